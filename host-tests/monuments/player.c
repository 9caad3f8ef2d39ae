#include "player.h"

#include <string.h>

enum { MUSTERED = 30 };

/* One where the seat has units already: strong hexes make losses a choice. */
static unsigned own_hex(unsigned seat, struct rng *rng) {
    struct mask here = game.sides[seat].here;
    int hex = -1;
    for (unsigned skip = rng_below(rng, 6) + 1; skip > 0; skip--) {
        int const next = mask_next(&here);
        hex = next < 0 ? hex : next;
    }
    return (unsigned)hex;
}

/* One more unit for a seat, on a hex that nobody else has, perhaps with resources and a building beside it.
 */
static void muster(unsigned seat, struct rng *rng) {
    struct side *side = &game.sides[seat];
    unsigned const hex = rng_below(rng, 3) == 0 ? rng_below(rng, HEXES) : own_hex(seat, rng);
    unsigned const unit = rng_below(rng, UNITS), kind = rng_below(rng, HOUSES);
    const char *name = monuments_hexes[hex].name;
    bool const free = game.units[hex] == 0 || holds(&game, seat, hex);
    bool const fits = is_water(hex) ? unit != ARMED : monuments_map_open(&game, hex) && unit != NAVY;
    unsigned const crew = is_water(hex) ? workers_in(&game, hex) + units_of(&game, hex, ARMY) : 0;
    bool const left =
        unit >= ARMY ? side->supply[unit - ARMY] + side->locked[unit - ARMY] > 0 : side->workers > 4;
    if (!free || !fits || !left || crew >= 2 || game.crossings == 0 || game.weapons == 0) {
        return;
    }
    if (is_water(hex) && unit <= ARMY) {
        aboard(seat, name, unit, 1);
        return;
    }
    stand(seat, name, unit, 1);
    unsigned const good = rng_below(rng, GOODS);
    if (is_land(hex) && goods_room(&game, hex) > 1 && game.bank[good] > 1) {
        store(name, good, 2);
    }
    unsigned const piece = PIECE_FORT + kind;
    if (is_land(hex) && side->supply[piece] + side->locked[piece] > 0 &&
        monuments_build_house_fits(&game, seat, kind, hex)) {
        house(seat, kind, name, rng_below(rng, 4) == 0);
    }
}

/* A common bonus of a layer, perhaps none; steps of workers more often than others. */
static void take_bonus(unsigned seat, unsigned layer, struct rng *rng) {
    move_t moves[GAME_MOVES_MAX];
    uint8_t const built = game.sides[seat].built;
    game.sides[seat].built = (uint8_t)layer;
    monuments_task_push(&game, TASK_BONUS, seat, 1);
    unsigned const count = monuments.moves(&game, moves);
    unsigned at = rng_below(rng, count);
    for (unsigned i = 0; i < count && rng_below(rng, 2) == 0; i++) {
        at = monuments_bonuses[move_hex(moves[i])].effect == GAIN_WORKER_STEPS ? i : at;
    }
    monuments.apply(&game, moves[at]);
    game.sides[seat].built = built;
}

static void wage_war(struct rng *rng) {
    for (unsigned seat = 0; seat < game.seats; seat++) {
        for (unsigned layer = 1; layer < LAYERS && rng_below(rng, 4) > 0; layer++) {
            take_bonus(seat, layer, rng);
        }
        gain(seat, GAIN_TRAIN, 1);
        game.sides[seat].green = (uint16_t)(rng_next(rng) & ALL_CARDS);
        for (unsigned i = 0; i < MUSTERED; i++) {
            muster(seat, rng);
        }
    }
}

void player_start(unsigned seats, uint64_t seed, struct rng *rng) {
    table_seed(seats, seed);
    rng_seed(rng, seed * 31 + seats);
    while (asked() != TASK_TURN) {
        move_t moves[GAME_MOVES_MAX];
        monuments.apply(&game, moves[rng_below(rng, monuments.moves(&game, moves))]);
    }
    if (seed % 2 == 1) {
        wage_war(rng);
    }
}

/* In war an attack is never missed, and its dice are cast in the end. */
move_t player_pick(const struct state *state, struct rng *rng) {
    static move_t moves[GAME_MOVES_MAX];
    unsigned const count = monuments.moves(state, moves);
    for (unsigned i = 0; i < count; i++) {
        bool const attack = moves[i] == MOVE(OP_PLAY, 0, CARD_ATTACK, 0, 0);
        if (attack ||
            (move_op(moves[i]) == OP_BONUS && monuments_bonuses[move_hex(moves[i])].effect == GAIN_TRAIN)) {
            return moves[i];
        }
    }
    return rng_below(rng, 3) == 0 ? moves[rng_below(rng, count)] : monuments.rollout(state, rng);
}
