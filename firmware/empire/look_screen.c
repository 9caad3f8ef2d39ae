/* To look around without touching the turn: goods, points, the board and the log, for any seat. */
#include <stddef.h>

#include "canvas.h"
#include "chrome.h"
#include "empire_ui.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum page { PAGE_GOODS, PAGE_POINTS, PAGE_MAP, PAGE_LOG, PAGES };
enum { TABS_Y = 25, TAB_WIDTH = 58, PANEL_Y = 44, PANEL_HEIGHT = 175, SUMS_Y = 184 };

static enum page page;
static unsigned seat, focus; /* whose; which line of the page */

/* ---- keys */

static unsigned lines(void) {
    return page == PAGE_GOODS ? EMPIRE_GOODS : page == PAGE_POINTS ? (unsigned)EMPIRE_SOURCES : 1;
}

static void turn(bool right) {
    page = (enum page)((page + (right ? 1u : PAGES - 1u)) % PAGES);
    focus = 0;
    sound_play(CUE_MOVE);
}

static void open(void) {
    if (page == PAGE_MAP) {
        empire_ui_browse_open();
    } else if (page == PAGE_LOG) {
        sound_play(CUE_OPEN);
        log_open();
    }
}

static void help(void) {
    static const uint8_t pages[PAGES] = {EMPIRE_UI_PAGE_GOODS, EMPIRE_UI_PAGE_CONTROL, EMPIRE_UI_PAGE_CONTROL,
                                         EMPIRE_UI_PAGE_TURN};
    rules_open(pages[page]);
}

static void key(enum key pressed) {
    switch (pressed) {
    case KEY_LEFT:
    case KEY_RIGHT:
        turn(pressed == KEY_RIGHT);
        break;
    case KEY_UP:
    case KEY_DOWN:
        focus = (focus + (pressed == KEY_DOWN ? 1 : lines() - 1)) % lines();
        sound_play(CUE_MOVE);
        break;
    case KEY_A:
        open();
        break;
    case KEY_X:
        seat = (seat + 1) % play_seats();
        sound_play(CUE_MOVE);
        break;
    case KEY_B:
        sound_play(CUE_BACK);
        screen_pop();
        break;
    case KEY_Y:
        help();
        break;
    default:
        break;
    }
}

/* ---- picture */

static void draw_tabs(void) {
    static const char *const words[PAGES] = {"Goods", "Points", "Map", "Log"};
    for (unsigned i = 0; i < PAGES; i++) {
        int const x = 2 + (TAB_WIDTH + 1) * (int)i;
        bool const on = i == page;
        canvas_box(x, TABS_Y, TAB_WIDTH, 22, 3, on ? COLOUR_PAPYRUS : COLOUR_NIGHT2, COLOUR_INK);
        type_draw_centred(x + TAB_WIDTH / 2, TABS_Y + 2, TYPE_SMALL_BOLD, on ? COLOUR_INK : COLOUR_MIST,
                          words[i]);
    }
}

static void draw_good(unsigned good, const struct empire_goods *goods) {
    int const y = PANEL_Y + 3 + 27 * (int)good;
    if (good > 0) {
        canvas_fill(8, y - 2, 224, 1, COLOUR_SAND);
    }
    icon_draw(8, y, empire_ui_good_icon(good), 24);
    words_centred(44, y + 2, TYPE_BODY_BOLD, goods->count[good] > 0 ? COLOUR_INK : COLOUR_CLAY, "%u",
                  goods->count[good]);
    empire_ui_goods_bar(56, y + 2, good, goods->count[good], goods->wilds[good], 15);
    words_right(232, y - 2, TYPE_BIG, goods->points[good] > 0 ? COLOUR_GOOD : COLOUR_CLAY, "%u",
                goods->points[good]);
}

static void sum_put(struct text *text, const char *word, int points) {
    text_format(text, "%s {:good}%d{:}{12}", word, points);
}

static void draw_sums(void) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    struct match_words words;
    struct text *text = match_words(&words);
    empire.count(empire_ui_state(), points);
    sum_put(text, "Regions", points[seat][EMPIRE_SOURCE_REGIONS]);
    sum_put(text, "Continents", points[seat][EMPIRE_SOURCE_CONTINENTS]);
    sum_put(text, "Goods", points[seat][EMPIRE_SOURCE_GOODS]);
    type_rich(8, SUMS_Y + 2, TYPE_SMALL_BOLD, COLOUR_INK, words.words);
}

static void left_put(struct text *text, const char *icon, unsigned number) {
    text_format(text, "%s %u{9}", icon, number);
}

static void draw_left(void) {
    const struct empire_state *state = empire_ui_state();
    struct match_words words;
    struct text *text = match_words(&words);
    left_put(text, "{coin}", state->coins[seat]);
    left_put(text, "{army}", state->supply[seat]);
    left_put(text, "{city}", EMPIRE_CITIES - (unsigned)state->city_count[seat]);
    if (state->goods[seat][EMPIRE_WILD] > 0) {
        left_put(text, "{wild}", state->goods[seat][EMPIRE_WILD]);
    }
    empire_ui_turn_put(text, seat);
    type_rich(8, SUMS_Y + 17, TYPE_SMALL, COLOUR_UMBER, words.words);
}

static void draw_goods(void) {
    struct empire_control control;
    struct empire_goods goods;
    empire_control(empire_ui_state(), &control);
    empire_goods(empire_ui_state(), &control, seat, &goods);
    for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
        draw_good(good, &goods);
    }
    canvas_fill(8, SUMS_Y, 224, 1, COLOUR_CLAY);
    draw_sums();
    draw_left();
}

static void draw_points(void) {
    static const char *const words[EMPIRE_SOURCES] = {
        "One for each region with more armies and cities than anyone else.",
        "One for each continent with more regions than anyone else holds.",
        "Each good by its own steps; wilds are given to where they bring most.",
    };
    int const y = points_table_draw(PANEL_Y + 4, (int)focus);
    canvas_fill(8, y, 224, 1, COLOUR_CLAY);
    type_wrap((struct area){8, y + 2, 224, 36}, TYPE_SMALL, COLOUR_UMBER, words[focus]);
}

/* The board a little lower, with the seat's lands in a line below. */
static void draw_map(void) {
    struct empire_control control;
    struct match_words words;
    struct text *text = match_words(&words);
    struct empire_ui_board const view = {
        .state = empire_ui_state(), .y = PANEL_Y, .at = EMPIRE_UI_NOWHERE, .from = EMPIRE_UI_NOWHERE};
    unsigned continents = 0;
    empire_control(empire_ui_state(), &control);
    for (unsigned i = 0; i < empire_map(empire_ui_state())->continent_count; i++) {
        continents += control.continent[i] == seat;
    }
    empire_ui_board_draw(&view);
    empire_ui_owner_put(text, seat);
    text_format(text, " regions %u{12}{crown} continents %u", control.regions[seat], continents);
    type_rich(4, PANEL_Y + EMPIRE_UI_MAP_HEIGHT, TYPE_SMALL, COLOUR_PAPYRUS, words.words);
}

static void draw_log(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    text_format(text, "%u%s", play_match()->length,
                play_match()->length == 1 ? " move so far." : " moves so far.");
    type_draw(CHROME_MARGIN, PANEL_Y + 8, TYPE_BODY_BOLD, COLOUR_INK, words.words);
    type_wrap((struct area){CHROME_MARGIN, PANEL_Y + 32, 220, 80}, TYPE_BODY, COLOUR_UMBER,
              "*A* shows every move of this match in words, and the seed that deals it again.");
}

static void draw_keys(void) {
    struct chrome_key const open_keys[] = {
        {ICON_KEY_A, page == PAGE_MAP ? "Board" : "Log"}, {ICON_KEY_LR, "Page"}, {ICON_KEY_B, "Back"}};
    static const struct chrome_key keys[] = {
        {ICON_KEY_LR, "Page"}, {ICON_KEY_X, "Next seat"}, {ICON_KEY_B, "Back"}};
    chrome_keys(page == PAGE_GOODS || page == PAGE_POINTS ? keys : open_keys, 3, true);
}

static void draw(void) {
    static void (*const draw_page[PAGES])(void) = {draw_goods, draw_points, draw_map, draw_log};
    chrome_ground();
    draw_tabs();
    if (page != PAGE_MAP) {
        chrome_panel(CHROME_PANEL_X, PANEL_Y, CHROME_PANEL_WIDTH, PANEL_HEIGHT);
    }
    draw_page[page]();
    match_title_name(seat, "Look: ", "", CHROME_NO_PHASE);
    draw_keys();
}

static const struct screen screen = {.draw = draw, .key = key};

void empire_ui_look_open(void) {
    page = PAGE_GOODS;
    seat = empire_ui_me();
    focus = 0;
    sound_play(CUE_OPEN);
    screen_push(&screen);
}
