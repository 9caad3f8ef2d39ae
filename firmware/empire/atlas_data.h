/* The maps as pictures, made by tools/map_convert.c from map-a.png and map-b.png when the console is built.
 * What a pixel shows depends on who holds its region, so a picture is not colours but kinds of ground. */
#ifndef OXHIDE_ATLAS_DATA_H
#define OXHIDE_ATLAS_DATA_H

#include <stdint.h>

enum {
    ATLAS_WIDTH = 240,
    ATLAS_HEIGHT = 162,
    ATLAS_SIDES = 2,
    ATLAS_REGIONS = 25, /* side A; side B has 23 */
};

/* What lies at a pixel. The sea comes first; the rest belongs to a region. */
enum atlas_ground {
    ATLAS_DEEP,
    ATLAS_WAVE,
    ATLAS_SHALLOW,
    ATLAS_SURF,
    ATLAS_CLIFF, /* below a coast, and */
    ATLAS_SHADE, /* its shadow on the water */
    ATLAS_SEA,   /* so many of the sea */
    ATLAS_COAST = ATLAS_SEA,
    ATLAS_BORDER,
    ATLAS_RIM_EDGE, /* the region's first pixel, where that is neither coast nor border */
    ATLAS_RIM,      /* its next two */
    ATLAS_RIM_DARK,
    ATLAS_RIM_LIGHT,
    ATLAS_LINE, /* its fourth */
    ATLAS_PLAIN,
    ATLAS_PLAIN_DARK,
    ATLAS_PLAIN_LIGHT,
    ATLAS_HILL,
    ATLAS_HILL_LIGHT,
    ATLAS_GROUNDS,
    ATLAS_REGION = 31, /* not a ground: the next byte is the region of what follows */
};

/* A picture's bytes: what lies there in the upper five bits, and for how many pixels, less one, in the lower
 * three; runs end with their row. */
enum { ATLAS_GROUND_SHIFT = 3, ATLAS_RUN_MAX = 8 };

/* Where a block of pieces stands best in a region, for blocks of these sizes. */
enum { ATLAS_BLOCK_WIDTHS = 10, ATLAS_BLOCK_HEIGHTS = 6 };
extern const uint8_t atlas_block_widths[ATLAS_BLOCK_WIDTHS], atlas_block_heights[ATLAS_BLOCK_HEIGHTS];
struct atlas_place {
    uint8_t x, y;
    uint8_t good; /* how well it stands there: inside, and near to the middle */
};

struct atlas_region {
    uint8_t x, y, width, height; /* its box */
    uint8_t middle_x, middle_y;
    struct atlas_place place[ATLAS_BLOCK_WIDTHS][ATLAS_BLOCK_HEIGHTS];
};

/* Where two regions come nearest to each other: the ends of a sea way. */
struct atlas_way {
    uint8_t x0, y0, x1, y1;
};
enum { ATLAS_WAYS = ATLAS_REGIONS * (ATLAS_REGIONS - 1) / 2 };

/* The way between regions a < b. */
static inline unsigned atlas_way_index(unsigned a, unsigned b) {
    return b * (b - 1) / 2 + a;
}

struct atlas {
    const uint8_t *picture;
    struct atlas_region region[ATLAS_REGIONS];
    struct atlas_way way[ATLAS_WAYS];
};

extern const struct atlas atlases[ATLAS_SIDES];

#endif
