#include "widgets.h"

#include "game_screen.h"

enum { CORNER = 3, LIGHTER = 5 /* eighths of white in a card's upper line */ };

const struct bronze *bronze_ui_state(void) {
    return play_state();
}

const char *bronze_ui_terrain_name(unsigned terrain) {
    assert(terrain < BRONZE_TERRAINS);
    static const char *const names[BRONZE_TERRAINS] = {"Mountains", "Woods",   "Grasslands", "Savannas",
                                                       "Deserts",   "Jungles", "Shore"};
    return names[terrain];
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

void bronze_ui_card_draw_dimmed(struct area card, unsigned technology, int icon) {
    bronze_ui_card_draw(card, technology, icon);
    canvas_shade(card.x + 1, card.y + 1, card.width - 2, card.height - 2, COLOUR_NIGHT, 4);
}

void bronze_ui_card_back_draw(int x, int y, unsigned number) {
    enum { WIDTH = 17, HEIGHT = 14, LIGHT = 0xf5cc };
    struct text_buffer buffer;
    char room[4]; /* of two digits */
    canvas_box(x, y, WIDTH, HEIGHT, 2, COLOUR_BRONZE, COLOUR_INK);
    canvas_fill(x + 2, y + 1, WIDTH - 4, 1, LIGHT);
    text_unsigned(text_into(&buffer, room, sizeof room), number);
    type_draw_centred(x + WIDTH / 2 + 1, y + 2, TYPE_CHIP, COLOUR_INK, room);
    type_draw_centred(x + WIDTH / 2 + 1, y + 1, TYPE_CHIP, COLOUR_WHITE, room);
}

/* A terrain on its colour; returns the x after it. */
static int terrain_draw(int x, int y, unsigned terrain) {
    canvas_box(x, y, 20, 19, 2, terrain_colours[terrain].base, COLOUR_INK);
    icon_draw(x + 2, y + 2, bronze_ui_terrain_icon(terrain), 16);
    return x + 20;
}

/* A settler on its plate; likewise. */
static int settler_draw(int x, int y, unsigned type) {
    icon_draw(x, y, (enum icon)(ICON_SPOT_FREE_FARMERS + type), 17);
    return x + 17;
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

int bronze_ui_settles_draw(int x, int y, unsigned technology) {
    for (uint32_t set = bronze_ui_technology_terrains(technology); set != 0; set &= set - 1) {
        x = terrain_draw(x, y, bits_lowest(set)) + 2;
    }
    x += 6;
    for (uint32_t set = bronze_ui_technology_types(technology); set != 0; set &= set - 1) {
        x = settler_draw(x, y + 1, bits_lowest(set)) + 2;
    }
    return x;
}

int bronze_ui_settles_draw_small(int x, int y, unsigned technology) {
    for (uint32_t set = bronze_ui_technology_terrains(technology); set != 0; set &= set - 1) {
        x = icon_draw(x, y, bronze_ui_terrain_icon(bits_lowest(set)), 12) + 3;
    }
    x += 4;
    for (uint32_t set = bronze_ui_technology_types(technology); set != 0; set &= set - 1) {
        x = icon_draw(x, y, bronze_ui_type_icon(bits_lowest(set)), 12) + 3;
    }
    return x;
}

struct area bronze_ui_matrix_cell(const struct bronze_ui_matrix *place, unsigned column, unsigned depth) {
    return (struct area){place->x + (int)column * place->cell_width,
                         place->y + (int)(depth - place->first_row) * place->cell_height,
                         place->cell_width - 3, place->cell_height - 3};
}

bool bronze_ui_matrix_in_view(const struct bronze_ui_matrix *place, unsigned depth) {
    return depth >= place->first_row && depth < place->first_row + place->rows;
}
