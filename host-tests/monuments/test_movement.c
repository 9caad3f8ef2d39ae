/* Movement: rulings 4 to 10 and 46 to 52, and the booklet's rules of ferries. */
#include "fixture.h"

void setUp(void) {
    fixture(4);
}

void tearDown(void) {}

/* The booklet: one or two workers or armies board, the ferry sails two hexes, and one of its steps is the
 * landing. */
static void test_rulebook_ferry_boards_sails_and_lands(void) {
    stand(0, "J3", MONUMENTS_WORKER, 2);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    dock("J3", "J4");
    green(0, MONUMENTS_CARD_MOVE);
    play("play:move board:worker:J3:J4");
    TEST_ASSERT_TRUE(afloat("J4"));
    TEST_ASSERT_FALSE(docked("J3", "J4"));
    play("board:worker:J3:J4");
    TEST_ASSERT_EQUAL_UINT(2, units_at("J4", MONUMENTS_WORKER));
    play("sail:J4:J5");
    TEST_ASSERT_TRUE(afloat("J5"));
    TEST_ASSERT_EQUAL_UINT(2, units_at("J5", MONUMENTS_WORKER));
    TEST_ASSERT_TRUE(can("land:J5:K4")); /* the second step */
    TEST_ASSERT_TRUE(can("sail:J5:J6"));
    play("land:J5:K4");
    TEST_ASSERT_EQUAL_UINT(2, units_at("K4", MONUMENTS_WORKER));
    TEST_ASSERT_TRUE(docked("K4", "J5"));
    TEST_ASSERT_FALSE(afloat("J5"));
}

static void test_rulebook_a_worker_moves_one_hex_and_a_red_card_moves_two_units(void) {
    stand(0, "K3", MONUMENTS_WORKER, 3);
    play("play:move step:worker:K3:K2 step:worker:K3:K2");
    TEST_ASSERT_EQUAL_UINT(2, units_at("K2", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_ruling_04_the_ferry_that_sails_is_one_of_the_units(void) {
    aboard(0, "J5", MONUMENTS_WORKER, 2);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    play("play:move sail:J5:J6 halt step:worker:K3:K2");
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_ruling_04_two_passengers_board_in_one_action_or_the_ferry_sails_with_one(void) {
    stand(0, "J3", MONUMENTS_WORKER, 3);
    dock("J3", "J4");
    green(0, MONUMENTS_CARD_MOVE);
    play("play:move board:worker:J3:J4");
    TEST_ASSERT_TRUE(can("board:worker:J3:J4"));
    play("step:worker:J3:J2"); /* something else: the ferry is gone from the shore */
    TEST_ASSERT_FALSE(can("board:worker:J3:J4"));
    play("done");
    turn_of(0);
    game.seat_states[0].hand = MONUMENTS_ALL_CARDS;
    play("play:move");
    TEST_ASSERT_EQUAL_UINT(0, count_like("board:"));
}

static void test_ruling_05_an_empty_ferry_is_never_left_in_mid_sea(void) {
    aboard(0, "J5", MONUMENTS_WORKER, 1);
    monuments_unit_kill(&game, 0, at("J5"), MONUMENTS_WORKER);
    TEST_ASSERT_FALSE(afloat("J5"));
    check_sums();
}

static void test_ruling_05_landing_docks_the_ferry_at_the_shore(void) {
    aboard(0, "J5", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    play("play:move land:J5:K4");
    TEST_ASSERT_TRUE(docked("K4", "J5"));
    TEST_ASSERT_EQUAL_UINT(1, units_at("K4", MONUMENTS_WORKER));
}

static void test_ruling_06_a_ferry_beside_anothers_hex_may_be_boarded_from_ones_own(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    dock("J3", "J4");
    play("play:move");
    TEST_ASSERT_TRUE(can("board:worker:J3:J4"));
}

static void test_ruling_06_no_mixed_passengers(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    dock("J3", "J4");
    aboard(1, "J4", MONUMENTS_WORKER, 1);
    play("play:move");
    TEST_ASSERT_FALSE(can("board:worker:J3:J4"));
}

static void test_ruling_07_the_passenger_keeps_his_load_and_puts_it_down_ashore(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_METAL, 1);
    dock("J3", "J4");
    play("play:move board:worker:J3:J4:metal");
    TEST_ASSERT_EQUAL_UINT(1, resources_at("J4", MONUMENTS_METAL));
    play("land:J4:K4");
    TEST_ASSERT_EQUAL_UINT(1, resources_at("K4", MONUMENTS_METAL));
    TEST_ASSERT_EQUAL_UINT(0, resources_at("J4", MONUMENTS_METAL));
}

static void test_ruling_07_a_load_cannot_be_carried_into_a_full_hex(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_METAL, 1);
    store("K2", MONUMENTS_WOOD, 5);
    play("play:move");
    TEST_ASSERT_TRUE(can("step:worker:J3:K2"));
    TEST_ASSERT_FALSE(can("step:worker:J3:K2:metal"));
    TEST_ASSERT_TRUE(can("step:worker:J3:J2:metal"));
}

static void test_ruling_08_only_the_hex_where_the_move_ends_receives_the_load(void) {
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_METAL, 2);
    store("K2", MONUMENTS_WHEAT, 1);
    play("play:move step:worker:J3:K2:metal");
    TEST_ASSERT_TRUE(can("step:worker:K2:L2:metal"));
    TEST_ASSERT_FALSE(can("step:worker:K2:L2"));       /* not put down on the way */
    TEST_ASSERT_FALSE(can("step:worker:K2:L2:wheat")); /* nor anything taken */
    play("step:worker:K2:L2:metal");
    TEST_ASSERT_EQUAL_UINT(1, resources_at("L2", MONUMENTS_METAL));
    TEST_ASSERT_EQUAL_UINT(0, resources_at("K2", MONUMENTS_METAL));
    TEST_ASSERT_EQUAL_UINT(1, resources_at("J3", MONUMENTS_METAL));
}

static void test_ruling_09_nobody_enters_an_enemy_hex_a_monument_or_closed_land(void) {
    fixture(2);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(1, "J2", MONUMENTS_WORKER, 1);
    play("play:move");
    TEST_ASSERT_FALSE(can("step:worker:J3:J2"));
    TEST_ASSERT_FALSE(can("step:worker:J3:K3"));
    TEST_ASSERT_TRUE(can("step:worker:J3:K2"));
    fixture(3);
    stand(0, "D4", MONUMENTS_AIR, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    play("play:move");
    TEST_ASSERT_TRUE(can("step:air:D4:D3"));
    TEST_ASSERT_FALSE(can("step:air:D4:E4")); /* closed with three */
}

static void test_ruling_09_damaged_buildings_do_not_keep_anybody_out_intact_ones_do(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "L3", MONUMENTS_WORKER, 1);
    building(1, MONUMENTS_FORT, "J2", true);
    building(1, MONUMENTS_TOWN, "K2", false);
    play("play:move");
    TEST_ASSERT_TRUE(can("step:worker:J3:J2"));
    TEST_ASSERT_FALSE(can("step:worker:J3:K2"));
}

static void test_ruling_09_rivers_need_a_bridge_airforces_do_not(void) {
    stand(0, "L3", MONUMENTS_WORKER, 1);
    stand(0, "L3", MONUMENTS_ARMY, 1);
    stand(0, "L3", MONUMENTS_AIR, 1);
    play("play:move");
    TEST_ASSERT_FALSE(can("step:worker:L3:L4"));
    TEST_ASSERT_FALSE(can("step:army:L3:L4"));
    TEST_ASSERT_TRUE(can("step:air:L3:L4"));
    bridge("L3-L4");
    TEST_ASSERT_TRUE(can("step:worker:L3:L4"));
    TEST_ASSERT_TRUE(can("step:army:L3:L4"));
}

static void test_ruling_10_from_the_monument_to_land_without_a_river_and_never_back(void) {
    stand(0, "K3", MONUMENTS_WORKER, 2);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    play("play:move");
    TEST_ASSERT_EQUAL_UINT(3, count_like("step:worker:K3:"));
    TEST_ASSERT_FALSE(can("step:worker:K3:K4"));
    TEST_ASSERT_FALSE(can("step:worker:K2:K3"));
    bridge("K3-K4");
    TEST_ASSERT_TRUE(can("step:worker:K3:K4"));
}

static void test_ruling_46_each_unit_moves_once_in_an_action(void) {
    stand(0, "K3", MONUMENTS_WORKER, 1);
    stand(0, "J2", MONUMENTS_WORKER, 1);
    green(0, MONUMENTS_CARD_MOVE);
    play("play:move step:worker:K3:K2 step:worker:J2:K2");
    TEST_ASSERT_EQUAL_INT(1, decider()); /* both have moved: nothing is left to do */
}

static void test_ruling_46_who_is_put_ashore_has_moved(void) {
    aboard(0, "J5", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    play("play:move land:J5:K4");
    TEST_ASSERT_FALSE(can("step:worker:K4:L4"));
    TEST_ASSERT_EQUAL_UINT(0, count_like("board:"));
    TEST_ASSERT_EQUAL_UINT(0, count_like("shift:"));
}

static void test_ruling_46_a_ferry_may_sail_in_the_action_in_which_it_was_boarded(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    dock("J3", "J4");
    play("play:move board:worker:J3:J4");
    TEST_ASSERT_TRUE(can("sail:J4:J5"));
}

static void test_ruling_46_a_shifted_ferry_that_is_boarded_has_moved(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K4", MONUMENTS_WORKER, 1);
    dock("K4", "J4");
    green(0, MONUMENTS_CARD_MOVE);
    play("play:move shift:J4:K4:J3 board:worker:J3:J4");
    TEST_ASSERT_EQUAL_UINT(0, count_like("sail:"));
}

static void test_ruling_47_boarding_takes_a_step_and_ends_the_move(void) {
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 2);
    stand(0, "J2", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    dock("J3", "J4");
    play("play:move step:worker:J2:J3 board:worker:J3:J4");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_MOVE, asked());
    TEST_ASSERT_TRUE(afloat("J4"));
}

static void test_ruling_47_the_second_passenger_comes_from_the_same_hex(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_ARMY, 1);
    stand(0, "K4", MONUMENTS_WORKER, 1);
    dock("J3", "J4");
    play("play:move board:worker:J3:J4");
    TEST_ASSERT_TRUE(can("board:army:J3:J4"));
    TEST_ASSERT_EQUAL_UINT(1, count_like("board:army:")); /* no other water of J3's */
    TEST_ASSERT_FALSE(can("board:worker:K4:J4"));
    play("board:army:J3:J4");
    TEST_ASSERT_EQUAL_UINT(1, units_at("J4", MONUMENTS_ARMY));
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_ruling_48_one_ferry_in_the_middle_of_a_water_hex(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    dock("J3", "J4");
    aboard(0, "J4", MONUMENTS_WORKER, 1);
    aboard(0, "J5", MONUMENTS_ARMY, 1);
    play("play:move");
    TEST_ASSERT_FALSE(can("board:worker:J3:J4"));
    TEST_ASSERT_FALSE(can("sail:J4:J5"));
    TEST_ASSERT_TRUE(can("sail:J4:I4"));
}

static void test_ruling_48_a_ferry_that_lands_where_one_is_docked_goes_to_the_pool(void) {
    aboard(0, "J4", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    dock("J3", "J4");
    const unsigned pool = game.crossings;
    play("play:move land:J4:J3");
    TEST_ASSERT_EQUAL_UINT(pool + 1, game.crossings);
    TEST_ASSERT_TRUE(docked("J3", "J4"));
    TEST_ASSERT_EQUAL_UINT(1, units_at("J3", MONUMENTS_WORKER));
}

static void test_ruling_49_a_landing_puts_all_ashore_and_what_has_no_room_goes_to_the_bank(void) {
    aboard(0, "J4", MONUMENTS_WORKER, 2);
    store("J4", MONUMENTS_WOOD, 1);
    store("J4", MONUMENTS_METAL, 1);
    store("J3", MONUMENTS_SHEEP, 4);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    play("play:move land:J4:J3");
    TEST_ASSERT_EQUAL_UINT(2, units_at("J3", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_UINT(1, resources_at("J3", MONUMENTS_WOOD));
    TEST_ASSERT_EQUAL_UINT(0, resources_at("J3", MONUMENTS_METAL));
    TEST_ASSERT_EQUAL_UINT(25, game.bank[MONUMENTS_METAL]);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_MOVE, asked());
}

static void test_ruling_50_an_empty_ferry_goes_from_shore_to_shore_of_its_water(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    dock("J3", "J4");
    play("play:move");
    TEST_ASSERT_TRUE(can("shift:J4:J3:K4"));
    TEST_ASSERT_EQUAL_UINT(1, count_like("shift:")); /* not to the monument, not to the middle */
    play("shift:J4:J3:K4");
    TEST_ASSERT_TRUE(docked("K4", "J4"));
    TEST_ASSERT_FALSE(docked("J3", "J4"));
    TEST_ASSERT_EQUAL_UINT(0, count_like("shift:")); /* it has moved, and nobody is there */
}

static void test_ruling_50_not_through_water_of_another_nor_to_an_edge_that_is_taken(void) {
    stand(0, "J3", MONUMENTS_AIR, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    dock("J3", "J4");
    stand(1, "J4", MONUMENTS_NAVY, 1);
    play("play:move");
    TEST_ASSERT_EQUAL_UINT(0, count_like("shift:"));
    fixture(4);
    stand(0, "J3", MONUMENTS_ARMY, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    dock("J3", "J4");
    dock("K4", "J4");
    play("play:move");
    TEST_ASSERT_EQUAL_UINT(0, count_like("shift:"));
}

static void test_ruling_50_to_anybodys_shore_but_only_from_a_shore_one_holds(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    dock("K4", "J4");
    play("play:move");
    TEST_ASSERT_EQUAL_UINT(0, count_like("shift:"));
    fixture(4);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    dock("J3", "J4");
    play("play:move");
    TEST_ASSERT_TRUE(can("shift:J4:J3:K4"));
}

static void test_ruling_51_a_load_aboard_cannot_be_spent_and_does_not_score(void) {
    aboard(0, "J4", MONUMENTS_WORKER, 1);
    store("J4", MONUMENTS_WOOD, 1);
    TEST_ASSERT_EQUAL_UINT(0, monuments_stock_of(&game, 0));
    TEST_ASSERT_EQUAL_UINT(0, monuments_score_amount(&game, 0, MONUMENTS_LINE_RESOURCES));
    TEST_ASSERT_EQUAL_UINT(24, game.bank[MONUMENTS_WOOD]);
}

static void test_ruling_51_tokens_beyond_the_workers_aboard_go_to_the_bank_last_kind_first(void) {
    aboard(0, "J4", MONUMENTS_WORKER, 2);
    store("J4", MONUMENTS_WOOD, 1);
    store("J4", MONUMENTS_WHEAT, 1);
    monuments_unit_kill(&game, 0, at("J4"), MONUMENTS_WORKER);
    TEST_ASSERT_EQUAL_UINT(1, resources_at("J4", MONUMENTS_WOOD));
    TEST_ASSERT_EQUAL_UINT(0, resources_at("J4", MONUMENTS_WHEAT));
    check_sums();
    aboard(0, "J5", MONUMENTS_WORKER, 2);
    store("J5", MONUMENTS_WHEAT, 2);
    monuments_unit_kill(&game, 0, at("J5"), MONUMENTS_WORKER);
    TEST_ASSERT_EQUAL_UINT(1, resources_at("J5", MONUMENTS_WHEAT)); /* no more than must */
    check_sums();
}

static void test_ruling_52_a_load_may_pass_a_full_hex_but_not_end_there(void) {
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_METAL, 1);
    store("K2", MONUMENTS_WOOD, 5);
    play("play:move step:worker:J3:K2:metal");
    TEST_ASSERT_FALSE(can("halt"));
    TEST_ASSERT_TRUE(can("step:worker:K2:J3:metal")); /* he may always go back */
    play("step:worker:K2:L2:metal");
    TEST_ASSERT_EQUAL_UINT(1, resources_at("L2", MONUMENTS_METAL));
}

static void test_ruling_52_with_three_steps_only_where_the_load_can_still_come_to_rest(void) {
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 2);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_METAL, 1);
    static const char *const full[] = {"K2", "J2", "L2", "L3", "M3"};
    for (unsigned i = 0; i < 5; i++) {
        store(full[i], i % MONUMENTS_RESOURCES, MONUMENTS_HEX_ROOM);
    }
    play("play:move step:worker:J3:K2:metal");
    TEST_ASSERT_TRUE(can("step:worker:K2:J3:metal"));
    TEST_ASSERT_TRUE(can("step:worker:K2:J2:metal")); /* and from there to J3 */
    TEST_ASSERT_FALSE(can("step:worker:K2:L2:metal"));
    TEST_ASSERT_FALSE(can("step:worker:K2:L3:metal"));
}

/* Alone on a conquered hex whose fort stands he can't come back: the load must find room two steps further.
 */
static void test_ruling_52_with_three_steps_past_two_full_hexes(void) {
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 2);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    building(1, MONUMENTS_FORT, "J3", false);
    store("J3", MONUMENTS_METAL, 1);
    static const char *const full[] = {"K2", "J2", "L2", "L3"};
    for (unsigned i = 0; i < 4; i++) {
        store(full[i], i % MONUMENTS_RESOURCES, MONUMENTS_HEX_ROOM);
    }
    play("play:move");
    TEST_ASSERT_TRUE(can("step:worker:J3:K2:metal")); /* by L3 to M3 */
    TEST_ASSERT_FALSE(can("step:worker:J3:J2:metal"));
    store("M3", MONUMENTS_METAL, MONUMENTS_HEX_ROOM);
    TEST_ASSERT_FALSE(can("step:worker:J3:K2:metal"));
    TEST_ASSERT_TRUE(can("step:worker:J3:K2"));
}

/* Nothing lies on a monument's hex, so nothing is carried from it, whatever is around. */
static void test_ruling_52_from_the_monument_nothing_is_carried(void) {
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, MONUMENTS_HEX_ROOM);
    store("L2", MONUMENTS_METAL, MONUMENTS_HEX_ROOM);
    store("L3", MONUMENTS_SHEEP, MONUMENTS_HEX_ROOM);
    play("play:move");
    TEST_ASSERT_TRUE(can("step:worker:K3:K2"));
    TEST_ASSERT_EQUAL_UINT(1, count_like("step:worker:K3:K2"));
}

static void test_ruling_52_armed_workers_carry_like_others_armies_and_airforces_never(void) {
    stand(0, "J3", MONUMENTS_ARMED, 1);
    stand(0, "J3", MONUMENTS_ARMY, 1);
    stand(0, "J3", MONUMENTS_AIR, 1);
    store("J3", MONUMENTS_METAL, 1);
    play("play:move");
    TEST_ASSERT_TRUE(can("step:armed:J3:J2:metal"));
    TEST_ASSERT_FALSE(can("step:army:J3:J2:metal"));
    TEST_ASSERT_FALSE(can("step:air:J3:J2:metal"));
}

static void test_paved_roads_give_a_step_more_and_halt_ends_earlier(void) {
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 1);
    stand(0, "K3", MONUMENTS_WORKER, 3);
    play("play:move step:worker:K3:K2");
    TEST_ASSERT_TRUE(can("halt"));
    TEST_ASSERT_TRUE(can("step:worker:K2:J2"));
    play("step:worker:K2:J2");
    TEST_ASSERT_EQUAL_UINT(1, units_at("J2", MONUMENTS_WORKER));
}

static void test_navies_and_airforces_move_two_hexes(void) {
    stand(0, "J5", MONUMENTS_NAVY, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    play("play:move step:navy:J5:J6");
    TEST_ASSERT_TRUE(can("step:navy:J6:J7"));
    TEST_ASSERT_FALSE(can("step:navy:J6:I6")); /* Crete */
    play("step:navy:J6:J7");
    TEST_ASSERT_EQUAL_UINT(1, units_at("J7", MONUMENTS_NAVY));
}

static void test_ruling_46_who_moved_into_a_hex_does_not_board_from_it_in_the_same_action(void) {
    green(0, MONUMENTS_CARD_MOVE);
    stand(0, "L4", MONUMENTS_WORKER, 1);
    stand(0, "K4", MONUMENTS_WORKER, 1);
    dock("K4", "J4");
    play("play:move step:worker:L4:K4 board:worker:K4:J4");
    TEST_ASSERT_EQUAL_UINT(1, units_at("K4", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_UINT(0, count_like("board:")); /* he would be the second passenger, but he has moved */
    TEST_ASSERT_EQUAL_UINT(0, count_like("step:worker:K4"));
    TEST_ASSERT_TRUE(can("sail:J4:J5"));
}

static void test_ruling_47_an_army_alone_brings_the_ferry_out_too(void) {
    stand(0, "J3", MONUMENTS_ARMY, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    dock("J3", "J4");
    play("play:move board:army:J3:J4");
    TEST_ASSERT_TRUE(afloat("J4"));
    TEST_ASSERT_FALSE(docked("J3", "J4"));
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_MOVE, asked());
}

static void test_ruling_47_a_ferry_takes_two(void) {
    green(0, MONUMENTS_CARD_MOVE);
    stand(0, "J3", MONUMENTS_WORKER, 3);
    dock("J3", "J4");
    play("play:move board:worker:J3:J4 board:worker:J3:J4");
    TEST_ASSERT_EQUAL_UINT(0, count_like("board:"));
}

static void test_ruling_52_room_for_one_is_room_enough(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_METAL, 1);
    store("K2", MONUMENTS_WOOD, 4);
    play("play:move");
    TEST_ASSERT_TRUE(can("step:worker:J3:K2:metal"));
    play("step:worker:J3:K2:metal");
    TEST_ASSERT_EQUAL_UINT(1, resources_at("K2", MONUMENTS_METAL));
}

/* Alone on a conquered hex whose fort stands, so that he can't go back: K2 and all beside it but one are
 * full. */
static void nearly_all_full(void) {
    static const char *const full[] = {"K2", "J2", "L2"};
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 2);
    building(1, MONUMENTS_FORT, "J3", false);
    store("J3", MONUMENTS_METAL, 1);
    for (unsigned i = 0; i < 3; i++) {
        store(full[i], i, MONUMENTS_HEX_ROOM);
    }
    store("L3", MONUMENTS_WHEAT, MONUMENTS_HEX_ROOM - 1);
}

static void test_ruling_52_past_a_full_hex_to_one_with_room_for_one(void) {
    nearly_all_full();
    play("play:move");
    TEST_ASSERT_TRUE(can("step:worker:J3:K2:metal"));
    play("step:worker:J3:K2:metal"); /* he can't halt there: on to L3 by himself */
    TEST_ASSERT_EQUAL_UINT(1, resources_at("L3", MONUMENTS_METAL));
    TEST_ASSERT_EQUAL_UINT(0, units_at("K2", MONUMENTS_WORKER));
}

static void test_ruling_52_with_a_comrade_left_behind_he_may_go_back(void) {
    nearly_all_full();
    store("L3", MONUMENTS_WHEAT, 1);
    play("play:move");
    TEST_ASSERT_FALSE(can("step:worker:J3:K2:metal"));
    stand(0, "J3", MONUMENTS_ARMY, 1); /* J3 stays his */
    TEST_ASSERT_TRUE(can("step:worker:J3:K2:metal"));
}

/* With three steps he can't pass the hex that he left to the enemy's building either, though C8 beyond it has
 * room. */
static void test_ruling_52_three_steps_not_through_a_hex_that_was_given_up(void) {
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 2);
    stand(0, "D9", MONUMENTS_WORKER, 1);
    stand(0, "C8", MONUMENTS_WORKER, 1);
    building(1, MONUMENTS_FACTORY, "D9", false);
    store("D9", MONUMENTS_WOOD, 1);
    store("D10", MONUMENTS_WHEAT, MONUMENTS_HEX_ROOM);
    store("C10", MONUMENTS_WOOD, MONUMENTS_HEX_ROOM);
    play("play:move");
    TEST_ASSERT_TRUE(can("step:worker:D9:D10"));
    TEST_ASSERT_FALSE(can("step:worker:D9:D10:wood"));
    TEST_ASSERT_TRUE(can("step:worker:D9:C8:wood"));
    stand(0, "D9", MONUMENTS_ARMY, 1);
    TEST_ASSERT_TRUE(can("step:worker:D9:D10:wood"));
}

static void test_paved_roads_are_for_armed_workers_too_but_not_for_armies(void) {
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 1);
    stand(0, "J3", MONUMENTS_ARMED, 1);
    stand(0, "L3", MONUMENTS_ARMY, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    play("play:move step:armed:J3:K2");
    TEST_ASSERT_TRUE(can("step:armed:K2:J2"));
    play("halt step:army:L3:L2");
    TEST_ASSERT_EQUAL_INT(1, decider());
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_rulebook_ferry_boards_sails_and_lands);
    RUN_TEST(test_rulebook_a_worker_moves_one_hex_and_a_red_card_moves_two_units);
    RUN_TEST(test_ruling_04_the_ferry_that_sails_is_one_of_the_units);
    RUN_TEST(test_ruling_04_two_passengers_board_in_one_action_or_the_ferry_sails_with_one);
    RUN_TEST(test_ruling_05_an_empty_ferry_is_never_left_in_mid_sea);
    RUN_TEST(test_ruling_05_landing_docks_the_ferry_at_the_shore);
    RUN_TEST(test_ruling_06_a_ferry_beside_anothers_hex_may_be_boarded_from_ones_own);
    RUN_TEST(test_ruling_06_no_mixed_passengers);
    RUN_TEST(test_ruling_07_the_passenger_keeps_his_load_and_puts_it_down_ashore);
    RUN_TEST(test_ruling_07_a_load_cannot_be_carried_into_a_full_hex);
    RUN_TEST(test_ruling_08_only_the_hex_where_the_move_ends_receives_the_load);
    RUN_TEST(test_ruling_09_nobody_enters_an_enemy_hex_a_monument_or_closed_land);
    RUN_TEST(test_ruling_09_damaged_buildings_do_not_keep_anybody_out_intact_ones_do);
    RUN_TEST(test_ruling_09_rivers_need_a_bridge_airforces_do_not);
    RUN_TEST(test_ruling_10_from_the_monument_to_land_without_a_river_and_never_back);
    RUN_TEST(test_ruling_46_each_unit_moves_once_in_an_action);
    RUN_TEST(test_ruling_46_who_is_put_ashore_has_moved);
    RUN_TEST(test_ruling_46_a_ferry_may_sail_in_the_action_in_which_it_was_boarded);
    RUN_TEST(test_ruling_46_a_shifted_ferry_that_is_boarded_has_moved);
    RUN_TEST(test_ruling_47_boarding_takes_a_step_and_ends_the_move);
    RUN_TEST(test_ruling_47_the_second_passenger_comes_from_the_same_hex);
    RUN_TEST(test_ruling_48_one_ferry_in_the_middle_of_a_water_hex);
    RUN_TEST(test_ruling_48_a_ferry_that_lands_where_one_is_docked_goes_to_the_pool);
    RUN_TEST(test_ruling_49_a_landing_puts_all_ashore_and_what_has_no_room_goes_to_the_bank);
    RUN_TEST(test_ruling_50_an_empty_ferry_goes_from_shore_to_shore_of_its_water);
    RUN_TEST(test_ruling_50_not_through_water_of_another_nor_to_an_edge_that_is_taken);
    RUN_TEST(test_ruling_50_to_anybodys_shore_but_only_from_a_shore_one_holds);
    RUN_TEST(test_ruling_51_a_load_aboard_cannot_be_spent_and_does_not_score);
    RUN_TEST(test_ruling_51_tokens_beyond_the_workers_aboard_go_to_the_bank_last_kind_first);
    RUN_TEST(test_ruling_52_a_load_may_pass_a_full_hex_but_not_end_there);
    RUN_TEST(test_ruling_52_with_three_steps_only_where_the_load_can_still_come_to_rest);
    RUN_TEST(test_ruling_52_with_three_steps_past_two_full_hexes);
    RUN_TEST(test_ruling_52_from_the_monument_nothing_is_carried);
    RUN_TEST(test_ruling_52_armed_workers_carry_like_others_armies_and_airforces_never);
    RUN_TEST(test_paved_roads_give_a_step_more_and_halt_ends_earlier);
    RUN_TEST(test_navies_and_airforces_move_two_hexes);
    RUN_TEST(test_ruling_46_who_moved_into_a_hex_does_not_board_from_it_in_the_same_action);
    RUN_TEST(test_ruling_47_an_army_alone_brings_the_ferry_out_too);
    RUN_TEST(test_ruling_47_a_ferry_takes_two);
    RUN_TEST(test_ruling_52_room_for_one_is_room_enough);
    RUN_TEST(test_ruling_52_past_a_full_hex_to_one_with_room_for_one);
    RUN_TEST(test_ruling_52_with_a_comrade_left_behind_he_may_go_back);
    RUN_TEST(test_ruling_52_three_steps_not_through_a_hex_that_was_given_up);
    RUN_TEST(test_paved_roads_are_for_armed_workers_too_but_not_for_armies);
    return UNITY_END();
}
