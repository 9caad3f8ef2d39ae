/* Cues play note by note without anybody waiting, end in silence, and mute means silence. */
#include <unity.h>

#include "handheld.h"
#include "settings.h"
#include "sound.h"

void setUp(void) {
    headless_capabilities(true, false);
    handheld_start(NULL);
}

void tearDown(void) {}

static void every_cue_sounds_and_ends(void) {
    for (unsigned cue = 0; cue < CUES; cue++) {
        sound_play((enum cue)cue);
        TEST_ASSERT_GREATER_THAN(0, headless_state()->hertz);
        TEST_ASSERT_EQUAL(settings()->sound, headless_state()->volume);
        handheld_run_ms(5000);
        TEST_ASSERT_EQUAL(0, headless_state()->hertz);
    }
}

/* The fanfare after a cast is the other one, later. */
static void cues_are_short_and_the_melody_is_a_melody(void) {
    for (unsigned cue = 0; cue < CUE_BATTLE; cue++) {
        const uint32_t tones = headless_state()->tones;
        sound_play((enum cue)cue);
        handheld_run_ms(300);
        const bool sounds = headless_state()->hertz > 0;
        TEST_ASSERT_EQUAL(cue == CUE_WIN || cue == CUE_MOMENT, sounds);
        handheld_run_ms(5000);
        TEST_ASSERT_EQUAL(cue == CUE_WIN, headless_state()->tones - tones > 10);
    }
}

static void starting_a_cue_takes_no_time(void) {
    const uint32_t from_us = board_us();
    sound_play(CUE_WIN);
    TEST_ASSERT_EQUAL_UINT32(from_us, board_us());
}

static void mute_is_silent(void) {
    struct settings changed = *settings();
    changed.sound = 0;
    settings_change(&changed);
    const uint32_t tones = headless_state()->tones;
    sound_play(CUE_WIN);
    handheld_run_ms(1000);
    TEST_ASSERT_EQUAL_UINT32(tones, headless_state()->tones);
}

static void without_a_speaker_nothing_waits_for_notes(void) {
    uint32_t at_ms;
    headless_capabilities(false, false);
    sound_play(CUE_WIN);
    TEST_ASSERT_FALSE(sound_due(&at_ms));
}

static uint32_t tones_of(enum board_button button) {
    const uint32_t tones = headless_state()->tones;
    handheld_press(button);
    handheld_run_ms(1000);
    return headless_state()->tones - tones;
}

/* Home has nothing for B and X; Y opens its help, where X has nothing. */
static void every_key_is_answered(void) {
    const uint32_t before = headless_state()->tones;
    sound_play(CUE_REFUSED);
    handheld_run_ms(1000);
    const uint32_t refused = headless_state()->tones - before;
    TEST_ASSERT_EQUAL_UINT32(refused, tones_of(BUTTON_B));
    TEST_ASSERT_EQUAL_UINT32(refused, tones_of(BUTTON_X));
    const uint32_t opened = tones_of(BUTTON_Y);
    TEST_ASSERT_GREATER_THAN_UINT32(0, opened);
    TEST_ASSERT_LESS_THAN_UINT32(refused, opened);
    TEST_ASSERT_EQUAL_UINT32(refused, tones_of(BUTTON_X));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(every_cue_sounds_and_ends);
    RUN_TEST(cues_are_short_and_the_melody_is_a_melody);
    RUN_TEST(starting_a_cue_takes_no_time);
    RUN_TEST(every_key_is_answered);
    RUN_TEST(mute_is_silent);
    RUN_TEST(without_a_speaker_nothing_waits_for_notes);
    return UNITY_END();
}
