#include "rules.h"

/* Reading 9: no closed land, no monument, no hex of another seat's units or, unless one holds it oneself, of
 * his intact buildings. Rivers and shores are the mover's affair. */
struct mask monuments_map_enterable(const struct state *state, unsigned seat) {
    const struct side *own = &state->sides[seat];
    struct mask open = {{monuments_open_hexes[state->closing][0],
                         monuments_open_hexes[state->closing][1] | 0xffc00000u, 0xffffffffu, 0x3fffffffu}};
    for (unsigned other = 0; other < state->seats; other++) {
        const struct side *side = &state->sides[other];
        if (other == seat) {
            continue;
        }
        open.word[0] &= ~(side->here.word[0] | (side->walls[0] & ~own->here.word[0]));
        open.word[1] &= ~(side->here.word[1] | (side->walls[1] & ~own->here.word[1]));
        open.word[2] &= ~side->here.word[2];
        open.word[3] &= ~side->here.word[3];
    }
    return open;
}

unsigned monuments_map_held(const struct state *state, unsigned seat) {
    const struct mask *here = &state->sides[seat].here;
    return bits_many(here->word[0]) + bits_many(here->word[1] & LAND_WORD_1);
}

struct mask monuments_map_shores(const struct state *state, unsigned seat) {
    struct mask shores = {{0}};
    struct mask land = mask_land(&state->sides[seat].here);
    for (int hex; (hex = mask_next(&land)) >= 0;) {
        for (uint32_t water = monuments_hexes[hex].water; water != 0;) {
            mask_add(&shores, monuments_hexes[hex].near[bits_next(&water)]);
        }
    }
    return shores;
}
