/* The pages to look around: matrix, cities, points, land and log, for every seat. */
#include "board_picture.h"
#include "memory.h"

enum { CITIES_SHOWN = 3, CITIES_Y = 50, CITY_ROW = 35, CITIES_FOOT_Y = 160, COLUMN_CARDS = 4 };

/* ---- the matrix */

/* The cursor goes through the cards column by column. */
static struct bronze_cell card_at(const struct look *look) {
    struct bronze_cell cell;
    (void)bronze_nth_card(bronze_ui_state(), look->seat, look->at, &cell);
    return cell;
}

static unsigned cards(const struct look *look) {
    struct bronze_cell cell;
    return bronze_nth_card(bronze_ui_state(), look->seat, 0, &cell);
}

static void help_matrix(const struct look *look) {
    match_explain(&bronze_ui_a_card, card_at(look).technology);
}

static struct bronze_ui_matrix find_place(unsigned seat, unsigned depth) {
    const bool small = bronze_tallest(bronze_ui_state(), seat) > COLUMN_CARDS;
    struct bronze_ui_matrix place = {.x = 8,
                                     .y = 50,
                                     .cell_width = 37,
                                     .cell_height = small ? 24 : 37,
                                     .icon = small ? 16 : 24,
                                     .rows = small ? 6 : COLUMN_CARDS};
    place.first_row = depth + 1 > place.rows ? depth + 1 - place.rows : 0;
    return place;
}

static void draw_cells(unsigned seat, const struct bronze_ui_matrix *place) {
    for (unsigned i = 0; i < BRONZE_COLUMNS; i++) {
        for (unsigned row = place->first_row; row < place->first_row + place->rows; row++) {
            const struct area cell = bronze_ui_matrix_cell(place, i, row);
            const unsigned technology = bronze_card(bronze_ui_state(), seat, i, row);
            if (technology == BRONZE_NO_TECHNOLOGY) {
                canvas_box(cell.x, cell.y, cell.width, cell.height, 3, COLOUR_SAND, COLOUR_CLAY);
            } else {
                bronze_ui_card_draw(cell, technology, place->icon);
            }
        }
    }
}

static void draw_counts(unsigned seat) {
    for (unsigned technology = 0; technology <= BRONZE_CASTING; technology++) {
        const int y = 48 + 18 * (int)technology;
        const unsigned count = bronze_cards_of(bronze_ui_state(), seat, technology);
        icon_draw(163, y, bronze_ui_technology_icon(technology), 16);
        const int x =
            words_draw(184, y - 1, TYPE_BODY_BOLD, count > 0 ? COLOUR_INK : COLOUR_CLAY, "%u", count);
        if (bronze_has_most(bronze_ui_state(), seat, technology)) {
            type_draw(x + 5, y + 1, TYPE_SMALL_BOLD, COLOUR_GOOD, "most");
        }
    }
}

static void draw_card_foot(unsigned technology) {
    canvas_fill(8, 195, 224, 1, COLOUR_CLAY);
    if (technology == BRONZE_NO_TECHNOLOGY) {
        type_draw(8, 200, TYPE_SMALL, COLOUR_UMBER, "No card yet");
    } else {
        const char *const name = bronze_technologies[technology].name;
        bronze_ui_settles_draw(type_draw(8, 200, TYPE_SMALL_BOLD, COLOUR_INK, name) + 6, 198, technology);
    }
}

static void draw_matrix(const struct look *look) {
    const struct bronze_cell at = card_at(look);
    const struct bronze_ui_matrix place = find_place(look->seat, at.depth);
    draw_cells(look->seat, &place);
    if (at.technology != BRONZE_NO_TECHNOLOGY) {
        const struct area cell = bronze_ui_matrix_cell(&place, at.column, at.depth);
        chrome_cursor(cell.x, cell.y, cell.width, cell.height);
    }
    draw_counts(look->seat);
    draw_card_foot(at.technology);
}

static const struct look_page matrix = {
    .tab = "Cards", .draw = draw_matrix, .things = cards, .help = help_matrix, .rules = BRONZE_PAGE_MATRIX};

/* ---- cities */

static unsigned cities_held(const struct look *look) {
    return bronze_ui_state()->cities_held[look->seat];
}

static void help_city(const struct look *look) {
    match_explain(&bronze_ui_a_city,
                  BRONZE_UI_CITY(bronze_ui_state()->cities[look->seat][look->at], look->seat));
}

static void draw_cities(const struct look *look) {
    const uint8_t *cities = bronze_ui_state()->cities[look->seat];
    struct list list = {.at = (uint16_t)look->at};
    list_set(&list, cities_held(look), CITIES_SHOWN);
    for (unsigned row = list.first; row < list_end(&list); row++) {
        bronze_ui_city_row_draw(list_y(&list, row, CITIES_Y, CITY_ROW), CITY_ROW, cities[row], look->seat,
                                row == look->at);
    }
    list_more(&list, 228, CITIES_Y - 6, CITIES_FOOT_Y - 5, COLOUR_PAPYRUS);
    chrome_foot(CITIES_FOOT_Y, LOOK_BOTTOM - CITIES_FOOT_Y);
    type_wrap((struct area){8, CITIES_FOOT_Y + 4, 224, 50}, TYPE_SMALL, COLOUR_PAPYRUS,
              list.count == 0 ? "No city yet." : bronze_city_line(cities[look->at]));
}

static const struct look_page cities = {.tab = "Cities",
                                        .draw = draw_cities,
                                        .ground = true,
                                        .things = cities_held,
                                        .help = help_city,
                                        .rules = BRONZE_PAGE_CITIES};

/* ---- points */

static void draw_points(const struct look *look) {
    const struct bronze *state = bronze_ui_state();
    int y = points_table_draw(48, (int)look->at) + 1;
    for (unsigned line = 0; line < 2; line++, y += 20) {
        canvas_fill(8, y - 1, 224, 1, COLOUR_CLAY);
        type_draw(10, y + 1, TYPE_BODY, COLOUR_UMBER, line == 0 ? "Markers left" : "Furthest tile");
        for (unsigned i = 0; i < play_seats(); i++) {
            words_centred(points_column_x(i), y + 1, TYPE_BODY, COLOUR_UMBER, "%u",
                          line == 0 ? state->markers[i] : state->reached[i]);
        }
    }
}

static const uint8_t pages[] = {BRONZE_PAGE_PROVINCES, BRONZE_PAGE_ROUTES, BRONZE_PAGE_CITIES};

static const struct look_page points = {
    .tab = "Points", .draw = draw_points, .things = look_sources, .pages = pages};

/* ---- the land, with a tile in gold; it is put back to where it was */

static void enter_board(struct look *look) {
    const unsigned reached = bronze_ui_state()->reached[look->seat];
    look->at = bronze_ui_board_first();
    bronze_ui_memory()->board.look_tile = reached > 0 ? reached - 1 : 0;
    bronze_ui_board_show(bronze_ui_memory()->board.look_tile);
}

static void leave_board(struct look *look) {
    bronze_ui_board_jump((int)look->at);
    bronze_ui_memory()->cards.lit = false;
}

static void next_tile(bool down) {
    unsigned *tile = &bronze_ui_memory()->board.look_tile;
    *tile = cursor_ring(*tile, bronze_ui_state()->tiles, down ? KEY_DOWN : KEY_UP);
    bronze_ui_board_show(*tile);
}

static void help_tile(const struct look *look) {
    (void)look;
    match_explain(&bronze_ui_a_tile, bronze_ui_memory()->board.look_tile);
}

static void draw_board(const struct look *look) {
    uint32_t lit[BRONZE_TILES_MAX];
    bronze_ui_board_draw(look->seat, bronze_ui_cards_lit(lit) ? lit : NULL);
    bronze_ui_board_tile(bronze_ui_memory()->board.look_tile);
    bronze_ui_board_status(look->seat);
}

static const struct look_page board = {.tab = "Board",
                                       .draw = draw_board,
                                       .whole = true,
                                       .scroll = next_tile,
                                       .entered = enter_board,
                                       .left = leave_board,
                                       .help = help_tile};

const struct look_page *const bronze_ui_look[] = {&matrix, &cities, &points, &board, &look_log, NULL};
