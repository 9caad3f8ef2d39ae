/* What the screens to look at share: icons, resources as symbols, bars of progress, tabs, monuments. */
#include "widgets.h"

#include "game_screen.h"

/* ---- icons */

enum icon monuments_ui_token_icon(unsigned token) {
    assert(token < MONUMENTS_TOKENS);
    static const uint8_t resources[MONUMENTS_RESOURCES] = {ICON_WOOD, ICON_HERDERS, ICON_METAL, ICON_FARMERS};
    return token < MONUMENTS_RESOURCES ? (enum icon)resources[token]
                                       : (enum icon)(ICON_UNIT_WORKER + token - MONUMENTS_RESOURCES);
}

const uint8_t monuments_ui_pieces[MONUMENTS_PIECES] = {
    (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMY,
    (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_NAVY,
    (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_AIR,
    (unsigned)MONUMENTS_TOKEN_BUILDINGS + MONUMENTS_FORT,
    (unsigned)MONUMENTS_TOKEN_BUILDINGS + MONUMENTS_TOWN,
    (unsigned)MONUMENTS_TOKEN_BUILDINGS + MONUMENTS_FACTORY,
};

int monuments_ui_token_draw(int x, int y, unsigned token, int size, unsigned seat) {
    const enum icon icon = monuments_ui_token_icon(token);
    return token < MONUMENTS_RESOURCES ? icon_draw(x, y, icon, size)
                                       : icon_draw_seat(x, y, icon, size, play_seat_style(seat));
}

/* ---- words */

const char *const monuments_ui_resource_symbols[MONUMENTS_RESOURCES] = {"{wood}", "{herders}", "{metal}",
                                                                        "{farmers}"};

void monuments_ui_resources_put(struct text *text, const uint8_t resources[MONUMENTS_RESOURCES]) {
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        for (unsigned i = 0; i < resources[resource]; i++) {
            text_format(text, "%s{2}", monuments_ui_resource_symbols[resource]);
        }
    }
}

/* ---- parts of pictures */

void monuments_ui_bar_draw(struct area area, unsigned have, unsigned need) {
    const bool done = have >= need;
    const int filled = done ? area.width : area.width * (int)have / (int)need;
    canvas_fill(area.x, area.y, area.width, area.height, COLOUR_SAND);
    canvas_fill(area.x, area.y, filled, area.height, done ? COLOUR_GOOD : COLOUR_BRONZE);
    canvas_frame(area.x, area.y, area.width, area.height, 1, COLOUR_INK);
}

static enum icon layer_icon(unsigned civilisation, unsigned layer) {
    return (enum icon)(ICON_COLOSSUS1 + civilisation * MONUMENTS_LAYERS + layer);
}

void monuments_ui_tower_draw(int x, int bottom, unsigned civilisation, unsigned layers) {
    assert(layers <= MONUMENTS_LAYERS);
    int y = bottom;
    for (unsigned layer = 0; layer < MONUMENTS_LAYERS; layer++) {
        const enum icon icon = layer_icon(civilisation, layer);
        y -= sprite_height(icon_sprite(icon, MONUMENTS_UI_TOWER_WIDTH));
        if (layer < layers) {
            icon_draw(x, y, icon, MONUMENTS_UI_TOWER_WIDTH);
        } else { /* the next one can be made out, those behind it faintly */
            icon_draw_flat(x, y, icon, MONUMENTS_UI_TOWER_WIDTH, layer == layers ? COLOUR_CLAY : COLOUR_SAND);
        }
    }
}

void monuments_ui_tower_rise(int x, int bottom, unsigned civilisation, unsigned layers, int above) {
    int y = bottom;
    for (unsigned layer = 0; layer < layers; layer++) {
        const enum icon icon = layer_icon(civilisation, layer);
        y -= sprite_height(icon_sprite(icon, MONUMENTS_UI_TOWER_WIDTH));
        icon_draw(x, layer + 1 == layers ? y - above : y, icon, MONUMENTS_UI_TOWER_WIDTH);
    }
}
