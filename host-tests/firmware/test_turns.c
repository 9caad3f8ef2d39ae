/* A turn ends when its owner goes on: until then the last step of every turn can be taken back, also after
 * the power was gone; and nothing of what it turned up is to be seen. */
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "bronze/bronze.h"
#include "console.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "hint.h"
#include "match_screens.h"
#include "monuments/monuments.h"
#include "opponents.h"
#include "play.h"
#include "replay.h"
#include "replay_store.h"
#include "screen.h"
#include "settings_store.h"

enum { SEATS = 3, TURNS = 14, STEPS_MAX = 400, PIXELS = 240 * 240 };
static unsigned turns = TURNS; /* of each match; an argument says otherwise */

static struct rng rng;

void setUp(void) {
    handheld_fresh(&settings_in_journal);
}
void tearDown(void) {}

/* The states that moves make of the set-up, which nobody may see before its time. */
static uint32_t truth[GAME_STATE_MAX / sizeof(uint32_t)];

static const void *true_state(void) {
    const struct game *game = play_game();
    memset(truth, 0, sizeof truth);
    game->start(truth, &play_match()->setup);
    for (unsigned i = 0; i < play_match()->length; i++) {
        (void)game->apply(truth, match_move(play_match(), i));
    }
    return truth;
}

static void begin_for(const struct game *game, unsigned seats, uint64_t seed) {
    rng_seed(&rng, seed);
    handheld_match(game, seats, seats, NULL, seed);
    match_continue();
    handheld_run_ms(500);
}

static void begin(const struct game *game, uint64_t seed) {
    begin_for(game, SEATS, seed);
}

static void cut(void) {
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(500);
}

/* Random moves up to the end of a turn, which is held then. False: the match is over. */
static bool to_the_end_of_a_turn(void) {
    static move_t moves[GAME_MOVES_MAX];
    for (unsigned i = 0; i < STEPS_MAX && !play_held(); i++) {
        if (play_turn() == GAME_OVER) {
            return false;
        }
        const unsigned count = match_moves(play_match(), moves);
        TEST_ASSERT_TRUE(play_move(rng_below(&rng, 3) > 0 ? play_game()->rollout(play_state(), &rng)
                                                          : moves[rng_below(&rng, count)]));
    }
    TEST_ASSERT_TRUE(play_held());
    match_show();
    handheld_run_ms(500);
    return true;
}

static void says_what_was_taken_back(move_t move) {
    enum { SAID_MS = 2000 };
    struct match_words words;
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Taken back:"), handheld_text());
    match_log_words(play_state(), move, match_words(&words));
    if (strpbrk(words.words, "{*") == NULL && strlen(words.words) < 40) { /* in one line, and without signs */
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), words.words), words.words);
    }
    handheld_run_ms(SAID_MS);
    TEST_ASSERT_NULL(strstr(handheld_text(), "Taken back:"));
}

static void the_last_step_is_taken_back(unsigned turn) {
    const unsigned length = play_match()->length;
    const move_t last = match_move(play_match(), length - 1);
    if (turn % 2 == 0) {
        cut(); /* before it goes on: the turn's end is there again */
    }
    TEST_ASSERT_TRUE(play_held());
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    if (turn % 3 == 0) {
        handheld_press(BUTTON_B);
    } else {
        handheld_hold(BUTTON_B, 600);
    }
    TEST_ASSERT_FALSE(play_held());
    TEST_ASSERT_EQUAL_UINT(length - 1, play_match()->length);
    TEST_ASSERT_TRUE(match_legal(play_match(), last));
    says_what_was_taken_back(last);
    if (turn % 4 == 0) {
        cut(); /* after it was taken back */
        TEST_ASSERT_EQUAL_UINT(length - 1, play_match()->length);
    }
    TEST_ASSERT_TRUE(play_move(last));
    TEST_ASSERT_TRUE(play_held());
    match_show();
    handheld_run_ms(500);
}

static void its_owner_goes_on(unsigned turn) {
    const unsigned length = play_match()->length;
    const bool over = play_turn() == GAME_OVER;
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE(play_held());
    if (turn % 2 == 1 && !over) {
        cut(); /* after it went on: it isn't asked again */
    }
    TEST_ASSERT_FALSE(play_held());
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    TEST_ASSERT_EQUAL_MEMORY(true_state(), play_state(), play_game()->state_bytes);
    if (!over) {
        TEST_ASSERT_EQUAL(MATCH_BARRIER, play_undo());
    }
}

static void of_a_match(const struct game *game, unsigned seats) {
    begin_for(game, seats, 7 + seats);
    for (unsigned turn = 0; turn < turns && to_the_end_of_a_turn(); turn++) {
        the_last_step_is_taken_back(turn);
        its_owner_goes_on(turn);
    }
}

static void every_last_step_can_be_taken_back(void) {
    for (unsigned g = 0; games_all[g] != NULL; g++) {
        for (unsigned seats = games_all[g]->seats_min; seats <= games_all[g]->seats_max; seats++) {
            of_a_match(games_all[g], seats);
        }
    }
}

/* ---- what a match whose hidden things lie otherwise would show */

static uint16_t first[PIXELS];

/* The console's own: only a test may lay hands on it. */
static struct match *the_match(void) {
    union {
        const struct match *seen;
        struct match *own;
    } match = {.seen = play_match()};
    return match.own;
}

static void keep_picture(void) {
    memcpy(first, headless_panel()->frame, sizeof first);
}

/* All that the veil hides is dealt otherwise. What is shown then must be the same. */
static void deal_otherwise(unsigned again) {
    struct match *match = the_match();
    struct rng other;
    rng_seed(&other, 100 + again);
    play_game()->redeal(match->base, (int)play_owner(), &other);
    (void)match_unveil(match);
}

static void look_at(unsigned what) {
    static const enum board_button ways[][4] = {{BUTTON_X, BUTTON_RIGHT, BUTTON_RIGHT, BUTTON_RIGHT},
                                                {BUTTON_X, BUTTON_RIGHT, BUTTON_RIGHT, BUTTON_UP},
                                                {BUTTON_X, BUTTON_RIGHT, BUTTON_UP, BUTTON_UP},
                                                {BUTTON_X, BUTTON_UP, BUTTON_UP, BUTTON_UP},
                                                {BUTTON_Y, BUTTON_UP, BUTTON_UP, BUTTON_UP}};
    for (unsigned i = 0; i < 4 && what > 0; i++) {
        handheld_press(ways[what - 1][i]);
    }
    screen_redraw();
    handheld_run_ms(600);
}

static void shows_nothing_hidden(unsigned what) {
    look_at(what);
    keep_picture();
    for (unsigned again = 0; again < 3; again++) {
        deal_otherwise(again);
        screen_redraw();
        handheld_run_ms(100);
        TEST_ASSERT_EQUAL_MEMORY(first, headless_panel()->frame, sizeof first);
    }
    screen_home();
    cut(); /* as it was dealt again */
}

static bool knows(const void *state) {
    return memcmp(state, true_state(), play_game()->state_bytes) == 0;
}

static void nothing_is_shown_before_its_time(void) {
    unsigned hidden = 0;
    for (unsigned g = 0; games_all[g] != NULL; g++) {
        begin(games_all[g], 21 + g);
        for (unsigned turn = 0; turn < 12 && to_the_end_of_a_turn(); turn++) {
            hidden += !knows(play_state());
            TEST_ASSERT_EQUAL_MEMORY(play_state(), replay_to(play_match()->length), play_game()->state_bytes);
            replay_gather(); /* as it is looked at again */
            TEST_ASSERT_EQUAL_MEMORY(play_state(), replay_at(play_moves()), play_game()->state_bytes);
            replay_put_back();
            shows_nothing_hidden(turn % 6);
            TEST_ASSERT_TRUE(play_held());
            play_go_on();
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(12, hidden); /* it was worth hiding */
}

/* Bronze's column: the next card of its stack is no part of a hint either, since no search can find it. */
static void the_column_hides_the_next_card(void) {
    begin(&bronze, 5);
    for (unsigned i = 0; i < 10; i++) {
        const unsigned length = play_match()->length;
        TEST_ASSERT_TRUE(play_move(bronze.rollout(play_state(), &rng)));
        TEST_ASSERT_EQUAL(MATCH_OK, play_undo());
        TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
        TEST_ASSERT_EQUAL_MEMORY(true_state(), play_state(), bronze.state_bytes);
        TEST_ASSERT_TRUE(play_move(bronze.rollout(play_state(), &rng)));
        cut();
        TEST_ASSERT_EQUAL_UINT(length + 1, play_match()->length);
        struct search *search = opponents_lend_search();
        search_hint(search, play_match());
        TEST_ASSERT_EQUAL_MEMORY(play_state(), play_match()->state, bronze.state_bytes);
        TEST_ASSERT_TRUE(to_the_end_of_a_turn());
        play_go_on();
    }
}

/* Whoever moves has the console: a hand-over in the middle of somebody's turn would only say that there is a
 * secret to be seen now, as a quest whose tasks have come to hold. That quests were drawn all know. */
static void nobody_is_asked_to_hand_over_to_themselves(void) {
    unsigned moves = 0;
    for (unsigned seed = 1; seed <= 3; seed++) {
        begin(&monuments, seed);
        for (int before = GAME_OVER; play_turn() != GAME_OVER; moves++) {
            TEST_ASSERT_FALSE(play_turn() == before && play_hands_over() && !monuments.secret(play_state()));
            before = play_turn();
            TEST_ASSERT_TRUE(handheld_move(monuments.rollout(play_state(), &rng)));
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(1000, moves);
}

int main(int count, char **words) {
    turns = count > 1 ? (unsigned)strtoul(words[1], NULL, 10) : TURNS;
    UNITY_BEGIN();
    RUN_TEST(every_last_step_can_be_taken_back);
    RUN_TEST(nothing_is_shown_before_its_time);
    RUN_TEST(the_column_hides_the_next_card);
    RUN_TEST(nobody_is_asked_to_hand_over_to_themselves);
    return UNITY_END();
}
