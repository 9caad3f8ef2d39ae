/* Every city at its edges: draws, nothing against nothing, two of the same kind, Bronze Casting as a
 * technology of its own, gaps in a row. What each city asks for is written out here once more, from the
 * booklet of 2018. */
#include <stdio.h>
#include <string.h>

#include "fixture.h"
#include "unity.h"

static struct bronze state;

void setUp(void) {
    fixture_start(&state, 3, BRONZE_2018);
    fixture_open(&state);
}
void tearDown(void) {}

static void check(unsigned seat, const char *city, unsigned points) {
    TEST_ASSERT_EQUAL_MESSAGE(points, bronze_city_worth(&state, seat, fixture_city_called(city)), city);
}

/* What a matrix of seat 0 makes of a city, against two empty ones. */
static void check_matrix(const char *columns, const char *city, unsigned points) {
    fixture_matrix(&state, 0, columns);
    check(0, city, points);
}

/* ---- most markers on a terrain: 5 points */

static const char *const terrain_cities[BRONZE_TERRAINS] = {"kumayri", "biskupin", "sintashta", "lothal",
                                                            "kerma",   "yinxu",    "tyre"};

static void terrain_majorities(void) {
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        setUp();
        check(0, terrain_cities[terrain], 0); /* none against none */
        fixture_line(&state, (enum bronze_terrain)terrain, "1");
        check(0, terrain_cities[terrain], 5);
        check(1, terrain_cities[terrain], 0);
        fixture_line(&state, (enum bronze_terrain)terrain, ".2");
        check(0, terrain_cities[terrain], 0); /* a draw */
        check(1, terrain_cities[terrain], 0);
        fixture_line(&state, (enum bronze_terrain)terrain, "..2");
        check(1, terrain_cities[terrain], 5);
        check(0, terrain_cities[(terrain + 1) % BRONZE_TERRAINS], 0); /* another terrain */
    }
}

/* ---- most cards of a technology: 6 points */

static const char *const technology_cities[] = {"malia",   "corinth", "troy", "babylon",
                                                "memphis", "avaris",  "mari", "tiryns"};

static void technology_majorities(void) {
    for (unsigned technology = 0; technology <= BRONZE_CASTING; technology++) {
        const char *word = bronze_technologies[technology].word;
        const char *city = technology_cities[technology];
        char two[GAME_WORD_MAX];
        snprintf(two, sizeof two, "%s | %s", word, word);
        setUp();
        check(0, city, 0); /* none against none */
        fixture_matrix(&state, 0, word);
        check(0, city, 6);
        fixture_matrix(&state, 1, word);
        check(0, city, 0); /* a draw */
        fixture_matrix(&state, 2, two);
        check(0, city, 0);
        check(2, city, 6);
        for (unsigned other = 0; other <= BRONZE_CASTING;
             other++) { /* nothing else counts, Bronze Casting neither */
            check(2, technology_cities[other], other == technology ? 6 : 0);
        }
    }
}

/* ---- a row of three: 6 points */

static const struct {
    const char *city, *a, *b, *c;
} rows[] = {
    {"altyndepe", "irrigation", "pottery", "wheel"},
    {"arkaim", "domestication", "authority", "pottery"},
    {"orchomenus", "masonry", "wheel", "domestication"},
    {"stonehedge", "religion", "domestication", "irrigation"},
    {"su-nuraxi", "pottery", "masonry", "religion"},
    {"teotihuacan", "authority", "irrigation", "masonry"},
    {"ugarit", "wheel", "religion", "authority"},
};

/* A matrix for the row's words in their places of the format. */
static void check_row(unsigned i, const char *format, unsigned points) {
    char columns[200] = "";
    const char *words[3] = {rows[i].a, rows[i].b, rows[i].c};
    size_t used = 0;
    for (const char *at = format; *at != '\0'; at++) {
        const bool is_word = *at >= '0' && *at <= '2';
        used += (size_t)snprintf(columns + used, sizeof columns - used, is_word ? "%s" : "%.1s",
                                 is_word ? words[*at - '0'] : at);
    }
    check_matrix(columns, rows[i].city, points);
}

static void rows_of_three(void) {
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        check_row(i, "", 0);
        check_row(i, "0 | 1 | 2", 6);
        check_row(i, "2 | 0 | 1", 6);          /* any order */
        check_row(i, "0 | bronze | 2 | 1", 6); /* a fourth card between them */
        check_row(i, "0 | 1 | 0 | 1", 0);      /* two of them twice are not three */
        check_row(i, "0 | 1 | bronze", 0);     /* Bronze Casting stands for nothing else */
        check_row(i, "0 | 1 | bronze 2", 0);   /* in two rows */
        check_row(i, "0 1 2", 0);              /* in a column */
        check_row(i, "bronze 0 | bronze 1 | bronze 2", 6);
        check_row(i, "bronze 0 | bronze | bronze 1 | bronze 2", 6); /* a gap in the row */
        check_row(i, "0 0 | 1 1 | 2 2", 6);                         /* two such rows count once */
    }
}

/* ---- farmers, herders and hunters on two terrains: 6 points */

static const struct {
    const char *city;
    enum bronze_terrain a, b;
} types[] = {
    {"amri", BRONZE_SAVANNAS, BRONZE_JUNGLES},          {"dholavira", BRONZE_JUNGLES, BRONZE_SHORE},
    {"eshnunna", BRONZE_WOODS, BRONZE_DESERTS},         {"susa", BRONZE_WOODS, BRONZE_SAVANNAS},
    {"tel-megiddo", BRONZE_GRASSLANDS, BRONZE_DESERTS}, {"uruk", BRONZE_MOUNTAINS, BRONZE_GRASSLANDS},
    {"yoshinogari", BRONZE_MOUNTAINS, BRONZE_SHORE},
};

static bool take(unsigned tile, enum bronze_terrain terrain, unsigned type) {
    for (unsigned place = 0; place < BRONZE_ROW_MAX; place++) {
        const unsigned spot = terrain * BRONZE_ROW_MAX + place;
        if ((state.free[tile] >> spot & 1u) != 0 && bronze_spot_type(&state, tile, spot) == type) {
            fixture_marker(&state, 0, tile, spot);
            return true;
        }
    }
    return false;
}

/* A marker of seat 0 on that terrain and of that type, on whichever tile has such a spot. */
static void settle_type(enum bronze_terrain terrain, unsigned type) {
    for (unsigned tile = 0; tile < state.tiles; tile++) {
        if (take(tile, terrain, type)) {
            return;
        }
    }
    TEST_FAIL_MESSAGE("no such spot on the table");
}

static void three_types_in_two_terrains(void) {
    for (unsigned i = 0; i < sizeof types / sizeof types[0]; i++) {
        setUp();
        for (unsigned type = 0; type < BRONZE_TYPES; type++) {
            settle_type(types[i].a, type);
        }
        check(0, types[i].city, 0); /* one terrain is not enough */
        settle_type(types[i].b, BRONZE_FARMERS);
        settle_type(types[i].b, BRONZE_HERDERS);
        check(0, types[i].city, 0);
        settle_type(types[i].b, BRONZE_HERDERS);
        check(0, types[i].city, 0); /* herders twice are no hunters */
        settle_type(types[i].b, BRONZE_HUNTERS);
        check(0, types[i].city, 6);
        check(1, types[i].city, 0);
    }
}

/* ---- pairs with Bronze Casting: 2 points each */

static const char *const pair_cities[] = {"gonur-tepe", "beycesultan", "knossos", "mycenae",
                                          "athens",     "nafplio",     "harappa"};

static void pairs_with_bronze_casting(void) {
    for (unsigned technology = 0; technology < BRONZE_CASTING; technology++) {
        const char *word = bronze_technologies[technology].word;
        const char *city = pair_cities[technology];
        char columns[200];
        check_matrix("", city, 0);
        check_matrix("bronze bronze", city, 0);
        check_matrix(word, city, 0);
        snprintf(columns, sizeof columns, "bronze | %s %s", word, word);
        check_matrix(columns, city, 2);
        snprintf(columns, sizeof columns, "bronze %s bronze | %s %s", word, word, word);
        check_matrix(columns, city, 4);
    }
}

static void one_bronze_casting_serves_pairs_of_several_cities(void) {
    fixture_matrix(&state, 0, "bronze wheel | religion");
    fixture_city(&state, 0, "nafplio");
    fixture_city(&state, 0, "athens");
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    bronze.count(&state, points);
    TEST_ASSERT_EQUAL(4, points[0][BRONZE_FROM_CITIES]);
}

/* ---- different technologies in a column: 1 point each */

static void variety_of_the_best_column(void) {
    static const char *const cities[] = {"acrotiri", "bactra", "limantepe", "ur"};
    for (unsigned i = 0; i < 4; i++) {
        check_matrix("", cities[i], 0);
        check_matrix("wheel wheel wheel", cities[i], 1);
        check_matrix("wheel wheel | wheel bronze wheel", cities[i], 2); /* Bronze Casting is one */
        check_matrix("wheel pottery masonry | religion", cities[i], 3);
        check_matrix("pottery | wheel bronze religion masonry authority domestication irrigation pottery",
                     cities[i], 8);
    }
}

static void one_column_serves_several_cities(void) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    fixture_matrix(&state, 0, "bronze wheel | religion");
    fixture_city(&state, 0, "ur");
    fixture_city(&state, 0, "bactra");
    bronze.count(&state, points);
    TEST_ASSERT_EQUAL(4, points[0][BRONZE_FROM_CITIES]);
}

/* ---- the ten single cities */

static void assur_counts_provinces(void) {
    check(0, "assur", 0);
    fixture_province(&state, 0, 6, 0);
    fixture_province(&state, 4, 4, 0);
    fixture_province(&state, 5, 4, BRONZE_NOBODY);
    check(0, "assur", 2);
    check(1, "assur", 0);
}

/* Provinces that the final count still gives out are there before Assur and Kish are counted. */
static void assur_and_kish_wait_for_the_final_provinces(void) {
    fixture_markers(&state, 0, 0, 1);
    fixture_markers(&state, 1, 1, 1);
    fixture_markers(&state, 2, 1, 1);
    check(0, "assur", 1);
    fixture_province(&state, 5, 5, 1);
    check(2, "kish", 6);
}

static void byblos_counts_trade_route_tokens(void) {
    check(0, "byblos", 0);
    state.route_owner[BRONZE_WOODS][0] = 0;
    state.route_owner[BRONZE_SHORE][2] = 0;
    state.route_owner[BRONZE_DESERTS][1] = 1;
    check(0, "byblos", 2);
    check(1, "byblos", 1);
}

static void kish_wants_fewer_provinces_than_anybody_else(void) {
    check(0, "kish", 0); /* none against none is a draw */
    fixture_province(&state, 0, 6, 1);
    check(0, "kish", 0); /* seat 2 has none either */
    fixture_province(&state, 1, 6, 2);
    check(0, "kish", 6);
    check(1, "kish", 0);
    fixture_province(&state, 2, 4, 0);
    check(0, "kish", 0);
}

static void check_left(unsigned a, unsigned b, unsigned c, unsigned lagash, unsigned rakhigarhi) {
    state.markers[0] = (uint8_t)a;
    state.markers[1] = (uint8_t)b;
    state.markers[2] = (uint8_t)c;
    check(0, "lagash", lagash);
    check(0, "rakhigarhi", rakhigarhi);
}

static void lagash_wants_most_and_rakhigarhi_fewest_markers_left(void) {
    check_left(30, 30, 30, 0, 0);
    check_left(5, 4, 4, 6, 0);
    check_left(5, 5, 4, 0, 0);
    check_left(3, 4, 5, 0, 6);
    check_left(3, 3, 5, 0, 0);
    check_left(0, 0, 1, 0, 0); /* zero against zero */
    check_left(4, 3, 5, 0, 0);
}

static void hattusa_wants_at_most_three_of_each(void) {
    check_matrix("", "hattusa", 5);
    check_matrix("wheel wheel wheel | bronze bronze bronze", "hattusa", 5);
    check_matrix("wheel wheel wheel | wheel", "hattusa", 0);
    check_matrix("wheel | bronze bronze bronze | pottery bronze", "hattusa", 0); /* Bronze Casting too */
}

static void mohenjo_daro_wants_six_technologies(void) {
    check_matrix("wheel pottery masonry | religion authority", "mohenjo-daro", 0);
    check_matrix("wheel pottery masonry | religion authority authority", "mohenjo-daro", 0);
    check_matrix("wheel pottery masonry | religion authority bronze", "mohenjo-daro", 5);
    check_matrix("wheel pottery masonry | religion authority irrigation", "mohenjo-daro", 5);
    check_matrix("wheel pottery masonry bronze | religion authority irrigation domestication", "mohenjo-daro",
                 5);
}

static void phaistos_counts_full_rows(void) {
    check_matrix("", "phaistos", 0);
    check_matrix("wheel wheel | wheel wheel | wheel wheel", "phaistos", 0); /* three columns */
    check_matrix("wheel | wheel | wheel | bronze", "phaistos", 2);
    check_matrix("wheel wheel | wheel | wheel wheel | bronze wheel", "phaistos", 2);
    check_matrix("wheel wheel | wheel wheel wheel | wheel wheel | bronze wheel", "phaistos", 4);
}

static void sidon_wants_bronze_casting_in_four_columns(void) {
    check_matrix("", "sidon", 0);
    check_matrix("bronze | bronze | bronze", "sidon", 0);
    check_matrix("bronze | bronze | bronze | wheel", "sidon", 0);
    check_matrix("bronze | wheel bronze | bronze | wheel wheel bronze", "sidon", 6);
}

static void thebes_wants_a_column_of_six(void) {
    check_matrix("", "thebes", 0);
    check_matrix("wheel wheel wheel wheel wheel | bronze", "thebes", 0);
    check_matrix("bronze | wheel wheel wheel wheel wheel bronze", "thebes", 6);
    check_matrix("wheel wheel wheel wheel wheel bronze wheel", "thebes", 6);
    check_matrix("wheel wheel wheel wheel wheel wheel | wheel wheel wheel wheel wheel wheel", "thebes", 6);
}

/* ---- who is in the way */

static void check_rival(unsigned seat, const char *city, unsigned rival, bool ties) {
    const struct bronze_rival found = bronze_city_rival(&state, seat, fixture_city_called(city));
    TEST_ASSERT_EQUAL_MESSAGE(rival, found.seat, city);
    TEST_ASSERT_EQUAL_MESSAGE(ties, found.ties, city);
}

static void rivals_of_cities_that_compare(void) {
    check_rival(1, "kumayri", 0, true); /* none against none */
    fixture_line(&state, (enum bronze_terrain)0, "1");
    check_rival(0, "kumayri", BRONZE_NOBODY, false);
    check_rival(1, "kumayri", 0, false);
    fixture_line(&state, (enum bronze_terrain)0, ".2");
    check_rival(0, "kumayri", 1, true);
    fixture_line(&state, (enum bronze_terrain)0, "..33"); /* who has more comes before who has as many */
    check_rival(0, "kumayri", 2, false);
    state.markers[2]--;
    check_rival(0, "rakhigarhi", 2, false);
    TEST_ASSERT_TRUE(bronze_city_rival(&state, 0, fixture_city_called("rakhigarhi")).fewer);
    check_rival(2, "lagash", 0, false);
    check_rival(0, "thebes", BRONZE_NOBODY, false); /* depends on nobody else */
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(rivals_of_cities_that_compare);
    RUN_TEST(terrain_majorities);
    RUN_TEST(technology_majorities);
    RUN_TEST(rows_of_three);
    RUN_TEST(three_types_in_two_terrains);
    RUN_TEST(pairs_with_bronze_casting);
    RUN_TEST(one_bronze_casting_serves_pairs_of_several_cities);
    RUN_TEST(variety_of_the_best_column);
    RUN_TEST(one_column_serves_several_cities);
    RUN_TEST(assur_counts_provinces);
    RUN_TEST(assur_and_kish_wait_for_the_final_provinces);
    RUN_TEST(byblos_counts_trade_route_tokens);
    RUN_TEST(kish_wants_fewer_provinces_than_anybody_else);
    RUN_TEST(lagash_wants_most_and_rakhigarhi_fewest_markers_left);
    RUN_TEST(hattusa_wants_at_most_three_of_each);
    RUN_TEST(mohenjo_daro_wants_six_technologies);
    RUN_TEST(phaistos_counts_full_rows);
    RUN_TEST(sidon_wants_bronze_casting_in_four_columns);
    RUN_TEST(thebes_wants_a_column_of_six);
    return UNITY_END();
}
