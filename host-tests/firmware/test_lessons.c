/* Lessons are played by buttons from home to their end: every caption has what it points at, wrong presses
 * are told why, and the power may go at any caption. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "board.h"
#include "chrome.h"
#include "console.h"
#include "fits.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "home.h"
#include "journal.h"
#include "lesson.h"
#include "lesson_player.h"
#include "match_screens.h"
#include "play.h"
#include "say.h"
#include "screen.h"
#include "search.h"
#include "settings_store.h"

static struct lesson_presses presses;

void setUp(void) {
    handheld_fresh(&settings_in_journal);
}

void tearDown(void) {}

static struct {
    const char *game;
    const char *caption; /* on the screen when it was looked at last */
    unsigned pictures;
    bool end_stood;                        /* the last move was looked at, before its count */
    uint8_t captions[LESSON_PLAYER_STEPS]; /* of each step, those that were on the screen: a set */
} seen;

static unsigned caption_number(const struct lesson_step *step, const char *words) {
    unsigned number = 0;
    while (number < step->caption_count + step->why_count && step->captions[number].words != words) {
        number++;
    }
    return number;
}

static bool lie_over(struct area one, struct area other) {
    return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height &&
           other.y < one.y + one.height;
}

/* What the caption on the screen points at is there, and neither that nor the cursor lies below the caption.
 * What is to be done, or why not, is said over the title: choices and what they would bring are seen. */
static void look_well(const char *words, bool pointed) {
    bool covers = false;
    TEST_ASSERT_TRUE_MESSAGE(pointed, words);
    const struct area box = words != NULL ? lesson_caption_box(&covers) : (struct area){0};
    if (words != NULL && words[0] != '\0' && lesson_step_now()->kind == LESSON_DO) {
        TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(CHROME_PANEL_Y, box.y + box.height, words);
    }
    TEST_ASSERT_FALSE_MESSAGE(covers, words);
}

/* Numbers of a caption that points at the points are those that stand there. */
static void numbers_are_those_of_the_screen(const char *words) {
    const struct lesson_step *step = lesson_step_now();
    const struct lesson_caption *caption = &step->captions[caption_number(step, words)];
    char title[80], number[8];
    if (caption->thing != LESSON_AREA || caption->y + caption->height > CHROME_TITLE_HEIGHT) {
        return;
    }
    snprintf(title, sizeof title, "%.*s", (int)strcspn(handheld_text(), "\n"), handheld_text());
    for (const char *at = words + strcspn(words, "0123456789"); *at != '\0';
         at += strcspn(at, "0123456789")) {
        const size_t length = strspn(at, "0123456789");
        snprintf(number, sizeof number, "%.*s", (int)length, at);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(title, number), words);
        at += length;
    }
}

/* Where the last move stands before its count, nobody is told how that will end. */
static void the_end_is_not_given_away(void) {
    const bool stands = lesson_on() && play_turn() == GAME_OVER && strstr(handheld_text(), " plays") != NULL;
    if (stands && match_ui()->ending != NULL) {
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "+?"), handheld_text());
    }
    seen.end_stood = seen.end_stood || stands;
}

/* What the caption on the screen points at is there. For whoever looks at all captions:
 * OXHIDE_CAPTIONS=<folder>. */
static void see(void) {
    char file[64];
    bool pointed = true;
    const char *misfits = fits_report();
    TEST_ASSERT_NULL_MESSAGE(strstr(misfits, "runs into"), misfits); /* marks may touch letters */
    the_end_is_not_given_away();
    const char *words = lesson_on() ? lesson_caption_now(&pointed) : NULL;
    if (words == NULL || words == seen.caption || lesson_refused()) {
        look_well(words, pointed);
        return;
    }
    seen.caption = words;
    seen.captions[lesson_step_number()] |= (uint8_t)(1u << caption_number(lesson_step_now(), words));
    if (getenv("OXHIDE_CAPTIONS") != NULL && words[0] != '\0') {
        snprintf(file, sizeof file, "lesson-%s-%03u", seen.game, seen.pictures++);
        handheld_save(getenv("OXHIDE_CAPTIONS"), file);
    }
    look_well(words, pointed);
    numbers_are_those_of_the_screen(words);
}

/* None was written for words that never stand on the screen. */
static void all_captions_were_seen(const struct lesson *lesson) {
    for (unsigned step = 0; step < lesson->step_count; step++) {
        for (unsigned i = 0; i < lesson->steps[step].caption_count; i++) {
            const char *words = lesson->steps[step].captions[i].words;
            TEST_ASSERT_TRUE_MESSAGE(words[0] == '\0' || (seen.captions[step] >> i & 1u) != 0, words);
        }
    }
}

static void cut_the_power(void) {
    const unsigned step = lesson_step_number(), moves = play_match()->length;
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(500);
    TEST_ASSERT_TRUE(lesson_on());
    TEST_ASSERT_EQUAL_UINT(step, lesson_step_number());
    TEST_ASSERT_EQUAL_UINT(moves, play_match()->length);
}

/* Where a match of the game in that line of home is set up, with the cursor on "Learn by playing". */
static void go_to_lesson(unsigned line) {
    handheld_press_times(BUTTON_DOWN, line);
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_UP);
    handheld_press(BUTTON_RIGHT);
}

static void begin(unsigned line) {
    go_to_lesson(line);
    handheld_press(BUTTON_A);
    TEST_ASSERT_TRUE(lesson_on());
}

static bool is_allowed(const struct lesson_step *step, move_t move) {
    bool found = false;
    for (unsigned i = 0; i < step->move_count; i++) {
        found = found || step->moves[i] == move;
    }
    return found;
}

/* Any other move that is legal is refused, in words. */
static void other_moves_are_refused(const struct lesson_step *step) {
    static move_t legal[GAME_MOVES_MAX];
    const unsigned count = match_moves(play_match(), legal), before = play_match()->length;
    for (unsigned i = 0; i < count; i++) {
        if (!is_allowed(step, legal[i])) {
            TEST_ASSERT_FALSE(play_move(legal[i]));
            TEST_ASSERT_TRUE(lesson_refused());
        }
    }
    lesson_refusal_end();
    TEST_ASSERT_EQUAL_UINT(before, play_match()->length);
}

static struct area cursor;

static void hear_cursor(const struct saying *saying) {
    if (saying->what == SAID_CURSOR) {
        cursor = saying->area;
    }
}

/* On a board that goes along with the cursor, what is meant may be out of sight: then the words name it. */
static bool is_named(const char *words) {
    const struct lesson_step *step = lesson_step_now();
    const unsigned number = caption_number(step, words);
    TEST_ASSERT_LESS_THAN_UINT(step->caption_count + step->why_count, number);
    const struct lesson_caption *caption = &step->captions[number];
    return caption->thing == LESSON_WORDS && strstr(words, caption->at) != NULL;
}

static void hear_where_it_is(void) {
    static const struct listener listener = {hear_cursor, false};
    cursor = (struct area){0}; /* a screen may have none */
    screens_say(&listener);
}

/* The screen with the cursor on a move; where the cursor stands, the caption's words, and its box. */
static const char *point_at(move_t move, struct area *box) {
    bool pointed = true, covers;
    lesson_refusal_end();
    match_ui()->point(move, false);
    screen_redraw();
    handheld_run_ms(100);
    const char *words = lesson_caption_now(&pointed);
    look_well(words, pointed || is_named(words));
    *box = lesson_caption_box(&covers);
    hear_where_it_is();
    return words;
}

/* No caption lies over what the step allows, wherever the cursor is. Where the board goes along with it, each
 * is compared where it stands then. */
static void no_choice_is_covered(const struct lesson_step *step) {
    struct area choice[LESSON_MOVES_MAX], box[LESSON_MOVES_MAX];
    const char *words[LESSON_MOVES_MAX];
    for (unsigned i = 0; i < step->move_count; i++) {
        words[i] = point_at(step->moves[i], &box[i]);
        choice[i] = cursor;
        for (unsigned j = 0; words[i] != NULL && j < i; j++) {
            const bool covered = lie_over(box[i], choice[j]) || lie_over(box[j], choice[i]);
            TEST_ASSERT_FALSE_MESSAGE(words[j] == words[i] && covered, words[i]);
        }
    }
    match_show();
}

/* A reason that is said of the cursor's place has the cursor there, and not where it was refused. */
static void frames_what_is_meant(const struct lesson_step *step, unsigned number) {
    struct area box;
    if (step->cursor != LESSON_ON_MOVE || step->captions[number].thing != LESSON_CURSOR) {
        return;
    }
    hear_where_it_is();
    const struct area refused = cursor;
    (void)point_at(step->on, &box);
    TEST_ASSERT_EQUAL_MEMORY(&cursor, &refused, sizeof cursor);
}

/* For whoever looks at all captions: the first refusal of each step. */
static void save_refusal(void) {
    static unsigned saved;
    char file[64];
    const unsigned step = lesson_step_number() + 1;
    if (getenv("OXHIDE_CAPTIONS") != NULL && step != saved) {
        snprintf(file, sizeof file, "why-%s-%03u", play_game()->name, step);
        handheld_save(getenv("OXHIDE_CAPTIONS"), file);
    }
    saved = step;
}

/* A on a move that isn't allowed is refused at that very press, and what is meant is framed. */
static void a_wrong_press_is_refused(const struct lesson_step *step) {
    static move_t legal[GAME_MOVES_MAX];
    const unsigned count = match_moves(play_match(), legal), before = play_match()->length;
    for (unsigned i = 0; i < count; i++) {
        struct area box;
        bool pointed = true;
        if (is_allowed(step, legal[i])) {
            continue;
        }
        (void)point_at(legal[i], &box);
        handheld_press(BUTTON_A);
        TEST_ASSERT_EQUAL_UINT(before, play_match()->length);
        TEST_ASSERT_TRUE(lesson_refused());
        const char *words = lesson_caption_now(&pointed);
        const unsigned number = caption_number(step, words);
        look_well(words, pointed || is_named(words));
        TEST_ASSERT_GREATER_OR_EQUAL_UINT_MESSAGE(step->caption_count, number, words);
        TEST_ASSERT_LESS_THAN_UINT_MESSAGE(step->caption_count + step->why_count, number, words);
        TEST_ASSERT_NOT_EQUAL_MESSAGE(LESSON_NOTHING, step->captions[number].thing, words);
        save_refusal();
        frames_what_is_meant(step, number);
    }
    lesson_refusal_end();
    match_show();
}

/* The power goes at every caption, with the same state before and after; and at each decision every wrong
 * move is tried. */
static void holds_at_every_step(unsigned line) {
    static uint32_t before[GAME_STATE_MAX / sizeof(uint32_t)];
    begin(line);
    while (lesson_step_now() != NULL) {
        const struct lesson_step *step = lesson_step_now();
        memcpy(before, play_state(), sizeof before);
        if (step->kind == LESSON_COUNT) {
            break;
        }
        if (step->kind != LESSON_WATCH) { /* which goes on by itself */
            cut_the_power();
            TEST_ASSERT_EQUAL_MEMORY(before, play_state(), sizeof before);
        }
        if (step->move_count == 0) {
            lesson_next();
        } else {
            play_go_on();
            if (step->kind == LESSON_DO) {
                other_moves_are_refused(step);
                no_choice_is_covered(step);
                a_wrong_press_is_refused(step);
            }
            TEST_ASSERT_TRUE(play_move(step->moves[step->move_count - 1]));
            match_show();
        }
    }
    play_go_on();
    TEST_ASSERT_EQUAL_INT(GAME_OVER, play_turn());
}

static void bronze_holds_at_every_step(void) {
    holds_at_every_step(0);
}

static void monuments_holds_at_every_step(void) {
    holds_at_every_step(2);
}

static void empire_holds_at_every_step(void) {
    holds_at_every_step(1);
}

/* A that is not the lesson's move is told why at that very press, even where a move takes two; home and back,
 * or a look at something, loses nothing. */
static void wrong_presses_are_told_why(void) {
    begin(0);
    handheld_press_times(BUTTON_A, 4); /* three captions; the cards */
    TEST_ASSERT_EQUAL_UINT(3, lesson_step_number());
    handheld_press(BUTTON_UP);
    const struct screen *cards = screen_top();
    handheld_press(BUTTON_A);
    TEST_ASSERT_TRUE_MESSAGE(screen_top() == cards, "not first its column");
    TEST_ASSERT_NOT_NULL(strstr(handheld_text(), "The upper Wheel, please"));
    handheld_picture("lesson-why");
    handheld_press(BUTTON_Y);
    handheld_press(BUTTON_B);
    TEST_ASSERT_NULL_MESSAGE(strstr(handheld_text(), "The upper Wheel, please"), "until the next press");
    handheld_press_times(BUTTON_B, 2); /* the board; then it is asked */
    TEST_ASSERT_NOT_NULL(strstr(handheld_text(), "Leave the lesson?"));
    handheld_picture("lesson-leave");
    handheld_press(BUTTON_B);
    TEST_ASSERT_TRUE_MESSAGE(lesson_on(), "it stays");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE(lesson_on());
    TEST_ASSERT_TRUE(screen_top() == &home_screen);
    TEST_ASSERT_FALSE_MESSAGE(match_resume_last(), "no match was begun");
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_UP);
    handheld_press(BUTTON_RIGHT);
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(3, lesson_step_number(), "where it was left");
}

/* To the decision of that number, by its lesson's first moves. */
static void go_to_step(unsigned number) {
    while (lesson_step_number() < number) {
        const struct lesson_step *step = lesson_step_now();
        if (step->move_count == 0) {
            lesson_next();
        } else {
            play_go_on();
            TEST_ASSERT_TRUE(play_move(step->moves[0]));
        }
    }
    play_go_on();
    match_show();
    handheld_run_ms(100);
}

/* Is another unit than the one that is meant not even picked up, in the step that the lesson is at? False:
 * all are that one. */
static bool wrong_unit_stays(void) {
    static move_t legal[GAME_MOVES_MAX];
    const struct lesson_step *step = lesson_step_now();
    const unsigned count = match_moves(play_match(), legal);
    bool refused = false, pointed = true;
    for (unsigned i = 0; i < count && !refused; i++) {
        if (!is_allowed(step, legal[i])) {
            match_ui()->point(legal[i], true);
            handheld_press(BUTTON_A);
            refused = lesson_refused();
            look_well(lesson_caption_now(&pointed), true);
        }
    }
    return refused;
}

static void a_wrong_unit_stays_where_it_is(void) {
    for (unsigned line = 1; line <= 2; line++) {
        unsigned refused = 0;
        screen_home();
        lesson_open(game_ui_at(line));
        for (unsigned i = 0; i < match_ui()->lesson->step_count; i++) {
            if (match_ui()->lesson->steps[i].cursor == LESSON_ON_UNIT) {
                go_to_step(i);
                refused += wrong_unit_stays();
            }
        }
        TEST_ASSERT_GREATER_THAN_UINT(0, refused);
    }
}

/* What comes again is another choice, also where the same one is legal once more: of a resource placed, and a
 * hint that says so. */
static void what_was_chosen_is_not_chosen_again(void) {
    screen_home();
    lesson_open(game_ui_at(2));
    go_to_step(2);
    const move_t chosen = lesson_step_now()->moves[0];
    TEST_ASSERT_TRUE(play_move(chosen));
    TEST_ASSERT_TRUE(match_legal(play_match(), chosen));
    TEST_ASSERT_FALSE(play_move(chosen));
    TEST_ASSERT_TRUE(lesson_refused());
    TEST_ASSERT_NOT_EQUAL_UINT32(chosen, lesson_meant());
    TEST_ASSERT_TRUE(play_move(lesson_meant()));
}

/* Whoever only presses A reads captions and makes some moves, and then has to look. */
static void a_alone_does_not_get_through(void) {
    enum { PRESSES = 150, WAIT_MS = 1500 };
    for (unsigned line = 0; line < 3; line++) {
        screen_home();
        lesson_open(game_ui_at(line));
        for (unsigned i = 0; i < PRESSES; i++) {
            handheld_press(BUTTON_A);
            handheld_run_ms(WAIT_MS);
        }
        TEST_ASSERT_NOT_NULL(lesson_step_now());
        TEST_ASSERT_EQUAL_UINT(LESSON_DO, lesson_step_now()->kind);
        printf("%s: A alone comes to step %u of %u\n", game_ui_at(line)->game->name, lesson_step_number(),
               match_ui()->lesson->step_count);
    }
}

static void open_empire(void) {
    handheld_press(BUTTON_DOWN);
    handheld_press(BUTTON_A);
}

static bool offered(void) {
    return strstr(handheld_text(), "New to this game?") != NULL;
}

static void power_on_again(void) {
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(500);
}

/* One press away the first time that the game is opened; declined, it is not offered again, and stays beside
 * Play. */
static void the_lesson_is_offered_once(void) {
    handheld_start_new(&settings_in_journal);
    handheld_press(BUTTON_B); /* the first start's words */
    open_empire();
    TEST_ASSERT_TRUE(offered());
    handheld_picture("lesson-offer");
    handheld_press(BUTTON_B);
    TEST_ASSERT_NOT_NULL(strstr(handheld_text(), "new match"));
    power_on_again();
    open_empire();
    TEST_ASSERT_FALSE_MESSAGE(offered(), "it was declined");
    handheld_press(BUTTON_UP);
    handheld_press(BUTTON_RIGHT);
    TEST_ASSERT_NOT_NULL(strstr(handheld_text(), "A Learn"));
}

static void the_offer_is_one_press_from_the_lesson(void) {
    handheld_start_new(&settings_in_journal);
    handheld_press(BUTTON_B); /* the first start's words */
    open_empire();
    power_on_again(); /* neither is an answer */
    open_empire();
    handheld_press(BUTTON_A);
    TEST_ASSERT_TRUE(lesson_on());
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_A); /* where home's cursor still is */
    TEST_ASSERT_FALSE_MESSAGE(offered(), "it was begun");
}

static void who_has_finished_a_match_is_not_asked(void) {
    static const struct standing standing = {.rank = {1, 2}};
    struct setup setup;
    struct journal_seat seats[GAME_SEATS_MAX] = {{{0}, {0}}};
    uint32_t id;
    handheld_start_new(&settings_in_journal);
    handheld_press(BUTTON_B);
    setup_default(&setup, games_all[1]);
    setup.seats = 2;
    strcpy(seats[0].name, "Ada");
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_new_match(&setup, seats, &id));
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_finish(&standing));
    screen_home();
    handheld_press(BUTTON_DOWN);
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE(offered());
    TEST_ASSERT_NOT_NULL(strstr(handheld_text(), "new match"));
}

/* What a person takes who has never seen the game: tools/bench. */
enum { READ_S = 3 /* a caption */, PRESS_S = 1 };

static void play_through(const char *name, unsigned line) {
    unsigned count = 0, read = 0, first_move_s = 0;
    char file[64];
    memset(&seen, 0, sizeof seen);
    seen.game = name;
    go_to_lesson(line);
    snprintf(file, sizeof file, "lesson-new-game-%s", name);
    handheld_picture(file);
    handheld_press(BUTTON_A);
    TEST_ASSERT_TRUE(lesson_on());
    for (unsigned kind = LESSON_SAY; kind != LESSON_COUNT;) {
        kind = lesson_step_now()->kind;
        read += lesson_step_now()->caption_count > 0;
        count += lesson_player_step(&presses, see);
        if (kind == LESSON_DO && first_move_s == 0) {
            first_move_s = READ_S * read + PRESS_S * count;
        }
    }
    all_captions_were_seen(match_ui()->lesson);
    TEST_ASSERT_TRUE(seen.end_stood);
    TEST_ASSERT_LESS_THAN_UINT_MESSAGE(30, first_move_s, "the first own move comes soon");
    printf("learn.%s.presses %u\nlearn.%s.first_move_s %u\n", name, count, name, first_move_s);
}

/* From home to the match that is offered at its end; there is no match of the lesson itself. */
static void is_learnt(const char *name, unsigned line) {
    char file[64];
    snprintf(file, sizeof file, "firmware/%s/lesson.txt", name);
    lesson_player_read(&presses, file);
    play_through(name, line);
    handheld_run_ms(HANDHELD_COUNT_MS);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "A Next"), "a lesson has no ranking");
    handheld_press(BUTTON_A);
    snprintf(file, sizeof file, "lesson-end-%s", name);
    handheld_picture(file);
    handheld_press_times(BUTTON_A, 2); /* to where it is set up, and as it is */
    TEST_ASSERT_FALSE(lesson_on());
    TEST_ASSERT_TRUE(play_loaded());
    unsigned levels;
    TEST_ASSERT_EQUAL_UINT(search_levels(play_game(), &levels)[0].number, play_level(1));
    TEST_ASSERT_EQUAL_UINT(2, play_seats());
}

static void bronze_is_learnt(void) {
    is_learnt("bronze", 0);
}

static void monuments_is_learnt(void) {
    is_learnt("monuments", 2);
}

static void empire_is_learnt(void) {
    is_learnt("empire", 1);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(bronze_is_learnt);
    RUN_TEST(empire_is_learnt);
    RUN_TEST(monuments_is_learnt);
    RUN_TEST(the_lesson_is_offered_once);
    RUN_TEST(the_offer_is_one_press_from_the_lesson);
    RUN_TEST(who_has_finished_a_match_is_not_asked);
    RUN_TEST(wrong_presses_are_told_why);
    RUN_TEST(a_wrong_unit_stays_where_it_is);
    RUN_TEST(what_was_chosen_is_not_chosen_again);
    RUN_TEST(a_alone_does_not_get_through);
    RUN_TEST(bronze_holds_at_every_step);
    RUN_TEST(empire_holds_at_every_step);
    RUN_TEST(monuments_holds_at_every_step);
    return UNITY_END();
}
