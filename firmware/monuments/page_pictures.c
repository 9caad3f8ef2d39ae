/* The pictures above the words of the rules: rows of icons with a word below, as tables; and the few that are
 * drawn. */
#include "game_screen.h"
#include "help.h"
#include "widgets.h"

/* ---- rows of icons */

enum { ITEMS_MAX = 5, ICON_Y = 6, WORD_Y = 37, GARNET = 0, LAPIS = 1, LEFT = 8, WIDTH = 224 };

struct item {
    uint8_t icon, size, seat_style; /* seat_style: of pieces, which bear a seat's colours */
    const char *word;
};

static void draw_items(int y, const struct item items[ITEMS_MAX]) {
    int count = 0;
    while (count < ITEMS_MAX && items[count].word != NULL) {
        count++;
    }
    for (int i = 0; i < count; i++) {
        const int middle = LEFT + WIDTH * (2 * i + 1) / (2 * count), size = items[i].size;
        icon_draw_seat(middle - size / 2, y + ICON_Y + (28 - size) / 2, (enum icon)items[i].icon, size,
                       items[i].seat_style);
        type_draw_centred(middle, y + WORD_Y, TYPE_SMALL_BOLD, COLOUR_UMBER, items[i].word);
    }
}

#define PICTURE(name, ...)                                                                                   \
    static void name(int y) {                                                                                \
        static const struct item items[ITEMS_MAX] = {__VA_ARGS__};                                           \
        draw_items(y, items);                                                                                \
    }

PICTURE(draw_hexes, {ICON_WOOD, 24, GARNET, "forest"}, {ICON_HERDERS, 24, GARNET, "pasture"},
        {ICON_METAL, 24, GARNET, "mountain"}, {ICON_FARMERS, 24, GARNET, "field"})
PICTURE(draw_movement, {ICON_UNIT_WORKER, 24, GARNET, "1 step"}, {ICON_UNIT_ARMY, 24, GARNET, "1 step"},
        {ICON_UNIT_NAVY, 24, GARNET, "2 steps"}, {ICON_UNIT_AIR, 24, GARNET, "2 steps"})
PICTURE(draw_ferries, {ICON_UNIT_WORKER, 24, GARNET, "boards"}, {ICON_UNIT_FERRY, 24, GARNET, "2 steps"},
        {ICON_LAND, 12, GARNET, "lands"})
PICTURE(draw_production, {ICON_UNIT_WORKER, 24, GARNET, "1 each"},
        {ICON_HOUSE_FACTORY, 24, GARNET, "1, or 2"}, {ICON_WOOD, 24, GARNET, "3 a hex"})
PICTURE(draw_build, {ICON_HOUSE_FORT, 24, GARNET, "fort"}, {ICON_HOUSE_TOWN, 24, GARNET, "town"},
        {ICON_HOUSE_FACTORY, 24, GARNET, "factory"}, {ICON_BRIDGE, 24, GARNET, "bridge"},
        {ICON_UNIT_FERRY, 24, GARNET, "ferry"})
PICTURE(draw_populate, {ICON_HOUSE_TOWN, 24, GARNET, "a town"}, {ICON_UNIT_WORKER, 24, GARNET, "and two"},
        {ICON_POPULATE, 16, GARNET, "make one"})
PICTURE(draw_train, {ICON_UNIT_ARMY, 24, GARNET, "army"}, {ICON_UNIT_NAVY, 24, GARNET, "navy"},
        {ICON_UNIT_AIR, 24, GARNET, "airforce"}, {ICON_WEAPON, 24, GARNET, "weapon"})
PICTURE(draw_quests, {ICON_QUESTS, 16, GARNET, "draw 2"}, {ICON_LOCK, 24, GARNET, "in secret"},
        {ICON_STAR, 24, GARNET, "turn in"})
PICTURE(draw_units, {ICON_UNIT_ARMED, 24, GARNET, "1"}, {ICON_UNIT_ARMY, 24, GARNET, "3, sea 1"},
        {ICON_UNIT_NAVY, 24, GARNET, "sea 3"}, {ICON_UNIT_AIR, 24, GARNET, "2"})
PICTURE(draw_buildings, {ICON_HOUSE_FORT, 24, GARNET, "power 2"}, {ICON_HOUSE_TOWN, 24, GARNET, "power 1"},
        {ICON_HOUSE_FACTORY, 24, GARNET, "power 0"})
PICTURE(draw_ties, {ICON_MONUMENT, 32, GARNET, "layers"}, {ICON_DESTROY, 32, GARNET, "power"},
        {ICON_WOOD, 32, GARNET, "resources"})
PICTURE(draw_setup, {ICON_QUESTS, 16, GARNET, "1 of 2"}, {ICON_WOOD, 24, GARNET, "two"},
        {ICON_UNIT_WORKER, 24, GARNET, "three"})

/* ---- those that are drawn */

static void draw_card(int x, int y, unsigned card, bool green, bool down) {
    canvas_box(x, y, 30, 38, 3, COLOUR_SAND, COLOUR_INK);
    canvas_fill(x + 1, y + 29, 28, 8, green ? COLOUR_GOOD : COLOUR_BAD);
    if (green) {
        icon_draw(x + 11, y + 29, ICON_STAR, 8);
    }
    icon_draw(x + 7, y + 7, (enum icon)monuments_ui_cards[card].icon, 16);
    if (down) {
        canvas_shade(x + 1, y + 1, 28, 36, COLOUR_NIGHT, 4);
    }
}

/* Four monuments, as far up as their upper parts have room. */
static void draw_game(int y) {
    const struct area clip = canvas_clip(LEFT, y, WIDTH, HELP_PICTURE - 4);
    for (int i = 0; i < 3; i++) {
        static const uint8_t civilisations[] = {0, 1, 3};
        monuments_ui_tower_draw(LEFT - 10 + 78 * i, y + 142, civilisations[i], MONUMENTS_LAYERS);
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
    monuments_ui_tower_draw(20, y + HELP_PICTURE - 4, 3, 2);
    canvas_clip_set(clip);
    for (int i = 0; i < 3; i++) {
        static const uint8_t icons[] = {ICON_LAND, ICON_WOOD, ICON_UNIT_WORKER};
        static const char *const words[] = {"hold enough land", "pay resources", "give up workers"};
        icon_draw_seat(116, y + 4 + 17 * i, (enum icon)icons[i], 12, GARNET);
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
    [MONUMENTS_UI_PAGE_GAME] = draw_game,
    [MONUMENTS_UI_PAGE_TURN] = draw_turn,
    [MONUMENTS_UI_PAGE_HEXES] = draw_hexes,
    [MONUMENTS_UI_PAGE_UPGRADE] = draw_upgrade,
    [MONUMENTS_UI_PAGE_MOVEMENT] = draw_movement,
    [MONUMENTS_UI_PAGE_FERRIES] = draw_ferries,
    [MONUMENTS_UI_PAGE_PRODUCTION] = draw_production,
    [MONUMENTS_UI_PAGE_BUILD] = draw_build,
    [MONUMENTS_UI_PAGE_POPULATE] = draw_populate,
    [MONUMENTS_UI_PAGE_MONUMENT] = draw_monument,
    [MONUMENTS_UI_PAGE_TRAIN] = draw_train,
    [MONUMENTS_UI_PAGE_ATTACK] = draw_attack,
    [MONUMENTS_UI_PAGE_QUESTS] = draw_quests,
    [MONUMENTS_UI_PAGE_TRADE] = draw_trade,
    [MONUMENTS_UI_PAGE_UNITS] = draw_units,
    [MONUMENTS_UI_PAGE_BUILDINGS] = draw_buildings,
    [MONUMENTS_UI_PAGE_POINTS] = draw_points,
    [MONUMENTS_UI_PAGE_TIES] = draw_ties,
    [MONUMENTS_UI_PAGE_SETUP] = draw_setup,
};
