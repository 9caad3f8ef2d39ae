/* Bronze by buttons alone, from home to the ranking, over the real console. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "account.h"
#include "bits.h"
#include "bronze/bronze.h"
#include "bronze/bronze_ui.h"
#include "bronze_player.h"
#include "canvas.h"
#include "chrome.h"
#include "console.h"
#include "games.h"
#include "handheld.h"
#include "help.h"
#include "home.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "search.h"
#include "settings.h"
#include "settings_store.h"
#include "type.h"
#include "words.h"

void setUp(void) {
    handheld_fresh(&settings_in_journal);
}

void tearDown(void) {}

/* What an opponent is like has one line where a match is set up. */
static void every_level_has_a_line_that_fits(void) {
    enum { LINE = 180 };
    for (const struct game *const *game = games_all; *game != NULL; game++) {
        unsigned count;
        const struct game_level *levels = search_levels(*game, &count);
        for (unsigned i = 0; i < count; i++) {
            TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, (int)strlen(levels[i].words), levels[i].name);
            TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(LINE, type_width(TYPE_SMALL, levels[i].words),
                                                  levels[i].name);
        }
    }
}

/* No page of the rules or the symbols ends in the middle of a sentence. */
static void every_page_fits(void) {
    enum { WIDTH = 222, HEIGHT = CHROME_KEYS_Y - 2 - (CHROME_PANEL_Y + 7) };
    for (unsigned i = 0; i < bronze.page_count; i++) {
        const int lines = type_wrap_lines(WIDTH, TYPE_SMALL, bronze.pages[i].words);
        TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(HEIGHT - HELP_PICTURE, lines * type_line(TYPE_SMALL),
                                              bronze.pages[i].title);
    }
    for (const struct help_page *page = bronze_ui_signs; page->title != NULL; page++) {
        const int lines = type_wrap_lines(WIDTH, TYPE_SMALL, page->words);
        TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(HEIGHT, lines * type_line(TYPE_SMALL), page->title);
    }
}

static bool counts_so_far(unsigned kind) {
    return kind == BRONZE_DIFFERENT || kind == BRONZE_CASTING_EVERYWHERE || kind == BRONZE_TALL_COLUMN ||
           kind == BRONZE_ROW_OF_THREE;
}

/* From the turn's first step to its first marker; the round's cards allow several. */
static void to_a_marker(void) {
    while (strstr(handheld_text(), "Place 1 of ") == NULL) {
        handheld_press(BUTTON_A);
    }
}

/* Whoever stops with markers left is told, and B leads back to them; whoever places all hears nothing. */
static void what_is_left_at_the_end_is_told(void) {
    static const char told[] = "you can do more";
    player_begin(2, 0, 1);
    to_a_marker();
    handheld_press(BUTTON_B); /* Done */
    handheld_press(BUTTON_A);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), told), handheld_text());
    handheld_press(BUTTON_B);
    handheld_run_ms(2000); /* so long it says what was taken back */
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Place 1 of "), handheld_text());
    while (strstr(handheld_text(), "Place ") != NULL) {
        handheld_press(strstr(handheld_text(), "B Undo") != NULL ? BUTTON_UP : BUTTON_A);
    }
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "final"), handheld_text());
    TEST_ASSERT_NULL_MESSAGE(strstr(handheld_text(), told), handheld_text());
}

/* What a city asks ends before the box with what it is worth; what a card brings to it fits beside the land;
 * and what it asks beside its name in the log. */
static void every_city_has_room(void) {
    enum { ASKS_ROOM = 171 - 40 - 2, GAIN_ROOM = CANVAS_WIDTH - 124 - 3, LOG_ROOM = CANVAS_WIDTH - 48 - 2 };
    player_begin(4, 0, 8);
    for (unsigned city = 0; city < BRONZE_CITIES; city++) {
        struct match_words words;
        const char *const name = bronze_cities[city].name;
        bronze_ui_city_words(city, 0, match_words(&words));
        const int so_far = counts_so_far(bronze_cities[city].kind) ? type_width(TYPE_SMALL, ": 2 now") : 0;
        TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(ASKS_ROOM - so_far, type_rich_width(TYPE_SMALL, words.words),
                                              name);
        bronze_ui.move_words(play_state(), BRONZE_CITY | city, match_words(&words));
        TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(LOG_ROOM, type_rich_width(TYPE_SMALL, words.words), name);
        text_format(match_words(&words), "{city/12}{3}%s +6", name);
        TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(GAIN_ROOM, type_rich_width(TYPE_SMALL, words.words), name);
    }
}

/* A stack has no number on the screen. */
static void a_hint_names_the_card_and_which_of_its_kind(void) {
    struct bronze state;
    struct match_words words;
    const struct setup setup = {.seats = 2, .seed = 1};
    memset(&state, 0, sizeof state);
    bronze.start(&state, &setup);
    static const uint8_t tops[BRONZE_POOL] = {BRONZE_WHEEL, BRONZE_POTTERY, BRONZE_WHEEL, BRONZE_WHEEL};
    for (unsigned stack = 0; stack < BRONZE_POOL; stack++) {
        state.cards[state.stack_first[stack] + state.stack_left[stack] - 1u] = tops[stack];
    }
    bronze_top_text(&state, 1, match_words(&words));
    TEST_ASSERT_EQUAL_STRING("Take *Pottery*", words.words);
    bronze_top_text(&state, 2, match_words(&words));
    TEST_ASSERT_EQUAL_STRING("Take the second *Wheel*", words.words);
}

/* Which card brings points to a city is told on the list and on the page of the columns. */
static void a_card_tells_what_it_brings_to_a_city(void) {
    unsigned city = BRONZE_CITIES;
    const struct bronze *const state = play_state();
    player_begin(2, 0, 15);
    while (city == BRONZE_CITIES) {
        TEST_ASSERT_NOT_EQUAL(GAME_OVER, play_turn());
        player_step();
        const bool cards = strstr(handheld_text(), "Take a card") != NULL;
        const move_t best = cards ? bronze_best_play(state, BRONZE_POOL, false).play : MOVE_NONE;
        city = best != MOVE_NONE && bronze_city_gain(state, best, &city) > 1 ? city : (unsigned)BRONZE_CITIES;
    }
    handheld_picture("bronze-cards-city");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), bronze_cities[city].name), handheld_text());
    handheld_press(BUTTON_A);
    handheld_picture("bronze-column-city");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), bronze_cities[city].name), handheld_text());
}

/* As the help says: no other press is needed. */
static void a_held_on_a_card_lays_it(void) {
    enum { HELD_MS = 900 };
    player_begin(2, 0, 8);
    const struct bronze *const state = play_state();
    do {
        player_step();
    } while (state->phase != BRONZE_PLAYING || state->width[state->seat] < 2);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Take a card"), handheld_text());
    const unsigned before = play_match()->length;
    const move_t best = bronze_best_play(state, BRONZE_POOL, false).play;
    handheld_hold(BUTTON_A, HELD_MS);
    TEST_ASSERT_EQUAL_UINT(before + 1, play_match()->length);
    TEST_ASSERT_EQUAL_HEX32(best, match_move(play_match(), before));
}

/* Y, and left and right from there, go through all spots: those that can be settled are those that may. */
static void a_spot_says_whether_a_card_settles_it(void) {
    unsigned spots = 0, legal = 0, good = 0, bad = 0;
    player_begin(2, 0, 8);
    const struct bronze *const state = play_state();
    do {
        player_step();
    } while (state->phase != BRONZE_SETTLING || state->reached[state->seat] < 2);
    for (unsigned tile = 0; tile < state->open; tile++) {
        spots += bronze_tile(state, tile)->count;
        legal += bits_count(bronze_legal_spots(state, tile));
    }
    handheld_press(BUTTON_Y);
    for (unsigned i = 0; i < spots; i++) {
        good += strstr(handheld_text(), "free: you can settle it now") != NULL;
        bad += strstr(handheld_text(), "none of your awake cards fits it") != NULL;
        handheld_press(BUTTON_RIGHT);
    }
    TEST_ASSERT_EQUAL_UINT(legal, good);
    TEST_ASSERT_GREATER_THAN_UINT(0, bad);
    handheld_press(BUTTON_LEFT);
    handheld_press(BUTTON_B);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Place "), handheld_text());
}

static void pictures_of_a_turn(void) {
    handheld_press(BUTTON_A);
    handheld_picture("bronze-new-game");
    handheld_press(BUTTON_DOWN);
    handheld_seat("Herder");
    handheld_picture("bronze-new-game-opponent");
    handheld_press_times(BUTTON_UP, 4);
    handheld_press(BUTTON_Y);
    handheld_picture("bronze-new-game-options");
    handheld_press_times(BUTTON_B, 2);
    player_begin(3, 0, 8);
    handheld_picture("bronze-board-first");
    for (int i = 0; i < 60; i++) {
        player_step();
    }
    while (((const struct bronze *)play_state())->phase != BRONZE_PLAYING) {
        player_step();
    }
    handheld_picture("bronze-cards");
    handheld_press(BUTTON_B);
    handheld_picture("bronze-board");
    handheld_press(BUTTON_A);
    handheld_picture("bronze-cards");
    handheld_press(BUTTON_Y);
    handheld_picture("bronze-explain-card");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_RIGHT);
    handheld_picture("bronze-cards-bronze");
    handheld_press(BUTTON_RIGHT);
    handheld_press(BUTTON_A);
    handheld_picture("bronze-column");
    handheld_press(BUTTON_A);
    handheld_picture("bronze-place");
    handheld_press(BUTTON_Y);
    handheld_picture("bronze-explain");
    handheld_press(BUTTON_B);
    handheld_press_times(BUTTON_B,
                         2); /* Done; the column is taken back: the card that it turned up wasn't seen */
    TEST_ASSERT_EQUAL(BRONZE_PLAYING, ((const struct bronze *)play_state())->phase);
    TEST_ASSERT_TRUE(handheld_again());
    play_go_on();
    match_show();
    handheld_run_ms(500);
    handheld_press(BUTTON_B);
    handheld_picture("bronze-no-further-back");
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_X);
    handheld_picture("bronze-look-matrix");
    handheld_press(BUTTON_RIGHT);
    handheld_picture("bronze-look-cities");
    handheld_press(BUTTON_RIGHT);
    handheld_picture("bronze-look-points");
    handheld_press(BUTTON_RIGHT);
    handheld_picture("bronze-look-board");
    handheld_press(BUTTON_RIGHT);
    handheld_picture("bronze-look-log");
    handheld_press(BUTTON_A);
    handheld_picture("bronze-log");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_B);
}

static void pictures_to_the_end(void) {
    bool city = false;
    while (!city) {
        player_step();
        city = ((const struct bronze *)play_state())->phase == BRONZE_CHOOSING;
    }
    handheld_picture("bronze-city");
    handheld_press(BUTTON_Y);
    handheld_picture("bronze-explain-city");
    handheld_press(BUTTON_B);
    bool done = false;
    while (!done) {
        const unsigned turn = ((const struct bronze *)play_state())->turn_number;
        handheld_press(BUTTON_A);
        done = ((const struct bronze *)play_state())->turn_number != turn;
    }
    handheld_picture("bronze-turn-done");
    handheld_press(BUTTON_B);
    headless_contact(board_us(), BUTTON_A, true);
    handheld_run_ms(120);
    handheld_picture("bronze-turn-done-flight");
    headless_contact(board_us(), BUTTON_A, false);
    handheld_run_ms(1000);
    handheld_picture("bronze-turn-done");
    handheld_press(BUTTON_A);
    player_finish();
    handheld_count();
    handheld_picture("bronze-end");
    handheld_press(BUTTON_A);
    handheld_picture("bronze-ranking");
    handheld_press(BUTTON_A);
    handheld_picture("bronze-table");
    handheld_press(BUTTON_A);
    handheld_picture("bronze-chart");
}

static void pictures(void) {
    pictures_of_a_turn();
    pictures_to_the_end();
}

static void hand_over_always(void) {
    struct settings changed = *settings();
    changed.handover = HANDOVER_ALWAYS;
    settings_change(&changed);
}

static void pictures_of_four_seats(void) {
    hand_over_always();
    player_begin(4, 0, 11);
    handheld_picture("bronze-hand-over-four");
    while (((const struct bronze *)play_state())->phase != BRONZE_CHOOSING) {
        player_step();
    }
    handheld_picture("bronze-city-five");
    for (int i = 0; i < 70; i++) {
        player_step();
    }
    while (((const struct bronze *)play_state())->phase != BRONZE_PLAYING) {
        player_step();
    }
    handheld_picture("bronze-hand-over");
    handheld_press(BUTTON_A);
    handheld_picture("bronze-board-four");
    handheld_press_times(BUTTON_A, 1 + (strstr(handheld_text(), "A Cards") != NULL));
    handheld_picture("bronze-column-five");
    handheld_press_times(BUTTON_B, 2);
    handheld_press_times(BUTTON_RIGHT, 8);
    handheld_picture("bronze-board-four-scrolled");
    player_finish();
    handheld_count();
    handheld_picture("bronze-end-four");
    handheld_press(BUTTON_A);
    handheld_picture("bronze-ranking-four");
}

static void pictures_of_an_opponent(void) {
    player_begin(1, 1, 21);
    for (int i = 0; i < 12; i++) {
        player_step();
    }
    while (play_person_to_move()) {
        player_step();
    }
    handheld_picture("bronze-opponent");
    handheld_press(BUTTON_A);
    handheld_picture("bronze-opponent-done");
}

static void pictures_of_a_new_game(void) {
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_DOWN);
    handheld_seat("empty");
    handheld_press_times(BUTTON_UP, 2);
    handheld_picture("bronze-new-game-too-few");
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE(play_loaded());
    handheld_press(BUTTON_UP);
    handheld_press(BUTTON_A);
    handheld_press_times(BUTTON_UP, 3);
    handheld_picture("seed");
}

static void pictures_of_the_rules(void) {
    static const char *const names[] = {"turn",   "aim",           "matrix",      "active", "settling",
                                        "cities", "routes",        "provinces",   "end",    "signs-board",
                                        "signs",  "signs-placing", "signs-cities"};
    char name[32];
    player_begin(2, 0, 5);
    handheld_press(BUTTON_Y); /* on the page of the step, then all others from the aim on */
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        snprintf(name, sizeof name, "bronze-rules-%s", names[i]);
        handheld_picture(name);
        handheld_press(BUTTON_RIGHT);
    }
}

/* A at every step, as simulator/test/bronze.test.mjs presses it on the emulated device: there and here the
 * same pictures come after as many presses. */
static void one_button(unsigned persons, unsigned until_cities) {
    enum { MORE = 600 };
    char name[48];
    unsigned presses = 0;
    handheld_start(&settings_in_journal);
    player_begin(persons, 0, 42);
    while (play_turn() != GAME_OVER && presses < MORE) {
        handheld_press(BUTTON_A);
        presses++;
    }
    TEST_ASSERT_EQUAL_UINT(until_cities, presses);
    handheld_press(BUTTON_A); /* what the last turn brought */
    handheld_run_ms(500);
    snprintf(name, sizeof name, "bronze-counting-%u", persons);
    handheld_picture(name);
    handheld_count();
    snprintf(name, sizeof name, "bronze-one-button-winner-%u", persons);
    handheld_picture(name);
    handheld_press(BUTTON_A);
    snprintf(name, sizeof name, "bronze-one-button-ranking-%u", persons);
    handheld_picture(name);
}

static void a_match_by_one_button(void) {
    one_button(2, 150);
    one_button(3, 206);
    one_button(4, 273);
}

/* Everything again, but the flash: power-off and on. */
static void power_cycle(void) {
    board_start();
    console_start(&settings_in_journal);
}

static void game(unsigned persons, unsigned opponents, uint32_t seed) {
    player_begin(persons, opponents, seed);
    player_finish();
    handheld_count();
    handheld_press(BUTTON_A); /* from the winner to the ranking */
    TEST_ASSERT_EQUAL(GAME_OVER, play_turn());
    handheld_press(BUTTON_X); /* again: set up as it was */
    handheld_press(BUTTON_A); /* play */
    TEST_ASSERT_NOT_EQUAL(GAME_OVER, play_turn());
    TEST_ASSERT_EQUAL_UINT64(seed, play_match()->setup.seed);
    TEST_ASSERT_EQUAL(persons + opponents, play_seats());
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        TEST_ASSERT_EQUAL(seat < persons, play_is_person(seat));
    }
}

/* More than there is room for: the cursor takes them into view. */
static void every_city_held_can_be_looked_at(void) {
    enum { CITIES = 4, LINE_ROOM = 16 };
    const struct bronze *state = play_state();
    player_begin(2, 0, 42);
    while (state->phase != BRONZE_PLAYING || state->cities_held[play_turn()] < CITIES) {
        player_step();
        TEST_ASSERT_NOT_EQUAL(GAME_OVER, play_turn());
    }
    while (screen_top()->look != match_look) { /* what the turn before has brought */
        handheld_press(BUTTON_A);
    }
    handheld_press(BUTTON_X);
    handheld_press(BUTTON_RIGHT);
    for (unsigned city = 0; city < state->cities_held[play_turn()]; city++) {
        const unsigned held = state->cities[play_turn()][city];
        char begins[LINE_ROOM];
        snprintf(begins, sizeof begins, "%s", bronze_city_line(held)); /* below, about the one in focus */
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), bronze_cities[held].name), handheld_text());
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), begins), handheld_text());
        handheld_press(BUTTON_DOWN);
    }
}

static void a_rematch_may_have_other_levels(void) {
    enum { ROWS_UP = 6 }; /* from Play over seed, edition, how to play, two empty seats to the opponent */
    player_begin(1, 1, 4);
    player_finish();
    handheld_count();
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_X);
    for (unsigned i = 0; i < ROWS_UP; i++) {
        handheld_press(BUTTON_UP);
    }
    handheld_seat("Builder");
    handheld_picture("bronze-again");
    for (unsigned i = 0; i < ROWS_UP; i++) {
        handheld_press(BUTTON_DOWN);
    }
    handheld_press(BUTTON_A);
    TEST_ASSERT_NOT_EQUAL(GAME_OVER, play_turn());
    TEST_ASSERT_EQUAL_STRING("builder", search_level_numbered(play_game(), (uint8_t)play_level(1))->name);
}

static void two_seats_from_home_to_the_ranking(void) {
    game(2, 0, 1);
}

static void three_seats_from_home_to_the_ranking(void) {
    game(3, 0, 2);
}

static void four_seats_from_home_to_the_ranking(void) {
    game(4, 0, 3);
}

static void a_person_and_an_opponent(void) {
    game(1, 1, 4);
}

static void a_sensible_turn_takes_fourteen_presses_at_most(void) {
    player_begin(3, 0, 5);
    player_finish();
    TEST_ASSERT_TRUE(player_turns() > 20);
    TEST_ASSERT_TRUE(player_presses() <= 14 * player_turns());
    printf("presses per turn: %u.%02u\n", player_presses() / player_turns(),
           player_presses() % player_turns() * 100 / player_turns());
}

/* The match goes on after a power-off in any step, exactly as it was. */
static void power_off_at_any_step_loses_nothing(void) {
    player_begin(2, 1, 6);
    for (unsigned i = 0; i < 60; i++) {
        static struct bronze before;
        player_step();
        before = *(const struct bronze *)play_state();
        const unsigned length = play_match()->length;
        power_cycle();
        if (play_is_person(before.seat)) { /* an opponent would have gone on meanwhile */
            TEST_ASSERT_EQUAL(length, play_match()->length);
            TEST_ASSERT_EQUAL_MEMORY(&before, play_state(), sizeof before);
        }
    }
}

/* ---- while markers are placed */

/* Nothing, or one more card of the kind that was played. */
static bool is_like_own(const struct bronze *state, unsigned group) {
    return state->active[group] == BRONZE_NO_TECHNOLOGY ||
           state->active[group] == state->active[BRONZE_OWN_GROUP];
}

static void check_what_is_left(const struct bronze *state) {
    char title[32], row[16];
    unsigned spots = 0, left = bronze_markers_due(state);
    const unsigned own = bronze_group_left(state, BRONZE_OWN_GROUP);
    for (unsigned tile = 0; tile < state->open; tile++) {
        spots += bits_count(bronze_legal_spots(state, tile));
    }
    if (is_like_own(state, BRONZE_LEFT_GROUP) && is_like_own(state, BRONZE_RIGHT_GROUP)) {
        TEST_ASSERT_EQUAL_UINT_MESSAGE(left, own, "cards of one kind are used up one by one");
    }
    snprintf(row, sizeof row, "×%u", own);
    TEST_ASSERT_TRUE_MESSAGE(own < 2 || strstr(handheld_text(), row) != NULL, handheld_text());
    left = left < spots ? left : spots;
    snprintf(title, sizeof title, "Place %u of %u", state->taken_count + 1u, state->taken_count + left);
    TEST_ASSERT_TRUE_MESSAGE(left == 0 || strstr(handheld_text(), title) != NULL, handheld_text());
}

static int points_of(const struct bronze *state, unsigned seat, unsigned source) {
    struct account_sum sums[GAME_SEATS_MAX];
    account_sums(&bronze, state, ((1u << BRONZE_POINT_SOURCES) - 1) & ~(1u << source), sums);
    return sums[seat].points;
}

static unsigned no_routes_left; /* spots of which that is told */

/* Returns whether the spot leaves tiles that its seat has won, all of them; that isn't said as a warning. A
 * route alone is told by its own sign. */
static bool check_outlook(const struct bronze *state, move_t marker) {
    static struct bronze with, without;
    const unsigned leaves = bronze_tiles_left_behind(state, bronze_tile_of(marker)), me = state->seat;
    const bool wins = leaves != 0 && (leaves & ~(unsigned)bronze_tiles_won(state, me)) == 0;
    with = without = *state;
    bronze.apply(&with, marker);
    with.phase = BRONZE_SETTLING; /* whatever city is taken */
    bronze.apply(&with, BRONZE_DONE);
    bronze.apply(&without, BRONZE_DONE);
    bronze_ui_place_point(marker);
    const char *text = handheld_text();
    TEST_ASSERT_TRUE_MESSAGE(!wins || strstr(text, "leaves tile") == NULL, text);
    const bool left = bronze_route_next(state, bronze_spot_terrain(bronze_spot_of(marker)), 0) > 0;
    const char *const yet = strstr(text, "no points yet: "), *const line =
                                                                 yet != NULL ? strstr(yet, " of ") : NULL;
    TEST_ASSERT_TRUE_MESSAGE(line == NULL || line[-1] < line[4], text); /* "3 of 5 in line" */
    TEST_ASSERT_TRUE_MESSAGE(left || strstr(text, "no points yet") == NULL, text);
    no_routes_left += strstr(text, "no more routes on this land") != NULL;
    const int routes = points_of(&with, me, BRONZE_FROM_ROUTES) - points_of(&without, me, BRONZE_FROM_ROUTES);
    char route[16];
    snprintf(route, sizeof route, "\nroute +%d", routes);
    TEST_ASSERT_TRUE_MESSAGE(routes <= 0 || leaves != 0 || strstr(text, route) != NULL, text);
    return wins;
}

static void placing_tells_what_is_left_and_what_is_won(void) {
    unsigned wins = 0;
    player_begin(2, 0, 15);
    const struct bronze *const state = play_state();
    while (play_turn() != GAME_OVER) {
        if (state->phase == BRONZE_SETTLING && !play_held()) {
            check_what_is_left(state);
            for (unsigned tile = 0; tile < state->open && bronze_markers_due(state) > 0; tile++) {
                const uint32_t legal = bronze_legal_spots(state, tile);
                const move_t first = BRONZE_SETTLE | tile << BRONZE_TILE_SHIFT;
                wins += legal != 0 && check_outlook(state, first | bits_lowest(legal));
            }
        }
        player_step();
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, wins);
    printf("of %u spots: no more routes\n", no_routes_left);
}

/* B, held, takes back what showed nothing; then it says why not, and nothing changes. */
static void undo_stops_at_what_was_revealed(void) {
    player_begin(2, 0, 7);
    player_step();
    player_step();
    while (play_match()->length > play_match()->barrier) {
        const unsigned length = play_match()->length;
        handheld_hold(BUTTON_B, 700);
        TEST_ASSERT_EQUAL(length - 1, play_match()->length);
    }
    const unsigned length = play_match()->length;
    TEST_ASSERT_TRUE(length > 0);
    handheld_hold(BUTTON_B, 700);
    TEST_ASSERT_EQUAL(length, play_match()->length);
    handheld_press(BUTTON_A);
    player_step();
    TEST_ASSERT_TRUE(play_match()->length > length);
}

static void the_same_seed_deals_the_same_match(void) {
    static struct bronze first;
    player_begin(2, 0, 123456789);
    first = *(const struct bronze *)play_state();
    TEST_ASSERT_EQUAL_UINT64(123456789, play_match()->setup.seed);
    handheld_start(&settings_in_journal);
    player_begin(2, 0, 123456789);
    TEST_ASSERT_EQUAL_MEMORY(&first, play_state(), sizeof first);
}

static void markers_not_placed_are_told(void) {
    player_begin(2, 0, 7);
    handheld_press_times(BUTTON_A, 2); /* the board, the first card */
    handheld_press_times(BUTTON_B, 1); /* to Done */
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "gives up 1 marker"), handheld_text());
    handheld_press(BUTTON_A);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "1 marker not placed"), handheld_text());
    handheld_press(BUTTON_B); /* taken back */
    handheld_press(BUTTON_UP);
    while (play_match()->length < 3) { /* placed, and done */
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_NULL_MESSAGE(strstr(handheld_text(), "not placed"), handheld_text());
}

/* X at a card leads to the board with that card's spots lit; turned to again, it shows nobody's. */
static void the_board_shows_where_a_card_could_go(void) {
    player_begin(2, 0, 7);
    uint32_t lit[BRONZE_TILES_MAX];
    handheld_press(BUTTON_A);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "X Map"), handheld_text());
    TEST_ASSERT_FALSE(bronze_ui_cards_lit(lit));
    handheld_press(BUTTON_X);
    TEST_ASSERT_TRUE(bronze_ui_cards_lit(lit));
    handheld_picture("bronze-look-lit");
    handheld_press(BUTTON_LEFT);
    handheld_press(BUTTON_RIGHT);
    TEST_ASSERT_FALSE(bronze_ui_cards_lit(lit));
    handheld_press(BUTTON_B);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "A Take"), handheld_text());
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(every_level_has_a_line_that_fits);
    RUN_TEST(every_page_fits);
    RUN_TEST(every_city_has_room);
    RUN_TEST(what_is_left_at_the_end_is_told);
    RUN_TEST(a_hint_names_the_card_and_which_of_its_kind);
    RUN_TEST(a_card_tells_what_it_brings_to_a_city);
    RUN_TEST(a_held_on_a_card_lays_it);
    RUN_TEST(a_spot_says_whether_a_card_settles_it);
    RUN_TEST(pictures);
    RUN_TEST(pictures_of_four_seats);
    RUN_TEST(pictures_of_an_opponent);
    RUN_TEST(pictures_of_a_new_game);
    RUN_TEST(pictures_of_the_rules);
    RUN_TEST(a_match_by_one_button);
    RUN_TEST(two_seats_from_home_to_the_ranking);
    RUN_TEST(three_seats_from_home_to_the_ranking);
    RUN_TEST(four_seats_from_home_to_the_ranking);
    RUN_TEST(a_person_and_an_opponent);
    RUN_TEST(a_rematch_may_have_other_levels);
    RUN_TEST(every_city_held_can_be_looked_at);
    RUN_TEST(a_sensible_turn_takes_fourteen_presses_at_most);
    RUN_TEST(power_off_at_any_step_loses_nothing);
    RUN_TEST(placing_tells_what_is_left_and_what_is_won);
    RUN_TEST(markers_not_placed_are_told);
    RUN_TEST(the_board_shows_where_a_card_could_go);
    RUN_TEST(undo_stops_at_what_was_revealed);
    RUN_TEST(the_same_seed_deals_the_same_match);
    return UNITY_END();
}
