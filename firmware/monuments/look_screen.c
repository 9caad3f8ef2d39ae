/* To look around without touching the turn, seat by seat: resources and pieces, action cards and bonuses, the
 * monument with what its next layer needs, points line by line, and the log. Only what anyone may know. */
#include "monuments_ui.h"
#include "recap.h"

enum {
    PANEL = LOOK_TOP,
    BOTTOM = LOOK_BOTTOM,
    FOOT_Y = 170, /* of the cards: what the one under the cursor does */
    SOURCES = MONUMENTS_LINES + 1,
    SOURCE_ROW = 16,
    CARD_STEP = 22,
    CARDS_Y = PANEL + 4,
    BONUS_ROW = 16,
    BONUSES_Y = CARDS_Y + 33,
    CELL = 58,
    CELL_HEIGHT = 43,
    STOCK_ROWS = 3,
};

/* ---- what there is */

/* Resources, workers, then what comes in threes: a grid that the cursor goes through column by column. */
enum { STOCK_PIECES = MONUMENTS_RESOURCES + 1, STOCK_TOKENS = STOCK_PIECES + MONUMENTS_PIECES };

static unsigned stock_place(unsigned at) {
    return at % STOCK_ROWS * 4 + at / STOCK_ROWS;
}

static unsigned stock_token(unsigned index) {
    assert(index < STOCK_TOKENS);
    return index < STOCK_PIECES ? index : monuments_pieces[index - STOCK_PIECES];
}

static unsigned bonus_of(uint32_t bonuses, unsigned index) {
    for (; index > 0 && bonuses != 0; index--) {
        bonuses &= bonuses - 1;
    }
    return bonuses == 0 ? MONUMENTS_BONUSES : bits_lowest(bonuses);
}

/* Common bonuses that the seat's next layer may bring. */
static uint32_t pile_next(const struct look *look) {
    return monuments_bonuses_open(play_state(), look->seat, monuments_ui_seat(look->seat).layers + 1u);
}

/* ---- resources and pieces */

static void help_stock(const struct look *look) {
    match_explain(&monuments_ui_a_token, stock_token(stock_place(look->at)));
}

static void open_quests(const struct look *look) {
    (void)look;
    monuments_ui_quests_open();
}
#define QUESTS_BY_A .act_word = "Quests", .act = open_quests

static void draw_cell(int x, int y, unsigned token, unsigned count, unsigned seat, bool focused) {
    if (focused) {
        canvas_box(x - 2, y - 2, CELL - 1, CELL_HEIGHT - 1, 3, COLOUR_GOLD, COLOUR_INK);
    }
    monuments_ui_token_draw(x + 2, y, token, 24, seat);
    words_draw(x + 29, y - 1, TYPE_BIG, count > 0 || focused ? COLOUR_INK : COLOUR_CLAY, "%u", count);
    type_draw_centred(x + 27, y + 25, TYPE_SMALL, COLOUR_UMBER, monuments_token_text(token).title);
}

static void draw_stock(const struct look *look) {
    const struct monuments_seat about = monuments_ui_seat(look->seat);
    for (unsigned i = 0; i < STOCK_TOKENS; i++) {
        draw_cell(7 + CELL * (int)(i % 4), PANEL + 6 + CELL_HEIGHT * (int)(i / 4), stock_token(i),
                  monuments_holding(&about, stock_token(i)).count, look->seat, i == stock_place(look->at));
    }
    const int y = PANEL + 6 + CELL_HEIGHT * STOCK_ROWS;
    canvas_fill(8, y, 224, 1, COLOUR_CLAY);
    words_rich(10, y + 3, TYPE_SMALL, COLOUR_INK,
               "{land} land *%u*{10}{destroy} power *%u*{10}{quests} quests *%u*", about.land, about.power,
               about.completed_count);
    const unsigned token = stock_token(stock_place(look->at));
    const struct monuments_holding at = monuments_holding(&about, token);
    if (token < MONUMENTS_RESOURCES) {
        words_draw(10, y + 19, TYPE_SMALL, COLOUR_UMBER, "%u open quest%s, %u battle%s won", about.open_count,
                   words_s(about.open_count), about.wins, words_s(about.wins));
    } else {
        words_draw(10, y + 19, TYPE_SMALL, COLOUR_UMBER,
                   at.locked > 0 ? "%s: %u more, %u when unlocked" : "%s: %u more",
                   monuments_token_text(token).title, at.left, at.locked);
    }
}

static const struct look_page stock_page = {
    .tab = "Stock", .draw = draw_stock, .count = STOCK_TOKENS, QUESTS_BY_A, .help = help_stock};

/* ---- action cards and bonuses */

static unsigned cards(const struct look *look) {
    return MONUMENTS_CARDS + bits_count(monuments_ui_seat(look->seat).bonuses);
}

static void help_cards(const struct look *look) {
    if (look->at < MONUMENTS_CARDS) {
        match_explain(&monuments_ui_a_card, look->at);
    } else {
        match_explain(&monuments_ui_a_bonus,
                      bonus_of(monuments_ui_seat(look->seat).bonuses, look->at - MONUMENTS_CARDS));
    }
}

static void draw_action(unsigned card, const struct monuments_seat *about, bool focused) {
    const struct area box = {10 + CARD_STEP * (int)card, CARDS_Y, CARD_STEP - 2, 29};
    const bool green = (about->green >> card & 1) != 0, down = (about->hand >> card & 1) == 0;
    monuments_ui_card_small(box, card, green, down, COLOUR_PAPYRUS);
    if (focused) {
        chrome_cursor(box.x, box.y, box.width, box.height);
    }
}

static void draw_bonus(unsigned index, unsigned bonus, bool focused) {
    const int y = BONUSES_Y + BONUS_ROW * (int)index;
    if (focused) {
        canvas_box(4, y, 232, BONUS_ROW, 3, COLOUR_GOLD, COLOUR_INK);
    }
    canvas_disc(10, y + 1, 14, COLOUR_BRONZE);
    words_centred(17, y + 2, TYPE_CHIP, COLOUR_WHITE, "%u", monuments_bonus_layer(bonus));
    type_draw(30, y, TYPE_SMALL_BOLD, COLOUR_INK, monuments_bonus_text(bonus).title);
}

static void draw_foot(struct monuments_text about, bool down) {
    canvas_fill(8, FOOT_Y, 224, 1, COLOUR_CLAY);
    words_wrap((struct area){10, FOOT_Y + 2, 222, BOTTOM - FOOT_Y - 3}, TYPE_SMALL, COLOUR_INK, "*%s*%s: %s",
               about.title, down ? ", played" : "", about.line);
}

static void draw_cards(const struct look *look) {
    const struct monuments_seat about = monuments_ui_seat(look->seat);
    const unsigned count = bits_count(about.bonuses);
    for (unsigned card = 0; card < MONUMENTS_CARDS; card++) {
        draw_action(card, &about, card == look->at);
    }
    for (unsigned i = 0; i < count; i++) {
        draw_bonus(i, bonus_of(about.bonuses, i), look->at == MONUMENTS_CARDS + i);
    }
    if (count == 0) {
        type_wrap((struct area){10, BONUSES_Y + 4, 222, 60}, TYPE_SMALL, COLOUR_UMBER,
                  "No common bonus yet: each layer of the monument brings one.");
    }
    if (look->at < MONUMENTS_CARDS) {
        draw_foot(monuments_card_text(look->at, (about.green >> look->at & 1) != 0),
                  (about.hand >> look->at & 1) == 0);
    } else {
        draw_foot(monuments_bonus_text(bonus_of(about.bonuses, look->at - MONUMENTS_CARDS)), false);
    }
}

static const struct look_page cards_page = {
    .tab = "Cards", .draw = draw_cards, .things = cards, QUESTS_BY_A, .help = help_cards};

/* ---- the monument */

static unsigned bonuses_next(const struct look *look) {
    return bits_count(pile_next(look));
}

static void help_layers(const struct look *look) {
    match_explain(&monuments_ui_a_bonus, bonus_of(pile_next(look), look->at));
}

enum { NEEDS_X = 100, NEED_ROW = 15, NEED_BAR = 52, NEED_COLUMN = 66, LAYER_FOOT_Y = BOTTOM - 64 };

static void draw_need(int x, int y, enum icon icon, int bar, unsigned have, unsigned need, bool blocks) {
    icon_draw(x, y + 2, icon, 12);
    if (bar > 0) {
        monuments_ui_bar_draw((struct area){x + 18, y + 4, bar - 6, 8}, have, need);
    }
    words_draw(x + 18 + bar, y, TYPE_SMALL_BOLD,
               have >= need ? COLOUR_GOOD
               : blocks     ? COLOUR_BAD
                            : COLOUR_UMBER,
               "%u/%u", have, need);
}

/* Resources two in a row: below them there is room for what a bonus does. */
static void draw_needs(int y, const struct monuments_layer_needs *needs) {
    int column = 0;
    draw_need(NEEDS_X, y, ICON_LAND, NEED_BAR, needs->land, needs->hexes, true);
    draw_need(NEEDS_X, y + NEED_ROW, ICON_UNIT_WORKER, NEED_BAR, needs->workers_on_board, needs->workers,
              true);
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        if (needs->cost[resource] > 0) {
            draw_need(NEEDS_X + NEED_COLUMN * (column % 2), y + NEED_ROW * (2 + column / 2),
                      monuments_ui_token_icon(resource), 0, needs->resources[resource], needs->cost[resource],
                      needs->short_of > 0);
            column++;
        }
    }
}

static void draw_next_bonus(const struct look *look) {
    const unsigned bonus = bonus_of(pile_next(look), look->at);
    if (bonus < MONUMENTS_BONUSES) {
        const struct monuments_text about = monuments_bonus_text(bonus);
        words_wrap((struct area){NEEDS_X, LAYER_FOOT_Y, 132, 63}, TYPE_SMALL, COLOUR_UMBER,
                   "Bonus %u/%u: *%s*. %s", look->at + 1, bonuses_next(look), about.title, about.line);
    }
}

static void draw_layers(const struct look *look) {
    const struct monuments_seat about = monuments_ui_seat(look->seat);
    const struct monuments_layer_needs needs = monuments_layer_needs(play_state(), look->seat);
    canvas_fill(6, BOTTOM - 8, 88, 3, COLOUR_GOOD);
    monuments_ui_tower_draw(8, BOTTOM - 8, about.civilisation, about.layers, MONUMENTS_LAYERS, 0);
    type_wrap((struct area){NEEDS_X, PANEL + 3, 134, 30}, TYPE_SMALL_BOLD, COLOUR_UMBER,
              monuments_civilisations[about.civilisation].monument);
    if (needs.layer == 0) {
        type_wrap((struct area){NEEDS_X, PANEL + 40, 132, 80}, TYPE_BODY, COLOUR_INK,
                  "All five layers stand. This round is the last.");
        return;
    }
    words_draw(NEEDS_X, PANEL + 33, TYPE_SMALL_BOLD, needs.possible ? COLOUR_GOOD : COLOUR_INK,
               needs.discount > 0 ? "Layer %u: pay %u less"
               : needs.possible   ? "Layer %u can be built"
                                  : "Layer %u needs",
               needs.layer, needs.discount);
    draw_needs(PANEL + 49, &needs);
    draw_next_bonus(look);
}

static const struct look_page layers_page = {.tab = "Layers",
                                             .draw = draw_layers,
                                             .things = bonuses_next,
                                             QUESTS_BY_A,
                                             .help = help_layers,
                                             .rules = MONUMENTS_PAGE_MONUMENT};

/* ---- points */

/* What open quests cost is counted at the end alone, and until then the seat's secret: here anybody may read.
 */
static void open_put(const struct look *look, struct text *text) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    monuments.count(play_state(), points);
    const bool own = look->seat == match_reader() && !play_covers();
    text_format(text, own ? "(%d)" : "?", points[look->seat][MONUMENTS_LINE_OPEN]);
}

static void draw_points_row(const struct look *look, unsigned source, int y, const struct account_sum *sum) {
    const struct source_look *line = &monuments_ui_sources[source];
    const bool led = sum->points > sum->won, open = source == MONUMENTS_LINE_OPEN && play_turn() != GAME_OVER;
    struct match_words words, name;
    struct text *text = match_words(&words);
    if (source == look->at) {
        canvas_box(4, y - 1, 232, SOURCE_ROW, 3, COLOUR_GOLD, COLOUR_INK);
    }
    icon_draw(8, y + 1, line->icon, 12);
    type_draw(25, y - 1, TYPE_SMALL_BOLD, COLOUR_INK, match_capital(&name, line->word));
    if (sum->points > 0) {
        const int width = sum->points * 3 + 2;
        chart_bar(104, y + 1, width < 92 ? width : 92, 12, line->fill, line->colour);
    }
    if (open) {
        open_put(look, text);
    } else {
        text_format(text, led ? "+%d" : "%d", sum->points);
    }
    type_draw_right(230, y - 2, TYPE_BODY_BOLD,
                    sum->points < 0 ? COLOUR_BAD
                    : led || open   ? COLOUR_UMBER
                                    : COLOUR_INK,
                    words.words);
}

static void help_points(const struct look *look) {
    match_explain(&monuments_ui_the_score_cards, look->seat);
}

static void draw_points(const struct look *look) {
    const struct monuments_seat about = monuments_ui_seat(look->seat);
    struct match_words words;
    struct text *text = match_words(&words);
    for (unsigned source = 0; source < SOURCES; source++) {
        struct account_sum sums[GAME_SEATS_MAX];
        account_sums(&monuments, play_state(), ~(1u << source), sums);
        draw_points_row(look, source, PANEL + 4 + SOURCE_ROW * (int)source, &sums[look->seat]);
    }
    const int y = PANEL + 5 + SOURCE_ROW * SOURCES;
    canvas_fill(8, y - 1, 224, 1, COLOUR_CLAY);
    monuments_points_put(play_state(), look->seat, look->at, text);
    const unsigned end = (unsigned)words.buffer.used;
    text_format(text, ". {:umber}Score card: %s.", monuments_score_card_text(about.score_card).title);
    if (type_rich_width(TYPE_SMALL, words.words) > 228) { /* then without the card */
        words.words[end] = '\0';
    }
    type_rich(8, y, TYPE_SMALL, COLOUR_INK, words.words);
}

static const struct look_page points_page = {
    .tab = "Points", .draw = draw_points, .things = look_sources, QUESTS_BY_A, .help = help_points};

/* ---- what has a screen of its own */

static const struct {
    enum icon icon;
    const char *name;
    void (*open)(void);
} more[] = {
    {ICON_LAND, "The board", monuments_ui_browse_open},
    {ICON_QUESTS, "My quests and cards", monuments_ui_quests_open},
    {ICON_HOURGLASS, "Log of moves", log_open},
    {ICON_HOURGLASS, "Last turns", recap_look},
};
enum { MORES = sizeof more / sizeof more[0] };

static void open_more(const struct look *look) {
    assert(look->at < MORES);
    more[look->at].open();
}

static void draw_more(const struct look *look) {
    struct match_words words;
    text_unsigned(match_words(&words), play_match()->length);
    for (unsigned i = 0; i < MORES; i++) {
        const struct chrome_row row = {.y = PANEL + 2 + 26 * (int)i,
                                       .height = 26,
                                       .focused = i == look->at,
                                       .icon = more[i].icon,
                                       .name = more[i].name,
                                       .value = more[i].open == log_open ? words.words : NULL};
        chrome_row(&row);
    }
}

static const struct look_page more_page = {.tab = "More",
                                           .draw = draw_more,
                                           .count = MORES,
                                           .act_word = "Open",
                                           .act = open_more,
                                           .rules = MONUMENTS_PAGE_TURN};

const struct look_page *const monuments_ui_look[] = {&stock_page,  &cards_page, &layers_page,
                                                     &points_page, &more_page,  NULL};
