/* Reasons: what they say is true, they depend on nothing hidden, and asking for them changes nothing. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "account.h"
#include "choices.h"
#include "games.h"
#include "test_games.h"

enum { THOUGHT = 40 /* playouts */, WORDS = 120 };

static struct search search;
static struct match match;
static move_t legal[GAME_MOVES_MAX];

void setUp(void) {}
void tearDown(void) {}

static void start(const struct game *game, uint8_t seats, uint64_t seed) {
    const struct setup setup = {.game = game, .seed = seed, .seats = seats};
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
}

static move_t think(const struct match *of, const char *level, uint16_t playouts) {
    search_begin(&search, of, search_level_find(of->setup.game, level), 7);
    search_budget(&search, playouts);
    while (!search_step(&search)) {
    }
    return search_best(&search);
}

static unsigned reason(bool own, struct reason part[REASON_PARTS]) {
    reason_begin(&search, own, false);
    while (!reason_step(&search)) {
    }
    return reason_parts(&search, part);
}

static const char *words(void) {
    static char room[WORDS];
    struct text_buffer buffer;
    room[0] = '\0';
    reason_text(&search, text_into(&buffer, room, sizeof room));
    TEST_ASSERT_FALSE(buffer.cut);
    return room;
}

static void test_it_says_what_the_move_brings(void) {
    struct reason part[REASON_PARTS];
    start(&draw_game, 2, 5);
    match_play(&match, match_find(&match, "write:1"));
    match_play(&match, match_find(&match, "write:2"));
    think(&match, "hard", 1000);
    TEST_ASSERT_GREATER_THAN_UINT(0, reason(true, part));
    TEST_ASSERT_EQUAL_UINT8(REASON_BRINGS, part[0].kind);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(words(), "pebbles +4"), words());
}

/* Nothing to choose from, and no thought at all. */
static void test_it_says_why_there_is_none(void) {
    struct reason part[REASON_PARTS];
    start(&null_game, 2, 1);
    while (match_moves(&match, legal) != 1) {
        match_play(&match, legal[0]);
    }
    think(&match, "hard", THOUGHT);
    TEST_ASSERT_EQUAL_UINT(1, reason(false, part));
    TEST_ASSERT_EQUAL_UINT8(REASON_ONLY, part[0].kind);
    TEST_ASSERT_EQUAL_STRING("", words());
}

/* Then it is told what comes of the move, but not what it was better than: nothing else was looked at. */
static void test_a_blunder_is_by_feeling(void) {
    static const struct game_level feels = {.name = "feels", .playouts = 9, .cutoff = 9, .blunders = 255};
    struct reason part[REASON_PARTS];
    start(&draw_game, 2, 3);
    search_begin(&search, &match, &feels, 1);
    TEST_ASSERT_TRUE(match_legal(&match, search_best(&search)));
    while (!search_step(&search)) {
    }
    TEST_ASSERT_EQUAL_UINT(1, reason(false, part));
    TEST_ASSERT_EQUAL_UINT8(REASON_FEELING, part[0].kind);
    start(games_find(games_all, "bronze"), 2, 3);
    for (unsigned i = 0; i < 10; i++) {
        search_begin(&search, &match, &feels, i);
        while (!search_step(&search)) {
        }
        const unsigned count = reason(false, part);
        for (unsigned at = 0; at < count; at++) {
            TEST_ASSERT_LESS_THAN_UINT8(REASON_KEEPS, part[at].kind);
        }
        match_play(&match, search_best(&search));
    }
}

/* How often a level of so many playouts has no reason, in a match of Monuments of quick moves. */
static unsigned without_reason(uint16_t playouts, enum reason_kind kind) {
    const struct game_level level = {.name = "some", .playouts = playouts, .cutoff = 8};
    struct reason part[REASON_PARTS];
    struct rng rng;
    unsigned found = 0;
    rng_seed(&rng, 4);
    start(games_find(games_all, "monuments"), 2, 3);
    for (unsigned i = 0; i < 60; i++) {
        search_begin(&search, &match, &level, i);
        while (!search_step(&search)) {
        }
        found += reason(false, part) == 1 && part[0].kind == kind;
        match_play(&match, match.setup.game->rollout(match.state, &rng));
    }
    return found;
}

/* It isn't said to be better in many ways where hardly anything was compared. */
static void test_little_thought_is_said_to_be_little(void) {
    TEST_ASSERT_EQUAL_UINT(0, without_reason(16, REASON_NONE));
    TEST_ASSERT_GREATER_THAN_UINT(0, without_reason(16, REASON_FEELING));
    TEST_ASSERT_GREATER_THAN_UINT(0, without_reason(40, REASON_NONE));
    TEST_ASSERT_EQUAL_UINT(0, without_reason(40, REASON_FEELING));
}

/* ---- nothing hidden, nothing secret */

static void check_hidden(struct rng *rng, unsigned *secrets) {
    static struct match other;
    static struct reason part[REASON_PARTS], others[REASON_PARTS];
    think(&match, "hard", THOUGHT);
    const unsigned count = reason(false, part);
    other = match;
    match.setup.game->redeal(other.state, match_turn(&match), rng);
    think(&other, "hard", THOUGHT);
    memset(others, 0, sizeof others);
    TEST_ASSERT_EQUAL_UINT(count, reason(false, others));
    TEST_ASSERT_EQUAL_MEMORY(part, others, count * sizeof part[0]);
    for (unsigned i = 0; i < count; i++) {
        const bool points =
            part[i].kind == REASON_BRINGS || part[i].kind == REASON_TAKES || part[i].kind >= REASON_PREPARES;
        TEST_ASSERT_FALSE(points && (match.setup.game->secret_sources >> part[i].source & 1u) != 0);
        *secrets += part[i].kind == REASON_SECRET;
    }
}

static void test_it_depends_on_nothing_hidden_and_tells_no_secret(void) {
    struct rng rng;
    unsigned secrets = 0;
    rng_seed(&rng, 5);
    for (unsigned at = 0; games_all[at] != NULL; at++) {
        start(games_all[at], games_all[at]->seats_min, at + 1);
        for (unsigned i = 0; i < 60 && match_turn(&match) != GAME_OVER; i++) {
            if (i % 6 == 0) {
                check_hidden(&rng, &secrets);
            }
            const unsigned count = match_moves(&match, legal);
            match_play(&match, legal[rng_below(&rng, count)]);
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, secrets);
}

/* ---- what is said of the turn's end then happens */

static int16_t points_by(const struct game *game, const void *state, const struct reason *part) {
    struct game_item items[GAME_ITEMS_MAX];
    (void)account_items(game, state, part->source, items);
    return items[part->item].seat == part->seat ? items[part->item].points : 0;
}

/* The move, and what follows of itself. False: the turn goes on, or what shows up decides. */
static bool to_the_turns_end(void *state, move_t move) {
    const struct game *game = match.setup.game;
    bool shown = game->apply(state, move);
    while (!shown && game->turn(state) == match_turn(&match) && game->moves(state, legal) == 1) {
        shown = game->apply(state, legal[0]);
    }
    return game->turn(state) != match_turn(&match);
}

static void check_comes_true(unsigned *checked) {
    static uint32_t after[GAME_STATE_MAX / sizeof(uint32_t)];
    const struct game *game = match.setup.game;
    struct reason part[REASON_PARTS];
    const unsigned count = reason(false, part);
    memcpy(after, match.state, game->state_bytes);
    if (!to_the_turns_end(after, search_best(&search))) {
        return;
    }
    for (unsigned i = 0; i < count; i++) {
        if (part[i].kind == REASON_BRINGS || part[i].kind == REASON_TAKES) {
            const int change = points_by(game, after, &part[i]) - points_by(game, match.state, &part[i]);
            TEST_ASSERT_EQUAL_INT(part[i].kind == REASON_BRINGS ? part[i].points : -part[i].points, change);
            ++*checked;
        }
    }
}

static void test_what_it_says_of_the_turns_end_comes_true(void) {
    for (unsigned at = 0; games_all[at] != NULL; at++) {
        unsigned checked = 0;
        start(games_all[at], games_all[at]->seats_min, 4);
        for (unsigned i = 0; i < 240 && match_turn(&match) != GAME_OVER; i++) {
            think(&match, "hard", THOUGHT);
            check_comes_true(&checked);
            match_play(&match, search_best(&search));
        }
        TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(2, checked, games_all[at]->name);
    }
}

/* ---- something is said */

/* In whole games, with the most seats; tools/bench.d/reasons counts at full thought. */
static void test_few_moves_have_no_reason(void) {
    enum { PLAYOUTS = 100, TENTH = 10 };
    for (unsigned at = 0; games_all[at] != NULL; at++) {
        unsigned moves = 0, none = 0;
        start(games_all[at], games_all[at]->seats_max, 4);
        while (match_turn(&match) != GAME_OVER) {
            struct reason part[REASON_PARTS];
            think(&match, "hard", PLAYOUTS);
            (void)reason(false, part);
            moves += part[0].kind != REASON_ONLY;
            none += part[0].kind == REASON_NONE;
            match_play(&match, search_best(&search));
        }
        TEST_ASSERT_LESS_OR_EQUAL_UINT_MESSAGE(moves / TENTH, none, games_all[at]->name);
    }
}

/* ---- the same everywhere */

static uint32_t expected_of(const char *file_name, const char *game) {
    char path[256], name[64];
    unsigned value = 0;
    snprintf(path, sizeof path, "%s/expected/%s", TEST_DIR, file_name);
    FILE *file = fopen(path, "r");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    while (fscanf(file, "%63s %x", name, &value) == 2 && strcmp(name, game) != 0) {
    }
    fclose(file);
    TEST_ASSERT_EQUAL_STRING(game, name);
    return value;
}

/* And asking for them changes no choice, though the tree is kept from one to the next. */
static void test_the_same_reasons_everywhere_and_the_same_choices(void) {
    for (unsigned at = 0; games_all[at] != NULL; at++) {
        const char *name = games_all[at]->name;
        uint32_t reasons = 0;
        const uint32_t choices = choices_of(games_all[at], CHOICES_SHORT, &match, &search, &reasons);
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(expected_of("choices-short.txt", name), choices, name);
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(expected_of("reasons-short.txt", name), reasons, name);
        reasons = 0;
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(expected_of("choices.txt", name),
                                        choices_of(games_all[at], CHOICES, &match, &search, &reasons), name);
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_it_says_what_the_move_brings);
    RUN_TEST(test_it_says_why_there_is_none);
    RUN_TEST(test_a_blunder_is_by_feeling);
    RUN_TEST(test_little_thought_is_said_to_be_little);
    RUN_TEST(test_it_depends_on_nothing_hidden_and_tells_no_secret);
    RUN_TEST(test_what_it_says_of_the_turns_end_comes_true);
    RUN_TEST(test_few_moves_have_no_reason);
    RUN_TEST(test_the_same_reasons_everywhere_and_the_same_choices);
    return UNITY_END();
}
