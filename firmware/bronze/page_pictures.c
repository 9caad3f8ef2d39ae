/* The pictures above the words of the rules. */
#include "bronze_ui.h"

enum { SPOT = 17, CARD = 26 };

static void draw_aim(int y) {
    help_icon(47, y, ICON_PROVINCE, 32, "provinces");
    help_icon(120, y, ICON_ROUTE, 32, "routes");
    help_icon(193, y, ICON_CITY, 32, "cities");
}

static void draw_turn(int y) {
    static const uint8_t steps[] = {28, 94, 158, 206};
    bronze_ui_card_draw((struct area){20, y + 4, 30, 30}, BRONZE_AUTHORITY, 24);
    bronze_ui_card_draw((struct area){73, y + 6, CARD, CARD}, BRONZE_AUTHORITY, 16);
    bronze_ui_card_draw((struct area){73 + CARD + 3, y + 6, CARD, CARD}, BRONZE_WHEEL, 16);
    canvas_frame(74 + CARD + 3, y + 7, CARD - 2, CARD - 2, 2, COLOUR_GOLD);
    icon_draw(146, y + 10, ICON_HELD_FARMERS_GARNET, SPOT);
    icon_draw(165, y + 10, ICON_HELD_HERDERS_GARNET, SPOT);
    icon_draw(200, y + 6, ICON_ROUTE, 24);
    for (unsigned i = 0; i < sizeof steps; i++) {
        canvas_disc(steps[i], y + 40, 13, COLOUR_NIGHT2);
        words_centred(steps[i] + 7, y + 40, TYPE_CHIP, COLOUR_WHITE, "%u", i + 1);
    }
}

static struct area small_cell(int column, int row, int y) {
    return (struct area){66 + 29 * column, y + 29 * row, CARD, CARD};
}

static void draw_matrix(int y) {
    static const uint8_t pluses[][2] = {{0, 0}, {3, 0}, {2, 1}}; /* column, row */
    for (unsigned i = 0; i < sizeof pluses / sizeof pluses[0]; i++) {
        const struct area cell = small_cell(pluses[i][0], pluses[i][1], y);
        canvas_box(cell.x, cell.y, cell.width, cell.height, 3, COLOUR_SAND, COLOUR_CLAY);
        type_draw_centred(cell.x + cell.width / 2, cell.y + 3, TYPE_BODY_BOLD, COLOUR_CLAY, "+");
    }
    bronze_ui_card_draw(small_cell(1, 0, y), BRONZE_POTTERY, 16);
    bronze_ui_card_draw(small_cell(2, 0, y), BRONZE_RELIGION, 16);
    bronze_ui_card_draw(small_cell(1, 1, y), BRONZE_CASTING, 16);
}

static void draw_active(int y) {
    static const uint8_t cards[2][4] = {
        {BRONZE_AUTHORITY, BRONZE_RELIGION, BRONZE_POTTERY, BRONZE_DOMESTICATION},
        {BRONZE_AUTHORITY, BRONZE_WHEEL, BRONZE_RELIGION, BRONZE_DOMESTICATION},
    };
    for (int column = 0; column < 4; column++) {
        for (int row = 0; row < 2; row++) {
            const struct area cell = small_cell(column, row, y);
            bronze_ui_card_draw(cell, cards[row][column], 16);
            if (column == 0 || (column == 1 && row == 1)) {
                canvas_frame(cell.x + 1, cell.y + 1, cell.width - 2, cell.height - 2, 2, COLOUR_BRONZE);
            } else {
                canvas_shade(cell.x + 1, cell.y + 1, cell.width - 2, cell.height - 2, COLOUR_PAPYRUS, 5);
            }
        }
    }
    type_draw_right(54, y + 33, TYPE_SMALL_BOLD, COLOUR_BAD, "new");
    icon_draw_flat(57, y + 37, ICON_ARROW_R, 5, COLOUR_BAD);
}

static void draw_settling(int y) {
    bronze_ui_card_draw((struct area){16, y + 8, 32, 32}, BRONZE_AUTHORITY, 24);
    bronze_ui_settles_draw(56, y + 15, BRONZE_AUTHORITY);
    icon_draw_flat(168, y + 21, ICON_ARROW_R, 9, COLOUR_INK);
    canvas_box(184, y + 12, 42, 25, 2, terrain_colours[BRONZE_JUNGLES].base, COLOUR_INK);
    icon_draw(187, y + 16, ICON_SPOT_LEGAL_FARMERS, SPOT);
    icon_draw(206, y + 16, ICON_HELD_HUNTERS_GARNET, SPOT);
}

static void draw_cities(int y) {
    for (int i = 0; i < 4; i++) {
        icon_draw(40 + 42 * i, y + 10, ICON_CITY, 32);
    }
    chrome_cursor(82, y + 10, 32, 32);
}

/* A line of three that a free spot doesn't break, and the tokens. */
static void draw_routes(int y) {
    canvas_fill(20, y + 6, 120, 23, terrain_colours[BRONZE_GRASSLANDS].base);
    canvas_frame(20, y + 6, 120, 23, 1, COLOUR_INK);
    for (int i = 0; i < 6; i++) {
        const enum icon icon = i == 2   ? ICON_SPOT_FREE_HERDERS
                               : i == 5 ? ICON_HELD_FARMERS_LAPIS
                                        : ICON_HELD_HERDERS_GARNET;
        icon_draw(24 + 19 * i, y + 9, icon, SPOT);
    }
    icon_draw(152, y + 6, ICON_ROUTE, 24);
    type_draw(182, y + 8, TYPE_TITLE, COLOUR_GOOD, "+3");
    type_draw(20, y + 34, TYPE_SMALL_BOLD, COLOUR_UMBER, "3, 5 or 7 in a line: 3, 6 or 10 points");
}

static void draw_provinces(int y) {
    static const uint8_t shares[] = {4, 3, 3};
    icon_draw(30, y + 12, ICON_PROVINCE, 32);
    for (int i = 0; i < 3; i++) {
        const int x = 84 + 48 * i;
        icon_draw(x, y + 18, (enum icon)(ICON_SEAT_GARNET + i), 20);
        words_draw(x + 25, y + 16, TYPE_BIG, i == 0 ? COLOUR_GOOD : COLOUR_UMBER, "%u", shares[i]);
    }
    canvas_frame(79, y + 13, 46, 32, 2, COLOUR_GOLD);
}

static void draw_end(int y) {
    icon_draw(36, y + 4, ICON_SEAT_GARNET, 24);
    type_draw_centred(48, y + 32, TYPE_SMALL_BOLD, COLOUR_UMBER, "none left");
    bronze_ui_card_back_draw(104, y + 10, 0);
    bronze_ui_card_back_draw(124, y + 10, 0);
    type_draw_centred(122, y + 32, TYPE_SMALL_BOLD, COLOUR_UMBER, "two stacks");
    for (int i = 0; i < 3; i++) {
        icon_draw(166 + 18 * i, y + 8, (enum icon)(ICON_HELD_FARMERS_GARNET + (unsigned)i), SPOT);
    }
    type_draw_centred(193, y + 32, TYPE_SMALL_BOLD, COLOUR_UMBER, "last tile full");
}

void (*const bronze_ui_page_pictures[])(int y) = {
    [BRONZE_PAGE_AIM] = draw_aim,           [BRONZE_PAGE_TURN] = draw_turn,
    [BRONZE_PAGE_MATRIX] = draw_matrix,     [BRONZE_PAGE_ACTIVE] = draw_active,
    [BRONZE_PAGE_SETTLING] = draw_settling, [BRONZE_PAGE_CITIES] = draw_cities,
    [BRONZE_PAGE_ROUTES] = draw_routes,     [BRONZE_PAGE_PROVINCES] = draw_provinces,
    [BRONZE_PAGE_END] = draw_end,
};

/* ---- signs */

const struct help_page bronze_ui_signs[] = {
    {"Symbols: the board",
     "*On the left*: the lands {mountains} mountain, {woods} woods, {grasslands} grassland, {savannas} savanna, {deserts} desert, {jungles} jungle, {shore} shore. *3 5 7* are their route tokens {route}: a digit is free, a shape holds it.\n*Above a tile*: its number, whoever stands on it, the points of its province {province}, or who won it; *none* or *=*: nobody did.\n*Below it*: {city} its cities, dim if you have yours, or how many *new* ones will be drawn.\n{farmers} farmers, {herders} herders, {hunters} hunters.",
     NULL},
    {"Symbols: cards",
     "{domestication} {pottery} {masonry} {authority} {religion} {wheel} {irrigation} {bronze}: kinds of card. *A number* in a corner: cards left there. *Shapes*: markers that the card can place.\n*At best*: in its best column; hold *A* to lay it there.\n*Route* {route}: one in reach, its length, and the points it adds; {city}: what the card adds to a city.\n*A dashed box*: the card could go there; *+* begins a column. Gold edges: awake.\n*X*, the small land: spots that fit are lit.",
     NULL},
    {"Symbols: placing",
     "*Dashes in the title*: card, column, markers, routes and provinces. *×2*: two cards of one kind. Dim spots: no card that is awake settles them.\n{city} *take 1 of 3*: you take one of three cities. *leaves tile 1*: you can’t go back to it. *none left*: the cities are gone. *no undo*: it shows what was hidden.\n*tile 3 +4*: points that a marker brings, after a shape to whom; a number alone is a sum.\n*Boxes*: all tiles; gold is in view.",
     NULL},
    {"Symbols: cities, the end",
     "*of 6, +2 each*: what a city is worth at most, or each time. *most*: more than others.\n{hourglass} *Ends in*: cards until a second stack is empty; markers of whoever has the fewest left; or when the last tile is full.\n*Spare*: the cards that take the place of the first stack that runs out.",
     NULL},
    {NULL, NULL, NULL},
};
