/* How often a seat wins by what the search says that a position is worth to it: the tables of chances that
 * the coach reads (`chances` of struct game), fitted to games between equals, and checked on others.
 *
 *   chances play <game> seats=<n> [games=1000] [seed=1] [playouts=30] [thought=1000] [every=12]
 *                                  prints a line for each position that the coach was asked about
 *   chances fit <game> seats=<n> < lines          prints the table of those games
 *   chances check <game> seats=<n> < lines        says how far the table that is there is off in those games
 *   chances cross <game> seats=<n> < lines        the same of each fifth of the games, by a table that was
 *                                                 fitted to the other four
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
    MIDDLE = FULL / 2,
    REACH_STEP = 25,
    STEP = FULL / (GAME_CHANCES - 1),
    QUICK = 8,
    DECIMAL = 10,
    TENTHS = 10,
    TABLES = GAME_CHANCE_STAGES + 1, /* and where the search came to the end */
    PLACES = TABLES * GAME_CHANCES,
    ROUNDS = 20000, /* of fitting: far more than it takes */
    FIFTHS = 5,
    ALL_FIFTHS = FIFTHS,
    JUDGED = 5, /* points: a tenth is judged where chance alone leaves it less */
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

static void put_samples(const struct sample *made, unsigned made_count) {
    struct standing standing;
    standing_of(match.setup.game, match.state, &standing);
    for (unsigned i = 0; i < made_count; i++) {
        const struct sample *one = &made[i];
        printf("%u %u %u %u %u %u %u %u\n", one->game, one->at, one->seat, one->side.open, one->side.open_sum,
               one->side.ended, one->side.ended_sum, won(&standing, one->seat));
    }
    fflush(stdout);
}

static void play_game(const struct wish *wish, unsigned seed) {
    static struct sample made[MATCH_LENGTH_MAX];
    struct setup setup;
    struct rng rng;
    unsigned made_count = 0;
    setup_default(&setup, wish->game);
    setup.seats = (uint8_t)wish->seats;
    setup.seed = seed;
    rng_seed(&rng, seed);
    match_start(&match, &setup);
    review_begin(&review, &search, &setup, 0, UINT8_MAX, 0);
    while (match_turn(&match) != GAME_OVER) {
        const move_t move = choose(wish, &rng);
        made[made_count].game = seed;
        if (rng_below(&rng, wish->every) == 0) {
            made_count += ask(wish, move, &made[made_count]);
        }
        match_play(&match, move);
    }
    put_samples(made, made_count);
}

static bool play(const struct wish *wish) {
    for (unsigned i = 0; i < wish->games; i++) {
        play_game(wish, wish->seed + i);
    }
    return true;
}

/* A number and a space before the next one; `good` goes to false where there is none. */
static unsigned next_number(char **at, bool *good) {
    char *end = *at;
    const unsigned long number = strtoul(*at, &end, DECIMAL);
    *good = *good && end != *at;
    *at = end;
    return (unsigned)number;
}

static bool read_sample(struct sample *out) {
    enum { LINE_MAX = 120 };
    char line[LINE_MAX], *at = line;
    struct review_side *side = &out->side;
    unsigned *const numbers[] = {&out->game,      &out->at,     &out->seat,       &side->open,
                                 &side->open_sum, &side->ended, &side->ended_sum, &out->won};
    bool good = fgets(line, sizeof line, stdin) != NULL;
    for (unsigned i = 0; i < sizeof numbers / sizeof numbers[0] && good; i++) {
        *numbers[i] = next_number(&at, &good);
    }
    return good && side->open + side->ended > 0;
}

/* ---- fitting */

static double between(double number, double least, double most) {
    return number < least ? least : number > most ? most : number;
}

/* What a sample says of how much each place of a table is above the one before. */
static void add_part(double part[GAME_CHANCES], double worth, double share) {
    for (unsigned i = 0; i < GAME_CHANCES; i++) {
        part[i] += between((worth - (double)i * STEP) / STEP + 1, 0, 1) * share;
    }
}

/* How far a position was worth more than the middle, where the search was cut off. */
static double off_middle(const struct sample *of) {
    const uint32_t worth = of->side.open > 0 ? of->side.open_sum / of->side.open : MIDDLE;
    return (double)worth - MIDDLE;
}

static void parts(const struct sample *of, const struct game_chances *table, double part[PLACES]) {
    const struct review_side *side = &of->side;
    const double all = side->ended + side->open;
    const double stage = between((double)of->at / table->moves, 0, 1) * (GAME_CHANCE_STAGES - 1);
    const unsigned low = stage < GAME_CHANCE_STAGES - 2 ? (unsigned)stage : GAME_CHANCE_STAGES - 2;
    memset(part, 0, PLACES * sizeof *part);
    if (side->open > 0) {
        const double share = side->open / all;
        const double worth = MIDDLE + between(off_middle(of) * MIDDLE / table->reach, -MIDDLE, MIDDLE);
        add_part(part + (size_t)low * GAME_CHANCES, worth, share * (1 - (stage - low)));
        add_part(part + (size_t)(low + 1) * GAME_CHANCES, worth, share * (stage - low));
    }
    if (side->ended > 0) {
        const uint32_t worth = side->ended_sum / side->ended;
        add_part(part + GAME_CHANCE_STAGES * GAME_CHANCES, worth, side->ended / all);
    }
}

static void add(const struct sample *of, const struct game_chances *table) {
    double part[PLACES];
    parts(of, table, part);
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

static struct sample samples[1 << 17];
static unsigned count;

static bool read_all(void) {
    while (count < sizeof samples / sizeof samples[0] && read_sample(&samples[count])) {
        count++;
    }
    return count > 0;
}

static bool ends_game(unsigned sample) {
    return sample + 1 == count || samples[sample + 1].game != samples[sample].game;
}

/* How long a game is, but for what comes after its last sample. */
static unsigned usual_moves(void) {
    unsigned long sum = 0;
    unsigned games = 0;
    for (unsigned i = 0; i < count; i++) {
        games += ends_game(i);
        sum += ends_game(i) ? samples[i].at : 0;
    }
    return games == 0 ? 0 : (unsigned)(sum / games);
}

/* What nineteen positions of twenty are within, in whole steps. */
static unsigned usual_reach(void) {
    unsigned reach = 0, within = 0;
    while (reach < MIDDLE && within < count - count / 20) {
        reach += REACH_STEP;
        within = 0;
        for (unsigned i = 0; i < count; i++) {
            within += fabs(off_middle(&samples[i])) <= reach;
        }
    }
    return reach < MIDDLE ? reach : MIDDLE;
}

/* Of all games but a fifth of them. */
static void fit_table(unsigned without, struct game_chances *table) {
    memset(normal, 0, sizeof normal);
    table->moves = (uint16_t)usual_moves();
    table->reach = (uint16_t)usual_reach();
    for (unsigned i = 0; i < count; i++) {
        if (samples[i].game % FIFTHS != without) {
            add(&samples[i], table);
        }
    }
    solve();
    for (unsigned i = 0; i < PLACES; i++) {
        const unsigned row = i / GAME_CHANCES;
        (row < GAME_CHANCE_STAGES ? table->open[row] : table->ended)[i % GAME_CHANCES] =
            (uint16_t)lround(fitted[i]);
    }
}

static void put_row(const uint16_t row[GAME_CHANCES]) {
    for (unsigned i = 0; i < GAME_CHANCES; i++) {
        printf("%s%u", i == 0 ? "{" : ", ", (unsigned)row[i]);
    }
    printf("}");
}

static bool fit(const struct wish *wish) {
    struct game_chances table;
    (void)wish;
    if (!read_all()) {
        return false;
    }
    fit_table(ALL_FIFTHS, &table);
    printf("{%u, %u, {", (unsigned)table.moves, (unsigned)table.reach);
    for (unsigned stage = 0; stage < GAME_CHANCE_STAGES; stage++) {
        printf("%s", stage == 0 ? "" : ", ");
        put_row(table.open[stage]);
    }
    printf("}, ");
    put_row(table.ended);
    printf("},\n");
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

static void take(const struct game *game, unsigned seats, const struct sample *of,
                 struct tenth tenth[TENTHS]) {
    const int named = review_chance(game, seats, of->at, &of->side);
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
    const double positions = tenth->count, off = (tenth->won - tenth->named) / positions * to_points,
                 by_chance = normal_95 * sqrt(tenth->squares) / positions * to_points;
    printf("named %5.1f %%: happened %5.1f %% (off by %+.1f, 95 %%: %.1f) in %u positions of %u games\n",
           tenth->named / positions * to_points, tenth->won / positions * to_points, off, by_chance,
           tenth->count, tenth->games);
    return by_chance < JUDGED ? fabs(off) : 0;
}

/* False: a tenth that can be judged is off by more than it may. */
static bool put_tenths(const struct tenth tenth[TENTHS], unsigned games) {
    double most = 0, mean = 0;
    for (unsigned at = 0; at < TENTHS; at++) {
        const double off = put_tenth(&tenth[at]);
        mean += fabs(tenth[at].won - tenth[at].named) / count / TENTHS;
        most = off > most ? off : most;
    }
    printf("%u positions of %u games: off by %.1f points in the mean, by %.1f at most where chance alone "
           "leaves less than %d\n",
           count, games, mean, most, JUDGED);
    return most <= JUDGED;
}

/* By the table that is there, or by one that was fitted to the games of other fifths. */
static bool check_by(const struct wish *wish, bool fits) {
    static struct tenth tenth[TENTHS];
    static struct game_chances tables[FIFTHS][GAME_SEATS_MAX];
    unsigned games = 0;
    struct game game = *wish->game;
    if (!read_all()) {
        return false;
    }
    for (unsigned fifth = 0; fits && fifth < FIFTHS; fifth++) {
        fit_table(fifth, &tables[fifth][wish->seats - game.seats_min]);
    }
    for (unsigned i = 0; i < count; i++) {
        game.chances = fits ? tables[samples[i].game % FIFTHS] : game.chances;
        take(&game, wish->seats, &samples[i], tenth);
        if (ends_game(i)) {
            end_game(tenth);
            games++;
        }
    }
    return put_tenths(tenth, games);
}

static bool check(const struct wish *wish) {
    return check_by(wish, false);
}

static bool cross(const struct wish *wish) {
    return check_by(wish, true);
}

/* ---- words */

static bool number(const char *word, const char *name, unsigned *out) {
    const size_t length = strlen(name);
    if (strncmp(word, name, length) != 0 || word[length] != '=') {
        return false;
    }
    *out = (unsigned)strtoul(word + length + 1, NULL, DECIMAL);
    return true;
}

static bool read_words(struct wish *wish, int word_count, char **words) {
    wish->game = word_count > 2 ? games_find(games_all, words[2]) : NULL;
    for (int i = 3; i < word_count; i++) {
        if (!number(words[i], "seats", &wish->seats) && !number(words[i], "games", &wish->games) &&
            !number(words[i], "playouts", &wish->playouts) && !number(words[i], "thought", &wish->thought) &&
            !number(words[i], "every", &wish->every) && !number(words[i], "seed", &wish->seed)) {
            return false;
        }
    }
    return wish->game != NULL && wish->seats >= wish->game->seats_min &&
           wish->seats <= wish->game->seats_max && wish->every > 0;
}

int main(int word_count, char **words) {
    static const struct {
        const char *name;
        bool (*run)(const struct wish *wish);
    } ways[] = {{"play", play}, {"fit", fit}, {"check", check}, {"cross", cross}};
    struct wish wish = {.seats = 2, .games = 1000, .playouts = 30, .thought = 1000, .every = 12, .seed = 1};
    for (unsigned i = 0; read_words(&wish, word_count, words) && i < sizeof ways / sizeof ways[0]; i++) {
        if (strcmp(words[1], ways[i].name) == 0) {
            return ways[i].run(&wish) ? 0 : 1;
        }
    }
    fputs(
        "usage: chances play|fit|check|cross <game> seats=<n> [games=] [seed=] [playouts=] [thought=] [every=]\n",
        stderr);
    return 2;
}
