/* The component data keeps every rule that the game and this project set for it. Whoever types in the printed
 * components learns here what does not fit. Constraints that are this project's own design (balance) hold for
 * entries marked BRONZE_OURS only. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "bronze/bronze.h"
#include "unity.h"

void setUp(void) {}
void tearDown(void) {}

static unsigned count_bits(uint32_t set) {
    unsigned count = 0;
    for (unsigned bit = 0; bit < 32; bit++) {
        count += set >> bit & 1u;
    }
    return count;
}

static uint32_t row_of(unsigned terrain) {
    return 7u << (terrain * BRONZE_ROW_MAX);
}

/* ---- technologies */

static unsigned terrains_of(unsigned technology) {
    const uint32_t *allows = bronze_technologies[technology].allows;
    const uint32_t all = allows[0] | allows[1] | allows[2];
    unsigned set = 0;
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        set |= (all & row_of(terrain)) != 0 ? 1u << terrain : 0;
    }
    return set;
}

static unsigned types_of(unsigned technology) {
    unsigned set = 0;
    for (unsigned type = 0; type < BRONZE_TYPES; type++) {
        set |= bronze_technologies[technology].allows[type] != 0 ? 1u << type : 0;
    }
    return set;
}

static void technologies_allow_three_terrains_and_two_types_each(void) {
    for (unsigned technology = 0; technology < BRONZE_TECHNOLOGIES; technology++) {
        const char *name = bronze_technologies[technology].name;
        TEST_ASSERT_EQUAL_MESSAGE(3, count_bits(terrains_of(technology)), name);
        TEST_ASSERT_EQUAL_MESSAGE(2, count_bits(types_of(technology)), name);
        for (unsigned type = 0; type < BRONZE_TYPES; type++) { /* on all of its terrains, whole rows */
            const uint32_t allows = bronze_technologies[technology].allows[type];
            TEST_ASSERT_TRUE_MESSAGE(allows == 0 || count_bits(allows) == 9, name);
        }
    }
}

static void masonry_and_irrigation_are_as_printed(void) {
    enum { FARMERS_HERDERS = 1 << BRONZE_FARMERS | 1 << BRONZE_HERDERS };
    TEST_ASSERT_EQUAL_HEX(1u << BRONZE_WOODS | 1u << BRONZE_GRASSLANDS | 1u << BRONZE_JUNGLES,
                          terrains_of(BRONZE_MASONRY));
    TEST_ASSERT_EQUAL_HEX(FARMERS_HERDERS, types_of(BRONZE_MASONRY));
    TEST_ASSERT_EQUAL_HEX(1u << BRONZE_MOUNTAINS | 1u << BRONZE_SAVANNAS | 1u << BRONZE_DESERTS,
                          terrains_of(BRONZE_IRRIGATION));
    TEST_ASSERT_EQUAL_HEX(FARMERS_HERDERS, types_of(BRONZE_IRRIGATION));
    TEST_ASSERT_EQUAL(BRONZE_PRINTED, bronze_technologies[BRONZE_MASONRY].source);
    TEST_ASSERT_EQUAL(BRONZE_PRINTED, bronze_technologies[BRONZE_IRRIGATION].source);
}

static void bronze_casting_allows_everything_and_no_card_nothing(void) {
    for (unsigned type = 0; type < BRONZE_TYPES; type++) {
        TEST_ASSERT_EQUAL_HEX32((1u << BRONZE_SPOT_BITS) - 1u,
                                bronze_technologies[BRONZE_CASTING].allows[type]);
        TEST_ASSERT_EQUAL_HEX32(0, bronze_technologies[BRONZE_NO_TECHNOLOGY].allows[type]);
    }
}

static void every_terrain_and_type_is_served_by_a_technology(void) {
    for (unsigned type = 0; type < BRONZE_TYPES; type++) {
        uint32_t served = 0;
        for (unsigned technology = 0; technology < BRONZE_TECHNOLOGIES; technology++) {
            served |= bronze_technologies[technology].allows[type];
        }
        TEST_ASSERT_EQUAL_HEX32((1u << BRONZE_SPOT_BITS) - 1u, served);
    }
}

static void each_terrain_is_in_three_technologies_of_our_design(void) {
    unsigned uses[BRONZE_TERRAINS] = {0};
    for (unsigned technology = 0; technology < BRONZE_TECHNOLOGIES; technology++) {
        for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
            uses[terrain] += terrains_of(technology) >> terrain & 1u;
        }
    }
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        TEST_ASSERT_EQUAL(3, uses[terrain]);
    }
}

/* The pattern that the two printed technologies and the printed cities share. */
static void no_city_asks_for_two_terrains_of_one_technology_of_our_design(void) {
    for (unsigned city = 0; city < BRONZE_CITIES; city++) {
        for (unsigned technology = 0; technology < BRONZE_TECHNOLOGIES; technology++) {
            const unsigned shared = terrains_of(technology) & bronze_cities[city].asks;
            if (bronze_cities[city].kind == BRONZE_THREE_TYPES &&
                bronze_technologies[technology].source == BRONZE_OURS) {
                TEST_ASSERT_LESS_THAN_MESSAGE(2, count_bits(shared), bronze_cities[city].name);
            }
        }
    }
}

static unsigned cards_of(unsigned seats) {
    unsigned cards = 0;
    for (unsigned technology = 0; technology < BRONZE_TECHNOLOGIES; technology++) {
        cards += bronze_technologies[technology].copies[seats - BRONZE_SEATS_MIN];
    }
    return cards;
}

static void ten_cards_of_each_technology_and_more_of_them_with_more_seats(void) {
    for (unsigned technology = 0; technology < BRONZE_TECHNOLOGIES; technology++) {
        const uint8_t *copies = bronze_technologies[technology].copies;
        TEST_ASSERT_GREATER_THAN(0, copies[0]);
        TEST_ASSERT_LESS_OR_EQUAL(copies[1], copies[0]);
        TEST_ASSERT_LESS_OR_EQUAL(copies[2], copies[1]);
        TEST_ASSERT_EQUAL(BRONZE_COPIES_MAX, copies[2]);
    }
    TEST_ASSERT_EQUAL(BRONZE_CARDS_MAX, cards_of(4));
}

/* The second stack runs out before the pool is down to three cards, and then the round is played out. */
static void turns_and_columns_fit_into_the_state(void) {
    for (unsigned seats = BRONZE_SEATS_MIN; seats <= BRONZE_SEATS_MAX; seats++) {
        const unsigned rounds = (cards_of(seats) - 3 + seats - 1) / seats;
        TEST_ASSERT_LESS_OR_EQUAL(BRONZE_TURNS_MAX, rounds);
        TEST_ASSERT_GREATER_OR_EQUAL(BRONZE_STACKS, cards_of(seats)); /* no stack is empty at the start */
    }
}

static void our_numbers_of_cards_are_35_56_and_70(void) {
    if (bronze_technologies[0].copies_source == BRONZE_OURS) {
        TEST_ASSERT_EQUAL(35, cards_of(2));
        TEST_ASSERT_EQUAL(56, cards_of(3));
        TEST_ASSERT_EQUAL(70, cards_of(4));
    }
}

/* ---- land tiles */

static void rows_have_one_to_three_spots_from_the_left_without_gaps(void) {
    for (unsigned tile = 0; tile < BRONZE_BOX_TILES; tile++) {
        const uint32_t *spots = bronze_tiles[tile].spots;
        unsigned sum = 0;
        for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
            const uint32_t row = (spots[0] | spots[1] | spots[2]) >> (terrain * BRONZE_ROW_MAX) & 7u;
            const unsigned length = bronze_tiles[tile].rows[terrain];
            TEST_ASSERT_UINT_WITHIN(1, 2, length);
            TEST_ASSERT_EQUAL_HEX((1u << length) - 1u, row);
            sum += length;
        }
        TEST_ASSERT_EQUAL(sum, bronze_tiles[tile].count);
        TEST_ASSERT_EQUAL(sum, count_bits(spots[0]) + count_bits(spots[1]) + count_bits(spots[2]));
        TEST_ASSERT_EQUAL_HEX32(0, (spots[0] & spots[1]) | (spots[0] & spots[2]) | (spots[1] & spots[2]));
    }
}

static void our_tiles_have_eleven_to_thirteen_spots(void) {
    for (unsigned tile = 0; tile < BRONZE_BOX_TILES; tile++) {
        if (bronze_tiles[tile].source == BRONZE_OURS) {
            TEST_ASSERT_UINT_WITHIN(1, 12, bronze_tiles[tile].count);
        }
    }
}

static void no_two_tiles_are_alike(void) {
    for (unsigned a = 0; a < BRONZE_BOX_TILES; a++) {
        for (unsigned b = 0; b < a; b++) {
            TEST_ASSERT_NOT_EQUAL(
                0, memcmp(bronze_tiles[a].spots, bronze_tiles[b].spots, sizeof bronze_tiles[a].spots));
        }
    }
}

static bool tiles_are_ours(void) {
    bool ours = true;
    for (unsigned tile = 0; tile < BRONZE_BOX_TILES; tile++) {
        ours &= bronze_tiles[tile].source == BRONZE_OURS;
    }
    return ours;
}

static unsigned spots_in(uint32_t where, unsigned type) {
    unsigned count = 0;
    for (unsigned tile = 0; tile < BRONZE_BOX_TILES; tile++) {
        count += count_bits(bronze_tiles[tile].spots[type] & where);
    }
    return count;
}

static void check_balance(uint32_t where, unsigned difference) {
    for (unsigned type = 1; type < BRONZE_TYPES && tiles_are_ours(); type++) {
        TEST_ASSERT_UINT_WITHIN(difference, spots_in(where, 0), spots_in(where, type));
    }
    TEST_ASSERT_UINT_WITHIN(difference, spots_in(where, 1), spots_in(where, 2));
}

static void our_tiles_have_as_many_farmers_as_herders_and_hunters(void) {
    check_balance((1u << BRONZE_SPOT_BITS) - 1u, 1);
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        check_balance(row_of(terrain), 2);
    }
}

/* A terrain's spots over all tiles are one word of the state. */
static void spots_of_a_terrain_fit_into_a_word_whatever_tiles_are_drawn(void) {
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        unsigned of_length[BRONZE_ROW_MAX + 1] = {0};
        unsigned tiles = BRONZE_TILES_MAX;
        unsigned spots = 0;
        for (unsigned tile = 0; tile < BRONZE_BOX_TILES; tile++) {
            of_length[bronze_tiles[tile].rows[terrain]]++;
        }
        for (unsigned length = BRONZE_ROW_MAX; length > 0; length--) { /* the longest rows first */
            const unsigned used = of_length[length] < tiles ? of_length[length] : tiles;
            spots += used * length;
            tiles -= used;
        }
        TEST_ASSERT_LESS_OR_EQUAL(32, spots);
    }
}

/* ---- cities */

static void cities_by_kind_as_printed(void) {
    static const uint8_t printed[BRONZE_CITY_KINDS] = {4, 7, 7, 7, 8, 7, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    unsigned count[BRONZE_CITY_KINDS] = {0};
    for (unsigned city = 0; city < BRONZE_CITIES; city++) {
        TEST_ASSERT_LESS_THAN(BRONZE_CITY_KINDS, bronze_cities[city].kind);
        count[bronze_cities[city].kind]++;
    }
    for (unsigned kind = 0; kind < BRONZE_CITY_KINDS; kind++) {
        TEST_ASSERT_EQUAL(printed[kind], count[kind]);
    }
}

static unsigned cities_asking(unsigned kind, unsigned asks) {
    unsigned count = 0;
    for (unsigned city = 0; city < BRONZE_CITIES; city++) {
        count += bronze_cities[city].kind == kind && bronze_cities[city].asks == asks;
    }
    return count;
}

static void one_city_for_each_terrain_and_technology(void) {
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        TEST_ASSERT_EQUAL(1, cities_asking(BRONZE_TERRAIN_MAJORITY, terrain));
    }
    for (unsigned technology = 0; technology <= BRONZE_CASTING; technology++) {
        TEST_ASSERT_EQUAL(1, cities_asking(BRONZE_TECHNOLOGY_MAJORITY, technology));
        TEST_ASSERT_EQUAL(technology != BRONZE_CASTING, cities_asking(BRONZE_PAIRS, technology));
    }
}

/* Printed: each pair of technologies stands in exactly one city's row. */
static void rows_of_three_pair_each_two_technologies_once(void) {
    for (unsigned a = 0; a < BRONZE_TECHNOLOGIES; a++) {
        for (unsigned b = 0; b < a; b++) {
            const unsigned pair = 1u << a | 1u << b;
            unsigned count = 0;
            for (unsigned city = 0; city < BRONZE_CITIES; city++) {
                count += bronze_cities[city].kind == BRONZE_ROW_OF_THREE &&
                         (bronze_cities[city].asks & pair) == pair;
            }
            TEST_ASSERT_EQUAL(1, count);
        }
    }
}

/* Printed: each terrain is asked for by two of the seven cities of three types. */
static void three_types_ask_for_each_terrain_twice(void) {
    unsigned count[BRONZE_TERRAINS] = {0};
    for (unsigned city = 0; city < BRONZE_CITIES; city++) {
        if (bronze_cities[city].kind == BRONZE_THREE_TYPES) {
            TEST_ASSERT_EQUAL(2, count_bits(bronze_cities[city].asks));
            for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
                count[terrain] += bronze_cities[city].asks >> terrain & 1u;
            }
        }
    }
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        TEST_ASSERT_EQUAL(2, count[terrain]);
    }
}

static void words_of_cities_are_their_names_in_alphabetical_order(void) {
    for (unsigned city = 0; city < BRONZE_CITIES; city++) {
        const char *name = bronze_cities[city].name;
        const char *word = bronze_cities[city].word;
        TEST_ASSERT_EQUAL(strlen(name), strlen(word));
        for (size_t i = 0; name[i] != '\0'; i++) {
            TEST_ASSERT_EQUAL(name[i] == ' ' ? '-' : tolower((unsigned char)name[i]), word[i]);
        }
        TEST_ASSERT_TRUE(city == 0 || strcmp(bronze_cities[city - 1].word, word) < 0);
    }
}

static void lines_of_cities_begin_with_their_points(void) {
    for (unsigned city = 0; city < BRONZE_CITIES; city++) {
        char points[16];
        snprintf(points, sizeof points, "%u point%s ", bronze_cities[city].points,
                 bronze_cities[city].points == 1 ? "" : "s");
        TEST_ASSERT_EQUAL_STRING_LEN(points, bronze_city_line(city), strlen(points));
        TEST_ASSERT_EQUAL(BRONZE_PRINTED, bronze_cities[city].source);
    }
}

static unsigned cities_used(unsigned seats) {
    unsigned count = 0;
    for (unsigned city = 0; city < BRONZE_CITIES; city++) {
        count += bronze_cities[city].seats_min <= seats;
    }
    return count;
}

/* Every tile but the first draws a city more than there are seats. */
static void cities_suffice_for_all_tiles(void) {
    for (unsigned seats = BRONZE_SEATS_MIN; seats <= BRONZE_SEATS_MAX; seats++) {
        const unsigned tiles = bronze_tiles_used[seats - BRONZE_SEATS_MIN];
        TEST_ASSERT_GREATER_OR_EQUAL((seats + 1) * (tiles - 1), cities_used(seats));
    }
    TEST_ASSERT_EQUAL(BRONZE_CITIES, cities_used(4));
}

/* Ours: 24, 37 and 50 cities, by kind as decided; the ten single ones together. */
static void our_choice_of_cities_by_number_of_seats(void) {
    static const uint8_t ours[][BRONZE_SEAT_COUNTS] = {
        [BRONZE_COLUMN_VARIETY] = {2, 3, 4},      [BRONZE_ROW_OF_THREE] = {3, 5, 7},
        [BRONZE_THREE_TYPES] = {3, 5, 7},         [BRONZE_PAIRS] = {3, 5, 7},
        [BRONZE_TECHNOLOGY_MAJORITY] = {4, 6, 8}, [BRONZE_TERRAIN_MAJORITY] = {3, 5, 7},
        [BRONZE_PER_PROVINCE] = {6, 8, 10},
    };
    for (unsigned seats = BRONZE_SEATS_MIN; seats <= BRONZE_SEATS_MAX; seats++) {
        unsigned count[BRONZE_PER_PROVINCE + 1] = {0};
        for (unsigned city = 0; city < BRONZE_CITIES; city++) {
            const unsigned kind = bronze_cities[city].kind;
            count[kind > BRONZE_PER_PROVINCE ? BRONZE_PER_PROVINCE : kind] +=
                bronze_cities[city].seats_min <= seats;
            if (bronze_cities[city].seats_source != BRONZE_OURS) {
                return; /* typed in from the printed cards */
            }
        }
        for (unsigned kind = 0; kind <= BRONZE_PER_PROVINCE; kind++) {
            TEST_ASSERT_EQUAL(ours[kind][seats - BRONZE_SEATS_MIN], count[kind]);
        }
    }
}

static void every_terrain_and_technology_is_asked_for_with_two_seats(void) {
    unsigned terrains = 0;
    unsigned technologies = 0;
    for (unsigned city = 0; city < BRONZE_CITIES; city++) {
        const struct bronze_city *card = &bronze_cities[city];
        const unsigned used = card->seats_min <= BRONZE_SEATS_MIN;
        const bool one = card->kind == BRONZE_PAIRS || card->kind == BRONZE_TECHNOLOGY_MAJORITY;
        terrains |= used * (card->kind == BRONZE_THREE_TYPES ? card->asks : 0u);
        terrains |= used * (card->kind == BRONZE_TERRAIN_MAJORITY ? 1u << card->asks : 0u);
        technologies |= used * (card->kind == BRONZE_ROW_OF_THREE ? card->asks : 0u);
        technologies |= used * (one ? 1u << card->asks : 0u);
    }
    TEST_ASSERT_EQUAL_HEX((1u << BRONZE_TERRAINS) - 1u, terrains);
    TEST_ASSERT_EQUAL_HEX((1u << BRONZE_TECHNOLOGIES) - 1u,
                          technologies & ((1u << BRONZE_TECHNOLOGIES) - 1u));
}

/* ---- tokens and texts */

static void tokens_as_printed(void) {
    static const uint8_t provinces[BRONZE_PROVINCES] = {4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6};
    static const uint8_t lengths[] = {3, 5, 7};
    static const uint8_t points[] = {3, 6, 10};
    static const uint8_t used[] = {7, 9, 11};
    static const uint8_t open[] = {1, 2, 2};
    TEST_ASSERT_EQUAL_MEMORY(provinces, bronze_province_points, sizeof provinces);
    TEST_ASSERT_EQUAL_MEMORY(lengths, bronze_route_lengths, sizeof lengths);
    TEST_ASSERT_EQUAL_MEMORY(points, bronze_route_points, sizeof points);
    TEST_ASSERT_EQUAL_MEMORY(used, bronze_tiles_used, sizeof used);
    TEST_ASSERT_EQUAL_MEMORY(open, bronze_tiles_open, sizeof open);
}

static unsigned words_in(const char *text) {
    unsigned count = 0;
    for (size_t i = 0; text[i] != '\0'; i++) {
        count +=
            !isspace((unsigned char)text[i]) && (text[i + 1] == '\0' || isspace((unsigned char)text[i + 1]));
    }
    return count;
}

static void pages_are_short(void) {
    TEST_ASSERT_GREATER_THAN(0, bronze.page_count);
    for (unsigned page = 0; page < bronze.page_count; page++) {
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(60, words_in(bronze.pages[page].words), bronze.pages[page].title);
    }
}

static void everything_has_a_line(void) {
    for (unsigned technology = 0; technology <= BRONZE_CASTING; technology++) {
        TEST_ASSERT_GREATER_THAN(3, words_in(bronze_technology_line(technology)));
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(technologies_allow_three_terrains_and_two_types_each);
    RUN_TEST(masonry_and_irrigation_are_as_printed);
    RUN_TEST(bronze_casting_allows_everything_and_no_card_nothing);
    RUN_TEST(every_terrain_and_type_is_served_by_a_technology);
    RUN_TEST(each_terrain_is_in_three_technologies_of_our_design);
    RUN_TEST(no_city_asks_for_two_terrains_of_one_technology_of_our_design);
    RUN_TEST(ten_cards_of_each_technology_and_more_of_them_with_more_seats);
    RUN_TEST(turns_and_columns_fit_into_the_state);
    RUN_TEST(our_numbers_of_cards_are_35_56_and_70);
    RUN_TEST(rows_have_one_to_three_spots_from_the_left_without_gaps);
    RUN_TEST(our_tiles_have_eleven_to_thirteen_spots);
    RUN_TEST(no_two_tiles_are_alike);
    RUN_TEST(our_tiles_have_as_many_farmers_as_herders_and_hunters);
    RUN_TEST(spots_of_a_terrain_fit_into_a_word_whatever_tiles_are_drawn);
    RUN_TEST(cities_by_kind_as_printed);
    RUN_TEST(one_city_for_each_terrain_and_technology);
    RUN_TEST(rows_of_three_pair_each_two_technologies_once);
    RUN_TEST(three_types_ask_for_each_terrain_twice);
    RUN_TEST(words_of_cities_are_their_names_in_alphabetical_order);
    RUN_TEST(lines_of_cities_begin_with_their_points);
    RUN_TEST(cities_suffice_for_all_tiles);
    RUN_TEST(our_choice_of_cities_by_number_of_seats);
    RUN_TEST(every_terrain_and_technology_is_asked_for_with_two_seats);
    RUN_TEST(tokens_as_printed);
    RUN_TEST(pages_are_short);
    RUN_TEST(everything_has_a_line);
    return UNITY_END();
}
