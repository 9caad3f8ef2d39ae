/* The cursor starts where it was left, what is final is never a slip away, and no press is asked for that
 * says nothing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "bits.h"
#include "bronze/bronze.h"
#include "bronze/bronze_ui.h"
#include "bronze/memory.h"
#include "empire/empire.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "match_scene.h"
#include "match_screens.h"
#include "monuments/memory.h"
#include "monuments/monuments.h"
#include "play.h"
#include "screen.h"
#include "settings_store.h"

enum { SEATS = 2, HOLD_MS = 600, MOVES = 90, PRESSES_MAX = 12 };

static struct rng rng;
static move_t moves[GAME_MOVES_MAX];

void setUp(void) {
    handheld_fresh(&settings_in_journal);
}
void tearDown(void) {}

static void begin(const struct game *game, uint64_t seed) {
    rng_seed(&rng, seed);
    handheld_match(game, SEATS, SEATS, NULL, seed);
    match_continue();
    handheld_run_ms(500);
}

static move_t some_move(void) {
    const unsigned count = match_moves(play_match(), moves);
    return rng_below(&rng, 3) > 0 ? play_game()->rollout(play_state(), &rng) : moves[rng_below(&rng, count)];
}

static void make(move_t move) {
    if (match_ui()->make != NULL) {
        match_ui()->make(move);
    } else {
        match_make(move, CUE_PLACE);
    }
    handheld_run_ms(700);
}

/* Through what stands there until a press. */
static void to_a_decision(void) {
    for (unsigned i = 0; i < PRESSES_MAX && (play_held() || match_scene_due() || play_hands_over()); i++) {
        handheld_press(BUTTON_A);
    }
}

/* ---- taken back, and made again by A alone */

static unsigned again;

static void is_made_again(move_t move, unsigned length) {
    for (unsigned i = 0; i < 2 && play_match()->length == length; i++) {
        handheld_press(BUTTON_A); /* the second time: what a dialog asks */
    }
    TEST_ASSERT_GREATER_THAN_MESSAGE(length, play_match()->length, handheld_text());
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(move, match_move(play_match(), length), "another move");
    again++;
}

static void after_undo_the_cursor_is_where_it_was(void) {
    for (unsigned g = 0; games_all[g] != NULL; g++) {
        begin(games_all[g], 3 + g);
        again = 0;
        for (unsigned i = 0; i < MOVES && play_turn() != GAME_OVER; i++) {
            const unsigned length = play_match()->length;
            const move_t move = some_move();
            make(move);
            if (play_match()->barrier <= length && !play_hands_over()) {
                handheld_hold(BUTTON_B, HOLD_MS);
                TEST_ASSERT_EQUAL_UINT_MESSAGE(length, play_match()->length, handheld_text());
                is_made_again(move, length);
            }
            to_a_decision();
        }
        TEST_ASSERT_GREATER_THAN_MESSAGE(MOVES / 2, again, games_all[g]->name);
    }
}

/* ---- no toll */

static void a_turn_begins_with_what_is_to_be_chosen(void) {
    for (unsigned g = 0; games_all[g] != NULL; g++) {
        unsigned turns = 0;
        begin(games_all[g], 5 + g);
        for (unsigned i = 0; i < MOVES && play_turn() != GAME_OVER; i++) {
            make(some_move());
            if (play_held()) {
                to_a_decision();
                turns += play_turn() != GAME_OVER && play_moved(play_seat()) > 0;
                TEST_ASSERT_TRUE_MESSAGE(play_turn() == GAME_OVER || play_moved(play_seat()) == 0 ||
                                             strstr(handheld_text(), "A Cards") == NULL,
                                         handheld_text());
            }
        }
        TEST_ASSERT_GREATER_THAN_MESSAGE(5, turns, games_all[g]->name);
    }
}

/* Bronze's turn is done when no marker can be placed: one page says so, and one B takes back the marker. */
static void bronze_is_done_by_itself(void) {
    unsigned done = 0;
    begin(&bronze, 4);
    for (unsigned i = 0; i < MOVES && play_turn() != GAME_OVER; i++) {
        const unsigned length = play_match()->length;
        make(bronze.rollout(play_state(), &rng));
        if (play_match()->length == length + 2) {
            TEST_ASSERT_TRUE(play_held());
            TEST_ASSERT_EQUAL_HEX32(BRONZE_DONE, match_move(play_match(), length + 1));
            if (play_match()->barrier <= length) {
                handheld_press(BUTTON_B);
                TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
                TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Taken back:"), handheld_text());
                handheld_press(BUTTON_A);
                done++;
            }
        }
        TEST_ASSERT_TRUE(((const struct bronze *)play_state())->phase != BRONZE_SETTLING || play_held() ||
                         match_moves(play_match(), moves) > 1);
        to_a_decision();
    }
    TEST_ASSERT_GREATER_THAN(3, done);
}

/* ---- Bronze's markers */

static const struct bronze *settling(void) {
    const struct bronze *state = play_state();
    return play_turn() != GAME_OVER && !play_held() && state->phase == BRONZE_SETTLING ? state : NULL;
}

static void some_directions(void) {
    for (unsigned i = rng_below(&rng, 6); i > 0; i--) {
        handheld_press((enum board_button)(BUTTON_UP + rng_below(&rng, 4)));
    }
}

/* B and A, or Down, held, and A: wherever the cursor stands, and without a further question. */
static void done_is_two_presses_away(void) {
    enum { TIMES = 40, DOWN_MS = 1100 };
    begin(&bronze, 6);
    for (unsigned done = 0; done < TIMES && play_turn() != GAME_OVER;) {
        if (settling() != NULL) {
            some_directions();
            if (done % 2 == 0) {
                handheld_hold(BUTTON_DOWN, DOWN_MS);
            } else if (bronze_ui_place_at() != BRONZE_DONE) {
                handheld_press(BUTTON_B);
            }
            const unsigned length = play_match()->length;
            handheld_press(BUTTON_A);
            TEST_ASSERT_EQUAL_UINT_MESSAGE(length + 1, play_match()->length, handheld_text());
            TEST_ASSERT_EQUAL_HEX32(BRONZE_DONE, match_move(play_match(), length));
            TEST_ASSERT_TRUE(play_held());
            handheld_press(BUTTON_B);
            TEST_ASSERT_EQUAL_UINT_MESSAGE(length, play_match()->length, "it can be taken back");
            done++;
        }
        make(bronze.rollout(play_state(), &rng));
        to_a_decision();
    }
}

static bool b_is(const char *word) {
    char words[16];
    snprintf(words, sizeof words, "B %s", word);
    return strstr(handheld_text(), words) != NULL;
}

/* Of a march, too, whose army is chosen. */
static void an_action_of_empire_ends_by_b_and_a(void) {
    enum { TIMES = 40 };
    unsigned ended = 0, armies = 0;
    begin(&empire, 6);
    while (ended < TIMES) {
        if (play_turn() == GAME_OVER) {
            begin(&empire, 6 + ended);
        }
        const struct empire_state *state = play_state();
        if (rng_below(&rng, 2) > 0 && state->phase == EMPIRE_PHASE_ACT && b_is("Done")) {
            some_directions();
            if (b_is("Done")) {
                armies += strstr(handheld_text(), "A Move") != NULL;
                handheld_press(BUTTON_B);
            }
            const unsigned length = play_match()->length;
            handheld_press(BUTTON_A);
            TEST_ASSERT_EQUAL_UINT_MESSAGE(length + 1, play_match()->length, handheld_text());
            TEST_ASSERT_EQUAL_UINT(EMPIRE_MOVE_PASS, empire_move_kind(match_move(play_match(), length)));
            ended++;
        } else {
            make(empire.rollout(play_state(), &rng));
        }
        to_a_decision();
    }
    TEST_ASSERT_EQUAL_UINT(TIMES, ended);
    TEST_ASSERT_GREATER_THAN_UINT(0, armies);
}

/* From the left edge to the right and back the cursor goes round, but not onto what shows something hidden.
 */
static void the_cursor_goes_round_to_nothing_final(void) {
    unsigned went_round = 0;
    begin(&bronze, 7);
    while (play_turn() != GAME_OVER) {
        for (unsigned i = 0; settling() != NULL && i < 12; i++) {
            const enum board_button to = rng_below(&rng, 2) > 0 ? BUTTON_LEFT : BUTTON_RIGHT;
            some_directions();
            const move_t at = bronze_ui_place_at();
            handheld_press(to);
            const unsigned tile = bronze_tile_of(at), tile_then = bronze_tile_of(bronze_ui_place_at());
            if (at != BRONZE_DONE && bronze_ui_place_at() != BRONZE_DONE &&
                (to == BUTTON_LEFT ? tile_then > tile : tile_then < tile)) {
                TEST_ASSERT_NULL_MESSAGE(strstr(handheld_text(), "no undo:"), handheld_text());
                went_round++;
            }
        }
        make(bronze.rollout(play_state(), &rng));
        to_a_decision();
    }
    TEST_ASSERT_GREATER_THAN(4, went_round);
}

/* Where a spot lies: of its row, from the left. */
static int place_of(move_t marker) {
    return (int)(bronze_tile_of(marker) * BRONZE_ROW_MAX + bronze_spot_place(bronze_spot_of(marker)));
}

static unsigned row_of(move_t marker) {
    return bronze_spot_terrain(bronze_spot_of(marker));
}

/* Are there lit spots in a row, on the side of the key? The nearest one of them; below 0: none. */
static int nearest_in(unsigned row, int from, enum board_button key) {
    const bool level = key == BUTTON_LEFT || key == BUTTON_RIGHT;
    int nearest = -1;
    for (unsigned tile = 0; tile < settling()->open; tile++) {
        for (uint32_t left = bronze_legal_spots(settling(), tile); left != 0; left &= left - 1) {
            const move_t marker = BRONZE_SETTLE | tile << BRONZE_TILE_SHIFT | bits_lowest(left);
            const int to = place_of(marker), ahead = key == BUTTON_LEFT ? from - to : to - from;
            if (row_of(marker) == row && (ahead > 0 || !level) &&
                (nearest < 0 || abs(to - from) < abs(nearest - from))) {
                nearest = to;
            }
        }
    }
    return nearest;
}

/* The next row that way with a lit spot; or none. */
static unsigned next_row(unsigned row, enum board_button key) {
    const unsigned end = key == BUTTON_UP ? BRONZE_TERRAINS - 1u : 0,
                   step = key == BUTTON_UP ? BRONZE_TERRAINS - 1u : 1u;
    do {
        row = (row + step) % BRONZE_TERRAINS;
    } while (row != end && nearest_in(row, 0, key) < 0);
    return row == end ? BRONZE_TERRAINS : row;
}

/* The same of a tile, without going round at its end. */
static unsigned next_row_on(unsigned tile, unsigned row, enum board_button key) {
    const unsigned step = key == BUTTON_UP ? ~0u : 1u; /* below 0 is beyond the last as well */
    do {
        row += step;
    } while (row < BRONZE_TERRAINS &&
             (bronze_legal_spots(settling(), tile) >> row * BRONZE_ROW_MAX & 7u) == 0);
    return row;
}

/* Returns whether there was something to go to. */
static bool goes_level(move_t at, enum board_button key) {
    const int to = nearest_in(row_of(at), place_of(at), key);
    handheld_press(key);
    if (to >= 0) {
        TEST_ASSERT_NOT_EQUAL(BRONZE_DONE, bronze_ui_place_at());
        TEST_ASSERT_EQUAL_UINT_MESSAGE(row_of(at), row_of(bronze_ui_place_at()), handheld_text());
        TEST_ASSERT_EQUAL_INT_MESSAGE(to, place_of(bronze_ui_place_at()), handheld_text());
    }
    return to >= 0;
}

static bool goes_steep(move_t at, enum board_button key) {
    const unsigned tile = bronze_tile_of(at), on_tile = next_row_on(tile, row_of(at), key);
    const unsigned row = on_tile < BRONZE_TERRAINS ? on_tile : next_row(row_of(at), key);
    handheld_press(key);
    if (row < BRONZE_TERRAINS) {
        const move_t then = bronze_ui_place_at();
        TEST_ASSERT_NOT_EQUAL(BRONZE_DONE, then);
        TEST_ASSERT_EQUAL_UINT_MESSAGE(row, row_of(then), handheld_text());
        const uint32_t here = bronze_legal_spots(settling(), tile) >> row * BRONZE_ROW_MAX & 7u;
        TEST_ASSERT_TRUE(bronze_tile_of(then) == tile || here == 0);
    }
    return row < BRONZE_TERRAINS;
}

/* Left and right stay in the row over tiles' borders, to the nearest lit spot; up and down stay on the tile
 * as long as it has another one that way, and go to the next row that has one after that. */
static void the_pad_goes_where_it_points(void) {
    unsigned level = 0, steep = 0;
    begin(&bronze, 10);
    while (play_turn() != GAME_OVER) {
        for (unsigned i = 0; settling() != NULL && i < 24; i++) {
            some_directions();
            const move_t at = bronze_ui_place_at();
            if (at != BRONZE_DONE && i % 2 == 0) {
                level += goes_level(at, rng_below(&rng, 2) > 0 ? BUTTON_LEFT : BUTTON_RIGHT);
            } else if (at != BRONZE_DONE) {
                steep += goes_steep(at, rng_below(&rng, 2) > 0 ? BUTTON_UP : BUTTON_DOWN);
            }
        }
        make(bronze.rollout(play_state(), &rng));
        to_a_decision();
    }
    TEST_ASSERT_GREATER_THAN(100, level);
    TEST_ASSERT_GREATER_THAN(100, steep);
}

/* A place for the card, in columns from the left and rows from the top. */
static int place_for(move_t play, bool level) {
    const struct bronze *state = play_state();
    const unsigned width = state->width[state->seat];
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    (void)bronze_preview(state, play, cells);
    const bool shifted = width < BRONZE_COLUMNS && (play & BRONZE_COLUMN_MASK) != BRONZE_LEFT;
    return level ? cells[0].column + (shifted ? 1 : 0) : cells[0].depth;
}

/* How far the pad's direction leads from one place to another. */
static int ahead(const struct bronze_ui_column_memory *column, unsigned from, unsigned to, unsigned button) {
    const bool level = button == BUTTON_LEFT || button == BUTTON_RIGHT;
    const int by = place_for(column->plays[to], level) - place_for(column->plays[from], level);
    return button == BUTTON_LEFT || button == BUTTON_UP ? -by : by;
}

/* To a place that lies there; where none does, round to the left or right, and not up or down. */
static void leads_there(unsigned button) {
    const struct bronze_ui_column_memory *column = &bronze_ui_memory()->column;
    const bool level = button == BUTTON_LEFT || button == BUTTON_RIGHT;
    const unsigned from = column->at;
    bool any = false;
    for (unsigned i = 0; i < column->count; i++) {
        any = any || ahead(column, from, i, button) > 0;
    }
    handheld_press(button);
    const int by = ahead(column, from, column->at, button);
    TEST_ASSERT_TRUE(any ? by > 0 : level ? by < 0 : column->at == from);
}

/* Down and up again, or up and down. */
static void leads_back(unsigned button) {
    const struct bronze_ui_column_memory *column = &bronze_ui_memory()->column;
    const unsigned from = column->at;
    handheld_press(button);
    if (column->at != from) {
        handheld_press(button == BUTTON_UP ? BUTTON_DOWN : BUTTON_UP);
        TEST_ASSERT_EQUAL_UINT(from, column->at);
    }
}

/* Whatever their depths; and none is out of reach. */
static void the_pad_goes_from_place_to_place_of_a_card(void) {
    static const unsigned buttons[] = {BUTTON_LEFT, BUTTON_RIGHT, BUTTON_UP, BUTTON_DOWN};
    unsigned went = 0;
    begin(&bronze, 12);
    while (play_turn() != GAME_OVER) {
        const struct bronze *state = play_state();
        if (state->phase == BRONZE_PLAYING && state->width[state->seat] > 1) {
            const struct bronze_ui_column_memory *column = &bronze_ui_memory()->column;
            unsigned seen = 0;
            bronze_ui_column_show(bronze_best_play(state, BRONZE_POOL, false).play);
            for (unsigned i = 0; i < 60; i++, went++) {
                leads_there(buttons[rng_below(&rng, 4)]);
                leads_back(buttons[2 + rng_below(&rng, 2)]);
                seen |= 1u << column->at;
            }
            TEST_ASSERT_EQUAL_HEX((1u << column->count) - 1, seen);
        }
        make(bronze.rollout(play_state(), &rng));
        to_a_decision();
    }
    TEST_ASSERT_GREATER_THAN(500, went);
}

/* There is only one place for it; what it turned up stays hidden, so it can be taken back. */
static void the_first_card_is_laid_down_at_once(void) {
    begin(&bronze, 8);
    handheld_press_times(BUTTON_A, 2); /* the board, the card */
    TEST_ASSERT_EQUAL_UINT(1, play_match()->length);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Place 1 of 1"), handheld_text());
    handheld_press_times(BUTTON_B, 2); /* Done, then the step before */
    TEST_ASSERT_EQUAL_UINT(0, play_match()->length);
}

/* ---- Monuments: the end of an action, and the rest of it, are near */

static bool may_end(void) {
    const unsigned count = match_moves(play_match(), moves);
    for (unsigned i = 0; i < count; i++) {
        const unsigned op = monuments_move_op(moves[i]);
        if (op == MONUMENTS_OP_DONE || op == MONUMENTS_OP_HALT) {
            return monuments_ui_list_question() == NULL && !monuments_ui_in_battle();
        }
    }
    return false;
}

/* The cursor goes somewhere, and may pick up a unit. */
static void wander(void) {
    const unsigned length = play_match()->length;
    for (unsigned i = rng_below(&rng, 6); i > 0; i--) {
        handheld_press((enum board_button)rng_below(&rng, 4));
    }
    if (monuments_ui_step().kind == MONUMENTS_TASK_MOVE && monuments_ui_memory()->place.button == 0 &&
        monuments_ui_memory()->place.from == MONUMENTS_NO_HEX) {
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_EQUAL_UINT(length, play_match()->length);
}

static bool on_end(void) {
    const char *text = handheld_text();
    return monuments_ui_memory()->place.button > 0 &&
           (strstr(text, "> Done") != NULL || strstr(text, "> Stop") != NULL);
}

static void monuments_ends_two_presses_away(void) {
    enum { POSITIONS = 60 };
    unsigned met = 0;
    begin(&monuments, 8);
    for (unsigned i = 0; i < 4000 && met < POSITIONS; i++) {
        if (play_turn() == GAME_OVER) {
            begin(&monuments, 8 + i);
        }
        if (may_end()) {
            match_show();
            handheld_run_ms(500);
            wander();
            const unsigned length = play_match()->length;
            for (unsigned presses = 0; presses < 2 && !on_end(); presses++) {
                handheld_press(BUTTON_B);
            }
            TEST_ASSERT_EQUAL_UINT_MESSAGE(length, play_match()->length, "nothing is taken back");
            TEST_ASSERT_TRUE_MESSAGE(on_end(), handheld_text());
            met++;
        }
        TEST_ASSERT_TRUE(handheld_move(some_move()));
    }
    TEST_ASSERT_EQUAL_UINT(POSITIONS, met);
}

/* One press makes all steps that are left; one B takes them back, and nothing was made final. */
static void the_rest_is_one_press(void) {
    enum { TIMES = 12 };
    unsigned met = 0;
    begin(&monuments, 9);
    for (unsigned i = 0; i < 4000 && met < TIMES; i++) {
        if (play_turn() == GAME_OVER) {
            begin(&monuments, 9 + i);
        }
        match_show();
        to_a_decision();
        const unsigned length = play_match()->length, all = monuments_ui_memory()->place.rest_count;
        if (monuments_ui_step().kind == MONUMENTS_TASK_PRODUCE && all > 1) {
            TEST_ASSERT_EQUAL_UINT_MESSAGE(1, monuments_ui_memory()->place.button, handheld_text());
            handheld_press(BUTTON_A);
            TEST_ASSERT_EQUAL_UINT(length + all, play_match()->length);
            handheld_hold(BUTTON_B, HOLD_MS);
            TEST_ASSERT_EQUAL_UINT_MESSAGE(length, play_match()->length, handheld_text());
            TEST_ASSERT_EQUAL_UINT_MESSAGE(1, monuments_ui_memory()->place.button, "the cursor is on it");
            met++;
        }
        TEST_ASSERT_TRUE(handheld_move(some_move()));
    }
    TEST_ASSERT_EQUAL_UINT(TIMES, met);
}

/* While an opponent plays a card the map already stands where its first step will be, most often. */
static void the_map_is_where_a_card_acts(void) {
    enum { LOOK_MS = 20, STEPS = 60, LOOKS = 60000 };
    unsigned steps = 0, in_view = 0, length = 0;
    bool played = false;
    int pan_x = 0, pan_y = 0;
    handheld_match(&monuments, 2, 0, NULL, 8);
    match_continue();
    for (unsigned i = 0; i < LOOKS && steps < STEPS; i++) {
        handheld_run_ms(LOOK_MS);
        if (play_match()->length == length) {
            continue;
        }
        length = play_match()->length;
        const move_t last = match_move(play_match(), length - 1);
        const bool stays =
            pan_x == monuments_ui_memory()->board.pan_x && pan_y == monuments_ui_memory()->board.pan_y;
        if (played && monuments_ui_move_place(last) != MONUMENTS_NO_HEX) {
            steps++;
            in_view += stays;
        }
        played = monuments_move_op(last) == MONUMENTS_OP_PLAY;
        pan_x = monuments_ui_memory()->board.pan_x;
        pan_y = monuments_ui_memory()->board.pan_y;
    }
    TEST_ASSERT_EQUAL_UINT(STEPS, steps);
    TEST_ASSERT_GREATER_THAN_UINT(STEPS * 2 / 3, in_view);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(monuments_ends_two_presses_away);
    RUN_TEST(the_rest_is_one_press);
    RUN_TEST(the_map_is_where_a_card_acts);
    RUN_TEST(after_undo_the_cursor_is_where_it_was);
    RUN_TEST(a_turn_begins_with_what_is_to_be_chosen);
    RUN_TEST(bronze_is_done_by_itself);
    RUN_TEST(done_is_two_presses_away);
    RUN_TEST(an_action_of_empire_ends_by_b_and_a);
    RUN_TEST(the_cursor_goes_round_to_nothing_final);
    RUN_TEST(the_pad_goes_where_it_points);
    RUN_TEST(the_pad_goes_from_place_to_place_of_a_card);
    RUN_TEST(the_first_card_is_laid_down_at_once);
    return UNITY_END();
}
