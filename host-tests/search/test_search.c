/* The opponents: they keep the rules, never peek, are the same everywhere, and stay within their room. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "choices.h"
#include "games.h"
#include "purse_game.h"
#include "search.h"
#include "test_games.h"

enum {
    PEEK_GAMES = 6,      /* of each game and seat count */
    PEEK_EVERY = 9,      /* decisions between two positions that are tried */
    PEEK_PLAYOUTS = 24,  /* thought about each: what counts is that hidden things don't */
    PLAYOUTS_MANY = 6000 /* more than the pool has nodes, also where the choice is settled before the last */
};

static struct search search;
static struct match match;
static move_t legal[GAME_MOVES_MAX];

void setUp(void) {}

void tearDown(void) {}

static move_t think(const struct match *of, const struct game_level *level, uint16_t playouts) {
    search_begin(&search, of, level, 7);
    search_budget(&search, playouts);
    while (!search_step(&search)) {
    }
    return search_best(&search);
}

static void start(const struct game *game, uint8_t seats, uint64_t seed) {
    const struct setup setup = {.game = game, .seed = seed, .seats = seats};
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, &setup));
}

static void play_random(struct rng *rng) {
    const unsigned count = match_moves(&match, legal);
    match_play(&match, legal[rng_below(rng, count)]);
}

/* ---- never peek: whatever is hidden, the choice is the same */

static unsigned positions;

static void check_position(const struct game_level *level, struct rng *rng) {
    static struct match other;
    const move_t choice = think(&match, level, PEEK_PLAYOUTS);
    other = match;
    match.setup.game->redeal(other.state, match_turn(&match), rng);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(choice, think(&other, level, PEEK_PLAYOUTS), level->name);
    TEST_ASSERT_TRUE_MESSAGE(match_legal(&match, choice), level->name);
    positions++;
}

static void check_levels(struct rng *rng) {
    unsigned count = 0;
    const struct game_level *levels = search_levels(match.setup.game, &count);
    for (unsigned i = 0; i < count; i++) {
        check_position(&levels[i], rng);
    }
    check_position(search_level_find(match.setup.game, "random"), rng);
    check_position(search_level_find(match.setup.game, "greedy"), rng);
}

static void peek_at_match(const struct game *game, uint8_t seats, uint64_t seed) {
    struct rng rng;
    rng_seed(&rng, seed * 31 + seats);
    start(game, seats, seed);
    while (match_turn(&match) != GAME_OVER && match.length < MATCH_LENGTH_MAX) {
        if ((match.length + seed) % PEEK_EVERY == 0) {
            check_levels(&rng);
        }
        play_random(&rng);
    }
}

static void test_the_choice_does_not_depend_on_what_is_hidden(void) {
    for (const struct game *const *game = games_all; *game != NULL; game++) {
        for (uint8_t seats = (*game)->seats_min; seats <= (*game)->seats_max; seats++) {
            for (uint64_t seed = 1; seed <= PEEK_GAMES; seed++) {
                peek_at_match(*game, seats, seed);
            }
        }
    }
    printf("positions looked at: %u\n", positions);
    TEST_ASSERT_GREATER_THAN_UINT(2000, positions);
}

/* ---- the tree */

static const struct game_level few_levels[] = {
    {"hasty", "Hasty", "", 1, 10, 0, 0, 0, 0, 0, 0, 0, 0},
    {"careless", "Careless", "", 1, 10, 255, 0, 0, 0, 0, 0, 0, 0},
    {"thorough", "Thorough", "", 500, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void test_a_full_tree_goes_on_thinking(void) {
    start(games_all[0], 2, 3);
    const move_t move = think(&match, search_level_find(games_all[0], "normal"), PLAYOUTS_MANY);
    TEST_ASSERT_TRUE(match_legal(&match, move));
    TEST_ASSERT_EQUAL_UINT(SEARCH_NODES, search.nodes);
    TEST_ASSERT_GREATER_THAN_UINT(SEARCH_NODES, search.playouts);
    TEST_ASSERT_EQUAL_UINT(search.playouts, search.node[0].visits);
}

static void test_the_room_is_kept(void) {
    TEST_ASSERT_LESS_OR_EQUAL_UINT(SEARCH_BYTES, sizeof(struct search));
}

static void test_one_legal_move_needs_no_thought(void) {
    start(&null_game, 2, 1);
    search_begin(&search, &match, &search_levels(&null_game, &(unsigned){0})[1], 1);
    TEST_ASSERT_TRUE(search_step(&search));
    TEST_ASSERT_EQUAL_UINT(0, search.playouts);
    TEST_ASSERT_EQUAL_HEX32(1, search_best(&search));
}

static void test_moves_that_are_the_same_need_no_thought(void) {
    start(&purse_game_idle, 2, 1);
    TEST_ASSERT_TRUE(match_legal(&match, think(&match, &few_levels[2], 500)));
    TEST_ASSERT_EQUAL_UINT(0, search.playouts);
}

/* ---- sense */

/* Calls it at each position of some random matches of all games. */
static void at_positions(void (*look)(void)) {
    for (const struct game *const *game = games_all; *game != NULL; game++) {
        for (uint64_t seed = 1; seed <= 6; seed++) {
            struct rng rng;
            rng_seed(&rng, seed);
            start(*game, (uint8_t)(seed % 2 == 0 ? (*game)->seats_max : (*game)->seats_min), seed);
            while (match_turn(&match) != GAME_OVER) {
                look();
                play_random(&rng);
            }
        }
    }
}

/* Both have sense, whether they decide by the quick move or at random. */
static const struct game_level absent = {"absent", "Absent", "", 50, 10, 0, 0, 0, 255, 0, 0, 0, 0};
static const struct game_level sensible = {"sensible", "Sensible", "", 8, 4, 128, 0, 0, 0, 0, 0, 0, 0};

/* Moves of the position for which it is true. */
static unsigned legal_where(bool (*is)(const void *state, move_t move)) {
    const unsigned count = match_moves(&match, legal);
    unsigned found = 0;
    for (unsigned i = 0; i < count; i++) {
        found += is(match.state, legal[i]);
    }
    return found;
}

static unsigned stops_seen;

static void look_for_stops(void) {
    const struct game *game = match.setup.game;
    if (game->stops != NULL && legal_where(game->stops) > 0 && legal_where(game->only_gains) > 0) {
        stops_seen++;
        TEST_ASSERT_FALSE(game->stops(match.state, think(&match, &sensible, 8)));
        TEST_ASSERT_FALSE(game->stops(match.state, think(&match, &absent, 8)));
    }
}

static void test_nothing_is_given_up_for_nothing(void) {
    at_positions(look_for_stops);
    printf("ends of actions: %u\n", stops_seen);
    TEST_ASSERT_GREATER_THAN_UINT(300, stops_seen);
}

static unsigned ways_back_seen;

/* The way back of the last move, if it is one way. */
static bool takes_back(move_t move) {
    const struct game *game = match.setup.game;
    uint16_t way[2], before[2];
    return match.length > 0 && game->walks(move, way) &&
           game->walks(match_move(&match, match.length - 1), before) && way[0] != way[1] &&
           way[0] == before[1] && way[1] == before[0];
}

static void look_for_ways_back(void) {
    const unsigned count = match.setup.game->walks != NULL ? match_moves(&match, legal) : 0;
    bool back = false;
    for (unsigned i = 0; i < count; i++) {
        back = back || takes_back(legal[i]);
    }
    if (back) {
        ways_back_seen++;
        TEST_ASSERT_FALSE(takes_back(think(&match, &sensible, 8)));
        TEST_ASSERT_FALSE(takes_back(think(&match, &absent, 8)));
    }
}

static void test_nobody_goes_there_and_back(void) {
    at_positions(look_for_ways_back);
    printf("ways back: %u\n", ways_back_seen);
    TEST_ASSERT_GREATER_THAN_UINT(100, ways_back_seen);
}

static unsigned pointless_seen, ends_seen;

static void look_for_pointless(void) {
    const struct game *game = match.setup.game;
    const unsigned found = game->pointless != NULL ? legal_where(game->pointless) : 0;
    if (found > 0 && found < match_moves(&match, legal)) {
        pointless_seen++;
        TEST_ASSERT_FALSE(game->pointless(match.state, think(&match, &sensible, 8)));
        TEST_ASSERT_FALSE(game->pointless(match.state, think(&match, &absent, 8)));
    }
}

static void test_nobody_does_what_is_pointless(void) {
    at_positions(look_for_pointless);
    printf("pointless moves: at %u positions\n", pointless_seen);
    TEST_ASSERT_GREATER_THAN_UINT(300, pointless_seen);
}

/* Where it lapses it ends no action that could go on. */
static void look_for_ends(void) {
    const struct game *game = match.setup.game;
    const unsigned ends = game->stops != NULL ? legal_where(game->stops) : 0;
    if (game == games_find(games_all, "empire") && ends > 0 && ends < match_moves(&match, legal)) {
        ends_seen++;
        TEST_ASSERT_FALSE(game->stops(match.state, think(&match, &absent, 8)));
    }
}

static void test_a_lapse_ends_no_action(void) {
    at_positions(look_for_ends);
    printf("ends of actions: at %u positions\n", ends_seen);
    TEST_ASSERT_GREATER_THAN_UINT(100, ends_seen);
}

static void test_a_slip_is_the_second_best_move(void) {
    enum { THOUGHT = 60 };
    const struct game_level sure = {.name = "sure", .playouts = THOUGHT, .cutoff = 10};
    const struct game_level slips = {.name = "slips", .playouts = THOUGHT, .cutoff = 10, .slips = 255};
    unsigned seconds = 0;
    start(games_all[0], 2, 3);
    for (unsigned i = 0; i < 20; i++) {
        const move_t best = think(&match, &sure, THOUGHT), move = think(&match, &slips, THOUGHT);
        const uint16_t first = search_next_best(&search, 0), second = search_next_best(&search, first);
        TEST_ASSERT_TRUE(move == best || move == search_move(&search, first) ||
                         move == search_move(&search, second));
        seconds += move != best;
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, best));
    }
    TEST_ASSERT_GREATER_THAN_UINT(5, seconds);
}

/* What is overlooked isn't tried, but there is always something to play. */
static void test_a_level_overlooks_moves(void) {
    const struct game_level half = {"half", "Half", "", 400, 4, 0, 0, 0, 0, 0, 128, 0, 0};
    const struct game_level blind = {"blind", "Blind", "", 20, 4, 0, 0, 0, 0, 0, 255, 0, 0};
    unsigned tried = 0;
    start(games_all[0], 2, 1);
    const unsigned count = match_moves(&match, legal);
    (void)think(&match, &half, 400);
    for (uint16_t at = search.node[0].child; at != 0; at = search.node[at].sibling) {
        tried++;
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, tried);
    TEST_ASSERT_LESS_THAN_UINT(count, tried);
    while (match_turn(&match) != GAME_OVER) {
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, think(&match, &blind, 20)));
    }
}

/* ---- a whole turn */

/* Plays so many decisions, each as the level thinks; the most playouts that one seat made in a row. */
static uint32_t play_turns(const struct game_level *level, unsigned decisions, unsigned *kept) {
    uint32_t most = 0, turn = 0;
    int before = GAME_OVER;
    for (unsigned i = 0; i < decisions && match_turn(&match) != GAME_OVER; i++) {
        turn = match_turn(&match) == before ? turn : 0;
        before = match_turn(&match);
        search_begin(&search, &match, level, i);
        while (!search_step(&search)) {
        }
        turn += search.playouts - (uint32_t)search.kept;
        most = turn > most ? turn : most;
        *kept += search.kept;
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, search_best(&search)));
    }
    return most;
}

/* What was thought about a move counts for the one after it, and no turn takes longer than so many half
 * thoughts (and the little that each step has at least). */
static void check_turns(const struct game *game, uint8_t said, uint8_t halves) {
    enum { DECISIONS = 800, PLAYOUTS = 60, LEAST = 16, STEPS = 4 };
    const struct game_level level = {.name = "level",
                                     .title = "Level",
                                     .words = "",
                                     .playouts = PLAYOUTS,
                                     .cutoff = 10,
                                     .turn_halves = said};
    unsigned kept = 0;
    start(game, 2, 3);
    const uint32_t most = play_turns(&level, DECISIONS, &kept);
    TEST_ASSERT_LESS_OR_EQUAL_UINT_MESSAGE(halves * PLAYOUTS / 2 + STEPS * LEAST, most, game->name);
    TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(PLAYOUTS, kept, game->name);
}

static void test_a_turn_takes_no_longer_than_four_thoughts(void) {
    for (const struct game *const *game = games_all; *game != NULL; game++) {
        check_turns(*game, 0, 8);
    }
}

static void test_a_level_may_have_shorter_turns(void) {
    check_turns(games_find(games_all, "bronze"), 3, 3);
}

/* A tree of another match, or of another turn, is not gone on with. */
static void test_only_the_same_turn_goes_on(void) {
    const struct game_level *level = search_level_find(games_all[0], "normal");
    start(games_all[0], 2, 3);
    const move_t move = think(&match, level, 100);
    start(games_all[0], 2, 4);
    match_moves(&match, legal);
    match_play(&match, match_legal(&match, move) ? move : legal[0]);
    search_begin(&search, &match, level, 1);
    TEST_ASSERT_EQUAL_UINT(0, search.from);
    TEST_ASSERT_EQUAL_UINT(0, search.spent);
}

static void start_at(const struct game *game, uint64_t seed, unsigned length, struct rng *rng) {
    start(game, 2, seed);
    while (match.length < length) {
        play_random(rng);
    }
}

/* Nor when the move since then could not have been made where this seat thought. */
static void test_a_move_from_elsewhere_is_not_gone_on_with(void) {
    enum { LENGTH = 9, SEEDS = 200 };
    const struct game_level *level = search_level_find(games_all[0], "normal");
    static struct match thought;
    struct rng rng;
    bool found = false;
    rng_seed(&rng, 1);
    start_at(games_all[0], 3, LENGTH, &rng);
    (void)think(&match, level, 100);
    thought = match;
    for (uint64_t seed = 4; !found && seed < SEEDS; seed++) {
        start_at(games_all[0], seed, LENGTH + 1, &rng);
        found = match_turn(&match) == search.seat && !match_legal(&thought, match_move(&match, LENGTH));
    }
    TEST_ASSERT_TRUE(found);
    search_begin(&search, &match, level, 1);
    TEST_ASSERT_EQUAL_UINT(0, search.from);
    TEST_ASSERT_EQUAL_UINT(0, search.spent);
}

/* What was a move in another deal, and is none here, leaves the tree that is gone on with. */
static void test_what_is_no_move_here_leaves_the_tree(void) {
    enum { PLAYOUTS = 3000 };
    const struct game_level *level = search_level_find(&purse_game_fickle, "normal");
    unsigned children = 0;
    start(&purse_game_fickle, 2, 1);
    (void)think(&match, level, PLAYOUTS);
    TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, PURSE_OPEN));
    search_begin(&search, &match, level, 1);
    TEST_ASSERT_GREATER_THAN_UINT(0, search.from);
    while (search.phase == SEARCH_KEEP) {
        (void)search_step(&search);
    }
    for (unsigned at = search.node[0].child; at != 0; at = search.node[at].sibling) {
        TEST_ASSERT_LESS_OR_EQUAL_UINT(PURSE_MOVES / 2, search.node[at].move & ((1u << GAME_MOVE_BITS) - 1));
        children++;
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, children);
}

/* What a save calls a level stays that level for good, whatever rungs are added: these numbers are in matches
 * that people play. */
static void test_a_number_in_a_save_keeps_its_meaning(void) {
    static const struct {
        const char *game, *names[7];
    } known[] = {
        {"bronze", {"easy", "normal", "hard", "settler", "herder", "builder", "elder"}},
        {"empire", {"easy", "normal", "hard", "gentle", "wanderer", "trader", "marshal"}},
        {"monuments", {"easy", "normal", "hard", "gentle", "shepherd", "captain", "hard"}},
    };
    for (unsigned i = 0; i < sizeof known / sizeof known[0]; i++) {
        const struct game *game = games_find(games_all, known[i].game);
        for (uint8_t number = 1; number <= 7; number++) {
            const struct game_level *level = search_level_numbered(game, number);
            TEST_ASSERT_EQUAL_STRING_MESSAGE(known[i].names[number - 1], level->name, game->name);
        }
        TEST_ASSERT_EQUAL_STRING("hard", search_level_numbered(game, 200)->name);
    }
}

/* Hurries after so many playouts; returns how many it were in the end. */
static unsigned hurried_at(const struct game_level *level, unsigned playouts) {
    start(games_all[0], 2, 3);
    search_begin(&search, &match, level, 1);
    while (search.playouts < playouts && !search_step(&search)) {
    }
    search_hurry(&search);
    while (!search_step(&search)) {
    }
    TEST_ASSERT_TRUE(match_legal(&match, search_best(&search)));
    return search.playouts;
}

static void test_hurry_ends_it_with_the_best_so_far(void) {
    static const struct game_level long_one = {"long", "Long", "", 1000, 10, 0, 0, 0, 0, 0, 0, 0, 0};
    TEST_ASSERT_EQUAL_UINT(501, hurried_at(&long_one, 500));  /* the next one has begun */
    TEST_ASSERT_EQUAL_UINT(992, hurried_at(&long_one, 1000)); /* settled by then */
}

/* Hurried before it has thought, a level still thinks a tenth of its time, and none moves for no reason. */
static void test_hurry_leaves_a_least_of_thought(void) {
    static const struct game_level long_one = {"long", "Long", "", 1000, 10, 0, 0, 0, 0, 0, 0, 0, 0};
    static const struct game_level brief = {"brief", "Brief", "", 100, 10, 0, 0, 0, 0, 0, 0, 0, 0};
    static const struct game_level briefest = {"briefest", "Briefest", "", 5, 10, 0, 0, 0, 0, 0, 0, 0, 0};
    TEST_ASSERT_EQUAL_UINT(100, hurried_at(&long_one, 0));
    TEST_ASSERT_EQUAL_UINT(16, hurried_at(&brief, 0));
    TEST_ASSERT_EQUAL_UINT(5, hurried_at(&briefest, 0));
}

static void test_a_game_without_hooks_is_searched_too(void) {
    start(&draw_game, 3, 5);
    while (match_turn(&match) != GAME_OVER) {
        const move_t move = think(&match, search_level_find(&draw_game, "hard"), 200);
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, move));
    }
}

/* In the draw game another pebble is a free point: who thinks takes all that a turn allows. */
static void test_free_points_are_taken(void) {
    start(&draw_game, 2, 5);
    while (match_turn(&match) != GAME_OVER) {
        match_play(&match, think(&match, search_level_find(&draw_game, "hard"), 2000));
    }
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    draw_game.count(match.state, points);
    TEST_ASSERT_EQUAL_INT(8, points[0][1]);
    TEST_ASSERT_EQUAL_INT(8, points[1][1]);
}

/* What ends the match is counted, not guessed: a point is taken though hardly anything was thought, and
 * though two moves are needed for it. */
static void test_the_last_point_is_taken(void) {
    for (unsigned i = 0; i < sizeof few_levels / sizeof few_levels[0]; i++) {
        start(&purse_game, 2, 1);
        TEST_ASSERT_EQUAL_UINT(PURSE_OPEN, think(&match, &few_levels[i], few_levels[i].playouts));
        match_play(&match, PURSE_OPEN);
        TEST_ASSERT_EQUAL_UINT(PURSE_TREASURE, think(&match, &few_levels[i], few_levels[i].playouts));
    }
}

static void test_what_was_hidden_is_not_counted_on(void) {
    start(&purse_game_veiled, 2, 1);
    TEST_ASSERT_EQUAL_UINT(PURSE_COIN, think(&match, &few_levels[0], 1));
}

/* A level that always blunders makes quick moves, without a playout. */
static void test_a_blunder_is_a_quick_move(void) {
    static const struct game_level careless = {"careless", "Careless", "", 50, 10, 255, 0, 0, 0, 0, 0, 0, 0};
    unsigned slips = 0;
    for (const struct game *const *game = games_all; *game != NULL; game++) {
        start(*game, 2, 3);
        for (unsigned i = 0; i < 20; i++) {
            search_begin(&search, &match, &careless, i);
            while (!search_step(&search)) {
            }
            slips += search.playouts == 0;
            TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, search_best(&search)));
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(20, slips);
}

/* Who always lapses plays every legal move, also those that neither thought nor the quick move would find. */
static void test_a_lapse_is_any_legal_move(void) {
    enum { SEEDS = 100 };
    move_t seen[SEEDS] = {0};
    unsigned different = 0;
    start(games_find(games_all, "bronze"), 2, 3);
    for (unsigned i = 0; i < SEEDS; i++) {
        search_begin(&search, &match, &absent, i);
        while (!search_step(&search)) {
        }
        const move_t move = search_best(&search);
        unsigned at = 0;
        while (at < different && seen[at] != move) {
            at++;
        }
        seen[at] = move;
        different += at == different;
        TEST_ASSERT_TRUE(match_legal(&match, move));
    }
    TEST_ASSERT_EQUAL_UINT(match_moves(&match, legal), different);
}

/* What a character likes may cost points, as open quests do: a value never leaves its scale. */
static void test_a_liking_of_losses_stays_on_the_scale(void) {
    enum { OPEN = 7 };
    static const struct game_level gloomy = {"gloomy", "Gloomy", "", 40, 10, 0, OPEN, 255, 0, 0, 0, 0, 0};
    const struct game *game = games_find(games_all, "monuments");
    struct rng rng;
    rng_seed(&rng, 1);
    start(game, 2, 1);
    for (unsigned i = 0; i < 150 && match_turn(&match) != GAME_OVER; i++) {
        play_random(&rng);
        if (i % 10 == 0 && match_turn(&match) != GAME_OVER) {
            TEST_ASSERT_TRUE(match_legal(&match, think(&match, &gloomy, 40)));
            for (unsigned node = 1; node < search.nodes; node++) {
                TEST_ASSERT_LESS_OR_EQUAL_UINT(1000u * search.node[node].visits, search.node[node].sum);
            }
        }
    }
}

/* To a position where a bid is to be made. */
static void start_bidding(uint8_t seats) {
    start(games_find(games_all, "empire"), seats, 3);
    struct rng rng;
    rng_seed(&rng, 3);
    while (!match.setup.game->decide_by_rollout(match.state)) {
        play_random(&rng);
    }
}

/* Among few a bid is thought about, among many it is felt; a hint always thinks. */
static void test_a_bid_is_felt_where_thought_does_not_help(void) {
    start_bidding(2);
    think(&match, search_level_find(match.setup.game, "hard"), 20);
    TEST_ASSERT_GREATER_THAN_UINT(10, search.playouts); /* settled before the 20th */
    start_bidding(GAME_SEATS_MAX);
    think(&match, search_level_find(match.setup.game, "hard"), 20);
    TEST_ASSERT_EQUAL_UINT(0, search.playouts);
    search_hint(&search, &match);
    while (!search_step(&search)) {
    }
    TEST_ASSERT_GREATER_THAN_UINT(100, search.playouts);
    TEST_ASSERT_TRUE(match_legal(&match, search_best(&search)));
}

static void test_a_hint_with_one_legal_move_needs_no_thought(void) {
    struct rng rng;
    rng_seed(&rng, 3);
    start(games_find(games_all, "bronze"), 2, 3);
    while (match_moves(&match, legal) != 1) {
        TEST_ASSERT_NOT_EQUAL_INT(GAME_OVER, match_turn(&match));
        play_random(&rng);
    }
    search_hint(&search, &match);
    while (!search_step(&search)) {
    }
    TEST_ASSERT_EQUAL_HEX32(legal[0], search_best(&search));
}

/* The hardest may be another one with each number of seats, for hints too; weaker ones are not. */
static void test_each_number_of_seats_has_its_hardest_level(void) {
    const struct game *game = games_find(games_all, "bronze");
    const struct game_level *hard = search_level_find(game, "hard");
    const struct game_level *normal = search_level_find(game, "normal");
    TEST_ASSERT_NOT_NULL(game->hardest);
    TEST_ASSERT_EQUAL_PTR(hard, game->hardest[0]);
    for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
        const struct game_level *expected = game->hardest[seats - game->seats_min];
        TEST_ASSERT_EQUAL_STRING(hard->name, expected->name);
        TEST_ASSERT_EQUAL(seats > game->seats_min, expected->cutoff == 0);
        start(game, seats, 3);
        search_begin(&search, &match, hard, 1);
        TEST_ASSERT_EQUAL_UINT(expected->playouts, search.wanted);
        search_hint(&search, &match);
        TEST_ASSERT_EQUAL_UINT(expected->playouts / 3 * 2, search.wanted);
        search_begin(&search, &match, normal, 1);
        TEST_ASSERT_EQUAL_UINT(normal->playouts, search.wanted);
    }
}

/* A turn's time is made of full thoughts: of as many playouts as were asked for, where those are more. */
static void test_a_larger_budget_lasts_for_a_turn(void) {
    enum { PLAYOUTS = 80 };
    const struct game *game = games_find(games_all, "bronze");
    const struct game_level *easy = search_level_find(game, "settler");
    TEST_ASSERT_LESS_OR_EQUAL_UINT(PLAYOUTS / 4, easy->playouts);
    start(game, 2, 3);
    for (unsigned step = 0; step < 2 || search.kept == 0; step++) { /* until the tree is kept */
        search_begin(&search, &match, easy, 1);
        search_budget(&search, PLAYOUTS);
        while (!search_step(&search)) {
        }
        TEST_ASSERT_EQUAL_UINT(PLAYOUTS, search.wanted);
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, search_best(&search)));
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, search.spent);
}

static void check_choices(const char *file_name, unsigned count) {
    char path[256];
    char name[64];
    unsigned expected = 0;
    unsigned lines = 0;
    snprintf(path, sizeof path, "%s/expected/%s", TEST_DIR, file_name);
    FILE *file = fopen(path, "r");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    while (fscanf(file, "%63s %x", name, &expected) == 2) {
        const struct game *game = games_find(games_all, name);
        TEST_ASSERT_NOT_NULL_MESSAGE(game, name);
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(expected, choices_of(game, count, &match, &search, NULL), name);
        lines++;
    }
    fclose(file);
    TEST_ASSERT_GREATER_THAN_UINT(0, lines);
}

/* On every compiler and machine. */
static void test_the_same_choices_everywhere(void) {
    check_choices("choices.txt", CHOICES);
    check_choices("choices-short.txt", CHOICES_SHORT);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_the_choice_does_not_depend_on_what_is_hidden);
    RUN_TEST(test_a_full_tree_goes_on_thinking);
    RUN_TEST(test_the_room_is_kept);
    RUN_TEST(test_one_legal_move_needs_no_thought);
    RUN_TEST(test_moves_that_are_the_same_need_no_thought);
    RUN_TEST(test_nothing_is_given_up_for_nothing);
    RUN_TEST(test_nobody_goes_there_and_back);
    RUN_TEST(test_nobody_does_what_is_pointless);
    RUN_TEST(test_a_lapse_ends_no_action);
    RUN_TEST(test_a_slip_is_the_second_best_move);
    RUN_TEST(test_a_level_overlooks_moves);
    RUN_TEST(test_a_turn_takes_no_longer_than_four_thoughts);
    RUN_TEST(test_a_level_may_have_shorter_turns);
    RUN_TEST(test_only_the_same_turn_goes_on);
    RUN_TEST(test_a_move_from_elsewhere_is_not_gone_on_with);
    RUN_TEST(test_what_is_no_move_here_leaves_the_tree);
    RUN_TEST(test_a_number_in_a_save_keeps_its_meaning);
    RUN_TEST(test_hurry_ends_it_with_the_best_so_far);
    RUN_TEST(test_hurry_leaves_a_least_of_thought);
    RUN_TEST(test_a_game_without_hooks_is_searched_too);
    RUN_TEST(test_free_points_are_taken);
    RUN_TEST(test_the_last_point_is_taken);
    RUN_TEST(test_what_was_hidden_is_not_counted_on);
    RUN_TEST(test_a_blunder_is_a_quick_move);
    RUN_TEST(test_a_lapse_is_any_legal_move);
    RUN_TEST(test_a_liking_of_losses_stays_on_the_scale);
    RUN_TEST(test_a_bid_is_felt_where_thought_does_not_help);
    RUN_TEST(test_a_hint_with_one_legal_move_needs_no_thought);
    RUN_TEST(test_each_number_of_seats_has_its_hardest_level);
    RUN_TEST(test_a_larger_budget_lasts_for_a_turn);
    RUN_TEST(test_the_same_choices_everywhere);
    return UNITY_END();
}
