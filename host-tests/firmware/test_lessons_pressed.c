/* Lessons under presses that nobody thought of: whatever was pressed, held, left, or cut off, the caption
 * that is due is there or comes back, and the lesson reaches its end. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "board.h"
#include "console.h"
#include "game_ui.h"
#include "handheld.h"
#include "home.h"
#include "lesson.h"
#include "masher.h"
#include "match_screens.h"
#include "play.h"
#include "rng.h"
#include "screen.h"
#include "settings_store.h"

enum { SEEDS = 8, STUCK = 40, BACKS = 8, OUT_OF_TEN = 6 /* presses that are any */ };

static struct rng rng;

void setUp(void) {
    handheld_fresh(&settings_in_journal);
    handheld_recaps_stay();
}

void tearDown(void) {}

static void cut_the_power(void) {
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(500);
}

/* Some lead out of the lesson, or home. */
static void press_anything(void) {
    enum { CUT_ONE_IN = 50, PRESSES = 4 };
    if (rng_below(&rng, CUT_ONE_IN) == 0) {
        cut_the_power();
    }
    for (uint32_t i = rng_below(&rng, PRESSES); i < PRESSES; i++) {
        masher_press(&rng);
    }
}

static const char *where(unsigned line) {
    static char words[4000];
    snprintf(words, sizeof words, "%s, step %u, %s:\n%s", game_ui_at(line)->game->name,
             lesson_on() ? lesson_step_number() : 0, lesson_on() ? "on" : "off", handheld_text());
    return words;
}

/* On the lesson's own screens, as anybody gets there: B, and Learn by playing. */
static void come_back(unsigned line) {
    handheld_run_ms(SCREEN_REST_MS);
    if (!lesson_on()) {
        screen_home();
        lesson_open(game_ui_at(line));
        handheld_run_ms(500);
    }
    for (unsigned i = 0; i < BACKS && !screen_over_home(); i++) {
        handheld_press(BUTTON_B);
        handheld_run_ms(SCREEN_REST_MS);
    }
    TEST_ASSERT_TRUE_MESSAGE(screen_over_home(), where(line));
    TEST_ASSERT_TRUE_MESSAGE(lesson_on(), where(line));
}

static bool is_said(void) {
    bool pointed;
    return lesson_caption_now(&pointed) != NULL;
}

/* What is to be read is there, or a step back; so is what is to be done. */
static void is_told(unsigned line) {
    enum { BETWEEN = 3 /* screens that say something of their own */ };
    const struct lesson_step *step = lesson_step_now();
    const bool decides = step->kind == LESSON_DO && play_person_to_move() && screen_top()->hint != NULL;
    lesson_refusal_end();
    screen_redraw();
    handheld_run_ms(100);
    for (unsigned i = 0; i < BETWEEN && step->kind == LESSON_SAY && !is_said(); i++) {
        handheld_press(screen_top()->hint == NULL ? BUTTON_A
                                                  : BUTTON_B); /* the board comes before the cards */
        handheld_run_ms(SCREEN_REST_MS);
    }
    if (step->kind == LESSON_SAY || decides) {
        TEST_ASSERT_TRUE_MESSAGE(is_said(), where(line));
    }
}

/* What was chosen before may leave only some of them. */
static move_t one_of(const struct lesson_step *step) {
    unsigned which = rng_below(&rng, step->move_count);
    while (!match_legal(play_match(), step->moves[which]) || !lesson_allows(step->moves[which])) {
        which = (which + 1u) % step->move_count;
    }
    lesson_refusal_end();
    return step->moves[which];
}

/* One of the moves that the lesson wants, by its place and A; what is between two steps is gone over. */
static void do_it(unsigned line) {
    const struct lesson_step *step = lesson_step_now();
    const bool decides = step->kind == LESSON_DO && play_person_to_move() && screen_top()->hint != NULL;
    if (decides) {
        match_ui()->point(one_of(step), false);
        handheld_run_ms(100);
        const unsigned before = play_match()->length;
        handheld_press(BUTTON_A);
        if (play_match()->length == before) {
            handheld_press(BUTTON_A); /* it was asked */
        }
        TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(before, play_match()->length, where(line));
    } else {
        handheld_press(BUTTON_A);
    }
    handheld_run_ms(SCREEN_REST_MS);
}

static bool counts(void) {
    const struct lesson_step *step = lesson_step_now();
    return step == NULL || step->kind == LESSON_COUNT;
}

static void comes_to_its_end(unsigned line, unsigned seed) {
    unsigned furthest = 0, stuck = 0;
    rng_seed(&rng, seed);
    screen_home();
    lesson_open(game_ui_at(line));
    while (!counts()) {
        if (rng_below(&rng, 10) < OUT_OF_TEN) {
            press_anything();
        }
        come_back(line);
        if (!counts()) {
            is_told(line);
            do_it(line);
        }
        stuck = lesson_on() && lesson_step_number() > furthest ? 0 : stuck + 1;
        furthest = lesson_on() && lesson_step_number() > furthest ? lesson_step_number() : furthest;
        TEST_ASSERT_LESS_THAN_UINT_MESSAGE(STUCK, stuck, where(line));
    }
    for (unsigned i = 0; i < STUCK && strstr(handheld_text(), "That is all you need") == NULL; i++) {
        handheld_press(BUTTON_A);
        handheld_run_ms(1000);
    }
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "That is all you need"), where(line));
}

/* ---- step by step */

/* The lesson as it stands at that step, its own screen on top. */
static const struct lesson_step *open_at(unsigned line, unsigned step) {
    const struct game_ui *ui = game_ui_at(line);
    const struct lesson_progress progress = {
        .state = LESSON_BEGUN, .edition = ui->lesson->edition, .step = (uint8_t)step};
    lesson_leave();
    lesson_progress_keep(ui->game, &progress, false);
    screen_home();
    lesson_open(ui);
    handheld_run_ms(SCREEN_REST_MS);
    return &ui->lesson->steps[step];
}

static void at_every_step(void (*test)(unsigned line, const struct lesson_step *step)) {
    for (unsigned line = 0; line < 3; line++) {
        for (unsigned i = 0; i < game_ui_at(line)->lesson->step_count; i++) {
            const struct lesson_step *step = open_at(line, i);
            if (step->kind != LESSON_COUNT) {
                test(line, step);
            }
        }
    }
}

/* A caption that is to be read stays below whatever is looked at: its A doesn't put the match there. */
static void looked_at(unsigned line, const struct lesson_step *step) {
    static const char *const looks[] = {"XA", "XYBA", "XrA", "XrrA", "XrrrA", "YA", "YYA"};
    for (unsigned i = 0; i < sizeof looks / sizeof looks[0] && step->kind == LESSON_SAY; i++) {
        (void)open_at(line, (unsigned)(step - match_ui()->lesson->steps));
        handheld_keys(looks[i]);
        come_back(line);
        is_told(line);
    }
}

static void captions_outlast_a_look(void) {
    at_every_step(looked_at);
}

/* Whether something can be taken back or not. */
static void undone(unsigned line, const struct lesson_step *step) {
    const unsigned number = lesson_step_number(), moves = play_match()->length;
    handheld_hold(BUTTON_B, 700);
    if (step->kind != LESSON_WATCH) {
        TEST_ASSERT_LESS_OR_EQUAL_UINT_MESSAGE(number, lesson_step_number(), where(line));
        TEST_ASSERT_LESS_OR_EQUAL_UINT_MESSAGE(moves, play_match()->length, where(line));
    }
    come_back(line);
    is_told(line);
}

static void undo_leaves_no_caption_out(void) {
    at_every_step(undone);
}

static void hinted(unsigned line, const struct lesson_step *step) {
    const unsigned moves = play_match()->length;
    if (step->kind != LESSON_DO) {
        return;
    }
    for (unsigned i = 0; i < 3 && screen_top()->hint == NULL; i++) { /* "The end is near" */
        handheld_press(BUTTON_A);
        handheld_run_ms(SCREEN_REST_MS);
    }
    handheld_hold(BUTTON_Y, 700);
    handheld_run_ms(3000); /* more than a thought takes */
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Hint:"), where(line));
    handheld_press(BUTTON_A);
    TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(moves, play_match()->length, where(line));
}

static void hints_are_what_the_lesson_wants(void) {
    at_every_step(hinted);
}

/* Empire's army to be destroyed: which one of a region, and the region once more. */
static void a_choice_that_was_left_is_made_again(void) {
    const struct lesson *lesson = game_ui_at(1)->lesson;
    unsigned step = 0;
    while (lesson->steps[step].caption_count == 0 ||
           strstr(lesson->steps[step].captions[0].words, "Choose a blue one") == NULL) {
        step++;
    }
    (void)open_at(1, step);
    const unsigned moves = play_match()->length;
    handheld_press(BUTTON_B); /* out of A16, to Done */
    handheld_press(BUTTON_UP);
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE_MESSAGE(lesson_refused(), where(1));
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(moves + 1u, play_match()->length, where(1));
}

/* ---- all of it */

static void every_lesson_comes_to_its_end(void) {
    const char *first = getenv("OXHIDE_FIRST_SEED"), *number = getenv("OXHIDE_SEEDS");
    const unsigned from = first != NULL ? (unsigned)atoi(first) : 1,
                   count = number != NULL ? (unsigned)atoi(number) : SEEDS;
    for (unsigned seed = from; seed < from + count; seed++) {
        for (unsigned line = 0; line < 3; line++) {
            setUp();
            comes_to_its_end(line, seed);
        }
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(captions_outlast_a_look);
    RUN_TEST(undo_leaves_no_caption_out);
    RUN_TEST(hints_are_what_the_lesson_wants);
    RUN_TEST(a_choice_that_was_left_is_made_again);
    RUN_TEST(every_lesson_comes_to_its_end);
    return UNITY_END();
}
