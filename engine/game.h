/* What a game is: one const struct of functions and limits. Everything above it (match, protocol, search,
 * journal, screens) knows a game only by this. A game's state is one flat struct without pointers, zeroed
 * before `start`, so a copy is an assignment and equality is memcmp. docs/adding-a-game.md says how to
 * add one. */
#ifndef OXHIDE_GAME_H
#define OXHIDE_GAME_H

#include <stdbool.h>
#include <stdint.h>

#include "json.h"
#include "news.h"
#include "rng.h"
#include "text.h"

/* Limits that hold for every game; each game asserts at compile time that it keeps them. */
enum {
    GAME_SEATS_MAX = 5,     /* Eight-Minute Empire */
    GAME_STATE_MAX = 1536,  /* bytes of a state: Monuments has 1,408 */
    GAME_MOVES_MAX = 1024,  /* legal moves at once: Monuments, 15 workers with loads, rounded up */
    GAME_OPTIONS_MAX = 6,   /* choices at set-up: Eight-Minute Empire has 5 */
    GAME_SOURCES_MAX = 10,  /* lines that points come from: Monuments has 9 */
    GAME_ITEMS_MAX = 50,    /* things that one source is made of: Bronze's cities */
    GAME_PROSPECTS_MAX = 8, /* things that make a position better and are no points: Monuments */
    GAME_KEYS_MAX = 4,      /* what seats are compared by: points and three tie-breaks */
    GAME_WORD_MAX = 48,     /* bytes of a move's text with its end */
    GAME_CHANCES = 9,       /* places of a table of chances, from 0 to 1000 in even steps */
    GAME_CHANCE_STAGES = 6, /* of a match, from its beginning to its end in even steps */
    GAME_MOVE_BITS =
        24,            /* a move fits into three bytes, so that the journal's record is four with its check */
    GAME_OVER = -1,    /* whose turn, when it is nobody's */
    GAME_REFEREE = -1, /* the viewer who may see everything */
    GAME_NOBODY = 0xff, /* instead of a seat: whose an item is, when it is nobody's */
};

/* A move is a number with a text form. Zero is never a move, nor are 0xfffff0 and above: the journal's. */
typedef uint32_t move_t;
#define MOVE_NONE ((move_t)0)

struct game_option {
    const char *name;
    const char *const *values; /* the first is the default */
    uint8_t value_count;
};

/* A rules page for people, in our own words: a few short paragraphs, separated by '\n'. */
struct game_page {
    const char *title;
    const char *words;
};

/* All that a match starts from. Seats count from 0 inside the engine and from 1 in every text. */
struct setup {
    const struct game *game;
    uint64_t seed;
    uint8_t seats;
    uint8_t options[GAME_OPTIONS_MAX]; /* index of the value chosen, per option of the game */
};

/* An opponent of a certain strength and character; engine/search.h plays it. A game lists its levels from the
 * weakest to the strongest. */
struct game_level {
    const char *name;    /* one lower-case word, for the protocol: "easy" */
    const char *title;   /* for people, at most 8 letters */
    const char *words;   /* what it is like, in one short sentence */
    uint16_t playouts;   /* per decision; 1 and 0 are the yardsticks greedy and random */
    uint16_t cutoff;     /* decisions played out before the value is taken; 0: to the end */
    uint8_t blunders;    /* decisions of 256 that it takes without thinking: by `rollout` */
    uint8_t favourite;   /* index of the source of points that it likes more than it should, and */
    uint8_t liking;      /* by how much: what each point of it adds to a playout's value of 0 to 1000 */
    uint8_t lapses;      /* decisions of 256 that it takes at random: only for the weakest */
    uint8_t number;      /* its number in saves, from 1; never used again for another level of the game */
    uint8_t overlooks;   /* moves of 256 that it doesn't think of; of each decision it always sees one */
    uint8_t turn_halves; /* half thoughts that all steps of a turn together may take; 0: as the search says */
    uint8_t slips;       /* turns of 256 that it begins with the second best move that it has found */
};

/* One of the things that a source of points is made of: a province, a region, a quest. A thing that every
 * seat has for itself is an item for each of them. */
struct game_item {
    int16_t points; /* that it brings its seat, as if the game ended now; 0 if it is nobody's */
    int16_t won;    /* of them for good. The rest is led: it can still be lost. A seat's sum never falls */
    uint8_t seat;   /* or GAME_NOBODY */
};

/* What is no points and counts all the same, as reasons say it: without a number. */
struct game_prospect {
    const char *name, *gains; /* "armies", and "puts more armies on the map"; */
    const char *costs;        /* what is done to another seat, who is named next: "destroys armies of" */
};

/* How often in 1000 games a seat wins, by what positions are worth to it where the search was cut off, at
 * each stage of a match, and by how often it won where the search came to the end (review.h). tools/chances
 * makes them. */
struct game_chances {
    uint16_t moves; /* of a match, as a rule: what comes later is its end, too */
    uint16_t
        reach; /* `open` goes from so much below 500 to so much above it: what is worth more is at its end */
    uint16_t open[GAME_CHANCE_STAGES][GAME_CHANCES];
    uint16_t ended[GAME_CHANCES];
};

struct game {
    const char *name;  /* one lower-case word: "bronze" */
    const char *title; /* for people: "Bronze" */
    uint8_t id;        /* its number in saves, never used again for another game */
    uint16_t version;  /* of rules and data: a log of another version is refused */
    uint16_t state_bytes;
    uint16_t length_max; /* no match has more moves: proven, and checked by the conformance run */
    uint8_t seats_min, seats_max;
    uint8_t option_count, source_count, tie_break_count, page_count, level_count;
    const struct game_option *options;
    const char *const *sources;    /* names of the lines that points come from */
    const char *const *tie_breaks; /* names, in the order in which they are asked */
    /* A bit for each source, and for each tie-break, that a seat alone knows before the end. The others are
     * told without: standing_known. */
    uint16_t secret_sources;
    uint8_t secret_tie_breaks;
    const struct game_page *pages;
    const struct game_level *levels; /* none: opponents of common levels, see search_levels */

    /* Fills a zeroed state. All chance comes from setup->seed. */
    void (*start)(void *state, const struct setup *setup);
    /* The seat that decides next, or GAME_OVER. */
    int (*turn)(const void *state);
    /* Every legal move, ascending and without repeats; returns how many. None only when the game is over. */
    unsigned (*moves)(const void *state, move_t *out);
    /* Carries out a legal move. True: something hidden was shown by it, or the decision passed to a seat that
     * must not lose it again; it can't be taken back. */
    bool (*apply)(void *state, move_t move);
    /* Does the seat to decide see, or choose, something that the others must not see? The answer depends on
     * nothing hidden: it may be asked, and a cover put up, before their eyes. NULL: never. */
    bool (*secret)(const void *state);
    /* Points by source as if the game ended now. Writes the points of every seat that plays and every source
     * that the game has, and leaves the rest as it was: a caller who reads beyond them zeroes them first. */
    void (*count)(const void *state, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]);
    /* The items of a source, one after the other; returns how many. In a match these are always as many, and
     * the same one has the same place. Their points are those of `count`; account.h makes of them what
     * changed anybody's points. NULL: a source is one item for each seat, and nothing is called led. */
    unsigned (*items)(const void *state, unsigned source, struct game_item out[GAME_ITEMS_MAX]);
    /* What seats are compared by, as if the game ended now: the sum of a seat's points, then a number for
     * each tie-break; the larger is ahead. Writes those of the seats that play, and leaves the rest as it
     * was. Returns how many seats play. standing.h makes ranks of it, and fills its struct whole. */
    unsigned (*keys)(const void *state, int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX]);
    /* Reshuffles all that `seat` can't know, and nothing that it knows. The result depends on what the seat
     * knows and on the rng, and on nothing that was hidden: see rng_redeal_bytes. */
    void (*redeal)(void *state, int seat, struct rng *rng);
    /* A legal move's text: words of a-z, A-Z, 0-9, '-' and '_' joined by ':'; unique among the legal moves.
     */
    void (*text)(const void *state, move_t move, struct text *out);
    /* The members of the state's JSON object, as `viewer` (a seat, or GAME_REFEREE) may see it. */
    void (*json)(const void *state, int viewer, struct json *out);
    /* The members of the score's JSON object beyond ranks and sources; NULL: nothing to add. */
    void (*score)(const void *state, struct json *out);

    /* For the opponents; NULL: the search does without. */
    move_t (*rollout)(const void *state, struct rng *rng); /* a cheap and sensible legal move */
    void (*value)(const void *state,
                  int16_t value[GAME_SEATS_MAX]); /* how well each seat stands, 0 to 1000 */
    /* What `value` counts beside points, by name, in the plural: "coins", "armies"; how much of it each seat
     * has. Everybody may know it. Of some of it, a set, it is a merit not to have spent it. NULL: none. */
    /* For a move that is made for the sake of some sources alone, a city's: a bit for each of them. What
     * differs later in others, and prospects, is chance then and no reason. Else 0; NULL: always. */
    uint16_t (*sake)(const void *state, move_t move);
    /* What a seat does that will have more points of a source later on: "gets nearer to its next layer"; NULL
     * for a source: that is no reason. Nor is then what others will have less. NULL: all are named as points.
     */
    const char *const *later;
    const struct game_prospect *prospects;
    uint8_t prospect_count, spent_prospects;
    void (*prospect)(const void *state, int16_t amounts[GAME_SEATS_MAX][GAME_PROSPECTS_MAX]);
    /* What the seat's turn has changed besides points (news.h). NULL: nothing is said. */
    void (*news)(const void *before, const void *after, unsigned seat, struct news *news);
    /* Is this a decision, such as a bid, that little thought makes worse than `rollout` does? Levels with few
     * playouts for the number of seats take `rollout`'s move. NULL: there is none. */
    bool (*decide_by_rollout)(const void *state);
    /* Sense, which all levels have. Does the move end an action, and which moves only gain, so
     * that to end it instead would give them up for nothing? NULL: nothing is ever given up. */
    bool (*stops)(const void *state, move_t move);
    bool (*only_gains)(const void *state, move_t move);
    /* Does the move bring a piece from one place to another, and no more? `way` is from where and to where;
     * the same place twice for what goes on between two such moves. Nobody goes there and back, nor do two
     * change places. NULL: never. */
    bool (*walks)(move_t move, uint16_t way[2]);
    /* Is a step one too many, since fewer bring the pieces to the same places? `ways` are from where and to
     * where: the step, then those that the turn has made. NULL: never. */
    bool (*detour)(const void *state, uint16_t (*ways)[2], unsigned count);
    /* A legal move that only loses, or brings nothing, where there is something else to do. NULL: never. */
    bool (*pointless)(const void *state, move_t move);
    /* Parameters of the search, where its own don't fit the game; 0: they do. docs/opponents.md */
    uint8_t explore;  /* weight of what was tried little */
    uint8_t widen;    /* a node may have widen / 2 times the square root of its visits as children */
    bool value_alone; /* before the end only `value` counts, not also who leads by points */
    /* Instead of the last of its levels, for each number of seats from the fewest. NULL: always that one. */
    const struct game_level *const *hardest;
    const struct game_chances
        *chances; /* for each number of seats from the fewest. NULL: as the search says */
};

#endif
