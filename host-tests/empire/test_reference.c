/* The engine and the second implementation (reference.h) agree on whole random games: legal moves at each
 * decision, whose turn it is, coins and supplies; control and points now and then; the end and the ranks. Two
 * thousand games for each seat count and side; `quick` takes forty. And on the number of ways to go on from
 * the first turn, and from the middle of a game. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "empire/empire.h"
#include "match.h"
#include "perft.h"
#include "reference.h"
#include "standing.h"

enum {
    GAMES_QUICK = 40,
    GAMES = 2000,
    JSON_ROOM = 1 << 15,
    POINTS_EVERY = 16, /* decisions between two looks at control and points */
    PERFT_DEPTH = 4,
    PERFT_WORDS = 1 << 15, /* room for such a count */
    MIDDLE = 12,           /* cards taken */
};

static unsigned games = GAMES;
static struct reference reference;
static struct empire_state state;
static uint8_t seats, side;
static char where[96]; /* which game and move, for messages */

void setUp(void) {}

void tearDown(void) {}

/* The set-up of the n-th game turns through all the other options. */
static struct setup setup_number(unsigned number) {
    return (struct setup){.game = &empire,
                          .seed = number + 1,
                          .seats = seats,
                          .options = {[EMPIRE_OPTION_SIDE] = side,
                                      [EMPIRE_OPTION_TOKENS] = number & 1u,
                                      [EMPIRE_OPTION_GAMES] = number % 8 == 7,
                                      [EMPIRE_OPTION_CARD16] = number >> 1 & 1u,
                                      [EMPIRE_OPTION_TIES] = number >> 2 & 1u}};
}

static void start_both(const struct setup *setup) {
    static char json_room[JSON_ROOM];
    struct text_buffer buffer;
    struct json json = {text_into(&buffer, json_room, sizeof json_room), false};
    memset(&state, 0, sizeof state);
    empire.start(&state, setup);
    setup_json(setup, GAME_REFEREE, &json);
    empire.json(&state, GAME_REFEREE, &json);
    TEST_ASSERT_FALSE(buffer.cut);
    reference_start(&reference, json_room);
}

static void text_of(move_t move, char word[GAME_WORD_MAX]) {
    struct text_buffer buffer;
    empire.text(&state, move, text_into(&buffer, word, GAME_WORD_MAX));
}

/* As many, and each of the engine's among the reference's; the engine's are unique by the conformance run. */
static void same_moves(const move_t *moves, unsigned count) {
    static char words[REFERENCE_WORDS][REFERENCE_WORD];
    const int expected = reference_moves(&reference, words);
    TEST_ASSERT_EQUAL_INT_MESSAGE(expected, (int)count, where);
    for (unsigned i = 0; i < count; i++) {
        char word[GAME_WORD_MAX];
        text_of(moves[i], word);
        int at = 0;
        while (at < expected && strcmp(words[at], word) != 0) {
            at++;
        }
        TEST_ASSERT_TRUE_MESSAGE(at < expected, where);
    }
}

static void same_supplies(void) {
    TEST_ASSERT_EQUAL_INT_MESSAGE(reference.to_move, empire.turn(&state) + 1, where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(reference.row_size, (int)empire_row_size(&state), where);
    for (int i = 0; i < reference.row_size; i++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(reference.row[i], (int)empire_row_card(&state, (unsigned)i), where);
    }
    for (unsigned seat = 0; seat < seats; seat++) {
        const struct reference_player *player = &reference.player[seat + 1];
        TEST_ASSERT_EQUAL_INT_MESSAGE(player->coins, state.coins[seat], where);
        TEST_ASSERT_EQUAL_INT_MESSAGE(player->armies_left, state.supply[seat], where);
        TEST_ASSERT_EQUAL_INT_MESSAGE(player->cities_left, EMPIRE_CITIES - state.city_count[seat], where);
    }
}

/* The reference's owners: 0 is nobody, seats from 1, then neutral. */
static int owner_of(unsigned owner) {
    return owner == EMPIRE_NOBODY ? 0 : (int)owner + 1;
}

static void same_control(void) {
    const struct empire_control control = empire_control(&state);
    for (int region = 0; region < empire_map(&state)->region_count; region++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(reference_region_owner(&reference, region + 1),
                                      owner_of(control.region[region]), where);
    }
    for (int continent = 0; continent < empire_map(&state)->continent_count; continent++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(reference_continent_owner(&reference, continent + 1),
                                      owner_of(control.continent[continent]), where);
    }
}

static void same_points(void) {
    int expected[REFERENCE_SEATS + 1][3];
    int rank[REFERENCE_SEATS + 1];
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    struct standing standing;
    reference_points(&reference, expected);
    reference_ranks(&reference, rank);
    empire.count(&state, points);
    standing_of(&empire, &state, &standing);
    for (unsigned seat = 0; seat < seats; seat++) {
        for (unsigned source = 0; source < EMPIRE_SOURCES; source++) {
            TEST_ASSERT_EQUAL_INT_MESSAGE(expected[seat + 1][source], points[seat][source], where);
        }
        TEST_ASSERT_EQUAL_INT_MESSAGE(rank[seat + 1], standing.rank[seat], where);
    }
}

static void play_one(unsigned number) {
    const struct setup setup = setup_number(number);
    static move_t moves[GAME_MOVES_MAX];
    struct rng rng;
    rng_seed(&rng, setup.seed);
    start_both(&setup);
    for (unsigned played = 0;; played++) {
        snprintf(where, sizeof where, "seats=%u side=%c game %u, after move %u", seats, "ab"[side], number,
                 played);
        const unsigned count = empire.moves(&state, moves);
        same_moves(moves, count);
        same_supplies();
        if (count == 0 || played % POINTS_EVERY == 0) {
            same_control();
            same_points();
        }
        if (count == 0) {
            break;
        }
        char word[GAME_WORD_MAX];
        const move_t move = moves[rng_below(&rng, count)];
        text_of(move, word);
        reference_play(&reference, word);
        empire.apply(&state, move);
    }
    TEST_ASSERT_EQUAL_STRING_MESSAGE("over", reference.phase, where);
}

static void test_agrees(void) {
    for (unsigned number = 0; number < games; number++) {
        play_one(number);
    }
}

/* ---- ways to go on */

static unsigned long reference_count(const struct reference *from, unsigned depth) {
    static char words[PERFT_DEPTH][REFERENCE_WORDS][REFERENCE_WORD];
    unsigned long sum = 0;
    const int count = depth == 0 ? 0 : reference_moves(from, words[depth - 1]);
    for (int i = 0; i < count; i++) {
        struct reference next = *from;
        reference_play(&next, words[depth - 1][i]);
        sum += reference_count(&next, depth - 1);
    }
    return count == 0 ? 1 : sum;
}

/* Both on by moves at random until so many cards are taken and another is to be. */
static void play_until(unsigned taken, struct rng *rng) {
    static move_t moves[GAME_MOVES_MAX];
    while (state.phase != EMPIRE_PHASE_TAKE || state.taken < taken) {
        char word[GAME_WORD_MAX];
        const move_t move = moves[rng_below(rng, empire.moves(&state, moves))];
        text_of(move, word);
        reference_play(&reference, word);
        empire.apply(&state, move);
    }
}

static void test_as_many_ways_to_go_on(void) {
    static uint32_t workspace[PERFT_WORDS];
    const struct setup setup = setup_number(seats);
    struct rng rng;
    rng_seed(&rng, seats);
    start_both(&setup);
    TEST_ASSERT_LESS_OR_EQUAL_UINT(perft_depth_max(sizeof workspace), PERFT_DEPTH);
    for (unsigned taken = 0; taken <= MIDDLE; taken += MIDDLE) {
        play_until(taken, &rng);
        const unsigned long expected = reference_count(&reference, PERFT_DEPTH);
        TEST_ASSERT_GREATER_THAN_UINT(PERFT_DEPTH, expected);
        TEST_ASSERT_EQUAL_UINT64(expected, perft_count(&empire, &state, PERFT_DEPTH, workspace, UINT32_MAX));
    }
}

int main(int count, char **words) {
    games = count > 1 && strcmp(words[1], "quick") == 0 ? GAMES_QUICK : GAMES;
    UNITY_BEGIN();
    for (seats = 2; seats <= GAME_SEATS_MAX; seats++) {
        for (side = 0; side < 2; side++) {
            RUN_TEST(test_agrees);
            RUN_TEST(test_as_many_ways_to_go_on);
        }
    }
    return UNITY_END();
}
