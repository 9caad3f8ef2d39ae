/* The Movement card: readings 4 to 10 and 46 to 52. */
#include "rules.h"

enum { LOAD_ANY = 0xff, LOAD_NONE = 0 };

/* A walker who may go on: where he stands, where he set out, and what he carries. */
struct walk {
    const struct state *state;
    const struct mask *open;
    unsigned hex, unit, load, steps;
    unsigned boarded; /* water whose ferry takes a second passenger from here, or 0 */
};

/* ---- what has moved in this action ---- */

static unsigned moved_count(const struct state *state, unsigned hex, unsigned what) {
    unsigned count = 0;
    for (unsigned i = 0; i < state->moved_count; i++) {
        count += state->moved[i].hex == hex && state->moved[i].what == what;
    }
    return count;
}

static void moved_note(struct state *state, unsigned hex, unsigned what) {
    state->moved[state->moved_count++] = (struct moved){(uint8_t)hex, (uint8_t)what};
}

static void moved_change(struct state *state, struct moved from, struct moved to) {
    for (unsigned i = 0; i < state->moved_count; i++) {
        if (state->moved[i].hex == from.hex && state->moved[i].what == from.what) {
            state->moved[i] = to;
        }
    }
}

/* ---- walkers ---- */

/* Reading 47: a ferry docked at this edge, and no other in the middle of its water. */
static bool boardable(const struct walk *walk, unsigned from, unsigned direction, unsigned water) {
    if (walk->boarded != 0 && walk->boarded == water && from == walk->hex) {
        return true;
    }
    return (walk->state->docks[from] >> direction & 1) != 0 && !mask_has(&walk->state->middle, water);
}

/* The hex where a load is picked up stays open to its bearer, unless he leaves another seat's intact building
 * alone there. */
static bool may_return(const struct walk *walk) {
    unsigned const units = walk->state->units[walk->hex];
    bool const alone = workers_in(walk->state, walk->hex) == 1 && (units & UNITS_COUNTS) < 0x100;
    return !(alone && monuments_foreign_walls(walk->state, units >> UNITS_HOLDER, walk->hex));
}

/* Can he walk there with the load? It is not where he picked it up, or he may go back there. */
static bool passes(const struct walk *walk, unsigned from, unsigned direction) {
    unsigned const to = monuments_hexes[from].near[direction];
    return is_land(to) && mask_has(walk->open, to) && monuments_map_bridge(walk->state, from, direction) &&
           (to != walk->hex || walk->load != LOAD_ANY || may_return(walk));
}

/* Can the load be put down there, or taken aboard, one step from here? The hex where it was picked up has
 * room. */
static bool rests(const struct walk *walk, unsigned from, unsigned direction) {
    unsigned const to = monuments_hexes[from].near[direction];
    if (is_land(to)) {
        bool const room = (to == walk->hex && walk->load == LOAD_ANY) || goods_room(walk->state, to) > 0;
        return room && passes(walk, from, direction);
    }
    return mask_has(walk->open, to) && boardable(walk, from, direction, to);
}

static bool rests_near(const struct walk *walk, unsigned from) {
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        if (rests(walk, from, direction)) {
            return true;
        }
    }
    return false;
}

/* Reading 52: a load may pass a full hex if it can still come to rest. Three steps (two bonuses) are the
 * most. */
static bool carries_on(const struct walk *walk, unsigned from) {
    if (walk->steps < 2) {
        return false;
    }
    if (rests_near(walk, from)) {
        return true;
    }
    for (unsigned direction = 0; walk->steps > 2 && direction < DIRECTIONS; direction++) {
        unsigned const to = monuments_hexes[from].near[direction];
        if (passes(walk, from, direction) && rests_near(walk, to)) {
            return true;
        }
    }
    return false;
}

static void walk_add(const struct walk *walk, unsigned direction, bool loads, struct list *list) {
    move_t const move = MOVE(OP_GO, walk->hex, THING_UNITS + walk->unit, direction, 0);
    if (walk->load != LOAD_ANY) {
        if (walk->load == LOAD_NONE || loads) {
            list_add(list, move | walk->load);
        }
        return;
    }
    list_add(list, move);
    for (unsigned good = 0; loads && good < GOODS; good++) {
        if (goods_of(walk->state, walk->hex, good) > 0) {
            list_add(list, move | (good + 1));
        }
    }
}

static void walk_list(const struct walk *walk, struct list *list) {
    for (unsigned direction = 0; direction < DIRECTIONS && !list_full(list); direction++) {
        unsigned const to = monuments_hexes[walk->hex].near[direction];
        if (!mask_has(walk->open, to)) {
            continue;
        }
        if (is_land(to)) {
            if (monuments_map_bridge(walk->state, walk->hex, direction)) {
                bool const loads =
                    walk->load != LOAD_NONE && (goods_room(walk->state, to) > 0 || carries_on(walk, to));
                walk_add(walk, direction, loads, list);
            }
        } else if (boardable(walk, walk->hex, direction, to)) {
            walk_add(walk, direction, true, list);
        }
    }
}

/* ---- ships and aircraft ---- */

static void fly_list(const struct mask *open, unsigned hex, unsigned unit, struct list *list) {
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        unsigned const to = monuments_hexes[hex].near[direction];
        if (mask_has(open, to) && (unit == AIR || is_water(to))) {
            list_add(list, MOVE(OP_GO, hex, THING_UNITS + unit, direction, 0));
        }
    }
}

/* Sails to water without a ferry in its middle, or lands. */
static void sail_list(const struct state *state, const struct mask *open, unsigned hex, struct list *list) {
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        unsigned const to = monuments_hexes[hex].near[direction];
        if (mask_has(open, to) && !(is_water(to) && mask_has(&state->middle, to))) {
            list_add(list, MOVE(OP_GO, hex, (unsigned)THING_UNITS + FERRY, direction, 0));
        }
    }
}

/* Reading 50: an empty ferry goes from shore to shore of its water. */
static void shift_list(const struct state *state, unsigned seat, unsigned land, struct list *list) {
    for (uint32_t docks = state->docks[land]; docks != 0;) {
        unsigned const direction = (unsigned)bits_next(&docks);
        unsigned const water = monuments_hexes[land].near[direction];
        if (monuments_map_foreign(state, seat, water) ||
            moved_count(state, land, MOVED_DOCKED + direction) > 0) {
            continue;
        }
        for (unsigned way = 0; way < DIRECTIONS; way++) {
            unsigned const shore = monuments_hexes[water].near[way];
            if (shore != land && monuments_map_open(state, shore) &&
                (state->docks[shore] >> opposite(way) & 1) == 0) {
                list_add(list, MOVE(OP_SHIFT, land, 0, direction, way));
            }
        }
    }
}

/* ---- the next unit ---- */

static unsigned steps_of(const struct state *state, unsigned seat, unsigned unit) {
    return monuments_unit_steps[unit] + (unit <= ARMED ? state->sides[seat].gains[GAIN_WORKER_STEPS] : 0u);
}

static bool can_start(const struct state *state, unsigned hex, unsigned unit) {
    unsigned const count = units_of(state, hex, unit);
    return count > 0 && count > moved_count(state, hex, unit);
}

static void hex_list(const struct state *state, const struct task *task, const struct mask *open,
                     unsigned hex, struct list *list) {
    for (unsigned unit = WORKER; unit <= ARMY && !is_water(hex); unit++) {
        if (can_start(state, hex, unit)) {
            struct walk const walk = {.state = state,
                                      .open = open,
                                      .hex = hex,
                                      .unit = unit,
                                      .load = unit == ARMY ? LOAD_NONE : LOAD_ANY,
                                      .steps = steps_of(state, task->seat, unit),
                                      .boarded = task->b == hex ? task->a : 0u};
            walk_list(&walk, list);
        }
    }
    for (unsigned unit = NAVY; unit <= AIR; unit++) {
        if (can_start(state, hex, unit)) {
            fly_list(open, hex, unit, list);
        }
    }
    if (mask_has(&state->middle, hex) && moved_count(state, hex, FERRY) == 0) {
        sail_list(state, open, hex, list);
    }
}

void monuments_move_list(const struct state *state, const struct task *task, struct list *list) {
    if (task->left == 0) {
        return;
    }
    struct mask const open = monuments_map_enterable(state, task->seat);
    struct mask here = state->sides[task->seat].here;
    for (int hex; !list_full(list) && (hex = mask_next(&here)) >= 0;) {
        hex_list(state, task, &open, (unsigned)hex, list);
    }
    struct mask land = mask_land(&state->sides[task->seat].here);
    for (int hex; !list_full(list) && (hex = mask_next(&land)) >= 0;) {
        shift_list(state, task->seat, (unsigned)hex, list);
    }
}

/* ---- carrying out ---- */

static void going_push(struct state *state, unsigned seat, unsigned unit, unsigned hex, unsigned load,
                       unsigned steps) {
    struct task *task = monuments_task_push(state, TASK_GOING, seat, steps);
    task->a = (uint8_t)hex;
    task->b = (uint8_t)unit;
    task->c = (uint8_t)load;
}

/* The Movement task is on top again: the next unit may board the same ferry. */
static void board(struct state *state, unsigned seat, unsigned unit, unsigned from, unsigned direction,
                  unsigned load) {
    unsigned const water = monuments_hexes[from].near[direction];
    bool const first = !mask_has(&state->middle, water);
    if (first) {
        state->docks[from] = (uint8_t)(state->docks[from] & ~(1u << direction));
        mask_add(&state->middle, water);
        moved_change(state, (struct moved){(uint8_t)from, (uint8_t)(MOVED_DOCKED + direction)},
                     (struct moved){(uint8_t)water, FERRY});
        task_top(state)->a = (uint8_t)water;
        task_top(state)->b = (uint8_t)from;
    }
    monuments_units_drop(state, from, unit, 1);
    monuments_units_add(state, seat, water, unit, 1);
    if (load != LOAD_NONE) {
        goods_put(state, water, load - 1, 1);
    }
}

static void passengers_move(struct state *state, unsigned seat, unsigned from, unsigned to, bool note) {
    for (unsigned unit = WORKER; unit <= ARMY; unit++) {
        for (unsigned count = units_of(state, from, unit); count > 0; count--) {
            monuments_units_drop(state, from, unit, 1);
            monuments_units_add(state, seat, to, unit, 1);
            if (note) {
                moved_note(state, to, unit);
            }
        }
    }
}

void monuments_ferry_sail(struct state *state, unsigned seat, unsigned from, unsigned to) {
    passengers_move(state, seat, from, to, false);
    state->goods[to] = state->goods[from];
    state->goods[from] = 0;
    mask_drop(&state->middle, from);
    mask_add(&state->middle, to);
}

void monuments_ferry_dock(struct state *state, unsigned land, unsigned direction) {
    if ((state->docks[land] >> direction & 1) != 0) {
        state->crossings++;
    } else {
        state->docks[land] = (uint8_t)(state->docks[land] | 1u << direction);
    }
}

/* Reading 49: all go ashore; what finds no room goes to the bank. */
static void land(struct state *state, unsigned seat, unsigned water, unsigned to) {
    unsigned const direction = monuments_direction_between(to, water);
    bool const docks = (state->docks[to] >> direction & 1) == 0;
    mask_drop(&state->middle, water);
    monuments_ferry_dock(state, to, direction);
    if (docks) {
        moved_note(state, to, MOVED_DOCKED + direction);
    }
    passengers_move(state, seat, water, to, true);
    for (unsigned good = 0; good < GOODS; good++) {
        while (goods_of(state, water, good) > 0) {
            monuments_goods_to_bank(state, water, good, 1);
            if (goods_room(state, to) > 0) {
                monuments_goods_from_bank(state, to, good, 1);
            }
        }
    }
}

/* One step of a unit that stands in `from`, with the Movement task on top. */
static void step(struct state *state, unsigned seat, move_t move, unsigned steps) {
    unsigned const from = move_hex(move), unit = move_thing(move) - THING_UNITS,
                   direction = move_direction(move);
    unsigned const to = monuments_hexes[from].near[direction], load = move_extra(move);
    if (unit == FERRY && is_land(to)) {
        land(state, seat, from, to);
    } else if (unit <= ARMY && is_water(to)) {
        board(state, seat, unit, from, direction, load);
    } else {
        if (unit == FERRY) {
            monuments_ferry_sail(state, seat, from, to);
        } else {
            monuments_units_drop(state, from, unit, 1);
            monuments_units_add(state, seat, to, unit, 1);
        }
        going_push(state, seat, unit, to, load, steps - 1);
    }
}

static void shift(struct state *state, move_t move) {
    unsigned const from = move_hex(move), way = move_extra(move);
    unsigned const water = monuments_hexes[from].near[move_direction(move)],
                   shore = monuments_hexes[water].near[way];
    state->docks[from] = (uint8_t)(state->docks[from] & ~(1u << move_direction(move)));
    state->docks[shore] = (uint8_t)(state->docks[shore] | 1u << opposite(way));
    moved_note(state, shore, MOVED_DOCKED + opposite(way));
}

void monuments_move_apply(struct state *state, struct task *task, move_t move) {
    unsigned const seat = task->seat;
    task->left--;
    task->done = 1;
    task->a = task->b = 0;
    if (move_op(move) == OP_SHIFT) {
        shift(state, move);
        return;
    }
    if (move_extra(move) != LOAD_NONE) {
        goods_take(state, move_hex(move), move_extra(move) - 1u, 1);
    }
    step(state, seat, move, steps_of(state, seat, move_thing(move) - THING_UNITS));
}

/* ---- the same unit goes on ---- */

void monuments_going_list(const struct state *state, const struct task *task, struct list *list) {
    unsigned const hex = task->a, unit = task->b;
    if (task->left > 0) {
        struct mask const open = monuments_map_enterable(state, task->seat);
        if (unit == FERRY) {
            sail_list(state, &open, hex, list);
        } else if (unit > ARMY) {
            fly_list(&open, hex, unit, list);
        } else {
            struct walk const walk = {.state = state,
                                      .open = &open,
                                      .hex = hex,
                                      .unit = unit,
                                      .load = task->c,
                                      .steps = task->left};
            walk_list(&walk, list);
        }
    }
    if (task->c == LOAD_NONE || goods_room(state, hex) > 0) {
        list_add(list, MOVE(OP_HALT, 0, 0, 0, 0));
    }
}

void monuments_going_apply(struct state *state, struct task *task, move_t move) {
    struct task const now = *task;
    monuments_task_pop(state);
    if (move_op(move) == OP_GO) {
        step(state, now.seat, move, now.left);
        return;
    }
    if (now.c != LOAD_NONE) {
        goods_put(state, now.a, now.c - 1u, 1);
    }
    moved_note(state, now.a, now.b);
}
