/* The pictures above the words of the rules. */
#include "empire_ui.h"
#include "help.h"

enum { GARNET, LAPIS /* as seat_colours has them */ };

/* A piece of land in a holder's colours; bare where the style is none. */
static void land(int x, int y, int width, unsigned seat_style) {
    const uint16_t base = land_colours[2];
    const bool held = seat_style < SEAT_COLOURS;
    const uint16_t fill = held ? seat_colours[seat_style].fill : base;
    canvas_box(x, y, width, 34, 3, held ? colour_mix(base, fill, 7) : base, COLOUR_INK);
    if (held) {
        canvas_box(x + 3, y + 3, width - 6, 28, 2, colour_mix(base, fill, 2),
                   colour_mix(base, COLOUR_WHITE, 4));
    }
}

/* ---- one for each page */

static void draw_aim(int y) {
    help_icon(47, y, ICON_FLAG, 24, "regions");
    help_icon(120, y, ICON_CROWN, 24, "continents");
    help_icon(193, y, ICON_RUBY, 24, "goods");
}

static void draw_start(int y) {
    help_icon(47, y, ICON_ARMY, 32, "14 armies");
    help_icon(120, y, ICON_CITY, 32, "3 cities");
    help_icon(193, y, ICON_COIN, 32, "8 to 14 coins");
}

static void draw_bid(int y) {
    static const char *const bids[] = {"2", "5", "3"};
    for (int i = 0; i < 3; i++) {
        const int x = 26 + 68 * i;
        canvas_box(x, y + 6, 52, 30, 3, i == 1 ? COLOUR_GOLD : COLOUR_SAND,
                   i == 1 ? COLOUR_INK : COLOUR_CLAY);
        icon_draw(x + 5, y + 13, (enum icon)(ICON_SEAT_GARNET + i), 17);
        type_draw(x + 32, y + 10, TYPE_TITLE, i == 1 ? COLOUR_INK : COLOUR_UMBER, bids[i]);
    }
    help_label(120, y, "pays 5, chooses who starts");
}

static void draw_turn(int y) {
    static const uint8_t goods[EMPIRE_ROW] = {ICON_CARROT, ICON_WOOD,  ICON_RUBY,
                                              ICON_ORE,    ICON_ANVIL, ICON_WILD};
    for (int i = 0; i < EMPIRE_ROW; i++) {
        const int x = 24 + 33 * i;
        icon_draw(x + 1, y + 1, ICON_COIN, 12);
        words_draw(x + 16, y - 2, TYPE_SMALL_BOLD, COLOUR_UMBER, "%u", empire_row_cost((unsigned)i));
        canvas_box(x, y + 15, 28, 34, 3, i == 1 ? COLOUR_PAPYRUS : COLOUR_SAND, COLOUR_INK);
        icon_draw(x + 2, y + 20, (enum icon)goods[i], 24);
    }
    chrome_cursor(57, y + 15, 28, 34);
}

static void draw_actions(int y) {
    const struct empire_ui_step *steps = &empire_ui_steps[EMPIRE_STEP_PLACE];
    for (int i = 0; i < 5; i++) {
        const int middle = 30 + 45 * i;
        icon_draw(middle - 12, y + 8, steps[i].icon, 24);
        help_label(middle, y, steps[i].name);
    }
}

static void draw_joins(int y) {
    type_rich(14, y + 13, TYPE_TITLE, COLOUR_INK, "{army/24}{4}3");
    type_draw_centred(64, y + 14, TYPE_SMALL_BOLD, COLOUR_BRONZE, "or");
    type_rich(76, y + 13, TYPE_TITLE, COLOUR_INK, "{boot/24}{4}4");
    canvas_fill(119, y + 6, 1, 40, COLOUR_CLAY);
    type_rich(130, y + 13, TYPE_TITLE, COLOUR_INK, "{destroy/24}{4}1");
    type_draw_centred(182, y + 14, TYPE_SMALL_BOLD, COLOUR_BRONZE, "and");
    type_rich(196, y + 13, TYPE_TITLE, COLOUR_INK, "{army/24}{4}1");
}

/* One that is held by a city's help, one that is tied. */
static void draw_control(int y) {
    land(20, y + 2, 92, GARNET);
    icon_draw(30, y + 12, ICON_SEAT_GARNET, 13);
    icon_draw(46, y + 12, ICON_CITY_GARNET, 13);
    icon_draw(84, y + 12, ICON_SEAT_LAPIS, 13);
    help_label(66, y, "2 to 1: held");
    land(128, y + 2, 92, SEAT_COLOURS);
    icon_draw(144, y + 12, ICON_SEAT_GARNET, 13);
    icon_draw(188, y + 12, ICON_SEAT_NEUTRAL, 13);
    help_label(174, y, "a tie: nobody");
}

static void draw_goods(int y) {
    icon_draw(16, y + 8, ICON_WOOD, 32);
    type_draw(60, y + 2, TYPE_SMALL, COLOUR_UMBER, "wood");
    type_draw(60, y + 26, TYPE_SMALL, COLOUR_UMBER, "points");
    for (int i = 0; i < EMPIRE_GOOD_STEPS; i++) {
        const int middle = 122 + 32 * i;
        words_centred(middle, y, TYPE_TITLE, COLOUR_INK, "%u", empire_good_steps[EMPIRE_WOOD][i]);
        words_centred(middle, y + 24, TYPE_TITLE, COLOUR_GOOD, "%u", empire_good_step_points[i]);
    }
    canvas_fill(60, y + 22, 172, 1, COLOUR_CLAY);
}

static void draw_wilds(int y) {
    type_rich(20, y + 13, TYPE_TITLE, COLOUR_INK, "{ore/24}{4}{ore/24}{4}{ore/24}{8}{:umber}+{7}{wild/24}");
    icon_draw_flat(158, y + 20, ICON_ARROW_R, 9, COLOUR_INK);
    type_rich(178, y + 13, TYPE_TITLE, COLOUR_INK, "4{21}{:good}3");
    help_label(184, y, "ore");
    help_label(214, y, "points");
}

static void draw_end(int y) {
    static const enum icon icons[] = {ICON_STAR, ICON_COIN, ICON_ARMY, ICON_FLAG};
    static const char *const words[] = {"points", "coins", "armies", "regions"};
    for (int i = 0; i < 4; i++) {
        const int middle = 34 + 57 * i;
        help_icon(middle, y, icons[i], 24, words[i]);
        if (i > 0) {
            icon_draw_flat(middle - 34, y + 14, ICON_ARROW_R, 9, COLOUR_CLAY);
        }
    }
}

static void draw_tokens(int y) {
    land(28, y + 8, 86, LAPIS);
    icon_draw(40, y + 13, ICON_CARROT, 24);
    icon_draw(84, y + 18, ICON_SEAT_LAPIS, 13);
    icon_draw_flat(128, y + 20, ICON_ARROW_R, 9, COLOUR_INK);
    type_rich(150, y + 13, TYPE_TITLE, COLOUR_GOOD, "+1{10}{carrot/24}");
}

static void draw_full_game(int y) {
    static const char *const points[] = {"9", "12", "11"};
    for (int i = 0; i < 3; i++) {
        const int x = 18 + 54 * i;
        canvas_box(x, y + 8, 40, 32, 3, COLOUR_SAND, COLOUR_CLAY);
        type_draw_centred(x + 20, y + 13, TYPE_TITLE, COLOUR_INK, points[i]);
        type_draw_centred(x + 47, y + 13, TYPE_TITLE, COLOUR_UMBER, i < 2 ? "+" : "=");
    }
    type_draw_centred(204, y + 10, TYPE_BIG, COLOUR_GOOD, "32");
}

void (*const empire_ui_page_pictures[EMPIRE_PAGES])(int y) = {
    [EMPIRE_PAGE_AIM] = draw_aim,         [EMPIRE_PAGE_START] = draw_start,
    [EMPIRE_PAGE_BID] = draw_bid,         [EMPIRE_PAGE_TURN] = draw_turn,
    [EMPIRE_PAGE_ACTIONS] = draw_actions, [EMPIRE_PAGE_JOINS] = draw_joins,
    [EMPIRE_PAGE_CONTROL] = draw_control, [EMPIRE_PAGE_GOODS] = draw_goods,
    [EMPIRE_PAGE_WILDS] = draw_wilds,     [EMPIRE_PAGE_END] = draw_end,
    [EMPIRE_PAGE_TOKENS] = draw_tokens,   [EMPIRE_PAGE_FULL_GAME] = draw_full_game,
};

const struct help_page empire_ui_signs[] = {
    {"Symbols: the map",
     "{start} The start region. A13 and the like are names of regions.\n*A shape* is an army of its seat; a number beside it: so many. {city} in its colour is a city. Grey is neutral.\n{crown} *in the sea*: who holds that continent.\n*White dots* are sea routes, squares their ends.",
     NULL},
    {"Symbols: below the map",
     "*A region*: who has how many there.\n*Its continent*: who holds how many of its regions; {crown} has most, = is a tie.\n{coin} coins, {army} armies and {city} cities that you still have.\n*Gold boxes*: steps that are left; for a good, what it brings. {wild} Wilds.\n{flag} Points for regions. {hourglass} The last round. {lock} Secret.",
     NULL},
    {NULL, NULL, NULL},
};
