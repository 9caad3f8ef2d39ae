/* How often a seat wins by what the search says that a position is worth to it: the tables of chances that
 * the coach reads (`chances` of struct game), fitted to games between equals, and checked on others.
 *
 *   chances play <game> seats=<n> [games=1000] [seed=1] [playouts=30] [thought=1000] [every=12]
 *                                  prints a line for each position that the coach was asked about
 *   chances fit <game> seats=<n> < lines          prints the table of those games
 *   chances check <game> seats=<n> < lines        says how far the table that is there is off in those games
 *
 * Each game is played by opponents of `playouts`, which make a quick move one time in eight, so that leads
 * arise as they do among people. At every twelfth decision or so the coach values the move that was made with
 * `thought` playouts. A line: the game's seed, moves before the decision, seat, playouts that were cut off
 * and the sum of their worth, those that came to the end and theirs, and the share of the first place that
 * the seat then had, in thousandths.
 *
 * The table minimises the squares of what then happened less what was named; what is worth more never has the
 * lesser chance. The same words print the same. */
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
    TENTHS = 10,
    TABLES = GAME_CHANCE_STAGES + 1, /* and where the search came to the end */
    PLACES = TABLES * GAME_CHANCES,
    ROUNDS = 20000, /* of fitting: far more than it takes */
    JUDGED = 5,     /* points: a tenth is judged where chance alone leaves it less */
};

static const double ridge = 3; /* samples that say what the plain value says, at each place */

struct wish {
    const struct game *game;
    unsigned seats, games, playouts, thought, every, seed;
};

struct sample {
    struct review_side side;
    unsigned game, at, seat, won;
};

static struct search search;
static struct match match;
static struct review review;
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
static bool ask(const struct wish *wish, move_t move, struct sample *out) {
    static struct match there;
    bool shown = false;
    there = match;
    match_propose(&there, move, &shown);
    there.length = match.length;
    memcpy(there.state, match.state, sizeof there.state);
    out->seat = (unsigned)match_turn(&match);
    out->at = match.length;
    return review_sample(&review, &there, (uint16_t)wish->thought, &out->side);
}

/* Of the first place. */
static unsigned won(const struct standing *standing, unsigned seat) {
    return standing->rank[seat] == 1 ? FULL / standing_winners(standing) : 0;
}

static void put_samples(const struct sample *samples, unsigned count) {
    struct standing standing;
    standing_of(match.setup.game, match.state, &standing);
    for (unsigned i = 0; i < count; i++) {
        const struct sample *one = &samples[i];
        printf("%u %u %u %u %u %u %u %u\n", one->game, one->at, one->seat, one->side.open, one->side.open_sum,
               one->side.ended, one->side.ended_sum, won(&standing, one->seat));
    }
    fflush(stdout);
}

static void play_game(const struct wish *wish, unsigned seed) {
    static struct sample samples[MATCH_LENGTH_MAX];
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
        samples[count].game = seed;
        if (rng_below(&rng, wish->every) == 0) {
            count += ask(wish, move, &samples[count]);
        }
        match_play(&match, move);
    }
    put_samples(samples, count);
}

static bool play(const struct wish *wish) {
    for (unsigned i = 0; i < wish->games; i++) {
        play_game(wish, wish->seed + i);
    }
    return true;
}

static bool read_sample(struct sample *out) {
    struct review_side *side = &out->side;
    return scanf("%u %u %u %u %u %u %u %u", &out->game, &out->at, &out->seat, &side->open, &side->open_sum,
                 &side->ended, &side->ended_sum, &out->won) == 8 &&
           side->open + side->ended > 0;
}

/* ---- fitting */

static double between(double number, double least, double most) {
    return number < least ? least : number > most ? most : number;
}

/* What a sample says of how much each place of a table is above the one before. */
static void add_part(double part[GAME_CHANCES], unsigned worth, double share) {
    for (unsigned i = 0; i < GAME_CHANCES; i++) {
        part[i] += between(((double)worth - (double)i * STEP) / STEP + 1, 0, 1) * share;
    }
}

static void parts(const struct sample *of, unsigned moves, double part[PLACES]) {
    const struct review_side *side = &of->side;
    const double all = side->ended + side->open;
    const double stage = between((double)of->at / moves, 0, 1) * (GAME_CHANCE_STAGES - 1);
    const unsigned low = stage < GAME_CHANCE_STAGES - 2 ? (unsigned)stage : GAME_CHANCE_STAGES - 2;
    memset(part, 0, PLACES * sizeof *part);
    if (side->open > 0) {
        const double share = side->open / all;
        const unsigned worth = side->open_sum / side->open;
        add_part(part + (size_t)low * GAME_CHANCES, worth, share * (1 - (stage - low)));
        add_part(part + (size_t)(low + 1) * GAME_CHANCES, worth, share * (stage - low));
    }
    if (side->ended > 0) {
        add_part(part + GAME_CHANCE_STAGES * GAME_CHANCES, side->ended_sum / side->ended, side->ended / all);
    }
}

static void add(const struct sample *of, unsigned moves) {
    double part[PLACES];
    parts(of, moves, part);
    for (unsigned i = 0; i < PLACES; i++) {
        for (unsigned other = 0; other < PLACES; other++) {
            normal[i][other] += part[i] * part[other];
        }
        normal[i][PLACES] += part[i] * of->won;
    }
}

/* Step by step, none of them downwards. */
static void solve(void) {
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

static void put_row(unsigned table) {
    for (unsigned i = 0; i < GAME_CHANCES; i++) {
        printf("%s%ld", i == 0 ? "{" : ", ", lround(fitted[table * GAME_CHANCES + i]));
    }
    printf("}");
}

static void put_table(unsigned moves) {
    printf("{%u, {", moves);
    for (unsigned table = 0; table < GAME_CHANCE_STAGES; table++) {
        printf("%s", table == 0 ? "" : ", ");
        put_row(table);
    }
    printf("}, ");
    put_row(GAME_CHANCE_STAGES);
    printf("},\n");
}

static bool fit(const struct wish *wish) {
    static struct sample samples[1 << 17];
    unsigned count = 0, games = 0, last = 0;
    unsigned long sum = 0;
    (void)wish;
    while (count < sizeof samples / sizeof samples[0] && read_sample(&samples[count])) {
        count++;
    }
    for (unsigned i = 0; i < count; i++) { /* how long a game is, but for what came after its last sample */
        last = samples[i].at;
        const bool ends = i + 1 == count || samples[i + 1].game != samples[i].game;
        games += ends;
        sum += ends ? last : 0;
    }
    if (games == 0) {
        return false;
    }
    const unsigned moves = (unsigned)(sum / games);
    for (unsigned i = 0; i < count; i++) {
        add(&samples[i], moves);
    }
    solve();
    put_table(moves);
    return true;
}

/* ---- checking */

/* Named chances of a tenth, and what happened. By games, since positions of a game are related. */
struct tenth {
    double named, won, squares; /* sums; of a game's differences */
    double difference;          /* of the game that is read */
    unsigned count, games;
    bool seen;
};

static void end_game(struct tenth tenth[TENTHS]) {
    for (unsigned at = 0; at < TENTHS; at++) {
        tenth[at].squares += tenth[at].difference * tenth[at].difference;
        tenth[at].games += tenth[at].seen;
        tenth[at].difference = 0;
        tenth[at].seen = false;
    }
}

static void take(const struct wish *wish, const struct sample *of, struct tenth tenth[TENTHS]) {
    const int named = review_chance(wish->game, wish->seats, of->at, &of->side);
    struct tenth *one = &tenth[named >= FULL ? TENTHS - 1 : named * TENTHS / FULL];
    one->named += named;
    one->won += of->won;
    one->count++;
    one->difference += (int)of->won - named;
    one->seen = true;
}

/* Returns how far a tenth that can be judged is off, in points. */
static double put_tenth(const struct tenth *tenth) {
    static const double normal_95 = 1.96, to_points = 0.1;
    if (tenth->count == 0) {
        return 0;
    }
    const double count = tenth->count, off = (tenth->won - tenth->named) / count * to_points,
                 by_chance = normal_95 * sqrt(tenth->squares) / count * to_points;
    printf("named %5.1f %%: happened %5.1f %% (off by %+.1f, 95 %%: %.1f) in %u positions of %u games\n",
           tenth->named / count * to_points, tenth->won / count * to_points, off, by_chance, tenth->count,
           tenth->games);
    return by_chance < JUDGED ? fabs(off) : 0;
}

static bool check(const struct wish *wish) {
    static struct tenth tenth[TENTHS];
    struct sample sample;
    unsigned game = 0, games = 0;
    double most = 0, mean = 0;
    unsigned count = 0;
    while (read_sample(&sample)) {
        if (sample.game != game) {
            end_game(tenth);
            games++;
        }
        game = sample.game;
        take(wish, &sample, tenth);
        count++;
    }
    end_game(tenth);
    for (unsigned at = 0; at < TENTHS; at++) {
        const double off = put_tenth(&tenth[at]);
        mean += fabs(tenth[at].won - tenth[at].named) / (count > 0 ? count : 1) / TENTHS;
        most = off > most ? off : most;
    }
    printf("%u positions of %u games: off by %.1f points in the mean, by %.1f at most where chance alone "
           "leaves less than %d\n",
           count, games, mean, most, JUDGED);
    return count > 0 && most <= JUDGED;
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
    wish->game = count > 2 ? games_find(games_all, words[2]) : NULL;
    for (int i = 3; i < count; i++) {
        if (!number(words[i], "seats", &wish->seats) && !number(words[i], "games", &wish->games) &&
            !number(words[i], "playouts", &wish->playouts) && !number(words[i], "thought", &wish->thought) &&
            !number(words[i], "every", &wish->every) && !number(words[i], "seed", &wish->seed)) {
            return false;
        }
    }
    return wish->game != NULL && wish->seats >= wish->game->seats_min &&
           wish->seats <= wish->game->seats_max && wish->every > 0;
}

int main(int count, char **words) {
    static const struct {
        const char *name;
        bool (*run)(const struct wish *wish);
    } ways[] = {{"play", play}, {"fit", fit}, {"check", check}};
    struct wish wish = {.seats = 2, .games = 1000, .playouts = 30, .thought = 1000, .every = 12, .seed = 1};
    for (unsigned i = 0; read_words(&wish, count, words) && i < sizeof ways / sizeof ways[0]; i++) {
        if (strcmp(words[1], ways[i].name) == 0) {
            return ways[i].run(&wish) ? 0 : 1;
        }
    }
    fputs("usage: chances play|fit|check <game> seats=<n> [games=] [seed=] [playouts=] [thought=] [every=]\n",
          stderr);
    return 2;
}
