/* The count: provinces, trade routes and the fifty cities. */
#include <assert.h>
#include <string.h>

#include "inner.h"
#include "rules.h"

_Static_assert((int)BRONZE_CITIES <= (int)GAME_ITEMS_MAX, "every city is an item");

/* What cities ask of one seat. */
struct tally {
    const struct bronze *state;
    unsigned seat;
    unsigned asks;
};

/* ---- what a seat has */

unsigned bronze_cards_of(const struct bronze *state, unsigned seat, unsigned technology) {
    unsigned count = 0;
    for (unsigned column = 0; column < state->width[seat]; column++) {
        for (unsigned depth = 0; depth < state->height[seat][column]; depth++) {
            count += bronze_cell(state, seat, column, depth) == technology;
        }
    }
    return count;
}

/* The set of technologies in a column. */
static unsigned column_set(const struct bronze *state, unsigned seat, unsigned column) {
    unsigned set = 0;
    for (unsigned depth = 0; depth < state->height[seat][column]; depth++) {
        set |= 1u << bronze_cell(state, seat, column, depth);
    }
    return set;
}

/* The set of technologies in a row: 0 below the last one. */
static unsigned row_set(const struct bronze *state, unsigned seat, unsigned depth) {
    unsigned set = 0;
    for (unsigned column = 0; column < state->width[seat]; column++) {
        if (depth < state->height[seat][column]) {
            set |= 1u << bronze_cell(state, seat, column, depth);
        }
    }
    return set;
}

unsigned bronze_markers_on(const struct bronze *state, unsigned seat, unsigned terrain) {
    return bits_count(state->lines[seat][terrain]);
}

static unsigned count_provinces(const struct bronze *state, unsigned seat, unsigned what) {
    unsigned count = 0;
    (void)what;
    for (unsigned tile = 0; tile < state->tiles; tile++) {
        count += bronze_province_at_end(state, tile) == seat;
    }
    return count;
}

static unsigned count_routes(const struct bronze *state, unsigned seat) {
    unsigned count = 0;
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        count += bronze_route_held(state, seat, terrain) > 0;
    }
    return count;
}

static unsigned count_left(const struct bronze *state, unsigned seat, unsigned what) {
    (void)what;
    return state->markers[seat];
}

/* ---- the cities: how often each kind's condition is met, with draws counting for nothing */

typedef unsigned counter(const struct bronze *state, unsigned seat, unsigned what);

/* 1 if this seat has more than every other one; with `fewest`, less. */
static unsigned beats_all(const struct tally *tally, counter *of, bool fewest) {
    const unsigned mine = of(tally->state, tally->seat, tally->asks);
    for (unsigned seat = 0; seat < tally->state->seats; seat++) {
        const unsigned theirs = seat == tally->seat ? 0 : of(tally->state, seat, tally->asks);
        if (seat != tally->seat && (fewest ? mine >= theirs : mine <= theirs)) {
            return 0;
        }
    }
    return 1;
}

static unsigned column_variety(const struct tally *tally) {
    unsigned best = 0;
    for (unsigned column = 0; column < tally->state->width[tally->seat]; column++) {
        const unsigned different = bits_count(column_set(tally->state, tally->seat, column));
        best = different > best ? different : best;
    }
    return best;
}

/* The most of these technologies in one row. */
static unsigned most_in_row(const struct bronze *state, unsigned seat, unsigned asks) {
    unsigned most = 0;
    for (unsigned depth = 0; row_set(state, seat, depth) != 0; depth++) {
        const unsigned here = bits_count(row_set(state, seat, depth) & asks);
        most = here > most ? here : most;
    }
    return most;
}

static unsigned row_of_three(const struct tally *tally) {
    return most_in_row(tally->state, tally->seat, tally->asks) == bits_count(tally->asks);
}

static unsigned three_types(const struct tally *tally) {
    enum { ALL_TYPES = (1 << BRONZE_TYPES) - 1 };
    uint32_t wanted = 0;
    for (uint32_t terrains = tally->asks; terrains != 0; terrains &= terrains - 1) {
        wanted |= (uint32_t)ALL_TYPES << BRONZE_TYPES * bits_lowest(terrains);
    }
    return (tally->state->kinds[tally->seat] & wanted) == wanted;
}

static unsigned pairs(const struct tally *tally) {
    const unsigned cast = bronze_cards_of(tally->state, tally->seat, BRONZE_CASTING);
    const unsigned other = bronze_cards_of(tally->state, tally->seat, tally->asks);
    return cast < other ? cast : other;
}

static unsigned technology_majority(const struct tally *tally) {
    return beats_all(tally, bronze_cards_of, false);
}

static unsigned terrain_majority(const struct tally *tally) {
    return beats_all(tally, bronze_markers_on, false);
}

static unsigned per_province(const struct tally *tally) {
    return count_provinces(tally->state, tally->seat, 0);
}

static unsigned per_route(const struct tally *tally) {
    return count_routes(tally->state, tally->seat);
}

static unsigned fewest_provinces(const struct tally *tally) {
    return beats_all(tally, count_provinces, true);
}

static unsigned most_left(const struct tally *tally) {
    return beats_all(tally, count_left, false);
}

static unsigned fewest_left(const struct tally *tally) {
    return beats_all(tally, count_left, true);
}

static unsigned at_most_each(const struct tally *tally) {
    for (unsigned technology = 0; technology <= BRONZE_CASTING; technology++) {
        if (bronze_cards_of(tally->state, tally->seat, technology) > tally->asks) {
            return 0;
        }
    }
    return 1;
}

static unsigned kinds_of(const struct bronze *state, unsigned seat) {
    unsigned set = 0;
    for (unsigned column = 0; column < state->width[seat]; column++) {
        set |= column_set(state, seat, column);
    }
    return bits_count(set);
}

static unsigned different(const struct tally *tally) {
    return kinds_of(tally->state, tally->seat) >= tally->asks;
}

/* Columns have no blanks, so the shortest of four tells how many rows are full. */
static unsigned full_rows(const struct tally *tally) {
    const uint8_t *height = tally->state->height[tally->seat];
    unsigned least = height[0];
    for (unsigned column = 1; column < BRONZE_COLUMNS; column++) {
        least = height[column] < least ? height[column] : least;
    }
    return least;
}

static unsigned casting_everywhere(const struct tally *tally) {
    for (unsigned column = 0; column < BRONZE_COLUMNS; column++) {
        if ((column_set(tally->state, tally->seat, column) & 1u << BRONZE_CASTING) == 0) {
            return 0;
        }
    }
    return 1;
}

static unsigned tall_column(const struct tally *tally) {
    return bronze_tallest(tally->state, tally->seat) >= tally->asks;
}

static unsigned columns_with(const struct bronze *state, unsigned seat, unsigned technology) {
    unsigned count = 0;
    for (unsigned column = 0; column < state->width[seat]; column++) {
        count += column_set(state, seat, column) >> technology & 1u;
    }
    return count;
}

unsigned bronze_city_has(const struct bronze *state, unsigned seat, unsigned city) {
    assert(seat < BRONZE_SEATS_MAX && city < BRONZE_CITIES);
    const unsigned asks = bronze_cities[city].asks;
    switch (bronze_cities[city].kind) {
    case BRONZE_DIFFERENT:
        return kinds_of(state, seat);
    case BRONZE_CASTING_EVERYWHERE:
        return columns_with(state, seat, BRONZE_CASTING);
    case BRONZE_TALL_COLUMN:
        return bronze_tallest(state, seat);
    case BRONZE_ROW_OF_THREE:
        return most_in_row(state, seat, asks);
    default:
        return 0;
    }
}

unsigned bronze_city_worth(const struct bronze *state, unsigned seat, unsigned city) {
    assert_inner(seat < BRONZE_SEATS_MAX && city < BRONZE_CITIES);
    static unsigned (*const kinds[BRONZE_CITY_KINDS])(const struct tally *) = {
        [BRONZE_COLUMN_VARIETY] = column_variety,
        [BRONZE_ROW_OF_THREE] = row_of_three,
        [BRONZE_THREE_TYPES] = three_types,
        [BRONZE_PAIRS] = pairs,
        [BRONZE_TECHNOLOGY_MAJORITY] = technology_majority,
        [BRONZE_TERRAIN_MAJORITY] = terrain_majority,
        [BRONZE_PER_PROVINCE] = per_province,
        [BRONZE_PER_ROUTE] = per_route,
        [BRONZE_FEWEST_PROVINCES] = fewest_provinces,
        [BRONZE_MOST_LEFT] = most_left,
        [BRONZE_FEWEST_LEFT] = fewest_left,
        [BRONZE_AT_MOST_EACH] = at_most_each,
        [BRONZE_DIFFERENT] = different,
        [BRONZE_FULL_ROWS] = full_rows,
        [BRONZE_CASTING_EVERYWHERE] = casting_everywhere,
        [BRONZE_TALL_COLUMN] = tall_column,
    };
    const struct bronze_city *card = &bronze_cities[city];
    const struct tally tally = {state, seat, card->asks};
    return card->points * kinds[card->kind](&tally);
}

/* What those cities compare that ask for more, or less, than others have. */
static const struct {
    counter *of;
    bool fewest;
} compared[BRONZE_CITY_KINDS] = {
    [BRONZE_TECHNOLOGY_MAJORITY] = {bronze_cards_of, false},
    [BRONZE_TERRAIN_MAJORITY] = {bronze_markers_on, false},
    [BRONZE_FEWEST_PROVINCES] = {count_provinces, true},
    [BRONZE_MOST_LEFT] = {count_left, false},
    [BRONZE_FEWEST_LEFT] = {count_left, true},
};

static unsigned compare(const struct bronze *state, unsigned seat, unsigned city) {
    return compared[bronze_cities[city].kind].of(state, seat, bronze_cities[city].asks);
}

struct bronze_rival bronze_city_rival(const struct bronze *state, unsigned seat, unsigned city) {
    assert(seat < BRONZE_SEATS_MAX && city < BRONZE_CITIES);
    const unsigned kind = bronze_cities[city].kind;
    struct bronze_rival rival = {BRONZE_NOBODY, false, compared[kind].fewest};
    for (unsigned other = 0; compared[kind].of != NULL && other < state->seats; other++) {
        const unsigned mine = compare(state, seat, city), theirs = compare(state, other, city);
        const bool ahead = rival.fewer ? theirs < mine : theirs > mine;
        if (other != seat && (rival.seat == BRONZE_NOBODY ? ahead || theirs == mine : ahead && rival.ties)) {
            rival = (struct bronze_rival){(uint8_t)other, !ahead, rival.fewer};
        }
    }
    return rival;
}

/* ---- the points */

static unsigned items_of_provinces(const struct bronze *state, struct game_item *out) {
    for (unsigned tile = 0; tile < state->tiles; tile++) {
        const unsigned owner = bronze_province_at_end(state, tile);
        if (owner < state->seats) {
            const bool decided = bronze_province_won(state, tile) == owner;
            out[tile] = (struct game_item){state->province[tile], decided ? state->province[tile] : 0,
                                           (uint8_t)owner};
        }
    }
    return state->tiles;
}

/* A token goes back only for a longer route's. */
static unsigned items_of_routes(const struct bronze *state, struct game_item *out) {
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        for (unsigned seat = 0; seat < state->seats; seat++) {
            const unsigned held = bronze_route_held(state, seat, terrain);
            if (held > 0) {
                const int16_t points = bronze_route_points[held - 1];
                out[bronze_route_item(terrain, seat)] = (struct game_item){points, points, (uint8_t)seat};
            }
        }
    }
    return BRONZE_TERRAINS * BRONZE_SEATS_MAX;
}

/* What no move can take away from a city's worth: cards, tokens and kinds of spots stay. */
static unsigned city_won(const struct bronze *state, unsigned seat, unsigned city) {
    const struct bronze_city *card = &bronze_cities[city];
    unsigned provinces = 0;
    if (card->kind == BRONZE_PER_PROVINCE) {
        for (unsigned tile = 0; tile < state->tiles; tile++) {
            provinces += bronze_province_won(state, tile) == seat;
        }
        return card->points * provinces;
    }
    return compared[card->kind].of != NULL || card->kind == BRONZE_AT_MOST_EACH
               ? 0
               : bronze_city_worth(state, seat, city);
}

static unsigned items_of_cities(const struct bronze *state, struct game_item *out) {
    for (unsigned seat = 0; seat < state->seats; seat++) {
        for (unsigned i = 0; i < state->cities_held[seat]; i++) {
            const unsigned city = state->cities[seat][i];
            out[city] = (struct game_item){(int16_t)bronze_city_worth(state, seat, city),
                                           (int16_t)city_won(state, seat, city), (uint8_t)seat};
        }
    }
    return BRONZE_CITIES;
}

unsigned bronze_items(const void *of, unsigned source, struct game_item out[GAME_ITEMS_MAX]) {
    static unsigned (*const sources[BRONZE_POINT_SOURCES])(const struct bronze *, struct game_item *) = {
        [BRONZE_FROM_PROVINCES] = items_of_provinces,
        [BRONZE_FROM_ROUTES] = items_of_routes,
        [BRONZE_FROM_CITIES] = items_of_cities,
    };
    assert(source < BRONZE_POINT_SOURCES);
    for (unsigned i = 0; i < GAME_ITEMS_MAX; i++) {
        out[i] = (struct game_item){0, 0, GAME_NOBODY};
    }
    return sources[source](of, out);
}

static void count_seat(const struct bronze *state, unsigned seat, int16_t points[BRONZE_POINT_SOURCES]) {
    unsigned provinces = 0;
    unsigned routes = 0;
    unsigned cities = 0;
    for (unsigned tile = 0; tile < state->tiles; tile++) {
        provinces += bronze_province_at_end(state, tile) == seat ? state->province[tile] : 0u;
    }
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        const unsigned held = bronze_route_held(state, seat, terrain);
        routes += held > 0 ? bronze_route_points[held - 1] : 0u;
    }
    for (unsigned i = 0; i < state->cities_held[seat]; i++) {
        cities += bronze_city_worth(state, seat, state->cities[seat][i]);
    }
    points[BRONZE_FROM_PROVINCES] = (int16_t)provinces;
    points[BRONZE_FROM_ROUTES] = (int16_t)routes;
    points[BRONZE_FROM_CITIES] = (int16_t)cities;
}

void bronze_count(const void *of, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]) {
    const struct bronze *state = of;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        count_seat(state, seat, points[seat]);
    }
}

unsigned bronze_keys(const void *of, int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX]) {
    const struct bronze *state = of;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        int16_t from[BRONZE_POINT_SOURCES];
        count_seat(state, seat, from);
        keys[seat][0] =
            (int16_t)(from[BRONZE_FROM_CITIES] + from[BRONZE_FROM_ROUTES] + from[BRONZE_FROM_PROVINCES]);
        keys[seat][1] = from[BRONZE_FROM_CITIES];
        keys[seat][2] = from[BRONZE_FROM_ROUTES];
        keys[seat][3] = from[BRONZE_FROM_PROVINCES];
    }
    return state->seats;
}
