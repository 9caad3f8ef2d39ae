/* The drawn maps of Eight-Minute Empire against the facts: two regions touch on the picture exactly where the
 * board has a land border, each is one piece, large enough to hold its pieces, and those stand inside. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "empire/empire.h"
#include "empire/map_data.h"

enum {
    WATER = 0xff,
    BORDER_MIN = 5, /* pixels of a border that can be seen to be one */
    WIDTH_MIN = 23,
    HEIGHT_MIN = 21,
    ARMY = 13, /* pixels of a piece, which is the smallest block that is placed */
    RUN_MASK = EMPIRE_UI_MAP_RUN_MAX - 1,
};

static uint8_t region_at[EMPIRE_UI_MAP_HEIGHT][EMPIRE_UI_MAP_WIDTH];
static unsigned side;

void setUp(void) {}

void tearDown(void) {}

static void read_picture(void) {
    const uint8_t *at = empire_ui_maps[side].picture;
    unsigned region = 0;
    for (unsigned y = 0; y < EMPIRE_UI_MAP_HEIGHT; y++) {
        for (unsigned x = 0; x < EMPIRE_UI_MAP_WIDTH;) {
            const unsigned ground = (unsigned)*at >> EMPIRE_UI_MAP_GROUND_SHIFT, run = (*at & RUN_MASK) + 1u;
            at++;
            if (ground == EMPIRE_UI_MAP_REGION) {
                region = *at++;
                continue;
            }
            TEST_ASSERT_LESS_OR_EQUAL_UINT(EMPIRE_UI_MAP_WIDTH, x + run);
            memset(&region_at[y][x], ground < EMPIRE_UI_MAP_SEA ? WATER : (int)region, run);
            x += run;
        }
    }
}

static unsigned touching[EMPIRE_REGIONS_MAX][EMPIRE_REGIONS_MAX];

static void count_pair(unsigned a, unsigned b) {
    if (a != b && a != WATER && b != WATER) {
        touching[a][b]++;
        touching[b][a]++;
    }
}

static void test_regions_touch_where_the_board_has_a_border(void) {
    const struct empire_map *map = &empire_maps[side];
    memset(touching, 0, sizeof touching);
    for (unsigned y = 0; y < EMPIRE_UI_MAP_HEIGHT; y++) {
        for (unsigned x = 0; x < EMPIRE_UI_MAP_WIDTH; x++) {
            count_pair(region_at[y][x], x > 0 ? region_at[y][x - 1] : WATER);
            count_pair(region_at[y][x], y > 0 ? region_at[y - 1][x] : WATER);
        }
    }
    for (unsigned a = 0; a < map->region_count; a++) {
        for (unsigned b = 0; b < map->region_count; b++) {
            char words[48];
            snprintf(words, sizeof words, "%c%u and %c%u: %u pixels", map->letter, a + 1, map->letter, b + 1,
                     touching[a][b]);
            if ((map->regions[a].land >> b & 1u) != 0) {
                TEST_ASSERT_GREATER_OR_EQUAL_UINT_MESSAGE(BORDER_MIN, touching[a][b], words);
            } else {
                TEST_ASSERT_EQUAL_UINT_MESSAGE(0, touching[a][b], words);
            }
        }
    }
}

/* Spreads from one pixel of the region over its neighbours until nothing is added. */
static unsigned piece_of(unsigned region, unsigned first_x, unsigned first_y) {
    static bool in[EMPIRE_UI_MAP_HEIGHT][EMPIRE_UI_MAP_WIDTH];
    unsigned count = 1, before = 0;
    memset(in, 0, sizeof in);
    in[first_y][first_x] = true;
    while (count != before) {
        before = count;
        for (unsigned y = 1; y + 1 < EMPIRE_UI_MAP_HEIGHT; y++) {
            for (unsigned x = 1; x + 1 < EMPIRE_UI_MAP_WIDTH; x++) {
                const bool near = in[y][x - 1] || in[y][x + 1] || in[y - 1][x] || in[y + 1][x];
                if (!in[y][x] && near && region_at[y][x] == region) {
                    in[y][x] = true;
                    count++;
                }
            }
        }
    }
    return count;
}

static void test_each_region_is_one_piece(void) {
    for (unsigned region = 0; region < empire_maps[side].region_count; region++) {
        unsigned pixels = 0, x0 = 0, y0 = 0;
        for (unsigned y = 0; y < EMPIRE_UI_MAP_HEIGHT; y++) {
            for (unsigned x = 0; x < EMPIRE_UI_MAP_WIDTH; x++) {
                if (region_at[y][x] == region) {
                    x0 = x;
                    y0 = y;
                    pixels++;
                }
            }
        }
        TEST_ASSERT_GREATER_THAN_UINT(0, pixels);
        TEST_ASSERT_EQUAL_UINT(pixels, piece_of(region, x0, y0));
    }
}

static void test_regions_are_large_enough_and_pieces_stand_inside(void) {
    for (unsigned region = 0; region < empire_maps[side].region_count; region++) {
        const struct empire_ui_map_region *box = &empire_ui_maps[side].region[region];
        TEST_ASSERT_GREATER_OR_EQUAL_UINT8(WIDTH_MIN, box->width);
        TEST_ASSERT_GREATER_OR_EQUAL_UINT8(HEIGHT_MIN, box->height);
        const struct empire_ui_map_place *place = &box->place[0][0];
        for (unsigned i = 0; i < ARMY * ARMY; i++) {
            TEST_ASSERT_EQUAL_UINT8(region, region_at[place->y + i / ARMY][place->x + i % ARMY]);
        }
    }
}

/* Pixels of a name that stands there: on its region, and on others. */
static void below_name(unsigned region, const struct empire_ui_map_name *at, unsigned *ashore,
                       unsigned *other) {
    *ashore = *other = 0;
    for (unsigned i = 0; i < EMPIRE_UI_MAP_NAME_WIDTH * EMPIRE_UI_MAP_NAME_HEIGHT; i++) {
        const unsigned there =
            region_at[at->y + i / EMPIRE_UI_MAP_NAME_WIDTH][at->x + i % EMPIRE_UI_MAP_NAME_WIDTH];
        *ashore += there == region;
        *other += there != region && there != WATER;
    }
}

/* A name lies on its region, or reaches out from there over the sea, off all other land; where that place is
 * taken, more on its region than on others. */
static void test_names_stand_on_their_regions(void) {
    enum { ASHORE_LEAST = 22, SHORE_LEAST = 12, OTHER_MOST = 60 };
    for (unsigned region = 0; region < empire_maps[side].region_count; region++) {
        const struct empire_ui_map_region *box = &empire_ui_maps[side].region[region];
        unsigned ashore, other;
        char words[48];
        snprintf(words, sizeof words, "%c%u", empire_maps[side].letter, region + 1);
        below_name(region, &box->name[0], &ashore, &other);
        TEST_ASSERT_EQUAL_UINT_MESSAGE(0, other, words);
        TEST_ASSERT_GREATER_OR_EQUAL_UINT_MESSAGE(ASHORE_LEAST, ashore, words);
        for (unsigned i = 1; i < EMPIRE_UI_MAP_OWN_NAMES; i++) {
            below_name(region, &box->name[i], &ashore, &other);
            TEST_ASSERT_LESS_OR_EQUAL_UINT_MESSAGE(OTHER_MOST, other, words);
            TEST_ASSERT_GREATER_OR_EQUAL_UINT_MESSAGE(SHORE_LEAST, ashore, words);
        }
    }
}

/* Is there no other land near the end of a way than that of its two regions? */
static bool is_clear(unsigned x, unsigned y, unsigned a, unsigned b) {
    enum { CLEAR = 6 };
    bool clear = true;
    for (unsigned j = y < CLEAR ? 0 : y - CLEAR; j <= y + CLEAR && j < EMPIRE_UI_MAP_HEIGHT; j++) {
        for (unsigned i = x < CLEAR ? 0 : x - CLEAR; i <= x + CLEAR && i < EMPIRE_UI_MAP_WIDTH; i++) {
            const unsigned there = region_at[j][i];
            clear &= there == WATER || there == a || there == b;
        }
    }
    return clear;
}

static void test_sea_ways_end_where_no_neighbour_is_meant(void) {
    const struct empire_ui_map_way *way = empire_ui_maps[side].way;
    for (unsigned b = 1; b < empire_maps[side].region_count; b++) {
        for (unsigned a = 0; a < b; a++) {
            if ((empire_maps[side].regions[b].sea >> a & 1u) != 0) {
                TEST_ASSERT_EQUAL_UINT8(a, region_at[way->y0][way->x0]);
                TEST_ASSERT_EQUAL_UINT8(b, region_at[way->y1][way->x1]);
                TEST_ASSERT_TRUE(is_clear(way->x0, way->y0, a, b));
                TEST_ASSERT_TRUE(is_clear(way->x1, way->y1, a, b));
                way++;
            }
        }
    }
    TEST_ASSERT_EQUAL_PTR(&empire_ui_maps[side].way[EMPIRE_UI_MAP_WAYS], way); /* no more, and no fewer */
}

int main(void) {
    UNITY_BEGIN();
    for (side = 0; side < EMPIRE_SIDES; side++) {
        read_picture();
        RUN_TEST(test_regions_touch_where_the_board_has_a_border);
        RUN_TEST(test_each_region_is_one_piece);
        RUN_TEST(test_regions_are_large_enough_and_pieces_stand_inside);
        RUN_TEST(test_names_stand_on_their_regions);
        RUN_TEST(test_sea_ways_end_where_no_neighbour_is_meant);
    }
    return UNITY_END();
}
