/* The conformance run can fail: each of these games breaks one promise, and is caught for that promise. */
#include <string.h>
#include <unity.h>

#include "conformance.h"
#include "test_games.h"

static struct game bent; /* a copy of the draw game with one function changed */

void setUp(void) {
    bent = draw_game;
}

void tearDown(void) {}

static void expect_caught(const char *promise) {
    const char *broken = conformance_run(&bent, 1);
    TEST_ASSERT_NOT_NULL_MESSAGE(broken, promise);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(broken, promise), broken);
}

static unsigned moves_descending(const void *state, move_t *out) {
    const unsigned count = draw_game.moves(state, out);
    if (count > 1) {
        const move_t first = out[0];
        out[0] = out[1];
        out[1] = first;
    }
    return count;
}

static void test_unsorted_moves(void) {
    bent.moves = moves_descending;
    expect_caught("moves ascend");
}

static unsigned moves_after_the_end(const void *state, move_t *out) {
    const unsigned count = draw_game.moves(state, out);
    out[0] = count == 0 ? 1 : out[0];
    return count == 0 ? 1 : count;
}

static void test_moves_after_the_end(void) {
    bent.moves = moves_after_the_end;
    expect_caught("none after");
}

static void text_always_the_same(const void *state, move_t move, struct text *out) {
    (void)state, (void)move;
    text_put(out, "same");
}

static void test_texts_that_are_not_unique(void) {
    bent.text = text_always_the_same;
    expect_caught("text and back");
}

static void json_shows_all(const void *state, int viewer, struct json *out) {
    (void)viewer;
    draw_game.json(state, GAME_REFEREE, out);
}

static void test_a_view_that_shows_the_hidden(void) {
    bent.json = json_shows_all;
    expect_caught("a view shows nothing hidden");
}

static void json_broken(const void *state, int viewer, struct json *out) {
    draw_game.json(state, viewer, out);
    text_put(out->out, ",");
}

static void test_json_that_is_none(void) {
    bent.json = json_broken;
    expect_caught("good JSON");
}

static void json_seats_again(const void *state, int viewer, struct json *out) {
    draw_game.json(state, viewer, out);
    json_null(out, "seats");
}

static void test_a_member_that_is_the_frames(void) {
    bent.json = json_seats_again;
    expect_caught("good JSON");
}

static void redeal_gives_a_card(void *state, int seat, struct rng *rng) {
    static move_t moves[GAME_MOVES_MAX];
    draw_game.redeal(state, seat, rng);
    if (draw_game.moves(state, moves) > 0) {
        draw_game.apply(state, moves[0]);
    }
}

static void test_a_redeal_that_changes_the_known(void) {
    bent.redeal = redeal_gives_a_card;
    expect_caught("redeal");
}

static void redeal_nothing(void *state, int seat, struct rng *rng) {
    (void)state, (void)seat, (void)rng;
}

static void test_a_redeal_that_lets_opponents_peek(void) {
    bent.redeal = redeal_nothing;
    expect_caught("shuffles what is hidden");
}

static bool apply_with_a_memory(void *state, move_t move) {
    static uint8_t calls;
    const bool shown = draw_game.apply(state, move);
    ((uint8_t *)state)[bent.state_bytes - 1] = calls++; /* the pebbles of a seat that isn't there */
    return shown;
}

static void test_chance_from_outside_the_state(void) {
    bent.apply = apply_with_a_memory;
    expect_caught("does the same each time");
}

static void test_a_score_that_tells_a_secret(void) {
    bent.secret_tie_breaks = 0;
    expect_caught("the score shows nothing hidden");
}

static void count_too_much(const void *state, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]) {
    draw_game.count(state, points);
    points[0][0]++;
}

static void test_points_that_do_not_add_up(void) {
    bent.count = count_too_much;
    expect_caught("sum of their sources");
}

static unsigned keys_of_one_seat(const void *state, int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX]) {
    return draw_game.keys(state, keys) - 1;
}

static void test_keys_that_leave_a_seat_out(void) {
    bent.keys = keys_of_one_seat;
    expect_caught("of the seats that play");
}

static unsigned keys_added_up(const void *state, int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX]) {
    int16_t own[GAME_SEATS_MAX][GAME_KEYS_MAX];
    const unsigned seats = draw_game.keys(state, own);
    keys[0][1] = (int16_t)(keys[0][1] + own[0][1]); /* onto what lay there */
    const int16_t first = keys[0][1];
    (void)draw_game.keys(state, keys);
    keys[0][1] = first;
    return seats;
}

static void test_keys_that_need_zeros(void) {
    bent.keys = keys_added_up;
    expect_caught("keys need no zeros");
}

static void count_all_sources(const void *state, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]) {
    draw_game.count(state, points);
    points[0][draw_game.source_count] = 0;
}

static void test_points_of_sources_that_are_none(void) {
    bent.count = count_all_sources;
    expect_caught("no seat or source");
}

static unsigned keys_beyond(const void *state, int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX]) {
    keys[0][GAME_KEYS_MAX - 1] = 0;
    return draw_game.keys(state, keys);
}

static void test_keys_of_tie_breaks_that_are_none(void) {
    bent.keys = keys_beyond;
    expect_caught("no seat or tie-break");
}

static void count_onto(const void *state, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]) {
    const int16_t lay = points[0][0];
    draw_game.count(state, points);
    points[0][0] = (int16_t)(points[0][0] + lay);
}

static void test_points_that_need_zeros(void) {
    bent.count = count_onto;
    expect_caught("points need no zeros");
}

static void test_a_bound_that_is_too_low(void) {
    bent.length_max = 5;
    expect_caught("within its bound");
}

static move_t rollout_illegal(const void *state, struct rng *rng) {
    (void)state, (void)rng;
    return 77;
}

static void test_a_rollout_that_cheats(void) {
    bent.rollout = rollout_illegal;
    expect_caught("rollout's move is legal");
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_unsorted_moves);
    RUN_TEST(test_moves_after_the_end);
    RUN_TEST(test_texts_that_are_not_unique);
    RUN_TEST(test_a_view_that_shows_the_hidden);
    RUN_TEST(test_json_that_is_none);
    RUN_TEST(test_a_member_that_is_the_frames);
    RUN_TEST(test_a_redeal_that_changes_the_known);
    RUN_TEST(test_a_redeal_that_lets_opponents_peek);
    RUN_TEST(test_chance_from_outside_the_state);
    RUN_TEST(test_a_score_that_tells_a_secret);
    RUN_TEST(test_points_that_do_not_add_up);
    RUN_TEST(test_keys_that_leave_a_seat_out);
    RUN_TEST(test_keys_that_need_zeros);
    RUN_TEST(test_points_of_sources_that_are_none);
    RUN_TEST(test_keys_of_tie_breaks_that_are_none);
    RUN_TEST(test_points_that_need_zeros);
    RUN_TEST(test_a_bound_that_is_too_low);
    RUN_TEST(test_a_rollout_that_cheats);
    return UNITY_END();
}
