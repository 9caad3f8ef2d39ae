/* What a turn is said to have changed besides points is true: over whole matches of every game and number of
 * seats, each fact is read again and compared with the states before and after the turn. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "bronze/bronze.h"
#include "empire/empire.h"
#include "games.h"
#include "match.h"
#include "monuments/monuments.h"
#include "news.h"

enum { MATCHES = 12, WORDS = 128, NAME = 24, KINDS = 4, OFTEN = 5 };

static struct {
    uint32_t before[GAME_STATE_MAX / sizeof(uint32_t)], after[GAME_STATE_MAX / sizeof(uint32_t)];
    unsigned seat, seats;
    unsigned told[KINDS]; /* facts of each kind */
} run;

void setUp(void) {
    memset(&run, 0, sizeof run);
}
void tearDown(void) {}

/* Does the fact read like this, to its end? */
#define READS(fact, format, ...)                                                                             \
    (sscanf(fact, format "%n", __VA_ARGS__, &end) >= 1 && end > 0 && fact[end] == '\0')

/* ---- Bronze */

static unsigned terrain_of(const char *name) {
    unsigned terrain = 0;
    while (terrain < BRONZE_TERRAINS && strcmp(bronze_terrain_names[terrain], name) != 0) {
        terrain++;
    }
    TEST_ASSERT_LESS_THAN_MESSAGE(BRONZE_TERRAINS, terrain, name);
    return terrain;
}

static unsigned most_on(const struct bronze *state, unsigned tile) {
    unsigned most = 0;
    for (unsigned seat = 0; seat < run.seats; seat++) {
        if (seat != run.seat && state->count[seat][tile] > most) {
            most = state->count[seat][tile];
        }
    }
    return most;
}

static void bronze_fact(const char *fact) {
    const struct bronze *before = (const void *)run.before, *after = (const void *)run.after;
    unsigned number, own, others;
    char name[NAME];
    int end = 0;
    if (READS(fact, "ties tile %u, %u:%u", &number, &own, &others)) {
        run.told[0]++;
        TEST_ASSERT_EQUAL_UINT_MESSAGE(own, after->count[run.seat][number - 1], fact);
        TEST_ASSERT_EQUAL_UINT_MESSAGE(others, most_on(after, number - 1), fact);
        TEST_ASSERT_EQUAL_UINT_MESSAGE(own, others, fact);
        TEST_ASSERT_LESS_THAN_UINT_MESSAGE(own, before->count[run.seat][number - 1], fact);
    } else if (READS(fact, "first on tile %u", &number)) {
        run.told[1]++;
        TEST_ASSERT_EQUAL_UINT_MESSAGE(0, most_on(after, number - 1), fact);
        TEST_ASSERT_EQUAL_UINT_MESSAGE(0, before->count[run.seat][number - 1], fact);
        TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(0, after->count[run.seat][number - 1], fact);
    } else if (READS(fact, "cuts @%u line of %u, %23[a-z]", &number, &own, name)) {
        run.told[2]++;
        TEST_ASSERT_NOT_EQUAL_MESSAGE(run.seat, number, fact);
        TEST_ASSERT_EQUAL_UINT_MESSAGE(own, bronze_route_run(before, number, terrain_of(name)), fact);
        TEST_ASSERT_LESS_THAN_UINT_MESSAGE(own, bronze_route_run(after, number, terrain_of(name)), fact);
    } else {
        TEST_ASSERT_TRUE_MESSAGE(READS(fact, "%u in line, %23[a-z]", &own, name), fact);
        run.told[3]++;
        TEST_ASSERT_EQUAL_UINT_MESSAGE(own, bronze_route_run(after, run.seat, terrain_of(name)), fact);
        TEST_ASSERT_LESS_THAN_UINT_MESSAGE(own, bronze_route_run(before, run.seat, terrain_of(name)), fact);
    }
}

/* ---- Empire */

static unsigned strength(const struct empire_state *state, unsigned owner, unsigned region) {
    unsigned cities = 0;
    for (unsigned i = 0; owner < run.seats && i < state->city_count[owner]; i++) {
        cities += state->cities[owner][i] == region;
    }
    return state->armies[region][owner] + cities;
}

static void check_tie(unsigned region, unsigned own, const char *fact) {
    const struct empire_state *before = (const void *)run.before, *after = (const void *)run.after;
    unsigned most = 0;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        const unsigned here = owner != run.seat ? strength(after, owner, region) : 0;
        most = here > most ? here : most;
    }
    TEST_ASSERT_EQUAL_UINT_MESSAGE(own, strength(after, run.seat, region), fact);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(own, most, fact);
    TEST_ASSERT_LESS_THAN_UINT_MESSAGE(own, strength(before, run.seat, region), fact);
}

static unsigned good_of(const char *name) {
    unsigned good = 0;
    while (good < EMPIRE_GOODS && strcmp(empire_good_word(good), name) != 0 &&
           strcmp(empire_goods_word(good), name) != 0) {
        good++;
    }
    TEST_ASSERT_LESS_THAN_MESSAGE(EMPIRE_GOODS, good, name);
    return good;
}

static void check_good(unsigned good, unsigned have, unsigned need, const char *fact) {
    const struct empire_goods old = empire_seat_goods((const void *)run.before, run.seat),
                              now = empire_seat_goods((const void *)run.after, run.seat);
    TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(old.count[good], now.count[good], fact);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(have, now.count[good] + now.wilds[good], fact);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(empire_good_points(good, have), empire_good_points(good, need - 1), fact);
    TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(now.points[good], empire_good_points(good, need), fact);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(old.points[good], now.points[good], fact);
}

static void check_beside(unsigned owner, unsigned region, const char *fact) {
    const struct empire_state *before = (const void *)run.before, *after = (const void *)run.after;
    const struct empire_map *map = empire_map(after);
    const struct empire_control control = empire_control(after);
    bool beside = false;
    TEST_ASSERT_EQUAL_UINT_MESSAGE(owner, control.region[region], fact);
    TEST_ASSERT_NOT_EQUAL_MESSAGE(run.seat, owner, fact);
    for (unsigned at = 0; at < map->region_count; at++) {
        const bool came = before->armies[at][run.seat] == 0 && after->armies[at][run.seat] > 0;
        beside = beside || (came && ((map->regions[at].land | map->regions[at].sea) >> region & 1u) != 0);
    }
    TEST_ASSERT_TRUE_MESSAGE(beside, fact);
    /* Nor is it told again, or when nothing follows. */
    const uint32_t near = map->regions[region].land | map->regions[region].sea;
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(0, near & before->army_regions[run.seat], fact);
    TEST_ASSERT_NOT_EQUAL_MESSAGE(EMPIRE_PHASE_OVER, after->phase, fact);
}

static void empire_fact(const char *fact) {
    unsigned number, own, others;
    char name[NAME];
    int end = 0;
    if (READS(fact, "ties %*[AB]%u, %u:%u", &number, &own, &others)) {
        run.told[0]++;
        TEST_ASSERT_EQUAL_UINT_MESSAGE(own, others, fact);
        check_tie(number - 1, own, fact);
    } else if (READS(fact, "stands beside @%u %*[AB]%u", &own, &number)) {
        run.told[1]++;
        check_beside(own, number - 1, fact);
    } else {
        TEST_ASSERT_TRUE_MESSAGE(READS(fact, "%u %23[a-z], points at %u", &own, name, &others) ||
                                     READS(fact, "%u %23[a-z], more points at %u", &own, name, &others),
                                 fact);
        run.told[2]++;
        check_good(good_of(name), own, others, fact);
    }
}

/* ---- Monuments */

/* How many of a thing the next layer still needs, by its word without what makes it several. */
static int lacking(const struct monuments_layer_needs *needs, const char *word) {
    if (strncmp(word, "land", 4) == 0) {
        return needs->hexes - needs->land;
    }
    if (strncmp(word, "worker", 6) == 0) {
        return needs->workers - needs->workers_on_board;
    }
    for (unsigned kind = 0; kind < MONUMENTS_RESOURCES; kind++) {
        if (strcmp(monuments_token_text(kind).title + 1, word + 1) == 0) {
            return needs->discount > 0 ? 0 : needs->cost[kind] - needs->resources[kind];
        }
    }
    return needs->discount > 0 ? needs->short_of : 0;
}

/* "1 land hex, 2 wheat": each is so, and something of it was missing more before. */
static void check_lacks(unsigned layer, const char *list, const char *fact) {
    const struct monuments_layer_needs old = monuments_layer_needs(run.before, run.seat),
                                       now = monuments_layer_needs(run.after, run.seat);
    int count = 0, step = 0, things = 0,
        sum = (now.land > old.land) + (now.workers_on_board > old.workers_on_board);
    char name[NAME];
    TEST_ASSERT_EQUAL_UINT_MESSAGE(layer, now.layer, fact);
    TEST_ASSERT_FALSE_MESSAGE(now.possible, fact);
    for (; sscanf(list, "%d %23[a-z ]%n", &count, name, &step) == 2; things++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(lacking(&now, name), count, fact);
        TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, count, fact);
        list += step;
        list += strspn(list, ", ");
    }
    for (unsigned kind = 0; kind < MONUMENTS_RESOURCES; kind++) {
        sum += now.resources[kind] > old.resources[kind];
    }
    TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, things, fact);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", list, fact);
    TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, sum, fact);
}

static void check_all_needs(unsigned layer, const char *fact) {
    struct monuments_layer_needs old, now;
    old = monuments_layer_needs(run.before, run.seat);
    now = monuments_layer_needs(run.after, run.seat);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(layer, now.layer, fact);
    TEST_ASSERT_TRUE_MESSAGE(now.possible && !old.possible, fact);
    TEST_ASSERT_GREATER_OR_EQUAL_UINT_MESSAGE(now.hexes, now.land, fact);
}

/* It has nobody else's units, is open, and lies beside own ones that weren't all there before. */
static void check_reach(const char *name, const char *fact) {
    unsigned hex = 0;
    bool beside = false;
    while (strcmp(monuments_place(hex).name, name) != 0) {
        hex++;
    }
    struct monuments_hex here;
    monuments_hex(run.after, hex, &here);
    TEST_ASSERT_TRUE_MESSAGE(monuments_open(run.after, hex), fact);
    TEST_ASSERT_TRUE_MESSAGE(here.seat == MONUMENTS_NOBODY || here.seat == run.seat, fact);
    for (unsigned i = 0; i < MONUMENTS_DIRECTIONS; i++) {
        const unsigned near = monuments_place(hex).near[i];
        if (near != MONUMENTS_NO_HEX) {
            monuments_hex(run.after, near, &here);
            beside = beside || here.seat == run.seat;
        }
    }
    TEST_ASSERT_TRUE_MESSAGE(beside, fact);
}

static void check_might(unsigned power, const char *fact) {
    const unsigned line = MONUMENTS_LINE_MILITARY;
    TEST_ASSERT_EQUAL_UINT_MESSAGE(monuments_points_of(run.after, run.seat, line).amount, power, fact);
    TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(monuments_points_of(run.before, run.seat, line).amount, power,
                                          fact);
}

static void monuments_fact(const char *fact) {
    unsigned layer;
    char name[NAME];
    int end = 0;
    if (sscanf(fact, "layer %u lacks %n", &layer, &end) == 1 && end > 0) {
        run.told[0]++;
        check_lacks(layer, fact + end, fact);
    } else if (READS(fact, "has all for layer %u", &layer)) {
        run.told[1]++;
        check_all_needs(layer, fact);
    } else if (READS(fact, "more power to fight with: %u", &layer)) {
        run.told[3]++;
        check_might(layer, fact);
    } else {
        TEST_ASSERT_TRUE_MESSAGE(READS(fact, "land in reach: %23s", name), fact);
        run.told[2]++;
        check_reach(name, fact);
    }
}

/* ---- matches */

static void check_turn(const struct game *game, void (*check)(const char *fact)) {
    char words[WORDS];
    struct text_buffer buffer;
    struct news news = {.out = text_into(&buffer, words, sizeof words)};
    game->news(run.before, run.after, run.seat, &news);
    TEST_ASSERT_FALSE(buffer.cut);
    TEST_ASSERT_LESS_OR_EQUAL_UINT(NEWS_MAX, news.count);
    unsigned facts = 0;
    for (char *fact = strtok(words, ";"); fact != NULL; fact = strtok(NULL, ";")) {
        check(fact + (fact[0] == ' '));
        facts++;
    }
    TEST_ASSERT_EQUAL_UINT_MESSAGE(news.count, facts, game->name);
}

static void play(const struct setup *setup, void (*check)(const char *fact)) {
    const struct game *game = setup->game;
    struct rng rng;
    unsigned moves = 0;
    rng_seed(&rng, setup->seed);
    memset(run.after, 0, sizeof run.after);
    game->start(run.after, setup);
    run.seats = setup->seats;
    while (game->turn(run.after) != GAME_OVER && moves < MATCH_LENGTH_MAX) {
        run.seat = (unsigned)game->turn(run.after);
        memcpy(run.before, run.after, sizeof run.after);
        while (game->turn(run.after) == (int)run.seat && moves++ < MATCH_LENGTH_MAX) {
            game->apply(run.after, game->rollout(run.after, &rng));
        }
        check_turn(game, check);
    }
}

/* All facts are true, and each kind of them is met. */
static void all_are_true(const struct game *game, unsigned kinds, void (*check)(const char *fact)) {
    for (unsigned seats = game->seats_min; seats <= game->seats_max; seats++) {
        for (unsigned i = 0; i < MATCHES; i++) {
            struct setup setup;
            setup_default(&setup, game);
            setup.seats = (uint8_t)seats;
            setup.seed = seats * MATCHES + i;
            play(&setup, check);
        }
    }
    for (unsigned kind = 0; kind < kinds; kind++) {
        TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(OFTEN, run.told[kind], game->name);
    }
    printf("news.%s: %u %u %u %u\n", game->name, run.told[0], run.told[1], run.told[2], run.told[3]);
}

static void bronzes_are_true(void) {
    all_are_true(&bronze, 4, bronze_fact);
}

static void empires_are_true(void) {
    all_are_true(&empire, 3, empire_fact);
}

static void monuments_are_true(void) {
    all_are_true(&monuments, 4, monuments_fact);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(bronzes_are_true);
    RUN_TEST(empires_are_true);
    RUN_TEST(monuments_are_true);
    return UNITY_END();
}
