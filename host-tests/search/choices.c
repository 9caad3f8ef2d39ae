#include "choices.h"

enum {
    MATCH_SEED = 11,
    SEARCH_SEED = 7,
    PLAYOUTS = 60, /* a choice */
};

/* By nothing but what a console's firmware holds: search_budget is not in it, being the same as this. */
static move_t think(const struct match *match, struct search *search) {
    unsigned count;
    const struct game_level *levels = search_levels(match->setup.game, &count);
    search_begin(search, match, &levels[count - 1], SEARCH_SEED);
    search->wanted = PLAYOUTS;
    while (!search_step(search)) {
    }
    return search_best(search);
}

uint32_t choices_of(const struct game *game, unsigned count, struct match *match, struct search *search) {
    struct setup setup;
    uint32_t hash = 0;
    setup_default(&setup, game);
    setup.seed = MATCH_SEED;
    setup.seats = game->seats_max;
    match_start(match, &setup);
    for (unsigned i = 0; i < count && match_turn(match) != GAME_OVER; i++) {
        const move_t move = think(match, search);
        hash = hash * 31 + move;
        match_play(match, move);
    }
    return hash;
}
