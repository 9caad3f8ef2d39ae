/* A match: playing, undo to the barrier, redo, logs whole and damaged. */
#include <string.h>
#include <unity.h>

#include "match.h"
#include "test_games.h"

static struct match match;
static struct match other;
static struct match_reader reader;

static void start(const struct game *game, uint8_t option) {
    struct setup setup;
    setup_default(&setup, game);
    setup.options[0] = option;
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
}

static void play(const char *words) {
    TEST_ASSERT_EQUAL_MESSAGE(MATCH_OK, match_play(&match, match_find(&match, words)), words);
}

/* Both seats have written their secret; the barrier is behind them. */
static void start_drawing(void) {
    start(&draw_game, 0);
    play("write:1");
    play("write:3");
}

static enum match_result read(const char *log) {
    char words[512];
    memset(&other, 0, sizeof other);
    match_read_begin(&reader, &other, test_games);
    strcpy(words, log);
    for (char *word = strtok(words, " "); word != NULL; word = strtok(NULL, " ")) {
        match_read_word(&reader, word);
    }
    return match_read_end(&reader);
}

void setUp(void) {
    start_drawing();
}

void tearDown(void) {}

static void test_an_illegal_move_changes_nothing(void) {
    other = match;
    TEST_ASSERT_EQUAL(MATCH_ILLEGAL, match_play(&match, 99));
    TEST_ASSERT_EQUAL(MATCH_ILLEGAL, match_play(&match, MOVE_NONE));
    TEST_ASSERT_EQUAL_MEMORY(&other, &match, sizeof match);
}

static void test_undo_stops_at_what_was_revealed(void) {
    play("pebble");
    play("pebble");
    TEST_ASSERT_EQUAL(MATCH_OK, match_undo(&match));
    TEST_ASSERT_EQUAL(MATCH_OK, match_undo(&match));
    TEST_ASSERT_EQUAL(MATCH_BARRIER, match_undo(&match));
    play("pebble");
    play("draw");
    TEST_ASSERT_EQUAL(MATCH_BARRIER, match_undo(&match));
    TEST_ASSERT_EQUAL_UINT(4, match.length);
}

static void test_undo_at_the_start_has_nothing(void) {
    start(&null_game, 0);
    TEST_ASSERT_EQUAL(MATCH_NOTHING, match_undo(&match));
    TEST_ASSERT_EQUAL(MATCH_NOTHING, match_redo(&match));
}

static void test_redo_plays_again_until_another_move_is_made(void) {
    play("pebble");
    play("pebble");
    match_undo(&match);
    match_undo(&match);
    TEST_ASSERT_EQUAL_UINT(2, match.redo);
    TEST_ASSERT_EQUAL(MATCH_OK, match_redo(&match));
    play("pebble"); /* the same move again: redo goes on after it */
    TEST_ASSERT_EQUAL_UINT(0, match.redo);
    match_undo(&match);
    match_undo(&match);
    play("leave");
    TEST_ASSERT_EQUAL(MATCH_NOTHING, match_redo(&match));
}

static void test_the_same_move_keeps_the_rest_of_redo(void) {
    play("pebble");
    play("pebble");
    match_undo(&match);
    match_undo(&match);
    play("pebble");
    TEST_ASSERT_EQUAL_UINT(1, match.redo);
    TEST_ASSERT_EQUAL(MATCH_OK, match_redo(&match));
}

static void test_a_full_log_refuses_and_loses_nothing(void) {
    start(&null_game, 1);
    for (unsigned i = 0; i < MATCH_LENGTH_MAX; i++) {
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, 1));
    }
    other = match;
    TEST_ASSERT_EQUAL(MATCH_FULL, match_play(&match, 1));
    TEST_ASSERT_EQUAL_MEMORY(&other, &match, sizeof match);
    bool shown;
    TEST_ASSERT_EQUAL(MATCH_FULL, match_propose(&match, 1, &shown));
    TEST_ASSERT_EQUAL_MEMORY(&other, &match, sizeof match);
}

static void redeal_to_an_end(void *state, int seat, struct rng *rng) {
    (void)seat;
    (void)rng;
    memset(state, 0, draw_game.state_bytes);
}

/* Where no reshuffle allows the moves the state stays what it is, and can be taken back. */
static void test_what_no_veil_fits_stays(void) {
    static struct game game;
    static uint32_t before[GAME_STATE_MAX / sizeof(uint32_t)];
    bool shown;
    game = draw_game;
    game.redeal = redeal_to_an_end;
    start(&game, 0);
    play("write:1");
    play("write:3");
    TEST_ASSERT_EQUAL(MATCH_OK, match_propose(&match, match_find(&match, "draw"), &shown));
    TEST_ASSERT_TRUE(shown);
    memcpy(before, match.state, game.state_bytes);
    TEST_ASSERT_EQUAL_UINT(0, match_veil(&match, 0));
    TEST_ASSERT_EQUAL_MEMORY(before, match.state, game.state_bytes);
    TEST_ASSERT_EQUAL_UINT(3, match.length);
}

/* What a seat has not seen is reshuffled after the last barrier, and the true state comes back when nothing
 * is veiled. */
static void test_a_veil_is_lifted(void) {
    static uint32_t before[GAME_STATE_MAX / sizeof(uint32_t)];
    bool shown;
    TEST_ASSERT_EQUAL(MATCH_OK, match_propose(&match, match_find(&match, "draw"), &shown));
    memcpy(before, match.state, draw_game.state_bytes);
    TEST_ASSERT_NOT_EQUAL_UINT(0, match_veil(&match, 0));
    TEST_ASSERT_EQUAL_UINT(3, match.length);
    TEST_ASSERT_EQUAL(shown, match_unveil(&match));
    TEST_ASSERT_EQUAL_MEMORY(before, match.state, draw_game.state_bytes);
}

/* A move that is settled can't be taken back, and is where the next veil begins. */
static void test_what_is_settled_stays(void) {
    play("pebble");
    match_settle(&match);
    TEST_ASSERT_EQUAL(MATCH_BARRIER, match_undo(&match));
    TEST_ASSERT_EQUAL_UINT(match.length, match.barrier);
    TEST_ASSERT_EQUAL_MEMORY(match.state, match.base, draw_game.state_bytes);
    play("pebble");
    TEST_ASSERT_EQUAL(MATCH_OK, match_undo(&match));
    TEST_ASSERT_EQUAL(MATCH_BARRIER, match_undo(&match));
}

static void test_set_ups_that_are_not_are_refused(void) {
    struct setup setup;
    setup_default(&setup, &draw_game);
    setup.seats = 6;
    other = match;
    TEST_ASSERT_EQUAL(MATCH_BAD_SETUP, match_start(&match, &setup));
    TEST_ASSERT_EQUAL_MEMORY(&other, &match, sizeof match);
}

static void test_a_log_gives_the_match_again(void) {
    play("pebble");
    play("draw");
    char log[256];
    struct text_buffer buffer;
    match_log(&match, text_into(&buffer, log, sizeof log));
    TEST_ASSERT_EQUAL_STRING("draw 3 seats=2 seed=1 moves write:1 write:3 pebble draw", log);
    TEST_ASSERT_EQUAL(MATCH_OK, read(log));
    TEST_ASSERT_EQUAL_MEMORY(match.state, other.state, draw_game.state_bytes);
}

static void test_a_log_cut_inside_a_word_keeps_the_moves_before_it(void) {
    TEST_ASSERT_EQUAL(MATCH_ILLEGAL, read("draw 3 seats=2 seed=1 moves write:1 write:3 peb"));
    TEST_ASSERT_EQUAL_UINT(2, other.length);
    TEST_ASSERT_EQUAL_UINT(2, reader.moves);
}

static void test_behind_a_bad_word_nothing_is_read(void) {
    TEST_ASSERT_EQUAL(MATCH_ILLEGAL, read("draw 3 seats=2 seed=1 moves write:1 nonsense write:3"));
    TEST_ASSERT_EQUAL_UINT(1, other.length);
}

static void test_a_log_cut_in_its_head_is_none(void) {
    TEST_ASSERT_EQUAL(MATCH_BAD_FORM, read(""));
    TEST_ASSERT_EQUAL(MATCH_BAD_FORM, read("draw"));
    TEST_ASSERT_EQUAL(MATCH_BAD_FORM, read("draw 3"));
    TEST_ASSERT_EQUAL(MATCH_BAD_FORM, read("draw 3 seats=2"));
    TEST_ASSERT_NULL(other.setup.game);
}

static void test_logs_of_other_games_and_versions_are_refused(void) {
    TEST_ASSERT_EQUAL(MATCH_BAD_GAME, read("chess 1 seats=2 seed=1 moves"));
    TEST_ASSERT_EQUAL(MATCH_BAD_VERSION, read("draw 2 seats=2 seed=1 moves"));
    TEST_ASSERT_EQUAL(MATCH_BAD_VERSION, read("draw 65536 seats=2 seed=1 moves"));
    TEST_ASSERT_EQUAL(MATCH_BAD_SETUP, read("draw 3 seats=9 seed=1 moves"));
    TEST_ASSERT_EQUAL(MATCH_BAD_SETUP, read("draw 3 seats=2 speed=1 moves"));
}

static void test_every_result_has_a_sentence(void) {
    for (int result = MATCH_OK; result <= MATCH_BAD_FORM; result++) {
        TEST_ASSERT_GREATER_THAN_UINT(3, strlen(match_result_text((enum match_result)result)));
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_an_illegal_move_changes_nothing);
    RUN_TEST(test_undo_stops_at_what_was_revealed);
    RUN_TEST(test_undo_at_the_start_has_nothing);
    RUN_TEST(test_redo_plays_again_until_another_move_is_made);
    RUN_TEST(test_the_same_move_keeps_the_rest_of_redo);
    RUN_TEST(test_a_full_log_refuses_and_loses_nothing);
    RUN_TEST(test_what_no_veil_fits_stays);
    RUN_TEST(test_a_veil_is_lifted);
    RUN_TEST(test_what_is_settled_stays);
    RUN_TEST(test_set_ups_that_are_not_are_refused);
    RUN_TEST(test_a_log_gives_the_match_again);
    RUN_TEST(test_a_log_cut_inside_a_word_keeps_the_moves_before_it);
    RUN_TEST(test_behind_a_bad_word_nothing_is_read);
    RUN_TEST(test_a_log_cut_in_its_head_is_none);
    RUN_TEST(test_logs_of_other_games_and_versions_are_refused);
    RUN_TEST(test_every_result_has_a_sentence);
    return UNITY_END();
}
