/* Buttons become keys: order, chords, repeats, and B that may mean undo. */
#include <unity.h>

#include "headless.h"
#include "keys.h"

void setUp(void) {
    board_start();
    keys_forget();
}

void tearDown(void) {}

static void expect_key(bool undo, enum key expected) {
    enum key key = KEY_UNDO;
    TEST_ASSERT_TRUE(keys_next((struct keys_wanted){.undo = undo}, &key));
    TEST_ASSERT_EQUAL(expected, key);
}

static void expect_none(bool undo) {
    enum key key;
    TEST_ASSERT_FALSE(keys_next((struct keys_wanted){.undo = undo}, &key));
}

static void pass_ms(uint32_t ms) {
    headless_pass_us(ms * 1000);
}

static void each_button_is_its_key(void) {
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        headless_tap((enum board_button)button);
        pass_ms(100);
        expect_key(false, (enum key)button);
        expect_none(false);
    }
}

static void chords_lose_nothing(void) {
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        headless_contact(1000 + button, (enum board_button)button, true);
    }
    pass_ms(2);
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        expect_key(false, (enum key)button);
    }
    expect_none(false);
}

static void pad_repeats_while_held(void) {
    headless_contact(0, BUTTON_DOWN, true);
    pass_ms(0);
    expect_key(false, KEY_DOWN);
    pass_ms(KEYS_REPEAT_FIRST_MS - 1);
    expect_none(false);
    for (unsigned repeat = 0; repeat < 5; repeat++) {
        pass_ms(repeat == 0 ? 1 : KEYS_REPEAT_NEXT_MS);
        expect_key(false, KEY_DOWN);
        expect_none(false);
    }
    headless_contact(board_us(), BUTTON_DOWN, false);
    pass_ms(KEYS_REPEAT_FIRST_MS);
    expect_none(false);
}

static void letters_do_not_repeat(void) {
    headless_contact(0, BUTTON_A, true);
    pass_ms(0);
    expect_key(false, KEY_A);
    pass_ms(2000);
    expect_none(false);
}

static void pause_is_not_caught_up(void) {
    headless_contact(0, BUTTON_LEFT, true);
    pass_ms(0);
    expect_key(false, KEY_LEFT);
    pass_ms(3000);
    expect_key(false, KEY_LEFT);
    expect_none(false);
}

static void last_pad_button_repeats(void) {
    headless_contact(0, BUTTON_LEFT, true);
    headless_contact(100000, BUTTON_UP, true);
    pass_ms(101);
    expect_key(false, KEY_LEFT);
    expect_key(false, KEY_UP);
    pass_ms(KEYS_REPEAT_FIRST_MS);
    expect_key(false, KEY_UP);
    expect_none(false);
}

static void b_counts_at_once_where_nothing_can_be_undone(void) {
    headless_contact(0, BUTTON_B, true);
    pass_ms(0);
    expect_key(false, KEY_B);
    pass_ms(KEYS_HOLD_MS);
    expect_none(false);
}

static void short_b_is_back_when_let_go(void) {
    headless_tap(BUTTON_B);
    pass_ms(1);
    expect_none(true);
    pass_ms(100);
    expect_key(true, KEY_B);
    expect_none(true);
}

static void long_b_is_undo_and_no_back(void) {
    headless_contact(0, BUTTON_B, true);
    pass_ms(0);
    expect_none(true);
    uint32_t at_ms;
    TEST_ASSERT_TRUE(keys_due(&at_ms));
    TEST_ASSERT_UINT32_WITHIN(1, KEYS_HOLD_MS, at_ms);
    pass_ms(KEYS_HOLD_MS);
    expect_key(true, KEY_UNDO);
    headless_contact(board_us(), BUTTON_B, false);
    pass_ms(100);
    expect_none(true);
}

/* A counts when it goes down, and once more while it is held, where that is wanted. */
static void a_held_a_counts_once_more(void) {
    static const struct keys_wanted wanted = {.again = true};
    enum key key = KEY_UNDO;
    headless_contact(0, BUTTON_A, true);
    pass_ms(0);
    TEST_ASSERT_TRUE(keys_next(wanted, &key));
    TEST_ASSERT_EQUAL(KEY_A, key);
    uint32_t at_ms;
    TEST_ASSERT_TRUE(keys_due(&at_ms));
    TEST_ASSERT_UINT32_WITHIN(1, KEYS_HOLD_MS, at_ms);
    TEST_ASSERT_FALSE(keys_next(wanted, &key));
    pass_ms(KEYS_HOLD_MS);
    TEST_ASSERT_TRUE(keys_next(wanted, &key));
    TEST_ASSERT_EQUAL(KEY_AGAIN, key);
    pass_ms(KEYS_HOLD_MS);
    TEST_ASSERT_FALSE(keys_next(wanted, &key));
}

static void a_short_a_counts_once(void) {
    static const struct keys_wanted wanted = {.again = true};
    enum key key = KEY_UNDO;
    headless_tap(BUTTON_A);
    pass_ms(100);
    TEST_ASSERT_TRUE(keys_next(wanted, &key));
    pass_ms(2 * KEYS_HOLD_MS);
    TEST_ASSERT_FALSE(keys_next(wanted, &key));
}

/* The screen that came meanwhile has no use for it. */
static void a_held_a_means_nothing_elsewhere(void) {
    static const struct keys_wanted wanted = {.again = true};
    enum key key = KEY_UNDO;
    headless_contact(0, BUTTON_A, true);
    pass_ms(0);
    TEST_ASSERT_TRUE(keys_next(wanted, &key));
    pass_ms(KEYS_HOLD_MS);
    expect_none(false);
}

/* Nobody looked for a second: the console was busy. */
static void long_b_that_was_seen_late_is_undo(void) {
    headless_contact(0, BUTTON_B, true);
    headless_contact(600000, BUTTON_B, false);
    pass_ms(1000);
    expect_key(true, KEY_UNDO);
    expect_none(true);
}

static void other_keys_pass_a_held_b(void) {
    headless_contact(0, BUTTON_B, true);
    pass_ms(100);
    expect_none(true);
    headless_tap(BUTTON_A);
    pass_ms(1);
    expect_key(true, KEY_A);
}

static void forgotten_keys_stay_forgotten(void) {
    headless_contact(0, BUTTON_DOWN, true);
    headless_contact(0, BUTTON_B, true);
    pass_ms(1);
    keys_forget();
    pass_ms(2000);
    expect_none(true);
}

/* Where letters are wanted a key is its letter, and a repeated arrow stays an arrow. */
static void keys_of_a_keyboard_write_where_they_are_to(void) {
    enum key key;
    headless_type("b", BUTTON_B);
    headless_type("Q", BUTTON_COUNT);
    TEST_ASSERT_TRUE(keys_next((struct keys_wanted){.letters = true}, &key));
    TEST_ASSERT_EQUAL(KEY_LETTER + 'b', key);
    TEST_ASSERT_TRUE(keys_next((struct keys_wanted){.letters = true}, &key));
    TEST_ASSERT_EQUAL(KEY_LETTER + 'Q', key);
    TEST_ASSERT_FALSE(keys_next((struct keys_wanted){.letters = true}, &key));
    headless_type("b", BUTTON_B);
    headless_type("Q", BUTTON_COUNT);
    expect_key(false, KEY_B);
    expect_none(false);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(keys_of_a_keyboard_write_where_they_are_to);
    RUN_TEST(each_button_is_its_key);
    RUN_TEST(chords_lose_nothing);
    RUN_TEST(pad_repeats_while_held);
    RUN_TEST(letters_do_not_repeat);
    RUN_TEST(pause_is_not_caught_up);
    RUN_TEST(last_pad_button_repeats);
    RUN_TEST(b_counts_at_once_where_nothing_can_be_undone);
    RUN_TEST(short_b_is_back_when_let_go);
    RUN_TEST(long_b_is_undo_and_no_back);
    RUN_TEST(a_held_a_counts_once_more);
    RUN_TEST(a_short_a_counts_once);
    RUN_TEST(a_held_a_means_nothing_elsewhere);
    RUN_TEST(long_b_that_was_seen_late_is_undo);
    RUN_TEST(other_keys_pass_a_held_b);
    RUN_TEST(forgotten_keys_stay_forgotten);
    return UNITY_END();
}
