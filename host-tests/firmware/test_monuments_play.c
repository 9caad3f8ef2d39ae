/* Whole matches of Monuments by buttons alone, from power-on to the ranking, every move of which is meant;
 * and random buttons, which nothing withstands. `test_monuments_play <presses>`: so many random ones, else
 * few. */
#include <stddef.h>
#include <unity.h>

#include "game_ui.h"
#include "handheld.h"
#include "home.h"
#include "masher.h"
#include "monuments/monuments.h"
#include "monuments_player.h"
#include "play.h"
#include "settings_store.h"

static unsigned wanted = 4000; /* random presses */

void setUp(void) {
    handheld_fresh(&settings_in_journal);
}

void tearDown(void) {}

enum { PRESSES_MAX = 10000 };

static void a_match(unsigned persons, unsigned opponents, uint32_t seed) {
    monuments_player_begin(persons, opponents, seed);
    const unsigned presses = monuments_player_finish(seed);
    TEST_ASSERT_LESS_THAN(PRESSES_MAX, presses);
    TEST_ASSERT_TRUE(play_loaded());
    masher_check_rules();
    handheld_run_ms(1000);
}

static void two_people_play_from_boot_to_the_ranking(void) {
    a_match(2, 0, 5);
}

static void three_people_play_from_boot_to_the_ranking(void) {
    a_match(3, 0, 6);
}

static void four_people_play_from_boot_to_the_ranking(void) {
    a_match(4, 0, 118);
}

/* The three matches had these to decide; battles and rare gifts come only in some. */
static void most_kinds_of_decisions_were_met(void) {
    static const uint8_t kinds[] = {
        MONUMENTS_TASK_KEEP_FIRST, MONUMENTS_TASK_PLACE_FIRST, MONUMENTS_TASK_TURN,
        MONUMENTS_TASK_END,        MONUMENTS_TASK_UPGRADE,     MONUMENTS_TASK_MOVE,
        MONUMENTS_TASK_GOING,      MONUMENTS_TASK_PRODUCE,     MONUMENTS_TASK_BUILD,
        MONUMENTS_TASK_POPULATE,   MONUMENTS_TASK_SACRIFICE,   MONUMENTS_TASK_BONUS,
        MONUMENTS_TASK_OPTION,     MONUMENTS_TASK_GIFT_WORKER, MONUMENTS_TASK_GIFT_BUILDING,
        MONUMENTS_TASK_TRAIN,      MONUMENTS_TASK_WEAPON,      MONUMENTS_TASK_KEEP,
        MONUMENTS_TASK_TRADE,      MONUMENTS_TASK_GET,         MONUMENTS_TASK_PAY};
    for (unsigned i = 0; i < sizeof kinds; i++) {
        TEST_ASSERT_TRUE_MESSAGE((monuments_player_asked() >> kinds[i] & 1) != 0, "a decision was never met");
    }
}

/* ---- random buttons */

enum { PRESSES_A_SEED = 2000 };

static void begin(unsigned seed) {
    monuments_player_begin(2 + seed % 3, 0, seed);
}

static void random_buttons_never_break_anything(void) {
    masher_matches(wanted, PRESSES_A_SEED, begin, NULL);
}

int main(int argc, char **argv) {
    wanted = masher_presses(argc, argv, wanted);
    UNITY_BEGIN();
    RUN_TEST(two_people_play_from_boot_to_the_ranking);
    RUN_TEST(three_people_play_from_boot_to_the_ranking);
    RUN_TEST(four_people_play_from_boot_to_the_ranking);
    RUN_TEST(most_kinds_of_decisions_were_met);
    RUN_TEST(random_buttons_never_break_anything);
    return UNITY_END();
}
