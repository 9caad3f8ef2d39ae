/* Random buttons: nothing that anybody can press brings the console down, stops it, or leads out of the
 * rules. `test_bronze_mash <presses>`; each seed is a power-on, a match, a few thousand presses of which some
 * are long, and then the match is played to its end, so that nothing was stuck. */
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "bronze/bronze.h"
#include "bronze_player.h"
#include "console.h"
#include "game_ui.h"
#include "handheld.h"
#include "play.h"
#include "rng.h"
#include "settings.h"
#include "settings_store.h"

enum { PRESSES_A_SEED = 2000, LONG_ONE_IN = 24 };

static unsigned wanted = 6000;

void setUp(void) {}
void tearDown(void) {}

/* A is as likely as three others: the match goes on most of the time. */
static enum board_button some_button(struct rng *rng) {
    uint32_t const number = rng_below(rng, BUTTON_COUNT + 2);
    return number < BUTTON_COUNT ? (enum board_button)number : BUTTON_A;
}

static void mash(struct rng *rng) {
    enum board_button const button = some_button(rng);
    uint32_t const held_ms = rng_below(rng, LONG_ONE_IN) == 0 ? 600 : 20 + rng_below(rng, 40);
    headless_contact(board_us(), button, true);
    headless_contact(board_us() + held_ms * 1000u, button, false);
    handheld_run_ms(held_ms + 10 + rng_below(rng, 60));
}

/* What is on the table is what the log's moves make of the set-up, and each of them was legal. */
static void check_rules(void) {
    static struct match again;
    if (!play_on()) {
        return;
    }
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&again, &play_match()->setup));
    for (unsigned i = 0; i < play_match()->length; i++) {
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&again, match_move(play_match(), i)));
    }
    TEST_ASSERT_EQUAL_MEMORY(again.state, play_state(), play_game()->state_bytes);
}

static void finish_what_waits(void) {
    struct going_on going;
    board_start();
    console_start(&settings_in_journal);
    if (game_going_on(&going)) {
        handheld_press(BUTTON_A);
        if (play_game() ==
            &bronze) { /* the buttons may have begun another game, that the player doesn't know */
            player_finish();
        }
        check_rules();
    }
}

static void random_buttons_never_break_anything(void) {
    static const struct board_boot power_on = {CAUSE_POWER, 0};
    for (unsigned seed = 0; seed * PRESSES_A_SEED < wanted; seed++) {
        struct rng rng;
        rng_seed(&rng, seed);
        headless_boot_cause(power_on);
        headless_hold_at_start(0);
        handheld_start(&settings_in_journal);
        player_begin(1 + seed % 3, seed % 2 + (seed % 3 == 0 ? 1 : 0), seed);
        for (unsigned i = 0; i < PRESSES_A_SEED; i++) {
            mash(&rng);
        }
        check_rules();
        finish_what_waits();
    }
}

int main(int argc, char **argv) {
    if (argc > 1) {
        wanted = (unsigned)strtoul(argv[1], NULL, 10);
    }
    UNITY_BEGIN();
    RUN_TEST(random_buttons_never_break_anything);
    return UNITY_END();
}
