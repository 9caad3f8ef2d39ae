/* Training, weapons and battles: rulings 24 to 31, 56, 57 and 63 to 69, and the booklet's battle of 8
 * against 6. */
#include "fixture.h"

void setUp(void) {
    fixture(4);
    for (unsigned seat = 0; seat < 4; seat++) {
        gain(seat, MONUMENTS_GAIN_TRAIN, 1);
    }
}

void tearDown(void) {}

/* The booklet: an airforce and a ferry with two armies, 2 + 3 + 3, against a fort, a town, two workers and an
 * army, 2 + 1 + 0 + 0 + 3. The ferry doesn't count on land. */
static void eight_against_six(void) {
    stand(0, "K5", MONUMENTS_AIR, 1);
    aboard(0, "K5", MONUMENTS_ARMY, 2);
    stand(1, "K4", MONUMENTS_WORKER, 2);
    stand(1, "K4", MONUMENTS_ARMY, 1);
    building(1, MONUMENTS_FORT, "K4", false);
    building(1, MONUMENTS_TOWN, "K4", false);
    stand(1, "L4", MONUMENTS_WORKER, 1);
    play("play:attack join:army:K5 join:army:K5");
    play("join:air:K5");
    TEST_ASSERT_EQUAL_UINT(8, monuments_battle_power(&game, &game.battle, 0));
    TEST_ASSERT_EQUAL_UINT(6, monuments_battle_power(&game, &game.battle, 1));
    TEST_ASSERT_EQUAL_UINT(8, monuments_battle_dice(&game, &game.battle, 0));
    TEST_ASSERT_EQUAL_UINT(6, monuments_battle_dice(&game, &game.battle, 1));
}

/* As the state tells it: docs/rules-monuments.md, battle. */
static unsigned still_joined(void) {
    unsigned joined = 0;
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        for (unsigned unit = 0; unit <= MONUMENTS_FERRY; unit++) {
            joined += game.battle.joined[direction][unit];
        }
    }
    return joined;
}

static void test_rulebook_battle_8_against_6_won_by_one(void) {
    eight_against_six();
    next_pips(8, 7, 6, 6);
    play("roll");
    TEST_ASSERT_EQUAL_INT(1, decider());
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_LOSE, asked());
    TEST_ASSERT_TRUE(can("lose:town:K4")); /* 1 */
    TEST_ASSERT_TRUE(can("lose:fort:K4")); /* rounded up: any one */
    TEST_ASSERT_TRUE(can("lose:army:K4"));
    TEST_ASSERT_EQUAL_UINT(3, count_like(""));
    play("lose:town:K4"); /* the retreat to L4 is the only one */
    TEST_ASSERT_EQUAL_UINT(1, units_at("L4", MONUMENTS_ARMY));
    TEST_ASSERT_EQUAL_UINT(3, units_at("L4", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_INT(0, decider());
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_ENTER, asked());
    TEST_ASSERT_FALSE(can("done")); /* at least one */
    TEST_ASSERT_EQUAL_UINT(3, still_joined());
    play("enter:army:K5");
    TEST_ASSERT_EQUAL_UINT(2, still_joined());
    TEST_ASSERT_TRUE(can("done"));
    play("enter:army:K5"); /* the airforce stays behind: one must */
    TEST_ASSERT_EQUAL_UINT(2, units_at("K4", MONUMENTS_ARMY));
    TEST_ASSERT_EQUAL_UINT(1, units_at("K5", MONUMENTS_AIR));
    TEST_ASSERT_EQUAL_INT(1, decider());
    TEST_ASSERT_FALSE(monuments_building_works(&game, 1, MONUMENTS_FORT, at("K4"))); /* intact, but useless */
}

static void test_rulebook_battle_8_against_6_lost_by_one(void) {
    eight_against_six();
    next_pips(8, 5, 6, 6);
    play("roll");
    TEST_ASSERT_EQUAL_INT(0, decider());
    TEST_ASSERT_TRUE(can("lose:army:K5"));
    TEST_ASSERT_TRUE(can("lose:air:K5"));
    TEST_ASSERT_EQUAL_UINT(2, count_like(""));
    play("lose:air:K5");
    TEST_ASSERT_EQUAL_UINT(2, units_at("K5", MONUMENTS_ARMY));
    TEST_ASSERT_EQUAL_UINT(1, units_at("K4", MONUMENTS_ARMY));
    TEST_ASSERT_EQUAL_UINT(0, game.seat_states[0].wins);
}

static void test_rulebook_battle_8_against_6_tied(void) {
    eight_against_six();
    next_pips(8, 6, 6, 6);
    play("roll");
    TEST_ASSERT_EQUAL_INT(1, decider()); /* nothing happened */
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_TURN, asked());
    TEST_ASSERT_EQUAL_UINT(2, units_at("K5", MONUMENTS_ARMY));
    TEST_ASSERT_EQUAL_UINT(2, units_at("K4", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_UINT(0, still_joined()); /* the turn is over */
}

static void test_rulebook_an_attacker_without_pips_always_fails(void) {
    stand(0, "L4", MONUMENTS_ARMY, 1);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    next_pips(3, 0, 0, 0);
    play("play:attack roll");
    TEST_ASSERT_EQUAL_UINT(1, units_at("K4", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_UINT(1, units_at("L4", MONUMENTS_ARMY));
}

static void test_ruling_24_attack_needs_the_permission(void) {
    stand(0, "L4", MONUMENTS_ARMY, 1);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    TEST_ASSERT_TRUE(can("play:attack"));
    gain(0, MONUMENTS_GAIN_TRAIN, 0);
    TEST_ASSERT_FALSE(can("play:attack"));
}

static void test_ruling_24_unarmed_workers_neither_attack_nor_defend(void) {
    stand(0, "L4", MONUMENTS_WORKER, 2);
    stand(1, "K4", MONUMENTS_WORKER, 2);
    TEST_ASSERT_FALSE(can("play:attack"));
    stand(0, "L4", MONUMENTS_ARMED, 1);
    play("play:attack");
    TEST_ASSERT_EQUAL_UINT(1, monuments_battle_power(&game, &game.battle, 0));
    TEST_ASSERT_EQUAL_UINT(0, monuments_battle_power(&game, &game.battle, 1));
}

static void test_ruling_24_a_monument_is_no_target(void) {
    stand(0, "L7", MONUMENTS_ARMY, 1);
    stand(1, "L8", MONUMENTS_WORKER, 3);
    TEST_ASSERT_FALSE(can("play:attack"));
}

static void test_ruling_25_land_units_attack_land_navies_sea_airforces_both(void) {
    stand(1, "J5", MONUMENTS_NAVY, 1);
    stand(0, "K4", MONUMENTS_ARMY, 1);
    TEST_ASSERT_FALSE(can("play:attack"));
    stand(0, "K4", MONUMENTS_AIR, 1);
    TEST_ASSERT_TRUE(can("play:attack"));
    play("play:attack");
    TEST_ASSERT_EQUAL_UINT(0, count_like("join:army"));
}

static void test_ruling_25_an_army_aboard_attacks_land_with_its_land_power(void) {
    aboard(0, "J5", MONUMENTS_ARMY, 1);
    stand(1, "K4", MONUMENTS_ARMY, 1);
    play("play:attack");
    TEST_ASSERT_EQUAL_UINT(3, monuments_battle_power(&game, &game.battle, 0));
}

static void test_ruling_25_land_units_need_a_bridge_to_attack_over_a_river(void) {
    stand(0, "L3", MONUMENTS_ARMY, 1);
    stand(1, "L4", MONUMENTS_WORKER, 1);
    TEST_ASSERT_FALSE(can("play:attack"));
    bridge("L3-L4");
    TEST_ASSERT_TRUE(can("play:attack"));
}

static void test_ruling_26_more_than_ten_dice_are_cast_if_the_power_is_higher(void) {
    green(0, MONUMENTS_CARD_ATTACK);
    stand(0, "J3", MONUMENTS_ARMY, 3);
    stand(0, "J3", MONUMENTS_AIR, 2);
    stand(1, "J2", MONUMENTS_WORKER, 1);
    play("play:attack join:army:J3 join:army:J3 join:army:J3 join:air:J3 join:air:J3");
    TEST_ASSERT_EQUAL_UINT(13, monuments_battle_dice(&game, &game.battle, 0));
    play("roll");
    unsigned dice = 0;
    for (unsigned pips = 0; pips < 3; pips++) {
        dice += game.battle.cast[0][pips];
    }
    TEST_ASSERT_EQUAL_UINT(13, dice);
}

/* Damage of 3: an army, or a fort and a town, or a fort and an armed worker; never an army and more. */
static void test_ruling_27_a_set_that_reaches_the_damage_and_has_no_member_too_many(void) {
    stand(0, "L4", MONUMENTS_ARMY, 3);
    stand(1, "K4", MONUMENTS_ARMY, 1);
    stand(1, "K4", MONUMENTS_ARMED, 1);
    building(1, MONUMENTS_FORT, "K4", false);
    building(1, MONUMENTS_TOWN, "K4", false);
    stand(1, "K8", MONUMENTS_WORKER, 1);
    play("play:attack join:army:L4 join:army:L4");
    next_pips(9, 6, 7, 3);
    play("roll");
    TEST_ASSERT_EQUAL_UINT(4, count_like("lose:"));
    play("lose:fort:K4");
    TEST_ASSERT_FALSE(can("lose:army:K4")); /* the fort would be too many */
    TEST_ASSERT_TRUE(can("lose:town:K4"));
    TEST_ASSERT_TRUE(can("lose:armed:K4"));
    play("lose:town:K4");
    TEST_ASSERT_NOT_EQUAL(MONUMENTS_TASK_LOSE, asked());
}

static void test_ruling_27_if_all_is_less_than_the_damage_all_with_power_is_lost(void) {
    stand(0, "L4", MONUMENTS_ARMY, 3);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    stand(1, "K4", MONUMENTS_ARMED, 2);
    building(1, MONUMENTS_FACTORY, "K4", false);
    building(1, MONUMENTS_FORT, "K4", false);
    play("play:attack join:army:L4 join:army:L4");
    next_pips(9, 12, 4, 1);
    play("roll");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_WEAPON,
                           asked()); /* two weapons lost their bearers; the unarmed one is still there */
    play("scrap scrap");
    TEST_ASSERT_TRUE(monuments_building_here(&game.seat_states[1], MONUMENTS_FORT, at("K4")));
    TEST_ASSERT_EQUAL_HEX(at("K4") | MONUMENTS_BUILDING_DAMAGED,
                          game.seat_states[1].buildings[MONUMENTS_FORT][0]);
    TEST_ASSERT_EQUAL_HEX(at("K4"),
                          game.seat_states[1].buildings[MONUMENTS_FACTORY][0]); /* no power: it stays */
}

static void test_ruling_28_the_defender_retreats_where_he_could_go(void) {
    stand(0, "J3", MONUMENTS_ARMY, 1);
    stand(1, "K2", MONUMENTS_WORKER, 2);
    stand(2, "L2", MONUMENTS_WORKER, 1);
    next_pips(3, 2, 0, 0);
    play("play:attack roll");
    TEST_ASSERT_EQUAL_INT(1, decider());
    TEST_ASSERT_TRUE(can("retreat:land:J2"));
    TEST_ASSERT_TRUE(can("retreat:land:L3"));
    TEST_ASSERT_EQUAL_UINT(2, count_like("")); /* not L2, nor the monument, nor the sea */
    play("retreat:land:J2");
    TEST_ASSERT_EQUAL_UINT(2, units_at("J2", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_UINT(1, units_at("K2", MONUMENTS_ARMY)); /* a single attacker moves in */
}

static void test_ruling_28_without_a_way_out_they_die_and_resources_stay(void) {
    stand(0, "L4", MONUMENTS_ARMY, 1);
    stand(1, "K4", MONUMENTS_WORKER, 2);
    store("K4", MONUMENTS_METAL, 2);
    next_pips(3, 2, 0, 0);
    play("play:attack roll"); /* K4's only other land way lies over a river */
    TEST_ASSERT_EQUAL_UINT(15, game.seat_states[1].workers);
    TEST_ASSERT_EQUAL_UINT(2, resources_at("K4", MONUMENTS_METAL));
    TEST_ASSERT_EQUAL_UINT(1, units_at("K4", MONUMENTS_ARMY));
}

static void test_ruling_29_green_attackers_from_several_hexes_one_stays_behind_in_all(void) {
    green(0, MONUMENTS_CARD_ATTACK);
    stand(0, "J3", MONUMENTS_ARMY, 1);
    stand(0, "L3", MONUMENTS_ARMY, 1);
    stand(1, "K2", MONUMENTS_WORKER, 1);
    play("play:attack join:army:J3 join:army:L3");
    next_pips(6, 4, 0, 0);
    play("roll retreat:land:J2 enter:army:J3");
    TEST_ASSERT_EQUAL_UINT(1, units_at("L3", MONUMENTS_ARMY));
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_rulebook_red_attackers_all_come_from_one_hex(void) {
    stand(0, "J3", MONUMENTS_ARMY, 1);
    stand(0, "L3", MONUMENTS_ARMY, 1);
    stand(1, "K2", MONUMENTS_WORKER, 1);
    play("play:attack join:army:J3");
    TEST_ASSERT_EQUAL_UINT(0, count_like("join:"));
}

static void test_ruling_30_an_occupied_ferry_has_power_1_at_sea_only(void) {
    aboard(1, "J5", MONUMENTS_ARMY, 1);
    stand(0, "J6", MONUMENTS_NAVY, 1);
    play("play:attack");
    TEST_ASSERT_EQUAL_UINT(2, monuments_battle_power(&game, &game.battle, 1));
    TEST_ASSERT_EQUAL_UINT(2, monuments_score_amount(&game, 1, MONUMENTS_LINE_MILITARY));
}

static void test_ruling_30_when_all_passengers_die_the_ferry_goes_to_the_pool(void) {
    aboard(1, "J5", MONUMENTS_ARMY, 1);
    stand(0, "J6", MONUMENTS_NAVY, 1);
    const unsigned pool = game.crossings;
    next_pips(3, 4, 2, 0);
    play("play:attack roll"); /* 4 of damage, but 1 is all that can be lost */
    TEST_ASSERT_FALSE(afloat("J5"));
    TEST_ASSERT_EQUAL_UINT(pool + 1, game.crossings);
    TEST_ASSERT_EQUAL_UINT(1, units_at("J5", MONUMENTS_NAVY));
}

static void test_ruling_31_losing_attackers_stay_and_the_dead_return_to_the_supply(void) {
    stand(0, "L4", MONUMENTS_ARMY, 2);
    stand(1, "K4", MONUMENTS_ARMY, 2);
    const unsigned supply = game.seat_states[0].supply[MONUMENTS_PIECE_ARMY];
    play("play:attack join:army:L4");
    next_pips(6, 0, 6, 3);
    play("roll"); /* both armies are equal: the loss is a choice of one */
    TEST_ASSERT_EQUAL_UINT(1, units_at("L4", MONUMENTS_ARMY));
    TEST_ASSERT_EQUAL_UINT(supply + 1, game.seat_states[0].supply[MONUMENTS_PIECE_ARMY]);
}

static void test_ruling_56_forging_needs_no_permission_units_do(void) {
    gain(0, MONUMENTS_GAIN_TRAIN, 0);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    store("J3", MONUMENTS_METAL, 1);
    store("J3", MONUMENTS_SHEEP, 1);
    store("J3", MONUMENTS_WHEAT, 1);
    play("play:train");
    TEST_ASSERT_EQUAL_UINT(0, count_like("train:"));
    TEST_ASSERT_TRUE(can("forge:K3")); /* any unarmed worker on the board */
    play("forge:K3");
    TEST_ASSERT_EQUAL_UINT(1, units_at("K3", MONUMENTS_ARMED));
}

static void test_ruling_57_a_free_weapon_of_green_train_may_be_let_go(void) {
    green(0, MONUMENTS_CARD_TRAIN);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_SHEEP, 1);
    store("J3", MONUMENTS_WHEAT, 1);
    play("play:train");
    TEST_ASSERT_EQUAL_UINT(1, units_at("J3", MONUMENTS_ARMY));
    TEST_ASSERT_TRUE(can("scrap"));
    play("arm:J3");
    TEST_ASSERT_EQUAL_UINT(1, units_at("J3", MONUMENTS_ARMED));
}

static void test_ruling_57_the_trained_ones_weapon_first_then_the_free_one(void) {
    green(0, MONUMENTS_CARD_TRAIN);
    stand(0, "J3", MONUMENTS_ARMED, 1);
    stand(0, "K2", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_SHEEP, 1);
    store("J3", MONUMENTS_WHEAT, 1);
    play("play:train train:army:J3 arm:K2 scrap");
    TEST_ASSERT_EQUAL_UINT(1, units_at("K2", MONUMENTS_ARMED));
    TEST_ASSERT_EQUAL_UINT(24, game.weapons);
}

static void test_ruling_57_a_weapon_from_a_personal_card_must_be_given(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    monuments_task_push(&game, MONUMENTS_TASK_WEAPON, 0, 1)->of.gift.must = 1;
    TEST_ASSERT_FALSE(can("scrap"));
    TEST_ASSERT_EQUAL_UINT(2, count_like("arm:"));
}

static void test_ruling_57_the_loser_decides_about_his_weapon(void) {
    stand(0, "L4", MONUMENTS_ARMY, 1);
    stand(1, "K4", MONUMENTS_ARMED, 1);
    stand(1, "L7", MONUMENTS_WORKER, 1);
    next_pips(3, 3, 1, 0);
    play("play:attack roll");
    TEST_ASSERT_EQUAL_INT(1, decider());
    TEST_ASSERT_TRUE(can("arm:L7"));
    TEST_ASSERT_TRUE(can("scrap"));
}

static void test_ruling_63_an_intact_foreign_building_alone_is_a_target(void) {
    stand(0, "L4", MONUMENTS_ARMY, 1);
    building(1, MONUMENTS_FORT, "K4", false);
    building(2, MONUMENTS_TOWN, "M4", true);
    play("play:attack"); /* K4 only: a damaged building is none */
    TEST_ASSERT_EQUAL_UINT(at("K4"), game.battle.target);
    TEST_ASSERT_EQUAL_UINT(1, game.battle.defender);
    TEST_ASSERT_EQUAL_UINT(2, monuments_battle_power(&game, &game.battle, 1));
}

static void test_ruling_63_the_holder_defends_not_the_owner_of_the_buildings(void) {
    stand(0, "L4", MONUMENTS_ARMY, 1);
    building(1, MONUMENTS_FORT, "K4", false);
    stand(2, "K4", MONUMENTS_WORKER, 1);
    play("play:attack");
    TEST_ASSERT_EQUAL_UINT(2, game.battle.defender);
    TEST_ASSERT_EQUAL_UINT(0, monuments_battle_power(&game, &game.battle, 1));
}

static void test_ruling_63_a_hex_one_holds_is_no_target(void) {
    stand(0, "L4", MONUMENTS_ARMY, 1);
    stand(0, "K4", MONUMENTS_WORKER, 1);
    building(1, MONUMENTS_FORT, "K4", false);
    TEST_ASSERT_FALSE(can("play:attack"));
}

static void test_ruling_64_a_ferry_joins_at_sea_as_a_whole_with_its_crew(void) {
    aboard(0, "J6", MONUMENTS_ARMY, 1);
    monuments_units_add(&game, 0, at("J6"), MONUMENTS_ARMED, 1);
    game.weapons--;
    game.seat_states[0].workers--;
    stand(1, "J5", MONUMENTS_NAVY, 1);
    play("play:attack"); /* the ferry joins by itself */
    TEST_ASSERT_EQUAL_UINT(1, game.battle.attackers);
    TEST_ASSERT_EQUAL_UINT(3, monuments_battle_power(&game, &game.battle, 0)); /* 1 + 1 + 1 */
}

static void test_ruling_64_a_ferry_without_fighters_does_not_join(void) {
    aboard(0, "J6", MONUMENTS_WORKER, 2);
    stand(1, "J5", MONUMENTS_NAVY, 1);
    TEST_ASSERT_FALSE(can("play:attack"));
}

static void test_ruling_65_war_drums_add_dice_in_attack_and_defence(void) {
    gain(0, MONUMENTS_GAIN_DICE, 2);
    gain(1, MONUMENTS_GAIN_DICE, 2);
    stand(0, "L4", MONUMENTS_ARMY, 1);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    play("play:attack");
    TEST_ASSERT_EQUAL_UINT(5, monuments_battle_dice(&game, &game.battle, 0));
    TEST_ASSERT_EQUAL_UINT(2, monuments_battle_dice(&game, &game.battle, 1));
}

static void test_ruling_65_the_attackers_dice_come_first(void) {
    stand(0, "L4", MONUMENTS_ARMY, 1);
    stand(1, "K4", MONUMENTS_ARMY, 1);
    next_pips(3, 6, 3, 0);
    play("play:attack roll");
    TEST_ASSERT_EQUAL_UINT(3, game.battle.cast[0][2]);
    TEST_ASSERT_EQUAL_UINT(3, game.battle.cast[1][0]);
}

static void test_ruling_66_the_ferrys_own_power_is_not_lost(void) {
    aboard(1, "J5", MONUMENTS_ARMY, 2);
    stand(0, "J6", MONUMENTS_NAVY, 2);
    play("play:attack join:navy:J6");
    next_pips(6, 4, 3, 2); /* 2 of damage: the two armies, the ferry's 1 doesn't help */
    play("roll");
    TEST_ASSERT_EQUAL_UINT(0, units_at("J5", MONUMENTS_ARMY));
    TEST_ASSERT_FALSE(afloat("J5"));
}

static void test_ruling_67_land_then_sea_then_air_retreat(void) {
    stand(0, "J6", MONUMENTS_NAVY, 3);
    stand(1, "J5", MONUMENTS_NAVY, 1);
    stand(1, "J5", MONUMENTS_AIR, 1);
    aboard(1, "J5", MONUMENTS_WORKER, 1);
    aboard(2, "J4", MONUMENTS_WORKER, 1);
    play("play:attack join:navy:J6 join:navy:J6");
    next_pips(9, 9, 6, 6);
    play("roll"); /* 3 of damage: the navy alone, by itself */
    TEST_ASSERT_EQUAL_UINT(0, units_at("J5", MONUMENTS_NAVY));
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_RETREAT, asked());
    TEST_ASSERT_EQUAL_UINT(count_like(""), count_like("retreat:sea:"));
    TEST_ASSERT_FALSE(can("retreat:sea:J4"));
    play("retreat:sea:K5");
    TEST_ASSERT_TRUE(afloat("K5"));
    TEST_ASSERT_EQUAL_UINT(1, units_at("K5", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_UINT(count_like(""), count_like("retreat:air:"));
    play("retreat:air:K4"); /* land is as good as sea */
    TEST_ASSERT_EQUAL_UINT(1, units_at("K4", MONUMENTS_AIR));
}

static void test_ruling_67_a_ferry_needs_a_hex_without_a_ferry_in_its_middle(void) {
    static const char *const around[] = {"J4", "K5", "I4"};
    aboard(1, "J5", MONUMENTS_WORKER, 1);
    stand(0, "J6", MONUMENTS_NAVY, 1);
    for (unsigned i = 0; i < 2; i++) {
        aboard(1, around[i], MONUMENTS_WORKER, 1);
    }
    next_pips(3, 4, 1, 0);
    play("play:attack attack:J5 roll"); /* J4 and K5 have ferries, J6 is the enemy's; the only way is by I4 or
                                           K4, I5: land */
    TEST_ASSERT_TRUE(afloat("I4"));
    TEST_ASSERT_EQUAL_UINT(1, units_at("I4", MONUMENTS_WORKER));
}

static void test_ruling_68_the_last_passenger_docks_the_ferry_and_loses_his_load(void) {
    aboard(0, "J5", MONUMENTS_ARMED, 1);
    store("J5", MONUMENTS_WOOD, 1);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    next_pips(1, 2, 0, 0);
    play("play:attack roll");
    TEST_ASSERT_EQUAL_UINT(1, units_at("K4", MONUMENTS_ARMED));
    TEST_ASSERT_TRUE(docked("K4", "J5"));
    TEST_ASSERT_EQUAL_UINT(25, game.bank[MONUMENTS_WOOD]);
}

static void test_ruling_68_a_ferry_counts_as_one_attacker_at_sea_and_moves_in_whole(void) {
    aboard(0, "J6", MONUMENTS_ARMY, 2);
    stand(1, "J5", MONUMENTS_NAVY, 1);
    next_pips(3, 5, 3, 1);
    play("play:attack roll");
    TEST_ASSERT_TRUE(afloat("J5"));
    TEST_ASSERT_EQUAL_UINT(2, units_at("J5", MONUMENTS_ARMY));
    TEST_ASSERT_FALSE(afloat("J6"));
}

static void test_ruling_69_a_won_battle_counts_even_if_nothing_was_lost(void) {
    stand(0, "L4", MONUMENTS_ARMY, 1);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    bridge("K3-K4");
    next_pips(3, 1, 0, 0);
    play("play:attack roll");
    TEST_ASSERT_EQUAL_UINT(1, game.seat_states[0].wins);
}

static void test_undo_stops_at_the_cast(void) {
    stand(0, "J3", MONUMENTS_ARMY, 2);
    stand(1, "K2", MONUMENTS_WORKER, 1);
    next_pips(3, 2, 0, 0);
    TEST_ASSERT_TRUE(play_undoable("play:attack"));
    TEST_ASSERT_FALSE(play_undoable("roll"));
}

static void test_ruling_02_units_need_a_piece_in_the_supply(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    store("J3", MONUMENTS_SHEEP, 1);
    store("J3", MONUMENTS_WHEAT, 1);
    TEST_ASSERT_TRUE(can("play:train"));
    stand(0, "K2", MONUMENTS_ARMY, 1); /* Traders: one army, two locked */
    TEST_ASSERT_FALSE(can("play:train"));
}

static void test_rulebook_train_makes_one_unit_or_one_weapon(void) {
    stand(0, "J3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_METAL, 2);
    play("play:train"); /* a weapon for one of two equal workers: by itself, and no second */
    TEST_ASSERT_EQUAL_UINT(1, units_at("J3", MONUMENTS_ARMED));
    TEST_ASSERT_EQUAL_UINT(1, resources_at("J3", MONUMENTS_METAL));
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_ruling_56_a_green_card_brings_no_weapon_for_a_weapon(void) {
    green(0, MONUMENTS_CARD_TRAIN);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_METAL, 1);
    play("play:train");
    TEST_ASSERT_EQUAL_UINT(1, units_at("J3", MONUMENTS_ARMED));
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_ruling_56_a_worker_has_one_weapon(void) {
    stand(0, "J3", MONUMENTS_ARMED, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "L3", MONUMENTS_WORKER, 1);
    store("J3", MONUMENTS_METAL, 1);
    play("play:train");
    TEST_ASSERT_EQUAL_UINT(2, count_like("forge:"));
    TEST_ASSERT_FALSE(can("forge:J3"));
}

static void test_ruling_27_two_of_one_as_well_as_one_of_three(void) {
    stand(0, "L4", MONUMENTS_ARMY, 2);
    stand(1, "K4", MONUMENTS_ARMY, 1);
    stand(1, "K4", MONUMENTS_ARMED, 2);
    stand(1, "K8", MONUMENTS_WORKER, 1);
    play("play:attack join:army:L4");
    next_pips(6, 6, 5, 4);
    play("roll"); /* 2 of damage */
    TEST_ASSERT_TRUE(can("lose:army:K4"));
    TEST_ASSERT_TRUE(can("lose:armed:K4"));
    play("lose:armed:K4 scrap");
    TEST_ASSERT_EQUAL_UINT(0, units_at("K4", MONUMENTS_ARMED)); /* the other one too: nothing else makes 2 */
}

static void test_ruling_66_equal_to_the_damage_all_is_lost_at_once(void) {
    stand(0, "L4", MONUMENTS_ARMY, 3);
    stand(1, "K4", MONUMENTS_ARMY, 1);
    building(1, MONUMENTS_FORT, "K4", false);
    play("play:attack join:army:L4 join:army:L4");
    next_pips(9, 5, 5, 0);
    play("roll"); /* 5 of damage, 5 of power */
    TEST_ASSERT_EQUAL_INT(0, decider());
    TEST_ASSERT_EQUAL_HEX(at("K4") | MONUMENTS_BUILDING_DAMAGED,
                          game.seat_states[1].buildings[MONUMENTS_FORT][0]);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_ENTER, asked());
    TEST_ASSERT_EQUAL_UINT(1, game.seat_states[1].supply[MONUMENTS_PIECE_ARMY]);
}

static void test_ruling_66_only_those_who_joined_can_be_lost(void) {
    stand(0, "L4", MONUMENTS_ARMY, 2);
    stand(0, "L4", MONUMENTS_AIR, 2);
    stand(1, "K4", MONUMENTS_ARMY, 3);
    play("play:attack join:army:L4 join:air:L4 join:air:L4");
    next_pips(7, 0, 9, 4);
    play("roll"); /* 4 of damage: the army and an airforce, or both airforces */
    TEST_ASSERT_TRUE(can("lose:army:L4"));
    play("lose:army:L4"); /* then an airforce, by itself: the second army did not fight */
    TEST_ASSERT_EQUAL_UINT(1, units_at("L4", MONUMENTS_ARMY));
    TEST_ASSERT_EQUAL_UINT(1, units_at("L4", MONUMENTS_AIR));
}

static void test_ruling_66_an_attacking_ferrys_crew_is_lost_not_its_own_power(void) {
    aboard(0, "J6", MONUMENTS_ARMED, 1);
    stand(0, "K7", MONUMENTS_WORKER, 1);
    stand(1, "J5", MONUMENTS_NAVY, 1);
    const unsigned pool = game.crossings;
    play("play:attack");
    TEST_ASSERT_EQUAL_UINT(2, monuments_battle_power(&game, &game.battle, 0));
    next_pips(2, 0, 3, 3);
    play("roll");
    TEST_ASSERT_EQUAL_UINT(0, units_at("J6", MONUMENTS_ARMED));
    TEST_ASSERT_EQUAL_UINT(pool + 1, game.crossings);
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_WEAPON, asked());
    TEST_ASSERT_EQUAL_INT(0, decider());
}

static void test_ruling_66_an_army_aboard_is_a_loss_of_one(void) {
    aboard(0, "J6", MONUMENTS_ARMY, 2);
    stand(1, "J5", MONUMENTS_NAVY, 1);
    play("play:attack");
    next_pips(3, 1, 3, 2);
    play("roll"); /* 1 of damage: one of two equal armies */
    TEST_ASSERT_EQUAL_UINT(1, units_at("J6", MONUMENTS_ARMY));
    TEST_ASSERT_TRUE(afloat("J6"));
}

static void test_ruling_67_navies_and_the_ferry_retreat_together(void) {
    stand(0, "J6", MONUMENTS_NAVY, 3);
    stand(1, "J5", MONUMENTS_NAVY, 1);
    aboard(1, "J5", MONUMENTS_ARMY, 2);
    play("play:attack join:navy:J6 join:navy:J6");
    next_pips(9, 7, 6, 6);
    play("roll lose:army:J5 retreat:sea:K5");
    TEST_ASSERT_EQUAL_UINT(1, units_at("K5", MONUMENTS_NAVY));
    TEST_ASSERT_EQUAL_UINT(1, units_at("K5", MONUMENTS_ARMY));
    TEST_ASSERT_TRUE(afloat("K5"));
    TEST_ASSERT_FALSE(afloat("J5"));
}

static void test_ruling_67_land_units_and_airforces_part(void) {
    stand(0, "L4", MONUMENTS_ARMY, 3);
    stand(1, "K4", MONUMENTS_WORKER, 2);
    stand(1, "K4", MONUMENTS_AIR, 1);
    stand(1, "K4", MONUMENTS_ARMY, 1);
    bridge("K3-K4");
    play("play:attack join:army:L4 join:army:L4");
    next_pips(9, 6, 5, 5);
    play("roll lose:army:K4"); /* the workers have nowhere to go, for the bridge leads to the monument */
    TEST_ASSERT_EQUAL_UINT(0, units_at("K4", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_UINT(count_like(""), count_like("retreat:air:"));
    TEST_ASSERT_TRUE(can("retreat:air:J5"));
    TEST_ASSERT_FALSE(can("retreat:air:K3"));
    TEST_ASSERT_FALSE(can("retreat:air:L4"));
}

static void test_ruling_68_only_those_who_joined_move_in(void) {
    stand(0, "L4", MONUMENTS_ARMY, 2);
    stand(0, "L4", MONUMENTS_AIR, 2);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    play("play:attack join:army:L4 join:air:L4 join:air:L4");
    next_pips(7, 5, 0, 0);
    play("roll enter:army:L4");
    TEST_ASSERT_FALSE(can("enter:army:L4"));
    TEST_ASSERT_TRUE(can("enter:air:L4"));
    TEST_ASSERT_TRUE(can("done"));
    play("enter:air:L4"); /* the second airforce stays behind */
    TEST_ASSERT_EQUAL_INT(1, decider());
    TEST_ASSERT_EQUAL_UINT(1, units_at("L4", MONUMENTS_AIR));
}

static void test_ruling_68_of_two_ferries_one_moves_in(void) {
    green(0, MONUMENTS_CARD_ATTACK);
    aboard(0, "J6", MONUMENTS_ARMY, 1);
    aboard(0, "K5", MONUMENTS_ARMY, 1);
    stand(0, "I4", MONUMENTS_NAVY, 1);
    stand(1, "J5", MONUMENTS_NAVY, 1);
    play("play:attack join:ferry:J6 join:ferry:K5 join:navy:I4");
    next_pips(7, 8, 3, 0);
    play("roll enter:ferry:J6");
    TEST_ASSERT_FALSE(can("enter:ferry:K5")); /* one ferry in the middle of a water hex */
    TEST_ASSERT_TRUE(can("enter:navy:I4"));
}

static void test_ruling_68_an_unarmed_passenger_keeps_the_ferry_at_sea(void) {
    aboard(0, "J5", MONUMENTS_ARMED, 1);
    aboard(0, "J5", MONUMENTS_WORKER, 1);
    store("J5", MONUMENTS_WOOD, 1);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    next_pips(1, 2, 0, 0);
    play("play:attack roll");
    TEST_ASSERT_EQUAL_UINT(1, units_at("K4", MONUMENTS_ARMED));
    TEST_ASSERT_TRUE(afloat("J5"));
    TEST_ASSERT_FALSE(docked("K4", "J5"));
    TEST_ASSERT_EQUAL_UINT(1, resources_at("J5", MONUMENTS_WOOD));
}

static void test_ruling_65_a_tie_of_nothing_changes_nothing(void) {
    stand(0, "L4", MONUMENTS_ARMY, 1);
    building(1, MONUMENTS_FACTORY, "K4", false);
    next_pips(3, 0, 0, 0);
    play("play:attack roll"); /* not even what has no power falls */
    TEST_ASSERT_EQUAL_UINT(1, units_at("L4", MONUMENTS_ARMY));
    TEST_ASSERT_EQUAL_UINT(0, game.seat_states[0].wins);
    TEST_ASSERT_TRUE(monuments_building_works(&game, 1, MONUMENTS_FACTORY, at("K4")));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_rulebook_battle_8_against_6_won_by_one);
    RUN_TEST(test_rulebook_battle_8_against_6_lost_by_one);
    RUN_TEST(test_rulebook_battle_8_against_6_tied);
    RUN_TEST(test_rulebook_an_attacker_without_pips_always_fails);
    RUN_TEST(test_ruling_24_attack_needs_the_permission);
    RUN_TEST(test_ruling_24_unarmed_workers_neither_attack_nor_defend);
    RUN_TEST(test_ruling_24_a_monument_is_no_target);
    RUN_TEST(test_ruling_25_land_units_attack_land_navies_sea_airforces_both);
    RUN_TEST(test_ruling_25_an_army_aboard_attacks_land_with_its_land_power);
    RUN_TEST(test_ruling_25_land_units_need_a_bridge_to_attack_over_a_river);
    RUN_TEST(test_ruling_26_more_than_ten_dice_are_cast_if_the_power_is_higher);
    RUN_TEST(test_ruling_27_a_set_that_reaches_the_damage_and_has_no_member_too_many);
    RUN_TEST(test_ruling_27_if_all_is_less_than_the_damage_all_with_power_is_lost);
    RUN_TEST(test_ruling_28_the_defender_retreats_where_he_could_go);
    RUN_TEST(test_ruling_28_without_a_way_out_they_die_and_resources_stay);
    RUN_TEST(test_ruling_29_green_attackers_from_several_hexes_one_stays_behind_in_all);
    RUN_TEST(test_rulebook_red_attackers_all_come_from_one_hex);
    RUN_TEST(test_ruling_30_an_occupied_ferry_has_power_1_at_sea_only);
    RUN_TEST(test_ruling_30_when_all_passengers_die_the_ferry_goes_to_the_pool);
    RUN_TEST(test_ruling_31_losing_attackers_stay_and_the_dead_return_to_the_supply);
    RUN_TEST(test_ruling_56_forging_needs_no_permission_units_do);
    RUN_TEST(test_ruling_57_a_free_weapon_of_green_train_may_be_let_go);
    RUN_TEST(test_ruling_57_the_trained_ones_weapon_first_then_the_free_one);
    RUN_TEST(test_ruling_57_a_weapon_from_a_personal_card_must_be_given);
    RUN_TEST(test_ruling_57_the_loser_decides_about_his_weapon);
    RUN_TEST(test_ruling_63_an_intact_foreign_building_alone_is_a_target);
    RUN_TEST(test_ruling_63_the_holder_defends_not_the_owner_of_the_buildings);
    RUN_TEST(test_ruling_63_a_hex_one_holds_is_no_target);
    RUN_TEST(test_ruling_64_a_ferry_joins_at_sea_as_a_whole_with_its_crew);
    RUN_TEST(test_ruling_64_a_ferry_without_fighters_does_not_join);
    RUN_TEST(test_ruling_65_war_drums_add_dice_in_attack_and_defence);
    RUN_TEST(test_ruling_65_the_attackers_dice_come_first);
    RUN_TEST(test_ruling_66_the_ferrys_own_power_is_not_lost);
    RUN_TEST(test_ruling_67_land_then_sea_then_air_retreat);
    RUN_TEST(test_ruling_67_a_ferry_needs_a_hex_without_a_ferry_in_its_middle);
    RUN_TEST(test_ruling_68_the_last_passenger_docks_the_ferry_and_loses_his_load);
    RUN_TEST(test_ruling_68_a_ferry_counts_as_one_attacker_at_sea_and_moves_in_whole);
    RUN_TEST(test_ruling_69_a_won_battle_counts_even_if_nothing_was_lost);
    RUN_TEST(test_undo_stops_at_the_cast);
    RUN_TEST(test_ruling_02_units_need_a_piece_in_the_supply);
    RUN_TEST(test_rulebook_train_makes_one_unit_or_one_weapon);
    RUN_TEST(test_ruling_56_a_green_card_brings_no_weapon_for_a_weapon);
    RUN_TEST(test_ruling_56_a_worker_has_one_weapon);
    RUN_TEST(test_ruling_27_two_of_one_as_well_as_one_of_three);
    RUN_TEST(test_ruling_66_equal_to_the_damage_all_is_lost_at_once);
    RUN_TEST(test_ruling_66_only_those_who_joined_can_be_lost);
    RUN_TEST(test_ruling_66_an_attacking_ferrys_crew_is_lost_not_its_own_power);
    RUN_TEST(test_ruling_66_an_army_aboard_is_a_loss_of_one);
    RUN_TEST(test_ruling_67_navies_and_the_ferry_retreat_together);
    RUN_TEST(test_ruling_67_land_units_and_airforces_part);
    RUN_TEST(test_ruling_68_only_those_who_joined_move_in);
    RUN_TEST(test_ruling_68_of_two_ferries_one_moves_in);
    RUN_TEST(test_ruling_68_an_unarmed_passenger_keeps_the_ferry_at_sea);
    RUN_TEST(test_ruling_65_a_tie_of_nothing_changes_nothing);
    return UNITY_END();
}
