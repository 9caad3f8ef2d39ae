/* What a city asks, short and with how things stand; and its row. */
#include "bronze_ui.h"
#include "game_screen.h"
#include "widgets.h"

enum { LOW = 37 /* px: of a row with two lines close together */ };

static void put_icon(struct text *text, const char *name) {
    text_format(text, "{%s/16}", name);
}

static unsigned markers_on(const struct bronze *state, unsigned seat, unsigned terrain) {
    return bits_count(state->lines[seat][terrain]);
}

typedef unsigned counter(const struct bronze *state, unsigned seat, unsigned what);

static void put_ratio(struct text *text, counter *of, unsigned what) {
    for (unsigned seat = 0; seat < bronze_ui_state()->seats; seat++) {
        text_format(text, "%s%u", seat == 0 ? "  " : " : ", of(bronze_ui_state(), seat, what));
    }
}

static void put_set(struct text *text, unsigned set, const char *between, bool terrains) {
    for (uint32_t left = set; left != 0; left &= left - 1) {
        const unsigned bit = bits_lowest(left);
        put_icon(text, terrains ? bronze_terrain_names[bit] : bronze_technologies[bit].word);
        text_put(text, (left & (left - 1)) != 0 ? between : "");
    }
}

static void words_majority(const struct bronze_city *city, bool terrain, struct text *text) {
    text_put(text, terrain ? "most in " : "most ");
    put_icon(text, terrain ? bronze_terrain_names[city->asks] : bronze_technologies[city->asks].word);
    put_ratio(text, terrain ? markers_on : bronze_cards_of, city->asks);
}

/* Kinds that are a plain phrase, with a number in its middle for some. */
static const struct phrase {
    const char *before, *after; /* after the number, if there is one */
} phrases[BRONZE_CITY_KINDS] = {
    [BRONZE_COLUMN_VARIETY] = {"each kind in a column", NULL},
    [BRONZE_PER_PROVINCE] = {"1 a {province/16} province", NULL},
    [BRONZE_PER_ROUTE] = {"1 a {route/16} route", NULL},
    [BRONZE_FEWEST_PROVINCES] = {"fewest {province/16} provinces", NULL},
    [BRONZE_MOST_LEFT] = {"most markers left", NULL},
    [BRONZE_FEWEST_LEFT] = {"fewest markers left", NULL},
    [BRONZE_AT_MOST_EACH] = {"at most ", " of each kind"},
    [BRONZE_DIFFERENT] = {"", " technologies"},
    [BRONZE_FULL_ROWS] = {"each row of four", NULL},
    [BRONZE_CASTING_EVERYWHERE] = {"{bronze/16} in each of 4 columns", NULL},
    [BRONZE_TALL_COLUMN] = {"a column of ", " cards"},
};

static void words_phrase(const struct bronze_city *city, struct text *text) {
    const struct phrase *phrase = &phrases[city->kind];
    text_put(text, phrase->before);
    if (phrase->after != NULL) {
        text_format(text, "%u%s", city->asks, phrase->after);
    }
}

void bronze_ui_city_words(unsigned city, struct text *text) {
    assert(city < BRONZE_CITIES);
    const struct bronze_city *card = &bronze_cities[city];
    switch (card->kind) {
    case BRONZE_ROW_OF_THREE:
        text_put(text, "a row with ");
        put_set(text, card->asks, "", false);
        break;
    case BRONZE_THREE_TYPES:
        text_put(text, "{farmers}{herders}{hunters} in ");
        put_set(text, card->asks, " and ", true);
        break;
    case BRONZE_PAIRS:
        text_put(text, "each pair of {bronze/16} and ");
        put_icon(text, bronze_technologies[card->asks].word);
        break;
    case BRONZE_TECHNOLOGY_MAJORITY:
        words_majority(card, false, text);
        break;
    case BRONZE_TERRAIN_MAJORITY:
        words_majority(card, true, text);
        break;
    default:
        words_phrase(card, text);
        break;
    }
}

/* Is it worth its points for each of something, or once? */
static bool counts_each(unsigned kind) {
    return kind == BRONZE_COLUMN_VARIETY || kind == BRONZE_PAIRS || kind == BRONZE_PER_PROVINCE ||
           kind == BRONZE_PER_ROUTE || kind == BRONZE_FULL_ROWS;
}

void bronze_ui_city_most(unsigned city, struct text *text) {
    assert(city < BRONZE_CITIES);
    const bool each = counts_each(bronze_cities[city].kind);
    text_format(text, "%s%u%s", each ? "+" : "of ", bronze_cities[city].points, each ? " each" : "");
}

/* In low rows the number stands beside its most, otherwise above. */
static void draw_worth(int y, int height, unsigned city, unsigned worth) {
    struct match_words number, of;
    enum { LOW_X = 168 };
    const bool low = height < LOW;
    const uint16_t fill = worth > 0 ? COLOUR_GOOD : COLOUR_CLAY,
                   ink = worth > 0 ? COLOUR_WHITE : COLOUR_PAPYRUS;
    text_unsigned(match_words(&number), worth);
    bronze_ui_city_most(city, match_words(&of));
    if (low) {
        canvas_box(LOW_X, y + 5, 232 - LOW_X, height - 11, 3, fill, COLOUR_INK);
        type_draw(LOW_X + 5, y + (height - 21) / 2, TYPE_TITLE, ink, number.words);
        type_draw_right(229, y + (height - 15) / 2 + 1, TYPE_SMALL, ink, of.words);
    } else {
        canvas_box(186, y + 3, 46, height - 7, 3, fill, COLOUR_INK);
        type_draw_centred(209, y + (height - 43) / 2 + 1, TYPE_BIG, ink, number.words);
        type_draw_centred(209, y + height / 2 + 1, TYPE_SMALL, ink, of.words);
    }
}

static void draw_worth_plain(int y, int height, unsigned city, unsigned worth) {
    struct match_words words;
    words_right(230, y + 1, TYPE_BIG, worth > 0 ? COLOUR_GOOD : COLOUR_CLAY, "%u", worth);
    bronze_ui_city_most(city, match_words(&words));
    type_draw_right(231, y + height - 17, TYPE_SMALL, COLOUR_UMBER, words.words);
}

void bronze_ui_city_row_draw(int y, int height, unsigned city, unsigned seat, bool focused, bool box) {
    struct match_words words;
    const int middle = y + height / 2;
    const unsigned worth = bronze_city_worth(bronze_ui_state(), seat, city);
    if (box) {
        canvas_box(CHROME_PANEL_X, y, CHROME_PANEL_WIDTH, height - 1, 3,
                   focused ? COLOUR_PAPYRUS : COLOUR_SAND, COLOUR_INK);
    } else if (focused) {
        canvas_fill(4, y, 232, height - 1, colour_mix(COLOUR_GOLD, COLOUR_PAPYRUS, 4));
    }
    if (focused) {
        canvas_frame(box ? 3 : 4, y + (box ? 1 : 0), box ? 234 : 232, height - (box ? 3 : 1), box ? 2 : 1,
                     COLOUR_GOLD);
    }
    icon_draw(9, middle - 13, ICON_CITY, 24);
    type_draw(40, middle - (height < LOW ? 18 : 19), TYPE_BODY_BOLD, COLOUR_INK, bronze_cities[city].name);
    bronze_ui_city_words(city, match_words(&words));
    type_rich(40, middle - (height < LOW ? 2 : 1), TYPE_SMALL, COLOUR_UMBER, words.words);
    if (box) {
        draw_worth(y, height, city, worth);
    } else {
        draw_worth_plain(y, height, city, worth);
    }
}
