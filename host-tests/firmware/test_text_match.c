/* Whole matches by the text alone: whoever can't see the screen hears of every press what it did. Presses are
 * random; one that changes the picture and not its text is one that such a player would not have noticed.
 * `test_text_match <matches>` plays so many of each game and number of seats, `test_text_match <matches>
 * show` tells each such press. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "canvas.h"
#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "masher.h"
#include "play.h"
#include "rng.h"
#include "screen.h"
#include "screen_text.h"
#include "settings_store.h"

enum {
    TEXT_ROOM = 4096,
    PRESSES_MAX = 30000,
    WEAKEST = 1,
    ARRIVE_MS = 1000 /* at the first picture */,
    REDRAW_MS = 20
};

static unsigned matches = 1;
static bool shows;
static unsigned presses, unheard;

void setUp(void) {}
void tearDown(void) {}

static uint32_t picture(void) {
    uint32_t hash = 0x811c9dc5u; /* FNV-1a */
    const uint16_t *pixels = canvas_pixels();
    for (unsigned i = 0; i < CANVAS_PIXELS; i++) {
        hash = (hash ^ pixels[i]) * 0x01000193u;
    }
    return hash;
}

static void begin(const struct game *game, unsigned seats, unsigned number) {
    struct setup setup;
    struct play_seat who[GAME_SEATS_MAX];
    setup_default(&setup, game);
    setup.seats = (uint8_t)seats;
    setup.seed = number + 1;
    for (unsigned i = 0; i < seats; i++) {
        who[i] = (struct play_seat){number % 2 == 0 || i == 0 ? PLAY_PERSON : WEAKEST, (uint8_t)i};
    }
    handheld_fresh(&settings_in_journal);
    TEST_ASSERT_TRUE(play_new(&setup, who));
    match_continue();
    handheld_run_ms(ARRIVE_MS);
}

/* One of the keys that the last line of the text names: mostly the way on, often the pad, now and then the
 * others. */
static enum board_button some_button(struct rng *rng, const char *text) {
    static const struct {
        const char *named;
        enum board_button first, second;
        unsigned weight;
    } keys[] = {
        {"A ", BUTTON_A, BUTTON_A, 40},
        {"left/right ", BUTTON_LEFT, BUTTON_RIGHT, 20},
        {"up/down ", BUTTON_UP, BUTTON_DOWN, 20},
        {"pad ", BUTTON_LEFT, BUTTON_RIGHT, 20},
        {"pad ", BUTTON_UP, BUTTON_DOWN, 20},
        {"X ", BUTTON_X, BUTTON_X, 1},
        {"B ", BUTTON_B, BUTTON_B, 1},
        {"B Back", BUTTON_B, BUTTON_B, 30},
    };
    enum { KEYS = sizeof keys / sizeof keys[0] };
    const char *end = text + strlen(text) - 1, *line = end;
    while (line > text && line[-1] != '\n') {
        line--;
    }
    unsigned weights = 0;
    for (unsigned i = 0; i < KEYS; i++) {
        weights += strstr(line, keys[i].named) != NULL ? keys[i].weight : 0;
    }
    TEST_ASSERT_GREATER_THAN_MESSAGE(0, weights, text);
    unsigned chosen = rng_below(rng, weights), i = 0;
    for (; strstr(line, keys[i].named) == NULL || chosen >= keys[i].weight; i++) {
        chosen -= strstr(line, keys[i].named) != NULL ? keys[i].weight : 0;
    }
    return rng_below(rng, 2) == 0 ? keys[i].first : keys[i].second;
}

static void press(struct rng *rng) {
    static char before[TEXT_ROOM];
    while (screens_changed()) { /* an opponent may have moved meanwhile */
        handheld_run_ms(REDRAW_MS);
    }
    const uint32_t seen = picture();
    snprintf(before, sizeof before, "%s", handheld_text());
    const enum board_button button = some_button(rng, before);
    handheld_press(button);
    presses++;
    if (picture() != seen && strcmp(before, handheld_text()) == 0) {
        unheard++;
        if (shows) {
            printf("---- button %d\n%s", (int)button, before);
        }
    }
}

static void play(const struct game *game, unsigned seats, unsigned number) {
    struct rng rng;
    rng_seed(&rng, number);
    begin(game, seats, number);
    unsigned count = 0;
    while (play_turn() != GAME_OVER && count++ < PRESSES_MAX) {
        if (masher_at_home()) {
            match_continue();
        }
        press(&rng);
    }
    TEST_ASSERT_LESS_THAN_MESSAGE(PRESSES_MAX, count, game->name);
}

static void every_press_is_heard(void) {
    for (unsigned i = 0; games_all[i] != NULL; i++) {
        presses = unheard = 0;
        for (unsigned number = 0; number < matches; number++) {
            play(games_all[i], games_all[i]->seats_min + number % (games_all[i]->seats_max - 1u), number);
        }
        printf("text.%s: %u matches, %u presses, %u changed the picture and not its text\n",
               games_all[i]->name, matches, presses, unheard);
        TEST_ASSERT_EQUAL_MESSAGE(0, unheard, games_all[i]->name);
    }
}

int main(int argc, char **argv) {
    if (argc > 1) {
        matches = (unsigned)strtoul(argv[1], NULL, 10);
    }
    shows = argc > 2;
    UNITY_BEGIN();
    RUN_TEST(every_press_is_heard);
    return UNITY_END();
}
