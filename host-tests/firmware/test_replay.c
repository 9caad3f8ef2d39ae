/* The match again: every point of it is what the match was, nothing of the match is changed by looking, and
 * in a match in progress nothing is shown that not everybody may know. */
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "account.h"
#include "canvas.h"
#include "console.h"
#include "empire/empire.h"
#include "games.h"
#include "handheld.h"
#include "headless.h"
#include "home.h"
#include "journal.h"
#include "match_memory.h"
#include "match_screens.h"
#include "play.h"
#include "recap.h"
#include "replay_store.h"
#include "rng.h"
#include "say.h"
#include "screen.h"
#include "settings_store.h"

enum { BRONZE, EMPIRE, MONUMENTS };

static struct rng rng;

void setUp(void) {
    rng_seed(&rng, 1);
    handheld_start(&settings_in_journal);
}

void tearDown(void) {}

/* Sensible moves without a screen, so many or (0) to the end. */
static void play_moves_of(const struct game *game, unsigned seats, unsigned persons, unsigned moves) {
    handheld_match(game, seats, persons, NULL, 8);
    for (unsigned i = 0; play_turn() != GAME_OVER && (moves == 0 || i < moves); i++) {
        TEST_ASSERT_TRUE(handheld_move(game->rollout(play_state(), &rng)));
    }
    play_go_on(); /* nothing is hidden */
}

/* Off and on, and to the match that comes back. */
static void power_cycle(void) {
    board_start();
    console_start(&settings_in_journal);
    handheld_run_ms(100);
}

/* On the screen, over home. */
static void shown(void) {
    screen_home();
    match_continue();
    handheld_run_ms(100);
}

static void go(const char *keys) {
    handheld_keys(keys);
}

/* ---- every point */

/* What the match was at each point, by the rules alone. */
static uint8_t *states;

static uint8_t *state_at(unsigned moves) {
    return states + (size_t)moves * play_game()->state_bytes;
}

static void states_of_match(void) {
    const unsigned bytes = play_game()->state_bytes;
    static uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    free(states);
    states = malloc((size_t)bytes * (play_moves() + 1));
    TEST_ASSERT_NOT_NULL(states);
    memset(state, 0, sizeof state);
    play_game()->start(state, &play_match()->setup);
    memcpy(state_at(0), state, bytes);
    for (unsigned i = 0; i < play_moves(); i++) {
        play_game()->apply(state, match_move(play_match(), i));
        memcpy(state_at(i + 1), state, bytes);
    }
}

static void stands_at(unsigned moves) {
    TEST_ASSERT_EQUAL_UINT(moves, play_match()->length);
    TEST_ASSERT_EQUAL_MEMORY(state_at(moves), play_state(), play_game()->state_bytes);
}

static void key_goes_to(enum key key, unsigned moves) {
    screens_key(key);
    stands_at(moves);
}

/* Forward to the end and once around, back to the beginning and once around, then anywhere by turns. */
static void walk(void) {
    enum { ANYWHERE = 300 };
    const unsigned all = play_moves();
    stands_at(0);
    for (unsigned i = 1; i <= all; i++) {
        key_goes_to(KEY_RIGHT, i);
    }
    key_goes_to(KEY_RIGHT, 0);
    key_goes_to(KEY_LEFT, all);
    for (unsigned i = 0; i < ANYWHERE; i++) {
        screens_key((enum key)rng_below(&rng, KEY_RIGHT + 1));
        stands_at(play_match()->length);
    }
}

static bool prepares(unsigned moves) {
    return match_ui()->prepares != NULL && match_ui()->prepares(state_at(moves));
}

/* What comes before the match begins is one of them. */
static void turns(void) {
    unsigned at = play_match()->length, told = 0;
    while (at < play_moves()) {
        const int seat = play_game()->turn(state_at(at));
        do {
            at++;
        } while (at < play_moves() && (play_game()->turn(state_at(at)) == seat || prepares(at)));
        key_goes_to(KEY_DOWN, at);
        told += strstr(handheld_text(), MATCH_ENDS_TURN) == NULL;
    }
    TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(0, told, "what was done is told, not only that it ended");
    while (at > 0) {
        const int seat = play_game()->turn(state_at(at - 1));
        do {
            at--;
        } while (at > 0 &&
                 (play_game()->turn(state_at(at - 1)) == seat || (prepares(at) && prepares(at - 1))));
        key_goes_to(KEY_UP, at);
    }
}

static void every_point_is_what_the_match_was(void) {
    static const struct {
        uint8_t game, seats, persons;
        uint16_t moves;
    } matches[] = {{BRONZE, 4, 2, 0},  {BRONZE, 2, 2, 33},   {EMPIRE, 5, 1, 0},
                   {EMPIRE, 3, 0, 20}, {MONUMENTS, 2, 1, 0}, {MONUMENTS, 4, 4, 150}};
    for (unsigned i = 0; i < sizeof matches / sizeof matches[0]; i++) {
        static struct match before;
        static uint8_t memory[MATCH_MEMORY_BYTES];
        play_moves_of(games_all[matches[i].game], matches[i].seats, matches[i].persons, matches[i].moves);
        shown();
        states_of_match();
        before = *play_match();
        memcpy(memory, match_memory, sizeof memory);
        const uint32_t written = journal_version();
        replay_open(0);
        handheld_run_ms(SCREEN_REST_MS);
        walk();
        screens_key(KEY_LEFT);
        while (play_match()->length > 0) {
            screens_key(KEY_UP);
        }
        turns();
        screens_key(KEY_B);
        TEST_ASSERT_FALSE(play_viewing());
        TEST_ASSERT_EQUAL_MEMORY(&before, play_match(), sizeof before);
        TEST_ASSERT_EQUAL_MEMORY(memory, match_memory, sizeof memory);
        TEST_ASSERT_EQUAL_UINT32(written, journal_version());
    }
}

/* ---- secrets */

/* What a seat can't know is shuffled for each seat in turn, and must not be seen to have been. */
static void looks_the_same(unsigned moves) {
    static uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    static uint16_t picture[CANVAS_PIXELS];
    const struct game *game = play_game();
    screens_draw();
    memcpy(picture, canvas_pixels(), sizeof picture);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        memcpy(state, state_at(moves), game->state_bytes);
        game->redeal(state, (int)seat, &rng);
        play_view(moves, state);
        screens_draw();
        TEST_ASSERT_EQUAL_MEMORY(picture, canvas_pixels(), sizeof picture);
    }
    play_view(moves, state_at(moves));
}

static void nothing_secret_is_shown_of(unsigned game, unsigned moves) {
    enum { EVERY = 7, PAGES = 5 };
    play_moves_of(games_all[game], 4, 4, moves);
    shown();
    states_of_match();
    replay_open(play_moves());
    handheld_run_ms(SCREEN_REST_MS);
    for (unsigned i = 0; i < play_moves(); i++) {
        const unsigned at = play_match()->length;
        looks_the_same(at);
        if (i % EVERY == 0) { /* to look around, as it stood then */
            go("X");
            for (unsigned page = 0; page < PAGES; page++) {
                looks_the_same(at);
                screens_key(KEY_RIGHT);
            }
            go("B");
        }
        TEST_ASSERT_TRUE(play_viewing());
        key_goes_to(KEY_LEFT, at > 0 ? at - 1 : play_moves());
    }
}

static void nothing_secret_is_shown_of_a_match_in_progress(void) {
    enum { BIDS = 2, SOME = 60, LATE = 300 };
    nothing_secret_is_shown_of(EMPIRE, BIDS);
    nothing_secret_is_shown_of(EMPIRE, SOME);
    nothing_secret_is_shown_of(MONUMENTS, SOME);
    nothing_secret_is_shown_of(MONUMENTS, LATE);
}

/* Nobody can move in what is over, nor take it back, whatever is opened there. */
static void nothing_is_played_there(void) {
    static struct match before;
    enum { PRESSES = 3000 };
    for (unsigned game = BRONZE; game <= MONUMENTS; game++) {
        play_moves_of(games_all[game], 2, 2, 60);
        shown();
        before = *play_match();
        const uint32_t written = journal_version();
        replay_open(30);
        handheld_run_ms(SCREEN_REST_MS);
        const struct screen *replay = screen_top();
        for (unsigned i = 0; i < PRESSES; i++) {
            const enum key key = (enum key)rng_below(&rng, KEY_UNDO + 1);
            screens_key(screen_top() == replay && key == KEY_B ? KEY_RIGHT : key); /* not the way out */
            TEST_ASSERT_TRUE(play_viewing());
        }
        screen_home();
        play_view_end();
        TEST_ASSERT_EQUAL_MEMORY(&before, play_match(), sizeof before);
        TEST_ASSERT_EQUAL_UINT32(written, journal_version());
    }
}

/* ---- played on */

/* What the rules make of the same set-up and moves; none of them can be taken back. */
static void is_what_its_log_makes(void) {
    static struct match again;
    const struct match *match = play_match();
    TEST_ASSERT_EQUAL(MATCH_OK, match_start(&again, &match->setup));
    for (unsigned i = 0; i < match->length; i++) {
        TEST_ASSERT_EQUAL(MATCH_OK, match_play(&again, match_move(match, i)));
    }
    TEST_ASSERT_EQUAL_MEMORY(again.state, match->state, match->setup.game->state_bytes);
    TEST_ASSERT_EQUAL_MEMORY(again.state, match->base, match->setup.game->state_bytes);
    TEST_ASSERT_EQUAL_UINT(match->length, match->barrier);
    TEST_ASSERT_EQUAL_UINT(0, match->redo);
}

static void play_on_at(uint32_t from, unsigned moves) {
    static const uint8_t levels[GAME_SEATS_MAX] = {PLAY_PERSON, PLAY_PERSON, 1, 1, 1};
    unsigned origin_moves;
    struct journal_entry entry;
    TEST_ASSERT_TRUE(play_take_up(from));
    shown();
    replay_open(moves);
    play_on(levels);
    TEST_ASSERT_EQUAL_UINT(moves, play_match()->length);
    TEST_ASSERT_EQUAL_MEMORY(state_at(moves), play_state(), play_game()->state_bytes);
    is_what_its_log_makes();
    const uint32_t id = play_id();
    power_cycle();
    TEST_ASSERT_EQUAL_UINT32(id, play_id());
    TEST_ASSERT_EQUAL_UINT32(from, play_origin(&origin_moves));
    TEST_ASSERT_EQUAL_UINT(moves, origin_moves);
    TEST_ASSERT_FALSE(play_is_person(2));
    is_what_its_log_makes();
    TEST_ASSERT_TRUE(journal_find(from, &entry) && entry.finished && entry.origin.match == 0);
}

static void played_on_from_any_point_it_is_what_its_log_makes(void) {
    for (unsigned game = BRONZE; game <= MONUMENTS; game++) {
        play_moves_of(games_all[game], 3, 3, 0);
        const uint32_t from = play_id();
        states_of_match();
        const unsigned moves[] = {0, 1, play_moves() / 2, play_moves() - 1};
        for (unsigned i = 0; i < sizeof moves / sizeof moves[0]; i++) {
            play_on_at(from, moves[i]);
        }
    }
}

/* Its result is kept, and counted nowhere; a match between the two is. */
static void what_was_played_on_counts_in_no_statistics(void) {
    struct journal_stat before, after;
    play_moves_of(games_all[BRONZE], 3, 3, 0);
    states_of_match();
    TEST_ASSERT_TRUE(journal_stats(0, &before));
    play_on_at(play_id(), play_moves() / 2);
    while (play_turn() != GAME_OVER) {
        TEST_ASSERT_TRUE(handheld_move(play_game()->rollout(play_state(), &rng)));
    }
    play_go_on();
    struct journal_entry entry;
    TEST_ASSERT_TRUE(journal_find(play_id(), &entry) && entry.finished);
    TEST_ASSERT_TRUE(journal_stats(0, &after));
    TEST_ASSERT_EQUAL_MEMORY(&before, &after, sizeof before);
    power_cycle();
    TEST_ASSERT_TRUE(journal_stats(0, &after));
    TEST_ASSERT_EQUAL_MEMORY(&before, &after, sizeof before);
    play_moves_of(games_all[BRONZE], 3, 3, 0);
    TEST_ASSERT_TRUE(journal_stats(0, &after));
    TEST_ASSERT_EQUAL_UINT(before.games + 1, after.games);
}

static void bronze_is_played_on_by_buttons(void) {
    enum { HELD_MS = 800 };
    play_moves_of(games_all[BRONZE], 3, 3, 0);
    shown();
    go("AAAuuuuu");
    handheld_hold(BUTTON_B, HELD_MS);
    handheld_picture("replay-play-on");
    const unsigned moves = play_match()->length;
    go("ddrA");
    TEST_ASSERT_FALSE(play_viewing());
    TEST_ASSERT_EQUAL_UINT(moves, play_match()->length);
    TEST_ASSERT_EQUAL(1, play_person_count() - 1);
    handheld_run_ms(500);
    log_open();
    go("BXr");
    handheld_picture("replay-played-on");
}

/* ---- by buttons */

static void bronze_from_the_ranking(void) {
    play_moves_of(games_all[BRONZE], 3, 2, 0);
    shown();
    go("AAA");
    TEST_ASSERT_EQUAL_UINT(0, play_match()->length);
    go("l");
    handheld_picture("replay-bronze-end");
    go("uuul");
    handheld_picture("replay-bronze");
    go("Y");
    handheld_picture("replay-help");
    go("BX");
    handheld_picture("replay-look");
    go("BB");
    TEST_ASSERT_FALSE(play_viewing());
    TEST_ASSERT_EQUAL(GAME_OVER, play_turn());
    go("BBB"); /* chart, table, ranking */
    TEST_ASSERT_TRUE(screen_at_home());
}

static bool covered; /* the board is, by something as large as a card */

static void hear_cover(const struct saying *saying) {
    enum { LARGE = 60, TITLE = 24 };
    const struct area area = saying->area;
    covered = covered || (saying->what == SAID_COVER && area.height > LARGE && area.y > TITLE);
}

/* A match whose last move is to take a card: at its end the board is to be seen, and not that card. */
static void the_last_card_leaves_the_board_in_sight(void) {
    static const struct listener listener = {hear_cover, false};
    do {
        play_moves_of(games_all[EMPIRE], 2, 1, 0);
    } while (empire_move_kind(match_move(play_match(), play_match()->length - 1u)) != EMPIRE_MOVE_TAKE);
    shown();
    replay_open(play_moves());
    handheld_run_ms(SCREEN_REST_MS);
    covered = false;
    screens_say(&listener);
    TEST_ASSERT_FALSE(covered);
}

static void empire_from_the_matches(void) {
    play_moves_of(games_all[EMPIRE], 5, 2, 0);
    const uint32_t finished = play_id();
    play_moves_of(games_all[BRONZE], 2, 2, 9);
    power_cycle();
    screen_home();
    handheld_run_ms(100);
    go("uuAdr"); /* matches, the second one */
    TEST_ASSERT_EQUAL_UINT32(finished, play_id());
    TEST_ASSERT_TRUE(play_viewing());
    handheld_picture("replay-begins");
    go("ddddddddrr");
    handheld_picture("replay-empire");
    go("BB");
    handheld_picture("replay-matches"); /* where it was opened */
    go("ur");
    TEST_ASSERT_TRUE_MESSAGE(play_viewing() && !play_finished(), "the one in progress");
    TEST_ASSERT_EQUAL_UINT(0, play_match()->length);
    go("B");
    TEST_ASSERT_FALSE(play_viewing());
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "1 of 2"), handheld_text());
}

static void monuments_from_the_log_of_a_match_in_progress(void) {
    play_moves_of(games_all[MONUMENTS], 4, 1, 400);
    while (!play_person_to_move()) {
        TEST_ASSERT_TRUE(handheld_move(play_game()->rollout(play_state(), &rng)));
    }
    const unsigned moves = play_match()->length;
    shown();
    log_open();
    handheld_run_ms(SCREEN_REST_MS);
    go("uuA");
    TEST_ASSERT_TRUE(play_viewing());
    TEST_ASSERT_EQUAL_UINT(moves - 2, play_match()->length);
    handheld_picture("replay-monuments");
    handheld_hold(BUTTON_UP, 1500);
    handheld_run_ms(100);
    handheld_picture("replay-monuments-back");
    power_cycle();
    TEST_ASSERT_FALSE(play_viewing());
    TEST_ASSERT_EQUAL_UINT(moves, play_match()->length);
}

/* Whoever holds a key back to the beginning stops there; another press leads around. */
static void a_held_key_stops_at_the_ends(void) {
    enum { MOVES = 40, LONG_MS = 8000 };
    play_moves_of(games_all[BRONZE], 2, 1, MOVES);
    states_of_match();
    replay_open(play_moves());
    handheld_run_ms(SCREEN_REST_MS);
    handheld_hold(BUTTON_LEFT, LONG_MS);
    stands_at(0);
    handheld_press(BUTTON_LEFT);
    stands_at(play_moves());
    handheld_press(BUTTON_UP);
    handheld_hold(BUTTON_RIGHT, LONG_MS);
    stands_at(play_moves());
    handheld_press(BUTTON_RIGHT);
    stands_at(0);
}

/* An opponent's reason beside its move, and at the end of a turn whose points it changed. */
static void why_stands_beside_the_move(void) {
    const struct reason reason = {
        .kind = REASON_PREPARES, .source = 1, .item = REASON_NO_ITEM, .seat = 1, .points = 3};
    play_moves_of(games_all[BRONZE], 2, 1, 4);
    while (play_person_to_move()) {
        TEST_ASSERT_TRUE(handheld_move(play_game()->rollout(play_state(), &rng)));
    }
    recap_keep(&reason, 1);
    TEST_ASSERT_TRUE(handheld_move(play_game()->rollout(play_state(), &rng)));
    const unsigned moves = play_moves();
    shown();
    replay_open(moves);
    handheld_run_ms(SCREEN_REST_MS);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(handheld_text(), "promises points from routes later"),
                                 handheld_text());
    go("l");
    TEST_ASSERT_NULL(strstr(handheld_text(), "promises points from routes later"));
}

/* The first change of its own seat's points by the move that was stepped to, as it is said; empty: there is
 * none. The turn goes on after it, so it stands for itself. */
static void first_change(char words[8]) {
    struct account account;
    struct account_line line;
    struct text_buffer buffer;
    const int seat = play_game()->turn(replay_before());
    struct text *text = text_into(&buffer, words, 8);
    words[0] = '\0';
    account_begin(&account, play_game(), replay_before(), play_state(), (unsigned)seat);
    while (words[0] == '\0' && play_turn() == seat && account_next(&account, &line)) {
        if (line.points != 0) {
            text_put(text, line.points > 0 ? " +" : " −");
            text_unsigned(text, (unsigned)abs(line.points));
        }
    }
}

/* Whoever's move it was, and however long ago: what it has brought stands beside it. */
static void what_a_move_brought_stands_beside_it(void) {
    enum { STEPS = 120 };
    for (unsigned game = 0; game < 3; game++) {
        unsigned seen = 0;
        play_moves_of(games_all[game], 2, 1, 0);
        shown();
        replay_open(play_moves() / 3);
        handheld_run_ms(SCREEN_REST_MS);
        for (unsigned i = 0; i < STEPS && play_turn() != GAME_OVER; i++) {
            char words[8];
            go("r");
            first_change(words);
            seen += words[0] != '\0';
            TEST_ASSERT_TRUE_MESSAGE(strstr(handheld_text(), words) != NULL, handheld_text());
        }
        TEST_ASSERT_GREATER_THAN_UINT(3, seen);
        go("B");
    }
}

/* What nearly every marker brings stands beside the move, or not at all. */
static void the_chart_gives_way_to_what_matters_alone(void) {
    static const char words[] = " on a tile"; /* catches up, takes the lead, grows stronger */
    unsigned markers = 0, told = 0;
    play_moves_of(games_all[BRONZE], 2, 1, 0);
    shown();
    replay_open(0);
    handheld_run_ms(SCREEN_REST_MS);
    while (play_turn() != GAME_OVER) {
        go("r");
        const char *const text = handheld_text(), *const at = strstr(text, words);
        markers += strstr(text, ", tile ") != NULL;
        if (at != NULL) {
            const char *line = at;
            while (line > text && line[-1] != '\n') {
                line--;
            }
            told++;
            TEST_ASSERT_TRUE_MESSAGE(line < at, text);
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(told, markers);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(every_point_is_what_the_match_was);
    RUN_TEST(nothing_secret_is_shown_of_a_match_in_progress);
    RUN_TEST(nothing_is_played_there);
    RUN_TEST(played_on_from_any_point_it_is_what_its_log_makes);
    RUN_TEST(what_was_played_on_counts_in_no_statistics);
    RUN_TEST(a_held_key_stops_at_the_ends);
    RUN_TEST(why_stands_beside_the_move);
    RUN_TEST(what_a_move_brought_stands_beside_it);
    RUN_TEST(the_chart_gives_way_to_what_matters_alone);
    RUN_TEST(bronze_is_played_on_by_buttons);
    RUN_TEST(bronze_from_the_ranking);
    RUN_TEST(the_last_card_leaves_the_board_in_sight);
    RUN_TEST(empire_from_the_matches);
    RUN_TEST(monuments_from_the_log_of_a_match_in_progress);
    return UNITY_END();
}
