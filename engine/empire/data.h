/* The facts of the box: counts, cards, maps, numbers; data.c has the tables. */
#ifndef OXHIDE_EMPIRE_DATA_H
#define OXHIDE_EMPIRE_DATA_H

#include "game.h"

enum {
    EMPIRE_REGIONS_MAX = 25,            /* side A; side B has 23 */
    EMPIRE_CONTINENTS_MAX = 5,          /* side B; side A has 4 */
    EMPIRE_OWNERS = GAME_SEATS_MAX + 1, /* whoever can have armies: the seats and the neutral ones */
    EMPIRE_NEUTRAL = GAME_SEATS_MAX,    /* their owner */
    EMPIRE_NOBODY = GAME_SEATS_MAX + 1, /* controls what is tied or empty */
    EMPIRE_CARDS = 42,                  /* printed, numbered from 1 */
    EMPIRE_ROW = 6,                     /* cards open to be taken */
    EMPIRE_CITIES = 3,                  /* discs of a seat */
    EMPIRE_TRIANGLES = 5,               /* regions of a side that get a goods token */
    EMPIRE_GAMES_MAX = 3,               /* of the full game */
    EMPIRE_HALVES = 2,                  /* actions on an "and" or "or" card */
    EMPIRE_BID_NONE = 0xff,             /* not yet bid */
    EMPIRE_SEAT_NONE = 0xff,            /* not yet known */
    EMPIRE_SPARE = 3,                   /* bytes that fill the state up to whole words */
};

enum empire_good {
    EMPIRE_RUBY,
    EMPIRE_WOOD,
    EMPIRE_ORE,
    EMPIRE_ANVIL,
    EMPIRE_CARROT,
    EMPIRE_GOODS, /* the kinds that score */
    EMPIRE_WILD = EMPIRE_GOODS,
    EMPIRE_GOOD_KINDS,
    EMPIRE_GOOD_NONE = EMPIRE_GOOD_KINDS, /* a triangle without a token */
};

/* What a step of an action does. */
enum empire_step {
    EMPIRE_STEP_NONE,
    EMPIRE_STEP_PLACE,   /* an army from the supply to the start region or to a city of the seat */
    EMPIRE_STEP_MARCH,   /* an army of the seat over a land border */
    EMPIRE_STEP_SAIL,    /* an army of the seat over a land border or a dotted line */
    EMPIRE_STEP_CITY,    /* a city where the seat has an army */
    EMPIRE_STEP_DESTROY, /* any army of anyone */
};

/* How the two actions of a card are joined. */
enum empire_join { EMPIRE_ALONE, EMPIRE_OR, EMPIRE_AND };

struct empire_action {
    uint8_t step, amount;
};

struct empire_card {
    uint8_t good, icons;
    bool five; /* only in a game of five seats */
    uint8_t join;
    struct empire_action action[EMPIRE_HALVES];
};

struct empire_region {
    const char *where; /* in words, for screens; the board prints no names */
    uint8_t continent;
    bool triangle;
    uint32_t land, sea; /* neighbours, a bit per region */
};

struct empire_map {
    char letter;
    uint8_t region_count, continent_count, start;
    const struct empire_region *regions;
    const char *const *continents;       /* short names of their places */
    uint8_t triangles[EMPIRE_TRIANGLES]; /* regions, ascending */
};

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

#endif
