/* Quests and points: rulings 32 and 34, every kind of task, secrets. */
#include <string.h>

#include "fixture.h"
#include "standing.h"

void setUp(void) {
    fixture(4);
}

void tearDown(void) {}

static unsigned amount(unsigned goal, unsigned kind) {
    const struct monuments_goal_data data = {(uint8_t)goal, (uint8_t)kind, 1};
    return monuments_goal_amount(&game, 0, &data);
}

static void test_ruling_32_any_number_at_any_time_of_the_own_turn(void) {
    give_quest(0, "QA06");
    give_quest(0, "QS02");
    stand(0, "J2", MONUMENTS_WORKER, 2);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "L2", MONUMENTS_WORKER, 1);
    TEST_ASSERT_TRUE(can("quest:QA06"));
    TEST_ASSERT_TRUE(can("quest:QS02"));
    play("quest:QS02 quest:QA06");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_TURN, asked());
    TEST_ASSERT_EQUAL_UINT(2, monuments_score_amount(&game, 0, MONUMENTS_LINE_COMPLETED));
}

static void test_ruling_32_what_counts_is_the_moment(void) {
    give_quest(0, "QS02");
    stand(0, "J2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    TEST_ASSERT_FALSE(can("quest:QS02"));
    stand(0, "L2", MONUMENTS_ARMY, 1);
    TEST_ASSERT_TRUE(can("quest:QS02"));
}

static void test_ruling_32_the_deck_by_layers_built(void) {
    static const unsigned deck[] = {0, 0, 1, 1, 2, 2};
    for (unsigned built = 0; built <= MONUMENTS_LAYERS; built++) {
        game.seat_states[0].built = (uint8_t)built;
        TEST_ASSERT_EQUAL_UINT(deck[built], monuments_quest_deck(&game, 0));
    }
}

static void test_ruling_32_a_short_deck_gives_what_is_there(void) {
    game.deck_count[0] = 1;
    stand(0, "K3", MONUMENTS_WORKER, 3);
    play("play:quests"); /* the only card is kept by itself */
    TEST_ASSERT_EQUAL_INT(1, decider());
    TEST_ASSERT_EQUAL_UINT(1, monuments_score_amount(&game, 0, MONUMENTS_LINE_OPEN));
    turn_of(0);
    game.seat_states[0].hand = MONUMENTS_ALL_CARDS;
    TEST_ASSERT_FALSE(can("play:quests"));
}

static void test_rulebook_quests_draws_two_or_three_and_keeps_at_least_one(void) {
    stand(0, "K3", MONUMENTS_WORKER, 3);
    play("play:quests");
    TEST_ASSERT_EQUAL_UINT(2, count_like("keep:QA"));
    TEST_ASSERT_FALSE(can("done"));
    fixture(4);
    green(0, MONUMENTS_CARD_QUESTS);
    gain(0, MONUMENTS_GAIN_QUEST_DRAW, 1);
    stand(0, "K3", MONUMENTS_WORKER, 3);
    play("play:quests");
    TEST_ASSERT_EQUAL_UINT(4, count_like("keep:QA"));
    monuments.apply(&game, MONUMENTS_MOVE(MONUMENTS_OP_KEEP, game.drawn[0], 0, 0, 0));
    TEST_ASSERT_TRUE(can("done"));
    play("done");
    TEST_ASSERT_EQUAL_UINT(12, game.deck_count[0] + 1);
}

static void test_tasks_of_land(void) {
    stand(0, "J2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_ARMY, 1);
    stand(0, "H1", MONUMENTS_AIR, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_UINT(3, amount(MONUMENTS_GOAL_LAND, 0));
    TEST_ASSERT_EQUAL_UINT(2, amount(MONUMENTS_GOAL_KINDS, 0));
    TEST_ASSERT_EQUAL_UINT(1, amount(MONUMENTS_GOAL_ISLANDS, 0));
}

static void test_tasks_of_goods(void) {
    stand(0, "J2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_ARMY, 1);
    store("J2", MONUMENTS_WOOD, 2);
    store("J2", MONUMENTS_SHEEP, 3);
    store("J3", MONUMENTS_METAL, 1);
    store("J3", MONUMENTS_WHEAT, 4);
    store("K2", MONUMENTS_WOOD, 5); /* no worker there */
    TEST_ASSERT_EQUAL_UINT(2, amount(MONUMENTS_GOAL_STOCK, MONUMENTS_WOOD));
    TEST_ASSERT_EQUAL_UINT(4, amount(MONUMENTS_GOAL_STOCK, MONUMENTS_WHEAT));
    TEST_ASSERT_EQUAL_UINT(10, amount(MONUMENTS_GOAL_RESOURCES, 0));
    TEST_ASSERT_EQUAL_UINT(1, amount(MONUMENTS_GOAL_EACH, 0));
    TEST_ASSERT_EQUAL_UINT(2, amount(MONUMENTS_GOAL_FULL, 0));
}

static void test_tasks_of_workers_and_units(void) {
    stand(0, "K3", MONUMENTS_WORKER, 2);
    stand(0, "J2", MONUMENTS_ARMED, 2);
    aboard(0, "J5", MONUMENTS_WORKER, 1);
    aboard(0, "J5", MONUMENTS_ARMY, 1);
    stand(0, "J6", MONUMENTS_NAVY, 2);
    stand(0, "J7", MONUMENTS_AIR, 1);
    TEST_ASSERT_EQUAL_UINT(5, amount(MONUMENTS_GOAL_WORKERS, 0));
    TEST_ASSERT_EQUAL_UINT(2, amount(MONUMENTS_GOAL_ARMED, 0));
    TEST_ASSERT_EQUAL_UINT(1, amount(MONUMENTS_GOAL_ARMY, 0));
    TEST_ASSERT_EQUAL_UINT(2, amount(MONUMENTS_GOAL_NAVY, 0));
    TEST_ASSERT_EQUAL_UINT(1, amount(MONUMENTS_GOAL_AIR, 0));
    TEST_ASSERT_EQUAL_UINT(3, amount(MONUMENTS_GOAL_SEA, 0)); /* J5, J6, J7 */
    TEST_ASSERT_EQUAL_UINT(2 + 1 + 1 + 6 + 2, amount(MONUMENTS_GOAL_POWER, 0));
}

static void test_tasks_of_buildings(void) {
    building(0, MONUMENTS_TOWN, "J2", false);
    building(0, MONUMENTS_TOWN, "J3", false);
    building(0, MONUMENTS_FORT, "J2", false);
    building(0, MONUMENTS_FACTORY, "J2", true);
    building(0, MONUMENTS_FACTORY, "K2", false);
    stand(1, "K2", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_UINT(2, amount(MONUMENTS_GOAL_TOWN, 0));
    TEST_ASSERT_EQUAL_UINT(1, amount(MONUMENTS_GOAL_FORT, 0));
    TEST_ASSERT_EQUAL_UINT(0, amount(MONUMENTS_GOAL_FACTORY, 0)); /* one damaged, one conquered */
    TEST_ASSERT_EQUAL_UINT(3, amount(MONUMENTS_GOAL_BUILDINGS, 0));
    TEST_ASSERT_EQUAL_UINT(2, amount(MONUMENTS_GOAL_STACKED, 0));
}

static void test_tasks_of_bridges_and_ferries(void) {
    bridge("K3-K4");
    bridge("L3-L4");
    bridge("M3-M4");
    stand(0, "K4", MONUMENTS_WORKER, 1);
    stand(0, "L4", MONUMENTS_WORKER, 1);
    dock("K4", "J4");
    dock("L4", "L5");
    dock("J3", "J4"); /* not held */
    aboard(0, "J6", MONUMENTS_WORKER, 1);
    aboard(1, "J7", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_UINT(2, amount(MONUMENTS_GOAL_BRIDGES, 0));
    TEST_ASSERT_EQUAL_UINT(3, amount(MONUMENTS_GOAL_FERRIES, 0));
}

static void test_tasks_of_cards_layers_and_wins(void) {
    green(0, MONUMENTS_CARD_BUILD);
    green(0, MONUMENTS_CARD_TRADE);
    game.seat_states[0].built = 3;
    game.seat_states[0].wins = 2;
    game.seat_states[0].hand = 7;
    TEST_ASSERT_EQUAL_UINT(2, amount(MONUMENTS_GOAL_UPGRADED, 0));
    TEST_ASSERT_EQUAL_UINT(3, amount(MONUMENTS_GOAL_LAYERS, 0));
    TEST_ASSERT_EQUAL_UINT(7, amount(MONUMENTS_GOAL_DISCARDED, 0));
    TEST_ASSERT_EQUAL_UINT(2, amount(MONUMENTS_GOAL_WINS, 0));
}

static void test_all_tasks_of_a_quest_must_hold_at_once(void) {
    const unsigned quest = quest_id("QC06"); /* two towns, two factories, a fort */
    building(0, MONUMENTS_TOWN, "J2", false);
    building(0, MONUMENTS_TOWN, "J3", false);
    building(0, MONUMENTS_FACTORY, "J2", false);
    building(0, MONUMENTS_FACTORY, "J3", false);
    TEST_ASSERT_FALSE(monuments_quest_met(&game, 0, quest));
    building(0, MONUMENTS_FORT, "J3", false);
    TEST_ASSERT_TRUE(monuments_quest_met(&game, 0, quest));
}

static int points_of(unsigned seat, unsigned source) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX] = {{0}};
    monuments_count(&game, points);
    return points[seat][source];
}

/* Seat 1 has the Architect: workers per 8, layers 9; seat 3 the Inventor. */
static void test_ruling_34_each_line_is_rounded_down_by_itself(void) {
    stand(0, "J2", MONUMENTS_WORKER, 3);
    store("J2", MONUMENTS_WOOD, 5);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_SHEEP, 2);
    game.seat_states[0].built = 2;
    green(0, MONUMENTS_CARD_MOVE);
    TEST_ASSERT_EQUAL_INT(12, points_of(0, MONUMENTS_LINE_LAYERS));
    TEST_ASSERT_EQUAL_INT(1, points_of(0, MONUMENTS_LINE_RESOURCES)); /* Surveyor: 7 by 4 */
    TEST_ASSERT_EQUAL_INT(2, points_of(0, MONUMENTS_LINE_WORKERS));
    TEST_ASSERT_EQUAL_INT(4, points_of(0, MONUMENTS_LINE_HEXES)); /* two each */
    TEST_ASSERT_EQUAL_INT(1, points_of(0, MONUMENTS_LINE_UPGRADED));
    stand(1, "K7", MONUMENTS_WORKER, 9);
    game.seat_states[1].built = 1;
    TEST_ASSERT_EQUAL_INT(9, points_of(1, MONUMENTS_LINE_LAYERS));
    TEST_ASSERT_EQUAL_INT(1, points_of(1, MONUMENTS_LINE_WORKERS));
    green(3, MONUMENTS_CARD_MOVE);
    TEST_ASSERT_EQUAL_INT(3, points_of(3, MONUMENTS_LINE_UPGRADED));
}

static void test_ruling_34_land_leaves_the_monument_out_workers_do_not(void) {
    stand(0, "K3", MONUMENTS_WORKER, 4);
    TEST_ASSERT_EQUAL_INT(0, points_of(0, MONUMENTS_LINE_HEXES));
    TEST_ASSERT_EQUAL_INT(2, points_of(0, MONUMENTS_LINE_WORKERS));
}

static void test_ruling_34_military_power_by_place(void) {
    stand(0, "K3", MONUMENTS_ARMED, 1);          /* 1 */
    stand(0, "J3", MONUMENTS_ARMY, 1);           /* 3 */
    aboard(0, "J5", MONUMENTS_ARMY, 1);          /* 1, and the ferry 1 */
    stand(0, "J6", MONUMENTS_NAVY, 1);           /* 3 */
    stand(0, "J7", MONUMENTS_AIR, 1);            /* 2 */
    building(0, MONUMENTS_TOWN, "J3", false);    /* 1 */
    building(0, MONUMENTS_FORT, "J3", false);    /* 2 */
    building(0, MONUMENTS_FACTORY, "J3", false); /* 0 */
    building(0, MONUMENTS_FORT, "J2", true);     /* 0 */
    TEST_ASSERT_EQUAL_UINT(14, monuments_score_amount(&game, 0, MONUMENTS_LINE_MILITARY));
    TEST_ASSERT_EQUAL_INT(4, points_of(0, MONUMENTS_LINE_MILITARY));
}

static void test_quests_score_completed_and_cost_open(void) {
    give_quest(2, "QB05"); /* 3, -2 */
    give_quest(2, "QS01"); /* 1, 0 */
    TEST_ASSERT_EQUAL_INT(-2, points_of(2, MONUMENTS_LINE_OPEN));
    monuments_quest_turn_in(&game, 2, quest_id("QB05"));
    TEST_ASSERT_EQUAL_INT(0, points_of(2, MONUMENTS_LINE_OPEN));
    TEST_ASSERT_EQUAL_INT(6, points_of(2, MONUMENTS_LINE_COMPLETED)); /* Scholar: three more */
}

static void test_layer_5_cards_give_points_at_most_nine(void) {
    game.seat_states[0].held = UINT32_C(1) << 29; /* L5b: 2 for each completed quest */
    TEST_ASSERT_EQUAL_UINT(0, monuments_score_layer_card(&game, 0));
    game.seat_states[0].completed[0] = 7;
    TEST_ASSERT_EQUAL_UINT(6, monuments_score_layer_card(&game, 0));
    game.seat_states[0].completed[0] = 31;
    TEST_ASSERT_EQUAL_UINT(9, monuments_score_layer_card(&game, 0));
    game.seat_states[0].held = UINT32_C(1) << 31; /* L5d: 1 for each power */
    stand(0, "J3", MONUMENTS_ARMY, 1);
    TEST_ASSERT_EQUAL_UINT(3, monuments_score_layer_card(&game, 0));
    stand(0, "J3", MONUMENTS_ARMY, 2);
    stand(0, "J3", MONUMENTS_AIR, 1);
    TEST_ASSERT_EQUAL_UINT(9, monuments_score_layer_card(&game, 0));
}

static void test_ties_are_broken_by_layers_then_power_then_resources(void) {
    struct standing standing = {.decided_by = 0};
    fixture(2);
    stand(0, "J3", MONUMENTS_WORKER, 2); /* Surveyor: 1 + 2 */
    green(1, MONUMENTS_CARD_MOVE);       /* 1 */
    stand(1, "K7", MONUMENTS_WORKER, 1); /* Architect: 1 */
    green(1, MONUMENTS_CARD_TRADE);      /* 1 */
    standing_of(&monuments, &game, &standing);
    TEST_ASSERT_EQUAL_INT(standing.points[0], standing.points[1]);
    TEST_ASSERT_EQUAL_UINT(1, standing.rank[0]);
    TEST_ASSERT_EQUAL_UINT(1, standing.rank[1]); /* shared */
    TEST_ASSERT_EQUAL_UINT(0, standing.decided_by);
    store("K7", MONUMENTS_WOOD, 1);
    standing_of(&monuments, &game, &standing);
    TEST_ASSERT_EQUAL_UINT(2, standing.rank[0]);
    TEST_ASSERT_EQUAL_UINT(3, standing.decided_by);
    stand(0, "J3", MONUMENTS_ARMED, 1);
    game.seat_states[0].workers++; /* the worker was there already */
    monuments_units_drop(&game, at("J3"), MONUMENTS_WORKER, 1);
    standing_of(&monuments, &game, &standing);
    TEST_ASSERT_EQUAL_UINT(1, standing.rank[0]);
    TEST_ASSERT_EQUAL_UINT(2, standing.decided_by);
}

/* ---- secrets */

static char first_view[1 << 15], second_view[1 << 15];

static void view(int seat, char *out) {
    struct text_buffer buffer;
    struct json json = {text_into(&buffer, out, sizeof first_view), false};
    monuments.json(&game, seat, &json);
    TEST_ASSERT_FALSE(buffer.cut);
}

static void test_a_view_hides_others_quests_decks_and_dice(void) {
    give_quest(0, "QA06");
    give_quest(1, "QB05");
    view(0, first_view);
    TEST_ASSERT_NOT_NULL(strstr(first_view, "QA06"));
    TEST_ASSERT_NULL(strstr(first_view, "QB05"));
    TEST_ASSERT_NULL(strstr(first_view, "\"dice\""));
    TEST_ASSERT_NULL(strstr(first_view, "\"deck\":\"F\""));
    TEST_ASSERT_NOT_NULL(strstr(first_view, "\"deck\":\"T\""));
    view(GAME_REFEREE, first_view);
    TEST_ASSERT_NOT_NULL(strstr(first_view, "QB05"));
    TEST_ASSERT_NOT_NULL(strstr(first_view, "\"dice\":["));
}

static void test_a_seat_remembers_what_it_put_under_the_deck(void) {
    stand(0, "K3", MONUMENTS_WORKER, 3);
    play("play:quests");
    const uint8_t kept = game.drawn[0], refused = game.drawn[1];
    monuments.apply(&game, MONUMENTS_MOVE(MONUMENTS_OP_KEEP, kept, 0, 0, 0));
    play("done");
    view(0, first_view);
    TEST_ASSERT_NOT_NULL(strstr(first_view, monuments_quests[refused].word));
    view(1, first_view);
    TEST_ASSERT_NULL(strstr(first_view, monuments_quests[refused].word));
    for (unsigned i = 0; i < 50; i++) {
        struct rng rng;
        rng_seed(&rng, i);
        monuments.redeal(&game, 0, &rng);
        TEST_ASSERT_EQUAL_UINT(refused, game.deck[0][game.deck_count[0] - 1]);
    }
}

static void test_a_redeal_shuffles_others_quests_within_their_groups(void) {
    unsigned changed = 0;
    fixture_seed(4, 3);
    while (asked() == MONUMENTS_TASK_KEEP_FIRST) {
        monuments.apply(&game,
                        MONUMENTS_MOVE(MONUMENTS_OP_KEEP, game.seat_states[decider()].dealt[0], 0, 0, 0));
    }
    for (unsigned i = 0; i < 30; i++) {
        struct rng rng;
        const uint32_t open = game.seat_states[1].open[0];
        rng_seed(&rng, i);
        view(0, first_view);
        monuments.redeal(&game, 0, &rng);
        view(0, second_view);
        TEST_ASSERT_EQUAL_STRING(first_view, second_view);
        TEST_ASSERT_EQUAL_UINT(1, monuments_score_amount(&game, 1, MONUMENTS_LINE_OPEN));
        changed += open != game.seat_states[1].open[0];
    }
    TEST_ASSERT_GREATER_THAN_UINT(15, changed);
}

static void test_a_choice_of_quests_is_secret(void) {
    stand(0, "K3", MONUMENTS_WORKER, 3);
    TEST_ASSERT_FALSE(monuments.secret(&game));
    play("play:quests");
    TEST_ASSERT_TRUE(monuments.secret(&game));
    fixture_seed(2, 1);
    TEST_ASSERT_TRUE(monuments.secret(&game));
    fixture(4);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    TEST_ASSERT_FALSE(monuments.secret(&game));
    give_quest(0, "QS04");
    TEST_ASSERT_FALSE(monuments.secret(&game)); /* it can't be turned in */
    building(0, MONUMENTS_TOWN, "K2", false);
    TEST_ASSERT_FALSE(monuments.secret(&game)); /* nor does it show that it can be */
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 1);
    play("play:move step:worker:K2:J2");
    TEST_ASSERT_FALSE(monuments.secret(&game)); /* within a move it doesn't show */
    game.task_count = 0;
    TEST_ASSERT_FALSE(monuments.secret(&game)); /* the game is over */
}

static void test_ruling_30_a_ferry_with_an_unarmed_worker_scores_its_own_power(void) {
    aboard(0, "J5", MONUMENTS_WORKER, 1);
    TEST_ASSERT_EQUAL_UINT(1, monuments_score_amount(&game, 0, MONUMENTS_LINE_MILITARY));
}

static void test_ranks_share_a_place_and_leave_the_next_out(void) {
    struct standing standing = {.decided_by = 0};
    for (unsigned seat = 0; seat < 4; seat++) {
        game.seat_states[seat].score_card = 2; /* Scholar: upgraded cards as usual */
    }
    green(1, MONUMENTS_CARD_MOVE);
    green(2, MONUMENTS_CARD_MOVE);
    standing_of(&monuments, &game, &standing);
    static const uint8_t ranks[] = {3, 1, 1, 3};
    TEST_ASSERT_EQUAL_UINT8_ARRAY(ranks, standing.rank, 4);
}

/* In the middle of a match, with quests of every deck open, drawn and put back. */
static void test_a_redeal_leaves_each_quest_in_one_place(void) {
    unsigned moved = 0, shuffled = 0;
    fixture_seed(4, 11);
    struct rng rng;
    rng_seed(&rng, 5);
    while (asked() != MONUMENTS_TASK_TURN) {
        move_t moves[64];
        monuments.apply(&game, moves[rng_below(&rng, monuments.moves(&game, moves))]);
    }
    for (unsigned turn = 0; turn < 60; turn++) {
        const unsigned seat = (unsigned)decider();
        game.seat_states[seat].hand = MONUMENTS_ALL_CARDS;
        game.seat_states[seat].built = (uint8_t)(turn / 8 % 5);
        if (!can("play:quests")) {
            break;
        }
        play("play:quests");
        for (unsigned viewer = 0; viewer < 4; viewer++) {
            const struct monuments_state real = game;
            monuments.redeal(&game, (int)viewer, &rng);
            check_cards();
            TEST_ASSERT_EQUAL_MEMORY(real.seat_states[viewer].open, game.seat_states[viewer].open,
                                     sizeof real.seat_states[0].open);
            TEST_ASSERT_EQUAL_MEMORY(real.seat_states[viewer].dealt, game.seat_states[viewer].dealt, 2);
            const bool drawn = memcmp(real.drawn, game.drawn, sizeof real.drawn) != 0;
            TEST_ASSERT_FALSE(drawn && viewer == seat);
            moved += drawn;
            shuffled += memcmp(real.deck, game.deck, sizeof real.deck) != 0;
            game = real;
        }
        while (decider() == (int)seat) {
            play(can("done") ? "done" : count_like("keep:") > 0 ? "" : "take");
            if (asked() == MONUMENTS_TASK_KEEP && !can("done")) {
                monuments.apply(&game, MONUMENTS_MOVE(MONUMENTS_OP_KEEP, game.drawn[0], 0, 0, 0));
            }
        }
        check_cards();
    }
    TEST_ASSERT_GREATER_THAN_UINT(20, moved);
    TEST_ASSERT_GREATER_THAN_UINT(40, shuffled);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_ruling_32_any_number_at_any_time_of_the_own_turn);
    RUN_TEST(test_ruling_32_what_counts_is_the_moment);
    RUN_TEST(test_ruling_32_the_deck_by_layers_built);
    RUN_TEST(test_ruling_32_a_short_deck_gives_what_is_there);
    RUN_TEST(test_rulebook_quests_draws_two_or_three_and_keeps_at_least_one);
    RUN_TEST(test_tasks_of_land);
    RUN_TEST(test_tasks_of_goods);
    RUN_TEST(test_tasks_of_workers_and_units);
    RUN_TEST(test_tasks_of_buildings);
    RUN_TEST(test_tasks_of_bridges_and_ferries);
    RUN_TEST(test_tasks_of_cards_layers_and_wins);
    RUN_TEST(test_all_tasks_of_a_quest_must_hold_at_once);
    RUN_TEST(test_ruling_34_each_line_is_rounded_down_by_itself);
    RUN_TEST(test_ruling_34_land_leaves_the_monument_out_workers_do_not);
    RUN_TEST(test_ruling_34_military_power_by_place);
    RUN_TEST(test_quests_score_completed_and_cost_open);
    RUN_TEST(test_layer_5_cards_give_points_at_most_nine);
    RUN_TEST(test_ties_are_broken_by_layers_then_power_then_resources);
    RUN_TEST(test_a_view_hides_others_quests_decks_and_dice);
    RUN_TEST(test_a_seat_remembers_what_it_put_under_the_deck);
    RUN_TEST(test_a_redeal_shuffles_others_quests_within_their_groups);
    RUN_TEST(test_a_choice_of_quests_is_secret);
    RUN_TEST(test_ruling_30_a_ferry_with_an_unarmed_worker_scores_its_own_power);
    RUN_TEST(test_ranks_share_a_place_and_leave_the_next_out);
    RUN_TEST(test_a_redeal_leaves_each_quest_in_one_place);
    return UNITY_END();
}
