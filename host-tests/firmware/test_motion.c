/* Screens that move: frames come in time, a press ends the movement and counts as the press, ticks come when
 * asked for, and nothing is drawn while nothing moves. */
#include <unity.h>

#include "drawing.h"
#include "handheld.h"
#include "motion.h"
#include "screen.h"
#include "settings.h"

enum { FRAMES = 4, MOTION_MS = 240 };

static struct motion motion;
static unsigned pictures, frame, keys, shows, ticks;
static uint32_t tick_every;

static void draw(void) {
    pictures++;
    frame = motion_frame(&motion);
}

static void key(enum key pressed) {
    keys++;
    if (pressed == KEY_A) {
        motion_start(&motion, MOTION_MS, FRAMES);
    } else if (pressed == KEY_B) {
        screen_pop();
    }
}

static void shown(void) {
    shows++;
}

static uint32_t tick(void) {
    ticks++;
    return tick_every;
}

static const struct screen screen = {.draw = draw, .key = key, .shown = shown, .tick = tick};

void setUp(void) {
    handheld_start(NULL);
    drawing_watch(false); /* pictures are counted */
    motion = (struct motion){0};
    pictures = frame = keys = shows = ticks = 0;
    tick_every = SCREEN_STILL;
    screen_push(&screen);
    handheld_run_ms(1);
}

void tearDown(void) {}

static void tap(enum board_button button) {
    headless_tap(button);
    handheld_run_ms(1);
}

static void each_frame_is_drawn_once_and_in_time(void) {
    tap(BUTTON_A);
    TEST_ASSERT_EQUAL(0, frame);
    const unsigned before = pictures;
    for (unsigned i = 1; i <= FRAMES; i++) {
        handheld_run_ms(MOTION_MS / FRAMES);
        TEST_ASSERT_EQUAL(i, frame);
        TEST_ASSERT_EQUAL(before + i, pictures);
    }
    handheld_run_ms(5000);
    TEST_ASSERT_EQUAL(before + FRAMES, pictures);
}

static void a_press_ends_the_movement_and_counts(void) {
    tap(BUTTON_A);
    handheld_run_ms(100);
    TEST_ASSERT_FALSE(motion_over(&motion));
    tap(BUTTON_UP);
    TEST_ASSERT_EQUAL(2, keys);
    TEST_ASSERT_TRUE(motion_over(&motion));
    TEST_ASSERT_EQUAL(FRAMES, frame);
}

static void without_animations_the_end_is_there_at_once(void) {
    struct settings changed = *settings();
    changed.animations = false;
    settings_change(&changed);
    tap(BUTTON_A);
    TEST_ASSERT_EQUAL(FRAMES, frame);
    TEST_ASSERT_TRUE(motion_over(&motion));
}

static void still_screens_are_neither_ticked_nor_drawn(void) {
    const unsigned before = pictures;
    TEST_ASSERT_EQUAL(1, ticks);
    handheld_run_ms(10000);
    TEST_ASSERT_EQUAL(1, ticks);
    TEST_ASSERT_EQUAL(before, pictures);
}

static void ticks_come_as_often_as_asked(void) {
    tick_every = 100;
    tap(BUTTON_UP);
    const unsigned before = ticks;
    handheld_run_ms(1000);
    TEST_ASSERT_INT_WITHIN(1, 10, ticks - before);
}

static void uncovered_screens_are_told(void) {
    TEST_ASSERT_EQUAL(1, shows);
    screen_push(&screen);
    screen_pop();
    TEST_ASSERT_EQUAL(3, shows);
    screen_home();
    TEST_ASSERT_NOT_EQUAL(&screen, screen_top());
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(each_frame_is_drawn_once_and_in_time);
    RUN_TEST(a_press_ends_the_movement_and_counts);
    RUN_TEST(without_animations_the_end_is_there_at_once);
    RUN_TEST(still_screens_are_neither_ticked_nor_drawn);
    RUN_TEST(ticks_come_as_often_as_asked);
    RUN_TEST(uncovered_screens_are_told);
    return UNITY_END();
}
