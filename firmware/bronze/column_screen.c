/* Which column: the matrix with the card in it, what that activates, and the spots that light up. */
#include "memory.h"

enum { MATRIX_X = 8, MATRIX_Y = 42, LIST_X = 152, FOOT_Y = 151 };

static struct bronze_ui_column_memory *kept(void) {
    return &bronze_ui_memory()->column;
}

static move_t play_now(void) {
    return kept()->plays[kept()->at];
}

/* ---- where the card can go */

static void list_plays(move_t like) {
    kept()->count = bronze_places(bronze_ui_state(), like, kept()->plays);
    for (kept()->at = 0; kept()->plays[kept()->at] != like; kept()->at++) {
        assert(kept()->at + 1 < kept()->count);
    }
    kept()->from = kept()->at;
}

/* The place of a column as they are now: one further right where a new one can be opened left of it. */
static unsigned shift(void) {
    const unsigned width = bronze_ui_state()->width[bronze_ui_state()->seat];
    return width > 0 && width < BRONZE_COLUMNS ? 1 : 0;
}

/* A column after the play, as a place on the screen. */
static unsigned place_of(move_t play, unsigned column) {
    return (play & BRONZE_COLUMN_MASK) == BRONZE_LEFT ? column : column + shift();
}

/* Where a play puts its card: a column as a place on the screen. */
static struct bronze_cell cell_of(move_t play) {
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    (void)bronze_preview(bronze_ui_state(), play, cells);
    cells[0].column = (uint8_t)place_of(play, cells[0].column);
    return cells[0];
}

/* ---- the matrix */

static unsigned places(void) {
    return kept()->count > BRONZE_COLUMNS ? BRONZE_PLACES_MAX : BRONZE_COLUMNS;
}

/* Cells grow smaller with more rows; from the sixth on, the new card is kept in view. */
static struct bronze_ui_matrix find_place(void) {
    const unsigned shown = bronze_tallest(bronze_ui_state(), bronze_ui_state()->seat) < 3 ? 3 : 5,
                   depth = cell_of(play_now()).depth;
    struct bronze_ui_matrix place = {.x = MATRIX_X,
                                     .y = MATRIX_Y,
                                     .cell_width = places() == BRONZE_PLACES_MAX ? 28 : 35,
                                     .cell_height = shown == 3 ? 35 : 21,
                                     .icon = 16,
                                     .rows = shown};
    place.first_row = depth + 1 > shown ? depth + 1 - shown : 0;
    return place;
}

/* ---- keys */

/* Down and up again lead back. */
static void steer(enum key direction) {
    const struct bronze_ui_matrix matrix = find_place();
    const unsigned from = kept()->at;
    const bool back = direction <= KEY_DOWN && (direction ^ 1u) == kept()->by && kept()->from != from;
    struct area places[BRONZE_PLACES_MAX];
    for (unsigned i = 0; i < kept()->count; i++) {
        const struct bronze_cell cell = cell_of(kept()->plays[i]);
        places[i] = bronze_ui_matrix_cell(&matrix, cell.column, cell.depth);
    }
    const unsigned to = cursor_among(places, kept()->count, from, direction);
    kept()->at = back ? kept()->from : to;
    kept()->from = from;
    kept()->by = direction;
}

static void place(void) {
    match_make(play_now(), CUE_PLACE);
}

/* ---- the matrix, drawn */

static void draw_ghost(struct area cell) {
    for (int i = 0; i < cell.width; i += 4) {
        canvas_fill(cell.x + i, cell.y, 2, 1, COLOUR_DUSK);
        canvas_fill(cell.x + i, cell.y + cell.height - 1, 2, 1, COLOUR_DUSK);
    }
    for (int i = 0; i < cell.height; i += 4) {
        canvas_fill(cell.x, cell.y + i, 1, 2, COLOUR_DUSK);
        canvas_fill(cell.x + cell.width - 1, cell.y + i, 1, 2, COLOUR_DUSK);
    }
    type_draw_centred(cell.x + cell.width / 2, cell.y + cell.height / 2 - 9, TYPE_BODY_BOLD, COLOUR_DUSK,
                      "+");
}

static void draw_cards(const struct bronze_ui_matrix *place) {
    const struct bronze *state = bronze_ui_state();
    for (unsigned column = 0; column < state->width[state->seat]; column++) {
        for (unsigned depth = 0; depth < state->height[state->seat][column]; depth++) {
            if (bronze_ui_matrix_in_view(place, depth)) {
                const struct area card = bronze_ui_matrix_cell(place, column + shift(), depth);
                bronze_ui_card_draw(card, bronze_card(state, state->seat, column, depth), place->icon);
                canvas_shade(card.x + 1, card.y + 1, card.width - 2, card.height - 2, COLOUR_NIGHT, 4);
            }
        }
    }
    for (unsigned i = 0; i < kept()->count; i++) {
        const struct bronze_cell cell = cell_of(kept()->plays[i]);
        if (i != kept()->at && bronze_ui_matrix_in_view(place, cell.depth)) {
            draw_ghost(bronze_ui_matrix_cell(place, cell.column, cell.depth));
        }
    }
}

/* The new card last: it is in view. */
static void draw_active(const struct bronze_ui_matrix *place, const struct bronze_cell *cells,
                        unsigned active) {
    struct area cell = {0, 0, 0, 0};
    for (unsigned i = active; i-- > 0;) {
        if (bronze_ui_matrix_in_view(place, cells[i].depth)) {
            cell = bronze_ui_matrix_cell(place, place_of(play_now(), cells[i].column), cells[i].depth);
            bronze_ui_card_draw(cell, cells[i].technology, place->icon);
            canvas_frame(cell.x + 1, cell.y + 1, cell.width - 2, cell.height - 2, 2, COLOUR_GOLD);
        }
    }
    chrome_cursor(cell.x, cell.y, cell.width, cell.height);
}

static void draw_numbers(const struct bronze_ui_matrix *place, unsigned chosen) {
    for (unsigned i = 0; i < places(); i++) {
        const struct area cell = bronze_ui_matrix_cell(place, i, place->first_row);
        const bool is_new = i < shift() || i >= shift() + bronze_ui_state()->width[bronze_ui_state()->seat];
        const char number[2] = {is_new ? '+' : (char)('1' + i - shift()), '\0'};
        type_draw_centred(cell.x + cell.width / 2, 25, TYPE_SMALL_BOLD,
                          i == chosen ? COLOUR_GOLD : COLOUR_DUSK, number);
    }
    if (place->first_row > 0) {
        icon_draw_flat(MATRIX_X - 7, MATRIX_Y, ICON_ARROW_U, 5, COLOUR_MIST);
    }
}

/* ---- right: what each activated technology settles */

static void icons_put(struct text *text, uint32_t set, const char *const *names) {
    for (; set != 0; set &= set - 1) {
        text_format(text, "{%s}{3}", names[bits_lowest(set)]);
    }
}

static void draw_group(int y, unsigned technology, unsigned cards) {
    canvas_fill(LIST_X + 3, y, 80, 1, COLOUR_CLAY);
    bronze_ui_card_draw((struct area){LIST_X + 4, y + 4, 28, 27}, technology, 16);
    if (cards > 1) {
        canvas_fill(LIST_X + 16, y + 20, 16, 11, COLOUR_INK);
        words_draw(LIST_X + 18, y + 18, TYPE_SMALL_BOLD, COLOUR_WHITE, "×%u", cards);
    }
    struct match_words words;
    struct text *text = match_words(&words);
    if (technology == BRONZE_CASTING) {
        text_put(text, "any\nspot");
    } else {
        icons_put(text, bronze_technology_terrains(technology), bronze_terrain_names);
        text_put(text, "\n");
        icons_put(text, bronze_technology_types(technology), bronze_type_names);
    }
    type_wrap((struct area){LIST_X + 36, y + 3, 50, 34}, TYPE_SMALL, COLOUR_UMBER, words.words);
}

static void draw_list(const struct bronze_cell *cells, unsigned active) {
    chrome_panel(LIST_X, 26, 86, 123);
    words_draw(LIST_X + 6, 27, TYPE_BODY_BOLD, COLOUR_INK, "%u awake", active);
    for (unsigned i = 0, y = 46; i < active; i++) {
        const unsigned cards = bronze_alike(cells, active, i);
        if (cards > 0) {
            draw_group((int)y, cells[i].technology, cards);
            y += 34;
        }
    }
}

/* ---- below: the land in small */

enum { SMALL_TILES = 4, SMALL_X = 8, SMALL_Y = FOOT_Y + 5 };

static void draw_land(const uint32_t lit[BRONZE_TILES_MAX]) {
    const unsigned reached = bronze_ui_state()->reached[bronze_ui_state()->seat],
                   first = reached == 0 ? 0 : reached - 1u;
    chrome_foot(FOOT_Y, 68);
    for (unsigned i = 0; i < SMALL_TILES && first + i < bronze_ui_state()->open; i++) {
        static const struct bronze_ui_small small = {8, 7, 5, BRONZE_NOBODY};
        bronze_ui_small_draw(SMALL_X + 28 * (int)i, SMALL_Y, &small, first + i, lit[first + i]);
    }
}

static void draw_routes(void) {
    struct match_words words;
    const bool any = bronze_ui_route_put(match_words(&words), "Route:", play_now());
    type_rich(128, FOOT_Y + 20, TYPE_SMALL, COLOUR_MIST, any ? words.words : "No route in reach");
    bronze_ui_cities_draw(124, FOOT_Y + 40, play_now());
}

static void draw(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Lay"}, {ICON_KEY_PAD, "Column"}, {ICON_KEY_B, "Back"}, {ICON_KEY_X, "Look"}};
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    uint32_t lit[BRONZE_TILES_MAX];
    const struct bronze_ui_matrix place = find_place();
    const unsigned active = bronze_preview(bronze_ui_state(), play_now(), cells),
                   spots = bronze_lit_spots(bronze_ui_state(), play_now(), lit);
    chrome_ground();
    match_title(bronze_ui_state()->seat, "Column", BRONZE_UI_DASH_COLUMN);
    draw_numbers(&place, place_of(play_now(), cells[0].column));
    draw_cards(&place);
    draw_active(&place, cells, active);
    draw_list(cells, active);
    draw_land(lit);
    words_draw(128, FOOT_Y + 2, TYPE_BODY_BOLD, COLOUR_GOLD, "%u spot%s", spots, words_s(spots));
    draw_routes();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = place,
                                     .again = place, /* A held on a card: taken, and laid where it is best */
                                     .back = bronze_ui_cards_return,
                                     .help = rules_here,
                                     .rules = BRONZE_PAGE_ACTIVE,
                                     MATCH_STEP};

void bronze_ui_column_show(move_t play) {
    list_plays(play);
    screen_replace(&screen);
}

void bronze_ui_column_choose(move_t play) {
    list_plays(play);
    if (kept()->count == 1) {
        place();
    } else {
        sound_play(CUE_OPEN);
        screen_replace(&screen);
    }
}
