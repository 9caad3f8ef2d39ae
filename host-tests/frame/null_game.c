#include "test_games.h"

#include <string.h>

/* The least that a game must be: seats take steps in turn, and that is all. */
struct null_game {
    uint16_t left; /* steps until the end */
    uint8_t seats;
    uint8_t turn;
};

enum { SHORT_STEPS = 6, ENDLESS_STEPS = 60000 /* more than any log has room for */ };
enum { MOVE_STEP = 1 };

static void start(void *state, const struct setup *setup) {
    struct null_game *game = state;
    game->left = setup->options[0] == 0 ? SHORT_STEPS : ENDLESS_STEPS;
    game->seats = setup->seats;
}

static int turn(const void *state) {
    const struct null_game *game = state;
    return game->left == 0 ? GAME_OVER : game->turn;
}

static unsigned moves(const void *state, move_t *out) {
    out[0] = MOVE_STEP;
    return turn(state) == GAME_OVER ? 0 : 1;
}

static bool apply(void *state, move_t move) {
    struct null_game *game = state;
    (void)move;
    game->left--;
    game->turn = (uint8_t)(game->turn + 1 == game->seats ? 0 : game->turn + 1);
    return false;
}

static void count(const void *state, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]) {
    for (unsigned seat = 0; seat < ((const struct null_game *)state)->seats; seat++) {
        points[seat][0] = 0;
    }
}

static unsigned keys(const void *state, int16_t key[GAME_SEATS_MAX][GAME_KEYS_MAX]) {
    const unsigned seats = ((const struct null_game *)state)->seats;
    for (unsigned seat = 0; seat < seats; seat++) {
        key[seat][0] = 0;
    }
    return seats;
}

static void redeal(void *state, int seat, struct rng *rng) {
    (void)state, (void)seat, (void)rng;
}

static void text(const void *state, move_t move, struct text *out) {
    (void)state, (void)move;
    text_put(out, "step");
}

static void json(const void *state, int viewer, struct json *out) {
    (void)viewer;
    json_number(out, "left", ((const struct null_game *)state)->left);
}

static const char *const lengths[] = {"short", "endless"};
static const struct game_option options[] = {{"length", lengths, 2}};
static const char *const sources[] = {"nothing"};

const struct game null_game = {
    .name = "null",
    .title = "Null",
    .id = 255,
    .version = 1,
    .state_bytes = sizeof(struct null_game),
    .length_max = ENDLESS_STEPS,
    .seats_min = 2,
    .seats_max = GAME_SEATS_MAX,
    .option_count = 1,
    .options = options,
    .source_count = 1,
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
