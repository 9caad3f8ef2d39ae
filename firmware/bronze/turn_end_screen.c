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

/* One leads until its token is given out: then it is won, or nobody's. */
static const char *province_state(const struct account_line *line) {
    const bool other = line->other != GAME_NOBODY, you = line->seat == match_reader();
    const char *const led = other ? "taken" : you ? "you lead" : "in the lead";
    return line->is == 0 ? (other ? "lost" : "tied") : line->won ? "won" : led;
}

static void province(const struct match_turn *turn, const struct account_line *line,
                     struct match_turn_words *out) {
    const struct bronze *now = turn->after;
    struct text *text = match_words(&out->words);
    out->icon = ICON_PROVINCE;
    text_format(match_words(&out->title), "Tile %u: %s", line->item + 1u, province_state(line));
    for (unsigned seat = 0; seat < now->seats; seat++) {
        text_format(text, "%s%s{2}%u", seat > 0 ? "{6}" : "", match_stone(play_seat_style(seat)),
                    (unsigned)now->count[seat][line->item]);
    }
    put_other(&out->words, line);
}

static void route(const struct match_turn *turn, const struct account_line *line,
                  struct match_turn_words *out) {
    const unsigned terrain = bronze_route_terrain(line->item),
                   held = bronze_route_held(turn->after, line->seat, terrain);
    struct text *text = match_words(&out->words);
    out->icon = ICON_ROUTE;
    text_format(match_words(&out->title), "Route of %u, %s", (unsigned)bronze_route_lengths[held - 1],
                bronze_land(terrain));
    text_format(text, "%u in line", bronze_route_run(turn->after, line->seat, terrain));
    if (line->was > 0) {
        text_format(text, ": %d points, not %d", line->is, line->was);
    }
}

/* What it asks, as far as there is room; and who is in the way. */
static void city(const struct match_turn *turn, const struct account_line *line,
                 struct match_turn_words *out) {
    const struct bronze_rival rival = bronze_city_rival(turn->after, line->seat, line->item);
    const bool lost = line->is == 0 && rival.seat != BRONZE_NOBODY, you = rival.seat == match_reader();
    struct match_words why;
    struct text *text = match_words(&out->words);
    out->icon = ICON_CITY;
    text_put(match_words(&out->title), bronze_cities[line->item].name);
    bronze_ui_city_words(line->item, line->seat, text);
    if (lost) {
        text_format(match_words(&why), rival.ties ? ", a tie" : ", %s %s ahead",
                    you ? "you" : play_name(rival.seat), you ? "are" : "is");
        const bool fits =
            type_rich_width(TYPE_SMALL, out->words.words) + type_width(TYPE_SMALL, why.words) <= CITY_ROOM;
        text_put(fits ? text : match_words(&out->words), why.words + (fits ? 0 : 2));
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
        text_format(out, "%s route", bronze_land(bronze_route_terrain(line->item)));
    } else {
        text_put(out, bronze_cities[line->item].name);
    }
}

/* Cards that could have placed a marker when the turn was ended. */
static void lines(const struct match_turn *turn) {
    uint32_t legal[BRONZE_TILES_MAX];
    const unsigned left = turn->last != NULL ? bronze_all_legal_spots(turn->last, legal) : 0;
    struct match_turn_words words = {.icon = match_seat_icon(turn->seat)};
    match_turn_changes(turn);
    if (left > 0) {
        text_format(match_words(&words.title), "%u marker%s not placed", left, words_s(left));
        text_put(match_words(&words.words), "spots were free");
        match_turn_line(turn, &words);
    }
}

static bool begins(const void *of) {
    return ((const struct bronze *)of)->phase == BRONZE_PLAYING;
}

static unsigned page(const struct match_turn *turn) {
    return ((const struct bronze *)turn->after)->won_routes != 0 ? BRONZE_PAGE_ROUTES : BRONZE_PAGE_PROVINCES;
}

const struct match_turn_end bronze_ui_turn_end = {
    .begins = begins,
    .lines = lines,
    .change = change,
    .name = name_put,
    .none = "Nobody’s points have changed.",
    .turned_up = bronze_turned_up,
    .thing = &bronze_ui_a_card,
    .last_step_moves = bronze_ui_board_drops,
    .page = page,
    .phase = BRONZE_UI_DASH_TOKENS,
    .bar_full = 40,
};
