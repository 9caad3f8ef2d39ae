/* What lies under the cursor, in words: a region, or a card. A leads on to the page of the rules. */
#include <stddef.h>

#include "bits.h"
#include "canvas.h"
#include "chrome.h"
#include "empire_ui.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum {
    LINE = 19,
    LINE_CLOSE = 17, /* all five seats may be in a region */
    TOP = CHROME_PANEL_Y + 6,
    WIDTH = 220
};

static unsigned region, card_id, card_cost;
static int line_y;

static void line(enum type_face face, uint16_t colour, const char *words) {
    type_rich(CHROME_MARGIN, line_y, face, colour, words);
    line_y += play_seats() == GAME_SEATS_MAX ? LINE_CLOSE : LINE;
}

static void rule(void) {
    canvas_fill(8, line_y + 1, 224, 1, COLOUR_CLAY);
    line_y += 5;
}

static void paragraph(const char *words) {
    int const lines = type_wrap((struct area){CHROME_MARGIN, line_y, WIDTH, CHROME_KEYS_Y - line_y},
                                TYPE_BODY, COLOUR_INK, words);
    line_y += lines * type_line(TYPE_BODY) + 2;
}

/* ---- a region */

static void line_where(void) {
    const struct empire_region *here = &empire_map(empire_ui_state())->regions[region];
    struct match_words words;
    struct text *text = match_words(&words);
    empire_ui_continent_put(text, here->continent);
    text_format(text, "%s%s", region == empire_map(empire_ui_state())->start ? ", {flag} " : ", ",
                here->where);
    paragraph(words.words);
}

/* One owner in a line: armies, cities, and what they make. */
static void line_force(unsigned owner, bool holds) {
    const struct empire_state *state = empire_ui_state();
    unsigned const armies = state->armies[region][owner];
    unsigned const cities = owner < state->seats ? empire_cities_in(state, owner, region) : 0;
    struct match_words words;
    struct text *text = match_words(&words);
    if (armies + cities == 0) {
        return;
    }
    empire_ui_owner_put(text, owner);
    text_format(text, "{6}{army} %u", armies);
    if (cities > 0) {
        text_format(text, " + {city} %u", cities);
    }
    if (holds) {
        text_put(text, "{10}{:good}*holds it*{:}");
    }
    line(TYPE_BODY, COLOUR_INK, words.words);
}

static void regions_put(struct text *text, uint32_t regions) {
    for (; regions != 0; regions &= regions - 1) {
        text_char(text, ' ');
        empire_ui_region_put(text, bits_lowest(regions));
    }
}

static void lines_ways(void) {
    const struct empire_region *here = &empire_map(empire_ui_state())->regions[region];
    struct match_words words;
    struct text *text = match_words(&words);
    text_put(text, "{boot}");
    regions_put(text, here->land);
    if (here->sea != 0) {
        text_put(text, "{8}{boat}");
        regions_put(text, here->sea);
    }
    paragraph(words.words);
}

static void line_continent(const struct empire_control *control) {
    unsigned const continent = empire_map(empire_ui_state())->regions[region].continent;
    unsigned const holder = control->continent[continent];
    struct match_words words;
    struct text *text = match_words(&words);
    empire_ui_continent_put(text, continent);
    text_put(text, holder == EMPIRE_NOBODY ? ": nobody’s" : ": {crown} ");
    if (holder != EMPIRE_NOBODY) {
        empire_ui_owner_put(text, holder);
    }
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        if (control->held[continent][owner] > 0) {
            text_put(text, "{5}");
            empire_ui_owner_put(text, owner);
            text_format(text, "{2}%u", control->held[continent][owner]);
        }
    }
    line(type_rich_width(TYPE_BODY, words.words) <= WIDTH ? TYPE_BODY : TYPE_SMALL, COLOUR_UMBER,
         words.words);
}

static void draw_region(void) {
    struct empire_control control;
    struct match_words title;
    struct text *text = match_words(&title);
    bool empty = true;
    empire_control(empire_ui_state(), &control);
    text_put(text, "Region ");
    empire_ui_region_put(text, region);
    chrome_title(title.words, NULL);
    line_y = TOP;
    line_where();
    lines_ways();
    rule();
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        int const y = line_y;
        line_force(owner, control.region[region] == owner);
        empty = empty && y == line_y;
    }
    if (empty) {
        line(TYPE_BODY, COLOUR_UMBER, "Nobody is here.");
    } else if (control.region[region] == EMPIRE_NOBODY) {
        line(TYPE_BODY, COLOUR_UMBER, "A tie: nobody holds it.");
    }
    rule();
    line_continent(&control);
}

/* ---- a card */

static void lines_action(const struct empire_card *card) {
    static const char *const words[] = {
        [EMPIRE_STEP_NONE] = "",
        [EMPIRE_STEP_PLACE] = "New armies go to the start region or where you have a city.",
        [EMPIRE_STEP_MARCH] = "Each step takes one of your armies over a land border.",
        [EMPIRE_STEP_SAIL] = "Each step takes one of your armies over a border or a dotted line.",
        [EMPIRE_STEP_CITY] = "Where you have an army. It counts as one more.",
        [EMPIRE_STEP_DESTROY] = "Any one army, of anyone, anywhere.",
    };
    for (unsigned half = 0; half < EMPIRE_HALVES && card->action[half].step != EMPIRE_STEP_NONE; half++) {
        struct match_words steps;
        struct text *text = match_words(&steps);
        text_put(text, half == 0 ? "" : card->join == EMPIRE_AND ? "and: " : "or: ");
        empire_ui_steps_put(text, card->action[half].step, card->action[half].amount);
        icon_draw(CHROME_MARGIN, line_y + 1, empire_ui_step_icon(card->action[half].step), 16);
        type_draw(CHROME_MARGIN + 22, line_y, TYPE_BODY_BOLD, COLOUR_INK, steps.words);
        line_y += LINE;
        int const rows = type_wrap((struct area){CHROME_MARGIN, line_y, WIDTH, 34}, TYPE_SMALL, COLOUR_UMBER,
                                   words[card->action[half].step]);
        line_y += rows * type_line(TYPE_SMALL) + 2;
    }
}

static void lines_good(const struct empire_card *card) {
    icon_draw(CHROME_MARGIN, line_y, empire_ui_good_icon(card->good), 24);
    if (card->good == EMPIRE_WILD) {
        type_wrap((struct area){44, line_y, 186, 40}, TYPE_SMALL, COLOUR_INK,
                  "Counts as a good that you have, where it brings most.");
    } else {
        type_draw(44, line_y - 2, TYPE_BODY, COLOUR_INK, empire_good_word(card->good));
        empire_ui_goods_bar(110, line_y + 2, card->good, card->icons, 0, 14);
    }
    line_y += 30;
}

static void draw_card(void) {
    const struct empire_card *card = empire_card(empire_ui_state(), card_id);
    chrome_title("A card", NULL);
    line_y = TOP;
    lines_action(card);
    rule();
    lines_good(card);
    if (card_cost > 0) {
        struct match_words words;
        struct text *text = match_words(&words);
        text_format(text, "{coin} %u from this place in the row", card_cost);
        line(TYPE_BODY, COLOUR_UMBER, words.words);
    }
}

/* ---- both */

static void key_region(enum key pressed) {
    rules_key(pressed, EMPIRE_UI_PAGE_CONTROL);
}

static void key_card(enum key pressed) {
    rules_key(pressed, EMPIRE_UI_PAGE_ACTIONS);
}

static void draw_frame(void (*words)(void)) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Rules"}, {ICON_KEY_B, "Back"}, {ICON_KEY_X, "Hint"}};
    chrome_ground();
    chrome_panel(CHROME_PANEL_X, CHROME_PANEL_Y, CHROME_PANEL_WIDTH, CHROME_PANEL_HEIGHT);
    words();
    chrome_keys(keys, hint_possible() ? 3 : 2, false);
}

static void draw_region_screen(void) {
    draw_frame(draw_region);
}

static void draw_card_screen(void) {
    draw_frame(draw_card);
}

static const struct screen region_screen = {.draw = draw_region_screen, .key = key_region};
static const struct screen card_screen = {.draw = draw_card_screen, .key = key_card};

void empire_ui_explain_region(unsigned of) {
    region = of;
    sound_play(CUE_OPEN);
    screen_push(&region_screen);
}

void empire_ui_explain_card(unsigned id, unsigned cost) {
    card_id = id;
    card_cost = cost;
    sound_play(CUE_OPEN);
    screen_push(&card_screen);
}
