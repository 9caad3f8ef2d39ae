#include "bronze_player.h"

#include <stdbool.h>
#include <unity.h>

#include "bronze/bronze.h"
#include "handheld.h"
#include "play.h"

enum { SEED_DIGITS = PLAY_SEED_DIGITS, STEPS_MAX = 4000, CURSOR_PRESSES_MAX = 8 };

static unsigned presses, turns;

static void press(enum board_button button) {
    presses++;
    handheld_press(button);
}

static void press_times(enum board_button button, unsigned times) {
    while (times-- > 0) {
        press(button);
    }
}

/* ---- setting up */

/* A seat goes round: empty, person, easy, ... It starts as `now` of these. */
static void seat_to(unsigned now, unsigned wanted, unsigned kinds) {
    press_times(BUTTON_RIGHT, (wanted + kinds - now) % kinds);
}

static void type_seed(uint32_t seed) {
    uint32_t power = 100000000; /* of the first digit */
    for (unsigned i = 0; i < SEED_DIGITS; i++, power /= 10) {
        press_times(BUTTON_UP, seed / power % 10);
        press(BUTTON_RIGHT);
    }
    press(BUTTON_A);
}

void player_begin(unsigned persons, unsigned opponents, uint32_t seed) {
    enum { EMPTY, PERSON, EASY, NORMAL, HARD, KINDS };
    presses = 0;
    turns = 0;
    press(BUTTON_A);
    for (unsigned seat = 0; seat < BRONZE_SEATS_MAX; seat++) {
        unsigned const now = seat == 0 ? PERSON : seat == 1 ? NORMAL : EMPTY;
        seat_to(now, seat < persons ? PERSON : seat < persons + opponents ? EASY : EMPTY, KINDS);
        press(BUTTON_DOWN);
    }
    press(BUTTON_DOWN); /* the edition */
    press(BUTTON_A);    /* the seed */
    type_seed(seed);
    press(BUTTON_DOWN);
    presses = 0;
    press(BUTTON_A);
    TEST_ASSERT_TRUE(play_on());
    TEST_ASSERT_EQUAL(persons + opponents, play_seats());
}

/* ---- playing */

static const struct bronze *state(void) {
    return play_state();
}

static void play_card(void) {
    press(BUTTON_A); /* the cards, on the best */
    press(BUTTON_A); /* the columns, on the best */
    press(BUTTON_A);
}

/* A press at each step: the cursor is on the nearest spot, or on Done. Now and then it looks one further. */
static void place(void) {
    if (bronze_markers_due(state()) > 0 && play_match()->length % 2 == 0) {
        press(BUTTON_RIGHT);
        press(BUTTON_LEFT);
    }
    press(BUTTON_A);
}

/* Until a person is to move, and what the opponent's turn brought has been shown. */
static void watch(void) {
    enum { SHOWN_MS = 700 };
    while (!play_person_to_move() && play_turn() != GAME_OVER) {
        handheld_run_ms(SHOWN_MS);
    }
    handheld_run_ms(SHOWN_MS);
}

static bool opponents(void) {
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        if (!play_is_person(seat)) {
            return true;
        }
    }
    return false;
}

void player_step(void) {
    if (opponents()) {
        watch();
    }
    unsigned const length = play_match()->length;
    if (!play_person_to_move()) {
        return;
    }
    if (play_hands_over()) {
        press(BUTTON_A);
    }
    unsigned const turn = state()->turn_number;
    if (state()->phase == BRONZE_PLAYING) {
        play_card();
    } else if (state()->phase == BRONZE_SETTLING) {
        place();
    } else {
        press(BUTTON_A);
    }
    if (play_turn() == GAME_OVER || state()->turn_number != turn) {
        turns++;
        press(BUTTON_A); /* what the turn brought */
    }
    TEST_ASSERT_TRUE_MESSAGE(play_match()->length > length, "a step of the player is a move");
}

unsigned player_finish(void) {
    for (unsigned step = 0; play_turn() != GAME_OVER; step++) {
        TEST_ASSERT_TRUE_MESSAGE(step < STEPS_MAX, "the match ends");
        player_step();
    }
    return presses;
}

unsigned player_presses(void) {
    return presses;
}

unsigned player_turns(void) {
    return turns;
}
