#include "rules_state.h"

#include <assert.h>

#include "inner.h"
#include "rules.h"

const uint8_t monuments_unit_shifts[MONUMENTS_UNITS] = {0, 4, 8, 10, 12};

unsigned monuments_direction_between(unsigned from, unsigned to) {
    unsigned direction = 0;
    while (monuments_hexes[from].near[direction] != to) {
        direction++;
    }
    return direction;
}

/* ---- goods ---- */

void monuments_goods_from_bank(struct monuments_state *state, unsigned hex, unsigned good, unsigned count) {
    assert_inner(hex < MONUMENTS_HEXES && state->bank[good] >= count);
    state->bank[good] = (uint8_t)(state->bank[good] - count);
    monuments_goods_put(state, hex, good, count);
}

void monuments_goods_to_bank(struct monuments_state *state, unsigned hex, unsigned good, unsigned count) {
    assert_inner(hex < MONUMENTS_HEXES && monuments_goods_of(state, hex, good) >= count);
    state->bank[good] = (uint8_t)(state->bank[good] + count);
    monuments_goods_take(state, hex, good, count);
}

static inline uint32_t goods_spread(unsigned goods) {
    return (goods & 15u) | (goods & 0xf0u) << 4 | (uint32_t)(goods & 0xf00u) << 8 |
           (uint32_t)(goods & 0xf000u) << 12;
}

uint32_t monuments_stock_of(const struct monuments_state *state, unsigned seat) {
    assert_inner(seat < MONUMENTS_SEATS);
    uint32_t stock = 0;
    struct monuments_mask mask = monuments_mask_land(&state->seat_states[seat].worker_hexes);
    for (int hex; (hex = monuments_mask_next(&mask)) >= 0;) {
        stock += goods_spread(state->goods[hex]);
    }
    return stock;
}

/* ---- units ---- */

void monuments_units_add(struct monuments_state *state, unsigned seat, unsigned hex, unsigned unit,
                         unsigned count) {
    assert(seat < MONUMENTS_SEATS && hex < MONUMENTS_HEXES && unit < MONUMENTS_UNITS);
    unsigned const counts =
        (state->units[hex] & MONUMENTS_UNITS_COUNTS) + (count << monuments_unit_shifts[unit]);
    state->units[hex] = (uint16_t)(counts | seat << MONUMENTS_UNITS_HOLDER);
    monuments_mask_add(&state->seat_states[seat].unit_hexes, hex);
    if (unit <= MONUMENTS_ARMED) {
        monuments_mask_add(&state->seat_states[seat].worker_hexes, hex);
    }
}

void monuments_units_drop(struct monuments_state *state, unsigned hex, unsigned unit, unsigned count) {
    assert(hex < MONUMENTS_HEXES && monuments_units_of(state, hex, unit) >= count);
    struct monuments_seat_state *side = &state->seat_states[state->units[hex] >> MONUMENTS_UNITS_HOLDER];
    state->units[hex] = (uint16_t)(state->units[hex] - (count << monuments_unit_shifts[unit]));
    if ((state->units[hex] & MONUMENTS_UNITS_WORKERS) == 0) {
        monuments_mask_drop(&side->worker_hexes, hex);
    }
    if ((state->units[hex] & MONUMENTS_UNITS_COUNTS) == 0) {
        monuments_mask_drop(&side->unit_hexes, hex);
        state->units[hex] = 0;
    }
}

unsigned monuments_workers_on_board(const struct monuments_state *state, unsigned seat) {
    return (unsigned)(MONUMENTS_WORKERS - state->seat_states[seat].workers);
}

unsigned monuments_pieces_on_board(const struct monuments_state *state, unsigned seat, unsigned piece) {
    assert_inner(seat < MONUMENTS_SEATS && piece < MONUMENTS_PIECES);
    const struct monuments_seat_state *side = &state->seat_states[seat];
    return (unsigned)(MONUMENTS_PIECES_OF_A_KIND - side->supply[piece] - side->locked[piece]);
}

/* Several weapons without bearers are one task, so that the stack stays small. */
static void weapon_offer(struct monuments_state *state, unsigned seat) {
    struct monuments_task *top = state->task_count > 0 ? monuments_task_top(state) : NULL;
    if (top != NULL && top->kind == MONUMENTS_TASK_WEAPON && top->seat == seat && top->of.gift.must == 0) {
        top->left++;
    } else {
        monuments_task_push(state, MONUMENTS_TASK_WEAPON, seat, 1);
    }
}

void monuments_unit_kill(struct monuments_state *state, unsigned seat, unsigned hex, unsigned unit) {
    assert(seat < MONUMENTS_SEATS && hex < MONUMENTS_HEXES);
    struct monuments_seat_state *side = &state->seat_states[seat];
    monuments_units_drop(state, hex, unit, 1);
    if (unit >= MONUMENTS_ARMY) {
        side->supply[unit - MONUMENTS_ARMY + MONUMENTS_PIECE_ARMY]++;
    } else {
        side->workers++;
    }
    if (unit == MONUMENTS_ARMED) {
        state->weapons++;
        weapon_offer(state, seat);
    }
    if (monuments_is_water(hex) && unit <= MONUMENTS_ARMY) {
        monuments_ferry_trim(state, hex);
    }
}

/* Reading 51: no more tokens aboard than workers; reading 58: no ferry in the middle without passengers. */
void monuments_ferry_trim(struct monuments_state *state, unsigned hex) {
    assert(hex < MONUMENTS_HEXES);
    unsigned over = monuments_goods_total(state->goods[hex]);
    unsigned const carriers = monuments_workers_in(state, hex);
    for (unsigned good = MONUMENTS_GOODS; good-- > 0 && over > carriers;) {
        while (monuments_goods_of(state, hex, good) > 0 && over > carriers) {
            monuments_goods_to_bank(state, hex, good, 1);
            over--;
        }
    }
    if (carriers + monuments_units_of(state, hex, MONUMENTS_ARMY) == 0 &&
        monuments_mask_has(&state->ferry_hexes, hex)) {
        monuments_mask_drop(&state->ferry_hexes, hex);
        state->crossings++;
    }
}

/* ---- buildings ---- */

bool monuments_house_here(const struct monuments_seat_state *side, unsigned house, unsigned hex) {
    for (unsigned i = 0; i < MONUMENTS_PIECES_OF_A_KIND; i++) {
        if ((side->houses[house][i] & ~MONUMENTS_HOUSE_DAMAGED) == (int)hex) {
            return true;
        }
    }
    return false;
}

bool monuments_house_works(const struct monuments_state *state, unsigned seat, unsigned house, unsigned hex) {
    for (unsigned i = 0; i < MONUMENTS_PIECES_OF_A_KIND; i++) {
        if (state->seat_states[seat].houses[house][i] == hex) {
            return state->units[hex] == 0 || monuments_holds(state, seat, hex);
        }
    }
    return false;
}

static void walls_count(struct monuments_seat_state *side) {
    side->building_hexes[0] = side->building_hexes[1] = 0;
    for (unsigned house = 0; house < MONUMENTS_HOUSES; house++) {
        for (unsigned i = 0; i < MONUMENTS_PIECES_OF_A_KIND; i++) {
            unsigned const hex = side->houses[house][i];
            if (hex < MONUMENTS_LAND_HEXES) {
                side->building_hexes[hex >> 5] |= UINT32_C(1) << (hex & 31);
            }
        }
    }
}

/* Puts up, damages or repairs: one of the kind changes from one place and condition to another. */
void monuments_house_set(struct monuments_state *state, unsigned seat, unsigned house, unsigned from,
                         unsigned to) {
    assert(seat < MONUMENTS_SEATS && house < MONUMENTS_HOUSES);
    struct monuments_seat_state *side = &state->seat_states[seat];
    unsigned i = 0;
    while (i + 1 < MONUMENTS_PIECES_OF_A_KIND && side->houses[house][i] != from) {
        i++;
    }
    side->houses[house][i] = (uint8_t)to;
    walls_count(side);
}

void monuments_houses_working(const struct monuments_state *state, unsigned seat, unsigned house,
                              uint32_t out[2]) {
    out[0] = out[1] = 0;
    for (unsigned i = 0; i < MONUMENTS_PIECES_OF_A_KIND; i++) {
        unsigned const hex = state->seat_states[seat].houses[house][i];
        if (hex < MONUMENTS_LAND_HEXES && (state->units[hex] == 0 || monuments_holds(state, seat, hex))) {
            out[hex >> 5] |= UINT32_C(1) << (hex & 31);
        }
    }
}

bool monuments_foreign_walls(const struct monuments_state *state, unsigned seat, unsigned hex) {
    assert_inner(seat < MONUMENTS_SEATS && hex < MONUMENTS_HEXES);
    uint32_t walls = 0;
    for (unsigned other = 0; monuments_is_land(hex) && other < state->seats; other++) {
        walls |= other == seat ? 0 : state->seat_states[other].building_hexes[hex >> 5];
    }
    return (walls >> (hex & 31) & 1) != 0;
}

/* ---- tasks ---- */

struct monuments_task *monuments_task_push(struct monuments_state *state, unsigned kind, unsigned seat,
                                           unsigned left) {
    assert(state->task_count < MONUMENTS_TASKS_MAX);
    struct monuments_task *task = &state->tasks[state->task_count++];
    *task = (struct monuments_task){.kind = (uint8_t)kind, .seat = (uint8_t)seat, .left = (uint8_t)left};
    return task;
}

void monuments_task_pop(struct monuments_state *state) {
    assert_inner(state->task_count > 0);
    state->tasks[--state->task_count] = (struct monuments_task){0};
}

void monuments_list_sort(struct monuments_list *list, unsigned from) {
    assert(from <= list->count);
    for (unsigned i = from + 1; i < list->count; i++) {
        move_t const move = list->out[i];
        unsigned at = i;
        for (; at > from && list->out[at - 1] > move; at--) {
            list->out[at] = list->out[at - 1];
        }
        list->out[at] = move;
    }
}
