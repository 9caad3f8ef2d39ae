#include "tally.h"

enum { MOVES = 12, STEP = 5, SHORT = 40, LONG = 2400, BARRIER_EVERY = 4 };

struct state {
    uint32_t sum;
    uint16_t played, length;
    int16_t points[GAME_SEATS_MAX];
    uint8_t seats;
};

static void start(void *state, const struct setup *setup) {
    *(struct state *)state = (struct state){
        .sum = (uint32_t)setup->seed,
        .length = setup->options[0] == TALLY_LONG ? LONG : SHORT,
        .seats = setup->seats,
    };
}

static int turn(const void *state) {
    const struct state *at = state;
    return at->played == at->length ? GAME_OVER : at->played % at->seats;
}

static unsigned moves(const void *state, move_t *out) {
    const struct state *at = state;
    const unsigned count = turn(state) == GAME_OVER ? 0 : MOVES;
    for (unsigned i = 0; i < count; i++) {
        out[i] = 1 + at->sum % STEP + i * STEP + (at->sum & 0x30000u);
    }
    return count;
}

static bool apply(void *state, move_t move) {
    struct state *at = state;
    int16_t *points = &at->points[turn(state)];
    at->sum = at->sum * 1664525u + move;
    at->played++;
    *points = (int16_t)(*points + (int)(move % 7) - 2);
    return move % BARRIER_EVERY == 0;
}

static void count(const void *state, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]) {
    const struct state *at = state;
    for (unsigned i = 0; i < at->seats; i++) {
        points[i][0] = at->points[i];
    }
}

static unsigned keys(const void *state, int16_t key[GAME_SEATS_MAX][GAME_KEYS_MAX]) {
    const struct state *at = state;
    for (unsigned i = 0; i < at->seats; i++) {
        key[i][0] = at->points[i];
    }
    return at->seats;
}

static void redeal(void *state, int seat, struct rng *rng) {
    (void)state, (void)seat, (void)rng; /* nothing is hidden */
}

static void text(const void *state, move_t move, struct text *out) {
    (void)state;
    text_put(out, "add:");
    text_unsigned(out, move);
}

static void json(const void *state, int viewer, struct json *out) {
    (void)viewer;
    json_number(out, "sum", (int32_t)(((const struct state *)state)->sum & INT32_MAX));
}

static const char *const lengths[] = {"short", "long"};
static const struct game_option options[] = {{"length", lengths, 2}};
static const char *const sources[] = {"sum"};

const struct game tally = {
    .name = "tally",
    .title = "Tally",
    .id = 250,
    .version = 1,
    .state_bytes = sizeof(struct state),
    .length_max = LONG,
    .seats_min = 1,
    .seats_max = GAME_SEATS_MAX,
    .option_count = 1,
    .source_count = 1,
    .options = options,
    .sources = sources,
    .start = start,
    .turn = turn,
    .moves = moves,
    .apply = apply,
    .count = count,
    .keys = keys,
    .redeal = redeal,
    .text = text,
    .json = json,
};

const struct game *const tally_games[] = {&tally, NULL};
