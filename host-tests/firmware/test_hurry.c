/* An opponent that thinks can be watched, and hurried: a bar shows how far it is, and A makes it move by what
 * it has thought so far, though never by nothing. Here a look at the clock takes its time, as on a device. */
#include <unity.h>

#include "console.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "match.h"
#include "opponents.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "settings.h"
#include "settings_store.h"
#include "tips.h"

enum {
    HARD = 3,           /* the level of that number */
    STEP_US = 100,      /* one step of the search, more or less */
    THOUGHT_MS = 60000, /* longer than any of them thinks at that pace */
    WATCHED_MS = 300,   /* far from the end of a thought, and long enough for the bar */
    HURRIED_PART = 4,   /* of a whole thought: a hurried one takes less */
    HELD_MS = 5000,     /* shorter than one whole thought */
    DECISIONS = 40,
};

void setUp(void) {
    handheld_start(&settings_in_journal);
}
void tearDown(void) {}

static void begin(const char *name) {
    const struct setup setup = {.game = games_find(games_all, name), .seed = 9, .seats = 2};
    const struct play_seat who[GAME_SEATS_MAX] = {{HARD, 0}, {PLAY_PERSON, 1}};
    TEST_ASSERT_TRUE(play_new(&setup, who));
    match_continue();
    headless_look_us(STEP_US);
}

static unsigned moves(void) {
    return play_match()->length;
}

/* How long until the opponent has moved. */
static uint32_t until_it_moves(unsigned from) {
    const uint64_t since = headless_now_us();
    while (moves() == from) {
        TEST_ASSERT_LESS_THAN_UINT64(THOUGHT_MS, (headless_now_us() - since) / 1000);
        handheld_run_ms(10);
    }
    return (uint32_t)((headless_now_us() - since) / 1000);
}

/* To a decision that it thinks about, by hurrying over those before it. */
static void to_a_thought(void) {
    for (unsigned i = 0; i < DECISIONS && opponents_thought() == 0; i++) {
        handheld_run_ms(WATCHED_MS);
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, opponents_thought());
    TEST_ASSERT_EQUAL_INT(0, play_turn());
}

static void watch_and_hurry(const char *name, const char *picture) {
    begin(name);
    to_a_thought();
    handheld_picture(picture);
    const unsigned from = moves();
    const uint32_t whole_ms = until_it_moves(from);
    setUp();
    begin(name);
    to_a_thought();
    TEST_ASSERT_EQUAL_UINT(from, moves()); /* the same decision */
    handheld_press(BUTTON_A);
    const uint32_t hurried_ms = moves() > from ? 0 : until_it_moves(from);
    TEST_ASSERT_LESS_THAN_UINT32(whole_ms / HURRIED_PART, hurried_ms);
}

static void bronze(void) {
    watch_and_hurry("bronze", "hurry-bronze");
}

static void empire(void) {
    watch_and_hurry("empire", "hurry-empire");
}

static void monuments(void) {
    watch_and_hurry("monuments", "hurry-monuments");
}

/* While A is held none of its decisions takes its whole time. */
static void held_it_hurries_every_decision(void) {
    begin("bronze");
    to_a_thought();
    const unsigned from = moves();
    handheld_hold(BUTTON_A, HELD_MS);
    TEST_ASSERT_GREATER_THAN_UINT(from + 2, moves());
}

/* Where nobody thinks, A skips the waiting, and the next thoughts are whole ones. */
static void a_person_is_not_hurried(void) {
    begin("bronze");
    handheld_hold(BUTTON_A, THOUGHT_MS);
    TEST_ASSERT_TRUE(play_person_to_move());
    const unsigned from = moves();
    TEST_ASSERT_EQUAL_UINT(0, opponents_thought());
    handheld_run_ms(WATCHED_MS);
    TEST_ASSERT_EQUAL_UINT(from, moves());
}

/* The colour of the title: of the seat that is watched. */
static uint16_t title(void) {
    enum { X = 60, Y = 2 };
    return headless_panel()->frame[Y][X];
}

static uint16_t colour_of(unsigned seat) {
    return seat_colours[play_seat_style(seat)].fill;
}

/* A turn's last move is still seen when the next opponent is to move; then that one is named, before it moves
 * or with its first move. */
static void the_last_move_stays_then_who_thinks_is_named(void) {
    enum { LOOKS = 1000, LOOK_MS = 10, STAYS_MS = 100 };
    const struct setup setup = {.game = games_find(games_all, "bronze"), .seed = 3, .seats = 3};
    const struct play_seat who[GAME_SEATS_MAX] = {{1, 0}, {1, 1}, {PLAY_PERSON, 2}};
    TEST_ASSERT_TRUE(play_new(&setup, who));
    match_continue();
    const int first = play_turn();
    for (unsigned i = 0; i < LOOKS && play_turn() == first; i++) {
        handheld_run_ms(LOOK_MS);
    }
    const int next = play_turn();
    TEST_ASSERT_TRUE(first < 2 && next < 2 && next != first); /* two opponents */
    const unsigned from = moves();
    handheld_run_ms(STAYS_MS);
    TEST_ASSERT_EQUAL_UINT(from, moves());
    TEST_ASSERT_EQUAL_HEX16(colour_of((unsigned)first), title());
    (void)until_it_moves(from);
    handheld_run_ms(LOOK_MS);
    TEST_ASSERT_EQUAL_HEX16(colour_of((unsigned)next), title());
}

/* ---- the first match of a game */

static void new_match(const char *name) {
    const struct setup setup = {.game = games_find(games_all, name), .seed = 5, .seats = 2};
    const struct play_seat who[GAME_SEATS_MAX] = {{PLAY_PERSON, 0}, {1, 1}};
    TEST_ASSERT_TRUE(play_new(&setup, who));
}

static void play_to_its_end(void) {
    struct rng rng;
    rng_seed(&rng, 5);
    while (play_turn() != GAME_OVER) {
        TEST_ASSERT_TRUE(handheld_move(play_game()->rollout(play_state(), &rng)));
    }
}

/* Slow enough to be followed, until it is over; also after the power was gone. */
static void the_first_match_of_a_game_is_slow(void) {
    const uint32_t slow = settings_pace_of(PACE_SLOW), normal = settings_pace_of(PACE_NORMAL);
    handheld_start_new(&settings_in_journal);
    new_match("empire");
    TEST_ASSERT_EQUAL_UINT32(slow, opponents_pace_ms());
    play_to_its_end();
    TEST_ASSERT_EQUAL_UINT32(slow, opponents_pace_ms());
    new_match("empire");
    TEST_ASSERT_EQUAL_UINT32(normal, opponents_pace_ms());
    new_match("bronze");
    TEST_ASSERT_EQUAL_UINT32(slow, opponents_pace_ms());
    board_start();
    console_start(&settings_in_journal);
    new_match("empire");
    TEST_ASSERT_EQUAL_UINT32(normal, opponents_pace_ms());
}

/* Whoever wants it at once, or has turned tips off, gets what is set. */
static void who_knows_the_game_is_not_slowed_down(void) {
    struct settings changed;
    handheld_start_new(&settings_in_journal);
    new_match("bronze");
    changed = *settings();
    changed.pace = PACE_INSTANT;
    settings_change(&changed);
    TEST_ASSERT_EQUAL_UINT32(0, opponents_pace_ms());
    changed.pace = PACE_NORMAL;
    settings_change(&changed);
    tips_turn(false);
    TEST_ASSERT_EQUAL_UINT32(settings_pace_of(PACE_NORMAL), opponents_pace_ms());
}

/* ---- B, pressed while an opponent plays, and held until it is somebody else's turn */

static void hand_over_always(void) {
    struct settings changed = *settings();
    changed.handover = HANDOVER_ALWAYS;
    settings_change(&changed);
}

static void begin_with_two_people(void) {
    struct setup setup = {.game = games_find(games_all, "bronze"), .seed = 1, .seats = 3};
    const struct play_seat who[GAME_SEATS_MAX] = {{1, 0}, {PLAY_PERSON, 1}, {PLAY_PERSON, 2}};
    hand_over_always();
    do { /* until the opponent begins */
        TEST_ASSERT_TRUE(play_new(&setup, who));
    } while (play_person_to_move() && ++setup.seed < DECISIONS);
    TEST_ASSERT_FALSE(play_person_to_move());
    match_continue();
}

/* How long from the beginning until the console is to be handed over. */
static uint32_t until_hand_over(void) {
    begin_with_two_people();
    const struct screen *watched = screen_top();
    const uint64_t since = headless_now_us();
    while (screen_top() == watched) {
        TEST_ASSERT_LESS_THAN_UINT64(THOUGHT_MS, (headless_now_us() - since) / 1000);
        handheld_run_ms(1);
    }
    return (uint32_t)((headless_now_us() - since) / 1000);
}

/* The next screen takes nothing back: there B held does nothing, least of all bring the console down. */
static void b_held_into_a_screen_without_undo_does_nothing(void) {
    enum { BEFORE_MS = 200, HOLD_MS = 700 };
    const uint32_t at_ms = until_hand_over();
    setUp();
    begin_with_two_people();
    handheld_run_ms(at_ms - BEFORE_MS);
    const struct screen *watched = screen_top();
    const unsigned from = moves();
    handheld_hold(BUTTON_B, HOLD_MS);
    TEST_ASSERT_NOT_EQUAL(watched, screen_top());
    TEST_ASSERT_TRUE(play_hands_over());
    TEST_ASSERT_EQUAL_UINT(from, moves());
    handheld_press(BUTTON_A);
    TEST_ASSERT_FALSE(play_hands_over()); /* it was that screen, and still takes keys */
}

/* Left while the opponents' turns were skipped: those of another match have their pace again. */
static void another_match_is_not_skipped(void) {
    begin("bronze");
    TEST_ASSERT_NOT_EQUAL_UINT(0, opponents_pace_ms());
    opponents_skip();
    TEST_ASSERT_EQUAL_UINT(0, opponents_pace_ms());
    screen_home();
    begin("empire");
    TEST_ASSERT_EQUAL_INT(0, play_turn());
    TEST_ASSERT_NOT_EQUAL_UINT(0, opponents_pace_ms());
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(bronze);
    RUN_TEST(empire);
    RUN_TEST(monuments);
    RUN_TEST(held_it_hurries_every_decision);
    RUN_TEST(a_person_is_not_hurried);
    RUN_TEST(the_last_move_stays_then_who_thinks_is_named);
    RUN_TEST(the_first_match_of_a_game_is_slow);
    RUN_TEST(who_knows_the_game_is_not_slowed_down);
    RUN_TEST(another_match_is_not_skipped);
    RUN_TEST(b_held_into_a_screen_without_undo_does_nothing);
    return UNITY_END();
}
