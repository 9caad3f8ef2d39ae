/* The maps as pictures, made by tools/converters/map_convert.c from map-a.png and map-b.png and committed in
 * made/ (tools/tables). What a pixel shows depends on who holds its region, so a picture is not colours but
 * kinds of ground. */
#ifndef OXHIDE_EMPIRE_MAP_DATA_H
#define OXHIDE_EMPIRE_MAP_DATA_H

#include "empire/empire.h"

enum {
    EMPIRE_UI_MAP_WIDTH = 240,
    EMPIRE_UI_MAP_HEIGHT = 162,
    EMPIRE_UI_MAP_WAYS = 7, /* dotted lines over the sea, on both sides */
};

/* What lies at a pixel. The sea comes first; the rest belongs to a region. */
enum empire_ui_map_ground {
    EMPIRE_UI_MAP_DEEP,
    EMPIRE_UI_MAP_WAVE,
    EMPIRE_UI_MAP_SHALLOW,
    EMPIRE_UI_MAP_SURF,
    EMPIRE_UI_MAP_CLIFF, /* below a coast, and */
    EMPIRE_UI_MAP_SHADE, /* its shadow on the water */
    EMPIRE_UI_MAP_SEA,   /* so many of the sea */
    EMPIRE_UI_MAP_COAST = EMPIRE_UI_MAP_SEA,
    EMPIRE_UI_MAP_BORDER,
    EMPIRE_UI_MAP_RIM_EDGE, /* the region's first pixel, where that is neither coast nor border */
    EMPIRE_UI_MAP_RIM,      /* its next two */
    EMPIRE_UI_MAP_RIM_DARK,
    EMPIRE_UI_MAP_RIM_LIGHT,
    EMPIRE_UI_MAP_LINE, /* its fourth */
    EMPIRE_UI_MAP_PLAIN,
    EMPIRE_UI_MAP_PLAIN_DARK,
    EMPIRE_UI_MAP_PLAIN_LIGHT,
    EMPIRE_UI_MAP_HILL,
    EMPIRE_UI_MAP_HILL_LIGHT,
    EMPIRE_UI_MAP_GROUNDS,
    EMPIRE_UI_MAP_REGION = 31, /* not a ground: the next byte is the region of what follows */
};

/* A picture's bytes: what lies there in the upper five bits, and for how many pixels, less one, in the lower
 * three; runs end with their row. */
enum { EMPIRE_UI_MAP_GROUND_SHIFT = 3, EMPIRE_UI_MAP_RUN_MAX = 8 };

/* Where a block of pieces stands best in a region, for blocks of these sizes. */
enum { EMPIRE_UI_MAP_BLOCK_WIDTHS = 10, EMPIRE_UI_MAP_BLOCK_HEIGHTS = 4 };
extern const uint8_t empire_ui_map_block_widths[EMPIRE_UI_MAP_BLOCK_WIDTHS],
    empire_ui_map_block_heights[EMPIRE_UI_MAP_BLOCK_HEIGHTS];
struct empire_ui_map_place {
    uint8_t x, y;
    uint8_t good; /* how well it stands there: inside, and near to the middle */
};

/* "A13" stands there: the best place first, on its land or out over the sea; others may lap over a border;
 * the last ones lie at the corners of its box, out of it. */
enum { EMPIRE_UI_MAP_NAME_WIDTH = 19, EMPIRE_UI_MAP_NAME_HEIGHT = 9 };
enum { EMPIRE_UI_MAP_OWN_NAMES = 16, EMPIRE_UI_MAP_NAMES = EMPIRE_UI_MAP_OWN_NAMES + 4 };
struct empire_ui_map_name {
    uint8_t x, y;
};

struct empire_ui_map_region {
    uint8_t x, y, width, height; /* its box */
    uint8_t middle_x, middle_y;
    struct empire_ui_map_name name[EMPIRE_UI_MAP_NAMES];
    struct empire_ui_map_place place[EMPIRE_UI_MAP_BLOCK_WIDTHS][EMPIRE_UI_MAP_BLOCK_HEIGHTS];
};

/* Where two regions with a dotted line between them come nearest to each other, off their neighbours. */
struct empire_ui_map_way {
    uint8_t x0, y0, x1, y1;
};

/* Where it is shown who holds a continent. */
enum { EMPIRE_UI_MAP_BANNER_WIDTH = 27, EMPIRE_UI_MAP_BANNER_HEIGHT = 14 };

struct empire_ui_map {
    const uint8_t *picture;
    struct empire_ui_map_region region[EMPIRE_REGIONS_MAX];
    struct empire_ui_map_way way[EMPIRE_UI_MAP_WAYS];
    uint8_t banner[EMPIRE_CONTINENTS_MAX][2]; /* x, y */
};

extern const struct empire_ui_map empire_ui_maps[EMPIRE_SIDES];

#endif
