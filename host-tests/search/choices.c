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

static uint32_t reason(struct search *search) {
    struct reason part[REASON_PARTS];
    uint32_t hash = 0;
    reason_begin(search, false, false);
    while (!reason_step(search)) {
    }
    const unsigned count = reason_parts(search, part);
    for (unsigned i = 0; i < count; i++) {
        hash = hash * 31 + part[i].kind;
        hash = hash * 31 + part[i].source;
        hash = hash * 31 + part[i].item;
        hash = hash * 31 + part[i].seat;
        hash = hash * 31 + (uint8_t)part[i].points;
    }
    return hash;
}

uint32_t choices_of(const struct game *game, unsigned count, struct match *match, struct search *search,
                    uint32_t *reasons) {
    struct setup setup;
    uint32_t hash = 0;
    setup_default(&setup, game);
    setup.seed = MATCH_SEED;
    setup.seats = game->seats_max;
    match_start(match, &setup);
    for (unsigned i = 0; i < count && match_turn(match) != GAME_OVER; i++) {
        const move_t move = think(match, search);
        hash = hash * 31 + move;
        if (reasons != NULL) {
            *reasons = *reasons * 31 + reason(search);
        }
        match_play(match, move);
    }
    return hash;
}
