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

unsigned bronze_ui_technology_terrains(unsigned technology) {
    assert(technology <= BRONZE_CASTING);
    unsigned set = 0;
    for (unsigned type = 0; type < BRONZE_TYPES; type++) {
        for (uint32_t spots = bronze_technologies[technology].allows[type]; spots != 0; spots &= spots - 1) {
            set |= 1u << bronze_spot_terrain(bits_lowest(spots));
        }
    }
    return set;
}

unsigned bronze_ui_technology_types(unsigned technology) {
    assert(technology <= BRONZE_CASTING);
    unsigned set = 0;
    for (unsigned type = 0; type < BRONZE_TYPES; type++) {
        set |= (bronze_technologies[technology].allows[type] != 0 ? 1u : 0u) << type;
    }
    return set;
}

void bronze_ui_settles_draw(int x, int y, unsigned technology) {
    for (uint32_t set = bronze_ui_technology_terrains(technology); set != 0; set &= set - 1) {
        const unsigned terrain = bits_lowest(set);
        canvas_box(x, y, 20, 19, 2, terrain_colours[terrain].base, COLOUR_INK);
        icon_draw(x + 2, y + 2, bronze_ui_terrain_icon(terrain), 16);
        x += 22;
    }
    x += 6;
    for (uint32_t set = bronze_ui_technology_types(technology); set != 0; set &= set - 1) {
        x = icon_draw(x, y + 1, (enum icon)(ICON_SPOT_FREE_FARMERS + bits_lowest(set)), 17) + 2;
    }
}

void bronze_ui_wakes_put(struct text *text, const struct bronze_cell *cells, unsigned count, unsigned most) {
    text_put(text, count > 1 ? "wakes " : "wakes nothing else");
    for (unsigned i = 1; i < count && i <= most; i++) {
        text_format(text, "{%s}{3}", bronze_technologies[cells[i].technology].word);
    }
}

unsigned bronze_ui_tallest(unsigned seat) {
    unsigned most = 0;
    for (unsigned column = 0; column < bronze_ui_state()->width[seat]; column++) {
        const unsigned height = bronze_ui_state()->height[seat][column];
        most = height > most ? height : most;
    }
    return most;
}

struct area bronze_ui_matrix_cell(const struct bronze_ui_matrix *place, unsigned column, unsigned depth) {
    return (struct area){place->x + (int)column * place->cell_width,
                         place->y + (int)(depth - place->first_row) * place->cell_height,
                         place->cell_width - 3, place->cell_height - 3};
}

bool bronze_ui_matrix_in_view(const struct bronze_ui_matrix *place, unsigned depth) {
    return depth >= place->first_row && depth < place->first_row + place->rows;
}
