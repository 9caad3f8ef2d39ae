/* The turn: rulings 1 to 3, 33, 35 to 42; set-up and end. */
#include <string.h>

#include "fixture.h"

void setUp(void) {
    fixture(4);
}

void tearDown(void) {}

static void test_ruling_01_take_back_needs_a_discarded_card(void) {
    stand(0, "K3", MONUMENTS_WORKER, 3);
    TEST_ASSERT_FALSE(can("take"));
    play("play:move step:worker:K3:K2 step:worker:K3:L3");
    turn_of(0);
    TEST_ASSERT_TRUE(can("take"));
    play("take");
    turn_of(0);
    TEST_ASSERT_FALSE(can("take"));
}

static void test_ruling_01_in_the_first_turn_only_movement_and_quests_do_anything(void) {
    stand(0, "K3", MONUMENTS_WORKER, 3);
    TEST_ASSERT_TRUE(can("play:move"));
    TEST_ASSERT_TRUE(can("play:quests"));
    TEST_ASSERT_EQUAL_UINT(2, count_like(""));
}

static void test_ruling_01_a_worker_on_the_monument_controls_nothing(void) {
    stand(0, "K3", MONUMENTS_WORKER, 2);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    store("J3", MONUMENTS_WOOD, 2);
    play("play:build");
    TEST_ASSERT_FALSE(can("bridge:K3-K4"));
    TEST_ASSERT_EQUAL_UINT(0, count_like("ferry:K3"));
    TEST_ASSERT_TRUE(can("ferry:J3:I2"));
}

static void test_ruling_02_the_set_up_card_gives_the_pieces_and_locks_the_rest(void) {
    fixture_seed(4, 5);
    for (unsigned seat = 0; seat < 4; seat++) {
        const struct monuments_seat_state *side = &game.seat_states[seat];
        for (unsigned piece = 0; piece < MONUMENTS_PIECES; piece++) {
            TEST_ASSERT_EQUAL_UINT(monuments_decks[side->deck].pieces[piece], side->supply[piece]);
            TEST_ASSERT_EQUAL_UINT(MONUMENTS_PIECES_OF_A_KIND, side->supply[piece] + side->locked[piece]);
        }
    }
}

static void test_ruling_02_what_is_locked_cannot_be_built(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    building(0, MONUMENTS_FORT, "K2", false);
    store("J3", MONUMENTS_WOOD, 1);
    store("J3", MONUMENTS_METAL, 1);
    play("play:build");
    TEST_ASSERT_EQUAL_UINT(0, count_like("build:fort")); /* Traders: one fort, two locked */
}

/* The draft gives no abilities: navies don't attack land, workers carry one. */
static void test_ruling_03_there_are_no_abilities(void) {
    stand(0, "J5", MONUMENTS_NAVY, 1);
    stand(1, "K4", MONUMENTS_WORKER, 1);
    gain(0, MONUMENTS_GAIN_TRAIN, 1);
    TEST_ASSERT_FALSE(can("play:attack"));
}

static void test_ruling_33_players_after_the_builder_still_play(void) {
    game.last = 1;
    turn_of(2);
    game.seat_states[2].hand = 1;
    play("take");
    TEST_ASSERT_EQUAL_INT(3, decider());
}

static void test_ruling_33_the_last_round_ends_with_the_last_seat(void) {
    game.last = 1;
    turn_of(3);
    game.seat_states[3].hand = 1;
    play("take");
    TEST_ASSERT_EQUAL_INT(GAME_OVER, decider());
    TEST_ASSERT_EQUAL_UINT(0, count_like(""));
}

static void test_ruling_33_layer_5_cards_are_taken_in_the_order_of_finishing(void) {
    game.seat_states[0].built = game.seat_states[1].built = 5;
    game.piles &= ~(UINT32_C(1) << 28); /* L5a is gone */
    monuments_task_push(&game, MONUMENTS_TASK_BONUS, 0, 1);
    TEST_ASSERT_EQUAL_UINT(3, count_like("bonus:L5"));
    TEST_ASSERT_FALSE(can("bonus:L5a"));
}

static void test_ruling_35_taking_back_in_the_last_round_is_as_ever(void) {
    game.last = 1;
    game.seat_states[0].hand = 2;
    play("take");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_ALL_CARDS, game.seat_states[0].hand);
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_ruling_36_the_game_ends_after_round_80(void) {
    game.round = 79;
    turn_of(3);
    game.seat_states[3].hand = 1;
    play("take");
    TEST_ASSERT_EQUAL_INT(0, decider());
    TEST_ASSERT_EQUAL_UINT(80, game.round);
    turn_of(3);
    game.seat_states[3].hand = 1;
    play("take");
    TEST_ASSERT_EQUAL_INT(GAME_OVER, decider());
}

static void test_ruling_37_first_everybody_keeps_a_quest_then_everybody_places_two_resources(void) {
    fixture_seed(4, 9);
    for (int seat = 0; seat < 4; seat++) {
        TEST_ASSERT_EQUAL_INT(seat, decider());
        TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_KEEP_FIRST, asked());
        TEST_ASSERT_EQUAL_UINT(2, count_like("keep:QS"));
        monuments.apply(&game, MONUMENTS_MOVE(MONUMENTS_OP_KEEP, game.seat_states[seat].dealt[1], 0, 0, 0));
    }
    for (int seat = 0; seat < 4; seat++) {
        for (int i = 0; i < 2; i++) {
            TEST_ASSERT_EQUAL_INT(seat, decider());
            TEST_ASSERT_EQUAL_UINT(50, count_like("place:"));
            play("place:wood:A2");
            if (resources_at("A2", MONUMENTS_WOOD) == MONUMENTS_HEX_ROOM) { /* full: elsewhere */
                TEST_ASSERT_FALSE(can("place:wood:A2"));
                TEST_ASSERT_EQUAL_UINT(49, count_like("place:"));
                return;
            }
        }
    }
    TEST_FAIL_MESSAGE("A2 took more than five");
}

static void test_ruling_37_resources_are_placed_on_open_land_of_their_terrain(void) {
    fixture_seed(3, 9);
    while (asked() == MONUMENTS_TASK_KEEP_FIRST) {
        monuments.apply(&game,
                        MONUMENTS_MOVE(MONUMENTS_OP_KEEP, game.seat_states[decider()].dealt[0], 0, 0, 0));
    }
    TEST_ASSERT_FALSE(can("place:wood:A2")); /* Maya's continent is closed with three */
    TEST_ASSERT_FALSE(can("place:wood:F4")); /* and so are the Greater Antilles */
    TEST_ASSERT_TRUE(can("place:wood:D9"));
    TEST_ASSERT_FALSE(can("place:sheep:D9"));
    TEST_ASSERT_FALSE(can("place:metal:K3"));
}

static void test_ruling_37_civilisations_cards_and_decks_are_dealt_at_random(void) {
    unsigned seen[4] = {0}, decks_seen = 0, cards_seen = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        fixture_seed(2, seed);
        for (unsigned seat = 0; seat < 2; seat++) {
            seen[game.seat_states[seat].civilisation] |= 1u << seat;
            decks_seen |= 1u << game.seat_states[seat].deck;
            cards_seen |= 1u << game.seat_states[seat].score_card;
        }
        TEST_ASSERT_EQUAL(game.seat_states[0].civilisation < 2, game.seat_states[1].civilisation < 2);
    }
    for (unsigned civilisation = 0; civilisation < 4; civilisation++) {
        TEST_ASSERT_EQUAL_UINT(3, seen[civilisation]); /* each at either seat */
    }
    TEST_ASSERT_EQUAL_UINT(15, decks_seen);
    TEST_ASSERT_EQUAL_UINT(15, cards_seen);
}

/* The booklet: two play Greece and Egypt or the Inca and the Maya, three all but the Maya. */
static void test_ruling_37_who_plays_with_how_many(void) {
    static const struct {
        uint8_t seats, option;
        unsigned civilisations; /* Greece 1, Egypt 2, Inca 4, Maya 8 */
    } cases[] = {{2, 1, 3}, {2, 2, 12}, {3, 0, 7}, {4, 0, 15}};
    for (unsigned i = 0; i < 4; i++) {
        for (uint64_t seed = 0; seed < 8; seed++) {
            const struct setup setup = {
                .game = &monuments, .seed = seed, .seats = cases[i].seats, .options = {cases[i].option}};
            unsigned seen = 0;
            memset(&game, 0, sizeof game);
            monuments.start(&game, &setup);
            for (unsigned seat = 0; seat < game.seats; seat++) {
                seen |= 1u << game.seat_states[seat].civilisation;
            }
            TEST_ASSERT_EQUAL_HEX(cases[i].civilisations, seen);
        }
    }
}

static void test_ruling_38_a_single_possibility_is_made_by_itself(void) {
    stand(0, "K4", MONUMENTS_WORKER, 1); /* K4: one neighbour without a river, L4 */
    play("play:move");                   /* the step, the halt and the end of the turn follow by themselves */
    TEST_ASSERT_EQUAL_UINT(1, units_at("L4", MONUMENTS_WORKER));
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_ruling_38_the_start_of_a_turn_is_always_asked(void) {
    game.seat_states[0].hand = 0;
    TEST_ASSERT_EQUAL_UINT(1, count_like(""));
    TEST_ASSERT_EQUAL_INT(0, decider());
}

static void test_ruling_38_a_used_up_action_ends_by_itself(void) {
    stand(0, "K3", MONUMENTS_WORKER, 3);
    play("play:move step:worker:K3:K2 step:worker:K3:L3");
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_ruling_38_the_end_of_the_turn_is_asked_if_a_quest_could_be_turned_in(void) {
    give_quest(0, "QA06"); /* six workers */
    stand(0, "K3", MONUMENTS_WORKER, 6);
    game.seat_states[0].hand = (1 << MONUMENTS_CARD_MOVE);
    play("take");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_END, asked());
    TEST_ASSERT_TRUE(can("quest:QA06"));
    play("quest:QA06");
    TEST_ASSERT_EQUAL_INT(1, decider());
}

/* So that whoever can't turn in what nobody else may know of sees the turn go on by itself. */
static void test_ruling_38_but_for_the_quest_it_would_not_be_asked(void) {
    move_t moves[GAME_MOVES_MAX];
    bool ends = false;
    give_quest(0, "QA06");
    stand(0, "K3", MONUMENTS_WORKER, 6);
    TEST_ASSERT_EQUAL_UINT(MOVE_NONE,
                           monuments_only_move(&game, &ends)); /* the start of a turn: always asked */
    game.seat_states[0].hand = (1 << MONUMENTS_CARD_MOVE);
    play("take");
    const move_t only = monuments_only_move(&game, &ends);
    TEST_ASSERT_TRUE(ends);
    TEST_ASSERT_EQUAL_UINT(2, monuments.moves(&game, moves));
    TEST_ASSERT_TRUE(only == moves[0] || only == moves[1]);
    TEST_ASSERT_NOT_EQUAL_UINT(MONUMENTS_OP_QUEST, monuments_move_op(only));
    monuments.apply(&game, only);
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_ruling_38_of_several_steps_none_is_the_only_one(void) {
    bool ends = true;
    stand(0, "K3", MONUMENTS_WORKER, 3);
    play("play:move");
    TEST_ASSERT_EQUAL_UINT(MOVE_NONE, monuments_only_move(&game, &ends));
    TEST_ASSERT_FALSE(ends);
}

static void test_ruling_39_a_card_without_effect_is_forbidden_while_another_has_one(void) {
    stand(0, "K3", MONUMENTS_WORKER, 3);
    TEST_ASSERT_FALSE(can("play:build"));
    game.seat_states[0].hand = 1 << MONUMENTS_CARD_BUILD | 1 << MONUMENTS_CARD_TRADE;
    TEST_ASSERT_TRUE(can("play:build"));
    TEST_ASSERT_TRUE(can("play:trade"));
    TEST_ASSERT_TRUE(can("take"));
    play("play:build");
    TEST_ASSERT_EQUAL_INT(1, decider());
    TEST_ASSERT_EQUAL_UINT(1 << MONUMENTS_CARD_TRADE, game.seat_states[0].hand);
}

static void test_ruling_39_the_first_step_is_compulsory_then_done_may_end_the_action(void) {
    stand(0, "K3", MONUMENTS_WORKER, 3);
    play("play:move");
    TEST_ASSERT_FALSE(can("done"));
    play("step:worker:K3:K2");
    TEST_ASSERT_TRUE(can("done"));
    play("done");
    TEST_ASSERT_EQUAL_INT(1, decider());
}

static void test_ruling_40_upgrade_may_turn_itself(void) {
    stand(0, "K2", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 2);
    store("K2", MONUMENTS_WHEAT, 1);
    play("play:upgrade");
    TEST_ASSERT_TRUE(can("upgrade:upgrade"));
    TEST_ASSERT_TRUE(can("upgrade:build"));
    play("upgrade:upgrade");
    TEST_ASSERT_EQUAL_UINT(1 << MONUMENTS_CARD_UPGRADE, game.seat_states[0].green);
    TEST_ASSERT_EQUAL_UINT(1, resources_at("K2", MONUMENTS_WOOD));
}

static void test_ruling_40_the_played_card_is_discarded_at_once(void) {
    give_quest(0, "QA10"); /* seven cards discarded */
    stand(0, "K3", MONUMENTS_WORKER, 3);
    game.seat_states[0].hand = 1 << MONUMENTS_CARD_MOVE | 1 << MONUMENTS_CARD_QUESTS |
                               1 << MONUMENTS_CARD_BUILD | 1 << MONUMENTS_CARD_TRADE;
    TEST_ASSERT_FALSE(can("quest:QA10"));
    play("play:move");
    TEST_ASSERT_TRUE(can("quest:QA10"));
}

static void test_ruling_41_quests_before_each_whole_step_but_not_within_one(void) {
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 1);
    give_quest(0, "QA06");
    stand(0, "K3", MONUMENTS_WORKER, 6);
    TEST_ASSERT_TRUE(can("quest:QA06"));
    play("play:move");
    TEST_ASSERT_TRUE(can("quest:QA06"));
    play("step:worker:K3:K2");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_GOING, asked());
    TEST_ASSERT_FALSE(can("quest:QA06"));
    play("halt");
    TEST_ASSERT_TRUE(can("quest:QA06"));
}

static void test_ruling_41_not_within_a_payment(void) {
    give_quest(0, "QS04"); /* one town */
    building(0, MONUMENTS_TOWN, "K2", false);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "J2", MONUMENTS_WORKER, 1);
    store("J3", MONUMENTS_SHEEP, 2);
    store("J2", MONUMENTS_SHEEP, 2);
    play("play:upgrade");
    TEST_ASSERT_TRUE(can("quest:QS04"));
    play("upgrade:produce");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_PAY, asked());
    TEST_ASSERT_FALSE(can("quest:QS04"));
}

static void test_ruling_42_refused_quests_go_under_the_deck_in_the_order_drawn(void) {
    stand(0, "K3", MONUMENTS_WORKER, 1);
    green(0, MONUMENTS_CARD_QUESTS);
    const uint8_t first = game.deck[0][0], second = game.deck[0][1], third = game.deck[0][2];
    play("play:quests");
    monuments.apply(&game, MONUMENTS_MOVE(MONUMENTS_OP_KEEP, second, 0, 0, 0));
    play("done");
    TEST_ASSERT_EQUAL_UINT(first, game.deck[0][game.deck_count[0] - 2]);
    TEST_ASSERT_EQUAL_UINT(third, game.deck[0][game.deck_count[0] - 1]);
}

static void test_undo_stops_at_drawn_quests_and_a_change_of_the_seat(void) {
    stand(0, "K3", MONUMENTS_WORKER, 6);
    stand(1, "L8", MONUMENTS_WORKER, 3);
    TEST_ASSERT_TRUE(play_undoable("play:move"));
    TEST_ASSERT_TRUE(play_undoable("step:worker:K3:K2"));
    TEST_ASSERT_FALSE(play_undoable("done"));
    TEST_ASSERT_FALSE(play_undoable("play:quests"));
}

static void test_ruling_03_a_worker_carries_one_resource(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K3", MONUMENTS_WORKER, 1);
    store("J3", MONUMENTS_METAL, 2);
    play("play:move step:worker:J3:K2:metal");
    TEST_ASSERT_EQUAL_UINT(1, resources_at("K2", MONUMENTS_METAL));
    TEST_ASSERT_EQUAL_UINT(1, resources_at("J3", MONUMENTS_METAL));
}

/* From the first fifth layer to the last seat's turn: seats 3 and 4 play, seats 1 and 2 don't again. */
static void test_ruling_33_the_builder_does_not_play_again(void) {
    turn_of(1);
    game.seat_states[1].built = 4;
    gain(1, MONUMENTS_GAIN_LAYER_HEXES, 9);
    gain(1, MONUMENTS_GAIN_LAYER_DISCOUNT, 12);
    stand(1, "K7", MONUMENTS_WORKER, 1);
    stand(1, "L7", MONUMENTS_WORKER, 1);
    stand(1, "J8", MONUMENTS_WORKER, 2);
    play("play:monument");
    while (asked() == MONUMENTS_TASK_PAY) { /* all of it is spared */
        play(can("spare:wood")    ? "spare:wood"
             : can("spare:sheep") ? "spare:sheep"
             : can("spare:metal") ? "spare:metal"
                                  : "spare:wheat");
    }
    play("sacrifice:J8 sacrifice:J8 sacrifice:K7 bonus:L5a");
    TEST_ASSERT_TRUE(monuments_last_round(&game));
    for (int seat = 2; seat < 4; seat++) {
        TEST_ASSERT_EQUAL_INT(seat, decider());
        game.seat_states[seat].hand = 1;
        play("take");
    }
    TEST_ASSERT_EQUAL_INT(GAME_OVER, decider());
}

static void test_ruling_35_a_card_may_be_taken_back_in_the_turn_that_ends_the_game(void) {
    game.last = 1;
    turn_of(3);
    game.seat_states[3].hand = 0;
    TEST_ASSERT_EQUAL_UINT(1, count_like(""));
    play("take");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_ALL_CARDS, game.seat_states[3].hand);
}

static void test_ruling_41_before_each_of_two_swaps_and_upgrades_but_not_between_paying_and_taking(void) {
    give_quest(0, "QS04"); /* a town */
    building(0, MONUMENTS_TOWN, "K2", false);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 5);
    play("play:trade");
    TEST_ASSERT_TRUE(can("quest:QS04"));
    play("swap:wood");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_GET, asked());
    TEST_ASSERT_FALSE(can("quest:QS04"));
    play("get:wheat:J3");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_TRADE, asked());
    TEST_ASSERT_TRUE(can("quest:QS04"));
}

static void test_ruling_41_not_within_a_layer(void) {
    give_quest(0, "QS04");
    building(0, MONUMENTS_TOWN, "K2", false);
    stand(0, "K2", MONUMENTS_WORKER, 1);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    stand(0, "L3", MONUMENTS_WORKER, 1);
    store("K2", MONUMENTS_WOOD, 1);
    store("J3", MONUMENTS_SHEEP, 1);
    play("play:monument");
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_SACRIFICE, asked());
    TEST_ASSERT_FALSE(can("quest:QS04"));
    play("sacrifice:J3");
    TEST_ASSERT_FALSE(can("quest:QS04"));
    play("bonus:L1c");
    TEST_ASSERT_FALSE(can("quest:QS04"));
    play("option:2"); /* two wood on the only forest: by themselves */
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_TASK_END, asked());
    TEST_ASSERT_TRUE(can("quest:QS04"));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_ruling_01_take_back_needs_a_discarded_card);
    RUN_TEST(test_ruling_01_in_the_first_turn_only_movement_and_quests_do_anything);
    RUN_TEST(test_ruling_01_a_worker_on_the_monument_controls_nothing);
    RUN_TEST(test_ruling_02_the_set_up_card_gives_the_pieces_and_locks_the_rest);
    RUN_TEST(test_ruling_02_what_is_locked_cannot_be_built);
    RUN_TEST(test_ruling_03_there_are_no_abilities);
    RUN_TEST(test_ruling_33_players_after_the_builder_still_play);
    RUN_TEST(test_ruling_33_the_last_round_ends_with_the_last_seat);
    RUN_TEST(test_ruling_33_layer_5_cards_are_taken_in_the_order_of_finishing);
    RUN_TEST(test_ruling_35_taking_back_in_the_last_round_is_as_ever);
    RUN_TEST(test_ruling_36_the_game_ends_after_round_80);
    RUN_TEST(test_ruling_37_first_everybody_keeps_a_quest_then_everybody_places_two_resources);
    RUN_TEST(test_ruling_37_resources_are_placed_on_open_land_of_their_terrain);
    RUN_TEST(test_ruling_37_civilisations_cards_and_decks_are_dealt_at_random);
    RUN_TEST(test_ruling_37_who_plays_with_how_many);
    RUN_TEST(test_ruling_38_a_single_possibility_is_made_by_itself);
    RUN_TEST(test_ruling_38_the_start_of_a_turn_is_always_asked);
    RUN_TEST(test_ruling_38_a_used_up_action_ends_by_itself);
    RUN_TEST(test_ruling_38_the_end_of_the_turn_is_asked_if_a_quest_could_be_turned_in);
    RUN_TEST(test_ruling_38_but_for_the_quest_it_would_not_be_asked);
    RUN_TEST(test_ruling_38_of_several_steps_none_is_the_only_one);
    RUN_TEST(test_ruling_39_a_card_without_effect_is_forbidden_while_another_has_one);
    RUN_TEST(test_ruling_39_the_first_step_is_compulsory_then_done_may_end_the_action);
    RUN_TEST(test_ruling_40_upgrade_may_turn_itself);
    RUN_TEST(test_ruling_40_the_played_card_is_discarded_at_once);
    RUN_TEST(test_ruling_41_quests_before_each_whole_step_but_not_within_one);
    RUN_TEST(test_ruling_41_not_within_a_payment);
    RUN_TEST(test_ruling_42_refused_quests_go_under_the_deck_in_the_order_drawn);
    RUN_TEST(test_undo_stops_at_drawn_quests_and_a_change_of_the_seat);
    RUN_TEST(test_ruling_03_a_worker_carries_one_resource);
    RUN_TEST(test_ruling_33_the_builder_does_not_play_again);
    RUN_TEST(test_ruling_35_a_card_may_be_taken_back_in_the_turn_that_ends_the_game);
    RUN_TEST(test_ruling_41_before_each_of_two_swaps_and_upgrades_but_not_between_paying_and_taking);
    RUN_TEST(test_ruling_41_not_within_a_layer);
    return UNITY_END();
}
