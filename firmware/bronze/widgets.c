#include "widgets.h"

#include "game_screen.h"

enum { CORNER = 3, LIGHTER = 5 /* eighths of white in a card's upper line */ };

const struct bronze *bronze_ui_state(void) {
    return play_state();
}

void bronze_ui_card_draw(struct area card, unsigned technology, int icon) {
    assert(technology <= BRONZE_CASTING);
    const uint16_t fill = technology_colours[technology];
    canvas_box(card.x, card.y, card.width, card.height, CORNER, fill, COLOUR_INK);
    canvas_fill(card.x + CORNER, card.y + 1, card.width - 2 * CORNER, 1,
                colour_mix(fill, COLOUR_WHITE, LIGHTER));
    icon_draw(card.x + (card.width - icon) / 2, card.y + (card.height - icon) / 2,
              bronze_ui_technology_icon(technology), icon);
}

void bronze_ui_card_back_draw(int x, int y, unsigned number) {
    enum { WIDTH = 17, HEIGHT = 14, LIGHT = 0xf5cc };
    canvas_box(x, y, WIDTH, HEIGHT, 2, COLOUR_BRONZE, COLOUR_INK);
    canvas_fill(x + 2, y + 1, WIDTH - 4, 1, LIGHT);
    words_centred(x + WIDTH / 2 + 1, y + 2, TYPE_CHIP, COLOUR_INK, "%u", number);
    words_centred(x + WIDTH / 2 + 1, y + 1, TYPE_CHIP, COLOUR_WHITE, "%u", number);
}

void bronze_ui_settles_draw(int x, int y, unsigned technology) {
    if (technology == BRONZE_CASTING) {
        type_draw(x, y + 2, TYPE_SMALL, COLOUR_UMBER, "any land, any settler");
        return;
    }
    for (uint32_t set = bronze_technology_terrains(technology); set != 0; set &= set - 1) {
        const unsigned terrain = bits_lowest(set);
        canvas_box(x, y, 20, 19, 2, terrain_colours[terrain].base, COLOUR_INK);
        icon_draw(x + 2, y + 2, bronze_ui_terrain_icon(terrain), 16);
        x += 22;
    }
    x += 6;
    for (uint32_t set = bronze_technology_types(technology); set != 0; set &= set - 1) {
        x = icon_draw(x, y + 1, (enum icon)(ICON_SPOT_FREE_FARMERS + bits_lowest(set)), 17) + 2;
    }
}

void bronze_ui_wakes_put(struct text *text, const struct bronze_cell *cells, unsigned count) {
    enum { MOST = 5 };
    const bool others = bronze_ui_state()->turn_number > bronze_ui_state()->seats; /* there are any to wake */
    text_put(text, count > 1 ? "wakes " : others ? "wakes nothing else{6}" : "");
    for (unsigned i = 1; i < count && i <= MOST; i++) {
        text_format(text, "{%s}{%u}", bronze_technologies[cells[i].technology].word, i + 1 < count ? 3 : 9);
    }
}

bool bronze_ui_route_put(struct text *text, const char *before, move_t play) {
    unsigned longest = 0, land = 0;
    int most = 0;
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        int points = 0;
        const unsigned length = bronze_route_in_reach(bronze_ui_state(), play, terrain, &points);
        if (points > most || (points == most && length > longest)) {
            longest = length;
            land = terrain;
            most = points;
        }
    }
    if (longest > 0) {
        text_format(text, "%s{4}{%s/16}{2}%u ", before, bronze_terrain_names[land],
                    bronze_route_lengths[longest - 1]);
        match_signed_put(text, most, false);
    }
    return longest > 0;
}

static void put_cities(struct match_words *words, const char *name, int points) {
    struct text *text = match_words(words);
    text_format(text, "{city/12}{3}%s ", name);
    match_signed_put(text, points, false);
}

void bronze_ui_cities_draw(int x, int y, move_t play) {
    enum { RIGHT = 234 };
    unsigned city;
    struct match_words words;
    const int points = bronze_city_gain(bronze_ui_state(), play, &city);
    if (points == 0) {
        return;
    }
    put_cities(&words, city < BRONZE_CITIES ? bronze_cities[city].name : "cities", points);
    if (x + type_rich_width(TYPE_SMALL, words.words) > RIGHT) {
        put_cities(&words, "", points);
    }
    type_rich(x, y, TYPE_SMALL, COLOUR_PAPYRUS, words.words);
}

struct area bronze_ui_matrix_cell(const struct bronze_ui_matrix *place, unsigned column, unsigned depth) {
    return (struct area){place->x + (int)column * place->cell_width,
                         place->y + (int)(depth - place->first_row) * place->cell_height,
                         place->cell_width - 3, place->cell_height - 3};
}

bool bronze_ui_matrix_in_view(const struct bronze_ui_matrix *place, unsigned depth) {
    return depth >= place->first_row && depth < place->first_row + place->rows;
}

/* ---- a tile in small */

static void draw_small_spot(int x, int y, const struct bronze_ui_small *small, unsigned owner,
                            uint16_t land) {
    const int width = small->spot, height = small->row;
    if (owner == BRONZE_NOBODY) {
        canvas_fill(x + 2, y + 2, width - 5, height - 4, colour_mix(land, COLOUR_NIGHT, 1));
    } else if (owner == small->seat) {
        icon_draw(x + (width - 7) / 2, y + (height - 7) / 2, match_seat_icon(owner), 7);
    } else {
        canvas_fill(x + 1, y + 1, width - 3, height - 2,
                    colour_mix(seat_colours[play_seat_style(owner)].fill, COLOUR_NIGHT, 2));
    }
}

static void draw_lit_spot(int x, int y, int width, int height) {
    canvas_fill(x, y, width - 1, height, COLOUR_INK);
    canvas_fill(x, y, width - 1, height - 1, COLOUR_GOLD);
    canvas_fill(x + 1, y + 1, width - 3, height - 3, COLOUR_WHITE);
}

void bronze_ui_small_draw(int x, int y, const struct bronze_ui_small *small, unsigned tile, uint32_t lit) {
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++, y += small->row) {
        const uint16_t land = terrain_colours[terrain].base;
        canvas_fill(x, y, 3 * small->spot + 2, small->row, colour_mix(land, COLOUR_NIGHT, small->night));
        for (unsigned i = 0; i < bronze_tile(bronze_ui_state(), tile)->rows[terrain]; i++) {
            const unsigned spot = terrain * BRONZE_ROW_MAX + i;
            const int at = x + 1 + small->spot * (int)i;
            if ((lit >> spot & 1u) != 0) {
                draw_lit_spot(at, y, small->spot, small->row);
            } else {
                draw_small_spot(at, y, small, bronze_spot_owner(bronze_ui_state(), tile, spot), land);
            }
        }
    }
    words_centred(x + 3 * small->spot / 2 + 1, y + 1, TYPE_CHIP, COLOUR_DUSK, "%u", tile + 1);
}
