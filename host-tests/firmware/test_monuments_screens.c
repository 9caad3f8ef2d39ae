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
#include "monuments/board_picture.h"
#include "monuments/memory.h"
#include "monuments/monuments.h"
#include "monuments/monuments_ui.h"
#include "monuments_player.h"
#include "play.h"
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
    handheld_run_ms(HANDHELD_COUNT_MS);
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
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "can’t pay"), handheld_text());
    handheld_picture("monuments-prices-build");
    handheld_press(BUTTON_B);
    match_explain(&monuments_ui_a_card, MONUMENTS_CARD_TRAIN);
    handheld_run_ms(20);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Air force can’t pay"), handheld_text());
    handheld_picture("monuments-prices-train");
}

static void says(const char *words) {
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), words), handheld_text());
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
    handheld_press(BUTTON_B);
    while (strstr(handheld_text(), "End of turn") == NULL) {
        handheld_press(BUTTON_A);
    }
    says("Worker to L4, ");
}

/* What a layer gives is paid by nobody. */
static void gifts_show_no_price(void) {
    unsigned count;
    begin(4, 4, NULL, 1);
    TEST_ASSERT_TRUE(played_to(MONUMENTS_TASK_GIFT_UPGRADE, 1, 7));
    show();
    const move_t *moves = monuments_ui_moves(&count);
    for (unsigned i = 0; i < count; i++) {
        const uint8_t *cost = monuments_ui_choice_cost(moves[i]);
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
        unsigned all;
        lost[option] = sacrifice != MOVE_NONE
                           ? monuments_gifts_lost_then(match_copy(), sacrifice, option)
                           : monuments_gifts_lost(match_copy(),
                                                  MONUMENTS_MOVE(MONUMENTS_OP_OPTION, option, 0, 0, 0), &all);
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
    gifts_lost(foretold, MONUMENTS_MOVE(MONUMENTS_OP_SACRIFICE, monuments_ui_memory()->cursor, 0, 0, 0));
    snprintf(words, sizeof words, "gifts lost: %u, %u or %u", foretold[0], foretold[1], foretold[2]);
    says(words);
    char shown[400];
    snprintf(shown, sizeof shown, "%s", handheld_text());
    handheld_press(BUTTON_A);
    snprintf(words, sizeof words, "+%d points for layer 1", points_of(seat) - before);
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
    for (unsigned option = 0; option < MONUMENTS_OPTIONS; option++) {
        unsigned all;
        const move_t move = MONUMENTS_MOVE(MONUMENTS_OP_OPTION, option, 0, 0, 0);
        monuments_ui_move_put(play_state(), move, match_words(&words[option]));
        const bool lost = monuments_gifts_lost(match_copy(), move, &all) > 0;
        TEST_ASSERT_EQUAL_MESSAGE(lost, strstr(handheld_text(), "No place for") != NULL, handheld_text());
        handheld_press(BUTTON_DOWN);
    }
    TEST_ASSERT_NOT_EQUAL(0, strcmp(words[0].words, words[1].words));
    TEST_ASSERT_NOT_EQUAL(0, strcmp(words[1].words, words[2].words));
    TEST_ASSERT_EQUAL_STRING("chooses 3 workers, 1 town", words[0].words);
}

/* Where only one card could be turned, nobody is asked: it is told all the same. */
static void a_card_that_turns_by_itself_is_named(void) {
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
            TEST_ASSERT_NOT_NULL_MESSAGE(strstr(words.words, " turns "), words.words);
            found++;
        }
        TEST_ASSERT_TRUE(handheld_move(move));
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, found);
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
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "for a worker there"), handheld_text());
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
    RUN_TEST(what_cant_be_chosen_says_why);
    RUN_TEST(gifts_show_no_price);
    RUN_TEST(a_reduced_price_is_paid_on_one_screen);
    RUN_TEST(a_sacrifice_tells_all_that_the_layer_brings);
    RUN_TEST(a_unit_is_led_to_what_brings_most);
    RUN_TEST(the_first_screen_tells_the_score_card);
    RUN_TEST(lists_say_where_B_leads);
    RUN_TEST(an_option_is_called_by_its_gifts);
    RUN_TEST(a_card_that_turns_by_itself_is_named);
    RUN_TEST(quests_are_declined_without_a_reproach);
    RUN_TEST(a_placement_says_what_it_is_good_for);
    RUN_TEST(pictures_of_every_decision);
    return UNITY_END();
}
