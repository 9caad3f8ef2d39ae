/* Dims, then sleeps, after the time that is set; any key wakes to the same picture, within 150 ms; idle means
 * idle. */
#include <string.h>
#include <unity.h>

#include "display.h"
#include "handheld.h"
#include "power.h"
#include "settings.h"

void setUp(void) {
    headless_battery(87, false, false);
    handheld_start(NULL);
}

void tearDown(void) {}

static void set_sleep(uint8_t after) {
    struct settings changed = *settings();
    changed.sleep_after = after;
    settings_change(&changed);
}

static void boot_lights_a_whole_picture(void) {
    TEST_ASSERT_TRUE(headless_panel()->on);
    TEST_ASSERT_FALSE(headless_panel()->asleep);
    TEST_ASSERT_EQUAL(HEADLESS_WIDTH * HEADLESS_HEIGHT, headless_panel()->pixels);
    TEST_ASSERT_EQUAL(settings()->light, headless_state()->light);
    TEST_ASSERT_LESS_THAN_UINT32(100000, board_us());
}

static void untouched_console_dims_and_then_sleeps(void) {
    set_sleep(SLEEP_1_MINUTE);
    handheld_run_ms(60000 - POWER_DIM_MS - 1000);
    TEST_ASSERT_EQUAL(settings()->light, headless_state()->light);
    handheld_run_ms(2000);
    TEST_ASSERT_EQUAL(1, headless_state()->light);
    TEST_ASSERT_FALSE(headless_panel()->asleep);
    handheld_run_ms(POWER_DIM_MS);
    TEST_ASSERT_EQUAL(0, headless_state()->light);
    TEST_ASSERT_TRUE(headless_panel()->asleep);
}

static void never_is_never(void) {
    set_sleep(SLEEP_NEVER);
    handheld_run_ms(30 * 60000);
    TEST_ASSERT_FALSE(power_asleep());
    TEST_ASSERT_EQUAL(settings()->light, headless_state()->light);
}

static void a_key_wakes_to_the_same_picture_and_means_nothing_else(void) {
    static uint16_t before[HEADLESS_HEIGHT][HEADLESS_WIDTH];
    set_sleep(SLEEP_1_MINUTE);
    handheld_press(BUTTON_A); /* settings */
    memcpy(before, headless_panel()->frame, sizeof before);
    handheld_run_ms(61000);
    TEST_ASSERT_TRUE(power_asleep());
    const uint32_t press_us = board_us();
    headless_tap(BUTTON_DOWN);
    handheld_run_ms(0);
    while (headless_state()->light == 0) {
        handheld_run_ms(1);
    }
    TEST_ASSERT_LESS_THAN_UINT32(150000, board_us() - press_us);
    TEST_ASSERT_TRUE(headless_panel()->on);
    handheld_run_ms(500);
    TEST_ASSERT_EQUAL_MEMORY(before, headless_panel()->frame, sizeof before);
}

static void wakes_even_right_after_falling_asleep(void) {
    set_sleep(SLEEP_1_MINUTE);
    while (!power_asleep()) {
        handheld_run_ms(1);
    }
    handheld_press(BUTTON_Y);
    TEST_ASSERT_FALSE(power_asleep());
    TEST_ASSERT_TRUE(headless_panel()->on);
    TEST_ASSERT_FALSE(headless_panel()->asleep);
}

/* Without a cable the clocks rest as long as it sleeps, and run again before the panel is told anything. */
static void it_rests_while_it_sleeps_without_a_cable(void) {
    set_sleep(SLEEP_1_MINUTE);
    handheld_run_ms(59000);
    TEST_ASSERT_FALSE(headless_state()->resting);
    handheld_run_ms(2000);
    TEST_ASSERT_TRUE(headless_state()->resting);
    headless_battery(87, false, true);
    headless_tap(BUTTON_DOWN); /* a cable, and the edge that tells of it, are the same to the main loop */
    handheld_run_ms(1000);
    TEST_ASSERT_FALSE(headless_state()->resting);
    handheld_run_ms(61000);
    TEST_ASSERT_TRUE(power_asleep());
    TEST_ASSERT_FALSE_MESSAGE(headless_state()->resting, "a PC may ask");
    headless_battery(87, false, false);
}

static void a_key_while_it_is_dim_counts(void) {
    set_sleep(SLEEP_1_MINUTE);
    handheld_run_ms(60000 - POWER_DIM_MS + 1000);
    const uint32_t pixels = headless_panel()->pixels;
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL(settings()->light, headless_state()->light);
    TEST_ASSERT_GREATER_THAN_UINT32(pixels, headless_panel()->pixels);
}

static void every_key_puts_sleep_off(void) {
    set_sleep(SLEEP_1_MINUTE);
    for (unsigned i = 0; i < 4; i++) {
        handheld_run_ms(40000);
        handheld_press(BUTTON_DOWN);
    }
    TEST_ASSERT_EQUAL(settings()->light, headless_state()->light);
}

static void idle_sends_nothing_and_hardly_wakes(void) {
    const uint32_t pixels = headless_panel()->pixels, commands = headless_panel()->commands;
    const uint32_t waits = headless_state()->waits;
    handheld_run_ms(60000);
    TEST_ASSERT_EQUAL_UINT32(pixels, headless_panel()->pixels);
    TEST_ASSERT_EQUAL_UINT32(commands, headless_panel()->commands);
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(4, headless_state()->waits - waits); /* looks at the battery */
}

static void battery_that_falls_is_shown(void) {
    const uint32_t pixels = headless_panel()->pixels;
    headless_battery(42, false, false);
    handheld_run_ms(POWER_BATTERY_MS + 1000);
    TEST_ASSERT_GREATER_THAN_UINT32(pixels, headless_panel()->pixels);
    TEST_ASSERT_EQUAL(42, power_battery());
}

static void led_tells_of_charging_and_of_an_empty_battery(void) {
    TEST_ASSERT_EQUAL(0, headless_state()->led[0]);
    headless_battery(5, false, false);
    handheld_run_ms(POWER_BATTERY_MS + 1000);
    TEST_ASSERT_GREATER_THAN(0, headless_state()->led[0]);
    TEST_ASSERT_EQUAL(0, headless_state()->led[1]);
    headless_battery(5, true, true);
    handheld_run_ms(POWER_BATTERY_MS + 1000);
    TEST_ASSERT_GREATER_THAN(0, headless_state()->led[1]);
}

/* On battery the charger's line is low, as on a real PicoSystem: red, not amber. */
static void an_empty_battery_is_red_though_the_charger_holds_its_line(void) {
    headless_battery(5, true, false);
    handheld_run_ms(POWER_BATTERY_MS + 1000);
    TEST_ASSERT_GREATER_THAN(0, headless_state()->led[0]);
    TEST_ASSERT_EQUAL(0, headless_state()->led[1]);
}

/* Bursts near the end of a charge are shorter than the delay; the end itself is seen soon after it. */
static void amber_stays_through_bursts_and_goes_three_seconds_after(void) {
    headless_battery(99, true, true);
    handheld_run_ms(POWER_BATTERY_MS + 1000);
    headless_battery(99, false, true);
    handheld_run_ms(1000);
    TEST_ASSERT_GREATER_THAN(0, headless_state()->led[1]);
    handheld_run_ms(3000);
    TEST_ASSERT_EQUAL(0, headless_state()->led[1]);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(boot_lights_a_whole_picture);
    RUN_TEST(untouched_console_dims_and_then_sleeps);
    RUN_TEST(never_is_never);
    RUN_TEST(a_key_wakes_to_the_same_picture_and_means_nothing_else);
    RUN_TEST(wakes_even_right_after_falling_asleep);
    RUN_TEST(it_rests_while_it_sleeps_without_a_cable);
    RUN_TEST(a_key_while_it_is_dim_counts);
    RUN_TEST(every_key_puts_sleep_off);
    RUN_TEST(idle_sends_nothing_and_hardly_wakes);
    RUN_TEST(battery_that_falls_is_shown);
    RUN_TEST(led_tells_of_charging_and_of_an_empty_battery);
    RUN_TEST(an_empty_battery_is_red_though_the_charger_holds_its_line);
    RUN_TEST(amber_stays_through_bursts_and_goes_three_seconds_after);
    return UNITY_END();
}
