/* The oddity hunt: games among all levels, all games, all seat counts. No crash, no illegal move, no stall;
 * no level ends the last turn while there are still points to win, and none gives up an
 * action for nothing, goes there and back within a turn, or does what else looks silly (follies.h).
 * `test_oddities <games> <first>` plays others: each game depends only on its number, so that one that is odd
 * can be played again by itself. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "bronze/bronze.h"
#include "empire/empire.h"
#include "follies.h"
#include "games.h"
#include "monuments/monuments.h"
#include "search.h"
#include "standing.h"

enum {
    GAMES_DEFAULT = 60,
    LAST_MOVES_FACTOR = 5, /* games of quick moves are short */
    PLAYOUTS = 20,         /* while the end is far */
    UNKNOWN = -1000000,
    WIN = 1000
};

static unsigned games_wanted = GAMES_DEFAULT, first_game;
static unsigned last_turns; /* that were looked at */
static unsigned gifts;      /* last turns that left something lying */
static unsigned given_up;   /* actions, for nothing, */
static unsigned returns;    /* ways back, */
static unsigned follies;    /* and what else looks silly */
static struct search search;
static struct match match;

void setUp(void) {}

void tearDown(void) {}

static const struct game_level *some_level(const struct game *game, struct rng *rng) {
    unsigned count = 0;
    const struct game_level *levels = search_levels(game, &count);
    const unsigned pick = rng_below(rng, count + 2);
    if (pick < count) {
        return &levels[pick];
    }
    return search_level_find(game, pick == count ? "random" : "greedy");
}

/* Thinks to its end, with at most so many playouts. */
static move_t thought(const struct game_level *level, uint64_t seed, uint16_t most) {
    unsigned steps = 0;
    search_begin(&search, &match, level, seed);
    if (level->playouts > most) {
        search_budget(&search, most);
    }
    while (!search_step(&search)) {
        TEST_ASSERT_LESS_THAN_UINT_MESSAGE(1000000, ++steps, "it stalls");
    }
    return search_best(&search);
}

/* Points ahead of the best of the others; winning counts for more than any number of them. */
static int lead(const struct standing *standing, unsigned seats, unsigned seat) {
    int rival = -WIN;
    for (unsigned other = 0; other < seats; other++) {
        if (other != seat && standing->points[other] > rival) {
            rival = standing->points[other];
        }
    }
    return standing->points[seat] - rival + (standing->rank[seat] == 1 ? WIN : 0);
}

/* How a seat stands when the move has ended the match, or the move and one after it that ends it; UNKNOWN if
 * neither can. What a draw or a roll brings nobody could know: after such a move nothing is free. */
static int end_after(const struct match *of, move_t move, int seat, bool may_go_on) {
    static struct match after[2];
    static move_t moves[2][GAME_MOVES_MAX];
    struct match *here = &after[may_go_on];
    struct standing standing = {{0}, {0}, 0};
    int best = UNKNOWN;
    *here = *of;
    match_play(here, move);
    if (match_turn(here) == GAME_OVER) {
        standing_of(of->setup.game, here->state, &standing);
        return lead(&standing, of->setup.seats, (unsigned)seat);
    }
    const bool shown = here->barrier == here->length;
    const bool goes_on = may_go_on && !shown && match_turn(here) == seat;
    const unsigned count = goes_on ? match_moves(here, moves[may_go_on]) : 0;
    for (unsigned i = 0; i < count; i++) {
        const int points = end_after(here, moves[may_go_on][i], seat, false);
        best = points > best ? points : best;
    }
    return best;
}

static bool is_opponent(const struct game *game, const struct game_level *level) {
    unsigned count = 0;
    const struct game_level *levels = search_levels(game, &count);
    return level >= levels && level < levels + count;
}

/* The best end that the seat has in its hand, by this move or with one more after it. */
static int best_end(int seat) {
    static move_t moves[GAME_MOVES_MAX];
    const unsigned count = match_moves(&match, moves);
    int best = UNKNOWN;
    for (unsigned i = 0; i < count; i++) {
        const int reached = end_after(&match, moves[i], seat, true);
        best = reached > best ? reached : best;
    }
    return best;
}

/* The move that ends the match leaves no points lying that another move would have taken before the end. */
static void check_last_turn(const struct game_level *level, move_t choice, unsigned number) {
    const int seat = match_turn(&match);
    const int taken = end_after(&match, choice, seat, false);
    if (taken == UNKNOWN || !is_opponent(match.setup.game, level)) {
        return; /* goes on; or a yardstick */
    }
    const int best = best_end(seat);
    last_turns++;
    if (best > taken) {
        gifts++;
        printf("game %u: %s for %u, move %u: %s gives up %d (%d instead of %d)\n", number,
               match.setup.game->name, match.setup.seats, match.length, level->name, best - taken, taken,
               best);
    }
}

/* ---- actions given up, ways back */

/* A marker could still be placed where the seat stands. */
static bool bronze_gives_up(move_t choice) {
    const struct bronze *state = (const void *)match.state;
    const unsigned reached = state->reached[state->seat];
    return choice == BRONZE_DONE && bronze_legal_spots(state, reached == 0 ? 0 : reached - 1u) != 0;
}

/* An army or a city could still be placed. */
static bool empire_gives_up(move_t choice) {
    static move_t moves[GAME_MOVES_MAX];
    const unsigned count = match_moves(&match, moves);
    bool places = false;
    for (unsigned i = 0; i < count; i++) {
        const unsigned kind = empire_move_kind(moves[i]);
        places = places || kind == EMPIRE_MOVE_PLACE || kind == EMPIRE_MOVE_CITY;
    }
    return places && empire_move_kind(choice) == EMPIRE_MOVE_PASS;
}

/* A hex could still produce, a town have a worker. */
static bool monuments_gives_up(move_t choice) {
    struct monuments_step step;
    monuments_step(match.state, &step);
    return monuments_move_op(choice) == MONUMENTS_OP_DONE &&
           (step.kind == MONUMENTS_TASK_PRODUCE || step.kind == MONUMENTS_TASK_POPULATE);
}

/* What stands where in Eight-Minute Empire; false: the move is no walk. Of Monuments follies.c counts it. */
struct board {
    uint8_t bytes[sizeof(((struct empire_state *)0)->armies)];
};

static bool board_of(const struct game *game, const void *of, move_t move, struct board *board) {
    memcpy(board->bytes, ((const struct empire_state *)of)->armies,
           game == &empire ? sizeof board->bytes : 0);
    return game == &empire && empire_move_kind(move) == EMPIRE_MOVE_ARMY;
}

enum { WALKS_MAX = 64 };
static struct board boards[WALKS_MAX]; /* before each walk of a turn */
static unsigned walks;

static void tell(const struct game_level *level, const char *what, unsigned number) {
    printf("game %u: %s for %u, move %u: %s %s\n", number, match.setup.game->name, match.setup.seats,
           match.length, level->name, what);
}

static bool has_sense(const struct game_level *level) {
    return is_opponent(match.setup.game, level);
}

static void check_giving_up(const struct game_level *level, move_t choice, unsigned number) {
    const struct game *game = match.setup.game;
    const bool gives_up = game == &bronze   ? bronze_gives_up(choice)
                          : game == &empire ? empire_gives_up(choice)
                                            : game == &monuments && monuments_gives_up(choice);
    if (gives_up && has_sense(level)) {
        given_up++;
        tell(level, "gives up an action for nothing", number);
    }
}

/* Before the move is played; `ended`: the turn before it has ended. */
static void note_board(move_t choice, bool ended) {
    walks = ended ? 0 : walks;
    if (walks < WALKS_MAX && board_of(match.setup.game, match.state, choice, &boards[walks])) {
        walks++;
    }
}

/* After it. One that ends the match is no way back: there all ends are compared, and the points decide. */
static void check_return(const struct game_level *level, move_t choice, unsigned number) {
    struct board now;
    const bool over = match_turn(&match) == GAME_OVER;
    const bool walked = board_of(match.setup.game, match.state, choice, &now) && !over;
    for (unsigned i = 0; walked && has_sense(level) && i + 1 < walks; i++) {
        if (memcmp(&now, &boards[i], sizeof now) == 0) {
            returns++;
            tell(level, "goes there and back", number);
            return;
        }
    }
}

/* Before the move is played. */
static void check_follies(const struct game_level *level, move_t choice, unsigned number) {
    static const enum folly never[] = {FOLLY_EMPTY_ATTACK, FOLLY_EMPTY_CARD, FOLLY_SWAP,
                                       FOLLY_ONE_BACK,     FOLLY_FAR,        FOLLY_LAST,
                                       FOLLY_WAIT,         FOLLY_OWN_ARMY,   FOLLY_DETOUR};
    uint32_t now[FOLLIES] = {0};
    follies_move(&match, choice, has_sense(level), now);
    for (unsigned i = 0; i < sizeof never / sizeof never[0]; i++) {
        if (now[never[i]] > 0) {
            follies++;
            tell(level, folly_words[never[i]], number);
        }
    }
}

static void play_match(const struct setup *setup, struct rng *rng, unsigned number) {
    const struct game_level *levels[GAME_SEATS_MAX];
    int before = GAME_OVER;
    for (unsigned seat = 0; seat < setup->seats; seat++) {
        levels[seat] = some_level(setup->game, rng);
    }
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, setup));
    follies_start();
    for (int seat = match_turn(&match); seat != GAME_OVER; seat = match_turn(&match)) {
        const uint64_t seed = rng_next(rng);
        move_t move = thought(levels[seat], seed, PLAYOUTS);
        if (end_after(&match, move, seat, false) != UNKNOWN) {
            move =
                thought(levels[seat], seed, UINT16_MAX); /* what counts is what it does with all its time */
            check_last_turn(levels[seat], move, number);
        }
        check_giving_up(levels[seat], move, number);
        check_follies(levels[seat], move, number);
        note_board(move, seat != before);
        before = seat;
        TEST_ASSERT_EQUAL_MESSAGE(MATCH_OK, match_play(&match, move), levels[seat]->name);
        check_return(levels[seat], move, number);
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

static struct setup setup_of(unsigned number, struct rng *rng) {
    unsigned games = 0;
    while (games_all[games] != NULL) {
        games++;
    }
    rng_seed(rng, number);
    return some_setup(games_all[number % games], rng);
}

/* Plays so many games, each by its number; none may leave anything lying at its end. */
static void hunt(unsigned games, void (*play)(const struct setup *, struct rng *, unsigned),
                 const char *how) {
    last_turns = 0;
    for (unsigned i = 0; i < games; i++) {
        struct rng rng;
        const struct setup setup = setup_of(first_game + i, &rng);
        play(&setup, &rng, first_game + i);
    }
    printf("%u games%s, %u of them ended by an opponent\n", games, how, last_turns);
    TEST_ASSERT_EQUAL_UINT(0, gifts);
    TEST_ASSERT_EQUAL_UINT(0, given_up);
    TEST_ASSERT_EQUAL_UINT(0, returns);
    TEST_ASSERT_EQUAL_UINT(0, follies);
}

static void test_games_among_all_levels(void) {
    hunt(games_wanted, play_match, "");
}

/* Nearly every match comes to some position in which the next move could end it, and here each level meets
 * it: matches of quick moves alone, but for their last moves. */

static bool can_end(int seat) {
    static move_t moves[GAME_MOVES_MAX];
    const unsigned count = match_moves(&match, moves);
    for (unsigned i = 0; i < count; i++) {
        if (end_after(&match, moves[i], seat, false) != UNKNOWN) {
            return true;
        }
    }
    return false;
}

static void play_last_moves(const struct setup *setup, struct rng *rng, unsigned number) {
    unsigned count = 0;
    const struct game_level *levels = search_levels(setup->game, &count);
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&match, setup));
    for (int seat = match_turn(&match); seat != GAME_OVER; seat = match_turn(&match)) {
        move_t move = setup->game->rollout(match.state, rng);
        if (can_end(seat)) {
            const struct game_level *level = &levels[rng_below(rng, count)];
            move = thought(level, rng_next(rng), UINT16_MAX);
            check_last_turn(level, move, number);
        }
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&match, move));
    }
}

static void test_last_moves_of_each_level(void) {
    hunt(games_wanted * LAST_MOVES_FACTOR, play_last_moves, " by quick moves");
}

int main(int count, char **words) {
    games_wanted = count > 1 ? (unsigned)atoi(words[1]) : GAMES_DEFAULT;
    first_game = count > 2 ? (unsigned)atoi(words[2]) : 0;
    UNITY_BEGIN();
    RUN_TEST(test_games_among_all_levels);
    RUN_TEST(test_last_moves_of_each_level);
    return UNITY_END();
}
