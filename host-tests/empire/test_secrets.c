/* What a seat can't know: a redeal makes it again from nothing that is hidden, evenly, and touches nothing
 * else. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "fixture.h"

enum { GAMES = 60, JSON_ROOM = 1 << 15 };

void setUp(void) {}

void tearDown(void) {}

/* Two states that look the same to a seat become the same state by the same shuffle. */
static void check_blind(unsigned seat, struct rng *rng) {
    struct empire_state first = *board;
    struct empire_state second = *board;
    struct rng same = *rng;
    empire.redeal(&second, (int)seat, rng); /* differs from the first in what the seat can't know */
    struct rng again = same;
    empire.redeal(&first, (int)seat, &same);
    empire.redeal(&second, (int)seat, &again);
    TEST_ASSERT_EQUAL_MEMORY(&first, &second, sizeof first);
}

static void test_nothing_hidden_comes_through_a_redeal(void) {
    for (unsigned game = 0; game < GAMES; game++) {
        char words[64];
        struct rng rng;
        snprintf(words, sizeof words, "seats=%u seed=%u games=%s tokens=%s ties=%s", 2 + game % 4, game,
                 game & 4u ? "3" : "1", game & 8u ? "on" : "off", game & 16u ? "seat" : "die");
        fixture_set_up(words);
        rng_seed(&rng, game);
        while (match_turn(&fixture) != GAME_OVER) {
            static move_t moves[GAME_MOVES_MAX];
            const unsigned count = match_moves(&fixture, moves);
            for (unsigned seat = 0; seat < board->seats; seat++) {
                check_blind(seat, &rng);
            }
            empire.apply(board, moves[rng_below(&rng, count)]);
        }
    }
}

static void test_the_next_card_may_be_any_hidden_one(void) {
    struct rng rng;
    unsigned came[EMPIRE_CARDS + 1] = {0};
    rng_seed(&rng, 1);
    fixture_set_up_playing("seats=3");
    for (unsigned i = 0; i < 3100; i++) { /* 31 cards are hidden: each comes a hundred times */
        struct empire_state state = *board;
        empire.redeal(&state, 0, &rng);
        TEST_ASSERT_EQUAL_MEMORY(board->deck[0], state.deck[0], EMPIRE_ROW);
        came[state.deck[0][EMPIRE_ROW]]++;
    }
    for (unsigned i = EMPIRE_ROW; i < empire_deck_size(board); i++) {
        TEST_ASSERT_UINT_WITHIN(45, 100, came[board->deck[0][i]]);
    }
}

static void test_other_seats_sealed_bids_are_hidden_and_ones_own_is_not(void) {
    struct rng rng;
    bool other_changed = false;
    rng_seed(&rng, 1);
    fixture_set_up("seats=4");
    fixture_play("bid:7 bid:8");
    for (unsigned i = 0; i < 50; i++) {
        struct empire_state state = *board;
        empire.redeal(&state, 0, &rng);
        TEST_ASSERT_EQUAL_UINT8(7, state.bids[0]);
        TEST_ASSERT_TRUE(state.bids[1] <= state.coins[1]);
        TEST_ASSERT_EQUAL_UINT8(EMPIRE_BID_NONE, state.bids[2]);
        other_changed = other_changed || state.bids[1] != 8;
    }
    TEST_ASSERT_TRUE(other_changed);
}

static void test_bids_lie_open_when_all_are_in(void) {
    struct rng rng;
    rng_seed(&rng, 1);
    fixture_set_up("seats=3");
    fixture_play("bid:2 bid:5 bid:1");
    struct empire_state state = *board;
    empire.redeal(&state, 0, &rng);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(board->bids, state.bids, 3);
    TEST_ASSERT_EQUAL_UINT8(board->winner, state.winner);
}

static void test_tokens_lie_open_but_not_those_of_later_games(void) {
    struct rng rng;
    bool changed = false;
    rng_seed(&rng, 1);
    fixture_set_up("seats=3 tokens=on games=3");
    for (unsigned i = 0; i < 20; i++) {
        struct empire_state state = *board;
        empire.redeal(&state, 0, &rng);
        TEST_ASSERT_EQUAL_MEMORY(board->tokens[0], state.tokens[0], EMPIRE_TRIANGLES);
        changed = changed || memcmp(board->tokens[1], state.tokens[1], EMPIRE_TRIANGLES) != 0;
    }
    TEST_ASSERT_TRUE(changed);
}

/* A seat sees neither the deck nor the die nor later games; the referee sees them all. */
static void test_views_name_nothing_hidden(void) {
    fixture_set_up("seats=3 games=3 tokens=on");
    TEST_ASSERT_NOT_NULL(strstr(fixture_json(0), "\"deck\":["));
    TEST_ASSERT_NOT_NULL(strstr(fixture_json(0), "\"tie_order\":["));
    TEST_ASSERT_NOT_NULL(strstr(fixture_json(0), "\"later_games\":[{"));
    for (int seat = 1; seat <= 3; seat++) {
        TEST_ASSERT_NULL(strstr(fixture_json(seat), "\"deck\":["));
        TEST_ASSERT_NULL(strstr(fixture_json(seat), "\"tie_order\""));
        TEST_ASSERT_NULL(strstr(fixture_json(seat), "\"later_games\""));
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_nothing_hidden_comes_through_a_redeal);
    RUN_TEST(test_the_next_card_may_be_any_hidden_one);
    RUN_TEST(test_other_seats_sealed_bids_are_hidden_and_ones_own_is_not);
    RUN_TEST(test_bids_lie_open_when_all_are_in);
    RUN_TEST(test_tokens_lie_open_but_not_those_of_later_games);
    RUN_TEST(test_views_name_nothing_hidden);
    return UNITY_END();
}
