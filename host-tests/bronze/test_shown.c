/* What screens ask of Bronze, in every state of games at random, beside a slow way to the same. */
#include <string.h>

#include "bronze/bronze.h"
#include "match.h"
#include "unity.h"

enum { GAMES = 12 };

static struct bronze state;
static move_t legal[GAME_MOVES_MAX];

void setUp(void) {}
void tearDown(void) {}

static unsigned kinds_in(unsigned seat, unsigned column) {
    unsigned kinds = 0;
    for (unsigned depth = 0; depth < state.height[seat][column]; depth++) {
        kinds |= 1u << bronze_card(&state, seat, column, depth);
    }
    return kinds;
}

static void cards_come_in_order(unsigned seat) {
    struct bronze_cell cell;
    unsigned n = 0;
    for (unsigned column = 0; column < state.width[seat]; column++) {
        for (unsigned depth = 0; depth < state.height[seat][column]; depth++, n++) {
            bronze_nth_card(&state, seat, n, &cell);
            TEST_ASSERT_EQUAL_UINT(column, cell.column);
            TEST_ASSERT_EQUAL_UINT(depth, cell.depth);
            TEST_ASSERT_EQUAL_UINT(bronze_card(&state, seat, column, depth), cell.technology);
        }
    }
    TEST_ASSERT_EQUAL_UINT(n, bronze_nth_card(&state, seat, n, &cell));
    TEST_ASSERT_EQUAL_UINT(BRONZE_NO_TECHNOLOGY, cell.technology);
}

static void cities_tell_how_far_one_is(unsigned seat) {
    unsigned tallest = 0, cast = 0;
    for (unsigned column = 0; column < state.width[seat]; column++) {
        const unsigned height = state.height[seat][column];
        tallest = height > tallest ? height : tallest;
        cast += kinds_in(seat, column) >> BRONZE_CASTING & 1u;
    }
    for (unsigned city = 0; city < BRONZE_CITIES; city++) {
        const unsigned has = bronze_city_has(&state, seat, city), kind = bronze_cities[city].kind;
        TEST_ASSERT_TRUE(kind != BRONZE_TALL_COLUMN || has == tallest);
        TEST_ASSERT_TRUE(kind != BRONZE_CASTING_EVERYWHERE || has == cast);
        TEST_ASSERT_TRUE(kind != BRONZE_ROW_OF_THREE || has <= 3);
        TEST_ASSERT_TRUE(kind != BRONZE_DIFFERENT || has <= BRONZE_NO_TECHNOLOGY);
    }
}

static void the_best_spot_brings_most(bool to_undo) {
    uint32_t spots[BRONZE_TILES_MAX] = {0};
    int most = 0;
    for (unsigned tile = 0; tile < state.open; tile++) {
        spots[tile] = state.free[tile];
        for (unsigned spot = 0; spot < BRONZE_SPOT_BITS; spot++) {
            const bool counts =
                (spots[tile] >> spot & 1) != 0 && !(to_undo && bronze_spot_is_final(&state, tile));
            const int points = counts ? bronze_spot_points(&state, tile, spot) : 0;
            most = points > most ? points : most;
        }
    }
    TEST_ASSERT_EQUAL_INT(most, bronze_most_points(&state, spots, to_undo));
}

static void make(move_t move) {
    const struct bronze before = state;
    (void)bronze.apply(&state, move);
    for (unsigned tile = 0; tile < state.tiles; tile++) {
        const unsigned won = bronze_province_won(&before, tile);
        TEST_ASSERT_TRUE_MESSAGE(won == BRONZE_PENDING || won == bronze_province_won(&state, tile),
                                 "what is won stays so");
    }
}

/* By the columns before and after it. */
static void a_card_lies_where_it_is_said(move_t play) {
    static struct bronze after;
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    struct text_buffer buffer;
    char said[40], is[40];
    const unsigned seat = state.seat;
    bronze_column_text(&state, play, text_into(&buffer, said, sizeof said));
    after = state;
    (void)bronze.apply(&after, play);
    (void)bronze_active(&after, cells);
    if (after.width[seat] > state.width[seat]) {
        const bool left = (play & BRONZE_COLUMN_MASK) == BRONZE_LEFT;
        TEST_ASSERT_TRUE(cells[0].column == (left ? 0 : after.width[seat] - 1u));
        text_format(text_into(&buffer, is, sizeof is), ", new column %s", left ? "left" : "right");
    } else {
        text_format(
            text_into(&buffer, is, sizeof is), ", column %u below {%s}", cells[0].column + 1u,
            bronze_technologies[bronze_card(&after, seat, cells[0].column, cells[0].depth - 1u)].word);
    }
    TEST_ASSERT_EQUAL_STRING(is, said);
}

static void what_is_shown_is_so(void) {
    for (unsigned number = 0; number < GAMES; number++) {
        struct setup setup;
        struct rng rng;
        setup_default(&setup, &bronze);
        setup.seats = (uint8_t)(2 + number % 3);
        setup.seed = number;
        rng_seed(&rng, number + 1);
        bronze.start(&state, &setup);
        for (int turn = bronze.turn(&state); turn != GAME_OVER; turn = bronze.turn(&state)) {
            const unsigned count = bronze.moves(&state, legal);
            cards_come_in_order((unsigned)turn);
            cities_tell_how_far_one_is((unsigned)turn);
            the_best_spot_brings_most(false);
            the_best_spot_brings_most(true);
            for (unsigned i = 0; i < count && legal[i] < BRONZE_CITY; i++) {
                a_card_lies_where_it_is_said(legal[i]);
            }
            make(legal[rng_below(&rng, count)]);
        }
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(what_is_shown_is_so);
    return UNITY_END();
}
