/* Whatever stands on a screen of a match can be asked: each icon that is drawn there is on a page that Y
 * opens there, with words beside it; and each number stands beside an icon, or in a row that has a name, or
 * those pages say what it is; and each ring, dash and shade that means something is named there. Matches by
 * moves of the quick kind, and at each place the step and what a few presses lead to. */
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

enum { MARKS_MAX = 16, THINGS_MAX = 600, WORDS_ROOM = 64, PAGES_ROOM = 131072 };
enum { PLACES = 10, MOVES_A_PLACE = 14, PRESSES_A_PLACE = 4, PAGES_MOST = 30 };

void setUp(void) {}
void tearDown(void) {}

static bool drawn[ICON_COUNT], explained[ICON_COUNT];
static bool *heard;

/* What stands on the screen: numbers, and what they may belong to. */
struct thing {
    struct area area;
    char words[WORDS_ROOM]; /* none: an icon */
};
static struct thing things[THINGS_MAX];
static unsigned thing_count;
static char pages[PAGES_ROOM];            /* the words of all that Y opens, in one line */
static char rings[MARKS_MAX][WORDS_ROOM]; /* rings, dashes, shades: by the words that explain them */
static unsigned ring_count, rings_met;

/* Numbers without an icon or a name in their row: what a page of Y says of them. */
static const struct mark {
    const char *game;
    struct area where;
    const char *said;
} marks[] = {
    {"bronze", {100, 0, 140, 21}, "could still be lost"}, /* in the title */
    {"empire", {100, 0, 140, 21}, "could still be lost"},
    {"monuments", {100, 0, 140, 21}, "could still be lost"},
    {"bronze", {20, 40, 32, 140}, "route tokens"},          /* left of the lands */
    {"bronze", {40, 22, 200, 16}, "Above a tile"},          /* and above a column, where cards are laid */
    {"bronze", {16, 202, 110, 16}, "Above a tile"},         /* the small board */
    {"empire", {40, 56, 130, 160}, "1, 2, 3 and 5 points"}, /* how many of a good are how much */
    {"bronze", {150, 180, 60, 20}, "3, 6 or 10 points"},    /* a route that could be had */
    {"monuments", {150, 90, 60, 110}, "Hold enough land"},  /* what the next layer takes */
    {"bronze", {40, 160, 180, 30}, "could still be lost"},  /* at a hand-over, as in the title */
    {"empire", {40, 160, 180, 30}, "could still be lost"},
    {"monuments", {40, 160, 180, 30}, "could still be lost"},
};

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

/* Each once. */
static void hear_mark(const struct saying *saying) {
    char words[WORDS_ROOM];
    bool known = false;
    snprintf(words, sizeof words, "%.*s", (int)saying->length, saying->words);
    for (unsigned i = 0; i < ring_count; i++) {
        known |= strcmp(rings[i], words) == 0;
    }
    if (!known) {
        TEST_ASSERT_LESS_THAN_UINT(MARKS_MAX, ring_count);
        strcpy(rings[ring_count++], words);
    }
}

static void hear(const struct saying *saying) {
    if (saying->what == SAID_MARK && heard == drawn) {
        hear_mark(saying);
    }
    if (saying->what == SAID_ICON) {
        heard[kind_of(saying->icon)] = true;
    }
    const bool words = saying->what == SAID_WORDS || saying->what == SAID_NAME;
    if (heard == drawn && (words || saying->what == SAID_ICON)) {
        TEST_ASSERT_LESS_THAN_UINT(THINGS_MAX, thing_count);
        struct thing *thing = &things[thing_count++];
        *thing = (struct thing){.area = saying->area};
        if (words) {
            snprintf(thing->words, sizeof thing->words, "%.*s", (int)saying->length, saying->words);
        }
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

static void gather_page(void) {
    const size_t used = strlen(pages);
    listen(explained);
    snprintf(pages + used, sizeof pages - used, "%s", handheld_text());
    for (char *at = pages + used; *at != '\0'; at++) {
        *at = (char)(*at == '\n' ? ' ' : *at);
    }
}

/* All pages that Y leads to from here; back again. */
static void gather(void) {
    const struct screen *before = screen_top();
    memset(explained, 0, sizeof explained);
    pages[0] = '\0';
    handheld_press(BUTTON_Y);
    gather_page();
    if (says("A Rules")) {
        handheld_press(BUTTON_A);
    }
    for (unsigned i = 0; i < PAGES_MOST; i++) {
        gather_page();
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

/* ---- numbers */

static bool is_number(const char *words) {
    return strpbrk(words, "0123456789") != NULL && words[strspn(words, "0123456789+-?/. ")] == '\0';
}

static int apart(int from, int length, int other, int other_length) {
    const int after = other - (from + length), before = from - (other + other_length);
    return after > 0 ? after : before > 0 ? before : 0;
}

/* An icon touches it, almost, or begins its row; words stand in its row. */
static bool belongs_to(const struct thing *number, const struct thing *thing) {
    enum { ICON_ACROSS = 8, ICON_DOWN = 4, ROWS_BEGIN = 24 };
    const struct area *a = &number->area, *b = &thing->area;
    const int down = apart(a->y, a->height, b->y, b->height);
    const bool near = apart(a->x, a->width, b->x, b->width) <= ICON_ACROSS && down <= ICON_DOWN;
    return thing->words[0] == '\0' ? near || (b->x < ROWS_BEGIN && down == 0)
                                   : !is_number(thing->words) && down == 0;
}

static bool is_said(const struct game *game, const struct thing *number) {
    bool is = false;
    for (unsigned i = 0; i < sizeof marks / sizeof marks[0]; i++) {
        const struct area *in = &marks[i].where, *at = &number->area;
        is |= strcmp(marks[i].game, game->name) == 0 && at->x >= in->x && at->x < in->x + in->width &&
              at->y >= in->y && at->y < in->y + in->height && strstr(pages, marks[i].said) != NULL;
    }
    return is;
}

static bool is_known(const struct game *game, const struct thing *number) {
    bool known = is_said(game, number);
    for (unsigned i = 0; i < thing_count && !known; i++) {
        known = belongs_to(number, &things[i]);
    }
    return known;
}

static unsigned unknown(const struct game *game, const char *where) {
    unsigned count = 0;
    for (unsigned i = 0; i < thing_count; i++) {
        const struct thing *thing = &things[i];
        if (is_number(thing->words) && !is_known(game, thing)) {
            printf("%s: number %s at %d, %d\n", where, thing->words, thing->area.x, thing->area.y);
            count++;
        }
    }
    return count;
}

static unsigned unexplained(const char *where) {
    unsigned lacking = 0;
    for (unsigned i = 0; i < ring_count; i++) {
        if (strstr(pages, rings[i]) == NULL) {
            printf("%s: %s\n", where, rings[i]);
            lacking++;
        }
    }
    rings_met += ring_count;
    return lacking;
}

static unsigned look_here(const struct game *game, const char *where) {
    memset(drawn, 0, sizeof drawn);
    thing_count = 0;
    ring_count = 0;
    listen(drawn);
    gather();
    return missing(where) + unknown(game, where) + unexplained(where);
}

/* The pages under tabs that X opens. */
static unsigned look_around(const struct game *game) {
    enum { TABS = 4 };
    unsigned lacking = 0;
    char where[64];
    handheld_press(BUTTON_X);
    for (unsigned i = 0; i < TABS && !screen_at_home(); i++) {
        snprintf(where, sizeof where, "%s, look %u", game->name, i);
        lacking += look_here(game, where);
        handheld_press(BUTTON_RIGHT);
    }
    return lacking;
}

/* With each number of seats the options have their next values, so that all of them are met. */
static void set_up(const struct game *game, unsigned seats) {
    struct setup setup;
    struct play_seat who[GAME_SEATS_MAX];
    setup_default(&setup, game);
    setup.seats = (uint8_t)seats;
    setup.seed = seats;
    for (unsigned i = 0; i < game->option_count; i++) {
        setup.options[i] = (uint8_t)((seats - game->seats_min) % game->options[i].value_count);
    }
    for (unsigned i = 0; i < GAME_SEATS_MAX; i++) {
        who[i] = (struct play_seat){PLAY_PERSON, (uint8_t)i};
    }
    TEST_ASSERT_TRUE(play_new(&setup, who));
}

static unsigned a_match(const struct game *game, unsigned seats) {
    struct rng rng;
    unsigned lacking = 0;
    rng_seed(&rng, seats);
    handheld_fresh(&settings_in_journal);
    set_up(game, seats);
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
            where[strcspn(where, "\n")] = '\0';
            lacking += screen_at_home() ? 0 : look_here(game, where);
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

static void what_stands_on_a_screen_is_on_a_page_that_Y_opens(void) {
    unsigned lacking = 0;
    for (unsigned i = 0; game_ui_at(i) != NULL; i++) {
        const struct game *game = game_ui_at(i)->game;
        for (unsigned seats = game->seats_min; seats <= game->seats_max; seats++) {
            lacking += a_match(game, seats);
        }
    }
    TEST_ASSERT_EQUAL_UINT_MESSAGE(0, lacking, "icons, numbers and marks that no page of Y's has");
    TEST_ASSERT_GREATER_THAN_UINT(100, rings_met);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(what_stands_on_a_screen_is_on_a_page_that_Y_opens);
    return UNITY_END();
}
