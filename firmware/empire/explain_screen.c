/* What lies under the cursor, in words: a region, or a card. A leads on to the page of the rules. */
#include "match_explain.h"
#include "memory.h"

enum { GAP = 2 };

/* ---- a region */

static void line_where(struct flow *flow, unsigned region) {
    const struct empire_map *map = empire_map(empire_ui_state());
    flow_words(flow, TYPE_BODY, COLOUR_INK, "%s, %s%s",
               empire_ui_continent(map->regions[region].continent).words,
               region == map->start ? "{start} " : "", map->regions[region].where);
}

/* One owner in a line: armies, cities, and what they make. False: nothing is there. */
static bool line_force(struct flow *flow, unsigned region, unsigned owner, bool holds) {
    const struct empire_state *state = empire_ui_state();
    const unsigned armies = state->armies[region][owner];
    const unsigned cities = empire_force(state, owner, region) - armies;
    struct match_words words;
    struct text *text = match_words(&words);
    text_format(text, cities > 0 ? "%s{6}{army} %u + {city} %u" : "%s{6}{army} %u", empire_ui_owner(owner),
                armies, cities);
    text_put(text, holds ? "{10}{:good}*holds it*{:}" : "");
    if (armies + cities > 0) {
        flow_line(flow, TYPE_BODY, COLOUR_INK, words.words);
    }
    return armies + cities > 0;
}

static void regions_put(struct text *text, uint32_t regions) {
    for (; regions != 0; regions &= regions - 1) {
        text_format(text, " %s", empire_ui_region(bits_lowest(regions)).words);
    }
}

static void lines_ways(struct flow *flow, unsigned region) {
    const struct empire_region *here = &empire_map(empire_ui_state())->regions[region];
    struct match_words words;
    struct text *text = match_words(&words);
    text_put(text, "{boot}");
    regions_put(text, here->land);
    if (here->sea != 0) {
        text_put(text, "{8}{boat}");
        regions_put(text, here->sea);
    }
    flow_paragraph(flow, TYPE_BODY, COLOUR_INK, words.words);
}

static void line_continent(struct flow *flow, unsigned continent, const struct empire_control *control) {
    struct match_words words;
    struct text *text = match_words(&words);
    empire_ui_continent_put(text, control, continent);
    flow_line(flow, type_fitting(TYPE_BODY, words.words, FLOW_WIDTH), COLOUR_UMBER, words.words);
}

static void draw_region(struct flow *flow, unsigned region) {
    const struct empire_control control = empire_control(empire_ui_state());
    bool any = false;
    flow_title("Region %s", empire_ui_region(region).words);
    flow->gap = play_seats() == GAME_SEATS_MAX ? 0 : GAP; /* all five seats may be there */
    line_where(flow, region);
    lines_ways(flow, region);
    flow_rule(flow);
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        any |= line_force(flow, region, owner, control.region[region] == owner);
    }
    if (!any) {
        flow_line(flow, TYPE_BODY, COLOUR_UMBER, "Nobody is here.");
    } else if (control.region[region] == EMPIRE_NOBODY) {
        flow_line(flow, TYPE_BODY, COLOUR_UMBER, "A tie: nobody holds it.");
    }
    flow_rule(flow);
    line_continent(flow, empire_map(empire_ui_state())->regions[region].continent, &control);
}

/* ---- a card */

static void lines_action(struct flow *flow, const struct empire_card *card) {
    for (unsigned half = 0; half < EMPIRE_HALVES && card->action[half].step != EMPIRE_STEP_NONE; half++) {
        const struct empire_ui_step *step = &empire_ui_steps[card->action[half].step];
        struct match_words steps;
        struct text *text = match_words(&steps);
        text_put(text, half == 0 ? "" : card->join == EMPIRE_AND ? "and: " : "or: ");
        empire_ui_action_put(text, &card->action[half]);
        icon_draw(CHROME_MARGIN, flow->y + 1, step->icon, 16);
        type_draw(CHROME_MARGIN + 22, flow->y, TYPE_BODY_BOLD, COLOUR_INK, steps.words);
        flow_next(flow);
        flow_paragraph(flow, TYPE_SMALL, COLOUR_UMBER, step->rule);
    }
}

static void lines_good(struct flow *flow, unsigned id) {
    const struct empire_card *card = empire_card(empire_ui_state(), id);
    icon_draw(CHROME_MARGIN, flow->y, empire_ui_good_icon(card->good), 24);
    if (card->good == EMPIRE_WILD) {
        type_wrap((struct area){44, flow->y, 186, 40}, TYPE_SMALL, COLOUR_INK,
                  "Adds to a good that you have, where it brings most. Alone it scores nothing.");
    } else {
        empire_ui_card_good_draw(44, flow->y - 2, id);
    }
    flow->y += 38;
}

static void draw_card(struct flow *flow, unsigned id) {
    const unsigned card_cost = empire_card_cost(empire_ui_state(), id);
    const struct empire_card *card = empire_card(empire_ui_state(), id);
    flow->gap = GAP;
    lines_action(flow, card);
    flow_rule(flow);
    lines_good(flow, id);
    if (card_cost > 0) {
        flow_words(flow, TYPE_BODY, COLOUR_UMBER, "{coin} %u for its place in the row", card_cost);
    }
}

static const struct explained a_region = {.draw = draw_region, .rules = EMPIRE_PAGE_CONTROL};
const struct explained empire_ui_a_card = {"A card", .draw = draw_card, .rules = EMPIRE_PAGE_ACTIONS};

void empire_ui_explain_region(void) {
    match_explain(&a_region, empire_ui_memory()->cursor);
}
