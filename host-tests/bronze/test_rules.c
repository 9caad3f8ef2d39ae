/* The rules of Bronze, one by one; the booklets' own examples by name. */
#include <string.h>

#include "fixture.h"
#include "standing.h"
#include "unity.h"

static struct bronze state;

void setUp(void) {
    fixture_start(&state, 3, BRONZE_2018);
}
void tearDown(void) {}

/* A whole turn in which a card is laid somewhere and no marker placed. */
static void pass_turn(void) {
    static const char *const plays[] = {"play:1:bronze:1 done", "play:2:bronze:1 done",
                                        "play:3:bronze:1 done", "play:4:bronze:1 done"};
    unsigned most = 0;
    for (unsigned stack = 0; stack < BRONZE_POOL; stack++) {
        most = state.stack_left[stack] > state.stack_left[most] ? stack : most;
    }
    fixture_play(&state, plays[most]);
}

/* ---- set-up */

static void check_setup(unsigned seats, unsigned tiles, unsigned open, unsigned cards, unsigned cities) {
    fixture_start(&state, seats, BRONZE_2018);
    TEST_ASSERT_EQUAL(tiles, state.tiles);
    TEST_ASSERT_EQUAL(open, state.open);
    TEST_ASSERT_EQUAL(cards, state.card_count);
    TEST_ASSERT_EQUAL(cities, state.city_count);
    for (unsigned stack = 0; stack < BRONZE_STACKS; stack++) {
        TEST_ASSERT_UINT_WITHIN(1, state.stack_left[0], state.stack_left[stack]);
    }
    for (unsigned seat = 0; seat < seats; seat++) {
        TEST_ASSERT_EQUAL(BRONZE_MARKERS, state.markers[seat]);
    }
    for (unsigned tile = 0; tile < tiles; tile++) {
        TEST_ASSERT_EQUAL(BRONZE_PENDING, state.province_owner[tile]);
        TEST_ASSERT_UINT_WITHIN(1, 5, state.province[tile]);
    }
}

static void setup_by_number_of_players(void) {
    check_setup(2, 7, 1, 35, 24);
    check_setup(3, 9, 2, 56, 37);
    check_setup(4, 11, 2, 70, 50);
}

/* ---- phase 1: choosing and playing a technology card */

static void first_card_has_one_place(void) {
    TEST_ASSERT_EQUAL(2, fixture_count(&state, "play:1:")); /* face up or face down */
    TEST_ASSERT_TRUE(fixture_legal(&state, "play:1:bronze:1"));
}

/* Both booklets, "Choosing and playing a technology card": three cards, and places for a fourth. */
static void example_fourth_card_below_a_column_or_at_an_edge(void) {
    fixture_matrix(&state, 0, "pottery | masonry | wheel");
    TEST_ASSERT_TRUE(fixture_legal(&state, "play:1:bronze:left"));
    TEST_ASSERT_TRUE(fixture_legal(&state, "play:1:bronze:1"));
    TEST_ASSERT_TRUE(fixture_legal(&state, "play:1:bronze:2"));
    TEST_ASSERT_TRUE(fixture_legal(&state, "play:1:bronze:3"));
    TEST_ASSERT_TRUE(fixture_legal(&state, "play:1:bronze:right"));
    TEST_ASSERT_EQUAL(5, fixture_count(&state, "play:1:bronze:"));
}

static void four_columns_at_most(void) {
    fixture_matrix(&state, 0, "pottery | masonry | wheel | wheel");
    TEST_ASSERT_EQUAL(4, fixture_count(&state, "play:1:bronze:"));
    TEST_ASSERT_FALSE(fixture_legal(&state, "play:1:bronze:left"));
    TEST_ASSERT_FALSE(fixture_legal(&state, "play:1:bronze:right"));
}

static void column_opened_at_the_left_keeps_the_others_in_order(void) {
    fixture_matrix(&state, 0, "pottery religion | masonry");
    fixture_top(&state, 0, "wheel");
    fixture_play(&state, "play:1:wheel:left");
    TEST_ASSERT_EQUAL(3, state.width[0]);
    TEST_ASSERT_EQUAL(BRONZE_WHEEL, bronze_card(&state, 0, 0, 0));
    TEST_ASSERT_EQUAL(BRONZE_NO_TECHNOLOGY, bronze_card(&state, 0, 0, 1));
    TEST_ASSERT_EQUAL(BRONZE_POTTERY, bronze_card(&state, 0, 1, 0));
    TEST_ASSERT_EQUAL(BRONZE_RELIGION, bronze_card(&state, 0, 1, 1));
    TEST_ASSERT_EQUAL(BRONZE_MASONRY, bronze_card(&state, 0, 2, 0));
    TEST_ASSERT_EQUAL_STRING("wheel@1.1 pottery@2.1", fixture_active(&state));
}

static void next_card_of_the_stack_is_turned_up(void) {
    const unsigned left = state.stack_left[2];
    const struct bronze before = state;
    TEST_ASSERT_EQUAL(-1, bronze_turned_up(&before, &state));
    TEST_ASSERT_TRUE(fixture_play(&state, "play:3:bronze:1"));
    TEST_ASSERT_EQUAL(left - 1, state.stack_left[2]);
    TEST_ASSERT_EQUAL(bronze_top(&state, 2), bronze_turned_up(&before, &state));
}

/* 2018, setup 5 and game end 1: the reserve replaces the first stack that runs out, at once. */
static void reserve_replaces_the_first_empty_stack(void) {
    const unsigned reserve = state.stack_left[BRONZE_POOL];
    fixture_stack(&state, 1, 1);
    TEST_ASSERT_TRUE(fixture_play(&state, "play:2:bronze:1"));
    TEST_ASSERT_EQUAL(reserve, state.stack_left[1]);
    TEST_ASSERT_EQUAL(0, state.stack_left[BRONZE_POOL]);
    TEST_ASSERT_NOT_EQUAL(BRONZE_NO_TECHNOLOGY, bronze_top(&state, 1));
    fixture_play(&state, "done");
    TEST_ASSERT_EQUAL(0, state.last_round);
}

static void second_empty_stack_stays_empty_and_has_no_plays(void) {
    fixture_stack(&state, 1, 1);
    fixture_stack(&state, 3, 1);
    fixture_play(&state, "play:2:bronze:1 done");
    const struct bronze before = state;
    TEST_ASSERT_FALSE(fixture_play(&state, "play:4:bronze:1"));
    TEST_ASSERT_EQUAL(-1, bronze_turned_up(&before, &state));
    fixture_play(&state, "done");
    TEST_ASSERT_EQUAL(0, fixture_count(&state, "play:4:"));
    TEST_ASSERT_EQUAL(2, fixture_count(&state, "play:2:"));
    TEST_ASSERT_EQUAL(BRONZE_NO_TECHNOLOGY, bronze_top(&state, 3));
}

/* ---- phase 2: activation */

static void check_active(const char *matrix, const char *card, const char *play, const char *active) {
    fixture_start(&state, 3, BRONZE_2018);
    fixture_matrix(&state, 0, matrix);
    fixture_top(&state, 0, card);
    fixture_play(&state, play);
    TEST_ASSERT_EQUAL_STRING(active, fixture_active(&state));
}

/* Both booklets: a Pottery card between Masonry and Wheel gives three settlements. */
static void example_pottery_between_masonry_and_wheel(void) {
    check_active("masonry masonry | religion | wheel wheel", "pottery", "play:1:pottery:2",
                 "pottery@2.2 masonry@1.2 wheel@3.2");
    TEST_ASSERT_EQUAL(3, bronze_markers_due(&state));
}

/* 2018: a Domestication card, those in its column, and the Masonry card on its right. */
static void example_domestication_in_its_column_and_masonry_on_the_right(void) {
    check_active("domestication pottery | masonry wheel masonry", "domestication", "play:1:domestication:1",
                 "domestication@1.3 domestication@1.1 masonry@2.3");
    TEST_ASSERT_EQUAL(3, bronze_markers_due(&state));
}

/* 2017: the same with a Religion card. */
static void example_domestication_in_its_column_and_religion_on_the_right(void) {
    check_active("domestication | wheel religion", "domestication", "play:1:domestication:1",
                 "domestication@1.2 domestication@1.1 religion@2.2");
}

/* Both booklets: a new Bronze Casting card, its neighbour Pottery, but no other Bronze Casting in the column.
 */
static void example_bronze_casting_and_its_neighbour_pottery(void) {
    check_active("wheel wheel pottery | bronze bronze", "irrigation", "play:1:bronze:2",
                 "bronze@2.3 pottery@1.3");
}

/* Both booklets: a Domestication card activates the Bronze Casting card on its right. */
static void example_domestication_and_bronze_casting_on_the_right(void) {
    check_active("masonry | bronze bronze", "domestication", "play:1:domestication:1",
                 "domestication@1.2 bronze@2.2");
}

static void bronze_casting_activates_bronze_casting_beside_it(void) {
    check_active("bronze bronze | bronze | bronze bronze", "wheel", "play:1:bronze:2",
                 "bronze@2.2 bronze@1.2 bronze@3.2");
}

static void no_neighbour_across_a_shorter_column(void) {
    check_active("wheel wheel | pottery | masonry masonry", "religion", "play:1:religion:1", "religion@1.3");
    check_active("wheel wheel | pottery | masonry", "religion", "play:1:religion:1", "religion@1.3");
    check_active("wheel | pottery | masonry masonry", "religion", "play:1:religion:1", "religion@1.2");
}

static void same_technology_counts_in_the_column_only_and_need_not_touch(void) {
    check_active("wheel bronze wheel pottery | wheel", "wheel", "play:1:wheel:1",
                 "wheel@1.5 wheel@1.1 wheel@1.3");
}

static void activated_cards_activate_no_others(void) {
    check_active("masonry masonry | pottery | wheel", "religion", "play:1:religion:2",
                 "religion@2.2 masonry@1.2");
}

static void face_down_card_is_bronze_casting_whatever_its_face(void) {
    check_active("wheel", "wheel", "play:1:bronze:1", "bronze@1.2");
}

/* ---- phase 3: placing markers */

/* Both booklets: no spot on the first tile, so the second is settled, and the first is closed from then on.
 */
static void example_irrigation_and_the_second_tile(void) {
    const unsigned irrigation = BRONZE_IRRIGATION;
    for (uint32_t spots; (spots = bronze_allowed_spots(&state, 0, irrigation) & state.free[0]) != 0;) {
        fixture_marker(&state, 1, 0, fixture_spot(&state, 0, "irrigation"));
    }
    fixture_top(&state, 0, "irrigation");
    fixture_play(&state, "play:1:irrigation:1");
    TEST_ASSERT_EQUAL(0, fixture_count(&state, "settle:1:"));
    TEST_ASSERT_GREATER_THAN(0, fixture_count(&state, "settle:2:"));
    fixture_play(&state, fixture_settle(1, fixture_spot(&state, 1, "irrigation")));
    state.phase = BRONZE_SETTLING; /* the city does not matter here */
    fixture_play(&state, "done");
    pass_turn();
    pass_turn();
    fixture_play(&state, "play:2:bronze:1");
    TEST_ASSERT_NOT_EQUAL(0, state.free[0]);
    TEST_ASSERT_EQUAL(0, fixture_count(&state, "settle:1:"));
    TEST_ASSERT_GREATER_THAN(0, fixture_count(&state, "settle:2:"));
}

/* Both booklets' caption of the Masonry card: herders or farmers in woods, grasslands or jungles. */
static void example_masonry_settles_farmers_and_herders_on_its_terrains(void) {
    fixture_top(&state, 0, "masonry");
    fixture_play(&state, "play:1:masonry:1");
    for (unsigned tile = 0; tile < 2; tile++) {
        for (unsigned spot = 0; spot < BRONZE_SPOT_BITS; spot++) {
            const unsigned terrain = bronze_spot_terrain(spot);
            const bool there =
                terrain == BRONZE_WOODS || terrain == BRONZE_GRASSLANDS || terrain == BRONZE_JUNGLES;
            const unsigned type = bronze_spot_type(&state, tile, spot);
            const bool settlers = type == BRONZE_FARMERS || type == BRONZE_HERDERS;
            TEST_ASSERT_EQUAL(there && settlers, fixture_legal(&state, fixture_settle(tile, spot)));
        }
    }
}

static void bronze_casting_settles_anything_anywhere(void) {
    fixture_play(&state, "play:1:bronze:1");
    TEST_ASSERT_EQUAL(bronze_tile(&state, 0)->count, fixture_count(&state, "settle:1:"));
    TEST_ASSERT_EQUAL(bronze_tile(&state, 1)->count, fixture_count(&state, "settle:2:"));
    TEST_ASSERT_EQUAL(0, fixture_count(&state, "settle:3:")); /* face down */
}

static void tiles_may_be_skipped(void) {
    fixture_open(&state);
    fixture_play(&state, "play:1:bronze:1");
    TEST_ASSERT_GREATER_THAN(0, fixture_count(&state, "settle:9:"));
    fixture_play(&state, fixture_settle(4, fixture_spot(&state, 4, "bronze")));
    TEST_ASSERT_EQUAL(5, state.reached[0]);
}

static void a_card_places_one_marker(void) {
    fixture_play(&state, "play:1:bronze:1");
    fixture_play(&state, fixture_settle(0, fixture_spot(&state, 0, "bronze")));
    TEST_ASSERT_EQUAL(0, fixture_count(&state, "settle:"));
    TEST_ASSERT_TRUE(fixture_legal(&state, "done"));
}

/* Which card pays is never asked: a spot that both cards allow leaves the one free that is needed later. */
static void payment_is_settled_so_that_no_play_is_lost(void) {
    fixture_matrix(&state, 0, "bronze");
    fixture_top(&state, 0, "masonry");
    TEST_ASSERT_EQUAL(0, bronze_markers_due(&state)); /* nothing is played yet */
    fixture_play(&state, "play:1:masonry:right");
    const unsigned both = fixture_spot(&state, 0, "masonry");
    TEST_ASSERT_EQUAL(1u << BRONZE_OWN_GROUP | 1u << BRONZE_LEFT_GROUP, bronze_spot_groups(&state, 0, both));
    fixture_play(&state, fixture_settle(0, both));
    TEST_ASSERT_EQUAL(0, bronze_spot_groups(&state, 0, both)); /* taken */
    TEST_ASSERT_EQUAL(bronze_tile(&state, 0)->count - 1u, fixture_count(&state, "settle:1:"));
}

static void markers_that_only_one_card_can_pay_use_it_up(void) {
    unsigned only_bronze = 0;
    fixture_matrix(&state, 0, "bronze");
    fixture_top(&state, 0, "masonry");
    fixture_play(&state, "play:1:masonry:right");
    const uint32_t masonry = bronze_allowed_spots(&state, 0, BRONZE_MASONRY);
    while ((masonry >> only_bronze & 1u) != 0 || (state.free[0] >> only_bronze & 1u) == 0) {
        only_bronze++;
    }
    fixture_play(&state, fixture_settle(0, only_bronze));
    TEST_ASSERT_EQUAL_HEX32(masonry, bronze_legal_spots(&state, 0));
    TEST_ASSERT_EQUAL(1, bronze_markers_due(&state));
}

static void markers_may_be_declined(void) {
    fixture_play(&state, "play:1:bronze:1 done");
    TEST_ASSERT_EQUAL(1, bronze.turn(&state));
}

/* 2018: settling next to a face-down tile reveals it; one may move on to it at once, and so on. */
static void reveals_follow_one_another_in_one_turn(void) {
    fixture_matrix(&state, 0, "bronze | bronze");
    fixture_play(&state, "play:1:bronze:right");
    TEST_ASSERT_EQUAL(2, state.open);
    TEST_ASSERT_TRUE(fixture_play(&state, fixture_settle(1, fixture_spot(&state, 1, "bronze"))));
    TEST_ASSERT_EQUAL(3, state.open);
    state.phase = BRONZE_SETTLING;
    TEST_ASSERT_TRUE(fixture_play(&state, fixture_settle(2, fixture_spot(&state, 2, "bronze"))));
    TEST_ASSERT_EQUAL(4, state.open);
}

static void last_tile_reveals_nothing(void) {
    fixture_open(&state);
    state.drawn = UINT16_MAX;
    fixture_play(&state, "play:1:bronze:1");
    TEST_ASSERT_FALSE(fixture_play(&state, fixture_settle(8, fixture_spot(&state, 8, "bronze"))));
    TEST_ASSERT_EQUAL(9, state.open);
}

static void without_markers_nothing_can_be_placed(void) {
    fixture_play(&state, "play:1:bronze:1");
    state.markers[0] = 0;
    TEST_ASSERT_EQUAL(0, fixture_count(&state, "settle:"));
    TEST_ASSERT_EQUAL_HEX32(0, bronze_legal_spots(&state, 0));
}

/* ---- phase 3: cities */

static void first_tile_brings_no_city(void) {
    fixture_play(&state, "play:1:bronze:1");
    fixture_play(&state, fixture_settle(0, fixture_spot(&state, 0, "bronze")));
    TEST_ASSERT_EQUAL(0, fixture_count(&state, "city:"));
    TEST_ASSERT_EQUAL(0, state.cities_drawn);
}

/* A turn: settle the tile, take the first city. */
static void settle_and_take(unsigned tile, bool shows) {
    static char city[GAME_WORD_MAX];
    move_t legal[8];
    struct text_buffer buffer;
    fixture_play(&state, "play:1:bronze:1");
    TEST_ASSERT_EQUAL(shows,
                      fixture_play(&state, fixture_settle(tile, fixture_spot(&state, tile, "bronze"))));
    TEST_ASSERT_EQUAL(BRONZE_CHOOSING, state.phase);
    bronze.moves(&state, legal);
    bronze.text(&state, legal[0], text_into(&buffer, city, sizeof city));
    fixture_play(&state, city);
    TEST_ASSERT_EQUAL(BRONZE_SETTLING, state.phase);
    fixture_play(&state, "done");
}

static void first_settler_draws_one_more_than_players_and_the_last_card_is_discarded(void) {
    uint8_t cities[BRONZE_SEATS_MAX + 1];
    fixture_open(&state);
    settle_and_take(1, true);
    TEST_ASSERT_EQUAL(4, state.cities_drawn);
    TEST_ASSERT_EQUAL(3, bronze_tile_cities(&state, 1, cities));
    settle_and_take(1, false);
    TEST_ASSERT_EQUAL(2, bronze_tile_cities(&state, 1, cities));
    settle_and_take(1, false);
    TEST_ASSERT_EQUAL(4, state.cities_drawn);
    TEST_ASSERT_EQUAL(0, bronze_tile_cities(&state, 1, cities));
    for (unsigned seat = 0; seat < 3; seat++) {
        TEST_ASSERT_EQUAL(1, state.cities_held[seat]);
    }
}

static void a_city_must_be_chosen_before_anything_else(void) {
    fixture_matrix(&state, 0, "bronze");
    fixture_play(&state, "play:1:bronze:right");
    fixture_play(&state, fixture_settle(1, fixture_spot(&state, 1, "bronze")));
    TEST_ASSERT_FALSE(fixture_legal(&state, "done"));
    TEST_ASSERT_EQUAL(4, fixture_count(&state, "city:"));
    TEST_ASSERT_EQUAL(0, fixture_count(&state, "settle:"));
}

static void one_city_per_tile_and_player(void) {
    fixture_open(&state);
    fixture_matrix(&state, 0, "bronze");
    fixture_play(&state, "play:1:bronze:right");
    fixture_play(&state, fixture_settle(1, fixture_spot(&state, 1, "bronze")));
    state.phase = BRONZE_SETTLING;
    fixture_play(&state, fixture_settle(1, fixture_spot(&state, 1, "bronze")));
    TEST_ASSERT_EQUAL(BRONZE_SETTLING, state.phase);
}

/* ---- phase 4: trade routes */

static void end_turn_of(unsigned seat) {
    state.seat = (uint8_t)seat;
    state.phase = BRONZE_SETTLING;
    state.won_routes = state.returned_routes = 0;
    state.won_provinces = state.lost_provinces = 0;
    fixture_play(&state, "done");
}

static unsigned held(unsigned seat, enum bronze_terrain terrain) {
    const unsigned place = bronze_route_held(&state, seat, terrain);
    return place == 0 ? 0 : bronze_route_lengths[place - 1];
}

/* Both booklets: 1 is blue, 2 yellow, 3 red. */
static void example_trade_routes_of_blue_yellow_and_red(void) {
    fixture_open(&state);
    fixture_line(&state, BRONZE_SAVANNAS, "11.21");
    fixture_line(&state, BRONZE_DESERTS, "2..2.2");
    fixture_line(&state, BRONZE_JUNGLES, "1.11..1.1");
    fixture_line(&state, BRONZE_SHORE, ".333");
    end_turn_of(0);
    end_turn_of(1);
    end_turn_of(2);
    TEST_ASSERT_EQUAL(0, held(0, BRONZE_SAVANNAS));
    TEST_ASSERT_EQUAL(3, held(1, BRONZE_DESERTS));
    TEST_ASSERT_EQUAL(5, held(0, BRONZE_JUNGLES));
    TEST_ASSERT_EQUAL(3, held(2, BRONZE_SHORE));
}

static void check_route(const char *line, unsigned run, unsigned token) {
    fixture_start(&state, 4, BRONZE_2018);
    fixture_open(&state);
    fixture_line(&state, BRONZE_WOODS, line);
    TEST_ASSERT_EQUAL(run, bronze_route_run(&state, 0, BRONZE_WOODS));
    end_turn_of(0);
    TEST_ASSERT_EQUAL(token, held(0, BRONZE_WOODS));
}

static void lengths_of_lines(void) {
    check_route("1.1........", 2, 0);
    check_route("1.1.1......", 3, 3);
    check_route("1111.......", 4, 3);
    check_route("1111......1", 5, 5);
    check_route("11111.1....", 6, 5);
    check_route("11111.1.1..", 7, 7);
    check_route("11111.1.111", 9, 7);
    check_route("112111.....", 3, 3);
    check_route("1121131....", 2, 0);
    check_route("2111.3.....", 3, 3);
    check_route("222........", 0, 0);
}

static void higher_token_returns_the_lower_and_another_player_may_claim_it(void) {
    fixture_open(&state);
    fixture_line(&state, BRONZE_SHORE, "111......");
    end_turn_of(0);
    TEST_ASSERT_EQUAL(3, held(0, BRONZE_SHORE));
    fixture_line(&state, BRONZE_SHORE, "......222");
    end_turn_of(1);
    TEST_ASSERT_EQUAL(0, held(1, BRONZE_SHORE)); /* gone */
    fixture_line(&state, BRONZE_SHORE, "...11....");
    end_turn_of(0);
    TEST_ASSERT_EQUAL(5, held(0, BRONZE_SHORE));
    TEST_ASSERT_EQUAL(BRONZE_NOBODY, state.route_owner[BRONZE_SHORE][0]);
    TEST_ASSERT_EQUAL_HEX32(1u << (BRONZE_SHORE * 3 + 1), state.won_routes);
    TEST_ASSERT_EQUAL_HEX32(1u << (BRONZE_SHORE * 3), state.returned_routes);
    TEST_ASSERT_EQUAL(0, held(1, BRONZE_SHORE)); /* not before the end of its own turn */
    end_turn_of(1);                              /* and without a new marker there */
    TEST_ASSERT_EQUAL(3, held(1, BRONZE_SHORE));
}

static void returned_token_needs_a_line_that_still_stands(void) {
    fixture_open(&state);
    fixture_line(&state, BRONZE_SHORE, "111.....");
    end_turn_of(0);
    fixture_line(&state, BRONZE_SHORE, ".....2.22");
    end_turn_of(1);
    fixture_line(&state, BRONZE_SHORE, "...11.3..");
    end_turn_of(2);
    end_turn_of(0); /* returns the three */
    end_turn_of(1);
    TEST_ASSERT_EQUAL(0, held(1, BRONZE_SHORE));
    TEST_ASSERT_EQUAL(BRONZE_NOBODY, state.route_owner[BRONZE_SHORE][0]);
}

static void line_of_five_takes_the_three_when_the_five_is_gone(void) {
    fixture_open(&state);
    state.route_owner[BRONZE_SHORE][1] = 2;
    fixture_line(&state, BRONZE_SHORE, "11111");
    end_turn_of(0);
    TEST_ASSERT_EQUAL(3, held(0, BRONZE_SHORE));
}

static void no_lower_token_while_holding_a_higher_one(void) {
    fixture_open(&state);
    fixture_line(&state, BRONZE_SHORE, "11111");
    end_turn_of(0);
    fixture_line(&state, BRONZE_SHORE, ".....1");
    end_turn_of(0);
    TEST_ASSERT_EQUAL(5, held(0, BRONZE_SHORE));
    TEST_ASSERT_EQUAL(BRONZE_NOBODY, state.route_owner[BRONZE_SHORE][0]);
}

static void interruption_later_costs_no_token(void) {
    fixture_open(&state);
    fixture_line(&state, BRONZE_SHORE, "1.11");
    end_turn_of(0);
    fixture_line(&state, BRONZE_SHORE, ".2.");
    end_turn_of(1);
    end_turn_of(0);
    TEST_ASSERT_EQUAL(3, held(0, BRONZE_SHORE));
    TEST_ASSERT_EQUAL(2, bronze_route_run(&state, 0, BRONZE_SHORE));
}

static void routes_are_claimed_in_ones_own_turn_only(void) {
    fixture_open(&state);
    fixture_line(&state, BRONZE_SHORE, "222");
    end_turn_of(0);
    TEST_ASSERT_EQUAL(0, held(1, BRONZE_SHORE));
    end_turn_of(1);
    TEST_ASSERT_EQUAL(3, held(1, BRONZE_SHORE));
}

/* ---- phase 4: provinces, edition 2018 */

static unsigned owner(unsigned tile) {
    return state.province_owner[tile];
}

static void full_tile_gives_its_province_to_the_strict_most(void) {
    fixture_markers(&state, 1, 0, 1);
    fixture_markers(&state, 2, 0, 2);
    fixture_markers(&state, 0, 0, bronze_tile(&state, 0)->count - 4u);
    end_turn_of(2);
    TEST_ASSERT_EQUAL(BRONZE_PENDING, owner(0)); /* one spot is free */
    fixture_markers(&state, 0, 0, 1);
    end_turn_of(2); /* whoever's turn it is */
    TEST_ASSERT_EQUAL(0, owner(0));
    TEST_ASSERT_EQUAL_HEX16(1, state.won_provinces);
}

static void tile_that_all_have_passed_gives_its_province(void) {
    fixture_open(&state);
    fixture_markers(&state, 1, 0, 2);
    fixture_markers(&state, 2, 0, 1);
    fixture_markers(&state, 1, 1, 1);
    fixture_markers(&state, 2, 3, 1);
    end_turn_of(1);
    TEST_ASSERT_EQUAL(BRONZE_PENDING, owner(0)); /* seat 0 may still come */
    fixture_markers(&state, 0, 2, 1);
    end_turn_of(0);
    TEST_ASSERT_EQUAL(1, owner(0));
    TEST_ASSERT_EQUAL(BRONZE_PENDING, owner(1)); /* seat 1 stands on it */
}

static void draw_gives_the_province_to_nobody_for_good(void) {
    fixture_open(&state);
    fixture_markers(&state, 0, 0, 2);
    fixture_markers(&state, 1, 0, 2);
    for (unsigned seat = 0; seat < 3; seat++) {
        fixture_markers(&state, seat, 1, 1);
    }
    end_turn_of(0);
    TEST_ASSERT_EQUAL(BRONZE_NOBODY, owner(0));
    TEST_ASSERT_EQUAL_HEX16(1, state.lost_provinces);
}

static void tile_that_all_skipped_is_a_draw(void) {
    fixture_open(&state);
    for (unsigned seat = 0; seat < 3; seat++) {
        fixture_markers(&state, seat, 1, 1);
    }
    end_turn_of(0);
    TEST_ASSERT_EQUAL(BRONZE_NOBODY, owner(0));
}

/* Seat 0 leads with three, the others have one each. */
static void province_that_can_be_lost_no_more_is_won(void) {
    fixture_open(&state);
    fixture_markers(&state, 0, 1, 3);
    TEST_ASSERT_EQUAL_MESSAGE(BRONZE_PENDING, bronze_province_won(&state, 1), "nobody else has come");
    fixture_markers(&state, 1, 1, 1);
    fixture_markers(&state, 2, 1, 1);
    TEST_ASSERT_EQUAL_MESSAGE(BRONZE_PENDING, bronze_province_won(&state, 1), "both can catch up");
    fixture_markers(&state, 1, 2, 1);
    TEST_ASSERT_EQUAL_MESSAGE(BRONZE_PENDING, bronze_province_won(&state, 1), "one can catch up");
    fixture_markers(&state, 2, 3, 1);
    TEST_ASSERT_EQUAL(BRONZE_PENDING, owner(1)); /* seat 0 stands on it */
    TEST_ASSERT_EQUAL(0, bronze_province_won(&state, 1));
    struct game_item items[GAME_ITEMS_MAX];
    TEST_ASSERT_EQUAL(state.tiles, bronze.items(&state, BRONZE_FROM_PROVINCES, items));
    TEST_ASSERT_EQUAL_INT(state.province[1], items[1].won);
    fixture_city(&state, 0, "assur");
    (void)bronze.items(&state, BRONZE_FROM_CITIES, items);
    TEST_ASSERT_EQUAL_INT_MESSAGE(1, items[fixture_city_called("assur")].won, "nor can what a city counts");
}

/* The last turn of the last round is over. */
static void end_game(void) {
    state.last_round = 1;
    end_turn_of(state.seats - 1u);
    TEST_ASSERT_EQUAL(GAME_OVER, bronze.turn(&state));
}

/* 2018, scoring: only tiles on which, or to the right of which, every player has a marker. */
static void at_the_end_only_tiles_reached_by_all_count(void) {
    fixture_open(&state);
    fixture_markers(&state, 0, 2, 2);
    fixture_markers(&state, 1, 2, 1);
    fixture_markers(&state, 2, 2, 1);
    fixture_markers(&state, 0, 4, 2);
    fixture_markers(&state, 1, 5, 1);
    TEST_ASSERT_EQUAL(BRONZE_PENDING, owner(2));
    end_game();
    TEST_ASSERT_EQUAL(0, owner(2));
    TEST_ASSERT_EQUAL(BRONZE_NOBODY, owner(4)); /* seat 2 never came so far */
    TEST_ASSERT_EQUAL(BRONZE_NOBODY, owner(5));
    TEST_ASSERT_EQUAL(BRONZE_NOBODY, owner(8));
}

static void full_tile_counts_even_if_somebody_never_came(void) {
    fixture_markers(&state, 0, 1, bronze_tile(&state, 1)->count);
    end_turn_of(0);
    TEST_ASSERT_EQUAL(0, owner(1));
}

/* ---- provinces, edition 2017 */

static void settle_2017(unsigned seat, unsigned tile) {
    state.seat = (uint8_t)seat;
    state.phase = BRONZE_PLAYING;
    state.drawn = UINT16_MAX; /* cities do not matter here */
    fixture_play(&state, "play:1:bronze:1");
    fixture_play(&state, fixture_settle(tile, fixture_spot(&state, tile, "bronze")));
    state.phase = BRONZE_SETTLING;
}

static void edition_2017_province_at_once_when_the_majority_is_certain(void) {
    fixture_start(&state, 2, BRONZE_2017);
    const unsigned spots = bronze_tile(&state, 0)->count;
    fixture_markers(&state, 0, 0, spots / 2 - 1); /* half of them is not enough, one more is */
    settle_2017(0, 0);
    TEST_ASSERT_EQUAL(BRONZE_PENDING, owner(0));
    settle_2017(0, 0);
    TEST_ASSERT_EQUAL(0, owner(0)); /* before the turn's end */
}

static void edition_2017_out_of_turn_when_the_last_rival_moves_on(void) {
    fixture_start(&state, 2, BRONZE_2017);
    fixture_open(&state);
    fixture_markers(&state, 0, 0, 2);
    fixture_markers(&state, 1, 0, 1);
    settle_2017(0, 0);
    TEST_ASSERT_EQUAL(BRONZE_PENDING, owner(0));
    settle_2017(1, 1);
    TEST_ASSERT_EQUAL(0, owner(0));
    TEST_ASSERT_EQUAL_HEX16(1, state.won_provinces);
}

static void edition_2017_not_certain_while_a_rival_can_draw_level(void) {
    fixture_start(&state, 3, BRONZE_2017);
    fixture_open(&state);
    fixture_markers(&state, 0, 0, 1);
    settle_2017(1, 1);
    TEST_ASSERT_EQUAL(BRONZE_PENDING, owner(0)); /* seat 2 may still come */
    settle_2017(2, 2);
    TEST_ASSERT_EQUAL(0, owner(0));
}

static void edition_2017_draws_stay_open_and_go_to_nobody(void) {
    fixture_start(&state, 2, BRONZE_2017);
    fixture_open(&state);
    fixture_markers(&state, 0, 0, 1);
    fixture_markers(&state, 1, 0, 1);
    settle_2017(0, 1);
    settle_2017(1, 1);
    TEST_ASSERT_EQUAL(BRONZE_PENDING, owner(0));
    end_game();
    TEST_ASSERT_EQUAL(BRONZE_NOBODY, owner(0));
}

static void edition_2017_undecided_tiles_go_to_the_strict_majority_at_the_end(void) {
    fixture_start(&state, 3, BRONZE_2017);
    fixture_open(&state);
    fixture_markers(&state, 0, 4, 2);
    fixture_markers(&state, 1, 4, 1);
    end_game();
    TEST_ASSERT_EQUAL(0, owner(4)); /* though seat 2 never came: that is the rule of 2018 */
}

/* ---- the end */

static void check_end(unsigned seat) {
    unsigned turns = 0;
    fixture_play(&state, "done");
    TEST_ASSERT_TRUE(state.last_round);
    while (bronze.turn(&state) != GAME_OVER) {
        TEST_ASSERT_NOT_EQUAL(state.first_seat, state.seat);
        pass_turn();
        turns++;
    }
    TEST_ASSERT_EQUAL(state.seats - 1 - seat, turns);
    TEST_ASSERT_EQUAL(0, fixture_count(&state, ""));
}

static void last_marker_ends_the_game_with_the_round(void) {
    state.markers[0] = 1;
    fixture_play(&state, "play:1:bronze:1");
    fixture_play(&state, fixture_settle(0, fixture_spot(&state, 0, "bronze")));
    check_end(0);
}

static void second_empty_stack_ends_the_game_with_the_round(void) {
    fixture_stack(&state, 0, 1);
    fixture_stack(&state, 1, 1);
    fixture_play(&state, "play:1:bronze:1 done play:2:bronze:1");
    TEST_ASSERT_EQUAL(0, bronze_ends(&state).cards);
    check_end(1);
}

static void reserve_may_be_the_second_stack_to_run_out(void) {
    fixture_stack(&state, 0, 1);
    fixture_stack(&state, BRONZE_POOL, 1);
    TEST_ASSERT_EQUAL(2, bronze_ends(&state).cards);
    fixture_play(&state, "play:1:bronze:1 done");
    TEST_ASSERT_EQUAL(1, bronze_ends(&state).cards);
    fixture_play(&state, "play:1:bronze:1");
    check_end(1);
}

static void full_last_tile_ends_the_game_with_the_round(void) {
    fixture_open(&state);
    state.drawn = UINT16_MAX;
    fixture_markers(&state, 1, 8, bronze_tile(&state, 8)->count - 1u);
    fixture_play(&state, "play:1:bronze:1");
    TEST_ASSERT_EQUAL(1, bronze_ends(&state).spots);
    fixture_play(&state, fixture_settle(8, fixture_spot(&state, 8, "bronze")));
    state.phase = BRONZE_SETTLING;
    check_end(0);
}

static void full_tile_before_the_last_does_not_end_the_game(void) {
    fixture_markers(&state, 1, 1, bronze_tile(&state, 1)->count);
    end_turn_of(1);
    TEST_ASSERT_FALSE(state.last_round);
}

static void last_player_sits_right_of_the_first(void) {
    state.first_seat = 1;
    state.seat = 0; /* the last of the round */
    state.markers[0] = 1;
    fixture_play(&state, "play:1:bronze:1");
    fixture_play(&state, fixture_settle(0, fixture_spot(&state, 0, "bronze")));
    fixture_play(&state, "done");
    TEST_ASSERT_EQUAL(GAME_OVER, bronze.turn(&state));
}

/* ---- the count */

/* 2018, scoring example: yellow has 50 points. The matrix is lost with the picture; this one gives every city
 * what the text says. */
static void example_scoring_fifty_points(void) {
    static const char *const cities[] = {"mohenjo-daro", "hattusa", "nafplio",  "thebes",
                                         "su-nuraxi",    "ugarit",  "phaistos", "limantepe"};
    static const unsigned worth[] = {5, 5, 2, 0, 6, 6, 4, 3};
    struct standing standing;
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    fixture_matrix(&state, 0,
                   "pottery wheel | masonry religion bronze | religion authority | pottery pottery");
    fixture_province(&state, 0, 6, 0);
    fixture_province(&state, 1, 4, 0);
    state.route_owner[BRONZE_WOODS][1] = 0;
    state.route_owner[BRONZE_SHORE][0] = 0;
    for (unsigned i = 0; i < sizeof cities / sizeof cities[0]; i++) {
        fixture_city(&state, 0, cities[i]);
        TEST_ASSERT_EQUAL_MESSAGE(worth[i], bronze_city_worth(&state, 0, fixture_city_called(cities[i])),
                                  cities[i]);
    }
    bronze.count(&state, points);
    TEST_ASSERT_EQUAL(10, points[0][BRONZE_FROM_PROVINCES]);
    TEST_ASSERT_EQUAL(9, points[0][BRONZE_FROM_ROUTES]);
    TEST_ASSERT_EQUAL(31, points[0][BRONZE_FROM_CITIES]);
    standing_of(&bronze, &state, &standing);
    TEST_ASSERT_EQUAL(50, standing.points[0]);
    TEST_ASSERT_EQUAL(1, standing.rank[0]);
    TEST_ASSERT_EQUAL(0, standing.decided_by);
}

static void route_tokens_are_worth_three_six_and_ten(void) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    static const int16_t worth[] = {3, 6, 10};
    for (unsigned length = 0; length < BRONZE_ROUTE_LENGTHS; length++) {
        fixture_start(&state, 2, BRONZE_2018);
        state.route_owner[BRONZE_JUNGLES][length] = 1;
        bronze.count(&state, points);
        TEST_ASSERT_EQUAL(worth[length], points[1][BRONZE_FROM_ROUTES]);
        TEST_ASSERT_EQUAL(0, points[0][BRONZE_FROM_ROUTES]);
    }
}

/* Ranks of the first two seats, then what decided. */
static void check_ranks(unsigned first, unsigned second, unsigned decided_by) {
    struct standing standing;
    standing_of(&bronze, &state, &standing);
    TEST_ASSERT_EQUAL(first, standing.rank[0]);
    TEST_ASSERT_EQUAL(second, standing.rank[1]);
    TEST_ASSERT_EQUAL(decided_by, standing.decided_by);
}

static void tie_is_broken_by_cities(void) {
    fixture_start(&state, 2, BRONZE_2018);
    fixture_city(&state, 1, "hattusa"); /* 5 */
    fixture_province(&state, 0, 5, 0);
    check_ranks(2, 1, 1);
}

static void tie_is_broken_by_routes_next(void) {
    fixture_start(&state, 2, BRONZE_2018);
    state.route_owner[BRONZE_WOODS][1] = 1;
    fixture_province(&state, 0, 6, 0);
    check_ranks(2, 1, 2);
}

/* Equal cities and routes with equal totals leave equal provinces: the third tie-break never decides between
 * two; the victory is shared. */
static void absolute_draw_shares_the_victory(void) {
    fixture_start(&state, 2, BRONZE_2018);
    fixture_province(&state, 0, 6, 0);
    fixture_province(&state, 1, 6, 1);
    check_ranks(1, 1, 0);
}

static void tie_below_the_first_place_decides_nothing(void) {
    fixture_start(&state, 3, BRONZE_2018);
    fixture_province(&state, 0, 6, 2);
    fixture_province(&state, 1, 4, 0);
    fixture_province(&state, 2, 4, 1);
    check_ranks(2, 2, 0);
}

static void cards(void) {
    RUN_TEST(setup_by_number_of_players);
    RUN_TEST(first_card_has_one_place);
    RUN_TEST(example_fourth_card_below_a_column_or_at_an_edge);
    RUN_TEST(four_columns_at_most);
    RUN_TEST(column_opened_at_the_left_keeps_the_others_in_order);
    RUN_TEST(next_card_of_the_stack_is_turned_up);
    RUN_TEST(reserve_replaces_the_first_empty_stack);
    RUN_TEST(second_empty_stack_stays_empty_and_has_no_plays);
    RUN_TEST(example_pottery_between_masonry_and_wheel);
    RUN_TEST(example_domestication_in_its_column_and_masonry_on_the_right);
    RUN_TEST(example_domestication_in_its_column_and_religion_on_the_right);
    RUN_TEST(example_bronze_casting_and_its_neighbour_pottery);
    RUN_TEST(example_domestication_and_bronze_casting_on_the_right);
    RUN_TEST(bronze_casting_activates_bronze_casting_beside_it);
    RUN_TEST(no_neighbour_across_a_shorter_column);
    RUN_TEST(same_technology_counts_in_the_column_only_and_need_not_touch);
    RUN_TEST(activated_cards_activate_no_others);
    RUN_TEST(face_down_card_is_bronze_casting_whatever_its_face);
    RUN_TEST(example_irrigation_and_the_second_tile);
    RUN_TEST(example_masonry_settles_farmers_and_herders_on_its_terrains);
    RUN_TEST(bronze_casting_settles_anything_anywhere);
}

static void markers_and_routes(void) {
    RUN_TEST(tiles_may_be_skipped);
    RUN_TEST(a_card_places_one_marker);
    RUN_TEST(payment_is_settled_so_that_no_play_is_lost);
    RUN_TEST(markers_that_only_one_card_can_pay_use_it_up);
    RUN_TEST(markers_may_be_declined);
    RUN_TEST(reveals_follow_one_another_in_one_turn);
    RUN_TEST(last_tile_reveals_nothing);
    RUN_TEST(without_markers_nothing_can_be_placed);
    RUN_TEST(first_tile_brings_no_city);
    RUN_TEST(first_settler_draws_one_more_than_players_and_the_last_card_is_discarded);
    RUN_TEST(a_city_must_be_chosen_before_anything_else);
    RUN_TEST(one_city_per_tile_and_player);
    RUN_TEST(example_trade_routes_of_blue_yellow_and_red);
    RUN_TEST(lengths_of_lines);
    RUN_TEST(higher_token_returns_the_lower_and_another_player_may_claim_it);
    RUN_TEST(returned_token_needs_a_line_that_still_stands);
    RUN_TEST(line_of_five_takes_the_three_when_the_five_is_gone);
    RUN_TEST(no_lower_token_while_holding_a_higher_one);
    RUN_TEST(interruption_later_costs_no_token);
    RUN_TEST(routes_are_claimed_in_ones_own_turn_only);
}

static void provinces_and_the_end(void) {
    RUN_TEST(full_tile_gives_its_province_to_the_strict_most);
    RUN_TEST(tile_that_all_have_passed_gives_its_province);
    RUN_TEST(draw_gives_the_province_to_nobody_for_good);
    RUN_TEST(tile_that_all_skipped_is_a_draw);
    RUN_TEST(province_that_can_be_lost_no_more_is_won);
    RUN_TEST(at_the_end_only_tiles_reached_by_all_count);
    RUN_TEST(full_tile_counts_even_if_somebody_never_came);
    RUN_TEST(edition_2017_province_at_once_when_the_majority_is_certain);
    RUN_TEST(edition_2017_out_of_turn_when_the_last_rival_moves_on);
    RUN_TEST(edition_2017_not_certain_while_a_rival_can_draw_level);
    RUN_TEST(edition_2017_draws_stay_open_and_go_to_nobody);
    RUN_TEST(edition_2017_undecided_tiles_go_to_the_strict_majority_at_the_end);
    RUN_TEST(last_marker_ends_the_game_with_the_round);
    RUN_TEST(second_empty_stack_ends_the_game_with_the_round);
    RUN_TEST(reserve_may_be_the_second_stack_to_run_out);
    RUN_TEST(full_last_tile_ends_the_game_with_the_round);
    RUN_TEST(full_tile_before_the_last_does_not_end_the_game);
    RUN_TEST(last_player_sits_right_of_the_first);
    RUN_TEST(example_scoring_fifty_points);
    RUN_TEST(route_tokens_are_worth_three_six_and_ten);
    RUN_TEST(tie_is_broken_by_cities);
    RUN_TEST(tie_is_broken_by_routes_next);
    RUN_TEST(absolute_draw_shares_the_victory);
    RUN_TEST(tie_below_the_first_place_decides_nothing);
}

/* ---- what screens ask */

static void what_a_card_settles(void) {
    TEST_ASSERT_EQUAL_HEX(1u << BRONZE_WOODS | 1u << BRONZE_GRASSLANDS | 1u << BRONZE_JUNGLES,
                          bronze_technology_terrains(BRONZE_MASONRY));
    TEST_ASSERT_EQUAL_HEX(1u << BRONZE_FARMERS | 1u << BRONZE_HERDERS,
                          bronze_technology_types(BRONZE_MASONRY));
    TEST_ASSERT_EQUAL_HEX((1u << BRONZE_TERRAINS) - 1, bronze_technology_terrains(BRONZE_CASTING));
}

static void one_marker_short_of_a_route(void) {
    fixture_open(&state);
    TEST_ASSERT_FALSE(bronze_begins_route(&state, 0));
    fixture_line(&state, BRONZE_WOODS, "11");
    TEST_ASSERT_TRUE(bronze_begins_route(&state, 0));
    TEST_ASSERT_FALSE(bronze_begins_route(&state, 1));
    state.route_owner[BRONZE_WOODS][0] = 0;
    TEST_ASSERT_FALSE_MESSAGE(bronze_begins_route(&state, 0), "it has that token");
    state.route_owner[BRONZE_WOODS][0] = 1;
    TEST_ASSERT_FALSE_MESSAGE(bronze_begins_route(&state, 0), "that token is gone");
}

static void a_line_that_is_shut_in_begins_no_route(void) {
    fixture_open(&state);
    fixture_line(&state, BRONZE_WOODS, "11");
    TEST_ASSERT_TRUE(bronze_line_may_reach(&state, 0, BRONZE_WOODS, 3));
    fixture_line(&state, BRONZE_WOODS, "..2");
    TEST_ASSERT_FALSE(bronze_line_may_reach(&state, 0, BRONZE_WOODS, 3));
    TEST_ASSERT_FALSE(bronze_begins_route(&state, 0));
}

static void routes_that_are_left(void) {
    TEST_ASSERT_EQUAL_UINT(3, bronze_route_next(&state, BRONZE_WOODS, 2));
    TEST_ASSERT_EQUAL_UINT_MESSAGE(5, bronze_route_next(&state, BRONZE_WOODS, 3), "that one is due");
    state.route_owner[BRONZE_WOODS][0] = 1;
    TEST_ASSERT_EQUAL_UINT_MESSAGE(5, bronze_route_next(&state, BRONZE_WOODS, 2),
                                   "a rival has the token for 3");
    state.route_owner[BRONZE_WOODS][1] = state.seat;
    TEST_ASSERT_EQUAL_UINT_MESSAGE(7, bronze_route_next(&state, BRONZE_WOODS, 2), "it has the token for 5");
    state.route_owner[BRONZE_WOODS][BRONZE_ROUTE_LENGTHS - 1] = 1;
    TEST_ASSERT_EQUAL_UINT_MESSAGE(0, bronze_route_next(&state, BRONZE_WOODS, 2), "the longest is gone");
    TEST_ASSERT_EQUAL_STRING("woods", bronze_land(BRONZE_WOODS));
    TEST_ASSERT_EQUAL_STRING("shore", bronze_land(BRONZE_SHORE));
}

/* Of cards that are alike, which one it is. */
static void a_card_is_called_by_its_place_among_its_like(void) {
    char words[64];
    struct text_buffer buffer;
    for (unsigned stack = 0; stack < BRONZE_POOL; stack++) {
        state.cards[state.stack_first[stack] + state.stack_left[stack] - 1u] = stack % 2 == 0 ? BRONZE_WHEEL
                                                                               : stack == 1   ? BRONZE_POTTERY
                                                                                            : BRONZE_MASONRY;
    }
    bronze_top_text(&state, 2, text_into(&buffer, words, sizeof words));
    TEST_ASSERT_EQUAL_STRING("Take the lower *Wheel*", words);
    bronze_top_text(&state, 1, text_into(&buffer, words, sizeof words));
    TEST_ASSERT_EQUAL_STRING("Take *Pottery*", words);
}

/* Of the first seat, with such a line on the woods. */
static bool may_be_cut(const char *line) {
    setUp();
    fixture_open(&state);
    fixture_line(&state, BRONZE_WOODS, line);
    return bronze_may_be_cut(&state, 0);
}

static void a_line_that_may_be_cut(void) {
    TEST_ASSERT_FALSE_MESSAGE(may_be_cut("11"), "it has no gap");
    TEST_ASSERT_FALSE_MESSAGE(may_be_cut("1.2.11"), "the gap is before the rival's marker");
    TEST_ASSERT_FALSE_MESSAGE(may_be_cut("1.1.1"), "it is a route already");
    TEST_ASSERT_TRUE(may_be_cut("2.1.1"));
    TEST_ASSERT_FALSE_MESSAGE(bronze_may_be_cut(&state, 1), "it has no line");
    state.reached[1] = state.reached[2] = state.tiles;
    TEST_ASSERT_FALSE_MESSAGE(bronze_may_be_cut(&state, 0), "nobody can come there any more");
    TEST_ASSERT_TRUE(may_be_cut("1.1"));
    state.route_owner[BRONZE_WOODS][0] = 0;
    TEST_ASSERT_FALSE_MESSAGE(bronze_may_be_cut(&state, 0), "it has that token");
}

/* By the first seat's marker: the woods before it, and after. */
static struct bronze_hurt hurt(const char *before, const char *after) {
    static struct bronze then;
    setUp();
    fixture_open(&state);
    state.seat = 0;
    then = state;
    fixture_line(&state, BRONZE_WOODS, before);
    fixture_line(&then, BRONZE_WOODS, after);
    state.reached[1] = then.reached[1] = 1; /* all spots are open to it */
    return bronze_line_hurt(&state, &then, BRONZE_WOODS);
}

static void a_line_that_is_hurt(void) {
    TEST_ASSERT_EQUAL_UINT_MESSAGE(BRONZE_NOBODY, hurt("2", "21").seat, "one marker is no line");
    TEST_ASSERT_EQUAL_UINT_MESSAGE(BRONZE_NOBODY, hurt(".22", ".221").seat, "it can grow to the left");
    struct bronze_hurt found = hurt("22", "221");
    TEST_ASSERT_EQUAL_UINT(1, found.seat);
    TEST_ASSERT_EQUAL_UINT(2, found.line);
    TEST_ASSERT_FALSE(found.cut);
    found = hurt("2.22", "2122");
    TEST_ASSERT_EQUAL_UINT(3, found.line);
    TEST_ASSERT_TRUE(found.cut);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(BRONZE_NOBODY, hurt("122", "122.1").seat, "there is room for a third");
    state.reached[1] = state.tiles;
    TEST_ASSERT_EQUAL_UINT_MESSAGE(BRONZE_NOBODY, bronze_line_hurt(&state, &state, BRONZE_WOODS).seat,
                                   "it couldn't grow before");
    (void)hurt("22", "221");
    state.route_owner[BRONZE_WOODS][BRONZE_ROUTE_LENGTHS - 1] = 1;
    TEST_ASSERT_EQUAL_UINT_MESSAGE(BRONZE_NOBODY, bronze_line_hurt(&state, &state, BRONZE_WOODS).seat,
                                   "there is nothing more to win");
}

/* Closed, the last tile could have the three spots that the line lacks; open, it has fewer. */
static void what_is_opened_hurts_no_line(void) {
    static struct bronze opened;
    unsigned tried = 0;
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        setUp();
        state.seat = 0;
        state.tiles = 2;
        state.open = 1;
        const unsigned spots = bronze_tile(&state, 0)->rows[terrain],
                       more = bronze_tile(&state, 1)->rows[terrain];
        fixture_line(&state, terrain, &"222"[BRONZE_ROW_MAX - spots]);
        state.route_owner[terrain][0] = 2;
        opened = state;
        opened.open = 2;
        TEST_ASSERT_EQUAL_UINT(BRONZE_NOBODY, bronze_line_hurt(&state, &opened, terrain).seat);
        tried += spots > 1 && spots + more < bronze_route_lengths[1];
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, tried);
}

static void ties_and_leads(void) {
    fixture_open(&state);
    TEST_ASSERT_FALSE(bronze_ties(&state, 0));
    fixture_markers(&state, 0, 2, 1);
    TEST_ASSERT_FALSE(bronze_ties(&state, 0));
    TEST_ASSERT_TRUE_MESSAGE(bronze_leads_alone(&state, 0), "nobody else has come to tile 3");
    fixture_markers(&state, 1, 2, 1);
    TEST_ASSERT_TRUE(bronze_ties(&state, 0));
    TEST_ASSERT_TRUE(bronze_ties(&state, 1));
    TEST_ASSERT_FALSE(bronze_ties(&state, 2));
    TEST_ASSERT_FALSE(bronze_leads_alone(&state, 0));
    state.province_owner[2] = BRONZE_NOBODY;
    TEST_ASSERT_FALSE_MESSAGE(bronze_ties(&state, 0), "nothing is to be won there");
}

static void what_a_marker_leaves_behind(void) {
    fixture_open(&state);
    state.seat = 0;
    TEST_ASSERT_EQUAL_HEX16(0, bronze_tiles_left_behind(&state, 0));
    TEST_ASSERT_EQUAL_HEX16(3, bronze_tiles_left_behind(&state, 2));
    state.reached[0] = 2;
    state.free[1] = 0;
    TEST_ASSERT_EQUAL_HEX16_MESSAGE(4, bronze_tiles_left_behind(&state, 3), "tile 2 is full");
}

static void places_for_a_card(void) {
    move_t plays[BRONZE_PLACES_MAX];
    TEST_ASSERT_EQUAL_UINT(1, bronze_places(&state, BRONZE_PLAY | BRONZE_FIRST_COLUMN, plays));
    fixture_matrix(&state, 0, "pottery bronze | wheel");
    TEST_ASSERT_EQUAL_UINT(4, bronze_places(&state, BRONZE_PLAY | BRONZE_LEFT | BRONZE_FACE_DOWN, plays));
    TEST_ASSERT_EQUAL_HEX32(BRONZE_PLAY | BRONZE_LEFT | BRONZE_FACE_DOWN, plays[0]);
    TEST_ASSERT_EQUAL_HEX32(BRONZE_PLAY | BRONZE_RIGHT | BRONZE_FACE_DOWN, plays[3]);
}

static void who_plays_the_last_round(void) {
    TEST_ASSERT_EQUAL_UINT(BRONZE_NOBODY, bronze_without_markers(&state));
    state.markers[1] = 0;
    TEST_ASSERT_EQUAL_UINT(1, bronze_without_markers(&state));
    state.first_seat = 0;
    state.seat = 1;
    TEST_ASSERT_EQUAL_HEX(6, bronze_still_to_play(&state));
    state.seat = 0;
    TEST_ASSERT_EQUAL_HEX(7, bronze_still_to_play(&state));
}

int main(void) {
    UNITY_BEGIN();
    cards();
    markers_and_routes();
    provinces_and_the_end();
    RUN_TEST(what_a_card_settles);
    RUN_TEST(one_marker_short_of_a_route);
    RUN_TEST(a_line_that_is_shut_in_begins_no_route);
    RUN_TEST(routes_that_are_left);
    RUN_TEST(a_card_is_called_by_its_place_among_its_like);
    RUN_TEST(a_line_that_may_be_cut);
    RUN_TEST(a_line_that_is_hurt);
    RUN_TEST(what_is_opened_hurts_no_line);
    RUN_TEST(ties_and_leads);
    RUN_TEST(what_a_marker_leaves_behind);
    RUN_TEST(places_for_a_card);
    RUN_TEST(who_plays_the_last_round);
    return UNITY_END();
}
