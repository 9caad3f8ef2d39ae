/* The Build card: rulings 16 to 18, 53 to 55, and the discounts of 43. */
#include "rules.h"

enum { BUILD_LEAST = 1 }; /* a building is never free */

/* Ruling 53: one of a kind in a hex, and none beside another seat's intact building. */
bool monuments_building_fits(const struct monuments_state *state, unsigned seat, unsigned building,
                             unsigned hex) {
    return !monuments_building_here(&state->seat_states[seat], building, hex) &&
           !monuments_foreign_building(state, seat, hex);
}

unsigned monuments_build_discount(const struct monuments_state *state, unsigned seat, bool repair) {
    return (repair ? 1u : 0u) + (monuments_is_green(state, seat, MONUMENTS_CARD_BUILD) ? 1u : 0u) +
           state->seat_states[seat].gains[MONUMENTS_GAIN_BUILD_DISCOUNT];
}

static void buildings_list(const struct monuments_state *state, unsigned seat, uint32_t stock,
                           struct monuments_list *list) {
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    const unsigned discount = monuments_build_discount(state, seat, false);
    bool can[MONUMENTS_BUILDINGS];
    for (unsigned building = 0; building < MONUMENTS_BUILDINGS; building++) {
        can[building] =
            seat_state->supply[MONUMENTS_PIECE_FORT + building] > 0 &&
            monuments_pay_possible(stock, monuments_building_data[building].cost, discount, BUILD_LEAST);
    }
    struct monuments_mask mask = monuments_mask_land(&seat_state->worker_hexes);
    for (int hex; (can[MONUMENTS_FORT] || can[MONUMENTS_TOWN] || can[MONUMENTS_FACTORY]) &&
                  !monuments_list_full(list) && (hex = monuments_mask_next(&mask)) >= 0;) {
        for (unsigned building = 0; building < MONUMENTS_BUILDINGS; building++) {
            if (can[building] && monuments_building_fits(state, seat, building, (unsigned)hex)) {
                monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_BUILD, hex,
                                                        MONUMENTS_TOKEN_BUILDINGS + building, 0, 0));
            }
        }
    }
}

static void repairs_list(const struct monuments_state *state, unsigned seat, uint32_t stock,
                         struct monuments_list *list) {
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    const unsigned discount = monuments_build_discount(state, seat, true), from = list->count;
    for (unsigned building = 0; building < MONUMENTS_BUILDINGS; building++) {
        const bool can =
            monuments_pay_possible(stock, monuments_building_data[building].cost, discount, BUILD_LEAST);
        for (unsigned i = 0; i < MONUMENTS_PIECES_OF_A_KIND; i++) {
            const unsigned hex = seat_state->buildings[building][i] & ~(unsigned)MONUMENTS_BUILDING_DAMAGED;
            if (can && hex != seat_state->buildings[building][i] &&
                monuments_mask_has(&seat_state->worker_hexes, hex) &&
                !monuments_foreign_building(state, seat, hex)) {
                monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_REPAIR, hex,
                                                        MONUMENTS_TOKEN_BUILDINGS + building, 0, 0));
            }
        }
    }
    monuments_list_sort(list, from);
}

/* Rivers beside workers of the seat, without a bridge so far. A worker on a monument controls nothing (ruling
 * 1). */
void monuments_build_bridges(const struct monuments_state *state, unsigned seat,
                             struct monuments_list *list) {
    const struct monuments_mask land = monuments_mask_land(&state->seat_states[seat].worker_hexes);
    for (unsigned i = 0; state->crossings > 0 && i < MONUMENTS_RIVERS; i++) {
        const struct monuments_river *river = &monuments_rivers[i];
        if (!monuments_map_bridge(state, river->hex, river->direction) &&
            (monuments_mask_has(&land, river->hex) || monuments_mask_has(&land, river->other))) {
            monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_BRIDGE, i, 0, 0, 0));
        }
    }
}

void monuments_build_ferries(const struct monuments_state *state, unsigned seat,
                             struct monuments_list *list) {
    struct monuments_mask land = monuments_mask_land(&state->seat_states[seat].worker_hexes);
    for (int hex;
         state->crossings > 0 && !monuments_list_full(list) && (hex = monuments_mask_next(&land)) >= 0;) {
        for (uint32_t free = (uint32_t)monuments_hexes[hex].water & ~(uint32_t)state->docks[hex];
             free != 0;) {
            monuments_list_add(list,
                               MONUMENTS_MOVE(MONUMENTS_OP_FERRY, hex, 0, monuments_bits_next(&free), 0));
        }
    }
}

void monuments_build_list(const struct monuments_state *state, const struct monuments_task *task,
                          struct monuments_list *list) {
    if (task->left == 0) {
        return;
    }
    const uint32_t stock = monuments_stock_of(state, task->seat);
    buildings_list(state, task->seat, stock, list);
    repairs_list(state, task->seat, stock, list);
    if (monuments_pay_possible(stock, monuments_crossing_cost,
                               monuments_build_discount(state, task->seat, false), BUILD_LEAST)) {
        monuments_build_bridges(state, task->seat, list);
        monuments_build_ferries(state, task->seat, list);
    }
}

void monuments_build_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const unsigned seat = task->seat;
    const bool crossing =
        monuments_move_op(move) == MONUMENTS_OP_BRIDGE || monuments_move_op(move) == MONUMENTS_OP_FERRY;
    const uint8_t *cost =
        crossing ? monuments_crossing_cost
                 : monuments_building_data[monuments_move_token(move) - MONUMENTS_TOKEN_BUILDINGS].cost;
    const unsigned discount =
        monuments_build_discount(state, seat, monuments_move_op(move) == MONUMENTS_OP_REPAIR);
    task->left--;
    monuments_finish_push(state, seat, move);
    monuments_pay_start(state, seat, cost, discount, BUILD_LEAST);
}

static void bridge_put(struct monuments_state *state, const struct monuments_river *river) {
    state->barred[river->hex] = (uint8_t)(state->barred[river->hex] & ~(1u << river->direction));
    state->barred[river->other] =
        (uint8_t)(state->barred[river->other] & ~(1u << monuments_opposite(river->direction)));
    state->crossings--;
}

/* Puts up what was chosen, paid for or not. */
void monuments_build_finish(struct monuments_state *state, unsigned seat, move_t move) {
    const unsigned hex = monuments_move_hex(move),
                   building = monuments_move_token(move) - MONUMENTS_TOKEN_BUILDINGS;
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_BRIDGE:
        bridge_put(state, &monuments_rivers[hex]);
        break;
    case MONUMENTS_OP_FERRY:
        state->docks[hex] = (uint8_t)(state->docks[hex] | 1u << monuments_move_direction(move));
        state->crossings--;
        break;
    case MONUMENTS_OP_REPAIR:
        monuments_building_set(state, seat, building, hex | MONUMENTS_BUILDING_DAMAGED, hex);
        break;
    default:
        state->seat_states[seat].supply[MONUMENTS_PIECE_FORT + building]--;
        monuments_building_set(state, seat, building, MONUMENTS_NO_HEX, hex);
        break;
    }
}
