#include "monuments_player.h"

#include <stdbool.h>
#include <string.h>
#include <unity.h>

#include "handheld.h"
#include "match_scene.h"
#include "match_turn_end.h"
#include "monuments/board_picture.h"
#include "monuments/memory.h"
#include "monuments/monuments.h"
#include "monuments/monuments_ui.h"
#include "play.h"

enum { WAIT_MS = 20, LONG_MS = 600, IN_ROW = 4 };

static unsigned presses;

static void press(enum board_button button) {
    presses++;
    handheld_press_told(button);
}

static void press_long(enum board_button button) {
    presses++;
    handheld_hold(button, LONG_MS);
}

static void press_times(enum board_button button, unsigned times) {
    while (times-- > 0) {
        press(button);
    }
}

/* ---- setting up */

void monuments_player_begin(unsigned persons, unsigned opponents, uint32_t seed) {
    presses = 0;
    press_times(BUTTON_DOWN, 2);
    press(BUTTON_A);
    for (unsigned seat = 0; seat < MONUMENTS_SEATS; seat++) {
        handheld_seat(seat < persons ? "person" : seat < persons + opponents ? "Hoarder" : "empty");
        press(BUTTON_DOWN);
    }
    press(BUTTON_DOWN); /* how to play */
    TEST_ASSERT_EQUAL(persons + opponents > 2, strstr(handheld_text(), "one each") != NULL);
    press(BUTTON_DOWN); /* the continents */
    press(BUTTON_A);    /* the seed */
    handheld_type_seed(seed);
    press(BUTTON_DOWN);
    press(BUTTON_A);
    TEST_ASSERT_TRUE(play_loaded());
    TEST_ASSERT_EQUAL_PTR(&monuments, play_game());
    TEST_ASSERT_EQUAL(persons + opponents, play_seats());
}

/* ---- lists */

static bool is_quest(move_t move) {
    return monuments_move_op(move) == MONUMENTS_OP_QUEST;
}

static unsigned target; /* where, for is_here */
static unsigned from;   /* a unit that moves, or MONUMENTS_NO_HEX */

/* Its place for the cursor: where it is, or where it leads once its unit is chosen. */
static unsigned place_of(move_t move) {
    const unsigned place = monuments_ui_move_place(move);
    if (from == MONUMENTS_NO_HEX || place == MONUMENTS_NO_HEX) {
        return place;
    }
    return place == from ? monuments_ui_move_to(move) : MONUMENTS_NO_HEX;
}

static bool is_here(move_t move) {
    return place_of(move) == target;
}

/* How many of these moves come before it; `count` of them there are. */
static unsigned index_of(move_t wanted, bool (*among)(move_t), unsigned *count) {
    unsigned all, index = 0;
    const move_t *moves = monuments_ui_moves(&all);
    *count = 0;
    for (unsigned i = 0; i < all; i++) {
        index += moves[i] < wanted && among(moves[i]);
        *count += among(moves[i]);
    }
    return index;
}

/* Down from where a list's cursor begins. */
static void go_down_to(unsigned index, unsigned count) {
    const unsigned start = monuments_ui_memory()->list.list.at;
    press_times(BUTTON_DOWN, (index + count - start) % count);
}

static void choose_in_list(move_t move, bool (*among)(move_t)) {
    unsigned count;
    const unsigned index = index_of(move, among, &count);
    go_down_to(index, count);
    press(BUTTON_A);
}

/* Where others look on: their cover lies on top. */
static void choose_behind_cover(move_t move) {
    const struct monuments_seat seat = monuments_ui_seat(play_seat());
    unsigned index = 0;
    while (index < seat.open_count && seat.open[index] != monuments_move_hex(move)) {
        index++;
    }
    press(BUTTON_A);
    press_times(BUTTON_DOWN, index);
    press(BUTTON_A);
}

/* ---- on the board */

static struct monuments_ui_hexes lit_now(void) {
    struct monuments_ui_hexes lit = {{0}};
    unsigned all;
    const move_t *moves = monuments_ui_moves(&all);
    for (unsigned i = 0; i < all; i++) {
        if (place_of(moves[i]) != MONUMENTS_NO_HEX) {
            monuments_ui_hexes_add(&lit, place_of(moves[i]));
        }
    }
    return lit;
}

/* The shortest way of the cursor from hex to hex: how it comes to each. */
struct ways {
    uint8_t before[MONUMENTS_HEXES], key[MONUMENTS_HEXES];
};

static void ways_find(struct ways *ways, unsigned start, const struct monuments_ui_hexes *lit) {
    uint8_t queue[MONUMENTS_HEXES];
    unsigned first = 0, count = 0;
    memset(ways->before, MONUMENTS_NO_HEX, sizeof ways->before);
    ways->before[start] = (uint8_t)start;
    queue[count++] = (uint8_t)start;
    while (first < count) {
        const unsigned at = queue[first++];
        for (enum key key = KEY_UP; key <= KEY_RIGHT; key++) {
            const unsigned to = monuments_ui_board_towards(at, key, lit);
            if (ways->before[to] == MONUMENTS_NO_HEX) {
                ways->before[to] = (uint8_t)at;
                ways->key[to] = (uint8_t)key;
                queue[count++] = (uint8_t)to;
            }
        }
    }
}

static void go_to(unsigned hex) {
    const struct monuments_ui_hexes lit = lit_now();
    struct ways ways;
    uint8_t keys[MONUMENTS_HEXES];
    unsigned count = 0;
    ways_find(&ways, monuments_ui_memory()->cursor, &lit);
    TEST_ASSERT_NOT_EQUAL_MESSAGE(MONUMENTS_NO_HEX, ways.before[hex], "the pad doesn't reach a hex");
    for (unsigned at = hex; at != monuments_ui_memory()->cursor; at = ways.before[at]) {
        keys[count++] = ways.key[at];
    }
    while (count > 0) {
        press((enum board_button)keys[--count]);
    }
    TEST_ASSERT_EQUAL_MESSAGE(hex, monuments_ui_memory()->cursor, handheld_text());
}

static void choose_place(move_t move) {
    unsigned count;
    target = place_of(move);
    const unsigned index = index_of(move, is_here, &count);
    go_to(target);
    press(BUTTON_A);
    if (count > 1) {
        go_down_to(index, count);
        press(BUTTON_A);
    }
}

static bool leads_to_end(void) {
    unsigned all;
    const move_t *moves = monuments_ui_moves(&all);
    for (unsigned i = 0; i < all; i++) {
        const unsigned op = monuments_move_op(moves[i]);
        if (op == MONUMENTS_OP_DONE || op == MONUMENTS_OP_HALT) {
            return true;
        }
    }
    return false;
}

/* B puts a unit down, then leads to Done or Stop; where there is neither, down leads to the buttons from a
 * hex from which it leads no further. */
static void go_to_buttons(void) {
    const struct monuments_ui_hexes lit = lit_now();
    struct ways ways;
    for (unsigned i = 0; i < 2 && monuments_ui_memory()->place.button == 0 && leads_to_end(); i++) {
        press(BUTTON_B);
    }
    if (monuments_ui_memory()->place.button > 0) {
        return;
    }
    ways_find(&ways, monuments_ui_memory()->cursor, &lit);
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        if (ways.before[hex] != MONUMENTS_NO_HEX && monuments_ui_board_towards(hex, KEY_DOWN, &lit) == hex) {
            go_to(hex);
            press(BUTTON_DOWN);
            return;
        }
    }
    TEST_FAIL_MESSAGE("no way to the buttons");
}

static unsigned buttons_before(move_t move) {
    unsigned all, count = monuments_ui_memory()->place.rest_count > 0, last = 0;
    const move_t *moves = monuments_ui_moves(&all);
    for (unsigned i = 0; i < all && monuments_move_op(moves[i]) != monuments_move_op(move); i++) {
        if (monuments_ui_move_place(moves[i]) == MONUMENTS_NO_HEX && monuments_move_op(moves[i]) != last &&
            monuments_ui_offered(moves[i])) {
            last = monuments_move_op(moves[i]);
            count++;
        }
    }
    return count;
}

static void choose_button(move_t move) {
    if (monuments_ui_memory()->place.button == 0) {
        go_to_buttons();
    }
    for (unsigned at = monuments_ui_memory()->place.button - 1u; at < buttons_before(move); at++) {
        press(BUTTON_RIGHT);
    }
    for (unsigned at = monuments_ui_memory()->place.button - 1u; at > buttons_before(move); at--) {
        press(BUTTON_LEFT);
    }
    press(BUTTON_A);
    if (monuments_move_op(move) == MONUMENTS_OP_QUEST) {
        choose_in_list(move, is_quest);
    }
}

static void choose_on_board(move_t move) {
    const struct monuments_step step = monuments_ui_step();
    const unsigned kind = step.kind;
    from = kind == MONUMENTS_TASK_GOING ? step.hex : MONUMENTS_NO_HEX;
    if (monuments_ui_move_place(move) == MONUMENTS_NO_HEX) {
        choose_button(move);
        return;
    }
    if (monuments_ui_memory()->place.button > 0) {
        press(BUTTON_UP);
    }
    const unsigned unit = monuments_ui_move_place(move);
    if (kind == MONUMENTS_TASK_MOVE && monuments_ui_memory()->place.from != unit) {
        if (monuments_ui_memory()->place.from != MONUMENTS_NO_HEX) {
            press(BUTTON_B); /* the unit whose step was taken back */
        }
        go_to(unit);
        press(BUTTON_A);
    }
    from = kind == MONUMENTS_TASK_MOVE ? unit : from;
    choose_place(move);
}

/* ---- a decision */

static unsigned card_place(unsigned thing) {
    unsigned place = 0;
    while (monuments_ui_card_places[place] != thing) {
        place++;
    }
    return place;
}

/* Three rows of four: the cards, taking back, a quest. */
static void choose_card(move_t move) {
    const unsigned thing = monuments_move_op(move) == MONUMENTS_OP_PLAY   ? monuments_move_token(move)
                           : monuments_move_op(move) == MONUMENTS_OP_TAKE ? (unsigned)MONUMENTS_UI_AT_TAKE
                                                                          : (unsigned)MONUMENTS_UI_AT_QUESTS;
    if (strstr(handheld_text(), "A Cards") != NULL) {
        press(BUTTON_A); /* the board, on the first turn */
    }
    const unsigned at = card_place(monuments_ui_memory()->cards.at), place = card_place(thing);
    const unsigned row = at / IN_ROW, column = at % IN_ROW;
    const unsigned to_row = place / IN_ROW, to_column = place % IN_ROW;
    press_times(BUTTON_LEFT, column > to_column ? column - to_column : 0);
    press_times(BUTTON_RIGHT, to_column > column ? to_column - column : 0);
    press_times(BUTTON_UP, row > to_row ? row - to_row : 0);
    press_times(BUTTON_DOWN, to_row > row ? to_row - row : 0);
    press(BUTTON_A);
    if (is_quest(move) && play_covers()) {
        choose_behind_cover(move);
    } else if (is_quest(move)) {
        choose_in_list(move, is_quest);
    }
}

static void choose(move_t move) {
    const struct monuments_step step = monuments_ui_step();
    if (is_quest(move) && play_covers() && step.kind != MONUMENTS_TASK_TURN) {
        press(BUTTON_X);
        press(BUTTON_A);
        choose_behind_cover(move);
        return;
    }
    if (match_turn_end_due()) {
        press(BUTTON_A);
        return;
    }
    switch (step.kind) {
    case MONUMENTS_TASK_TURN:
        choose_card(move);
        break;
    case MONUMENTS_TASK_KEEP_FIRST:
    case MONUMENTS_TASK_END:
    case MONUMENTS_TASK_UPGRADE:
    case MONUMENTS_TASK_OPTION:
    case MONUMENTS_TASK_GIFT_UPGRADE:
    case MONUMENTS_TASK_KEEP:
    case MONUMENTS_TASK_TRADE:
        choose_in_list(move, monuments_ui_offered);
        break;
    default:
        choose_on_board(move);
        break;
    }
}

/* Decisions with screens of their own that show something first: what is proposed there is taken. */
static bool is_proposed(unsigned kind) {
    return monuments_ui_step().spare > 0 || kind == MONUMENTS_TASK_BONUS || kind == MONUMENTS_TASK_JOIN ||
           kind == MONUMENTS_TASK_LOSE || kind == MONUMENTS_TASK_RETREAT || kind == MONUMENTS_TASK_ENTER;
}

static uint64_t asked;

uint64_t monuments_player_asked(void) {
    return asked;
}

/* What quick opponents do too seldom for a test: war. */
static bool is_warlike(move_t move) {
    const unsigned op = monuments_move_op(move), thing = monuments_move_token(move);
    return op == MONUMENTS_OP_TRAIN || op == MONUMENTS_OP_ATTACK ||
           (op == MONUMENTS_OP_PLAY && (thing == MONUMENTS_CARD_ATTACK || thing == MONUMENTS_CARD_TRAIN));
}

/* A sensible move; now and then any, or a warlike one. */
static move_t some_move(struct rng *rng) {
    enum { SENSIBLE = 5, ALL = 8 };
    const unsigned what = rng_below(rng, ALL);
    unsigned count;
    if (what < SENSIBLE) {
        return monuments.rollout(play_state(), rng);
    }
    const move_t *moves = monuments_ui_moves(&count);
    for (unsigned i = 0; i < count && what > SENSIBLE; i++) {
        if (is_warlike(moves[i])) {
            return moves[i];
        }
    }
    return moves[rng_below(rng, count)];
}

typedef move_t chooser(struct rng *rng);

/* A move that was taken back just now: the cursor is where it was made, so A makes it again. */
static void make_again(move_t move) {
    const unsigned before = play_match()->length;
    if (play_covers() && is_quest(move)) {
        choose(move); /* its list stands behind a cover */
    } else {
        press(BUTTON_A);
    }
    if (play_match()->length == before) {
        press(BUTTON_A); /* the rest of a card is given up: that is asked about */
    }
    TEST_ASSERT_EQUAL_MESSAGE(before + 1, play_match()->length, "A makes it again");
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(move, match_move(play_match(), before), "it is the same move");
}

/* Giving up the rest of a card is asked about. After the last step of a turn A goes on; now and then not at
 * once: B takes the step back. */
static void confirm(unsigned before, move_t move) {
    enum { BACK_EVERY = 32 };
    static unsigned times;
    if (play_match()->length == before) {
        press(BUTTON_A);
    }
    if (!play_held()) {
        return;
    }
    if (++times % BACK_EVERY == 0) {
        press(BUTTON_B);
        TEST_ASSERT_EQUAL_MESSAGE(before, play_match()->length, "B takes back the last step");
        make_again(move);
    }
    press(BUTTON_A);
}

static void step(struct rng *rng, chooser *choice) {
    const unsigned before = play_match()->length, kind = monuments_ui_step().kind;
    asked |= play_person_to_move() ? UINT64_C(1) << kind : 0;
    if (play_held() || match_scene_due()) {
        press(BUTTON_A);
    } else if (!play_person_to_move()) {
        handheld_run_ms(WAIT_MS);
    } else if (play_hands_over() || is_proposed(kind)) {
        press(BUTTON_A);
    } else {
        const move_t move = choice(rng);
        choose(move);
        confirm(before, move);
        TEST_ASSERT_GREATER_THAN_MESSAGE(before, play_match()->length, "the presses made no move");
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(move, match_move(play_match(), before), "another move was made");
    }
}

static bool is_over(unsigned limit) {
    return (play_turn() == GAME_OVER && !play_held()) || presses >= limit;
}

enum { PRESSES_MAX = 100000 };

unsigned monuments_player_finish(uint64_t seed) {
    struct rng rng;
    rng_seed(&rng, seed);
    const unsigned limit = presses + PRESSES_MAX;
    while (!is_over(limit)) {
        step(&rng, some_move);
    }
    TEST_ASSERT_EQUAL(GAME_OVER, play_turn());
    return presses;
}

/* ---- as people play */

static move_t sensible_move(struct rng *rng) {
    return monuments.rollout(play_state(), rng);
}

/* What is looked at, and a way into something and out of it: none of it changes the match. */
static void look(unsigned which) {
    static const enum board_button ways[][2] = {{BUTTON_Y, BUTTON_B}, {BUTTON_X, BUTTON_B}};
    const unsigned length = play_match()->length;
    press(ways[which % 2][0]);
    press(ways[which % 2][1]);
    TEST_ASSERT_EQUAL_MESSAGE(length, play_match()->length, "a look changed the match");
}

/* The last move, if it can be: else a dialog tells why not. */
static void take_back(void) {
    const unsigned length = play_match()->length;
    press_long(BUTTON_B);
    if (play_match()->length == length) {
        press(BUTTON_A);
    } else {
        TEST_ASSERT_EQUAL(length - 1, play_match()->length);
        make_again(match_move(play_match(), length - 1));
    }
}

unsigned monuments_player_finish_sensibly(uint64_t seed) {
    enum { LOOK_EVERY = 64, BACK_EVERY = 96 };
    struct rng rng;
    rng_seed(&rng, seed);
    const unsigned limit = presses + PRESSES_MAX;
    for (unsigned i = 1; !is_over(limit); i++) {
        const bool free = !play_hands_over() && !is_proposed(monuments_ui_step().kind);
        if (free && i % LOOK_EVERY == 0 && monuments_ui_step().kind != MONUMENTS_TASK_TURN) {
            look(i / LOOK_EVERY);
        }
        const unsigned length = play_match()->length;
        const bool together = length > 0 && monuments_move_op(match_move(play_match(), length - 1)) ==
                                                MONUMENTS_OP_SPARE; /* what is spared is one step */
        if (free && !together && i % BACK_EVERY == 0) {
            take_back();
        }
        step(&rng, sensible_move);
    }
    TEST_ASSERT_EQUAL(GAME_OVER, play_turn());
    return presses;
}
