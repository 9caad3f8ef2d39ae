/* The charger's line at any moments, with and without the cable: a low under USB power counts at once, and
 * charging is over three seconds after the last one, or with the cable. */
#include <string.h>
#include <unity.h>

#include "cell.h"
#include "charging.h"
#include "rng.h"

enum { RUNS = 200, LOOKS = 500, LOOK_MAX_MS = 1200 };

static struct charging charging;

void setUp(void) {
    memset(&charging, 0, sizeof charging);
}

void tearDown(void) {}

static void a_low_without_usb_power_is_no_charging(void) {
    TEST_ASSERT_FALSE(charging_look(&charging, false, true, 10));
    TEST_ASSERT_FALSE(charging_look(&charging, false, true, 100000));
}

static void a_low_counts_at_once_and_holds_for_three_seconds(void) {
    TEST_ASSERT_TRUE(charging_look(&charging, true, true, 1000));
    TEST_ASSERT_TRUE(charging_look(&charging, true, false, 1000 + CHARGING_RELEASE_MS - 1));
    TEST_ASSERT_FALSE(charging_look(&charging, true, false, 1000 + CHARGING_RELEASE_MS));
    TEST_ASSERT_FALSE(charging_look(&charging, true, false, 1001 + CHARGING_RELEASE_MS));
}

static void it_ends_with_the_cable(void) {
    TEST_ASSERT_TRUE(charging_look(&charging, true, true, 1000));
    TEST_ASSERT_FALSE(charging_look(&charging, false, true, 1001));
    TEST_ASSERT_FALSE(charging_look(&charging, true, false, 1002));
}

/* Told in other words: on if the cable was there at every look since a low at most three seconds ago. */
static void any_run_of_looks(void) {
    struct rng rng;
    rng_seed(&rng, 24);
    for (unsigned run = 0; run < RUNS; run++) {
        uint32_t now_ms = UINT32_MAX - 20000, low_ms = 0; /* the clock wraps around meanwhile */
        bool expected = false;
        memset(&charging, 0, sizeof charging);
        for (unsigned look = 0; look < LOOKS; look++) {
            const bool usb = rng_below(&rng, 20) > 0, low = rng_below(&rng, 1 + run % 8) == 0;
            now_ms += rng_below(&rng, LOOK_MAX_MS);
            low_ms = low ? now_ms : low_ms;
            expected = usb && (low || (expected && now_ms - low_ms < CHARGING_RELEASE_MS));
            TEST_ASSERT_EQUAL(expected, charging_look(&charging, usb, low, now_ms));
        }
    }
}

/* It never falls as the voltage rises, and its ends are those of a lithium cell. */
static void a_cell_is_fuller_the_higher_its_voltage(void) {
    TEST_ASSERT_EQUAL(0, cell_percent(0));
    TEST_ASSERT_EQUAL(0, cell_percent(3300));
    TEST_ASSERT_EQUAL(54, cell_percent(3800));
    TEST_ASSERT_EQUAL(100, cell_percent(4200));
    for (uint32_t millivolts = 3000; millivolts < 5000; millivolts++) {
        TEST_ASSERT_LESS_OR_EQUAL(cell_percent(millivolts + 1), cell_percent(millivolts));
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(a_low_without_usb_power_is_no_charging);
    RUN_TEST(a_low_counts_at_once_and_holds_for_three_seconds);
    RUN_TEST(it_ends_with_the_cable);
    RUN_TEST(any_run_of_looks);
    RUN_TEST(a_cell_is_fuller_the_higher_its_voltage);
    return UNITY_END();
}
