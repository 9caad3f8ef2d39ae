/* The end: who brought the last round about, and the winner's monument as it was built. */
#include "memory.h"

const struct source_look monuments_ui_sources[] = {
    [MONUMENTS_LINE_LAYERS] = {"layers", ICON_MONUMENT, CHART_PLAIN, COLOUR_PROVINCES, COLOUR_WHITE},
    [MONUMENTS_LINE_RESOURCES] = {"resources", ICON_WOOD, CHART_DIAGONALS, COLOUR_ROUTES, COLOUR_INK},
    [MONUMENTS_LINE_WORKERS] = {"workers", ICON_POPULATE, CHART_DOTS, COLOUR_CITIES, COLOUR_WHITE},
    [MONUMENTS_LINE_HEXES] = {"land", ICON_LAND, CHART_PLAIN, COLOUR_GOOD, COLOUR_WHITE},
    [MONUMENTS_LINE_MILITARY] = {"power", ICON_DESTROY, CHART_DIAGONALS, COLOUR_SURF, COLOUR_INK},
    [MONUMENTS_LINE_UPGRADED] = {"green cards", ICON_UPGRADE, CHART_DOTS, COLOUR_UMBER, COLOUR_WHITE},
    [MONUMENTS_LINE_COMPLETED] = {"quests", ICON_QUESTS, CHART_PLAIN, COLOUR_GOLD, COLOUR_INK},
    [MONUMENTS_LINE_OPEN] = {"open quests", ICON_HOURGLASS, CHART_DIAGONALS, COLOUR_CLAY, COLOUR_INK},
    [MONUMENTS_LINES] = {"fifth bonus", ICON_CROWN, CHART_DOTS, COLOUR_WAVE, COLOUR_WHITE},
};

enum { GROUND_Y = MATCH_ENDING_BOTTOM - 6, TOWER_X = 12, WORDS_X = 112, WORDS_WIDTH = 118 };

static void why(const void *state, struct text *out) {
    (void)state;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        const struct monuments_seat about = monuments_ui_seat(seat);
        if (about.layers == MONUMENTS_LAYERS) {
            text_format(out, "%s has built the fifth layer (%s).", play_name(seat),
                        monuments_civilisations[about.civilisation].monument);
            return;
        }
    }
}

/* Seats play in their order, and a round ends with the last of them. */
static unsigned still(const void *state) {
    const unsigned all = (1u << play_seats()) - 1u;
    return all & ~((1u << (unsigned)monuments.turn(state)) - 1u);
}

static void picture(unsigned seat) {
    const struct monuments_seat about = monuments_ui_seat(seat);
    const struct monuments_civilisation *civilisation = &monuments_civilisations[about.civilisation];
    chrome_panel(CHROME_PANEL_X, CHROME_PANEL_Y, CHROME_PANEL_WIDTH,
                 MATCH_ENDING_BOTTOM - CHROME_PANEL_Y - 2);
    canvas_fill(8, GROUND_Y, 224, 3, COLOUR_GOOD);
    const unsigned shown = about.layers > 0 ? about.layers : 1; /* of none, the place for the first */
    monuments_ui_tower_draw(TOWER_X, GROUND_Y, about.civilisation, about.layers, shown,
                            monuments_ui_built_fall());
    type_wrap((struct area){WORDS_X, 44, WORDS_WIDTH, 60}, TYPE_TITLE, COLOUR_INK, civilisation->monument);
    type_draw(WORDS_X, 110, TYPE_BODY_BOLD, COLOUR_UMBER, civilisation->title);
    words_draw(WORDS_X, 130, TYPE_BODY, COLOUR_UMBER, about.layers > 0 ? "%u of %u layers" : "no layer built",
               (unsigned)about.layers, (unsigned)MONUMENTS_LAYERS);
}

static unsigned amount(unsigned line, unsigned seat) {
    return line < MONUMENTS_LINES ? monuments_points_of(play_state(), seat, line).amount : MATCH_COUNT_NONE;
}

/* By its score card. */
static void rate(unsigned line, unsigned seat, struct text *out) {
    const struct monuments_points of = monuments_points_of(play_state(), seat, line);
    text_format(out, of.per > 1 ? "%u for %u" : "%u each", of.points, of.per);
}

static const char each[] =
    "\n\n\n\n\n\nWhat the quests turned in are worth\nQuests that were kept and not turned in\nBy the bonus of the fifth layer";
static const struct match_count count = {amount, each, 0, 0, NULL, NULL, rate};
const struct match_ending monuments_ui_ending = {monuments_last_round, why, still, picture, &count};
