/* The end: provinces that were still open, then the cities, turned over one by one. Any press shows all. */
#include <stddef.h>

#include "bronze/look.h"
#include "bronze/pieces.h"
#include "bronze/turn.h"
#include "chrome.h"
#include "match_screens.h"
#include "motion.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum { CITY_MS = 200, ROW = 14, COLUMNS_Y = 28, PANEL_HEIGHT = 193 };

static struct motion turning;
static unsigned most; /* cities of one seat */

static unsigned turned(void) {
    return motion_frame(&turning);
}

static void key(enum key pressed) {
    if (pressed == KEY_X) {
        look_open(0);
    } else if (pressed == KEY_Y) {
        rules_open(PAGE_END);
    } else if (pressed == KEY_B) {
        match_leave();
    } else if (pressed == KEY_A) {
        ranking_open();
    }
}

static int column_width(void) {
    return 232 / (int)play_seats();
}

static void draw_city(int x, int y, unsigned seat, unsigned index) {
    struct match_words words;
    unsigned const city = table()->cities[seat][index];
    unsigned const worth = bronze_city_worth(table(), seat, city);
    int const right = x + column_width() - 6;
    struct area const clip = canvas_clip(x, y, column_width() - 22, ROW + 2);
    type_draw(x, y, TYPE_SMALL, worth > 0 ? COLOUR_INK : COLOUR_CLAY, bronze_cities[city].name);
    canvas_clip_set(clip);
    text_unsigned(match_words(&words), worth);
    type_draw_right(right, y, TYPE_SMALL_BOLD, worth > 0 ? COLOUR_GOOD : COLOUR_CLAY, words.words);
}

/* Points of a seat as far as they are turned up. */
static int points_so_far(unsigned seat) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX] = {{0}};
    bronze.count(table(), points);
    int sum = points[seat][BRONZE_FROM_PROVINCES] + points[seat][BRONZE_FROM_ROUTES];
    for (unsigned i = 0; i < table()->cities_held[seat] && i < turned(); i++) {
        sum += (int)bronze_city_worth(table(), seat, table()->cities[seat][i]);
    }
    return sum;
}

static void draw_sources(int x, unsigned seat) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX] = {{0}};
    struct match_words words;
    struct text *text = match_words(&words);
    bronze.count(table(), points);
    text_put(text, "{province}{2}");
    text_number(text, points[seat][BRONZE_FROM_PROVINCES]);
    text_put(text, "{5}{route}{2}");
    text_number(text, points[seat][BRONZE_FROM_ROUTES]);
    type_rich(x, COLUMNS_Y + 22, TYPE_SMALL_BOLD, COLOUR_INK, words.words);
}

static void draw_seat(unsigned seat) {
    struct match_words words;
    int const x = 6 + column_width() * (int)seat, width = column_width() - 6;
    bool const narrow = play_seats() == 4;
    icon_draw(x, COLUMNS_Y + 3, seat_icon(seat), 17);
    if (!narrow) {
        struct area const clip = canvas_clip(x, COLUMNS_Y, width, 22);
        type_draw(x + 21, COLUMNS_Y + 2, TYPE_BODY_BOLD, COLOUR_INK, play_name(seat));
        canvas_clip_set(clip);
    }
    draw_sources(x, seat);
    canvas_fill(x, COLUMNS_Y + 38, width, 1, COLOUR_CLAY);
    for (unsigned i = 0; i < table()->cities_held[seat] && i < turned(); i++) {
        draw_city(x, COLUMNS_Y + 40 + ROW * (int)i, seat, i);
    }
    canvas_fill(x, 188, width, 2, COLOUR_UMBER);
    text_number(match_words(&words), points_so_far(seat));
    type_draw_right(x + width, 190, TYPE_BIG, COLOUR_INK, words.words);
    if (seat > 0) {
        canvas_fill(x - 5, COLUMNS_Y + 2, 1, 186, COLOUR_SAND);
    }
}

static void draw(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Ranking"}, {ICON_KEY_X, "Look"}, {ICON_KEY_B, "Home"}};
    chrome_ground();
    chrome_title("The cities are counted", NULL);
    chrome_panel(CHROME_PANEL_X, CHROME_PANEL_Y, CHROME_PANEL_WIDTH, PANEL_HEIGHT);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        draw_seat(seat);
    }
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw, .key = key};

void end_open(void) {
    most = 1;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        most = table()->cities_held[seat] > most ? table()->cities_held[seat] : most;
    }
    motion_start(&turning, (uint16_t)(CITY_MS * most), (uint16_t)most);
    sound_play(CUE_REVEAL);
    screen_replace(&screen);
}
