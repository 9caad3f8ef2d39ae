/* What opponents use to think ahead quickly: a sensible move for almost no time, and how well each seat
 * stands. */
#include "rules.h"

/* The cards that a play would activate, without naming them. */
static unsigned activated(const struct bronze *state, move_t play) {
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    return bronze_preview(state, play, cells);
}

/* The best of a few plays picked at random. */
static move_t some_play(const struct bronze *state, const move_t *legal, unsigned count, struct rng *rng) {
    enum { TRIES = 3 };
    move_t best = MOVE_NONE;
    unsigned most = 0;
    for (unsigned i = 0; i < TRIES; i++) {
        move_t const play = legal[rng_below(rng, count)];
        unsigned const active = activated(state, play);
        if (active > most) {
            most = active;
            best = play;
        }
    }
    return best;
}

/* Markers are worth placing; the nearest of two spots picked at random leaves more for the next turns. */
static move_t some_settlement(const move_t *legal, unsigned count, struct rng *rng) {
    if (count == 1) {
        return BRONZE_DONE;
    }
    move_t const one = legal[1 + rng_below(rng, count - 1)];
    move_t const other = legal[1 + rng_below(rng, count - 1)];
    return one < other ? one : other;
}

static move_t best_city(const struct bronze *state, const move_t *legal, unsigned count) {
    move_t best = legal[0];
    unsigned most = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned const worth = bronze_city_worth(state, state->seat, legal[i] - BRONZE_CITY);
        if (worth > most) {
            most = worth;
            best = legal[i];
        }
    }
    return best;
}

move_t bronze_rollout(const void *of, struct rng *rng) {
    const struct bronze *state = of;
    move_t legal[BRONZE_TILES_MAX * BRONZE_SPOT_BITS + 1];
    unsigned const count = bronze.moves(state, legal);
    switch (state->phase) {
    case BRONZE_PLAYING:
        return some_play(state, legal, count, rng);
    case BRONZE_SETTLING:
        return some_settlement(legal, count, rng);
    default:
        return best_city(state, legal, count);
    }
}

/* Points so far, and half of what lines of markers on their way to a token may bring. */
static int32_t outlook(const struct bronze *state, unsigned seat) {
    int32_t sum = 0;
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        sum += (int32_t)(bronze_route_run(state, seat, terrain) > 1);
    }
    return sum;
}

void bronze_value(const void *of, int16_t value[GAME_SEATS_MAX]) {
    enum { FULL = 1000, A_POINT = 12 }; /* 80 points are out of reach */
    const struct bronze *state = of;
    int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX];
    (void)bronze_keys(state, keys);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        int32_t const worth = A_POINT * (keys[seat][0] + outlook(state, seat));
        value[seat] = (int16_t)(worth > FULL ? FULL : worth);
    }
}
