#include "bronze_player.h"

#include <stdbool.h>
#include <string.h>
#include <unity.h>

#include "bits.h"
#include "bronze/bronze.h"
#include "bronze/bronze_ui.h"
#include "handheld.h"
#include "match_ending.h"
#include "match_try.h"
#include "play.h"

enum { STEPS_MAX = 4000, CURSOR_PRESSES_MAX = 8 };

static unsigned presses, turns;

static void press(enum board_button button) {
    presses++;
    handheld_press_told(button);
}

/* ---- setting up */

void player_begin(unsigned persons, unsigned opponents, uint32_t seed) {
    presses = 0;
    turns = 0;
    press(BUTTON_A);
    for (unsigned seat = 0; seat < BRONZE_SEATS_MAX; seat++) {
        handheld_seat(seat < persons ? "person" : seat < persons + opponents ? "Novice" : "empty");
        press(BUTTON_DOWN);
    }
    press(BUTTON_DOWN); /* how to play */
    press(BUTTON_DOWN); /* the edition */
    press(BUTTON_A);    /* the seed */
    handheld_type_seed(seed);
    press(BUTTON_DOWN);
    presses = 0;
    press(BUTTON_A);
    TEST_ASSERT_TRUE(play_loaded());
    TEST_ASSERT_EQUAL(persons + opponents, play_seats());
}

/* ---- playing */

static const struct bronze *state(void) {
    return play_state();
}

static void play_card(void) {
    if (strstr(handheld_text(), "A Cards") != NULL) {
        press(BUTTON_A); /* the board, on the first turn */
    }
    press(BUTTON_A); /* the columns, on the best; the first card of all lies there at once */
    if (strstr(handheld_text(), "A Lay") != NULL) {
        press(BUTTON_A);
    }
}

static int worth(unsigned tile, unsigned spot) {
    (void)match_try(BRONZE_SETTLE | tile << BRONZE_TILE_SHIFT | spot);
    const int gain = match_tried_gain(match_try_further(BRONZE_DONE), state()->seat);
    const unsigned run = bronze_route_run(state(), state()->seat, bronze_spot_terrain(spot));
    const unsigned reached = state()->reached[state()->seat], from = reached > 0 ? reached - 1u : 0;
    const int city = bronze_spot_brings_city(state(), tile) ? 4 : 0;
    return 4 * gain + city + 2 * (int)run - 5 * (int)(tile - from);
}

/* The spot that brings most: tokens, a city, a longer line; near ones before far ones. */
static bool best_spot(unsigned *best_tile, unsigned *best) {
    int most = -1000;
    for (unsigned tile = 0; tile < state()->open; tile++) {
        for (uint32_t left = bronze_legal_spots(state(), tile); left != 0; left &= left - 1) {
            const unsigned spot = bits_lowest(left);
            if (worth(tile, spot) > most) {
                most = worth(tile, spot);
                *best_tile = tile;
                *best = spot;
            }
        }
    }
    return most > -1000;
}

/* A press towards it, or none if that leads nowhere. */
static bool steer(unsigned to_tile, unsigned to_spot) {
    const move_t at = bronze_ui_place_at();
    const unsigned tile = bronze_tile_of(at), spot = bronze_spot_of(at);
    if (at == BRONZE_DONE || (tile == to_tile && spot == to_spot)) {
        return false;
    }
    const int right =
        (int)(3 * to_tile + bronze_spot_place(to_spot)) - (int)(3 * tile + bronze_spot_place(spot));
    const int down = (int)bronze_spot_terrain(to_spot) - (int)bronze_spot_terrain(spot);
    if (right * right >= down * down) {
        press(right > 0 ? BUTTON_RIGHT : BUTTON_LEFT);
    } else {
        press(down > 0 ? BUTTON_DOWN : BUTTON_UP);
    }
    return bronze_ui_place_at() != BRONZE_DONE && bronze_ui_place_at() != at;
}

static void place(void) {
    unsigned tile, spot;
    if (bronze_markers_due(state()) > 0 && best_spot(&tile, &spot)) {
        for (unsigned i = 0; i < CURSOR_PRESSES_MAX && steer(tile, spot); i++) {
        }
        if (bronze_ui_place_at() == BRONZE_DONE) {
            press(BUTTON_UP); /* it fell on Done */
        }
    }
    press(BUTTON_A);
}

/* Until a person is to move, and what the opponent's turn brought has been shown. */
static void watch(void) {
    enum { SHOWN_MS = 1900 }; /* twice the slowest pace */
    while (!play_person_to_move() && play_turn() != GAME_OVER) {
        if (screen_top() == &match_last_round_screen || play_held()) {
            press(BUTTON_A); /* held: the power was cut when a turn had ended */
        }
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
    if (play_held()) {
        press(BUTTON_A); /* the power was cut when a turn had ended */
    }
    const unsigned length = play_match()->length;
    if (!play_person_to_move()) {
        return;
    }
    if (screen_top() == &match_last_round_screen) {
        press(BUTTON_A);
    }
    if (play_hands_over()) {
        press(BUTTON_A);
    }
    const unsigned turn = state()->turn_number;
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
    TEST_ASSERT_GREATER_THAN_MESSAGE(length, play_match()->length, handheld_text());
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
