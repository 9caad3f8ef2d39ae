/* What screens ask about what a play would bring; see bronze.h. */
#include "rules.h"

#include <assert.h>

unsigned bronze_lit_spots(const struct bronze *state, move_t play, uint32_t lit[BRONZE_TILES_MAX]) {
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

/* ---- the play that wakes most */

static bool better(const struct bronze_choice *one, const struct bronze_choice *other) {
    return one->cards != other->cards ? one->cards > other->cards : one->spots > other->spots;
}

struct bronze_choice bronze_best_play(const struct bronze *state, unsigned stack, bool face_down) {
    enum { PLAYS_MAX = 40 }; /* four stacks, two sides, five columns */
    move_t plays[PLAYS_MAX];
    struct bronze_choice best = {.play = MOVE_NONE};
    const unsigned count = bronze.moves(state, plays);
    for (unsigned i = 0; i < count; i++) {
        struct bronze_cell cells[BRONZE_ACTIVE_MAX];
        uint32_t lit[BRONZE_TILES_MAX];
        const unsigned of = plays[i] >> BRONZE_STACK_SHIFT & (BRONZE_POOL - 1u);
        if (((plays[i] & BRONZE_FACE_DOWN) != 0) == face_down && (stack == BRONZE_POOL || of == stack)) {
            const struct bronze_choice one = {.play = plays[i],
                                              .cards = bronze_preview(state, plays[i], cells),
                                              .spots = bronze_lit_spots(state, plays[i], lit)};
            best = best.play == MOVE_NONE || better(&one, &best) ? one : best;
        }
    }
    return best;
}

/* ---- routes in reach */

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

/* So many markers on the lit spots of a terrain, from the left: places in a line. */
static uint32_t places_for(const struct bronze *state, const uint32_t lit[BRONZE_TILES_MAX], unsigned terrain,
                           unsigned markers) {
    uint32_t places = 0;
    unsigned place = 0;
    for (unsigned tile = 0; tile < state->open; tile++) {
        for (unsigned i = 0; i < bronze_tile(state, tile)->rows[terrain]; i++, place++) {
            if (markers > 0 && (lit[tile] >> (terrain * BRONZE_ROW_MAX + i) & 1u) != 0) {
                places |= UINT32_C(1) << place;
                markers--;
            }
        }
    }
    return places;
}

unsigned bronze_route_in_reach(const struct bronze *state, move_t play, unsigned terrain, int *points) {
    assert(terrain < BRONZE_TERRAINS);
    uint32_t lit[BRONZE_TILES_MAX];
    (void)bronze_lit_spots(state, play, lit);
    const uint32_t more = places_for(state, lit, terrain, cards_for(state, play, terrain, lit));
    const unsigned run = bronze_route_run_with(state, state->seat, terrain, more),
                   held = bronze_route_held(state, state->seat, terrain);
    for (unsigned length = BRONZE_ROUTE_LENGTHS; length > held; length--) {
        if (run >= bronze_route_lengths[length - 1] &&
            state->route_owner[terrain][length - 1] == BRONZE_NOBODY) {
            *points = bronze_route_points[length - 1] - (held > 0 ? bronze_route_points[held - 1] : 0);
            return length;
        }
    }
    return 0;
}
