/* What opponents never do in Monuments (`pointless` of struct game). */
#include "fixture.h"

void setUp(void) {
    fixture(4);
}

void tearDown(void) {}

static bool is_pointless(const char *move) {
    return monuments_pointless(&game, move_of(move));
}

static void to_the_first_resources(unsigned seats, unsigned seed) {
    move_t moves[GAME_MOVES_MAX];
    fixture_seed(seats, seed);
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
    to_the_first_resources(4, 3);
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

/* Whichever monuments there are. */
static void test_first_resources_lie_near_every_monument(void) {
    enum { SEEDS = 40 };
    for (unsigned seed = 1; seed <= SEEDS; seed++) {
        to_the_first_resources(2 + seed % 3, seed);
        while (asked() == MONUMENTS_TASK_PLACE_FIRST) {
            move_t only[GAME_MOVES_MAX];
            TEST_ASSERT_GREATER_THAN_UINT(0, sensible(only));
            TEST_ASSERT_NOT_EQUAL(0, monuments_layers[0].cost[monuments_move_token(only[0])]);
            monuments.apply(&game, only[0]);
        }
    }
}

/* Within two steps, over whatever lies between. */
static bool is_near(unsigned home, unsigned hex) {
    bool near = false;
    for (unsigned i = 0; i < MONUMENTS_DIRECTIONS * MONUMENTS_DIRECTIONS; i++) {
        const unsigned first = monuments_hexes[home].near[i % MONUMENTS_DIRECTIONS];
        near = near || first == hex ||
               (first < MONUMENTS_HEXES && monuments_hexes[first].near[i / MONUMENTS_DIRECTIONS] == hex);
    }
    return near;
}

static void test_first_resources_never_lie_far_away(void) {
    to_the_first_resources(2, 3);
    struct monuments_seat_state *seat = &game.seat_states[decider()];
    for (unsigned civilisation = 0; civilisation < MONUMENTS_CIVILISATIONS; civilisation++) {
        seat->civilisation = (uint8_t)civilisation;
        for (unsigned i = 0; i < 2u * MONUMENTS_LAND_HEXES; i++) {
            static const uint8_t kinds[] = {MONUMENTS_WOOD, MONUMENTS_SHEEP};
            const unsigned hex = i / 2, home = monuments_civilisations[civilisation].hex;
            TEST_ASSERT_TRUE(
                is_near(home, hex) ||
                monuments_pointless(&game, MONUMENTS_MOVE(MONUMENTS_OP_PLACE, hex, kinds[i % 2], 0, 0)));
        }
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
    RUN_TEST(test_first_resources_lie_near_every_monument);
    RUN_TEST(test_first_resources_never_lie_far_away);
    RUN_TEST(test_the_first_card_takes_workers_to_new_land);
    RUN_TEST(test_of_two_seats_nobody_carries_a_load_that_could_stay);
    RUN_TEST(test_a_load_is_carried_from_where_nobody_stays_or_nothing_fits);
    RUN_TEST(test_the_last_worker_stays_with_two_resources);
    return UNITY_END();
}
