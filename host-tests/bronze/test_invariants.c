/* What must hold in every state of every game: nothing appears or vanishes, everybody has the same number of
 * turns, there is always a card to take. Games at random, and games of the quick player that opponents think
 * with. */
#include <string.h>

#include "bronze/bronze.h"
#include "unity.h"

enum { GAMES = 60 };

static struct bronze state;
static struct bronze beginning;
static move_t legal[GAME_MOVES_MAX];
static unsigned turns[BRONZE_SEATS_MAX];

void setUp(void) {}
void tearDown(void) {}

static unsigned count_bits(uint32_t set) {
    unsigned count = 0;
    for (; set != 0; set &= set - 1) {
        count++;
    }
    return count;
}

/* 30 markers a colour: on the land, by terrain and by tile alike, and left. */
static void check_markers(void) {
    unsigned spots = 0;
    for (unsigned tile = 0; tile < state.tiles; tile++) {
        spots += bronze_tile(&state, tile)->count - count_bits(state.free[tile]);
    }
    for (unsigned seat = 0; seat < state.seats; seat++) {
        unsigned by_terrain = 0;
        unsigned by_tile = 0;
        for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
            by_terrain += count_bits(state.lines[seat][terrain]);
        }
        for (unsigned tile = 0; tile < state.tiles; tile++) {
            by_tile += state.count[seat][tile];
        }
        TEST_ASSERT_EQUAL(BRONZE_MARKERS, by_terrain + state.markers[seat]);
        TEST_ASSERT_EQUAL(by_terrain, by_tile);
        spots -= by_tile;
    }
    TEST_ASSERT_EQUAL(0, spots);
}

/* All cards lie in stacks or in matrices. */
static void check_cards(void) {
    unsigned count = 0;
    for (unsigned stack = 0; stack < BRONZE_STACKS; stack++) {
        count += state.stack_left[stack];
    }
    for (unsigned seat = 0; seat < state.seats; seat++) {
        TEST_ASSERT_LESS_OR_EQUAL(BRONZE_COLUMNS, state.width[seat]);
        for (unsigned column = 0; column < state.width[seat]; column++) {
            TEST_ASSERT_LESS_OR_EQUAL(BRONZE_TURNS_MAX, state.height[seat][column]);
            count += state.height[seat][column];
        }
    }
    TEST_ASSERT_EQUAL(state.card_count, count);
    TEST_ASSERT_EQUAL_MEMORY(beginning.cards, state.cards, sizeof state.cards);
}

/* Each city is in the deck, at one tile, in one hand, or out of the game. */
static void check_cities(void) {
    unsigned seen[BRONZE_CITIES] = {0};
    unsigned held = 0;
    unsigned lying = 0;
    for (unsigned i = state.cities_drawn; i < state.city_count; i++) {
        seen[state.deck[i]]++;
    }
    for (unsigned tile = 0; tile < state.tiles; tile++) {
        uint8_t cities[BRONZE_SEATS_MAX + 1];
        const unsigned count = bronze_tile_cities(&state, tile, cities);
        lying += count;
        for (unsigned i = 0; i < count; i++) {
            seen[cities[i]]++;
        }
    }
    for (unsigned seat = 0; seat < state.seats; seat++) {
        TEST_ASSERT_LESS_OR_EQUAL(BRONZE_CITIES_MAX, state.cities_held[seat]);
        held += state.cities_held[seat];
        for (unsigned i = 0; i < state.cities_held[seat]; i++) {
            seen[state.cities[seat][i]]++;
        }
    }
    for (unsigned city = 0; city < BRONZE_CITIES; city++) {
        TEST_ASSERT_LESS_OR_EQUAL(bronze_cities[city].seats_min <= state.seats ? 1 : 0, seen[city]);
    }
    TEST_ASSERT_EQUAL(0, state.cities_drawn % (state.seats + 1));
    TEST_ASSERT_LESS_OR_EQUAL(state.cities_drawn, held + lying);
}

/* A token has one owner; nobody holds two of one terrain. Provinces change their owner, never their worth. */
static void check_tokens(void) {
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        unsigned held[BRONZE_NOBODY + 1] = {0};
        for (unsigned length = 0; length < BRONZE_ROUTE_LENGTHS; length++) {
            TEST_ASSERT_LESS_OR_EQUAL(BRONZE_NOBODY, state.route_owner[terrain][length]);
            held[state.route_owner[terrain][length]]++;
        }
        for (unsigned seat = 0; seat < BRONZE_SEATS_MAX; seat++) {
            TEST_ASSERT_LESS_OR_EQUAL(seat < state.seats ? 1 : 0, held[seat]);
        }
    }
    TEST_ASSERT_EQUAL_MEMORY(beginning.province, state.province, sizeof state.province);
    for (unsigned tile = 0; tile < state.tiles; tile++) {
        const bool pending = (state.pending >> tile & 1u) != 0;
        TEST_ASSERT_EQUAL(pending, state.province_owner[tile] == BRONZE_PENDING);
        TEST_ASSERT_TRUE(pending || state.province_owner[tile] < state.seats ||
                         state.province_owner[tile] == BRONZE_NOBODY);
    }
}

static void check_choice(void) {
    unsigned stacks = 0;
    for (unsigned stack = 0; stack < BRONZE_POOL; stack++) {
        stacks += state.stack_left[stack] > 0;
    }
    TEST_ASSERT_GREATER_THAN(0, stacks); /* the pool is never empty when a card must be taken */
    TEST_ASSERT_GREATER_THAN(0, state.markers[state.seat]); /* who has none left has no further turn */
}

/* What is won is one seat's; and a group pays for no more markers than are due, but for one where
 * one can be placed. */
static void check_answers(void) {
    unsigned won = 0, pays = 0;
    for (unsigned seat = 0; seat < state.seats; seat++) {
        const unsigned tiles = bronze_tiles_won(&state, seat);
        for (unsigned tile = 0; tile < state.tiles; tile++) {
            TEST_ASSERT_TRUE((tiles >> tile & 1u) == 0 || bronze_province_won(&state, tile) == seat);
        }
        TEST_ASSERT_EQUAL(0, won & tiles);
        won |= tiles;
    }
    TEST_ASSERT_EQUAL(0, (unsigned)state.won_provinces & ~won);
    for (unsigned group = 0; group < BRONZE_GROUPS && state.phase == BRONZE_SETTLING; group++) {
        const unsigned left = bronze_group_left(&state, group);
        TEST_ASSERT_LESS_OR_EQUAL(bronze_markers_due(&state), left);
        pays += left;
    }
    TEST_ASSERT_TRUE(state.phase != BRONZE_SETTLING || bronze.moves(&state, legal) == 1 || pays > 0);
}

static move_t quick_move(struct rng *rng, unsigned count) {
    const move_t move = bronze.rollout(&state, rng);
    bool is_legal = false;
    for (unsigned i = 0; i < count; i++) {
        is_legal |= legal[i] == move;
    }
    TEST_ASSERT_TRUE(is_legal);
    return move;
}

static void check_values(void) {
    int16_t value[GAME_SEATS_MAX] = {0};
    bronze.value(&state, value);
    for (unsigned seat = 0; seat < state.seats; seat++) {
        TEST_ASSERT_TRUE(value[seat] >= 0 && value[seat] <= 1000);
    }
}

static void play_game(const struct setup *setup, bool quick) {
    struct rng rng;
    unsigned length = 0;
    rng_seed(&rng, setup->seed);
    memset(&state, 0, sizeof state);
    memset(turns, 0, sizeof turns);
    bronze.start(&state, setup);
    beginning = state;
    for (unsigned count; (count = bronze.moves(&state, legal)) > 0; length++) {
        check_markers();
        check_cards();
        check_cities();
        check_tokens();
        check_values();
        check_answers();
        if (state.phase == BRONZE_PLAYING) {
            check_choice();
            turns[state.seat]++;
        }
        bronze.apply(&state, quick ? quick_move(&rng, count) : legal[rng_below(&rng, count)]);
    }
    TEST_ASSERT_LESS_OR_EQUAL(bronze.length_max, length);
    TEST_ASSERT_EQUAL(0, state.pending);
    for (unsigned seat = 0; seat < state.seats; seat++) {
        TEST_ASSERT_EQUAL(turns[0], turns[seat]);
    }
    TEST_ASSERT_EQUAL(state.turn_number, turns[0] * state.seats);
}

static void play_games(bool quick) {
    for (uint8_t seats = BRONZE_SEATS_MIN; seats <= BRONZE_SEATS_MAX; seats++) {
        for (unsigned i = 0; i < GAMES; i++) {
            const struct setup setup = {
                .game = &bronze, .seed = i, .seats = seats, .options = {(uint8_t)(i & 1u)}};
            play_game(&setup, quick);
        }
    }
}

static void nothing_appears_or_vanishes_in_random_games(void) {
    play_games(false);
}
static void nothing_appears_or_vanishes_in_games_of_the_quick_player(void) {
    play_games(true);
}

/* What is reshuffled are the same cards, tiles and cities. */
static void redeal_changes_places_only(void) {
    const struct setup setup = {.game = &bronze, .seed = 5, .seats = 4};
    struct rng rng;
    unsigned cards[2][BRONZE_TECHNOLOGIES] = {{0}};
    uint32_t tiles = 0;
    rng_seed(&rng, 1);
    memset(&state, 0, sizeof state);
    bronze.start(&state, &setup);
    beginning = state;
    bronze.redeal(&state, 0, &rng);
    for (unsigned i = 0; i < state.card_count; i++) {
        cards[0][beginning.cards[i]]++;
        cards[1][state.cards[i]]++;
    }
    for (unsigned i = 0; i < BRONZE_BOX_TILES; i++) {
        tiles |= 1u << state.tile[i];
    }
    TEST_ASSERT_EQUAL_MEMORY(cards[0], cards[1], sizeof cards[0]);
    TEST_ASSERT_EQUAL_HEX32((1u << BRONZE_BOX_TILES) - 1u, tiles);
    TEST_ASSERT_EQUAL_MEMORY(beginning.tile, state.tile, beginning.open);
    for (unsigned stack = 0; stack < BRONZE_POOL; stack++) {
        TEST_ASSERT_EQUAL(bronze_top(&beginning, stack), bronze_top(&state, stack));
    }
    TEST_ASSERT_NOT_EQUAL(0, memcmp(beginning.cards, state.cards, sizeof state.cards));
    TEST_ASSERT_NOT_EQUAL(0, memcmp(beginning.deck, state.deck, sizeof state.deck));
    check_cities();
    check_markers();
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(nothing_appears_or_vanishes_in_random_games);
    RUN_TEST(nothing_appears_or_vanishes_in_games_of_the_quick_player);
    RUN_TEST(redeal_changes_places_only);
    return UNITY_END();
}
