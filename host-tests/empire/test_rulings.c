/* Each ruling of docs/rules-empire.md, where the rulebook is silent, by its number. Seats count from 1. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "fixture.h"
#include "standing.h"

enum { NEUTRAL = EMPIRE_NEUTRAL + 1, NOBODY = EMPIRE_NOBODY + 1 };

void setUp(void) {}

void tearDown(void) {}

/* ---- 1 */

static void test_ruling_1_a_card_must_be_taken(void) {
    fixture_set_up_playing("seats=3");
    TEST_ASSERT_FALSE(fixture_legal("pass"));
    TEST_ASSERT_EQUAL_UINT(6, fixture_count("take:"));
}

static void test_ruling_1_without_coins_the_leftmost_can_be_taken(void) {
    fixture_set_up_playing("seats=3");
    board->coins[0] = 0;
    fixture_expect("take:1");
    board->coins[0] = 1;
    fixture_expect("take:1 take:2 take:3");
    board->coins[0] = 2;
    fixture_expect("take:1 take:2 take:3 take:4 take:5");
}

static void test_ruling_1_the_action_may_be_declined_whole_or_in_part(void) {
    fixture_set_up_playing("seats=3");
    fixture_take(14);
    fixture_play("pass");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&fixture));
    fixture_take(15);
    fixture_play("place:A13 pass");
    TEST_ASSERT_EQUAL_INT(2, match_turn(&fixture));
    TEST_ASSERT_EQUAL_UINT8(4, board->armies[fixture_region("A13")][1]);
}

/* ---- 2 */

static void test_ruling_2_and_destroys_first_and_places_then(void) {
    fixture_set_up_playing("seats=3");
    fixture_take(39);
    fixture_expect("destroy:red:A13 destroy:blue:A13 destroy:yellow:A13 pass");
    fixture_play("destroy:blue:A13");
    fixture_expect("place:A13 pass");
    fixture_play("place:A13");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&fixture));
    TEST_ASSERT_EQUAL_UINT8(4, board->armies[fixture_region("A13")][0]);
    TEST_ASSERT_EQUAL_UINT8(2, board->armies[fixture_region("A13")][1]);
}

static void test_ruling_2_either_half_may_be_skipped(void) {
    fixture_set_up_playing("seats=3");
    fixture_take(39);
    fixture_play("pass");
    TEST_ASSERT_EQUAL_INT(0, match_turn(&fixture));
    fixture_expect("place:A13 pass");
    fixture_set_up_playing("seats=3");
    fixture_take(39);
    fixture_play("destroy:yellow:A13 pass");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&fixture));
}

static void test_ruling_2_an_own_army_destroyed_can_be_placed_again(void) {
    fixture_set_up_playing("seats=3");
    board->supply[0] = 0;
    fixture_take(39);
    fixture_play("destroy:red:A13 place:A13");
    TEST_ASSERT_EQUAL_UINT8(0, board->supply[0]);
    TEST_ASSERT_EQUAL_INT(1, match_turn(&fixture));
}

/* ---- 3 */

static void test_ruling_3_a_second_own_city_in_a_region(void) {
    fixture_set_up_playing("seats=3");
    fixture_take(36);
    fixture_play("city:A13");
    fixture_turn(1);
    fixture_take(37);
    fixture_play("city:A13");
    TEST_ASSERT_EQUAL_UINT(2, empire_cities_in(board, 0, fixture_region("A13")));
}

static void test_ruling_3_each_city_counts_as_an_army(void) {
    fixture_set_up_playing("seats=3");
    fixture_clear();
    fixture_armies(2, "A1", 2);
    fixture_armies(1, "A1", 1);
    TEST_ASSERT_EQUAL_UINT(2, fixture_owner("A1"));
    fixture_city(1, "A1");
    TEST_ASSERT_EQUAL_UINT(NOBODY, fixture_owner("A1"));
    fixture_city(1, "A1");
    TEST_ASSERT_EQUAL_UINT(1, fixture_owner("A1"));
}

/* ---- 4 */

static void test_ruling_4_ten_neutral_armies_by_turns_before_the_bid(void) {
    fixture_set_up("seats=2");
    for (unsigned i = 0; i < 10; i++) {
        TEST_ASSERT_EQUAL_INT((int)(i & 1u), match_turn(&fixture));
        TEST_ASSERT_EQUAL_UINT(25, fixture_count("neutral:A"));
        fixture_play("neutral:A7");
    }
    TEST_ASSERT_EQUAL_UINT8(10, board->armies[fixture_region("A7")][EMPIRE_NEUTRAL]);
    TEST_ASSERT_EQUAL_INT(0, match_turn(&fixture));
    TEST_ASSERT_EQUAL_UINT(15, fixture_count("bid:"));
    fixture_set_up("seats=3");
    TEST_ASSERT_EQUAL_UINT(0, fixture_count("neutral:"));
}

static void test_ruling_4_neutral_armies_block_regions(void) {
    fixture_set_up_playing("seats=2");
    fixture_clear();
    fixture_armies(1, "A1", 2);
    fixture_armies(NEUTRAL, "A1", 1);
    TEST_ASSERT_EQUAL_INT(1, fixture_points(1, EMPIRE_SOURCE_REGIONS));
    fixture_armies(NEUTRAL, "A1", 2);
    TEST_ASSERT_EQUAL_UINT(NOBODY, fixture_owner("A1"));
    TEST_ASSERT_EQUAL_INT(0, fixture_points(1, EMPIRE_SOURCE_REGIONS));
    fixture_armies(NEUTRAL, "A1", 3);
    TEST_ASSERT_EQUAL_UINT(NEUTRAL, fixture_owner("A1"));
    TEST_ASSERT_EQUAL_INT(0, fixture_points(1, EMPIRE_SOURCE_REGIONS));
}

static void test_ruling_4_neutral_armies_block_continents(void) {
    fixture_set_up_playing("seats=2");
    fixture_clear();
    fixture_armies(1, "A8", 1);
    TEST_ASSERT_EQUAL_INT(1, fixture_points(1, EMPIRE_SOURCE_CONTINENTS));
    fixture_armies(NEUTRAL, "A9", 1);
    TEST_ASSERT_EQUAL_UINT(NOBODY, fixture_continent_owner(1));
    TEST_ASSERT_EQUAL_INT(0, fixture_points(1, EMPIRE_SOURCE_CONTINENTS));
    TEST_ASSERT_EQUAL_INT(1, fixture_points(1, EMPIRE_SOURCE_REGIONS));
}

static void test_ruling_4_neutral_armies_may_be_destroyed(void) {
    fixture_set_up_playing("seats=2");
    fixture_take(39);
    TEST_ASSERT_TRUE(fixture_legal("destroy:neutral:A25"));
}

/* ---- 5 */

static void test_ruling_5_any_army_anywhere_and_back_to_its_owner(void) {
    fixture_set_up_playing("seats=3");
    fixture_armies(3, "A20", 1);
    fixture_take(13);
    TEST_ASSERT_TRUE(fixture_legal("destroy:red:A13"));
    TEST_ASSERT_TRUE(fixture_legal("destroy:blue:A13"));
    const uint8_t before = board->supply[2];
    fixture_play("destroy:yellow:A20");
    TEST_ASSERT_EQUAL_UINT8(before + 1, board->supply[2]);
    TEST_ASSERT_EQUAL_UINT8(0, board->armies[fixture_region("A20")][2]);
}

static void test_ruling_5_cities_cannot_be_destroyed(void) {
    fixture_set_up_playing("seats=3");
    fixture_city(2, "A20");
    fixture_take(13);
    TEST_ASSERT_FALSE(fixture_legal("destroy:blue:A20"));
}

/* ---- 6 */

static void test_ruling_6_fourteen_armies_and_three_cities(void) {
    fixture_set_up_playing("seats=3");
    TEST_ASSERT_EQUAL_UINT8(11, board->supply[0]);
    TEST_ASSERT_EQUAL_UINT(3, empire_armies_on_board(board, 0));
    TEST_ASSERT_EQUAL_INT(3, EMPIRE_CITIES);
}

static void test_ruling_6_as_many_armies_as_there_are(void) {
    fixture_set_up_playing("seats=3");
    board->supply[0] = 1;
    fixture_take(14);
    fixture_play("place:A13");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&fixture));
    TEST_ASSERT_EQUAL_UINT8(0, board->supply[0]);
}

static void test_ruling_6_nothing_left_ends_the_action_at_once(void) {
    fixture_set_up_playing("seats=3");
    board->supply[0] = 0;
    fixture_take(14);
    TEST_ASSERT_EQUAL_INT(1, match_turn(&fixture));
    fixture_turn(1);
    fixture_city(1, "A13");
    fixture_city(1, "A13");
    fixture_city(1, "A13");
    fixture_take(36);
    TEST_ASSERT_EQUAL_INT(1, match_turn(&fixture));
    fixture_turn(1);
    fixture_take(12); /* nothing to place: the other half is left */
    TEST_ASSERT_EQUAL_UINT(0, fixture_count("place:"));
    TEST_ASSERT_EQUAL_UINT(6, fixture_count("move:A13:"));
}

/* ---- 7 */

static struct empire_goods goods_of(unsigned seat) {
    const struct empire_control control = empire_control(board);
    return empire_goods(board, &control, seat - 1);
}

static void hold(unsigned seat, enum empire_good good, unsigned count) {
    board->goods[seat - 1][good] = (uint8_t)count;
}

static void test_ruling_7_a_wild_joins_a_good_that_is_held(void) {
    fixture_set_up_playing("seats=3");
    hold(1, EMPIRE_WILD, 1);
    TEST_ASSERT_EQUAL_UINT8(0, goods_of(1).total);
    hold(1, EMPIRE_ORE, 1);
    TEST_ASSERT_EQUAL_UINT8(1, goods_of(1).total);
    TEST_ASSERT_EQUAL_UINT8(1, goods_of(1).wilds[EMPIRE_ORE]);
}

static void test_ruling_7_wilds_go_where_they_count_most(void) {
    fixture_set_up_playing("seats=3");
    hold(1, EMPIRE_WILD, 2);
    hold(1, EMPIRE_RUBY, 1);
    hold(1, EMPIRE_ORE, 4);
    const struct empire_goods goods = goods_of(1);
    TEST_ASSERT_EQUAL_UINT8(1, goods.wilds[EMPIRE_ORE]);
    TEST_ASSERT_EQUAL_UINT8(1, goods.wilds[EMPIRE_RUBY]);
    TEST_ASSERT_EQUAL_UINT8(2 + 5, goods.total);
}

static void test_ruling_7_five_points_are_the_most_of_a_good(void) {
    fixture_set_up_playing("seats=3");
    hold(1, EMPIRE_WILD, 3);
    hold(1, EMPIRE_RUBY, 4);
    TEST_ASSERT_EQUAL_UINT8(5, goods_of(1).total);
    TEST_ASSERT_EQUAL_UINT8(0, goods_of(1).next[EMPIRE_RUBY]);
}

static void test_ruling_7_a_controlled_token_is_held(void) {
    fixture_set_up_playing("seats=3 tokens=on");
    fixture_clear();
    fixture_armies(1, "A1", 1);
    board->tokens[0][0] = EMPIRE_ORE; /* A1 is the first triangle */
    hold(1, EMPIRE_WILD, 1);
    TEST_ASSERT_EQUAL_UINT8(1, goods_of(1).total);
    fixture_armies(1, "A1", 0);
    TEST_ASSERT_EQUAL_UINT8(0, goods_of(1).total);
}

/* ---- 8 */

static void test_ruling_8_bids_are_secret_until_all_are_in(void) {
    fixture_set_up("seats=3");
    TEST_ASSERT_TRUE(empire.secret(board));
    fixture_play("bid:4");
    TEST_ASSERT_NOT_NULL(strstr(fixture_json(1), "\"bid\":4"));
    TEST_ASSERT_NOT_NULL(strstr(fixture_json(0), "\"bid\":4"));
    TEST_ASSERT_NULL(strstr(fixture_json(2), "\"bid\":4"));
    TEST_ASSERT_NOT_NULL(strstr(fixture_json(2), "\"bid\":\"sealed\""));
    fixture_play("bid:2 bid:3");
    TEST_ASSERT_FALSE(empire.secret(board));
    TEST_ASSERT_NOT_NULL(strstr(fixture_json(2), "\"bid\":4"));
}

static void test_ruling_8_the_highest_pays_and_the_others_do_not(void) {
    fixture_set_up("seats=3");
    fixture_play("bid:4 bid:11 bid:3");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&fixture));
    TEST_ASSERT_EQUAL_UINT8(11, board->coins[0]);
    TEST_ASSERT_EQUAL_UINT8(0, board->coins[1]);
    TEST_ASSERT_EQUAL_UINT8(11, board->coins[2]);
}

static void test_ruling_8_ties_by_the_die(void) {
    fixture_set_up("seats=3 ties=die");
    memcpy(board->tie_order[0], (uint8_t[]){2, 1, 0}, 3);
    memcpy(fixture.base, fixture.state, sizeof *board);
    fixture_play("bid:4 bid:4 bid:1");
    TEST_ASSERT_EQUAL_UINT8(1, board->winner);
}

static void test_ruling_8_the_die_is_fair(void) {
    unsigned won[3] = {0};
    for (unsigned seed = 1; seed <= 600; seed++) {
        char words[40];
        snprintf(words, sizeof words, "seats=3 ties=die seed=%u", seed);
        fixture_set_up(words);
        fixture_play("bid:0 bid:0 bid:0");
        won[board->winner]++;
    }
    for (unsigned seat = 0; seat < 3; seat++) {
        TEST_ASSERT_UINT_WITHIN(50, 200, won[seat]);
    }
}

static void test_ruling_8_ties_by_seat(void) {
    for (unsigned seed = 1; seed <= 20; seed++) {
        char words[40];
        snprintf(words, sizeof words, "seats=4 ties=seat seed=%u", seed);
        fixture_set_up(words);
        fixture_play("bid:1 bid:4 bid:2 bid:4");
        TEST_ASSERT_EQUAL_UINT8(1, board->winner);
    }
}

/* ---- 9 */

static struct standing standing(void) {
    struct standing out;
    standing_of(&empire, board, &out);
    return out;
}

/* Everybody equal: one region each with an army, no goods. */
static void set_up_equal(void) {
    fixture_set_up_playing("seats=3");
    fixture_clear();
    fixture_armies(1, "A1", 1);
    fixture_armies(2, "A2", 1);
    fixture_armies(3, "A3", 1);
}

static void test_ruling_9_equal_places_are_shared(void) {
    set_up_equal();
    const struct standing all = standing();
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){1, 1, 1}), all.rank, 3);
    TEST_ASSERT_EQUAL_UINT8(0, all.decided_by);
}

static void test_ruling_9_coins_break_ties_of_points(void) {
    set_up_equal();
    board->coins[1]++;
    fixture_armies(1, "A1", 2);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){2, 1, 3}), standing().rank, 3);
    TEST_ASSERT_EQUAL_UINT8(1, standing().decided_by);
}

static void test_ruling_9_then_armies_without_cities(void) {
    set_up_equal();
    fixture_armies(3, "A3", 2);
    fixture_city(1, "A1");
    fixture_city(1, "A1");
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){2, 2, 1}), standing().rank, 3);
    TEST_ASSERT_EQUAL_UINT8(2, standing().decided_by);
}

static void test_ruling_9_then_regions(void) {
    set_up_equal();
    fixture_clear();
    fixture_armies(1, "A1",
                   1); /* two regions of one continent, one of them tied away from the continent's point */
    fixture_armies(1, "A2", 1);
    fixture_armies(2, "A3", 2);
    fixture_armies(3, "A4", 2);
    hold(2, EMPIRE_RUBY, 2); /* the others have their points from goods */
    hold(3, EMPIRE_RUBY, 1);
    TEST_ASSERT_EQUAL_INT(3, standing().points[0]);
    TEST_ASSERT_EQUAL_INT(3, standing().points[1]);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){1, 2, 3}), standing().rank, 3);
    TEST_ASSERT_EQUAL_UINT8(3, standing().decided_by);
}

static void test_ruling_9_points_come_first(void) {
    set_up_equal();
    hold(3, EMPIRE_RUBY, 1);
    board->coins[0]++;
    TEST_ASSERT_EQUAL_UINT8_ARRAY(((uint8_t[]){2, 3, 1}), standing().rank, 3);
    TEST_ASSERT_EQUAL_UINT8(0, standing().decided_by);
}

/* ---- 10 */

static void test_ruling_10_either_side_of_the_board(void) {
    fixture_set_up_playing("seats=3 side=a");
    TEST_ASSERT_EQUAL_UINT8(3, board->armies[fixture_region("A13")][0]);
    fixture_set_up_playing("seats=3 side=b");
    TEST_ASSERT_EQUAL_UINT8(3, board->armies[fixture_region("B8")][0]);
    fixture_take(14);
    fixture_expect("place:B8 pass");
}

static void test_ruling_10_card_16_by_printing(void) {
    fixture_set_up_playing("seats=3 card16=english");
    fixture_take(16);
    fixture_expect("place:A13 city:A13 pass");
    fixture_set_up_playing("seats=3 card16=neutral");
    fixture_take(16);
    fixture_expect("place:A13 pass");
}

/* Plays the game at hand to its end; the standing there, counted as if it were the last one. */
static struct standing play_out_game(void) {
    const uint8_t game = board->game;
    struct standing end = {.rank = {0}};
    while (board->game == game && match_turn(&fixture) != GAME_OVER) {
        move_t moves[GAME_MOVES_MAX];
        const unsigned count = match_moves(&fixture, moves);
        struct empire_state last = *board;
        last.games = (uint8_t)(game + 1);
        empire.apply(&last, moves[count / 2]);
        standing_of(&empire, &last, &end);
        TEST_ASSERT_EQUAL_INT(MATCH_OK, match_play(&fixture, moves[count / 2]));
    }
    return end;
}

static void test_ruling_10_a_full_game_sums_three(void) {
    int before = 0;
    fixture_set_up("seats=2 games=3 seed=4");
    for (unsigned game = 0; game < 3; game++) {
        TEST_ASSERT_EQUAL_UINT8(game, board->game);
        TEST_ASSERT_EQUAL_UINT8(14, board->coins[0]);
        TEST_ASSERT_EQUAL_UINT8(EMPIRE_PHASE_NEUTRAL, board->phase);
        const struct standing end = play_out_game();
        TEST_ASSERT_TRUE(end.points[0] > before); /* this game's points came on top */
        TEST_ASSERT_EQUAL_INT16_ARRAY(end.points, standing().points, 2);
        before = end.points[0];
    }
    TEST_ASSERT_EQUAL_INT(GAME_OVER, match_turn(&fixture));
    TEST_ASSERT_TRUE(memcmp(board->deck[0], board->deck[1], 37) != 0);
}

static void test_ruling_10_one_game_by_default(void) {
    fixture_set_up("seats=2");
    play_out_game();
    TEST_ASSERT_EQUAL_INT(GAME_OVER, match_turn(&fixture));
}

/* ---- 11 */

static void test_ruling_11_neutral_armies_must_be_placed_the_start_included(void) {
    fixture_set_up("seats=2 side=b");
    TEST_ASSERT_EQUAL_INT(0, match_turn(&fixture));
    TEST_ASSERT_FALSE(fixture_legal("pass"));
    TEST_ASSERT_TRUE(fixture_legal("neutral:B8"));
    TEST_ASSERT_EQUAL_UINT(23, fixture_count(""));
}

static void test_ruling_11_bids_in_seat_order_up_to_all_coins(void) {
    fixture_set_up("seats=4");
    for (int seat = 0; seat < 4; seat++) {
        TEST_ASSERT_EQUAL_INT(seat, match_turn(&fixture));
        fixture_expect("bid:0 bid:1 bid:2 bid:3 bid:4 bid:5 bid:6 bid:7 bid:8 bid:9");
        fixture_play("bid:9");
    }
}

static void test_ruling_11_only_the_tied_compete(void) {
    fixture_set_up("seats=4");
    memcpy(board->tie_order[0], (uint8_t[]){0, 3, 2, 1}, 4);
    memcpy(fixture.base, fixture.state, sizeof *board);
    fixture_play("bid:0 bid:5 bid:5 bid:5");
    TEST_ASSERT_EQUAL_UINT8(3, board->winner);
}

static void test_ruling_11_all_zero_is_a_tie_of_all(void) {
    fixture_set_up("seats=4");
    memcpy(board->tie_order[0], (uint8_t[]){2, 3, 0, 1}, 4);
    memcpy(fixture.base, fixture.state, sizeof *board);
    fixture_play("bid:0 bid:0 bid:0 bid:0");
    TEST_ASSERT_EQUAL_UINT8(2, board->winner);
    TEST_ASSERT_EQUAL_UINT8(9, board->coins[2]);
}

static void test_ruling_11_the_winner_pays_first_and_names_anyone(void) {
    fixture_set_up("seats=3");
    fixture_play("bid:1 bid:5 bid:2");
    TEST_ASSERT_EQUAL_UINT8(6, board->coins[1]);
    TEST_ASSERT_EQUAL_INT(1, match_turn(&fixture));
    fixture_expect("first:1 first:2 first:3");
    fixture_play("first:3");
    TEST_ASSERT_EQUAL_INT(2, match_turn(&fixture));
    fixture_take(14);
    fixture_play("pass");
    TEST_ASSERT_EQUAL_INT(0, match_turn(&fixture));
    fixture_take(15);
    fixture_play("pass");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&fixture));
}

/* ---- 12 */

static void test_ruling_12_the_first_step_of_an_or_decides(void) {
    fixture_set_up_playing("seats=3");
    fixture_take(12);
    TEST_ASSERT_TRUE(fixture_legal("place:A13"));
    TEST_ASSERT_TRUE(fixture_legal("move:A13:A10"));
    fixture_play("place:A13");
    fixture_expect("place:A13 pass");
    fixture_set_up_playing("seats=3");
    fixture_take(12);
    fixture_play("move:A13:A10");
    TEST_ASSERT_FALSE(fixture_legal("place:A13"));
    TEST_ASSERT_EQUAL_UINT8(2, board->left[1]);
}

static void test_ruling_12_passing_before_any_step_declines_both(void) {
    fixture_set_up_playing("seats=3");
    fixture_take(12);
    fixture_play("pass");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&fixture));
}

static void test_ruling_12_a_used_up_action_ends_by_itself(void) {
    fixture_set_up_playing("seats=3");
    fixture_take(14);
    fixture_play("place:A13 place:A13");
    TEST_ASSERT_EQUAL_INT(0, match_turn(&fixture));
    fixture_play("place:A13");
    TEST_ASSERT_EQUAL_INT(1, match_turn(&fixture));
    TEST_ASSERT_EQUAL_UINT8(EMPIRE_PHASE_TAKE, board->phase);
}

static void test_ruling_12_own_armies_only_there_and_back(void) {
    fixture_set_up_playing("seats=3");
    fixture_armies(2, "A1", 1);
    fixture_take(23);
    TEST_ASSERT_EQUAL_UINT(0, fixture_count("move:A1:"));
    fixture_play("move:A13:A10 move:A10:A13 move:A13:A10 move:A10:A13");
    TEST_ASSERT_EQUAL_UINT8(3, board->armies[fixture_region("A13")][0]);
    TEST_ASSERT_EQUAL_INT(1, match_turn(&fixture));
}

static void test_ruling_12_sailing_mixes_land_and_water(void) {
    fixture_set_up_playing("seats=3");
    fixture_armies(1, "A10", 1);
    fixture_take(7); /* by land only */
    TEST_ASSERT_FALSE(fixture_legal("move:A10:A5"));
    fixture_play("pass");
    fixture_turn(1);
    fixture_take(9);
    fixture_play("move:A13:A10 move:A10:A5 move:A5:A3");
    TEST_ASSERT_EQUAL_UINT8(1, board->armies[fixture_region("A3")][0]);
}

/* ---- 13 */

static void test_ruling_13_a_city_needs_an_own_army(void) {
    fixture_set_up_playing("seats=3");
    fixture_armies(1, "A22", 1);
    fixture_city(1, "A5"); /* a city is none */
    fixture_armies(2, "A6", 2);
    fixture_take(36);
    fixture_expect("city:A13 city:A22 pass");
}

static void test_ruling_13_a_city_alone_controls(void) {
    fixture_set_up_playing("seats=3");
    fixture_clear();
    fixture_city(2, "A5");
    TEST_ASSERT_EQUAL_UINT(2, fixture_owner("A5"));
    TEST_ASSERT_EQUAL_UINT(2, fixture_continent_owner(0));
}

static void test_ruling_13_destroyed_neutral_armies_are_out_of_the_game(void) {
    fixture_set_up_playing("seats=2");
    const struct empire_state before = *board;
    fixture_take(13);
    fixture_play("destroy:neutral:A25");
    TEST_ASSERT_EQUAL_UINT(9, empire_armies_on_board(board, EMPIRE_NEUTRAL));
    TEST_ASSERT_EQUAL_UINT8_ARRAY(before.supply, board->supply, 5);
}

static void test_ruling_13_neutral_may_hold_a_region_and_a_continent(void) {
    fixture_set_up_playing("seats=2");
    TEST_ASSERT_EQUAL_UINT(NEUTRAL, fixture_owner("A25"));
    TEST_ASSERT_EQUAL_UINT(NEUTRAL, fixture_continent_owner(3));
    TEST_ASSERT_EQUAL_INT(0, fixture_points(1, EMPIRE_SOURCE_CONTINENTS));
    TEST_ASSERT_EQUAL_INT(0, fixture_points(2, EMPIRE_SOURCE_CONTINENTS));
}

/* ---- 14 */

static void test_ruling_14_tokens_count_for_whoever_controls_the_region(void) {
    fixture_set_up_playing("seats=3 tokens=on");
    fixture_clear();
    board->tokens[0][0] = EMPIRE_RUBY;
    fixture_armies(1, "A1", 1);
    TEST_ASSERT_EQUAL_INT(1, fixture_points(1, EMPIRE_SOURCE_GOODS));
    fixture_armies(2, "A1", 2);
    TEST_ASSERT_EQUAL_INT(0, fixture_points(1, EMPIRE_SOURCE_GOODS));
    TEST_ASSERT_EQUAL_INT(1, fixture_points(2, EMPIRE_SOURCE_GOODS));
    fixture_armies(1, "A1", 2);
    TEST_ASSERT_EQUAL_INT(0, fixture_points(2, EMPIRE_SOURCE_GOODS));
}

static void test_ruling_14_without_the_option_there_are_no_tokens(void) {
    fixture_set_up_playing("seats=3");
    fixture_clear();
    fixture_armies(1, "A1", 1);
    TEST_ASSERT_EQUAL_INT(0, fixture_points(1, EMPIRE_SOURCE_GOODS));
    TEST_ASSERT_NOT_NULL(strstr(fixture_json(0), "\"tokens\":{}"));
}

static void test_ruling_14_a_wild_does_not_make_a_good_held(void) {
    fixture_set_up_playing("seats=3");
    hold(1, EMPIRE_WILD, 3);
    hold(1, EMPIRE_CARROT, 1);
    /* One wild in rubies would let two more follow; but there is no ruby. Carrots get two and more. */
    TEST_ASSERT_EQUAL_UINT8(1, goods_of(1).total);
    TEST_ASSERT_EQUAL_UINT8(0, goods_of(1).wilds[EMPIRE_RUBY]);
}

static void test_ruling_14_wilds_may_be_split(void) {
    fixture_set_up_playing("seats=3");
    hold(1, EMPIRE_WILD, 3);
    hold(1, EMPIRE_ORE, 1);
    hold(1, EMPIRE_WOOD, 1);
    hold(1, EMPIRE_ANVIL, 1);
    TEST_ASSERT_EQUAL_UINT8(3, goods_of(1).total);
}

static void test_ruling_14_without_goods_wilds_are_worth_nothing(void) {
    fixture_set_up_playing("seats=3");
    hold(1, EMPIRE_WILD, 3);
    TEST_ASSERT_EQUAL_UINT8(0, goods_of(1).total);
}

/* ---- 15 */

static void test_ruling_15_the_row_is_filled_when_the_action_ends(void) {
    fixture_set_up_playing("seats=3");
    fixture_front_card(23);
    const uint8_t expected = board->deck[0][6];
    const struct empire_state before = *board;
    TEST_ASSERT_EQUAL_INT(-1, empire_turned_up(&before, board));
    fixture_play("take:1");
    TEST_ASSERT_EQUAL_UINT(5, empire_row_size(board));
    fixture_play("move:A13:A10");
    TEST_ASSERT_EQUAL_UINT(5, empire_row_size(board));
    fixture_play("pass");
    TEST_ASSERT_EQUAL_UINT(6, empire_row_size(board));
    TEST_ASSERT_EQUAL_UINT(expected, empire_row_card(board, 5));
    TEST_ASSERT_EQUAL_INT(expected, empire_turned_up(&before, board));
    TEST_ASSERT_EQUAL_UINT(3, empire_card_cost(board, expected));
    TEST_ASSERT_EQUAL_UINT(0, empire_card_cost(board, empire_row_card(board, 0)));
    TEST_ASSERT_EQUAL_UINT(0, empire_card_cost(board, 23)); /* it was taken */
}

static void test_ruling_15_the_row_slides_to_the_left(void) {
    fixture_set_up_playing("seats=3");
    uint8_t before[7];
    memcpy(before, board->deck[0], sizeof before);
    fixture_play("take:4");
    TEST_ASSERT_EQUAL_UINT(before[3], empire_hand(board));
    fixture_play("pass");
    for (unsigned i = 0; i < 6; i++) {
        TEST_ASSERT_EQUAL_UINT(before[i < 3 ? i : i + 1], empire_row_card(board, i));
    }
    TEST_ASSERT_EQUAL_UINT8(11 - 2, board->coins[0]);
}

static void test_ruling_15_the_card_drawn_can_not_be_taken_back(void) {
    fixture_set_up_playing("seats=3");
    fixture_front_card(14);
    fixture_play("take:1 place:A13");
    TEST_ASSERT_EQUAL_INT(MATCH_OK, match_undo(&fixture));
    TEST_ASSERT_EQUAL_INT(MATCH_OK, match_undo(&fixture));
    fixture_play("take:1 pass");
    TEST_ASSERT_EQUAL_INT(MATCH_BARRIER, match_undo(&fixture));
}

static void rulings_1_to_5(void) {
    RUN_TEST(test_ruling_1_a_card_must_be_taken);
    RUN_TEST(test_ruling_1_without_coins_the_leftmost_can_be_taken);
    RUN_TEST(test_ruling_1_the_action_may_be_declined_whole_or_in_part);
    RUN_TEST(test_ruling_2_and_destroys_first_and_places_then);
    RUN_TEST(test_ruling_2_either_half_may_be_skipped);
    RUN_TEST(test_ruling_2_an_own_army_destroyed_can_be_placed_again);
    RUN_TEST(test_ruling_3_a_second_own_city_in_a_region);
    RUN_TEST(test_ruling_3_each_city_counts_as_an_army);
    RUN_TEST(test_ruling_4_ten_neutral_armies_by_turns_before_the_bid);
    RUN_TEST(test_ruling_4_neutral_armies_block_regions);
    RUN_TEST(test_ruling_4_neutral_armies_block_continents);
    RUN_TEST(test_ruling_4_neutral_armies_may_be_destroyed);
    RUN_TEST(test_ruling_5_any_army_anywhere_and_back_to_its_owner);
    RUN_TEST(test_ruling_5_cities_cannot_be_destroyed);
}

static void rulings_6_to_10(void) {
    RUN_TEST(test_ruling_6_fourteen_armies_and_three_cities);
    RUN_TEST(test_ruling_6_as_many_armies_as_there_are);
    RUN_TEST(test_ruling_6_nothing_left_ends_the_action_at_once);
    RUN_TEST(test_ruling_7_a_wild_joins_a_good_that_is_held);
    RUN_TEST(test_ruling_7_wilds_go_where_they_count_most);
    RUN_TEST(test_ruling_7_five_points_are_the_most_of_a_good);
    RUN_TEST(test_ruling_7_a_controlled_token_is_held);
    RUN_TEST(test_ruling_8_bids_are_secret_until_all_are_in);
    RUN_TEST(test_ruling_8_the_highest_pays_and_the_others_do_not);
    RUN_TEST(test_ruling_8_ties_by_the_die);
    RUN_TEST(test_ruling_8_the_die_is_fair);
    RUN_TEST(test_ruling_8_ties_by_seat);
    RUN_TEST(test_ruling_9_equal_places_are_shared);
    RUN_TEST(test_ruling_9_coins_break_ties_of_points);
    RUN_TEST(test_ruling_9_then_armies_without_cities);
    RUN_TEST(test_ruling_9_then_regions);
    RUN_TEST(test_ruling_9_points_come_first);
    RUN_TEST(test_ruling_10_either_side_of_the_board);
    RUN_TEST(test_ruling_10_card_16_by_printing);
    RUN_TEST(test_ruling_10_a_full_game_sums_three);
    RUN_TEST(test_ruling_10_one_game_by_default);
}

static void rulings_11_to_15(void) {
    RUN_TEST(test_ruling_11_neutral_armies_must_be_placed_the_start_included);
    RUN_TEST(test_ruling_11_bids_in_seat_order_up_to_all_coins);
    RUN_TEST(test_ruling_11_only_the_tied_compete);
    RUN_TEST(test_ruling_11_all_zero_is_a_tie_of_all);
    RUN_TEST(test_ruling_11_the_winner_pays_first_and_names_anyone);
    RUN_TEST(test_ruling_12_the_first_step_of_an_or_decides);
    RUN_TEST(test_ruling_12_passing_before_any_step_declines_both);
    RUN_TEST(test_ruling_12_a_used_up_action_ends_by_itself);
    RUN_TEST(test_ruling_12_own_armies_only_there_and_back);
    RUN_TEST(test_ruling_12_sailing_mixes_land_and_water);
    RUN_TEST(test_ruling_13_a_city_needs_an_own_army);
    RUN_TEST(test_ruling_13_a_city_alone_controls);
    RUN_TEST(test_ruling_13_destroyed_neutral_armies_are_out_of_the_game);
    RUN_TEST(test_ruling_13_neutral_may_hold_a_region_and_a_continent);
    RUN_TEST(test_ruling_14_tokens_count_for_whoever_controls_the_region);
    RUN_TEST(test_ruling_14_without_the_option_there_are_no_tokens);
    RUN_TEST(test_ruling_14_a_wild_does_not_make_a_good_held);
    RUN_TEST(test_ruling_14_wilds_may_be_split);
    RUN_TEST(test_ruling_14_without_goods_wilds_are_worth_nothing);
    RUN_TEST(test_ruling_15_the_row_is_filled_when_the_action_ends);
    RUN_TEST(test_ruling_15_the_row_slides_to_the_left);
    RUN_TEST(test_ruling_15_the_card_drawn_can_not_be_taken_back);
}

int main(void) {
    UNITY_BEGIN();
    rulings_1_to_5();
    rulings_6_to_10();
    rulings_11_to_15();
    return UNITY_END();
}
