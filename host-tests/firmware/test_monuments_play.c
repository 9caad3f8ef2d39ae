/* Whole matches of Monuments by buttons alone, from power-on to the ranking, every move of which is meant;
 * and random buttons, which nothing withstands. `test_monuments_play <presses>`: so many random ones, else
 * few. */
#include <stdlib.h>
#include <unity.h>

#include "game_ui.h"
#include "handheld.h"
#include "monuments/monuments.h"
#include "monuments/moves.h"
#include "monuments_player.h"
#include "play.h"
#include "screens.h"
#include "settings_store.h"

static unsigned wanted = 4000; /* random presses */

void setUp(void) {
    static const struct board_boot power_on = {CAUSE_POWER, 0};
    headless_capabilities(true, true, false);
    headless_battery(87, false, false);
    headless_name("picosystem");
    headless_boot_cause(power_on);
    headless_hold_at_start(0);
    handheld_start(&settings_in_journal);
}

void tearDown(void) {}

/* What is on the table is what the log's moves make of the set-up, and each of them was legal. */
static void check_rules(void) {
    static struct match again;
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&again, &play_match()->setup));
    for (unsigned i = 0; i < play_match()->length; i++) {
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&again, match_move(play_match(), i)));
    }
    TEST_ASSERT_EQUAL_MEMORY(again.state, play_state(), play_game()->state_bytes);
}

enum { PRESSES_MAX = 10000 };

static void a_match(unsigned persons, unsigned opponents, uint32_t seed) {
    monuments_player_begin(persons, opponents, seed);
    unsigned const presses = monuments_player_finish(seed);
    TEST_ASSERT_LESS_THAN(PRESSES_MAX, presses);
    check_rules();
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
        TASK_KEEP_FIRST, TASK_PLACE_FIRST, TASK_TURN,       TASK_END,      TASK_UPGRADE,   TASK_MOVE,
        TASK_GOING,      TASK_PRODUCE,     TASK_BUILD,      TASK_POPULATE, TASK_SACRIFICE, TASK_BONUS,
        TASK_OPTION,     TASK_GIFT_WORKER, TASK_GIFT_HOUSE, TASK_TRAIN,    TASK_WEAPON,    TASK_KEEP,
        TASK_TRADE,      TASK_GET,         TASK_PAY};
    for (unsigned i = 0; i < sizeof kinds; i++) {
        TEST_ASSERT_TRUE_MESSAGE((monuments_player_asked() >> kinds[i] & 1) != 0, "a decision was never met");
    }
}

/* ---- random buttons */

enum { PRESSES_A_SEED = 2000, LONG_ONE_IN = 24 };

/* A is as likely as three others: the match goes on most of the time. */
static enum board_button some_button(struct rng *rng) {
    uint32_t const number = rng_below(rng, BUTTON_COUNT + 2);
    return number < BUTTON_COUNT ? (enum board_button)number : BUTTON_A;
}

static void press_something(struct rng *rng) {
    enum board_button const button = some_button(rng);
    uint32_t const held_ms = rng_below(rng, LONG_ONE_IN) == 0 ? 600 : 20 + rng_below(rng, 40);
    headless_contact(board_us(), button, true);
    headless_contact(board_us() + held_ms * 1000u, button, false);
    handheld_run_ms(held_ms + 10 + rng_below(rng, 60));
}

static void random_buttons_never_break_anything(void) {
    for (unsigned seed = 0; seed * PRESSES_A_SEED < wanted; seed++) {
        struct rng rng;
        rng_seed(&rng, seed);
        setUp();
        monuments_player_begin(2 + seed % 3, 0, seed);
        for (unsigned i = 0; i < PRESSES_A_SEED; i++) {
            press_something(&rng);
        }
        if (play_on()) {
            check_rules();
        }
    }
}

int main(int argc, char **argv) {
    if (argc > 1) {
        wanted = (unsigned)strtoul(argv[1], NULL, 10);
    }
    UNITY_BEGIN();
    RUN_TEST(two_people_play_from_boot_to_the_ranking);
    RUN_TEST(three_people_play_from_boot_to_the_ranking);
    RUN_TEST(four_people_play_from_boot_to_the_ranking);
    RUN_TEST(most_kinds_of_decisions_were_met);
    RUN_TEST(random_buttons_never_break_anything);
    return UNITY_END();
}
