/* The facts of the box: both maps, the deck, the goods, against counts and against the second
 * implementation's own tables; and the rules pages. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "fixture.h"
#include "reference.h"

enum { PAGE_WORDS_MAX = 60 };

void setUp(void) {}

void tearDown(void) {}

static const struct empire_map *map_of(char side) {
    fixture_set_up(side == 'A' ? "seats=3 side=a" : "seats=3 side=b");
    return empire_map(board);
}

static unsigned bits(uint32_t mask) {
    unsigned count = 0;
    for (; mask != 0; mask &= mask - 1) {
        count++;
    }
    return count;
}

/* ---- the maps */

static void check_links(char side, unsigned land, unsigned sea) {
    const struct empire_map *map = map_of(side);
    unsigned land_ends = 0;
    unsigned sea_ends = 0;
    for (unsigned a = 0; a < map->region_count; a++) {
        land_ends += bits(map->regions[a].land);
        sea_ends += bits(map->regions[a].sea);
        TEST_ASSERT_EQUAL_UINT32(0, map->regions[a].land & map->regions[a].sea);
        TEST_ASSERT_EQUAL_UINT32(0, (map->regions[a].land | map->regions[a].sea) >> a & 1u);
        for (unsigned b = 0; b < map->region_count; b++) {
            TEST_ASSERT_EQUAL_UINT32(map->regions[a].land >> b & 1u, map->regions[b].land >> a & 1u);
            TEST_ASSERT_EQUAL_UINT32(map->regions[a].sea >> b & 1u, map->regions[b].sea >> a & 1u);
        }
    }
    TEST_ASSERT_EQUAL_UINT(land * 2, land_ends);
    TEST_ASSERT_EQUAL_UINT(sea * 2, sea_ends);
}

static void test_side_a_has_30_land_and_7_sea_links(void) {
    TEST_ASSERT_EQUAL_UINT(25, map_of('A')->region_count);
    check_links('A', 30, 7);
}

static void test_side_b_has_29_land_and_7_sea_links(void) {
    TEST_ASSERT_EQUAL_UINT(23, map_of('B')->region_count);
    check_links('B', 29, 7);
}

/* All that can be reached from a region within `within`. */
static uint32_t reach(const struct empire_map *map, unsigned from, uint32_t within, bool sea) {
    uint32_t reached = UINT32_C(1) << from;
    for (uint32_t before = 0; before != reached;) {
        before = reached;
        for (unsigned region = 0; region < map->region_count; region++) {
            if (before >> region & 1u) {
                reached |= (map->regions[region].land | (sea ? map->regions[region].sea : 0)) & within;
            }
        }
    }
    return reached;
}

static uint32_t continent_mask(const struct empire_map *map, unsigned continent) {
    uint32_t mask = 0;
    for (unsigned region = 0; region < map->region_count; region++) {
        mask |= (uint32_t)(map->regions[region].continent == continent) << region;
    }
    return mask;
}

/* Land borders stay within a continent, which they connect; dotted lines lead out of it, and connect
 * everything. */
static void check_continents(char side, const unsigned *sizes, unsigned count) {
    const struct empire_map *map = map_of(side);
    TEST_ASSERT_EQUAL_UINT(count, map->continent_count);
    for (unsigned continent = 0; continent < count; continent++) {
        const uint32_t mask = continent_mask(map, continent);
        TEST_ASSERT_EQUAL_UINT(sizes[continent], bits(mask));
        for (unsigned region = 0; region < map->region_count; region++) {
            if (mask >> region & 1u) {
                TEST_ASSERT_EQUAL_HEX32(mask, reach(map, region, UINT32_MAX, false));
            }
        }
    }
    const uint32_t all = (UINT32_C(1) << map->region_count) - 1;
    TEST_ASSERT_EQUAL_HEX32(all, reach(map, map->start, all, true));
}

static void test_side_a_has_four_continents(void) {
    check_continents('A', (const unsigned[]){7, 2, 13, 3}, 4);
}

static void test_side_b_has_five_continents(void) {
    check_continents('B', (const unsigned[]){2, 2, 3, 9, 7}, 5);
}

static void check_triangles(char side, unsigned start, const uint8_t *triangles) {
    const struct empire_map *map = map_of(side);
    TEST_ASSERT_EQUAL_UINT(start, map->start + 1u);
    unsigned count = 0;
    for (unsigned region = 0; region < map->region_count; region++) {
        if (map->regions[region].triangle) {
            TEST_ASSERT_EQUAL_UINT(triangles[count], region + 1);
            TEST_ASSERT_EQUAL_UINT(triangles[count], map->triangles[count] + 1u);
            count++;
        }
    }
    TEST_ASSERT_EQUAL_UINT(EMPIRE_TRIANGLES, count);
}

static void test_starts_and_triangles(void) {
    check_triangles('A', 13, (const uint8_t[]){1, 8, 13, 20, 24});
    check_triangles('B', 8, (const uint8_t[]){1, 3, 6, 15, 21});
}

static void check_map_against_reference(char side) {
    const struct empire_map *map = map_of(side);
    TEST_ASSERT_EQUAL_INT(reference_region_count(side), map->region_count);
    TEST_ASSERT_EQUAL_INT(reference_start_region(side), map->start + 1);
    for (int a = 1; a <= map->region_count; a++) {
        const struct empire_region *region = &map->regions[a - 1];
        TEST_ASSERT_EQUAL_INT(reference_continent(side, a), region->continent + 1);
        for (int b = 1; b <= map->region_count; b++) {
            TEST_ASSERT_EQUAL_INT(reference_land(side, a, b), region->land >> (b - 1) & 1u);
            TEST_ASSERT_EQUAL_INT(reference_sea(side, a, b), region->sea >> (b - 1) & 1u);
        }
    }
}

static void test_maps_as_the_reference_has_them(void) {
    check_map_against_reference('A');
    check_map_against_reference('B');
}

/* ---- the deck */

static void count_icons(bool fives, unsigned cards[EMPIRE_GOOD_KINDS], unsigned icons[EMPIRE_GOOD_KINDS]) {
    for (unsigned id = 1; id <= EMPIRE_CARDS; id++) {
        const struct empire_card *card = empire_card(board, id);
        if (fives || !card->five) {
            cards[card->good]++;
            icons[card->good] += card->icons;
        }
    }
}

static void test_the_deck_has_42_cards_37_without_the_fives(void) {
    unsigned cards[2][EMPIRE_GOOD_KINDS] = {{0}};
    unsigned icons[2][EMPIRE_GOOD_KINDS] = {{0}};
    fixture_set_up("seats=5");
    count_icons(true, cards[0], icons[0]);
    count_icons(false, cards[1], icons[1]);
    /* ruby, wood, ore, anvil, carrot, wild */
    TEST_ASSERT_EQUAL_UINT_ARRAY(((unsigned[]){5, 8, 7, 9, 10, 3}), cards[0], EMPIRE_GOOD_KINDS);
    TEST_ASSERT_EQUAL_UINT_ARRAY(((unsigned[]){5, 8, 7, 10, 11, 3}), icons[0], EMPIRE_GOOD_KINDS);
    TEST_ASSERT_EQUAL_UINT_ARRAY(((unsigned[]){4, 7, 6, 8, 9, 3}), cards[1], EMPIRE_GOOD_KINDS);
    TEST_ASSERT_EQUAL_UINT_ARRAY(((unsigned[]){4, 7, 6, 8, 10, 3}), icons[1], EMPIRE_GOOD_KINDS);
}

static void test_one_card_says_and_and_six_say_or(void) {
    unsigned joins[3] = {0};
    fixture_set_up("seats=5");
    for (unsigned id = 1; id <= EMPIRE_CARDS; id++) {
        const struct empire_card *card = empire_card(board, id);
        joins[card->join]++;
        TEST_ASSERT_TRUE(card->action[0].step != card->action[1].step);
    }
    TEST_ASSERT_EQUAL_UINT_ARRAY(((unsigned[]){35, 6, 1}), joins, 3);
    TEST_ASSERT_EQUAL_UINT(EMPIRE_AND, empire_card(board, 39)->join);
}

static void check_cards_against_reference(bool neutral) {
    fixture_set_up(neutral ? "seats=5 card16=neutral" : "seats=5");
    for (unsigned id = 1; id <= EMPIRE_CARDS; id++) {
        char good[8], first[8], second[8], join[4];
        int first_steps = 0, second_steps = 0;
        bool five = false;
        const struct empire_card *card = empire_card(board, id);
        const int icons =
            reference_card((int)id, neutral, good, first, &first_steps, join, second, &second_steps, &five);
        TEST_ASSERT_EQUAL_STRING(good, empire_good_word(card->good));
        TEST_ASSERT_EQUAL_INT(icons, card->icons);
        TEST_ASSERT_EQUAL_INT(five, card->five);
        TEST_ASSERT_EQUAL_STRING(first, empire_step_word(card->action[0].step));
        TEST_ASSERT_EQUAL_INT(first_steps, card->action[0].amount);
        TEST_ASSERT_EQUAL_INT(second_steps, card->action[1].amount);
        if (second_steps > 0) {
            TEST_ASSERT_EQUAL_STRING(second, empire_step_word(card->action[1].step));
        }
        TEST_ASSERT_EQUAL_STRING(join, card->join == EMPIRE_ALONE ? ""
                                       : card->join == EMPIRE_OR  ? "or"
                                                                  : "and");
    }
}

static void test_cards_as_the_reference_has_them_in_both_printings(void) {
    check_cards_against_reference(false);
    check_cards_against_reference(true);
}

static void test_the_fives_are_only_in_games_of_five(void) {
    for (unsigned seats = 2; seats <= 5; seats++) {
        char words[16];
        unsigned fives = 0;
        snprintf(words, sizeof words, "seats=%u", seats);
        fixture_set_up(words);
        TEST_ASSERT_EQUAL_UINT(seats == 5 ? 42 : 37, empire_deck_size(board));
        for (unsigned i = 0; i < empire_deck_size(board); i++) {
            fives += empire_card(board, board->deck[0][i])->five;
        }
        TEST_ASSERT_EQUAL_UINT(seats == 5 ? 5 : 0, fives);
    }
}

/* ---- goods */

static void test_goods_score_by_their_tables(void) {
    static const uint8_t tables[EMPIRE_GOODS][10] = {
        [EMPIRE_RUBY] = {0, 1, 2, 3, 5, 5, 5, 5, 5, 5},   [EMPIRE_WOOD] = {0, 0, 1, 1, 2, 3, 5, 5, 5, 5},
        [EMPIRE_ORE] = {0, 0, 1, 2, 3, 5, 5, 5, 5, 5},    [EMPIRE_ANVIL] = {0, 0, 1, 1, 2, 2, 3, 5, 5, 5},
        [EMPIRE_CARROT] = {0, 0, 0, 1, 1, 2, 2, 3, 5, 5},
    };
    for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
        for (unsigned count = 0; count < 10; count++) {
            TEST_ASSERT_EQUAL_UINT(tables[good][count], empire_good_points(good, count));
            TEST_ASSERT_EQUAL_INT(tables[good][count],
                                  reference_good_points(empire_good_word(good), (int)count));
        }
    }
}

static void test_the_next_step_of_a_good_is_where_its_points_rise(void) {
    for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
        for (unsigned count = 0; count < 9; count++) {
            unsigned next = count;
            while (next < 9 && empire_good_points(good, next) == empire_good_points(good, count)) {
                next++;
            }
            TEST_ASSERT_EQUAL_UINT(next == 9 ? 0 : next, empire_good_next(good, count));
        }
    }
}

static void test_tokens_are_two_of_each_good(void) {
    unsigned most = 0;
    for (unsigned seed = 1; seed < 200; seed++) {
        char words[32];
        unsigned count[EMPIRE_GOODS] = {0};
        snprintf(words, sizeof words, "seats=3 tokens=on seed=%u", seed);
        fixture_set_up(words);
        for (unsigned i = 0; i < EMPIRE_TRIANGLES; i++) {
            count[board->tokens[0][i]]++;
        }
        for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
            TEST_ASSERT_TRUE(count[good] <= 2);
            most = count[good] > most ? count[good] : most;
        }
    }
    TEST_ASSERT_EQUAL_UINT(2, most);
}

/* ---- numbers */

static void test_coins_and_cards_by_seats(void) {
    static const unsigned coins[] = {0, 0, 14, 11, 9, 8};
    static const unsigned cards[] = {0, 0, 13, 10, 8, 7};
    for (unsigned seats = 2; seats <= 5; seats++) {
        char words[16];
        snprintf(words, sizeof words, "seats=%u", seats);
        fixture_set_up(words);
        TEST_ASSERT_EQUAL_UINT(coins[seats], board->coins[seats - 1]);
        TEST_ASSERT_EQUAL_UINT(cards[seats], empire_cards_to_take(board));
    }
}

static void test_the_row_costs_0_1_1_2_2_3(void) {
    for (unsigned i = 0; i < EMPIRE_ROW; i++) {
        TEST_ASSERT_EQUAL_UINT(((const unsigned[]){0, 1, 1, 2, 2, 3})[i], empire_row_cost(i));
    }
}

/* The bound of a match's length, counted from the cards. */
static void test_no_match_is_longer_than_its_bound(void) {
    unsigned longest = 0;
    for (unsigned seats = 2; seats <= 5; seats++) {
        unsigned with_steps[8] = {0}; /* cards by their steps, at most 6 */
        char words[16];
        snprintf(words, sizeof words, "seats=%u", seats);
        fixture_set_up(words);
        for (unsigned i = 0; i < empire_deck_size(board); i++) {
            const struct empire_card *card = empire_card(board, board->deck[0][i]);
            const unsigned a = card->action[0].amount, b = card->action[1].amount;
            with_steps[card->join == EMPIRE_AND ? a + b : a > b ? a : b]++;
        }
        unsigned length = seats + 1 + (seats == 2 ? 10 : 0);
        unsigned takes = seats * empire_cards_to_take(board);
        for (unsigned steps = 7; steps > 0; steps--) {
            const unsigned cards = with_steps[steps] < takes ? with_steps[steps] : takes;
            length += cards * (steps + 1);
            takes -= cards;
        }
        longest = length > longest ? length : longest;
    }
    TEST_ASSERT_EQUAL_UINT(3 * longest, empire.length_max);
}

/* ---- the rules pages */

static void test_rules_pages_are_short(void) {
    for (unsigned i = 0; i < empire.page_count; i++) {
        unsigned words = 0;
        bool between = true;
        for (const char *at = empire.pages[i].words; *at != '\0'; at++) {
            const bool space = *at == ' ' || *at == '\n';
            words += between && !space;
            between = space;
        }
        TEST_ASSERT_TRUE_MESSAGE(words > 0 && words <= PAGE_WORDS_MAX, empire.pages[i].title);
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_side_a_has_30_land_and_7_sea_links);
    RUN_TEST(test_side_b_has_29_land_and_7_sea_links);
    RUN_TEST(test_side_a_has_four_continents);
    RUN_TEST(test_side_b_has_five_continents);
    RUN_TEST(test_starts_and_triangles);
    RUN_TEST(test_maps_as_the_reference_has_them);
    RUN_TEST(test_the_deck_has_42_cards_37_without_the_fives);
    RUN_TEST(test_one_card_says_and_and_six_say_or);
    RUN_TEST(test_cards_as_the_reference_has_them_in_both_printings);
    RUN_TEST(test_the_fives_are_only_in_games_of_five);
    RUN_TEST(test_goods_score_by_their_tables);
    RUN_TEST(test_the_next_step_of_a_good_is_where_its_points_rise);
    RUN_TEST(test_tokens_are_two_of_each_good);
    RUN_TEST(test_coins_and_cards_by_seats);
    RUN_TEST(test_the_row_costs_0_1_1_2_2_3);
    RUN_TEST(test_no_match_is_longer_than_its_bound);
    RUN_TEST(test_rules_pages_are_short);
    return UNITY_END();
}
