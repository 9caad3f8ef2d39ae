/* The second implementation agrees with the engine in every state of many games, and nothing appears or
 * vanishes. 1,000 games for each seat count; `quick` as an argument: 12. */
#include <stdio.h>
#include <stdlib.h>

#include "player.h"
#include "reference.h"

enum { GAMES = 300, MOVES_MAX = 4000, POINTS_EVERY = 5, REDEAL_EVERY = 20 };

static unsigned games = GAMES;
static struct texts expected, found;
static unsigned long movements, targets, joins, battles, losses, retreats, entries, wins, layers, longest,
    widest;

void setUp(void) {}

void tearDown(void) {}

static int by_words(const void *one, const void *other) {
    return strcmp(one, other);
}

static void list_found(void) {
    static move_t moves[GAME_MOVES_MAX];
    const unsigned count = monuments.moves(&game, moves);
    widest = count > widest ? count : widest;
    found.count = 0;
    for (unsigned i = 0; i < count; i++) {
        struct text_buffer buffer;
        if (monuments_move_op(moves[i]) != MONUMENTS_OP_DONE &&
            monuments_move_op(moves[i]) != MONUMENTS_OP_QUEST) {
            monuments.text(&game, moves[i], text_into(&buffer, found.word[found.count++], GAME_WORD_MAX));
        }
    }
}

static void compare(void) {
    static char message[256];
    list_found();
    qsort(expected.word, expected.count, GAME_WORD_MAX, by_words);
    qsort(found.word, found.count, GAME_WORD_MAX, by_words);
    for (unsigned i = 0; i < expected.count && i < found.count; i++) {
        TEST_ASSERT_EQUAL_STRING(expected.word[i], found.word[i]);
    }
    TEST_ASSERT_EQUAL_UINT_MESSAGE(expected.count, found.count, message);
}

static void check_decision(void) {
    switch (asked()) {
    case MONUMENTS_TASK_MOVE:
    case MONUMENTS_TASK_GOING:
        reference_movement(&game, &expected);
        movements++;
        break;
    case MONUMENTS_TASK_ATTACK:
        reference_targets(&game, &expected);
        targets++;
        break;
    case MONUMENTS_TASK_JOIN:
        reference_joins(&game, &expected);
        joins++;
        break;
    case MONUMENTS_TASK_LOSE:
        reference_losses(&game, &expected);
        losses++;
        break;
    case MONUMENTS_TASK_RETREAT:
        reference_retreats(&game, &expected);
        retreats++;
        break;
    case MONUMENTS_TASK_ENTER:
        reference_entries(&game, &expected);
        entries++;
        break;
    default:
        return;
    }
    compare();
}

static void check_points(void) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX] = {{0}};
    monuments.count(&game, points);
    for (unsigned seat = 0; seat < game.seats; seat++) {
        int own[MONUMENTS_SCORE_SOURCES];
        reference_points(&game, seat, own);
        for (unsigned source = 0; source < MONUMENTS_SCORE_SOURCES; source++) {
            TEST_ASSERT_EQUAL_INT(own[source], points[seat][source]);
        }
    }
}

/* The dice are those that the state showed before, the attacker's first; more pips win. */
static void check_roll(move_t move) {
    struct rng dice = game.dice;
    unsigned pips[2] = {0, 0};
    const uint8_t attacker = game.battle.attacker, before = game.seat_states[attacker].wins;
    for (unsigned side = 0; side < 2; side++) {
        const unsigned seat = side == 0 ? attacker : game.battle.defender;
        const unsigned power = reference_power(&game, side);
        TEST_ASSERT_EQUAL_UINT(power, monuments_battle_power(&game, &game.battle, side));
        for (unsigned i = 0; i < power + game.seat_states[seat].gains[MONUMENTS_GAIN_DICE]; i++) {
            pips[side] += monuments_die_faces[rng_below(&dice, MONUMENTS_DIE_FACES)];
        }
    }
    monuments.apply(&game, move);
    TEST_ASSERT_EQUAL_UINT(before + (pips[0] > pips[1]), game.seat_states[attacker].wins);
    battles++;
    wins += pips[0] > pips[1];
}

/* What an opponent imagines is a state of the same cards. */
static void check_redeal(unsigned seat, uint64_t seed) {
    const struct monuments_state real = game;
    struct rng rng;
    rng_seed(&rng, seed);
    monuments.redeal(&game, (int)seat, &rng);
    check_cards();
    game = real;
}

static void play_game(unsigned seats, uint64_t seed) {
    struct rng rng;
    unsigned length = 0;
    player_start(seats, seed, &rng);
    for (; decider() != GAME_OVER; length++) {
        check_decision();
        const move_t move = player_pick(&game, &rng);
        if (monuments_move_op(move) == MONUMENTS_OP_ROLL) {
            check_roll(move);
        } else {
            monuments.apply(&game, move);
        }
        check_sums();
        check_cards();
        if (length % POINTS_EVERY == 0) {
            check_points();
        }
        if (length % REDEAL_EVERY == 0) {
            check_redeal(length / REDEAL_EVERY % seats, seed + length);
        }
        TEST_ASSERT_LESS_THAN_UINT(MOVES_MAX, length);
    }
    longest = length > longest ? length : longest;
    for (unsigned seat = 0; seat < seats; seat++) {
        layers += game.seat_states[seat].built;
    }
}

static void play_games(unsigned seats) {
    for (uint64_t seed = 1; seed <= games; seed++) {
        play_game(seats, seed);
    }
}

static void test_two_seats_agree(void) {
    play_games(2);
}

static void test_three_seats_agree(void) {
    play_games(3);
}

static void test_four_seats_agree(void) {
    play_games(4);
}

/* A comparison of nothing proves nothing. */
static void test_every_kind_of_decision_was_compared(void) {
    printf(
        "movements %lu, targets %lu, joins %lu, battles %lu (won %lu), losses %lu, retreats %lu, entries %lu, layers %lu; longest %lu, widest %lu\n",
        movements, targets, joins, battles, wins, losses, retreats, entries, layers, longest, widest);
    TEST_ASSERT_GREATER_THAN_UINT(games * 10, movements);
    TEST_ASSERT_GREATER_THAN_UINT(games, battles);
    TEST_ASSERT_GREATER_THAN_UINT(games / 10, losses);
    TEST_ASSERT_GREATER_THAN_UINT(games / 10, retreats);
    TEST_ASSERT_GREATER_THAN_UINT(games / 10, targets);
    TEST_ASSERT_GREATER_THAN_UINT(games / 10, joins);
    TEST_ASSERT_GREATER_THAN_UINT(games / 10, entries);
    TEST_ASSERT_GREATER_THAN_UINT(games, layers);
}

int main(int count, char **words) {
    games = count > 1 ? (unsigned)strtoul(words[1], NULL, 10) : GAMES;
    UNITY_BEGIN();
    RUN_TEST(test_two_seats_agree);
    RUN_TEST(test_three_seats_agree);
    RUN_TEST(test_four_seats_agree);
    RUN_TEST(test_every_kind_of_decision_was_compared);
    return UNITY_END();
}
