/* What Production would bring, hex by hex, the richest first, and the best that the card can take at once. */
#include "memory.h"

enum { ROWS = 6, ROW = 24, TOP = CHROME_PANEL_Y };

static struct list *rows(void) {
    return &monuments_ui_memory()->production;
}

static unsigned seat_now(void) {
    const unsigned reader = match_reader();
    return reader != MATCH_NOBODY ? reader : 0;
}

static void steer(enum key direction) {
    list_scroll(rows(), direction);
}

static void rules(void) {
    rules_open(MONUMENTS_UI_PAGE_PRODUCTION);
}

static void draw_hex(int y, unsigned hex, unsigned seat) {
    const unsigned resource = monuments_place(hex).terrain,
                   gives = monuments_production(play_state(), seat, hex);
    const struct monuments_hex here = monuments_ui_hex(hex);
    type_draw(10, y + 2, TYPE_BODY_BOLD, COLOUR_INK, monuments_ui_hex_name(hex));
    icon_draw_seat(48, y + 5, ICON_UNIT_WORKER, 12, play_seat_style(seat));
    words_draw(62, y + 2, TYPE_BODY, COLOUR_UMBER, "%u",
               (unsigned)here.units[MONUMENTS_WORKER] + here.units[MONUMENTS_ARMED]);
    if ((here.buildings[seat] >> MONUMENTS_FACTORY & 1) != 0) {
        icon_draw_seat(76, y + 5, ICON_HOUSE_FACTORY, 12, play_seat_style(seat));
    }
    for (unsigned i = 0; i < gives; i++) {
        icon_draw(110 + 18 * (int)i, y + 3, monuments_ui_token_icon(resource), 16);
    }
    words_right(230, y + 1, TYPE_TITLE, COLOUR_GOOD, "+%u", gives);
    canvas_fill(8, y + ROW - 1, 224, 1, COLOUR_SAND);
}

static void draw_best(int y, const uint8_t hexes[MONUMENTS_PRODUCING], unsigned count, unsigned seat) {
    const unsigned most = monuments_card_gives(play_state(), seat, MONUMENTS_CARD_PRODUCE);
    unsigned sum = 0;
    for (unsigned i = 0; i < count && i < most; i++) {
        sum += monuments_production(play_state(), seat, hexes[i]);
    }
    canvas_fill(8, y, 224, 1, COLOUR_CLAY);
    words_wrap(
        (struct area){10, y + 3, 222, 46}, TYPE_SMALL, COLOUR_INK,
        "The card takes %u hexes: {:good}*+%u*{:} at best. A hex holds five, and makes three; a bonus makes it four.",
        most, sum);
}

static void draw(void) {
    uint8_t hexes[MONUMENTS_PRODUCING];
    const unsigned seat = seat_now(), count = monuments_producing(play_state(), seat, hexes);
    chrome_page();
    match_title(seat, "Production", CHROME_NO_PHASE);
    for (unsigned row = rows()->first; row < list_end(rows()); row++) {
        draw_hex(list_y(rows(), row, TOP + 2, ROW), hexes[row], seat);
    }
    if (count == 0) {
        type_wrap((struct area){CHROME_MARGIN, TOP + 10, 220, 60}, TYPE_BODY, COLOUR_UMBER,
                  "No hex would give anything: it needs a worker or a factory, and room for a resource.");
    }
    draw_best(TOP + 2 + ROW * ROWS, hexes, count, seat);
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = rules,
                                     .look = screen_back,
                                     .help = rules,
                                     .keys = {{ICON_KEY_UD, "Hex"}, {ICON_KEY_B, "Back"}}};

void monuments_ui_production_open(void) {
    uint8_t hexes[MONUMENTS_PRODUCING];
    *rows() = (struct list){0};
    list_set(rows(), monuments_producing(play_state(), seat_now(), hexes), ROWS);
    sound_play(CUE_OPEN);
    screen_push(&screen);
}
