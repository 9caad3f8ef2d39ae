/* Pages about a thing. A spot: terrain and settlers, which cards settle it, how far each seat's line is, what
 * tokens there are. A card or a city, before the rules that it belongs to. */
#include "bronze_ui.h"
#include "match_explain.h"

/* ---- a spot */

enum { X = 0, Y = CHROME_PANEL_Y, COLUMN = 42 };

static void draw_head(unsigned tile, unsigned spot, unsigned terrain, unsigned type) {
    struct match_words words;
    const unsigned owner = bronze_spot_owner(bronze_ui_state(), tile, spot);
    canvas_box(X + 10, Y + 10, 30, 30, 3, terrain_colours[terrain].base, COLOUR_INK);
    icon_draw(X + 13, Y + 13, bronze_ui_terrain_icon(terrain), 24);
    icon_draw(X + 46, Y + 17, (enum icon)(ICON_SPOT_FREE_FARMERS + type), 17);
    words_draw(X + 70, Y + 9, TYPE_BODY_BOLD, COLOUR_INK, "%s, %s",
               match_capital(&words, bronze_ui_land(terrain)), bronze_type_names[type]);
    words_draw(X + 70, Y + 26, TYPE_SMALL, COLOUR_UMBER, "tile %u%s%s", tile + 1,
               owner == BRONZE_NOBODY ? ", free" : ", taken by ",
               owner == BRONZE_NOBODY ? "" : play_name(owner));
    canvas_fill(8, Y + 47, 224, 1, COLOUR_CLAY);
}

static void draw_cards(unsigned terrain, unsigned type) {
    int x = X + 92;
    const uint32_t row = 7u << BRONZE_ROW_MAX * terrain;
    type_draw(X + 10, Y + 51, TYPE_BODY, COLOUR_UMBER, "Settled by");
    for (unsigned technology = 0; technology <= BRONZE_CASTING; technology++) {
        if ((bronze_technologies[technology].allows[type] & row) != 0) {
            bronze_ui_card_draw((struct area){x, Y + 50, 22, 21}, technology, 16);
            x += 25;
        }
    }
}

static void draw_lines(unsigned terrain) {
    const int step = play_seats() == 4 ? 32 : COLUMN;
    type_draw(X + 10, Y + 75, TYPE_BODY, COLOUR_UMBER, "Longest line");
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const int x = X + 98 + step * (int)seat;
        icon_draw(x, Y + 77, match_seat_icon(seat), 13);
        words_draw(x + 17, Y + 75, TYPE_BODY_BOLD, COLOUR_INK, "%u",
                   bronze_route_run(bronze_ui_state(), seat, terrain));
    }
}

static void draw_token(int x, unsigned terrain, unsigned length) {
    const unsigned owner = bronze_ui_state()->route_owner[terrain][length];
    const bool is_free = owner == BRONZE_NOBODY;
    if (is_free) {
        canvas_box(x, Y + 100, 13, 16, 2, COLOUR_PAPYRUS, COLOUR_INK);
        words_centred(x + 7, Y + 100, TYPE_SMALL_BOLD, COLOUR_INK, "%u", bronze_route_lengths[length]);
    } else {
        icon_draw(x, Y + 101, match_seat_icon(owner), 13);
    }
    words_draw(x + 17, Y + 99, TYPE_BODY_BOLD, is_free ? COLOUR_GOOD : COLOUR_UMBER, "%s%u",
               is_free ? "+" : "", bronze_route_points[length]);
}

static void draw(struct flow *flow, unsigned thing) {
    const unsigned tile = thing >> BRONZE_TILE_SHIFT, spot = thing & BRONZE_SPOT_MASK;
    const unsigned terrain = bronze_spot_terrain(spot),
                   type = bronze_spot_type(bronze_ui_state(), tile, spot);
    (void)flow; /* everything has its place */
    chrome_title("A spot", NULL);
    draw_head(tile, spot, terrain, type);
    draw_cards(terrain, type);
    draw_lines(terrain);
    type_draw(X + 10, Y + 99, TYPE_BODY, COLOUR_UMBER, "Tokens");
    for (unsigned length = 0; length < BRONZE_ROUTE_LENGTHS; length++) {
        draw_token(X + 92 + COLUMN * (int)length, terrain, length);
    }
}

static const struct explained a_spot = {.draw = draw, .rules = BRONZE_UI_PAGE_ROUTES};

void bronze_ui_explain_spot(unsigned tile, unsigned spot) {
    match_explain(&a_spot, tile << BRONZE_TILE_SHIFT | spot);
}

/* ---- a tile */

static void draw_province(struct flow *flow, const struct bronze *state, unsigned tile) {
    const bool open = state->province_owner[tile] == BRONZE_PENDING;
    const unsigned seat = open ? bronze_leader(state, tile) : state->province_owner[tile];
    const bool nobody = seat == BRONZE_NOBODY;
    flow_words(flow, TYPE_BODY, COLOUR_INK, "{province}{4}*%u points*, %s %s", state->province[tile],
               nobody ? "nobody" : play_name(seat),
               open     ? "leads"
               : nobody ? "got them"
                        : "has won them");
}

static void draw_markers(struct flow *flow, const struct bronze *state, unsigned tile) {
    struct match_words words;
    struct text *text = match_words(&words);
    text_put(text, "Markers ");
    for (unsigned seat = 0; seat < state->seats; seat++) {
        text_format(text, "%s %u  ", match_stone(play_seat_style(seat)), (unsigned)state->count[seat][tile]);
    }
    flow_line(flow, TYPE_BODY, COLOUR_INK, words.words);
    flow_words(flow, TYPE_SMALL, COLOUR_UMBER, "%u free spots%s", bits_count(state->free[tile]),
               tile + 1 < state->reached[state->seat] ? ": not for those who stand further right" : "");
}

static void draw_tile(struct flow *flow, unsigned tile) {
    const struct bronze *state = bronze_ui_state();
    const unsigned reader = match_reader() == MATCH_NOBODY ? state->seat : match_reader();
    uint8_t cities[BRONZE_SEATS_MAX + 1];
    const unsigned count = bronze_tile_cities(state, tile, cities);
    flow_title("Tile %u", tile + 1);
    draw_province(flow, state, tile);
    if (tile < state->open) {
        draw_markers(flow, state, tile);
    }
    flow_rule(flow);
    for (unsigned i = 0; i < count; i++) {
        flow_words(flow, TYPE_BODY, COLOUR_INK, "{city}{4}*%s*, worth %u to %s now",
                   bronze_cities[cities[i]].name, bronze_city_worth(state, reader, cities[i]),
                   play_name(reader));
    }
    if (count == 0) {
        flow_words(flow, TYPE_BODY, COLOUR_UMBER,
                   tile == 0 ? "The first tile has no cities."
                   : (state->drawn >> tile & 1u) != 0
                       ? "All its cities are taken."
                       : "Its cities are drawn when the first marker comes: %u.",
                   state->seats + 1u);
    }
}

static const struct explained a_tile = {.draw = draw_tile, .rules = BRONZE_UI_PAGE_PROVINCES};

void bronze_ui_explain_tile(unsigned tile) {
    assert(tile < BRONZE_TILES_MAX);
    match_explain(&a_tile, tile);
}

/* ---- a card, a city */

static unsigned shown_technology, shown_city, shown_seat;

static void draw_about_card(int y) {
    bronze_ui_card_draw((struct area){14, y + 4, 48, 48}, shown_technology, 32);
    if (shown_technology == BRONZE_CASTING) {
        type_draw(76, y + 18, TYPE_BODY, COLOUR_UMBER, "every land, every settler");
    } else {
        bronze_ui_settles_draw(76, y + 18, shown_technology);
    }
}

void bronze_ui_explain_card(unsigned technology) {
    static char room[256]; /* the line of the card, and a sentence */
    struct text_buffer buffer;
    struct text *text = text_into(&buffer, room, sizeof room);
    shown_technology = technology;
    text_format(text, "%s\n{:umber}In all players’ columns: %u", bronze_technology_line(technology),
                bronze_cards_in_play(bronze_ui_state(), technology));
    if (technology != BRONZE_CASTING) {
        text_format(text, " of %u in the game",
                    bronze_technologies[technology].copies[bronze_ui_state()->seats - BRONZE_SEATS_MIN]);
    }
    text_put(text, ".");
    rules_about_open(&(struct help_page){bronze_technologies[technology].name, room, draw_about_card});
}

static void draw_about_city(int y) {
    struct match_words words;
    icon_draw(14, y + 10, ICON_CITY, 32);
    bronze_ui_city_words(shown_city, match_words(&words));
    type_rich(60, y + 8, TYPE_BODY, COLOUR_INK, words.words);
    struct text *text = match_words(&words);
    text_format(text, "{:good}*worth %u* now, ",
                bronze_city_worth(bronze_ui_state(), shown_seat, shown_city));
    bronze_ui_city_most(shown_city, text);
    type_rich(60, y + 28, TYPE_BODY, COLOUR_UMBER, words.words);
}

void bronze_ui_explain_city(unsigned city, unsigned seat) {
    shown_city = city;
    shown_seat = seat;
    rules_about_open(&(struct help_page){bronze_cities[city].name, bronze_city_line(city), draw_about_city});
}
