/* Monuments by buttons on the headless board: whole games to their ranking, and every screen as a picture. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "game_ui.h"
#include "handheld.h"
#include "home.h"
#include "masher.h"
#include "match_ending.h"
#include "match_screens.h"
#include "match_try.h"
#include "match_watch.h"
#include "monuments/board_picture.h"
#include "monuments/memory.h"
#include "monuments/monuments.h"
#include "monuments/monuments_ui.h"
#include "monuments_player.h"
#include "play.h"
#include "recap.h"
#include "screen.h"
#include "settings.h"
#include "settings_store.h"

static void start(void) {
    handheld_start(&settings_in_journal);
}

void setUp(void) {
    handheld_fresh(&settings_in_journal);
}

void tearDown(void) {}

/* A match of `persons` people, then opponents of the weakest level. */
static void begin(unsigned seats, unsigned persons, const char *options, uint64_t seed) {
    handheld_match(&monuments, seats, persons, options, seed);
    match_continue();
    handheld_run_ms(500);
}

static unsigned asked(void) {
    struct monuments_step step;
    monuments_step(play_state(), &step);
    return step.kind;
}

/* ---- whole games */

enum { PRESSES_MAX = 60000 };

static void a_game_of(unsigned seats, unsigned persons, const char *options, uint64_t seed) {
    begin(seats, persons, options, seed);
    masher_play_to_home(seed, PRESSES_MAX);
}

static void two_people_play_to_the_ranking(void) {
    a_game_of(2, 2, NULL, 1);
}

/* Moves that are meant, until the fifth layer ends it. simulator/test/monuments*.test.mjs make the same
 * presses on the device. */
static void people_play_to_the_ranking(unsigned seats, uint32_t seed, const char *name) {
    char picture[40];
    handheld_record();
    monuments_player_begin(seats, 0, seed);
    (void)monuments_player_finish_sensibly(seed);
    handheld_recorded(name);
    TEST_ASSERT_TRUE(monuments_last_round(play_state()));
    masher_check_rules();
    handheld_count();
    snprintf(picture, sizeof picture, "%s-end", name);
    handheld_picture(picture);
    handheld_press(BUTTON_A);
    snprintf(picture, sizeof picture, "%s-ranking", name);
    handheld_picture(picture);
}

static void two_people_mean_their_moves(void) {
    people_play_to_the_ranking(2, 42, "monuments-two");
}

static void four_people_mean_theirs(void) {
    people_play_to_the_ranking(4, 4, "monuments-four");
}

/* ---- pictures */

static void show(void) {
    match_show();
    handheld_run_ms(600);
    if (play_hands_over()) {
        handheld_press(BUTTON_A);
    }
}

/* Moves of the opponents' quick kind until that is asked, not before a round. False: it never was. */
static bool played_to(unsigned kind, unsigned round, uint64_t seed) {
    struct rng rng;
    rng_seed(&rng, seed);
    while (play_turn() != GAME_OVER && (monuments_round(play_state()) < round || asked() != kind)) {
        TEST_ASSERT_TRUE(handheld_move(monuments.rollout(play_state(), &rng)));
    }
    return play_turn() != GAME_OVER;
}

static void go_on_to(unsigned kind, unsigned round, uint64_t seed) {
    TEST_ASSERT_TRUE_MESSAGE(played_to(kind, round, seed), "never asked in this match");
    show();
}

static void picture_of(unsigned kind, unsigned round, const char *name) {
    begin(4, 4, NULL, 1);
    for (uint64_t seed = 7; !played_to(kind, round, seed); seed++) {
        play_forget();
        start();
        begin(4, 4, NULL, 1);
    }
    show();
    if (kind == MONUMENTS_TASK_BONUS) {
        handheld_press(BUTTON_A); /* the new layer was shown before */
    }
    handheld_picture(name);
    play_forget();
    start();
}

static void pictures_of_a_turn(void) {
    begin(4, 4, NULL, 1);
    go_on_to(MONUMENTS_TASK_TURN, 25, 7);
    handheld_picture("monuments-turn");
    handheld_press_times(BUTTON_LEFT, 4);
    handheld_picture("monuments-turn-far-off");
    handheld_press(BUTTON_X);
    handheld_picture("monuments-turn-all");
    handheld_press(BUTTON_A);
    handheld_picture("monuments-hand");
    handheld_press_times(BUTTON_LEFT, 3);
    handheld_press_times(BUTTON_DOWN, 2);
    handheld_picture("monuments-hand-other");
    handheld_press_times(BUTTON_RIGHT, 3);
    handheld_press(BUTTON_UP); /* Attack, which is grey */
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "needs the bonus Drill ground"), handheld_text());
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_A);
    handheld_press_times(BUTTON_B, 2);
    handheld_picture("home-monuments"); /* there is no room for the game's name beside Continue */
}

static void pictures_of_moving(void) {
    begin(4, 4, NULL, 1);
    go_on_to(MONUMENTS_TASK_MOVE, 25, 7);
    handheld_picture("monuments-move-which");
    handheld_press(BUTTON_A);
    handheld_picture("monuments-move-where");
    handheld_press(BUTTON_A);
    handheld_picture("monuments-move-what");
    unsigned length = 0;
    while (strstr(handheld_text(), "End of turn") == NULL) {
        length = play_match()->length;
        handheld_press(BUTTON_A);
    }
    handheld_picture("monuments-turn-end");
    handheld_press(BUTTON_B);
    TEST_ASSERT_EQUAL_MESSAGE(length, play_match()->length, "nothing has happened yet");
}

/* An opponent's steps, each when it has been made. */
static void pictures_of_an_opponent(void) {
    begin(4, 3, NULL, 1);
    go_on_to(MONUMENTS_TASK_TURN, 25, 7);
    while (play_person_to_move()) {
        struct rng rng;
        rng_seed(&rng, 1);
        TEST_ASSERT_TRUE(handheld_move(monuments.rollout(play_state(), &rng)));
    }
    match_show();
    const unsigned length = play_match()->length;
    while (play_match()->length == length) {
        handheld_run_ms(20);
    }
    handheld_picture("monuments-opponent-card");
    while (play_match()->length == length + 1) {
        handheld_run_ms(20);
    }
    handheld_picture("monuments-opponent-step");
}

static void draw_winner(void) {
    chrome_ground();
    monuments_ui_ending.picture(0);
}

static void picture_of_a_winner_without_a_layer(void) {
    static const struct screen winner = {.draw = draw_winner};
    begin(2, 2, NULL, 1);
    screen_push(&winner);
    handheld_run_ms(20);
    handheld_picture("monuments-winner-no-layer");
}

/* What can be had, for how much, and why not. */
static void pictures_of_prices(void) {
    begin(4, 4, NULL, 1);
    go_on_to(MONUMENTS_TASK_BUILD, 10, 7);
    handheld_press(BUTTON_Y);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Town lacks wheat"), handheld_text());
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Bridge no river there"), handheld_text());
    handheld_picture("monuments-prices-build");
    handheld_press(BUTTON_B);
    match_explain(&monuments_ui_a_card, MONUMENTS_CARD_TRAIN);
    handheld_run_ms(20);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Air force lacks w"), handheld_text());
    handheld_picture("monuments-prices-train");
}

static void says(const char *words) {
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), words), handheld_text());
}

/* A town's price is on the card that builds it, whoever can pay it. */
static void prices_stand_on_their_cards(void) {
    begin(4, 4, NULL, 1);
    TEST_ASSERT_TRUE(played_to(MONUMENTS_TASK_TURN, 10, 7));
    show();
    monuments_ui_cards_point(MONUMENTS_MOVE(MONUMENTS_OP_PLAY, 0, MONUMENTS_CARD_BUILD, 0, 0));
    says("town herders farmers farmers");
    monuments_ui_cards_point(MONUMENTS_MOVE(MONUMENTS_OP_PLAY, 0, MONUMENTS_CARD_TRAIN, 0, 0));
    says("farmers");
}

/* Where one chooses, Y says of one's own hexes that are dark why they are; the page of the turn names each
 * step. */
static void what_cant_be_chosen_says_why(void) {
    begin(4, 4, NULL, 1);
    go_on_to(MONUMENTS_TASK_MOVE, 25, 7);
    const unsigned left = monuments_ui_step().left, length = play_match()->length;
    while (asked() != MONUMENTS_TASK_MOVE || play_match()->length == length) {
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_LESS_THAN_UINT(left, monuments_ui_step().left);
    handheld_press(BUTTON_Y);
    says(": moved already.");
    handheld_picture("monuments-moved-already");
    handheld_press_times(BUTTON_B, 2); /* to Done */
    handheld_press(BUTTON_Y);
    says("Done: the rest of the card");
    handheld_picture("monuments-buttons-help");
    handheld_press(BUTTON_B);
    handheld_press(BUTTON_UP);
    while (strstr(handheld_text(), "End of turn") == NULL) {
        handheld_press(BUTTON_A);
    }
    says("A worker from ");
}

/* The pad pressed against a river, the sea or others' land says what is in the way; Y says it of all. */
static void what_is_in_the_way_is_named(void) {
    static const uint32_t ways[] = {BUTTON_UP, BUTTON_LEFT, BUTTON_RIGHT};
    unsigned told = 0, listed = 0;
    begin(4, 4, NULL, 1);
    for (unsigned round = 1; round < 12; round++) {
        go_on_to(MONUMENTS_TASK_MOVE, round, 7);
        handheld_press(BUTTON_A);
        for (unsigned i = 0; i < sizeof ways / sizeof ways[0]; i++) {
            handheld_press(ways[i]);
            told += strstr(handheld_text(), ": a river without a bridge") != NULL ||
                    strstr(handheld_text(), ": no ferry waits there") != NULL;
        }
        handheld_press(BUTTON_Y);
        listed += strstr(handheld_text(), ": nobody enters a monument.") != NULL ||
                  strstr(handheld_text(), ": no ferry waits there.") != NULL;
        handheld_press(BUTTON_B);
        TEST_ASSERT_TRUE(handheld_move(monuments_likely(play_state())));
    }
    TEST_ASSERT_GREATER_THAN_UINT(2, told);
    TEST_ASSERT_GREATER_THAN_UINT(5, listed);
}

/* All that can produce is not all that one has: what is full is named beside it. */
static void land_that_gives_nothing_is_named(void) {
    begin(4, 4, NULL, 1);
    for (uint64_t seed = 1; seed < 40; seed++) {
        if (played_to(MONUMENTS_TASK_PRODUCE, 20, seed)) {
            show();
            if (strstr(handheld_text(), ": full, five resources.") != NULL) {
                handheld_picture("monuments-produce-full");
                return;
            }
        }
        start();
        begin(4, 4, NULL, 1);
    }
    TEST_FAIL();
}

/* Beside what can be built in a hex, what can't be, and why. */
static void what_cant_be_built_says_why(void) {
    begin(4, 4, NULL, 1);
    for (uint64_t seed = 1; seed < 20; seed++) {
        TEST_ASSERT_TRUE(played_to(MONUMENTS_TASK_BUILD, 1, seed));
        show();
        if (strstr(handheld_text(), "town lacks ") != NULL ||
            strstr(handheld_text(), "fort lacks ") != NULL) {
            handheld_picture("monuments-build-why");
            return;
        }
        TEST_ASSERT_TRUE(handheld_move(monuments_likely(play_state())));
    }
    TEST_FAIL_MESSAGE(handheld_text());
}

/* One press too many there would end what can't be begun again. */
static void no_list_begins_on_done(void) {
    struct rng rng;
    unsigned seen = 0;
    begin(4, 4, NULL, 1);
    rng_seed(&rng, 7);
    while (play_turn() != GAME_OVER && seen < 40) {
        const bool list = monuments_ui_list_question() != NULL && asked() != MONUMENTS_TASK_KEEP;
        const unsigned count = list ? monuments_ui_choice_count(monuments_ui_offered) : 0;
        if (count > 1) {
            struct monuments_ui_list_memory *kept = &monuments_ui_memory()->list;
            *kept = (struct monuments_ui_list_memory){.asked = (uint8_t)asked()};
            kept->list.at = (uint16_t)(count - 1); /* as it was left by the card before */
            monuments_ui_list_show();
            TEST_ASSERT_NOT_EQUAL_UINT(MONUMENTS_OP_DONE, monuments_move_op(monuments_ui_choice_at(
                                                              monuments_ui_offered, kept->list.at)));
            seen++;
        }
        TEST_ASSERT_TRUE(handheld_move(monuments.rollout(play_state(), &rng)));
    }
    TEST_ASSERT_GREATER_THAN_UINT(20, seen);
}

/* What a layer gives is paid by nobody. */
static void gifts_show_no_price(void) {
    unsigned count;
    begin(4, 4, NULL, 1);
    TEST_ASSERT_TRUE(played_to(MONUMENTS_TASK_GIFT_UPGRADE, 1, 7));
    show();
    const move_t *moves = monuments_ui_moves(&count);
    for (unsigned i = 0; i < count; i++) {
        const uint8_t *cost = monuments_move_cost(play_state(), moves[i]);
        TEST_ASSERT_EQUAL_UINT(0, cost[0] + cost[1] + cost[2] + cost[3]);
    }
}

/* A reduced price is asked for as what is paid, all on one screen; the rules are told what is spared. */
static void a_reduced_price_is_paid_on_one_screen(void) {
    begin(4, 4, NULL, 1);
    TEST_ASSERT_TRUE(played_to(MONUMENTS_TASK_PAY, 10, 7));
    show();
    const struct monuments_step step = monuments_ui_step();
    TEST_ASSERT_EQUAL_UINT(1, step.spare);
    says("Wood, pay 0 of 1");
    handheld_press(BUTTON_RIGHT); /* one more wood is one less sheep */
    says("Wood, pay 1 of 1");
    says("Sheep, pay 0 of 1");
    const unsigned length = play_match()->length;
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_HEX32(MONUMENTS_MOVE(MONUMENTS_OP_SPARE, 0, MONUMENTS_SHEEP, 0, 0),
                            match_move(play_match(), length));
    TEST_ASSERT_EQUAL_UINT(0, monuments_ui_step().spare);
}

static int points_of(unsigned seat) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    int sum = 0;
    monuments.count(play_state(), points);
    for (unsigned source = 0; source < monuments.source_count; source++) {
        sum += points[seat][source];
    }
    return sum;
}

static void gifts_lost(unsigned lost[MONUMENTS_OPTIONS], move_t sacrifice) {
    for (unsigned option = 0; option < MONUMENTS_OPTIONS; option++) {
        int8_t which[MONUMENTS_GIFT_THINGS];
        lost[option] = sacrifice != MOVE_NONE
                           ? monuments_gifts_lost_then(match_copy(), sacrifice, option, which)
                           : monuments_gifts_lost(
                                 match_copy(), MONUMENTS_MOVE(MONUMENTS_OP_OPTION, option, 0, 0, 0), which);
    }
}

/* The worker is given up for all of the layer: what was paid for it counts, and gifts without a place are
 * told before. */
static void a_sacrifice_tells_all_that_the_layer_brings(void) {
    struct rng rng;
    int before = 0;
    unsigned foretold[MONUMENTS_OPTIONS], lost[MONUMENTS_OPTIONS];
    char words[40];
    begin(4, 4, NULL, 1);
    rng_seed(&rng, 7);
    while (asked() != MONUMENTS_TASK_SACRIFICE) {
        before = asked() == MONUMENTS_TASK_TURN ? points_of(play_seat()) : before;
        TEST_ASSERT_TRUE(handheld_move(monuments.rollout(play_state(), &rng)));
    }
    show();
    const unsigned seat = play_seat();
    unsigned least;
    (void)monuments_likely_gentle(play_state(), match_copy(), &least);
    TEST_ASSERT_NULL(
        strstr(handheld_text(), "may find no room:")); /* the cursor begins where that can be helped */
    unsigned told = 0;
    static const uint32_t ways[] = {BUTTON_DOWN, BUTTON_LEFT, BUTTON_UP, BUTTON_RIGHT};
    for (unsigned i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        int8_t which[MONUMENTS_GIFT_THINGS];
        handheld_press(ways[i]);
        const move_t here = MONUMENTS_MOVE(MONUMENTS_OP_SACRIFICE, monuments_ui_memory()->cursor, 0, 0, 0);
        const bool more = monuments_gifts_lost_most(play_state(), match_copy(), here, which) > least;
        TEST_ASSERT_EQUAL_MESSAGE(more, strstr(handheld_text(), "may find no room:") != NULL,
                                  handheld_text());
        told += more;
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, told);
    gifts_lost(foretold, MONUMENTS_MOVE(MONUMENTS_OP_SACRIFICE, monuments_ui_memory()->cursor, 0, 0, 0));
    char shown[400];
    snprintf(shown, sizeof shown, "%s", handheld_text());
    handheld_press(BUTTON_A);
    snprintf(words, sizeof words, "Layer 1 less its price: +%d points", points_of(seat) - before);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(shown, words), shown);
    TEST_ASSERT_TRUE(handheld_move(monuments_likely(play_state())));
    gifts_lost(lost, MOVE_NONE);
    TEST_ASSERT_EQUAL_UINT_ARRAY(lost, foretold, MONUMENTS_OPTIONS);
}

/* The cursor of a unit that was picked up begins on the hex that brings most. */
static void a_unit_is_led_to_what_brings_most(void) {
    begin(4, 4, NULL, 1);
    for (unsigned round = 1; round < 20; round += 3) {
        unsigned count;
        go_on_to(MONUMENTS_TASK_MOVE, round, 7);
        if (monuments_ui_memory()->place.from == MONUMENTS_NO_HEX) {
            handheld_press(BUTTON_A);
        }
        const unsigned from = monuments_ui_memory()->place.from, to = monuments_ui_memory()->cursor;
        int best = -1000, here = -1000;
        (void)monuments_ui_moves(&count);
        for (unsigned i = 0; i < count; i++) {
            const move_t move = monuments_ui_moves(&count)[i];
            if (monuments_ui_move_place(move) == from) {
                const int gain = match_tried_gain(match_try(move), play_seat());
                best = gain > best ? gain : best;
                here = monuments_ui_move_to(move) == to && gain > here ? gain : here;
            }
        }
        TEST_ASSERT_EQUAL_INT(best, here);
        TEST_ASSERT_TRUE(handheld_move(monuments_likely(play_state())));
    }
}

/* Before the first choice: what counts more for this seat, and less. */
static void the_first_screen_tells_the_score_card(void) {
    begin(2, 2, NULL, 1);
    show();
    says("Your score card, ");
    says(monuments_score_card_text(monuments_ui_seat(play_seat()).score_card).title);
    handheld_press(BUTTON_Y);
    says("Your score card, ");
}

/* On every step B is named, and what it does at the first decision of all is to leave. */
static void lists_say_where_B_leads(void) {
    begin(2, 2, NULL, 1);
    show();
    says("B Home");
    go_on_to(MONUMENTS_TASK_UPGRADE, 1, 7);
    says("B Back");
}

/* In the log, while one watches and on the page of a turn: by what it gives, not by its number. */
static void an_option_is_called_by_its_gifts(void) {
    struct match_words words[MONUMENTS_OPTIONS];
    begin(4, 4, NULL, 1);
    for (uint64_t seed = 7; !played_to(MONUMENTS_TASK_OPTION, 5, seed); seed++) {
        play_forget();
        start();
        begin(4, 4, NULL, 1);
    }
    show();
    bool any = false;
    const bool told = strstr(handheld_text(), "Lost:") != NULL; /* beside each option, from the beginning */
    for (unsigned option = 0; option < MONUMENTS_OPTIONS; option++) {
        int8_t which[MONUMENTS_GIFT_THINGS];
        const move_t move = MONUMENTS_MOVE(MONUMENTS_OP_OPTION, option, 0, 0, 0);
        monuments_ui_move_put(play_state(), move, match_words(&words[option]));
        const bool lost = monuments_gifts_lost(match_copy(), move, which) > 0;
        TEST_ASSERT_EQUAL_MESSAGE(lost, strstr(handheld_text(), "You have wood") == NULL, handheld_text());
        TEST_ASSERT_TRUE(!lost || strstr(handheld_text(), monuments_gifts_why(which)) != NULL);
        any = any || lost;
        handheld_press(BUTTON_DOWN);
    }
    TEST_ASSERT_TRUE(any && told);
    TEST_ASSERT_NOT_EQUAL(0, strcmp(words[0].words, words[1].words));
    TEST_ASSERT_NOT_EQUAL(0, strcmp(words[1].words, words[2].words));
    TEST_ASSERT_EQUAL_STRING("chooses 3{unit_worker} {house_town}", words[0].words);
}

/* Where only one card could be turned, nobody is asked: it is told all the same. */
static void a_card_that_turns_by_itself_is_named(void) {
    static uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    unsigned found = 0;
    struct rng rng;
    begin(2, 2, NULL, 1);
    rng_seed(&rng, 7);
    while (play_turn() != GAME_OVER) {
        const move_t move = monuments.rollout(play_state(), &rng);
        struct match_words words;
        struct monuments_seat before, after;
        const unsigned seat = play_seat();
        monuments_seat(play_state(), seat, &before);
        monuments_seat(match_after(play_state(), move), seat, &after);
        monuments_ui_by_itself_put(play_state(), move, match_words(&words));
        if (move == MONUMENTS_MOVE(MONUMENTS_OP_PLAY, 0, MONUMENTS_CARD_UPGRADE, 0, 0) &&
            after.green != before.green) {
            TEST_ASSERT_NOT_NULL_MESSAGE(strstr(words.words, " turns green"), words.words);
            found++;
        }
        const unsigned green = after.green & ~(unsigned)before.green;
        memcpy(state, play_state(), monuments.state_bytes);
        TEST_ASSERT_TRUE(handheld_move(move));
        monuments_ui_watch.note(&(struct match_watched){.last = move, .seat = (uint8_t)seat}, state);
        TEST_ASSERT_EQUAL_UINT(green != 0 ? bits_lowest(green) : MONUMENTS_CARDS,
                               monuments_ui_memory()->turned);
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, found);
}

/* ---- what lies in view */

static bool held[MONUMENTS_HEXES];

/* Of the near board. */
static int y_on_board(unsigned hex) {
    const struct monuments_hex_data *data = &monuments_hexes[hex];
    return data->row * 44 + (data->column % 2 == 0 ? 22 : 0);
}

static bool ferries_here(move_t move) {
    return monuments_move_op(move) == MONUMENTS_OP_FERRY &&
           monuments_move_hex(move) == monuments_ui_memory()->cursor;
}

/* Where several ferries can be built in one hex, the water of the one under the cursor lies above the list.
 */
static void a_list_hides_no_place_of_its_choices(void) {
    enum { HEX = 44, PANEL_BOTTOM = 219, ROW = 23, ROWS_MOST = 4 };
    unsigned seen = 0;
    bool pictured = false;
    begin(4, 4, NULL, 1);
    for (uint64_t seed = 1; seen < 12 && played_to(MONUMENTS_TASK_BUILD, 5, seed); seed++) {
        show();
        const unsigned count = monuments_ui_choice_count(ferries_here);
        handheld_press(BUTTON_A);
        const struct list *list = &monuments_ui_memory()->list.list;
        for (unsigned row = 0; count > 1 && row < list->count; row++, handheld_press(BUTTON_DOWN)) {
            const move_t move = monuments_ui_choice_at(monuments_ui_memory()->list.offered, list->at);
            const int rows = (int)(list->count < ROWS_MOST ? list->count : ROWS_MOST);
            if (monuments_move_op(move) == MONUMENTS_OP_FERRY) {
                const int y = MONUMENTS_UI_BOARD_Y + y_on_board(monuments_ui_move_to(move)) -
                              monuments_ui_memory()->board.pan_y;
                TEST_ASSERT_GREATER_OR_EQUAL_INT(MONUMENTS_UI_BOARD_Y, y);
                TEST_ASSERT_LESS_OR_EQUAL_INT(PANEL_BOTTOM - 4 - ROW * rows, y + HEX);
                seen++;
            }
        }
        if (seen > 0 && !pictured) {
            handheld_picture("monuments-build-ferry");
            pictured = true;
        }
        start();
        begin(4, 4, NULL, 1);
    }
    TEST_ASSERT_GREATER_OR_EQUAL_UINT(12, seen);
}

/* Of what the seat to move holds, how much would be wholly in view with another pan. */
static unsigned own_in_view(int pan_x, int pan_y) {
    enum { WIDTH = 52, HEIGHT = 44 };
    unsigned count = 0;
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        const int x = monuments_hexes[hex].column * 39 - pan_x, y = y_on_board(hex) - pan_y;
        count += held[hex] && x >= 0 && x + WIDTH <= CANVAS_WIDTH && y >= 0 &&
                 y + HEIGHT <= MONUMENTS_UI_BOARD_HEIGHT;
    }
    return count;
}

static bool home_in_view(unsigned seat) {
    const struct monuments_ui_board_memory *board = &monuments_ui_memory()->board;
    memset(held, 0, sizeof held);
    held[monuments_civilisations[monuments_ui_seat(seat).civilisation].hex] = true;
    return own_in_view(board->pan_x, board->pan_y) == 1;
}

/* An opponent has only taken its cards back: no step lies on the board, which shows its land all the same;
 * whoever looks at the last turns again finds the board as it was. */
static void others_turns_show_their_land(void) {
    const move_t take = MONUMENTS_MOVE(MONUMENTS_OP_TAKE, 0, 0, 0, 0);
    struct rng rng;
    begin(2, 1, NULL, 1);
    rng_seed(&rng, 3);
    while (asked() != MONUMENTS_TASK_TURN || play_person_to_move() || !match_legal(play_match(), take)) {
        TEST_ASSERT_TRUE(handheld_move(monuments.rollout(play_state(), &rng)));
    }
    const unsigned other = play_seat();
    TEST_ASSERT_TRUE(handheld_move(take));
    match_memory_clear(); /* as after power-on */
    recap_show();
    TEST_ASSERT_TRUE(home_in_view(other));
    match_ui()->show();
    TEST_ASSERT_TRUE(home_in_view(play_seat()));
    const unsigned cursor = monuments_ui_memory()->cursor;
    recap_look();
    TEST_ASSERT_TRUE(home_in_view(other));
    handheld_press(BUTTON_B);
    TEST_ASSERT_EQUAL_UINT(cursor, monuments_ui_memory()->cursor);
    TEST_ASSERT_TRUE(home_in_view(play_seat()));
}

/* With the monument and what lies around it as much of one's land as has room. */
static void a_turn_begins_with_ones_land_in_view(void) {
    enum { AROUND = 22, WIDTH = 52, HEIGHT = 44 };
    unsigned turns = 0;
    struct rng rng;
    begin(4, 4, NULL, 1);
    rng_seed(&rng, 1);
    while (play_turn() != GAME_OVER) {
        if (asked() != MONUMENTS_TASK_TURN || ++turns % 7 != 0) {
            TEST_ASSERT_TRUE(handheld_move(monuments.rollout(play_state(), &rng)));
            continue;
        }
        monuments_ui_memory()->home_of = 0; /* as after another seat's turn */
        show();
        const unsigned home = monuments_civilisations[monuments_ui_seat(play_seat()).civilisation].hex;
        unsigned most = 0;
        for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
            held[hex] = monuments_ui_hex(hex).seat == play_seat();
        }
        const int x = monuments_hexes[home].column * 39, y = y_on_board(home);
        for (int pan_x = x + WIDTH + AROUND - CANVAS_WIDTH; pan_x <= x - AROUND; pan_x++) {
            for (int pan_y = y + HEIGHT + AROUND - MONUMENTS_UI_BOARD_HEIGHT; pan_y <= y - AROUND; pan_y++) {
                const unsigned count = own_in_view(pan_x, pan_y);
                most = count > most ? count : most;
            }
        }
        const struct monuments_ui_board_memory *board = &monuments_ui_memory()->board;
        TEST_ASSERT_EQUAL_UINT(most, own_in_view(board->pan_x, board->pan_y));
        TEST_ASSERT_TRUE(handheld_move(monuments.rollout(play_state(), &rng)));
    }
    TEST_ASSERT_GREATER_THAN_UINT(70, turns);
}

/* ---- words and values */

/* The next of several cards that turn green is looked for where the last one was found. */
static void cards_that_turn_green_keep_the_cursor(void) {
    begin(4, 4, NULL, 1);
    for (uint64_t seed = 7; !played_to(MONUMENTS_TASK_GIFT_UPGRADE, 1, seed) || monuments_ui_step().left < 2;
         seed++) {
        play_forget();
        start();
        begin(4, 4, NULL, 1);
    }
    show();
    handheld_press_times(BUTTON_DOWN, 2);
    handheld_press(BUTTON_A);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_GIFT_UPGRADE, asked());
    TEST_ASSERT_EQUAL_UINT(2, monuments_ui_memory()->list.list.at);
}

/* From whichever bank it is built. */
static void a_bridge_has_one_name(void) {
    begin(2, 2, NULL, 1);
    for (unsigned river = 0; river < MONUMENTS_RIVERS; river++) {
        char name[40];
        struct match_words words;
        snprintf(name, sizeof name, "Bridge %s to %s", monuments_ui_hex_name(monuments_rivers[river].hex),
                 monuments_ui_hex_name(monuments_rivers[river].other));
        monuments_ui_choice_put(MONUMENTS_MOVE(MONUMENTS_OP_BRIDGE, river, 0, 0, 0), match_words(&words));
        TEST_ASSERT_EQUAL_STRING(name, words.words);
    }
}

/* What it would bring stands beside it; what a quest costs that is kept and not done, too. */
static void cards_of_the_fifth_layer_show_their_points(void) {
    begin(4, 4, NULL, 1);
    go_on_to(MONUMENTS_TASK_KEEP, 1, 7);
    for (uint64_t seed = 7; monuments_ui_seat(play_seat()).layers < MONUMENTS_LAYERS; seed++) {
        play_forget();
        start();
        begin(4, 4, NULL, 1);
        while (play_turn() != GAME_OVER && (asked() != MONUMENTS_TASK_BONUS ||
                                            monuments_ui_seat(play_seat()).layers < MONUMENTS_LAYERS)) {
            struct rng rng;
            rng_seed(&rng, seed + play_match()->length);
            TEST_ASSERT_TRUE(handheld_move(monuments.rollout(play_state(), &rng)));
        }
    }
    show();
    handheld_press(BUTTON_A);
    for (unsigned i = 0; i < monuments_ui_memory()->list.list.count; i++) {
        char worth[16];
        snprintf(worth, sizeof worth, "+%d",
                 match_tried_gain(match_try(monuments_ui_choice_at(monuments_ui_offered, i)), play_seat()));
        says(worth);
    }
    const int most = match_tried_gain(
        match_try(monuments_ui_choice_at(monuments_ui_offered, monuments_ui_memory()->list.list.at)),
        play_seat());
    for (unsigned i = 0; i < monuments_ui_memory()->list.list.count; i++) {
        const move_t other = monuments_ui_choice_at(monuments_ui_offered, i);
        TEST_ASSERT_LESS_OR_EQUAL_INT(most, match_tried_gain(match_try(other), play_seat()));
    }
    handheld_picture("monuments-fifth-card");
}

/* To decline the rest of the drawn quests is nothing that was forgotten. */
static void quests_are_declined_without_a_reproach(void) {
    const move_t done = MONUMENTS_MOVE(MONUMENTS_OP_DONE, 0, 0, 0, 0);
    begin(4, 4, NULL, 1);
    do {
        go_on_to(MONUMENTS_TASK_KEEP, 1, 7);
        if (!match_legal(play_match(), done)) {
            handheld_press(BUTTON_A);
        }
    } while (asked() != MONUMENTS_TASK_KEEP || !match_legal(play_match(), done));
    handheld_press_times(BUTTON_DOWN, 3);
    handheld_press(BUTTON_A);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "End of turn"), handheld_text());
    TEST_ASSERT_NULL_MESSAGE(strstr(handheld_text(), "More could be done"), handheld_text());
}

/* The page of a resource placed in the set-up shows it, and says what it is good for. */
static void a_placement_says_what_it_is_good_for(void) {
    begin(2, 2, NULL, 1);
    go_on_to(MONUMENTS_TASK_PLACE_FIRST, 0, 7);
    while (strstr(handheld_text(), "makes it final") == NULL) {
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "a worker there can spend it"), handheld_text());
    handheld_picture("monuments-place-end");
}

static void pictures_of_every_decision(void) {
    picture_of(MONUMENTS_TASK_KEEP_FIRST, 0, "monuments-keep-first");
    picture_of(MONUMENTS_TASK_PLACE_FIRST, 0, "monuments-place-first");
    picture_of(MONUMENTS_TASK_PRODUCE, 10, "monuments-produce");
    picture_of(MONUMENTS_TASK_BUILD, 10, "monuments-build");
    picture_of(MONUMENTS_TASK_PAY, 10, "monuments-pay");
    picture_of(MONUMENTS_TASK_UPGRADE, 5, "monuments-upgrade");
    picture_of(MONUMENTS_TASK_SACRIFICE, 5, "monuments-sacrifice");
    picture_of(MONUMENTS_TASK_BONUS, 5, "monuments-bonus");
    picture_of(MONUMENTS_TASK_OPTION, 5, "monuments-option");
    picture_of(MONUMENTS_TASK_TRAIN, 5, "monuments-train");
    picture_of(MONUMENTS_TASK_KEEP, 5, "monuments-keep");
    picture_of(MONUMENTS_TASK_TRADE, 5, "monuments-trade");
    picture_of(MONUMENTS_TASK_GET, 5, "monuments-get");
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(two_people_play_to_the_ranking);
    RUN_TEST(two_people_mean_their_moves);
    RUN_TEST(four_people_mean_theirs);
    RUN_TEST(pictures_of_a_turn);
    RUN_TEST(pictures_of_moving);
    RUN_TEST(pictures_of_an_opponent);
    RUN_TEST(picture_of_a_winner_without_a_layer);
    RUN_TEST(pictures_of_prices);
    RUN_TEST(prices_stand_on_their_cards);
    RUN_TEST(what_cant_be_chosen_says_why);
    RUN_TEST(what_is_in_the_way_is_named);
    RUN_TEST(what_cant_be_built_says_why);
    RUN_TEST(land_that_gives_nothing_is_named);
    RUN_TEST(no_list_begins_on_done);
    RUN_TEST(gifts_show_no_price);
    RUN_TEST(a_reduced_price_is_paid_on_one_screen);
    RUN_TEST(a_sacrifice_tells_all_that_the_layer_brings);
    RUN_TEST(a_unit_is_led_to_what_brings_most);
    RUN_TEST(the_first_screen_tells_the_score_card);
    RUN_TEST(lists_say_where_B_leads);
    RUN_TEST(an_option_is_called_by_its_gifts);
    RUN_TEST(a_card_that_turns_by_itself_is_named);
    RUN_TEST(a_list_hides_no_place_of_its_choices);
    RUN_TEST(a_turn_begins_with_ones_land_in_view);
    RUN_TEST(others_turns_show_their_land);
    RUN_TEST(cards_that_turn_green_keep_the_cursor);
    RUN_TEST(a_bridge_has_one_name);
    RUN_TEST(cards_of_the_fifth_layer_show_their_points);
    RUN_TEST(quests_are_declined_without_a_reproach);
    RUN_TEST(a_placement_says_what_it_is_good_for);
    RUN_TEST(pictures_of_every_decision);
    return UNITY_END();
}
