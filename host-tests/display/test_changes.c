/* What is found to have changed, against comparing every pixel. */
#include "changes.h"

#include "unity.h"

#include <stdbool.h>
#include <string.h>

enum { WIDTH = CELL * CELLS_ACROSS, HEIGHT = CELL * CELLS_DOWN, PIXELS = WIDTH * HEIGHT };

static uint16_t before[PIXELS] __attribute__((aligned(4))), now[PIXELS] __attribute__((aligned(4)));
static struct changes changes;

static uint32_t random_state;
static uint32_t random_below(uint32_t limit) {
    random_state = random_state * 1664525u + 1013904223u;
    return (random_state >> 8) % limit;
}

static int find(void) {
    changes_find_first(now, &changes);
    changes_find_rest(now, &changes);
    return changes.count;
}

void setUp(void) {
    random_state = 7;
    for (int i = 0; i < PIXELS; i++) {
        now[i] = (uint16_t)random_below(65536);
    }
    memcpy(before, now, sizeof now);
    changes_forget();
    find();
}
void tearDown(void) {}

static bool cell_differs(int across, int down) {
    for (int y = 0; y < CELL; y++) {
        const int at = (down * CELL + y) * WIDTH + across * CELL;
        if (memcmp(before + at, now + at, CELL * sizeof *now) != 0) {
            return true;
        }
    }
    return false;
}

static int covered(int count, int across, int down) {
    int times = 0;
    for (int i = 0; i < count; i++) {
        const struct dirty_rect w = changes.windows[i];
        times += across * CELL >= w.x && across * CELL < w.x + w.width && down * CELL >= w.y &&
                 down * CELL < w.y + w.height;
    }
    return times;
}

/* Each changed cell is in one window, each other one in none. */
static int find_and_check(void) {
    const int count = find();
    TEST_ASSERT_LESS_OR_EQUAL(WINDOWS_MAX, count);
    for (int down = 0; down < CELLS_DOWN; down++) {
        for (int across = 0; across < CELLS_ACROSS; across++) {
            TEST_ASSERT_EQUAL(cell_differs(across, down), covered(count, across, down));
        }
    }
    for (int i = 0; i < count; i++) {
        const struct dirty_rect w = changes.windows[i];
        TEST_ASSERT_TRUE(w.x % CELL == 0 && w.y % CELL == 0 && w.width % CELL == 0 && w.height % CELL == 0);
        TEST_ASSERT_TRUE(w.width > 0 && w.height > 0 && w.x + w.width <= WIDTH && w.y + w.height <= HEIGHT);
    }
    memcpy(before, now, sizeof now);
    return count;
}

static void test_all_is_new_at_first_and_after_forgetting(void) {
    changes_forget();
    TEST_ASSERT_EQUAL(1, find());
    TEST_ASSERT_EQUAL(WIDTH, changes.windows[0].width);
    TEST_ASSERT_EQUAL(HEIGHT, changes.windows[0].height);
}

static void test_nothing_changed_is_nothing_to_send(void) {
    TEST_ASSERT_EQUAL(0, find_and_check());
}

static void test_every_bit_of_every_pixel_of_a_cell_counts(void) {
    for (int pixel = 0; pixel < CELL * CELL; pixel++) {
        for (int bit = 0; bit < 16; bit++) {
            now[(32 + pixel / CELL) * WIDTH + 48 + pixel % CELL] ^= (uint16_t)(1u << bit);
            TEST_ASSERT_EQUAL(1, find_and_check());
        }
    }
}

/* Sums of products are blind to two flips of the topmost bit; this one must not be. */
static void test_the_same_bit_of_two_pixels_does_not_cancel(void) {
    for (int bit = 0; bit < 16; bit++) {
        for (int second = 1; second < CELL * CELL; second++) {
            now[0] ^= (uint16_t)(1u << bit);
            now[second / CELL * WIDTH + second % CELL] ^= (uint16_t)(1u << bit);
            TEST_ASSERT_EQUAL(1, find_and_check());
            now[1] ^= (uint16_t)(1u << bit);
            now[(second / CELL) * WIDTH + (second % CELL | 1)] ^= (uint16_t)(1u << bit);
            find_and_check();
        }
    }
}

/* What screens do: cells of one colour turn to another, lines come and go. */
static void test_plain_cells_and_lines_that_change_colour(void) {
    static const uint16_t colours[] = {0,      0xFFFF, 0x8000, 0x7FFF, 0x1884,
                                       0x20E7, 0xF77A, 0xF5E7, 0x0001, 0x0800};
    for (unsigned from = 0; from < sizeof colours / sizeof colours[0]; from++) {
        for (unsigned to = 0; to < sizeof colours / sizeof colours[0]; to++) {
            for (int column = 0; column < CELL; column++) {
                for (int y = 0; y < CELL; y++) {
                    for (int x = 0; x < CELL; x++) {
                        now[y * WIDTH + x] = colours[x == column ? to : from];
                    }
                }
                find_and_check();
            }
        }
    }
}

static void test_random_changes_of_all_amounts(void) {
    for (int round = 0; round < 400; round++) {
        const uint32_t amount = random_below(1u << random_below(9));
        for (uint32_t i = 0; i < amount; i++) {
            now[random_below(PIXELS)] ^= (uint16_t)(1 + random_below(65535));
        }
        find_and_check();
    }
}

static void cell_touch(int across, int down) {
    now[down * CELL * WIDTH + across * CELL + 5] ^= 0x0410;
}

static void test_every_second_cell_fits_the_list(void) {
    for (int cell = 0; cell < CELLS; cell += 2) {
        cell_touch(cell % CELLS_ACROSS, cell / CELLS_ACROSS);
    }
    TEST_ASSERT_EQUAL((CELLS + 1) / 2, find_and_check());
    for (int down = 0; down < CELLS_DOWN;
         down++) { /* the most that a row can have, never alike two rows running */
        for (int across = down % 2; across < CELLS_ACROSS; across += 2) {
            cell_touch(across, down);
        }
    }
    find_and_check();
}

/* A rectangle of cells is one window, an L two, a frame four. */
static void test_touching_cells_are_joined(void) {
    for (int cell = 0; cell < 12; cell++) {
        cell_touch(3 + cell % 4, 5 + cell / 4);
    }
    TEST_ASSERT_EQUAL(1, find_and_check());
    for (int i = 0; i < 5; i++) {
        cell_touch(2, 2 + i);
        cell_touch(3 + i, 6);
    }
    TEST_ASSERT_EQUAL(2, find_and_check());
    for (int i = 0; i < 4; i++) {
        cell_touch(1 + i, 1);
        cell_touch(2 + i, 5);
        cell_touch(1, 2 + i);
        cell_touch(5, 1 + i);
    }
    TEST_ASSERT_EQUAL(4, find_and_check());
    for (int i = 0; i < CELLS; i++) {
        cell_touch(i % CELLS_ACROSS, i / CELLS_ACROSS);
    }
    TEST_ASSERT_EQUAL(1, find_and_check());
}

/* The uppermost row that changed comes first and alone; what was taken of it does not come again. */
static void test_the_first_row_can_be_taken_before_the_rest(void) {
    cell_touch(4, 3);
    cell_touch(5, 3);
    cell_touch(4, 4);
    cell_touch(5, 4);
    changes_find_first(now, &changes);
    TEST_ASSERT_EQUAL(1, changes.count);
    TEST_ASSERT_EQUAL(4, changes.rows);
    TEST_ASSERT_EQUAL(3 * CELL, changes.windows[0].y);
    TEST_ASSERT_EQUAL(CELL, changes.windows[0].height);
    changes.count = 0;
    changes_find_rest(now, &changes);
    TEST_ASSERT_EQUAL(1, changes.count);
    TEST_ASSERT_EQUAL(4 * CELL, changes.windows[0].y);
    TEST_ASSERT_EQUAL(CELL, changes.windows[0].height);
    memcpy(before, now, sizeof now);
    TEST_ASSERT_EQUAL(0, find_and_check());
}

/* By a few cells: a change of everything below is always seen, one of nothing never. */
static void test_large_changes_are_foreseen(void) {
    enum { HALF = PIXELS / 2 };
    for (int round = 0; round < 200; round++) {
        const int top = (int)random_below(4), rows = (int)random_below(CELLS_DOWN);
        for (int y = top * CELL; y < HEIGHT && y < (top + 1 + rows) * CELL; y++) {
            for (int x = 0; x < WIDTH; x++) {
                now[y * WIDTH + x] ^= 0x1111;
            }
        }
        changes_find_first(now, &changes);
        TEST_ASSERT_EQUAL(top + 1, changes.rows);
        const int below = top + 1 + rows < CELLS_DOWN ? rows : CELLS_DOWN - 1 - top;
        TEST_ASSERT_EQUAL(below * CELL * WIDTH >= HALF, changes_may_exceed(now, &changes, HALF));
        changes_find_rest(now, &changes);
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_all_is_new_at_first_and_after_forgetting);
    RUN_TEST(test_nothing_changed_is_nothing_to_send);
    RUN_TEST(test_every_bit_of_every_pixel_of_a_cell_counts);
    RUN_TEST(test_the_same_bit_of_two_pixels_does_not_cancel);
    RUN_TEST(test_plain_cells_and_lines_that_change_colour);
    RUN_TEST(test_random_changes_of_all_amounts);
    RUN_TEST(test_every_second_cell_fits_the_list);
    RUN_TEST(test_touching_cells_are_joined);
    RUN_TEST(test_the_first_row_can_be_taken_before_the_rest);
    RUN_TEST(test_large_changes_are_foreseen);
    return UNITY_END();
}
