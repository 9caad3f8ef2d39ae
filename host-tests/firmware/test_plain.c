/* Games without screens of their own are played by the frame's plain ones: the least that a game must be, and
 * one with all that a game can have. From home to the ranking, by buttons. */
#include <string.h>
#include <unity.h>

#include "console.h"
#include "flash_model.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "home.h"
#include "lesson.h"
#include "match_screens.h"
#include "plain_player.h"
#include "plain_state.h"
#include "play.h"
#include "rng.h"
#include "screen.h"
#include "settings_store.h"
#include "test_games.h"

enum { NULL_LINE, DRAW_LINE, MOVES_MAX = 400 };

/* These stand in place of the console's own lists. */
const struct game *const games_all[] = {&null_game, &draw_game, NULL};
static const struct game_ui null_ui = {.game = &null_game};

/* A lesson of it: a number is written, a pebble taken, and the rest of the match left away. */
enum { LEAVE = 2, PEBBLE = 3, WRITE = 0x100 };
static const struct lesson_caption read_first[] = {
    {NULL, "Write a *number*.", "Write", LESSON_WORDS, 0, 0, 0, 0, 0}};
static const struct lesson_caption write_now[] = {{NULL, "One or two.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
                                                  {NULL, "Not three.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0}};
static const struct lesson_caption take_now[] = {
    {NULL, "Take a pebble.", NULL, LESSON_CURSOR, CHROME_CONTENT_Y, 0, 0, 0, 0},
    {NULL, "A pebble first.", NULL, LESSON_CURSOR, CHROME_CONTENT_Y, 0, 0, 0, 0}};
static const struct lesson_caption leave_now[] = {{NULL, "Leave.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
                                                  {NULL, "Leave now.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0}};
static const struct lesson_caption counted[] = {
    {"The last count", "All is counted.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0}};
static const struct lesson_caption jump_now[] = {
    {NULL, "Now to the end.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0}};
static const move_t one_or_two[] = {WRITE + 1, WRITE + 2}, three[] = {WRITE + 3}, pebble[] = {PEBBLE},
                    leave[] = {LEAVE};
static const struct lesson_step draw_steps[] = {
    {LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0, read_first, NULL},
    {LESSON_DO, 1, 2, 1, LESSON_ANYWHERE, 0, write_now, one_or_two},
    {LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0, NULL, three},
    {LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, PEBBLE, take_now, pebble},
    {LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0, jump_now, NULL},
    {LESSON_DO, 1, 1, 1, LESSON_ANYWHERE, 0, leave_now, leave},
    {LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0, NULL, leave},
    {LESSON_COUNT, 1, 0, 0, LESSON_ANYWHERE, 0, counted, NULL},
};
static const uint8_t draw_before[] = {1, 1, 0, 2, 1, 0, 2, 0, 0, 2, 0, 0};
static const struct lesson_scene draw_scenes[] = {{5, 2, 1, {0}, 0, 0, draw_before},
                                                  {6, 2, 1, {0}, 5, 4, draw_before}};
static const struct lesson draw_lesson = {draw_scenes, draw_steps, 2, 8, 1, 1};
static const struct game_ui draw_ui = {.game = &draw_game, .icon = ICON_STAR, .lesson = &draw_lesson};
const struct game_ui *const game_uis[] = {&null_ui, &draw_ui, NULL};

static struct rng rng;

void setUp(void) {
    rng_seed(&rng, 5);
    plain_player_start();
}

void tearDown(void) {}

static void on_home(void) {
    handheld_picture("plain-home");
    handheld_press(BUTTON_A);
    handheld_picture("plain-new-game");
}

static void the_least_game_is_played_to_the_ranking(void) {
    plain_player_begin(NULL_LINE, 2, 0);
    handheld_picture("plain-null-step");
    (void)plain_player_to_the_end(&rng, MOVES_MAX);
    handheld_run_ms(500);
    handheld_press(BUTTON_A); /* from the winner */
    handheld_run_ms(500);
    handheld_picture("plain-null-ranking");
    handheld_press(BUTTON_B);
    TEST_ASSERT_TRUE(screen_top() == &home_screen);
}

static void choose(move_t move, unsigned step) {
    TEST_ASSERT_TRUE(play_move(move));
    match_show();
    handheld_run_ms(3000);
    TEST_ASSERT_EQUAL_UINT(step, lesson_step_number());
}

static void refuse(move_t move, const char *why) {
    TEST_ASSERT_TRUE(match_legal(play_match(), move));
    TEST_ASSERT_FALSE(play_move(move));
    screen_redraw();
    handheld_run_ms(100);
    TEST_ASSERT_NOT_NULL(strstr(handheld_text(), why));
}

static void expect_words(const char *words) {
    bool pointed = false;
    TEST_ASSERT_EQUAL_STRING(words, lesson_caption_now(&pointed));
    TEST_ASSERT_TRUE(pointed);
}

/* The frame plays a lesson of any game: captions, a mask with its reason, a choice that is kept, what was
 * taken back, a jump, an end. */
static void a_lesson_of_a_game_without_screens(void) {
    handheld_press_times(BUTTON_DOWN, DRAW_LINE);
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_UP);
    handheld_press(BUTTON_LEFT);
    handheld_press(BUTTON_A);
    expect_words("Write a *number*.");
    handheld_picture("plain-lesson");
    handheld_press(BUTTON_A);
    refuse(WRITE + 3, "Not three.");
    choose(WRITE + 2, 3);
    refuse(LEAVE, "A pebble first.");
    handheld_picture("plain-lesson-why");
    choose(PEBBLE, 4);
    handheld_hold(BUTTON_B, 600);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(3, lesson_step_number(), "taken back to its decision");
    choose(PEBBLE, 4);
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(500);
    expect_words("Now to the end.");
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(WRITE + 2, match_move(play_match(), 0), "what was chosen");
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(4, play_match()->length, "the second scene");
    choose(LEAVE, 7);
    handheld_run_ms(HANDHELD_COUNT_MS);
    expect_words("All is counted."); /* it waits to be read */
    for (unsigned line = 0; line < 3 && strstr(handheld_text(), "The last count") != NULL; line++) {
        handheld_press(BUTTON_A);
    }
    handheld_press(BUTTON_A);
    TEST_ASSERT_NOT_NULL(strstr(handheld_text(), "That is all you need"));
    handheld_press(BUTTON_B);
    TEST_ASSERT_FALSE(lesson_on());
    TEST_ASSERT_TRUE(screen_top() == &home_screen);
    TEST_ASSERT_FALSE_MESSAGE(match_resume_last(), "it is no match that waits");
}

/* Hand-over, secrets, a barrier, undo, the look around. */
static void two_people_play_with_secrets(void) {
    plain_player_begin(DRAW_LINE, 2, 0);
    handheld_picture("plain-hand-over");
    handheld_press(BUTTON_A);
    handheld_picture("plain-draw-secret");
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_A); /* Lapis has it */
    handheld_hold(BUTTON_B, 600);
    handheld_picture("plain-draw-barrier");
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_UINT(2, play_match()->length);
    handheld_press_times(BUTTON_DOWN, 2);
    handheld_picture("plain-draw-step");
    handheld_press(BUTTON_A); /* a pebble */
    TEST_ASSERT_EQUAL_UINT(3, play_match()->length);
    handheld_hold(BUTTON_B, 600);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(2, play_match()->length, "taken back");
    handheld_press(BUTTON_X);
    handheld_picture("plain-look-points");
    handheld_press(BUTTON_X);
    handheld_picture("plain-look-state");
    handheld_press(BUTTON_X);
    handheld_picture("plain-look-log");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_Y);
    handheld_picture("plain-look-help");
    handheld_press_times(BUTTON_B, 2);
    handheld_press(BUTTON_Y);
    handheld_picture("plain-help");
    handheld_press(BUTTON_B);
    (void)plain_player_to_the_end(&rng, MOVES_MAX);
    handheld_count();
    handheld_picture("plain-draw-winner");
    handheld_press(BUTTON_A);
    handheld_run_ms(500);
    handheld_picture("plain-draw-ranking");
    handheld_press(BUTTON_A);
    handheld_picture("plain-draw-table");
    handheld_press(BUTTON_A);
    handheld_picture("plain-draw-chart");
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_LEFT); /* its end */
    handheld_picture("plain-draw-replay");
    handheld_press_times(BUTTON_X, 2); /* no board: the state in words */
    handheld_picture("plain-draw-log");
    handheld_press_times(BUTTON_B, 6); /* look, the match again, chart, table, ranking */
    TEST_ASSERT_TRUE(screen_top() == &home_screen);
}

/* The power goes in the middle of a person's turn, and it is the same step afterwards. */
static void an_opponent_plays_and_the_power_goes(void) {
    uint8_t before[GAME_STATE_MAX];
    plain_player_begin(DRAW_LINE, 1, 2);
    struct settings slow = *settings();
    slow.pace = PACE_SLOW;
    settings_change(&slow);
    plain_player_move(&rng);
    handheld_run_ms(100);
    handheld_picture("plain-watch");
    const unsigned seen = play_match()->length;
    handheld_press(BUTTON_X);
    handheld_run_ms(5000);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(seen, play_match()->length, "it waits while one looks around");
    handheld_press(BUTTON_B);
    for (unsigned i = 0; !play_person_to_move(); i++) {
        TEST_ASSERT_LESS_THAN_UINT(MOVES_MAX, i);
        handheld_run_ms(500);
    }
    handheld_picture("plain-watch-end");
    handheld_run_ms(3000);
    handheld_picture("plain-after-opponents");
    const unsigned length = play_match()->length;
    memcpy(before, play_state(), play_game()->state_bytes);
    flash_model_power_on(3);
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(500);
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    TEST_ASSERT_EQUAL_MEMORY(before, play_state(), play_game()->state_bytes);
    handheld_press(BUTTON_B);
    handheld_picture("plain-continue");
    handheld_press(BUTTON_A);
    (void)plain_player_to_the_end(&rng, MOVES_MAX);
    handheld_run_ms(500);
    TEST_ASSERT_TRUE(screen_top() != &home_screen);
    handheld_press(BUTTON_B);
    TEST_ASSERT_TRUE(screen_top() == &home_screen);
}

/* What one chooses in secret is in nobody's log as long as the match goes on. */
static void the_log_keeps_secrets(void) {
    struct match_words words;
    uint8_t first[GAME_STATE_MAX] = {0};
    plain_player_begin(DRAW_LINE, 2, 0);
    memcpy(first, play_state(), play_game()->state_bytes);
    enum { WRITE_2 = 0x102 };
    match_log_words(first, WRITE_2, match_words(&words));
    TEST_ASSERT_EQUAL_STRING("Something hidden", words.words);
    match_move_words(first, WRITE_2, match_words(&words));
    TEST_ASSERT_EQUAL_STRING("Write 2", words.words);
}

static char seen[16][PLAIN_STATE_LETTERS];

static void see(unsigned index, unsigned depth, const char *words) {
    (void)depth;
    TEST_ASSERT_LESS_THAN_UINT(16, index);
    strcpy(seen[index], words);
}

static void the_state_is_lines_of_words(void) {
    plain_player_begin(DRAW_LINE, 2, 0);
    static const struct plain_reader reader = {see};
    TEST_ASSERT_EQUAL_UINT(4, plain_state_lines(play_game(), play_state(), 0, &reader));
    TEST_ASSERT_EQUAL_STRING("drawn 0", seen[0]);
    TEST_ASSERT_EQUAL_STRING("seats at", seen[1]);
    TEST_ASSERT_EQUAL_STRING("1  cards 0, pebbles 0, secret 0", seen[2]);
    TEST_ASSERT_EQUAL_STRING("2  cards 0, pebbles 0", seen[3]);
}

static void every_move_can_be_chosen(void) {
    plain_player_begin(DRAW_LINE, 2, 0);
    while (play_turn() != GAME_OVER) {
        static move_t legal[GAME_MOVES_MAX];
        plain_player_check_choices();
        TEST_ASSERT_TRUE(play_move(legal[rng_below(&rng, match_moves(play_match(), legal))]));
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(on_home);
    RUN_TEST(the_least_game_is_played_to_the_ranking);
    RUN_TEST(a_lesson_of_a_game_without_screens);
    RUN_TEST(two_people_play_with_secrets);
    RUN_TEST(an_opponent_plays_and_the_power_goes);
    RUN_TEST(the_log_keeps_secrets);
    RUN_TEST(the_state_is_lines_of_words);
    RUN_TEST(every_move_can_be_chosen);
    return UNITY_END();
}
