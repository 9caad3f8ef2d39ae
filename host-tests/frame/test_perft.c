/* Counts and signatures, committed in host-tests/expected/: the same on every compiler, level and machine.
 * A change that is meant is committed with the change of the file; the test prints what it found. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "games.h"
#include "perft.h"
#include "test_games.h"

enum { LINE_ROOM = 256, WORKSPACE_WORDS = 1 << 16 };

static uint32_t workspace[WORKSPACE_WORDS];

void setUp(void) {}

void tearDown(void) {}

static const struct game *find(const char *name) {
    const struct game *game = games_find(games_all, name);
    return game != NULL ? game : games_find(test_games, name);
}

/* The words of a line before its " : ": a game, its set-up, and after a "/" the moves that lead to the
 * position. */
static void play_to(char *line, struct match *match) {
    char *word = strtok(line, " ");
    struct setup setup;
    TEST_ASSERT_NOT_NULL_MESSAGE(find(word), word);
    setup_default(&setup, find(word));
    while ((word = strtok(NULL, " ")) != NULL && strcmp(word, "/") != 0) {
        TEST_ASSERT_TRUE_MESSAGE(setup_word(&setup, word), word);
    }
    TEST_ASSERT_EQUAL_INT(MATCH_OK, match_start(match, &setup));
    while (word != NULL && (word = strtok(NULL, " ")) != NULL) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(MATCH_OK, match_play(match, match_find(match, word)), word);
    }
}

/* "bronze seats=2 seed=1 : 3 12345": the ways to go on for 3 moves from that start. */
static void check_count(char *line) {
    static struct match match;
    unsigned depth = 0;
    uint64_t expected = 0;
    char *numbers = strstr(line, " : ");
    TEST_ASSERT_NOT_NULL_MESSAGE(numbers, line);
    *numbers = '\0';
    TEST_ASSERT_EQUAL_INT(2, sscanf(numbers + 3, "%u %" SCNu64, &depth, &expected));
    play_to(line, &match);
    TEST_ASSERT_LESS_OR_EQUAL_UINT(perft_depth_max(sizeof workspace), depth);
    TEST_ASSERT_EQUAL_UINT64_MESSAGE(
        expected, perft_count(match.setup.game, match.state, depth, workspace, UINT32_MAX), line);
}

static void for_each_line(const char *name, void (*check)(char *line)) {
    char line[LINE_ROOM];
    char path[LINE_ROOM];
    unsigned lines = 0;
    snprintf(path, sizeof path, "%s/expected/%s", TEST_DIR, name);
    FILE *file = fopen(path, "r");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    while (fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] != '#' && line[0] != '\0') {
            check(line);
            lines++;
        }
    }
    fclose(file);
    TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(0, lines, path);
}

static void test_the_counts_are_the_committed_ones(void) {
    for_each_line("perft.txt", check_count);
}

static unsigned signatures;

static void check_signature(char *line) {
    char name[LINE_ROOM];
    uint64_t expected = 0;
    TEST_ASSERT_EQUAL_INT(2, sscanf(line, "%255s %" SCNx64, name, &expected));
    TEST_ASSERT_NOT_NULL_MESSAGE(find(name), name);
    TEST_ASSERT_EQUAL_HEX64_MESSAGE(expected, signature_game(find(name)), name);
    signatures += games_find(games_all, name) != NULL;
}

static void test_the_signatures_are_the_committed_ones(void) {
    unsigned games = 0;
    while (games_all[games] != NULL) {
        games++;
    }
    for_each_line("signature.txt", check_signature);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(games, signatures, "every game has a line in expected/signature.txt");
}

static void test_a_count_of_nothing_is_one(void) {
    static uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    struct setup setup;
    setup_default(&setup, &null_game);
    null_game.start(state, &setup);
    TEST_ASSERT_EQUAL_UINT64(1, perft_count(&null_game, state, 0, workspace, UINT32_MAX));
    while (null_game.turn(state) != GAME_OVER) {
        null_game.apply(state, 1);
    }
    TEST_ASSERT_EQUAL_UINT64(1, perft_count(&null_game, state, 3, workspace, UINT32_MAX));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_the_counts_are_the_committed_ones);
    RUN_TEST(test_the_signatures_are_the_committed_ones);
    RUN_TEST(test_a_count_of_nothing_is_one);
    return UNITY_END();
}
