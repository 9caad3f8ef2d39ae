/* The coach by buttons, in every game: it thinks with a bar while the match is gone through, can be stopped,
 * shows its moments on the board, and shows them again at once after the power was gone. Nothing of the match
 * is changed. */
#include <string.h>
#include <unity.h>

#include "coach.h"
#include "console.h"
#include "games.h"
#include "handheld.h"
#include "headless.h"
#include "journal.h"
#include "match_memory.h"
#include "match_screens.h"
#include "play.h"
#include "review_note.h"
#include "rng.h"
#include "screen.h"
#include "settings_store.h"

enum { BRONZE, EMPIRE, MONUMENTS, SOON_MS = 1000 };

static struct rng rng;
static struct match before;
static uint8_t memory[MATCH_MEMORY_BYTES];

void setUp(void) {
    rng_seed(&rng, 1);
    handheld_start(&settings_in_journal);
}

void tearDown(void) {}

/* Quick moves and any others by turns, so that there are mistakes; then the ranking. */
static void play_to_the_end(const struct game *game, unsigned seats, unsigned persons) {
    static move_t legal[GAME_MOVES_MAX];
    handheld_match(game, seats, persons, NULL, 8);
    while (play_turn() != GAME_OVER) {
        const unsigned count = match_moves(play_match(), legal);
        const bool quick = rng_below(&rng, 4) > 0;
        TEST_ASSERT_TRUE(
            handheld_move(quick ? game->rollout(play_state(), &rng) : legal[rng_below(&rng, count)]));
    }
    play_go_on();
    before = *play_match();
    memcpy(memory, match_memory, sizeof memory);
    screen_home();
    match_continue();
    handheld_run_ms(HANDHELD_COUNT_MS);
}

static void go(const char *keys) {
    handheld_keys(keys);
}

static void nothing_changed(void) {
    TEST_ASSERT_FALSE(play_viewing());
    TEST_ASSERT_EQUAL_MEMORY(&before, play_match(), sizeof before);
    TEST_ASSERT_EQUAL_MEMORY(memory, match_memory, sizeof memory);
}

static bool says(const char *words) {
    return strstr(handheld_text(), words) != NULL;
}

#define assert_says(words) TEST_ASSERT_TRUE_MESSAGE(says(words), handheld_text())

/* From the winner or the ranking on: table, chart, the match again; and there the coach, at its end as at its
 * beginning. */
static void open_replay(void) {
    enum { STEP_US = 50, PRESSES = 5 }; /* about a chip's: it is not over at once */
    headless_look_us(STEP_US);
    for (unsigned i = 0; i < PRESSES && !play_viewing(); i++) {
        go("A");
    }
    go("l");
}

static void ask_coach(void) {
    open_replay();
    go("A");
}

static void until_known(void) {
    enum { SLICES_MS = 100, MOST_MS = 600000 };
    headless_look_us(0);
    for (unsigned ms = 0; coach_state() == COACH_THINKS; ms += SLICES_MS) {
        TEST_ASSERT_LESS_THAN_UINT(MOST_MS, ms);
        handheld_run_ms(SLICES_MS);
    }
}

/* A, through all that is shown, back to the match again. */
static void through(unsigned *questions) {
    enum { PRESSES = 400 };
    const struct screen *const coach = screen_top();
    unsigned presses = 0;
    *questions = 0;
    do {
        *questions += says("What would you do");
        go("A");
        TEST_ASSERT_LESS_THAN_UINT(PRESSES, presses++);
    } while (screen_top() == coach || says("Moment"));
}

static void power_cycle(void) {
    const uint32_t id = play_id();
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(100);
    TEST_ASSERT_TRUE(play_take_up(id));
}

/* Any way through the match while it thinks: every point is the match's. */
static void walk_while_it_thinks(void) {
    static uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    enum { STEPS = 60 };
    unsigned thought = 0;
    for (unsigned i = 0; i < STEPS; i++) {
        screens_key((enum key)rng_below(&rng, KEY_RIGHT + 1));
        handheld_run_ms(20);
        thought += coach_state() == COACH_THINKS;
        memset(state, 0, sizeof state);
        play_game()->start(state, &play_match()->setup);
        for (unsigned move = 0; move < play_match()->length; move++) {
            play_game()->apply(state, match_move(play_match(), move));
        }
        TEST_ASSERT_EQUAL_MEMORY(state, play_state(), play_game()->state_bytes);
    }
    TEST_ASSERT_GREATER_THAN_UINT(STEPS / 2, thought);
}

/* At the end again, wherever it stands. */
static void to_the_end(void) {
    while (play_match()->length > 0) {
        screens_key(KEY_UP);
    }
    go("l");
}

/* What it finds is what it finds alone, however the match is gone through meanwhile. */
static void finds_the_same_as_alone(const uint8_t *note, unsigned count) {
    static struct search search;
    static struct review review;
    static struct match match;
    static uint8_t alone[REVIEW_NOTE_MAX];
    uint8_t persons = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        persons |= (uint8_t)(play_is_person(seat) ? 1u << seat : 0);
    }
    match = before;
    review_begin(&review, &search, &match.setup, match.length, persons, 0);
    do {
        match_rewind(&match, 0);
        while (match.length < review_at(&review)) {
            TEST_ASSERT_EQUAL(MATCH_OK, match_redo(&match));
        }
    } while (!review_step(&review, &match));
    TEST_ASSERT_EQUAL_UINT(review_note_put(&review, alone), count);
    TEST_ASSERT_EQUAL_MEMORY(alone, note, count);
}

static void shows_and_keeps(unsigned game, unsigned seats, unsigned persons, const char *asks,
                            const char *brings) {
    static uint8_t note[JOURNAL_NOTE_MAX], again[JOURNAL_NOTE_MAX];
    unsigned asked = 0, asked_again = 0;
    play_to_the_end(games_all[game], seats, persons);
    ask_coach();
    TEST_ASSERT_EQUAL(COACH_THINKS, coach_state());
    walk_while_it_thinks();
    until_known();
    const unsigned count = journal_note_load(play_id(), note, sizeof note);
    TEST_ASSERT_GREATER_THAN_UINT(2, count);
    finds_the_same_as_alone(note, count);
    to_the_end();
    assert_says("to look at");
    go("A");
    assert_says("What would you do");
    TEST_ASSERT_TRUE(play_viewing());
    handheld_picture(asks);
    go("A");
    bool differs = false;
    while (!says("% to win")) {
        differs = differs || says("Played: ") || says("As it was played, step 1"); /* praised */
        go("A");
    }
    TEST_ASSERT_TRUE_MESSAGE(differs, "where the line leaves the match isn't said");
    handheld_picture(brings);
    go("lY");
    handheld_fits("the coach's help");
    go("r");
    handheld_fits("the coach's help, about a moment");
    go("BX");
    go("Bl");
    through(&asked);
    TEST_ASSERT_EQUAL_UINT8(note[1], asked);
    TEST_ASSERT_TRUE(play_viewing());
    assert_says("A Coach");
    go("r");
    if (play_match()->length < play_moves()) { /* what it said of that one */
        assert_says("% to win, ");
        handheld_fits("a moment in the replay");
    }
    go("B");
    nothing_changed();
    power_cycle();
    screen_home();
    match_continue();
    handheld_run_ms(HANDHELD_COUNT_MS);
    ask_coach();
    handheld_run_ms(SOON_MS);
    assert_says("What would you do");
    through(&asked_again);
    TEST_ASSERT_EQUAL_UINT(asked, asked_again);
    TEST_ASSERT_EQUAL_UINT(count, journal_note_load(play_id(), again, sizeof again));
    TEST_ASSERT_EQUAL_MEMORY(note, again, count);
}

static void bronze(void) {
    shows_and_keeps(BRONZE, 2, 1, "coach-bronze-asks", "coach-bronze");
}

static void empire(void) {
    shows_and_keeps(EMPIRE, 3, 2, "coach-empire-asks", "coach-empire");
}

static void monuments(void) {
    shows_and_keeps(MONUMENTS, 2, 1, "coach-monuments-asks", "coach-monuments");
}

/* A has nothing to show yet, wherever one is, and what the power ended is not kept. */
static void it_can_not_be_hurried(void) {
    static uint8_t note[JOURNAL_NOTE_MAX];
    play_to_the_end(games_all[BRONZE], 2, 1);
    const uint32_t written = journal_version();
    ask_coach();
    handheld_run_ms(3000);
    handheld_picture("coach-thinks");
    go("A");
    go("ll");
    handheld_picture("coach-thinks-beside");
    go("A");
    TEST_ASSERT_EQUAL(COACH_THINKS, coach_state());
    TEST_ASSERT_EQUAL_UINT(0, coach_moments());
    TEST_ASSERT_FALSE(says("A Coach"));
    TEST_ASSERT_EQUAL_UINT32(written, journal_version());
    power_cycle();
    handheld_run_ms(SOON_MS);
    TEST_ASSERT_EQUAL(COACH_IDLE, coach_state());
    TEST_ASSERT_EQUAL_UINT(0, journal_note_load(play_id(), note, sizeof note));
    TEST_ASSERT_EQUAL_UINT(before.length, play_match()->length);
}

/* A asks it in the midst of the match, too, and leads to the moment there; B, held, takes over. */
static void it_answers_anywhere(void) {
    enum { HELD_MS = 800 };
    play_to_the_end(games_all[BRONZE], 2, 1);
    open_replay();
    go("lll");
    assert_says("A Coach");
    go("A");
    TEST_ASSERT_EQUAL(COACH_THINKS, coach_state());
    until_known();
    TEST_ASSERT_GREATER_THAN_UINT(1, coach_moments());
    const unsigned at = coach_moment(1)->at;
    while (play_match()->length != at + 1u) {
        screens_key(KEY_LEFT);
    }
    go("A");
    assert_says("2 of ");
    go("B");
    TEST_ASSERT_EQUAL_UINT(at, play_match()->length);
    handheld_hold(BUTTON_B, HELD_MS);
    assert_says("Take over from here");
    go("BB");
    nothing_changed();
}

/* Asked early, it shows what it has found so far, rests meanwhile, and goes on to the same end. */
static void early_it_shows_what_it_has_found(void) {
    static uint8_t note[JOURNAL_NOTE_MAX];
    unsigned asked = 0;
    play_to_the_end(games_all[BRONZE], 2, 1);
    ask_coach();
    while (coach_moments() == 0) {
        TEST_ASSERT_EQUAL(COACH_THINKS, coach_state());
        handheld_run_ms(100);
    }
    handheld_picture("coach-has-found");
    go("A");
    assert_says("What would you do");
    const unsigned found = coach_moments(), percent = coach_percent();
    handheld_run_ms(60 * SOON_MS);
    through(&asked);
    TEST_ASSERT_EQUAL_UINT(found, asked);
    TEST_ASSERT_EQUAL_UINT(percent, coach_percent());
    TEST_ASSERT_EQUAL(COACH_THINKS, coach_state());
    until_known();
    const unsigned count = journal_note_load(play_id(), note, sizeof note);
    go("B");
    nothing_changed();
    finds_the_same_as_alone(note, count);
}

/* Nobody presses anything, and the picture changes once more. */
static void when_it_is_done_that_is_seen(void) {
    play_to_the_end(games_all[BRONZE], 2, 1);
    ask_coach();
    headless_look_us(0);
    handheld_run_ms(SOON_MS);
    TEST_ASSERT_EQUAL(COACH_KNOWS, coach_state());
    handheld_picture("coach-knows");
}

/* Whoever leaves the match again finds it further, or done; with another match it ends. */
static void it_goes_on_on_other_screens(void) {
    static uint8_t note[JOURNAL_NOTE_MAX];
    play_to_the_end(games_all[BRONZE], 2, 1);
    const uint32_t id = play_id();
    ask_coach();
    go("B");
    nothing_changed();
    TEST_ASSERT_EQUAL(COACH_THINKS, coach_state());
    go("AAA"); /* table, chart: its lines lie beside the thought */
    TEST_ASSERT_TRUE(play_viewing());
    go("XrrBY");
    until_known();
    go("BB");
    nothing_changed();
    TEST_ASSERT_GREATER_THAN_UINT(2, journal_note_load(id, note, sizeof note));
    coach_begin();
    handheld_run_ms(SOON_MS);
    handheld_match(games_all[EMPIRE], 2, 1, NULL, 3);
    TEST_ASSERT_EQUAL(COACH_IDLE, coach_state());
    TEST_ASSERT_EQUAL_UINT(0, coach_moments());
    coach_turn();
    TEST_ASSERT_EQUAL_UINT(0, play_match()->length);
}

/* Whoever presses A on and on comes to the match again, and asks for nothing there. */
static void mashed_presses_do_not_ask_it(void) {
    enum { MASHED = 12, MS = 250 };
    play_to_the_end(games_all[BRONZE], 2, 1);
    headless_look_us(50);
    for (unsigned i = 0; i < MASHED; i++) {
        screens_key(KEY_A);
        handheld_run_ms(MS);
        TEST_ASSERT_EQUAL(COACH_IDLE, coach_state());
    }
    TEST_ASSERT_TRUE(play_viewing());
    handheld_run_ms(SCREEN_REST_MS);
    for (unsigned i = 0; i < MASHED; i++) {
        screens_key(KEY_A);
        handheld_run_ms(MS);
        TEST_ASSERT_EQUAL(COACH_THINKS, coach_state());
    }
}

/* A match without a word of it: said in place, and A has nothing to show. */
static void nothing_found_is_said(void) {
    static const uint8_t nothing[] = {1, 0};
    play_to_the_end(games_all[BRONZE], 2, 1);
    TEST_ASSERT_EQUAL(JOURNAL_OK, journal_note_save(play_id(), nothing, sizeof nothing));
    open_replay();
    assert_says("no mistake that it is sure of");
    handheld_picture("coach-nothing");
    go("A");
    TEST_ASSERT_EQUAL(COACH_KNOWS, coach_state());
    go("B");
    nothing_changed();
}

/* Without people there is nobody to coach. */
static void opponents_alone_have_no_coach(void) {
    play_to_the_end(games_all[BRONZE], 2, 0);
    TEST_ASSERT_FALSE(coach_possible());
    ask_coach();
    TEST_ASSERT_EQUAL(COACH_IDLE, coach_state());
    TEST_ASSERT_FALSE(says("Coach"));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(bronze);
    RUN_TEST(empire);
    RUN_TEST(monuments);
    RUN_TEST(it_can_not_be_hurried);
    RUN_TEST(it_answers_anywhere);
    RUN_TEST(early_it_shows_what_it_has_found);
    RUN_TEST(when_it_is_done_that_is_seen);
    RUN_TEST(it_goes_on_on_other_screens);
    RUN_TEST(mashed_presses_do_not_ask_it);
    RUN_TEST(nothing_found_is_said);
    RUN_TEST(opponents_alone_have_no_coach);
    return UNITY_END();
}
