/* The coach by buttons, in every game: it thinks with a bar, can be stopped, shows its moments on the board,
 * and shows them again at once after the power was gone. Nothing of the match is changed. */
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
#include "rng.h"
#include "screen.h"
#include "settings_store.h"

enum { BRONZE, EMPIRE, MONUMENTS, THINKS_MS = 5000, SOON_MS = 1000 };

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

static void assert_says(const char *words) {
    TEST_ASSERT_TRUE_MESSAGE(says(words), handheld_text());
}

/* From the ranking on: table, chart, the match again at its end, and there the coach. */
static void open_coach(void) {
    enum { STEP_US = 50 }; /* about a chip's: it is not over at once */
    headless_look_us(STEP_US);
    go("AAAA");
}

/* A, through all that is shown. */
static void through(unsigned *questions) {
    enum { PRESSES = 400 };
    unsigned presses = 0;
    *questions = 0;
    while (play_viewing() && presses++ < PRESSES) {
        *questions += says("What would you do");
        go("A");
    }
    TEST_ASSERT_LESS_THAN_UINT(PRESSES, presses);
}

static void power_cycle(void) {
    const uint32_t id = play_id();
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(100);
    TEST_ASSERT_TRUE(play_take_up(id));
}

static void shows_and_keeps(unsigned game, unsigned seats, unsigned persons, const char *asks,
                            const char *brings) {
    static uint8_t note[JOURNAL_NOTE_MAX], again[JOURNAL_NOTE_MAX];
    unsigned asked = 0, asked_again = 0;
    play_to_the_end(games_all[game], seats, persons);
    open_coach();
    assert_says("Going through");
    headless_look_us(0);
    handheld_run_ms(THINKS_MS);
    assert_says("What would you do");
    TEST_ASSERT_TRUE(play_viewing());
    const unsigned count = journal_note_load(play_id(), note, sizeof note);
    TEST_ASSERT_GREATER_THAN_UINT(2, count);
    handheld_picture(asks);
    go("A");
    while (!says("Why: ")) {
        go("A");
    }
    handheld_picture(brings);
    go("lYBX");
    go("Bl");
    through(&asked);
    TEST_ASSERT_EQUAL_UINT8(note[1], asked);
    nothing_changed();
    power_cycle();
    screen_home();
    match_continue();
    handheld_run_ms(HANDHELD_COUNT_MS);
    open_coach();
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

/* Stopped by A or B, or by the power, nothing of it is kept. */
static void it_can_be_stopped(void) {
    static uint8_t note[JOURNAL_NOTE_MAX];
    play_to_the_end(games_all[BRONZE], 2, 1);
    const uint32_t written = journal_version();
    open_coach();
    handheld_run_ms(3000);
    handheld_picture("coach-thinks");
    go("B");
    nothing_changed();
    go("A"); /* the chart's page still leads to the match again */
    go("A");
    handheld_run_ms(SOON_MS);
    assert_says("Going through");
    go("A");
    assert_says("Stopped before");
    handheld_picture("coach-stopped");
    go("A"); /* once more from the beginning */
    handheld_run_ms(SOON_MS);
    assert_says("Going through");
    go("A");
    assert_says("Stopped before");
    go("B");
    nothing_changed();
    TEST_ASSERT_EQUAL_UINT32(written, journal_version());
    go("AA");
    handheld_run_ms(SOON_MS);
    power_cycle();
    TEST_ASSERT_EQUAL_UINT(0, journal_note_load(play_id(), note, sizeof note));
    TEST_ASSERT_EQUAL_UINT(before.length, play_match()->length);
}

/* Without people there is nobody to coach. */
static void opponents_alone_have_no_coach(void) {
    play_to_the_end(games_all[BRONZE], 2, 0);
    TEST_ASSERT_FALSE(coach_possible());
    open_coach();
    TEST_ASSERT_FALSE(says("Going through"));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(bronze);
    RUN_TEST(empire);
    RUN_TEST(monuments);
    RUN_TEST(it_can_be_stopped);
    RUN_TEST(opponents_alone_have_no_coach);
    return UNITY_END();
}
