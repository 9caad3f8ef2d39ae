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
