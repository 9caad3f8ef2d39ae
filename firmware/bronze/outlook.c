/* What a play or a marker would bring: tried on a copy of the state. */
#include "bronze_ui.h"
#include "match_try.h"

bool bronze_ui_outlook_final(unsigned tile) {
    const struct bronze *state = bronze_ui_state();
    const bool drawn = (state->drawn >> tile & 1u) != 0;
    return bronze_spot_reveals(state, tile) || (bronze_spot_brings_city(state, tile) && !drawn);
}

/* Routes and provinces are won when the turn ends: with the marker, and without. */
struct bronze_ui_outlook bronze_ui_outlook_of_spot(unsigned tile, unsigned spot) {
    assert(tile < BRONZE_TILES_MAX && spot < BRONZE_SPOT_BITS);
    const struct bronze *state = bronze_ui_state();
    int gains[GAME_SEATS_MAX];
    const struct match_tried *tried = match_try(BRONZE_DONE);
    const int routes = tried->gains[state->seat][BRONZE_FROM_ROUTES];
    match_tried_gains(tried, gains);
    (void)match_try(BRONZE_SETTLE | tile << BRONZE_TILE_SHIFT | spot);
    tried = match_try_further(BRONZE_DONE);
    struct bronze_ui_outlook outlook = {
        .routes = tried->gains[state->seat][BRONZE_FROM_ROUTES] - routes,
        .city = bronze_spot_brings_city(state, tile),
        .cities = (state->drawn >> tile & 1u) != 0 ? bits_count(state->cities_left[tile]) : state->seats + 1u,
        .leaves = bronze_tiles_left_behind(state, tile),
        .opens = bronze_spot_reveals(state, tile),
        .final = bronze_ui_outlook_final(tile),
    };
    for (unsigned seat = 0; seat < state->seats; seat++) {
        outlook.gains[seat] = match_tried_gain(tried, seat) - gains[seat];
    }
    return outlook;
}
