/* Bronze in words: moves, the state as JSON, the rules for people. */
#include "rules.h"

#include <assert.h>

/* ---- moves */

static void text_place(struct text *out, unsigned number) {
    text_char(out, ':');
    text_unsigned(out, number + 1u);
}

static void text_play(const struct bronze *state, move_t move, struct text *out) {
    const unsigned stack = move >> BRONZE_STACK_SHIFT & (BRONZE_POOL - 1u);
    const unsigned column = move & BRONZE_COLUMN_MASK;
    const unsigned technology = (move & BRONZE_FACE_DOWN) != 0 ? BRONZE_CASTING : bronze_top(state, stack);
    text_put(out, "play");
    text_place(out, stack);
    text_char(out, ':');
    text_put(out, bronze_technologies[technology].word);
    if (column == BRONZE_LEFT) {
        text_put(out, ":left");
    } else if (column == BRONZE_RIGHT) {
        text_put(out, ":right");
    } else {
        text_place(out, column - BRONZE_FIRST_COLUMN);
    }
}

static void text_city(const struct bronze *state, move_t move, struct text *out) {
    (void)state;
    text_put(out, "city:");
    text_put(out, bronze_cities[move & (BRONZE_PLAY - 1u)].word);
}

static void text_done(const struct bronze *state, move_t move, struct text *out) {
    (void)state, (void)move;
    text_put(out, "done");
}

static void text_settle(const struct bronze *state, move_t move, struct text *out) {
    const unsigned spot = move & BRONZE_SPOT_MASK;
    (void)state;
    text_put(out, "settle");
    text_place(out, (move - BRONZE_SETTLE) >> BRONZE_TILE_SHIFT);
    text_char(out, ':');
    text_put(out, bronze_terrain_names[bronze_spot_terrain(spot)]);
    text_place(out, bronze_spot_place(spot));
}

void bronze_text(const void *of, move_t move, struct text *out) {
    static void (*const kinds[])(const struct bronze *, move_t,
                                 struct text *) = {text_play, text_city, text_done, text_settle, text_settle};
    kinds[(move >> BRONZE_KIND_SHIFT) - (BRONZE_PLAY >> BRONZE_KIND_SHIFT)](of, move, out);
}

/* ---- the state as JSON: docs/rules-bronze.md describes every member */

static void json_seat(struct json *out, const char *key, unsigned seat) {
    if (seat < BRONZE_SEATS_MAX) {
        json_number(out, key, (int32_t)seat + 1);
    } else {
        json_null(out, key);
    }
}

static void json_technology(struct json *out, const char *key, unsigned technology) {
    if (technology == BRONZE_NO_TECHNOLOGY) {
        json_null(out, key);
    } else {
        json_string(out, key, bronze_technologies[technology].word);
    }
}

static void json_head(const struct bronze *state, struct json *out) {
    static const char *const phases[] = {"play", "settle", "city", "over"};
    json_string(out, "edition", bronze.options[0].values[state->edition]);
    json_number(out, "turn", state->turn_number);
    json_number(out, "first_seat", state->first_seat + 1);
    json_string(out, "phase", phases[state->phase]);
    json_bool(out, "last_round", state->last_round != 0);
    json_number(out, "stacks_emptied", state->emptied);
}

static void json_spot(const struct bronze *state, unsigned tile, unsigned spot, struct json *out) {
    json_object(out, NULL);
    json_string(out, "terrain", bronze_terrain_names[bronze_spot_terrain(spot)]);
    json_number(out, "spot", (int32_t)bronze_spot_place(spot) + 1);
    json_string(out, "type", bronze_type_names[bronze_spot_type(state, tile, spot)]);
    json_seat(out, "owner", bronze_spot_owner(state, tile, spot));
    json_object_end(out);
}

static void json_spots(const struct bronze *state, unsigned tile, struct json *out) {
    json_array(out, "spots");
    for (unsigned spot = 0; spot < BRONZE_SPOT_BITS; spot++) {
        if (bronze_spot_type(state, tile, spot) < BRONZE_TYPES) {
            json_spot(state, tile, spot, out);
        }
    }
    json_array_end(out);
}

static void json_province(const struct bronze *state, unsigned tile, struct json *out) {
    const unsigned owner = state->province_owner[tile];
    json_number(out, "province", state->province[tile]);
    json_string(out, "province_state",
                owner == BRONZE_PENDING  ? "open"
                : owner == BRONZE_NOBODY ? "lost"
                                         : "won");
    json_seat(out, "province_owner", owner);
}

static void json_tile(const struct bronze *state, unsigned tile, int viewer, struct json *out) {
    uint8_t cities[BRONZE_SEATS_MAX + 1];
    const unsigned count = bronze_tile_cities(state, tile, cities);
    const bool open = tile < state->open;
    json_object(out, NULL);
    json_number(out, "tile", (int32_t)tile + 1);
    json_bool(out, "open", open);
    json_province(state, tile, out);
    json_bool(out, "cities_drawn", (state->drawn >> tile & 1u) != 0);
    json_array(out, "cities");
    for (unsigned i = 0; i < count; i++) {
        json_string(out, NULL, bronze_cities[cities[i]].word);
    }
    json_array_end(out);
    if (open || viewer == GAME_REFEREE) {
        json_spots(state, tile, out);
    }
    json_object_end(out);
}

static void json_tiles(const struct bronze *state, int viewer, struct json *out) {
    json_array(out, "tiles");
    for (unsigned tile = 0; tile < state->tiles; tile++) {
        json_tile(state, tile, viewer, out);
    }
    json_array_end(out);
}

/* The cards of a stack in the order in which they will be taken. */
static void json_cards(const struct bronze *state, unsigned stack, struct json *out) {
    json_array(out, "cards");
    for (unsigned left = state->stack_left[stack]; left > 0; left--) {
        json_technology(out, NULL, state->cards[state->stack_first[stack] + left - 1]);
    }
    json_array_end(out);
}

static void json_stacks(const struct bronze *state, int viewer, struct json *out) {
    json_array(out, "stacks");
    for (unsigned stack = 0; stack < BRONZE_STACKS; stack++) {
        if (stack == BRONZE_POOL) {
            json_array_end(out);
            json_object(out, "reserve");
        } else {
            json_object(out, NULL);
            json_technology(out, "top", bronze_top(state, stack));
        }
        json_number(out, "count", state->stack_left[stack]);
        if (viewer == GAME_REFEREE) {
            json_cards(state, stack, out);
        }
        json_object_end(out);
    }
}

static void json_deck(const struct bronze *state, int viewer, struct json *out) {
    json_object(out, "city_deck");
    json_number(out, "count", state->city_count - state->cities_drawn);
    if (viewer == GAME_REFEREE) {
        json_array(out, "cards");
        for (unsigned i = state->cities_drawn; i < state->city_count; i++) {
            json_string(out, NULL, bronze_cities[state->deck[i]].word);
        }
        json_array_end(out);
    }
    json_object_end(out);
}

static void json_route(const struct bronze *state, unsigned terrain, unsigned length, struct json *out) {
    json_object(out, NULL);
    json_string(out, "terrain", bronze_terrain_names[terrain]);
    json_number(out, "length", bronze_route_lengths[length]);
    json_number(out, "points", bronze_route_points[length]);
    json_seat(out, "owner", state->route_owner[terrain][length]);
    json_object_end(out);
}

static void json_routes(const struct bronze *state, struct json *out) {
    json_array(out, "routes");
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        for (unsigned length = 0; length < BRONZE_ROUTE_LENGTHS; length++) {
            json_route(state, terrain, length, out);
        }
    }
    json_array_end(out);
}

static void json_matrix(const struct bronze *state, unsigned seat, struct json *out) {
    json_array(out, "matrix");
    for (unsigned column = 0; column < state->width[seat]; column++) {
        json_array(out, NULL);
        for (unsigned depth = 0; depth < state->height[seat][column]; depth++) {
            json_technology(out, NULL, bronze_card(state, seat, column, depth));
        }
        json_array_end(out);
    }
    json_array_end(out);
}

static void json_player(const struct bronze *state, unsigned seat, const int16_t *points, struct json *out) {
    json_object(out, NULL);
    json_number(out, "seat", (int32_t)seat + 1);
    json_number(out, "markers", state->markers[seat]);
    json_matrix(state, seat, out);
    json_array(out, "cities");
    for (unsigned i = 0; i < state->cities_held[seat]; i++) {
        json_string(out, NULL, bronze_cities[state->cities[seat][i]].word);
    }
    json_array_end(out);
    json_object(out, "points");
    for (unsigned source = 0; source < BRONZE_POINT_SOURCES; source++) {
        json_number(out, bronze.sources[source], points[source]);
    }
    json_object_end(out);
    json_object_end(out);
}

static void json_players(const struct bronze *state, struct json *out) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    bronze_count(state, points);
    json_array(out, "players");
    for (unsigned seat = 0; seat < state->seats; seat++) {
        json_player(state, seat, points[seat], out);
    }
    json_array_end(out);
}

static void json_active(const struct bronze *state, struct json *out) {
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    const unsigned count = bronze_active(state, cells);
    json_array(out, "active");
    for (unsigned i = 0; i < count; i++) {
        json_object(out, NULL);
        json_number(out, "column", cells[i].column + 1);
        json_number(out, "row", cells[i].depth + 1);
        json_technology(out, "technology", cells[i].technology);
        json_object_end(out);
    }
    json_array_end(out);
}

static void json_taken(const struct bronze *state, struct json *out) {
    const bool in_turn = state->phase == BRONZE_SETTLING || state->phase == BRONZE_CHOOSING;
    json_array(out, "taken");
    for (unsigned i = 0; in_turn && i < state->taken_count; i++) {
        const unsigned spot = state->taken[i] & BRONZE_SPOT_MASK;
        json_object(out, NULL);
        json_number(out, "tile", (state->taken[i] >> BRONZE_TILE_SHIFT) + 1);
        json_string(out, "terrain", bronze_terrain_names[bronze_spot_terrain(spot)]);
        json_number(out, "spot", (int32_t)bronze_spot_place(spot) + 1);
        json_object_end(out);
    }
    json_array_end(out);
}

void bronze_json(const void *of, int viewer, struct json *out) {
    assert(viewer < BRONZE_SEATS_MAX);
    const struct bronze *state = of;
    json_head(state, out);
    json_active(state, out);
    json_taken(state, out);
    json_tiles(state, viewer, out);
    json_stacks(state, viewer, out);
    json_deck(state, viewer, out);
    json_routes(state, out);
    json_players(state, out);
}

static void json_worths(const struct bronze *state, unsigned seat, struct json *out) {
    json_array(out, NULL);
    for (unsigned i = 0; i < state->cities_held[seat]; i++) {
        const unsigned city = state->cities[seat][i];
        json_object(out, NULL);
        json_string(out, "city", bronze_cities[city].word);
        json_number(out, "points", (int32_t)bronze_city_worth(state, seat, city));
        json_object_end(out);
    }
    json_array_end(out);
}

void bronze_score(const void *of, struct json *out) {
    const struct bronze *state = of;
    json_array(out, "cities");
    for (unsigned seat = 0; seat < state->seats; seat++) {
        json_worths(state, seat, out);
    }
    json_array_end(out);
}

/* ---- words for people */

const char *bronze_city_line(unsigned city) {
    assert(city < BRONZE_CITIES);
    return bronze_cities[city].line;
}

const char *bronze_technology_line(unsigned technology) {
    assert(technology <= BRONZE_CASTING);
    return bronze_technologies[technology].line;
}

const char *bronze_land(unsigned terrain) {
    static const char *const names[BRONZE_TERRAINS] = {"mountains", "woods",  "grassland", "savanna",
                                                       "desert",    "jungle", "shore"};
    assert(terrain < BRONZE_TERRAINS);
    return names[terrain];
}

void bronze_top_text(const struct bronze *state, unsigned stack, struct text *out) {
    static const char *const places[BRONZE_POOL] = {"upper ", "second ", "third ", "lower "};
    const unsigned technology = bronze_top(state, stack);
    unsigned above = 0, all = 0;
    for (unsigned i = 0; i < BRONZE_POOL; i++) {
        const bool same = bronze_top(state, i) == technology;
        above += same && i < stack;
        all += same;
    }
    const unsigned place = above + 1 == all ? BRONZE_POOL - 1u : above;
    text_format(out, "Take %s%s*%s*", all > 1 || technology == BRONZE_WHEEL ? "the " : "",
                all > 1 ? places[place] : "", bronze_technologies[technology].name);
}

void bronze_column_text(const struct bronze *state, move_t play, struct text *out) {
    const unsigned column = play & BRONZE_COLUMN_MASK, seat = state->seat;
    assert(play < BRONZE_CITY);
    if (column == BRONZE_LEFT || column > state->width[seat]) {
        text_put(out, column == BRONZE_LEFT ? ", new column left" : ", new column right");
    } else {
        const unsigned lowest = state->height[seat][column - BRONZE_FIRST_COLUMN] - 1u,
                       card = bronze_card(state, seat, column - BRONZE_FIRST_COLUMN, lowest);
        text_format(out, ", column %u below {%s}", column, bronze_technologies[card].word);
    }
}
