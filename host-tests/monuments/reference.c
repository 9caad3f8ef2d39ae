#include "reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the board, from its picture */

/* clang-format off */
/* Flat-topped hexes, two lines a row: columns A, C, E ... stand half a hex lower. */
static const char *const picture[] = {
    "         ~           p     ~     ~        ",
    "f     m           ~     ~     ~           ",
    "   p     ~     ~     m     m     p        ",
    "f     w     ~     ~     ~     f     ~     ",
    "   *     ~     ~     ~     p     w     ~  ",
    "o     f     p     ~     ~     *     f     ",
    "   w     ~     f     ~     ~     p     ~  ",
    "f     p     w     ~     ~     m     m     ",
    "   ~     ~     ~     ~     ~     ~     ~  ",
    "      ~     ~     ~     w     ~     ~     ",
    "   ~     m     ~     ~     ~     ~     m  ",
    "      ~     w     ~     m     ~     ~     ",
    "   ~     ~     ~     ~     ~     w     ~  ",
    "      ~     ~     ~     ~     p     w     ",
    "   m     m     ~     f     m     *     w  ",
    "      p     ~     ~     ~     w     p     ",
    "   o     f     ~     w           f     o  ",
    "p     *     ~     ~     ~           m     ",
    "   w     w     ~     ~                    ",
    "m     f     ~     ~                       ",
    "         ~     p                          ",
    "      ~     f                             ",
};
static const char *const river_names[] = {
    "K3-K4", "K3-L4", "L3-L4", "L4-M3", "M3-M4", "K8-L8", "L7-M7", "L8-M7", "L8-M8",
    "L9-M8", "M8-M9", "B3-B4", "B3-C3", "B4-C3", "C3-C4", "B10-C9", "C9-C10", "B10-C10",
};
static const char *const closed_names[MONUMENTS_LAYOUTS] = {
    "A1 A2 A4 B2 B4 C1 C2 C3 C4 A9 A10 B8 B10 C8 C10 D8 D9 D10 E3 E4 F4 D6 E6 E11 F11",
    "J2 J3 K2 K4 L2 L3 L4 M3 M4 J8 K7 K8 L7 L9 M7 M8 M9 N8 H1 H2 I5 I6 N6 H8 H9",
    "A1 A2 A4 B2 B4 C1 C2 C3 C4 E3 E4 F4",
    "",
};
/* clang-format on */

static char terrain(unsigned hex) {
    const unsigned column = monuments_hexes[hex].column, row = monuments_hexes[hex].row;
    return picture[2 * row + (column % 2 == 0)][3 * column];
}

static bool wet(unsigned hex) {
    return terrain(hex) == '~' || terrain(hex) == 'o';
}

static bool ground(unsigned hex) {
    return strchr("fpmw", terrain(hex)) != NULL;
}

static int height(unsigned hex) {
    return 2 * monuments_hexes[hex].row + (monuments_hexes[hex].column % 2 == 0);
}

static bool touch(unsigned one, unsigned other) {
    const int columns = abs(monuments_hexes[one].column - monuments_hexes[other].column);
    const int heights = abs(height(one) - height(other));
    return (columns == 0 && heights == 2) || (columns == 1 && heights == 1);
}

static bool listed_in(const char *names, const char *name) {
    const size_t length = strlen(name);
    for (const char *found = names; (found = strstr(found, name)) != NULL; found += length) {
        if ((found == names || found[-1] == ' ') && (found[length] == ' ' || found[length] == '\0')) {
            return true;
        }
    }
    return false;
}

static bool closed(const struct monuments_state *state, unsigned hex) {
    return listed_in(closed_names[state->layout], monuments_hexes[hex].name);
}

static bool river_between(unsigned one, unsigned other) {
    char there[16], back[16];
    snprintf(there, sizeof there, "%.3s-%.3s", monuments_hexes[one].name, monuments_hexes[other].name);
    snprintf(back, sizeof back, "%.3s-%.3s", monuments_hexes[other].name, monuments_hexes[one].name);
    for (unsigned i = 0; i < MONUMENTS_RIVERS; i++) {
        if (strcmp(there, river_names[i]) == 0 || strcmp(back, river_names[i]) == 0) {
            return true;
        }
    }
    return false;
}

static bool walkable(const struct monuments_state *state, unsigned from, unsigned to) {
    return touch(from, to) && (!river_between(from, to) ||
                               (state->barred[from] >> monuments_direction_between(from, to) & 1) == 0);
}

static bool dock_at(const struct monuments_state *state, unsigned land, unsigned water) {
    return touch(land, water) && (state->docks[land] >> monuments_direction_between(land, water) & 1) != 0;
}

static bool ferry_in(const struct monuments_state *state, unsigned hex) {
    return monuments_mask_has(&state->ferry_hexes, hex);
}

/* ---- who may be where */

static bool own_units(const struct monuments_state *state, unsigned seat, unsigned hex) {
    return state->units[hex] != 0 && state->units[hex] >> MONUMENTS_UNITS_HOLDER == seat;
}

static unsigned units_in(const struct monuments_state *state, unsigned hex) {
    unsigned count = 0;
    for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
        count += monuments_units_of(state, hex, unit);
    }
    return count;
}

/* A seat other than this one has an intact building there. */
static bool others_walls(const struct monuments_state *state, unsigned seat, unsigned hex) {
    for (unsigned other = 0; other < state->seats; other++) {
        for (unsigned i = 0; i < MONUMENTS_BUILDINGS * MONUMENTS_PIECES_OF_A_KIND && other != seat; i++) {
            if (state->seat_states[other]
                    .buildings[i / MONUMENTS_PIECES_OF_A_KIND][i % MONUMENTS_PIECES_OF_A_KIND] == hex) {
                return true;
            }
        }
    }
    return false;
}

static bool enterable(const struct monuments_state *state, unsigned seat, unsigned hex) {
    if (terrain(hex) == '*' || closed(state, hex)) {
        return false;
    }
    if (own_units(state, seat, hex)) {
        return true;
    }
    return state->units[hex] == 0 && !others_walls(state, seat, hex);
}

static unsigned room(const struct monuments_state *state, unsigned hex) {
    unsigned total = 0;
    for (unsigned good = 0; good < MONUMENTS_RESOURCES; good++) {
        total += monuments_resources_of(state, hex, good);
    }
    return MONUMENTS_HEX_ROOM - total;
}

/* ---- movement */

struct unit_step {
    const struct monuments_state *state;
    unsigned seat, unit, from, steps; /* steps: left before this one */
    unsigned start;          /* where its load was picked up, or MONUMENTS_NO_HEX: the hex has room */
    unsigned boarded, shore; /* a ferry that takes a second passenger */
};

static bool can_board(const struct unit_step *step, unsigned from, unsigned water) {
    if (!enterable(step->state, step->seat, water) || !touch(from, water)) {
        return false;
    }
    const bool second =
        step->boarded != 0 && step->boarded == water && step->shore == from && from == step->from;
    return second || (dock_at(step->state, from, water) && !ferry_in(step->state, water));
}

static bool can_walk(const struct unit_step *step, unsigned from, unsigned to) {
    const bool left_empty =
        to == step->start && units_in(step->state, to) == 1 && others_walls(step->state, step->seat, to);
    return ground(to) && walkable(step->state, from, to) && enterable(step->state, step->seat, to) &&
           !left_empty;
}

static bool has_room(const struct unit_step *step, unsigned hex) {
    return hex == step->start || room(step->state, hex) > 0;
}

/* Is there, within the steps left, a hex with room or a ferry? Spreads out step by step. */
static bool load_can_rest(const struct unit_step *step, unsigned hex, unsigned steps) {
    bool reached[MONUMENTS_HEXES] = {false}, next[MONUMENTS_HEXES];
    reached[hex] = true;
    for (unsigned left = steps;; left--) {
        memcpy(next, reached, sizeof next);
        for (unsigned from = 0; from < MONUMENTS_HEXES; from++) {
            if (!reached[from]) {
                continue;
            }
            if (has_room(step, from)) {
                return true;
            }
            for (unsigned to = 0; to < MONUMENTS_HEXES && left > 0; to++) {
                next[to] = next[to] || can_walk(step, from, to);
                if (wet(to) && can_board(step, from, to)) {
                    return true;
                }
            }
        }
        if (left == 0) {
            return false;
        }
        memcpy(reached, next, sizeof reached);
    }
}

static void say(struct texts *out, const char *verb, const struct unit_step *step, unsigned to,
                const char *load) {
    const bool ferry = step->unit == MONUMENTS_FERRY;
    snprintf(out->word[out->count++], GAME_WORD_MAX, "%s%s%s:%.3s:%.3s%s%s", verb, ferry ? "" : ":",
             ferry ? "" : monuments_token_words[MONUMENTS_TOKEN_UNITS + step->unit],
             monuments_hexes[step->from].name, monuments_hexes[to].name, load == NULL ? "" : ":",
             load == NULL ? "" : load);
}

/* Steps of a worker, armed worker or army; `load`: a good + 1, 0 for none. */
static void walker_steps(const struct unit_step *step, unsigned load, struct texts *out) {
    const char *name = load == 0 ? NULL : monuments_token_words[load - 1];
    for (unsigned to = 0; to < MONUMENTS_HEXES; to++) {
        if (wet(to) && can_board(step, step->from, to)) {
            say(out, "board", step, to, name);
        }
        const bool land =
            ground(to) && walkable(step->state, step->from, to) && enterable(step->state, step->seat, to);
        if (land && (load == 0 || load_can_rest(step, to, step->steps - 1))) {
            say(out, "step", step, to, name);
        }
    }
}

static void other_steps(const struct unit_step *step, struct texts *out) {
    for (unsigned to = 0; to < MONUMENTS_HEXES; to++) {
        if (!touch(step->from, to) || !enterable(step->state, step->seat, to)) {
            continue;
        }
        if (step->unit == MONUMENTS_FERRY && wet(to) && !ferry_in(step->state, to)) {
            say(out, "sail", step, to, NULL);
        } else if (step->unit == MONUMENTS_FERRY && ground(to)) {
            say(out, "land", step, to, NULL);
        } else if (step->unit == MONUMENTS_AIR || (step->unit == MONUMENTS_NAVY && wet(to))) {
            say(out, "step", step, to, NULL);
        }
    }
}

static unsigned moved_already(const struct monuments_state *state, unsigned hex, unsigned what) {
    unsigned count = 0;
    for (unsigned i = 0; i < state->moved_count; i++) {
        count += state->moved[i].hex == hex && state->moved[i].what == what;
    }
    return count;
}

static unsigned steps_at_first(const struct monuments_state *state, unsigned seat, unsigned unit) {
    static const unsigned steps[] = {1, 1, 1, 2, 2, 2};
    return steps[unit] +
           (unit <= MONUMENTS_ARMED ? state->seat_states[seat].gains[MONUMENTS_GAIN_WORKER_STEPS] : 0u);
}

static void first_steps(const struct monuments_state *state, const struct monuments_task *task, unsigned hex,
                        struct texts *out) {
    for (unsigned unit = MONUMENTS_WORKER; unit <= MONUMENTS_FERRY; unit++) {
        const unsigned there =
            unit == MONUMENTS_FERRY ? ferry_in(state, hex) : monuments_units_of(state, hex, unit);
        struct unit_step step = {state,
                                 task->seat,
                                 unit,
                                 hex,
                                 steps_at_first(state, task->seat, unit),
                                 MONUMENTS_NO_HEX,
                                 task->of.boarded.water,
                                 task->of.boarded.shore};
        if (there <= moved_already(state, hex, unit) || (unit <= MONUMENTS_ARMY && wet(hex))) {
            continue;
        }
        if (unit > MONUMENTS_ARMY) {
            other_steps(&step, out);
            continue;
        }
        walker_steps(&step, 0, out);
        step.start = hex;
        for (unsigned good = 0; good < MONUMENTS_RESOURCES && unit <= MONUMENTS_ARMED; good++) {
            if (monuments_resources_of(state, hex, good) > 0) {
                walker_steps(&step, good + 1, out);
            }
        }
    }
}

static void shifts(const struct monuments_state *state, unsigned seat, struct texts *out) {
    for (unsigned shore = 0; shore < MONUMENTS_HEXES; shore++) {
        for (unsigned water = 0; water < MONUMENTS_HEXES && ground(shore) && own_units(state, seat, shore);
             water++) {
            if (!wet(water) || !dock_at(state, shore, water) ||
                moved_already(state, shore,
                              MONUMENTS_MOVED_DOCKED + monuments_direction_between(shore, water)) > 0 ||
                (state->units[water] != 0 && !own_units(state, seat, water))) {
                continue;
            }
            for (unsigned to = 0; to < MONUMENTS_HEXES; to++) {
                if (ground(to) && to != shore && touch(water, to) && !closed(state, to) &&
                    !dock_at(state, to, water)) {
                    snprintf(out->word[out->count++], GAME_WORD_MAX, "shift:%.3s:%.3s:%.3s",
                             monuments_hexes[water].name, monuments_hexes[shore].name,
                             monuments_hexes[to].name);
                }
            }
        }
    }
}

static void going(const struct monuments_state *state, const struct monuments_task *task, struct texts *out) {
    const struct unit_step step = {
        state, task->seat, task->of.going.unit, task->of.going.hex, task->left, MONUMENTS_NO_HEX, 0, 0};
    if (task->left > 0 && step.unit <= MONUMENTS_ARMY) {
        walker_steps(&step, task->of.going.load, out);
    } else if (task->left > 0) {
        other_steps(&step, out);
    }
    if (task->of.going.load == 0 || room(state, task->of.going.hex) > 0) {
        strcpy(out->word[out->count++], "halt");
    }
}

void reference_movement(const struct monuments_state *state, struct texts *out) {
    const struct monuments_task *task = monuments_task_now(state);
    out->count = 0;
    if (task->kind == MONUMENTS_TASK_GOING) {
        going(state, task, out);
        return;
    }
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        if (own_units(state, task->seat, hex)) {
            first_steps(state, task, hex, out);
        }
    }
    shifts(state, task->seat, out);
}

/* ---- battles */

static unsigned power_of(unsigned unit, bool sea) {
    static const unsigned land_power[] = {0, 1, 3, 0, 2}, sea_power[] = {0, 1, 1, 3, 2};
    return sea ? sea_power[unit] : land_power[unit];
}

/* How many of a kind of a seat's units could fight in a hex from the one beside it; of ferries 0 or 1. */
static unsigned fighters(const struct monuments_state *state, unsigned seat, unsigned from, unsigned target,
                         unsigned unit) {
    const bool sea = wet(target), aboard_here = ferry_in(state, from);
    if (!touch(from, target) || !own_units(state, seat, from)) {
        return 0;
    }
    switch (unit) {
    case MONUMENTS_ARMED:
    case MONUMENTS_ARMY:
        return !sea && (wet(from) || walkable(state, from, target)) ? monuments_units_of(state, from, unit)
                                                                    : 0;
    case MONUMENTS_NAVY:
        return sea ? monuments_units_of(state, from, MONUMENTS_NAVY) : 0;
    case MONUMENTS_AIR:
        return monuments_units_of(state, from, MONUMENTS_AIR);
    case MONUMENTS_FERRY:
        return sea && aboard_here &&
               monuments_units_of(state, from, MONUMENTS_ARMED) +
                       monuments_units_of(state, from, MONUMENTS_ARMY) >
                   0;
    default:
        return 0;
    }
}

static bool fought_over(const struct monuments_state *state, unsigned seat, unsigned target) {
    for (unsigned from = 0; from < MONUMENTS_HEXES; from++) {
        for (unsigned unit = MONUMENTS_WORKER; unit <= MONUMENTS_FERRY; unit++) {
            if (fighters(state, seat, from, target, unit) > 0) {
                return true;
            }
        }
    }
    return false;
}

void reference_targets(const struct monuments_state *state, struct texts *out) {
    const unsigned seat = monuments_task_now(state)->seat;
    out->count = 0;
    for (unsigned target = 0; target < MONUMENTS_HEXES; target++) {
        const bool foreign =
            state->units[target] != 0 ? !own_units(state, seat, target) : others_walls(state, seat, target);
        if (foreign && terrain(target) != '*' && fought_over(state, seat, target)) {
            snprintf(out->word[out->count++], GAME_WORD_MAX, "attack:%.3s", monuments_hexes[target].name);
        }
    }
}

/* Those who have joined from a hex beside the target. */
static unsigned joined_of(const struct monuments_state *state, unsigned from, unsigned unit) {
    return state->battle.joined[monuments_direction_between(state->battle.target, from)][unit];
}

static bool joined_elsewhere(const struct monuments_state *state, unsigned from) {
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        for (unsigned unit = MONUMENTS_WORKER;
             touch(hex, state->battle.target) && hex != from && unit <= MONUMENTS_FERRY; unit++) {
            if (joined_of(state, hex, unit) > 0) {
                return true;
            }
        }
    }
    return false;
}

void reference_joins(const struct monuments_state *state, struct texts *out) {
    const unsigned seat = state->battle.attacker, target = state->battle.target;
    const bool several = (state->seat_states[seat].green >> MONUMENTS_CARD_ATTACK & 1) != 0;
    bool any = false;
    out->count = 0;
    for (unsigned from = 0; from < MONUMENTS_HEXES; from++) {
        for (unsigned unit = MONUMENTS_WORKER; touch(from, target) && unit <= MONUMENTS_FERRY; unit++) {
            const unsigned joined = joined_of(state, from, unit);
            any = any || joined > 0;
            if (fighters(state, seat, from, target, unit) > joined &&
                (several || !joined_elsewhere(state, from))) {
                snprintf(out->word[out->count++], GAME_WORD_MAX, "join:%s:%.3s",
                         monuments_token_words[MONUMENTS_TOKEN_UNITS + unit], monuments_hexes[from].name);
            }
        }
    }
    if (any) {
        strcpy(out->word[out->count++], "roll");
    }
}

void reference_entries(const struct monuments_state *state, struct texts *out) {
    const unsigned target = state->battle.target;
    out->count = 0;
    for (unsigned from = 0; from < MONUMENTS_HEXES; from++) {
        for (unsigned unit = MONUMENTS_WORKER; touch(from, target) && unit <= MONUMENTS_FERRY; unit++) {
            if (joined_of(state, from, unit) > 0 && !(unit == MONUMENTS_FERRY && ferry_in(state, target))) {
                snprintf(out->word[out->count++], GAME_WORD_MAX, "enter:%s:%.3s",
                         monuments_token_words[MONUMENTS_TOKEN_UNITS + unit], monuments_hexes[from].name);
            }
        }
    }
}

static bool intact(const struct monuments_state *state, unsigned seat, unsigned kind, unsigned hex) {
    for (unsigned i = 0; i < MONUMENTS_PIECES_OF_A_KIND; i++) {
        if (state->seat_states[seat].buildings[kind][i] == hex) {
            return state->units[hex] == 0 || own_units(state, seat, hex);
        }
    }
    return false;
}

static unsigned house_power(unsigned kind) {
    return kind == MONUMENTS_FORT ? 2 : kind == MONUMENTS_TOWN ? 1 : 0;
}

unsigned reference_power(const struct monuments_state *state, unsigned side) {
    const struct monuments_battle *battle = &state->battle;
    const bool sea = wet(battle->target);
    unsigned power = 0;
    if (side == 1) {
        for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
            power += monuments_units_of(state, battle->target, unit) * power_of(unit, sea);
        }
        for (unsigned kind = 0; kind < MONUMENTS_BUILDINGS; kind++) {
            power += intact(state, battle->defender, kind, battle->target) ? house_power(kind) : 0;
        }
        return power + (ferry_in(state, battle->target) ? 1 : 0);
    }
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned from = monuments_hexes[battle->target].near[direction];
        for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
            power += battle->joined[direction][unit] * power_of(unit, sea);
        }
        if (battle->joined[direction][MONUMENTS_FERRY] > 0) {
            power += 1 + monuments_units_of(state, from, MONUMENTS_ARMED) +
                     monuments_units_of(state, from, MONUMENTS_ARMY);
        }
    }
    return power;
}

/* Each piece that can be lost is one entry: its move's text and its power. */
struct loss {
    char word[GAME_WORD_MAX];
    unsigned power;
};

static unsigned add_loss(struct loss *all, unsigned count, unsigned thing, unsigned hex, unsigned power,
                         unsigned times) {
    for (unsigned i = 0; i < times && power > 0; i++) {
        snprintf(all[count].word, GAME_WORD_MAX, "lose:%s:%.3s", monuments_token_words[thing],
                 monuments_hexes[hex].name);
        all[count++].power = power;
    }
    return count;
}

static unsigned losses_of(const struct monuments_state *state, unsigned seat, struct loss *all) {
    const struct monuments_battle *battle = &state->battle;
    const bool sea = wet(battle->target);
    unsigned count = 0;
    for (unsigned unit = 0; unit < MONUMENTS_UNITS && seat == battle->defender; unit++) {
        count = add_loss(all, count, MONUMENTS_TOKEN_UNITS + unit, battle->target, power_of(unit, sea),
                         monuments_units_of(state, battle->target, unit));
    }
    for (unsigned kind = 0; kind < MONUMENTS_BUILDINGS && seat == battle->defender; kind++) {
        count = add_loss(all, count, MONUMENTS_TOKEN_BUILDINGS + kind, battle->target, house_power(kind),
                         intact(state, seat, kind, battle->target));
    }
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS && seat == battle->attacker; direction++) {
        const unsigned from = monuments_hexes[battle->target].near[direction];
        for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
            const bool crew = battle->joined[direction][MONUMENTS_FERRY] > 0 &&
                              (unit == MONUMENTS_ARMED || unit == MONUMENTS_ARMY);
            count = add_loss(all, count, MONUMENTS_TOKEN_UNITS + unit, from, power_of(unit, sea),
                             crew ? monuments_units_of(state, from, unit) : battle->joined[direction][unit]);
        }
    }
    return count;
}

enum { LOSSES_MAX = 20 }; /* all sets of as many pieces are tried */

static unsigned least_of(const struct loss *all, unsigned count, uint32_t set, unsigned least) {
    for (unsigned i = 0; i < count; i++) {
        least = (set >> i & 1) != 0 && all[i].power < least ? all[i].power : least;
    }
    return least;
}

/* Ruling 27 for the lost and one more set together: it reaches the damage, and no member can be dropped. */
static bool good_set(const struct monuments_task *task, const struct loss *all, unsigned count,
                     uint32_t set) {
    unsigned sum = task->done;
    for (unsigned i = 0; i < count; i++) {
        sum += (set >> i & 1) != 0 ? all[i].power : 0;
    }
    return sum >= task->left && sum - least_of(all, count, set, task->of.least) < task->left;
}

void reference_losses(const struct monuments_state *state, struct texts *out) {
    struct loss all[64];
    const struct monuments_task *task = monuments_task_now(state);
    const unsigned count = losses_of(state, task->seat, all);
    uint32_t possible = 0;
    TEST_ASSERT_LESS_OR_EQUAL_UINT(LOSSES_MAX, count);
    for (uint32_t set = 1; set < UINT32_C(1) << count; set++) {
        possible |= good_set(task, all, count, set) ? set : 0;
    }
    out->count = 0;
    for (unsigned i = 0; i < count; i++) {
        bool known = (possible >> i & 1) == 0;
        for (unsigned other = 0; other < out->count; other++) {
            known = known || strcmp(out->word[other], all[i].word) == 0;
        }
        if (!known) {
            strcpy(out->word[out->count++], all[i].word);
        }
    }
}

void reference_retreats(const struct monuments_state *state, struct texts *out) {
    static const char *const groups[] = {"land", "sea", "air"};
    const struct monuments_task *task = monuments_task_now(state);
    const unsigned target = state->battle.target;
    out->count = 0;
    for (unsigned to = 0; to < MONUMENTS_HEXES; to++) {
        if (!touch(target, to) || !enterable(state, task->seat, to)) {
            continue;
        }
        const bool ferries = ferry_in(state, target) && ferry_in(state, to);
        const bool fits = task->of.group == 0   ? ground(to) && walkable(state, target, to)
                          : task->of.group == 1 ? wet(to) && !ferries
                                                : true;
        if (fits) {
            snprintf(out->word[out->count++], GAME_WORD_MAX, "retreat:%s:%.3s", groups[task->of.group],
                     monuments_hexes[to].name);
        }
    }
}

/* ---- points */

struct line_rule {
    int per, points;
};

static struct line_rule rule_of(unsigned card, unsigned line) {
    static const struct line_rule plain[] = {{1, 6}, {3, 1}, {2, 1}, {1, 1}, {3, 1}, {1, 1}, {1, 0}, {1, 0}};
    static const struct {
        unsigned card, line;
        struct line_rule rule;
    } changed[] = {{0, MONUMENTS_LINE_HEXES, {1, 2}},     {0, MONUMENTS_LINE_RESOURCES, {4, 1}},
                   {1, MONUMENTS_LINE_LAYERS, {1, 9}},    {1, MONUMENTS_LINE_WORKERS, {8, 1}},
                   {2, MONUMENTS_LINE_COMPLETED, {1, 3}}, {2, MONUMENTS_LINE_MILITARY, {5, 1}},
                   {3, MONUMENTS_LINE_UPGRADED, {1, 3}},  {3, MONUMENTS_LINE_RESOURCES, {6, 1}}};
    for (unsigned i = 0; i < 8; i++) {
        if (changed[i].card == card && changed[i].line == line) {
            return changed[i].rule;
        }
    }
    return plain[line];
}

struct tally {
    int amount[MONUMENTS_LINES];
    int completed, open; /* points of quests */
};

static void tally_hex(const struct monuments_state *state, unsigned seat, unsigned hex, struct tally *tally) {
    if (!own_units(state, seat, hex)) {
        return;
    }
    const unsigned workers =
        monuments_units_of(state, hex, MONUMENTS_WORKER) + monuments_units_of(state, hex, MONUMENTS_ARMED);
    tally->amount[MONUMENTS_LINE_WORKERS] += (int)workers;
    tally->amount[MONUMENTS_LINE_HEXES] += ground(hex);
    for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
        tally->amount[MONUMENTS_LINE_MILITARY] +=
            (int)(monuments_units_of(state, hex, unit) * power_of(unit, wet(hex)));
    }
    tally->amount[MONUMENTS_LINE_MILITARY] += ferry_in(state, hex);
    for (unsigned good = 0; good < MONUMENTS_RESOURCES && workers > 0 && ground(hex); good++) {
        tally->amount[MONUMENTS_LINE_RESOURCES] += (int)monuments_resources_of(state, hex, good);
    }
}

static struct tally tally_of(const struct monuments_state *state, unsigned seat) {
    const struct monuments_seat_state *side = &state->seat_states[seat];
    struct tally tally = {{side->built, 0, 0, 0, 0, 0, 0, 0}, 0, 0};
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        tally_hex(state, seat, hex, &tally);
    }
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        for (unsigned kind = 0; kind < MONUMENTS_BUILDINGS; kind++) {
            tally.amount[MONUMENTS_LINE_MILITARY] +=
                intact(state, seat, kind, hex) ? (int)house_power(kind) : 0;
        }
    }
    for (unsigned card = 0; card < MONUMENTS_CARDS; card++) {
        tally.amount[MONUMENTS_LINE_UPGRADED] += side->green >> card & 1;
    }
    for (unsigned quest = 0; quest < MONUMENTS_QUESTS; quest++) {
        const bool done = (side->completed[quest / 32] >> quest % 32 & 1) != 0;
        const bool open = (side->open[quest / 32] >> quest % 32 & 1) != 0;
        tally.amount[MONUMENTS_LINE_COMPLETED] += done;
        tally.completed += done ? monuments_quests[quest].points : 0;
        tally.open += open ? monuments_quests[quest].penalty : 0;
    }
    return tally;
}

static int smaller(int one, int other) {
    return one < other ? one : other;
}

static int layer_5_points(const struct monuments_seat_state *side, const struct tally *tally) {
    switch (side->held >> 28) { /* L5a to L5d are the last four cards */
    case 1:
        return 6;
    case 2:
        return smaller(9, 2 * tally->amount[MONUMENTS_LINE_COMPLETED]);
    case 4:
        return smaller(9, tally->amount[MONUMENTS_LINE_UPGRADED]);
    case 8:
        return smaller(9, tally->amount[MONUMENTS_LINE_MILITARY]);
    default:
        return 0;
    }
}

void reference_points(const struct monuments_state *state, unsigned seat,
                      int points[MONUMENTS_SCORE_SOURCES]) {
    const struct monuments_seat_state *side = &state->seat_states[seat];
    const struct tally tally = tally_of(state, seat);
    for (unsigned line = 0; line < MONUMENTS_LINES; line++) {
        const struct line_rule rule = rule_of(side->score_card, line);
        points[line] = tally.amount[line] / rule.per * rule.points;
    }
    points[MONUMENTS_LINE_COMPLETED] += tally.completed;
    points[MONUMENTS_LINE_OPEN] += tally.open;
    points[MONUMENTS_LINES] = layer_5_points(side, &tally);
}
