/* Pages about a thing: a spot, a tile, a card, a city, each before the rules that it belongs to. */
#include "bronze_ui.h"

/* ---- a spot: which cards settle it, and why it can't be settled now; how far each seat's line is */

static void put_state(struct text *text, unsigned tile, unsigned spot) {
    const struct bronze *state = bronze_ui_state();
    const unsigned owner = bronze_spot_owner(state, tile, spot);
    if (owner != BRONZE_NOBODY) {
        text_format(text, "taken by %s", play_name(owner));
    } else if (tile + 1 < state->reached[state->seat]) {
        text_format(text, "%s has passed this tile", play_name(state->seat));
    } else {
        const bool fits = bronze_spot_groups(state, tile, spot) != 0;
        text_put(text, state->phase != BRONZE_SETTLING ? "free"
                       : fits                          ? "{:good}free: you can settle it now"
                                                       : "{:bad}none of your awake cards fits it");
    }
}

static void put_settlers(struct text *text, unsigned spot, unsigned type) {
    text_put(text, "{:umber}Settled by{:} ");
    for (unsigned technology = 0; technology <= BRONZE_CASTING; technology++) {
        if ((bronze_technologies[technology].allows[type] >> spot & 1u) != 0) {
            text_format(text, " {%s}", bronze_technologies[technology].word);
        }
    }
}

static void put_lines(struct text *text, unsigned terrain) {
    text_put(text, "{:umber}Longest line{:}");
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        text_format(text, "{7}%s{2}%u", match_stone(play_seat_style(seat)),
                    bronze_route_run(bronze_ui_state(), seat, terrain));
    }
}

static void put_tokens(struct text *text, unsigned terrain) {
    text_put(text, "{:umber}Route tokens{:}");
    const unsigned held = bronze_route_held(bronze_ui_state(), bronze_ui_state()->seat, terrain),
                   has = held > 0 ? bronze_route_points[held - 1] : 0;
    for (unsigned length = 0; length < BRONZE_ROUTE_LENGTHS; length++) {
        const unsigned owner = bronze_ui_state()->route_owner[terrain][length];
        text_format(text, "{8}%u", bronze_route_lengths[length]);
        if (owner != BRONZE_NOBODY) {
            text_format(text, "{2}%s", match_stone(play_seat_style(owner)));
        } else if (length >= held) {
            text_format(text, "{3}{:good}+%u{:}", bronze_route_points[length] - has);
        }
    }
}

static void draw_spot(struct flow *flow, unsigned thing) {
    static const struct bronze_ui_small small = {8, 7, 4, BRONZE_NOBODY};
    const unsigned tile = bronze_tile_of(thing), spot = bronze_spot_of(thing),
                   terrain = bronze_spot_terrain(spot),
                   type = bronze_spot_type(bronze_ui_state(), tile, spot);
    struct match_words land, words;
    flow_title("A spot on tile %u", tile + 1);
    bronze_ui_small_draw(200, flow->y, &small, tile, UINT32_C(1) << spot);
    flow_words(flow, TYPE_BODY_BOLD, COLOUR_INK, "{%s/16}{4}%s, {%s} %s", bronze_terrain_names[terrain],
               match_capital(&land, bronze_land(terrain)), bronze_type_names[type], bronze_type_names[type]);
    put_state(match_words(&words), tile, spot);
    flow_line(flow, TYPE_SMALL, COLOUR_UMBER, words.words);
    flow->y = CHROME_PANEL_Y + 64;
    flow_rule(flow);
    put_settlers(match_words(&words), spot, type);
    flow_line(flow, TYPE_BODY, COLOUR_INK, words.words);
    put_lines(match_words(&words), terrain);
    flow_line(flow, TYPE_BODY, COLOUR_INK, words.words);
    put_tokens(match_words(&words), terrain);
    flow_line(flow, TYPE_BODY, COLOUR_INK, words.words);
}

static unsigned next_spot(unsigned thing, bool on) {
    return bronze_next_spot(bronze_ui_state(), thing, on);
}

const struct explained bronze_ui_a_spot = {.draw = draw_spot, .rules = BRONZE_PAGE_ROUTES, .next = next_spot};

/* ---- a tile */

static void draw_province(struct flow *flow, const struct bronze *state, unsigned tile) {
    const unsigned won = bronze_province_won(state, tile), leader = bronze_leader(state, tile);
    const bool open = won == BRONZE_PENDING;
    const unsigned seat = open ? leader : won;
    const bool nobody = seat == BRONZE_NOBODY;
    flow_words(flow, TYPE_BODY, COLOUR_INK, "{province}{4}*%u points*, %s %s", state->province[tile],
               nobody ? "nobody" : play_name(seat),
               open     ? "leads"
               : nobody ? "got them"
                        : "has won them");
    if (open && !nobody && bronze_province_at_end(state, tile) == BRONZE_NOBODY) {
        flow_words(flow, TYPE_SMALL, COLOUR_UMBER, "They count once everybody has reached this tile.");
    }
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
                       ? "Its cities are gone: all have taken one."
                       : "Its cities are drawn when the first marker comes: %u.",
                   state->seats + 1u);
    }
}

static unsigned next_tile(unsigned tile, bool on) {
    const unsigned tiles = bronze_ui_state()->tiles;
    return (tile + (on ? 1 : tiles - 1)) % tiles;
}

const struct explained bronze_ui_a_tile = {
    .draw = draw_tile, .rules = BRONZE_PAGE_PROVINCES, .next = next_tile};

/* ---- a card */

static void draw_card(struct flow *flow, unsigned technology) {
    const struct bronze *state = bronze_ui_state();
    const unsigned copies = bronze_technologies[technology].copies[state->seats - BRONZE_SEATS_MIN];
    struct match_words words;
    struct text *text = match_words(&words);
    flow_title("%s", bronze_technologies[technology].name);
    bronze_ui_card_draw((struct area){14, flow->y, 48, 48}, technology, 32);
    bronze_ui_settles_draw(76, flow->y + 14, technology);
    flow->y += 56;
    flow_paragraph(flow, TYPE_BODY, COLOUR_INK, bronze_technology_line(technology));
    text_format(text, copies > 0 ? "Taken so far: %u of %u." : "Taken so far: %u.", /* any may be Bronze */
                bronze_cards_in_play(state, technology), copies);
    flow_paragraph(flow, TYPE_BODY, COLOUR_UMBER, words.words);
}

const struct explained bronze_ui_a_card = {.draw = draw_card, .rules = BRONZE_PAGE_ACTIVE};

/* ---- a city, and what it is worth to a seat */

static void draw_city(struct flow *flow, unsigned thing) {
    const unsigned city = thing & 0xffu, seat = thing >> 8;
    struct match_words words;
    flow_title("%s", bronze_cities[city].name);
    icon_draw(14, flow->y + 3, ICON_CITY, 32);
    bronze_ui_city_words(city, seat, match_words(&words));
    type_rich(60, flow->y, TYPE_BODY, COLOUR_INK, words.words);
    words_rich(60, flow->y + 20, TYPE_BODY, COLOUR_GOOD, "%s{5}*worth %u now*",
               match_stone(play_seat_style(seat)), bronze_city_worth(bronze_ui_state(), seat, city));
    flow->y += 46;
    flow_paragraph(flow, TYPE_BODY, COLOUR_INK, bronze_city_line(city));
}

const struct explained bronze_ui_a_city = {.draw = draw_city, .rules = BRONZE_PAGE_CITIES};
