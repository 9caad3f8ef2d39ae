/* What a turn brought: a line for each thing won or given back, and bars that show the step. */
#include <stddef.h>
#include <string.h>

#include "bits.h"
#include "bronze_ui.h"
#include "chrome.h"
#include "match_screens.h"
#include "motion.h"
#include "outlook.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "widgets.h"

enum {
    LINES_MAX = 12,
    LINES_SHOWN = 4,
    LINE = 30,
    BAR_X = 26,
    BAR_WIDTH = 152,
    GROW_MS = 320,
    GROW_FRAMES = 8,
    FLIGHT_FRAMES = 6, /* of these: what was won flies to the points in the title */
    LINES_Y = 28,
};

struct line {
    enum icon icon;
    struct match_words title, words;
    int points;
    int seat; /* whose, if not the turn's; -1 */
};
static struct line lines[LINES_MAX];
static unsigned count, first;
static int16_t before[BRONZE_SEATS_MAX];
static struct bronze begin; /* the state when the turn began */
static struct motion grow;

/* ---- what happened */

static struct line *add(enum icon icon, int points) {
    struct line *line = &lines[count < LINES_MAX ? count++ : LINES_MAX - 1];
    line->icon = icon;
    line->points = points;
    line->seat = -1;
    (void)match_words(&line->title);
    (void)match_words(&line->words);
    return line;
}

static void put_counts(struct text *text, unsigned tile) {
    for (unsigned seat = 0; seat < bronze_ui_state()->seats; seat++) {
        text_put(text, seat > 0 ? " : " : "");
        text_unsigned(text, bronze_ui_state()->count[seat][tile]);
    }
}

static void add_provinces(void) {
    unsigned const both = (unsigned)bronze_ui_state()->won_provinces | bronze_ui_state()->lost_provinces;
    for (uint32_t left = both; left != 0; left &= left - 1) {
        unsigned const tile = bits_lowest(left), owner = bronze_ui_state()->province_owner[tile];
        bool const mine = owner == bronze_ui_state()->news_seat;
        struct line *line =
            add(ICON_PROVINCE, owner == BRONZE_NOBODY ? 0 : bronze_ui_state()->province[tile]);
        text_put(&line->title.buffer.text, "Province of tile ");
        text_unsigned(&line->title.buffer.text, tile + 1);
        put_counts(&line->words.buffer.text, tile);
        text_put(&line->words.buffer.text, owner == BRONZE_NOBODY ? ": nobody’s" : "");
        line->seat = mine || owner == BRONZE_NOBODY ? -1 : (int)owner;
    }
}

static void add_routes(uint32_t set, bool won) {
    for (; set != 0; set &= set - 1) {
        unsigned const bit = bits_lowest(set), terrain = bit / BRONZE_ROUTE_LENGTHS;
        unsigned const length = bit % BRONZE_ROUTE_LENGTHS;
        int const points = bronze_route_points[length];
        struct line *line = add(ICON_ROUTE, won ? points : -points);
        text_put(&line->title.buffer.text, "Route of ");
        text_unsigned(&line->title.buffer.text, bronze_route_lengths[length]);
        text_put(&line->title.buffer.text, won ? ", " : " goes back");
        text_put(&line->title.buffer.text, won ? bronze_terrain_names[terrain] : "");
        text_put(&line->words.buffer.text, won ? "the longest line is " : "free for all again");
        if (won) {
            text_unsigned(&line->words.buffer.text,
                          bronze_route_run(bronze_ui_state(), bronze_ui_state()->news_seat, terrain));
        }
    }
}

static void add_cities(unsigned seat) {
    for (unsigned i = begin.cities_held[seat]; i < bronze_ui_state()->cities_held[seat]; i++) {
        unsigned const city = bronze_ui_state()->cities[seat][i];
        struct line *line = add(ICON_CITY, (int)bronze_city_worth(bronze_ui_state(), seat, city));
        text_put(&line->title.buffer.text, bronze_cities[city].name);
        bronze_ui_city_words(city, seat, &line->words.buffer.text);
    }
}

static int city_points(const struct bronze *state, unsigned seat) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    bronze.count(state, points);
    return points[seat][BRONZE_FROM_CITIES];
}

/* What the cities that it had before are worth more or less, by what this turn changed. */
static void add_change_of_cities(unsigned seat) {
    int change = city_points(bronze_ui_state(), seat) - city_points(&begin, seat);
    for (unsigned i = begin.cities_held[seat]; i < bronze_ui_state()->cities_held[seat]; i++) {
        change -= (int)bronze_city_worth(bronze_ui_state(), seat, bronze_ui_state()->cities[seat][i]);
    }
    if (change != 0) {
        struct line *line = add(ICON_CITY, change);
        text_put(&line->title.buffer.text, "Cities held before");
        text_put(&line->words.buffer.text, change > 0 ? "are worth more now" : "are worth less now");
    }
}

static void gather(void) {
    unsigned const seat = bronze_ui_state()->news_seat;
    bronze_ui_outlook_turn_begin(before, &begin);
    count = 0;
    first = 0;
    add_provinces();
    add_routes(bronze_ui_state()->won_routes, true);
    add_routes(bronze_ui_state()->returned_routes, false);
    add_cities(seat);
    add_change_of_cities(seat);
}

/* ---- keys */

static void scroll(int by) {
    int const to = (int)first + by, last = (int)count - LINES_SHOWN;
    first = to < 0 || last < 0 ? 0 : to > last ? (unsigned)last : (unsigned)to;
    sound_play(CUE_MOVE);
}

static void key(enum key pressed) {
    switch (pressed) {
    case KEY_UP:
        scroll(-1);
        break;
    case KEY_DOWN:
        scroll(1);
        break;
    case KEY_A:
        sound_play(CUE_TURN);
        match_show();
        break;
    case KEY_UNDO:
        bronze_ui_back();
        break;
    case KEY_B:
        bronze_ui_back();
        break;
    case KEY_X:
        bronze_ui_look_open(bronze_ui_state()->news_seat);
        break;
    case KEY_Y:
        rules_open(bronze_ui_state()->won_routes != 0 ? BRONZE_UI_PAGE_ROUTES : BRONZE_UI_PAGE_PROVINCES);
        break;
    default:
        break;
    }
}

/* ---- picture */

/* A seat's points on the way from before the turn to now. */
static int points_shown(unsigned seat) {
    int const now = play_standing()->points[seat];
    return before[seat] + (now - before[seat]) * (int)motion_frame(&grow) / GROW_FRAMES;
}

static void scores_shown(struct chrome_score scores[GAME_SEATS_MAX]) {
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        scores[seat] = (struct chrome_score){(uint8_t)play_seat_style(seat), (int16_t)points_shown(seat)};
    }
}

static void draw_title(void) {
    struct chrome_score scores[GAME_SEATS_MAX];
    unsigned const seat = bronze_ui_state()->news_seat;
    scores_shown(scores);
    chrome_title_seat(play_seat_style(seat), "Turn done", BRONZE_UI_DASH_TOKENS,
                      chrome_title_room(scores, play_seats()));
    chrome_scores(scores, play_seats(), seat);
}

/* Each token that was won, from its line to the points. */
static void draw_flight(void) {
    struct chrome_score scores[GAME_SEATS_MAX];
    int const frame = (int)motion_frame(&grow);
    scores_shown(scores);
    int const to_x = chrome_score_x(scores, play_seats(), bronze_ui_state()->news_seat);
    for (unsigned i = 0; i < count && i < LINES_SHOWN && frame < FLIGHT_FRAMES; i++) {
        int const y = LINES_Y + LINE * (int)i;
        if (lines[i].points > 0 && lines[i].seat < 0) {
            icon_draw(8 + (to_x - 8) * frame / FLIGHT_FRAMES, y + 2 + (4 - y) * frame / FLIGHT_FRAMES,
                      lines[i].icon, 16);
        }
    }
}

static void draw_points(int y, const struct line *line) {
    struct match_words words;
    struct text *text = match_words(&words);
    bool const mine = line->seat < 0;
    if (line->points != 0) {
        text_put(text, line->points > 0 ? "+" : "−");
    }
    text_number(text, line->points < 0 ? -line->points : line->points);
    uint16_t const colour = !mine || line->points == 0 ? COLOUR_UMBER
                            : line->points > 0         ? COLOUR_GOOD
                                                       : COLOUR_BAD;
    type_draw_right(230, y + 1, TYPE_BIG, colour, words.words);
    if (!mine) {
        icon_draw(230 - type_width(TYPE_BIG, words.words) - 18, y + 7, match_seat_icon((unsigned)line->seat),
                  13);
    }
}

static void draw_line(int y, const struct line *line) {
    icon_draw(8, y + 2, line->icon, 24);
    type_draw(40, y - 1, TYPE_BODY_BOLD, COLOUR_INK, line->title.words);
    type_rich(40, y + 13, TYPE_SMALL, COLOUR_UMBER, line->words.words);
    draw_points(y, line);
}

static void draw_lines(void) {
    canvas_box(CHROME_PANEL_X, 26, CHROME_PANEL_WIDTH, 122, 3, COLOUR_PAPYRUS, COLOUR_INK);
    for (unsigned i = first; i < count && i < first + LINES_SHOWN; i++) {
        int const y = LINES_Y + LINE * (int)(i - first);
        if (i > first) {
            canvas_fill(8, y - 1, 224, 1, COLOUR_CLAY);
        }
        draw_line(y, &lines[i]);
    }
    if (count == 0) {
        type_draw_centred(120, 76, TYPE_BODY, COLOUR_UMBER, "No token was won in this turn.");
    }
    if (first > 0) {
        icon_draw_flat(116, 27, ICON_ARROW_U, 5, COLOUR_CLAY);
    }
    if (first + LINES_SHOWN < count) {
        icon_draw_flat(116, 142, ICON_ARROW_D, 5, COLOUR_CLAY);
    }
}

static int scale(int points) {
    int most = 40; /* points of a bar that is full, or more if somebody has */
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        int const now = play_standing()->points[seat];
        most = now > most ? now : most;
    }
    return points > 0 ? BAR_WIDTH * points / most : 0;
}

static void draw_bar(int y, unsigned seat) {
    const struct seat_colours *colours = &seat_colours[play_seat_style(seat)];
    int const old = before[seat], height = play_seats() == 4 ? 9 : 11, shown = points_shown(seat);
    int const start = scale(old < shown ? old : shown), end = scale(shown);
    canvas_fill(BAR_X, y + 3, BAR_WIDTH, height, COLOUR_NIGHT);
    canvas_fill(BAR_X, y + 3, start, height, colours->fill);
    canvas_fill(BAR_X, y + 3, start, 2, colours->light);
    if (end > start) {
        canvas_fill(BAR_X + start, y + 3, end - start, height, colours->light);
        for (int x = start + 2; x < end - 1; x += 4) {
            canvas_fill(BAR_X + x, y + 5, 2, height - 4, colours->fill);
        }
    }
}

static void draw_bars(void) {
    int const step = play_seats() == 4 ? 16 : 21;
    canvas_box(CHROME_PANEL_X, 150, CHROME_PANEL_WIDTH, 69, 3, COLOUR_NIGHT2, COLOUR_INK);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct match_words words;
        struct text *text = match_words(&words);
        int const y = 153 + step * (int)seat + (play_seats() == 2 ? 8 : 0),
                  now = play_standing()->points[seat];
        if (before[seat] != now) {
            text_number(text, before[seat]);
            text_put(text, " › ");
        }
        text_number(text, now);
        icon_draw(8, y + 2, match_seat_icon(seat), 13);
        draw_bar(y, seat);
        type_draw(186, y - 1, TYPE_BODY_BOLD,
                  seat == bronze_ui_state()->news_seat ? COLOUR_PAPYRUS : COLOUR_MIST, words.words);
    }
}

static void draw(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    bool const over = play_turn() == GAME_OVER;
    text_put(text, over ? "The end" : "Next: ");
    text_put(text, over ? "" : play_name((unsigned)play_turn()));
    struct chrome_key const keys[] = {{ICON_KEY_A, words.words}, {ICON_KEY_B, "Undo"}};
    chrome_ground();
    draw_title();
    draw_lines();
    draw_bars();
    draw_flight();
    chrome_keys(keys, over ? 1 : 2, true);
}

static const struct screen screen = {.draw = draw, .key = key, .undo = true};

void bronze_ui_turn_end_show(void) {
    gather();
    motion_start(&grow, GROW_MS, GROW_FRAMES);
    sound_play(play_standing()->points[bronze_ui_state()->news_seat] > before[bronze_ui_state()->news_seat]
                   ? CUE_GAIN
                   : CUE_OPEN);
    screen_replace(&screen);
}
