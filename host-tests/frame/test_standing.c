/* Places and tie-breaks from a game's keys: engine/standing.c. */
#include <string.h>

#include "standing.h"
#include "test_games.h"
#include "unity.h"

void setUp(void) {}
void tearDown(void) {}

struct keys {
    int16_t key[GAME_SEATS_MAX][GAME_KEYS_MAX];
    uint8_t seats;
};

static unsigned keys_as_given(const void *state, int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX]) {
    const struct keys *given = state;
    memcpy(keys, given->key, sizeof given->key);
    return given->seats;
}

static struct standing standing(const struct keys *given) {
    struct game game = null_game;
    struct standing out;
    game.keys = keys_as_given;
    game.tie_break_count = GAME_KEYS_MAX - 1;
    memset(&out, 0x55, sizeof out);
    standing_of(&game, given, &out);
    return out;
}

static void expect(const struct keys *given, const char *ranks, unsigned decided_by) {
    const struct standing out = standing(given);
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        const bool plays = seat < given->seats;
        TEST_ASSERT_EQUAL_UINT(plays ? (unsigned)(ranks[seat] - '0') : 0u, out.rank[seat]);
        TEST_ASSERT_EQUAL_INT(plays ? given->key[seat][0] : 0, out.points[seat]);
    }
    TEST_ASSERT_EQUAL_UINT(decided_by, out.decided_by);
}

static void test_more_points_are_ahead(void) {
    expect(&(struct keys){{{3}, {7}, {-2}, {5}, {0}}, 5}, "31524", 0);
}

static void test_a_shared_place_leaves_the_next_out(void) {
    expect(&(struct keys){{{4}, {9}, {4}, {1}}, 4}, "2124", 0);
}

static void test_a_shared_first_place_is_decided_by_nothing(void) {
    expect(&(struct keys){{{9, 2, 1, 5}, {9, 2, 1, 5}, {9, 2, 0, 7}}, 3}, "113", 0);
}

static void test_the_last_tie_break_that_the_first_place_needed_decided(void) {
    expect(&(struct keys){{{9, 1, 0, 0}, {9, 2, 5, 1}, {9, 2, 5, 3}, {9, 2, 4, 9}}, 4}, "4213", 3);
    expect(&(struct keys){{{9, 1, 0, 0}, {9, 2, 0, 0}}, 2}, "21", 1);
}

static void test_ties_below_the_first_place_decide_nothing(void) {
    expect(&(struct keys){{{9}, {4, 1}, {4, 2}}, 3}, "132", 0);
}

static void test_seats_that_do_not_play_have_zeros(void) {
    expect(&(struct keys){{{1, 1, 1, 1}, {2, 2, 2, 2}, {50, 50, 50, 50}}, 2}, "21", 0);
}

static void test_winners_are_those_who_share_the_first_place(void) {
    static const struct {
        struct keys keys;
        unsigned winners;
    } cases[] = {{{{{3}, {7}, {5}}, 3}, 1},
                 {{{{9, 2, 1}, {9, 2, 1}, {9, 2, 0}}, 3}, 2},
                 {{{{0}, {0}, {0}, {0}, {0}}, 5}, 5},
                 {{{{1}, {2}, {50}}, 2}, 1}, /* who doesn't play hasn't won */
                 {{{{0}}, 1}, 1}};
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct standing out = standing(&cases[i].keys);
        TEST_ASSERT_EQUAL_UINT(cases[i].winners, standing_winners(&out));
    }
    TEST_ASSERT_EQUAL_UINT(0, standing_winners(&(struct standing){0})); /* of a match in progress */
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_more_points_are_ahead);
    RUN_TEST(test_a_shared_place_leaves_the_next_out);
    RUN_TEST(test_a_shared_first_place_is_decided_by_nothing);
    RUN_TEST(test_the_last_tie_break_that_the_first_place_needed_decided);
    RUN_TEST(test_ties_below_the_first_place_decide_nothing);
    RUN_TEST(test_seats_that_do_not_play_have_zeros);
    RUN_TEST(test_winners_are_those_who_share_the_first_place);
    return UNITY_END();
}
