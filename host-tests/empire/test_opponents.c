/* The opponents of Eight-Minute Empire: what each level bids, and that it leaves the bid's winner a choice.
 */
#include <stdio.h>
#include <unity.h>

#include "fixture.h"
#include "search.h"

enum { DEALS = 6 };

static struct search search;
static unsigned bids, sum, most, winners;

void setUp(void) {}

void tearDown(void) {}

static void think_and_play(const struct game_level *level, uint64_t seed) {
    search_begin(&search, &fixture, level, seed);
    while (!search_step(&search)) {
    }
    TEST_ASSERT_EQUAL_INT(MATCH_OK, match_play(&fixture, search_best(&search)));
}

/* A third of the coins buys three of the dearer cards: more than the first place is worth. */
static void bid_and_check(const struct game_level *level, uint64_t seed) {
    const unsigned seat = board->turn, coins = board->coins[seat];
    think_and_play(level, seed);
    const unsigned bid = board->bids[seat];
    char words[48];
    snprintf(words, sizeof words, "%s bids %u of %u coins", level->name, bid, coins);
    TEST_ASSERT_LESS_OR_EQUAL_UINT_MESSAGE((coins + 2) / 3, bid, words);
    bids++;
    sum += bid;
    most = bid > most ? bid : most;
}

static void check_deal(const struct game_level *level, unsigned seats, unsigned seed) {
    char words[40];
    struct rng rng;
    snprintf(words, sizeof words, "seats=%u seed=%u side=%s", seats, seed, seed % 2 ? "a" : "b");
    fixture_set_up(words);
    rng_seed(&rng, seed);
    while (board->phase == EMPIRE_PHASE_NEUTRAL) {
        TEST_ASSERT_EQUAL_INT(MATCH_OK, match_play(&fixture, empire.rollout(board, &rng)));
    }
    while (board->phase == EMPIRE_PHASE_BID) {
        bid_and_check(level, seed);
    }
    think_and_play(level, seed);
    winners |= 1u << board->winner;
}

static void check_level(const struct game_level *level) {
    bids = sum = most = winners = 0;
    for (unsigned seats = 2; seats <= GAME_SEATS_MAX; seats++) {
        for (unsigned seed = 1; seed <= DEALS; seed++) {
            check_deal(level, seats, seed);
        }
    }
    printf("%s: %u bids, most %u, sum %u\n", level->name, bids, most, sum);
    TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(0, most, level->name);    /* it wants to be first now and then, */
    TEST_ASSERT_LESS_THAN_UINT_MESSAGE(2 * bids, sum, level->name); /* and pays little on average */
    TEST_ASSERT_NOT_EQUAL_UINT_MESSAGE(1, winners, level->name);
}

static void test_every_level_bids_sensibly(void) {
    for (unsigned i = 0; i < empire.level_count; i++) {
        check_level(&empire.levels[i]);
    }
}

/* It thinks no more than the next one, and slips more: by lapses, which only the gentlest has, or by
 * blunders. */
static bool weaker(const struct game_level *level, const struct game_level *next) {
    const bool thinks_less = level->playouts < next->playouts;
    const bool slips_more =
        level->lapses != next->lapses ? level->lapses > next->lapses : level->blunders > next->blunders;
    return slips_more && (thinks_less || (level->playouts == next->playouts && level->lapses > 0));
}

static void test_levels_have_names_and_characters(void) {
    for (unsigned i = 0; i < empire.level_count; i++) {
        const struct game_level *level = &empire.levels[i];
        TEST_ASSERT_TRUE(level->name[0] != '\0' && level->title[0] != '\0' && level->words[0] != '\0');
        TEST_ASSERT_TRUE(i == 0 || weaker(&empire.levels[i - 1], level));
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_every_level_bids_sensibly);
    RUN_TEST(test_levels_have_names_and_characters);
    return UNITY_END();
}
