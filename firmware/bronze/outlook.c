/* What a play or a marker would bring: tried on a copy of the state. */
#include <string.h>

#include "bronze_ui.h"
#include "match_try.h"

static uint16_t tiles_given_up(const struct bronze *state, unsigned tile) {
    unsigned set = 0;
    const unsigned reached = state->reached[state->seat];
    for (unsigned i = reached == 0 ? 0 : reached - 1u; i < tile; i++) {
        set |= (state->free[i] != 0 ? 1u : 0u) << i;
    }
    return (uint16_t)set;
}

/* Routes and provinces are won when the turn ends: with the marker, and without. */
struct bronze_ui_outlook bronze_ui_outlook_of_spot(unsigned tile, unsigned spot) {
    assert(tile < BRONZE_TILES_MAX && spot < BRONZE_SPOT_BITS);
    const struct bronze *state = bronze_ui_state();
    int16_t without[GAME_SOURCES_MAX];
    int gains[GAME_SEATS_MAX];
    const struct match_tried *tried = match_try(BRONZE_DONE);
    memcpy(without, tried->gains[state->seat], sizeof without);
    match_tried_gains(tried, gains);
    (void)match_try(BRONZE_SETTLE | tile << BRONZE_TILE_SHIFT | spot);
    tried = match_try_further(BRONZE_DONE);
    const int16_t *with = tried->gains[state->seat];
    const bool drawn = (state->drawn >> tile & 1u) != 0;
    struct bronze_ui_outlook outlook = {
        .routes = with[BRONZE_FROM_ROUTES] - without[BRONZE_FROM_ROUTES],
        .provinces = with[BRONZE_FROM_PROVINCES] - without[BRONZE_FROM_PROVINCES],
        .city = bronze_spot_brings_city(state, tile),
        .cities = drawn ? bits_count(state->cities_left[tile]) : state->seats + 1u,
        .leaves = tiles_given_up(state, tile),
        .opens = bronze_spot_reveals(state, tile),
        .final = bronze_spot_reveals(state, tile) || (bronze_spot_brings_city(state, tile) && !drawn),
    };
    for (unsigned seat = 0; seat < state->seats; seat++) {
        outlook.gains[seat] = match_tried_gain(tried, seat) - gains[seat];
    }
    outlook.held_cities = outlook.gains[state->seat] - outlook.routes - outlook.provinces;
    return outlook;
}

/* Cards of a play that could pay for some lit spot of a terrain. */
static unsigned cards_for(const struct bronze *state, move_t play, unsigned terrain,
                          const uint32_t lit[BRONZE_TILES_MAX]) {
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    const unsigned count = bronze_preview(state, play, cells);
    const uint32_t row = 7u << BRONZE_ROW_MAX * terrain;
    unsigned able = 0;
    for (unsigned i = 0; i < count; i++) {
        uint32_t allowed = 0;
        for (unsigned tile = 0; tile < state->open; tile++) {
            allowed |= bronze_allowed_spots(state, tile, cells[i].technology) & lit[tile] & row;
        }
        able += allowed != 0;
    }
    return able < state->markers[state->seat] ? able : state->markers[state->seat];
}

/* Puts so many markers on the lit spots of a terrain, from the left. */
static void try_line(struct bronze *trial, const uint32_t lit[BRONZE_TILES_MAX], unsigned terrain,
                     unsigned markers) {
    unsigned place = 0;
    for (unsigned tile = 0; tile < trial->open; tile++) {
        for (unsigned i = 0; i < bronze_tile(trial, tile)->rows[terrain]; i++, place++) {
            if (markers > 0 && (lit[tile] >> (terrain * BRONZE_ROW_MAX + i) & 1u) != 0) {
                trial->lines[trial->seat][terrain] |= 1u << place;
                markers--;
            }
        }
    }
}

unsigned bronze_ui_outlook_route(move_t play, unsigned terrain, int *points) {
    assert(terrain < BRONZE_TERRAINS);
    const struct bronze *state = bronze_ui_state();
    struct bronze *trial = match_copy();
    uint32_t lit[BRONZE_TILES_MAX];
    (void)bronze_ui_choice_spots(play, lit);
    try_line(trial, lit, terrain, cards_for(state, play, terrain, lit));
    const unsigned run = bronze_route_run(trial, state->seat, terrain);
    const unsigned held = bronze_route_held(state, state->seat, terrain);
    for (unsigned length = BRONZE_ROUTE_LENGTHS; length > held; length--) {
        if (run >= bronze_route_lengths[length - 1] &&
            state->route_owner[terrain][length - 1] == BRONZE_NOBODY) {
            *points = bronze_route_points[length - 1] - (held > 0 ? bronze_route_points[held - 1] : 0);
            return length;
        }
    }
    return 0;
}

/* ---- which play wakes most */

unsigned bronze_ui_choice_spots(move_t play, uint32_t lit[BRONZE_TILES_MAX]) {
    const struct bronze *state = bronze_ui_state();
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    const unsigned count = bronze_preview(state, play, cells), reached = state->reached[state->seat];
    unsigned spots = 0;
    for (unsigned tile = 0; tile < BRONZE_TILES_MAX; tile++) {
        lit[tile] = 0;
        for (unsigned i = 0; i < count && tile < state->open && tile + 1 >= reached; i++) {
            lit[tile] |= bronze_allowed_spots(state, tile, cells[i].technology) & state->free[tile];
        }
        spots += bits_count(lit[tile]);
    }
    return spots;
}

static bool better(const struct bronze_ui_choice *one, const struct bronze_ui_choice *other) {
    return one->cards != other->cards ? one->cards > other->cards : one->spots > other->spots;
}

struct bronze_ui_choice bronze_ui_choice_best(unsigned stack, bool face_down) {
    enum { PLAYS_MAX = 40 }; /* four stacks, two sides, five columns */
    move_t plays[PLAYS_MAX];
    struct bronze_ui_choice best = {.play = MOVE_NONE};
    const unsigned count = bronze.moves(bronze_ui_state(), plays);
    for (unsigned i = 0; i < count; i++) {
        struct bronze_cell cells[BRONZE_ACTIVE_MAX];
        uint32_t lit[BRONZE_TILES_MAX];
        const unsigned of = plays[i] >> BRONZE_STACK_SHIFT & (BRONZE_POOL - 1u);
        if (((plays[i] & BRONZE_FACE_DOWN) != 0) != face_down || (stack < BRONZE_POOL && of != stack)) {
            continue;
        }
        struct bronze_ui_choice one = {.play = plays[i],
                                       .cards = bronze_preview(bronze_ui_state(), plays[i], cells)};
        one.column = cells[0].column;
        one.spots = bronze_ui_choice_spots(plays[i], lit);
        if (best.play == MOVE_NONE || better(&one, &best)) {
            best = one;
        }
    }
    return best;
}
