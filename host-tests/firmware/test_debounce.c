/* A press counts at its first edge, and a bouncing contact of up to 10 ms never gives two presses. Bounces
 * are made up: any number of edges at any times within 10 ms, when a contact closes and when it opens. */
#include <string.h>
#include <unity.h>

#include "debounce.h"
#include "headless.h"
#include "rng.h"

enum { BOUNCE_US = 10000, EDGES_MAX = 40, RUNS = 20000 };

static struct rng rng;

void setUp(void) {
    rng_seed(&rng, 4);
    board_start();
}

void tearDown(void) {}

/* Edges from `from_us` on, within BOUNCE_US, that end with the contact as given; answers when the last one
 * is. */
static uint32_t bounce(uint32_t from_us, bool closed) {
    uint32_t at = from_us;
    const unsigned pairs = rng_below(&rng, EDGES_MAX / 2);
    headless_contact(at, BUTTON_A, closed);
    for (unsigned i = 0; i < pairs; i++) {
        const uint32_t left = from_us + BOUNCE_US - at;
        const uint32_t open_at = at + rng_below(&rng, left / 2 + 1),
                       close_at = open_at + rng_below(&rng, left / 2 + 1);
        headless_contact(open_at, BUTTON_A, !closed);
        headless_contact(close_at, BUTTON_A, closed);
        at = close_at;
    }
    return at;
}

static struct board_event expect_event(bool down) {
    struct board_event event = {0};
    TEST_ASSERT_TRUE_MESSAGE(board_event_next(&event), "an event was lost");
    TEST_ASSERT_EQUAL(BUTTON_A, event.button);
    TEST_ASSERT_EQUAL(down, event.down);
    return event;
}

static void bouncing_press_counts_once_and_at_its_first_edge(void) {
    for (unsigned run = 0; run < RUNS; run++) {
        const uint32_t press_us = board_us() + 1000 + rng_below(&rng, 60000);
        const uint32_t rest_us = bounce(press_us, true);
        const uint32_t release_us = rest_us + 1 + rng_below(&rng, 60000);
        const uint32_t open_us = bounce(release_us, false);
        headless_pass_us(open_us - board_us() + DEBOUNCE_US);
        TEST_ASSERT_EQUAL_UINT32(press_us, expect_event(true).at_us);
        TEST_ASSERT_EQUAL_UINT32(open_us, expect_event(false).at_us);
        TEST_ASSERT_FALSE_MESSAGE(board_event_waits(), "a bounce counted");
        TEST_ASSERT_EQUAL(0, board_buttons_held());
    }
}

/* However short: a contact that closes for 100 us is a press. */
static void short_press_is_not_lost(void) {
    headless_contact(5000, BUTTON_A, true);
    headless_contact(5100, BUTTON_A, false);
    headless_pass_us(5100 + DEBOUNCE_US);
    expect_event(true);
    expect_event(false);
}

static void two_quick_presses_are_two(void) {
    for (uint32_t press = 0; press < 2; press++) {
        headless_contact(1000 + press * 60000, BUTTON_A, true);
        headless_contact(1000 + press * 60000 + 30000, BUTTON_A, false);
    }
    headless_pass_us(200000);
    for (unsigned press = 0; press < 2; press++) {
        expect_event(true);
        expect_event(false);
    }
    TEST_ASSERT_FALSE(board_event_waits());
}

static void release_waits_for_the_contact_to_rest(void) {
    headless_contact(1000, BUTTON_A, true);
    headless_contact(50000, BUTTON_A, false);
    headless_pass_us(50000 + DEBOUNCE_US - 1);
    expect_event(true);
    TEST_ASSERT_FALSE(board_event_waits());
    TEST_ASSERT_EQUAL(1 << BUTTON_A, board_buttons_held());
    headless_pass_us(1);
    expect_event(false);
}

/* While interrupts are off for a flash erase, a whole press can pass: its two edges are then seen at once. */
static void press_that_was_seen_late_counts(void) {
    struct debounce contact = {0};
    TEST_ASSERT_EQUAL(DEBOUNCE_PRESSED, debounce_edges(&contact, true, true, false, 90000));
    TEST_ASSERT_FALSE(debounce_released(&contact, 90000 + DEBOUNCE_US - 1));
    TEST_ASSERT_TRUE(debounce_released(&contact, 90000 + DEBOUNCE_US));
    TEST_ASSERT_FALSE(contact.down);
}

static void times_may_come_round(void) {
    struct debounce contact = {0};
    const uint32_t late = UINT32_MAX - 1000;
    TEST_ASSERT_EQUAL(DEBOUNCE_PRESSED, debounce_edges(&contact, true, false, true, late));
    TEST_ASSERT_EQUAL(DEBOUNCE_NOTHING, debounce_edges(&contact, false, true, false, late + 500));
    TEST_ASSERT_FALSE(debounce_released(&contact, late + 500 + DEBOUNCE_US - 1));
    TEST_ASSERT_TRUE(debounce_released(&contact, late + 500 + DEBOUNCE_US));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(bouncing_press_counts_once_and_at_its_first_edge);
    RUN_TEST(short_press_is_not_lost);
    RUN_TEST(two_quick_presses_are_two);
    RUN_TEST(release_waits_for_the_contact_to_rest);
    RUN_TEST(press_that_was_seen_late_counts);
    RUN_TEST(times_may_come_round);
    return UNITY_END();
}
