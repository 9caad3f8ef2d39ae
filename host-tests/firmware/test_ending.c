/* How matches end: the last round is announced once, what was open is counted line by line and adds up, the
 * winner is shown, and B leads back to where one came from. By buttons, for every game and number of seats.
 */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "chrome.h"
#include "console.h"
#include "endings.h"
#include "games.h"
#include "handheld.h"
#include "headless.h"
#include "home.h"
#include "journal.h"
#include "masher.h"
#include "match_ending.h"
#include "match_screens.h"
#include "match_turn_end.h"
#include "play.h"
#include "rng.h"
#include "screen.h"
#include "search.h"
#include "settings_store.h"

enum { NAME_ROOM = 64 };

static struct rng rng;
static move_t legal[GAME_MOVES_MAX];

void setUp(void) {
    rng_seed(&rng, 1);
    handheld_start(&settings_in_journal);
}

void tearDown(void) {}

/* A sensible move, so that matches end as they are meant to. */
static void move(void) {
    const struct game *game = play_game();
    const unsigned count = match_moves(play_match(), legal);
    const move_t quick = game->rollout != NULL ? game->rollout(play_state(), &rng) : MOVE_NONE;
    TEST_ASSERT_TRUE(handheld_move(quick != MOVE_NONE ? quick : legal[rng_below(&rng, count)]));
}

static void play_to_end(void) {
    while (play_turn() != GAME_OVER) {
        move();
    }
}

static void show(void) {
    screen_home();
    screen_push(&home_screen); /* a step of the match takes its place */
    match_show();
    handheld_run_ms(30);
}

static const char *named(const char *what, unsigned seats) {
    static char name[NAME_ROOM];
    snprintf(name, sizeof name, "%s-%s-%u", play_game()->name, what, seats);
    return name;
}

/* ---- the count */

enum { MATCHES = 3000, COUNT_MS = 20000, LINE_MS = 1100, LOOK_MS = 50, STEPS_MAX = 30 };

/* Shorter than handheld_press, which would pass by what comes. */
static void touch(void) {
    headless_contact(board_us(), BUTTON_A, true);
    headless_contact(board_us() + LOOK_MS / 2 * 1000u, BUTTON_A, false);
}

/* The count's last line, or tie-break, which stands. */
static bool at_the_last_line(void) {
    return strstr(handheld_text(), "A Winner") != NULL;
}

/* Runs until those words are on the screen, and from the last line to the winner. Returns how long that took.
 */
static uint32_t until(const char *words) {
    const uint64_t since = headless_now_us();
    while (strstr(handheld_text(), words) == NULL) {
        TEST_ASSERT_LESS_THAN_UINT64_MESSAGE(2 * COUNT_MS, (headless_now_us() - since) / 1000,
                                             handheld_text());
        if (at_the_last_line()) {
            touch();
        }
        handheld_run_ms(LOOK_MS);
    }
    return (uint32_t)((headless_now_us() - since) / 1000);
}

static void accept_the_turn(void) {
    if (play_held()) {
        handheld_press(BUTTON_A);
    }
}

/* By what the match is decided is counted like the points. */
static void what_decides_between_equals_is_counted(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        TEST_ASSERT_TRUE(ending_find(games_all[i], games_all[i]->seats_max, ENDING_BY_TIE_BREAK, MATCHES));
        ending_show(1);
        accept_the_turn();
        (void)until("A tie: most");
        handheld_picture(named("tie-break", play_seats()));
        (void)until("Ranking");
        handheld_picture(named("tie-break-winner", play_seats()));
    }
}

static void a_shared_victory_is_counted_to_its_end(void) {
    TEST_ASSERT_TRUE(ending_find(games_all[1], 5, ENDING_SHARED, MATCHES));
    ending_show(1);
    accept_the_turn();
    (void)until("A tie: most coins");
    (void)until("Then: most armies");
    (void)until("Then: most regions");
    (void)until("A shared victory");
    handheld_picture("empire-shared-winner-5");
}

/* However many lines and tie-breaks there are. */
static void the_count_takes_twenty_seconds_at_most(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        for (unsigned seats = games_all[i]->seats_min; seats <= games_all[i]->seats_max; seats++) {
            for (enum ending ending = ENDING_BY_POINTS; ending <= ENDING_BY_TIE_BREAK; ending++) {
                TEST_ASSERT_TRUE(ending_find(games_all[i], seats, ending, MATCHES));
                ending_show(0);
                TEST_ASSERT_LESS_OR_EQUAL_UINT32(COUNT_MS, until("A Winner"));
            }
        }
    }
}

/* The first one of the count changes the panel by itself. */
static bool a_long_line_runs(void) {
    static uint16_t before[HEADLESS_HEIGHT][HEADLESS_WIDTH];
    memcpy(before, headless_panel()->frame, sizeof before);
    handheld_run_ms(LOOK_MS);
    return strstr(handheld_text(), "1 of ") != NULL &&
           memcmp(before, headless_panel()->frame, sizeof before) != 0;
}

/* Whoever presses while a line runs sees all of it, and the press doesn't pass it by. */
static void a_press_completes_the_line_that_runs(void) {
    static char text[1024];
    TEST_ASSERT_TRUE(ending_find(games_all[1], 2, ENDING_BY_POINTS, MATCHES));
    ending_show(0);
    (void)until("1 of ");
    TEST_ASSERT_TRUE(a_long_line_runs());
    touch();
    handheld_run_ms(2 * LOOK_MS);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "1 of "), handheld_text());
    snprintf(text, sizeof text, "%s", handheld_text());
    handheld_run_ms(LINE_MS / 2);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(text, handheld_text(), "it was complete");
    handheld_press(BUTTON_A);
    TEST_ASSERT_NULL_MESSAGE(strstr(handheld_text(), "1 of "), handheld_text());
}

/* The winner comes by a press alone. */
static void the_last_line_stands(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        TEST_ASSERT_TRUE(ending_find(games_all[i], 2, ENDING_BY_POINTS, MATCHES));
        ending_show(0);
        (void)until("A Winner");
        handheld_run_ms(COUNT_MS);
        TEST_ASSERT_TRUE_MESSAGE(at_the_last_line(), handheld_text());
        handheld_press(BUTTON_A);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "A Ranking"), handheld_text());
    }
}

/* Each line comes onto the panel by itself, without a press that would draw it. */
static void second_line_is_seen(void) {
    static uint16_t before[HEADLESS_HEIGHT][HEADLESS_WIDTH];
    int changed;
    do { /* what is on the panel is compared before its text is asked for, which draws */
        memcpy(before, headless_panel()->frame, sizeof before);
        handheld_run_ms(LOOK_MS);
        changed = memcmp(before, headless_panel()->frame, sizeof before);
    } while (strstr(handheld_text(), "2 of ") == NULL);
    TEST_ASSERT_NOT_EQUAL_INT(0, changed);
}

static void each_line_of_the_count_is_seen(void) {
    unsigned games = 0;
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        for (unsigned seats = games_all[i]->seats_min; seats <= games_all[i]->seats_max; seats++) {
            TEST_ASSERT_TRUE(ending_find(games_all[i], seats, ENDING_BY_POINTS, MATCHES));
            ending_show(0);
            (void)until("1 of ");
            if (strstr(handheld_text(), "1 of 1") == NULL) {
                second_line_is_seen();
                games++;
            }
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(4, games);
}

/* ---- every end */

static void the_end_of(const struct game *game, unsigned seats, unsigned persons, uint64_t seed) {
    rng_seed(&rng, seed);
    handheld_match(game, seats, persons, NULL, seed);
    play_to_end();
    show();
    (void)until("1 of ");
    handheld_run_ms(700);
    handheld_picture(named("count", seats));
    for (unsigned seat = 0; seat < seats; seat++) {
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), play_name(seat)), handheld_text());
    }
    handheld_count();
    handheld_picture(named("winner", seats));
    handheld_press(BUTTON_A);
    handheld_run_ms(1000);
    handheld_picture(named("ranking", seats));
    handheld_press(BUTTON_B);
    TEST_ASSERT_TRUE(masher_at_home());
}

static void every_game_ends_with_every_number_of_seats(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        for (unsigned seats = games_all[i]->seats_min; seats <= games_all[i]->seats_max; seats++) {
            the_end_of(games_all[i], seats, seats % 3, 5 + seats);
        }
    }
}

/* Runs to the end of the count; what stood on its last line. */
static const char *last_line(void) {
    static char text[1024];
    (void)until("A Winner");
    handheld_run_ms(2 * LINE_MS);
    snprintf(text, sizeof text, "%s", handheld_text());
    return text;
}

/* Whoever has more stands above, as in the ranking. */
static void they_stand_in_order(const char *text) {
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        for (unsigned other = 0; other < play_seats(); other++) {
            if (play_standing()->rank[seat] < play_standing()->rank[other]) {
                TEST_ASSERT_TRUE_MESSAGE(strstr(text, play_name(seat)) < strstr(text, play_name(other)),
                                         text);
            }
        }
    }
}

/* From nothing to what the ranking says, whatever the lines are; in a match of three games as well. */
static void all_lines_add_up_to_the_points(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        const bool empire = strcmp(games_all[i]->name, "empire") == 0;
        for (unsigned seats = 2; seats <= 3; seats++) {
            rng_seed(&rng, seats);
            handheld_match(games_all[i], seats, 0, empire ? "games=3" : NULL, seats);
            play_to_end();
            show();
            (void)until(empire ? "Games before" : "1 of ");
            const char *text = last_line();
            they_stand_in_order(text);
            for (unsigned seat = 0; seat < seats; seat++) {
                char points[NAME_ROOM];
                snprintf(points, sizeof points, "%s, %d\n", play_name(seat), play_standing()->points[seat]);
                TEST_ASSERT_NOT_NULL_MESSAGE(strstr(text, points), text);
            }
        }
    }
}

/* A count that a power cut ended, or that was too fast, is shown again from the ranking's table. */
static void the_count_can_be_seen_again(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        TEST_ASSERT_TRUE(ending_find(games_all[i], 2, ENDING_BY_POINTS, MATCHES));
        ending_show(0);
        for (unsigned again = 0; again < 2; again++) {
            (void)until("Ranking");
            handheld_press_times(BUTTON_A, 2);
            TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "X Count"), handheld_text());
            handheld_press(BUTTON_X);
            TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "The match is over"), handheld_text());
        }
        (void)until("Ranking");
        handheld_press_times(BUTTON_A, 2);
        handheld_press(BUTTON_B); /* the table */
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "B Home"), handheld_text());
        handheld_press(BUTTON_B);
        TEST_ASSERT_TRUE(masher_at_home());
    }
}

/* ---- what is held back */

/* Nobody's points seem to get fewer: where some are kept for the count, a mark stands for them. */
static void a_mark_stands_for_what_is_held_back(const struct game *game, unsigned seats) {
    struct account_sum sums[GAME_SEATS_MAX];
    struct chrome_score scores[GAME_SEATS_MAX];
    account_sums(game, play_state(), 0, sums);
    match_scores_told(sums, scores);
    for (unsigned seat = 0; seat < seats; seat++) {
        const int led = sums[seat].points - sums[seat].won;
        TEST_ASSERT_EQUAL_INT(sums[seat].won, scores[seat].won);
        TEST_ASSERT_EQUAL_INT(led == 0 ? 0 : match_marks_led() ? CHROME_OPEN : led, scores[seat].led);
    }
}

static unsigned pages_without_points;

/* Nor does the last turn's page tell what the count is to. */
static void the_last_page_keeps_the_count_open(void) {
    TEST_ASSERT_TRUE(play_held() && match_holds_back());
    handheld_run_ms(500);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "+?"), handheld_text());
    if (play_seats() == play_game()->seats_max) {
        handheld_picture(named("last-turn", play_seats()));
    }
    const char *none = match_ui()->turn_end->none;
    if (none != NULL && strstr(handheld_text(), none) != NULL) { /* the board shows what was done */
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "shore"), handheld_text());
        pages_without_points++;
    }
}

static void what_is_led_is_held_back_for_the_count(void) {
    pages_without_points = 0;
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        const unsigned seats = games_all[i]->seats_max;
        rng_seed(&rng, seats);
        handheld_match(games_all[i], seats, seats, NULL, seats);
        while (play_turn() != GAME_OVER) {
            a_mark_stands_for_what_is_held_back(games_all[i], seats);
            move();
        }
        for (unsigned persons = games_all[i]->seats_min; persons <= seats; persons++) {
            TEST_ASSERT_TRUE(ending_find(games_all[i], persons, ENDING_BY_POINTS, MATCHES));
            ending_show(persons);
            the_last_page_keeps_the_count_open();
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, pages_without_points);
}

/* The last move of all stands a while: until the count begins its points are kept, too. Returns how often it
 * was seen. */
static unsigned an_opponents_last_move_tells_no_count(const struct game *game, uint64_t seed) {
    enum { LOOKS_MAX = 5000 };
    unsigned looks = 0, steps = 0;
    bool said = false;
    rng_seed(&rng, seed);
    handheld_match(game, 2, 1, NULL, seed);
    while (!match_ui()->ending->last_round(play_state())) {
        move();
    }
    if (play_turn() == GAME_OVER) { /* whoever moved last has triggered the end */
        return 0;
    }
    match_continue();
    while (strstr(handheld_text(), "The match is over") == NULL) {
        TEST_ASSERT_LESS_THAN_UINT(LOOKS_MAX, ++steps);
        said = said || screen_top() == &match_last_round_screen;
        if (play_turn() == GAME_OVER && !play_held()) {
            TEST_ASSERT_EQUAL(said, match_holds_back());
            looks += said;
        } else if (play_held() || screen_top() == &match_last_round_screen) {
            handheld_press(BUTTON_A);
        } else if (play_person_to_move()) {
            move();
            match_show();
        }
        handheld_run_ms(20);
    }
    TEST_ASSERT_FALSE(match_holds_back());
    return looks;
}

static void an_opponents_last_move_is_held_back(void) {
    unsigned looks = 0;
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        for (uint64_t seed = 1; seed < 4; seed++) {
            setUp();
            looks += an_opponents_last_move_tells_no_count(games_all[i], seed);
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, looks);
}

/* ---- the power goes */

static void cut(void) {
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(500);
}

/* A step of the count, whose match is over and counted once, whenever the power goes. */
static void the_power_goes_in_the_count(const struct game *game) {
    struct journal_stat stat;
    TEST_ASSERT_TRUE(ending_find(game, 2, ENDING_BY_POINTS, MATCHES));
    for (unsigned step = 0; step < STEPS_MAX; step++) {
        setUp();
        ending_show(2);
        if (step == 0) {
            cut(); /* before it is accepted: the turn's end is there again */
            TEST_ASSERT_TRUE(play_held());
        }
        handheld_press_times(BUTTON_A, step + 1);
        const bool counted = strstr(handheld_text(), "The last count") == NULL;
        cut();
        TEST_ASSERT_TRUE(masher_at_home());
        TEST_ASSERT_TRUE(journal_stats(0, &stat));
        TEST_ASSERT_EQUAL_UINT(1, stat.games);
        if (counted) {
            return;
        }
    }
    TEST_FAIL_MESSAGE("the count doesn't end");
}

static void the_power_may_go_at_each_step_of_the_count(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        the_power_goes_in_the_count(games_all[i]);
    }
}

/* ---- the last round */

static bool in_last_round(void) {
    return match_ui()->ending->last_round(play_state());
}

/* Until it has begun: false, if the match ends without one. */
static bool play_to_last_round(void) {
    int seat = play_turn();
    while (play_turn() != GAME_OVER && !(in_last_round() && play_turn() != seat)) {
        seat = play_turn();
        move();
    }
    return play_turn() != GAME_OVER;
}

static void it_is_announced_once(const struct game *game, unsigned seats, uint64_t seed) {
    bool found = false;
    for (; !found; seed++) {
        rng_seed(&rng, seed);
        handheld_match(game, seats, seats, NULL, seed);
        found = play_to_last_round();
    }
    show();
    TEST_ASSERT_TRUE(screen_top() == &match_last_round_screen);
    handheld_picture(named("last-round", seats));
    handheld_press(BUTTON_A);
    if (play_hands_over()) {
        handheld_press(BUTTON_A);
    }
    handheld_picture(named("in-last-round", seats));
    while (play_turn() != GAME_OVER) {
        TEST_ASSERT_TRUE_MESSAGE(match_last_round(), "once begun it goes on to the end");
        TEST_ASSERT_TRUE(screen_top() != &match_last_round_screen);
        move();
        match_show();
    }
    TEST_ASSERT_FALSE(match_last_round());
}

static void the_last_round_is_announced_once(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        for (unsigned seats = games_all[i]->seats_min; seats <= games_all[i]->seats_max; seats++) {
            it_is_announced_once(games_all[i], seats, seats);
        }
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(the_last_round_is_announced_once);
    RUN_TEST(an_opponents_last_move_is_held_back);
    RUN_TEST(what_is_led_is_held_back_for_the_count);
    RUN_TEST(what_decides_between_equals_is_counted);
    RUN_TEST(a_shared_victory_is_counted_to_its_end);
    RUN_TEST(the_count_takes_twenty_seconds_at_most);
    RUN_TEST(each_line_of_the_count_is_seen);
    RUN_TEST(a_press_completes_the_line_that_runs);
    RUN_TEST(the_last_line_stands);
    RUN_TEST(all_lines_add_up_to_the_points);
    RUN_TEST(the_count_can_be_seen_again);
    RUN_TEST(the_power_may_go_at_each_step_of_the_count);
    RUN_TEST(every_game_ends_with_every_number_of_seats);
    return UNITY_END();
}
