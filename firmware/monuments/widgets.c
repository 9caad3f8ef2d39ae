#include "monuments_ui.h"

/* ---- icons */

enum icon monuments_ui_token_icon(unsigned token) {
    assert(token <= MONUMENTS_TOKENS);
    static const enum icon resources[MONUMENTS_RESOURCES] = {ICON_WOOD, ICON_HERDERS, ICON_METAL,
                                                             ICON_FARMERS};
    return token < MONUMENTS_RESOURCES ? resources[token]
           : token == MONUMENTS_TOKENS ? ICON_BRIDGE
                                       : (enum icon)(ICON_UNIT_WORKER + token - MONUMENTS_RESOURCES);
}

int monuments_ui_token_draw(int x, int y, unsigned token, int size, unsigned seat) {
    const enum icon icon = monuments_ui_token_icon(token);
    return token < MONUMENTS_RESOURCES ? icon_draw(x, y, icon, size)
                                       : icon_draw_seat(x, y, icon, size, play_seat_style(seat));
}

/* ---- words */

const char *const monuments_ui_resource_symbols[MONUMENTS_RESOURCES] = {"{wood}", "{herders}", "{metal}",
                                                                        "{farmers}"};

/* ---- parts of pictures */

void monuments_ui_bar_draw(struct area area, unsigned have, unsigned need) {
    const bool done = have >= need;
    const int filled = done ? area.width : area.width * (int)have / (int)need;
    canvas_fill(area.x, area.y, area.width, area.height, COLOUR_SAND);
    canvas_fill(area.x, area.y, filled, area.height, done ? COLOUR_GOOD : COLOUR_BRONZE);
    canvas_frame(area.x, area.y, area.width, area.height, 1, COLOUR_INK);
}

void monuments_ui_tasks_draw(int y, unsigned seat, unsigned quest) {
    enum { STEP = 75 };
    struct monuments_goal goals[MONUMENTS_QUEST_GOALS];
    const unsigned count = monuments_quest_progress(play_state(), seat, quest, goals);
    for (unsigned i = 0; i < count; i++) {
        const int x = 10 + STEP * (int)i;
        words_draw(x, y, TYPE_SMALL, goals[i].have >= goals[i].need ? COLOUR_GOOD : COLOUR_INK, "%u/%u %s",
                   goals[i].have, goals[i].need, goals[i].word);
        monuments_ui_bar_draw((struct area){x, y + 16, STEP - 8, 5}, goals[i].have, goals[i].need);
    }
}

static enum icon layer_icon(unsigned civilisation, unsigned layer) {
    return (enum icon)(ICON_COLOSSUS1 + civilisation * MONUMENTS_LAYERS + layer);
}

void monuments_ui_tower_draw(int x, int bottom, unsigned civilisation, unsigned layers, unsigned shown,
                             int above) {
    assert(layers <= shown && shown <= MONUMENTS_LAYERS);
    int y = bottom;
    for (unsigned layer = 0; layer < shown; layer++) {
        const enum icon icon = layer_icon(civilisation, layer);
        y -= sprite_height(icon_sprite(icon, MONUMENTS_UI_TOWER_WIDTH));
        if (layer < layers) {
            icon_draw(x, layer + 1 == layers ? y - above : y, icon, MONUMENTS_UI_TOWER_WIDTH);
        } else { /* the next one can be made out, those behind it faintly */
            icon_draw_flat(x, y, icon, MONUMENTS_UI_TOWER_WIDTH, layer == layers ? COLOUR_CLAY : COLOUR_SAND);
        }
    }
}

/* ---- action cards */

const struct monuments_ui_card monuments_ui_cards[MONUMENTS_CARDS] = {
    [MONUMENTS_CARD_UPGRADE] = {ICON_UPGRADE, MONUMENTS_PAGE_UPGRADE, "Upgrade",
                                "turn a card green, for its cost", "the same, one resource cheaper", "",
                                "card", "cards"},
    [MONUMENTS_CARD_MOVE] = {ICON_BOOT, MONUMENTS_PAGE_MOVEMENT, "Move", "move two units", "move three units",
                             "unit", "hex", "hexes"},
    [MONUMENTS_CARD_PRODUCE] = {ICON_PRODUCE, MONUMENTS_PAGE_PRODUCTION, "Produce", "produce in two hexes",
                                "produce in three hexes", "", "hex", "hexes"},
    [MONUMENTS_CARD_BUILD] = {ICON_BUILD, MONUMENTS_PAGE_BUILD, "Build", "a building, crossing or repair",
                              "the same, one resource cheaper", "", "hex", "hexes"},
    [MONUMENTS_CARD_POPULATE] = {ICON_POPULATE, MONUMENTS_PAGE_POPULATE, "Populate",
                                 "a new worker in a town with two", "in two such towns", "", "town", "towns"},
    [MONUMENTS_CARD_MONUMENT] = {ICON_MONUMENT, MONUMENTS_PAGE_MONUMENT, "Monument", "build the next layer",
                                 "the same, one resource cheaper", "", "", ""},
    [MONUMENTS_CARD_TRAIN] = {ICON_TRAIN, MONUMENTS_PAGE_TRAIN, "Train", "a unit, or a weapon",
                              "a unit, and a weapon with it", "", "hex", "hexes"},
    [MONUMENTS_CARD_ATTACK] = {ICON_DESTROY, MONUMENTS_PAGE_ATTACK, "Attack", "from one hex",
                               "from any hexes around", "", "target", "targets"},
    [MONUMENTS_CARD_QUESTS] = {ICON_QUESTS, MONUMENTS_PAGE_QUESTS, "Quests", "draw two, keep at least one",
                               "draw three, keep at least one", "", "", ""},
    [MONUMENTS_CARD_TRADE] = {ICON_TRADE, MONUMENTS_PAGE_TRADE, "Trade", "two of a kind for one, twice",
                              "one of any kind for one, twice", "trade", "kind", "kinds"},
};

void monuments_ui_card_draw(int x, int y, unsigned card, bool green) {
    assert(card < MONUMENTS_CARDS);
    enum { BAND = 18 };
    const uint16_t band = green ? COLOUR_GOOD : COLOUR_BAD;
    const int middle = x + MONUMENTS_UI_CARD_WIDTH / 2;
    canvas_box(x, y, MONUMENTS_UI_CARD_WIDTH, MONUMENTS_UI_CARD_HEIGHT, 3, COLOUR_PAPYRUS, COLOUR_INK);
    canvas_fill(x + 1, y + 3, MONUMENTS_UI_CARD_WIDTH - 2, BAND - 3, band);
    canvas_fill(x + 3, y + 1, MONUMENTS_UI_CARD_WIDTH - 6, 2, band);
    canvas_box(middle - 11, y + 1, 22, BAND, 2, COLOUR_PAPYRUS, COLOUR_INK);
    icon_draw(middle - 8, y + 2, monuments_ui_cards[card].icon, 16);
    if (green) {
        icon_draw(x + MONUMENTS_UI_CARD_WIDTH - 12, y + 5, ICON_STAR, 8);
    }
    type_draw_centred(middle, y + BAND + 1, TYPE_CHIP, COLOUR_INK, monuments_ui_cards[card].name);
}

void monuments_ui_card_small(struct area box, unsigned card, bool green, bool down, uint16_t ground) {
    enum { BAND = 8, ICON = 16 };
    const int band = box.y + box.height - BAND - 1;
    canvas_box(box.x, box.y, box.width, box.height, 3, ground, COLOUR_INK);
    canvas_fill(box.x + 1, band, box.width - 2, BAND, green ? COLOUR_GOOD : COLOUR_BAD);
    if (green) { /* also shown by shape */
        icon_draw(box.x + (box.width - BAND) / 2, band, ICON_STAR, BAND);
    }
    icon_draw(box.x + (box.width - ICON) / 2, box.y + (box.height - ICON - BAND + 1) / 2,
              monuments_ui_cards[card].icon, ICON);
    if (down) {
        canvas_shade(box.x + 1, box.y + 1, box.width - 2, box.height - 2, COLOUR_NIGHT, 4);
    }
}

static void draw_side(int y, bool green, bool up, const char *words) {
    canvas_box(8, y + 3, 10, 10, 1, green ? COLOUR_GOOD : COLOUR_BAD, COLOUR_INK);
    if (green) {
        icon_draw(9, y + 4, ICON_STAR, 8);
    }
    type_draw(23, y, up ? TYPE_SMALL_BOLD : TYPE_SMALL, up ? COLOUR_INK : COLOUR_UMBER, words);
}

void monuments_ui_sides_draw(int y, unsigned card, bool green) {
    draw_side(y, false, !green, monuments_ui_cards[card].red);
    draw_side(y + 15, true, green, monuments_ui_cards[card].green);
}
