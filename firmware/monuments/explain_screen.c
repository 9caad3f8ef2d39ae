/* A page about the thing under the cursor: a hex, an action card, a common bonus, a quest, a resource, unit
 * or building. A leads on to the page of the rules. */
#include "board_picture.h"
#include "match_explain.h"
#include "memory.h"

/* ---- parts */

static void head(struct flow *flow, enum icon icon, int size, const char *title) {
    icon_draw_seat(CHROME_MARGIN, flow->y + (24 - size) / 2, icon, size,
                   play_seat_style(match_reader() == MATCH_NOBODY ? 0 : match_reader()));
    type_draw(CHROME_MARGIN + 32, flow->y + 2, TYPE_TITLE, COLOUR_INK, title);
    flow->y += 30;
}

static void cost_line(struct flow *flow, const char *before, const uint8_t cost[MONUMENTS_RESOURCES],
                      const char *after) {
    struct match_words words;
    struct text *text = match_words(&words);
    text_put(text, before);
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        for (unsigned i = 0; i < cost[resource]; i++) {
            text_format(text, "%s{2}", monuments_ui_resource_symbols[resource]);
        }
    }
    text_put(text, after);
    type_rich(CHROME_MARGIN, flow->y, TYPE_BODY, COLOUR_INK, words.words);
    flow_next(flow);
}

/* ---- a hex */

static void line_terrain(struct flow *flow, const struct monuments_place *place, const char *terrain) {
    struct match_words name;
    const bool makes = place->terrain <= MONUMENTS_FIELD;
    flow_words(flow, TYPE_BODY_BOLD, COLOUR_INK, "%s%s%s", match_capital(&name, terrain),
               makes                                  ? ": makes "
               : place->terrain == MONUMENTS_MONUMENT ? ": nobody enters"
                                                      : "",
               makes ? monuments_ui_resource_symbols[place->terrain] : "");
}

/* As on the board: a damaged building is crossed out. */
static void draw_pieces(int x, int y, unsigned seat, const struct monuments_hex *hex) {
    struct monuments_hex own = *hex;
    for (unsigned other = 0; other < play_seats(); other++) {
        own.buildings[other] = other == seat ? own.buildings[other] : 0;
        own.ruins[other] = other == seat ? own.ruins[other] : 0;
    }
    x = hex->seat == seat ? monuments_ui_pieces_units(x, y, hex, 6) : x;
    x = monuments_ui_pieces_buildings(x, y, &own, 6);
    type_draw(x, y - 2, TYPE_SMALL, COLOUR_BAD, own.ruins[seat] != 0 ? "damaged" : "");
}

static void lines_owners(struct flow *flow, const struct monuments_hex *hex) {
    bool nobody = true;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        if (hex->seat == seat || hex->buildings[seat] != 0 || hex->ruins[seat] != 0) {
            icon_draw(CHROME_MARGIN, flow->y + 2, match_seat_icon(seat), 13);
            draw_pieces(CHROME_MARGIN + 22, flow->y + 3, seat, hex);
            flow_next(flow);
            nobody = false;
        }
    }
    if (nobody) {
        flow_paragraph(flow, TYPE_BODY, COLOUR_UMBER,
                       hex->open ? "Nobody is here." : "Closed: not in play with so few seats.");
    }
}

static void line_stock(struct flow *flow, const struct monuments_hex *hex) {
    const uint8_t *there = hex->resources;
    const unsigned count = (unsigned)there[0] + there[1] + (unsigned)there[2] + there[3];
    if (count > 0) {
        struct match_words words;
        text_format(match_words(&words), "  %u of 5", count);
        cost_line(flow, "Lies here: ", hex->resources, words.words);
    }
}

/* What lies beyond some of a hex's edges. */
static void line_edges(struct flow *flow, const char *before, unsigned hex, unsigned edges,
                       const char *after) {
    struct match_words words;
    if (monuments_edges_put(hex, edges, match_words(&words))) {
        flow_words(flow, TYPE_BODY, COLOUR_UMBER, "%s%s%s", before, words.words, after);
    }
}

static void line_yield(struct flow *flow, unsigned id, unsigned reader) {
    const unsigned gives = reader == MATCH_NOBODY ? 0 : monuments_production(play_state(), reader, id);
    if (gives > 0) {
        flow_words(flow, TYPE_BODY, COLOUR_INK, "Produce would bring you {:good}*+%u*{:}.", gives);
    }
}

/* Where the unit stands that is to move. */
static unsigned from_now(void) {
    const unsigned kind = monuments_ui_step().kind;
    return kind == MONUMENTS_TASK_MOVE || kind == MONUMENTS_TASK_GOING ? monuments_ui_memory()->place.from
                                                                       : MONUMENTS_NO_HEX;
}

/* Where nothing of the step that is asked for can be done, by reason: "B2, C3: moved already." */
static void lines_dark(struct flow *flow) {
    struct monuments_ui_hexes done = monuments_ui_lit(from_now());
    struct match_words words;
    while (monuments_why_next(play_state(), from_now(), done.word, match_words(&words))) {
        flow_words(flow, TYPE_BODY, COLOUR_UMBER, "%s", words.words);
    }
}

static void draw_hex(struct flow *flow, unsigned id) {
    const struct monuments_place place = monuments_place(id);
    const struct monuments_hex hex = monuments_ui_hex(id);
    flow_title("Hex %s", place.name);
    line_terrain(flow, &place, monuments_ui_terrain(id));
    lines_owners(flow, &hex);
    line_stock(flow, &hex);
    flow_rule(flow);
    line_yield(flow, id, match_reader());
    line_edges(flow, "River on the side of", id, place.rivers & ~(unsigned)hex.bridges,
               ": walkers need a bridge.");
    line_edges(flow, "{bridge} Bridge to", id, hex.bridges, ".");
    line_edges(flow, "{unit_ferry} Ferry waits for", id, hex.docks, ".");
    if (hex.ferry) {
        flow_paragraph(flow, TYPE_BODY, COLOUR_UMBER, "{unit_ferry} A ferry is under way here.");
    }
    if (monuments_ui_step().kind == MONUMENTS_TASK_SACRIFICE) {
        flow_paragraph(flow, TYPE_BODY, COLOUR_INK,
                       "A worker given up leaves the board: land without a unit is lost.");
    } else if (monuments_ui_step().kind == MONUMENTS_TASK_PLACE_FIRST) {
        flow_paragraph(flow, TYPE_BODY, COLOUR_INK,
                       "What you place lies here. You can spend it once a worker of yours stands here.");
    } else if (play_person_to_move()) {
        lines_dark(flow);
    }
}

/* In the middle of an action its own page, else that of the ground. */
static unsigned page_hex(unsigned id) {
    const unsigned kind = monuments_ui_step().kind, terrain = monuments_place(id).terrain;
    if (kind != MONUMENTS_TASK_TURN && kind != MONUMENTS_TASK_KINDS && play_person_to_move()) {
        return monuments_ui_page();
    }
    return terrain >= MONUMENTS_SEA        ? MONUMENTS_PAGE_FERRIES
           : terrain == MONUMENTS_MONUMENT ? MONUMENTS_PAGE_MONUMENT
                                           : MONUMENTS_PAGE_HEXES;
}

const struct explained monuments_ui_a_hex = {.draw = draw_hex, .page = page_hex};

/* ---- cards */

/* Where one builds just now. */
static unsigned hex_built(unsigned card) {
    const bool builds = monuments_ui_step().kind == MONUMENTS_TASK_BUILD && play_person_to_move();
    return builds && card == MONUMENTS_CARD_BUILD ? monuments_ui_memory()->cursor
                                                  : (unsigned)MONUMENTS_NO_HEX;
}

/* A piece's icon and name, why the seat can't have one, its price. */
static void line_price(struct flow *flow, unsigned token, unsigned seat, unsigned hex) {
    struct match_words why;
    monuments_price_why(play_state(), seat, hex, token, match_words(&why));
    const uint16_t colour = why.words[0] == '\0' ? COLOUR_INK : COLOUR_UMBER;
    icon_draw_seat(CHROME_MARGIN, flow->y + 2, monuments_ui_token_icon(token), 12, play_seat_style(seat));
    const int x = type_draw(CHROME_MARGIN + 15, flow->y, TYPE_SMALL_BOLD, colour,
                            token == MONUMENTS_TOKENS ? "Bridge" : monuments_token_text(token).title);
    type_draw(x + 4, flow->y, TYPE_SMALL, COLOUR_BAD, why.words);
    (void)monuments_ui_pieces_cost(230, flow->y + 5, monuments_token_cost(token), 1);
    flow->y += type_line(TYPE_SMALL) + 1;
}

/* Prices, also of what can't be paid yet: what is built, in the hex under the cursor; a weapon, units. */
static void lines_prices(struct flow *flow, unsigned card, unsigned reader) {
    static const uint8_t lists[2][6] = {
        {MONUMENTS_TOKEN_TOWN, MONUMENTS_TOKEN_FACTORY, MONUMENTS_TOKEN_FORT, MONUMENTS_TOKENS,
         MONUMENTS_TOKEN_FERRY},
        {MONUMENTS_TOKEN_ARMED, MONUMENTS_TOKEN_ARMY, MONUMENTS_TOKEN_NAVY, MONUMENTS_TOKEN_AIR}};
    for (const uint8_t *token = lists[card == MONUMENTS_CARD_TRAIN]; *token != 0; token++) {
        line_price(flow, *token, reader, hex_built(card));
    }
}

/* What each hex would give now, the richest first, as many as have room. */
static void lines_production(struct flow *flow, unsigned reader) {
    enum { IN_LINE = 4, LINES = 2, STEP = 56, LINE = 16 };
    uint8_t hexes[MONUMENTS_PRODUCING];
    const unsigned count = monuments_producing(play_state(), reader, hexes);
    for (unsigned i = 0; i < count && i < IN_LINE * LINES; i++) {
        words_rich(CHROME_MARGIN + STEP * (int)(i % IN_LINE), flow->y + LINE * (int)(i / IN_LINE), TYPE_SMALL,
                   COLOUR_INK, "%s {:good}+%u{:}%s", monuments_ui_hex_name(hexes[i]),
                   monuments_production(play_state(), reader, hexes[i]),
                   monuments_ui_resource_symbols[monuments_place(hexes[i]).terrain]);
    }
}

/* Why it would do nothing, or which side of it is where. */
static void line_now(struct flow *flow, unsigned id, unsigned reader) {
    const struct monuments_seat seat = monuments_ui_seat(reader);
    const bool down = (seat.hand >> id & 1) == 0;
    if (down || monuments_card_useful(play_state(), reader, id)) {
        flow_words(flow, TYPE_SMALL, COLOUR_UMBER, "Yours is %s, and %s.",
                   (seat.green >> id & 1) != 0 ? "green" : "red", down ? "played" : "in your hand");
    } else {
        flow_paragraph(flow, TYPE_SMALL, COLOUR_BAD, monuments_card_why(play_state(), reader, id));
    }
}

static unsigned page_card(unsigned id) {
    return monuments_ui_cards[id].page;
}

/* What it does, as the rules say it; and what it costs or brings now. */
static void draw_card(struct flow *flow, unsigned id) {
    const unsigned reader = match_reader();
    const bool priced = id == MONUMENTS_CARD_BUILD || id == MONUMENTS_CARD_TRAIN,
               here = hex_built(id) != MONUMENTS_NO_HEX;
    flow_title("%s%s%s", monuments_card_text(id, false).title, here ? " in " : "",
               here ? monuments_ui_hex_name(hex_built(id)) : "");
    if (reader != MATCH_NOBODY && !priced) {
        const bool green = (monuments_ui_seat(reader).green >> id & 1) != 0;
        cost_line(flow, green ? "Turned green for " : "To turn it green: ", monuments_card_cost(id), "");
        line_now(flow, id, reader);
        flow_rule(flow);
    }
    flow_paragraph(flow, TYPE_SMALL, COLOUR_INK, play_game()->pages[page_card(id)].words);
    if (reader != MATCH_NOBODY && priced) {
        lines_prices(flow, id, reader);
    } else if (reader != MATCH_NOBODY && id == MONUMENTS_CARD_PRODUCE) {
        lines_production(flow, reader);
    }
}

const struct explained monuments_ui_a_card = {.draw = draw_card, .page = page_card};

/* ---- what layers bring, and tasks */

static void draw_bonus(struct flow *flow, unsigned id) {
    const struct monuments_text bonus = monuments_bonus_text(id);
    head(flow, ICON_BONUS, 16, bonus.title);
    flow_paragraph(flow, TYPE_BODY, COLOUR_INK, bonus.line);
    flow_words(flow, TYPE_BODY, COLOUR_UMBER, "From the pile of layer %u; it lasts.",
               monuments_bonus_layer(id));
    flow_rule(flow);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const struct monuments_seat of = monuments_ui_seat(seat);
        if ((of.bonuses >> id & 1) != 0) {
            icon_draw(CHROME_MARGIN, flow->y + 2, match_seat_icon(seat), 13);
            type_draw(CHROME_MARGIN + 22, flow->y, TYPE_BODY, COLOUR_INK, "has it.");
            flow_next(flow);
        }
    }
    if ((monuments_piles(play_state()) >> id & 1) != 0) {
        flow_paragraph(flow, TYPE_BODY, COLOUR_INK, "It is still available.");
    }
}

const struct explained monuments_ui_a_bonus = {"A common bonus", .draw = draw_bonus,
                                               .rules = MONUMENTS_PAGE_MONUMENT};

static void draw_quest(struct flow *flow, unsigned id) {
    const unsigned reader = match_reader();
    const struct monuments_worth worth =
        monuments_quest_worth(play_state(), reader == MATCH_NOBODY ? 0 : reader, id);
    const struct monuments_text quest = monuments_quest_text(id);
    head(flow, ICON_QUESTS, 16, quest.title);
    flow_paragraph(flow, TYPE_BODY, COLOUR_INK, quest.line);
    flow_words(flow, TYPE_BODY, COLOUR_INK, "Turned in: {:good}*+%d*{:}. Left open: %s%d*{:}.", worth.done,
               worth.open < 0 ? "{:bad}*−" : "*", -worth.open);
    flow_words(flow, TYPE_SMALL, COLOUR_UMBER, "%s%s", monuments_quest_origin(id),
               reader != MATCH_NOBODY && monuments_quest_fits(play_state(), reader, id)
                   ? ". {:good}It fits your score card."
                   : "");
    flow_rule(flow);
    if (reader != MATCH_NOBODY) {
        monuments_ui_tasks_draw(flow->y, reader, id);
        flow->y += 28;
    }
    if (reader != MATCH_NOBODY && monuments_ui_step().kind == MONUMENTS_TASK_KEEP_FIRST) {
        const struct monuments_text card = monuments_score_card_text(monuments_ui_seat(reader).score_card);
        flow_words(flow, TYPE_SMALL, COLOUR_UMBER, "Your score card, *%s*: %s", card.title, card.line);
    }
}

const struct explained monuments_ui_a_quest = {"A quest", .draw = draw_quest, .rules = MONUMENTS_PAGE_QUESTS};

/* ---- resources, units, buildings */

static void lines_power(struct flow *flow, unsigned id) {
    unsigned land, sea;
    monuments_token_power(id, &land, &sea);
    flow_words(flow, TYPE_BODY, COLOUR_INK,
               id < MONUMENTS_TOKEN_BUILDINGS ? "Power %u on land, %u at sea" : "Power %u on land", land,
               sea);
}

static void draw_token(struct flow *flow, unsigned id) {
    const struct monuments_text token = monuments_token_text(id);
    const bool trained = id >= MONUMENTS_TOKEN_ARMY && id <= MONUMENTS_TOKEN_AIR; /* from a worker */
    match_page_title(id < MONUMENTS_RESOURCES         ? "A resource"
                     : id < MONUMENTS_TOKEN_BUILDINGS ? "A unit"
                                                      : "A building",
                     NULL);
    head(flow, monuments_ui_token_icon(id), 24, token.title);
    flow_paragraph(flow, TYPE_BODY, COLOUR_INK, token.line);
    if (id >= MONUMENTS_RESOURCES) {
        flow_rule(flow);
        lines_power(flow, id);
        if (id == MONUMENTS_TOKEN_WORKER) {
            flow_paragraph(flow, TYPE_BODY, COLOUR_INK, "The action *Populate* brings new ones, into towns.");
        } else {
            cost_line(flow, "Costs ", monuments_token_cost(id), trained ? "{4}and a worker" : "");
        }
    }
}

static unsigned page_token(unsigned id) {
    return id < MONUMENTS_RESOURCES         ? MONUMENTS_PAGE_HEXES
           : id == MONUMENTS_TOKEN_FERRY    ? MONUMENTS_PAGE_FERRIES
           : id < MONUMENTS_TOKEN_BUILDINGS ? MONUMENTS_PAGE_UNITS
                                            : MONUMENTS_PAGE_BUILDINGS;
}

const struct explained monuments_ui_a_token = {.draw = draw_token, .page = page_token};

/* ---- score cards */

static void draw_score_cards(struct flow *flow, unsigned first) {
    for (unsigned i = 0; i < play_seats(); i++) {
        const unsigned seat = (first + i) % play_seats();
        const struct monuments_text card = monuments_score_card_text(monuments_ui_seat(seat).score_card);
        flow_words(flow, TYPE_SMALL, COLOUR_INK, "%s *%s*: %s", match_stone(play_seat_style(seat)),
                   card.title, card.line);
    }
}

const struct explained monuments_ui_the_score_cards = {"Score cards", .draw = draw_score_cards,
                                                       .rules = MONUMENTS_PAGE_POINTS};

/* ---- by what is under the cursor */

void monuments_ui_explain_here(void) {
    match_explain(&monuments_ui_a_hex, monuments_ui_memory()->cursor);
}

bool monuments_ui_explain_move(move_t move) {
    static const struct explained *const things[MONUMENTS_OP_QUEST + 1] = {
        [MONUMENTS_OP_KEEP] = &monuments_ui_a_quest,   [MONUMENTS_OP_QUEST] = &monuments_ui_a_quest,
        [MONUMENTS_OP_BONUS] = &monuments_ui_a_bonus,  [MONUMENTS_OP_PLAY] = &monuments_ui_a_card,
        [MONUMENTS_OP_UPGRADE] = &monuments_ui_a_card, [MONUMENTS_OP_SPARE] = &monuments_ui_a_token,
        [MONUMENTS_OP_SWAP] = &monuments_ui_a_token,   [MONUMENTS_OP_BUILD] = &monuments_ui_a_token,
        [MONUMENTS_OP_TRAIN] = &monuments_ui_a_token,  [MONUMENTS_OP_REPAIR] = &monuments_ui_a_token};
    const struct explained *thing = things[monuments_move_op(move)];
    const bool numbered = thing == &monuments_ui_a_quest || thing == &monuments_ui_a_bonus;
    if (thing != NULL) {
        match_explain(thing, numbered ? monuments_move_hex(move) : monuments_move_token(move));
    }
    return thing != NULL;
}
