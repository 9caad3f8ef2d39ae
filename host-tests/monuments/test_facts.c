/* The data: every constraint that the rules put on the board, the cards and the costs. */
#include <string.h>

#include "fixture.h"

enum {
    MAYA,
    INCA,
    GREECE,
    EGYPT,
    GREATER_ANTILLES,
    LESSER_ANTILLES,
    MARAJO,
    BRITAIN,
    CANARIES,
    CRETE,
    CYPRUS
};

void setUp(void) {}

void tearDown(void) {}

static bool is_island(unsigned hex) {
    return hex < MONUMENTS_LAND_HEXES && (monuments_island_hexes[hex >> 5] >> (hex & 31) & 1) != 0;
}

static bool is_open(unsigned closing, unsigned hex) {
    return hex < MONUMENTS_LAND_HEXES && (monuments_open_hexes[closing][hex >> 5] >> (hex & 31) & 1) != 0;
}

static void test_board_has_36_home_4_monument_14_island_69_sea_and_3_lake_hexes(void) {
    unsigned home = 0, monument = 0, island = 0, sea = 0, lake = 0;
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        const unsigned terrain = monuments_hexes[hex].terrain;
        monument += terrain == MONUMENTS_MONUMENT;
        sea += terrain == MONUMENTS_SEA;
        lake += terrain == MONUMENTS_LAKE;
        island += is_island(hex);
        home += terrain < MONUMENTS_MONUMENT && !is_island(hex);
        TEST_ASSERT_EQUAL(terrain < MONUMENTS_MONUMENT, hex < MONUMENTS_LAND_HEXES);
        TEST_ASSERT_EQUAL(terrain >= MONUMENTS_SEA, monuments_is_water(hex));
    }
    TEST_ASSERT_EQUAL_UINT(36, home);
    TEST_ASSERT_EQUAL_UINT(4, monument);
    TEST_ASSERT_EQUAL_UINT(14, island);
    TEST_ASSERT_EQUAL_UINT(69, sea);
    TEST_ASSERT_EQUAL_UINT(3, lake);
}

static void test_neighbours_are_mutual_and_lie_in_opposite_directions(void) {
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
            const unsigned other = monuments_hexes[hex].near[direction];
            if (other != MONUMENTS_NO_HEX) {
                TEST_ASSERT_EQUAL_UINT(hex, monuments_hexes[other].near[monuments_opposite(direction)]);
                TEST_ASSERT_EQUAL(monuments_is_water(other), monuments_hexes[hex].water >> direction & 1);
            }
        }
    }
}

static void test_each_home_continent_has_nine_hexes_and_all_four_terrains(void) {
    for (unsigned region = 0; region < 4; region++) {
        unsigned count = 0, terrains = 0;
        for (unsigned hex = 0; hex < MONUMENTS_LAND_HEXES; hex++) {
            if (monuments_hexes[hex].region == region) {
                count++;
                terrains |= 1u << monuments_hexes[hex].terrain;
            }
        }
        TEST_ASSERT_EQUAL_UINT(9, count);
        TEST_ASSERT_EQUAL_HEX(15, terrains);
    }
}

/* Nine of each would be even; but with four forests and one mountain Maya won 13 games of a hundred. */
static void test_home_terrains_are_nearly_even(void) {
    static const unsigned expected[MONUMENTS_RESOURCES] = {
        [MONUMENTS_WOOD] = 8, [MONUMENTS_SHEEP] = 9, [MONUMENTS_METAL] = 10, [MONUMENTS_WHEAT] = 9};
    unsigned count[MONUMENTS_RESOURCES] = {0};
    for (unsigned hex = 0; hex < MONUMENTS_LAND_HEXES; hex++) {
        count[monuments_hexes[hex].terrain] += !is_island(hex);
    }
    for (unsigned terrain = 0; terrain < MONUMENTS_RESOURCES; terrain++) {
        TEST_ASSERT_EQUAL_UINT(expected[terrain], count[terrain]);
    }
}

/* Spreads over land and bridges only. */
static unsigned walkable_from(unsigned start) {
    bool reached[MONUMENTS_HEXES] = {false};
    unsigned count = 0;
    reached[start] = true;
    for (bool more = true; more;) {
        more = false;
        for (unsigned hex = 0; hex < MONUMENTS_DRY_HEXES; hex++) {
            for (unsigned direction = 0; reached[hex] && direction < MONUMENTS_DIRECTIONS; direction++) {
                const unsigned to = monuments_hexes[hex].near[direction];
                if (to < MONUMENTS_LAND_HEXES && !reached[to] &&
                    (monuments_hexes[hex].rivers >> direction & 1) == 0) {
                    reached[to] = more = true;
                    count++;
                }
            }
        }
    }
    return count;
}

static void test_three_hexes_from_the_monument_without_a_bridge_and_six_in_all(void) {
    for (unsigned civilisation = 0; civilisation < MONUMENTS_CIVILISATIONS; civilisation++) {
        const unsigned hex = monuments_civilisations[civilisation].hex;
        unsigned near = 0;
        for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
            const unsigned to = monuments_hexes[hex].near[direction];
            near += to < MONUMENTS_LAND_HEXES && (monuments_hexes[hex].rivers >> direction & 1) == 0;
        }
        TEST_ASSERT_EQUAL_UINT(3, near);
        TEST_ASSERT_EQUAL_UINT(6, walkable_from(hex));
    }
}

static void test_rivers_run_between_land_or_along_a_monument(void) {
    for (unsigned i = 0; i < MONUMENTS_RIVERS; i++) {
        const struct monuments_river *river = &monuments_rivers[i];
        TEST_ASSERT_TRUE(river->hex < MONUMENTS_DRY_HEXES && river->other < MONUMENTS_DRY_HEXES);
        TEST_ASSERT_EQUAL_UINT(river->other, monuments_hexes[river->hex].near[river->direction]);
        TEST_ASSERT_TRUE(monuments_hexes[river->hex].rivers >> river->direction & 1);
        TEST_ASSERT_TRUE(monuments_hexes[river->other].rivers >> monuments_opposite(river->direction) & 1);
    }
}

/* Steps over open water from a coast of one region to a hex. */
static unsigned sea_distance_to(unsigned from_region, unsigned to) {
    unsigned distance[MONUMENTS_HEXES], best = MONUMENTS_HEXES;
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        distance[hex] = monuments_hexes[hex].region == from_region ? 0 : MONUMENTS_HEXES;
    }
    for (bool more = true; more;) {
        more = false;
        for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
            for (unsigned direction = 0; distance[hex] < MONUMENTS_HEXES && direction < MONUMENTS_DIRECTIONS;
                 direction++) {
                const unsigned near = monuments_hexes[hex].near[direction];
                if (near != MONUMENTS_NO_HEX && monuments_is_water(near) &&
                    distance[near] > distance[hex] + 1) {
                    distance[near] = distance[hex] + 1;
                    more = true;
                }
                best = near == to && distance[hex] < best ? distance[hex] : best;
            }
        }
    }
    return best;
}

static unsigned sea_distance(unsigned from_region, unsigned to_region) {
    unsigned best = MONUMENTS_HEXES;
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        if (monuments_hexes[hex].region == to_region) {
            const unsigned distance = sea_distance_to(from_region, hex);
            best = distance < best ? distance : best;
        }
    }
    return best;
}

static void test_greece_and_egypt_are_near_the_worlds_far(void) {
    TEST_ASSERT_EQUAL_UINT(2, sea_distance(GREECE, EGYPT));
    TEST_ASSERT_LESS_OR_EQUAL_UINT(3, sea_distance(MAYA, INCA));
    for (unsigned old = GREECE; old <= EGYPT; old++) {
        TEST_ASSERT_GREATER_OR_EQUAL_UINT(4, sea_distance(old, MAYA));
        TEST_ASSERT_GREATER_OR_EQUAL_UINT(4, sea_distance(old, INCA));
    }
}

static void test_at_least_twelve_open_land_hexes_a_seat_remain_and_own_continents_are_open(void) {
    static const unsigned seats[MONUMENTS_LAYOUTS] = {2, 2, 3, 4};
    for (unsigned closing = 0; closing < MONUMENTS_LAYOUTS; closing++) {
        unsigned open = 0;
        for (unsigned hex = 0; hex < MONUMENTS_LAND_HEXES; hex++) {
            open += is_open(closing, hex);
        }
        TEST_ASSERT_GREATER_OR_EQUAL_UINT(12 * seats[closing], open);
    }
    TEST_ASSERT_TRUE(is_open(MONUMENTS_LAYOUT_OLD, at("J2")) && is_open(MONUMENTS_LAYOUT_OLD, at("N6")));
    TEST_ASSERT_FALSE(is_open(MONUMENTS_LAYOUT_OLD, at("A1")) || is_open(MONUMENTS_LAYOUT_OLD, at("E4")));
    TEST_ASSERT_TRUE(is_open(MONUMENTS_LAYOUT_NEW, at("A1")) && is_open(MONUMENTS_LAYOUT_NEW, at("E11")));
    TEST_ASSERT_FALSE(is_open(MONUMENTS_LAYOUT_THREE, at("E3")) || is_open(MONUMENTS_LAYOUT_THREE, at("C3")));
    TEST_ASSERT_TRUE(is_open(MONUMENTS_LAYOUT_THREE, at("D6")) && is_open(MONUMENTS_LAYOUT_FOUR, at("E3")));
}

static unsigned cost_of(const uint8_t cost[MONUMENTS_RESOURCES]) {
    return (unsigned)cost[0] + cost[1] + cost[2] + cost[3];
}

static void test_layers_take_the_proposed_land_and_the_first_and_fifth_are_as_printed(void) {
    static const uint8_t hexes[] = {3, 5, 7, 9, 12}, total[] = {2, 4, 5, 6, 12}, workers[] = {1, 1, 1, 1, 3};
    for (unsigned layer = 0; layer < MONUMENTS_LAYERS; layer++) {
        TEST_ASSERT_EQUAL_UINT(hexes[layer], monuments_layers[layer].hexes);
        TEST_ASSERT_EQUAL_UINT(total[layer], cost_of(monuments_layers[layer].cost));
        TEST_ASSERT_EQUAL_UINT(workers[layer], monuments_layers[layer].workers);
    }
    TEST_ASSERT_EQUAL_UINT(1, monuments_layers[0].cost[MONUMENTS_WOOD]);
    TEST_ASSERT_EQUAL_UINT(1, monuments_layers[0].cost[MONUMENTS_SHEEP]);
}

static void test_each_upgrade_costs_two_and_each_resource_is_asked_five_times(void) {
    unsigned count[MONUMENTS_RESOURCES] = {0};
    for (unsigned card = 0; card < MONUMENTS_CARDS; card++) {
        TEST_ASSERT_EQUAL_UINT(2, cost_of(monuments_cards[card].cost));
        for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
            count[resource] += monuments_cards[card].cost[resource];
        }
    }
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        TEST_ASSERT_EQUAL_UINT(5, count[resource]);
    }
    TEST_ASSERT_EQUAL_UINT(2, monuments_cards[MONUMENTS_CARD_PRODUCE].cost[MONUMENTS_SHEEP]);
}

static void test_32_common_bonuses_in_piles_of_7_7_7_7_and_4_with_one_or_two_copies(void) {
    unsigned piles[MONUMENTS_LAYERS + 1] = {0};
    for (unsigned card = 0; card < MONUMENTS_BONUSES; card++) {
        const struct monuments_bonus *bonus = &monuments_bonuses[card];
        piles[bonus->layer]++;
        TEST_ASSERT_TRUE(bonus->copies == 1 || bonus->copies == 2);
        TEST_ASSERT_TRUE(bonus->seats >= 2 && bonus->seats <= MONUMENTS_SEATS);
    }
    for (unsigned layer = 1; layer <= MONUMENTS_LAYERS; layer++) {
        TEST_ASSERT_EQUAL_UINT(layer < MONUMENTS_LAYERS ? 7 : 4, piles[layer]);
    }
}

/* Whatever the others took, a seat that builds a layer finds a card: more cards than seats in every pile. */
static void test_every_pile_outlasts_the_seats(void) {
    for (unsigned seats = 2; seats <= MONUMENTS_SEATS; seats++) {
        for (unsigned layer = 1; layer <= MONUMENTS_LAYERS; layer++) {
            unsigned count = 0;
            for (unsigned card = 0; card < MONUMENTS_BONUSES; card++) {
                count += monuments_bonuses[card].layer == layer && monuments_bonuses[card].seats <= seats;
            }
            TEST_ASSERT_GREATER_OR_EQUAL_UINT(seats, count);
        }
    }
}

static void test_48_quests_in_groups_of_12_with_one_to_three_tasks(void) {
    unsigned groups[MONUMENTS_QUEST_DECKS + 1] = {0};
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        const struct monuments_quest *data = &monuments_quests[quest];
        groups[data->group]++;
        TEST_ASSERT_TRUE(data->goals[0].goal != MONUMENTS_GOAL_NONE && data->goals[0].goal < MONUMENTS_GOALS);
        TEST_ASSERT_TRUE(data->points >= 1 && data->points <= 3);
        TEST_ASSERT_TRUE(data->penalty <= 0 && data->penalty >= -2);
        TEST_ASSERT_TRUE(data->group > 0 || data->seats == 2); /* two for each of four seats are needed */
    }
    for (unsigned group = 0; group <= MONUMENTS_QUEST_DECKS; group++) {
        TEST_ASSERT_EQUAL_UINT(12, groups[group]);
    }
}

static void test_every_task_and_every_effect_is_on_some_card(void) {
    unsigned long goals = 0, gains = 0, gifts = 0;
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        for (unsigned i = 0; i < MONUMENTS_QUEST_GOALS; i++) {
            goals |= 1ul << monuments_quests[quest].goals[i].goal;
        }
    }
    for (unsigned card = 0; card < MONUMENTS_BONUSES; card++) {
        gains |= 1ul << monuments_bonuses[card].effect;
    }
    for (unsigned i = 0;
         i < MONUMENTS_DECKS * (MONUMENTS_LAYERS - 1) * MONUMENTS_OPTIONS * MONUMENTS_GIFTS_MAX; i++) {
        const struct monuments_deck *deck =
            &monuments_decks[i / (MONUMENTS_GIFTS_MAX * MONUMENTS_OPTIONS * (MONUMENTS_LAYERS - 1))];
        const unsigned layer = i / (MONUMENTS_GIFTS_MAX * MONUMENTS_OPTIONS) % (MONUMENTS_LAYERS - 1),
                       option = i / MONUMENTS_GIFTS_MAX % MONUMENTS_OPTIONS;
        gifts |= 1ul << deck->options[layer][option].gifts[i % MONUMENTS_GIFTS_MAX].gift;
    }
    TEST_ASSERT_EQUAL_HEX((1ul << MONUMENTS_GOALS) - 1, goals);
    TEST_ASSERT_EQUAL_HEX((1ul << (MONUMENTS_GAIN_VP_PER + 1)) - 1, gains);
    TEST_ASSERT_EQUAL_HEX((1ul << (MONUMENTS_GIFT_FERRY + 1)) - 1, gifts);
}

static void test_set_up_cards_tell_the_decks_apart_and_give_one_of_each_at_least(void) {
    for (unsigned deck = 0; deck < MONUMENTS_DECKS; deck++) {
        for (unsigned piece = 0; piece < MONUMENTS_PIECES; piece++) {
            TEST_ASSERT_TRUE(monuments_decks[deck].pieces[piece] >= 1);
            TEST_ASSERT_TRUE(monuments_decks[deck].pieces[piece] <= MONUMENTS_PIECES_OF_A_KIND);
        }
        for (unsigned other = 0; other < deck; other++) {
            TEST_ASSERT_NOT_EQUAL(
                0, memcmp(monuments_decks[deck].pieces, monuments_decks[other].pieces, MONUMENTS_PIECES));
        }
    }
}

static void test_a_score_card_betters_one_line_and_worsens_another(void) {
    for (unsigned card = 0; card < MONUMENTS_SCORE_CARDS; card++) {
        const struct monuments_score_card *data = &monuments_score_cards[card];
        const struct monuments_score_line *better = &data->change[0].as, *worse = &data->change[1].as;
        const struct monuments_score_line *plain = &monuments_score_lines[data->change[0].line];
        TEST_ASSERT_NOT_EQUAL(data->change[0].line, data->change[1].line);
        TEST_ASSERT_TRUE(better->points * plain->per > plain->points * better->per);
        plain = &monuments_score_lines[data->change[1].line];
        TEST_ASSERT_TRUE(worse->points * plain->per < plain->points * worse->per);
    }
}

static void test_costs_are_as_printed(void) {
    static const uint8_t units[MONUMENTS_UNITS][MONUMENTS_RESOURCES] = {[MONUMENTS_ARMED] = {0, 0, 1, 0},
                                                                        [MONUMENTS_ARMY] = {0, 1, 0, 1},
                                                                        [MONUMENTS_NAVY] = {0, 0, 1, 1},
                                                                        [MONUMENTS_AIR] = {1, 0, 0, 1}};
    static const uint8_t houses[MONUMENTS_BUILDINGS][MONUMENTS_RESOURCES] = {
        [MONUMENTS_FORT] = {1, 0, 1, 0}, [MONUMENTS_TOWN] = {0, 1, 0, 2}, [MONUMENTS_FACTORY] = {0, 2, 0, 0}};
    static const uint8_t wood[MONUMENTS_RESOURCES] = {1, 0, 0, 0};
    for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
        TEST_ASSERT_EQUAL_UINT8_ARRAY(units[unit], monuments_unit_data[unit].cost, MONUMENTS_RESOURCES);
    }
    for (unsigned kind = 0; kind < MONUMENTS_BUILDINGS; kind++) {
        TEST_ASSERT_EQUAL_UINT8_ARRAY(houses[kind], monuments_building_data[kind].cost, MONUMENTS_RESOURCES);
    }
    TEST_ASSERT_EQUAL_UINT8_ARRAY(wood, monuments_crossing_cost, MONUMENTS_RESOURCES);
}

static void test_powers_steps_and_dice_are_as_printed(void) {
    static const uint8_t land[] = {0, 1, 3, 0, 2}, sea[] = {0, 1, 1, 3, 2}, steps[] = {1, 1, 1, 2, 2, 2};
    static const uint8_t houses[] = {2, 1, 0}, faces[] = {0, 0, 1, 1, 2, 2};
    for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
        TEST_ASSERT_EQUAL_UINT(land[unit], monuments_unit_data[unit].power_land);
        TEST_ASSERT_EQUAL_UINT(sea[unit], monuments_unit_data[unit].power_sea);
    }
    for (unsigned kind = 0; kind < MONUMENTS_BUILDINGS; kind++) {
        TEST_ASSERT_EQUAL_UINT(houses[kind], monuments_building_data[kind].power_land);
    }
    TEST_ASSERT_EQUAL_UINT8_ARRAY(steps, monuments_unit_steps, MONUMENTS_UNITS + 1);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(faces, monuments_die_faces, MONUMENTS_DIE_FACES);
}

/* Layers 6; a point for three resources, two workers, a hex, three of power, a green card. */
static void test_points_are_as_printed(void) {
    static const struct monuments_score_line lines[] = {{1, 6}, {3, 1}, {2, 1}, {1, 1},
                                                        {3, 1}, {1, 1}, {1, 0}, {1, 0}};
    for (unsigned line = 0; line < MONUMENTS_LINES; line++) {
        TEST_ASSERT_EQUAL_UINT(lines[line].per, monuments_score_lines[line].per);
        TEST_ASSERT_EQUAL_UINT(lines[line].points, monuments_score_lines[line].points);
    }
}

/* Unevenly: some terrain twice as often as another at the least, and nowhere as elsewhere. */
static void test_every_resource_is_at_home_but_unevenly(void) {
    unsigned count[MONUMENTS_CIVILISATIONS][MONUMENTS_RESOURCES] = {{0}};
    for (unsigned hex = 0; hex < MONUMENTS_LAND_HEXES; hex++) {
        if (monuments_hexes[hex].region <= EGYPT) {
            count[monuments_hexes[hex].region][monuments_hexes[hex].terrain]++;
        }
    }
    for (unsigned home = MAYA; home <= EGYPT; home++) {
        unsigned least = MONUMENTS_HEXES, most = 0;
        for (unsigned terrain = 0; terrain < MONUMENTS_RESOURCES; terrain++) {
            least = count[home][terrain] < least ? count[home][terrain] : least;
            most = count[home][terrain] > most ? count[home][terrain] : most;
        }
        TEST_ASSERT_GREATER_OR_EQUAL_UINT(1, least);
        TEST_ASSERT_GREATER_OR_EQUAL_UINT(2 * least, most + (least > 1));
        for (unsigned other = MAYA; other < home; other++) {
            TEST_ASSERT_NOT_EQUAL(0, memcmp(count[home], count[other], sizeof count[0]));
        }
    }
}

/* Six hexes without a bridge: enough for the second layer, not for the third. Nine at home: not for the
 * fifth, whatever bonuses make it cheaper. */
static void test_rivers_stand_before_the_third_layer_and_the_sea_before_the_fifth(void) {
    unsigned less = 0;
    for (unsigned card = 0; card < MONUMENTS_BONUSES; card++) {
        const struct monuments_bonus *bonus = &monuments_bonuses[card];
        const unsigned most = (unsigned)bonus->amount * bonus->copies;
        less = bonus->effect == MONUMENTS_GAIN_LAYER_HEXES && most > less ? most : less;
    }
    TEST_ASSERT_LESS_OR_EQUAL_UINT(6, monuments_layers[1].hexes);
    TEST_ASSERT_GREATER_THAN_UINT(6, monuments_layers[2].hexes);
    TEST_ASSERT_EQUAL_UINT(12, monuments_layers[MONUMENTS_LAYERS - 1].hexes);
    TEST_ASSERT_GREATER_THAN_UINT(9, monuments_layers[MONUMENTS_LAYERS - 1].hexes - less);
}

static unsigned water_from(unsigned start) {
    bool reached[MONUMENTS_HEXES] = {false};
    unsigned count = 1;
    reached[start] = true;
    for (bool more = true; more;) {
        more = false;
        for (unsigned hex = MONUMENTS_DRY_HEXES; hex < MONUMENTS_HEXES; hex++) {
            for (unsigned direction = 0; reached[hex] && direction < MONUMENTS_DIRECTIONS; direction++) {
                const unsigned to = monuments_hexes[hex].near[direction];
                if (to != MONUMENTS_NO_HEX && monuments_is_water(to) && !reached[to]) {
                    reached[to] = more = true;
                    count++;
                }
            }
        }
    }
    return count;
}

static void test_all_seas_are_one_and_each_lake_lies_by_itself(void) {
    for (unsigned hex = MONUMENTS_DRY_HEXES; hex < MONUMENTS_HEXES; hex++) {
        TEST_ASSERT_EQUAL_UINT_MESSAGE(monuments_hexes[hex].terrain == MONUMENTS_LAKE ? 1 : 69,
                                       water_from(hex), monuments_hexes[hex].name);
    }
}

/* Which regions each closing leaves in play. */
static const uint16_t in_play[MONUMENTS_LAYOUTS] = {
    [MONUMENTS_LAYOUT_OLD] =
        1u << GREECE | 1u << EGYPT | 1u << BRITAIN | 1u << CANARIES | 1u << CRETE | 1u << CYPRUS,
    [MONUMENTS_LAYOUT_NEW] =
        1u << MAYA | 1u << INCA | 1u << GREATER_ANTILLES | 1u << LESSER_ANTILLES | 1u << MARAJO,
    [MONUMENTS_LAYOUT_THREE] = (1u << MONUMENTS_REGIONS) - 1 - (1u << MAYA) - (1u << GREATER_ANTILLES),
    [MONUMENTS_LAYOUT_FOUR] = (1u << MONUMENTS_REGIONS) - 1,
};

static void test_whole_continents_and_islands_are_closed_with_two_and_three_seats(void) {
    for (unsigned closing = 0; closing < MONUMENTS_LAYOUTS; closing++) {
        for (unsigned hex = 0; hex < MONUMENTS_LAND_HEXES; hex++) {
            TEST_ASSERT_EQUAL_MESSAGE(in_play[closing] >> monuments_hexes[hex].region & 1,
                                      is_open(closing, hex), monuments_hexes[hex].name);
        }
    }
}

static void test_three_open_island_hexes_are_within_two_sea_hexes_of_every_home(void) {
    for (unsigned closing = 0; closing < MONUMENTS_LAYOUTS; closing++) {
        for (unsigned home = MAYA; home <= EGYPT; home++) {
            unsigned near = 0;
            for (unsigned region = GREATER_ANTILLES; region <= CYPRUS; region++) {
                const bool open = (in_play[closing] >> region & 1) != 0 && sea_distance(home, region) <= 2;
                for (unsigned hex = 0; open && hex < MONUMENTS_LAND_HEXES; hex++) {
                    near += monuments_hexes[hex].region == region && sea_distance_to(home, hex) <= 2;
                }
            }
            TEST_ASSERT_TRUE((in_play[closing] >> home & 1) == 0 || near >= 3);
        }
    }
}

static void test_rivers_lie_at_home_and_every_home_has_some(void) {
    unsigned count[MONUMENTS_CIVILISATIONS] = {0};
    for (unsigned i = 0; i < MONUMENTS_RIVERS; i++) {
        const unsigned region = monuments_hexes[monuments_rivers[i].hex].region;
        TEST_ASSERT_LESS_OR_EQUAL_UINT(EGYPT, region);
        TEST_ASSERT_EQUAL_UINT(region, monuments_hexes[monuments_rivers[i].other].region);
        count[region]++;
    }
    for (unsigned home = MAYA; home <= EGYPT; home++) {
        TEST_ASSERT_GREATER_OR_EQUAL_UINT(3, count[home]);
    }
}

/* A deck and its set-up card, and four cards with three options each, of which none is like another. */
static void test_20_personal_cards_with_three_different_options(void) {
    TEST_ASSERT_EQUAL_UINT(20, MONUMENTS_DECKS * (1 + MONUMENTS_LAYERS - 1));
    for (unsigned i = 0; i < MONUMENTS_DECKS * (MONUMENTS_LAYERS - 1); i++) {
        const struct monuments_option *options =
            monuments_decks[i / (MONUMENTS_LAYERS - 1)].options[i % (MONUMENTS_LAYERS - 1)];
        for (unsigned one = 0; one < MONUMENTS_OPTIONS; one++) {
            TEST_ASSERT_NOT_EQUAL(MONUMENTS_GIFT_END, options[one].gifts[0].gift);
            for (unsigned other = 0; other < one; other++) {
                TEST_ASSERT_NOT_EQUAL(
                    0, memcmp(options[one].gifts, options[other].gifts, sizeof options[one].gifts));
            }
        }
    }
}

/* What is printed: two copies of a level-1 bonus for workers' steps, and "2 wood and 1 metal". */
static void test_the_printed_cards_are_there(void) {
    bool steps = false, option = false;
    for (unsigned card = 0; card < MONUMENTS_BONUSES; card++) {
        const struct monuments_bonus *bonus = &monuments_bonuses[card];
        steps = steps || (bonus->layer == 1 && bonus->effect == MONUMENTS_GAIN_WORKER_STEPS &&
                          bonus->amount == 1 && bonus->copies == 2);
    }
    for (unsigned i = 0; i < MONUMENTS_DECKS * MONUMENTS_OPTIONS; i++) {
        const struct monuments_gift_data *gifts =
            monuments_decks[i / MONUMENTS_OPTIONS].options[0][i % MONUMENTS_OPTIONS].gifts;
        option = option || (gifts[0].gift == MONUMENTS_GIFT_RES && gifts[0].kind == MONUMENTS_WOOD &&
                            gifts[0].count == 2 && gifts[1].gift == MONUMENTS_GIFT_RES &&
                            gifts[1].kind == MONUMENTS_METAL && gifts[1].count == 1 &&
                            gifts[2].gift == MONUMENTS_GIFT_END);
    }
    TEST_ASSERT_TRUE(steps);
    TEST_ASSERT_TRUE(option);
    TEST_ASSERT_EQUAL_UINT(2, monuments_score_cards[0].change[0].as.points); /* land hexes: one more each */
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_LINE_HEXES, monuments_score_cards[0].change[0].line);
    TEST_ASSERT_EQUAL_UINT(4, monuments_score_cards[0].change[1].as.per); /* resources by four */
    TEST_ASSERT_EQUAL_UINT(MONUMENTS_LINE_RESOURCES, monuments_score_cards[0].change[1].line);
}

static unsigned tasks_of(const struct monuments_quest *quest) {
    unsigned count = 0;
    while (count < MONUMENTS_QUEST_GOALS && quest->goals[count].goal != MONUMENTS_GOAL_NONE) {
        count++;
    }
    return count;
}

/* One, two and three tasks occur; what brings more costs more if it stays open; the later decks bring more.
 */
static void test_quests_points_go_by_difficulty(void) {
    unsigned tasks = 0, sum[MONUMENTS_QUEST_DECKS + 1] = {0};
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        const struct monuments_quest *data = &monuments_quests[quest];
        tasks |= 1u << tasks_of(data);
        sum[data->group] += (unsigned)data->points;
        for (unsigned other = 0; other < MONUMENTS_QUESTS; other++) {
            TEST_ASSERT_TRUE(monuments_quests[other].points <= data->points ||
                             monuments_quests[other].penalty <= data->penalty);
        }
    }
    TEST_ASSERT_EQUAL_HEX(14, tasks);
    for (unsigned group = 1; group <= MONUMENTS_QUEST_DECKS; group++) {
        TEST_ASSERT_GREATER_OR_EQUAL_UINT(sum[group - 1], sum[group]);
    }
    TEST_ASSERT_GREATER_THAN_UINT(sum[0], sum[MONUMENTS_QUEST_DECKS]);
}

/* Words for people are short enough for a 240-pixel page. */
static void test_pages_have_at_most_60_words(void) {
    TEST_ASSERT_GREATER_THAN_UINT(10, monuments.page_count);
    for (unsigned page = 0; page < monuments.page_count; page++) {
        unsigned words = 1;
        for (const char *at_letter = monuments.pages[page].words; *at_letter != '\0'; at_letter++) {
            words += *at_letter == ' ' || *at_letter == '\n';
        }
        TEST_ASSERT_LESS_OR_EQUAL_UINT_MESSAGE(60, words, monuments.pages[page].title);
    }
}

/* What one seat could have at once, every unit in a place of its own: the bound of GAME_MOVES_MAX. */
static void test_no_decision_has_more_moves_than_the_frame_allows(void) {
    const unsigned walkers = MONUMENTS_WORKERS * MONUMENTS_DIRECTIONS * (1 + MONUMENTS_RESOURCES);
    const unsigned others =
        3 * MONUMENTS_PIECES_OF_A_KIND * MONUMENTS_DIRECTIONS;                 /* armies, navies, airforces */
    const unsigned ferries = MONUMENTS_CROSSING_TOKENS * MONUMENTS_DIRECTIONS; /* sailing, or shifted */
    const unsigned quests = MONUMENTS_QUEST_DECK_SIZE * MONUMENTS_QUEST_DECKS + 1;
    TEST_ASSERT_LESS_OR_EQUAL_UINT(GAME_MOVES_MAX, walkers + others + ferries + quests + 1);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_board_has_36_home_4_monument_14_island_69_sea_and_3_lake_hexes);
    RUN_TEST(test_neighbours_are_mutual_and_lie_in_opposite_directions);
    RUN_TEST(test_each_home_continent_has_nine_hexes_and_all_four_terrains);
    RUN_TEST(test_home_terrains_are_nearly_even);
    RUN_TEST(test_three_hexes_from_the_monument_without_a_bridge_and_six_in_all);
    RUN_TEST(test_rivers_run_between_land_or_along_a_monument);
    RUN_TEST(test_greece_and_egypt_are_near_the_worlds_far);
    RUN_TEST(test_at_least_twelve_open_land_hexes_a_seat_remain_and_own_continents_are_open);
    RUN_TEST(test_layers_take_the_proposed_land_and_the_first_and_fifth_are_as_printed);
    RUN_TEST(test_each_upgrade_costs_two_and_each_resource_is_asked_five_times);
    RUN_TEST(test_32_common_bonuses_in_piles_of_7_7_7_7_and_4_with_one_or_two_copies);
    RUN_TEST(test_every_pile_outlasts_the_seats);
    RUN_TEST(test_48_quests_in_groups_of_12_with_one_to_three_tasks);
    RUN_TEST(test_every_task_and_every_effect_is_on_some_card);
    RUN_TEST(test_set_up_cards_tell_the_decks_apart_and_give_one_of_each_at_least);
    RUN_TEST(test_a_score_card_betters_one_line_and_worsens_another);
    RUN_TEST(test_costs_are_as_printed);
    RUN_TEST(test_powers_steps_and_dice_are_as_printed);
    RUN_TEST(test_points_are_as_printed);
    RUN_TEST(test_pages_have_at_most_60_words);
    RUN_TEST(test_no_decision_has_more_moves_than_the_frame_allows);
    RUN_TEST(test_every_resource_is_at_home_but_unevenly);
    RUN_TEST(test_rivers_stand_before_the_third_layer_and_the_sea_before_the_fifth);
    RUN_TEST(test_all_seas_are_one_and_each_lake_lies_by_itself);
    RUN_TEST(test_whole_continents_and_islands_are_closed_with_two_and_three_seats);
    RUN_TEST(test_three_open_island_hexes_are_within_two_sea_hexes_of_every_home);
    RUN_TEST(test_rivers_lie_at_home_and_every_home_has_some);
    RUN_TEST(test_20_personal_cards_with_three_different_options);
    RUN_TEST(test_the_printed_cards_are_there);
    RUN_TEST(test_quests_points_go_by_difficulty);
    return UNITY_END();
}
