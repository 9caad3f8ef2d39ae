/* The Build card: readings 16 to 18, 53 to 55, and the discounts of 43. */
#include "rules.h"

enum { BUILD_LEAST = 1 }; /* a building is never free */

/* Reading 53: one of a kind in a hex, and none beside another seat's intact building. */
bool monuments_build_house_fits(const struct state *state, unsigned seat, unsigned house, unsigned hex) {
    return !monuments_house_here(&state->sides[seat], house, hex) &&
           !monuments_foreign_walls(state, seat, hex);
}

unsigned monuments_build_discount(const struct state *state, unsigned seat, bool repair) {
    return (repair ? 1u : 0u) + (is_green(state, seat, CARD_BUILD) ? 1u : 0u) +
           state->sides[seat].gains[GAIN_BUILD_DISCOUNT];
}

static void houses_list(const struct state *state, unsigned seat, uint32_t stock, struct list *list) {
    const struct side *side = &state->sides[seat];
    unsigned const discount = monuments_build_discount(state, seat, false);
    bool can[HOUSES];
    for (unsigned house = 0; house < HOUSES; house++) {
        can[house] = side->supply[PIECE_FORT + house] > 0 &&
                     monuments_pay_possible(stock, monuments_house_data[house].cost, discount, BUILD_LEAST);
    }
    struct mask mask = mask_land(&side->hands);
    for (int hex;
         (can[FORT] || can[TOWN] || can[FACTORY]) && !list_full(list) && (hex = mask_next(&mask)) >= 0;) {
        for (unsigned house = 0; house < HOUSES; house++) {
            if (can[house] && monuments_build_house_fits(state, seat, house, (unsigned)hex)) {
                list_add(list, MOVE(OP_BUILD, hex, THING_HOUSES + house, 0, 0));
            }
        }
    }
}

static void repairs_list(const struct state *state, unsigned seat, uint32_t stock, struct list *list) {
    const struct side *side = &state->sides[seat];
    unsigned const discount = monuments_build_discount(state, seat, true), from = list->count;
    for (unsigned house = 0; house < HOUSES; house++) {
        bool const can =
            monuments_pay_possible(stock, monuments_house_data[house].cost, discount, BUILD_LEAST);
        for (unsigned i = 0; i < PIECES_OF_A_KIND; i++) {
            unsigned const hex = side->houses[house][i] & ~(unsigned)HOUSE_DAMAGED;
            if (can && hex != side->houses[house][i] && mask_has(&side->hands, hex) &&
                !monuments_foreign_walls(state, seat, hex)) {
                list_add(list, MOVE(OP_REPAIR, hex, THING_HOUSES + house, 0, 0));
            }
        }
    }
    monuments_list_sort(list, from);
}

/* Rivers beside own workers, without a bridge so far. A worker on a monument controls nothing (reading 1). */
void monuments_build_bridges(const struct state *state, unsigned seat, struct list *list) {
    struct mask const land = mask_land(&state->sides[seat].hands);
    for (unsigned i = 0; state->crossings > 0 && i < RIVERS; i++) {
        const struct river *river = &monuments_rivers[i];
        if (!monuments_map_bridge(state, river->hex, river->direction) &&
            (mask_has(&land, river->hex) || mask_has(&land, river->other))) {
            list_add(list, MOVE(OP_BRIDGE, i, 0, 0, 0));
        }
    }
}

void monuments_build_ferries(const struct state *state, unsigned seat, struct list *list) {
    struct mask land = mask_land(&state->sides[seat].hands);
    for (int hex; state->crossings > 0 && !list_full(list) && (hex = mask_next(&land)) >= 0;) {
        for (uint32_t free = (uint32_t)monuments_hexes[hex].water & ~(uint32_t)state->docks[hex];
             free != 0;) {
            list_add(list, MOVE(OP_FERRY, hex, 0, bits_next(&free), 0));
        }
    }
}

void monuments_build_list(const struct state *state, const struct task *task, struct list *list) {
    if (task->left == 0) {
        return;
    }
    uint32_t const stock = monuments_stock_of(state, task->seat);
    houses_list(state, task->seat, stock, list);
    repairs_list(state, task->seat, stock, list);
    if (monuments_pay_possible(stock, monuments_crossing_cost,
                               monuments_build_discount(state, task->seat, false), BUILD_LEAST)) {
        monuments_build_bridges(state, task->seat, list);
        monuments_build_ferries(state, task->seat, list);
    }
}

void monuments_build_apply(struct state *state, struct task *task, move_t move) {
    unsigned const seat = task->seat;
    bool const crossing = move_op(move) == OP_BRIDGE || move_op(move) == OP_FERRY;
    const uint8_t *cost =
        crossing ? monuments_crossing_cost : monuments_house_data[move_thing(move) - THING_HOUSES].cost;
    unsigned const discount = monuments_build_discount(state, seat, move_op(move) == OP_REPAIR);
    task->left--;
    monuments_finish_push(state, seat, move);
    monuments_pay_start(state, seat, cost, discount, BUILD_LEAST);
}

static void bridge_put(struct state *state, const struct river *river) {
    state->barred[river->hex] = (uint8_t)(state->barred[river->hex] & ~(1u << river->direction));
    state->barred[river->other] =
        (uint8_t)(state->barred[river->other] & ~(1u << opposite(river->direction)));
    state->crossings--;
}

/* Puts up what was chosen, paid for or not. */
void monuments_build_finish(struct state *state, unsigned seat, move_t move) {
    unsigned const hex = move_hex(move), house = move_thing(move) - THING_HOUSES;
    switch (move_op(move)) {
    case OP_BRIDGE:
        bridge_put(state, &monuments_rivers[hex]);
        break;
    case OP_FERRY:
        state->docks[hex] = (uint8_t)(state->docks[hex] | 1u << move_direction(move));
        state->crossings--;
        break;
    case OP_REPAIR:
        monuments_house_set(state, seat, house, hex | HOUSE_DAMAGED, hex);
        break;
    default:
        state->sides[seat].supply[PIECE_FORT + house]--;
        monuments_house_set(state, seat, house, VOID_HEX, hex);
        break;
    }
}
