/* The yardstick "only A": what the cursor of d5c8e9b's screens offered first. It stands still: the games that
 * it plays are always the same. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "bronze/bronze.h"
#include "empire/empire.h"
#include "games.h"
#include "monuments/monuments.h"
#include "only_a.h"

/* What its games come to; they change only with the rules. */
static const uint32_t bronze_games = 0x7473472f, empire_games = 0xf15cf1b9, monuments_games = 0x53b0b448;

static struct match match;
static move_t legal[GAME_MOVES_MAX];

void setUp(void) {}

void tearDown(void) {}

static void start(const struct game *game, uint8_t seats, uint64_t seed) {
    struct setup setup;
    setup_default(&setup, game);
    setup.seats = seats;
    setup.seed = seed;
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
}

static move_t play_offered(void) {
    const move_t move = only_a_move(&match);
    TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, move));
    return move;
}

/* A number that stands for all moves of so many games. */
static uint32_t games_of(const struct game *game, unsigned games) {
    uint32_t hash = 0;
    for (unsigned i = 0; i < games; i++) {
        const unsigned spread = game->seats_max - game->seats_min + 1u;
        start(game, (uint8_t)(game->seats_min + i % spread), 40 + i);
        while (match_turn(&match) != GAME_OVER) {
            hash = (hash ^ play_offered()) * 0x9e3779b1u;
            hash ^= hash >> 15;
        }
    }
    return hash;
}

static void test_it_stands_still(void) {
    TEST_ASSERT_EQUAL_HEX32(bronze_games, games_of(&bronze, 12));
    TEST_ASSERT_EQUAL_HEX32(empire_games, games_of(&empire, 12));
    TEST_ASSERT_EQUAL_HEX32(monuments_games, games_of(&monuments, 12));
}

static void test_only_games_with_screens(void) {
    TEST_ASSERT_TRUE(only_a_plays(&bronze) && only_a_plays(&empire) && only_a_plays(&monuments));
    struct game other = bronze;
    TEST_ASSERT_FALSE(only_a_plays(&other));
}

/* ---- Bronze */

static void test_bronze_takes_the_card_that_wakes_most(void) {
    for (uint64_t seed = 1; seed < 6; seed++) {
        start(&bronze, 2, seed);
        while (match_turn(&match) != GAME_OVER) {
            const struct bronze *state = (const void *)match.state;
            struct bronze_cell cells[BRONZE_ACTIVE_MAX];
            const bool playing = state->phase == BRONZE_PLAYING;
            const unsigned count = match_moves(&match, legal);
            const move_t move = only_a_move(&match);
            const unsigned most = playing ? bronze_preview(state, move, cells) : 0;
            TEST_ASSERT_TRUE(!playing || (move & BRONZE_FACE_DOWN) == 0);
            for (unsigned i = 0; playing && i < count; i++) {
                TEST_ASSERT_TRUE((legal[i] & BRONZE_FACE_DOWN) != 0 ||
                                 bronze_preview(state, legal[i], cells) <= most);
            }
            TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, move));
        }
    }
}

static void test_bronze_settles_until_nothing_is_left(void) {
    start(&bronze, 3, 8);
    while (match_turn(&match) != GAME_OVER) {
        const unsigned count = match_moves(&match, legal);
        TEST_ASSERT_TRUE(play_offered() != BRONZE_DONE || count == 1);
    }
}

/* ---- Eight-Minute Empire */

static void test_empire_bids_nothing_and_takes_what_is_free(void) {
    start(&empire, 3, 2);
    while (match_turn(&match) != GAME_OVER) {
        const struct empire_state *state = (const void *)match.state;
        const unsigned phase = state->phase;
        const move_t move = only_a_move(&match);
        TEST_ASSERT_TRUE((phase != EMPIRE_PHASE_BID && phase != EMPIRE_PHASE_TAKE) ||
                         empire_move_second(move) == 0);
        TEST_ASSERT_TRUE(phase != EMPIRE_PHASE_FIRST || empire_move_second(move) == state->turn);
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, move));
    }
}

static void test_empire_first_army_comes_to_the_start(void) {
    unsigned seen = 0;
    for (uint64_t seed = 1; seed < 20; seed++) {
        start(&empire, 3, seed);
        const struct empire_state *state = (const void *)match.state;
        while (state->phase == EMPIRE_PHASE_BID || state->phase == EMPIRE_PHASE_FIRST ||
               state->phase == EMPIRE_PHASE_TAKE) {
            play_offered();
        }
        const move_t move = only_a_move(&match);
        if (empire_move_kind(move) == EMPIRE_MOVE_PLACE) {
            TEST_ASSERT_EQUAL_UINT(empire_map(state)->start, empire_move_second(move));
            seen++;
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, seen);
}

/* ---- Monuments */

static void test_monuments_plays_the_first_card_that_does_something(void) {
    start(&monuments, 2, 3);
    for (unsigned turns = 0; turns < 40;) {
        const unsigned seat = (unsigned)match_turn(&match);
        struct monuments_step step;
        monuments_step(match.state, &step);
        const move_t move = only_a_move(&match);
        if (step.kind == MONUMENTS_TASK_TURN && monuments_move_op(move) == MONUMENTS_OP_PLAY) {
            struct monuments_seat who;
            monuments_seat(match.state, seat, &who);
            for (unsigned card = 0; card < monuments_move_token(move); card++) {
                TEST_ASSERT_FALSE((who.hand >> card & 1) != 0 &&
                                  monuments_card_useful(match.state, seat, card));
            }
        }
        turns += step.kind == MONUMENTS_TASK_TURN;
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, move));
    }
}

/* With three workers at the monument, the first one that goes is one of them. */
static void test_monuments_begins_at_its_monument(void) {
    unsigned seen = 0;
    for (uint64_t seed = 1; seed < 10; seed++) {
        start(&monuments, 2, seed);
        for (unsigned i = 0; i < 200; i++) {
            struct monuments_seat who;
            struct monuments_hex home;
            monuments_seat(match.state, (unsigned)match_turn(&match), &who);
            const unsigned hex = monuments_civilisations[who.civilisation].hex;
            monuments_hex(match.state, hex, &home);
            const bool chose = i > 0 && monuments_move_op(match_move(&match, i - 1)) == MONUMENTS_OP_PLAY;
            const move_t move = play_offered();
            if (chose && monuments_move_op(move) == MONUMENTS_OP_GO && home.units[MONUMENTS_WORKER] > 0) {
                TEST_ASSERT_EQUAL_UINT(hex, monuments_move_hex(move));
                seen++;
            }
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, seen);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_it_stands_still);
    RUN_TEST(test_only_games_with_screens);
    RUN_TEST(test_bronze_takes_the_card_that_wakes_most);
    RUN_TEST(test_bronze_settles_until_nothing_is_left);
    RUN_TEST(test_empire_bids_nothing_and_takes_what_is_free);
    RUN_TEST(test_empire_first_army_comes_to_the_start);
    RUN_TEST(test_monuments_plays_the_first_card_that_does_something);
    RUN_TEST(test_monuments_begins_at_its_monument);
    return UNITY_END();
}
