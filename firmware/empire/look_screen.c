/* The pages to look around: goods, points, the board and the log, for any seat. */
#include "empire_ui.h"

enum { SUMS_Y = 184 };

static void browse(const struct look *look) {
    (void)look;
    empire_ui_browse_open();
}

static void draw_good(unsigned good, const struct empire_goods *goods) {
    const int y = LOOK_TOP + 3 + 27 * (int)good;
    if (good > 0) {
        canvas_fill(8, y - 2, 224, 1, COLOUR_SAND);
    }
    icon_draw(8, y, empire_ui_good_icon(good), 24);
    words_centred(44, y + 2, TYPE_BODY_BOLD, goods->count[good] > 0 ? COLOUR_INK : COLOUR_CLAY, "%u",
                  goods->count[good]);
    empire_ui_goods_bar(56, y + 2, good, goods->count[good], goods->wilds[good], 15);
    words_right(232, y - 2, TYPE_BIG, goods->points[good] > 0 ? COLOUR_GOOD : COLOUR_CLAY, "%u",
                goods->points[good]);
}

static void draw_left(unsigned seat) {
    const struct empire_state *state = empire_ui_state();
    struct match_words words;
    struct text *text = match_words(&words);
    empire_ui_stock_put(text, seat, "{9}");
    text_format(text, state->goods[seat][EMPIRE_WILD] > 0 ? "{9}{wild} %u{9}" : "{9}",
                state->goods[seat][EMPIRE_WILD]);
    text_format(text, "Turn %u of %u", empire_ui_turn_of(seat), empire_cards_to_take(state));
    type_rich(8, SUMS_Y + 17, TYPE_SMALL, COLOUR_UMBER, words.words);
}

static void draw_goods(const struct look *look) {
    const struct empire_goods goods = empire_seat_goods(empire_ui_state(), look->seat);
    for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
        draw_good(good, &goods);
    }
    canvas_fill(8, SUMS_Y, 224, 1, COLOUR_CLAY);
    type_rich(8, SUMS_Y + 2, TYPE_SMALL, COLOUR_UMBER, "{wild} Wilds in gold, where they score most.");
    draw_left(look->seat);
}

/* Continents are listed, with the seat's regions in each, and a crown where it has most. */
static void draw_points(const struct look *look) {
    enum { PITCH = 14, STEP = 114 };
    const struct empire_control control = empire_control(empire_ui_state());
    const bool listed = look->at == EMPIRE_SOURCE_CONTINENTS;
    const int y = points_table_draw(LOOK_TOP + 4, (int)look->at);
    canvas_fill(8, y, 224, 1, COLOUR_CLAY);
    type_wrap((struct area){8, y + 2, 224, 36}, TYPE_SMALL, COLOUR_UMBER,
              listed ? ""
              : look->at == EMPIRE_SOURCE_REGIONS
                  ? "One for each region with more armies and cities than anybody else."
                  : "Each good has its own steps. Wilds count where they score most.");
    for (unsigned i = 0; listed && i < empire_map(empire_ui_state())->continent_count; i++) {
        words_rich(8 + STEP * (int)(i % 2), y + 2 + PITCH * (int)(i / 2), TYPE_SMALL, COLOUR_UMBER,
                   control.continent[i] == look->seat ? "%s{5}%s%u{2}{crown}" : "%s{5}%s%u",
                   empire_ui_continent(i).words, empire_ui_owner(look->seat), control.held[i][look->seat]);
    }
}

/* The board a little lower, with the seat's lands in a line below. */
static void draw_map(const struct look *look) {
    const struct empire_control control = empire_control(empire_ui_state());
    struct empire_ui_board view = empire_ui_board_view(EMPIRE_UI_NOWHERE);
    view.y = LOOK_TOP;
    empire_ui_board_draw(view);
    words_rich(4, LOOK_TOP + EMPIRE_UI_MAP_HEIGHT, TYPE_SMALL, COLOUR_PAPYRUS,
               "%s regions %u{12}{crown} continents %u", empire_ui_owner(look->seat),
               control.regions[look->seat], control.continents[look->seat]);
}

static const struct look_page goods_page = {.tab = "Goods",
                                            .draw = draw_goods,
                                            .count = EMPIRE_GOODS,
                                            .rules = EMPIRE_PAGE_GOODS},
                              points_page = {.tab = "Points",
                                             .draw = draw_points,
                                             .things = look_sources,
                                             .rules = EMPIRE_PAGE_CONTROL},
                              map_page = {.tab = "Map",
                                          .draw = draw_map,
                                          .ground = true,
                                          .act_word = "Board",
                                          .act = browse,
                                          .rules = EMPIRE_PAGE_CONTROL};

const struct look_page *const empire_ui_look[] = {&goods_page, &points_page, &map_page, &look_log, NULL};
