/* What a city asks, short and with how things stand; and its row. */
#include "bronze_ui.h"

/* What a kind asks. */
static const struct phrase {
    const char *before;
    enum { PLAIN, NUMBER, TERRAIN, TECHNOLOGY, TERRAINS, TECHNOLOGIES } own; /* follows it */
    const char *after;                                                       /* all of that */
    /* How the seats stand follows. */
    unsigned (*counted)(const struct bronze *state, unsigned seat, unsigned what);
    bool each; /* it is worth its points for each of something, not once */
} phrases[BRONZE_CITY_KINDS] = {
    [BRONZE_COLUMN_VARIETY] = {.before = "kinds in a column", .each = true},
    [BRONZE_PER_PROVINCE] = {.before = "each {province/16} province", .each = true},
    [BRONZE_PER_ROUTE] = {.before = "each {route/16} route", .each = true},
    [BRONZE_FEWEST_PROVINCES] = {.before = "fewest {province/16} provinces"},
    [BRONZE_MOST_LEFT] = {.before = "most markers left"},
    [BRONZE_FEWEST_LEFT] = {.before = "fewest markers left"},
    [BRONZE_AT_MOST_EACH] = {.before = "at most ", .own = NUMBER, .after = " of a kind"},
    [BRONZE_DIFFERENT] = {.before = "", .own = NUMBER, .after = " kinds of card"},
    [BRONZE_FULL_ROWS] = {.before = "each row of four", .each = true},
    [BRONZE_CASTING_EVERYWHERE] = {.before = "{bronze/16} in ", .after = "4 columns"},
    [BRONZE_TALL_COLUMN] = {.before = "", .own = NUMBER, .after = " in a column"},
    [BRONZE_ROW_OF_THREE] = {.before = "row of ", .own = TECHNOLOGIES},
    [BRONZE_THREE_TYPES] = {.before = "{farmers}{herders}{hunters} in ", .own = TERRAINS},
    [BRONZE_PAIRS] = {.before = "pairs of {bronze/16}+", .own = TECHNOLOGY, .each = true},
    [BRONZE_TECHNOLOGY_MAJORITY] = {.before = "most ", .own = TECHNOLOGY, .counted = bronze_cards_of},
    [BRONZE_TERRAIN_MAJORITY] = {.before = "most in ", .own = TERRAIN, .counted = bronze_markers_on},
};

static void put_icons(struct text *text, unsigned own, unsigned asks) {
    const bool terrains = own == TERRAIN || own == TERRAINS;
    const char *between = "";
    for (uint32_t left = own >= TERRAINS ? asks : 1u << asks; left != 0; left &= left - 1) {
        const unsigned bit = bits_lowest(left);
        text_format(text, "%s{%s/16}", between,
                    terrains ? bronze_terrain_names[bit] : bronze_technologies[bit].word);
        between = terrains ? "+" : "";
    }
}

void bronze_ui_city_words(unsigned city, unsigned seat, struct text *text) {
    assert(city < BRONZE_CITIES);
    const struct bronze *state = bronze_ui_state();
    const unsigned asks = bronze_cities[city].asks;
    const struct phrase *phrase = &phrases[bronze_cities[city].kind];
    text_put(text, phrase->before);
    if (phrase->own == NUMBER) {
        text_format(text, "%u", asks);
    } else if (phrase->own != PLAIN) {
        put_icons(text, phrase->own, asks);
    }
    text_put(text, phrase->after != NULL ? phrase->after : "");
    if (seat < state->seats) {
        const unsigned has = bronze_city_has(state, seat, city);
        text_format(text, has > 0 ? ": %u now" : "", has);
        for (unsigned i = 0; phrase->counted != NULL && i < state->seats; i++) {
            text_format(text, "%s%u", i == 0 ? " " : ":", phrase->counted(state, i, asks));
        }
    }
}

void bronze_ui_city_row_draw(int y, int height, unsigned city, unsigned seat, bool focused) {
    enum { WORTH_X = 171, WORTH = 21, RIGHT = 233 };
    struct match_words words;
    const int middle = y + height / 2;
    const unsigned worth = bronze_city_worth(bronze_ui_state(), seat, city);
    const uint16_t ink = worth > 0 ? COLOUR_WHITE : COLOUR_PAPYRUS;
    chrome_choice(y, height - 1, focused);
    icon_draw(9, middle - 13, ICON_CITY, 24);
    type_draw(40, middle - 17, TYPE_BODY_BOLD, COLOUR_INK, bronze_cities[city].name);
    bronze_ui_city_words(city, seat, match_words(&words));
    type_rich(40, middle - 2, TYPE_SMALL, COLOUR_UMBER, words.words);
    canvas_box(WORTH_X, middle - 11, RIGHT - WORTH_X, WORTH, 3, worth > 0 ? COLOUR_GOOD : COLOUR_CLAY,
               COLOUR_INK);
    words_draw(WORTH_X + 3, middle - 11, TYPE_TITLE, ink, "%u", worth);
    text_format(match_words(&words), phrases[bronze_cities[city].kind].each ? "+%u each" : "of %u",
                bronze_cities[city].points);
    type_draw_right(RIGHT - 2, middle - 8, TYPE_SMALL, ink, words.words);
}
