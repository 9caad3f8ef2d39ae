/* The facts of the box (empire_data.c), for the other files of this folder. */
#ifndef OXHIDE_EMPIRE_DATA_H
#define OXHIDE_EMPIRE_DATA_H

#include "empire.h"

enum {
    EMPIRE_SIDES = 2,
    EMPIRE_GOOD_STEPS = 4,      /* counts at which a good scores more */
    EMPIRE_TOKENS = 10,         /* goods tokens in the box; five are dealt */
    EMPIRE_ARMIES = 14,         /* cubes of a seat (rulebook, Setup 3) */
    EMPIRE_ARMIES_AT_START = 3, /* of them on the start region */
    EMPIRE_NEUTRAL_ARMIES = 10, /* with two seats */
    EMPIRE_FIVES = 5,           /* cards for a game of five seats only */
    EMPIRE_WILDS = 3,           /* cards */
    EMPIRE_TIE_BREAKS = 3,
    /* Legal moves at once: destroy among 5 seats' 14 armies each, or build a city among own ones, or pass. */
    EMPIRE_MOVES_MAX = GAME_SEATS_MAX * EMPIRE_ARMIES + EMPIRE_ARMIES + 1,
    EMPIRE_CARD_VARIANT = 16, /* the one card that two printings differ in */
};

extern const uint8_t empire_coins[GAME_SEATS_MAX + 1];
extern const uint8_t empire_cards_each[GAME_SEATS_MAX + 1];
extern const uint8_t empire_costs[EMPIRE_ROW];
extern const uint8_t empire_good_steps[EMPIRE_GOODS][EMPIRE_GOOD_STEPS];
extern const uint8_t empire_good_step_points[EMPIRE_GOOD_STEPS];
extern const uint8_t empire_tokens[EMPIRE_TOKENS];
extern const struct empire_card empire_cards[EMPIRE_CARDS + 1];
extern const struct empire_card empire_card16_neutral;
extern const struct empire_map empire_maps[EMPIRE_SIDES];

/* What one file of this folder offers the others. */

/* empire_chance.c: fixes a game's deck, tokens and die. */
void empire_deal(struct empire_state *state, unsigned game, struct rng *rng);
void empire_redeal(void *state, int seat, struct rng *rng);
/* A bid as people make them; also what redeal puts for a sealed one. */
unsigned empire_bid(unsigned coins, struct rng *rng);

/* empire_count.c */
void empire_end_game(struct empire_state *state);
void empire_count(const void *state, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]);
void empire_rank(const void *state, struct standing *standing);

/* empire_text.c */
void empire_text(const void *state, move_t move, struct text *out);
void empire_json(const void *state, int viewer, struct json *out);
void empire_score(const void *state, struct json *out);

/* empire_play.c */
move_t empire_rollout(const void *state, struct rng *rng);
void empire_value(const void *state, int16_t value[GAME_SEATS_MAX]);

/* empire_pages.c */
enum { EMPIRE_PAGES = 12 };
extern const struct game_page empire_pages[EMPIRE_PAGES];

/* empire.c */
unsigned empire_moves(const void *state, move_t *out);

/* A move: what it does, then two bytes of where. Zero is none, and the order is the one that lists have. */
enum empire_move {
    EMPIRE_MOVE_NEUTRAL = 1, /* region */
    EMPIRE_MOVE_BID,         /* coins */
    EMPIRE_MOVE_FIRST,       /* seat */
    EMPIRE_MOVE_TAKE,        /* position in the row */
    EMPIRE_MOVE_PLACE,       /* region */
    EMPIRE_MOVE_ARMY,        /* from, to */
    EMPIRE_MOVE_CITY,        /* region */
    EMPIRE_MOVE_DESTROY,     /* owner, region */
    EMPIRE_MOVE_PASS,
};

static inline move_t empire_move(enum empire_move kind, unsigned first, unsigned second) {
    return (move_t)kind << 16 | (move_t)first << 8 | (move_t)second;
}
static inline unsigned empire_move_kind(move_t move) {
    return (unsigned)(move >> 16);
}
static inline unsigned empire_move_first(move_t move) {
    return (unsigned)(move >> 8 & 0xffu);
}
static inline unsigned empire_move_second(move_t move) {
    return (unsigned)(move & 0xffu);
}

#endif
