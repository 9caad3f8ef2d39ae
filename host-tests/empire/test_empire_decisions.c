/* Each decision of docs/rules-empire.md, where the rulebook is silent, by its number. Seats count from 1. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "standing.h"
#include "table.h"

enum { NEUTRAL = EMPIRE_NEUTRAL + 1, NOBODY = EMPIRE_NOBODY + 1 };

void setUp(void) {}

void tearDown(void) {}

/* ---- 1 ---- */

static void test_decision_1_a_card_must_be_taken(void) {
    table_set_up_playing("seats=3");
    TEST_ASSERT_FALSE(table_legal("pass"));
    TEST_ASSERT_EQUAL_UINT(6, table_count("take:"));
}

static void test_decision_1_without_coins_the_leftmost_can_be_taken(void) {
    table_set_up_playing("seats=3");
    board->coins[0] = 0;
    table_expect("take:1");
    board->coins[0] = 1;
    table_expect("take:1 take:2 take:3");
    board->coins[0] = 2;
    table_expect("take:1 take:2 take:3 take:4 take:5");
}

static void test_decision_1_the_action_may_be_declined_whole_or_in_part(void) {
    table_set_up_playing("seats=3");
    table_take(14);
    table_play("pass");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&table));
    table_take(15);
    table_play("place:A13 pass");
    TEST_ASSERT_EQUAL_INT(2, match_turn(&table));
    TEST_ASSERT_EQUAL_UINT8(4, board->armies[table_region("A13")][1]);
}

/* ---- 2 ---- */

static void test_decision_2_and_destroys_first_and_places_then(void) {
    table_set_up_playing("seats=3");
    table_take(39);
    table_expect("destroy:red:A13 destroy:blue:A13 destroy:yellow:A13 pass");
    table_play("destroy:blue:A13");
    table_expect("place:A13 pass");
    table_play("place:A13");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&table));
    TEST_ASSERT_EQUAL_UINT8(4, board->armies[table_region("A13")][0]);
    TEST_ASSERT_EQUAL_UINT8(2, board->armies[table_region("A13")][1]);
}

static void test_decision_2_either_half_may_be_skipped(void) {
    table_set_up_playing("seats=3");
    table_take(39);
    table_play("pass");
    TEST_ASSERT_EQUAL_INT(0, match_turn(&table));
    table_expect("place:A13 pass");
    table_set_up_playing("seats=3");
    table_take(39);
    table_play("destroy:yellow:A13 pass");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&table));
}

static void test_decision_2_an_own_army_destroyed_can_be_placed_again(void) {
    table_set_up_playing("seats=3");
    board->supply[0] = 0;
    table_take(39);
    table_play("destroy:red:A13 place:A13");
    TEST_ASSERT_EQUAL_UINT8(0, board->supply[0]);
    TEST_ASSERT_EQUAL_INT(1, match_turn(&table));
}

/* ---- 3 ---- */

static void test_decision_3_a_second_own_city_in_a_region(void) {
    table_set_up_playing("seats=3");
    table_take(36);
    table_play("city:A13");
    table_turn(1);
    table_take(37);
    table_play("city:A13");
    TEST_ASSERT_EQUAL_UINT(2, empire_cities_in(board, 0, table_region("A13")));
}

static void test_decision_3_each_city_counts_as_an_army(void) {
    table_set_up_playing("seats=3");
    table_clear();
    table_armies(2, "A1", 2);
    table_armies(1, "A1", 1);
    TEST_ASSERT_EQUAL_UINT(2, table_owner("A1"));
    table_city(1, "A1");
    TEST_ASSERT_EQUAL_UINT(NOBODY, table_owner("A1"));
    table_city(1, "A1");
    TEST_ASSERT_EQUAL_UINT(1, table_owner("A1"));
}

/* ---- 4 ---- */

static void test_decision_4_ten_neutral_armies_by_turns_before_the_bid(void) {
    table_set_up("seats=2");
    for (unsigned i = 0; i < 10; i++) {
        TEST_ASSERT_EQUAL_INT((int)(i & 1u), match_turn(&table));
        TEST_ASSERT_EQUAL_UINT(25, table_count("neutral:A"));
        table_play("neutral:A7");
    }
    TEST_ASSERT_EQUAL_UINT8(10, board->armies[table_region("A7")][EMPIRE_NEUTRAL]);
    TEST_ASSERT_EQUAL_INT(0, match_turn(&table));
    TEST_ASSERT_EQUAL_UINT(15, table_count("bid:"));
    table_set_up("seats=3");
    TEST_ASSERT_EQUAL_UINT(0, table_count("neutral:"));
}

static void test_decision_4_neutral_armies_block_regions(void) {
    table_set_up_playing("seats=2");
    table_clear();
    table_armies(1, "A1", 2);
    table_armies(NEUTRAL, "A1", 1);
    TEST_ASSERT_EQUAL_INT(1, table_points(1, EMPIRE_SOURCE_REGIONS));
    table_armies(NEUTRAL, "A1", 2);
    TEST_ASSERT_EQUAL_UINT(NOBODY, table_owner("A1"));
    TEST_ASSERT_EQUAL_INT(0, table_points(1, EMPIRE_SOURCE_REGIONS));
    table_armies(NEUTRAL, "A1", 3);
    TEST_ASSERT_EQUAL_UINT(NEUTRAL, table_owner("A1"));
    TEST_ASSERT_EQUAL_INT(0, table_points(1, EMPIRE_SOURCE_REGIONS));
}

static void test_decision_4_neutral_armies_block_continents(void) {
    table_set_up_playing("seats=2");
    table_clear();
    table_armies(1, "A8", 1);
    TEST_ASSERT_EQUAL_INT(1, table_points(1, EMPIRE_SOURCE_CONTINENTS));
    table_armies(NEUTRAL, "A9", 1);
    TEST_ASSERT_EQUAL_UINT(NOBODY, table_continent_owner(1));
    TEST_ASSERT_EQUAL_INT(0, table_points(1, EMPIRE_SOURCE_CONTINENTS));
    TEST_ASSERT_EQUAL_INT(1, table_points(1, EMPIRE_SOURCE_REGIONS));
}

static void test_decision_4_neutral_armies_may_be_destroyed(void) {
    table_set_up_playing("seats=2");
    table_take(39);
    TEST_ASSERT_TRUE(table_legal("destroy:neutral:A25"));
}

/* ---- 5 ---- */

static void test_decision_5_any_army_anywhere_and_back_to_its_owner(void) {
    table_set_up_playing("seats=3");
    table_armies(3, "A20", 1);
    table_take(13);
    TEST_ASSERT_TRUE(table_legal("destroy:red:A13"));
    TEST_ASSERT_TRUE(table_legal("destroy:blue:A13"));
    uint8_t const before = board->supply[2];
    table_play("destroy:yellow:A20");
    TEST_ASSERT_EQUAL_UINT8(before + 1, board->supply[2]);
    TEST_ASSERT_EQUAL_UINT8(0, board->armies[table_region("A20")][2]);
}

static void test_decision_5_cities_cannot_be_destroyed(void) {
    table_set_up_playing("seats=3");
    table_city(2, "A20");
    table_take(13);
    TEST_ASSERT_FALSE(table_legal("destroy:blue:A20"));
}

/* ---- 6 ---- */

static void test_decision_6_fourteen_armies_and_three_cities(void) {
    table_set_up_playing("seats=3");
    TEST_ASSERT_EQUAL_UINT8(11, board->supply[0]);
    TEST_ASSERT_EQUAL_UINT(3, empire_armies_on_board(board, 0));
    TEST_ASSERT_EQUAL_INT(3, EMPIRE_CITIES);
}

static void test_decision_6_as_many_armies_as_there_are(void) {
    table_set_up_playing("seats=3");
    board->supply[0] = 1;
    table_take(14);
    table_play("place:A13");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&table));
    TEST_ASSERT_EQUAL_UINT8(0, board->supply[0]);
}

static void test_decision_6_nothing_left_ends_the_action_at_once(void) {
    table_set_up_playing("seats=3");
    board->supply[0] = 0;
    table_take(14);
    TEST_ASSERT_EQUAL_INT(1, match_turn(&table));
    table_turn(1);
    table_city(1, "A13");
    table_city(1, "A13");
    table_city(1, "A13");
    table_take(36);
    TEST_ASSERT_EQUAL_INT(1, match_turn(&table));
    table_turn(1);
    table_take(12); /* nothing to place: the other half is left */
    TEST_ASSERT_EQUAL_UINT(0, table_count("place:"));
    TEST_ASSERT_EQUAL_UINT(6, table_count("move:A13:"));
}

/* ---- 7 ---- */

static struct empire_goods goods_of(unsigned seat) {
    struct empire_control control;
    struct empire_goods goods;
    empire_control(board, &control);
    empire_goods(board, &control, seat - 1, &goods);
    return goods;
}

static void hold(unsigned seat, enum empire_good good, unsigned count) {
    board->goods[seat - 1][good] = (uint8_t)count;
}

static void test_decision_7_a_wild_joins_a_good_that_is_held(void) {
    table_set_up_playing("seats=3");
    hold(1, EMPIRE_WILD, 1);
    TEST_ASSERT_EQUAL_UINT8(0, goods_of(1).total);
    hold(1, EMPIRE_ORE, 1);
    TEST_ASSERT_EQUAL_UINT8(1, goods_of(1).total);
    TEST_ASSERT_EQUAL_UINT8(1, goods_of(1).wilds[EMPIRE_ORE]);
}

static void test_decision_7_wilds_go_where_they_count_most(void) {
    table_set_up_playing("seats=3");
    hold(1, EMPIRE_WILD, 2);
    hold(1, EMPIRE_RUBY, 1);
    hold(1, EMPIRE_ORE, 4);
    struct empire_goods const goods = goods_of(1);
    TEST_ASSERT_EQUAL_UINT8(1, goods.wilds[EMPIRE_ORE]);
    TEST_ASSERT_EQUAL_UINT8(1, goods.wilds[EMPIRE_RUBY]);
    TEST_ASSERT_EQUAL_UINT8(2 + 5, goods.total);
}

static void test_decision_7_five_points_are_the_most_of_a_good(void) {
    table_set_up_playing("seats=3");
    hold(1, EMPIRE_WILD, 3);
    hold(1, EMPIRE_RUBY, 4);
    TEST_ASSERT_EQUAL_UINT8(5, goods_of(1).total);
    TEST_ASSERT_EQUAL_UINT8(0, goods_of(1).next[EMPIRE_RUBY]);
}

static void test_decision_7_a_controlled_token_is_held(void) {
    table_set_up_playing("seats=3 tokens=on");
    table_clear();
    table_armies(1, "A1", 1);
    board->tokens[0][0] = EMPIRE_ORE; /* A1 is the first triangle */
    hold(1, EMPIRE_WILD, 1);
    TEST_ASSERT_EQUAL_UINT8(1, goods_of(1).total);
    table_armies(1, "A1", 0);
    TEST_ASSERT_EQUAL_UINT8(0, goods_of(1).total);
}

/* ---- 8 ---- */

static void test_decision_8_bids_are_secret_until_all_are_in(void) {
    table_set_up("seats=3");
    TEST_ASSERT_TRUE(empire.secret(board));
    table_play("bid:4");
    TEST_ASSERT_NOT_NULL(strstr(table_json(1), "\"bid\":4"));
    TEST_ASSERT_NOT_NULL(strstr(table_json(0), "\"bid\":4"));
    TEST_ASSERT_NULL(strstr(table_json(2), "\"bid\":4"));
    TEST_ASSERT_NOT_NULL(strstr(table_json(2), "\"bid\":\"sealed\""));
    table_play("bid:2 bid:3");
    TEST_ASSERT_FALSE(empire.secret(board));
    TEST_ASSERT_NOT_NULL(strstr(table_json(2), "\"bid\":4"));
}

static void test_decision_8_the_highest_pays_and_the_others_do_not(void) {
    table_set_up("seats=3");
    table_play("bid:4 bid:11 bid:3");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&table));
    TEST_ASSERT_EQUAL_UINT8(11, board->coins[0]);
    TEST_ASSERT_EQUAL_UINT8(0, board->coins[1]);
    TEST_ASSERT_EQUAL_UINT8(11, board->coins[2]);
}

static void test_decision_8_ties_by_the_die(void) {
    table_set_up("seats=3 ties=die");
    memcpy(board->tie_order[0], (uint8_t[]){2, 1, 0}, 3);
    memcpy(table.base, table.state, sizeof *board);
    table_play("bid:4 bid:4 bid:1");
    TEST_ASSERT_EQUAL_UINT8(1, board->winner);
}

static void test_decision_8_the_die_is_fair(void) {
    unsigned won[3] = {0};
    for (unsigned seed = 1; seed <= 600; seed++) {
        char words[40];
        snprintf(words, sizeof words, "seats=3 ties=die seed=%u", seed);
        table_set_up(words);
        table_play("bid:0 bid:0 bid:0");
        won[board->winner]++;
    }
    for (unsigned seat = 0; seat < 3; seat++) {
        TEST_ASSERT_UINT_WITHIN(50, 200, won[seat]);
    }
}

static void test_decision_8_ties_by_seat(void) {
    for (unsigned seed = 1; seed <= 20; seed++) {
        char words[40];
        snprintf(words, sizeof words, "seats=4 ties=seat seed=%u", seed);
        table_set_up(words);
        table_play("bid:1 bid:4 bid:2 bid:4");
        TEST_ASSERT_EQUAL_UINT8(1, board->winner);
    }
}

/* ---- 9 ---- */

static struct standing standing(void) {
    struct standing out;
    standing_of(&empire, board, &out);
    return out;
}

/* Everybody equal: one region each with an army, no goods. */
static void set_up_equal(void) {
    table_set_up_playing("seats=3");
    table_clear();
    table_armies(1, "A1", 1);
    table_armies(2, "A2", 1);
    table_armies(3, "A3", 1);
}

static void test_decision_9_equal_places_are_shared(void) {
    set_up_equal();
    struct standing const all = standing();
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){1, 1, 1}), all.rank, 3);
    TEST_ASSERT_EQUAL_UINT8(0, all.decided_by);
}

static void test_decision_9_coins_break_ties_of_points(void) {
    set_up_equal();
    board->coins[1]++;
    table_armies(1, "A1", 2);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){2, 1, 3}), standing().rank, 3);
    TEST_ASSERT_EQUAL_UINT8(1, standing().decided_by);
}

static void test_decision_9_then_armies_without_cities(void) {
    set_up_equal();
    table_armies(3, "A3", 2);
    table_city(1, "A1");
    table_city(1, "A1");
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){2, 2, 1}), standing().rank, 3);
    TEST_ASSERT_EQUAL_UINT8(2, standing().decided_by);
}

static void test_decision_9_then_regions(void) {
    set_up_equal();
    table_clear();
    table_armies(1, "A1",
                 1); /* two regions of one continent, one of them tied away from the continent's point */
    table_armies(1, "A2", 1);
    table_armies(2, "A3", 2);
    table_armies(3, "A4", 2);
    hold(2, EMPIRE_RUBY, 2); /* the others have their points from goods */
    hold(3, EMPIRE_RUBY, 1);
    TEST_ASSERT_EQUAL_INT(3, standing().points[0]);
    TEST_ASSERT_EQUAL_INT(3, standing().points[1]);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){1, 2, 3}), standing().rank, 3);
    TEST_ASSERT_EQUAL_UINT8(3, standing().decided_by);
}

static void test_decision_9_points_come_first(void) {
    set_up_equal();
    hold(3, EMPIRE_RUBY, 1);
    board->coins[0]++;
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){2, 3, 1}), standing().rank, 3);
    TEST_ASSERT_EQUAL_UINT8(0, standing().decided_by);
}

/* ---- 10 ---- */

static void test_decision_10_either_side_of_the_board(void) {
    table_set_up_playing("seats=3 side=a");
    TEST_ASSERT_EQUAL_UINT8(3, board->armies[table_region("A13")][0]);
    table_set_up_playing("seats=3 side=b");
    TEST_ASSERT_EQUAL_UINT8(3, board->armies[table_region("B8")][0]);
    table_take(14);
    table_expect("place:B8 pass");
}

static void test_decision_10_card_16_by_printing(void) {
    table_set_up_playing("seats=3 card16=english");
    table_take(16);
    table_expect("place:A13 city:A13 pass");
    table_set_up_playing("seats=3 card16=neutral");
    table_take(16);
    table_expect("place:A13 pass");
}

/* Plays the game at hand to its end; the standing there, counted as if it were the last one. */
static struct standing play_out_game(void) {
    uint8_t const game = board->game;
    struct standing end = {.rank = {0}};
    while (board->game == game && match_turn(&table) != GAME_OVER) {
        move_t moves[GAME_MOVES_MAX];
        unsigned const count = match_moves(&table, moves);
        struct empire_state last = *board;
        last.games = (uint8_t)(game + 1);
        empire.apply(&last, moves[count / 2]);
        standing_of(&empire, &last, &end);
        TEST_ASSERT_EQUAL_INT(MATCH_OK, match_play(&table, moves[count / 2]));
    }
    return end;
}

static void test_decision_10_a_full_game_sums_three(void) {
    int before = 0;
    table_set_up("seats=2 games=3 seed=4");
    for (unsigned game = 0; game < 3; game++) {
        TEST_ASSERT_EQUAL_UINT8(game, board->game);
        TEST_ASSERT_EQUAL_UINT8(14, board->coins[0]);
        TEST_ASSERT_EQUAL_UINT8(EMPIRE_PHASE_NEUTRAL, board->phase);
        struct standing const end = play_out_game();
        TEST_ASSERT_TRUE(end.points[0] > before); /* this game's points came on top */
        TEST_ASSERT_EQUAL_INT16_ARRAY(end.points, standing().points, 2);
        before = end.points[0];
    }
    TEST_ASSERT_EQUAL_INT(GAME_OVER, match_turn(&table));
    TEST_ASSERT_TRUE(memcmp(board->deck[0], board->deck[1], 37) != 0);
}

static void test_decision_10_one_game_by_default(void) {
    table_set_up("seats=2");
    play_out_game();
    TEST_ASSERT_EQUAL_INT(GAME_OVER, match_turn(&table));
}

/* ---- 11 ---- */

static void test_decision_11_neutral_armies_must_be_placed_the_start_included(void) {
    table_set_up("seats=2 side=b");
    TEST_ASSERT_EQUAL_INT(0, match_turn(&table));
    TEST_ASSERT_FALSE(table_legal("pass"));
    TEST_ASSERT_TRUE(table_legal("neutral:B8"));
    TEST_ASSERT_EQUAL_UINT(23, table_count(""));
}

static void test_decision_11_bids_in_seat_order_up_to_all_coins(void) {
    table_set_up("seats=4");
    for (int seat = 0; seat < 4; seat++) {
        TEST_ASSERT_EQUAL_INT(seat, match_turn(&table));
        table_expect("bid:0 bid:1 bid:2 bid:3 bid:4 bid:5 bid:6 bid:7 bid:8 bid:9");
        table_play("bid:9");
    }
}

static void test_decision_11_only_the_tied_compete(void) {
    table_set_up("seats=4");
    memcpy(board->tie_order[0], (uint8_t[]){0, 3, 2, 1}, 4);
    memcpy(table.base, table.state, sizeof *board);
    table_play("bid:0 bid:5 bid:5 bid:5");
    TEST_ASSERT_EQUAL_UINT8(3, board->winner);
}

static void test_decision_11_all_zero_is_a_tie_of_all(void) {
    table_set_up("seats=4");
    memcpy(board->tie_order[0], (uint8_t[]){2, 3, 0, 1}, 4);
    memcpy(table.base, table.state, sizeof *board);
    table_play("bid:0 bid:0 bid:0 bid:0");
    TEST_ASSERT_EQUAL_UINT8(2, board->winner);
    TEST_ASSERT_EQUAL_UINT8(9, board->coins[2]);
}

static void test_decision_11_the_winner_pays_first_and_names_anyone(void) {
    table_set_up("seats=3");
    table_play("bid:1 bid:5 bid:2");
    TEST_ASSERT_EQUAL_UINT8(6, board->coins[1]);
    TEST_ASSERT_EQUAL_INT(1, match_turn(&table));
    table_expect("first:1 first:2 first:3");
    table_play("first:3");
    TEST_ASSERT_EQUAL_INT(2, match_turn(&table));
    table_take(14);
    table_play("pass");
    TEST_ASSERT_EQUAL_INT(0, match_turn(&table));
    table_take(15);
    table_play("pass");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&table));
}

/* ---- 12 ---- */

static void test_decision_12_the_first_step_of_an_or_decides(void) {
    table_set_up_playing("seats=3");
    table_take(12);
    TEST_ASSERT_TRUE(table_legal("place:A13"));
    TEST_ASSERT_TRUE(table_legal("move:A13:A10"));
    table_play("place:A13");
    table_expect("place:A13 pass");
    table_set_up_playing("seats=3");
    table_take(12);
    table_play("move:A13:A10");
    TEST_ASSERT_FALSE(table_legal("place:A13"));
    TEST_ASSERT_EQUAL_UINT8(2, board->left[1]);
}

static void test_decision_12_passing_before_any_step_declines_both(void) {
    table_set_up_playing("seats=3");
    table_take(12);
    table_play("pass");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&table));
}

static void test_decision_12_a_used_up_action_ends_by_itself(void) {
    table_set_up_playing("seats=3");
    table_take(14);
    table_play("place:A13 place:A13");
    TEST_ASSERT_EQUAL_INT(0, match_turn(&table));
    table_play("place:A13");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&table));
    TEST_ASSERT_EQUAL_UINT8(EMPIRE_PHASE_TAKE, board->phase);
}

static void test_decision_12_own_armies_only_there_and_back(void) {
    table_set_up_playing("seats=3");
    table_armies(2, "A1", 1);
    table_take(23);
    TEST_ASSERT_EQUAL_UINT(0, table_count("move:A1:"));
    table_play("move:A13:A10 move:A10:A13 move:A13:A10 move:A10:A13");
    TEST_ASSERT_EQUAL_UINT8(3, board->armies[table_region("A13")][0]);
    TEST_ASSERT_EQUAL_INT(1, match_turn(&table));
}

static void test_decision_12_sailing_mixes_land_and_water(void) {
    table_set_up_playing("seats=3");
    table_armies(1, "A10", 1);
    table_take(7); /* by land only */
    TEST_ASSERT_FALSE(table_legal("move:A10:A5"));
    table_play("pass");
    table_turn(1);
    table_take(9);
    table_play("move:A13:A10 move:A10:A5 move:A5:A3");
    TEST_ASSERT_EQUAL_UINT8(1, board->armies[table_region("A3")][0]);
}

/* ---- 13 ---- */

static void test_decision_13_a_city_needs_an_own_army(void) {
    table_set_up_playing("seats=3");
    table_armies(1, "A22", 1);
    table_city(1, "A5"); /* a city is none */
    table_armies(2, "A6", 2);
    table_take(36);
    table_expect("city:A13 city:A22 pass");
}

static void test_decision_13_a_city_alone_controls(void) {
    table_set_up_playing("seats=3");
    table_clear();
    table_city(2, "A5");
    TEST_ASSERT_EQUAL_UINT(2, table_owner("A5"));
    TEST_ASSERT_EQUAL_UINT(2, table_continent_owner(0));
}

static void test_decision_13_destroyed_neutral_armies_are_out_of_the_game(void) {
    table_set_up_playing("seats=2");
    struct empire_state const before = *board;
    table_take(13);
    table_play("destroy:neutral:A25");
    TEST_ASSERT_EQUAL_UINT(9, empire_armies_on_board(board, EMPIRE_NEUTRAL));
    TEST_ASSERT_EQUAL_UINT8_ARRAY(before.supply, board->supply, 5);
}

static void test_decision_13_neutral_may_hold_a_region_and_a_continent(void) {
    table_set_up_playing("seats=2");
    TEST_ASSERT_EQUAL_UINT(NEUTRAL, table_owner("A25"));
    TEST_ASSERT_EQUAL_UINT(NEUTRAL, table_continent_owner(3));
    TEST_ASSERT_EQUAL_INT(0, table_points(1, EMPIRE_SOURCE_CONTINENTS));
    TEST_ASSERT_EQUAL_INT(0, table_points(2, EMPIRE_SOURCE_CONTINENTS));
}

/* ---- 14 ---- */

static void test_decision_14_tokens_count_for_whoever_controls_the_region(void) {
    table_set_up_playing("seats=3 tokens=on");
    table_clear();
    board->tokens[0][0] = EMPIRE_RUBY;
    table_armies(1, "A1", 1);
    TEST_ASSERT_EQUAL_INT(1, table_points(1, EMPIRE_SOURCE_GOODS));
    table_armies(2, "A1", 2);
    TEST_ASSERT_EQUAL_INT(0, table_points(1, EMPIRE_SOURCE_GOODS));
    TEST_ASSERT_EQUAL_INT(1, table_points(2, EMPIRE_SOURCE_GOODS));
    table_armies(1, "A1", 2);
    TEST_ASSERT_EQUAL_INT(0, table_points(2, EMPIRE_SOURCE_GOODS));
}

static void test_decision_14_without_the_option_there_are_no_tokens(void) {
    table_set_up_playing("seats=3");
    table_clear();
    table_armies(1, "A1", 1);
    TEST_ASSERT_EQUAL_INT(0, table_points(1, EMPIRE_SOURCE_GOODS));
    TEST_ASSERT_NOT_NULL(strstr(table_json(0), "\"tokens\":{}"));
}

static void test_decision_14_a_wild_does_not_make_a_good_held(void) {
    table_set_up_playing("seats=3");
    hold(1, EMPIRE_WILD, 3);
    hold(1, EMPIRE_CARROT, 1);
    /* One wild in rubies would let two more follow; but there is no ruby. Carrots get two and more. */
    TEST_ASSERT_EQUAL_UINT8(1, goods_of(1).total);
    TEST_ASSERT_EQUAL_UINT8(0, goods_of(1).wilds[EMPIRE_RUBY]);
}

static void test_decision_14_wilds_may_be_split(void) {
    table_set_up_playing("seats=3");
    hold(1, EMPIRE_WILD, 3);
    hold(1, EMPIRE_ORE, 1);
    hold(1, EMPIRE_WOOD, 1);
    hold(1, EMPIRE_ANVIL, 1);
    TEST_ASSERT_EQUAL_UINT8(3, goods_of(1).total);
}

static void test_decision_14_without_goods_wilds_are_worth_nothing(void) {
    table_set_up_playing("seats=3");
    hold(1, EMPIRE_WILD, 3);
    TEST_ASSERT_EQUAL_UINT8(0, goods_of(1).total);
}

/* ---- 15 ---- */

static void test_decision_15_the_row_is_filled_when_the_action_ends(void) {
    table_set_up_playing("seats=3");
    table_front_card(23);
    uint8_t const expected = board->deck[0][6];
    table_play("take:1");
    TEST_ASSERT_EQUAL_UINT(5, empire_row_size(board));
    table_play("move:A13:A10");
    TEST_ASSERT_EQUAL_UINT(5, empire_row_size(board));
    table_play("pass");
    TEST_ASSERT_EQUAL_UINT(6, empire_row_size(board));
    TEST_ASSERT_EQUAL_UINT(expected, empire_row_card(board, 5));
}

static void test_decision_15_the_row_slides_to_the_left(void) {
    table_set_up_playing("seats=3");
    uint8_t before[7];
    memcpy(before, board->deck[0], sizeof before);
    table_play("take:4");
    TEST_ASSERT_EQUAL_UINT(before[3], empire_hand(board));
    table_play("pass");
    for (unsigned i = 0; i < 6; i++) {
        TEST_ASSERT_EQUAL_UINT(before[i < 3 ? i : i + 1], empire_row_card(board, i));
    }
    TEST_ASSERT_EQUAL_UINT8(11 - 2, board->coins[0]);
}

static void test_decision_15_the_card_drawn_can_not_be_taken_back(void) {
    table_set_up_playing("seats=3");
    table_front_card(14);
    table_play("take:1 place:A13");
    TEST_ASSERT_EQUAL_INT(MATCH_OK, match_undo(&table));
    TEST_ASSERT_EQUAL_INT(MATCH_OK, match_undo(&table));
    table_play("take:1 pass");
    TEST_ASSERT_EQUAL_INT(MATCH_BARRIER, match_undo(&table));
}

static void decisions_1_to_5(void) {
    RUN_TEST(test_decision_1_a_card_must_be_taken);
    RUN_TEST(test_decision_1_without_coins_the_leftmost_can_be_taken);
    RUN_TEST(test_decision_1_the_action_may_be_declined_whole_or_in_part);
    RUN_TEST(test_decision_2_and_destroys_first_and_places_then);
    RUN_TEST(test_decision_2_either_half_may_be_skipped);
    RUN_TEST(test_decision_2_an_own_army_destroyed_can_be_placed_again);
    RUN_TEST(test_decision_3_a_second_own_city_in_a_region);
    RUN_TEST(test_decision_3_each_city_counts_as_an_army);
    RUN_TEST(test_decision_4_ten_neutral_armies_by_turns_before_the_bid);
    RUN_TEST(test_decision_4_neutral_armies_block_regions);
    RUN_TEST(test_decision_4_neutral_armies_block_continents);
    RUN_TEST(test_decision_4_neutral_armies_may_be_destroyed);
    RUN_TEST(test_decision_5_any_army_anywhere_and_back_to_its_owner);
    RUN_TEST(test_decision_5_cities_cannot_be_destroyed);
}

static void decisions_6_to_10(void) {
    RUN_TEST(test_decision_6_fourteen_armies_and_three_cities);
    RUN_TEST(test_decision_6_as_many_armies_as_there_are);
    RUN_TEST(test_decision_6_nothing_left_ends_the_action_at_once);
    RUN_TEST(test_decision_7_a_wild_joins_a_good_that_is_held);
    RUN_TEST(test_decision_7_wilds_go_where_they_count_most);
    RUN_TEST(test_decision_7_five_points_are_the_most_of_a_good);
    RUN_TEST(test_decision_7_a_controlled_token_is_held);
    RUN_TEST(test_decision_8_bids_are_secret_until_all_are_in);
    RUN_TEST(test_decision_8_the_highest_pays_and_the_others_do_not);
    RUN_TEST(test_decision_8_ties_by_the_die);
    RUN_TEST(test_decision_8_the_die_is_fair);
    RUN_TEST(test_decision_8_ties_by_seat);
    RUN_TEST(test_decision_9_equal_places_are_shared);
    RUN_TEST(test_decision_9_coins_break_ties_of_points);
    RUN_TEST(test_decision_9_then_armies_without_cities);
    RUN_TEST(test_decision_9_then_regions);
    RUN_TEST(test_decision_9_points_come_first);
    RUN_TEST(test_decision_10_either_side_of_the_board);
    RUN_TEST(test_decision_10_card_16_by_printing);
    RUN_TEST(test_decision_10_a_full_game_sums_three);
    RUN_TEST(test_decision_10_one_game_by_default);
}

static void decisions_11_to_15(void) {
    RUN_TEST(test_decision_11_neutral_armies_must_be_placed_the_start_included);
    RUN_TEST(test_decision_11_bids_in_seat_order_up_to_all_coins);
    RUN_TEST(test_decision_11_only_the_tied_compete);
    RUN_TEST(test_decision_11_all_zero_is_a_tie_of_all);
    RUN_TEST(test_decision_11_the_winner_pays_first_and_names_anyone);
    RUN_TEST(test_decision_12_the_first_step_of_an_or_decides);
    RUN_TEST(test_decision_12_passing_before_any_step_declines_both);
    RUN_TEST(test_decision_12_a_used_up_action_ends_by_itself);
    RUN_TEST(test_decision_12_own_armies_only_there_and_back);
    RUN_TEST(test_decision_12_sailing_mixes_land_and_water);
    RUN_TEST(test_decision_13_a_city_needs_an_own_army);
    RUN_TEST(test_decision_13_a_city_alone_controls);
    RUN_TEST(test_decision_13_destroyed_neutral_armies_are_out_of_the_game);
    RUN_TEST(test_decision_13_neutral_may_hold_a_region_and_a_continent);
    RUN_TEST(test_decision_14_tokens_count_for_whoever_controls_the_region);
    RUN_TEST(test_decision_14_without_the_option_there_are_no_tokens);
    RUN_TEST(test_decision_14_a_wild_does_not_make_a_good_held);
    RUN_TEST(test_decision_14_wilds_may_be_split);
    RUN_TEST(test_decision_14_without_goods_wilds_are_worth_nothing);
    RUN_TEST(test_decision_15_the_row_is_filled_when_the_action_ends);
    RUN_TEST(test_decision_15_the_row_slides_to_the_left);
    RUN_TEST(test_decision_15_the_card_drawn_can_not_be_taken_back);
}

int main(void) {
    UNITY_BEGIN();
    decisions_1_to_5();
    decisions_6_to_10();
    decisions_11_to_15();
    return UNITY_END();
}
