/* Building, repair and population: rulings 16 to 20, 53 to 55 and 59. */
#include "fixture.h"

void setUp(void) {
    fixture(4);
}

void tearDown(void) {}

static void rich(const char *hex) { /* three of wood and two of metal, or in another hex sheep and wheat */
    store(hex, MONUMENTS_WOOD, 3);
    store(hex, MONUMENTS_METAL, 2);
}

static void test_rulebook_discounts_a_green_build_spares_one_but_never_all(void) {
    green(0, MONUMENTS_CARD_BUILD);
    gain(0, MONUMENTS_GAIN_BUILD_DISCOUNT, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    TEST_ASSERT_FALSE(can("play:build")); /* a ferry's single wood is not spared */
    store("J3", MONUMENTS_WOOD, 1);
    play("play:build");
    TEST_ASSERT_TRUE(can("ferry:J3:J4"));
    TEST_ASSERT_TRUE(can("build:fort:J3")); /* one of two is spared, not two */
    play("build:fort:J3");
    TEST_ASSERT_EQUAL_UINT(0, resources_at("J3", MONUMENTS_WOOD));
}

static void test_rulebook_repair_costs_one_less_and_stacks_with_green_but_at_least_one(void) {
    building(0, MONUMENTS_TOWN, "J3", true);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_UINT(1, monuments_build_discount(&game, 0, true));
    green(0, MONUMENTS_CARD_BUILD);
    gain(0, MONUMENTS_GAIN_BUILD_DISCOUNT, 1);
    TEST_ASSERT_EQUAL_UINT(3, monuments_build_discount(&game, 0, true));
    TEST_ASSERT_FALSE(can("play:build"));
    store("J3", MONUMENTS_WHEAT, 1);
    play("play:build spare:sheep"); /* the repair is the only thing to do, and wheat the rest */
    TEST_ASSERT_TRUE(monuments_building_works(&game, 0, MONUMENTS_TOWN, at("J3")));
    TEST_ASSERT_EQUAL_UINT(0, resources_at("J3", MONUMENTS_WHEAT));
}

static void test_ruling_16_one_building_of_a_kind_in_a_hex_with_an_own_worker(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_ARMY, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    building(0, MONUMENTS_FORT, "J3", false);
    rich("J3");
    green(0, MONUMENTS_CARD_BUILD);
    play("play:build");
    TEST_ASSERT_EQUAL_UINT(0, count_like("build:fort:"));
    TEST_ASSERT_EQUAL_UINT(0, count_like("build:factory:K3"));
    TEST_ASSERT_EQUAL_UINT(0, count_like("build:factory:K2"));
}

static void test_ruling_16_bridges_on_rivers_ferries_on_coasts_of_that_hex(void) {
    stand(0, "K4", MONUMENTS_WORKER, 1);
    store("K4", MONUMENTS_WOOD, 1);
    play("play:build");
    TEST_ASSERT_TRUE(can("bridge:K3-K4"));
    TEST_ASSERT_EQUAL_UINT(1, count_like("bridge:"));
    TEST_ASSERT_TRUE(can("ferry:K4:J4"));
    TEST_ASSERT_TRUE(can("ferry:K4:J5"));
    TEST_ASSERT_TRUE(can("ferry:K4:K5"));
    TEST_ASSERT_EQUAL_UINT(4, count_like("ferry:")); /* and L5 */
    play("bridge:K3-K4");
    TEST_ASSERT_TRUE(monuments_map_bridge(&game, at("K4"), monuments_direction_between(at("K4"), at("K3"))));
}

static void test_ruling_17_a_conquered_building_is_useless_and_blocks_nothing(void) {
    building(1, MONUMENTS_FACTORY, "K4", false);
    building(1, MONUMENTS_FORT, "K4", false);
    stand(0, "K4", MONUMENTS_WORKER, 1);
    stand(0, "L4", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_UINT(0, monuments_produce_amount(&game, 1, at("K4")));
    TEST_ASSERT_EQUAL_UINT(0, monuments_score_amount(&game, 1, MONUMENTS_LINE_MILITARY));
    play("play:move");
    TEST_ASSERT_TRUE(can("step:worker:L4:K4"));
    turn_of(0);
}

static void test_ruling_17_the_owner_regains_it_with_the_hex(void) {
    building(1, MONUMENTS_FORT, "K4", false);
    TEST_ASSERT_TRUE(monuments_building_works(&game, 1, MONUMENTS_FORT, at("K4")));
    stand(0, "K4", MONUMENTS_WORKER, 1);
    TEST_ASSERT_FALSE(monuments_building_works(&game, 1, MONUMENTS_FORT, at("K4")));
    monuments_units_drop(&game, at("K4"), MONUMENTS_WORKER, 1);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    TEST_ASSERT_TRUE(monuments_building_works(&game, 1, MONUMENTS_FORT, at("K4")));
}

static void test_ruling_17_nobody_repairs_for_others(void) {
    building(1, MONUMENTS_FORT, "K4", true);
    stand(0, "K4", MONUMENTS_WORKER, 1);
    rich("K4");
    play("play:build");
    TEST_ASSERT_EQUAL_UINT(0, count_like("repair:"));
}

static void test_ruling_18_twenty_tokens_of_bridges_and_ferries_are_shared(void) {
    stand(0, "K4", MONUMENTS_WORKER, 1);
    store("K4", MONUMENTS_WOOD, 2);
    game.crossings = 0;
    TEST_ASSERT_FALSE(can("play:build"));
    game.crossings = 20;
    play("play:build bridge:K3-K4");
    TEST_ASSERT_EQUAL_UINT(19, game.crossings);
    stand(1, "L7", MONUMENTS_WORKER, 1);
    store("L7", MONUMENTS_WOOD, 1);
    play("play:build ferry:L7:L6");
    TEST_ASSERT_EQUAL_UINT(18, game.crossings);
}

static void test_ruling_19_populate_brings_workers_up_to_two_on_the_monument(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    TEST_ASSERT_TRUE(can("play:populate"));
    play("play:populate");
    TEST_ASSERT_EQUAL_UINT(1, units_at("K3", MONUMENTS_WORKER));
    turn_of(0);
    game.seat_states[0].hand = MONUMENTS_ALL_CARDS;
    TEST_ASSERT_FALSE(can("play:populate")); /* two are enough */
}

static void test_ruling_19_nobody_at_all_gives_two(void) {
    game.seat_states[0].hand = 1 << MONUMENTS_CARD_POPULATE;
    play("play:populate");
    TEST_ASSERT_EQUAL_UINT(2, units_at("K3", MONUMENTS_WORKER));
}

static void test_ruling_20_new_workers_come_to_a_working_town_otherwise_to_the_monument(void) {
    building(0, MONUMENTS_TOWN, "J3", false);
    building(0, MONUMENTS_TOWN, "K2", true);
    monuments_task_push(&game, MONUMENTS_TASK_GIFT_WORKER, 0, 2);
    TEST_ASSERT_EQUAL_UINT(1, count_like("place:worker:"));
    TEST_ASSERT_TRUE(can("place:worker:J3"));
    stand(1, "J3", MONUMENTS_WORKER, 1);
    TEST_ASSERT_TRUE(can("place:worker:K3"));
}

static void test_ruling_20_the_supply_is_fifteen(void) {
    stand(0, "J3", MONUMENTS_WORKER, 14);
    building(0, MONUMENTS_TOWN, "J3", false);
    green(0, MONUMENTS_CARD_POPULATE);
    building(0, MONUMENTS_TOWN, "K2", false);
    play("play:populate");
    TEST_ASSERT_EQUAL_UINT(15, units_at("J3", MONUMENTS_WORKER));
    turn_of(0);
    game.seat_states[0].hand = MONUMENTS_ALL_CARDS;
    TEST_ASSERT_FALSE(can("play:populate"));
}

static void test_rulebook_populate_needs_two_workers_in_the_town(void) {
    building(0, MONUMENTS_TOWN, "J3", false);
    building(0, MONUMENTS_TOWN, "K2", false);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    play("play:populate"); /* J3 only: by itself */
    TEST_ASSERT_EQUAL_UINT(3, units_at("J3", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_UINT(1, units_at("K2", MONUMENTS_WORKER));
}

static void test_rulebook_green_populate_serves_two_different_towns(void) {
    green(0, MONUMENTS_CARD_POPULATE);
    building(0, MONUMENTS_TOWN, "J3", false);
    building(0, MONUMENTS_TOWN, "K2", false);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    stand(0, "K2", MONUMENTS_WORKER, 2);
    play("play:populate populate:J3");
    TEST_ASSERT_FALSE(can("populate:J3"));
    TEST_ASSERT_TRUE(can("done"));
    play("populate:K2");
    TEST_ASSERT_EQUAL_UINT(3, units_at("K2", MONUMENTS_WORKER));
}

static void test_midwives_make_one_worker_enough(void) {
    gain(0, MONUMENTS_GAIN_TOWN_NEEDS, 1);
    building(0, MONUMENTS_TOWN, "J3", false);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    play("play:populate");
    TEST_ASSERT_EQUAL_UINT(2, units_at("J3", MONUMENTS_WORKER));
}

static void test_ruling_53_a_damaged_one_of_the_kind_forbids_another(void) {
    building(0, MONUMENTS_FORT, "J3", true);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    rich("J3");
    play("play:build");
    TEST_ASSERT_FALSE(can("build:fort:J3"));
    TEST_ASSERT_TRUE(can("repair:fort:J3"));
}

static void test_ruling_53_nobody_builds_or_repairs_beside_anothers_intact_building(void) {
    building(1, MONUMENTS_TOWN, "J3", false);
    building(0, MONUMENTS_FORT, "J3", true);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    rich("J3");
    store("K2", MONUMENTS_SHEEP, 2);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    play("play:build");
    TEST_ASSERT_FALSE(can("repair:fort:J3"));
    TEST_ASSERT_FALSE(can("build:factory:J3"));
    TEST_ASSERT_TRUE(can("build:factory:K2"));
}

static void test_ruling_54_works_while_intact_and_without_foreign_units(void) {
    building(0, MONUMENTS_FORT, "J3", false);
    building(0, MONUMENTS_TOWN, "K2", true);
    TEST_ASSERT_TRUE(monuments_building_works(&game, 0, MONUMENTS_FORT, at("J3")));
    TEST_ASSERT_FALSE(monuments_building_works(&game, 0, MONUMENTS_TOWN, at("K2")));
    TEST_ASSERT_EQUAL_UINT(2, monuments_score_amount(&game, 0, MONUMENTS_LINE_MILITARY));
    stand(1, "J3", MONUMENTS_AIR, 1);
    TEST_ASSERT_FALSE(monuments_building_works(&game, 0, MONUMENTS_FORT, at("J3")));
    TEST_ASSERT_EQUAL_UINT(0, monuments_score_amount(&game, 0, MONUMENTS_LINE_MILITARY));
}

static void test_ruling_55_docked_ferries_and_bridges_are_never_damaged(void) {
    dock("K4", "J4");
    bridge("K3-K4");
    stand(0, "L4", MONUMENTS_ARMY, 2);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    gain(0, MONUMENTS_GAIN_TRAIN, 1);
    next_pips(6, 6, 0, 0);
    play("play:attack join:army:L4 roll"); /* the first joins by itself */
    TEST_ASSERT_TRUE(docked("K4", "J4"));
    TEST_ASSERT_TRUE(monuments_map_bridge(&game, at("K4"), monuments_direction_between(at("K4"), at("K3"))));
}

static void test_ruling_59_spawning_is_the_first_and_only_step(void) {
    green(0, MONUMENTS_CARD_POPULATE);
    gain(0, MONUMENTS_GAIN_TOWN_NEEDS, 1);
    building(0, MONUMENTS_TOWN, "J3", false);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    play("play:populate");
    TEST_ASSERT_TRUE(can("spawn"));
    TEST_ASSERT_TRUE(can("populate:J3"));
    play("spawn");
    TEST_ASSERT_EQUAL_UINT(1, units_at("K3", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_rulebook_repair_costs_one_less_with_a_red_card(void) {
    building(0, MONUMENTS_FACTORY, "J3", true);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    TEST_ASSERT_FALSE(can("play:build"));
    store("J3", MONUMENTS_SHEEP, 1); /* a factory costs two */
    play("play:build");
    TEST_ASSERT_TRUE(monuments_building_works(&game, 0, MONUMENTS_FACTORY, at("J3")));
    TEST_ASSERT_EQUAL_UINT(0, resources_at("J3", MONUMENTS_SHEEP));
}

static void test_rulebook_build_puts_up_one_thing(void) {
    stand(0, "A1", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    store("A1", MONUMENTS_SHEEP, 4);
    play("play:build");
    TEST_ASSERT_TRUE(can("build:factory:A1"));
    play("build:factory:A1");
    TEST_ASSERT_EQUAL_INT(1, decider());
    TEST_ASSERT_EQUAL_UINT(2, resources_at("A1", MONUMENTS_SHEEP));
}

static void test_rulebook_red_populate_serves_one_town(void) {
    building(0, MONUMENTS_TOWN, "J3", false);
    building(0, MONUMENTS_TOWN, "K2", false);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    stand(0, "K2", MONUMENTS_WORKER, 2);
    play("play:populate populate:J3");
    TEST_ASSERT_EQUAL_INT(1, decider());
    TEST_ASSERT_EQUAL_UINT(2, units_at("K2", MONUMENTS_WORKER));
}

static void test_ruling_54_a_conquered_or_damaged_town_serves_nobody(void) {
    building(0, MONUMENTS_TOWN, "J3", true);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    building(0, MONUMENTS_TOWN, "K2", false);
    stand(1, "K2", MONUMENTS_WORKER, 2);
    TEST_ASSERT_FALSE(can("play:populate"));
    turn_of(1);
    TEST_ASSERT_FALSE(can("play:populate"));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_rulebook_discounts_a_green_build_spares_one_but_never_all);
    RUN_TEST(test_rulebook_repair_costs_one_less_and_stacks_with_green_but_at_least_one);
    RUN_TEST(test_ruling_16_one_building_of_a_kind_in_a_hex_with_an_own_worker);
    RUN_TEST(test_ruling_16_bridges_on_rivers_ferries_on_coasts_of_that_hex);
    RUN_TEST(test_ruling_17_a_conquered_building_is_useless_and_blocks_nothing);
    RUN_TEST(test_ruling_17_the_owner_regains_it_with_the_hex);
    RUN_TEST(test_ruling_17_nobody_repairs_for_others);
    RUN_TEST(test_ruling_18_twenty_tokens_of_bridges_and_ferries_are_shared);
    RUN_TEST(test_ruling_19_populate_brings_workers_up_to_two_on_the_monument);
    RUN_TEST(test_ruling_19_nobody_at_all_gives_two);
    RUN_TEST(test_ruling_20_new_workers_come_to_a_working_town_otherwise_to_the_monument);
    RUN_TEST(test_ruling_20_the_supply_is_fifteen);
    RUN_TEST(test_rulebook_populate_needs_two_workers_in_the_town);
    RUN_TEST(test_rulebook_green_populate_serves_two_different_towns);
    RUN_TEST(test_midwives_make_one_worker_enough);
    RUN_TEST(test_ruling_53_a_damaged_one_of_the_kind_forbids_another);
    RUN_TEST(test_ruling_53_nobody_builds_or_repairs_beside_anothers_intact_building);
    RUN_TEST(test_ruling_54_works_while_intact_and_without_foreign_units);
    RUN_TEST(test_ruling_55_docked_ferries_and_bridges_are_never_damaged);
    RUN_TEST(test_ruling_59_spawning_is_the_first_and_only_step);
    RUN_TEST(test_rulebook_repair_costs_one_less_with_a_red_card);
    RUN_TEST(test_rulebook_build_puts_up_one_thing);
    RUN_TEST(test_rulebook_red_populate_serves_one_town);
    RUN_TEST(test_ruling_54_a_conquered_or_damaged_town_serves_nobody);
    return UNITY_END();
}
