/* The facts of the box, as printed on its board and cards. Region numbers and position words are ours.
 * docs/rules-empire.md names the sources, and how worn places were read. */
#include "data.h"

/* FACT: coins at the start and cards taken at the end, for 2 to 5 seats (rulebook, Setup 4 and End of the
 * Game). */
const uint8_t empire_coins[GAME_SEATS_MAX + 1] = {0, 0, 14, 11, 9, 8};
const uint8_t empire_cards_each[GAME_SEATS_MAX + 1] = {0, 0, 13, 10, 8, 7};

/* FACT: the cost strip along the top of the board. */
const uint8_t empire_costs[EMPIRE_ROW] = {0, 1, 1, 2, 2, 3};

/* FACT: the four steps on each card; a count between two steps scores the lower one, beyond the last still
 * that. */
const uint8_t empire_good_steps[EMPIRE_GOODS][EMPIRE_GOOD_STEPS] = {
    [EMPIRE_RUBY] = {1, 2, 3, 4},  [EMPIRE_WOOD] = {2, 4, 5, 6},   [EMPIRE_ORE] = {2, 3, 4, 5},
    [EMPIRE_ANVIL] = {2, 4, 6, 7}, [EMPIRE_CARROT] = {3, 5, 7, 8},
};
const uint8_t empire_good_step_points[EMPIRE_GOOD_STEPS] = {1, 2, 3, 5};

/* FACT: two tokens of each good. */
const uint8_t empire_tokens[EMPIRE_TOKENS] = {EMPIRE_RUBY,   EMPIRE_RUBY,  EMPIRE_WOOD,  EMPIRE_WOOD,
                                              EMPIRE_ORE,    EMPIRE_ORE,   EMPIRE_ANVIL, EMPIRE_ANVIL,
                                              EMPIRE_CARROT, EMPIRE_CARROT};

#define DO(step, amount)                                                                                     \
    { EMPIRE_STEP_##step, amount }

/* FACT: the cards, by our number: good, icons, whether marked "5", actions. Number 0 is no card. */
const struct empire_card empire_cards[EMPIRE_CARDS + 1] = {
    [0] = {EMPIRE_GOOD_NONE, 0, false, EMPIRE_ALONE, {DO(NONE, 0)}},
    [1] = {EMPIRE_RUBY, 1, false, EMPIRE_ALONE, {DO(PLACE, 1)}},
    [2] = {EMPIRE_RUBY, 1, false, EMPIRE_ALONE, {DO(PLACE, 2)}},
    [3] = {EMPIRE_RUBY, 1, false, EMPIRE_ALONE, {DO(PLACE, 2)}},
    [4] = {EMPIRE_RUBY, 1, true, EMPIRE_ALONE, {DO(PLACE, 2)}},
    [5] = {EMPIRE_RUBY, 1, false, EMPIRE_ALONE, {DO(MARCH, 2)}},
    [6] = {EMPIRE_WOOD, 1, false, EMPIRE_ALONE, {DO(PLACE, 3)}},
    [7] = {EMPIRE_WOOD, 1, false, EMPIRE_ALONE, {DO(MARCH, 3)}},
    [8] = {EMPIRE_WOOD, 1, true, EMPIRE_ALONE, {DO(MARCH, 6)}},
    [9] = {EMPIRE_WOOD, 1, false, EMPIRE_ALONE, {DO(SAIL, 3)}},
    [10] = {EMPIRE_WOOD, 1, false, EMPIRE_ALONE, {DO(SAIL, 4)}},
    [11] = {EMPIRE_WOOD, 1, false, EMPIRE_ALONE, {DO(CITY, 1)}},
    [12] = {EMPIRE_WOOD, 1, false, EMPIRE_OR, {DO(PLACE, 2), DO(MARCH, 3)}},
    [13] = {EMPIRE_WOOD, 1, false, EMPIRE_OR, {DO(DESTROY, 1), DO(CITY, 1)}},
    [14] = {EMPIRE_ORE, 1, false, EMPIRE_ALONE, {DO(PLACE, 3)}},
    [15] = {EMPIRE_ORE, 1, false, EMPIRE_ALONE, {DO(PLACE, 3)}},
    [16] = {EMPIRE_ORE, 1, false, EMPIRE_OR, {DO(PLACE, 2), DO(CITY, 1)}},
    [17] = {EMPIRE_ORE, 1, false, EMPIRE_ALONE, {DO(MARCH, 2)}},
    [18] = {EMPIRE_ORE, 1, false, EMPIRE_ALONE, {DO(SAIL, 2)}},
    [19] = {EMPIRE_ORE, 1, true, EMPIRE_ALONE, {DO(SAIL, 2)}},
    [20] = {EMPIRE_ORE, 1, false, EMPIRE_ALONE, {DO(SAIL, 3)}},
    [21] = {EMPIRE_ANVIL, 1, false, EMPIRE_ALONE, {DO(PLACE, 3)}},
    [22] = {EMPIRE_ANVIL, 1, false, EMPIRE_ALONE, {DO(PLACE, 3)}},
    [23] = {EMPIRE_ANVIL, 1, false, EMPIRE_ALONE, {DO(MARCH, 4)}},
    [24] = {EMPIRE_ANVIL, 2, true, EMPIRE_ALONE, {DO(MARCH, 4)}},
    [25] = {EMPIRE_ANVIL, 1, false, EMPIRE_ALONE, {DO(MARCH, 5)}},
    [26] = {EMPIRE_ANVIL, 1, false, EMPIRE_ALONE, {DO(SAIL, 3)}},
    [27] = {EMPIRE_ANVIL, 1, false, EMPIRE_ALONE, {DO(CITY, 1)}},
    [28] = {EMPIRE_ANVIL, 1, false, EMPIRE_OR, {DO(PLACE, 3), DO(MARCH, 3)}},
    [29] = {EMPIRE_ANVIL, 1, false, EMPIRE_OR, {DO(PLACE, 3), DO(MARCH, 4)}},
    [30] = {EMPIRE_CARROT, 1, false, EMPIRE_ALONE, {DO(PLACE, 3)}},
    [31] = {EMPIRE_CARROT, 2, false, EMPIRE_ALONE, {DO(PLACE, 3)}},
    [32] = {EMPIRE_CARROT, 1, false, EMPIRE_ALONE, {DO(MARCH, 4)}},
    [33] = {EMPIRE_CARROT, 1, false, EMPIRE_ALONE, {DO(MARCH, 4)}},
    [34] = {EMPIRE_CARROT, 1, false, EMPIRE_ALONE, {DO(MARCH, 5)}},
    [35] = {EMPIRE_CARROT, 1, false, EMPIRE_ALONE, {DO(SAIL, 3)}},
    [36] = {EMPIRE_CARROT, 1, false, EMPIRE_ALONE, {DO(CITY, 1)}},
    [37] = {EMPIRE_CARROT, 1, false, EMPIRE_ALONE, {DO(CITY, 1)}},
    [38] = {EMPIRE_CARROT, 1, true, EMPIRE_OR, {DO(PLACE, 4), DO(MARCH, 2)}},
    [39] = {EMPIRE_CARROT, 1, false, EMPIRE_AND, {DO(DESTROY, 1), DO(PLACE, 1)}},
    [40] = {EMPIRE_WILD, 1, false, EMPIRE_ALONE, {DO(PLACE, 2)}},
    [41] = {EMPIRE_WILD, 1, false, EMPIRE_ALONE, {DO(SAIL, 2)}},
    [42] = {EMPIRE_WILD, 1, false, EMPIRE_ALONE, {DO(SAIL, 2)}},
};

/* FACT, of the language-neutral printing: card 16 without its "or build a city" (option card16=neutral). */
const struct empire_card empire_card16_neutral = {EMPIRE_ORE, 1, false, EMPIRE_ALONE, {DO(PLACE, 2)}};

#undef DO

/* A bit per region, numbered from 1 as in the texts. */
#define R(number) (UINT32_C(1) << ((number)-1))

/* FACT: side A of the board: place, continent, triangle, land borders, dotted lines. */
static const struct empire_region side_a[] = {
    {"north-west corner", 0, true, R(2) | R(3) | R(4), 0},
    {"north coast", 0, false, R(1) | R(3), R(19)},
    {"east-centre", 0, false, R(1) | R(2) | R(4) | R(5), 0},
    {"west", 0, false, R(1) | R(3) | R(5) | R(6), 0},
    {"south-east part", 0, false, R(3) | R(4), R(10)},
    {"south-west, upper", 0, false, R(4) | R(7), 0},
    {"south-west, lower", 0, false, R(6), R(8)},
    {"island, west half", 1, true, R(9), R(7)},
    {"island, east half", 1, false, R(8), R(11)},
    {"west part", 2, false, R(11) | R(13), R(5)},
    {"south-west", 2, false, R(10) | R(12) | R(13) | R(14), R(9)},
    {"south-west cape", 2, false, R(11) | R(14), R(25)},
    {"start", 2, true, R(10) | R(11) | R(14) | R(16) | R(17) | R(18), 0},
    {"south", 2, false, R(11) | R(12) | R(13) | R(15) | R(16), 0},
    {"south tip", 2, false, R(14), 0},
    {"east", 2, false, R(13) | R(14) | R(17) | R(22), 0},
    {"north-east bulge", 2, false, R(13) | R(16) | R(18), 0},
    {"north", 2, false, R(13) | R(17) | R(19), 0},
    {"north peninsula", 2, false, R(18), R(2) | R(20)},
    {"far north-east", 2, true, R(21), R(19)},
    {"far east", 2, false, R(20) | R(22), 0},
    {"east coast", 2, false, R(16) | R(21), R(23)},
    {"north-east strip", 3, false, R(24), R(22)},
    {"centre-south-east", 3, true, R(23) | R(25), 0},
    {"north-west tip", 3, false, R(24), R(12)},
};
static const char *const continents_a[] = {"north-west", "south", "centre", "south-east"};

/* FACT: side B of the board: place, continent, triangle, land borders, dotted lines. */
static const struct empire_region side_b[] = {
    {"north-west island, west half", 0, true, R(2), R(17)},
    {"north-west island, east half", 0, false, R(1), R(3)},
    {"north island, west half", 1, true, R(4), R(2)},
    {"north island, east half", 1, false, R(3), R(5) | R(8)},
    {"north-east land, west", 2, false, R(6), R(4)},
    {"north-east land, middle", 2, true, R(5) | R(7), 0},
    {"north-east land, east", 2, false, R(6), R(10)},
    {"start (with its northern peninsula)", 3, false, R(9), R(4) | R(18)},
    {"east of start", 3, false, R(8) | R(11) | R(12) | R(13), 0},
    {"north-east peninsula", 3, false, R(11), R(7)},
    {"east edge, middle", 3, false, R(9) | R(10) | R(12) | R(16), 0},
    {"centre-east", 3, false, R(9) | R(11) | R(13) | R(14) | R(15) | R(16), 0},
    {"south-west coast", 3, false, R(9) | R(12) | R(14), R(23)},
    {"south-west corner", 3, false, R(12) | R(13) | R(15), 0},
    {"south", 3, true, R(12) | R(14) | R(16), 0},
    {"south-east corner", 3, false, R(11) | R(12) | R(15), 0},
    {"north-west", 4, false, R(18) | R(19) | R(20), R(1)},
    {"north-east part", 4, false, R(17) | R(19), R(8)},
    {"centre", 4, false, R(17) | R(18) | R(20) | R(22) | R(23), 0},
    {"west", 4, false, R(17) | R(19) | R(21) | R(22), 0},
    {"south-west corner", 4, true, R(20) | R(22), 0},
    {"south", 4, false, R(19) | R(20) | R(21) | R(23), 0},
    {"south-east coast", 4, false, R(19) | R(22), R(13)},
};
static const char *const continents_b[] = {"north-west", "north", "north-east", "east", "west"};

#undef R

enum { START_A = 12, START_B = 7 }; /* A13 and B8 */

const struct empire_map empire_maps[EMPIRE_SIDES] = {
    {'A', 25, 4, START_A, side_a, continents_a, {0, 7, 12, 19, 23}},
    {'B', 23, 5, START_B, side_b, continents_b, {0, 2, 5, 14, 20}},
};
