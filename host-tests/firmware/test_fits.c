/* Random buttons with whatever takes the most room on the screen: every game with as many seats as it has,
 * the widest names, points of three digits, whole matches. After each press nothing on the screen may be cut
 * off or hidden. `firmware_fits <presses>`; tools/fits presses 100,000 times. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "account.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "home.h"
#include "lesson.h"
#include "masher.h"
#include "match_screens.h"
#include "play.h"
#include "rng.h"
#include "screen.h"
#include "settings.h"
#include "settings_store.h"
#include "standing.h"

enum {
    PRESSES_A_PLACE = 25, /* then the match goes on by some moves, so that all of it is seen */
    MOVES_A_PLACE = 12,
    PLACES = 20,
    MORE_POINTS = 100,
    WEAKEST = 1,
    FEWER_SEATS_ONE_IN = 3,
    MESSAGE_ROOM = 96,
};

static unsigned wanted = 10000;
static move_t legal[GAME_MOVES_MAX];

/* In the linker's place: everybody has 100 points more. Differences stay what they are. */
void __real_account_sums(const struct game *game, const void *state, unsigned without, /* NOLINT */
                         struct account_sum sums[GAME_SEATS_MAX]);
void __wrap_account_sums(const struct game *game, const void *state, unsigned without, /* NOLINT */
                         struct account_sum sums[GAME_SEATS_MAX]);
void __real_standing_of(const struct game *game, const void *state, struct standing *standing); /* NOLINT */
void __wrap_standing_of(const struct game *game, const void *state, struct standing *standing); /* NOLINT */

void __wrap_account_sums(const struct game *game, const void *state, unsigned without, /* NOLINT */
                         struct account_sum sums[GAME_SEATS_MAX]) {
    const unsigned counted = ~without & ((1u << game->source_count) - 1);
    const bool one = (counted & (counted - 1)) == 0; /* a source alone: a line of a table */
    __real_account_sums(game, state, without, sums);
    for (unsigned i = 0; i < GAME_SEATS_MAX && !one; i++) {
        sums[i].points = (int16_t)(sums[i].points + MORE_POINTS);
        sums[i].won = (int16_t)(sums[i].won + MORE_POINTS);
    }
}

void __wrap_standing_of(const struct game *game, const void *state, struct standing *standing) { /* NOLINT */
    __real_standing_of(game, state, standing);
    for (unsigned i = 0; i < GAME_SEATS_MAX; i++) {
        standing->points[i] = (int16_t)(standing->points[i] + MORE_POINTS);
    }
}

void setUp(void) {}
void tearDown(void) {}

static void widest_names(void) {
    struct settings changed = *settings();
    for (unsigned i = 0; i < SETTINGS_SEATS; i++) {
        memset(changed.name[i], 'W', SETTINGS_NAME_MAX);
        changed.name[i][SETTINGS_NAME_MAX - 1] = (char)('A' + i); /* to be told apart */
        changed.name[i][SETTINGS_NAME_MAX] = '\0';
    }
    settings_change(&changed);
}

static void begin(const struct game *game, unsigned number) {
    struct setup setup;
    struct play_seat who[GAME_SEATS_MAX];
    setup_default(&setup, game);
    setup.seats = number % FEWER_SEATS_ONE_IN == 0 ? game->seats_min : game->seats_max;
    setup.seed = number;
    for (unsigned i = 0; i < game->option_count; i++) {
        setup.options[i] = (uint8_t)((number + i) % game->options[i].value_count);
    }
    for (unsigned i = 0; i < GAME_SEATS_MAX; i++) {
        who[i] = (struct play_seat){(number + i) % 2 == 0 ? PLAY_PERSON : WEAKEST, (uint8_t)i};
    }
    TEST_ASSERT_TRUE(play_new(&setup, who));
}

static void some_moves(struct rng *rng) {
    for (unsigned i = rng_below(rng, MOVES_A_PLACE); i > 0 && play_loaded() && play_turn() != GAME_OVER;
         i--) {
        const unsigned count = match_moves(play_match(), legal);
        const move_t quick =
            play_game()->rollout != NULL ? play_game()->rollout(play_state(), rng) : MOVE_NONE;
        TEST_ASSERT_TRUE(handheld_move(quick != MOVE_NONE ? quick : legal[rng_below(rng, count)]));
    }
}

/* Away from whatever was opened, a match that was only looked at and a lesson included: that one allows few
 * moves. */
static void leave(const struct game *game, unsigned number) {
    screen_home();
    play_view_end();
    if (lesson_on()) {
        lesson_leave();
        if (!match_resume_last()) { /* the match is over that it was begun from */
            begin(game, number);
        }
    }
    if (play_loaded() && play_held()) {
        play_go_on();
    }
}

static void show(void) {
    screen_push(&home_screen); /* a step of the match takes its place */
    match_show();
    handheld_run_ms(30);
}

static void look_at(const struct game *game, unsigned number) {
    char where[MESSAGE_ROOM];
    struct rng rng;
    rng_seed(&rng, number);
    handheld_fresh(&settings_in_journal);
    widest_names();
    begin(game, number);
    for (unsigned place = 0; place < PLACES; place++) {
        leave(game, number);
        some_moves(&rng);
        show();
        for (unsigned i = 0; i < PRESSES_A_PLACE; i++) {
            snprintf(where, sizeof where, "%s, match %u, place %u, press %u", game->name, number, place, i);
            masher_press(&rng);
            handheld_fits(where);
        }
    }
}

static unsigned game_count(void) {
    unsigned count = 0;
    while (games_all[count] != NULL) {
        count++;
    }
    return count;
}

static void everything_fits(void) {
    for (unsigned number = 0; number * PLACES * PRESSES_A_PLACE < wanted; number++) {
        look_at(games_all[number % game_count()], number);
    }
}

int main(int argc, char **argv) {
    if (argc > 1) {
        wanted = (unsigned)strtoul(argv[1], NULL, 10);
    }
    UNITY_BEGIN();
    RUN_TEST(everything_fits);
    return UNITY_END();
}
