/* The components of Bronze: technologies, land tiles, cities and tokens, as constant tables. What the
 * booklets print and what is this project's own design is marked entry by entry; data.c is the one
 * file to edit for whoever owns the printed game (docs/rules-bronze.md), and host-tests/bronze/test_data.c
 * checks the result. */
#ifndef OXHIDE_BRONZE_DATA_H
#define OXHIDE_BRONZE_DATA_H

#include <stdint.h>

enum {
    BRONZE_SEATS_MIN = 2,
    BRONZE_SEATS_MAX = 4,
    BRONZE_SEAT_COUNTS = BRONZE_SEATS_MAX - BRONZE_SEATS_MIN + 1,
    BRONZE_TERRAINS = 7,
    BRONZE_ROW_MAX = 3, /* spots of one terrain on one tile */
    BRONZE_TYPES = 3,   /* farmers, herders, hunters */
    BRONZE_SPOT_BITS = BRONZE_TERRAINS * BRONZE_ROW_MAX,
    BRONZE_BOX_TILES = 14,
    BRONZE_TILES_MAX = 11, /* on the table, with four seats */
    BRONZE_TECHNOLOGIES = 7,
    BRONZE_CARDS_MAX = 70,  /* ten of each technology */
    BRONZE_COPIES_MAX = 10, /* of one technology */
    BRONZE_STACKS = 5,      /* four to take from and the reserve */
    BRONZE_POOL = 4,
    BRONZE_CITIES = 50,
    BRONZE_MARKERS = 30,
    BRONZE_PROVINCES = 12,
    BRONZE_ROUTE_LENGTHS = 3,
    BRONZE_COLUMNS = 4,
    BRONZE_ACTIVE_MAX =
        BRONZE_COPIES_MAX + 2, /* cards at once: a column of one technology, and both neighbours */
    /* Turns of one seat, and so cards in one column. The pool always keeps 3 cards before the second stack is
     * empty, so there are at most ceil((cards - 3) / seats) rounds: 16, 18 and 17. The rest is room for other
     * numbers of cards; test_data.c checks it. */
    BRONZE_TURNS_MAX = 24,
};

enum bronze_terrain {
    BRONZE_MOUNTAINS,
    BRONZE_WOODS,
    BRONZE_GRASSLANDS,
    BRONZE_SAVANNAS,
    BRONZE_DESERTS,
    BRONZE_JUNGLES,
    BRONZE_SHORE,
};

enum bronze_type { BRONZE_FARMERS, BRONZE_HERDERS, BRONZE_HUNTERS };

enum bronze_technology {
    BRONZE_DOMESTICATION,
    BRONZE_POTTERY,
    BRONZE_MASONRY,
    BRONZE_AUTHORITY,
    BRONZE_RELIGION,
    BRONZE_WHEEL,
    BRONZE_IRRIGATION,
    BRONZE_CASTING,       /* the back of every card: every type on every terrain */
    BRONZE_NO_TECHNOLOGY, /* no card; it allows nothing */
};

enum bronze_source {
    BRONZE_PRINTED, /* in a rulebook */
    BRONZE_OURS,    /* designed for this project: the printed one is known to no source that we could read */
};

/* A set of spots of a tile is a word with bit terrain * 3 + place in the row, from the left. */
struct bronze_technology_card {
    const char *word;                   /* in moves and JSON */
    const char *name;                   /* for people */
    const char *line;                   /* what it does, in one line */
    uint32_t allows[BRONZE_TYPES];      /* spots by terrain, whole rows of three, per type */
    uint8_t copies[BRONZE_SEAT_COUNTS]; /* cards used with 2, 3 and 4 seats */
    uint8_t source, copies_source;
};
extern const struct bronze_technology_card bronze_technologies[BRONZE_NO_TECHNOLOGY + 1];

struct bronze_tile {
    uint32_t spots[BRONZE_TYPES];  /* the spots of each type */
    uint8_t rows[BRONZE_TERRAINS]; /* the number of spots of each terrain */
    uint8_t count;                 /* of all of them */
    uint8_t source;
};
extern const struct bronze_tile bronze_tiles[BRONZE_BOX_TILES];

enum bronze_city_kind {
    BRONZE_COLUMN_VARIETY,      /* points for each different technology in the best column */
    BRONZE_ROW_OF_THREE,        /* a row with these technologies */
    BRONZE_THREE_TYPES,         /* all three types on each of these terrains */
    BRONZE_PAIRS,               /* points for each pair of Bronze Casting and this technology */
    BRONZE_TECHNOLOGY_MAJORITY, /* most cards of this technology */
    BRONZE_TERRAIN_MAJORITY,    /* most markers on this terrain */
    BRONZE_PER_PROVINCE,        /* points for each province */
    BRONZE_PER_ROUTE,           /* points for each trade route token */
    BRONZE_FEWEST_PROVINCES,    /* fewer provinces than everybody else */
    BRONZE_MOST_LEFT,           /* more markers not placed than everybody else */
    BRONZE_FEWEST_LEFT,         /* fewer markers not placed than everybody else */
    BRONZE_AT_MOST_EACH,        /* at most so many cards of every technology */
    BRONZE_DIFFERENT,           /* at least so many different technologies */
    BRONZE_FULL_ROWS,           /* points for each row of four cards */
    BRONZE_CASTING_EVERYWHERE,  /* Bronze Casting in each of four columns */
    BRONZE_TALL_COLUMN,         /* a column of at least so many cards */
    BRONZE_CITY_KINDS,
};

struct bronze_city {
    const char *word; /* in moves and JSON */
    const char *name; /* for people */
    const char *line; /* what it is worth, in one line */
    uint8_t kind;
    uint8_t asks; /* by kind: a set of technologies or terrains, one technology or terrain, a number, or 0 */
    uint8_t points;
    uint8_t seats_min; /* used with so many seats or more */
    uint8_t source, seats_source;
};
extern const struct bronze_city bronze_cities[BRONZE_CITIES];

extern const char *const bronze_terrain_names[BRONZE_TERRAINS]; /* words and names alike */
extern const char *const bronze_type_names[BRONZE_TYPES];

extern const uint8_t bronze_province_points[BRONZE_PROVINCES]; /* one token each */
extern const uint8_t bronze_route_lengths[BRONZE_ROUTE_LENGTHS];
extern const uint8_t bronze_route_points[BRONZE_ROUTE_LENGTHS];
extern const uint8_t bronze_tiles_used[BRONZE_SEAT_COUNTS]; /* with 2, 3 and 4 seats */
extern const uint8_t bronze_tiles_open[BRONZE_SEAT_COUNTS]; /* at the start */

#endif
