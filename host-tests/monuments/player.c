#include "player.h"

#include <string.h>

enum { MUSTERED = 30 };

/* One where the seat has units already: strong hexes make losses a choice. */
static unsigned own_hex(unsigned seat, struct rng *rng) {
    struct monuments_mask here = game.seat_states[seat].unit_hexes;
    int hex = -1;
    for (unsigned skip = rng_below(rng, 6) + 1; skip > 0; skip--) {
        const int next = monuments_mask_next(&here);
        hex = next < 0 ? hex : next;
    }
    return (unsigned)hex;
}

/* One more unit for a seat, on a hex that nobody else has, perhaps with resources and a building beside it.
 */
static void muster(unsigned seat, struct rng *rng) {
    struct monuments_seat_state *side = &game.seat_states[seat];
    const unsigned hex = rng_below(rng, 3) == 0 ? rng_below(rng, MONUMENTS_HEXES) : own_hex(seat, rng);
    const unsigned unit = rng_below(rng, MONUMENTS_UNITS), kind = rng_below(rng, MONUMENTS_BUILDINGS);
    const char *name = monuments_hexes[hex].name;
    const bool free = game.units[hex] == 0 || monuments_holds(&game, seat, hex);
    const bool fits = monuments_is_water(hex) ? unit != MONUMENTS_ARMED
                                              : monuments_map_open(&game, hex) && unit != MONUMENTS_NAVY;
    const unsigned crew = monuments_is_water(hex) ? monuments_workers_in(&game, hex) +
                                                        monuments_units_of(&game, hex, MONUMENTS_ARMY)
                                                  : 0;
    const bool left = unit >= MONUMENTS_ARMY
                          ? side->supply[unit - MONUMENTS_ARMY] + side->locked[unit - MONUMENTS_ARMY] > 0
                          : side->workers > 4;
    if (!free || !fits || !left || crew >= 2 || game.crossings == 0 || game.weapons == 0) {
        return;
    }
    if (monuments_is_water(hex) && unit <= MONUMENTS_ARMY) {
        aboard(seat, name, unit, 1);
        return;
    }
    stand(seat, name, unit, 1);
    const unsigned resource = rng_below(rng, MONUMENTS_RESOURCES);
    if (monuments_is_land(hex) && monuments_resources_room(&game, hex) > 1 && game.bank[resource] > 1) {
        store(name, resource, 2);
    }
    const unsigned piece = MONUMENTS_PIECE_FORT + kind;
    if (monuments_is_land(hex) && side->supply[piece] + side->locked[piece] > 0 &&
        monuments_building_fits(&game, seat, kind, hex)) {
        building(seat, kind, name, rng_below(rng, 4) == 0);
    }
}

/* A common bonus of a layer, perhaps none; steps of workers more often than others. */
static void take_bonus(unsigned seat, unsigned layer, struct rng *rng) {
    move_t moves[GAME_MOVES_MAX];
    const uint8_t built = game.seat_states[seat].built;
    game.seat_states[seat].built = (uint8_t)layer;
    monuments_task_push(&game, MONUMENTS_TASK_BONUS, seat, 1);
    const unsigned count = monuments.moves(&game, moves);
    unsigned at = rng_below(rng, count);
    for (unsigned i = 0; i < count && rng_below(rng, 2) == 0; i++) {
        at = monuments_bonuses[monuments_move_hex(moves[i])].effect == MONUMENTS_GAIN_WORKER_STEPS ? i : at;
    }
    monuments.apply(&game, moves[at]);
    game.seat_states[seat].built = built;
}

static void wage_war(struct rng *rng) {
    for (unsigned seat = 0; seat < game.seats; seat++) {
        for (unsigned layer = 1; layer < MONUMENTS_LAYERS && rng_below(rng, 4) > 0; layer++) {
            take_bonus(seat, layer, rng);
        }
        gain(seat, MONUMENTS_GAIN_TRAIN, 1);
        game.seat_states[seat].green = (uint16_t)(rng_next(rng) & MONUMENTS_ALL_CARDS);
        for (unsigned i = 0; i < MUSTERED; i++) {
            muster(seat, rng);
        }
    }
}

void player_start(unsigned seats, uint64_t seed, struct rng *rng) {
    fixture_seed(seats, seed);
    rng_seed(rng, seed * 31 + seats);
    while (asked() != MONUMENTS_TASK_TURN) {
        move_t moves[GAME_MOVES_MAX];
        monuments.apply(&game, moves[rng_below(rng, monuments.moves(&game, moves))]);
    }
    if (seed % 2 == 1) {
        wage_war(rng);
    }
}

/* In war an attack is never missed, and its dice are cast in the end. */
move_t player_pick(const struct monuments_state *state, struct rng *rng) {
    static move_t moves[GAME_MOVES_MAX];
    const unsigned count = monuments.moves(state, moves);
    for (unsigned i = 0; i < count; i++) {
        const bool attack = moves[i] == MONUMENTS_MOVE(MONUMENTS_OP_PLAY, 0, MONUMENTS_CARD_ATTACK, 0, 0);
        if (attack || (monuments_move_op(moves[i]) == MONUMENTS_OP_BONUS &&
                       monuments_bonuses[monuments_move_hex(moves[i])].effect == MONUMENTS_GAIN_TRAIN)) {
            return moves[i];
        }
    }
    return rng_below(rng, 3) == 0 ? moves[rng_below(rng, count)] : monuments.rollout(state, rng);
}
