/* How often a seat wins by what the search says that a position is worth to it: fits the table of chances
 * that the coach reads (`chances` of struct game) to games between equals, prints it, and checks it on other
 * games.
 *
 *   chances <game> seats=<n> [games=400] [checks=400] [playouts=30] [thought=120] [every=5] [seed=1]
 *
 * Each game is played by opponents of `playouts`, which make a quick move one time in eight, so that leads
 * arise as they do among people. At every fifth decision the coach values the move that was made, with
 * `thought` playouts. The table minimises the squares of what then happened less what was named; its places
 * only rise. The same words print the same table. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games.h"
#include "review.h"
#include "standing.h"

enum {
    FULL = 1000,
    STEP = FULL / (GAME_CHANCES - 1),
    QUICK = 8,
    OF_A_GAME = 2000, /* samples, at most */
    TENTHS = 10,
    PLACES = 2 * GAME_CHANCES,
    ROUNDS = 20000, /* of fitting: far more than it takes */
};

static const double ridge = 3; /* samples that say what the plain value says, at each place */

struct wish {
    const struct game *game;
    unsigned seats, games, checks, playouts, thought, every, seed;
};

struct sample {
    struct review_side side;
    unsigned seat;
};

/* Named chances of a tenth, and what happened. By games, since positions of a game are related. */
struct tenth {
    double named, won, squares; /* sums; of a game's differences */
    unsigned count, games;
};

static struct search search;
static struct match match;
static struct review review;
static struct sample samples[OF_A_GAME];
static double normal[PLACES][PLACES + 1]; /* sums of squares, and with what happened */
static double fitted[PLACES];

/* ---- games */

static move_t choose(const struct wish *wish, struct rng *rng) {
    unsigned count = 0;
    const struct game_level *levels = search_levels(wish->game, &count);
    if (wish->game->rollout != NULL && rng_below(rng, QUICK) == 0) {
        return wish->game->rollout(match.state, rng);
    }
    search.phase = SEARCH_PLAYOUT;
    search_begin(&search, &match, &levels[count - 1], rng_next(rng));
    search_budget(&search, (uint16_t)wish->playouts);
    while (!search_step(&search)) {
    }
    return search_best(&search);
}

/* The coach looks at the position, with the move in the log that is made there. */
static bool sample(const struct wish *wish, move_t move, struct sample *out) {
    static struct match there;
    bool shown = false;
    there = match;
    match_propose(&there, move, &shown);
    there.length = match.length;
    memcpy(there.state, match.state, sizeof there.state);
    out->seat = (unsigned)match_turn(&match);
    return review_sample(&review, &there, (uint16_t)wish->thought, &out->side);
}

static unsigned play(const struct wish *wish, unsigned seed) {
    struct setup setup;
    struct rng rng;
    unsigned count = 0;
    setup_default(&setup, wish->game);
    setup.seats = (uint8_t)wish->seats;
    setup.seed = seed;
    rng_seed(&rng, seed);
    match_start(&match, &setup);
    review_begin(&review, &search, &setup, 0, UINT8_MAX, 0);
    while (match_turn(&match) != GAME_OVER) {
        const move_t move = choose(wish, &rng);
        if (rng_below(&rng, wish->every) == 0 && count < OF_A_GAME) {
            count += sample(wish, move, &samples[count]);
        }
        match_play(&match, move);
    }
    return count;
}

/* Of the first place. */
static double won(const struct standing *standing, unsigned seat) {
    return standing->rank[seat] == 1 ? (double)FULL / standing_winners(standing) : 0;
}

/* ---- fitting */

static double between(double number, double least, double most) {
    return number < least ? least : number > most ? most : number;
}

/* What a sample says of how much each place of the tables is above the one before: its worth where playouts
 * were cut off, and its victories where they came to the end. */
static void parts(const struct sample *of, double part[PLACES]) {
    const struct review_side *side = &of->side;
    const double all = side->ended + side->open;
    const unsigned open = side->open > 0 ? side->open_sum / side->open : 0,
                   ended = side->ended > 0 ? side->ended_sum / side->ended : 0;
    for (unsigned i = 0; i < PLACES; i++) {
        const bool is_open = i < GAME_CHANCES;
        const double worth = is_open ? open : ended, share = (is_open ? side->open : side->ended) / all;
        part[i] = between((worth - (double)(i % GAME_CHANCES) * STEP) / STEP + 1, 0, 1) * share;
    }
}

static void add(const struct sample *of, double happened) {
    double part[PLACES];
    parts(of, part);
    for (unsigned i = 0; i < PLACES; i++) {
        for (unsigned other = 0; other < PLACES; other++) {
            normal[i][other] += part[i] * part[other];
        }
        normal[i][PLACES] += part[i] * happened;
    }
}

/* Step by step, none of them downwards. */
static void fit(void) {
    for (unsigned i = 0; i < PLACES; i++) {
        fitted[i] = i % GAME_CHANCES == 0 ? 0 : STEP;
        normal[i][i] += ridge;
        normal[i][PLACES] += ridge * fitted[i];
    }
    for (unsigned round = 0; round < ROUNDS; round++) {
        for (unsigned i = 0; i < PLACES; i++) {
            double rest = normal[i][PLACES];
            for (unsigned other = 0; other < PLACES; other++) {
                rest -= other != i ? normal[i][other] * fitted[other] : 0;
            }
            fitted[i] = between(rest / normal[i][i], 0, FULL);
        }
    }
    for (unsigned i = 0; i < PLACES; i++) {
        fitted[i] = between(fitted[i] + (i % GAME_CHANCES == 0 ? 0 : fitted[i - 1]), 0, FULL);
    }
}

static void put_table(uint16_t table[2][GAME_CHANCES]) {
    for (unsigned i = 0; i < PLACES; i++) {
        const unsigned place = i % GAME_CHANCES;
        table[i / GAME_CHANCES][place] = (uint16_t)lround(fitted[i]);
        printf("%s%u%s", place == 0 ? "{" : "", (unsigned)lround(fitted[i]),
               place + 1 < GAME_CHANCES ? ", " : "},\n");
    }
    fflush(stdout);
}

/* ---- checking */

static void check_game(const struct wish *wish, unsigned count, const struct standing *standing,
                       struct tenth tenth[TENTHS]) {
    double difference[TENTHS] = {0};
    unsigned seen[TENTHS] = {0};
    for (unsigned i = 0; i < count; i++) {
        const int named = review_chance(wish->game, wish->seats, &samples[i].side);
        const unsigned at = named >= FULL ? TENTHS - 1 : (unsigned)named * TENTHS / FULL;
        const double happened = won(standing, samples[i].seat);
        tenth[at].named += named;
        tenth[at].won += happened;
        tenth[at].count++;
        difference[at] += happened - named;
        seen[at]++;
    }
    for (unsigned at = 0; at < TENTHS; at++) {
        tenth[at].squares += difference[at] * difference[at];
        tenth[at].games += seen[at] > 0;
    }
}

static void put_check(const struct tenth tenth[TENTHS]) {
    static const double normal_95 = 1.96, to_percent = 0.1;
    for (unsigned at = 0; at < TENTHS; at++) {
        if (tenth[at].count > 0) {
            const double count = tenth[at].count;
            printf(
                "named %5.1f %%: happened %5.1f %% (off by %+.1f, 95 %%: %.1f) in %u positions of %u games\n",
                tenth[at].named / count * to_percent, tenth[at].won / count * to_percent,
                (tenth[at].won - tenth[at].named) / count * to_percent,
                normal_95 * sqrt(tenth[at].squares) / count * to_percent, tenth[at].count, tenth[at].games);
        }
    }
}

/* ---- words */

static bool number(const char *word, const char *name, unsigned *out) {
    const size_t length = strlen(name);
    if (strncmp(word, name, length) != 0 || word[length] != '=') {
        return false;
    }
    *out = (unsigned)strtoul(word + length + 1, NULL, TENTHS);
    return true;
}

static bool read_words(struct wish *wish, int count, char **words) {
    wish->game = count > 1 ? games_find(games_all, words[1]) : NULL;
    for (int i = 2; i < count; i++) {
        if (!number(words[i], "seats", &wish->seats) && !number(words[i], "games", &wish->games) &&
            !number(words[i], "checks", &wish->checks) && !number(words[i], "playouts", &wish->playouts) &&
            !number(words[i], "thought", &wish->thought) && !number(words[i], "every", &wish->every) &&
            !number(words[i], "seed", &wish->seed)) {
            return false;
        }
    }
    return wish->game != NULL && wish->seats >= wish->game->seats_min &&
           wish->seats <= wish->game->seats_max && wish->every > 0;
}

int main(int count, char **words) {
    struct wish wish = {
        .seats = 2, .games = 400, .checks = 400, .playouts = 30, .thought = 120, .every = 5, .seed = 1};
    static struct game game;
    static uint16_t table[GAME_SEATS_MAX][2][GAME_CHANCES];
    struct tenth tenth[TENTHS] = {{0}};
    if (!read_words(&wish, count, words)) {
        fputs("usage: chances <game> [seats=] [games=] [checks=] [playouts=] [thought=] [every=] [seed=]\n",
              stderr);
        return 1;
    }
    for (unsigned i = 0; i < wish.games + wish.checks; i++) {
        struct standing standing;
        if (i == wish.games && wish.games > 0) {
            fit();
            put_table(table[wish.seats - wish.game->seats_min]);
        }
        const unsigned found = play(&wish, wish.seed + i);
        standing_of(wish.game, match.state, &standing);
        if (i < wish.games) {
            for (unsigned at = 0; at < found; at++) {
                add(&samples[at], won(&standing, samples[at].seat));
            }
        } else {
            game = *wish.game;
            game.chances = wish.games > 0 ? (const uint16_t(*)[2][GAME_CHANCES])table : game.chances;
            struct wish checked = wish;
            checked.game = &game;
            check_game(&checked, found, &standing, tenth);
        }
    }
    put_check(tenth);
    return 0;
}
