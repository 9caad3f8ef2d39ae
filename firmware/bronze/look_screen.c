/* Looking around: matrix, cities, points, land and log, for every seat. */
#include <assert.h>
#include <stddef.h>

#include "bits.h"
#include "board_picture.h"
#include "bronze_ui.h"
#include "chrome.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "widgets.h"
#include "words.h"

enum page { LOOK_MATRIX, LOOK_CITIES, LOOK_POINTS, LOOK_BOARD, LOOK_LOG, LOOK_PAGES };
enum { PANEL_Y = 44, PANEL_HEIGHT = 175, CITIES_SHOWN = 4, CITY_ROW = 38, COLUMN_CARDS = 4 };

static enum page page;
static unsigned seat;
static unsigned column, depth; /* the cursor in the matrix */
static unsigned city;          /* and in the cities */
static int source;             /* and in the points */
static int board_first;        /* where the land was before it was looked at */

/* ---- keys */

static void turn_page(unsigned step) {
    page = (enum page)((page + step) % LOOK_PAGES);
    sound_play(CUE_MOVE);
}

static void next_seat(void) {
    seat = (seat + 1) % play_seats();
    column = 0;
    depth = 0;
    city = 0;
    sound_play(CUE_MOVE);
}

/* Up and down go through the cards, column by column. */
static void move_in_matrix(bool down) {
    unsigned const width = bronze_ui_state()->width[seat];
    if (width == 0) {
        return;
    }
    if (down && depth + 1 < bronze_ui_state()->height[seat][column]) {
        depth++;
    } else if (down) {
        column = (column + 1) % width;
        depth = 0;
    } else if (depth > 0) {
        depth--;
    } else {
        column = (column + width - 1) % width;
        depth = bronze_ui_state()->height[seat][column] - 1u;
    }
}

static void move(bool down) {
    unsigned const held = bronze_ui_state()->cities_held[seat];
    if (page == LOOK_MATRIX) {
        move_in_matrix(down);
    } else if (page == LOOK_CITIES && held > 0) {
        city = (city + (down ? 1 : held - 1)) % held;
    } else if (page == LOOK_POINTS) {
        source = (source + (down ? 1 : BRONZE_POINT_SOURCES - 1)) % BRONZE_POINT_SOURCES;
    } else if (page == LOOK_BOARD) {
        bronze_ui_board_scroll(bronze_ui_state(), (int)bronze_ui_board_first() + (down ? 1 : -1));
    }
    sound_play(CUE_MOVE);
}

static void back(void) {
    sound_play(CUE_BACK);
    bronze_ui_board_jump(bronze_ui_state(), board_first);
    screen_pop();
}

static void help(void) {
    static const uint8_t pages[LOOK_PAGES] = {BRONZE_UI_PAGE_MATRIX, BRONZE_UI_PAGE_CITIES,
                                              BRONZE_UI_PAGE_AIM, BRONZE_UI_PAGE_SETTLING,
                                              BRONZE_UI_PAGE_TURN};
    static const uint8_t of_source[BRONZE_POINT_SOURCES] = {BRONZE_UI_PAGE_PROVINCES, BRONZE_UI_PAGE_ROUTES,
                                                            BRONZE_UI_PAGE_CITIES};
    unsigned const technology = bronze_card(bronze_ui_state(), seat, column, depth);
    if (page == LOOK_MATRIX && technology != BRONZE_NO_TECHNOLOGY) {
        bronze_ui_explain_card(technology);
    } else if (page == LOOK_CITIES && city < bronze_ui_state()->cities_held[seat]) {
        bronze_ui_explain_city(bronze_ui_state()->cities[seat][city], seat);
    } else {
        rules_open(page == LOOK_POINTS ? of_source[source] : pages[page]);
    }
}

static void key(enum key pressed) {
    switch (pressed) {
    case KEY_LEFT:
        turn_page(LOOK_PAGES - 1);
        break;
    case KEY_RIGHT:
        turn_page(1);
        break;
    case KEY_UP:
    case KEY_DOWN:
        move(pressed == KEY_DOWN);
        break;
    case KEY_A:
        if (page == LOOK_LOG) {
            sound_play(CUE_OPEN);
            log_open();
        }
        break;
    case KEY_X:
        next_seat();
        break;
    case KEY_Y:
        help();
        break;
    default:
        back();
        break;
    }
}

/* ---- the matrix */

static struct bronze_ui_matrix find_place(void) {
    unsigned tallest = COLUMN_CARDS;
    for (unsigned i = 0; i < bronze_ui_state()->width[seat]; i++) {
        tallest = bronze_ui_state()->height[seat][i] > tallest ? bronze_ui_state()->height[seat][i] : tallest;
    }
    bool const small = tallest > COLUMN_CARDS;
    struct bronze_ui_matrix place = {.x = 8,
                                     .y = 50,
                                     .cell_width = 37,
                                     .cell_height = small ? 24 : 37,
                                     .icon = small ? 16 : 24,
                                     .rows = small ? 6 : COLUMN_CARDS};
    place.first_row = depth + 1 > place.rows ? depth + 1 - place.rows : 0;
    return place;
}

static void draw_cells(const struct bronze_ui_matrix *place) {
    for (unsigned i = 0; i < BRONZE_COLUMNS; i++) {
        for (unsigned row = place->first_row; row < place->first_row + place->rows; row++) {
            struct area const cell = bronze_ui_matrix_cell(place, i, row);
            unsigned const technology = bronze_card(bronze_ui_state(), seat, i, row);
            if (technology == BRONZE_NO_TECHNOLOGY) {
                canvas_box(cell.x, cell.y, cell.width, cell.height, 3, COLOUR_SAND, COLOUR_CLAY);
            } else {
                bronze_ui_card_draw(cell, technology, place->icon);
            }
        }
    }
}

static bool has_most(unsigned technology) {
    for (unsigned other = 0; other < play_seats(); other++) {
        if (other != seat && bronze_cards_of(bronze_ui_state(), other, technology) >=
                                 bronze_cards_of(bronze_ui_state(), seat, technology)) {
            return false;
        }
    }
    return true;
}

static void draw_counts(void) {
    for (unsigned technology = 0; technology <= BRONZE_CASTING; technology++) {
        struct match_words words;
        int const y = 48 + 18 * (int)technology;
        unsigned const count = bronze_cards_of(bronze_ui_state(), seat, technology);
        text_unsigned(match_words(&words), count);
        icon_draw(163, y, bronze_ui_technology_icon(technology), 16);
        int const x =
            type_draw(184, y - 1, TYPE_BODY_BOLD, count > 0 ? COLOUR_INK : COLOUR_CLAY, words.words);
        if (has_most(technology)) {
            type_draw(x + 5, y + 1, TYPE_SMALL_BOLD, COLOUR_GOOD, "most");
        }
    }
}

static void draw_card_foot(void) {
    unsigned const technology = bronze_card(bronze_ui_state(), seat, column, depth);
    canvas_fill(8, 197, 224, 1, COLOUR_CLAY);
    if (technology == BRONZE_NO_TECHNOLOGY) {
        type_draw(8, 200, TYPE_SMALL, COLOUR_UMBER, "No card yet");
        return;
    }
    icon_draw(8, 201, bronze_ui_technology_icon(technology), 12);
    int x = type_draw(24, 200, TYPE_SMALL, COLOUR_INK, bronze_technologies[technology].name);
    x = type_draw(x + 5, 200, TYPE_SMALL, COLOUR_UMBER,
                  technology == BRONZE_CASTING ? "settles every spot" : "settles");
    if (technology != BRONZE_CASTING) {
        bronze_ui_settles_draw_small(x + 7, 201, technology);
    }
}

static void draw_matrix(void) {
    struct bronze_ui_matrix const place = find_place();
    draw_cells(&place);
    if (bronze_ui_state()->width[seat] > 0) {
        struct area const cell = bronze_ui_matrix_cell(&place, column, depth);
        chrome_cursor(cell.x, cell.y, cell.width, cell.height);
    }
    draw_counts();
    draw_card_foot();
}

/* ---- cities, points, log */

static void draw_cities(void) {
    unsigned const held = bronze_ui_state()->cities_held[seat];
    unsigned const first = city >= CITIES_SHOWN ? city - CITIES_SHOWN + 1 : 0;
    for (unsigned i = first; i < held && i < first + CITIES_SHOWN - (held > 0); i++) {
        bronze_ui_city_row_draw(46 + CITY_ROW * (int)(i - first), CITY_ROW,
                                bronze_ui_state()->cities[seat][i], seat, i == city, false);
    }
    if (held == 0) {
        type_draw(CHROME_MARGIN, 52, TYPE_BODY, COLOUR_UMBER, "No city yet.");
        return;
    }
    canvas_fill(8, 162, 224, 1, COLOUR_CLAY);
    type_wrap((struct area){CHROME_MARGIN, 164, 222, 54}, TYPE_BODY, COLOUR_INK,
              bronze_city_line(bronze_ui_state()->cities[seat][city]));
}

static void draw_more_points(int y) {
    static const char *const names[] = {"Markers left", "Stands on tile"};
    for (unsigned line = 0; line < 2; line++, y += 20) {
        canvas_fill(8, y - 1, 224, 1, COLOUR_CLAY);
        type_draw(10, y + 1, TYPE_BODY, COLOUR_UMBER, names[line]);
        for (unsigned i = 0; i < play_seats(); i++) {
            words_centred(points_column_x(i), y + 1, TYPE_BODY, COLOUR_UMBER, "%u",
                          line == 0 ? bronze_ui_state()->markers[i] : bronze_ui_state()->reached[i]);
        }
    }
}

static void draw_log(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    type_draw(CHROME_MARGIN, 52, TYPE_BODY_BOLD, COLOUR_INK, "Every move so far");
    text_format(text, "%u%s", play_match()->length,
                play_match()->length == 1 ? " move. Seed " : " moves. Seed ");
    text_unsigned(text, play_match()->setup.seed);
    text_format(text, ", edition %s.", bronze.options[0].values[bronze_ui_state()->edition]);
    type_wrap((struct area){CHROME_MARGIN, 74, 220, 36}, TYPE_BODY, COLOUR_UMBER, words.words);
    chrome_button(CHROME_MARGIN, 118, ICON_KEY_A, "Read the log", true);
}

/* ---- the whole */

static void draw_tabs(void) {
    static const char *const names[LOOK_PAGES] = {"Matrix", "Cities", "Points", "Board", "Log"};
    enum { WIDTH = 236 / LOOK_PAGES };
    for (unsigned i = 0; i < LOOK_PAGES; i++) {
        int const x = 2 + WIDTH * (int)i;
        bool const on = i == page;
        canvas_box(x, 25, WIDTH - 1, 19, 3, on ? COLOUR_PAPYRUS : COLOUR_NIGHT2, COLOUR_INK);
        type_draw_centred(x + WIDTH / 2, 26, on ? TYPE_SMALL_BOLD : TYPE_SMALL, on ? COLOUR_INK : COLOUR_MIST,
                          names[i]);
    }
}

static void draw_board(void) {
    bronze_ui_board_draw(&(struct bronze_ui_board){bronze_ui_state(), seat, NULL});
    match_title_name(seat, "Look: ", "", CHROME_NO_PHASE);
    bronze_ui_board_status(bronze_ui_state(), seat);
}

static void draw_page(void) {
    chrome_ground();
    match_title_name(seat, "Look: ", "", CHROME_NO_PHASE);
    draw_tabs();
    canvas_box(CHROME_PANEL_X, PANEL_Y, CHROME_PANEL_WIDTH, PANEL_HEIGHT, 3, COLOUR_PAPYRUS, COLOUR_INK);
    if (page == LOOK_MATRIX) {
        draw_matrix();
    } else if (page == LOOK_CITIES) {
        draw_cities();
    } else if (page == LOOK_POINTS) {
        draw_more_points(points_table_draw(48, source) + 1);
    } else {
        draw_log();
    }
}

static void draw(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_LR, "Page"}, {ICON_KEY_X, "Next seat"}, {ICON_KEY_B, "Back"}};
    if (page == LOOK_BOARD) {
        draw_board();
    } else {
        draw_page();
    }
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw, .key = key};

void bronze_ui_look_open(unsigned of) {
    assert(of < play_seats());
    sound_play(CUE_OPEN);
    seat = of;
    page = LOOK_MATRIX;
    column = 0;
    depth = 0;
    city = 0;
    source = 0;
    board_first = (int)bronze_ui_board_first();
    screen_push(&screen);
}
