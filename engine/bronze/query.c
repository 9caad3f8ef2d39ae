/* What screens and opponents ask of a state. */
#include "inner.h"
#include "rules.h"

#include <assert.h>

/* ---- the matrix */

/* The cells of the own group that lie above the new card, then the neighbours. */
static unsigned list_active(const struct bronze *state, unsigned seat, unsigned column, unsigned depth,
                            struct bronze_cell *out) {
    const uint8_t technology = out[0].technology;
    unsigned count = 1;
    for (unsigned above = 0; technology != BRONZE_CASTING && above < depth; above++) {
        if (bronze_cell(state, seat, column, above) == technology) {
            assert(count < BRONZE_ACTIVE_MAX);
            out[count++] = (struct bronze_cell){out[0].column, (uint8_t)above, technology, BRONZE_OWN_GROUP};
        }
    }
    return count;
}

static unsigned list_neighbour(const struct bronze *state, unsigned seat, unsigned column, unsigned shown,
                               unsigned depth, unsigned group, struct bronze_cell *out) {
    const uint8_t technology = bronze_card(state, seat, column, depth);
    if (technology == BRONZE_NO_TECHNOLOGY) {
        return 0;
    }
    *out = (struct bronze_cell){(uint8_t)shown, (uint8_t)depth, technology, (uint8_t)group};
    return 1;
}

unsigned bronze_active(const struct bronze *state, struct bronze_cell out[BRONZE_ACTIVE_MAX]) {
    const unsigned column = state->active_column;
    const unsigned depth = state->active_depth;
    if (state->phase == BRONZE_PLAYING || state->phase == BRONZE_ENDED) {
        return 0;
    }
    out[0] = (struct bronze_cell){state->active_column, state->active_depth, state->active[BRONZE_OWN_GROUP],
                                  BRONZE_OWN_GROUP};
    unsigned count = list_active(state, state->seat, column, depth, out);
    if (column > 0) {
        count +=
            list_neighbour(state, state->seat, column - 1, column - 1, depth, BRONZE_LEFT_GROUP, out + count);
    }
    return count +
           list_neighbour(state, state->seat, column + 1, column + 1, depth, BRONZE_RIGHT_GROUP, out + count);
}

unsigned bronze_preview(const struct bronze *state, move_t play, struct bronze_cell out[BRONZE_ACTIVE_MAX]) {
    assert(play >> BRONZE_KIND_SHIFT == BRONZE_PLAY >> BRONZE_KIND_SHIFT);
    const unsigned seat = state->seat;
    const unsigned stack = play >> BRONZE_STACK_SHIFT & (BRONZE_POOL - 1u);
    const unsigned column = bronze_column_of(state, play);
    const bool opens_left = (play & BRONZE_COLUMN_MASK) == BRONZE_LEFT;
    const bool opens = opens_left || column == state->width[seat];
    const unsigned depth = opens ? 0 : state->height[seat][column];
    const uint8_t technology = (play & BRONZE_FACE_DOWN) != 0 ? BRONZE_CASTING : bronze_top(state, stack);
    out[0] = (struct bronze_cell){(uint8_t)column, (uint8_t)depth, technology, BRONZE_OWN_GROUP};
    unsigned count = opens ? 1 : list_active(state, seat, column, depth, out);
    if (column > 0) {
        count += list_neighbour(state, seat, column - 1, column - 1, depth, BRONZE_LEFT_GROUP, out + count);
    }
    const unsigned right =
        opens_left ? 0 : column + 1; /* where the new column's neighbour lies before it is opened */
    return count + list_neighbour(state, seat, right, column + 1, depth, BRONZE_RIGHT_GROUP, out + count);
}

unsigned bronze_markers_due(const struct bronze *state) {
    if (state->phase == BRONZE_PLAYING || state->phase == BRONZE_ENDED) {
        return 0;
    }
    const unsigned cards = state->active_own +
                           (state->active[BRONZE_LEFT_GROUP] != BRONZE_NO_TECHNOLOGY ? 1u : 0u) +
                           (state->active[BRONZE_RIGHT_GROUP] != BRONZE_NO_TECHNOLOGY ? 1u : 0u);
    const unsigned due = cards - state->taken_count;
    return due < state->markers[state->seat] ? due : state->markers[state->seat];
}

unsigned bronze_alike(const struct bronze_cell *cells, unsigned count, unsigned i) {
    unsigned alike = 0;
    for (unsigned at = 0; at < count; at++) {
        const bool same = cells[at].technology == cells[i].technology;
        if (same && at < i) {
            return 0;
        }
        alike += same;
    }
    return alike;
}

unsigned bronze_nth_card(const struct bronze *state, unsigned seat, unsigned n, struct bronze_cell *out) {
    unsigned count = 0;
    *out = (struct bronze_cell){.technology = BRONZE_NO_TECHNOLOGY};
    for (unsigned column = 0; column < state->width[seat]; column++) {
        const unsigned height = state->height[seat][column];
        if (n >= count && n < count + height) {
            out->column = (uint8_t)column;
            out->depth = (uint8_t)(n - count);
            out->technology = bronze_card(state, seat, column, out->depth);
        }
        count += height;
    }
    return count;
}

/* Those of one technology are one to whoever looks at them. */
static unsigned groups_like(const struct bronze *state, unsigned group) {
    unsigned alike = 0;
    for (unsigned i = 0; i < BRONZE_GROUPS; i++) {
        alike |= (state->active[i] == state->active[group] ? 1u : 0u) << i;
    }
    return alike;
}

/* As long as every set of groups with them can pay for more. */
unsigned bronze_group_left(const struct bronze *state, unsigned group) {
    assert(group < BRONZE_GROUPS);
    const unsigned alike = groups_like(state, group);
    unsigned least = bronze_markers_due(state);
    for (unsigned set = alike; set <= ALL_GROUPS; set++) {
        const unsigned slack = state->slack >> NIBBLE_BITS * (ALL_GROUPS - set) & NIBBLE;
        least = (set & alike) == alike && slack < least ? slack : least;
    }
    return least;
}

/* ---- the land */

const struct bronze_tile *bronze_tile(const struct bronze *state, unsigned tile) {
    assert_inner(tile < BRONZE_TILES_MAX);
    return &bronze_tiles[state->tile[tile]];
}

uint32_t bronze_legal_spots(const struct bronze *state, unsigned tile) {
    assert(tile < BRONZE_TILES_MAX);
    if (state->phase != BRONZE_SETTLING || state->markers[state->seat] == 0 || tile >= state->open ||
        tile + 1 < state->reached[state->seat]) {
        return 0;
    }
    const struct bronze_allowed allowed = bronze_allowed_now(state);
    return bronze_spots_for(bronze_tile(state, tile), allowed.types) & state->free[tile];
}

uint32_t bronze_allowed_spots(const struct bronze *state, unsigned tile, unsigned technology) {
    assert(tile < BRONZE_TILES_MAX && technology <= BRONZE_NO_TECHNOLOGY);
    return bronze_spots_for(bronze_tile(state, tile), bronze_technologies[technology].allows);
}

unsigned bronze_spot_type(const struct bronze *state, unsigned tile, unsigned spot) {
    assert(tile < BRONZE_TILES_MAX && spot < BRONZE_SPOT_BITS);
    unsigned type = 0;
    while (type < BRONZE_TYPES && (bronze_tile(state, tile)->spots[type] >> spot & 1u) == 0) {
        type++;
    }
    return type;
}

unsigned bronze_spot_owner(const struct bronze *state, unsigned tile, unsigned spot) {
    assert(tile < BRONZE_TILES_MAX && spot < BRONZE_SPOT_BITS);
    const unsigned terrain = bronze_terrain_of[spot];
    const unsigned place = bronze_row_start(state, tile, terrain) + spot - terrain * BRONZE_ROW_MAX;
    const bool exists = spot - terrain * BRONZE_ROW_MAX < bronze_tile(state, tile)->rows[terrain];
    for (unsigned seat = 0; exists && seat < state->seats; seat++) {
        if ((state->lines[seat][terrain] >> place & 1u) != 0) {
            return seat;
        }
    }
    return BRONZE_NOBODY;
}

unsigned bronze_spot_groups(const struct bronze *state, unsigned tile, unsigned spot) {
    assert(tile < BRONZE_TILES_MAX && spot < BRONZE_SPOT_BITS);
    unsigned groups = 0;
    if ((bronze_legal_spots(state, tile) >> spot & 1u) == 0) {
        return 0;
    }
    for (unsigned group = 0; group < BRONZE_GROUPS; group++) {
        const uint32_t allowed = bronze_allowed_spots(state, tile, state->active[group]);
        groups |= (state->spent >> group & 1u) == 0 && (allowed >> spot & 1u) != 0 ? 1u << group : 0;
    }
    return groups;
}

int bronze_turned_up(const void *before, const void *after) {
    const struct bronze *old = before, *now = after;
    unsigned stack = 0;
    while (stack < BRONZE_POOL && now->stack_left[stack] == old->stack_left[stack]) {
        stack++;
    }
    return stack < BRONZE_POOL && now->stack_left[stack] > 0 ? bronze_top(now, stack) : -1;
}

bool bronze_spot_reveals(const struct bronze *state, unsigned tile) {
    assert(tile < BRONZE_TILES_MAX);
    return tile + 1 == state->open && state->open < state->tiles;
}

bool bronze_spot_brings_city(const struct bronze *state, unsigned tile) {
    assert(tile < BRONZE_TILES_MAX);
    return state->count[state->seat][tile] == 0 && tile > 0;
}

unsigned bronze_tile_cities(const struct bronze *state, unsigned tile, uint8_t out[BRONZE_SEATS_MAX + 1]) {
    assert(tile < BRONZE_TILES_MAX);
    unsigned count = 0;
    for (uint32_t left = state->cities_left[tile]; left != 0; left &= left - 1) {
        assert(count < BRONZE_SEATS_MAX + 1);
        out[count++] = state->deck[state->cities_first[tile] + bits_lowest(left)];
    }
    return count;
}

/* ---- how near the end is */

/* The two lowest stacks run dry, or the lowest and the reserve that takes its place. */
static unsigned cards_to_end(const struct bronze *state) {
    unsigned low = UINT8_MAX;
    unsigned next = state->emptied == 0 ? state->stack_left[BRONZE_POOL] : UINT8_MAX;
    if (state->emptied >= BRONZE_STACKS_TO_END) {
        return 0;
    }
    for (unsigned stack = 0; stack < BRONZE_POOL; stack++) {
        const unsigned left = state->stack_left[stack];
        if (left < low) {
            next = low < next ? low : next;
            low = left;
        } else if (left < next) {
            next = left;
        }
    }
    return state->emptied == 0 ? low + next : low;
}

struct bronze_ends bronze_ends(const struct bronze *state) {
    unsigned least = state->seat; /* also of those who have as few */
    for (unsigned seat = 0; seat < state->seats; seat++) {
        least = state->markers[seat] < state->markers[least] ? seat : least;
    }
    return (struct bronze_ends){state->markers[least], (uint8_t)cards_to_end(state),
                                (uint8_t)bits_count(state->free[state->tiles - 1u]), (uint8_t)least};
}

/* ---- all spots */

move_t bronze_next_spot(const struct bronze *state, move_t at, bool on) {
    const unsigned all = (unsigned)state->open << BRONZE_TILE_SHIFT;
    do {
        at = (at + (on ? 1 : all - 1)) % all;
    } while (bronze_spot_of(at) >= BRONZE_SPOT_BITS ||
             bronze_spot_type(state, bronze_tile_of(at), bronze_spot_of(at)) == BRONZE_TYPES);
    return at;
}

unsigned bronze_all_legal_spots(const struct bronze *state, uint32_t legal[BRONZE_TILES_MAX]) {
    const unsigned due = bronze_markers_due(state);
    unsigned left = 0;
    for (unsigned tile = 0; tile < BRONZE_TILES_MAX; tile++) {
        legal[tile] = due > 0 ? bronze_legal_spots(state, tile) : 0;
        left += bits_count(legal[tile]);
    }
    return left < due ? left : due;
}

bool bronze_spot_is_final(const struct bronze *state, unsigned tile) {
    const bool drawn = (state->drawn >> tile & 1u) != 0;
    return bronze_spot_reveals(state, tile) || (bronze_spot_brings_city(state, tile) && !drawn);
}
