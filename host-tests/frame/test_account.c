/* What changes points is told whole: over whole random games of every game, seat count and combination of
 * options, the lines from the beginning of each turn to its end add up to the change of the points that
 * everybody knows, for every seat, the end included; what is won is never lost again. `test_account long`
 * plays more games; docs/adding-a-game.md. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "account.h"
#include "bronze/bronze.h"
#include "empire/empire.h"
#include "games.h"
#include "match.h"
#include "monuments/monuments.h"
#include "standing.h"
#include "test_games.h"
#include "test_options.h"

enum {
    GAMES_QUICK = 6,
    GAMES_LONG = 200, /* per combination of options and seat count */
    BOLD = 3,         /* of so many moves one is any, the others are sensible ones: such games go further */
    REPORT = 200,
};

static struct {
    const struct game *game;
    uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)], turn_began[GAME_STATE_MAX / sizeof(uint32_t)];
    int16_t won[GAME_SEATS_MAX]; /* when the turn began */
    unsigned seats, turns, lines, moves;
    char broken[REPORT];
} run;
static unsigned games = GAMES_QUICK;

void setUp(void) {
    memset(&run, 0, sizeof run);
}

void tearDown(void) {}

#define KEEPS(promise, held)                                                                                 \
    do {                                                                                                     \
        if (!(held)) {                                                                                       \
            (void)snprintf(run.broken, sizeof run.broken, "%s, with %u seats, move %u: %s", run.game->name,  \
                           run.seats, run.moves, promise);                                                   \
            return false;                                                                                    \
        }                                                                                                    \
    } while (false)

/* ---- what is checked */

static bool over(void) {
    return run.game->turn(run.state) == GAME_OVER;
}

/* By `count`, not by items. */
static int known(const int16_t points[GAME_SOURCES_MAX], const void *state, unsigned source) {
    const bool secret = (run.game->secret_sources >> source & 1u) != 0;
    return secret && run.game->turn(state) != GAME_OVER ? 0 : points[source];
}

static bool check_items(void) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    run.game->count(run.state, points);
    for (unsigned source = 0; source < run.game->source_count; source++) {
        struct game_item items[GAME_ITEMS_MAX];
        const unsigned count = account_items(run.game, run.state, source, items);
        int sums[GAME_SEATS_MAX] = {0};
        for (unsigned i = 0; i < count; i++) {
            KEEPS("an item is a seat's or nobody's",
                  items[i].seat < run.seats || items[i].seat == GAME_NOBODY);
            KEEPS("nobody's items bring nothing",
                  items[i].seat != GAME_NOBODY || (items[i].points == 0 && items[i].won == 0));
            if (items[i].seat < run.seats) {
                sums[items[i].seat] += items[i].points;
            }
        }
        for (unsigned seat = 0; seat < run.seats; seat++) {
            KEEPS("items add up to their source", sums[seat] == known(points[seat], run.state, source));
        }
    }
    return true;
}

static bool check_won(void) {
    struct account_sum sums[GAME_SEATS_MAX];
    struct standing now;
    account_sums(run.game, run.state, 0, sums);
    standing_known(run.game, run.state, &now);
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        KEEPS("what is won is part of the points",
              seat >= run.seats || over() || sums[seat].won <= now.points[seat]);
        KEEPS("what is won is never lost", over() || sums[seat].won >= run.won[seat]);
        KEEPS("sums are the points that everybody knows", sums[seat].points == now.points[seat]);
        KEEPS("at the end all is won", !over() || sums[seat].won == now.points[seat]);
        run.won[seat] = sums[seat].won;
    }
    return true;
}

/* Whoever took something, or lost it, is told of it as well. */
static bool mirrored(const struct account_line *line) {
    struct account account;
    struct account_line of_other;
    account_begin(&account, run.game, run.turn_began, run.state, line->other);
    while (account_next(&account, &of_other)) {
        if (of_other.source == line->source && of_other.item == line->item) {
            return of_other.other == line->seat;
        }
    }
    return false;
}

static bool check_lines_of(unsigned seat, int change) {
    struct account account;
    struct account_line line;
    int sum = 0;
    account_begin(&account, run.game, run.turn_began, run.state, seat);
    while (account_next(&account, &line)) {
        const bool secret = (run.game->secret_sources >> line.source & 1u) != 0;
        sum += line.points;
        run.lines++;
        KEEPS("a line is about its seat", line.seat == seat && line.points == line.is - line.was);
        KEEPS("secrets wait for the end", !secret || over());
        KEEPS("both sides are told", line.other == GAME_NOBODY || mirrored(&line));
    }
    KEEPS("lines add up to the change of points", sum == change);
    return true;
}

static bool check_turn(void) {
    struct standing before, after;
    standing_known(run.game, run.turn_began, &before);
    standing_known(run.game, run.state, &after);
    for (unsigned seat = 0; seat < run.seats; seat++) {
        if (!check_lines_of(seat, after.points[seat] - before.points[seat])) {
            return false;
        }
    }
    run.turns++;
    memcpy(run.turn_began, run.state, sizeof run.state);
    return check_items() && check_won();
}

/* ---- games */

static move_t choose(struct rng *rng) {
    static move_t moves[GAME_MOVES_MAX];
    const unsigned count = run.game->moves(run.state, moves);
    return run.game->rollout == NULL || rng_below(rng, BOLD) == 0 ? moves[rng_below(rng, count)]
                                                                  : run.game->rollout(run.state, rng);
}

static bool play(const struct setup *setup) {
    struct rng rng;
    rng_seed(&rng, setup->seed * 7919 + setup->seats);
    memset(run.state, 0, sizeof run.state);
    run.game->start(run.state, setup);
    memcpy(run.turn_began, run.state, sizeof run.state);
    memset(run.won, 0, sizeof run.won);
    run.seats = setup->seats;
    run.moves = 0;
    if (!check_items() || !check_won()) {
        return false;
    }
    while (!over() && run.moves < MATCH_LENGTH_MAX) {
        const int seat = run.game->turn(run.state);
        run.game->apply(run.state, choose(&rng));
        run.moves++;
        if (run.game->turn(run.state) != seat && !check_turn()) {
            return false;
        }
    }
    return true;
}

static bool play_all(const struct game *game) {
    run.game = game;
    for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
        struct setup setup = {.game = game, .seats = seats};
        do {
            for (unsigned i = 0; i < games; i++) {
                setup.seed++;
                if (!play(&setup)) {
                    return false;
                }
            }
        } while (test_next_options(&setup));
    }
    return true;
}

static const struct game *subject;

static void test_lines_add_up(void) {
    TEST_ASSERT_TRUE_MESSAGE(play_all(subject), run.broken);
    TEST_ASSERT_TRUE(run.turns > 0 && (run.lines > 0 || subject == &null_game));
    (void)printf("accounts of %s: %u turns, %u lines\n", subject->name, run.turns, run.lines);
}

/* ---- the checks can fail: a game with one thing wrong in its items is caught */

static struct game bent;
static const struct game *straight;

static void expect_caught(const struct game *game, const char *promise,
                          unsigned (*items)(const void *, unsigned, struct game_item *)) {
    straight = game;
    bent = *game;
    bent.items = items != NULL ? items : game->items;
    TEST_ASSERT_FALSE_MESSAGE(play_all(&bent), promise);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.broken, promise), run.broken);
}

static unsigned one_point_more(const void *state, unsigned source, struct game_item *out) {
    const unsigned count = straight->items(state, source, out);
    for (unsigned i = 0; i < count && source == 1; i++) {
        out[i].points = (int16_t)(out[i].points + (out[i].points == 3));
    }
    return count;
}

static unsigned one_point_for_nothing(const void *state, unsigned source, struct game_item *out) {
    const unsigned count = straight->items(state, source, out);
    out[0].points = (int16_t)(out[0].points + (out[0].seat != GAME_NOBODY));
    return count;
}

static unsigned a_thing_is_forgotten(const void *state, unsigned source, struct game_item *out) {
    const unsigned count = straight->items(state, source, out);
    out[count - 1] = (struct game_item){0, 0, GAME_NOBODY};
    return count;
}

static unsigned all_is_won(const void *state, unsigned source, struct game_item *out) {
    const unsigned count = straight->items(state, source, out);
    for (unsigned i = 0; i < count; i++) {
        out[i].won = out[i].points;
    }
    return count;
}

static unsigned everybodys(const void *state, unsigned source, struct game_item *out) {
    const unsigned count = straight->items(state, source, out);
    out[0].seat = GAME_SEATS_MAX;
    return count;
}

static void test_wrong_items_are_caught(void) {
    const struct game *const all[] = {&bronze, &empire, &monuments};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++) {
        expect_caught(all[i], "what is won is never lost", all_is_won);
        expect_caught(all[i], "an item is a seat's or nobody's", everybodys);
    }
    expect_caught(&bronze, "lines add up to the change of points", one_point_more);
    expect_caught(&monuments, "lines add up to the change of points", one_point_more);
    expect_caught(&empire, "lines add up to the change of points", a_thing_is_forgotten);
    expect_caught(&monuments, "items add up to their source", one_point_for_nothing);
}

int main(int count, char **words) {
    games = count > 1 && strcmp(words[1], "long") == 0 ? GAMES_LONG : GAMES_QUICK;
    UNITY_BEGIN();
    const struct game *const *const lists[] = {test_games, games_all};
    for (unsigned i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        for (const struct game *const *game = lists[i]; *game != NULL; game++) {
            subject = *game;
            UnityDefaultTestRun(test_lines_add_up, subject->name, __LINE__);
        }
    }
    games = GAMES_QUICK;
    RUN_TEST(test_wrong_items_are_caught);
    return UNITY_END();
}
