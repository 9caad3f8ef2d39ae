/* The opponents of Eight-Minute Empire: what each level bids, and that it leaves the bid's winner a choice.
 */
#include <stdio.h>
#include <string.h>
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

/* ---- what they never do */

enum {
    PLACE_3_ORE = 14,
    PLACE_3_ORE_TOO = 15,
    CITY = 36,
    MARCH_3 = 7,
    SAIL_3 = 35,
    DESTROY_AND_PLACE = 39,
    PLACE_OR_CITY = 16
};

/* The last of these steps. */
static bool is_detour(const char *const *ways, unsigned count) {
    uint16_t pairs[8][2];
    for (unsigned i = 0; i < count; i++) {
        pairs[i][0] = (uint16_t)fixture_region(ways[2 * (count - 1 - i)]);
        pairs[i][1] = (uint16_t)fixture_region(ways[2 * (count - 1 - i) + 1]);
    }
    return empire.detour(board, pairs, count);
}

static void test_a_step_too_many_makes_a_detour(void) {
    fixture_set_up_playing("seats=2");
    fixture_take(MARCH_3);
    TEST_ASSERT_TRUE(is_detour((const char *const[]){"A13", "A10", "A10", "A11"}, 2));
    TEST_ASSERT_TRUE(is_detour((const char *const[]){"A14", "A16", "A13", "A14"}, 2)); /* A13 to A16 */
    TEST_ASSERT_TRUE(is_detour((const char *const[]){"A13", "A10", "A13", "A18", "A10", "A13"}, 3));
    TEST_ASSERT_TRUE(is_detour((const char *const[]){"A13", "A18", "A18", "A17", "A17", "A16"}, 3));
    TEST_ASSERT_FALSE(is_detour((const char *const[]){"A13", "A16", "A16", "A22", "A22", "A21"}, 3));
    TEST_ASSERT_FALSE(is_detour((const char *const[]){"A13", "A10", "A13", "A10", "A13", "A11"}, 3));
    TEST_ASSERT_FALSE(is_detour((const char *const[]){"A10", "A13", "A18", "A13", "A13", "A16"}, 3));
    /* after a detour the next step isn't one */
    TEST_ASSERT_FALSE(is_detour((const char *const[]){"A13", "A10", "A10", "A11", "A13", "A18"}, 3));
}

/* From B9 to B23 there are two steps by B13, but only for those that sail. */
static void test_a_way_over_water_is_shorter_for_those_that_sail(void) {
    static const char *const ways[] = {"B9", "B8", "B8", "B18", "B18", "B19", "B19", "B23"};
    fixture_set_up_playing("seats=2 side=b");
    fixture_take(SAIL_3);
    TEST_ASSERT_FALSE(is_detour(ways, 3));
    TEST_ASSERT_TRUE(is_detour(ways, 4));
    fixture_set_up_playing("seats=2 side=b");
    fixture_take(MARCH_3);
    TEST_ASSERT_FALSE(is_detour(ways, 4));
}

static bool is_pointless(const char *word) {
    move_t moves[GAME_MOVES_MAX];
    const unsigned count = match_moves(&fixture, moves);
    for (unsigned i = 0; i < count; i++) {
        char text[GAME_WORD_MAX];
        struct text_buffer buffer;
        match_text(&fixture, moves[i], text_into(&buffer, text, sizeof text));
        if (strcmp(text, word) == 0) {
            return empire.pointless(board, moves[i]);
        }
    }
    TEST_FAIL_MESSAGE(word);
    return false;
}

static void swap_cards(unsigned id, unsigned position) {
    fixture_front_card(id);
    uint8_t *row = &board->deck[board->game][board->taken];
    const uint8_t card = row[0];
    row[0] = row[position];
    row[position] = card;
}

static void test_nobody_pays_where_a_cheaper_card_does_as_well(void) {
    fixture_set_up_playing("seats=2");
    swap_cards(PLACE_3_ORE_TOO, 3);
    fixture_front_card(PLACE_3_ORE);
    TEST_ASSERT_TRUE(is_pointless("take:4"));
    TEST_ASSERT_FALSE(is_pointless("take:1"));
    board->goods[board->turn][EMPIRE_ORE] = 2;
    TEST_ASSERT_TRUE(is_pointless("take:4"));
    fixture_front_card(MARCH_3);
    TEST_ASSERT_FALSE(is_pointless("take:4"));
}

static void test_in_the_first_half_coins_are_kept_for_cards_to_come(void) {
    fixture_set_up_playing("seats=2");
    swap_cards(DESTROY_AND_PLACE, 5);
    const move_t take = empire_move(EMPIRE_MOVE_TAKE, 0, 5);
    board->coins[board->turn] = 14; /* 13 cards: 11 have to be left of them */
    TEST_ASSERT_FALSE(empire.pointless(board, take));
    board->coins[board->turn] = 13;
    TEST_ASSERT_TRUE(empire.pointless(board, take));
    memcpy(board->deck[0] + 12, board->deck[0], EMPIRE_ROW); /* the same row, later on */
    board->taken = 12;
    board->coins[board->turn] = 3;
    TEST_ASSERT_FALSE(empire.pointless(board, take));
}

static void test_no_city_is_built_where_armies_begin(void) {
    fixture_set_up_playing("seats=2");
    fixture_front_card(CITY);
    TEST_ASSERT_TRUE(is_pointless("take:1"));
    fixture_armies(board->turn + 1u, "A10", 1);
    TEST_ASSERT_FALSE(is_pointless("take:1"));
    fixture_take(CITY);
    const move_t city = empire_move(EMPIRE_MOVE_CITY, 0, fixture_region("A13"));
    TEST_ASSERT_TRUE(empire.pointless(board, city));
    TEST_ASSERT_FALSE(is_pointless("city:A10"));
    board->taken = 2 * 13 - 2; /* in the last round it counts as any other does */
    TEST_ASSERT_FALSE(empire.pointless(board, city));
}

static void test_at_home_a_city_is_built_where_nothing_else_can_be_done(void) {
    fixture_set_up_playing("seats=2");
    fixture_take(CITY);
    TEST_ASSERT_FALSE(is_pointless("city:A13"));
    fixture_set_up_playing("seats=2");
    fixture_take(PLACE_OR_CITY);
    TEST_ASSERT_TRUE(is_pointless("city:A13"));
    TEST_ASSERT_FALSE(is_pointless("place:A13"));
}

static void test_to_name_another_one_is_for_the_sake_of_points(void) {
    fixture_set_up("seats=2");
    const uint16_t all = (1u << EMPIRE_SOURCES) - 1;
    TEST_ASSERT_EQUAL_HEX16(all, empire.sake(board, empire_move(EMPIRE_MOVE_FIRST, 0, 1)));
    TEST_ASSERT_EQUAL_HEX16(0, empire.sake(board, empire_move(EMPIRE_MOVE_TAKE, 0, 1)));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_an_army_is_worth_what_it_changes_where_it_goes);
    RUN_TEST(test_a_march_is_worth_less_what_it_leaves);
    RUN_TEST(test_to_destroy_is_worth_what_the_army_held_or_kept_away);
    RUN_TEST(test_a_step_too_many_makes_a_detour);
    RUN_TEST(test_a_way_over_water_is_shorter_for_those_that_sail);
    RUN_TEST(test_nobody_pays_where_a_cheaper_card_does_as_well);
    RUN_TEST(test_in_the_first_half_coins_are_kept_for_cards_to_come);
    RUN_TEST(test_no_city_is_built_where_armies_begin);
    RUN_TEST(test_at_home_a_city_is_built_where_nothing_else_can_be_done);
    RUN_TEST(test_to_name_another_one_is_for_the_sake_of_points);
    RUN_TEST(test_every_level_bids_sensibly);
    RUN_TEST(test_levels_have_names_and_characters);
    return UNITY_END();
}
