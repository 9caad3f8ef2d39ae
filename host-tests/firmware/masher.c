#include "masher.h"

#include <stddef.h>
#include <stdlib.h>
#include <unity.h>

#include "console.h"
#include "game_ui.h"
#include "handheld.h"
#include "home.h"
#include "play.h"
#include "screen.h"
#include "settings_store.h"

enum { LONG_ONE_IN = 24 };

/* A is as likely as three others: the match goes on most of the time. */
static enum board_button some_button(struct rng *rng) {
    const uint32_t number = rng_below(rng, BUTTON_COUNT + 2);
    return number < BUTTON_COUNT ? (enum board_button)number : BUTTON_A;
}

void masher_press(struct rng *rng) {
    const enum board_button button = some_button(rng);
    const uint32_t held_ms = rng_below(rng, LONG_ONE_IN) == 0 ? 600 : 20 + rng_below(rng, 40);
    headless_contact(board_us(), button, true);
    headless_contact(board_us() + held_ms * 1000u, button, false);
    handheld_run_ms(held_ms + 10 + rng_below(rng, 60));
}

/* Buttons as a child would press them. B comes often enough to find out of what was opened. */
static enum board_button any_button(struct rng *rng) {
    static const enum board_button pad[] = {BUTTON_UP, BUTTON_DOWN, BUTTON_LEFT, BUTTON_RIGHT};
    enum { A = 50, PAD = 88, BACK = 97, LOOK = 98, ALL = 100 };
    const unsigned what = rng_below(rng, ALL);
    return what < A      ? BUTTON_A
           : what < PAD  ? pad[rng_below(rng, sizeof pad / sizeof pad[0])]
           : what < BACK ? BUTTON_B
           : what < LOOK ? BUTTON_X
                         : BUTTON_Y;
}

bool masher_at_home(void) {
    return screen_top() == &home_screen;
}

/* To the end of the match; B may have led home. */
static unsigned play_to_end(uint64_t seed, unsigned presses_max) {
    struct rng rng;
    unsigned presses = 0;
    rng_seed(&rng, seed);
    while ((play_turn() != GAME_OVER || play_held()) && presses < presses_max) {
        if (masher_at_home()) {
            match_continue();
        }
        handheld_press(any_button(&rng));
        presses++;
    }
    if (presses == presses_max) {
        handheld_picture("masher-stuck"); /* which isn't stored: shows where */
    }
    return presses;
}

void masher_play_to_home(uint64_t seed, unsigned presses_max) {
    TEST_ASSERT_LESS_THAN(presses_max, play_to_end(seed, presses_max));
    for (unsigned i = 0; i < 6 && !masher_at_home(); i++) {
        handheld_press(BUTTON_B); /* what was looked at; then the ranking, home */
    }
    TEST_ASSERT_TRUE(masher_at_home());
    struct play_last waiting;
    TEST_ASSERT_FALSE(play_peek_last(&waiting));
}

void masher_check_rules(void) {
    static struct match again;
    if (!play_loaded()) {
        return;
    }
    for (unsigned i = 0; i < SCREENS_MAX && play_viewing();
         i++) { /* a replay deals what is secret once more */
        handheld_press(BUTTON_B);
    }
    TEST_ASSERT_FALSE(play_viewing());
    play_go_on(); /* what is hidden is not on the table yet */
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&again, &play_match()->setup));
    for (unsigned i = 0; i < play_match()->length; i++) {
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&again, match_move(play_match(), i)));
    }
    TEST_ASSERT_EQUAL_MEMORY(again.state, play_state(), play_game()->state_bytes);
}

bool masher_restart(void) {
    struct going_on going;
    board_start();
    console_start(&settings_in_journal);
    if (!match_peek_last(&going)) {
        return false;
    }
    handheld_run_ms(100);
    return true;
}

void masher_matches(unsigned presses, unsigned presses_a_match, void (*begin)(unsigned number),
                    void (*finish)(void)) {
    for (unsigned number = 0; number * presses_a_match < presses; number++) {
        struct rng rng;
        rng_seed(&rng, number);
        handheld_fresh(&settings_in_journal);
        begin(number);
        for (unsigned i = 0; i < presses_a_match; i++) {
            masher_press(&rng);
        }
        masher_check_rules();
        if (finish != NULL) {
            finish();
        }
    }
}

unsigned masher_presses(int argc, char **argv, unsigned otherwise) {
    enum { DECIMAL = 10 };
    return argc > 1 ? (unsigned)strtoul(argv[1], NULL, DECIMAL) : otherwise;
}
