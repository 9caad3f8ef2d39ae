/* Fits what the features of a position are worth in Eight-Minute Empire (feature_worth in
 * engine/empire/rollout.c) to the outcomes of games between two equal opponents, and prints the table.
 *
 *   fit_values [games=1000] [playouts=150] [seed=9000]
 *
 * Half of the games are played by opponents that weigh a position by points and coins alone, the other half
 * by the table that those make: what both have to say is fitted together, for where one table plays alone,
 * all positions are of its own taste. So the result doesn't depend on the table that is there. By the least
 * squares of the lead at the end, for each stage. The same words always print the same table. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "empire/empire.h"
#include "empire/rules.h"
#include "match.h"
#include "search.h"

enum {
    SEATS = 2,
    ROWS_MAX = 64,   /* cards taken in a game of two, rounded up */
    POINT = 48,      /* as WORTH_POINT of the table */
    COIN_PLAIN = 40, /* a coin of the data's opponents, in the same parts of a point */
    EVEN = 500,      /* the value of a seat that is level */
    LARGEST = 127,   /* the table's numbers are bytes */
};

static const double ridge = 20; /* keeps what is seldom seen near zero */

struct row {
    unsigned stage;
    int difference[EMPIRE_FEATURES];
};

static struct search search;
static struct match match;
static int table[EMPIRE_STAGES][EMPIRE_FEATURES]; /* made so far */
static double sums[EMPIRE_STAGES][EMPIRE_FEATURES][EMPIRE_FEATURES + 1];

/* ---- the opponents */

static void plain_value(const void *from, int16_t value[GAME_SEATS_MAX]) {
    const struct empire_state *state = from;
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    empire_count(state, points);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        int sum = 0;
        for (unsigned source = 0; source < EMPIRE_SOURCES; source++) {
            sum += points[seat][source];
        }
        value[seat] = (int16_t)(EVEN + POINT * sum + COIN_PLAIN * state->coins[seat]);
    }
}

static void table_value(const void *from, int16_t value[GAME_SEATS_MAX]) {
    const struct empire_state *state = from;
    const int *each = table[empire_stage(state)];
    int8_t features[GAME_SEATS_MAX][EMPIRE_FEATURES];
    empire_features(state, features);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        value[seat] = EVEN;
        for (unsigned i = 0; i < EMPIRE_FEATURES; i++) {
            value[seat] = (int16_t)(value[seat] + each[i] * features[seat][i]);
        }
    }
}

static move_t think(uint16_t playouts) {
    unsigned count = 0;
    const struct game_level *levels = search_levels(match.setup.game, &count);
    enum { SPREAD = 65537 }; /* no two places share a seed */
    search_begin(&search, &match, &levels[count - 1], match.setup.seed * SPREAD + match.length);
    search_budget(&search, playouts);
    while (!search_step(&search)) {
    }
    return search_best(&search);
}

/* ---- the data */

static void look(struct row *row) {
    const struct empire_state *state = (const void *)match.state;
    int8_t features[GAME_SEATS_MAX][EMPIRE_FEATURES];
    row->stage = empire_stage(state);
    empire_features(state, features);
    for (unsigned i = 0; i < EMPIRE_FEATURES; i++) {
        row->difference[i] = features[0][i] - features[1][i];
    }
}

static void add(const struct row *row, int lead) {
    for (unsigned i = 0; i < EMPIRE_FEATURES; i++) {
        double *line = sums[row->stage][i];
        for (unsigned j = 0; j < EMPIRE_FEATURES; j++) {
            line[j] += row->difference[i] * row->difference[j];
        }
        line[EMPIRE_FEATURES] += row->difference[i] * lead;
    }
}

static int lead_now(void) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    int lead = 0;
    empire_count(match.state, points);
    for (unsigned source = 0; source < EMPIRE_SOURCES; source++) {
        lead += points[0][source] - points[1][source];
    }
    return lead;
}

static void play_game(uint16_t playouts) {
    const struct empire_state *state = (const void *)match.state;
    struct row rows[ROWS_MAX];
    unsigned count = 0;
    while (match_turn(&match) != GAME_OVER) {
        if (state->phase == EMPIRE_PHASE_TAKE && count < ROWS_MAX) {
            look(&rows[count++]);
        }
        if (match_play(&match, think(playouts)) != MATCH_OK) {
            abort();
        }
    }
    for (unsigned i = 0; i < count; i++) {
        add(&rows[i], lead_now());
    }
}

/* ---- the table */

static void swap_lines(double *one, double *other) {
    for (unsigned i = 0; i <= EMPIRE_FEATURES; i++) {
        const double kept = one[i];
        one[i] = other[i];
        other[i] = kept;
    }
}

static void clear_column(double lines[EMPIRE_FEATURES][EMPIRE_FEATURES + 1], unsigned column) {
    for (unsigned i = 0; i < EMPIRE_FEATURES; i++) {
        const double part = i == column ? 0 : lines[i][column] / lines[column][column];
        for (unsigned j = 0; j <= EMPIRE_FEATURES; j++) {
            lines[i][j] -= part * lines[column][j];
        }
    }
}

/* Gauss and Jordan's elimination, in place: the last column becomes the result. */
static void solve(double lines[EMPIRE_FEATURES][EMPIRE_FEATURES + 1]) {
    for (unsigned column = 0; column < EMPIRE_FEATURES; column++) {
        unsigned pivot = column;
        for (unsigned i = column + 1; i < EMPIRE_FEATURES; i++) {
            pivot = fabs(lines[i][column]) > fabs(lines[pivot][column]) ? i : pivot;
        }
        swap_lines(lines[column], lines[pivot]);
        clear_column(lines, column);
    }
    for (unsigned i = 0; i < EMPIRE_FEATURES; i++) {
        lines[i][EMPIRE_FEATURES] /= lines[i][i];
    }
}

static void fit_stage(unsigned stage) {
    double lines[EMPIRE_FEATURES][EMPIRE_FEATURES + 1];
    memcpy(lines, sums[stage], sizeof lines);
    for (unsigned i = 0; i < EMPIRE_FEATURES; i++) {
        lines[i][i] += ridge;
    }
    solve(lines);
    for (unsigned i = 0; i < EMPIRE_FEATURES; i++) {
        const double worth = round((double)POINT * lines[i][EMPIRE_FEATURES]);
        table[stage][i] = (int)fmax(-(double)LARGEST, fmin((double)LARGEST, worth));
    }
}

static void put_stage(unsigned stage) {
    for (unsigned i = 0; i < EMPIRE_FEATURES; i++) {
        printf("%s%d", i == 0 ? "    {" : ", ", table[stage][i]);
    }
    printf("},\n");
}

/* ---- the command */

static unsigned long number_of(int count, char **words, const char *name, unsigned long usual) {
    const size_t length = strlen(name);
    for (int i = 1; i < count; i++) {
        if (strncmp(words[i], name, length) == 0 && words[i][length] == '=') {
            return strtoul(words[i] + length + 1, NULL, 10);
        }
    }
    return usual;
}

static void play_games(const struct game *game, unsigned long games, unsigned long playouts,
                       unsigned long seed) {
    for (unsigned long i = 0; i < games; i++) {
        struct setup setup;
        setup_default(&setup, game);
        setup.seed = seed + i;
        match_start(&match, &setup);
        play_game((uint16_t)playouts);
    }
    for (unsigned stage = 0; stage < EMPIRE_STAGES; stage++) {
        fit_stage(stage);
    }
}

int main(int count, char **words) {
    const unsigned long half = number_of(count, words, "games", 1000) / 2;
    const unsigned long playouts = number_of(count, words, "playouts", 150);
    const unsigned long seed = number_of(count, words, "seed", 9000);
    struct game taught = empire;
    taught.value = plain_value;
    play_games(&taught, half, playouts, seed);
    taught.value = table_value;
    play_games(&taught, half, playouts, seed + half);
    for (unsigned stage = 0; stage < EMPIRE_STAGES; stage++) {
        put_stage(stage);
    }
    return EXIT_SUCCESS;
}
