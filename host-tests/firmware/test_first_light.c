/* The guide through the first tests on a device: its steps, what can be changed in it, and its code. With an
 * argument: writes codes and what they stand for, for tools/first-light --check. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "console.h"
#include "diagnostics_screen.h"
#include "first_light.h"
#include "first_light_code.h"
#include "flash_model.h"
#include "handheld.h"
#include "home.h"
#include "power.h"
#include "rng.h"
#include "settings.h"
#include "settings_store.h"

void setUp(void) {
    headless_capabilities(true, false);
    headless_battery(87, false, false);
    headless_name("headless");
    flash_model_start(BOARD_FLASH_SECTORS);
    handheld_start(&settings_in_journal);
    diagnostics_open();
}

void tearDown(void) {}

static void each_step_is_a_screen_and_at_the_end_is_a_code(void) {
    static const char *const pictures[FIRST_LIGHT_STEPS] = {
        "guide-lamp",  "guide-charging", "guide-dimmest", "guide-light",
        "guide-greys", "guide-volume",   "guide-beeps",   NULL,
        "guide-drive", "guide-port",     "guide-night",
    };
    headless_name("picosystem");
    handheld_press(BUTTON_X);
    for (unsigned step = 0; step < FIRST_LIGHT_STEPS; step++) {
        if (pictures[step] != NULL) {
            handheld_picture(pictures[step]);
        }
        handheld_press(step == STEP_TEARS ? BUTTON_X : BUTTON_A);
    }
    handheld_picture("guide-code");
    TEST_ASSERT_EQUAL(settings()->light, headless_state()->light);
    TEST_ASSERT_EQUAL(0, headless_state()->led[0]);
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_B);
    handheld_picture("home");
}

/* Unlike handheld_start this keeps the flash. */
static void power_cut(void) {
    board_start();
    console_start(&settings_in_journal);
}

static void the_lamps_polarity_is_changed_and_kept(void) {
    handheld_press(BUTTON_X);
    TEST_ASSERT_GREATER_THAN(0, headless_state()->led[0]);
    TEST_ASSERT_FALSE(headless_state()->led_inverted);
    handheld_press(BUTTON_RIGHT);
    TEST_ASSERT_TRUE(headless_state()->led_inverted);
    power_cut(); /* in the middle of the guide */
    TEST_ASSERT_TRUE(headless_state()->led_inverted);
    diagnostics_open();
    handheld_press(BUTTON_X);
    handheld_press(BUTTON_LEFT);
    power_cut();
    TEST_ASSERT_FALSE(headless_state()->led_inverted);
}

static void the_light_is_shown_as_each_step_says(void) {
    handheld_press(BUTTON_X);
    handheld_press_times(BUTTON_A, STEP_DIMMEST);
    TEST_ASSERT_EQUAL(1, headless_state()->light);
    handheld_press(BUTTON_B);
    for (unsigned light = 1; light <= BOARD_LIGHT_MAX; light++) {
        TEST_ASSERT_EQUAL(light, headless_state()->light);
        handheld_press(BUTTON_RIGHT);
    }
    TEST_ASSERT_EQUAL(1, headless_state()->light);
    handheld_press(BUTTON_LEFT);
    TEST_ASSERT_EQUAL(BOARD_LIGHT_MAX, headless_state()->light);
    handheld_hold(BUTTON_B, 700);
    TEST_ASSERT_EQUAL(settings()->light, headless_state()->light);
    handheld_press(BUTTON_B);
    handheld_picture("home");
}

static void what_a_board_lacks_is_not_asked(void) {
    headless_capabilities(false, true);
    headless_battery(-1, false, false);
    handheld_start(NULL);
    diagnostics_open();
    handheld_press(BUTTON_X);
    TEST_ASSERT_EQUAL(1, headless_state()->light); /* the dimmest is the first */
    handheld_press_times(BUTTON_A, 6);
    handheld_press_times(BUTTON_B, 2);
    TEST_ASSERT_EQUAL(settings()->light, headless_state()->light);
}

static void notes_end_with_the_step(void) {
    handheld_press(BUTTON_X);
    handheld_press_times(BUTTON_A, STEP_VOLUME);
    const uint32_t tones = headless_state()->tones;
    handheld_run_ms(4000);
    TEST_ASSERT_GREATER_THAN_UINT32(tones + 8, headless_state()->tones);
    handheld_press(BUTTON_A);
    handheld_run_ms(5000);
    handheld_press(BUTTON_A);
    handheld_run_ms(500);
    TEST_ASSERT_EQUAL(0, headless_state()->hertz);
}

/* The console looks at its battery each half minute, and sets the lamp; it dims, sleeps and wakes. */
static void lamp_and_light_stay_as_the_step_says(void) {
    handheld_press(BUTTON_X);
    handheld_run_ms(POWER_BATTERY_MS + 1000);
    TEST_ASSERT_GREATER_THAN(0, headless_state()->led[0]);
    handheld_press_times(BUTTON_A, STEP_LIGHT);
    handheld_press_times(BUTTON_RIGHT, 3);
    while (!power_asleep()) {
        handheld_run_ms(1000);
    }
    TEST_ASSERT_EQUAL(0, headless_state()->light);
    handheld_press(BUTTON_A); /* only wakes */
    handheld_run_ms(1000);
    TEST_ASSERT_EQUAL(4, headless_state()->light);
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL(settings()->light, headless_state()->light);
}

/* It falls asleep at any moment of a note. */
static void no_note_sounds_asleep(void) {
    handheld_press(BUTTON_X);
    handheld_press_times(BUTTON_A, STEP_VOLUME);
    for (unsigned i = 0; i < 8; i++) {
        handheld_run_ms(130 * i);
        handheld_press(BUTTON_UP); /* means nothing, and puts sleep off */
        while (!power_asleep()) {
            handheld_run_ms(10);
        }
        TEST_ASSERT_EQUAL(0, headless_state()->hertz);
        handheld_press(BUTTON_UP);
    }
}

static void an_answer_is_not_heard_as_refused(void) {
    enum { REFUSED_HERTZ = 392 };
    static const enum board_button answers[] = {BUTTON_X, BUTTON_A, BUTTON_X, BUTTON_B};
    for (unsigned i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        headless_tap(answers[i]); /* the first opens the guide */
        handheld_run_ms(20);
        TEST_ASSERT_NOT_EQUAL_UINT16(REFUSED_HERTZ, headless_state()->hertz);
        handheld_run_ms(1000);
    }
}

static void random_answers(struct rng *rng, struct first_light *to) {
    to->lamp_inverted = rng_below(rng, 2) == 1;
    for (unsigned step = 0; step < FIRST_LIGHT_STEPS; step++) {
        to->results[step] = (uint8_t)rng_below(rng, 3);
    }
}

static int write_codes(void) {
    static const char *const boards[] = {"picosystem", "pico_lcd_1_3", "breadboard"};
    struct rng rng;
    rng_seed(&rng, 3);
    for (unsigned i = 0; i < 300; i++) {
        struct first_light of;
        char room[FIRST_LIGHT_ROOM], version[16];
        const char *board = boards[rng_below(&rng, 3)];
        random_answers(&rng, &of);
        snprintf(version, sizeof version, "%u.%u.%u", rng_below(&rng, 32), rng_below(&rng, 32),
                 rng_below(&rng, 32));
        printf("%s %s %s %d ", first_light_code(&of, board, version, room), board, version, of.lamp_inverted);
        for (unsigned step = 0; step < FIRST_LIGHT_STEPS; step++) {
            printf("%u", of.results[step]);
        }
        printf("\n");
    }
    return 0;
}

int main(int count, char **arguments) {
    (void)arguments;
    if (count > 1) {
        return write_codes();
    }
    UNITY_BEGIN();
    RUN_TEST(each_step_is_a_screen_and_at_the_end_is_a_code);
    RUN_TEST(the_lamps_polarity_is_changed_and_kept);
    RUN_TEST(the_light_is_shown_as_each_step_says);
    RUN_TEST(what_a_board_lacks_is_not_asked);
    RUN_TEST(notes_end_with_the_step);
    RUN_TEST(lamp_and_light_stay_as_the_step_says);
    RUN_TEST(no_note_sounds_asleep);
    RUN_TEST(an_answer_is_not_heard_as_refused);
    return UNITY_END();
}
