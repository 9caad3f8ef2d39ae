#include "purse_game.h"

#include <string.h>

enum stage { CLOSED, OPENED, TAKEN };

struct purse {
    uint8_t stage;
    uint8_t gold;
    uint8_t luck; /* of the fickle one */
};

static void start(void *state, const struct setup *setup) {
    (void)state, (void)setup;
}

static int turn(const void *state) {
    return ((const struct purse *)state)->stage == TAKEN ? GAME_OVER : 0;
}

static unsigned moves(const void *state, move_t *out) {
    const unsigned count = turn(state) == GAME_OVER ? 0 : PURSE_MOVES;
    for (unsigned i = 0; i < count; i++) {
        out[i] = i + 1;
    }
    return count;
}

static bool apply_openly(void *state, move_t move) {
    struct purse *purse = state;
    const bool closed = purse->stage == CLOSED;
    if (move == (closed ? PURSE_COIN : PURSE_TREASURE)) {
        purse->gold = closed ? 1 : 2;
    }
    purse->stage = closed && move == PURSE_OPEN ? OPENED : TAKEN;
    return false;
}

/* Whatever is done, the purse comes open and then empties. */
static bool apply_the_same(void *state, move_t move) {
    struct purse *purse = state;
    (void)move;
    purse->stage = purse->stage == CLOSED ? OPENED : TAKEN;
    return false;
}

static bool apply_veiled(void *state, move_t move) {
    apply_openly(state, move);
    return true;
}

static unsigned moves_by_luck(const void *state, move_t *out) {
    const struct purse *purse = state;
    const unsigned count = moves(state, out);
    return purse->stage == OPENED && purse->luck == 0 ? count / 2 : count;
}

static void count(const void *state, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]) {
    points[0][0] = PURSE_LEAD + ((const struct purse *)state)->gold;
    points[1][0] = 0;
}

static unsigned keys(const void *state, int16_t key[GAME_SEATS_MAX][GAME_KEYS_MAX]) {
    key[0][0] = PURSE_LEAD + ((const struct purse *)state)->gold;
    key[1][0] = 0;
    return 2;
}

static void redeal(void *state, int seat, struct rng *rng) {
    (void)state, (void)seat, (void)rng;
}

static const char *const sources[] = {"gold"};

static void redeal_luck(void *state, int seat, struct rng *rng) {
    (void)seat;
    ((struct purse *)state)->luck = (uint8_t)rng_below(rng, 2);
}

#define PURSE(how, legal, dealt)                                                                             \
    {                                                                                                        \
        .name = "purse", .title = "Purse", .id = 254, .version = 1, .state_bytes = sizeof(struct purse),     \
        .length_max = 2, .seats_min = 2, .seats_max = 2, .source_count = 1, .sources = sources,              \
        .start = start, .turn = turn, .moves = (legal), .apply = (how), .count = count, .keys = keys,        \
        .redeal = (dealt)                                                                                    \
    }

const struct game purse_game = PURSE(apply_openly, moves, redeal);
const struct game purse_game_veiled = PURSE(apply_veiled, moves, redeal);
const struct game purse_game_idle = PURSE(apply_the_same, moves, redeal);
const struct game purse_game_fickle = PURSE(apply_openly, moves_by_luck, redeal_luck);
