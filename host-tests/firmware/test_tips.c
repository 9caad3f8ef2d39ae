/* Tips: one sentence the first time that a thing matters, once to each name, at most one a turn, never over
 * what is to be chosen, and gone with the next press. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "board.h"
#include "chrome.h"
#include "console.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "lesson.h"
#include "match_screens.h"
#include "play.h"
#include "say.h"
#include "screen.h"
#include "settings_store.h"
#include "tips.h"
#include "type.h"

enum { READ_MS = 1500, MOST = 1200 };

void setUp(void) {
    handheld_fresh(&settings_in_journal);
    tips_turn(true);
}

void tearDown(void) {}

static bool stands(const char *words) {
    char begins[24];
    snprintf(begins, sizeof begins, "%.20s", words);
    return strstr(handheld_text(), begins) != NULL;
}

static void begin(unsigned game, unsigned seats, unsigned persons) {
    handheld_match(games_all[game], seats, persons, NULL, 7);
    match_continue();
    do { /* over what the others did, at the pace of a first match */
        handheld_run_ms(READ_MS);
        handheld_run_ms(READ_MS);
    } while (play_opponent_to_move());
    handheld_run_ms(3 * READ_MS); /* its last move stands so long; then over the page */
    handheld_run_ms(READ_MS);
}

static void power_on_again(void) {
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(READ_MS);
}

/* ---- words */

static void words_fit_and_each_game_has_six(void) {
    for (unsigned i = 0; game_ui_at(i) != NULL; i++) {
        const struct tip *tips = game_ui_at(i)->tips;
        unsigned count = 0;
        TEST_ASSERT_NOT_NULL(tips);
        for (; tips[count].words != NULL; count++) {
            TEST_ASSERT_LESS_THAN_size_t_MESSAGE(CHROME_BAND_BYTES, strlen(tips[count].words),
                                                 tips[count].words);
            TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(
                2, type_wrap_lines(CHROME_BAND_WIDTH, TYPE_SMALL, tips[count].words), tips[count].words);
        }
        TEST_ASSERT_GREATER_OR_EQUAL_UINT(6, count);
        TEST_ASSERT_LESS_OR_EQUAL_UINT(TIPS_MAX, count);
    }
}

/* ---- when */

static void a_tip_goes_with_the_next_press_and_is_told_once_to_each_name(void) {
    begin(0, 2, 1);
    const char *words = tips_now();
    TEST_ASSERT_NOT_NULL(words);
    TEST_ASSERT_TRUE_MESSAGE(stands(words), handheld_text());
    handheld_picture("tip-bronze");
    const unsigned moves = play_match()->length;
    handheld_press(BUTTON_DOWN); /* the press is the screen's: another card */
    TEST_ASSERT_NULL(tips_now());
    TEST_ASSERT_FALSE(stands(words));
    TEST_ASSERT_NOT_NULL(strstr(handheld_text(), "Take a card"));
    TEST_ASSERT_EQUAL_UINT(moves, play_match()->length);
    power_on_again();
    TEST_ASSERT_TRUE_MESSAGE(tips_now() == NULL || strcmp(tips_now(), words) != 0, "it was met");

    struct settings changed = *settings(); /* a guest */
    strcpy(changed.name[0], "Guest");
    settings_change(&changed);
    screen_home();
    begin(0, 2, 1);
    TEST_ASSERT_EQUAL_STRING(words, tips_now());
}

static void who_presses_at_once_has_not_seen_it(void) {
    begin(0, 2, 1);
    const char *words = tips_now();
    TEST_ASSERT_NOT_NULL(words);
    screen_home();
    handheld_match(games_all[0], 2, 1, NULL, 7);
    match_continue();
    handheld_run_ms(100);
    handheld_press(BUTTON_RIGHT);
    TEST_ASSERT_NULL(tips_now());
    screen_home();
    begin(0, 2, 1);
    TEST_ASSERT_EQUAL_STRING(words, tips_now());
    handheld_press(BUTTON_A);
    screen_home();
    begin(0, 2, 1);
    TEST_ASSERT_TRUE_MESSAGE(tips_now() == NULL || strcmp(tips_now(), words) != 0, "but not a third time");
}

/* Where something can first be taken back, though the turn has had its tip. */
static void how_to_take_back_is_told_at_once(void) {
    enum { PRESSES = 40 };
    begin(0, 2, 2);
    unsigned presses = 0;
    while (play_match()->length == play_match()->barrier) {
        handheld_press(BUTTON_A);
        TEST_ASSERT_LESS_THAN_UINT(PRESSES, ++presses);
    }
    TEST_ASSERT_NOT_NULL(tips_now());
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(tips_now(), "Hold *B*"), tips_now());
}

/* Whoever presses on, and whatever other tips come in between. */
static void none_comes_a_second_time(void) {
    enum { TIPS = 16 };
    static const char *words[TIPS];
    unsigned count = 0;
    begin(0, 2, 1);
    for (unsigned i = 0; i < MOST && play_turn() != GAME_OVER; i++) {
        const char *stood = tips_now();
        handheld_press(BUTTON_A);
        handheld_run_ms(300); /* nobody reads as fast as that */
        if (stood != NULL && stood != tips_now()) {
            for (unsigned tip = 0; tip < count; tip++) {
                TEST_ASSERT_NOT_EQUAL_MESSAGE(words[tip], stood, stood);
            }
            TEST_ASSERT_LESS_THAN_UINT(TIPS, count);
            words[count++] = stood;
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(3, count);
}

static void off_is_off_and_stays_so(void) {
    tips_turn(false);
    begin(0, 2, 1);
    TEST_ASSERT_NULL(tips_now());
    power_on_again();
    TEST_ASSERT_FALSE(tips_on());
    TEST_ASSERT_NULL(tips_now());
    tips_turn(true);
    power_on_again();
    TEST_ASSERT_TRUE(tips_on());
    TEST_ASSERT_NOT_NULL(tips_now());
}

static void a_setting_turns_them_off(void) {
    handheld_keys("uA");
    handheld_keys("dddddd");
    handheld_picture("settings-tips");
    handheld_press(BUTTON_RIGHT);
    TEST_ASSERT_FALSE(tips_on());
    handheld_press(BUTTON_RIGHT);
    TEST_ASSERT_TRUE(tips_on());
}

/* ---- never */

static struct {
    char words[300][96];
    unsigned count;
} told;

static void note(const char *words) {
    for (unsigned i = 0; i < told.count; i++) {
        TEST_ASSERT_NOT_EQUAL_MESSAGE(0, strcmp(told.words[i], words), "told twice");
    }
    TEST_ASSERT_LESS_THAN_UINT(300, told.count);
    snprintf(told.words[told.count++], sizeof told.words[0], "%s", words);
}

static struct {
    struct area choices[64], box;
    unsigned count;
} said;

static void hear(const struct saying *saying) {
    const bool choice = saying->what == SAID_CHOICE || saying->what == SAID_CURSOR;
    if (choice && said.count < sizeof said.choices / sizeof said.choices[0]) {
        said.choices[said.count++] = saying->area;
    }
    if (saying->what == SAID_COVER) {
        said.box = saying->area; /* the last one is the tip's */
    }
}

static void nothing_to_choose_lies_below(const char *words) {
    static const struct listener listener = {hear, false};
    said.count = 0;
    screens_say(&listener);
    TEST_ASSERT_EQUAL_INT(0, said.box.y);
    TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(CHROME_PANEL_Y, said.box.height, "over the title alone");
    for (unsigned i = 0; i < said.count; i++) {
        const struct area *of = &said.choices[i];
        enum { OUTLINE = 1 }; /* of a list's first row, where the panel begins */
        const bool below = of->y + OUTLINE < said.box.y + said.box.height && of->y + of->height > said.box.y;
        TEST_ASSERT_FALSE_MESSAGE(below && of->x < said.box.x + said.box.width, words);
    }
}

/* A match by A, with a look around now and then: what was told came once, one in a turn, to the person to
 * move alone, and what is to be chosen is not covered. */
static void play_by_a(unsigned game) {
    const char *last = NULL;
    int told_after = -1; /* so many moves of the opponent's: a turn */
    told.count = 0;
    begin(game, 2, 1);
    for (unsigned i = 0; i < MOST && play_turn() != GAME_OVER; i++) {
        const char *words = tips_now();
        if (words != NULL && words != last && stands(words)) {
            TEST_ASSERT_TRUE(play_person_to_move());
            TEST_ASSERT_NOT_EQUAL_INT_MESSAGE(told_after, play_moved(1), words);
            told_after = (int)play_moved(1);
            note(words);
            handheld_run_ms(READ_MS);
            nothing_to_choose_lies_below(words);
            last = words;
        }
        handheld_press(i % 7u == 3u ? BUTTON_DOWN : i % 11u == 5u ? BUTTON_RIGHT : BUTTON_A);
    }
    printf("%s: %u tips\n", games_all[game]->name, told.count);
    TEST_ASSERT_GREATER_OR_EQUAL_UINT(5, told.count);
}

static void a_match_of_bronze_tells_each_once(void) {
    play_by_a(0);
}

static void a_match_of_empire_tells_each_once(void) {
    play_by_a(1);
}

/* The quest that one keeps is chosen before anything of the board matters. */
static void monuments_begins_on_the_board(void) {
    begin(2, 2, 1);
    TEST_ASSERT_NOT_NULL(strstr(tips_now(), "quest"));
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_A);
    handheld_run_ms(READ_MS);
    handheld_run_ms(READ_MS);
    handheld_run_ms(READ_MS);
    TEST_ASSERT_NOT_NULL(tips_now());
    TEST_ASSERT_TRUE(stands(tips_now()));
    handheld_picture("tip-monuments");
}

/* A legal move that begins so and has so many parts: "step:worker:K3:K2:wood" has five. MOVE_NONE: there is
 * none. */
static move_t find(const char *begins, unsigned parts) {
    static move_t legal[GAME_MOVES_MAX];
    const unsigned count = match_moves(play_match(), legal);
    for (unsigned i = 0; i < count; i++) {
        char words[64] = "";
        struct text_buffer buffer;
        play_game()->text(play_state(), legal[i], text_into(&buffer, words, sizeof words));
        unsigned found = 1;
        for (const char *at = words; *at != '\0'; at++) {
            found += *at == ':';
        }
        if (strncmp(words, begins, strlen(begins)) == 0 && found == parts) {
            return legal[i];
        }
    }
    return MOVE_NONE;
}

/* Moves of all kinds, until one of that kind is legal. */
static move_t go_to(const char *begins, unsigned parts) {
    static move_t legal[GAME_MOVES_MAX];
    handheld_match(games_all[2], 2, 2, NULL, 7);
    for (unsigned moves = 0; find(begins, parts) == MOVE_NONE; moves++) {
        TEST_ASSERT_LESS_THAN_UINT(MOST, moves);
        TEST_ASSERT_TRUE(play_move(legal[moves * 7u % match_moves(play_match(), legal)]));
        play_go_on();
    }
    return find(begins, parts);
}

static bool matters(const struct tip *tip) {
    return tip->matters(&(struct tip_asked){play_state(), (unsigned)play_turn(), tip->what});
}

/* It matters wherever a unit can take one along; the first units leave a monument, where nothing lies. */
static void what_can_be_carried_is_told_where_something_lies(void) {
    const struct tip *carries = game_ui_at(2)->tips, *land = carries;
    while (strstr(carries->words, "along") == NULL) {
        carries++;
    }
    while (strstr(land->words, "Land is yours") == NULL) {
        land++;
    }
    (void)go_to("step:", 5);
    TEST_ASSERT_TRUE(matters(carries));
    TEST_ASSERT_TRUE(play_move(go_to("play:move", 2)));
    TEST_ASSERT_FALSE(matters(carries));
    TEST_ASSERT_TRUE(matters(land));
}

/* Where armies are moved, Done stands beside it. */
static void a_tip_leaves_a_button_free(void) {
    enum { KIND = 16, ARMY = 6 }; /* EMPIRE_MOVE_ARMY */
    static move_t legal[GAME_MOVES_MAX];
    handheld_match(games_all[1], 2, 2, NULL, 7);
    while (match_moves(play_match(), legal) > 0 && legal[0] >> KIND != ARMY) {
        TEST_ASSERT_TRUE(handheld_move(legal[0]));
    }
    match_continue();
    handheld_run_ms(READ_MS);
    if (tips_now() == NULL) {
        handheld_press(BUTTON_A); /* handed over */
        handheld_run_ms(READ_MS);
    }
    handheld_picture("tip-empire");
    TEST_ASSERT_NOT_NULL(tips_now());
    TEST_ASSERT_TRUE(stands(tips_now()));
    nothing_to_choose_lies_below(tips_now());
}

/* ---- the first start */

static bool welcomes(void) {
    return strstr(handheld_text(), "Welcome to Oxhide") != NULL;
}

static void the_first_start_says_who_plays_and_what(void) {
    enum { PAGE_MS = 4500, ALL_MS = 20000 };
    handheld_start_new(&settings_in_journal);
    handheld_run_ms(100);
    handheld_picture("first-start-who");
    handheld_run_ms(PAGE_MS);
    handheld_picture("first-start-bronze");
    handheld_run_ms(PAGE_MS);
    handheld_picture("first-start-empire");
    handheld_run_ms(PAGE_MS);
    handheld_picture("first-start-monuments");
    handheld_run_ms(ALL_MS - 3 * PAGE_MS - 100);
    TEST_ASSERT_TRUE_MESSAGE(screen_at_home(), "in less than 20 s");
    power_on_again();
    TEST_ASSERT_TRUE_MESSAGE(screen_at_home(), "once");
}

static void its_pages_are_turned_by_hand(void) {
    enum { PAGES = 4, LONG_MS = 30000 };
    handheld_start_new(&settings_in_journal);
    handheld_press(BUTTON_RIGHT);
    handheld_run_ms(LONG_MS);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Bronze"), "it stays where it was turned to");
    handheld_press_times(BUTTON_LEFT, 2);
    TEST_ASSERT_TRUE(welcomes());
    handheld_press_times(BUTTON_RIGHT, PAGES - 1);
    TEST_ASSERT_NOT_NULL(strstr(handheld_text(), "Monuments"));
    TEST_ASSERT_FALSE(screen_at_home());
    TEST_ASSERT_NOT_NULL(strstr(handheld_text(), "A Begin"));
    handheld_press(BUTTON_RIGHT);
    TEST_ASSERT_TRUE_MESSAGE(screen_at_home(), "on from the last page");
    handheld_start_new(&settings_in_journal);
    handheld_press_times(BUTTON_A, PAGES - 1);
    TEST_ASSERT_FALSE_MESSAGE(screen_at_home(), "A turns them, too");
    handheld_press(BUTTON_A);
    TEST_ASSERT_TRUE(screen_at_home());
}

static void any_other_press_ends_the_first_start(void) {
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        if (button == BUTTON_LEFT || button == BUTTON_RIGHT || button == BUTTON_A) {
            continue;
        }
        handheld_start_new(&settings_in_journal);
        handheld_run_ms(100);
        TEST_ASSERT_TRUE(welcomes());
        power_on_again(); /* which is no answer */
        TEST_ASSERT_TRUE(welcomes());
        handheld_press((enum board_button)button);
        TEST_ASSERT_FALSE(welcomes());
        TEST_ASSERT_EQUAL(button != BUTTON_X, screen_at_home());
        if (button == BUTTON_X) {
            handheld_press(BUTTON_B);
            TEST_ASSERT_TRUE_MESSAGE(welcomes(), "names are written in between");
        }
        power_on_again();
        TEST_ASSERT_FALSE(welcomes());
    }
}

static void who_has_kept_something_is_not_welcomed(void) {
    struct settings changed;
    handheld_start_new(&settings_in_journal);
    changed = *settings();
    changed.sound = 1;
    settings_change(&changed);
    TEST_ASSERT_TRUE(settings_keep());
    power_on_again();
    TEST_ASSERT_FALSE(welcomes());
}

static void lessons_replays_and_opponents_have_none(void) {
    begin(0, 2, 0);
    TEST_ASSERT_NULL_MESSAGE(tips_now(), "nobody is to be told");
    screen_home();
    lesson_open(game_ui_of(games_all[1]));
    handheld_run_ms(READ_MS);
    TEST_ASSERT_NULL(tips_now());
    handheld_press_times(BUTTON_A, 3);
    TEST_ASSERT_NULL(tips_now());
}

static bool tells(const char *words) {
    return tips_now() != NULL && strstr(tips_now(), words) != NULL;
}

/* Who has finished a game's lesson knows what it is about, and where to look around. */
static void what_a_lesson_has_told_is_no_tip(void) {
    for (unsigned game = 0; game_ui_at(game) != NULL; game++) {
        TEST_ASSERT_NOT_NULL(strstr(game_ui_at(game)->tips[0].words, "The aim"));
    }
    begin(0, 2, 1);
    TEST_ASSERT_TRUE(tells("The aim"));
    screen_home();
    lesson_open(game_ui_of(games_all[0]));
    lesson_end_show();
    handheld_run_ms(READ_MS);
    handheld_press(BUTTON_A);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "A Play"), "set up, with the gentlest chosen");
    TEST_ASSERT_NOT_NULL(strstr(handheld_text(), "Novice: "));
    handheld_press(BUTTON_A);
    handheld_run_ms(READ_MS);
    TEST_ASSERT_TRUE(play_loaded() && play_level(1) == 1);
    TEST_ASSERT_FALSE(lesson_on());
    TEST_ASSERT_FALSE(tells("The aim"));
    struct settings changed = *settings();
    strcpy(changed.name[0], "Guest");
    settings_change(&changed);
    screen_home();
    begin(0, 2, 1);
    TEST_ASSERT_TRUE_MESSAGE(tells("The aim"), "who hasn't had it");
}

static void a_replay_has_none(void) {
    begin(0, 2, 1);
    handheld_press(BUTTON_A);
    while (play_match()->length < 2) {
        handheld_press(BUTTON_A);
    }
    handheld_run_ms(READ_MS);
    replay_open(1);
    handheld_run_ms(READ_MS);
    TEST_ASSERT_TRUE(tips_now() == NULL || !stands(tips_now()));
    handheld_press(BUTTON_LEFT);
    TEST_ASSERT_TRUE(tips_now() == NULL || !stands(tips_now()));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(words_fit_and_each_game_has_six);
    RUN_TEST(a_tip_goes_with_the_next_press_and_is_told_once_to_each_name);
    RUN_TEST(who_presses_at_once_has_not_seen_it);
    RUN_TEST(how_to_take_back_is_told_at_once);
    RUN_TEST(none_comes_a_second_time);
    RUN_TEST(off_is_off_and_stays_so);
    RUN_TEST(a_setting_turns_them_off);
    RUN_TEST(a_match_of_bronze_tells_each_once);
    RUN_TEST(a_match_of_empire_tells_each_once);
    RUN_TEST(monuments_begins_on_the_board);
    RUN_TEST(what_can_be_carried_is_told_where_something_lies);
    RUN_TEST(a_tip_leaves_a_button_free);
    RUN_TEST(the_first_start_says_who_plays_and_what);
    RUN_TEST(its_pages_are_turned_by_hand);
    RUN_TEST(any_other_press_ends_the_first_start);
    RUN_TEST(who_has_kept_something_is_not_welcomed);
    RUN_TEST(lessons_replays_and_opponents_have_none);
    RUN_TEST(what_a_lesson_has_told_is_no_tip);
    RUN_TEST(a_replay_has_none);
    return UNITY_END();
}
