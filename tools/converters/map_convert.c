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
static unsigned regions;

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

static int32_t sums[HEIGHT + 1][WIDTH + 1]; /* of what lies above and left, to know any block's sum at once */

static bool box_has(const struct empire_ui_map_region *box, int x, int y) {
    return x >= box->name_x && x < box->name_x + EMPIRE_UI_MAP_NAME_WIDTH && y >= box->name_y &&
           y < box->name_y + EMPIRE_UI_MAP_NAME_HEIGHT;
}

/* Where the name stands, once that is found, is no good place for anything else; worse is another region. */
static void sums_find(unsigned region, const struct empire_ui_map_region *box) {
    enum { DEEP_ENOUGH = 4, ON_NAME = 0, OUTSIDE = -150 };
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            const int deep = inside[y][x] < DEEP_ENOUGH ? inside[y][x] : DEEP_ENOUGH;
            const int good = map[y][x] != region  ? OUTSIDE
                             : box_has(box, x, y) ? ON_NAME
                                                  : deep * (deep + 1) / 2;
            sums[y + 1][x + 1] = sums[y][x + 1] + sums[y + 1][x] - sums[y][x] + good;
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
    enum { NEAR = 40 }; /* pixels around the region: further off is no place for its pieces */
    for (int y = box->y < NEAR ? 0 : box->y - NEAR; y + height <= HEIGHT && y < box->y + box->height; y++) {
        for (int x = box->x < NEAR ? 0 : box->x - NEAR; x + width <= WIDTH && x < box->x + box->width; x++) {
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

/* How well the name stands at its place: off the rim, with as much room as there can be for an army, also for
 * one with a count. */
static double name_good(unsigned region, const struct empire_ui_map_region *box) {
    enum { COUNTED = 1, RIM = 3 };
    unsigned outside = 0;
    for (int y = box->name_y; y < box->name_y + EMPIRE_UI_MAP_NAME_HEIGHT; y++) {
        for (int x = box->name_x; x < box->name_x + EMPIRE_UI_MAP_NAME_WIDTH; x++) {
            outside += map[y][x] != region ? 3 : inside[y][x] <= RIM ? 1 : 0;
        }
    }
    sums_find(region, box);
    return place_find(box, block_widths[0], block_heights[0]).good +
           place_find(box, block_widths[COUNTED], block_heights[0]).good / 2.0 - outside;
}

static void name_find(unsigned region, struct empire_ui_map_region *box) {
    struct empire_ui_map_region tried = *box;
    double best = -1e9;
    for (tried.name_y = box->y; tried.name_y + EMPIRE_UI_MAP_NAME_HEIGHT <= box->y + box->height;
         tried.name_y++) {
        for (tried.name_x = box->x; tried.name_x + EMPIRE_UI_MAP_NAME_WIDTH <= box->x + box->width;
             tried.name_x++) {
            const double good = name_good(region, &tried);
            if (good > best) {
                best = good;
                *box = tried;
            }
        }
    }
}

static void region_write(FILE *out, unsigned region) {
    struct empire_ui_map_region box;
    box_find(region, &box);
    name_find(region, &box);
    sums_find(region, &box);
    fprintf(out, "{%u,%u,%u,%u,%u,%u,%u,%u,{", box.x, box.y, box.width, box.height, box.middle_x,
            box.middle_y, box.name_x, box.name_y);
    for (int i = 0; i < EMPIRE_UI_MAP_BLOCK_WIDTHS; i++) {
        fputs("{", out);
        for (int j = 0; j < EMPIRE_UI_MAP_BLOCK_HEIGHTS; j++) {
            const struct empire_ui_map_place place = place_find(&box, block_widths[i], block_heights[j]);
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

static void way_write(FILE *out, unsigned a, unsigned b) {
    static struct point ends[2][WIDTH * HEIGHT];
    const int counts[] = {shore_clear(a, b, ends[0]), shore_clear(b, a, ends[1])};
    int best = WIDTH * WIDTH + HEIGHT * HEIGHT;
    struct point from = {0, 0}, to = {0, 0};
    for (int i = 0; i < counts[0]; i++) {
        for (int j = 0; j < counts[1]; j++) {
            const int dx = ends[0][i].x - ends[1][j].x, dy = ends[0][i].y - ends[1][j].y;
            if (dx * dx + dy * dy < best) {
                best = dx * dx + dy * dy;
                from = ends[0][i];
                to = ends[1][j];
            }
        }
    }
    fprintf(out, "{%d,%d,%d,%d},", from.x, from.y, to.x, to.y);
}

/* Between a region and those before it to which a dotted line leads. */
static void ways_write(FILE *out, unsigned b, uint32_t sea) {
    for (unsigned a = 0; a < b; a++) {
        if ((sea >> a & 1) != 0) {
            way_write(out, a, b);
        }
    }
}

/* Whose land most of the square is whose corner that is. */
static unsigned cell_land(int left, int top) {
    enum { CELL = EMPIRE_UI_MAP_CELL };
    unsigned pixels[EMPIRE_REGIONS_MAX + 1] = {0}, most = 0;
    for (int i = 0; i < CELL * CELL; i++) {
        pixels[map_at(left + i % CELL, top + i / CELL)]++;
    }
    for (unsigned region = 1; region <= regions; region++) {
        most = pixels[region] > pixels[most] ? region : most;
    }
    return most > 0 ? most - 1 : EMPIRE_UI_MAP_NO_LAND;
}

static void land_write(FILE *out) {
    for (int y = 0; y < HEIGHT; y += EMPIRE_UI_MAP_CELL) {
        fputs("{", out);
        for (int x = 0; x < WIDTH; x += EMPIRE_UI_MAP_CELL) {
            fprintf(out, "%u,", cell_land(x, y));
        }
        fputs("},\n", out);
    }
}

static void side_write(FILE *out, unsigned side) {
    fprintf(out, "{picture_%c, {\n", 'a' + side);
    land_write(out);
    fputs("}, {\n", out);
    for (unsigned region = 1; region <= regions; region++) {
        region_write(out, region);
    }
    fputs("}, {\n", out);
    shores_find();
    for (unsigned b = 0; b < regions; b++) {
        ways_write(out, b, empire_maps[side].regions[b].sea);
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

static void side_load(const char *path) {
    map_read(path);
    inside_find();
    grounds_find();
}

int main(int count, char **words) {
    FILE *out = count == 4 ? fopen(words[3], "w") : NULL;
    if (!out) {
        fail("usage: map_convert <a.png> <b.png> <output.c>");
    }
    fputs("/* Made by tools/converters/map_convert.c. */\n#include \"empire/map_data.h\"\n\n", out);
    sizes_write(out, "empire_ui_map_block_widths", block_widths, EMPIRE_UI_MAP_BLOCK_WIDTHS);
    sizes_write(out, "empire_ui_map_block_heights", block_heights, EMPIRE_UI_MAP_BLOCK_HEIGHTS);
    for (int side = 0; side < EMPIRE_SIDES; side++) {
        side_load(words[1 + side]);
        picture_write(out, (char)('a' + side));
    }
    fputs("const struct empire_ui_map empire_ui_maps[EMPIRE_SIDES] = {\n", out);
    for (unsigned side = 0; side < EMPIRE_SIDES; side++) {
        side_load(words[1 + side]);
        side_write(out, side);
    }
    fputs("};\n", out);
    return fclose(out) == 0 ? 0 : 1;
}
