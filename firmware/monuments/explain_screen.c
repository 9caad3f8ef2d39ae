/* A page about the thing under the cursor: a hex, an action card, a common bonus, a quest, a resource, unit
 * or building. A leads on to the page of the rules. */
#include <assert.h>
#include <stddef.h>

#include "chrome.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "widgets.h"
#include "words.h"

enum about { A_HEX, A_CARD, A_BONUS, A_QUEST, A_TOKEN };
enum { TOP = CHROME_PANEL_Y + 6, WIDTH = 220, LINE = 20 };

static enum about about;
static unsigned id, line_y, page;

/* ---- parts */

static void paragraph(enum type_face face, uint16_t colour, const char *words) {
    int const y = (int)line_y;
    int const lines =
        type_wrap((struct area){CHROME_MARGIN, y, WIDTH, CHROME_KEYS_Y - 2 - y}, face, colour, words);
    line_y += (unsigned)(lines * type_line(face) + 3);
}

static void rule(void) {
    canvas_fill(8, (int)line_y + 1, 224, 1, COLOUR_CLAY);
    line_y += 6;
}

static void head(enum icon icon, int size, const char *title) {
    icon_draw_seat(CHROME_MARGIN, (int)line_y + (24 - size) / 2, icon, size,
                   play_seat_style(match_reader() == MATCH_NOBODY ? 0 : match_reader()));
    type_draw(CHROME_MARGIN + 32, (int)line_y + 2, TYPE_TITLE, COLOUR_INK, title);
    line_y += 30;
}

static void cost_line(const char *before, const uint8_t cost[MONUMENTS_RESOURCES], const char *behind) {
    struct match_words words;
    struct text *text = match_words(&words);
    text_put(text, before);
    monuments_ui_resources_put(text, cost);
    text_put(text, behind);
    type_rich(CHROME_MARGIN, (int)line_y, TYPE_BODY, COLOUR_INK, words.words);
    line_y += LINE;
}

/* ---- a hex */

static const char *terrain_words(unsigned terrain) {
    static const char *const words[] = {[MONUMENTS_FOREST] = "Forest: makes wood",
                                        [MONUMENTS_PASTURE] = "Pasture: makes sheep",
                                        [MONUMENTS_MOUNTAIN] = "Mountain: makes metal",
                                        [MONUMENTS_FIELD] = "Field: makes wheat",
                                        [MONUMENTS_MONUMENT] = "Monument: nobody enters",
                                        [MONUMENTS_SEA] = "Sea",
                                        [MONUMENTS_LAKE] = "Lake"};
    return words[terrain];
}

static int draw_pieces(int x, unsigned seat, const struct monuments_hex *hex) {
    for (unsigned unit = 0; unit < MONUMENTS_UNITS && hex->seat == seat; unit++) {
        if (hex->units[unit] > 0) {
            x = monuments_ui_token_draw(x, (int)line_y + 3, (unsigned)MONUMENTS_TOKEN_UNITS + unit, 12, seat);
            x = words_draw(x + 2, (int)line_y, TYPE_BODY_BOLD, COLOUR_INK, "%u", hex->units[unit]) + 8;
        }
    }
    for (unsigned building = 0; building < MONUMENTS_BUILDINGS; building++) {
        unsigned const token = (unsigned)MONUMENTS_TOKEN_BUILDINGS + building;
        if ((hex->buildings[seat] >> building & 1) != 0) {
            x = monuments_ui_token_draw(x, (int)line_y + 3, token, 12, seat) + 8;
        } else if ((hex->ruins[seat] >> building & 1) != 0) {
            x = monuments_ui_token_draw(x, (int)line_y + 3, token, 12, seat);
            x = type_draw(x + 2, (int)line_y + 1, TYPE_SMALL, COLOUR_BAD, "damaged") + 8;
        }
    }
    return x;
}

static bool present(unsigned seat, const struct monuments_hex *hex) {
    return hex->seat == seat || hex->buildings[seat] != 0 || hex->ruins[seat] != 0;
}

static void lines_owners(const struct monuments_hex *hex) {
    bool nobody = true;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        if (present(seat, hex)) {
            icon_draw(CHROME_MARGIN, (int)line_y + 2, match_seat_icon(seat), 13);
            draw_pieces(CHROME_MARGIN + 22, seat, hex);
            line_y += LINE;
            nobody = false;
        }
    }
    if (nobody) {
        paragraph(TYPE_BODY, COLOUR_UMBER,
                  hex->open ? "Nobody is here." : "Closed: not in play with so few seats.");
    }
}

static void line_stock(const struct monuments_hex *hex) {
    const uint8_t *there = hex->resources;
    unsigned const count = (unsigned)there[0] + there[1] + (unsigned)there[2] + there[3];
    if (count > 0) {
        struct match_words words;
        struct text *text = match_words(&words);
        text_format(text, "  %u of 5", count);
        cost_line("Lies here: ", hex->resources, words.words);
    }
}

static void put_edges(struct text *text, const struct monuments_place *place, unsigned edges) {
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        if ((edges >> direction & 1) != 0 && place->near[direction] != MONUMENTS_NO_HEX) {
            text_format(text, " %s", monuments_ui_hex_name(place->near[direction]));
        }
    }
}

static void line_edges(const char *before, const struct monuments_place *place, unsigned edges,
                       const char *behind) {
    struct match_words words;
    struct text *text = match_words(&words);
    if (edges != 0) {
        text_put(text, before);
        put_edges(text, place, edges);
        text_put(text, behind);
        paragraph(TYPE_BODY, COLOUR_UMBER, words.words);
    }
}

static void line_yield(unsigned reader) {
    struct match_words words;
    struct text *text = match_words(&words);
    unsigned const gives =
        reader == MATCH_NOBODY ? 0 : monuments_production(monuments_ui_state(), reader, id);
    if (gives > 0) {
        text_format(text, "Production would bring you {:good}*+%u*{:}.", gives);
        paragraph(TYPE_BODY, COLOUR_INK, words.words);
    }
}

/* In the middle of an action its own page, else that of the ground. */
static unsigned rules_page(unsigned terrain) {
    unsigned const kind = monuments_ui_step()->kind;
    if (kind != MONUMENTS_TASK_TURN && kind != MONUMENTS_TASK_KINDS && play_person_to_move()) {
        return monuments_ui_page();
    }
    return terrain >= MONUMENTS_SEA        ? MONUMENTS_UI_PAGE_FERRIES
           : terrain == MONUMENTS_MONUMENT ? MONUMENTS_UI_PAGE_MONUMENT
                                           : MONUMENTS_UI_PAGE_HEXES;
}

static void draw_hex(void) {
    struct monuments_hex hex;
    struct monuments_place const place = monuments_place(id);
    struct match_words words;
    struct text *text = match_words(&words);
    monuments_hex(monuments_ui_state(), id, &hex);
    text_format(text, "Hex %s", place.name);
    chrome_title(words.words, NULL);
    paragraph(TYPE_BODY_BOLD, COLOUR_INK, terrain_words(place.terrain));
    lines_owners(&hex);
    line_stock(&hex);
    rule();
    line_yield(match_reader());
    line_edges("River to", &place, place.rivers & ~(unsigned)hex.bridges, ": walkers need a bridge.");
    line_edges("{bridge} Bridge to", &place, hex.bridges, ".");
    line_edges("{unit_ferry} Ferry waits for", &place, hex.docks, ".");
    if (hex.ferry) {
        paragraph(TYPE_BODY, COLOUR_UMBER, "{unit_ferry} A ferry is under way here.");
    }
    page = rules_page(place.terrain);
}

/* ---- cards */

static void draw_sides(void) {
    static const struct {
        const char *words;
        uint16_t colour;
    } sides[2] = {{"{:bad}*Red:*{:} ", COLOUR_BAD}, {"{:good}*Green:*{:} ", COLOUR_GOOD}};
    for (unsigned green = 0; green < 2; green++) {
        struct match_words words;
        struct text *text = match_words(&words);
        text_format(text, "%s%s", sides[green].words, monuments_card_text(id, green != 0).line);
        canvas_fill(CHROME_MARGIN - 6, (int)line_y + 2, 3, 14, sides[green].colour);
        paragraph(TYPE_BODY, COLOUR_INK, words.words);
    }
}

static void draw_card(void) {
    unsigned const reader = match_reader();
    chrome_title("An action", NULL);
    head(monuments_ui_card_icon(id), 16, monuments_card_text(id, false).title);
    draw_sides();
    rule();
    cost_line("To turn it green: ", monuments_card_cost(id), "");
    if (reader != MATCH_NOBODY) {
        struct monuments_seat seat;
        monuments_seat(monuments_ui_state(), reader, &seat);
        struct match_words words;
        struct text *text = match_words(&words);
        text_format(text, "%s%s", (seat.green >> id & 1) != 0 ? "Yours is green, " : "Yours is red, ",
                    (seat.hand >> id & 1) == 0 ? "and put down."
                    : monuments_card_useful(monuments_ui_state(), reader, id)
                        ? "in your hand, and useful now."
                        : "in your hand, and useless now.");
        paragraph(TYPE_BODY, COLOUR_UMBER, words.words);
    }
    page = monuments_ui_card_page(id);
}

static void draw_bonus(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    struct monuments_text const bonus = monuments_bonus_text(id);
    chrome_title("A common bonus", NULL);
    head(ICON_BONUS, 16, bonus.title);
    text_format(text, "From the pile of layer %u; it lasts.", monuments_bonus_layer(id));
    paragraph(TYPE_BODY, COLOUR_INK, bonus.line);
    paragraph(TYPE_BODY, COLOUR_UMBER, words.words);
    rule();
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        struct monuments_seat of;
        monuments_seat(monuments_ui_state(), seat, &of);
        if ((of.bonuses >> id & 1) != 0) {
            icon_draw(CHROME_MARGIN, (int)line_y + 2, match_seat_icon(seat), 13);
            type_draw(CHROME_MARGIN + 22, (int)line_y, TYPE_BODY, COLOUR_INK, "has it.");
            line_y += LINE;
        }
    }
    if ((monuments_piles(monuments_ui_state()) >> id & 1) != 0) {
        paragraph(TYPE_BODY, COLOUR_INK, "It is still available.");
    }
    page = MONUMENTS_UI_PAGE_MONUMENT;
}

static void draw_quest(void) {
    static const char *const groups[] = {"A quest of the set-up", "From the deck for 0 or 1 layers",
                                         "From the deck for 2 or 3 layers",
                                         "From the deck for 4 or 5 layers"};
    struct monuments_goal goals[MONUMENTS_QUEST_GOALS];
    struct match_words words;
    struct text *text = match_words(&words);
    int8_t points, penalty;
    unsigned const reader = match_reader();
    struct monuments_text const quest = monuments_quest_text(id, &points, &penalty);
    chrome_title("A quest", NULL);
    head(ICON_QUESTS, 16, quest.title);
    paragraph(TYPE_BODY, COLOUR_INK, quest.line);
    text_format(text, "Turned in {:good}*+%d*{:}%s%d*{:}.", points,
                penalty < 0 ? ", open at the end {:bad}*−" : ", open at the end *", -penalty);
    paragraph(TYPE_BODY, COLOUR_INK, words.words);
    paragraph(TYPE_SMALL, COLOUR_UMBER, groups[monuments_quest_group(id)]);
    rule();
    unsigned const count =
        reader == MATCH_NOBODY ? 0 : monuments_quest_progress(monuments_ui_state(), reader, id, goals);
    for (unsigned i = 0; i < count; i++) {
        monuments_ui_bar_draw((struct area){CHROME_MARGIN, (int)line_y + 5, 70, 9}, goals[i].have,
                              goals[i].need);
        words_draw(CHROME_MARGIN + 78, (int)line_y, TYPE_BODY, COLOUR_INK, "%u of %u %s", goals[i].have,
                   goals[i].need, goals[i].word);
        line_y += LINE;
    }
    page = MONUMENTS_UI_PAGE_QUESTS;
}

/* ---- resources, units, buildings */

static void lines_power(void) {
    unsigned land, sea;
    struct match_words words;
    struct text *text = match_words(&words);
    monuments_token_power(id, &land, &sea);
    text_format(text, "Power %u on land", land);
    if (id < (unsigned)MONUMENTS_TOKEN_BUILDINGS) {
        text_format(text, ", %u at sea", sea);
    }
    paragraph(TYPE_BODY, COLOUR_INK, words.words);
}

static bool takes_a_worker(void) {
    return id == (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMY ||
           id == (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_NAVY ||
           id == (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_AIR;
}

static void draw_token(void) {
    struct monuments_text const token = monuments_token_text(id);
    chrome_title(id < MONUMENTS_RESOURCES                   ? "A resource"
                 : id < (unsigned)MONUMENTS_TOKEN_BUILDINGS ? "A unit"
                                                            : "A building",
                 NULL);
    head(monuments_ui_token_icon(id), 24, token.title);
    paragraph(TYPE_BODY, COLOUR_INK, token.line);
    if (id >= MONUMENTS_RESOURCES) {
        rule();
        lines_power();
        if (id == (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_WORKER) {
            paragraph(TYPE_BODY, COLOUR_INK, "The action *Populate* brings new ones, into towns.");
        } else {
            cost_line("Costs ", monuments_token_cost(id), takes_a_worker() ? "{4}and a worker" : "");
        }
    }
    page = id < MONUMENTS_RESOURCES                                  ? MONUMENTS_UI_PAGE_HEXES
           : id == (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY ? MONUMENTS_UI_PAGE_FERRIES
           : id < (unsigned)MONUMENTS_TOKEN_BUILDINGS                ? MONUMENTS_UI_PAGE_UNITS
                                                                     : MONUMENTS_UI_PAGE_BUILDINGS;
}

/* ---- the screen */

static void key(enum key pressed) {
    rules_key(pressed, page);
}

static void draw_explained(void) {
    static void (*const draw_about[])(void) = {[A_HEX] = draw_hex,
                                               [A_CARD] = draw_card,
                                               [A_BONUS] = draw_bonus,
                                               [A_QUEST] = draw_quest,
                                               [A_TOKEN] = draw_token};
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Rules"}, {ICON_KEY_B, "Back"}, {ICON_KEY_X, "Hint"}};
    chrome_ground();
    chrome_panel(CHROME_PANEL_X, CHROME_PANEL_Y, CHROME_PANEL_WIDTH, CHROME_PANEL_HEIGHT);
    line_y = TOP;
    draw_about[about]();
    chrome_keys(keys, hint_possible() ? 3 : 2, false);
}

static const struct screen screen = {.draw = draw_explained, .key = key};

static void explain(enum about what, unsigned of) {
    about = what;
    id = of;
    sound_play(CUE_OPEN);
    screen_push(&screen);
}

void monuments_ui_explain_hex(unsigned hex) {
    assert(hex < MONUMENTS_HEXES);
    explain(A_HEX, hex);
}

void monuments_ui_explain_card(unsigned card) {
    assert(card < MONUMENTS_CARDS);
    explain(A_CARD, card);
}

void monuments_ui_explain_bonus(unsigned bonus) {
    assert(bonus < MONUMENTS_BONUSES);
    explain(A_BONUS, bonus);
}

void monuments_ui_explain_quest(unsigned quest) {
    assert(quest < MONUMENTS_QUESTS);
    explain(A_QUEST, quest);
}

void monuments_ui_explain_token(unsigned token) {
    assert(token < MONUMENTS_TOKENS);
    explain(A_TOKEN, token);
}

bool monuments_ui_explain_move(move_t move) {
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_KEEP:
    case MONUMENTS_OP_QUEST:
        monuments_ui_explain_quest(monuments_move_hex(move));
        return true;
    case MONUMENTS_OP_BONUS:
        monuments_ui_explain_bonus(monuments_move_hex(move));
        return true;
    case MONUMENTS_OP_PLAY:
    case MONUMENTS_OP_UPGRADE:
        monuments_ui_explain_card(monuments_move_token(move));
        return true;
    case MONUMENTS_OP_SPARE:
    case MONUMENTS_OP_SWAP:
        monuments_ui_explain_token(monuments_move_token(move));
        return true;
    default:
        return false;
    }
}
