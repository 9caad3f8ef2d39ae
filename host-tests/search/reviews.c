#include "reviews.h"

enum {
    MATCH_SEED = 11,
    PLAYOUTS = 30,
    LAST = 40, /* decisions are few, for the emulated chip has little time */
};

static void play(const struct game *game, struct match *match) {
    struct setup setup;
    struct rng rng;
    setup_default(&setup, game);
    setup.seed = MATCH_SEED;
    rng_seed(&rng, MATCH_SEED);
    match_start(match, &setup);
    while (match_turn(match) != GAME_OVER) {
        match_play(match, game->rollout(match->state, &rng));
    }
}

static void stand_at(struct match *match, unsigned moves) {
    if (match->length > moves) {
        match_rewind(match, (uint16_t)moves);
    }
    while (match->length < moves) {
        match_redo(match);
    }
}

static uint32_t fold(uint32_t hash, const struct review_moment *moment) {
    hash = hash * 31 + moment->at;
    hash = hash * 31 + moment->kind;
    hash = hash * 31 + moment->seat;
    hash = hash * 31 + moment->played;
    hash = hash * 31 + moment->other;
    hash = hash * 31 + moment->noise;
    for (unsigned i = 0; i < moment->parts; i++) {
        hash = hash * 31 + moment->reason[i].kind;
        hash = hash * 31 + moment->reason[i].source;
        hash = hash * 31 + moment->reason[i].item;
        hash = hash * 31 + moment->reason[i].seat;
        hash = hash * 31 + (uint8_t)moment->reason[i].points;
    }
    for (unsigned i = 0; i < moment->moves; i++) {
        hash = hash * 31 + review_line_move(moment, i);
    }
    return hash;
}

uint32_t review_of(const struct game *game, struct match *match, struct search *search) {
    static struct review found;
    struct review *const review = &found;
    uint32_t hash = 0;
    play(game, match);
    review_begin(review, search, &match->setup, match->length, 1, PLAYOUTS);
    review->from = (uint16_t)(match->length > LAST ? match->length - LAST : 0);
    do {
        stand_at(match, review_at(review));
    } while (!review_step(review, match));
    for (unsigned i = 0; i < review->moments; i++) {
        hash = fold(hash, &review->moment[i]);
    }
    return hash;
}
