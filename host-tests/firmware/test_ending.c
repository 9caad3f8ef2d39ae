/* How matches end: the last round is announced once, what was open is counted line by line and adds up, the
 * winner is shown, and B leads back to where one came from. By buttons, for every game and number of seats.
 */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "console.h"
#include "games.h"
#include "handheld.h"
#include "headless.h"
#include "home.h"
#include "journal.h"
#include "masher.h"
#include "match_ending.h"
#include "match_screens.h"
#include "play.h"
#include "rng.h"
#include "screen.h"
#include "search.h"
#include "settings_store.h"

enum { NAME_ROOM = 64 };

static struct rng rng;
static move_t legal[GAME_MOVES_MAX];

void setUp(void) {
    rng_seed(&rng, 1);
    handheld_start(&settings_in_journal);
}

void tearDown(void) {}

/* A sensible move, so that matches end as they are meant to. */
static void move(void) {
    const struct game *game = play_game();
    const unsigned count = match_moves(play_match(), legal);
    const move_t quick = game->rollout != NULL ? game->rollout(play_state(), &rng) : MOVE_NONE;
    TEST_ASSERT_TRUE(handheld_move(quick != MOVE_NONE ? quick : legal[rng_below(&rng, count)]));
}

static void play_to_end(void) {
    while (play_turn() != GAME_OVER) {
        move();
    }
}

static void show(void) {
    screen_home();
    screen_push(&home_screen); /* a step of the match takes its place */
    match_show();
    handheld_run_ms(30);
}

static const char *named(const char *what, unsigned seats) {
    static char name[NAME_ROOM];
    snprintf(name, sizeof name, "%s-%s-%u", play_game()->name, what, seats);
    return name;
}

/* ---- the count */

static void the_end_of(const struct game *game, unsigned seats, unsigned persons, uint64_t seed) {
    rng_seed(&rng, seed);
    handheld_match(game, seats, persons, NULL, seed);
    play_to_end();
    show();
    handheld_run_ms(700);
    handheld_picture(named("count", seats));
    handheld_run_ms(HANDHELD_COUNT_MS);
    handheld_picture(named("winner", seats));
    handheld_press(BUTTON_A);
    handheld_run_ms(1000);
    handheld_picture(named("ranking", seats));
    handheld_press(BUTTON_B);
    TEST_ASSERT_TRUE(masher_at_home());
}

static void every_game_ends_with_every_number_of_seats(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        for (unsigned seats = games_all[i]->seats_min; seats <= games_all[i]->seats_max; seats++) {
            the_end_of(games_all[i], seats, seats % 3, 5 + seats);
        }
    }
}

/* ---- the last round */

static bool in_last_round(void) {
    return match_ui()->ending->last_round(play_state());
}

/* Until it has begun: false, if the match ends without one. */
static bool play_to_last_round(void) {
    int seat = play_turn();
    while (play_turn() != GAME_OVER && !(in_last_round() && play_turn() != seat)) {
        seat = play_turn();
        move();
    }
    return play_turn() != GAME_OVER;
}

static void it_is_announced_once(const struct game *game, unsigned seats, uint64_t seed) {
    bool found = false;
    for (; !found; seed++) {
        rng_seed(&rng, seed);
        handheld_match(game, seats, seats, NULL, seed);
        found = play_to_last_round();
    }
    show();
    TEST_ASSERT_TRUE(screen_top() == &match_last_round_screen);
    handheld_picture(named("last-round", seats));
    handheld_press(BUTTON_A);
    if (play_hands_over()) {
        handheld_press(BUTTON_A);
    }
    handheld_picture(named("in-last-round", seats));
    while (play_turn() != GAME_OVER) {
        TEST_ASSERT_TRUE_MESSAGE(match_last_round(), "once begun it goes on to the end");
        TEST_ASSERT_TRUE(screen_top() != &match_last_round_screen);
        move();
        match_show();
    }
    TEST_ASSERT_FALSE(match_last_round());
}

static void the_last_round_is_announced_once(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        for (unsigned seats = games_all[i]->seats_min; seats <= games_all[i]->seats_max; seats++) {
            it_is_announced_once(games_all[i], seats, seats);
        }
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(the_last_round_is_announced_once);
    RUN_TEST(every_game_ends_with_every_number_of_seats);
    return UNITY_END();
}
