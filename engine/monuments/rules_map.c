/* Where a seat may go, and the land and shores that it holds. */
#include "rules.h"

/* Ruling 9: no closed land, no monument, no hex of another seat's units or, unless one holds it oneself, of
 * its intact buildings. Rivers and shores are the mover's affair. */
struct monuments_mask monuments_map_enterable(const struct monuments_state *state, unsigned seat) {
    const struct monuments_seat_state *own = &state->seat_states[seat];
    struct monuments_mask open = {{monuments_open_hexes[state->layout][0],
                                   monuments_open_hexes[state->layout][1] | 0xffc00000u, 0xffffffffu,
                                   0x3fffffffu}};
    for (unsigned other = 0; other < state->seats; other++) {
        const struct monuments_seat_state *seat_state = &state->seat_states[other];
        if (other == seat) {
            continue;
        }
        open.word[0] &=
            ~(seat_state->unit_hexes.word[0] | (seat_state->building_hexes[0] & ~own->unit_hexes.word[0]));
        open.word[1] &=
            ~(seat_state->unit_hexes.word[1] | (seat_state->building_hexes[1] & ~own->unit_hexes.word[1]));
        open.word[2] &= ~seat_state->unit_hexes.word[2];
        open.word[3] &= ~seat_state->unit_hexes.word[3];
    }
    return open;
}

unsigned monuments_map_held(const struct monuments_state *state, unsigned seat) {
    const struct monuments_mask *unit_hexes = &state->seat_states[seat].unit_hexes;
    return bits_count_many(unit_hexes->word[0]) +
           bits_count_many(unit_hexes->word[1] & MONUMENTS_LAND_WORD_1);
}

struct monuments_mask monuments_map_shores(const struct monuments_state *state, unsigned seat) {
    struct monuments_mask shores = {{0}};
    struct monuments_mask land = monuments_mask_land(&state->seat_states[seat].unit_hexes);
    for (int hex; (hex = monuments_mask_next(&land)) >= 0;) {
        for (uint32_t water = monuments_hexes[hex].water; water != 0;) {
            monuments_mask_add(&shores, monuments_hexes[hex].near[monuments_bits_next(&water)]);
        }
    }
    return shores;
}
