/* What opponents never do in Monuments (`pointless` of struct game). */
#include "fixture.h"

void setUp(void) {
    fixture(4);
}

void tearDown(void) {}

static bool is_pointless(const char *move) {
    return monuments_pointless(&game, move_of(move));
}

static void to_the_first_resources(unsigned seats) {
    move_t moves[GAME_MOVES_MAX];
    fixture_seed(seats, 3);
    while (asked() != MONUMENTS_TASK_PLACE_FIRST) {
        monuments.moves(&game, moves);
        monuments.apply(&game, moves[0]);
    }
}

/* The legal moves that have sense, of a seat that places its first resources. */
static unsigned sensible(move_t *only) {
    move_t moves[GAME_MOVES_MAX];
    const unsigned count = monuments.moves(&game, moves);
    unsigned kept = 0;
    for (unsigned i = 0; i < count; i++) {
        if (!monuments_pointless(&game, moves[i])) {
            only[kept++] = moves[i];
        }
    }
    return kept;
}

/* Wood and sheep, one each, one step from the monument. */
static void test_first_resources_are_those_of_the_first_layer(void) {
    move_t only[GAME_MOVES_MAX];
    to_the_first_resources(4);
    while (asked() == MONUMENTS_TASK_PLACE_FIRST) {
        const int seat = decider();
        unsigned kinds = 0;
        while (asked() == MONUMENTS_TASK_PLACE_FIRST && decider() == seat) {
            TEST_ASSERT_GREATER_THAN_UINT(0, sensible(only));
            kinds |= 1u << monuments_move_token(only[0]);
            monuments.apply(&game, only[0]);
        }
        TEST_ASSERT_EQUAL_HEX(1u << MONUMENTS_WOOD | 1u << MONUMENTS_SHEEP, kinds);
    }
}

static void test_the_first_card_takes_workers_to_new_land(void) {
    stand(0, "K3", MONUMENTS_WORKER, 3);
    TEST_ASSERT_TRUE(is_pointless("play:quests"));
    TEST_ASSERT_FALSE(is_pointless("play:move"));
    stand(0, "J3", MONUMENTS_WORKER, 1);
    TEST_ASSERT_FALSE(is_pointless("play:quests"));
}

static void test_of_two_seats_nobody_carries_a_load_that_could_stay(void) {
    fixture(2);
    stand(0, "J3", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_SHEEP, 2);
    play("play:move");
    TEST_ASSERT_TRUE(is_pointless("step:worker:J3:J2:sheep"));
    TEST_ASSERT_FALSE(is_pointless("step:worker:J3:J2"));
    give_quest(0, "QA05"); /* a full hex */
    TEST_ASSERT_FALSE(is_pointless("step:worker:J3:J2:sheep"));
}

static void test_a_load_is_carried_from_where_nobody_stays_or_nothing_fits(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    stand(0, "K2", MONUMENTS_WORKER, 2);
    store("J3", MONUMENTS_SHEEP, 1);
    store("K2", MONUMENTS_WOOD, MONUMENTS_HEX_ROOM);
    play("play:move");
    TEST_ASSERT_FALSE(is_pointless("step:worker:J3:J2:sheep"));
    TEST_ASSERT_TRUE(is_pointless("step:worker:J3:J2"));
    TEST_ASSERT_FALSE(is_pointless("step:worker:K2:L3:wood"));
    gain(0, MONUMENTS_GAIN_WORKER_STEPS, 1); /* to where nothing fits only those who go on may carry one */
    store("L3", MONUMENTS_WOOD, MONUMENTS_HEX_ROOM);
    TEST_ASSERT_TRUE(is_pointless("step:worker:K2:L3:wood"));
}

static void test_the_last_worker_stays_with_two_resources(void) {
    stand(0, "J3", MONUMENTS_WORKER, 1);
    store("J3", MONUMENTS_SHEEP, 2);
    play("play:move");
    TEST_ASSERT_TRUE(is_pointless("step:worker:J3:J2:sheep"));
    TEST_ASSERT_TRUE(is_pointless("step:worker:J3:J2"));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_first_resources_are_those_of_the_first_layer);
    RUN_TEST(test_the_first_card_takes_workers_to_new_land);
    RUN_TEST(test_of_two_seats_nobody_carries_a_load_that_could_stay);
    RUN_TEST(test_a_load_is_carried_from_where_nobody_stays_or_nothing_fits);
    RUN_TEST(test_the_last_worker_stays_with_two_resources);
    return UNITY_END();
}
