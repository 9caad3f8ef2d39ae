/* Quick moves are the eyes of the opponents: who plays by them alone beats whoever settles anywhere near. */
#include <stdio.h>
#include <unity.h>

#include "bronze/bronze.h"
#include "match.h"
#include "standing.h"

enum { DEALS = 100, SEATS = 2, WINS_LEAST = 62 /* of 100 games: 72 were seen, equals win 50 */ };

static struct match match;
static move_t legal[GAME_MOVES_MAX];

void setUp(void) {}

void tearDown(void) {}

/* The nearest of two spots picked at random, as quick moves were once. */
static move_t settle_anywhere(struct rng *rng) {
    const unsigned count = match_moves(&match, legal);
    if (count == 1) {
        return legal[0];
    }
    const move_t one = legal[1 + rng_below(rng, count - 1)];
    const move_t other = legal[1 + rng_below(rng, count - 1)];
    return one < other ? one : other;
}

static bool settling(void) {
    return ((const struct bronze *)match.state)->phase == BRONZE_SETTLING;
}

static unsigned wins_of(int quick, uint64_t seed) {
    const struct setup setup = {.game = &bronze, .seed = seed, .seats = SEATS};
    struct standing standing;
    struct rng rng;
    rng_seed(&rng, seed);
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
    for (int seat = match_turn(&match); seat != GAME_OVER; seat = match_turn(&match)) {
        const bool anywhere = seat != quick && settling();
        const move_t move = anywhere ? settle_anywhere(&rng) : bronze.rollout(match.state, &rng);
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, move));
    }
    standing_of(&bronze, match.state, &standing);
    return standing.rank[quick] == 1;
}

static void test_quick_moves_know_where_to_settle(void) {
    unsigned wins = 0;
    for (unsigned deal = 0; deal < DEALS; deal++) {
        for (int seat = 0; seat < SEATS; seat++) {
            wins += wins_of(seat, deal + 1);
        }
    }
    printf("quick moves win %u of %u games\n", wins, (unsigned)(DEALS * SEATS));
    TEST_ASSERT_GREATER_THAN_UINT(DEALS * SEATS * WINS_LEAST / 100, wins);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_quick_moves_know_where_to_settle);
    return UNITY_END();
}
