/* Hints: every game offers one to whoever is to move, by the same keys; it changes nothing, is named like no
 * other move, and A makes it where it is shown. `firmware_hint long` plays more of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "empire/empire.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "match.h"
#include "match_screens.h"
#include "monuments/monuments.h"
#include "play.h"
#include "rng.h"
#include "screen.h"
#include "settings_store.h"

enum { THINKS_MS = 8000, HOLD_MS = 700, STATE_BYTES = GAME_STATE_MAX, SKIPPED_MAX = 150 };

static uint8_t before[STATE_BYTES];

void setUp(void) {
    handheld_start(&settings_in_journal);
}
void tearDown(void) {}

/* From home: the game in that line, with what its set-up proposes. */
static void begin(unsigned line) {
    handheld_press_times(BUTTON_DOWN, line);
    handheld_press(BUTTON_A);
    handheld_press(BUTTON_UP);
    if (game_ui_at(line)->prepares != NULL) {
        handheld_keys("uurdd"); /* the seats do it */
    }
    handheld_press(BUTTON_A);
    TEST_ASSERT_TRUE(play_loaded());
    for (unsigned i = 0; i < 50 && !play_person_to_move(); i++) {
        handheld_run_ms(1000);
    }
    TEST_ASSERT_TRUE(play_person_to_move());
}

static void remember(void) {
    memcpy(before, play_state(), play_game()->state_bytes);
}

static void nothing_happened(void) {
    TEST_ASSERT_EQUAL_MEMORY(before, play_state(), play_game()->state_bytes);
}

/* What stands on the screen and on the panel, before a hint was asked for. */
static char text_before[2000];
static uint16_t panel_before[HEADLESS_HEIGHT][HEADLESS_WIDTH];

static void remember_screen(void) {
    TEST_ASSERT_LESS_THAN_UINT(sizeof text_before, strlen(handheld_text()));
    strcpy(text_before, handheld_text());
    memcpy(panel_before, headless_panel()->frame, sizeof panel_before);
}

static void screen_is_as_before(void) {
    TEST_ASSERT_EQUAL_STRING(text_before, handheld_text());
    TEST_ASSERT_EQUAL_MEMORY(panel_before, headless_panel()->frame, sizeof panel_before);
}

/* Y, on to the rules where there is a page about the thing under the cursor, and X. It is then shown where
 * one would do it. */
static void hint_in(unsigned line, unsigned presses, const char *thinks, const char *found) {
    begin(line);
    handheld_press_times(BUTTON_A, presses);
    remember();
    handheld_press(BUTTON_Y);
    handheld_picture(thinks);
    handheld_press(BUTTON_X);
    handheld_run_ms(THINKS_MS);
    handheld_picture(found);
    nothing_happened();
    handheld_press(BUTTON_B);
    nothing_happened();
}

static void bronze_has_hints(void) {
    hint_in(0, 1, "hint-bronze-offer", "hint-bronze");
}

/* Y, held, asks for one where one is; B leaves it, and all is as before. */
static void hint_is_left(void) {
    remember_screen();
    remember();
    handheld_hold(BUTTON_Y, HOLD_MS);
    handheld_run_ms(THINKS_MS);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Leave it"), handheld_text());
    handheld_press(BUTTON_B);
    screen_is_as_before();
    nothing_happened();
}

/* Whoever leaves a hint has its card neither taken nor laid: at the card as where it was to be laid, with the
 * cursor somewhere else. */
static void a_hint_that_is_left_leaves_no_trace(void) {
    static const char *const ways[] = {"A", "Adr", "AddA", "AdArr", "Aul"};
    for (unsigned i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        handheld_start(&settings_in_journal);
        begin(0);
        handheld_keys(ways[i]);
        hint_is_left();
    }
}

/* So does one that was asked for at a list which lies over the board: the board is still below it. */
static void a_hint_that_is_left_at_a_list_leaves_none(void) {
    enum { LISTS = 12, PRESSES = 4000 };
    unsigned lists = 0;
    begin(2);
    for (unsigned i = 0; i < PRESSES && lists < LISTS; i++) {
        if (screen_top()->over && screen_hints() && play_person_to_move()) {
            const struct screen *const below = screen_ground();
            hint_is_left();
            TEST_ASSERT_EQUAL_PTR(below, screen_ground());
            lists++;
        }
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_EQUAL_UINT(LISTS, lists);
}

/* In the middle of a match a move brings points, and the hint says from where. Y, held, asks for it at once.
 */
static void a_hint_gives_its_reason(void) {
    enum { PRESSES = 47 };
    begin(0);
    for (unsigned i = 0; i < PRESSES || !play_person_to_move(); i++) {
        handheld_press(BUTTON_A);
    }
    remember();
    handheld_hold(BUTTON_Y, HOLD_MS);
    handheld_run_ms(THINKS_MS);
    handheld_picture("hint-reason");
    nothing_happened();
}

static void empire_has_hints(void) {
    hint_in(1, 1, "hint-empire-offer", "hint-empire");
}

static void monuments_has_hints(void) {
    enum { KEEP_AND_HAND_ON = 2 };
    hint_in(2, KEEP_AND_HAND_ON, "hint-monuments-offer", "hint-monuments");
}

/* The sum of all numbers with a sign after those words; `less`: one of them is negative. */
static int sum_after(const char *words, bool *less) {
    static const char minus[] = "−";
    int sum = 0;
    const char *at = strstr(handheld_text(), words);
    for (; at != NULL && *at != '\0' && *at != '\n'; at++) {
        const bool negative = strncmp(at, minus, strlen(minus)) == 0;
        const char *digits = negative ? at + strlen(minus) : at + 1;
        if ((*at == '+' || negative) && *digits >= '0' && *digits <= '9') {
            sum += negative ? -atoi(digits) : atoi(digits);
            *less = *less || negative;
        }
    }
    return sum;
}

/* What a card brings by one good, and takes by another, when a wild changes sides: the hint adds up to what
 * the card's own preview says. */
static void a_hint_adds_up(void) {
    enum { MATCHES = 12, TAKEN = 8, STEP = 3 };
    struct rng other;
    unsigned less = 0;
    rng_seed(&other, 1);
    for (unsigned seed = 0; seed < MATCHES; seed++) {
        handheld_match(games_all[1], 2, 2, NULL, seed);
        for (unsigned move = 0; play_turn() != GAME_OVER; move++) {
            const struct empire_state *state = play_state();
            if (state->phase == EMPIRE_PHASE_TAKE && state->taken >= TAKEN && move % STEP == 0 &&
                state->goods[state->turn][EMPIRE_WILD] > 0) {
                const unsigned seat = state->turn;
                bool negative = false;
                screen_home();
                match_continue();
                handheld_hold(BUTTON_Y, HOLD_MS);
                handheld_run_ms(THINKS_MS);
                char text[2000];
                const int said = sum_after("brings ", &negative), points = match_points(seat);
                snprintf(text, sizeof text, "%s", handheld_text());
                handheld_press(BUTTON_A);
                const int came = match_points(seat) - points; /* 0: what is said comes with later steps */
                TEST_ASSERT_EQUAL_INT_MESSAGE(came, came != 0 ? said : 0, text);
                less += negative;
            } else {
                (void)handheld_move(play_game()->rollout(state, &other));
            }
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, less);
}

/* A march that costs a point at first: the hint says what for. */
static void a_hint_says_what_a_cost_is_for(void) {
    enum { MATCHES = 6 };
    struct rng other;
    unsigned costs = 0;
    rng_seed(&other, 2);
    for (unsigned seed = 0; seed < MATCHES; seed++) {
        handheld_match(games_all[1], 2, 2, NULL, seed);
        for (unsigned move = 0; play_turn() != GAME_OVER; move++) {
            const struct empire_state *state = play_state();
            if (state->phase == EMPIRE_PHASE_ACT && move % 3 == 0) {
                const unsigned seat = state->turn;
                bool negative = false;
                screen_home();
                match_continue();
                handheld_hold(BUTTON_Y, HOLD_MS);
                handheld_run_ms(THINKS_MS);
                char text[2000];
                const int said = sum_after("brings ", &negative), points = match_points(seat);
                snprintf(text, sizeof text, "%s", handheld_text());
                handheld_press(BUTTON_A);
                const bool cost = match_points(seat) < points;
                TEST_ASSERT_GREATER_OR_EQUAL_INT_MESSAGE(cost ? 0 : said, said, text);
                costs += cost;
            } else {
                (void)handheld_move(play_game()->rollout(state, &other));
            }
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, costs);
}

/* ---- whole matches, in which every move is made where a hint would show it */

static unsigned hints, moves_made;
static struct rng rng;
static move_t legal[GAME_MOVES_MAX];
static uint32_t named[GAME_MOVES_MAX]; /* by their words, as numbers */

/* Goes on until somebody decides. False: the match is over. */
static bool decision(void) {
    for (unsigned i = 0; i < 40 && play_turn() != GAME_OVER; i++) {
        if (screen_top()->hint != NULL && hint_possible()) {
            return true;
        }
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_EQUAL_INT(GAME_OVER, play_turn());
    return false;
}

static void words_of(move_t move, struct match_words *words) {
    match_advice_put(play_state(), move, match_words(words));
    TEST_ASSERT_LESS_THAN_UINT_MESSAGE(MATCH_WORDS - 1, strlen(words->words), words->words);
}

static uint32_t number_of(const char *words) {
    uint32_t number = 2166136261u; /* FNV-1a */
    for (; *words != '\0'; words++) {
        number = (number ^ (uint8_t)*words) * 16777619u;
    }
    return number;
}

/* No two legal moves are called alike. */
static void all_are_named(unsigned count) {
    struct match_words words;
    for (unsigned i = 0; i < count; i++) {
        words_of(legal[i], &words);
        named[i] = number_of(words.words);
        for (unsigned j = 0; j < i; j++) {
            TEST_ASSERT_FALSE_MESSAGE(named[i] == named[j], words.words);
        }
    }
}

/* A, where the cursor was put, makes the move; what it would give up is asked first. */
static void made_where_shown(move_t move) {
    struct match_words words;
    const unsigned length = play_match()->length;
    words_of(move, &words);
    match_ui()->point(move, false);
    handheld_press(BUTTON_A);
    if (play_match()->length == length) {
        handheld_press(BUTTON_A);
    }
    TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(length, play_match()->length, words.words);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(move, match_move(play_match(), length), words.words);
}

/* Where people sit around the console a quest is turned in under its cover: the cursor goes to none. */
static bool is_covered(move_t move) {
    return play_covers() && play_game() == &monuments && monuments_move_op(move) == MONUMENTS_OP_QUEST;
}

/* Letters alone, as the screen may break lines anywhere; an icon is its name. */
static void letters(const char *from, char *to, size_t room) {
    size_t used = 0;
    for (; *from != '\0' && used + 1 < room; from++) {
        const bool mark = strchr(" \n*{}", *from) != NULL;
        to[used] = *from;
        used += !mark;
    }
    to[used] = '\0';
}

static unsigned named_on_screen(unsigned count, move_t *move) {
    static char screen[2000], words[2 * MATCH_WORDS];
    struct match_words said;
    unsigned found = 0;
    size_t longest = 0;
    letters(handheld_text(), screen, sizeof screen);
    for (unsigned i = 0; i < count; i++) {
        words_of(legal[i], &said);
        letters("Hint: ", words, sizeof words);
        letters(said.words, words + strlen(words), sizeof words - strlen(words));
        const bool there = strstr(screen, words) != NULL;
        found += there;
        if (there && strlen(words) > longest) { /* "spot 1" begins "spot 12" */
            longest = strlen(words);
            *move = legal[i];
        }
    }
    return found;
}

/* By buttons: it is asked for, says one of the legal moves, B leaves everything as it was; A makes it, and it
 * can be taken back as any move. */
static void hint_by_buttons(unsigned count) {
    move_t said = MOVE_NONE;
    const unsigned length = play_match()->length;
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Hint"), handheld_text());
    remember();
    for (unsigned i = 0; i < 2; i++) { /* somewhere else than a step proposes */
        handheld_press((enum board_button)(BUTTON_UP + (int)((hints + i) % 4)));
    }
    remember_screen();
    for (unsigned again = 0; again < 2; again++) {
        handheld_hold(BUTTON_Y, HOLD_MS);
        if (strstr(handheld_text(), "At once") != NULL) {
            handheld_press(BUTTON_A);
        }
        for (unsigned i = 0; i < 40 && strstr(handheld_text(), "Do it") == NULL; i++) {
            handheld_run_ms(200);
        }
        TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(0, named_on_screen(count, &said), handheld_text());
        handheld_fits("hint");
        nothing_happened();
        handheld_press(again == 0 ? BUTTON_B : BUTTON_A);
        if (again == 0) {
            screen_is_as_before();
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(length, play_match()->length);
    TEST_ASSERT_EQUAL_HEX32(said, match_move(play_match(), length));
    const bool back = play_match()->barrier <= length;
    for (unsigned i = 0; back && i < 2 && play_match()->length > length;
         i++) { /* a layer's card goes first */
        handheld_hold(BUTTON_B, HOLD_MS);
    }
    if (back) {
        nothing_happened();
    }
}

/* With all seats' people around the console, or one person against opponents: then nothing is covered. */
static void one_match(const struct game *game, unsigned seats, unsigned persons, unsigned decisions,
                      unsigned hint_every) {
    handheld_start(&settings_in_journal);
    handheld_match(game, seats, persons, NULL, rng_below(&rng, 1000) + 1u);
    for (unsigned skip = rng_below(&rng, SKIPPED_MAX); skip > 0 && play_turn() != GAME_OVER; skip--) {
        TEST_ASSERT_TRUE(handheld_move(play_game()->rollout(play_state(), &rng)));
    }
    match_continue();
    for (unsigned i = 0; i < decisions && decision(); i++) {
        const unsigned count = match_moves(play_match(), legal);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "Hint"), handheld_text()); /* in the footer */
        all_are_named(count);
        const bool asks = hint_every > 0 && i % hint_every == 0;
        const move_t move = asks ? MOVE_NONE : legal[rng_below(&rng, count)];
        if (asks) {
            hint_by_buttons(count);
            hints++;
        } else if (is_covered(move)) {
            TEST_ASSERT_TRUE(handheld_move(move));
            match_continue();
        } else {
            made_where_shown(move);
            moves_made++;
        }
    }
}

static unsigned matches = 1, every = 12;

static void a_hint_is_made_where_it_is_shown(void) {
    enum { DECISIONS = 24 };
    rng_seed(&rng, 7);
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        for (unsigned seats = games_all[i]->seats_min; seats <= games_all[i]->seats_max; seats++) {
            for (unsigned match = 0; match < matches; match++) {
                one_match(games_all[i], seats, seats, DECISIONS, every);
                one_match(games_all[i], seats, 1, DECISIONS, every);
            }
        }
    }
    printf("%u moves made where they were pointed at, %u hints\n", moves_made, hints);
}

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "long") == 0) {
        matches = 30;
        every = 4;
    }
    UNITY_BEGIN();
    RUN_TEST(bronze_has_hints);
    RUN_TEST(a_hint_that_is_left_leaves_no_trace);
    RUN_TEST(a_hint_that_is_left_at_a_list_leaves_none);
    RUN_TEST(a_hint_adds_up);
    RUN_TEST(a_hint_says_what_a_cost_is_for);
    RUN_TEST(a_hint_gives_its_reason);
    RUN_TEST(empire_has_hints);
    RUN_TEST(monuments_has_hints);
    RUN_TEST(a_hint_is_made_where_it_is_shown);
    return UNITY_END();
}
