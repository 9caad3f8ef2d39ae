/* Production, trade and paying: rulings 11 to 15 and 43 to 45, and the booklet's limits. */
#include "fixture.h"

void setUp(void) {
    fixture(4);
}

void tearDown(void) {}

static void test_rulebook_production_each_worker_one_at_most_three_a_hex(void) {
    stand(0, "K2", MONUMENTS_WORKER, 5);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    stand(0, "L3", MONUMENTS_WORKER, 1);
    play("play:produce produce:K2 produce:J3");
    TEST_ASSERT_EQUAL_UINT(3, resources_at("K2", MONUMENTS_WOOD));
    TEST_ASSERT_EQUAL_UINT(2, resources_at("J3", MONUMENTS_SHEEP));
    TEST_ASSERT_EQUAL_INT(1, decider()); /* two hexes, then the action is used up */
}

static void test_rulebook_production_green_chooses_three_hexes(void) {
    green(0, MONUMENTS_CARD_PRODUCE);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "L3", MONUMENTS_WORKER, 1);
    stand(0, "J2", MONUMENTS_WORKER, 1);
    play("play:produce produce:K2 produce:J3 produce:L3");
    TEST_ASSERT_EQUAL_INT(1, decider());
    TEST_ASSERT_EQUAL_UINT(1, resources_at("L3", MONUMENTS_WHEAT));
}

static void test_rulebook_a_factory_gives_one_alone_and_two_with_a_worker(void) {
    building(0, MONUMENTS_FACTORY, "K2", false);
    building(0, MONUMENTS_FACTORY, "J3", false);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_UINT(1, monuments_produce_amount(&game, 0, at("K2")));
    TEST_ASSERT_EQUAL_UINT(3, monuments_produce_amount(&game, 0, at("J3")));
    stand(0, "J3", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_UINT(
        3, monuments_produce_amount(&game, 0, at("J3"))); /* the limit holds for factories too */
}

static void test_rulebook_production_never_more_than_five_in_a_hex(void) {
    stand(0, "K2", MONUMENTS_WORKER, 3);
    store("K2", MONUMENTS_METAL, 3);
    TEST_ASSERT_EQUAL_UINT(2, monuments_produce_amount(&game, 0, at("K2")));
}

static void test_a_yield_bonus_gives_one_more_and_its_limit_is_four(void) {
    gain(0, MONUMENTS_GAIN_YIELD, 1u << MONUMENTS_FOREST);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_UINT(2, monuments_produce_amount(&game, 0, at("K2")));
    TEST_ASSERT_EQUAL_UINT(1, monuments_produce_amount(&game, 0, at("J3")));
    TEST_ASSERT_EQUAL_UINT(0, monuments_produce_amount(&game, 0, at("M3")));
    stand(0, "K2", MONUMENTS_WORKER, 4);
    TEST_ASSERT_EQUAL_UINT(4, monuments_produce_amount(&game, 0, at("K2")));
}

static void test_ruling_11_five_tokens_in_all_on_a_hex(void) {
    stand(0, "K2", MONUMENTS_WORKER, 2);
    store("K2", MONUMENTS_SHEEP, 2);
    store("K2", MONUMENTS_METAL, 3);
    TEST_ASSERT_EQUAL_UINT(0, monuments_produce_amount(&game, 0, at("K2")));
    TEST_ASSERT_FALSE(can("play:produce"));
}

static void test_ruling_12_resources_stay_and_belong_to_who_has_a_worker_there(void) {
    store("K2", MONUMENTS_WOOD, 3);
    stand(0, "K2", MONUMENTS_ARMY, 1);
    stand(0, "K2", MONUMENTS_AIR, 1);
    TEST_ASSERT_EQUAL_UINT(0, monuments_stock_of(&game, 0));
    stand(0, "K2", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_UINT(3, monuments_stock_resource(monuments_stock_of(&game, 0), MONUMENTS_WOOD));
}

static void test_ruling_13_hexes_with_an_own_worker_or_factory(void) {
    building(0, MONUMENTS_FACTORY, "K2", false);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "L3", MONUMENTS_ARMY, 1);
    stand(0, "J2", MONUMENTS_WORKER, 1);
    play("play:produce");
    TEST_ASSERT_TRUE(can("produce:K2"));
    TEST_ASSERT_TRUE(can("produce:J3"));
    TEST_ASSERT_FALSE(can("produce:L3"));
}

static void test_ruling_13_a_factory_alone_does_not_let_one_spend(void) {
    building(0, MONUMENTS_FACTORY, "J3", false);
    store("J3", MONUMENTS_SHEEP, 2);
    TEST_ASSERT_EQUAL_UINT(0, monuments_stock_of(&game, 0));
}

static void test_ruling_13_an_empty_bank_gives_what_is_left(void) {
    static const char *const where[] = {"A1", "A2", "A4", "C3", "C10"};
    for (unsigned i = 0; i < 5; i++) {
        store(where[i], MONUMENTS_WOOD, i < 4 ? 5 : 4);
    }
    stand(0, "K2", MONUMENTS_WORKER, 3);
    TEST_ASSERT_EQUAL_UINT(1, monuments_produce_amount(&game, 0, at("K2")));
}

static void test_ruling_14_what_is_taken_may_lie_on_any_terrain_with_an_own_worker_and_room(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "L3", MONUMENTS_ARMY, 1);
    store("J3", MONUMENTS_SHEEP, 4);
    store("K2", MONUMENTS_WOOD, 2);
    play("play:trade swap:sheep");
    TEST_ASSERT_TRUE(can("get:metal:K2"));
    TEST_ASSERT_TRUE(can("get:wheat:J3"));
    TEST_ASSERT_FALSE(can("get:wheat:L3"));
}

static void test_ruling_14_the_second_swap_may_use_the_first_ones_result(void) {
    green(0, MONUMENTS_CARD_TRADE);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 1);
    play("play:trade get:sheep:K2"); /* the only swap, and only one hex */
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_TRADE, asked());
    TEST_ASSERT_TRUE(can("swap:sheep"));
    play("swap:sheep get:metal:K2");
    TEST_ASSERT_EQUAL_UINT(1, resources_at("K2", MONUMENTS_METAL));
}

static void test_ruling_15_free_resources_need_an_own_worker_and_the_terrain(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "M3", MONUMENTS_WORKER, 1);
    stand(0, "D9", MONUMENTS_ARMY, 1);
    monuments_task_push(&game, MONUMENTS_TASK_GIFT_RESOURCE, 0, 1)->of.gift.what = MONUMENTS_WOOD;
    TEST_ASSERT_EQUAL_UINT(2, count_like("place:wood:"));
    TEST_ASSERT_TRUE(can("place:wood:K2"));
    TEST_ASSERT_FALSE(can("place:wood:D9"));
}

static void test_ruling_43_the_spared_are_chosen_first_such_that_the_rest_can_be_paid(void) {
    green(0, MONUMENTS_CARD_BUILD);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 1);
    store("K2", MONUMENTS_METAL, 1);
    play("play:build build:fort:J3");
    TEST_ASSERT_TRUE(can("spare:wood"));
    TEST_ASSERT_TRUE(can("spare:metal"));
    play("spare:metal");
    TEST_ASSERT_EQUAL_UINT(1, resources_at("K2", MONUMENTS_METAL));
    TEST_ASSERT_EQUAL_UINT(0, resources_at("K2", MONUMENTS_WOOD));
    TEST_ASSERT_TRUE(monuments_building_here(&game.seat_states[0], MONUMENTS_FORT, at("J3")));
}

static void test_ruling_43_what_one_does_not_have_is_spared_by_itself(void) {
    green(0, MONUMENTS_CARD_BUILD);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_METAL, 1);
    play("play:build build:fort:K2");
    TEST_ASSERT_TRUE(monuments_building_here(&game.seat_states[0], MONUMENTS_FORT, at("K2")));
    TEST_ASSERT_EQUAL_UINT(0, resources_at("K2", MONUMENTS_METAL));
}

static void test_ruling_43_kinds_in_order_each_token_from_a_hex_of_choice(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_SHEEP, 1);
    store("K2", MONUMENTS_WHEAT, 2);
    store("J3", MONUMENTS_SHEEP, 1);
    store("J3", MONUMENTS_WHEAT, 2);
    play("play:build build:town:K2");
    TEST_ASSERT_TRUE(can("pay:sheep:K2"));
    TEST_ASSERT_TRUE(can("pay:sheep:J3"));
    TEST_ASSERT_EQUAL_UINT(2, count_like(""));
    TEST_ASSERT_FALSE(
        monuments_building_here(&game.seat_states[0], MONUMENTS_TOWN, at("K2"))); /* paid first */
    play("pay:sheep:K2 pay:wheat:J3");
    TEST_ASSERT_TRUE(can("pay:wheat:K2"));
    play("pay:wheat:J3");
    TEST_ASSERT_TRUE(monuments_building_here(&game.seat_states[0], MONUMENTS_TOWN, at("K2")));
}

static void test_ruling_43_everything_is_checked_before_the_card_is_played(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_SHEEP, 1);
    store("K2", MONUMENTS_WHEAT, 1);
    TEST_ASSERT_FALSE(can("play:build"));
    store("K2", MONUMENTS_WHEAT, 1);
    TEST_ASSERT_TRUE(can("play:build"));
}

static void test_ruling_44_training_is_paid_before_the_worker_leaves(void) {
    gain(0, MONUMENTS_GAIN_TRAIN, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    store("J3", MONUMENTS_SHEEP, 1);
    store("J3", MONUMENTS_WHEAT, 1);
    play("play:train"); /* the only thing to train, with the only worker, paid from his own hex */
    TEST_ASSERT_EQUAL_UINT(1, units_at("J3", MONUMENTS_ARMY));
    TEST_ASSERT_EQUAL_UINT(0, units_at("J3", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_UINT(25, game.bank[MONUMENTS_SHEEP]);
}

static void test_ruling_44_the_worker_comes_from_land_not_the_monument_nor_a_ferry(void) {
    gain(0, MONUMENTS_GAIN_TRAIN, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    aboard(0, "J5", MONUMENTS_WORKER, 1);
    store("J3", MONUMENTS_SHEEP, 1);
    store("J3", MONUMENTS_WHEAT, 1);
    store("J3", MONUMENTS_METAL, 1);
    play("play:train");
    TEST_ASSERT_EQUAL_UINT(1, count_like("train:army:"));
    TEST_ASSERT_TRUE(can("train:navy:J3:J4"));
    TEST_ASSERT_EQUAL_UINT(3, count_like("train:navy:J3:")); /* I2, I3, J4 */
}

static void test_ruling_45_trade_gives_another_kind(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 4);
    play("play:trade"); /* wood is the only kind to pay with, K2 the only place */
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_GET, asked());
    TEST_ASSERT_FALSE(can("get:wood:K2"));
    TEST_ASSERT_EQUAL_UINT(3, count_like("get:"));
}

static void test_ruling_45_the_tokens_paid_may_come_from_different_hexes(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "M3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 1);
    store("M3", MONUMENTS_WOOD, 1);
    play("play:trade");
    TEST_ASSERT_TRUE(can("pay:wood:K2"));
    play("pay:wood:K2");
    TEST_ASSERT_EQUAL_UINT(0, resources_at("M3", MONUMENTS_WOOD));
    TEST_ASSERT_EQUAL_UINT(6, count_like("get:"));
}

static void test_ruling_45_a_full_hex_takes_nothing(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "M3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 2);
    store("M3", MONUMENTS_SHEEP, 5);
    play("play:trade swap:wood");
    TEST_ASSERT_EQUAL_UINT(0, count_like("get:wheat:M3"));
    TEST_ASSERT_EQUAL_UINT(3, count_like("get:"));
}

static void test_rulebook_upgrading_production_costs_two_sheep(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_SHEEP, 2);
    play("play:upgrade");
    TEST_ASSERT_EQUAL_UINT(1 << MONUMENTS_CARD_PRODUCE, game.seat_states[0].green);
    TEST_ASSERT_EQUAL_UINT(0, resources_at("K2", MONUMENTS_SHEEP));
}

static void test_rulebook_a_green_upgrade_spares_one(void) {
    green(0, MONUMENTS_CARD_UPGRADE);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_SHEEP, 1);
    play("play:upgrade upgrade:produce");
    TEST_ASSERT_TRUE((game.seat_states[0].green >> MONUMENTS_CARD_PRODUCE & 1) != 0);
    TEST_ASSERT_EQUAL_UINT(0, resources_at("K2", MONUMENTS_SHEEP));
}

static void test_an_academy_turns_a_second_card_paid_for_too(void) {
    gain(0, MONUMENTS_GAIN_UPGRADES, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_SHEEP, 2);
    store("K2", MONUMENTS_WHEAT, 2);
    play("play:upgrade upgrade:trade");
    TEST_ASSERT_EQUAL_UINT(0, resources_at("K2", MONUMENTS_WHEAT));
    TEST_ASSERT_TRUE(can("done"));
    play("upgrade:produce");
    TEST_ASSERT_EQUAL_UINT(1 << MONUMENTS_CARD_TRADE | 1 << MONUMENTS_CARD_PRODUCE,
                           game.seat_states[0].green);
}

static void test_ruling_14_a_trade_makes_two_swaps(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 5);
    store("J3", MONUMENTS_WOOD, 1);
    play("play:trade pay:wood:K2 pay:wood:K2 get:sheep:J3 swap:wood pay:wood:K2 pay:wood:K2 get:sheep:J3");
    TEST_ASSERT_EQUAL_INT(1, decider()); /* two wood are left, for a third */
}

static void test_ruling_15_a_full_hex_takes_no_free_resource(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "M3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_METAL, 5);
    store("M3", MONUMENTS_METAL, 4);
    monuments_task_push(&game, MONUMENTS_TASK_GIFT_RESOURCE, 0, 1)->of.gift.what = MONUMENTS_WOOD;
    TEST_ASSERT_EQUAL_UINT(1, count_like("place:wood:"));
    TEST_ASSERT_TRUE(can("place:wood:M3"));
}

static void test_ruling_43_a_discount_is_compulsory(void) {
    green(0, MONUMENTS_CARD_BUILD);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 1);
    store("K2", MONUMENTS_METAL, 1);
    play("play:build build:fort:K2");
    TEST_ASSERT_EQUAL_UINT(2, count_like(""));
    TEST_ASSERT_EQUAL_UINT(2, count_like("spare:"));
}

/* Two may be spared, but only such that the rest can be paid: never the one kind that one has. */
static void test_ruling_43_what_must_be_paid_is_not_spared(void) {
    game.seat_states[0].built = 1; /* one of each */
    gain(0, MONUMENTS_GAIN_LAYER_DISCOUNT, 2);
    green(0, MONUMENTS_CARD_MONUMENT);
    stand(0, "J2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "L2", MONUMENTS_WORKER, 1);
    stand(0, "L3", MONUMENTS_WORKER, 1);
    TEST_ASSERT_FALSE(can("play:monument"));
    store("J3", MONUMENTS_METAL, 1);
    play("play:monument"); /* three of four are spared, and metal is paid, by themselves or by choice */
    while (asked() == MONUMENTS_TASK_PAY) {
        TEST_ASSERT_FALSE(can("spare:metal"));
        play(can("spare:wood") ? "spare:wood" : can("spare:sheep") ? "spare:sheep" : "spare:wheat");
    }
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_SACRIFICE, asked());
    TEST_ASSERT_EQUAL_UINT(25, game.bank[MONUMENTS_METAL]);
}

static void test_ruling_45_what_the_bank_has_not_is_not_to_be_had(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 2);
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        game.bank[resource] = 0;
    }
    TEST_ASSERT_FALSE(can("play:trade")); /* nothing but the wood paid would lie there */
    game.bank[MONUMENTS_SHEEP] = 1;
    TEST_ASSERT_TRUE(can("play:trade"));
    monuments_task_push(&game, MONUMENTS_TASK_GET, 0, 1)->of.given = MONUMENTS_WOOD;
    TEST_ASSERT_EQUAL_UINT(1, count_like("get:"));
    TEST_ASSERT_TRUE(can("get:sheep:K2"));
}

static void test_rulebook_production_may_choose_fewer_hexes(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    play("play:produce");
    TEST_ASSERT_FALSE(can("done")); /* ruling 39 */
    play("produce:K2");
    TEST_ASSERT_FALSE(can("produce:K2"));
    play("done");
    TEST_ASSERT_EQUAL_UINT(0, resources_at("J3", MONUMENTS_SHEEP));
}

/* The booklet: nine workers produce with a green card if three are in each of three hexes, six with a red. */
static void test_rulebook_production_of_six_and_nine_workers(void) {
    green(0, MONUMENTS_CARD_PRODUCE);
    stand(0, "K2", MONUMENTS_WORKER, 3);
    stand(0, "J3", MONUMENTS_WORKER, 3);
    stand(0, "L3", MONUMENTS_WORKER, 3);
    play("play:produce produce:K2 produce:J3 produce:L3");
    TEST_ASSERT_EQUAL_UINT(9, 75u - game.bank[MONUMENTS_WOOD] - game.bank[MONUMENTS_SHEEP] -
                                  game.bank[MONUMENTS_WHEAT]);
    fixture(4);
    stand(0, "K2", MONUMENTS_WORKER, 3);
    stand(0, "J3", MONUMENTS_WORKER, 3);
    stand(0, "L3", MONUMENTS_WORKER, 3);
    play("play:produce produce:K2 produce:J3");
    TEST_ASSERT_EQUAL_UINT(6, 75u - game.bank[MONUMENTS_WOOD] - game.bank[MONUMENTS_SHEEP] -
                                  game.bank[MONUMENTS_WHEAT]);
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_rulebook_an_upgrade_turns_one_card(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_SHEEP, 2);
    store("J3", MONUMENTS_WHEAT, 2);
    play("play:upgrade upgrade:trade");
    TEST_ASSERT_EQUAL_INT(1, decider());
    TEST_ASSERT_EQUAL_UINT(1 << MONUMENTS_CARD_TRADE, game.seat_states[0].green);
    TEST_ASSERT_EQUAL_UINT(2, resources_at("K2", MONUMENTS_SHEEP));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_rulebook_production_each_worker_one_at_most_three_a_hex);
    RUN_TEST(test_rulebook_production_green_chooses_three_hexes);
    RUN_TEST(test_rulebook_a_factory_gives_one_alone_and_two_with_a_worker);
    RUN_TEST(test_rulebook_production_never_more_than_five_in_a_hex);
    RUN_TEST(test_a_yield_bonus_gives_one_more_and_its_limit_is_four);
    RUN_TEST(test_ruling_11_five_tokens_in_all_on_a_hex);
    RUN_TEST(test_ruling_12_resources_stay_and_belong_to_who_has_a_worker_there);
    RUN_TEST(test_ruling_13_hexes_with_an_own_worker_or_factory);
    RUN_TEST(test_ruling_13_a_factory_alone_does_not_let_one_spend);
    RUN_TEST(test_ruling_13_an_empty_bank_gives_what_is_left);
    RUN_TEST(test_ruling_14_what_is_taken_may_lie_on_any_terrain_with_an_own_worker_and_room);
    RUN_TEST(test_ruling_14_the_second_swap_may_use_the_first_ones_result);
    RUN_TEST(test_ruling_15_free_resources_need_an_own_worker_and_the_terrain);
    RUN_TEST(test_ruling_43_the_spared_are_chosen_first_such_that_the_rest_can_be_paid);
    RUN_TEST(test_ruling_43_what_one_does_not_have_is_spared_by_itself);
    RUN_TEST(test_ruling_43_kinds_in_order_each_token_from_a_hex_of_choice);
    RUN_TEST(test_ruling_43_everything_is_checked_before_the_card_is_played);
    RUN_TEST(test_ruling_44_training_is_paid_before_the_worker_leaves);
    RUN_TEST(test_ruling_44_the_worker_comes_from_land_not_the_monument_nor_a_ferry);
    RUN_TEST(test_ruling_45_trade_gives_another_kind);
    RUN_TEST(test_ruling_45_the_tokens_paid_may_come_from_different_hexes);
    RUN_TEST(test_ruling_45_a_full_hex_takes_nothing);
    RUN_TEST(test_rulebook_upgrading_production_costs_two_sheep);
    RUN_TEST(test_rulebook_a_green_upgrade_spares_one);
    RUN_TEST(test_an_academy_turns_a_second_card_paid_for_too);
    RUN_TEST(test_ruling_14_a_trade_makes_two_swaps);
    RUN_TEST(test_ruling_15_a_full_hex_takes_no_free_resource);
    RUN_TEST(test_ruling_43_a_discount_is_compulsory);
    RUN_TEST(test_ruling_43_what_must_be_paid_is_not_spared);
    RUN_TEST(test_ruling_45_what_the_bank_has_not_is_not_to_be_had);
    RUN_TEST(test_rulebook_production_may_choose_fewer_hexes);
    RUN_TEST(test_rulebook_production_of_six_and_nine_workers);
    RUN_TEST(test_rulebook_an_upgrade_turns_one_card);
    return UNITY_END();
}
