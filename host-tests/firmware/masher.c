#include "masher.h"

#include <unity.h>

#include "console.h"
#include "game_ui.h"
#include "handheld.h"
#include "play.h"
#include "settings_store.h"

enum { LONG_ONE_IN = 24 };

/* A is as likely as three others: the match goes on most of the time. */
static enum board_button some_button(struct rng *rng) {
    uint32_t const number = rng_below(rng, BUTTON_COUNT + 2);
    return number < BUTTON_COUNT ? (enum board_button)number : BUTTON_A;
}

void masher_press(struct rng *rng) {
    enum board_button const button = some_button(rng);
    uint32_t const held_ms = rng_below(rng, LONG_ONE_IN) == 0 ? 600 : 20 + rng_below(rng, 40);
    headless_contact(board_us(), button, true);
    headless_contact(board_us() + held_ms * 1000u, button, false);
    handheld_run_ms(held_ms + 10 + rng_below(rng, 60));
}

void masher_check_rules(void) {
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

bool masher_restart(void) {
    struct going_on going;
    board_start();
    console_start(&settings_in_journal);
    if (!game_going_on(&going)) {
        return false;
    }
    handheld_run_ms(100);
    return true;
}
