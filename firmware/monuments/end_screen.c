/* The end: the score card line by line, a bar for every seat, growing one line after the other; and which
 * lines points come from. Any press shows all; A leads on to the ranking. */
#include "memory.h"

const struct source_look monuments_ui_sources[] = {
    [MONUMENTS_LINE_LAYERS] = {"layers", ICON_MONUMENT, CHART_PLAIN, COLOUR_PROVINCES, COLOUR_WHITE},
    [MONUMENTS_LINE_RESOURCES] = {"resources", ICON_WOOD, CHART_DIAGONALS, COLOUR_ROUTES, COLOUR_INK},
    [MONUMENTS_LINE_WORKERS] = {"workers", ICON_POPULATE, CHART_DOTS, COLOUR_CITIES, COLOUR_WHITE},
    [MONUMENTS_LINE_HEXES] = {"land", ICON_LAND, CHART_PLAIN, COLOUR_GOOD, COLOUR_WHITE},
    [MONUMENTS_LINE_MILITARY] = {"power", ICON_DESTROY, CHART_DIAGONALS, COLOUR_SURF, COLOUR_INK},
    [MONUMENTS_LINE_UPGRADED] = {"green cards", ICON_UPGRADE, CHART_DOTS, COLOUR_UMBER, COLOUR_WHITE},
    [MONUMENTS_LINE_COMPLETED] = {"quests", ICON_QUESTS, CHART_PLAIN, COLOUR_GOLD, COLOUR_INK},
    [MONUMENTS_LINE_OPEN] = {"open quests", ICON_HOURGLASS, CHART_DIAGONALS, COLOUR_CLAY, COLOUR_INK},
    [MONUMENTS_LINES] = {"fifth layer", ICON_CROWN, CHART_DOTS, COLOUR_WAVE, COLOUR_WHITE},
};

enum {
    SOURCES = MONUMENTS_LINES + 1,
    TOP = 26,
    ROW = 18,
    SUMS_Y = TOP + 2 + SOURCES * ROW,
    LINE_MS = 160,
    BARS_X = 28,
    BARS_RIGHT = 234,
};

static struct monuments_ui_end_memory *kept(void) {
    return &monuments_ui_memory()->end;
}

static unsigned shown_lines(void) {
    return motion_over(&kept()->growing) ? SOURCES : motion_frame(&kept()->growing);
}

static void steer(enum key pressed) {
    kept()->at = cursor_ring(kept()->at, SOURCES, pressed);
}

static void help(void) {
    rules_open(MONUMENTS_UI_PAGE_POINTS);
}

/* ---- picture */

static int column(void) {
    return (BARS_RIGHT - BARS_X) / (int)play_seats();
}

static int most_points(void) {
    int most = 1;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        for (unsigned source = 0; source < SOURCES; source++) {
            most = kept()->points[seat][source] > most ? kept()->points[seat][source] : most;
        }
    }
    return most;
}

static void draw_number(int x, int y, unsigned seat, unsigned source) {
    const int number = kept()->points[seat][source], room = column() - 24;
    const struct source_look *look = &monuments_ui_sources[source];
    const int length = number > 0 ? 1 + (room - 1) * number / most_points() : 0;
    if (length > 0) {
        chart_bar(x, y + 3, length + 1, ROW - 6, look->fill, look->colour);
    }
    words_draw(x + length + 4, y + 1, TYPE_SMALL_BOLD,
               number > 0   ? COLOUR_INK
               : number < 0 ? COLOUR_BAD
                            : COLOUR_CLAY,
               "%d", number);
}

static void draw_line(unsigned source) {
    const int y = TOP + 2 + ROW * (int)source;
    if (source == kept()->at && motion_over(&kept()->growing)) {
        canvas_box(4, y, 232, ROW, 3, COLOUR_GOLD, COLOUR_INK);
    } else {
        canvas_fill(8, y + ROW - 1, 224, 1, COLOUR_SAND);
    }
    icon_draw(8, y + 1, monuments_ui_sources[source].icon, 16);
    for (unsigned seat = 0; source < shown_lines() && seat < play_seats(); seat++) {
        draw_number(BARS_X + column() * (int)seat, y, seat, source);
    }
}

static void draw_sum(unsigned seat) {
    struct match_words words;
    const int x = BARS_X + column() * (int)seat;
    int sum = 0;
    for (unsigned source = 0; source < shown_lines(); source++) {
        sum += kept()->points[seat][source];
    }
    text_number(match_words(&words), sum);
    icon_draw(x, SUMS_Y + 8, match_seat_icon(seat), 13);
    const bool big = x + 17 + type_width(TYPE_BIG, words.words) < x + column();
    type_draw(x + 17, SUMS_Y + (big ? 1 : 4), big ? TYPE_BIG : TYPE_TITLE, COLOUR_INK, words.words);
}

static void draw(void) {
    struct match_words words;
    chrome_page();
    for (unsigned source = 0; source < SOURCES; source++) {
        draw_line(source);
    }
    canvas_fill(8, SUMS_Y, 224, 2, COLOUR_UMBER);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        draw_sum(seat);
    }
    chrome_title(motion_over(&kept()->growing) ? match_capital(&words, monuments_ui_sources[kept()->at].word)
                                               : "The score cards",
                 motion_over(&kept()->growing) ? "points by line" : NULL);
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = ranking_open,
    .back = match_leave,
    .look = match_look,
    .help = help,
    .keys = {{ICON_KEY_A, "Ranking"}, {ICON_KEY_UD, "Line"}, {ICON_KEY_X, "Look"}}};

void monuments_ui_end_show(void) {
    kept()->at = 0;
    play_game()->count(play_state(), kept()->points);
    motion_start(&kept()->growing, LINE_MS * SOURCES, SOURCES);
    sound_play(CUE_REVEAL);
    screen_replace(&screen);
}
