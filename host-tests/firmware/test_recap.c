/* What the others have done since one's turn: one page before the next one, true in every line. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "account.h"
#include "canvas.h"
#include "chrome.h"
#include "console.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "headless.h"
#include "journal.h"
#include "match_ending.h"
#include "match_memory.h"
#include "match_screens.h"
#include "match_try.h"
#include "match_turn_end.h"
#include "monuments/monuments.h"
#include "palette.h"
#include "play.h"
#include "reason_words.h"
#include "recap.h"
#include "replay.h"
#include "rng.h"
#include "say.h"
#include "screen.h"
#include "search.h"
#include "settings.h"
#include "settings_store.h"
#include "type.h"

enum { TURN_WORDS = 128, NORMAL = 2, WAIT_MS = 1000, WAITS = 60, PRESSES = 200, SEED = 9 };

void setUp(void) {
    handheld_start(&settings_in_journal);
    handheld_recaps_stay();
}
void tearDown(void) {}

static uint64_t seed = SEED;

static void begin(const char *name, unsigned persons, unsigned opponents) {
    struct setup setup;
    struct play_seat who[GAME_SEATS_MAX];
    setup_default(&setup, games_find(games_all, name));
    setup.seed = seed;
    setup.seats = (uint8_t)(persons + opponents);
    for (unsigned i = 0; i < GAME_SEATS_MAX; i++) {
        who[i] = (struct play_seat){i < persons ? PLAY_PERSON : NORMAL, (uint8_t)i};
    }
    TEST_ASSERT_TRUE(play_new(&setup, who));
    match_continue();
}

/* By A alone, up to the page, so many of them. */
static void to_page(unsigned which) {
    for (unsigned pages = 0; pages < which;) {
        unsigned presses = 0;
        while (!recap_shown() && presses++ < PRESSES) {
            handheld_press(BUTTON_A);
            handheld_run_ms(WAIT_MS);
        }
        TEST_ASSERT_TRUE(recap_shown());
        handheld_run_ms(SCREEN_REST_MS);
        pages++;
        if (pages < which) {
            handheld_press(BUTTON_A);
            TEST_ASSERT_FALSE(recap_shown());
        }
    }
}

static void page_of(const char *name, unsigned opponents, unsigned which, const char *picture) {
    begin(name, 1, opponents);
    to_page(which);
    handheld_picture(picture);
    TEST_ASSERT_EQUAL_INT(0, play_turn());
    handheld_press(BUTTON_DOWN); /* all of it */
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Why: "), handheld_text());
}

/* "You: tile 1 +4": where the turn brought its own seat points, its reason doesn't say that again. */
static bool tells_reader(const char *text) {
    static const char row[] = "Garnet You: ";
    char thing[TURN_WORDS];
    const char *you = strstr(text, row);
    if (you == NULL || strstr(text, "Why: ") == NULL) {
        return false;
    }
    you += sizeof row - 1;
    snprintf(thing, sizeof thing, "%.*s", (int)(strchr(you, '\n') - you), you);
    const bool points = strpbrk(thing, "+−") != NULL, safe = strstr(thing, " now safe (") != NULL;
    TEST_ASSERT_TRUE_MESSAGE(points || safe, text); /* what it was, with its points */
    TEST_ASSERT_NULL_MESSAGE(strstr(you + 1, thing), text);
    return true;
}

static void what_changed_for_the_reader_is_told_once(void) {
    unsigned pages = 0;
    begin("bronze", 1, 1);
    for (unsigned i = 0; i < PRESSES && play_turn() != GAME_OVER; i++) {
        pages += recap_shown() && tells_reader(handheld_text());
        handheld_press(BUTTON_A);
        handheld_run_ms(WAIT_MS);
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, pages);
}

/* What one has lost and won is told where it adds up to nothing, too. */
static void changes_that_cancel_are_told(void) {
    enum { MATCHES = 40 }; /* one of them has such a turn */
    unsigned pages = 0;
    for (unsigned match = 1; match <= MATCHES && pages == 0; match++) {
        seed = match;
        begin("empire", 1, 2);
        for (unsigned i = 0; i < PRESSES && play_turn() != GAME_OVER; i++) {
            pages += recap_shown() && strstr(handheld_text(), ", 0 in all\n") != NULL;
            handheld_press(BUTTON_A);
            handheld_run_ms(WAIT_MS);
        }
    }
    seed = SEED;
    TEST_ASSERT_GREATER_THAN_UINT(0, pages);
}

/* As tall as the panel is, in pixels. */
static unsigned panel_height(void) {
    enum { X = CHROME_PANEL_X + 3 };
    unsigned height = 0;
    for (unsigned y = CHROME_PANEL_Y; y < CHROME_KEYS_Y; y++) {
        height += canvas_pixels()[y * CANVAS_WIDTH + X] == COLOUR_PAPYRUS;
    }
    return height;
}

/* A page never comes up in the midst of a turn, nor while a match is made ready. */
static bool turn_begins(void) {
    const struct match_turn_end *turn_end = match_ui()->turn_end;
    return (turn_end->first_step == NULL || turn_end->first_step(play_state())) &&
           (turn_end->begins == NULL || turn_end->begins(play_state()));
}

/* Its panel covers less than half of the board; and it comes up after all that others did. */
static void pages_are_short(const char *name, unsigned opponents) {
    enum { FEW = 5 * 17 + 6, MANY = 2000 };
    unsigned told_at = 0;
    begin(name, 1, opponents);
    for (unsigned i = 0; i < MANY && play_turn() != GAME_OVER; i++) {
        const unsigned length = play_match()->length;
        if (recap_shown()) {
            TEST_ASSERT_LESS_OR_EQUAL_UINT_MESSAGE(FEW, panel_height(), handheld_text());
            told_at = length;
        } else if (play_person_to_move() && turn_begins() && play_moved(0) < length && play_moved(0) > 0) {
            TEST_ASSERT_EQUAL_UINT_MESSAGE(length, told_at, handheld_text());
        }
        handheld_press(BUTTON_A);
        handheld_run_ms(WAIT_MS);
    }
    screen_home();
}

static void a_page_leaves_the_board_in_sight(void) {
    struct settings changed = *settings();
    changed.pace = PACE_INSTANT;
    settings_change(&changed);
    pages_are_short("bronze", 3);
    pages_are_short("empire", 4);
    pages_are_short("monuments", 1);
}

/* What the rules alone make of so many moves. */
static void stands_as_it_was(unsigned moves) {
    static uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    memset(state, 0, sizeof state);
    play_game()->start(state, &play_match()->setup);
    for (unsigned i = 0; i < moves; i++) {
        play_game()->apply(state, match_move(play_match(), i));
    }
    TEST_ASSERT_EQUAL_UINT(moves, play_match()->length);
    TEST_ASSERT_EQUAL_MEMORY(state, play_state(), play_game()->state_bytes);
}

/* What a seat can't know is dealt again, for each seat, and must not be seen to have been. */
static void shows_nothing_secret(void) {
    static uint32_t was[GAME_STATE_MAX / sizeof(uint32_t)], state[GAME_STATE_MAX / sizeof(uint32_t)];
    static uint16_t picture[CANVAS_PIXELS];
    struct rng rng;
    rng_seed(&rng, 3);
    memcpy(was, play_state(), sizeof was);
    screens_draw();
    memcpy(picture, canvas_pixels(), sizeof picture);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        memcpy(state, was, sizeof state);
        play_game()->redeal(state, (int)seat, &rng);
        play_view(play_match()->length, state);
        screens_draw();
        TEST_ASSERT_EQUAL_MEMORY(picture, canvas_pixels(), sizeof picture);
    }
    play_view(play_match()->length, was);
}

/* Forward by A, every point as it was, and back; returns the number of steps. */
static unsigned walk_steps(void) {
    unsigned steps = 0, back = 0, at = play_match()->length;
    const unsigned from = at;
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "The board before"), handheld_text());
    while (strstr(handheld_text(), "A Done") == NULL) {
        handheld_press(BUTTON_A);
        TEST_ASSERT_GREATER_THAN_UINT(at, play_match()->length);
        at = play_match()->length;
        stands_as_it_was(at);
        shows_nothing_secret();
        handheld_fits(play_game()->name);
        steps++;
    }
    while (play_match()->length > from) {
        handheld_press(BUTTON_LEFT);
        stands_as_it_was(play_match()->length);
        back++;
    }
    TEST_ASSERT_EQUAL_UINT(steps, back);
    handheld_press(BUTTON_LEFT);
    stands_as_it_was(from);
    handheld_press_times(BUTTON_RIGHT, steps + 1);
    TEST_ASSERT_EQUAL_UINT(at, play_match()->length);
    return steps;
}

/* X: the board as it was before, then step by step, and back to the page with the match as it is. */
static void the_steps_are_shown_as_they_were(const char *name, enum board_button out) {
    enum { PAGES = 6 };
    static struct match before;
    static uint8_t memory[MATCH_MEMORY_BYTES];
    unsigned steps = 0;
    begin(name, 1, 2);
    for (unsigned page = 0; page < PAGES; page++) {
        to_page(1);
        const uint32_t written = journal_version();
        before = *play_match();
        memcpy(memory, match_memory, sizeof memory);
        handheld_press(BUTTON_X);
        TEST_ASSERT_TRUE(play_viewing());
        steps += walk_steps();
        handheld_press(out);
        TEST_ASSERT_TRUE(recap_shown());
        TEST_ASSERT_FALSE(play_viewing());
        TEST_ASSERT_EQUAL_MEMORY(&before, play_match(), sizeof before);
        TEST_ASSERT_EQUAL_MEMORY(memory, match_memory, sizeof memory);
        TEST_ASSERT_EQUAL_UINT32(written, journal_version());
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_GREATER_THAN_UINT(PAGES, steps);
}

static void each_step_is_shown_on_the_board_of_its_time(void) {
    the_steps_are_shown_as_they_were("bronze", BUTTON_A);
    the_steps_are_shown_as_they_were("empire", BUTTON_B);
    the_steps_are_shown_as_they_were("monuments", BUTTON_X);
}

/* Nothing is lost when the power goes there. */
static void the_match_goes_on_after_the_power_went_among_the_steps(void) {
    begin("bronze", 1, 1);
    to_page(3);
    const unsigned moves = play_match()->length;
    handheld_press(BUTTON_X);
    handheld_press(BUTTON_A);
    handheld_picture("recap-board");
    TEST_ASSERT_LESS_THAN_UINT(moves, play_match()->length);
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(WAIT_MS);
    TEST_ASSERT_FALSE(play_viewing());
    TEST_ASSERT_EQUAL_UINT(moves, play_match()->length);
}

/* In place of what the thought compared, which says less. */
static void what_brings_no_points_is_said_in_figures(void) {
    begin("bronze", 1, 2);
    for (unsigned i = 0; i < PRESSES && strstr(handheld_text(), "So: ties tile") == NULL; i++) {
        handheld_press(BUTTON_A);
        handheld_run_ms(WAIT_MS);
    }
    TEST_ASSERT_TRUE(recap_shown());
    TEST_ASSERT_NULL_MESSAGE(strstr(handheld_text(), "puts markers"), handheld_text());
    handheld_picture("recap-tied");
}

static void bronze_has_a_page(void) {
    page_of("bronze", 1, 6, "recap-bronze");
}

static void empire_has_a_page(void) {
    page_of("empire", 4, 2, "recap-empire");
    handheld_press_times(BUTTON_DOWN, 6);
    handheld_picture("recap-empire-below");
    recap_look();
    handheld_press(BUTTON_X);
    handheld_picture("recap-empire-other");
}

static void monuments_has_a_page(void) {
    page_of("monuments", 3, 4, "recap-monuments");
}

/* From Look, whenever one likes, and back again; X goes on to the others. */
static void read_again(const char *name, enum board_button to_log, unsigned down) {
    begin(name, 1, 2);
    to_page(2);
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE(recap_shown());
    const struct screen *step = screen_top();
    handheld_press(BUTTON_X);
    handheld_press(to_log);
    handheld_press_times(BUTTON_DOWN, down);
    handheld_press(BUTTON_A);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Meanwhile"), handheld_text());
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Why: "), handheld_text());
    handheld_press(BUTTON_X);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Before "), handheld_text());
    TEST_ASSERT_NULL_MESSAGE(strstr(handheld_text(), "Nobody has moved"), handheld_text());
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_B);
    TEST_ASSERT_EQUAL_PTR(step, screen_top());
}

static void the_page_can_be_read_again(void) {
    read_again("bronze", BUTTON_RIGHT, 1); /* from the board, which cards lead to */
    read_again("empire", BUTTON_LEFT, 1);
    read_again("monuments", BUTTON_LEFT, 3);
}

static void before_anybody_has_moved_it_says_so(void) {
    begin("bronze", 2, 0);
    recap_open(0);
    handheld_run_ms(100);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Nobody has moved meanwhile."), handheld_text());
}

/* Once; and where nothing is waited for between opponents' moves as well. */
static void it_is_shown_once_at_any_pace(void) {
    struct settings changed = *settings();
    changed.pace = PACE_INSTANT;
    settings_change(&changed);
    begin("empire", 1, 2);
    to_page(1);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "takes "), handheld_text());
    handheld_press(BUTTON_DOWN);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Why: "), handheld_text());
    const unsigned length = play_match()->length;
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
    TEST_ASSERT_FALSE(recap_shown());
    match_show();
    TEST_ASSERT_FALSE(recap_shown());
}

/* A moment's band stays with the opponent's turn; it doesn't lie over the page that tells of it. */
static void nothing_lies_over_the_page(void) {
    enum { PAGES = 7 };
    static uint16_t came[HEADLESS_HEIGHT][HEADLESS_WIDTH];
    struct settings changed = *settings();
    unsigned pages = 0;
    changed.pace = PACE_INSTANT;
    settings_change(&changed);
    begin("empire", 1, 4);
    for (unsigned i = 0; i < PRESSES * WAITS && pages < PAGES; i++) {
        if (!recap_shown()) {
            handheld_press(BUTTON_A);
            continue;
        }
        memcpy(came, headless_panel()->frame, sizeof came);
        handheld_run_ms(WAIT_MS);
        TEST_ASSERT_EQUAL_MEMORY(came, headless_panel()->frame, sizeof came);
        handheld_press(BUTTON_A);
        pages++;
    }
    TEST_ASSERT_EQUAL_UINT(PAGES, pages);
}

/* People hide nothing that the log doesn't tell, and need no reasons. */
static void people_are_told_when_the_console_was_handed_over(void) {
    struct settings changed = *settings();
    changed.handover = HANDOVER_ALWAYS;
    settings_change(&changed);
    begin("bronze", 2, 0);
    to_page(2);
    handheld_picture("recap-people");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "grasslands"), "over the board");
    TEST_ASSERT_NULL(strstr(handheld_text(), "Why: "));
    changed.handover = HANDOVER_NEVER;
    settings_change(&changed);
    begin("bronze", 2, 0);
    for (unsigned i = 0; i < PRESSES / 4; i++) {
        TEST_ASSERT_FALSE(recap_shown());
        handheld_press(BUTTON_A);
    }
}

/* What a game tells as a whole is no list of its steps. */
static void what_a_card_does_stands_after_a_colon(void) {
    struct settings changed = *settings();
    changed.handover = HANDOVER_ALWAYS;
    settings_change(&changed);
    begin("monuments", 2, 0);
    to_page(1);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "places 1 "), handheld_text());
    handheld_press(BUTTON_A);
    to_page(1);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "plays Move: 2 workers to "), handheld_text());
}

/* A person who follows another one was there for neither the opponent's turn nor the page that told of it. */
static void each_person_is_told_of(const char *name) {
    enum { SEATS = 3, PAGES = 4 };
    static const uint8_t levels[GAME_SEATS_MAX] = {PLAY_PERSON, NORMAL, PLAY_PERSON};
    struct setup setup;
    struct play_seat who[GAME_SEATS_MAX] = {{0}};
    unsigned pages[SEATS] = {0}, presses = 0;
    setup_default(&setup, games_find(games_all, name));
    setup.seed = 9;
    setup.seats = SEATS;
    for (unsigned i = 0; i < SEATS; i++) {
        who[i] = (struct play_seat){levels[i], (uint8_t)i};
    }
    TEST_ASSERT_TRUE(play_new(&setup, who));
    match_continue();
    while (pages[2] < PAGES && presses++ < PRESSES) {
        if (recap_shown()) {
            pages[play_turn()]++;
            TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "eanwhile"), handheld_text());
        }
        handheld_press(BUTTON_A);
        handheld_run_ms(WAIT_MS);
    }
    TEST_ASSERT_EQUAL_UINT_MESSAGE(PAGES, pages[2], name);
    TEST_ASSERT_UINT_WITHIN_MESSAGE(1, PAGES, pages[0], name);
}

static void each_person_is_told_what_opponents_did(void) {
    each_person_is_told_of("bronze");
    each_person_is_told_of("empire");
    each_person_is_told_of("monuments");
}

/* Once for each of them, the others' turns are in it. */
static void the_page_tells_of_everybody_else(void) {
    each_person_is_told_of("bronze");
    while (!recap_shown() || play_turn() != 0) {
        handheld_press(BUTTON_A);
        handheld_run_ms(WAIT_MS);
    }
    handheld_picture("recap-two-people");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), play_name(1)), handheld_text());
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), play_name(2)), handheld_text());
}

static int right_end; /* of the words on the screen */

static void hear_end(const struct saying *saying) {
    const int end = saying->area.x + saying->area.width;
    if (saying->what == SAID_WORDS && end > right_end) {
        right_end = end;
    }
}

/* A reason with the longest words goes on in another row. */
static void long_reasons_are_not_cut_off(void) {
    static const struct listener listener = {hear_end, false};
    static move_t legal[GAME_MOVES_MAX];
    struct reason part[REASON_PARTS] = {{.kind = REASON_KEEPS, .item = REASON_NO_ITEM}};
    begin("bronze", 2, 0);
    part[0].source = (uint8_t)(play_game()->prospect_count - 1u);
    recap_keep(part, 1);
    (void)match_moves(play_match(), legal);
    TEST_ASSERT_TRUE(play_move(legal[0]));
    recap_open(1);
    handheld_run_ms(100);
    screens_say(&listener);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "tiles"), handheld_text());
    TEST_ASSERT_LESS_OR_EQUAL_INT(CANVAS_WIDTH, right_end);
}

static void press_quickly(void) {
    enum { TAP_MS = 30, SOON_MS = 200 };
    headless_contact(board_us(), BUTTON_A, true);
    headless_contact(board_us() + TAP_MS * 1000u, BUTTON_A, false);
    handheld_run_ms(SOON_MS);
}

/* To the same screen in the first round as later, and a second press that comes quickly does nothing there.
 */
static void what_comes_after_it_is_not_pressed_away(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        const struct screen *first = NULL;
        begin(games_all[i]->name, 1, 1);
        for (unsigned page = 0; page < 3; page++) {
            to_page(1);
            press_quickly();
            const struct screen *after = screen_top();
            TEST_ASSERT_FALSE(recap_shown());
            press_quickly();
            TEST_ASSERT_EQUAL_PTR(after, screen_top());
            first = first == NULL ? after : first;
            TEST_ASSERT_EQUAL_PTR_MESSAGE(first, after, handheld_text());
            handheld_run_ms(SCREEN_REST_MS);
        }
    }
}

/* ---- before the last count */

/* The first match from that seed on in which an opponent moves last; where the person does, no page comes. */
static void to_the_end(const char *name, unsigned opponents) {
    bool opponents_last = false;
    for (seed = SEED; !opponents_last; seed++) {
        begin(name, 1, opponents);
        for (unsigned presses = 0; play_turn() != GAME_OVER || play_held(); presses++) {
            TEST_ASSERT_LESS_THAN_UINT(PRESSES * WAITS, presses);
            handheld_press(BUTTON_A);
        }
        handheld_run_ms(WAIT_MS);
        opponents_last = play_owner() != 0;
        TEST_ASSERT_EQUAL_MESSAGE(opponents_last, recap_shown(), name);
        if (!opponents_last) {
            screen_home();
        }
    }
    seed = SEED;
}

/* What only the count adds is no news of the turn: the page has the title's points. */
static void no_secret_is_told(void) {
    struct account_sum sums[GAME_SEATS_MAX];
    char points[TURN_WORDS];
    account_sums(play_game(), play_state(), play_game()->secret_sources, sums);
    TEST_ASSERT_TRUE_MESSAGE(match_holds_back(), play_game()->name);
    match_hold_back(sums);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        snprintf(points, sizeof points, "%s %d", settings_style_name(play_seat_style(seat)), sums[seat].won);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), points), handheld_text());
    }
}

/* Once, and after it the count; what an opponent did can't be taken back there. */
static void the_last_turn_has_a_page(const char *name, unsigned opponents) {
    struct settings changed = *settings();
    changed.pace = PACE_INSTANT;
    settings_change(&changed);
    to_the_end(name, opponents);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Meanwhile"), handheld_text());
    no_secret_is_told();
    handheld_hold(BUTTON_B, 700);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "The match is over."), handheld_text());
    handheld_press(BUTTON_B);
    TEST_ASSERT_TRUE(recap_shown());
    handheld_fits(name);
    handheld_press(BUTTON_A);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "The last count"), handheld_text());
    handheld_press(BUTTON_B);
    TEST_ASSERT_TRUE(screen_at_home());
}

static void the_last_turn_of_each_game_has_a_page(void) {
    the_last_turn_has_a_page("bronze", 1);
    the_last_turn_has_a_page("empire", 2);
    the_last_turn_has_a_page("monuments", 1);
}

/* Home from there: it is over, and its replay holds nothing back. */
static void home_from_the_last_page_keeps_nothing_back(void) {
    to_the_end("empire", 2);
    handheld_press(BUTTON_B);
    TEST_ASSERT_TRUE(screen_at_home());
    TEST_ASSERT_FALSE(match_holds_back());
}

/* ---- reasons of whole games */

enum { THOUGHT = 40, WHY_MAX = 235 /* px of a row, to its end */ };

static struct search search;
static unsigned told; /* turns that brought no points, and of which something is told */

/* The opponent's part: it thinks, and its reason is kept. */
static move_t think(struct reason part[REASON_PARTS], unsigned *parts) {
    search_begin(&search, play_match(), search_level_find(play_game(), "hard"), 7);
    search_budget(&search, THOUGHT);
    while (!search_step(&search)) {
    }
    reason_begin(&search, false, false);
    while (!reason_step(&search)) {
    }
    *parts = reason_parts(&search, part);
    return search_best(&search);
}

static void words_of(const struct reason *part, struct match_words *words) {
    reason_put(part, true, match_words(words));
    TEST_ASSERT_FALSE(words->buffer.cut);
}

static bool has_number(const char *words) {
    return strstr(words, "{:good}+") != NULL || strstr(words, "−") != NULL;
}

/* A number is for points alone, and where there are points of the turn nothing is told that is none. */
static void check_words(const struct reason *part, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        struct match_words words;
        const bool points = part[i].kind == REASON_BRINGS || part[i].kind == REASON_TAKES;
        words_of(&part[i], &words);
        TEST_ASSERT_EQUAL_MESSAGE(points, has_number(words.words), words.words);
        TEST_ASSERT_FALSE(points && part[i].points <= 0);
        TEST_ASSERT_FALSE(points && i > 0 && part[0].kind > REASON_TAKES);
        TEST_ASSERT_FALSE(i > 0 && part[0].kind <= REASON_TAKES && part[i].kind >= REASON_GAINS &&
                          part[i].kind <= REASON_KEEPS);
        TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(WHY_MAX, type_rich_width(TYPE_SMALL, words.words), words.words);
    }
}

/* Is it what an account of the turn says in one of its lines? */
static bool in_account(const void *before, const struct reason *part) {
    struct account account;
    struct account_line line;
    account_begin(&account, play_game(), before, play_state(), part->seat);
    while (account_next(&account, &line)) {
        if (line.source == part->source && line.item == part->item &&
            line.points == (part->kind == REASON_TAKES ? -part->points : part->points)) {
            return true;
        }
    }
    return false;
}

/* What it changed besides points is told where it brought none, else what it did to whoever reads; with
 * seats' shapes for their numbers. */
static bool check_news(const void *before, unsigned seat, bool brought) {
    struct match_words words;
    const bool news = recap_news(before, play_state(), seat, &words);
    TEST_ASSERT_TRUE_MESSAGE(!(news && brought) || strstr(words.words, "your ") != NULL, words.words);
    TEST_ASSERT_FALSE(words.buffer.cut);
    TEST_ASSERT_NULL_MESSAGE(strchr(words.words, '@'), words.words);
    return news;
}

/* What the page says of the last turn. Points, if it has brought its seat any that everybody knows. */
static unsigned check_turn(const void *before, unsigned from, unsigned seat) {
    struct reason part[REASON_PARTS];
    const unsigned count = recap_why(from, play_match()->length, part);
    struct account account;
    struct account_line line;
    unsigned numbers = 0;
    bool brought = false;
    check_words(part, count);
    for (unsigned i = 0; i < count; i++) {
        if (part[i].kind == REASON_BRINGS || part[i].kind == REASON_TAKES) {
            TEST_ASSERT_TRUE(in_account(before, &part[i]));
            numbers++;
        }
    }
    account_begin(&account, play_game(), before, play_state(), seat);
    while (account_next(&account, &line)) {
        brought = brought || line.points > 0;
    }
    TEST_ASSERT_TRUE(count == 0 || numbers > 0 || !brought);
    told += check_news(before, seat, brought);
    return numbers;
}

static unsigned whole_game(const char *name, unsigned seats) {
    static uint32_t before[GAME_STATE_MAX / sizeof(uint32_t)];
    struct reason part[REASON_PARTS];
    unsigned from = 0, parts, numbers = 0;
    begin(name, seats, 0);
    memcpy(before, play_state(), play_game()->state_bytes);
    while (play_turn() != GAME_OVER) {
        const int seat = play_turn();
        const move_t move = think(part, &parts);
        check_words(part, parts);
        recap_keep(part, parts);
        TEST_ASSERT_TRUE(play_move(move));
        play_go_on();
        if (play_turn() != seat) {
            numbers += check_turn(before, from, (unsigned)seat);
            from = play_match()->length;
            memcpy(before, play_state(), play_game()->state_bytes);
        }
    }
    return numbers;
}

static void numbers_are_points_of_the_account(void) {
    TEST_ASSERT_GREATER_THAN_UINT(20, whole_game("bronze", 3));
    TEST_ASSERT_GREATER_THAN_UINT(10, whole_game("empire", 4));
    TEST_ASSERT_GREATER_THAN_UINT(10, whole_game("monuments", 2));
    TEST_ASSERT_GREATER_THAN_UINT(10, told);
}

/* Every prospect and every source that a reason can name, in each kind that it can have, in words that fit.
 */
static void all_reasons_have_words(void) {
    for (unsigned at = 0; games_all[at] != NULL; at++) {
        begin(games_all[at]->name, 2, 0);
        for (unsigned kind = REASON_GAINS; kind < REASON_KINDS; kind++) {
            const unsigned count =
                kind <= REASON_KEEPS ? games_all[at]->prospect_count : games_all[at]->source_count;
            for (unsigned i = 0; i < count; i++) {
                check_words(
                    &(struct reason){
                        .kind = (uint8_t)kind, .source = (uint8_t)i, .item = REASON_NO_ITEM, .seat = 1},
                    1);
            }
        }
    }
}

/* What was taken back has no reasons any more once another move stands there. */
static void reasons_of_moves_taken_back_are_forgotten(void) {
    struct reason part[REASON_PARTS] = {{.kind = REASON_EVEN}}, found[REASON_PARTS];
    begin("bronze", 2, 0);
    recap_keep(part, 1);
    TEST_ASSERT_EQUAL_UINT(1, recap_reason(0, found));
    part[0].kind = REASON_SECRET;
    recap_keep(part, 1);
    TEST_ASSERT_EQUAL_UINT(1, recap_reason(0, found));
    TEST_ASSERT_EQUAL_UINT8(REASON_SECRET, found[0].kind);
    part[0].kind = REASON_ONLY;
    recap_keep(part, 1);
    TEST_ASSERT_EQUAL_UINT(0, recap_reason(0, found));
}

/* Of a card that is played, before it is; returns whether it does anything. */
static bool check_card(const void *before, unsigned card) {
    const unsigned seat = (unsigned)play_game()->turn(before);
    const bool useful = monuments_card_useful(before, seat, card);
    struct match_words words;
    match_log_words(before, MONUMENTS_MOVE(MONUMENTS_OP_PLAY, 0, card, 0, 0), match_words(&words));
    TEST_ASSERT_EQUAL_MESSAGE(!useful, strstr(words.words, "does nothing") != NULL, words.words);
    struct monuments_seat old, now;
    monuments_seat(before, seat, &old);
    monuments_seat(match_after(before, MONUMENTS_MOVE(MONUMENTS_OP_PLAY, 0, card, 0, 0)), seat, &now);
    const bool same = memcmp(old.resources, now.resources, sizeof old.resources) == 0;
    const bool said =
        card == MONUMENTS_CARD_MONUMENT || strchr(words.words, ',') != NULL; /* a layer's price isn't */
    TEST_ASSERT_TRUE_MESSAGE(same || said, words.words);
    return useful;
}

/* With nothing after it, it wasn't nothing: what a card does without a choice is told with it. */
static void a_card_says_what_it_does_by_itself(void) {
    unsigned idle = 0;
    struct rng rng;
    rng_seed(&rng, 3);
    begin("monuments", 3, 0);
    while (play_turn() != GAME_OVER) {
        for (unsigned card = 0; card < MONUMENTS_CARDS; card++) {
            if (match_legal(play_match(), MONUMENTS_MOVE(MONUMENTS_OP_PLAY, 0, card, 0, 0))) {
                idle += !check_card(play_state(), card);
            }
        }
        TEST_ASSERT_TRUE(play_move(play_game()->rollout(play_state(), &rng)));
        play_go_on();
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, idle);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(a_card_says_what_it_does_by_itself);
    RUN_TEST(the_last_turn_of_each_game_has_a_page);
    RUN_TEST(home_from_the_last_page_keeps_nothing_back);
    RUN_TEST(it_is_shown_once_at_any_pace);
    RUN_TEST(nothing_lies_over_the_page);
    RUN_TEST(the_page_can_be_read_again);
    RUN_TEST(before_anybody_has_moved_it_says_so);
    RUN_TEST(people_are_told_when_the_console_was_handed_over);
    RUN_TEST(what_a_card_does_stands_after_a_colon);
    RUN_TEST(each_person_is_told_what_opponents_did);
    RUN_TEST(the_page_tells_of_everybody_else);
    RUN_TEST(reasons_of_moves_taken_back_are_forgotten);
    RUN_TEST(long_reasons_are_not_cut_off);
    RUN_TEST(all_reasons_have_words);
    RUN_TEST(numbers_are_points_of_the_account);
    RUN_TEST(what_changed_for_the_reader_is_told_once);
    RUN_TEST(changes_that_cancel_are_told);
    RUN_TEST(a_page_leaves_the_board_in_sight);
    RUN_TEST(each_step_is_shown_on_the_board_of_its_time);
    RUN_TEST(the_match_goes_on_after_the_power_went_among_the_steps);
    RUN_TEST(what_comes_after_it_is_not_pressed_away);
    RUN_TEST(what_brings_no_points_is_said_in_figures);
    RUN_TEST(bronze_has_a_page);
    RUN_TEST(empire_has_a_page);
    RUN_TEST(monuments_has_a_page);
    return UNITY_END();
}
