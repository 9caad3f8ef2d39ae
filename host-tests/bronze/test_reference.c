/* The engine and the slow second implementation agree on every state of random games: what is legal, where
 * everything lies, every seat's points, the end. With an argument: so many games per seat count, edition and
 * way of playing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bits.h"
#include "reference.h"
#include "standing.h"
#include "unity.h"

enum { QUICK_GAMES = 40, WAYS = 4 };

static unsigned games = QUICK_GAMES;

static struct bronze state;
static struct reference reference;
static move_t legal[GAME_MOVES_MAX];
static unsigned legal_count;
static char texts[GAME_MOVES_MAX][REFERENCE_WORD];
static char expected[REFERENCE_MOVES][REFERENCE_WORD];
static char where[200]; /* which game, and after which move, for a failure's message */

void setUp(void) {}
void tearDown(void) {}

/* ---- one state */

static void list_texts(void) {
    legal_count = bronze.moves(&state, legal);
    for (unsigned i = 0; i < legal_count; i++) {
        struct text_buffer buffer;
        bronze.text(&state, legal[i], text_into(&buffer, texts[i], REFERENCE_WORD));
    }
}

static void compare_moves(void) {
    const int count = reference_moves(&reference, expected);
    list_texts();
    TEST_ASSERT_EQUAL_INT_MESSAGE(count, (int)legal_count, where);
    for (int i = 0; i < count; i++) {
        TEST_ASSERT_EQUAL_STRING_MESSAGE(expected[i], texts[i], where);
        TEST_ASSERT_MESSAGE(i == 0 || legal[i - 1] < legal[i], where);
    }
}

static int seat_of(unsigned owner) {
    return owner < BRONZE_SEATS_MAX ? (int)owner : REFERENCE_NOBODY;
}

static void compare_tile(unsigned tile) {
    const struct reference_tile *land = &reference.tile[tile];
    const unsigned owner = state.province_owner[tile];
    uint8_t cities[BRONZE_SEATS_MAX + 1];
    TEST_ASSERT_EQUAL_INT_MESSAGE(land->open, tile < state.open, where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(land->province_owner,
                                  owner == BRONZE_PENDING ? REFERENCE_PENDING : seat_of(owner), where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(land->city_count, bronze_tile_cities(&state, tile, cities), where);
    for (int i = 0; i < land->spot_count; i++) {
        const unsigned spot = (unsigned)(land->spots[i].terrain * BRONZE_ROW_MAX + land->spots[i].place);
        TEST_ASSERT_EQUAL_INT_MESSAGE(land->spots[i].owner, seat_of(bronze_spot_owner(&state, tile, spot)),
                                      where);
        TEST_ASSERT_EQUAL_INT_MESSAGE(land->spots[i].type, bronze_spot_type(&state, tile, spot), where);
    }
}

static void compare_matrix(unsigned seat) {
    TEST_ASSERT_EQUAL_INT_MESSAGE(reference.width[seat], state.width[seat], where);
    for (unsigned column = 0; column < state.width[seat]; column++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(reference.height[seat][column], state.height[seat][column], where);
        for (unsigned depth = 0; depth < state.height[seat][column]; depth++) {
            TEST_ASSERT_EQUAL_INT_MESSAGE(reference.matrix[seat][column][depth],
                                          bronze_card(&state, seat, column, depth), where);
        }
    }
}

static void compare_seat(unsigned seat, const int16_t *points) {
    int sources[3];
    reference_points(&reference, (int)seat, sources);
    TEST_ASSERT_EQUAL_INT_MESSAGE(sources[0], points[BRONZE_FROM_PROVINCES], where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(sources[1], points[BRONZE_FROM_ROUTES], where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(sources[2], points[BRONZE_FROM_CITIES], where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(reference.markers[seat], state.markers[seat], where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(reference.held[seat], state.cities_held[seat], where);
    for (int i = 0; i < reference.held[seat]; i++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(reference.cities[seat][i], state.cities[seat][i], where);
    }
}

static void compare_state(void) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    bronze.count(&state, points);
    TEST_ASSERT_EQUAL_INT_MESSAGE(reference.phase == REFERENCE_OVER ? GAME_OVER : reference.seat,
                                  bronze.turn(&state), where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(reference.last_round, state.last_round, where);
    for (unsigned tile = 0; tile < state.tiles; tile++) {
        compare_tile(tile);
    }
    for (unsigned i = 0; i < BRONZE_TERRAINS * BRONZE_ROUTE_LENGTHS; i++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(reference.token[i / 3][i % 3], seat_of(state.route_owner[i / 3][i % 3]),
                                      where);
    }
    for (unsigned seat = 0; seat < state.seats; seat++) {
        compare_seat(seat, points[seat]);
    }
    compare_matrix((unsigned)reference.seat);
    compare_moves();
}

static void compare_standing(void) {
    struct standing standing;
    int rank[4];
    int decided_by = 0;
    standing_of(&bronze, &state, &standing);
    reference_standing(&reference, rank, &decided_by);
    TEST_ASSERT_EQUAL_INT_MESSAGE(decided_by, standing.decided_by, where);
    for (unsigned seat = 0; seat < state.seats; seat++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(rank[seat], standing.rank[seat], where);
    }
}

/* ---- the questions that screens ask, against the same state */

/* What a preview promises is what the play brings. */
static void check_preview(move_t play) {
    struct bronze after = state;
    struct bronze_cell before_it[BRONZE_ACTIVE_MAX];
    struct bronze_cell after_it[BRONZE_ACTIVE_MAX];
    const unsigned promised = bronze_preview(&state, play, before_it);
    bronze.apply(&after, play);
    TEST_ASSERT_EQUAL_INT_MESSAGE(promised, bronze_active(&after, after_it), where);
    for (unsigned i = 0; i < promised; i++) {
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&before_it[i], &after_it[i], sizeof before_it[i], where);
        TEST_ASSERT_EQUAL_INT_MESSAGE(
            before_it[i].technology, bronze_card(&after, state.seat, before_it[i].column, before_it[i].depth),
            where);
    }
}

/* Markers on all spots of a terrain, from the left, as long as there are any; cities as they come. */
static void settle_line(struct bronze *after, unsigned terrain) {
    move_t moves[GAME_MOVES_MAX];
    for (unsigned i = 0; i < 2 * BRONZE_ACTIVE_MAX; i++) {
        const unsigned count = bronze.moves(after, moves);
        unsigned at = after->phase == BRONZE_CHOOSING ? 0 : count;
        for (unsigned move = 0; at == count && move < count; move++) {
            at =
                moves[move] >= BRONZE_SETTLE && bronze_spot_terrain(moves[move] & BRONZE_SPOT_MASK) == terrain
                    ? move
                    : count;
        }
        if (at == count) {
            break;
        }
        bronze.apply(after, moves[at]);
    }
    bronze.apply(after, BRONZE_DONE);
}

enum { OUTLOOKS = 7 /* one in so many plays is looked into */ };
static unsigned in_reach, reached, ties_broken, routes_told;

/* The spots that light up can be settled; a token in reach can be won. */
static void check_outlook(move_t play) {
    struct bronze after = state;
    uint32_t lit[BRONZE_TILES_MAX];
    unsigned spots = 0;
    const unsigned promised = bronze_lit_spots(&state, play, lit);
    bronze.apply(&after, play);
    for (unsigned tile = 0; tile < BRONZE_TILES_MAX; tile++) {
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(bronze_legal_spots(&after, tile), lit[tile], where);
        spots += bits_count(lit[tile]);
    }
    TEST_ASSERT_EQUAL_UINT_MESSAGE(spots, promised, where);
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        int points = 0;
        const unsigned length = bronze_route_in_reach(&state, play, terrain, &points);
        if (length > 0) {
            struct bronze then = after;
            settle_line(&then, terrain);
            in_reach++;
            reached += bronze_route_held(&then, state.seat, terrain) >= length;
            TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, points, where);
        }
    }
}

/* What is told of the cards. */
static void check_matrix(void) {
    for (unsigned seat = 0; seat < state.seats; seat++) {
        unsigned tallest = 0;
        while (tallest < BRONZE_CELL_BYTES &&
               (bronze_card(&state, seat, 0, tallest) != BRONZE_NO_TECHNOLOGY ||
                bronze_card(&state, seat, 1, tallest) != BRONZE_NO_TECHNOLOGY ||
                bronze_card(&state, seat, 2, tallest) != BRONZE_NO_TECHNOLOGY ||
                bronze_card(&state, seat, 3, tallest) != BRONZE_NO_TECHNOLOGY)) {
            tallest++;
        }
        TEST_ASSERT_EQUAL_UINT_MESSAGE(tallest, bronze_tallest(&state, seat), where);
    }
    for (unsigned technology = 0; technology <= BRONZE_CASTING; technology++) {
        unsigned cards = 0, most = 0;
        for (unsigned seat = 0; seat < state.seats; seat++) {
            cards += bronze_cards_of(&state, seat, technology);
            most += bronze_has_most(&state, seat, technology);
        }
        TEST_ASSERT_EQUAL_UINT_MESSAGE(cards, bronze_cards_in_play(&state, technology), where);
        TEST_ASSERT_LESS_THAN_MESSAGE(2, most, where);
    }
}

/* So many markers find a spot that the play lights: they are placed from the left, cities as they come. */
static unsigned place_all(move_t play) {
    uint32_t lit[BRONZE_TILES_MAX];
    struct bronze after = state;
    unsigned placed = 0;
    bool goes_on = true;
    (void)bronze_lit_spots(&state, play, lit);
    bronze.apply(&after, play);
    while (goes_on) {
        move_t moves[GAME_MOVES_MAX];
        const unsigned count = bronze.moves(&after, moves);
        goes_on = false;
        for (unsigned i = 0; i < count && !goes_on; i++) {
            const unsigned tile = (moves[i] - BRONZE_SETTLE) >> BRONZE_TILE_SHIFT;
            const bool settles =
                moves[i] >= BRONZE_SETTLE && (lit[tile] >> (moves[i] & BRONZE_SPOT_MASK) & 1u) != 0;
            if (settles || after.phase == BRONZE_CHOOSING) {
                bronze.apply(&after, moves[i]);
                placed += settles;
                goes_on = true;
            }
        }
    }
    return placed;
}

/* The best route in reach, and what the card itself brings to cities. */
static int points_of(move_t play) {
    struct bronze after = state;
    int routes = 0, cities = 0;
    bronze.apply(&after, play);
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        int points = 0;
        (void)bronze_route_in_reach(&state, play, terrain, &points);
        routes = points > routes ? points : routes;
    }
    for (unsigned i = 0; i < state.cities_held[state.seat]; i++) {
        const unsigned city = state.cities[state.seat][i];
        cities += (int)bronze_city_worth(&after, state.seat, city);
        cities -= (int)bronze_city_worth(&state, state.seat, city);
    }
    return routes + cities;
}

/* No other play with that stack and side places more markers, or as many and could bring more, or wakes
 * more, or lights more. */
static void check_best(move_t play) {
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    uint32_t lit[BRONZE_TILES_MAX];
    const bool face_down = (play & BRONZE_FACE_DOWN) != 0;
    const unsigned stack = play >> BRONZE_STACK_SHIFT & (BRONZE_POOL - 1u);
    const struct bronze_choice best = bronze_best_play(&state, stack, face_down),
                               of_all = bronze_best_play(&state, BRONZE_POOL, face_down);
    const unsigned cards = bronze_preview(&state, play, cells), spots = bronze_lit_spots(&state, play, lit);
    const struct bronze_choice one = {play, (uint8_t)cards, (uint8_t)spots, (uint8_t)place_all(play),
                                      (int8_t)points_of(play)};
    TEST_ASSERT_FALSE_MESSAGE(bronze_choice_beats(&one, &best), where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(points_of(best.play), best.points, where);
    ties_broken += best.markers == one.markers && best.points > one.points;
    TEST_ASSERT_EQUAL_UINT_MESSAGE(place_all(best.play), best.markers, where);
    TEST_ASSERT_TRUE_MESSAGE(of_all.markers >= best.markers, where);
}

/* The points that a marker brings at once, but for those of a tile that it leaves, and of cities. */
static void check_points(move_t settle) {
    const unsigned tile = (settle - BRONZE_SETTLE) >> BRONZE_TILE_SHIFT, seat = state.seat,
                   terrain = bronze_spot_terrain(settle & BRONZE_SPOT_MASK);
    struct bronze after = state;
    bronze.apply(&after, settle);
    int points = bronze_province_at_end(&after, tile) == seat ? state.province[tile] : 0;
    points -= bronze_province_at_end(&state, tile) == seat ? state.province[tile] : 0;
    const unsigned held = bronze_route_held(&state, seat, terrain),
                   run = bronze_route_run(&after, seat, terrain);
    for (unsigned length = BRONZE_ROUTE_LENGTHS; length > held; length--) {
        if (run >= bronze_route_lengths[length - 1] &&
            state.route_owner[terrain][length - 1] == BRONZE_NOBODY) {
            points += bronze_route_points[length - 1] - (held > 0 ? bronze_route_points[held - 1] : 0);
            routes_told++;
            break;
        }
    }
    TEST_ASSERT_EQUAL_INT_MESSAGE(points, bronze_spot_points(&state, tile, settle & BRONZE_SPOT_MASK), where);
}

/* What is said of a spot is what settling it brings. */
static void check_settlement(move_t settle) {
    const unsigned tile = bronze_tile_of(settle);
    struct bronze after = state;
    check_points(settle);
    TEST_ASSERT_EQUAL_INT_MESSAGE(bronze.apply(&after, settle), bronze_spot_is_final(&state, tile), where);
    after = state;
    bronze.apply(&after, settle);
    TEST_ASSERT_EQUAL_INT_MESSAGE(after.open > state.open, bronze_spot_reveals(&state, tile), where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(after.phase == BRONZE_CHOOSING, bronze_spot_brings_city(&state, tile),
                                  where);
    TEST_ASSERT_NOT_EQUAL_MESSAGE(0, bronze_spot_groups(&state, tile, settle & BRONZE_SPOT_MASK), where);
}

/* Spots that may not be settled have nobody to pay for them; between turns no card is active. */
static void check_nothing_else(const uint32_t spots[BRONZE_TILES_MAX]) {
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    for (unsigned spot = 0; spot < BRONZE_SPOT_BITS; spot++) {
        const bool legal_now = (spots[0] >> spot & 1u) != 0;
        TEST_ASSERT_EQUAL_INT_MESSAGE(legal_now, bronze_spot_groups(&state, 0, spot) != 0, where);
    }
    if (state.phase == BRONZE_PLAYING) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, bronze_active(&state, cells), where);
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, bronze_markers_due(&state), where);
    }
}

/* All lit spots are the legal ones; going on from spot to spot passes each of the open tiles once, and going
 * back is its way back. */
static void check_all_spots(const uint32_t spots[BRONZE_TILES_MAX]) {
    uint32_t lit[BRONZE_TILES_MAX], seen[BRONZE_TILES_MAX] = {0};
    const unsigned most = bronze_all_legal_spots(&state, lit);
    unsigned legal_spots = 0, there_are = 0, passed = 0;
    for (unsigned tile = 0; tile < BRONZE_TILES_MAX; tile++) {
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(spots[tile], lit[tile], where);
        legal_spots += bits_count(spots[tile]);
        for (unsigned spot = 0; tile < state.open && spot < BRONZE_SPOT_BITS; spot++) {
            there_are += bronze_spot_type(&state, tile, spot) != BRONZE_TYPES;
        }
    }
    TEST_ASSERT_LESS_OR_EQUAL_UINT_MESSAGE(legal_spots, most, where);
    TEST_ASSERT_LESS_OR_EQUAL_UINT_MESSAGE(bronze_markers_due(&state), most, where);
    move_t at = bronze_next_spot(&state, 0, true);
    for (; (seen[bronze_tile_of(at)] >> bronze_spot_of(at) & 1u) == 0; passed++) {
        seen[bronze_tile_of(at)] |= 1u << bronze_spot_of(at);
        const move_t next = bronze_next_spot(&state, at, true);
        TEST_ASSERT_EQUAL_UINT32_MESSAGE(at, bronze_next_spot(&state, next, false), where);
        at = next;
    }
    TEST_ASSERT_EQUAL_UINT_MESSAGE(there_are, passed, where);
}

/* Equal cards are counted once, with the first of them. */
static void check_alike(const struct bronze_cell *cells, unsigned count) {
    unsigned all = 0;
    for (unsigned i = 0; i < count; i++) {
        all += bronze_alike(cells, count, i);
        for (unsigned j = 0; j < i; j++) {
            TEST_ASSERT_TRUE_MESSAGE(
                cells[j].technology != cells[i].technology || bronze_alike(cells, count, i) == 0, where);
        }
    }
    TEST_ASSERT_EQUAL_UINT_MESSAGE(count, all, where);
}

static void check_queries(void) {
    check_matrix();
    uint32_t spots[BRONZE_TILES_MAX] = {0};
    for (unsigned i = 0; i < legal_count; i++) {
        if (legal[i] >= BRONZE_SETTLE) {
            spots[(legal[i] - BRONZE_SETTLE) >> BRONZE_TILE_SHIFT] |= 1u << (legal[i] & BRONZE_SPOT_MASK);
            check_settlement(legal[i]);
        } else if (legal[i] < BRONZE_CITY) {
            check_preview(legal[i]);
            if (i % OUTLOOKS == state.turn_number % OUTLOOKS) {
                check_outlook(legal[i]);
                check_best(legal[i]);
            }
        }
    }
    for (unsigned tile = 0; tile < state.tiles; tile++) {
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(spots[tile], bronze_legal_spots(&state, tile), where);
    }
    check_nothing_else(spots);
    if (state.phase != BRONZE_CHOOSING) {
        check_all_spots(spots);
    }
    if (state.phase == BRONZE_SETTLING) {
        struct bronze_cell cells[BRONZE_ACTIVE_MAX];
        check_alike(cells, bronze_active(&state, cells));
    }
    const unsigned due = bronze_markers_due(&state);
    TEST_ASSERT_MESSAGE(legal_count == 0 || legal[legal_count - 1] < BRONZE_SETTLE || due > 0, where);
}

/* ---- a game */

/* Uniformly; or without stopping early; or that and as far left as can be (tiles fill up, markers run out);
 * or that and in one column, so that many cards are active at once. */
static unsigned pick(unsigned way, struct rng *rng) {
    unsigned first = 0;
    unsigned count = legal_count;
    if (way > 0 && reference.phase == REFERENCE_SETTLE && count > 1) {
        first = 1;
        count = way > 1 && count > 4 ? 3 : count - 1;
    }
    if (way == 3 && reference.phase == REFERENCE_PLAY) {
        for (unsigned tries = 0; tries < 8; tries++) {
            struct bronze_cell cells[BRONZE_ACTIVE_MAX];
            const unsigned at = rng_below(rng, count);
            if (bronze_preview(&state, legal[at], cells) > 2) {
                return at;
            }
        }
    }
    return first + rng_below(rng, count);
}

static unsigned endings[3]; /* games that each of the three ends brought about */

static void count_endings(void) {
    const struct bronze_ends ends = bronze_ends(&state);
    endings[0] += ends.markers == 0;
    endings[1] += ends.cards == 0;
    endings[2] += ends.spots == 0;
    TEST_ASSERT_MESSAGE(ends.markers == 0 || ends.cards == 0 || ends.spots == 0, where);
}

static void play_game(const struct setup *setup, unsigned way) {
    struct rng rng;
    char last[REFERENCE_WORD] = "start";
    rng_seed(&rng, setup->seed);
    memset(&state, 0, sizeof state);
    bronze.start(&state, setup);
    reference_start(&reference, &state);
    for (unsigned length = 0;; length++) {
        snprintf(where, sizeof where, "seats=%u edition=%s seed=%u way=%u: move %u, %s", setup->seats,
                 setup->options[0] == BRONZE_2017 ? "2017" : "2018", (unsigned)setup->seed, way, length,
                 last);
        compare_state();
        check_queries();
        if (legal_count == 0) {
            break;
        }
        const unsigned at = pick(way, &rng);
        strcpy(last, texts[at]);
        bronze.apply(&state, legal[at]);
        reference_apply(&reference, last);
    }
    compare_standing();
    count_endings();
}

static void play_games(uint8_t seats, uint8_t edition) {
    for (unsigned i = 0; i < games; i++) {
        struct setup setup = {.game = &bronze, .seed = 1 + i / WAYS, .seats = seats, .options = {edition}};
        play_game(&setup, i % WAYS);
    }
}

static void two_seats_2018(void) {
    play_games(2, BRONZE_2018);
}
static void two_seats_2017(void) {
    play_games(2, BRONZE_2017);
}
static void three_seats_2018(void) {
    play_games(3, BRONZE_2018);
}
static void three_seats_2017(void) {
    play_games(3, BRONZE_2017);
}
static void four_seats_2018(void) {
    play_games(4, BRONZE_2018);
}
static void four_seats_2017(void) {
    play_games(4, BRONZE_2017);
}

static void all_three_ends_happened(void) {
    for (unsigned i = 0; i < 3; i++) {
        TEST_ASSERT_GREATER_THAN(0, endings[i]);
    }
}

/* But for one in a thousand, where a card that could settle there is needed for a spot to its left. */
static void tokens_in_reach_can_be_won(void) {
    printf("%u of %u tokens in reach were won\n", reached, in_reach);
    TEST_ASSERT_GREATER_THAN(100, in_reach);
    TEST_ASSERT_GREATER_THAN(100, ties_broken);
    TEST_ASSERT_GREATER_THAN(100, routes_told);
    TEST_ASSERT_LESS_THAN(in_reach / 500, in_reach - reached);
}

int main(int count, char **words) {
    games = count > 1 ? (unsigned)strtoul(words[1], NULL, 10) : QUICK_GAMES;
    UNITY_BEGIN();
    RUN_TEST(two_seats_2018);
    RUN_TEST(two_seats_2017);
    RUN_TEST(three_seats_2018);
    RUN_TEST(three_seats_2017);
    RUN_TEST(four_seats_2018);
    RUN_TEST(four_seats_2017);
    RUN_TEST(all_three_ends_happened);
    RUN_TEST(tokens_in_reach_can_be_won);
    return UNITY_END();
}
