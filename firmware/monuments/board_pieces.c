#include "board_picture.h"
#include "say.h"

enum {
    UNIT_WIDTH = 13,
    COUNT_WIDTH = 8,
    BUILDING_WIDTH = 12,
    SHAPE = 9,
    TOP_Y = 4,
    UNITS_Y = 16,
    RESOURCES_Y = 32,
    UNITS_WIDTH_MAX = 48,
    NAME_WIDTH = 17,
};

/* ---- tokens */

/* As the icons of 12 px: a log with its rings, a sheep with its head and legs, a pile of stones, an ear. They
 * stay apart without colours. */
static const struct token {
    uint8_t rows[MONUMENTS_UI_PIECES_RESOURCE], inner[MONUMENTS_UI_PIECES_RESOURCE];
    uint16_t colour;
} tokens[MONUMENTS_RESOURCES] = {
    [MONUMENTS_WOOD] = {{0x00, 0x3e, 0x7f, 0x7f, 0x7f, 0x3e, 0x00},
                        {0x00, 0x00, 0x3a, 0x34, 0x3a, 0x00, 0x00},
                        0xA2C5},
    [MONUMENTS_SHEEP] = {{0x3c, 0x7e, 0x7f, 0x7f, 0x7e, 0x3c, 0x24},
                         {0x00, 0x3c, 0x3c, 0x3c, 0x3c, 0x00, 0x00},
                         COLOUR_WHITE},
    [MONUMENTS_METAL] = {{0x08, 0x1c, 0x3e, 0x3e, 0x7f, 0x7f, 0x7f},
                         {0x00, 0x08, 0x1c, 0x00, 0x36, 0x36, 0x00},
                         0x9D16},
    [MONUMENTS_WHEAT] = {{0x14, 0x3e, 0x7f, 0x3e, 0x7f, 0x3e, 0x08},
                         {0x00, 0x14, 0x36, 0x14, 0x36, 0x08, 0x00},
                         0xF6A6},
};

static void draw_bits(int x, int y, const uint8_t rows[MONUMENTS_UI_PIECES_RESOURCE], uint16_t colour) {
    for (int row = 0; row < MONUMENTS_UI_PIECES_RESOURCE; row++) {
        for (int column = 0; column < MONUMENTS_UI_PIECES_RESOURCE; column++) {
            if ((rows[row] >> column & 1) != 0) {
                canvas_dot(x + column, y + row, colour);
            }
        }
    }
}

int monuments_ui_pieces_resource(int x, int y, unsigned resource) {
    assert(resource < MONUMENTS_RESOURCES);
    draw_bits(x, y, tokens[resource].rows, COLOUR_INK);
    draw_bits(x, y, tokens[resource].inner, tokens[resource].colour);
    return x + MONUMENTS_UI_PIECES_RESOURCE;
}

int monuments_ui_pieces_resources(int x, int y, const uint8_t resources[MONUMENTS_RESOURCES], int gap) {
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        for (unsigned i = 0; i < resources[resource]; i++) {
            x = monuments_ui_pieces_resource(x, y, resource) + gap;
        }
    }
    return x;
}

static int count_of(const uint8_t resources[MONUMENTS_RESOURCES]) {
    return resources[0] + resources[1] + resources[2] + resources[3];
}

/* The icons by which resources are called everywhere but on the board. */
int monuments_ui_pieces_cost(int right, int y, const uint8_t cost[MONUMENTS_RESOURCES], int gap) {
    enum { ICON = 16, ABOVE = 5 };
    const int first = right - count_of(cost) * (ICON + gap);
    int x = first;
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        for (unsigned i = 0; i < cost[resource]; i++) {
            x = icon_draw(x, y - ABOVE, monuments_ui_token_icon(resource), ICON) + gap;
        }
    }
    return first;
}

static int unit_width(unsigned count) {
    return count == 0  ? 0
           : count > 9 ? UNIT_WIDTH + 2 * COUNT_WIDTH - 2
           : count > 1 ? UNIT_WIDTH + COUNT_WIDTH
                       : UNIT_WIDTH;
}

static int draw_unit(int x, int y, unsigned unit, unsigned count, unsigned seat) {
    const int width = unit_width(count);
    if (count > 1) {
        canvas_box(x + 6, y, width - 6, 13, 2, COLOUR_PAPYRUS, COLOUR_INK);
        words_draw(x + UNIT_WIDTH, y, TYPE_CHIP, COLOUR_INK, "%u", count);
    }
    icon_draw_seat(x, y, (enum icon)(ICON_UNIT_WORKER + unit), 12, play_seat_style(seat));
    return x + width;
}

int monuments_ui_pieces_units(int x, int y, const struct monuments_hex *here, int gap) {
    for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
        if (here->units[unit] > 0) {
            x = draw_unit(x, y, unit, here->units[unit], here->seat) + gap;
        }
    }
    return x;
}

/* A damaged one is crossed out. */
static int draw_building(int x, int y, unsigned building, bool damaged, unsigned seat) {
    icon_draw_seat(x, y, (enum icon)(ICON_HOUSE_FORT + building), 12, play_seat_style(seat));
    if (damaged) {
        say_mark((struct area){x, y, BUILDING_WIDTH, BUILDING_WIDTH}, "crossed out");
        canvas_line(x, y + 11, x + 11, y, 3, COLOUR_INK);
        canvas_line(x, y + 11, x + 11, y, 1, COLOUR_BADLIGHT);
    }
    return x + BUILDING_WIDTH;
}

int monuments_ui_pieces_buildings(int x, int y, const struct monuments_hex *here, int gap) {
    for (unsigned i = 0; i < MONUMENTS_BUILDINGS * play_seats(); i++) {
        const unsigned seat = i / MONUMENTS_BUILDINGS, building = i % MONUMENTS_BUILDINGS;
        const bool ruin = (here->ruins[seat] >> building & 1) != 0;
        if (ruin || (here->buildings[seat] >> building & 1) != 0) {
            x = draw_building(x, y, building, ruin, seat) + gap;
        }
    }
    return x;
}

/* ---- rows of a hex */

static int count_buildings(const struct monuments_hex *here) {
    unsigned count = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        count += bits_count(here->buildings[seat] | here->ruins[seat]);
    }
    return (int)count;
}

enum { IN_NO_ROW = -1 };

/* Its name's row, by its y: the middle, or below units where nothing lies; beside the holder's shape, where
 * no building stands. */
static int name_row(const struct monuments_hex *here, enum monuments_ui_named named) {
    unsigned units = 0;
    for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
        units += here->units[unit];
    }
    return named == MONUMENTS_UI_UNNAMED    ? IN_NO_ROW
           : units == 0                     ? UNITS_Y - 1
           : count_of(here->resources) == 0 ? RESOURCES_Y - 4
           : count_buildings(here) == 0     ? TOP_Y - 1
                                            : IN_NO_ROW;
}

static uint16_t name_colour(unsigned hex, enum monuments_ui_named named) {
    return named == MONUMENTS_UI_NAMED_ON_LIGHT             ? COLOUR_INK
           : monuments_hexes[hex].terrain == MONUMENTS_LAKE ? COLOUR_PAPYRUS
                                                            : COLOUR_MIST;
}

/* The holder's shape, then buildings, whoever's they are; or the name. */
static void draw_top(struct area box, const struct monuments_hex *here, bool name) {
    const int width = (here->seat != MONUMENTS_NOBODY ? SHAPE + 1 : 0) +
                      count_buildings(here) * BUILDING_WIDTH + (name ? NAME_WIDTH : 0);
    int x = box.x + (box.width - width) / 2;
    const int y = box.y + TOP_Y;
    if (here->seat != MONUMENTS_NOBODY) {
        x = icon_draw(x, y + 1, match_seat_icon(here->seat), SHAPE) + 1;
    }
    monuments_ui_pieces_buildings(x, y, here, 0);
}

/* Every kind: without its number where there are too many; the status has all numbers. */
static void draw_units(struct area box, const struct monuments_hex *here) {
    int width = 0, kinds = 0;
    for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
        width += unit_width(here->units[unit]);
        kinds += here->units[unit] > 0;
    }
    const bool bare = width > UNITS_WIDTH_MAX;
    int x = box.x + (box.width - (bare ? kinds * UNIT_WIDTH : width)) / 2;
    for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
        if (here->units[unit] > 0) {
            x = draw_unit(x, box.y + UNITS_Y, unit, bare ? 1 : here->units[unit], here->seat);
        }
    }
}

/* ---- monuments */

/* Five steps; those that stand are bright. */
static void draw_monument(struct area box, unsigned layers, unsigned seat_style) {
    enum { STEP = 5, TIERS_Y = 33, WIDEST = 36, NARROWER = 6 };
    for (unsigned i = 0; i < MONUMENTS_LAYERS; i++) {
        const int width = WIDEST - NARROWER * (int)i;
        const bool stands = i < layers;
        canvas_box(box.x + (box.width - width) / 2, box.y + TIERS_Y - STEP * (int)i, width, STEP + 1, 0,
                   stands ? seat_colours[seat_style].fill : COLOUR_SAND, stands ? COLOUR_INK : COLOUR_CLAY);
    }
}

static void draw_monument_of(struct area box, unsigned hex) {
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const struct monuments_seat side = monuments_ui_seat(seat);
        if (monuments_civilisations[side.civilisation].hex == hex) {
            draw_monument(box, side.layers, play_seat_style(seat));
        }
    }
}

/* On a light plate: metal is grey as mountains are, and logs are dark as forests are. */
static void draw_resources(struct area box, const uint8_t resources[MONUMENTS_RESOURCES]) {
    const int width = count_of(resources) * MONUMENTS_UI_PIECES_RESOURCE;
    const int x = box.x + (box.width - width) / 2;
    if (width > 0) {
        canvas_box(x - 1, box.y + RESOURCES_Y - 1, width + 2, MONUMENTS_UI_PIECES_RESOURCE + 2, 2,
                   COLOUR_PAPYRUS, COLOUR_PAPYRUS);
        monuments_ui_pieces_resources(x, box.y + RESOURCES_Y, resources, 0);
    }
}

/* Beside the holder's shape it lies over the ring, and so on a plate. */
static void draw_name(struct area box, unsigned hex, const struct monuments_hex *here,
                      enum monuments_ui_named named) {
    enum { HEIGHT = 15 }; /* with a button's corners, which stand out of the status */
    const int row = name_row(here, named), y = box.y + row;
    const bool plate = row < TOP_Y;
    const int x = box.x + box.width / 2 + (plate ? (SHAPE + 2) / 2 : 0);
    if (row == IN_NO_ROW || y + HEIGHT > CHROME_STATUS_Y) {
        return;
    }
    if (plate) {
        canvas_box(x - NAME_WIDTH / 2 - 1, y + 2, NAME_WIDTH + 1, 11, 2, COLOUR_PAPYRUS, COLOUR_PAPYRUS);
    }
    type_draw_centred(x, y, TYPE_CHIP, plate ? COLOUR_INK : name_colour(hex, named),
                      monuments_ui_hex_name(hex));
}

void monuments_ui_pieces_draw(struct area box, unsigned hex, enum monuments_ui_named named) {
    assert(hex < MONUMENTS_HEXES);
    const struct monuments_hex here = monuments_ui_hex(hex);
    if (monuments_hexes[hex].terrain == MONUMENTS_MONUMENT) {
        draw_monument_of(box, hex);
    } else {
        draw_top(box, &here, name_row(&here, named) == TOP_Y - 1);
    }
    if (here.ferry) {
        icon_draw_seat(box.x + box.width / 2 - 6, box.y + TOP_Y, ICON_UNIT_FERRY, 12,
                       here.seat != MONUMENTS_NOBODY ? play_seat_style(here.seat) : SEAT_COLOURS - 1);
    }
    draw_name(box, hex, &here, named);
    draw_units(box, &here);
    draw_resources(box, here.resources);
}
