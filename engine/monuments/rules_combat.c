/* The Attack card: rulings 24 to 31 and 63 to 69. A battle's units are counted by the direction in which
 * they stand from the attacked hex. */
#include "rules.h"

#include <assert.h>

static unsigned unit_power(unsigned unit, bool water) {
    return water ? monuments_unit_data[unit].power_sea : monuments_unit_data[unit].power_land;
}

/* What a ferry's passengers are worth at sea. */
static unsigned crew_power(const struct monuments_state *state, unsigned hex) {
    return monuments_units_of(state, hex, MONUMENTS_ARMED) * monuments_unit_data[MONUMENTS_ARMED].power_sea +
           monuments_units_of(state, hex, MONUMENTS_ARMY) * monuments_unit_data[MONUMENTS_ARMY].power_sea;
}

/* ---- the target: ruling 63 */

/* How many of a unit that stands beside the target, in that direction from it, could join. */
static unsigned could_join(const struct monuments_state *state, unsigned target, unsigned direction,
                           unsigned unit) {
    const unsigned from = monuments_hexes[target].near[direction];
    const bool at_sea = monuments_is_water(target);
    if (unit == MONUMENTS_FERRY) {
        return at_sea && monuments_is_water(from) && monuments_mask_has(&state->ferry_hexes, from) &&
               crew_power(state, from) > 0;
    }
    if (unit_power(unit, at_sea) == 0 || (at_sea && unit <= MONUMENTS_ARMY)) {
        return 0; /* walkers fight at sea only as a ferry's crew */
    }
    if (unit <= MONUMENTS_ARMY && !monuments_is_water(from) &&
        !monuments_map_bridge(state, target, direction)) {
        return 0;
    }
    return monuments_units_of(state, from, unit);
}

static bool attackable_from(const struct monuments_state *state, unsigned target, unsigned direction) {
    for (unsigned unit = MONUMENTS_ARMED; unit <= MONUMENTS_FERRY; unit++) {
        if (could_join(state, target, direction, unit) > 0) {
            return true;
        }
    }
    return false;
}

/* Hexes with foreign units, or without units but with a foreign intact building; never a monument. */
static struct monuments_mask targets(const struct monuments_state *state, unsigned seat) {
    struct monuments_mask foreign = {{0}};
    for (unsigned other = 0; other < state->seats; other++) {
        const struct monuments_seat_state *seat_state = &state->seat_states[other];
        for (unsigned word = 0; other != seat && word < MONUMENTS_MASK_WORDS; word++) {
            foreign.word[word] |=
                seat_state->unit_hexes.word[word] | (word < 2 ? seat_state->building_hexes[word] : 0);
        }
    }
    for (unsigned word = 0; word < MONUMENTS_MASK_WORDS; word++) {
        foreign.word[word] &= ~state->seat_states[seat].unit_hexes.word[word];
    }
    foreign.word[1] &= ~UINT32_C(0x3c0000); /* hexes 50 to 53 */
    return foreign;
}

void monuments_attack_list(const struct monuments_state *state, const struct monuments_task *task,
                           struct monuments_list *list) {
    if (task->left == 0 || state->seat_states[task->seat].gains[MONUMENTS_GAIN_TRAIN] == 0) {
        return;
    }
    struct monuments_mask mask = targets(state, task->seat);
    for (int hex; !monuments_list_full(list) && (hex = monuments_mask_next(&mask)) >= 0;) {
        for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
            const unsigned from = monuments_hexes[hex].near[direction];
            if (from != MONUMENTS_NO_HEX && monuments_holds(state, task->seat, from) &&
                attackable_from(state, (unsigned)hex, direction)) {
                monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_ATTACK, hex, 0, 0, 0));
                break;
            }
        }
    }
}

/* Whose intact buildings a target without units has: there are some. */
static unsigned building_owner(const struct monuments_state *state, unsigned hex) {
    unsigned seat = 0;
    while ((state->seat_states[seat].building_hexes[hex >> 5] >> (hex & 31) & 1) == 0) {
        seat++;
    }
    return seat;
}

static struct monuments_battle battle_at(const struct monuments_state *state, unsigned seat,
                                         unsigned target) {
    const unsigned holder = monuments_holder_of(state, target);
    return (struct monuments_battle){
        .target = (uint8_t)target,
        .attacker = (uint8_t)seat,
        .defender = (uint8_t)(holder != MONUMENTS_NOBODY ? holder : building_owner(state, target))};
}

void monuments_attack_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const unsigned seat = task->seat;
    task->left--;
    state->battle = battle_at(state, seat, monuments_move_hex(move));
    monuments_task_push(state, MONUMENTS_TASK_JOIN, seat, 1);
}

/* ---- who joins: ruling 64 */

static bool joined_from(const struct monuments_battle *battle, unsigned direction) {
    unsigned count = 0;
    for (unsigned unit = 0; unit <= MONUMENTS_FERRY; unit++) {
        count += battle->joined[direction][unit];
    }
    return count > 0;
}

void monuments_join_list(const struct monuments_state *state, const struct monuments_task *task,
                         struct monuments_list *list) {
    const struct monuments_battle *battle = &state->battle;
    const bool anywhere =
        battle->attackers == 0 || monuments_is_green(state, task->seat, MONUMENTS_CARD_ATTACK);
    const unsigned first = list->count;
    for (unsigned direction = 0; task->left > 0 && direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned from = monuments_hexes[battle->target].near[direction];
        if (from == MONUMENTS_NO_HEX || !monuments_holds(state, task->seat, from) ||
            !(anywhere || joined_from(battle, direction))) {
            continue;
        }
        for (unsigned unit = MONUMENTS_ARMED; unit <= MONUMENTS_FERRY; unit++) {
            if (could_join(state, battle->target, direction, unit) > battle->joined[direction][unit]) {
                monuments_list_add(
                    list, MONUMENTS_MOVE(MONUMENTS_OP_JOIN, from, MONUMENTS_TOKEN_UNITS + unit, 0, 0));
            }
        }
    }
    monuments_list_sort(list, first);
    if (task->left > 0 && battle->attackers > 0) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_ROLL, 0, 0, 0, 0));
    }
}

/* ---- powers and dice: ruling 65 */

static unsigned power_from(const struct monuments_state *state, const struct monuments_battle *battle,
                           unsigned direction) {
    const bool at_sea = monuments_is_water(battle->target);
    unsigned power = 0;
    for (unsigned unit = MONUMENTS_ARMED; unit <= MONUMENTS_AIR; unit++) {
        power += battle->joined[direction][unit] * unit_power(unit, at_sea);
    }
    if (battle->joined[direction][MONUMENTS_FERRY] > 0) {
        power += MONUMENTS_FERRY_POWER + crew_power(state, monuments_hexes[battle->target].near[direction]);
    }
    return power;
}

static unsigned attack_power(const struct monuments_state *state, const struct monuments_battle *battle) {
    unsigned power = 0;
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        power += power_from(state, battle, direction);
    }
    return power;
}

static unsigned defence_power(const struct monuments_state *state, const struct monuments_battle *battle) {
    const unsigned target = battle->target;
    const bool at_sea = monuments_is_water(target);
    unsigned power = monuments_mask_has(&state->ferry_hexes, target) ? MONUMENTS_FERRY_POWER : 0;
    for (unsigned unit = MONUMENTS_ARMED; unit <= MONUMENTS_AIR; unit++) {
        power += monuments_units_of(state, target, unit) * unit_power(unit, at_sea);
    }
    for (unsigned building = 0; building < MONUMENTS_BUILDINGS && !at_sea; building++) {
        if (monuments_building_works(state, battle->defender, building, target)) {
            power += monuments_building_data[building].power_land;
        }
    }
    return power;
}

unsigned monuments_battle_power(const struct monuments_state *state, const struct monuments_battle *battle,
                                unsigned side) {
    return side == 0 ? attack_power(state, battle) : defence_power(state, battle);
}

unsigned monuments_battle_dice(const struct monuments_state *state, const struct monuments_battle *battle,
                               unsigned side) {
    const unsigned seat = side == 0 ? battle->attacker : battle->defender;
    return monuments_battle_power(state, battle, side) + state->seat_states[seat].gains[MONUMENTS_GAIN_DICE];
}

/* Everybody who may join; with a red card from the one direction that brings most. */
struct monuments_battle monuments_battle_most(const struct monuments_state *state, unsigned seat,
                                              unsigned target) {
    struct monuments_battle battle = battle_at(state, seat, target);
    unsigned best = MONUMENTS_DIRECTIONS, most = 0;
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned from = monuments_hexes[target].near[direction];
        for (unsigned unit = MONUMENTS_ARMED;
             from != MONUMENTS_NO_HEX && monuments_holds(state, seat, from) && unit <= MONUMENTS_FERRY;
             unit++) {
            battle.joined[direction][unit] = (uint8_t)could_join(state, target, direction, unit);
        }
        const unsigned power = power_from(state, &battle, direction);
        best = power > most ? direction : best;
        most = power > most ? power : most;
    }
    for (unsigned direction = 0;
         direction < MONUMENTS_DIRECTIONS && !monuments_is_green(state, seat, MONUMENTS_CARD_ATTACK);
         direction++) {
        if (direction != best) {
            memset(battle.joined[direction], 0, sizeof battle.joined[direction]);
        }
    }
    return battle;
}

static unsigned cast(struct monuments_state *state, unsigned side) {
    unsigned pips = 0;
    uint8_t *faces = state->battle.cast[side];
    for (unsigned dice = monuments_battle_dice(state, &state->battle, side); dice > 0; dice--) {
        const unsigned face = monuments_die_faces[rng_below(&state->dice, MONUMENTS_DIE_FACES)];
        faces[face]++;
        pips += face;
    }
    return pips;
}

/* ---- losses: rulings 27 and 66 */

/* What a loser can lose, by place: at most the hexes around, a few things in each. */
struct losable {
    struct {
        uint8_t hex, token, power, count;
    } item[MONUMENTS_DIRECTIONS * MONUMENTS_UNITS];
    unsigned count, power;
};

static void losable_add(struct losable *all, unsigned hex, unsigned token, unsigned power, unsigned count) {
    if (count > 0 && power > 0) {
        assert(all->count < sizeof all->item / sizeof all->item[0]);
        all->item[all->count].hex = (uint8_t)hex;
        all->item[all->count].token = (uint8_t)token;
        all->item[all->count].power = (uint8_t)power;
        all->item[all->count++].count = (uint8_t)count;
        all->power += power * count;
    }
}

static void losable_crew(const struct monuments_state *state, unsigned hex, struct losable *all) {
    for (unsigned unit = MONUMENTS_ARMED; unit <= MONUMENTS_ARMY; unit++) {
        losable_add(all, hex, MONUMENTS_TOKEN_UNITS + unit, unit_power(unit, true),
                    monuments_units_of(state, hex, unit));
    }
}

static void losable_attackers(const struct monuments_state *state, struct losable *all) {
    const struct monuments_battle *battle = &state->battle;
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned from = monuments_hexes[battle->target].near[direction];
        for (unsigned unit = MONUMENTS_ARMED; unit <= MONUMENTS_AIR; unit++) {
            losable_add(all, from, MONUMENTS_TOKEN_UNITS + unit,
                        unit_power(unit, monuments_is_water(battle->target)),
                        battle->joined[direction][unit]);
        }
        if (battle->joined[direction][MONUMENTS_FERRY] > 0) {
            losable_crew(state, from, all);
        }
    }
}

static void losable_defenders(const struct monuments_state *state, struct losable *all) {
    const struct monuments_battle *battle = &state->battle;
    const unsigned target = battle->target;
    for (unsigned unit = MONUMENTS_ARMED; unit <= MONUMENTS_AIR; unit++) {
        losable_add(all, target, MONUMENTS_TOKEN_UNITS + unit, unit_power(unit, monuments_is_water(target)),
                    monuments_units_of(state, target, unit));
    }
    for (unsigned building = 0; building < MONUMENTS_BUILDINGS && monuments_is_land(target); building++) {
        losable_add(all, target, MONUMENTS_TOKEN_BUILDINGS + building,
                    monuments_building_data[building].power_land,
                    monuments_building_works(state, battle->defender, building, target));
    }
}

static struct losable losable_of(const struct monuments_state *state, unsigned seat) {
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
            const unsigned sum = lost + 3 * threes + 2 * twos;
            unsigned low = least;
            low = threes > 0 && low > 3 ? 3 : low;
            low = twos > 0 && low > 2 ? 2 : low;
            const bool enough = sum >= damage && sum - low < damage;
            const bool ones =
                sum < damage && damage - sum <= rest[1]; /* with a one in it the sum must be exact */
            if (enough || ones) {
                return true;
            }
        }
    }
    return false;
}

void monuments_lose_list(const struct monuments_state *state, const struct monuments_task *task,
                         struct monuments_list *list) {
    if (task->done >= task->left) {
        return;
    }
    const struct losable all = losable_of(state, task->seat);
    const unsigned first = list->count;
    unsigned rest[4] = {0};
    for (unsigned i = 0; i < all.count; i++) {
        rest[all.item[i].power] += all.item[i].count;
    }
    for (unsigned i = 0; i < all.count; i++) {
        const unsigned power = all.item[i].power;
        rest[power]--;
        if (can_become(task->left, task->done + power, power < task->of.least ? power : task->of.least,
                       rest)) {
            monuments_list_add(list,
                               MONUMENTS_MOVE(MONUMENTS_OP_LOSE, all.item[i].hex, all.item[i].token, 0, 0));
        }
        rest[power]++;
    }
    monuments_list_sort(list, first);
}

static void destroy(struct monuments_state *state, unsigned seat, unsigned hex, unsigned token) {
    struct monuments_battle *battle = &state->battle;
    if (token >= MONUMENTS_TOKEN_BUILDINGS) {
        monuments_building_set(state, seat, token - MONUMENTS_TOKEN_BUILDINGS, hex,
                               hex | MONUMENTS_BUILDING_DAMAGED);
        return;
    }
    if (seat == battle->attacker) {
        uint8_t *joined = battle->joined[monuments_direction_between(battle->target, hex)];
        const unsigned unit = token - MONUMENTS_TOKEN_UNITS;
        joined[unit] =
            (uint8_t)(joined[unit] > 0 ? joined[unit] - 1 : 0); /* a ferry's crew was not counted */
    }
    monuments_unit_kill(state, seat, hex, token - MONUMENTS_TOKEN_UNITS);
}

/* Ruling 66: all of it at once if it is not more than the damage, otherwise one by one. */
static void suffer(struct monuments_state *state, unsigned seat, unsigned damage) {
    const struct losable all = losable_of(state, seat);
    if (all.power > damage) {
        monuments_task_push(state, MONUMENTS_TASK_LOSE, seat, damage)->of.least = MONUMENTS_NOBODY;
        return;
    }
    for (unsigned i = 0; i < all.count; i++) {
        for (unsigned count = all.item[i].count; count > 0; count--) {
            destroy(state, seat, all.item[i].hex, all.item[i].token);
        }
    }
}

void monuments_lose_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const unsigned token = monuments_move_token(move), water = monuments_is_water(state->battle.target);
    const unsigned power = token >= MONUMENTS_TOKEN_BUILDINGS
                               ? monuments_building_data[token - MONUMENTS_TOKEN_BUILDINGS].power_land
                               : unit_power(token - MONUMENTS_TOKEN_UNITS, water);
    const unsigned seat = task->seat;
    task->done = (uint8_t)(task->done + power);
    task->of.least = (uint8_t)(power < task->of.least ? power : task->of.least);
    destroy(state, seat, monuments_move_hex(move), token);
}

/* ---- the battle */

enum group { GROUP_LAND, GROUP_SEA, GROUP_AIR, GROUPS };

static void fight(struct monuments_state *state, unsigned seat) {
    const unsigned attackers = state->battle.attackers, defender = state->battle.defender;
    const unsigned attack = cast(state, 0), defence = cast(state, 1);
    monuments_task_pop(state);
    if (attack > defence) {
        state->seat_states[seat].wins++;
        monuments_task_push(state, MONUMENTS_TASK_ENTER, seat, attackers > 1 ? attackers - 1 : 1);
        for (unsigned group = GROUPS; group-- > 0;) {
            monuments_task_push(state, MONUMENTS_TASK_RETREAT, defender, 1)->of.group = (uint8_t)group;
        }
        suffer(state, defender, attack - defence);
    } else if (attack < defence) {
        suffer(state, seat, defence - attack);
    }
}

void monuments_join_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    struct monuments_battle *battle = &state->battle;
    if (monuments_move_op(move) == MONUMENTS_OP_ROLL) {
        fight(state, task->seat);
        return;
    }
    battle->joined[monuments_direction_between(battle->target, monuments_move_hex(move))]
                  [monuments_move_token(move) - MONUMENTS_TOKEN_UNITS]++;
    battle->attackers++;
}

/* ---- retreat: ruling 67 */

static bool in_group(const struct monuments_state *state, unsigned unit, unsigned group) {
    const unsigned walkers = monuments_is_land(state->battle.target) ? GROUP_LAND : GROUP_SEA;
    return unit == MONUMENTS_AIR    ? group == GROUP_AIR
           : unit == MONUMENTS_NAVY ? group == GROUP_SEA
                                    : group == walkers;
}

static bool group_present(const struct monuments_state *state, unsigned seat, unsigned group) {
    const unsigned target = state->battle.target;
    for (unsigned unit = MONUMENTS_WORKER; unit <= MONUMENTS_AIR && monuments_holds(state, seat, target);
         unit++) {
        if (in_group(state, unit, group) && monuments_units_of(state, target, unit) > 0) {
            return true;
        }
    }
    return false;
}

static bool retreat_fits(const struct monuments_state *state, unsigned group, unsigned direction,
                         unsigned to) {
    const unsigned target = state->battle.target;
    if (group == GROUP_LAND) {
        return monuments_is_land(to) && monuments_map_bridge(state, target, direction);
    }
    if (group == GROUP_SEA) {
        return monuments_is_water(to) && !(monuments_mask_has(&state->ferry_hexes, target) &&
                                           monuments_mask_has(&state->ferry_hexes, to));
    }
    return true;
}

void monuments_retreat_list(const struct monuments_state *state, const struct monuments_task *task,
                            struct monuments_list *list) {
    const unsigned target = state->battle.target, first = list->count;
    if (task->left == 0 || !group_present(state, task->seat, task->of.group)) {
        return;
    }
    const struct monuments_mask open = monuments_map_enterable(state, task->seat);
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned to = monuments_hexes[target].near[direction];
        if (monuments_mask_has(&open, to) && retreat_fits(state, task->of.group, direction, to)) {
            monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_RETREAT, to, task->of.group, 0, 0));
        }
    }
    monuments_list_sort(list, first);
}

void monuments_retreat_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const unsigned target = state->battle.target, to = monuments_move_hex(move), seat = task->seat,
                   group = task->of.group;
    monuments_task_pop(state);
    if (group == GROUP_SEA && monuments_mask_has(&state->ferry_hexes, target)) {
        monuments_ferry_sail(state, seat, target, to);
    }
    for (unsigned unit = MONUMENTS_WORKER; unit <= MONUMENTS_AIR; unit++) {
        const unsigned count = in_group(state, unit, group) ? monuments_units_of(state, target, unit) : 0;
        if (count > 0) {
            monuments_units_drop(state, target, unit, count);
            monuments_units_add(state, seat, to, unit, count);
        }
    }
}

/* Nowhere to go: the group is dead, unarmed workers too. */
void monuments_retreat_dropped(struct monuments_state *state, struct monuments_task *task) {
    const struct monuments_task now = *task;
    const bool present = now.left > 0 && group_present(state, now.seat, now.of.group);
    monuments_task_pop(state);
    for (unsigned unit = MONUMENTS_WORKER; present && unit <= MONUMENTS_AIR; unit++) {
        unsigned count =
            in_group(state, unit, now.of.group) ? monuments_units_of(state, state->battle.target, unit) : 0;
        for (; count > 0; count--) {
            monuments_unit_kill(state, now.seat, state->battle.target, unit);
        }
    }
}

/* ---- occupation: ruling 68 */

void monuments_enter_list(const struct monuments_state *state, const struct monuments_task *task,
                          struct monuments_list *list) {
    const struct monuments_battle *battle = &state->battle;
    const unsigned first = list->count;
    for (unsigned direction = 0; task->left > 0 && direction < MONUMENTS_DIRECTIONS; direction++) {
        for (unsigned unit = MONUMENTS_ARMED; unit <= MONUMENTS_FERRY; unit++) {
            if (battle->joined[direction][unit] > 0 &&
                !(unit == MONUMENTS_FERRY && monuments_mask_has(&state->ferry_hexes, battle->target))) {
                monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_ENTER,
                                                        monuments_hexes[battle->target].near[direction],
                                                        MONUMENTS_TOKEN_UNITS + unit, 0, 0));
            }
        }
    }
    monuments_list_sort(list, first);
}

/* From a ferry onto land: the last one docks it, and what he carried is lost. */
static void disembark(struct monuments_state *state, unsigned water, unsigned target, unsigned direction) {
    monuments_ferry_trim(state, water);
    if (!monuments_mask_has(&state->ferry_hexes, water)) {
        state->crossings--; /* not to the pool: to the shore */
        monuments_ferry_dock(state, target, direction);
    }
}

void monuments_enter_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    struct monuments_battle *battle = &state->battle;
    const unsigned from = monuments_move_hex(move), unit = monuments_move_token(move) - MONUMENTS_TOKEN_UNITS,
                   target = battle->target;
    const unsigned direction = monuments_direction_between(target, from);
    battle->joined[direction][unit]--;
    task->left--;
    task->done = 1;
    if (unit == MONUMENTS_FERRY) {
        monuments_ferry_sail(state, task->seat, from, target);
        return;
    }
    monuments_units_drop(state, from, unit, 1);
    monuments_units_add(state, task->seat, target, unit, 1);
    if (unit <= MONUMENTS_ARMY && monuments_is_water(from)) {
        disembark(state, from, target, direction);
    }
}
