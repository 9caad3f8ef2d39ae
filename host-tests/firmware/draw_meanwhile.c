/* draw_meanwhile <folder>: whole matches of all games, one person (quick moves) against two opponents of
 * the level "normal"; each page about what the others did, from its top down, into <folder>/<game>-<nn>.png,
 * its steps one after another into <game>-<nn>-steps-<n>.png, and their words on the standard output.
 * tools/screens meanwhile lays the pages side by side, to be read as a story. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "games.h"
#include "handheld.h"
#include "home.h"
#include "match_screens.h"
#include "play.h"
#include "recap.h"
#include "rng.h"
#include "screen.h"
#include "settings_store.h"

enum { SEATS = 3, NORMAL = 2, WAIT_MS = 1000, WAITS = 300, SEED = 3, NAME_ROOM = 64, LOOKS_MAX = 400 };
static const char *folder;
static struct rng rng;

void setUp(void) {}
void tearDown(void) {}

static void begin(const struct game *game) {
    struct setup setup;
    struct play_seat who[GAME_SEATS_MAX];
    handheld_start(&settings_in_journal);
    handheld_recaps_stay();
    rng_seed(&rng, SEED);
    setup_default(&setup, game);
    setup.seats = SEATS;
    setup.seed = SEED;
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        who[seat] = (struct play_seat){seat == 0 ? PLAY_PERSON : NORMAL, (uint8_t)seat};
    }
    TEST_ASSERT_TRUE(play_new(&setup, who));
}

static void show(void) {
    screen_home();
    screen_push(&home_screen);
    match_show();
    handheld_run_ms(WAIT_MS);
}

/* The person's turn, by quick moves. */
static void move(void) {
    while (play_person_to_move()) {
        const move_t quick = play_game()->rollout(play_state(), &rng);
        TEST_ASSERT_TRUE(handheld_move(quick));
    }
}

/* A goes on over whatever stands there; opponents take their time. */
static void to_person(void) {
    for (unsigned i = 0; i < WAITS && play_turn() != GAME_OVER && !recap_shown(); i++) {
        if (play_person_to_move()) {
            return;
        }
        handheld_press(BUTTON_A);
        handheld_run_ms(WAIT_MS);
    }
}

static void draw_as(const char *name) {
    handheld_save(folder, name);
    printf("---- %s\n%s", name, handheld_text());
}

/* X, and by A through its steps: "bronze-02-steps-1" and so on. */
static void draw_steps(unsigned page) {
    char name[NAME_ROOM];
    handheld_press(BUTTON_X);
    for (unsigned step = 0; !recap_shown(); step++) {
        snprintf(name, sizeof name, "%s-%02u-steps-%u", play_game()->name, page, step);
        draw_as(name);
        handheld_press(BUTTON_A);
    }
}

static void draw_page(unsigned *page) {
    char name[NAME_ROOM];
    snprintf(name, sizeof name, "%s-%02u", play_game()->name, *page);
    draw_as(name);
    draw_steps(*page);
    ++*page;
}

static void draw_match(const struct game *game) {
    unsigned page = 0;
    begin(game);
    for (unsigned i = 0; i < LOOKS_MAX && play_turn() != GAME_OVER; i++) {
        show();
        to_person();
        if (recap_shown()) {
            draw_page(&page);
        }
        move();
    }
}

static void draw_all(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        draw_match(games_all[i]);
    }
}

int main(int count, char **words) {
    folder = count > 1 ? words[1] : ".";
    UNITY_BEGIN();
    RUN_TEST(draw_all);
    return UNITY_END();
}
