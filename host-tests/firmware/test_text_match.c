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
    handheld_fresh(&settings_in_journal);
    handheld_match(game, seats, number % 2 == 0 ? seats : 1, NULL, number + 1u);
    match_continue();
    handheld_run_ms(ARRIVE_MS);
}

/* How likely a key is pressed that the last line names: mostly the way on, often the pad, now and then the
 * others; out of what is only looked at soon. */
static unsigned weight_of(enum board_button button, const char *title, const char *keys) {
    static const char *const named[BUTTON_COUNT] = {[BUTTON_UP] = "up/down ",
                                                    [BUTTON_DOWN] = "up/down ",
                                                    [BUTTON_LEFT] = "left/right ",
                                                    [BUTTON_RIGHT] = "left/right ",
                                                    [BUTTON_A] = "A ",
                                                    [BUTTON_B] = "B ",
                                                    [BUTTON_X] = "X "};
    const bool pad = button <= BUTTON_RIGHT;
    const bool chooses = strstr(keys, "A ") != NULL || strstr(keys, "pad ") != NULL;
    const bool looks = strstr(title, "Look: ") != NULL || !chooses || strstr(keys, "Replay") != NULL;
    if (named[button] == NULL ||
        (strstr(keys, named[button]) == NULL && !(pad && strstr(keys, "pad ") != NULL))) {
        return 0;
    }
    return button == BUTTON_A ? 40 : pad ? 10 : looks && button == BUTTON_B ? 60 : 2;
}

static enum board_button some_button(struct rng *rng, const char *text) {
    const char *keys = text + strlen(text) - 1;
    unsigned weights[BUTTON_COUNT], all = 0, button = 0;
    while (keys > text && keys[-1] != '\n') {
        keys--;
    }
    for (unsigned i = 0; i < BUTTON_COUNT; i++) {
        weights[i] = weight_of((enum board_button)i, text, keys);
        all += weights[i];
    }
    TEST_ASSERT_GREATER_THAN_MESSAGE(0, all, text);
    for (unsigned chosen = rng_below(rng, all); chosen >= weights[button]; button++) {
        chosen -= weights[button];
    }
    return (enum board_button)button;
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
