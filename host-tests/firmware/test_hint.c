/* Hints: every game offers one to whoever is to move, by the same keys, and it changes nothing. */
#include <string.h>
#include <unity.h>

#include "handheld.h"
#include "match.h"
#include "play.h"
#include "settings_store.h"

enum { GAMES = 3, THINKS_MS = 8000, STATE_BYTES = GAME_STATE_MAX };

static uint8_t before[STATE_BYTES];

void setUp(void) {
    handheld_start(&settings_in_journal);
}
void tearDown(void) {}

/* From home: the game in that line, with what its set-up proposes. */
static void begin(unsigned line) {
    handheld_press_times(BUTTON_DOWN, line);
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_UP);
    handheld_press(BUTTON_A);
    TEST_ASSERT_TRUE(play_loaded());
    for (unsigned i = 0; i < 50 && !play_person_to_move(); i++) {
        handheld_run_ms(1000);
    }
    TEST_ASSERT_TRUE(play_person_to_move());
}

static void remember(void) {
    memcpy(before, play_state(), play_game()->state_bytes);
}

static void nothing_happened(void) {
    TEST_ASSERT_EQUAL_MEMORY(before, play_state(), play_game()->state_bytes);
}

/* Y, on to the rules where there is a page about the thing under the cursor, and X. */
static void hint_in(unsigned line, unsigned presses, const char *thinks, const char *found) {
    begin(line);
    handheld_press_times(BUTTON_A, presses);
    remember();
    handheld_press(BUTTON_Y);
    handheld_picture(thinks);
    handheld_press(BUTTON_X);
    handheld_run_ms(THINKS_MS);
    handheld_picture(found);
    nothing_happened();
    handheld_press(BUTTON_B);
    handheld_picture(thinks);
    handheld_press(BUTTON_B);
    nothing_happened();
}

static void bronze_has_hints(void) {
    hint_in(0, 1, "hint-bronze-offer", "hint-bronze");
}

/* In the middle of a match a move brings points, and the hint says from where. */
static void a_hint_gives_its_reason(void) {
    enum { PRESSES = 48 };
    begin(0);
    for (unsigned i = 0; i < PRESSES || !play_person_to_move(); i++) {
        handheld_press(BUTTON_A);
    }
    remember();
    handheld_press(BUTTON_Y);
    handheld_press(BUTTON_X);
    handheld_run_ms(THINKS_MS);
    handheld_picture("hint-reason");
    nothing_happened();
}

static void empire_has_hints(void) {
    hint_in(1, 1, "hint-empire-offer", "hint-empire");
}

static void monuments_has_hints(void) {
    enum { KEEP_AND_HAND_ON = 2 };
    hint_in(2, KEEP_AND_HAND_ON, "hint-monuments-offer", "hint-monuments");
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(bronze_has_hints);
    RUN_TEST(a_hint_gives_its_reason);
    RUN_TEST(empire_has_hints);
    RUN_TEST(monuments_has_hints);
    return UNITY_END();
}
