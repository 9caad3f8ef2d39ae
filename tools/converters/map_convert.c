/* Turns the maps of Eight-Minute Empire into C tables: map_convert <a.png> <b.png> <output.c>. Runs on the PC
 * that builds. Needs libpng. A pixel of the pictures is a palette index: 0 is the sea, the others are regions
 * counted from 1. firmware/empire/map_data.h describes what comes out.
 *
 * Everything that takes long to find, and never changes, is found here: how far each pixel is from its
 * region's edge, where pieces stand best, where a sea way begins and ends. */
#include <math.h>
#include <png.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "map_data.h"

enum {
    WIDTH = EMPIRE_UI_MAP_WIDTH,
    HEIGHT = EMPIRE_UI_MAP_HEIGHT,
    FAR = 9,        /* no more steps from an edge are counted */
    GRAIN = 3,      /* pixels between two points of the noise */
    HILLS = 7,      /* tried in each region */
    HILL_INSIDE = 7 /* as far from the edge */
};

static uint8_t map[HEIGHT][WIDTH];
static uint8_t inside[HEIGHT][WIDTH]; /* steps from the region's edge, 1 on it; in the sea from the land */
static uint8_t ground[HEIGHT][WIDTH];
static bool taken[HEIGHT][WIDTH]; /* by what else is drawn */
static struct empire_ui_map_way ways[EMPIRE_UI_MAP_WAYS];
static unsigned regions;

/* A crown and its holder's shape, in the sea beside each continent. */
static const uint8_t banners[EMPIRE_SIDES][EMPIRE_CONTINENTS_MAX][2] = {
    {{39, 87}, {32, 119}, {171, 95}, {212, 139}},
    {{27, 36}, {86, 31}, {161, 31}, {206, 147}, {41, 146}},
};

static void fail(const char *what) {
    fprintf(stderr, "map_convert: %s\n", what);
    exit(1);
}

/* ---- reading */

static void map_read(const char *path) {
    FILE *file = fopen(path, "rb");
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    if (!file || !png || !info || setjmp(png_jmpbuf(png))) {
        fail(path);
    }
    png_init_io(png, file);
    png_read_png(png, info, PNG_TRANSFORM_PACKING, NULL);
    if (png_get_image_width(png, info) != WIDTH || png_get_image_height(png, info) != HEIGHT ||
        png_get_color_type(png, info) != PNG_COLOR_TYPE_PALETTE) {
        fail("a map has 240x162 pixels and a palette");
    }
    regions = 0;
    for (int y = 0; y < HEIGHT; y++) {
        memcpy(map[y], png_get_rows(png, info)[y], WIDTH);
        for (int x = 0; x < WIDTH; x++) {
            regions = map[y][x] > regions ? map[y][x] : regions;
        }
    }
    if (regions == 0 || regions > EMPIRE_REGIONS_MAX) {
        fail("too many regions");
    }
    png_destroy_read_struct(&png, &info, NULL);
    fclose(file);
}

/* The sea goes on beyond the picture. */
static unsigned map_at(int x, int y) {
    return x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT ? map[y][x] : 0;
}

/* ---- how far inside */

static bool at_edge(int x, int y) {
    const unsigned here = map[y][x];
    return map_at(x - 1, y) != here || map_at(x + 1, y) != here || map_at(x, y - 1) != here ||
           map_at(x, y + 1) != here;
}

static bool near_step(int x, int y, unsigned step) {
    return (x > 0 && inside[y][x - 1] == step) || (x + 1 < WIDTH && inside[y][x + 1] == step) ||
           (y > 0 && inside[y - 1][x] == step) || (y + 1 < HEIGHT && inside[y + 1][x] == step);
}

static void inside_find(void) {
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            inside[y][x] = at_edge(x, y) ? 1 : FAR;
        }
    }
    for (unsigned step = 1; step + 1 < FAR; step++) {
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                if (inside[y][x] == FAR && near_step(x, y, step)) {
                    inside[y][x] = (uint8_t)(step + 1);
                }
            }
        }
    }
}

/* ---- grounds */

static uint32_t hash(uint32_t a, uint32_t b, uint32_t seed) {
    uint32_t h = a * 0x9E3779B1u ^ b * 0x85EBCA77u ^ seed * 0xC2B2AE3Du;
    h = (h ^ h >> 15) * 0x2C1B3C6Du;
    h = (h ^ h >> 12) * 0x297A2D39u;
    return h ^ h >> 15;
}

static int lattice(int x, int y) {
    return (int)(hash((uint32_t)x, (uint32_t)y, 99) & 0xff);
}

/* Blobs of a few pixels: 0 to 255. */
static int noise(int x, int y) {
    const int left = x / GRAIN, top = y / GRAIN, dx = x % GRAIN, dy = y % GRAIN;
    const int above = lattice(left, top) * (GRAIN - dx) + lattice(left + 1, top) * dx;
    const int below = lattice(left, top + 1) * (GRAIN - dx) + lattice(left + 1, top + 1) * dx;
    return (above * (GRAIN - dy) + below * dy) / (GRAIN * GRAIN);
}

static uint8_t sea_ground(int x, int y) {
    const bool wave = (x + y / 5 * 7) % 16 < 4 && y % 5 == 2;
    if (map_at(x, y - 1) || map_at(x, y - 2)) {
        return EMPIRE_UI_MAP_CLIFF;
    }
    if (map_at(x, y - 3)) {
        return EMPIRE_UI_MAP_SHADE;
    }
    return inside[y][x] <= 2   ? EMPIRE_UI_MAP_SURF
           : inside[y][x] <= 5 ? EMPIRE_UI_MAP_SHALLOW
           : wave              ? EMPIRE_UI_MAP_WAVE
                               : EMPIRE_UI_MAP_DEEP;
}

static bool is_coast(int x, int y) {
    return !map_at(x - 1, y) || !map_at(x + 1, y) || !map_at(x, y - 1) || !map_at(x, y + 1);
}

static uint8_t land_ground(int x, int y) {
    enum { DARK = 184, LIGHT = 64 };
    const int grain = noise(x, y);
    const int shade = grain > DARK ? 1 : grain < LIGHT ? 2 : 0;
    if (is_coast(x, y)) {
        return EMPIRE_UI_MAP_COAST;
    }
    if (map_at(x - 1, y) != map[y][x] || map_at(x, y - 1) != map[y][x]) {
        return EMPIRE_UI_MAP_BORDER;
    }
    switch (inside[y][x]) {
    case 1:
        return EMPIRE_UI_MAP_RIM_EDGE;
    case 2:
    case 3:
        return (uint8_t)(EMPIRE_UI_MAP_RIM + shade);
    case 4:
        return EMPIRE_UI_MAP_LINE;
    default:
        return (uint8_t)(EMPIRE_UI_MAP_PLAIN + shade);
    }
}

static void hill_put(int x, int y) {
    static const int8_t slope[][2] = {{0, 0}, {-1, 1}, {1, 1}, {-2, 2}, {2, 2}};
    for (unsigned i = 0; i < sizeof slope / sizeof slope[0]; i++) {
        ground[y + slope[i][1]][x + slope[i][0]] = EMPIRE_UI_MAP_HILL;
    }
    ground[y + 1][x] = EMPIRE_UI_MAP_HILL_LIGHT;
}

static void tree_put(int x, int y) {
    static const int8_t leaf[][2] = {{0, -1}, {-1, 0}, {0, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}, {0, 2}};
    for (unsigned i = 0; i < sizeof leaf / sizeof leaf[0]; i++) {
        ground[y + leaf[i][1]][x + leaf[i][0]] = EMPIRE_UI_MAP_HILL;
    }
}

/* So quiet that no piece is lost on them. */
static void hills_put(unsigned region) {
    for (uint32_t i = 0, put = 0; i < WIDTH * HEIGHT && put < HILLS; i++) {
        const int x = (int)(hash(i, region, 1) % WIDTH), y = (int)(hash(i, region, 2) % HEIGHT);
        if (map[y][x] == region && inside[y][x] >= HILL_INSIDE) {
            if (region * 7 / 3 % 2) {
                hill_put(x, y);
            } else {
                tree_put(x, y);
            }
            put++;
        }
    }
}

static void grounds_find(void) {
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            ground[y][x] = map[y][x] ? land_ground(x, y) : sea_ground(x, y);
        }
    }
    for (unsigned region = 1; region <= regions; region++) {
        hills_put(region);
    }
}

/* ---- writing the picture */

static unsigned written;

static void byte_put(FILE *out, unsigned byte) {
    fprintf(out, "%u,%s", byte, ++written % 32 == 0 ? "\n" : "");
}

static void picture_write(FILE *out, char side) {
    unsigned region = 0;
    written = 0;
    fprintf(out, "static const uint8_t picture_%c[] = {\n", side);
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0, run; x < WIDTH; x += run) {
            if (map[y][x] && map[y][x] != region) {
                region = map[y][x];
                byte_put(out, EMPIRE_UI_MAP_REGION << EMPIRE_UI_MAP_GROUND_SHIFT);
                byte_put(out, region - 1);
            }
            for (run = 1; x + run < WIDTH && run < EMPIRE_UI_MAP_RUN_MAX &&
                          ground[y][x + run] == ground[y][x] && map[y][x + run] == map[y][x];) {
                run++;
            }
            byte_put(out, (unsigned)ground[y][x] << EMPIRE_UI_MAP_GROUND_SHIFT | (unsigned)(run - 1));
        }
    }
    fputs("};\n", out);
}

/* ---- regions */

/* One piece, one with a count, two, and so on in a row; one row, two, and so on. */
static const uint8_t block_widths[EMPIRE_UI_MAP_BLOCK_WIDTHS] = {13, 22, 27, 30, 36, 41, 45, 53, 59, 68};
static const uint8_t block_heights[EMPIRE_UI_MAP_BLOCK_HEIGHTS] = {13, 27, 41, 55};

enum { NEAR = 70 };                         /* as far as a block can reach out of its region */
static int32_t sums[HEIGHT + 1][WIDTH + 1]; /* of what lies above and left, to know any block's sum at once */

/* In the name's place, or so near to it? */
static bool name_has(const struct empire_ui_map_name *name, int x, int y, int near) {
    return x >= name->x - near && x < name->x + EMPIRE_UI_MAP_NAME_WIDTH + near && y >= name->y - near &&
           y < name->y + EMPIRE_UI_MAP_NAME_HEIGHT + near;
}

/* Where the name stands, once that is found, is no place for anything else; worse is another region. */
static int good_at(unsigned region, const struct empire_ui_map_region *box, int x, int y) {
    enum { DEEP_ENOUGH = 4, ON_NAME = -60, OUTSIDE = -150 };
    const int deep = inside[y][x] < DEEP_ENOUGH ? inside[y][x] : DEEP_ENOUGH;
    return map[y][x] != region ? OUTSIDE : name_has(&box->name[0], x, y, 1) ? ON_NAME : deep * (deep + 1) / 2;
}

/* Of the region and what lies around it. */
static void sums_find(unsigned region, const struct empire_ui_map_region *box) {
    const int left = box->x < NEAR ? 0 : box->x - NEAR, top = box->y < NEAR ? 0 : box->y - NEAR;
    memset(sums[top], 0, sizeof sums[top]);
    for (int y = top; y < HEIGHT && y < box->y + box->height + NEAR; y++) {
        sums[y + 1][left] = 0;
        for (int x = left, row = 0; x < WIDTH && x < box->x + box->width + NEAR; x++) {
            row += good_at(region, box, x, y);
            sums[y + 1][x + 1] = sums[y][x + 1] + row;
        }
    }
}

static double block_good(const struct empire_ui_map_region *box, int x, int y, int width, int height) {
    const double sum = sums[y + height][x + width] - sums[y][x + width] - sums[y + height][x] + sums[y][x];
    const double dx = x + width / 2.0 - box->middle_x, dy = y + height / 2.0 - box->middle_y;
    return sum / (width * height) - .03 * sqrt(dx * dx + dy * dy) - .002 * abs(width - height);
}

static struct empire_ui_map_place place_find(const struct empire_ui_map_region *box, int width, int height) {
    struct empire_ui_map_place place = {0, 0, 0};
    double best = -1e9;
    const int left = box->x < width ? 0 : box->x - width, top = box->y < height ? 0 : box->y - height;
    for (int y = top; y + height <= HEIGHT && y < box->y + box->height; y++) {
        for (int x = left; x + width <= WIDTH && x < box->x + box->width; x++) {
            const double good = block_good(box, x, y, width, height);
            if (good > best) {
                best = good;
                place.x = (uint8_t)x;
                place.y = (uint8_t)y;
            }
        }
    }
    enum { NEITHER = 60, INSIDE = 19 }; /* for a byte: finer among the good ones */
    best = NEITHER + best * (best < 0 ? 1 : INSIDE);
    place.good = (uint8_t)(best < 0 ? 0 : best > 255 ? 255 : best);
    return place;
}

static void box_find(unsigned region, struct empire_ui_map_region *box) {
    int left = WIDTH, right = 0, top = HEIGHT, bottom = 0, count = 0, sum_x = 0, sum_y = 0;
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            if (map[y][x] == region) {
                left = x < left ? x : left;
                right = x > right ? x : right;
                top = y < top ? y : top;
                bottom = y;
                sum_x += x;
                sum_y += y;
                count++;
            }
        }
    }
    if (count == 0) {
        fail("a region is missing");
    }
    *box = (struct empire_ui_map_region){.x = (uint8_t)left,
                                         .y = (uint8_t)top,
                                         .width = (uint8_t)(right - left + 1),
                                         .height = (uint8_t)(bottom - top + 1),
                                         .middle_x = (uint8_t)(sum_x / count),
                                         .middle_y = (uint8_t)(sum_y / count)};
}

/* Where something else is drawn, a name has no place. */
static void taken_put(int left, int top, int width, int height) {
    for (int y = top < 0 ? 0 : top; y < HEIGHT && y < top + height; y++) {
        for (int x = left < 0 ? 0 : left; x < WIDTH && x < left + width; x++) {
            taken[y][x] = true;
        }
    }
}

/* What lies below a name that stands there, in pixels. */
struct below {
    int ashore, rim, sea, other; /* on its land, on that's rim, over the water, on other land */
    bool taken, near;            /* something else is drawn there; other land is near */
};

static struct below name_below(unsigned region, const struct empire_ui_map_name *name) {
    enum { CLEAR = 3, RIM = 4 };
    struct below below = {0};
    for (int y = name->y - CLEAR; y < name->y + EMPIRE_UI_MAP_NAME_HEIGHT + CLEAR; y++) {
        for (int x = name->x - CLEAR; x < name->x + EMPIRE_UI_MAP_NAME_WIDTH + CLEAR; x++) {
            const bool in = name_has(name, x, y, 0), own = map_at(x, y) == region, sea = map_at(x, y) == 0;
            below.near |= !own && !sea;
            below.taken |= in && taken[y][x];
            below.sea += in && sea;
            below.other += in && !own && !sea;
            below.ashore += in && own;
            below.rim += in && own && inside[y][x] < RIM;
        }
    }
    return below;
}

enum { NEVER = -1000000000, RIM_COST = 2, SEA_COST = 5 };

/* Pieces for which there is to be room beside it, and how much each of these counts. */
static const struct {
    uint8_t width, height, weight;
} usual[] = {{13, 13, 4}, {22, 13, 4}, {27, 13, 3}, {36, 13, 2}, {22, 27, 2}, {27, 27, 1}};

/* Best off the rim of its land, worse on that, worst out over the water; never near to other land, on a
 * dotted line or a banner, or hardly ashore. */
static int name_good(unsigned region, const struct empire_ui_map_region *box) {
    enum { ASHORE_LEAST = 22 /* pixels: it is seen whose it is */ };
    const struct below below = name_below(region, &box->name[0]);
    int good = -RIM_COST * below.rim - SEA_COST * below.sea;
    if (below.taken || below.other > 0 || below.ashore < ASHORE_LEAST || (below.sea > 0 && below.near)) {
        return NEVER;
    }
    sums_find(region, box);
    for (unsigned i = 0; i < sizeof usual / sizeof usual[0]; i++) {
        good += usual[i].weight * place_find(box, usual[i].width, usual[i].height).good;
    }
    return good;
}

/* Another place, where the best ones are not free: apart from those, some of it on its land, and hardly any
 * on that of others. */
static int other_good(unsigned region, const struct empire_ui_map_region *box, unsigned found) {
    enum { ASHORE_LEAST = 45, SHORE_LEAST = 12, OTHER_MOST = 60, OTHER_COST = 8, APART_X = 6, APART_Y = 4 };
    const struct below below = name_below(region, &box->name[found]);
    bool apart = true;
    for (unsigned i = 0; i < found; i++) {
        apart &= abs(box->name[found].x - box->name[i].x) >= APART_X ||
                 abs(box->name[found].y - box->name[i].y) >= APART_Y;
    }
    return below.taken || !apart || below.ashore < (below.near ? ASHORE_LEAST : SHORE_LEAST) ||
                   below.other > OTHER_MOST
               ? NEVER
               : -below.rim - below.sea - OTHER_COST * below.other;
}

/* Its first place, or the next of the others; false: there is none. */
static bool name_find(unsigned region, struct empire_ui_map_region *box, unsigned found) {
    struct empire_ui_map_region tried = *box;
    const int left = box->x < EMPIRE_UI_MAP_NAME_WIDTH ? 1 : box->x - EMPIRE_UI_MAP_NAME_WIDTH;
    const int top = box->y < EMPIRE_UI_MAP_NAME_HEIGHT ? 1 : box->y - EMPIRE_UI_MAP_NAME_HEIGHT;
    int best = NEVER;
    for (int y = top; y + EMPIRE_UI_MAP_NAME_HEIGHT < HEIGHT && y < box->y + box->height; y++) {
        for (int x = left; x + EMPIRE_UI_MAP_NAME_WIDTH < WIDTH && x < box->x + box->width; x++) {
            tried.name[found] = (struct empire_ui_map_name){(uint8_t)x, (uint8_t)y};
            const int good = found == 0 ? name_good(region, &tried) : other_good(region, &tried, found);
            if (good > best) {
                best = good;
                *box = tried;
            }
        }
    }
    return best > NEVER;
}

static struct empire_ui_map_region boxes[EMPIRE_REGIONS_MAX + 1];

/* The best place of each name, off the others. */
static void names_find(void) {
    enum { APART = 6 /* from other names */ };
    for (unsigned region = 1; region <= regions; region++) {
        struct empire_ui_map_region *box = &boxes[region];
        box_find(region, box);
        if (!name_find(region, box, 0)) {
            fail("a name has no place");
        }
        taken_put(box->name[0].x - APART, box->name[0].y - APART, EMPIRE_UI_MAP_NAME_WIDTH + 2 * APART,
                  EMPIRE_UI_MAP_NAME_HEIGHT + 2 * APART);
    }
}

static void region_write(FILE *out, unsigned region) {
    const struct empire_ui_map_region *box = &boxes[region];
    sums_find(region, box);
    fprintf(out, "{%u,%u,%u,%u,%u,%u,{", box->x, box->y, box->width, box->height, box->middle_x,
            box->middle_y);
    for (int i = 0; i < EMPIRE_UI_MAP_NAMES; i++) {
        fprintf(out, "{%u,%u},", box->name[i].x, box->name[i].y);
    }
    fputs("},{", out);
    for (int i = 0; i < EMPIRE_UI_MAP_BLOCK_WIDTHS; i++) {
        fputs("{", out);
        for (int j = 0; j < EMPIRE_UI_MAP_BLOCK_HEIGHTS; j++) {
            const struct empire_ui_map_place place = place_find(box, block_widths[i], block_heights[j]);
            fprintf(out, "{%u,%u,%u},", place.x, place.y, place.good);
        }
        fputs("},", out);
    }
    fputs("}},\n", out);
}

/* ---- ways */

struct point {
    int x, y;
};
static struct point shore[EMPIRE_REGIONS_MAX][WIDTH * HEIGHT];
static int shore_length[EMPIRE_REGIONS_MAX];

static void shores_find(void) {
    memset(shore_length, 0, sizeof shore_length);
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            if (map[y][x] && inside[y][x] == 1) {
                const unsigned region = map[y][x] - 1u;
                shore[region][shore_length[region]++] = (struct point){x, y};
            }
        }
    }
}

/* Is that shore so far from other regions that a way which ends there can't be meant for them? */
static bool is_clear(struct point at, unsigned a, unsigned b) {
    enum { CLEAR = 7 };
    bool clear = true;
    for (int y = at.y - CLEAR; y <= at.y + CLEAR; y++) {
        for (int x = at.x - CLEAR; x <= at.x + CLEAR; x++) {
            const unsigned there = map_at(x, y);
            clear &= there == 0 || there == a + 1 || there == b + 1;
        }
    }
    return clear;
}

/* Those of a region's shore that are clear of all but the other; all, if none is. */
static int shore_clear(unsigned region, unsigned other, struct point *to) {
    int count = 0;
    for (int i = 0; i < shore_length[region]; i++) {
        if (is_clear(shore[region][i], region, other)) {
            to[count++] = shore[region][i];
        }
    }
    if (count == 0) {
        count = shore_length[region];
        memcpy(to, shore[region], (size_t)count * sizeof *to);
    }
    return count;
}

static struct empire_ui_map_way way_find(unsigned a, unsigned b) {
    static struct point ends[2][WIDTH * HEIGHT];
    const int counts[] = {shore_clear(a, b, ends[0]), shore_clear(b, a, ends[1])};
    int best = WIDTH * WIDTH + HEIGHT * HEIGHT;
    struct empire_ui_map_way way = {0};
    for (int i = 0; i < counts[0]; i++) {
        for (int j = 0; j < counts[1]; j++) {
            const int dx = ends[0][i].x - ends[1][j].x, dy = ends[0][i].y - ends[1][j].y;
            if (dx * dx + dy * dy < best) {
                best = dx * dx + dy * dy;
                way = (struct empire_ui_map_way){(uint8_t)ends[0][i].x, (uint8_t)ends[0][i].y,
                                                 (uint8_t)ends[1][j].x, (uint8_t)ends[1][j].y};
            }
        }
    }
    return way;
}

/* Between two regions to which a dotted line leads, the later one's number the larger. */
static void ways_find(const struct empire_map *of) {
    unsigned found = 0;
    shores_find();
    for (unsigned b = 0; b < regions; b++) {
        for (unsigned a = 0; a < b; a++) {
            if ((of->regions[b].sea >> a & 1) != 0) {
                ways[found++] = way_find(a, b);
            }
        }
    }
}

/* By dotted lines, with their ends ashore, and by banners. */
static void taken_find(unsigned side) {
    enum { STEPS = 100, ASHORE = 4 /* a hundredth: a way reaches in */, WIDE = 3 };
    memset(taken, 0, sizeof taken);
    for (unsigned i = 0; i < EMPIRE_CONTINENTS_MAX; i++) {
        taken_put(banners[side][i][0] - 1, banners[side][i][1] - 1, EMPIRE_UI_MAP_BANNER_WIDTH + 2,
                  EMPIRE_UI_MAP_BANNER_HEIGHT + 2);
    }
    for (unsigned i = 0; i < EMPIRE_UI_MAP_WAYS; i++) {
        for (int at = -ASHORE; at <= STEPS + ASHORE; at++) {
            const int x = ways[i].x0 + (ways[i].x1 - ways[i].x0) * at / STEPS;
            const int y = ways[i].y0 + (ways[i].y1 - ways[i].y0) * at / STEPS;
            taken_put(x - WIDE, y - WIDE, 2 * WIDE + 1, 2 * WIDE + 1);
        }
    }
}

static uint8_t within(int at, int most) {
    return (uint8_t)(at < 0 ? 0 : at > most ? most : at);
}

static void corners_find(struct empire_ui_map_region *box) {
    for (unsigned i = EMPIRE_UI_MAP_OWN_NAMES; i < EMPIRE_UI_MAP_NAMES; i++) {
        const int x = i % 2 == 0 ? box->x : box->x + box->width - EMPIRE_UI_MAP_NAME_WIDTH;
        const int y = i % 4 < 2 ? box->y - EMPIRE_UI_MAP_NAME_HEIGHT - 1 : box->y + box->height + 1;
        box->name[i] = (struct empire_ui_map_name){within(x, WIDTH - EMPIRE_UI_MAP_NAME_WIDTH),
                                                   within(y, HEIGHT - EMPIRE_UI_MAP_NAME_HEIGHT)};
    }
}

/* Where else each can stand. */
static void other_names_find(unsigned side) {
    taken_find(side);
    for (unsigned region = 1; region <= regions; region++) {
        struct empire_ui_map_region *box = &boxes[region];
        for (unsigned found = 1; found < EMPIRE_UI_MAP_OWN_NAMES; found++) {
            if (!name_find(region, box, found)) {
                box->name[found] = box->name[0];
            }
        }
        corners_find(box);
    }
}

static void side_write(FILE *out, unsigned side) {
    names_find();
    other_names_find(side);
    fprintf(out, "{picture_%c, {\n", 'a' + side);
    for (unsigned region = 1; region <= regions; region++) {
        region_write(out, region);
    }
    fputs("}, {\n", out);
    for (unsigned i = 0; i < EMPIRE_UI_MAP_WAYS; i++) {
        fprintf(out, "{%d,%d,%d,%d},", ways[i].x0, ways[i].y0, ways[i].x1, ways[i].y1);
    }
    fputs("\n}, {\n", out);
    for (unsigned i = 0; i < EMPIRE_CONTINENTS_MAX; i++) {
        fprintf(out, "{%d,%d},", banners[side][i][0], banners[side][i][1]);
    }
    fputs("\n}},\n", out);
}

static void sizes_write(FILE *out, const char *name, const uint8_t *sizes, int count) {
    fprintf(out, "const uint8_t %s[%d] = {", name, count);
    for (int i = 0; i < count; i++) {
        fprintf(out, "%u,", sizes[i]);
    }
    fputs("};\n", out);
}

static void side_load(const char *path, unsigned side) {
    map_read(path);
    inside_find();
    grounds_find();
    ways_find(&empire_maps[side]);
    taken_find(side);
}

int main(int count, char **words) {
    FILE *out = count == 4 ? fopen(words[3], "w") : NULL;
    if (!out) {
        fail("usage: map_convert <a.png> <b.png> <output.c>");
    }
    fputs("/* Made by tools/converters/map_convert.c. */\n#include \"empire/map_data.h\"\n\n", out);
    sizes_write(out, "empire_ui_map_block_widths", block_widths, EMPIRE_UI_MAP_BLOCK_WIDTHS);
    sizes_write(out, "empire_ui_map_block_heights", block_heights, EMPIRE_UI_MAP_BLOCK_HEIGHTS);
    for (unsigned side = 0; side < EMPIRE_SIDES; side++) {
        side_load(words[1 + side], side);
        picture_write(out, (char)('a' + side));
    }
    fputs("const struct empire_ui_map empire_ui_maps[EMPIRE_SIDES] = {\n", out);
    for (unsigned side = 0; side < EMPIRE_SIDES; side++) {
        side_load(words[1 + side], side);
        side_write(out, side);
    }
    fputs("};\n", out);
    return fclose(out) == 0 ? 0 : 1;
}
