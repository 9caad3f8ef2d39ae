/* Whatever stands on a screen of a match can be asked: each icon that is drawn there is on a page that Y
 * opens there, with words beside it. Matches by moves of the quick kind, and at each place the step and what
 * a few presses lead to. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "game_ui.h"
#include "games.h"
#include "handheld.h"
#include "home.h"
#include "icon_words.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "rng.h"
#include "say.h"
#include "screen.h"
#include "settings_store.h"

enum { PLACES = 10, MOVES_A_PLACE = 14, PRESSES_A_PLACE = 4, PAGES_MOST = 30 };

void setUp(void) {}
void tearDown(void) {}

static bool drawn[ICON_COUNT], explained[ICON_COUNT];
static bool *heard;

/* A settler's spot is free, may be chosen, or is held by a seat: it is the settler that has to be known. */
static unsigned kind_of(unsigned icon) {
    if (icon >= ICON_PLATE_FREE_FARMERS && icon <= ICON_SPOT_DIM_HUNTERS) {
        return ICON_FARMERS + (icon - ICON_PLATE_FREE_FARMERS) % 3;
    }
    if (icon >= ICON_HELD_FARMERS_GARNET && icon <= ICON_HELD_HUNTERS_NEUTRAL) {
        return ICON_FARMERS + (icon - ICON_HELD_FARMERS_GARNET) / SEAT_COLOURS;
    }
    return icon >= ICON_CITY_GARNET && icon < ICON_CITY_GARNET + SEAT_COLOURS ? ICON_CITY : icon;
}

static void hear(const struct saying *saying) {
    if (saying->what == SAID_ICON) {
        heard[kind_of(saying->icon)] = true;
    }
}

static void listen(bool *to) {
    static const struct listener listener = {.hear = hear};
    heard = to;
    screens_say(&listener);
}

/* Keys and arrows are named by the keys' line; a seat's shape is the seat, in whatever size and colour; a
 * monument has its name beside it. */
static bool needs_words(unsigned icon) {
    const bool monument = icon >= ICON_COLOSSUS1 && icon <= ICON_TIKAL5;
    return !monument && (icon < ICON_KEY_A || icon > ICON_ARROW_D) &&
           (icon < ICON_SEAT_GARNET || icon > ICON_SEAT_NEUTRAL);
}

static bool says(const char *words) {
    return strstr(handheld_text(), words) != NULL;
}

/* All pages that Y leads to from here; back again. */
static void gather(void) {
    const struct screen *before = screen_top();
    memset(explained, 0, sizeof explained);
    handheld_press(BUTTON_Y);
    listen(explained);
    if (says("A Rules")) {
        handheld_press(BUTTON_A);
    }
    for (unsigned i = 0; i < PAGES_MOST; i++) {
        listen(explained);
        handheld_press(BUTTON_RIGHT);
    }
    for (unsigned i = 0; i < 3 && screen_top() != before; i++) {
        handheld_press(BUTTON_B);
    }
}

static unsigned missing(const char *where) {
    char name[ICON_WORDS_ROOM];
    unsigned count = 0;
    for (unsigned icon = 0; icon < ICON_COUNT; icon++) {
        if (drawn[icon] && !explained[icon] && needs_words(icon)) {
            name[icon_words(name, (enum icon)icon, -1)] = '\0';
            printf("%s: %s (icon %u)\n", where, name, icon);
            count++;
        }
    }
    return count;
}

static unsigned look_here(const char *where) {
    memset(drawn, 0, sizeof drawn);
    listen(drawn);
    gather();
    return missing(where);
}

/* The pages under tabs that X opens. */
static unsigned look_around(const struct game *game) {
    enum { TABS = 4 };
    unsigned lacking = 0;
    char where[64];
    handheld_press(BUTTON_X);
    for (unsigned i = 0; i < TABS && !screen_at_home(); i++) {
        snprintf(where, sizeof where, "%s, look %u", game->name, i);
        lacking += look_here(where);
        handheld_press(BUTTON_RIGHT);
    }
    return lacking;
}

static unsigned a_match(const struct game *game, unsigned seats) {
    struct rng rng;
    unsigned lacking = 0;
    rng_seed(&rng, seats);
    handheld_fresh(&settings_in_journal);
    handheld_match(game, seats, seats, NULL, seats);
    for (unsigned place = 0; place < PLACES && play_turn() != GAME_OVER; place++) {
        for (unsigned i = rng_below(&rng, MOVES_A_PLACE); i > 0 && play_turn() != GAME_OVER; i--) {
            const move_t quick = game->rollout(play_state(), &rng);
            if (quick != MOVE_NONE) {
                TEST_ASSERT_TRUE(handheld_move(quick));
            }
        }
        screen_push(&home_screen);
        match_show();
        handheld_run_ms(30);
        for (unsigned i = 0; i < PRESSES_A_PLACE; i++) {
            char where[64];
            snprintf(where, sizeof where, "%s, %u seats, %.20s", game->name, seats, handheld_text());
            *(strchr(where, '\n') != NULL ? strchr(where, '\n') : where) = '\0';
            lacking += screen_at_home() ? 0 : look_here(where);
            handheld_press(BUTTON_A);
        }
        lacking += look_around(game);
        screen_home();
        if (play_loaded() && play_held()) {
            play_go_on();
        }
    }
    return lacking;
}

static void each_icon_of_a_match_is_on_a_page_that_Y_opens(void) {
    unsigned lacking = 0;
    for (unsigned i = 0; game_ui_at(i) != NULL; i++) {
        const struct game *game = game_ui_at(i)->game;
        lacking += a_match(game, game->seats_min);
        lacking += a_match(game, game->seats_max);
    }
    TEST_ASSERT_EQUAL_UINT_MESSAGE(0, lacking, "icons that no page of Y's has");
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(each_icon_of_a_match_is_on_a_page_that_Y_opens);
    return UNITY_END();
}
