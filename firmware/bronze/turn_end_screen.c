/* What a turn brought: provinces, route tokens and cities in words, and why. */
#include "board_picture.h"
#include "bronze_ui.h"
#include "match_turn_end.h"

static void put_other(struct match_words *words, const struct account_line *line) {
    if (line->other != GAME_NOBODY) {
        text_put(&words->buffer.text, line->points > 0 ? ", from " : ", to ");
        match_name_put(words, line->other, MATCH_TURN_ROOM);
    }
}

enum { CITY_ROOM = 168 }; /* px beside the points */

/* "is led" until its token is given out: then it is won, or nobody's. */
static const char *province_state(const struct account_line *line) {
    return line->is == 0 ? (line->other != GAME_NOBODY ? "lost" : "tied") : line->won ? "won" : "led";
}

static void province(const struct match_turn *turn, const struct account_line *line,
                     struct match_turn_words *out) {
    const struct bronze *now = turn->after;
    struct text *text = match_words(&out->words);
    out->icon = ICON_PROVINCE;
    text_format(match_words(&out->title), "Tile %u is %s", line->item + 1u, province_state(line));
    text_put(text, "markers ");
    for (unsigned seat = 0; seat < now->seats; seat++) {
        text_format(text, "%s%u", seat > 0 ? ":" : "", (unsigned)now->count[seat][line->item]);
    }
    put_other(&out->words, line);
}

static void route(const struct match_turn *turn, const struct account_line *line,
                  struct match_turn_words *out) {
    const unsigned terrain = line->item / BRONZE_ROUTE_LENGTHS, length = line->item % BRONZE_ROUTE_LENGTHS;
    const bool won = line->points > 0;
    out->icon = ICON_ROUTE;
    text_format(match_words(&out->title), "Route of %u%s%s", (unsigned)bronze_route_lengths[length],
                won ? ", " : " goes back", won ? bronze_ui_land(terrain) : "");
    if (won) {
        text_format(match_words(&out->words), "the longest line is %u",
                    bronze_route_run(turn->after, line->seat, terrain));
    } else {
        text_put(match_words(&out->words), "free for all again");
    }
}

/* What it asks, as far as there is room; and who is in the way. */
static void city(const struct match_turn *turn, const struct account_line *line,
                 struct match_turn_words *out) {
    const struct bronze_rival rival = bronze_city_rival(turn->after, line->seat, line->item);
    const bool lost = line->is == 0 && rival.seat != BRONZE_NOBODY;
    struct match_words why;
    struct text *text = match_words(&out->words);
    out->icon = ICON_CITY;
    text_put(match_words(&out->title), bronze_cities[line->item].name);
    bronze_ui_city_words(line->item, text);
    text_format(match_words(&why), ", %s has %s", lost ? play_name(rival.seat) : "",
                rival.ties    ? "as many"
                : rival.fewer ? "fewer"
                              : "more");
    if (lost &&
        type_rich_width(TYPE_SMALL, out->words.words) + type_width(TYPE_SMALL, why.words) > CITY_ROOM) {
        text = match_words(&out->words);
        text_put(text, why.words + 2);
    } else if (lost) {
        text_put(text, why.words);
    }
}

static void change(const struct match_turn *turn, const struct account_line *line,
                   struct match_turn_words *out) {
    static void (*const sources[BRONZE_POINT_SOURCES])(const struct match_turn *, const struct account_line *,
                                                       struct match_turn_words *) = {
        [BRONZE_FROM_PROVINCES] = province,
        [BRONZE_FROM_ROUTES] = route,
        [BRONZE_FROM_CITIES] = city,
    };
    sources[line->source](turn, line, out);
}

static void name_put(const struct account_line *line, struct text *out) {
    if (line->source == BRONZE_FROM_PROVINCES) {
        text_format(out, "tile %u", line->item + 1u);
    } else if (line->source == BRONZE_FROM_ROUTES) {
        text_format(out, "route of %u", (unsigned)bronze_route_lengths[line->item % BRONZE_ROUTE_LENGTHS]);
    } else {
        text_put(out, bronze_cities[line->item].name);
    }
}

static bool begins(const void *of) {
    return ((const struct bronze *)of)->phase == BRONZE_PLAYING;
}

static unsigned page(const struct match_turn *turn) {
    const struct bronze *now = turn->after;
    return now->won_routes != 0 ? BRONZE_UI_PAGE_ROUTES : BRONZE_UI_PAGE_PROVINCES;
}

/* The last marker is seen falling before anything is said about it. */
static bool last_step(void) {
    if (bronze_ui_board_drops()) {
        bronze_ui_board_draw(play_owner(), NULL);
    }
    return bronze_ui_board_drops();
}

const struct match_turn_end bronze_ui_turn_end = {
    .begins = begins,
    .change = change,
    .name = name_put,
    .none = "Nobody’s points have changed.",
    .turned_up = bronze_turned_up,
    .see = bronze_ui_explain_card,
    .last_step = last_step,
    .page = page,
    .phase = BRONZE_UI_DASH_TOKENS,
    .bar_full = 40,
};
