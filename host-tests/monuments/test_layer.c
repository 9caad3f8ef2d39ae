/* The monument: rulings 21 to 23, 58, 60 to 62, and the gifts of the personal cards. */
#include "fixture.h"

void setUp(void) {
    fixture(4);
}

void tearDown(void) {}

/* Greece holds three hexes, with wood and sheep, and has two workers in one of them. */
static void first_layer(void) {
    stand(0, "J3", MONUMENTS_WORKER, 2);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "L3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 1);
    store("J3", MONUMENTS_SHEEP, 1);
}

static void test_rulebook_a_layer_needs_hexes_resources_and_workers(void) {
    first_layer();
    TEST_ASSERT_TRUE(can("play:monument"));
    play("play:monument sacrifice:J3");
    TEST_ASSERT_EQUAL_UINT(1, units_at("J3", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_UINT(0, resources_at("K2", MONUMENTS_WOOD));
    TEST_ASSERT_EQUAL_UINT(1, game.seat_states[0].built);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_BONUS, asked());
    play("bonus:L1c");
    TEST_ASSERT_EQUAL_UINT(1, game.seat_states[0].gains[MONUMENTS_GAIN_WORKER_STEPS]);
    TEST_ASSERT_EQUAL_UINT(3, count_like("option:"));
}

static void test_rulebook_the_printed_option_gives_two_wood_and_a_metal(void) {
    first_layer();
    stand(0, "J2", MONUMENTS_WORKER, 1);
    play("play:monument sacrifice:J3 bonus:L1c option:2"); /* one forest, one mountain: by themselves */
    TEST_ASSERT_EQUAL_UINT(2, resources_at("K2", MONUMENTS_WOOD));
    TEST_ASSERT_EQUAL_UINT(1, resources_at("J2", MONUMENTS_METAL));
}

static void test_rulebook_green_monument_spares_a_resource_but_not_a_worker(void) {
    first_layer();
    green(0, MONUMENTS_CARD_MONUMENT);
    play("play:monument");
    TEST_ASSERT_TRUE(can("spare:wood"));
    TEST_ASSERT_TRUE(can("spare:sheep"));
    play("spare:wood");
    TEST_ASSERT_EQUAL_UINT(1, resources_at("K2", MONUMENTS_WOOD));
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_SACRIFICE, asked());
}

static void test_rulebook_the_monument_hex_is_no_land(void) {
    stand(0, "K3", MONUMENTS_WORKER, 2);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 1);
    store("J3", MONUMENTS_SHEEP, 1);
    TEST_ASSERT_FALSE(can("play:monument"));
}

static void test_ruling_21_armies_and_airforces_count_navies_do_not(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "J2", MONUMENTS_ARMY, 1);
    stand(0, "J4", MONUMENTS_NAVY, 1);
    store("J3", MONUMENTS_WOOD, 1);
    store("J3", MONUMENTS_SHEEP, 1);
    TEST_ASSERT_FALSE(can("play:monument"));
    stand(0, "L2", MONUMENTS_AIR, 1);
    TEST_ASSERT_TRUE(can("play:monument"));
}

static void test_ruling_21_hexes_are_counted_before_the_sacrifice(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "L3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 1);
    store("J3", MONUMENTS_SHEEP, 1);
    play("play:monument sacrifice:L3");
    TEST_ASSERT_EQUAL_UINT(1, game.seat_states[0].built);
}

static void test_ruling_21_the_sacrificed_ones_weapon_may_be_given_away(void) {
    stand(0, "J3", MONUMENTS_ARMED, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "L3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 1);
    store("J3", MONUMENTS_SHEEP, 1);
    store("K2", MONUMENTS_SHEEP, 1);
    play("play:monument pay:sheep:J3 sacrifice:J3");
    TEST_ASSERT_TRUE(can("arm:K2"));
    TEST_ASSERT_TRUE(can("scrap"));
    play("arm:L3");
    TEST_ASSERT_EQUAL_UINT(1, units_at("L3", MONUMENTS_ARMED));
}

static void test_ruling_22_bonus_and_option_are_compulsory(void) {
    first_layer();
    play("play:monument sacrifice:J3");
    TEST_ASSERT_FALSE(can("done"));
    TEST_ASSERT_EQUAL_UINT(count_like(""), count_like("bonus:L1"));
    play("bonus:L1d");
    TEST_ASSERT_EQUAL_UINT(3, count_like(""));
}

static void test_ruling_22_parts_that_cannot_be_done_are_lost(void) {
    first_layer(); /* no mountain held: the metal is lost */
    play("play:monument sacrifice:J3 bonus:L1c option:2");
    TEST_ASSERT_EQUAL_UINT(25, game.bank[MONUMENTS_METAL]);
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_ruling_23_the_permission_to_train_lies_in_the_piles_of_layers_1_to_4(void) {
    unsigned found = 0;
    for (unsigned card = 0; card < MONUMENTS_BONUSES; card++) {
        found |=
            monuments_bonuses[card].effect == MONUMENTS_GAIN_TRAIN ? 1u << monuments_bonuses[card].layer : 0;
    }
    TEST_ASSERT_EQUAL_HEX(0x1e, found);
}

static void test_ruling_58_an_unarmed_worker_is_taken_if_the_hex_has_one(void) {
    first_layer();
    stand(0, "J3", MONUMENTS_ARMED, 1);
    play("play:monument sacrifice:J3");
    TEST_ASSERT_EQUAL_UINT(1, units_at("J3", MONUMENTS_ARMED));
    TEST_ASSERT_EQUAL_UINT(1, units_at("J3", MONUMENTS_WORKER));
}

static void test_ruling_58_workers_aboard_and_on_the_monument_can_be_sacrificed(void) {
    first_layer();
    stand(0, "K3", MONUMENTS_WORKER, 1);
    aboard(0, "J5", MONUMENTS_WORKER, 1);
    store("J5", MONUMENTS_WHEAT, 1);
    const unsigned pool = game.crossings;
    play("play:monument");
    TEST_ASSERT_TRUE(can("sacrifice:K3"));
    play("sacrifice:J5");
    TEST_ASSERT_FALSE(afloat("J5"));
    TEST_ASSERT_EQUAL_UINT(pool + 1, game.crossings);
    TEST_ASSERT_EQUAL_UINT(25, game.bank[MONUMENTS_WHEAT]);
}

static void test_ruling_60_equal_cards_of_a_pile_are_one_choice_the_first(void) {
    first_layer();
    play("play:monument sacrifice:J3");
    TEST_ASSERT_TRUE(can("bonus:L1a"));
    TEST_ASSERT_FALSE(can("bonus:L1b"));
}

static void test_ruling_60_the_second_of_equal_cards_once_the_first_is_gone(void) {
    first_layer();
    game.piles &= ~UINT32_C(1);
    play("play:monument sacrifice:J3");
    TEST_ASSERT_TRUE(can("bonus:L1b"));
}

static void test_ruling_60_copies_count_the_effect_over_all_layers(void) {
    first_layer();
    game.seat_states[0].held = UINT32_C(1) << 7; /* L2a: train, one copy */
    play("play:monument sacrifice:J3");
    TEST_ASSERT_FALSE(can("bonus:L1a"));
    TEST_ASSERT_FALSE(can("bonus:L1b"));
    TEST_ASSERT_TRUE(can("bonus:L1c"));
    fixture(4);
    first_layer();
    game.seat_states[0].held = UINT32_C(1) << 15; /* L3b: worker_steps 1, two copies */
    play("play:monument sacrifice:J3");
    TEST_ASSERT_TRUE(can("bonus:L1c"));
}

static void test_ruling_61_free_buildings_and_units_go_to_held_land_without_a_worker(void) {
    stand(0, "J3", MONUMENTS_ARMY, 1);
    stand(0, "K2", MONUMENTS_AIR, 1);
    monuments_task_push(&game, MONUMENTS_TASK_GIFT_BUILDING, 0, 1)->of.gift.what = MONUMENTS_TOWN;
    TEST_ASSERT_TRUE(can("place:town:J3"));
    TEST_ASSERT_TRUE(can("place:town:K2"));
    monuments_task_pop(&game);
    monuments_task_push(&game, MONUMENTS_TASK_GIFT_UNIT, 0, 1)->of.gift.what = MONUMENTS_PIECE_ARMY;
    game.seat_states[0].supply[MONUMENTS_PIECE_ARMY] = 1;
    game.seat_states[0].locked[MONUMENTS_PIECE_ARMY] = 1;
    TEST_ASSERT_EQUAL_UINT(2, count_like("place:army:"));
    play("place:army:K2");
    TEST_ASSERT_EQUAL_UINT(1, units_at("K2", MONUMENTS_ARMY));
}

static void test_ruling_61_navies_go_to_water_beside_held_land(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(1, "I2", MONUMENTS_NAVY, 1);
    monuments_task_push(&game, MONUMENTS_TASK_GIFT_UNIT, 0, 1)->of.gift.what = MONUMENTS_PIECE_NAVY;
    TEST_ASSERT_TRUE(can("place:navy:J4"));
    TEST_ASSERT_TRUE(can("place:navy:I3"));
    TEST_ASSERT_EQUAL_UINT(2, count_like("place:navy:"));
}

static void test_ruling_61_supply_and_rule_53_hold_for_free_buildings(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    building(0, MONUMENTS_TOWN, "J3", true);
    building(1, MONUMENTS_FORT, "K2", false);
    monuments_task_push(&game, MONUMENTS_TASK_GIFT_BUILDING, 0, 1)->of.gift.what = MONUMENTS_TOWN;
    TEST_ASSERT_EQUAL_UINT(0, count_like("place:"));
}

static void test_ruling_62_of_several_working_towns_one_is_chosen(void) {
    building(0, MONUMENTS_TOWN, "J3", false);
    building(0, MONUMENTS_TOWN, "K2", false);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    monuments_task_push(&game, MONUMENTS_TASK_GIFT_WORKER, 0, 2);
    TEST_ASSERT_EQUAL_UINT(2, count_like("place:worker:"));
    play("place:worker:K2"); /* its hex was empty */
    TEST_ASSERT_EQUAL_UINT(1, units_at("K2", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_UINT(2, count_like("place:worker:"));
}

static void test_effects_run_from_left_to_right(void) {
    game.seat_states[0].built = 3; /* Traders 3, option 3: unlock a navy, a navy, a ferry, two cards */
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "J4", MONUMENTS_NAVY, 2);
    TEST_ASSERT_EQUAL_UINT(0, game.seat_states[0].supply[MONUMENTS_PIECE_NAVY]);
    monuments_task_push(&game, MONUMENTS_TASK_OPTION, 0, 1);
    play("option:3");
    TEST_ASSERT_EQUAL_UINT(3, count_like("place:navy:"));
    play("place:navy:J4");
    TEST_ASSERT_EQUAL_UINT(3, count_like("ferry:J3:"));
    play("ferry:J3:J4 upgrade:move");
    TEST_ASSERT_EQUAL_UINT(9, count_like("upgrade:"));
    play("upgrade:trade");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_TURN, asked());
    TEST_ASSERT_TRUE(docked("J3", "J4"));
}

static void test_pilgrims_cranes_and_quarries_make_a_layer_cheaper(void) {
    game.seat_states[0].built = 4;
    gain(0, MONUMENTS_GAIN_LAYER_HEXES, 2);
    gain(0, MONUMENTS_GAIN_LAYER_WORKERS, 1);
    gain(0, MONUMENTS_GAIN_LAYER_DISCOUNT, 3);
    green(0, MONUMENTS_CARD_MONUMENT);
    TEST_ASSERT_EQUAL_UINT(10, monuments_layer_hexes(&game, 0));
    TEST_ASSERT_EQUAL_UINT(2, monuments_layer_workers(&game, 0));
    TEST_ASSERT_EQUAL_UINT(4, monuments_layer_discount(&game, 0));
    game.seat_states[0].built = 0;
    TEST_ASSERT_EQUAL_UINT(1, monuments_layer_workers(&game, 0)); /* never none */
}

static void test_the_fifth_layer_brings_a_card_of_points_and_the_last_round(void) {
    static const char *const land[] = {"J2", "J3", "K2", "K4", "L2", "L3",
                                       "L4", "M3", "M4", "H1", "H2", "I5"};
    game.seat_states[0].built = 4;
    for (unsigned i = 0; i < 12; i++) {
        stand(0, land[i], MONUMENTS_WORKER, 1);
    }
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        store(land[resource], resource, 3);
    }
    play("play:monument sacrifice:J2 sacrifice:J3 sacrifice:K2");
    TEST_ASSERT_EQUAL_UINT(5, game.seat_states[0].built);
    TEST_ASSERT_EQUAL_UINT(4, count_like("bonus:L5"));
    TEST_ASSERT_TRUE(game.last);
    play("bonus:L5a"); /* no personal card */
    TEST_ASSERT_EQUAL_INT(1, decider());
    TEST_ASSERT_EQUAL_UINT(6, monuments_score_layer_card(&game, 0));
    TEST_ASSERT_EQUAL_STRING("Jubilee", monuments_fifth_bonus(&game, 0));
    TEST_ASSERT_EQUAL_STRING("", monuments_fifth_bonus(&game, 1));
}

static void test_rulebook_a_monument_has_five_layers(void) {
    first_layer();
    TEST_ASSERT_TRUE(can("play:monument"));
    game.seat_states[0].built = MONUMENTS_LAYERS;
    TEST_ASSERT_FALSE(can("play:monument"));
}

static void test_ruling_21_each_missing_thing_forbids_the_layer(void) {
    first_layer();
    store("J3", MONUMENTS_METAL, 1);
    monuments_resources_to_bank(&game, at("J3"), MONUMENTS_SHEEP, 1);
    TEST_ASSERT_FALSE(can("play:monument")); /* two resources, but not the right ones */
    store("J3", MONUMENTS_SHEEP, 1);
    TEST_ASSERT_TRUE(can("play:monument"));
    game.seat_states[0].built = 4;
    gain(0, MONUMENTS_GAIN_LAYER_HEXES, 9);
    gain(0, MONUMENTS_GAIN_LAYER_DISCOUNT, 12);
    TEST_ASSERT_TRUE(can("play:monument")); /* three workers of four */
    fixture(4);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    stand(0, "K2", MONUMENTS_ARMY, 1);
    stand(0, "L3", MONUMENTS_ARMY, 1);
    game.seat_states[0].built = 4;
    gain(0, MONUMENTS_GAIN_LAYER_HEXES, 9);
    gain(0, MONUMENTS_GAIN_LAYER_DISCOUNT, 12);
    TEST_ASSERT_FALSE(can("play:monument")); /* two workers only */
}

static void test_ruling_02_unlocking_brings_as_many_as_are_left(void) {
    game.seat_states[0].built =
        4; /* Traders 4, option 3: unlock two airforces, three airforces, two cards to green */
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "L2", MONUMENTS_AIR, 2); /* one more is locked */
    TEST_ASSERT_EQUAL_UINT(1, game.seat_states[0].locked[MONUMENTS_PIECE_AIR]);
    monuments_task_push(&game, MONUMENTS_TASK_OPTION, 0, 1);
    play("option:3");
    TEST_ASSERT_EQUAL_UINT(0, game.seat_states[0].locked[MONUMENTS_PIECE_AIR]);
    TEST_ASSERT_EQUAL_UINT(3, count_like("place:air:"));
    play("place:air:J3"); /* the third and last: what more is given is lost */
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_GIFT_UPGRADE, asked());
}

static void test_ruling_57_a_weapon_of_a_personal_option_must_be_given(void) {
    turn_of(3);
    game.seat_states[3].built =
        1; /* Warriors 1, option 2: five workers, who come to the monument, and two weapons */
    stand(3, "B2", MONUMENTS_WORKER, 1);
    stand(3, "C2", MONUMENTS_WORKER, 1);
    monuments_task_push(&game, MONUMENTS_TASK_OPTION, 3, 1);
    play("option:2");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_WEAPON, asked());
    TEST_ASSERT_FALSE(can("scrap"));
    play("arm:C2");
    TEST_ASSERT_EQUAL_UINT(1, units_at("C2", MONUMENTS_ARMED));
}

static void test_ruling_58_an_unarmed_worker_is_trained_if_the_hex_has_one(void) {
    gain(0, MONUMENTS_GAIN_TRAIN, 1);
    stand(0, "J3", MONUMENTS_ARMED, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    store("J3", MONUMENTS_WHEAT, 1);
    store("J3", MONUMENTS_WOOD, 1);
    play("play:train"); /* the airforce is the only thing */
    TEST_ASSERT_EQUAL_UINT(1, units_at("J3", MONUMENTS_AIR));
    TEST_ASSERT_EQUAL_UINT(1, units_at("J3", MONUMENTS_ARMED));
    TEST_ASSERT_EQUAL_UINT(0, units_at("J3", MONUMENTS_WORKER));
}

static void test_ruling_61_without_a_piece_in_the_supply_nothing_is_given(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    game.seat_states[0].supply[MONUMENTS_PIECE_FORT] = 0;
    monuments_task_push(&game, MONUMENTS_TASK_GIFT_BUILDING, 0, 1)->of.gift.what = MONUMENTS_FORT;
    TEST_ASSERT_EQUAL_UINT(0, count_like("place:"));
    game.seat_states[0].supply[MONUMENTS_PIECE_FORT] = 1;
    TEST_ASSERT_EQUAL_UINT(2, count_like("place:fort:"));
    play("place:fort:K2");
    TEST_ASSERT_TRUE(monuments_building_works(&game, 0, MONUMENTS_FORT, at("K2")));
    game.seat_states[0].supply[MONUMENTS_PIECE_AIR] = 0;
    monuments_task_push(&game, MONUMENTS_TASK_GIFT_UNIT, 0, 1)->of.gift.what = MONUMENTS_PIECE_AIR;
    TEST_ASSERT_EQUAL_UINT(0, count_like("place:"));
    game.seat_states[0].supply[MONUMENTS_PIECE_AIR] = 1;
}

/* Ruling 61: a free bridge or ferry is placed by the rules of Build, with an own worker. */
static void test_ruling_61_free_bridges_and_ferries_need_an_own_worker(void) {
    stand(0, "K4", MONUMENTS_ARMY, 1);
    stand(0, "L3", MONUMENTS_WORKER, 1);
    monuments_task_push(&game, MONUMENTS_TASK_GIFT_BRIDGE, 0, 1);
    TEST_ASSERT_EQUAL_UINT(1, count_like("bridge:"));
    TEST_ASSERT_TRUE(can("bridge:L3-L4"));
    monuments_task_pop(&game);
    monuments_task_push(&game, MONUMENTS_TASK_GIFT_FERRY, 0, 1);
    TEST_ASSERT_EQUAL_UINT(0, count_like("ferry:K4"));
    TEST_ASSERT_EQUAL_UINT(1, count_like("ferry:"));
    TEST_ASSERT_TRUE(can("ferry:L3:M2"));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_rulebook_a_layer_needs_hexes_resources_and_workers);
    RUN_TEST(test_rulebook_the_printed_option_gives_two_wood_and_a_metal);
    RUN_TEST(test_rulebook_green_monument_spares_a_resource_but_not_a_worker);
    RUN_TEST(test_rulebook_the_monument_hex_is_no_land);
    RUN_TEST(test_ruling_21_armies_and_airforces_count_navies_do_not);
    RUN_TEST(test_ruling_21_hexes_are_counted_before_the_sacrifice);
    RUN_TEST(test_ruling_21_the_sacrificed_ones_weapon_may_be_given_away);
    RUN_TEST(test_ruling_22_bonus_and_option_are_compulsory);
    RUN_TEST(test_ruling_22_parts_that_cannot_be_done_are_lost);
    RUN_TEST(test_ruling_23_the_permission_to_train_lies_in_the_piles_of_layers_1_to_4);
    RUN_TEST(test_ruling_58_an_unarmed_worker_is_taken_if_the_hex_has_one);
    RUN_TEST(test_ruling_58_workers_aboard_and_on_the_monument_can_be_sacrificed);
    RUN_TEST(test_ruling_60_equal_cards_of_a_pile_are_one_choice_the_first);
    RUN_TEST(test_ruling_60_the_second_of_equal_cards_once_the_first_is_gone);
    RUN_TEST(test_ruling_60_copies_count_the_effect_over_all_layers);
    RUN_TEST(test_ruling_61_free_buildings_and_units_go_to_held_land_without_a_worker);
    RUN_TEST(test_ruling_61_navies_go_to_water_beside_held_land);
    RUN_TEST(test_ruling_61_supply_and_rule_53_hold_for_free_buildings);
    RUN_TEST(test_ruling_62_of_several_working_towns_one_is_chosen);
    RUN_TEST(test_effects_run_from_left_to_right);
    RUN_TEST(test_pilgrims_cranes_and_quarries_make_a_layer_cheaper);
    RUN_TEST(test_the_fifth_layer_brings_a_card_of_points_and_the_last_round);
    RUN_TEST(test_rulebook_a_monument_has_five_layers);
    RUN_TEST(test_ruling_21_each_missing_thing_forbids_the_layer);
    RUN_TEST(test_ruling_02_unlocking_brings_as_many_as_are_left);
    RUN_TEST(test_ruling_57_a_weapon_of_a_personal_option_must_be_given);
    RUN_TEST(test_ruling_58_an_unarmed_worker_is_trained_if_the_hex_has_one);
    RUN_TEST(test_ruling_61_without_a_piece_in_the_supply_nothing_is_given);
    RUN_TEST(test_ruling_61_free_bridges_and_ferries_need_an_own_worker);
    return UNITY_END();
}
