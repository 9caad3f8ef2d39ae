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

/* Of 256 decisions or moves, those that it takes without thinking, or that don't come to its mind; any move
 * at all, which only the gentlest takes, is worse than both. */
static unsigned slips(const struct game_level *level) {
    return 2u * level->lapses + level->blunders + level->overlooks;
}

/* It thinks no more than the next one, and slips no less. */
static bool weaker(const struct game_level *level, const struct game_level *next) {
    const bool one = level->playouts < next->playouts || slips(level) > slips(next);
    return one && level->playouts <= next->playouts && slips(level) >= slips(next);
}

static void test_levels_have_names_and_characters(void) {
    for (unsigned i = 0; i < empire.level_count; i++) {
        const struct game_level *level = &empire.levels[i];
        TEST_ASSERT_TRUE(level->name[0] != '\0' && level->title[0] != '\0' && level->words[0] != '\0');
        TEST_ASSERT_TRUE(i == 0 || weaker(&empire.levels[i - 1], level));
    }
}

/* ---- what a step is worth at a glance, in twelfths of a point: the cursor begins on the best */

enum {
    REGION = 12,
    NOT_THEIRS = 8
}; /* a region won or lost, and one that becomes nobody's or ceases to be */

static void expect_worth(int worth, enum empire_move kind, unsigned first, const char *to) {
    char words[40];
    snprintf(words, sizeof words, "kind %d of %u to %s", (int)kind, first, to);
    const move_t move = empire_move(kind, first, fixture_region(to));
    TEST_ASSERT_EQUAL_INT_MESSAGE(worth, empire_step_worth(board, move), words);
}

static void clear_board(void) {
    fixture_set_up_playing("seats=3");
    fixture_clear();
    fixture_turn(1);
}

static void test_an_army_is_worth_what_it_changes_where_it_goes(void) {
    clear_board();
    fixture_armies(2, "A2", 1);
    fixture_armies(2, "A3", 2);
    fixture_armies(1, "A4", 1);
    expect_worth(REGION, EMPIRE_MOVE_PLACE, 0, "A1");
    expect_worth(NOT_THEIRS, EMPIRE_MOVE_PLACE, 0, "A2");
    expect_worth(1, EMPIRE_MOVE_PLACE, 0, "A3");
    expect_worth(0, EMPIRE_MOVE_PLACE, 0, "A4");
    expect_worth(REGION, EMPIRE_MOVE_CITY, 0, "A1");
    fixture_city(2, "A1");
    expect_worth(NOT_THEIRS, EMPIRE_MOVE_PLACE, 0, "A1");
}

static void test_a_march_is_worth_less_what_it_leaves(void) {
    clear_board();
    fixture_armies(1, "A4", 1);
    fixture_armies(1, "A5", 2);
    fixture_armies(1, "A6", 1);
    fixture_armies(EMPIRE_NEUTRAL + 1, "A6", 1);
    expect_worth(0, EMPIRE_MOVE_ARMY, fixture_region("A4"), "A1");
    expect_worth(REGION, EMPIRE_MOVE_ARMY, fixture_region("A5"), "A1");
    expect_worth(REGION - NOT_THEIRS, EMPIRE_MOVE_ARMY, fixture_region("A6"), "A1");
    expect_worth(-NOT_THEIRS, EMPIRE_MOVE_ARMY, fixture_region("A6"), "A5");
}

static void test_to_destroy_is_worth_what_the_army_held_or_kept_away(void) {
    enum { GARNET, LAPIS };
    clear_board();
    fixture_armies(1, "A4", 1);
    fixture_armies(2, "A1", 1);
    fixture_armies(1, "A2", 1);
    fixture_armies(2, "A2", 1);
    fixture_armies(1, "A3", 1);
    fixture_armies(EMPIRE_NEUTRAL + 1, "A3", 1);
    fixture_armies(1, "A5", 3);
    fixture_armies(2, "A5", 1);
    expect_worth(-REGION - 1, EMPIRE_MOVE_DESTROY, GARNET, "A4");
    expect_worth(REGION + NOT_THEIRS, EMPIRE_MOVE_DESTROY, LAPIS, "A1");
    expect_worth(NOT_THEIRS + REGION, EMPIRE_MOVE_DESTROY, LAPIS, "A2");
    expect_worth(REGION, EMPIRE_MOVE_DESTROY, EMPIRE_NEUTRAL, "A3");
    expect_worth(0, EMPIRE_MOVE_DESTROY, LAPIS, "A5");
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_an_army_is_worth_what_it_changes_where_it_goes);
    RUN_TEST(test_a_march_is_worth_less_what_it_leaves);
    RUN_TEST(test_to_destroy_is_worth_what_the_army_held_or_kept_away);
    RUN_TEST(test_every_level_bids_sensibly);
    RUN_TEST(test_levels_have_names_and_characters);
    return UNITY_END();
}
