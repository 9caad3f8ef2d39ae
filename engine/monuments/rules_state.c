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

/* ---- resources */

void monuments_resources_from_bank(struct monuments_state *state, unsigned hex, unsigned resource,
                                   unsigned count) {
    assert_inner(hex < MONUMENTS_HEXES && state->bank[resource] >= count);
    state->bank[resource] = (uint8_t)(state->bank[resource] - count);
    monuments_resources_put(state, hex, resource, count);
}

void monuments_resources_to_bank(struct monuments_state *state, unsigned hex, unsigned resource,
                                 unsigned count) {
    assert_inner(hex < MONUMENTS_HEXES && monuments_resources_of(state, hex, resource) >= count);
    state->bank[resource] = (uint8_t)(state->bank[resource] + count);
    monuments_resources_take(state, hex, resource, count);
}

/* Two sums of two resources each, a byte a resource, for this is asked more often than anything else. */
uint32_t monuments_stock_of(const struct monuments_state *state, unsigned seat) {
    assert_inner(seat < MONUMENTS_SEATS);
    const uint32_t *workers = state->seat_states[seat].worker_hexes.word;
    uint32_t even = 0, odd = 0;
    for (uint32_t hexes = workers[0]; hexes != 0;) {
        const unsigned here = state->resources[monuments_bits_next(&hexes)];
        even += here & 0x0f0fu;
        odd += here >> 4 & 0x0f0fu;
    }
    for (uint32_t hexes = workers[1] & MONUMENTS_LAND_WORD_1; hexes != 0;) {
        const unsigned here = state->resources[32 + monuments_bits_next(&hexes)];
        even += here & 0x0f0fu;
        odd += here >> 4 & 0x0f0fu;
    }
    return (even & 0xffu) | (odd & 0xffu) << 8 | (even >> 8) << 16 | (odd >> 8) << 24;
}

/* ---- units */

void monuments_units_add(struct monuments_state *state, unsigned seat, unsigned hex, unsigned unit,
                         unsigned count) {
    assert(seat < MONUMENTS_SEATS && hex < MONUMENTS_HEXES && unit < MONUMENTS_UNITS);
    const unsigned counts =
        (state->units[hex] & MONUMENTS_UNITS_COUNTS) + (count << monuments_unit_shifts[unit]);
    state->units[hex] = (uint16_t)(counts | seat << MONUMENTS_UNITS_HOLDER);
    monuments_mask_add(&state->seat_states[seat].unit_hexes, hex);
    if (unit <= MONUMENTS_ARMED) {
        monuments_mask_add(&state->seat_states[seat].worker_hexes, hex);
    }
}

void monuments_units_drop(struct monuments_state *state, unsigned hex, unsigned unit, unsigned count) {
    assert(hex < MONUMENTS_HEXES && monuments_units_of(state, hex, unit) >= count);
    struct monuments_seat_state *seat_state =
        &state->seat_states[state->units[hex] >> MONUMENTS_UNITS_HOLDER];
    state->units[hex] = (uint16_t)(state->units[hex] - (count << monuments_unit_shifts[unit]));
    if ((state->units[hex] & MONUMENTS_UNITS_WORKERS) == 0) {
        monuments_mask_drop(&seat_state->worker_hexes, hex);
    }
    if ((state->units[hex] & MONUMENTS_UNITS_COUNTS) == 0) {
        monuments_mask_drop(&seat_state->unit_hexes, hex);
        state->units[hex] = 0;
    }
}

unsigned monuments_workers_on_board(const struct monuments_state *state, unsigned seat) {
    return (unsigned)(MONUMENTS_WORKERS - state->seat_states[seat].workers);
}

unsigned monuments_pieces_on_board(const struct monuments_state *state, unsigned seat, unsigned piece) {
    assert_inner(seat < MONUMENTS_SEATS && piece < MONUMENTS_PIECES);
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    return (unsigned)(MONUMENTS_PIECES_OF_A_KIND - seat_state->supply[piece] - seat_state->locked[piece]);
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
    struct monuments_seat_state *seat_state = &state->seat_states[seat];
    monuments_units_drop(state, hex, unit, 1);
    if (unit >= MONUMENTS_ARMY) {
        seat_state->supply[unit - MONUMENTS_ARMY + MONUMENTS_PIECE_ARMY]++;
    } else {
        seat_state->workers++;
    }
    if (unit == MONUMENTS_ARMED) {
        state->weapons++;
        weapon_offer(state, seat);
    }
    if (monuments_is_water(hex) && unit <= MONUMENTS_ARMY) {
        monuments_ferry_trim(state, hex);
    }
}

/* Ruling 51: no more tokens aboard than workers; ruling 58: no ferry in the middle without passengers. */
void monuments_ferry_trim(struct monuments_state *state, unsigned hex) {
    assert(hex < MONUMENTS_HEXES);
    unsigned over = monuments_resources_total(state->resources[hex]);
    const unsigned carriers = monuments_workers_in(state, hex);
    for (unsigned resource = MONUMENTS_RESOURCES; resource-- > 0 && over > carriers;) {
        while (monuments_resources_of(state, hex, resource) > 0 && over > carriers) {
            monuments_resources_to_bank(state, hex, resource, 1);
            over--;
        }
    }
    if (carriers + monuments_units_of(state, hex, MONUMENTS_ARMY) == 0 &&
        monuments_mask_has(&state->ferry_hexes, hex)) {
        monuments_mask_drop(&state->ferry_hexes, hex);
        state->crossings++;
    }
}

/* ---- buildings */

bool monuments_building_here(const struct monuments_seat_state *seat_state, unsigned building, unsigned hex) {
    for (unsigned i = 0; i < MONUMENTS_PIECES_OF_A_KIND; i++) {
        if ((seat_state->buildings[building][i] & ~MONUMENTS_BUILDING_DAMAGED) == (int)hex) {
            return true;
        }
    }
    return false;
}

bool monuments_building_works(const struct monuments_state *state, unsigned seat, unsigned building,
                              unsigned hex) {
    for (unsigned i = 0; i < MONUMENTS_PIECES_OF_A_KIND; i++) {
        if (state->seat_states[seat].buildings[building][i] == hex) {
            return state->units[hex] == 0 || monuments_holds(state, seat, hex);
        }
    }
    return false;
}

static void building_hexes_find(struct monuments_seat_state *seat_state) {
    seat_state->building_hexes[0] = seat_state->building_hexes[1] = 0;
    for (unsigned building = 0; building < MONUMENTS_BUILDINGS; building++) {
        for (unsigned i = 0; i < MONUMENTS_PIECES_OF_A_KIND; i++) {
            const unsigned hex = seat_state->buildings[building][i];
            if (hex < MONUMENTS_LAND_HEXES) {
                seat_state->building_hexes[hex >> 5] |= UINT32_C(1) << (hex & 31);
            }
        }
    }
}

/* Puts up, damages or repairs: one of the kind changes from one place and condition to another. */
void monuments_building_set(struct monuments_state *state, unsigned seat, unsigned building, unsigned from,
                            unsigned to) {
    assert(seat < MONUMENTS_SEATS && building < MONUMENTS_BUILDINGS);
    struct monuments_seat_state *seat_state = &state->seat_states[seat];
    unsigned i = 0;
    while (i + 1 < MONUMENTS_PIECES_OF_A_KIND && seat_state->buildings[building][i] != from) {
        i++;
    }
    seat_state->buildings[building][i] = (uint8_t)to;
    building_hexes_find(seat_state);
}

void monuments_buildings_working(const struct monuments_state *state, unsigned seat, unsigned building,
                                 uint32_t out[2]) {
    out[0] = out[1] = 0;
    for (unsigned i = 0; i < MONUMENTS_PIECES_OF_A_KIND; i++) {
        const unsigned hex = state->seat_states[seat].buildings[building][i];
        if (hex < MONUMENTS_LAND_HEXES && (state->units[hex] == 0 || monuments_holds(state, seat, hex))) {
            out[hex >> 5] |= UINT32_C(1) << (hex & 31);
        }
    }
}

bool monuments_foreign_building(const struct monuments_state *state, unsigned seat, unsigned hex) {
    assert_inner(seat < MONUMENTS_SEATS && hex < MONUMENTS_HEXES);
    uint32_t found = 0;
    for (unsigned other = 0; monuments_is_land(hex) && other < state->seats; other++) {
        found |= other == seat ? 0 : state->seat_states[other].building_hexes[hex >> 5];
    }
    return (found >> (hex & 31) & 1) != 0;
}

/* ---- tasks */

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
        const move_t move = list->out[i];
        unsigned at = i;
        for (; at > from && list->out[at - 1] > move; at--) {
            list->out[at] = list->out[at - 1];
        }
        list->out[at] = move;
    }
}
