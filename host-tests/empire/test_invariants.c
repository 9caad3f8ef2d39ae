/* What must hold after every move of any game: nothing is lost, nothing is made, and the masks and counts
 * that are kept for speed say what the board says. Random games of all options, and games of the playouts'
 * moves. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "fixture.h"

enum { GAMES = 300 /* per seat count, half of them random */ };

static char where[64];

void setUp(void) {}

void tearDown(void) {}

static void check_armies(void) {
    for (unsigned seat = 0; seat < board->seats; seat++) {
        TEST_ASSERT_EQUAL_UINT_MESSAGE(14, empire_armies_on_board(board, seat) + board->supply[seat], where);
        TEST_ASSERT_TRUE_MESSAGE(board->city_count[seat] <= EMPIRE_CITIES, where);
    }
    TEST_ASSERT_TRUE_MESSAGE(empire_armies_on_board(board, EMPIRE_NEUTRAL) <= (board->seats == 2 ? 10u : 0u),
                             where);
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        for (unsigned region = 0; region < EMPIRE_REGIONS_MAX; region++) {
            TEST_ASSERT_EQUAL_INT_MESSAGE(board->armies[region][owner] > 0,
                                          board->army_regions[owner] >> region & 1u, where);
        }
    }
}

static void check_deck(void) {
    unsigned seen[EMPIRE_CARDS + 1] = {0};
    for (unsigned i = 0; i < empire_deck_size(board); i++) {
        seen[board->deck[board->game][i]]++;
    }
    for (unsigned id = 1; id <= EMPIRE_CARDS; id++) {
        TEST_ASSERT_EQUAL_UINT_MESSAGE(board->seats == 5 || !empire_card(board, id)->five, seen[id], where);
    }
}

static void check_goods(void) {
    uint8_t goods[GAME_SEATS_MAX][EMPIRE_GOOD_KINDS] = {{0}};
    unsigned cards[GAME_SEATS_MAX] = {0};
    for (unsigned i = 0; i < board->taken; i++) {
        const struct empire_card *card = empire_card(board, board->deck[board->game][i]);
        const unsigned seat = empire_taken_by(board, i);
        goods[seat][card->good] = (uint8_t)(goods[seat][card->good] + card->icons);
        cards[seat]++;
    }
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(goods, board->goods, sizeof goods, where);
    for (unsigned seat = 0; seat < board->seats; seat++) {
        TEST_ASSERT_TRUE_MESSAGE(cards[seat] <= empire_cards_to_take(board), where);
        if (board->phase == EMPIRE_PHASE_OVER) {
            TEST_ASSERT_EQUAL_UINT_MESSAGE(empire_cards_to_take(board), cards[seat], where);
        }
    }
}

static void check_row(void) {
    TEST_ASSERT_TRUE_MESSAGE(board->phase != EMPIRE_PHASE_TAKE || empire_row_size(board) == EMPIRE_ROW,
                             where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(board->phase == EMPIRE_PHASE_ACT, board->left[0] + board->left[1] > 0,
                                  where);
}

/* Coins are paid, never earned, until the next game of three. */
static void check_coins(const struct empire_state *before) {
    for (unsigned seat = 0; seat < board->seats && before->game == board->game; seat++) {
        const unsigned paid = (unsigned)before->coins[seat] - board->coins[seat];
        TEST_ASSERT_TRUE_MESSAGE(board->coins[seat] <= before->coins[seat], where);
        TEST_ASSERT_TRUE_MESSAGE(paid == 0 || seat == before->turn || before->phase == EMPIRE_PHASE_BID,
                                 where);
    }
}

static void check_reveal(const struct empire_state *before, bool shown) {
    const unsigned open = before->taken + empire_row_size(before);
    const bool drawn = before->game != board->game || board->taken + empire_row_size(board) > open;
    TEST_ASSERT_EQUAL_INT_MESSAGE(drawn || before->phase == EMPIRE_PHASE_BID, shown, where);
}

/* A wild has changed sides where one good has fewer and another one more of them. */
static void check_wild(const struct empire_state *before, unsigned seat) {
    const struct empire_goods old = empire_seat_goods(before, seat), now = empire_seat_goods(board, seat);
    unsigned from, to, fewer = 0, more = 0;
    for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
        fewer |= (old.wilds[good] > now.wilds[good] ? 1u : 0u) << good;
        more |= (now.wilds[good] > old.wilds[good] ? 1u : 0u) << good;
    }
    const bool moved = empire_wild_moved(before, board, seat, &from, &to);
    TEST_ASSERT_EQUAL_INT_MESSAGE(before->game == board->game && fewer != 0 && more != 0, moved, where);
    TEST_ASSERT_TRUE_MESSAGE(!moved || ((fewer >> from & 1u) != 0 && (more >> to & 1u) != 0), where);
}

/* Who places armies has no more of them left than in the supply. */
static void check_steps(void) {
    for (unsigned half = 0; half < EMPIRE_HALVES && board->phase == EMPIRE_PHASE_ACT; half++) {
        const unsigned left = board->left[half], steps = empire_steps_left(board, half);
        TEST_ASSERT_TRUE_MESSAGE(steps == left || (steps < left && steps == board->supply[board->turn]),
                                 where);
    }
}

static void play_through(bool sensible, struct rng *rng) {
    for (unsigned played = 0; match_turn(&fixture) != GAME_OVER; played++) {
        static move_t moves[GAME_MOVES_MAX];
        const struct empire_state before = *board;
        const unsigned count = match_moves(&fixture, moves);
        const move_t move = sensible ? empire.rollout(board, rng) : moves[rng_below(rng, count)];
        TEST_ASSERT_TRUE_MESSAGE(match_legal(&fixture, move), where);
        const bool shown = empire.apply(board, move);
        check_armies();
        check_deck();
        check_goods();
        check_row();
        check_coins(&before);
        check_reveal(&before, shown);
        check_wild(&before, before.turn);
        check_steps();
        TEST_ASSERT_TRUE_MESSAGE(played < empire.length_max, where);
    }
}

static void run_seats(unsigned seats) {
    static const char *const options[] = {"", "side=b tokens=on", "games=3 ties=seat",
                                          "side=b card16=neutral", "tokens=on games=3"};
    struct rng rng;
    rng_seed(&rng, seats);
    for (unsigned game = 0; game < GAMES; game++) {
        snprintf(where, sizeof where, "seats=%u seed=%u %s", seats, game, options[game % 5]);
        fixture_set_up(where);
        play_through(game & 1u, &rng);
    }
}

static void test_two_seats(void) {
    run_seats(2);
}

static void test_three_seats(void) {
    run_seats(3);
}

static void test_four_seats(void) {
    run_seats(4);
}

static void test_five_seats(void) {
    run_seats(5);
}

/* Only with four seats is the deck emptied: the row is full at every choice all the same. */
static void test_four_seats_empty_the_deck(void) {
    struct rng rng;
    rng_seed(&rng, 4);
    fixture_set_up("seats=4");
    play_through(false, &rng);
    TEST_ASSERT_EQUAL_UINT(32, board->taken);
    TEST_ASSERT_EQUAL_UINT(5, empire_row_size(board));
    TEST_ASSERT_EQUAL_UINT(empire_deck_size(board), board->taken + empire_row_size(board));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_two_seats);
    RUN_TEST(test_three_seats);
    RUN_TEST(test_four_seats);
    RUN_TEST(test_five_seats);
    RUN_TEST(test_four_seats_empty_the_deck);
    return UNITY_END();
}
