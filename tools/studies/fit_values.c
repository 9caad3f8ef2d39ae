/* Fits what the features of a position are worth (feature_worth in engine/<game>/rollout.c) to the outcomes
 * of games between equal opponents, and prints the table.
 *
 *   fit_values <game> [games=1000] [playouts=<n>] [seed=9000] [seats=<n>] [rounds=2]
 *
 * The first round of games is played by opponents that weigh a position by a few plain things alone, each
 * later one by the table that the rounds before it make; what all have to say is fitted together, for where
 * one table plays alone, all positions are of its own taste. So the result doesn't depend on the table that
 * is there. By the least squares of how far each seat ends from the mean, for each stage. The same words
 * always print the same table. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "empire/empire.h"
#include "empire/rules.h"
#include "games.h"
#include "match.h"
#include "monuments/rules.h"
#include "search.h"

enum {
    FEATURES_MAX = 64,
    STAGES_MAX = 8,
    ROWS_MAX = 1024, /* turns in a game, rounded up */
    EVEN = 500,      /* the value of a seat that is level */
    FULL = 1000,
    LARGEST = 127, /* the table's numbers are bytes */
};

/* Keeps what is seldom seen near what it is plainly worth: as so many rows would that show just that. Rows of
 * a game say nearly the same. */
static const double ridge = 200;

/* What a game's values are made of. */
struct subject {
    const struct game *game;
    unsigned features, stages, point; /* the table's parts of a point, */
    unsigned scale;                   /* and a value's */
    unsigned playouts;
    const int *plain; /* what the first round weighs */
    void (*count)(const void *state, int8_t features[GAME_SEATS_MAX][FEATURES_MAX]);
    unsigned (*stage)(const void *state);
    bool (*begins)(const void *state); /* a turn: there it is looked */
};

/* ---- the games */

static void empire_count_features(const void *from, int8_t out[GAME_SEATS_MAX][FEATURES_MAX]) {
    int8_t features[GAME_SEATS_MAX][EMPIRE_FEATURES];
    empire_features(from, features);
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        memcpy(out[seat], features[seat], sizeof features[seat]);
    }
}

static unsigned empire_stage_of(const void *from) {
    return empire_stage(from);
}

static bool empire_turn_begins(const void *from) {
    return ((const struct empire_state *)from)->phase == EMPIRE_PHASE_TAKE;
}

static void monuments_count_features(const void *from, int8_t out[GAME_SEATS_MAX][FEATURES_MAX]) {
    int8_t features[GAME_SEATS_MAX][MONUMENTS_FEATURES];
    monuments_features(from, features);
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        memcpy(out[seat], features[seat], sizeof features[seat]);
    }
}

static unsigned monuments_stage_of(const void *from) {
    return monuments_stage(from);
}

static bool monuments_turn_begins(const void *from) {
    return monuments_task_now(from)->kind == MONUMENTS_TASK_TURN;
}

/* Points of any kind, and coins. */
static const int empire_plain[FEATURES_MAX] = {[EMPIRE_FEATURE_REGIONS] = 48,
                                               [EMPIRE_FEATURE_CONTINENTS] = 48,
                                               [EMPIRE_FEATURE_GOODS] = 48,
                                               [EMPIRE_FEATURE_COINS] = 40};
/* Points, what the next layer needs, and hands. */
static const int monuments_plain[FEATURES_MAX] = {
    [MONUMENTS_FEATURE_POINTS] = 16,       [MONUMENTS_FEATURE_LAND_SHORT] = -32,
    [MONUMENTS_FEATURE_STOCK_SHORT] = -24, [MONUMENTS_FEATURE_WORKERS] = 24,
    [MONUMENTS_FEATURE_TOWN] = 32,         [MONUMENTS_FEATURE_QUEST_QUARTERS] = 12,
    [MONUMENTS_FEATURE_REACH] = 8,         [MONUMENTS_FEATURE_LAYERS] = 32};

static const struct subject subjects[] = {
    {.game = &empire,
     .features = EMPIRE_FEATURES,
     .stages = EMPIRE_STAGES,
     .point = 48,
     .scale = 48,
     .playouts = 150,
     .plain = empire_plain,
     .count = empire_count_features,
     .stage = empire_stage_of,
     .begins = empire_turn_begins},
    {.game = &monuments,
     .features = MONUMENTS_FEATURES,
     .stages = MONUMENTS_STAGES,
     .point = MONUMENTS_WORTH_POINT,
     .scale = 6,
     .playouts = 60,
     .plain = monuments_plain,
     .count = monuments_count_features,
     .stage = monuments_stage_of,
     .begins = monuments_turn_begins},
};

static const struct subject *subject;
static struct game taught; /* the game with the table's values */
static struct search search;
static struct match match;
static int table[STAGES_MAX][FEATURES_MAX]; /* made so far */
static double sums[STAGES_MAX][FEATURES_MAX][FEATURES_MAX + 1];

/* ---- the opponents */

static void table_value(const void *state, int16_t value[GAME_SEATS_MAX]) {
    const int *each = table[subject->stage(state)];
    int8_t features[GAME_SEATS_MAX][FEATURES_MAX];
    subject->count(state, features);
    for (unsigned seat = 0; seat < match.setup.seats; seat++) {
        int worth = 0;
        for (unsigned i = 0; i < subject->features; i++) {
            worth += each[i] * features[seat][i];
        }
        worth = EVEN + worth * (int)subject->scale / (int)subject->point;
        value[seat] = (int16_t)worth;
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

struct row {
    unsigned stage;
    int8_t features[GAME_SEATS_MAX][FEATURES_MAX];
};

static struct row rows[ROWS_MAX];

static void look(struct row *row) {
    row->stage = subject->stage(match.state);
    subject->count(match.state, row->features);
}

static double mean_of(const struct row *row, unsigned feature) {
    double sum = 0;
    for (unsigned seat = 0; seat < match.setup.seats; seat++) {
        sum += row->features[seat][feature];
    }
    return sum / match.setup.seats;
}

/* A seat's features and how it ended, both beside the mean of all seats. */
static void add(const struct row *row, unsigned seat, double ahead) {
    double beside[FEATURES_MAX];
    for (unsigned i = 0; i < subject->features; i++) {
        beside[i] = row->features[seat][i] - mean_of(row, i);
    }
    for (unsigned i = 0; i < subject->features; i++) {
        double *line = sums[row->stage][i];
        for (unsigned j = 0; j < subject->features; j++) {
            line[j] += beside[i] * beside[j];
        }
        line[subject->features] += beside[i] * ahead;
    }
}

static void final_points(double points[GAME_SEATS_MAX]) {
    int16_t by_source[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    double mean = 0;
    subject->game->count(match.state, by_source);
    for (unsigned seat = 0; seat < match.setup.seats; seat++) {
        points[seat] = 0;
        for (unsigned source = 0; source < subject->game->source_count; source++) {
            points[seat] += by_source[seat][source];
        }
        mean += points[seat] / match.setup.seats;
    }
    for (unsigned seat = 0; seat < match.setup.seats; seat++) {
        points[seat] -= mean;
    }
}

static void play_game(uint16_t playouts) {
    unsigned count = 0;
    double ahead[GAME_SEATS_MAX];
    while (match_turn(&match) != GAME_OVER) {
        if (count < ROWS_MAX && subject->begins(match.state)) {
            look(&rows[count++]);
        }
        if (match_play(&match, think(playouts)) != MATCH_OK) {
            abort();
        }
    }
    final_points(ahead);
    for (unsigned i = 0; i < count; i++) {
        for (unsigned seat = 0; seat < match.setup.seats; seat++) {
            add(&rows[i], seat, ahead[seat]);
        }
    }
}

/* ---- the table */

static void swap_lines(double *one, double *other) {
    for (unsigned i = 0; i <= FEATURES_MAX; i++) {
        const double kept = one[i];
        one[i] = other[i];
        other[i] = kept;
    }
}

static void clear_column(double lines[FEATURES_MAX][FEATURES_MAX + 1], unsigned column) {
    for (unsigned i = 0; i < subject->features; i++) {
        const double part = i == column ? 0 : lines[i][column] / lines[column][column];
        for (unsigned j = 0; j <= subject->features; j++) {
            lines[i][j] -= part * lines[column][j];
        }
    }
}

/* Gauss and Jordan's elimination, in place: the last column becomes the result. */
static void solve(double lines[FEATURES_MAX][FEATURES_MAX + 1]) {
    const unsigned last = subject->features;
    for (unsigned column = 0; column < last; column++) {
        unsigned pivot = column;
        for (unsigned i = column + 1; i < last; i++) {
            pivot = fabs(lines[i][column]) > fabs(lines[pivot][column]) ? i : pivot;
        }
        swap_lines(lines[column], lines[pivot]);
        clear_column(lines, column);
    }
    for (unsigned i = 0; i < last; i++) {
        lines[i][last] /= lines[i][i];
    }
}

static void fit_stage(unsigned stage) {
    static double lines[FEATURES_MAX][FEATURES_MAX + 1];
    memcpy(lines, sums[stage], sizeof lines);
    for (unsigned i = 0; i < subject->features; i++) {
        lines[i][i] += ridge;
        lines[i][subject->features] += ridge * subject->plain[i] / subject->point;
    }
    solve(lines);
    for (unsigned i = 0; i < subject->features; i++) {
        const double worth = round((double)subject->point * lines[i][subject->features]);
        table[stage][i] = (int)fmax(-(double)LARGEST, fmin((double)LARGEST, worth));
    }
}

static void put_stage(unsigned stage) {
    for (unsigned i = 0; i < subject->features; i++) {
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

static void play_games(struct setup setup, unsigned long games, unsigned long playouts) {
    for (unsigned long i = 0; i < games; i++) {
        match_start(&match, &setup);
        play_game((uint16_t)playouts);
        setup.seed++;
    }
    for (unsigned stage = 0; stage < subject->stages; stage++) {
        fit_stage(stage);
    }
}

static const struct subject *subject_named(const char *name) {
    for (unsigned i = 0; i < sizeof subjects / sizeof subjects[0]; i++) {
        if (strcmp(subjects[i].game->name, name) == 0) {
            return &subjects[i];
        }
    }
    return NULL;
}

int main(int count, char **words) {
    subject = count > 1 ? subject_named(words[1]) : NULL;
    if (subject == NULL) {
        fprintf(stderr, "fit_values takes the name of a game whose value is a table: empire, monuments\n");
        return EXIT_FAILURE;
    }
    const unsigned long rounds = number_of(count, words, "rounds", 2);
    const unsigned long games = number_of(count, words, "games", 1000) / rounds;
    const unsigned long playouts = number_of(count, words, "playouts", subject->playouts);
    struct setup setup;
    taught = *subject->game;
    taught.value = table_value;
    setup_default(&setup, &taught);
    setup.seed = number_of(count, words, "seed", 9000);
    setup.seats = (uint8_t)number_of(count, words, "seats", setup.seats);
    for (unsigned stage = 0; stage < subject->stages; stage++) {
        memcpy(table[stage], subject->plain, sizeof table[stage]);
    }
    for (unsigned long round = 0; round < rounds; round++) {
        play_games(setup, games, playouts);
        setup.seed += games;
    }
    for (unsigned stage = 0; stage < subject->stages; stage++) {
        put_stage(stage);
    }
    return EXIT_SUCCESS;
}
