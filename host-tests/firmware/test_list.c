/* Lists: the cursor stays in view, rows stop at their ends, and no room stays empty that a row could have. */
#include <unity.h>

#include "handheld.h"
#include "list.h"

enum { ROWS = 7, IN_VIEW = 3, TOP = 30, HEIGHT = 20 };

static struct list list;

void setUp(void) {
    handheld_start(NULL);
    list = (struct list){0};
    list_set(&list, ROWS, IN_VIEW);
}

void tearDown(void) {}

static void expect(unsigned at, unsigned first) {
    TEST_ASSERT_EQUAL(at, list.at);
    TEST_ASSERT_EQUAL(first, list.first);
}

static void test_the_cursor_goes_around_and_stays_in_view(void) {
    list_steer(&list, KEY_UP);
    expect(ROWS - 1, ROWS - IN_VIEW);
    list_steer(&list, KEY_LEFT);
    expect(ROWS - 2, ROWS - IN_VIEW);
    list_steer(&list, KEY_DOWN);
    list_steer(&list, KEY_RIGHT);
    expect(0, 0);
    for (unsigned row = 1; row < IN_VIEW; row++) {
        list_steer(&list, KEY_DOWN);
        expect(row, 0);
    }
    list_steer(&list, KEY_DOWN);
    expect(IN_VIEW, 1);
}

static void test_beyond_the_last_row_is_the_last_row(void) {
    list_go(&list, ROWS + 5);
    expect(ROWS - 1, ROWS - IN_VIEW);
    TEST_ASSERT_EQUAL(ROWS, list_end(&list));
    TEST_ASSERT_EQUAL(TOP + 2 * HEIGHT, list_y(&list, list.at, TOP, HEIGHT));
}

static void test_rows_that_are_only_read_stop_at_the_ends(void) {
    list_scroll(&list, KEY_UP);
    expect(0, 0);
    list_scroll(&list, KEY_DOWN);
    expect(0, 1);
    list_scroll(&list, KEY_RIGHT);
    expect(0, ROWS - IN_VIEW);
    list_scroll(&list, KEY_RIGHT);
    expect(0, ROWS - IN_VIEW);
    list_scroll(&list, KEY_LEFT);
    list_scroll(&list, KEY_LEFT);
    expect(0, 0);
}

static void test_rows_that_go_take_the_cursor_along_and_leave_no_gap(void) {
    list_go(&list, ROWS - 1);
    list_set(&list, ROWS - 1, IN_VIEW);
    expect(ROWS - 2, ROWS - 1 - IN_VIEW);
    list_set(&list, IN_VIEW - 1, IN_VIEW);
    expect(IN_VIEW - 2, 0);
    TEST_ASSERT_EQUAL(IN_VIEW - 1, list_end(&list));
    list_set(&list, ROWS, IN_VIEW);
    expect(IN_VIEW - 2, 0);
}

static void test_an_empty_list_can_be_pressed(void) {
    list_set(&list, 0, IN_VIEW);
    for (enum key key = KEY_UP; key <= KEY_RIGHT; key++) {
        list_steer(&list, key);
        list_scroll(&list, key);
        list_go(&list, 1);
    }
    expect(0, 0);
    TEST_ASSERT_EQUAL(0, list_end(&list));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_the_cursor_goes_around_and_stays_in_view);
    RUN_TEST(test_beyond_the_last_row_is_the_last_row);
    RUN_TEST(test_rows_that_are_only_read_stop_at_the_ends);
    RUN_TEST(test_rows_that_go_take_the_cursor_along_and_leave_no_gap);
    RUN_TEST(test_an_empty_list_can_be_pressed);
    return UNITY_END();
}
