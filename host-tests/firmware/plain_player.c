#include "plain_player.h"

#include <stddef.h>
#include <string.h>
#include <unity.h>

#include "game_ui.h"
#include "handheld.h"
#include "match_screens.h"
#include "plain_choice.h"
#include "play.h"
#include "rng.h"
#include "search.h"
#include "settings_store.h"

void plain_player_start(void) {
    handheld_fresh(&settings_in_journal);
    struct settings quick = *settings();
    quick.pace = PACE_INSTANT;
    settings_change(&quick);
}

void plain_player_begin(unsigned line, unsigned persons, unsigned opponents) {
    const struct game *game = game_ui_at(line)->game;
    const char *const weakest = search_levels(game, &(unsigned){0})[0].title;
    handheld_press_times(BUTTON_DOWN, line);
    handheld_press(BUTTON_A);
    for (unsigned seat = 0; seat < game->seats_max; seat++) {
        handheld_seat(seat < persons ? "person" : seat < persons + opponents ? weakest : "empty");
        handheld_press(BUTTON_DOWN);
    }
    handheld_press_times(BUTTON_DOWN, game->option_count + 2u);
    handheld_press(BUTTON_A);
    TEST_ASSERT_TRUE(play_loaded());
    TEST_ASSERT_EQUAL_UINT(persons + opponents, play_seats());
}

void plain_player_move(struct rng *rng) {
    const unsigned length = play_match()->length;
    for (unsigned lines = 0; play_match()->length == length; lines++) {
        TEST_ASSERT_LESS_THAN_UINT_MESSAGE(GAME_WORD_MAX, lines, "this leads to no move");
        handheld_press_times(BUTTON_DOWN, rng_below(rng, PLAIN_LINES));
        handheld_press(BUTTON_A);
    }
}

unsigned plain_player_to_the_end(struct rng *rng, unsigned moves_max) {
    unsigned moves = 0;
    while (play_turn() != GAME_OVER) {
        TEST_ASSERT_LESS_THAN_UINT(moves_max, moves++);
        if (!play_person_to_move()) {
            handheld_run_ms(100);
        } else if (play_hands_over()) {
            handheld_press(BUTTON_A);
        } else {
            plain_player_move(rng);
        }
    }
    return moves;
}

/* ---- all choices of a position */

static move_t legal[GAME_MOVES_MAX];
static uint8_t reached[GAME_MOVES_MAX];
static unsigned count;

static void reach(move_t move) {
    unsigned at = 0;
    while (at < count && legal[at] != move) {
        at++;
    }
    TEST_ASSERT_LESS_THAN_UINT_MESSAGE(count, at, "a line with a move that is not legal");
    reached[at]++;
}

/* Without recursion: choices that are still to be looked into. */
static void walk(void) {
    static struct plain_choice open[GAME_MOVES_MAX];
    unsigned left = 1;
    open[0] = (struct plain_choice){.parts = 0};
    while (left > 0) {
        struct plain_line lines[PLAIN_LINES];
        struct plain_choice choice = open[--left];
        const unsigned made = plain_choice_lines(&choice, lines);
        TEST_ASSERT_LESS_OR_EQUAL_UINT(PLAIN_LINES, made);
        for (unsigned i = 0; i < made; i++) {
            if (lines[i].kind == PLAIN_MOVE) {
                reach(lines[i].move);
            } else {
                TEST_ASSERT_LESS_THAN_UINT(GAME_MOVES_MAX, left);
                open[left++] = plain_choice_enter(&choice, lines, i);
            }
        }
    }
}

void plain_player_check_choices(void) {
    count = match_moves(play_match(), legal);
    memset(reached, 0, sizeof reached);
    walk();
    for (unsigned i = 0; i < count; i++) {
        struct match_words words;
        play_game()->text(play_state(), legal[i], match_words(&words));
        TEST_ASSERT_EQUAL_UINT_MESSAGE(1, reached[i], words.words);
    }
}
