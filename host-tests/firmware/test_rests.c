/* No press falls through: whoever presses quickly skips what opponents do, and plays nobody's move. */
#include <unity.h>

#include "canvas.h"
#include "chrome.h"
#include "dialog.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "home.h"
#include "masher.h"
#include "match_screens.h"
#include "play.h"
#include "screen.h"
#include "settings.h"
#include "settings_store.h"

enum {
    EASY = 1,
    QUICK_MS = SCREEN_REST_MS - 5, /* the slowest masher */
    TAP_MS = 30,
    MASHED_MS = 60000, /* opponents play many rounds in it, if nobody stops them */
    SEATS = 4,
};

void setUp(void) {
    handheld_start(&settings_in_journal);
    handheld_recaps_stay();
}
void tearDown(void) {}

static void quick(enum board_button button, uint32_t every_ms) {
    headless_contact(board_us(), button, true);
    headless_contact(board_us() + TAP_MS * 1000u, button, false);
    handheld_run_ms(every_ms);
}

static void mash_button(enum board_button button, uint32_t ms, uint32_t every_ms) {
    for (uint32_t gone = 0; gone < ms; gone += every_ms) {
        quick(button, every_ms);
    }
}

static void mash(uint32_t ms, uint32_t every_ms) {
    mash_button(BUTTON_A, ms, every_ms);
}

/* A bit for each seat of a person. */
static void begin(const struct game *game, unsigned persons, uint64_t seed) {
    const struct setup setup = {.game = game, .seed = seed, .seats = SEATS};
    struct play_seat who[GAME_SEATS_MAX];
    for (unsigned i = 0; i < GAME_SEATS_MAX; i++) {
        who[i] = (struct play_seat){(persons >> i & 1u) != 0 ? PLAY_PERSON : EASY, (uint8_t)i};
    }
    TEST_ASSERT_TRUE(play_new(&setup, who));
    handheld_run_ms(1);
    quick(BUTTON_DOWN, 50); /* at home: the mashing has begun */
    match_continue();
}

static unsigned moves_of_persons(void) {
    static struct match again;
    unsigned count = 0;
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&again, &play_match()->setup));
    for (unsigned i = 0; i < play_match()->length; i++) {
        count += play_is_person((unsigned)match_turn(&again));
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&again, match_move(play_match(), i)));
    }
    return count;
}

static void mashed_through_four_seats(uint32_t every_ms, uint8_t handover) {
    struct settings changed = *settings();
    changed.handover = handover;
    settings_change(&changed);
    for (unsigned g = 0; games_all[g] != NULL; g++) {
        for (unsigned persons = 1; persons < 1u << SEATS; persons += 2) { /* one at least */
            begin(games_all[g], persons, g + persons);
            mash(MASHED_MS / 8, every_ms);
            TEST_ASSERT_EQUAL_UINT(0, moves_of_persons());
            TEST_ASSERT_TRUE(play_person_to_move()); /* as far as opponents could go */
            screen_home();
        }
    }
}

static void a_masher_plays_nobodys_move(void) {
    mashed_through_four_seats(QUICK_MS, HANDOVER_SECRETS);
    mashed_through_four_seats(90, HANDOVER_ALWAYS);
}

/* One person's move, with rests; the next person's first screen is out of the masher's reach again. */
static void the_next_person_is_out_of_reach(void) {
    for (unsigned g = 0; games_all[g] != NULL; g++) {
        begin(games_all[g], (1u << SEATS) - 1u, g);
        const int first = play_turn();
        for (unsigned i = 0; i < 200 && (play_turn() == first || play_held()); i++) {
            handheld_run_ms(SCREEN_REST_MS);
            quick(BUTTON_A, 50);
        }
        TEST_ASSERT_NOT_EQUAL(first, play_turn());
        const unsigned from = play_match()->length;
        mash(MASHED_MS / 8, QUICK_MS);
        TEST_ASSERT_EQUAL_UINT(from, play_match()->length);
        screen_home();
    }
}

static void after_a_rest_the_same_press_counts(void) {
    begin(games_all[0], (1u << SEATS) - 1u, 1);
    const struct screen *first = screen_top();
    quick(BUTTON_A, 100);
    const struct screen *seen = screen_top();
    quick(BUTTON_A, SCREEN_REST_MS + 10);
    TEST_ASSERT_EQUAL_PTR(first, seen);
    quick(BUTTON_A, 50);
    TEST_ASSERT_NOT_EQUAL(first, screen_top());
}

static unsigned answered;

static void yes(void) {
    answered++;
}

static void a_dialog_is_not_answered_by_a_masher(void) {
    static const struct dialog question = {.icon = ICON_LOCK,
                                           .title = "Really?",
                                           .words = "It is gone then.",
                                           .yes = "Yes",
                                           .on_yes = yes,
                                           .no = "No"};
    answered = 0;
    handheld_press(BUTTON_DOWN);
    quick(BUTTON_DOWN, 50);
    dialog_open(&question);
    mash(5000, QUICK_MS);
    TEST_ASSERT_EQUAL_UINT(0, answered);
    handheld_run_ms(SCREEN_REST_MS);
    quick(BUTTON_A, 50);
    TEST_ASSERT_EQUAL_UINT(1, answered);
}

/* What a press uncovers was seen before, so the next press counts at once. */
static void a_screen_that_was_seen_answers_at_once(void) {
    static const struct screen cover = {.draw = canvas_clip_all, .back = screen_back};
    static const struct screen seen = {.draw = canvas_clip_all, .act = yes, .rests = true};
    answered = 0;
    screen_push(&seen);
    screen_push(&cover);
    handheld_run_ms(SCREEN_REST_MS);
    quick(BUTTON_B, 100);
    TEST_ASSERT_EQUAL_PTR(&seen, screen_top());
    quick(BUTTON_A, 100);
    TEST_ASSERT_EQUAL_UINT(1, answered);
}

/* Neither a rematch nor home. */
static void the_ranking_stays_under_a_masher(void) {
    begin(games_all[0], 1, 3);
    masher_play_to_home(5, 4000);
    TEST_ASSERT_EQUAL(GAME_OVER, play_turn());
    screen_push(screen_top());
    quick(BUTTON_RIGHT, 50);
    ranking_open();
    const struct screen *ranking = screen_top();
    mash_button(BUTTON_X, 5000, QUICK_MS);
    TEST_ASSERT_EQUAL_PTR(ranking, screen_top());
    handheld_run_ms(SCREEN_REST_MS);
    quick(BUTTON_X, 50);
    TEST_ASSERT_NOT_EQUAL(ranking, screen_top());
}

/* A press that is on its way when a page comes up by itself was meant for the screen before. */
static const struct screen came = {.draw = canvas_clip_all, .act = yes};

static uint32_t comes_after_two_seconds(void) {
    enum { COMES_MS = 2000 };
    if (headless_now_us() / 1000 < COMES_MS) {
        return COMES_MS - (uint32_t)(headless_now_us() / 1000);
    }
    screen_replace(&came);
    return SCREEN_STILL;
}

static void a_late_press_is_not_the_next_pages(void) {
    static const struct screen before = {.draw = canvas_clip_all, .tick = comes_after_two_seconds};
    answered = 0;
    handheld_press(BUTTON_DOWN);
    screen_push(&before);
    while (screen_top() != &came) {
        handheld_run_ms(1);
    }
    handheld_run_ms(100);
    quick(BUTTON_A, SCREEN_REST_MS);
    TEST_ASSERT_EQUAL_UINT(0, answered);
    quick(BUTTON_A, 50);
    TEST_ASSERT_EQUAL_UINT(1, answered);
}

/* ---- how long it rests, and that it is seen */

/* The keys' line is darker than its letters are. */
static bool keys_are_bright(void) {
    enum { GREEN = 0x7e0, BRIGHT = 0x600 };
    bool bright = false;
    for (int y = CHROME_KEYS_Y + 1; y < CANVAS_HEIGHT; y++) {
        for (int x = 0; x < CANVAS_WIDTH; x++) {
            bright = bright || (headless_panel()->frame[y][x] & GREEN) >= BRIGHT;
        }
    }
    return bright;
}

/* How long presses fall through from now on, or since the page came up by itself, and the keys are dark. */
static uint32_t rests_ms(void) {
    enum { STEP_MS = 5 };
    const struct screen *top = screen_top();
    uint32_t ms = 0;
    while (screen_resting()) {
        ms = screen_top() != top ? 0 : ms;
        top = screen_top();
        TEST_ASSERT_LESS_THAN_UINT32(SCREEN_REST_MS + STEP_MS, ms);
        TEST_ASSERT_FALSE_MESSAGE(keys_are_bright(), handheld_text());
        handheld_run_ms(STEP_MS);
        ms += STEP_MS;
    }
    TEST_ASSERT_TRUE_MESSAGE(keys_are_bright(), handheld_text());
    return ms;
}

/* After a press that put a page there, 400 ms and no more, or none at all; and its keys say so. */
static void a_page_rests_400_ms_and_shows_it(void) {
    enum { PRESSES = 80, PERSONS = 5 /* the first and the third */, SLICE_MS = 20 /* of a thought */ };
    for (unsigned g = 0; games_all[g] != NULL; g++) {
        unsigned rested = 0;
        begin(games_all[g], PERSONS, g + 1);
        handheld_run_ms(SCREEN_REST_MS);
        for (unsigned i = 0; i < PRESSES; i++) {
            quick(BUTTON_A, 1);
            const bool rests = screen_resting();
            const uint32_t ms = rests_ms();
            rested += rests;
            TEST_ASSERT_LESS_OR_EQUAL_UINT32(rests ? SCREEN_REST_MS : 0, ms);
            TEST_ASSERT_GREATER_OR_EQUAL_UINT32(rests ? SCREEN_REST_MS - SLICE_MS : 0, ms);
            handheld_run_ms(SCREEN_REST_MS);
        }
        TEST_ASSERT_GREATER_THAN_UINT(5, rested);
        screen_home();
    }
}

/* What is pressed on a page that stands longer counts at once. */
static void a_page_that_stands_takes_the_first_press(void) {
    static const struct screen page = {.draw = canvas_clip_all, .act = yes, .rests = true};
    answered = 0;
    handheld_press(BUTTON_DOWN);
    screen_push(&page);
    handheld_run_ms(SCREEN_REST_MS);
    TEST_ASSERT_FALSE(screen_resting());
    quick(BUTTON_A, 50);
    TEST_ASSERT_EQUAL_UINT(1, answered);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(a_masher_plays_nobodys_move);
    RUN_TEST(the_next_person_is_out_of_reach);
    RUN_TEST(after_a_rest_the_same_press_counts);
    RUN_TEST(a_dialog_is_not_answered_by_a_masher);
    RUN_TEST(a_screen_that_was_seen_answers_at_once);
    RUN_TEST(a_late_press_is_not_the_next_pages);
    RUN_TEST(the_ranking_stays_under_a_masher);
    RUN_TEST(a_page_rests_400_ms_and_shows_it);
    RUN_TEST(a_page_that_stands_takes_the_first_press);
    return UNITY_END();
}
