/* The Movement card: rulings 4 to 10 and 46 to 52. */
#include "rules.h"

#include <assert.h>

enum { LOAD_ANY = 0xff, LOAD_NONE = 0 };

/* A walker who may go on: where he stands, where he set out, and what he carries. */
struct walk {
    const struct monuments_state *state;
    const struct monuments_mask *open;
    unsigned hex, unit, load, steps;
    unsigned boarded; /* water whose ferry takes a second passenger from here, or 0 */
};

/* ---- what has moved in this action */

static unsigned moved_count(const struct monuments_state *state, unsigned hex, unsigned what) {
    unsigned count = 0;
    for (unsigned i = 0; i < state->moved_count; i++) {
        count += state->moved[i].hex == hex && state->moved[i].what == what;
    }
    return count;
}

static void moved_note(struct monuments_state *state, unsigned hex, unsigned what) {
    assert(state->moved_count < MONUMENTS_MOVED_MAX);
    state->moved[state->moved_count++] = (struct monuments_moved){(uint8_t)hex, (uint8_t)what};
}

static void moved_change(struct monuments_state *state, struct monuments_moved from,
                         struct monuments_moved to) {
    for (unsigned i = 0; i < state->moved_count; i++) {
        if (state->moved[i].hex == from.hex && state->moved[i].what == from.what) {
            state->moved[i] = to;
        }
    }
}

/* ---- walkers */

/* Ruling 47: a ferry docked at this edge, and no other in the middle of its water. */
static bool boardable(const struct walk *walk, unsigned from, unsigned direction, unsigned water) {
    if (walk->boarded != 0 && walk->boarded == water && from == walk->hex) {
        return true;
    }
    return (walk->state->docks[from] >> direction & 1) != 0 &&
           !monuments_mask_has(&walk->state->ferry_hexes, water);
}

/* The hex where a load is picked up stays open to its bearer, unless he leaves another seat's intact building
 * alone there. */
static bool may_return(const struct walk *walk) {
    const unsigned units = walk->state->units[walk->hex];
    const bool alone =
        monuments_workers_in(walk->state, walk->hex) == 1 && (units & MONUMENTS_UNITS_COUNTS) < 0x100;
    return !(alone && monuments_foreign_building(walk->state, units >> MONUMENTS_UNITS_HOLDER, walk->hex));
}

/* Can he walk there with the load? It is not where he picked it up, or he may go back there. */
static bool passes(const struct walk *walk, unsigned from, unsigned direction) {
    const unsigned to = monuments_hexes[from].near[direction];
    return monuments_is_land(to) && monuments_mask_has(walk->open, to) &&
           monuments_map_bridge(walk->state, from, direction) &&
           (to != walk->hex || walk->load != LOAD_ANY || may_return(walk));
}

/* Can the load be put down there, or taken aboard, one step from here? The hex where it was picked up has
 * room. */
static bool rests(const struct walk *walk, unsigned from, unsigned direction) {
    const unsigned to = monuments_hexes[from].near[direction];
    if (monuments_is_land(to)) {
        const bool room =
            (to == walk->hex && walk->load == LOAD_ANY) || monuments_resources_room(walk->state, to) > 0;
        return room && passes(walk, from, direction);
    }
    return monuments_mask_has(walk->open, to) && boardable(walk, from, direction, to);
}

static bool rests_near(const struct walk *walk, unsigned from) {
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        if (rests(walk, from, direction)) {
            return true;
        }
    }
    return false;
}

/* Ruling 52: a load may pass a full hex if it can still come to rest. Three steps (two bonuses) are the
 * most. */
static bool carries_on(const struct walk *walk, unsigned from) {
    if (walk->steps < 2) {
        return false;
    }
    if (rests_near(walk, from)) {
        return true;
    }
    for (unsigned direction = 0; walk->steps > 2 && direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned to = monuments_hexes[from].near[direction];
        if (passes(walk, from, direction) && rests_near(walk, to)) {
            return true;
        }
    }
    return false;
}

static void walk_add(const struct walk *walk, unsigned direction, bool loads, struct monuments_list *list) {
    const move_t move =
        MONUMENTS_MOVE(MONUMENTS_OP_GO, walk->hex, MONUMENTS_TOKEN_UNITS + walk->unit, direction, 0);
    if (walk->load != LOAD_ANY) {
        if (walk->load == LOAD_NONE || loads) {
            monuments_list_add(list, move | walk->load);
        }
        return;
    }
    monuments_list_add(list, move);
    for (unsigned resource = 0; loads && resource < MONUMENTS_RESOURCES; resource++) {
        if (monuments_resources_of(walk->state, walk->hex, resource) > 0) {
            monuments_list_add(list, move | (resource + 1));
        }
    }
}

static void walk_list(const struct walk *walk, struct monuments_list *list) {
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS && !monuments_list_full(list);
         direction++) {
        const unsigned to = monuments_hexes[walk->hex].near[direction];
        if (!monuments_mask_has(walk->open, to)) {
            continue;
        }
        if (monuments_is_land(to)) {
            if (monuments_map_bridge(walk->state, walk->hex, direction)) {
                const bool loads = walk->load != LOAD_NONE &&
                                   (monuments_resources_room(walk->state, to) > 0 || carries_on(walk, to));
                walk_add(walk, direction, loads, list);
            }
        } else if (boardable(walk, walk->hex, direction, to)) {
            walk_add(walk, direction, true, list);
        }
    }
}

/* ---- ships and aircraft */

static void fly_list(const struct monuments_mask *open, unsigned hex, unsigned unit,
                     struct monuments_list *list) {
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned to = monuments_hexes[hex].near[direction];
        if (monuments_mask_has(open, to) && (unit == MONUMENTS_AIR || monuments_is_water(to))) {
            monuments_list_add(
                list, MONUMENTS_MOVE(MONUMENTS_OP_GO, hex, MONUMENTS_TOKEN_UNITS + unit, direction, 0));
        }
    }
}

/* Sails to water without a ferry in its middle, or lands. */
static void sail_list(const struct monuments_state *state, const struct monuments_mask *open, unsigned hex,
                      struct monuments_list *list) {
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned to = monuments_hexes[hex].near[direction];
        if (monuments_mask_has(open, to) &&
            !(monuments_is_water(to) && monuments_mask_has(&state->ferry_hexes, to))) {
            monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_GO, hex,
                                                    (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY,
                                                    direction, 0));
        }
    }
}

/* Ruling 50: an empty ferry goes from shore to shore of its water. */
static void shift_list(const struct monuments_state *state, unsigned seat, unsigned land,
                       struct monuments_list *list) {
    for (uint32_t docks = state->docks[land]; docks != 0;) {
        const unsigned direction = (unsigned)monuments_bits_next(&docks);
        const unsigned water = monuments_hexes[land].near[direction];
        if (monuments_map_foreign(state, seat, water) ||
            moved_count(state, land, MONUMENTS_MOVED_DOCKED + direction) > 0) {
            continue;
        }
        for (unsigned way = 0; way < MONUMENTS_DIRECTIONS; way++) {
            const unsigned shore = monuments_hexes[water].near[way];
            if (shore != land && monuments_map_open(state, shore) &&
                (state->docks[shore] >> monuments_opposite(way) & 1) == 0) {
                monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_SHIFT, land, 0, direction, way));
            }
        }
    }
}

/* ---- the next unit */

static unsigned steps_of(const struct monuments_state *state, unsigned seat, unsigned unit) {
    return monuments_unit_steps[unit] +
           (unit <= MONUMENTS_ARMED ? state->seat_states[seat].gains[MONUMENTS_GAIN_WORKER_STEPS] : 0u);
}

static bool can_start(const struct monuments_state *state, unsigned hex, unsigned unit) {
    const unsigned count = monuments_units_of(state, hex, unit);
    return count > 0 && count > moved_count(state, hex, unit);
}

static void hex_list(const struct monuments_state *state, const struct monuments_task *task,
                     const struct monuments_mask *open, unsigned hex, struct monuments_list *list) {
    for (unsigned unit = MONUMENTS_WORKER; unit <= MONUMENTS_ARMY && !monuments_is_water(hex); unit++) {
        if (can_start(state, hex, unit)) {
            const struct walk walk = {.state = state,
                                      .open = open,
                                      .hex = hex,
                                      .unit = unit,
                                      .load = unit == MONUMENTS_ARMY ? LOAD_NONE : LOAD_ANY,
                                      .steps = steps_of(state, task->seat, unit),
                                      .boarded = task->of.boarded.shore == hex ? task->of.boarded.water : 0u};
            walk_list(&walk, list);
        }
    }
    for (unsigned unit = MONUMENTS_NAVY; unit <= MONUMENTS_AIR; unit++) {
        if (can_start(state, hex, unit)) {
            fly_list(open, hex, unit, list);
        }
    }
    if (monuments_mask_has(&state->ferry_hexes, hex) && moved_count(state, hex, MONUMENTS_FERRY) == 0) {
        sail_list(state, open, hex, list);
    }
}

void monuments_move_list(const struct monuments_state *state, const struct monuments_task *task,
                         struct monuments_list *list) {
    if (task->left == 0) {
        return;
    }
    const struct monuments_mask open = monuments_map_enterable(state, task->seat);
    struct monuments_mask unit_hexes = state->seat_states[task->seat].unit_hexes;
    for (int hex; !monuments_list_full(list) && (hex = monuments_mask_next(&unit_hexes)) >= 0;) {
        hex_list(state, task, &open, (unsigned)hex, list);
    }
    struct monuments_mask land = monuments_mask_land(&state->seat_states[task->seat].unit_hexes);
    for (int hex; !monuments_list_full(list) && (hex = monuments_mask_next(&land)) >= 0;) {
        shift_list(state, task->seat, (unsigned)hex, list);
    }
}

/* ---- carrying out */

static void going_push(struct monuments_state *state, unsigned seat, unsigned unit, unsigned hex,
                       unsigned load, unsigned steps) {
    struct monuments_task *task = monuments_task_push(state, MONUMENTS_TASK_GOING, seat, steps);
    task->of.going.hex = (uint8_t)hex;
    task->of.going.unit = (uint8_t)unit;
    task->of.going.load = (uint8_t)load;
}

/* The Movement task is on top again: the next unit may board the same ferry. */
static void board(struct monuments_state *state, unsigned seat, unsigned unit, unsigned from,
                  unsigned direction, unsigned load) {
    const unsigned water = monuments_hexes[from].near[direction];
    const bool first = !monuments_mask_has(&state->ferry_hexes, water);
    if (first) {
        state->docks[from] = (uint8_t)(state->docks[from] & ~(1u << direction));
        monuments_mask_add(&state->ferry_hexes, water);
        moved_change(state,
                     (struct monuments_moved){(uint8_t)from, (uint8_t)(MONUMENTS_MOVED_DOCKED + direction)},
                     (struct monuments_moved){(uint8_t)water, MONUMENTS_FERRY});
        monuments_task_top(state)->of.boarded.water = (uint8_t)water;
        monuments_task_top(state)->of.boarded.shore = (uint8_t)from;
    }
    monuments_units_drop(state, from, unit, 1);
    monuments_units_add(state, seat, water, unit, 1);
    if (load != LOAD_NONE) {
        monuments_resources_put(state, water, load - 1, 1);
    }
}

static void passengers_move(struct monuments_state *state, unsigned seat, unsigned from, unsigned to,
                            bool note) {
    for (unsigned unit = MONUMENTS_WORKER; unit <= MONUMENTS_ARMY; unit++) {
        for (unsigned count = monuments_units_of(state, from, unit); count > 0; count--) {
            monuments_units_drop(state, from, unit, 1);
            monuments_units_add(state, seat, to, unit, 1);
            if (note) {
                moved_note(state, to, unit);
            }
        }
    }
}

void monuments_ferry_sail(struct monuments_state *state, unsigned seat, unsigned from, unsigned to) {
    passengers_move(state, seat, from, to, false);
    state->resources[to] = state->resources[from];
    state->resources[from] = 0;
    monuments_mask_drop(&state->ferry_hexes, from);
    monuments_mask_add(&state->ferry_hexes, to);
}

void monuments_ferry_dock(struct monuments_state *state, unsigned land, unsigned direction) {
    if ((state->docks[land] >> direction & 1) != 0) {
        state->crossings++;
    } else {
        state->docks[land] = (uint8_t)(state->docks[land] | 1u << direction);
    }
}

/* Ruling 49: all go ashore; what finds no room goes to the bank. */
static void land(struct monuments_state *state, unsigned seat, unsigned water, unsigned to) {
    const unsigned direction = monuments_direction_between(to, water);
    const bool docks = (state->docks[to] >> direction & 1) == 0;
    monuments_mask_drop(&state->ferry_hexes, water);
    monuments_ferry_dock(state, to, direction);
    if (docks) {
        moved_note(state, to, MONUMENTS_MOVED_DOCKED + direction);
    }
    passengers_move(state, seat, water, to, true);
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        while (monuments_resources_of(state, water, resource) > 0) {
            monuments_resources_to_bank(state, water, resource, 1);
            if (monuments_resources_room(state, to) > 0) {
                monuments_resources_from_bank(state, to, resource, 1);
            }
        }
    }
}

/* One step of a unit that stands in `from`, with the Movement task on top. */
static void step(struct monuments_state *state, unsigned seat, move_t move, unsigned steps) {
    const unsigned from = monuments_move_hex(move), unit = monuments_move_token(move) - MONUMENTS_TOKEN_UNITS,
                   direction = monuments_move_direction(move);
    const unsigned to = monuments_hexes[from].near[direction], load = monuments_move_extra(move);
    if (unit == MONUMENTS_FERRY && monuments_is_land(to)) {
        land(state, seat, from, to);
    } else if (unit <= MONUMENTS_ARMY && monuments_is_water(to)) {
        board(state, seat, unit, from, direction, load);
    } else {
        if (unit == MONUMENTS_FERRY) {
            monuments_ferry_sail(state, seat, from, to);
        } else {
            monuments_units_drop(state, from, unit, 1);
            monuments_units_add(state, seat, to, unit, 1);
        }
        going_push(state, seat, unit, to, load, steps - 1);
    }
}

static void shift(struct monuments_state *state, move_t move) {
    const unsigned from = monuments_move_hex(move), way = monuments_move_extra(move);
    const unsigned water = monuments_hexes[from].near[monuments_move_direction(move)],
                   shore = monuments_hexes[water].near[way];
    state->docks[from] = (uint8_t)(state->docks[from] & ~(1u << monuments_move_direction(move)));
    state->docks[shore] = (uint8_t)(state->docks[shore] | 1u << monuments_opposite(way));
    moved_note(state, shore, MONUMENTS_MOVED_DOCKED + monuments_opposite(way));
}

void monuments_move_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const unsigned seat = task->seat;
    task->left--;
    task->done = 1;
    task->of.boarded.water = task->of.boarded.shore = 0;
    if (monuments_move_op(move) == MONUMENTS_OP_SHIFT) {
        shift(state, move);
        return;
    }
    if (monuments_move_extra(move) != LOAD_NONE) {
        monuments_resources_take(state, monuments_move_hex(move), monuments_move_extra(move) - 1u, 1);
    }
    step(state, seat, move, steps_of(state, seat, monuments_move_token(move) - MONUMENTS_TOKEN_UNITS));
}

/* ---- the same unit goes on */

void monuments_going_list(const struct monuments_state *state, const struct monuments_task *task,
                          struct monuments_list *list) {
    const unsigned hex = task->of.going.hex, unit = task->of.going.unit;
    if (task->left > 0) {
        const struct monuments_mask open = monuments_map_enterable(state, task->seat);
        if (unit == MONUMENTS_FERRY) {
            sail_list(state, &open, hex, list);
        } else if (unit > MONUMENTS_ARMY) {
            fly_list(&open, hex, unit, list);
        } else {
            const struct walk walk = {.state = state,
                                      .open = &open,
                                      .hex = hex,
                                      .unit = unit,
                                      .load = task->of.going.load,
                                      .steps = task->left};
            walk_list(&walk, list);
        }
    }
    if (task->of.going.load == LOAD_NONE || monuments_resources_room(state, hex) > 0) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_HALT, 0, 0, 0, 0));
    }
}

void monuments_going_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const struct monuments_task now = *task;
    monuments_task_pop(state);
    if (monuments_move_op(move) == MONUMENTS_OP_GO) {
        step(state, now.seat, move, now.left);
        return;
    }
    if (now.of.going.load != LOAD_NONE) {
        monuments_resources_put(state, now.of.going.hex, now.of.going.load - 1u, 1);
    }
    moved_note(state, now.of.going.hex, now.of.going.unit);
}
