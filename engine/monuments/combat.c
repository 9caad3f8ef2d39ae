/* The Attack card: readings 24 to 31 and 63 to 69. A battle's units are counted by the direction in which
 * they stand from the attacked hex. */
#include "rules.h"

static unsigned unit_power(unsigned unit, bool water) {
    return water ? monuments_unit_data[unit].power_sea : monuments_unit_data[unit].power_land;
}

/* What a ferry's passengers are worth at sea. */
static unsigned crew_power(const struct state *state, unsigned hex) {
    return units_of(state, hex, ARMED) * monuments_unit_data[ARMED].power_sea +
           units_of(state, hex, ARMY) * monuments_unit_data[ARMY].power_sea;
}

/* ---- the target: reading 63 ---- */

/* How many of a unit that stands beside the target, in that direction from it, could join. */
static unsigned could_join(const struct state *state, unsigned target, unsigned direction, unsigned unit) {
    unsigned const from = monuments_hexes[target].near[direction];
    bool const at_sea = is_water(target);
    if (unit == FERRY) {
        return at_sea && is_water(from) && mask_has(&state->middle, from) && crew_power(state, from) > 0;
    }
    if (unit_power(unit, at_sea) == 0 || (at_sea && unit <= ARMY)) {
        return 0; /* walkers fight at sea only as a ferry's crew */
    }
    if (unit <= ARMY && !is_water(from) && !monuments_map_bridge(state, target, direction)) {
        return 0;
    }
    return units_of(state, from, unit);
}

static bool attackable_from(const struct state *state, unsigned target, unsigned direction) {
    for (unsigned unit = ARMED; unit <= FERRY; unit++) {
        if (could_join(state, target, direction, unit) > 0) {
            return true;
        }
    }
    return false;
}

/* Hexes with foreign units, or without units but with a foreign intact building; never a monument. */
static struct mask targets(const struct state *state, unsigned seat) {
    struct mask foreign = {{0}};
    for (unsigned other = 0; other < state->seats; other++) {
        const struct side *side = &state->sides[other];
        for (unsigned word = 0; other != seat && word < MASK_WORDS; word++) {
            foreign.word[word] |= side->here.word[word] | (word < 2 ? side->walls[word] : 0);
        }
    }
    for (unsigned word = 0; word < MASK_WORDS; word++) {
        foreign.word[word] &= ~state->sides[seat].here.word[word];
    }
    foreign.word[1] &= ~UINT32_C(0x3c0000); /* hexes 50 to 53 */
    return foreign;
}

void monuments_attack_list(const struct state *state, const struct task *task, struct list *list) {
    if (task->left == 0 || state->sides[task->seat].gains[GAIN_TRAIN] == 0) {
        return;
    }
    struct mask mask = targets(state, task->seat);
    for (int hex; !list_full(list) && (hex = mask_next(&mask)) >= 0;) {
        for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
            unsigned const from = monuments_hexes[hex].near[direction];
            if (from != VOID_HEX && holds(state, task->seat, from) &&
                attackable_from(state, (unsigned)hex, direction)) {
                list_add(list, MOVE(OP_ATTACK, hex, 0, 0, 0));
                break;
            }
        }
    }
}

/* Whose intact buildings a target without units has: there are some. */
static unsigned walls_owner(const struct state *state, unsigned hex) {
    unsigned seat = 0;
    while ((state->sides[seat].walls[hex >> 5] >> (hex & 31) & 1) == 0) {
        seat++;
    }
    return seat;
}

static struct battle battle_at(const struct state *state, unsigned seat, unsigned target) {
    unsigned const holder = holder_of(state, target);
    return (struct battle){.target = (uint8_t)target,
                           .attacker = (uint8_t)seat,
                           .defender = (uint8_t)(holder != NOBODY ? holder : walls_owner(state, target))};
}

void monuments_attack_apply(struct state *state, struct task *task, move_t move) {
    unsigned const seat = task->seat;
    task->left--;
    state->battle = battle_at(state, seat, move_hex(move));
    monuments_task_push(state, TASK_JOIN, seat, 1);
}

/* ---- who joins: reading 64 ---- */

static bool joined_from(const struct battle *battle, unsigned direction) {
    unsigned count = 0;
    for (unsigned unit = 0; unit <= FERRY; unit++) {
        count += battle->joined[direction][unit];
    }
    return count > 0;
}

void monuments_join_list(const struct state *state, const struct task *task, struct list *list) {
    const struct battle *battle = &state->battle;
    bool const anywhere = battle->attackers == 0 || is_green(state, task->seat, CARD_ATTACK);
    unsigned const first = list->count;
    for (unsigned direction = 0; task->left > 0 && direction < DIRECTIONS; direction++) {
        unsigned const from = monuments_hexes[battle->target].near[direction];
        if (from == VOID_HEX || !holds(state, task->seat, from) ||
            !(anywhere || joined_from(battle, direction))) {
            continue;
        }
        for (unsigned unit = ARMED; unit <= FERRY; unit++) {
            if (could_join(state, battle->target, direction, unit) > battle->joined[direction][unit]) {
                list_add(list, MOVE(OP_JOIN, from, THING_UNITS + unit, 0, 0));
            }
        }
    }
    monuments_list_sort(list, first);
    if (task->left > 0 && battle->attackers > 0) {
        list_add(list, MOVE(OP_ROLL, 0, 0, 0, 0));
    }
}

/* ---- powers and dice: reading 65 ---- */

static unsigned power_from(const struct state *state, const struct battle *battle, unsigned direction) {
    bool const at_sea = is_water(battle->target);
    unsigned power = 0;
    for (unsigned unit = ARMED; unit <= AIR; unit++) {
        power += battle->joined[direction][unit] * unit_power(unit, at_sea);
    }
    if (battle->joined[direction][FERRY] > 0) {
        power += FERRY_POWER + crew_power(state, monuments_hexes[battle->target].near[direction]);
    }
    return power;
}

static unsigned attack_power(const struct state *state, const struct battle *battle) {
    unsigned power = 0;
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        power += power_from(state, battle, direction);
    }
    return power;
}

static unsigned defence_power(const struct state *state, const struct battle *battle) {
    unsigned const target = battle->target;
    bool const at_sea = is_water(target);
    unsigned power = mask_has(&state->middle, target) ? FERRY_POWER : 0;
    for (unsigned unit = ARMED; unit <= AIR; unit++) {
        power += units_of(state, target, unit) * unit_power(unit, at_sea);
    }
    for (unsigned house = 0; house < HOUSES && !at_sea; house++) {
        if (monuments_house_works(state, battle->defender, house, target)) {
            power += monuments_house_data[house].power_land;
        }
    }
    return power;
}

unsigned monuments_battle_power(const struct state *state, const struct battle *battle, unsigned side) {
    return side == 0 ? attack_power(state, battle) : defence_power(state, battle);
}

unsigned monuments_battle_dice(const struct state *state, const struct battle *battle, unsigned side) {
    unsigned const seat = side == 0 ? battle->attacker : battle->defender;
    return monuments_battle_power(state, battle, side) + state->sides[seat].gains[GAIN_DICE];
}

/* Everybody who may join; with a red card from the one direction that brings most. */
struct battle monuments_battle_most(const struct state *state, unsigned seat, unsigned target) {
    struct battle battle = battle_at(state, seat, target);
    unsigned best = DIRECTIONS, most = 0;
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        unsigned const from = monuments_hexes[target].near[direction];
        for (unsigned unit = ARMED; from != VOID_HEX && holds(state, seat, from) && unit <= FERRY; unit++) {
            battle.joined[direction][unit] = (uint8_t)could_join(state, target, direction, unit);
        }
        unsigned const power = power_from(state, &battle, direction);
        best = power > most ? direction : best;
        most = power > most ? power : most;
    }
    for (unsigned direction = 0; direction < DIRECTIONS && !is_green(state, seat, CARD_ATTACK); direction++) {
        if (direction != best) {
            memset(battle.joined[direction], 0, sizeof battle.joined[direction]);
        }
    }
    return battle;
}

static unsigned cast(struct state *state, unsigned side) {
    unsigned pips = 0;
    uint8_t *faces = state->battle.cast[side];
    for (unsigned dice = monuments_battle_dice(state, &state->battle, side); dice > 0; dice--) {
        unsigned const face = monuments_die_faces[rng_below(&state->dice, DIE_FACES)];
        faces[face]++;
        pips += face;
    }
    return pips;
}

/* ---- losses: readings 27 and 66 ---- */

/* What a loser can lose, by place: at most the hexes around, a few things in each. */
struct losable {
    struct {
        uint8_t hex, thing, power, count;
    } item[DIRECTIONS * UNITS];
    unsigned count, power;
};

static void losable_add(struct losable *all, unsigned hex, unsigned thing, unsigned power, unsigned count) {
    if (count > 0 && power > 0) {
        all->item[all->count].hex = (uint8_t)hex;
        all->item[all->count].thing = (uint8_t)thing;
        all->item[all->count].power = (uint8_t)power;
        all->item[all->count++].count = (uint8_t)count;
        all->power += power * count;
    }
}

static void losable_crew(const struct state *state, unsigned hex, struct losable *all) {
    for (unsigned unit = ARMED; unit <= ARMY; unit++) {
        losable_add(all, hex, THING_UNITS + unit, unit_power(unit, true), units_of(state, hex, unit));
    }
}

static void losable_attackers(const struct state *state, struct losable *all) {
    const struct battle *battle = &state->battle;
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        unsigned const from = monuments_hexes[battle->target].near[direction];
        for (unsigned unit = ARMED; unit <= AIR; unit++) {
            losable_add(all, from, THING_UNITS + unit, unit_power(unit, is_water(battle->target)),
                        battle->joined[direction][unit]);
        }
        if (battle->joined[direction][FERRY] > 0) {
            losable_crew(state, from, all);
        }
    }
}

static void losable_defenders(const struct state *state, struct losable *all) {
    const struct battle *battle = &state->battle;
    unsigned const target = battle->target;
    for (unsigned unit = ARMED; unit <= AIR; unit++) {
        losable_add(all, target, THING_UNITS + unit, unit_power(unit, is_water(target)),
                    units_of(state, target, unit));
    }
    for (unsigned house = 0; house < HOUSES && is_land(target); house++) {
        losable_add(all, target, THING_HOUSES + house, monuments_house_data[house].power_land,
                    monuments_house_works(state, battle->defender, house, target));
    }
}

static struct losable losable_of(const struct state *state, unsigned seat) {
    struct losable all = {.count = 0};
    if (seat == state->battle.attacker) {
        losable_attackers(state, &all);
    } else {
        losable_defenders(state, &all);
    }
    return all;
}

/* Can losses of `lost`, the least of them `least`, become a set that reaches the damage and from which none
 * can be dropped? `rest` counts what is left by power, 1 to 3. */
static bool can_become(unsigned damage, unsigned lost, unsigned least, const unsigned rest[4]) {
    for (unsigned threes = 0; threes <= rest[3]; threes++) {
        for (unsigned twos = 0; twos <= rest[2]; twos++) {
            unsigned const sum = lost + 3 * threes + 2 * twos;
            unsigned low = least;
            low = threes > 0 && low > 3 ? 3 : low;
            low = twos > 0 && low > 2 ? 2 : low;
            bool const enough = sum >= damage && sum - low < damage;
            bool const ones =
                sum < damage && damage - sum <= rest[1]; /* with a one in it the sum must be exact */
            if (enough || ones) {
                return true;
            }
        }
    }
    return false;
}

void monuments_lose_list(const struct state *state, const struct task *task, struct list *list) {
    if (task->done >= task->left) {
        return;
    }
    struct losable const all = losable_of(state, task->seat);
    unsigned const first = list->count;
    unsigned rest[4] = {0};
    for (unsigned i = 0; i < all.count; i++) {
        rest[all.item[i].power] += all.item[i].count;
    }
    for (unsigned i = 0; i < all.count; i++) {
        unsigned const power = all.item[i].power;
        rest[power]--;
        if (can_become(task->left, task->done + power, power < task->a ? power : task->a, rest)) {
            list_add(list, MOVE(OP_LOSE, all.item[i].hex, all.item[i].thing, 0, 0));
        }
        rest[power]++;
    }
    monuments_list_sort(list, first);
}

static void destroy(struct state *state, unsigned seat, unsigned hex, unsigned thing) {
    struct battle *battle = &state->battle;
    if (thing >= THING_HOUSES) {
        monuments_house_set(state, seat, thing - THING_HOUSES, hex, hex | HOUSE_DAMAGED);
        return;
    }
    if (seat == battle->attacker) {
        uint8_t *joined = battle->joined[monuments_direction_between(battle->target, hex)];
        unsigned const unit = thing - THING_UNITS;
        joined[unit] =
            (uint8_t)(joined[unit] > 0 ? joined[unit] - 1 : 0); /* a ferry's crew was not counted */
    }
    monuments_unit_kill(state, seat, hex, thing - THING_UNITS);
}

/* Reading 66: all of it at once if it is not more than the damage, otherwise one by one. */
static void suffer(struct state *state, unsigned seat, unsigned damage) {
    struct losable const all = losable_of(state, seat);
    if (all.power > damage) {
        monuments_task_push(state, TASK_LOSE, seat, damage)->a = NOBODY; /* no least loss yet */
        return;
    }
    for (unsigned i = 0; i < all.count; i++) {
        for (unsigned count = all.item[i].count; count > 0; count--) {
            destroy(state, seat, all.item[i].hex, all.item[i].thing);
        }
    }
}

void monuments_lose_apply(struct state *state, struct task *task, move_t move) {
    unsigned const thing = move_thing(move), water = is_water(state->battle.target);
    unsigned const power = thing >= THING_HOUSES ? monuments_house_data[thing - THING_HOUSES].power_land
                                                 : unit_power(thing - THING_UNITS, water);
    unsigned const seat = task->seat;
    task->done = (uint8_t)(task->done + power);
    task->a = (uint8_t)(power < task->a ? power : task->a);
    destroy(state, seat, move_hex(move), thing);
}

/* ---- the battle ---- */

enum group { GROUP_LAND, GROUP_SEA, GROUP_AIR, GROUPS };

static void fight(struct state *state, unsigned seat) {
    unsigned const attackers = state->battle.attackers, defender = state->battle.defender;
    unsigned const attack = cast(state, 0), defence = cast(state, 1);
    monuments_task_pop(state);
    if (attack > defence) {
        state->sides[seat].wins++;
        monuments_task_push(state, TASK_ENTER, seat, attackers > 1 ? attackers - 1 : 1);
        for (unsigned group = GROUPS; group-- > 0;) {
            monuments_task_push(state, TASK_RETREAT, defender, 1)->a = (uint8_t)group;
        }
        suffer(state, defender, attack - defence);
    } else if (attack < defence) {
        suffer(state, seat, defence - attack);
    }
}

void monuments_join_apply(struct state *state, struct task *task, move_t move) {
    struct battle *battle = &state->battle;
    if (move_op(move) == OP_ROLL) {
        fight(state, task->seat);
        return;
    }
    battle->joined[monuments_direction_between(battle->target, move_hex(move))]
                  [move_thing(move) - THING_UNITS]++;
    battle->attackers++;
}

/* ---- retreat: reading 67 ---- */

static bool in_group(const struct state *state, unsigned unit, unsigned group) {
    unsigned const walkers = is_land(state->battle.target) ? GROUP_LAND : GROUP_SEA;
    return unit == AIR ? group == GROUP_AIR : unit == NAVY ? group == GROUP_SEA : group == walkers;
}

static bool group_present(const struct state *state, unsigned seat, unsigned group) {
    unsigned const target = state->battle.target;
    for (unsigned unit = WORKER; unit <= AIR && holds(state, seat, target); unit++) {
        if (in_group(state, unit, group) && units_of(state, target, unit) > 0) {
            return true;
        }
    }
    return false;
}

static bool retreat_fits(const struct state *state, unsigned group, unsigned direction, unsigned to) {
    unsigned const target = state->battle.target;
    if (group == GROUP_LAND) {
        return is_land(to) && monuments_map_bridge(state, target, direction);
    }
    if (group == GROUP_SEA) {
        return is_water(to) && !(mask_has(&state->middle, target) && mask_has(&state->middle, to));
    }
    return true;
}

void monuments_retreat_list(const struct state *state, const struct task *task, struct list *list) {
    unsigned const target = state->battle.target, first = list->count;
    if (task->left == 0 || !group_present(state, task->seat, task->a)) {
        return;
    }
    struct mask const open = monuments_map_enterable(state, task->seat);
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        unsigned const to = monuments_hexes[target].near[direction];
        if (mask_has(&open, to) && retreat_fits(state, task->a, direction, to)) {
            list_add(list, MOVE(OP_RETREAT, to, task->a, 0, 0));
        }
    }
    monuments_list_sort(list, first);
}

void monuments_retreat_apply(struct state *state, struct task *task, move_t move) {
    unsigned const target = state->battle.target, to = move_hex(move), seat = task->seat, group = task->a;
    monuments_task_pop(state);
    if (group == GROUP_SEA && mask_has(&state->middle, target)) {
        monuments_ferry_sail(state, seat, target, to);
    }
    for (unsigned unit = WORKER; unit <= AIR; unit++) {
        unsigned const count = in_group(state, unit, group) ? units_of(state, target, unit) : 0;
        if (count > 0) {
            monuments_units_drop(state, target, unit, count);
            monuments_units_add(state, seat, to, unit, count);
        }
    }
}

/* Nowhere to go: the group is dead, unarmed workers too. */
void monuments_retreat_dropped(struct state *state, struct task *task) {
    struct task const now = *task;
    bool const present = now.left > 0 && group_present(state, now.seat, now.a);
    monuments_task_pop(state);
    for (unsigned unit = WORKER; present && unit <= AIR; unit++) {
        unsigned count = in_group(state, unit, now.a) ? units_of(state, state->battle.target, unit) : 0;
        for (; count > 0; count--) {
            monuments_unit_kill(state, now.seat, state->battle.target, unit);
        }
    }
}

/* ---- occupation: reading 68 ---- */

void monuments_enter_list(const struct state *state, const struct task *task, struct list *list) {
    const struct battle *battle = &state->battle;
    unsigned const first = list->count;
    for (unsigned direction = 0; task->left > 0 && direction < DIRECTIONS; direction++) {
        for (unsigned unit = ARMED; unit <= FERRY; unit++) {
            if (battle->joined[direction][unit] > 0 &&
                !(unit == FERRY && mask_has(&state->middle, battle->target))) {
                list_add(list, MOVE(OP_ENTER, monuments_hexes[battle->target].near[direction],
                                    THING_UNITS + unit, 0, 0));
            }
        }
    }
    monuments_list_sort(list, first);
}

/* From a ferry onto land: the last one docks it, and what he carried is lost. */
static void disembark(struct state *state, unsigned water, unsigned target, unsigned direction) {
    monuments_ferry_trim(state, water);
    if (!mask_has(&state->middle, water)) {
        state->crossings--; /* not to the pool: to the shore */
        monuments_ferry_dock(state, target, direction);
    }
}

void monuments_enter_apply(struct state *state, struct task *task, move_t move) {
    struct battle *battle = &state->battle;
    unsigned const from = move_hex(move), unit = move_thing(move) - THING_UNITS, target = battle->target;
    unsigned const direction = monuments_direction_between(target, from);
    battle->joined[direction][unit]--;
    task->left--;
    task->done = 1;
    if (unit == FERRY) {
        monuments_ferry_sail(state, task->seat, from, target);
        return;
    }
    monuments_units_drop(state, from, unit, 1);
    monuments_units_add(state, task->seat, target, unit, 1);
    if (unit <= ARMY && is_water(from)) {
        disembark(state, from, target, direction);
    }
}
