#include "state.h"

#include "rules.h"

const uint8_t monuments_unit_shifts[UNITS] = {0, 4, 8, 10, 12};

unsigned monuments_direction_between(unsigned from, unsigned to) {
    unsigned direction = 0;
    while (monuments_hexes[from].near[direction] != to) {
        direction++;
    }
    return direction;
}

/* ---- goods ---- */

void monuments_goods_from_bank(struct state *state, unsigned hex, unsigned good, unsigned count) {
    state->bank[good] = (uint8_t)(state->bank[good] - count);
    goods_put(state, hex, good, count);
}

void monuments_goods_to_bank(struct state *state, unsigned hex, unsigned good, unsigned count) {
    state->bank[good] = (uint8_t)(state->bank[good] + count);
    goods_take(state, hex, good, count);
}

static inline uint32_t goods_spread(unsigned goods) {
    return (goods & 15u) | (goods & 0xf0u) << 4 | (uint32_t)(goods & 0xf00u) << 8 |
           (uint32_t)(goods & 0xf000u) << 12;
}

uint32_t monuments_stock_of(const struct state *state, unsigned seat) {
    uint32_t stock = 0;
    struct mask mask = mask_land(&state->sides[seat].hands);
    for (int hex; (hex = mask_next(&mask)) >= 0;) {
        stock += goods_spread(state->goods[hex]);
    }
    return stock;
}

/* ---- units ---- */

void monuments_units_add(struct state *state, unsigned seat, unsigned hex, unsigned unit, unsigned count) {
    unsigned const counts = (state->units[hex] & UNITS_COUNTS) + (count << monuments_unit_shifts[unit]);
    state->units[hex] = (uint16_t)(counts | seat << UNITS_HOLDER);
    mask_add(&state->sides[seat].here, hex);
    if (unit <= ARMED) {
        mask_add(&state->sides[seat].hands, hex);
    }
}

void monuments_units_drop(struct state *state, unsigned hex, unsigned unit, unsigned count) {
    struct side *side = &state->sides[state->units[hex] >> UNITS_HOLDER];
    state->units[hex] = (uint16_t)(state->units[hex] - (count << monuments_unit_shifts[unit]));
    if ((state->units[hex] & UNITS_WORKERS) == 0) {
        mask_drop(&side->hands, hex);
    }
    if ((state->units[hex] & UNITS_COUNTS) == 0) {
        mask_drop(&side->here, hex);
        state->units[hex] = 0;
    }
}

unsigned monuments_workers_on_board(const struct state *state, unsigned seat) {
    return (unsigned)(WORKERS - state->sides[seat].workers);
}

unsigned monuments_pieces_on_board(const struct state *state, unsigned seat, unsigned piece) {
    const struct side *side = &state->sides[seat];
    return (unsigned)(PIECES_OF_A_KIND - side->supply[piece] - side->locked[piece]);
}

/* Several weapons without bearers are one task, so that the stack stays small. */
static void weapon_offer(struct state *state, unsigned seat) {
    struct task *top = state->task_count > 0 ? task_top(state) : NULL;
    if (top != NULL && top->kind == TASK_WEAPON && top->seat == seat && top->b == 0) {
        top->left++;
    } else {
        monuments_task_push(state, TASK_WEAPON, seat, 1);
    }
}

void monuments_unit_kill(struct state *state, unsigned seat, unsigned hex, unsigned unit) {
    struct side *side = &state->sides[seat];
    monuments_units_drop(state, hex, unit, 1);
    if (unit >= ARMY) {
        side->supply[unit - ARMY + PIECE_ARMY]++;
    } else {
        side->workers++;
    }
    if (unit == ARMED) {
        state->weapons++;
        weapon_offer(state, seat);
    }
    if (is_water(hex) && unit <= ARMY) {
        monuments_ferry_trim(state, hex);
    }
}

/* Reading 51: no more tokens aboard than workers; reading 58: no ferry in the middle without passengers. */
void monuments_ferry_trim(struct state *state, unsigned hex) {
    unsigned over = goods_total(state->goods[hex]);
    unsigned const carriers = workers_in(state, hex);
    for (unsigned good = GOODS; good-- > 0 && over > carriers;) {
        while (goods_of(state, hex, good) > 0 && over > carriers) {
            monuments_goods_to_bank(state, hex, good, 1);
            over--;
        }
    }
    if (carriers + units_of(state, hex, ARMY) == 0 && mask_has(&state->middle, hex)) {
        mask_drop(&state->middle, hex);
        state->crossings++;
    }
}

/* ---- buildings ---- */

bool monuments_house_here(const struct side *side, unsigned house, unsigned hex) {
    for (unsigned i = 0; i < PIECES_OF_A_KIND; i++) {
        if ((side->houses[house][i] & ~HOUSE_DAMAGED) == (int)hex) {
            return true;
        }
    }
    return false;
}

bool monuments_house_works(const struct state *state, unsigned seat, unsigned house, unsigned hex) {
    for (unsigned i = 0; i < PIECES_OF_A_KIND; i++) {
        if (state->sides[seat].houses[house][i] == hex) {
            return state->units[hex] == 0 || holds(state, seat, hex);
        }
    }
    return false;
}

static void walls_count(struct side *side) {
    side->walls[0] = side->walls[1] = 0;
    for (unsigned house = 0; house < HOUSES; house++) {
        for (unsigned i = 0; i < PIECES_OF_A_KIND; i++) {
            unsigned const hex = side->houses[house][i];
            if (hex < LAND_HEXES) {
                side->walls[hex >> 5] |= UINT32_C(1) << (hex & 31);
            }
        }
    }
}

/* Puts up, damages or repairs: one of the kind changes from one place and condition to another. */
void monuments_house_set(struct state *state, unsigned seat, unsigned house, unsigned from, unsigned to) {
    struct side *side = &state->sides[seat];
    unsigned i = 0;
    while (i + 1 < PIECES_OF_A_KIND && side->houses[house][i] != from) {
        i++;
    }
    side->houses[house][i] = (uint8_t)to;
    walls_count(side);
}

void monuments_houses_working(const struct state *state, unsigned seat, unsigned house, uint32_t out[2]) {
    out[0] = out[1] = 0;
    for (unsigned i = 0; i < PIECES_OF_A_KIND; i++) {
        unsigned const hex = state->sides[seat].houses[house][i];
        if (hex < LAND_HEXES && (state->units[hex] == 0 || holds(state, seat, hex))) {
            out[hex >> 5] |= UINT32_C(1) << (hex & 31);
        }
    }
}

bool monuments_foreign_walls(const struct state *state, unsigned seat, unsigned hex) {
    uint32_t walls = 0;
    for (unsigned other = 0; is_land(hex) && other < state->seats; other++) {
        walls |= other == seat ? 0 : state->sides[other].walls[hex >> 5];
    }
    return (walls >> (hex & 31) & 1) != 0;
}

/* ---- tasks ---- */

struct task *monuments_task_push(struct state *state, unsigned kind, unsigned seat, unsigned left) {
    struct task *task = &state->tasks[state->task_count++];
    *task = (struct task){.kind = (uint8_t)kind, .seat = (uint8_t)seat, .left = (uint8_t)left};
    return task;
}

void monuments_task_pop(struct state *state) {
    state->tasks[--state->task_count] = (struct task){0};
}

void monuments_list_sort(struct list *list, unsigned from) {
    for (unsigned i = from + 1; i < list->count; i++) {
        move_t const move = list->out[i];
        unsigned at = i;
        for (; at > from && list->out[at - 1] > move; at--) {
            list->out[at] = list->out[at - 1];
        }
        list->out[at] = move;
    }
}
