/* The oddity hunt: games among all levels, all games, all seat counts. No crash, no illegal move, no stall,
 * and no level gives up free points with the game's last decision. `test_oddities <games>` plays more. */
#include <stdio.h>
#include <stdlib.h>
#include <unity.h>

#include "games.h"
#include "search.h"

enum { GAMES_DEFAULT = 60, PLAYOUTS = 20 };

static unsigned games_wanted = GAMES_DEFAULT;
static struct search search;
static struct match match;

void setUp(void) {}

void tearDown(void) {}

static const struct game_level *some_level(const struct game *game, struct rng *rng) {
    unsigned count = 0;
    const struct game_level *levels = search_levels(game, &count);
    unsigned const pick = rng_below(rng, count + 2);
    if (pick < count) {
        return &levels[pick];
    }
    return search_level_find(game, pick == count ? "random" : "greedy");
}

static int points_after(const struct match *of, move_t move, int seat) {
    static struct match after;
    struct standing standing = {{0}, {0}, 0};
    after = *of;
    match_play(&after, move);
    of->setup.game->rank(after.state, &standing);
    return match_turn(&after) == GAME_OVER ? standing.points[seat] : -1;
}

/* With the very last decision a level that thinks takes the most points there are. */
static void check_last_decision(const struct game_level *level, move_t choice) {
    static move_t moves[GAME_MOVES_MAX];
    int const seat = match_turn(&match);
    unsigned const count = match_moves(&match, moves);
    int const taken = points_after(&match, choice, seat);
    if (level->playouts < PLAYOUTS || level->slips > 0 || count > PLAYOUTS / 2) {
        return;
    }
    for (unsigned i = 0; i < count; i++) {
        int const other = points_after(&match, moves[i], seat);
        if (taken < 0 || other < 0) {
            return; /* not the last one after all */
        }
        TEST_ASSERT_GREATER_OR_EQUAL_INT_MESSAGE(other, taken, level->name);
    }
}

static void play_match(const struct setup *setup, struct rng *rng) {
    const struct game_level *levels[GAME_SEATS_MAX];
    for (unsigned seat = 0; seat < setup->seats; seat++) {
        levels[seat] = some_level(setup->game, rng);
    }
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, setup));
    for (int seat = match_turn(&match); seat != GAME_OVER; seat = match_turn(&match)) {
        search_begin(&search, &match, levels[seat], rng_next(rng));
        if (levels[seat]->playouts > PLAYOUTS) {
            search_budget(&search, PLAYOUTS);
        }
        unsigned steps = 0;
        while (!search_step(&search)) {
            TEST_ASSERT_LESS_THAN_UINT_MESSAGE(1000000, ++steps, "it stalls");
        }
        move_t const move = search_best(&search);
        check_last_decision(levels[seat], move);
        TEST_ASSERT_EQUAL_MESSAGE(MATCH_OK, match_play(&match, move), levels[seat]->name);
    }
}

static struct setup some_setup(const struct game *game, struct rng *rng) {
    struct setup setup = {.game = game, .seed = rng_next(rng)};
    setup.seats =
        (uint8_t)(game->seats_min + rng_below(rng, (uint32_t)(game->seats_max - game->seats_min + 1)));
    for (unsigned i = 0; i < game->option_count; i++) {
        setup.options[i] = (uint8_t)rng_below(rng, game->options[i].value_count);
    }
    return setup;
}

static void test_games_among_all_levels(void) {
    struct rng rng;
    unsigned games = 0;
    rng_seed(&rng, 42);
    while (games_all[games] != NULL) {
        games++;
    }
    for (unsigned i = 0; i < games_wanted; i++) {
        struct setup const setup = some_setup(games_all[i % games], &rng);
        play_match(&setup, &rng);
    }
    printf("%u games\n", games_wanted);
}

int main(int count, char **words) {
    games_wanted = count > 1 ? (unsigned)atoi(words[1]) : GAMES_DEFAULT;
    UNITY_BEGIN();
    RUN_TEST(test_games_among_all_levels);
    return UNITY_END();
}
