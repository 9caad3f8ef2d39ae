/* The pictures above the words of the rules: rows of icons with a word below, as tables; and the few that are
 * drawn. */
#include "monuments_ui.h"

/* ---- rows of icons */

enum { ITEMS_MAX = 5, ICON_Y = 6, WORD_Y = 37, GARNET = 0, LAPIS = 1, LEFT = 8, WIDTH = 224 };

struct item {
    enum icon icon;
    uint8_t size; /* pieces bear a seat's colours */
    const char *word;
};

static void draw_items(int y, const struct item items[ITEMS_MAX]) {
    int count = 0;
    while (count < ITEMS_MAX && items[count].word != NULL) {
        count++;
    }
    for (int i = 0; i < count; i++) {
        const int middle = LEFT + WIDTH * (2 * i + 1) / (2 * count), size = items[i].size;
        icon_draw_seat(middle - size / 2, y + ICON_Y + (28 - size) / 2, items[i].icon, size, GARNET);
        type_draw_centred(middle, y + WORD_Y, TYPE_SMALL_BOLD, COLOUR_UMBER, items[i].word);
    }
}

#define PICTURE(name, ...)                                                                                   \
    static void name(int y) {                                                                                \
        static const struct item items[ITEMS_MAX] = {__VA_ARGS__};                                           \
        draw_items(y, items);                                                                                \
    }

PICTURE(draw_lands, {ICON_WOOD, 24, "forest"}, {ICON_HERDERS, 24, "pasture"}, {ICON_METAL, 24, "mountain"},
        {ICON_FARMERS, 24, "field"})

/* With the tokens as they lie on the board. */
static void draw_hexes(int y) {
    draw_lands(y);
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        const int middle = LEFT + WIDTH * (2 * (int)resource + 1) / (2 * MONUMENTS_RESOURCES);
        monuments_ui_pieces_resource(middle + 15, y + ICON_Y + 18, resource);
    }
}

PICTURE(draw_movement, {ICON_UNIT_WORKER, 24, "1 step"}, {ICON_UNIT_ARMY, 24, "1 step"},
        {ICON_UNIT_NAVY, 24, "2 steps"}, {ICON_UNIT_AIR, 24, "2 steps"})
PICTURE(draw_ferries, {ICON_UNIT_WORKER, 24, "boards"}, {ICON_UNIT_FERRY, 24, "2 steps"},
        {ICON_LAND, 12, "lands"})
PICTURE(draw_production, {ICON_UNIT_WORKER, 24, "1 each"}, {ICON_HOUSE_FACTORY, 24, "1, or 2"},
        {ICON_WOOD, 24, "3 a hex"})
PICTURE(draw_build, {ICON_HOUSE_FORT, 24, "fort"}, {ICON_HOUSE_TOWN, 24, "town"},
        {ICON_HOUSE_FACTORY, 24, "factory"}, {ICON_BRIDGE, 24, "bridge"}, {ICON_UNIT_FERRY, 24, "ferry"})
PICTURE(draw_populate, {ICON_HOUSE_TOWN, 24, "a town"}, {ICON_UNIT_WORKER, 24, "and two"},
        {ICON_POPULATE, 16, "make one"})
PICTURE(draw_train, {ICON_UNIT_ARMY, 24, "army"}, {ICON_UNIT_NAVY, 24, "navy"},
        {ICON_UNIT_AIR, 24, "air force"}, {ICON_WEAPON, 24, "weapon"})
PICTURE(draw_quests, {ICON_QUESTS, 16, "draw 2"}, {ICON_LOCK, 24, "in secret"}, {ICON_STAR, 24, "turn in"})
PICTURE(draw_units, {ICON_UNIT_ARMED, 24, "1"}, {ICON_UNIT_ARMY, 24, "3, sea 1"},
        {ICON_UNIT_NAVY, 24, "sea 3"}, {ICON_UNIT_AIR, 24, "2"})
PICTURE(draw_buildings, {ICON_HOUSE_FORT, 24, "power 2"}, {ICON_HOUSE_TOWN, 24, "power 1"},
        {ICON_HOUSE_FACTORY, 24, "power 0"})
PICTURE(draw_ties, {ICON_MONUMENT, 32, "layers"}, {ICON_DESTROY, 32, "power"}, {ICON_WOOD, 32, "resources"})
PICTURE(draw_setup, {ICON_QUESTS, 16, "1 of 2"}, {ICON_WOOD, 24, "two"}, {ICON_UNIT_WORKER, 24, "three"})

/* ---- those that are drawn */

static void draw_card(int x, int y, unsigned card, bool green, bool down) {
    monuments_ui_card_small((struct area){x, y, 30, 38}, card, green, down, COLOUR_SAND);
}

/* Four monuments, as far up as their upper parts have room. */
static void draw_game(int y) {
    const struct area clip = canvas_clip(LEFT, y, WIDTH, HELP_PICTURE - 4);
    for (int i = 0; i < 3; i++) {
        static const uint8_t civilisations[] = {0, 1, 3};
        monuments_ui_tower_draw(LEFT - 10 + 78 * i, y + 142, civilisations[i], MONUMENTS_LAYERS,
                                MONUMENTS_LAYERS, 0);
    }
    canvas_clip_set(clip);
}

static void draw_turn(int y) {
    for (unsigned i = 0; i < 5; i++) {
        draw_card(26 + 33 * (int)i, y + 6 - (i == 2 ? 4 : 0), i, i == 3, i == 4);
    }
    icon_draw_flat(196, y + 22, ICON_ARROW_L, 9, COLOUR_INK);
    type_draw(208, y + 17, TYPE_BODY_BOLD, COLOUR_UMBER, "10");
}

static void draw_upgrade(int y) {
    draw_card(64, y + 6, MONUMENTS_CARD_MOVE, false, false);
    icon_draw(104, y + 10, ICON_WOOD, 12);
    icon_draw(118, y + 10, ICON_HERDERS, 12);
    icon_draw_flat(112, y + 26, ICON_ARROW_R, 9, COLOUR_INK);
    draw_card(140, y + 6, MONUMENTS_CARD_MOVE, true, false);
}

/* Two layers stand, the third is to come. */
static void draw_monument(int y) {
    const struct area clip = canvas_clip(LEFT, y, WIDTH, HELP_PICTURE - 4);
    monuments_ui_tower_draw(20, y + HELP_PICTURE - 4, 3, 2, MONUMENTS_LAYERS, 0);
    canvas_clip_set(clip);
    for (int i = 0; i < 3; i++) {
        static const enum icon icons[] = {ICON_LAND, ICON_WOOD, ICON_UNIT_WORKER};
        static const char *const words[] = {"hold enough land", "pay resources", "give up workers"};
        icon_draw_seat(116, y + 4 + 17 * i, icons[i], 12, GARNET);
        type_draw(134, y + 2 + 17 * i, TYPE_SMALL_BOLD, COLOUR_UMBER, words[i]);
    }
}

static void draw_attack(int y) {
    for (unsigned side = 0; side < 2; side++) {
        const int x = side == 0 ? 20 : 140;
        icon_draw_seat(x, y + 6, side == 0 ? ICON_UNIT_ARMY : ICON_HOUSE_FORT, 24,
                       side == 0 ? GARNET : LAPIS);
        for (unsigned die = 0; die < 3 - side; die++) {
            canvas_box(x + 30 + 18 * (int)die, y + 10, 15, 15, 3, seat_colours[side].fill, COLOUR_INK);
            canvas_disc(x + 35 + 18 * (int)die, y + 15, 5, seat_colours[side].text);
        }
        type_draw_centred(x + 44, y + WORD_Y, TYPE_SMALL_BOLD, COLOUR_UMBER,
                          side == 0 ? "army: 3 dice" : "fort: 2 dice");
    }
}

static void draw_trade(int y) {
    icon_draw(50, y + 16, ICON_WOOD, 24);
    icon_draw(78, y + 16, ICON_WOOD, 24);
    icon_draw(113, y + 20, ICON_TRADE, 16);
    icon_draw(146, y + 16, ICON_METAL, 24);
}

static void draw_points(int y) {
    for (unsigned i = 0; i <= MONUMENTS_LINES; i++) {
        const struct source_look *look = &monuments_ui_sources[i];
        const int x = 18 + 23 * (int)i;
        icon_draw(x, y + 4, look->icon, 16);
        chart_bar(x, y + 26, 17, 24, look->fill, look->colour);
    }
}

void (*const monuments_ui_page_pictures[])(int y) = {
    [MONUMENTS_PAGE_GAME] = draw_game,
    [MONUMENTS_PAGE_TURN] = draw_turn,
    [MONUMENTS_PAGE_HEXES] = draw_hexes,
    [MONUMENTS_PAGE_UPGRADE] = draw_upgrade,
    [MONUMENTS_PAGE_MOVEMENT] = draw_movement,
    [MONUMENTS_PAGE_FERRIES] = draw_ferries,
    [MONUMENTS_PAGE_PRODUCTION] = draw_production,
    [MONUMENTS_PAGE_BUILD] = draw_build,
    [MONUMENTS_PAGE_POPULATE] = draw_populate,
    [MONUMENTS_PAGE_MONUMENT] = draw_monument,
    [MONUMENTS_PAGE_TRAIN] = draw_train,
    [MONUMENTS_PAGE_ATTACK] = draw_attack,
    [MONUMENTS_PAGE_QUESTS] = draw_quests,
    [MONUMENTS_PAGE_TRADE] = draw_trade,
    [MONUMENTS_PAGE_UNITS] = draw_units,
    [MONUMENTS_PAGE_BUILDINGS] = draw_buildings,
    [MONUMENTS_PAGE_POINTS] = draw_points,
    [MONUMENTS_PAGE_TIES] = draw_ties,
    [MONUMENTS_PAGE_SETUP] = draw_setup,
};

/* ---- signs */

const struct help_page monuments_ui_signs[] = {
    {"Symbols: the board",
     "*Names* as K2 stand on the hexes. A shape and a ring in a seat’s colour: who holds it. A white ring: you may choose it; a gold ring: what moves starts there. Dark hexes can’t be chosen now; Y says why.\n*Resources*: a log is wood, a sheep, grey stones metal, an ear wheat.\nA building that is crossed out is damaged. {bridge} Bridge.",
     NULL},
    {"Buttons and cards",
     "*Done*: the rest of the card isn’t used.\n*Same way*: another unit does the same.\n*All*: all that is left. *Best*: first what the next layer lacks.\n*Stop*: the unit stays there.\n*Quest*: turns in one that is done.\nCards are red, or green with {star}; dark ones are played, grey ones would do nothing now.\n{lock} A piece that a layer may unlock. {land} Land. {train} Train. {hourglass} The last round.",
     NULL},
    {NULL, NULL, NULL},
};
