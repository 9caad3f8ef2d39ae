/* What a turn brought: a line for each thing won or given back. */
#include "bronze_ui.h"
#include "match_turn_end.h"

static void provinces(const struct match_turn *turn) {
    const struct bronze *now = turn->after;
    for (uint32_t left = (uint32_t)now->won_provinces | now->lost_provinces; left != 0; left &= left - 1) {
        const unsigned tile = bits_lowest(left), owner = now->province_owner[tile];
        const bool nobodys = owner == BRONZE_NOBODY;
        struct match_words title, words;
        text_format(match_words(&title), "Province of tile %u", tile + 1);
        struct text *text = match_words(&words);
        for (unsigned seat = 0; seat < now->seats; seat++) {
            text_format(text, "%s%u", seat > 0 ? " : " : "", (unsigned)now->count[seat][tile]);
        }
        text_put(text, nobodys ? ": nobody’s" : "");
        const int points = nobodys ? 0 : now->province[tile],
                  seat = nobodys || owner == turn->seat ? MATCH_TURN_OWN : (int)owner;
        match_turn_line(turn,
                        &(struct match_turn_line){ICON_PROVINCE, title.words, words.words, points, seat});
    }
}

static void own_line(const struct match_turn *turn, enum icon icon, const char *title, const char *words,
                     int points) {
    match_turn_line(turn, &(struct match_turn_line){icon, title, words, points, MATCH_TURN_OWN});
}

static void routes(const struct match_turn *turn, uint32_t set, bool won) {
    for (; set != 0; set &= set - 1) {
        const unsigned terrain = bits_lowest(set) / BRONZE_ROUTE_LENGTHS,
                       length = bits_lowest(set) % BRONZE_ROUTE_LENGTHS;
        const int points = bronze_route_points[length];
        struct match_words title, words;
        text_format(match_words(&title), "Route of %u%s%s", (unsigned)bronze_route_lengths[length],
                    won ? ", " : " goes back", won ? bronze_terrain_names[terrain] : "");
        text_format(match_words(&words), "the longest line is %u",
                    bronze_route_run(turn->after, turn->seat, terrain));
        own_line(turn, ICON_ROUTE, title.words, won ? words.words : "free for all again",
                 won ? points : -points);
    }
}

static int city_points(const struct bronze *state, unsigned seat) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    bronze.count(state, points);
    return points[seat][BRONZE_FROM_CITIES];
}

/* Those taken; then what the others are worth more or less, by what this turn changed. */
static void cities(const struct match_turn *turn) {
    const struct bronze *before = turn->before, *now = turn->after;
    int change = city_points(now, turn->seat) - city_points(before, turn->seat);
    for (unsigned i = before->cities_held[turn->seat]; i < now->cities_held[turn->seat]; i++) {
        const unsigned city = now->cities[turn->seat][i];
        struct match_words words;
        bronze_ui_city_words(city, match_words(&words));
        const int worth = (int)bronze_city_worth(now, turn->seat, city);
        own_line(turn, ICON_CITY, bronze_cities[city].name, words.words, worth);
        change -= worth;
    }
    if (change != 0) {
        own_line(turn, ICON_CITY, "Cities held before",
                 change > 0 ? "are worth more now" : "are worth less now", change);
    }
}

static void lines(const struct match_turn *turn) {
    const struct bronze *now = turn->after;
    provinces(turn);
    routes(turn, now->won_routes, true);
    routes(turn, now->returned_routes, false);
    cities(turn);
}

static bool begins(const void *of) {
    const struct bronze *state = of;
    return state->phase == BRONZE_PLAYING;
}

static unsigned page(const struct match_turn *turn) {
    const struct bronze *now = turn->after;
    return now->won_routes != 0 ? BRONZE_UI_PAGE_ROUTES : BRONZE_UI_PAGE_PROVINCES;
}

const struct match_turn_end bronze_ui_turn_end = {
    .begins = begins,
    .undo = true,
    .lines = lines,
    .none = "No token was won in this turn.",
    .page = page,
    .phase = BRONZE_UI_DASH_TOKENS,
    .bar_full = 40,
};
