/* The Train card and the weapons: rulings 24, 44, 56 to 58. */
#include "rules.h"

/* Ruling 44: the worker comes from land; the navy appears on water beside it. */
static void units_list(const struct monuments_state *state, unsigned seat,
                       const bool can[MONUMENTS_PIECES_OF_A_KIND], struct monuments_list *list) {
    struct monuments_mask mask = monuments_mask_land(&state->seat_states[seat].worker_hexes);
    for (int hex; !monuments_list_full(list) && (hex = monuments_mask_next(&mask)) >= 0;) {
        for (unsigned piece = MONUMENTS_PIECE_ARMY; piece <= MONUMENTS_PIECE_AIR; piece++) {
            const unsigned token = (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMY + piece;
            if (can[piece] && piece != MONUMENTS_PIECE_NAVY) {
                monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_TRAIN, hex, token, 0, 0));
            }
            for (uint32_t water = monuments_hexes[hex].water;
                 can[piece] && piece == MONUMENTS_PIECE_NAVY && water != 0;) {
                const unsigned direction = (unsigned)monuments_bits_next(&water);
                if (!monuments_map_foreign(state, seat, monuments_hexes[hex].near[direction])) {
                    monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_TRAIN, hex, token, direction, 0));
                }
            }
        }
    }
}

static void unarmed_list(const struct monuments_state *state, unsigned seat, unsigned op,
                         struct monuments_list *list) {
    struct monuments_mask mask = state->seat_states[seat].worker_hexes;
    for (int hex;
         state->weapons > 0 && !monuments_list_full(list) && (hex = monuments_mask_next(&mask)) >= 0;) {
        if (monuments_units_of(state, (unsigned)hex, MONUMENTS_WORKER) > 0) {
            monuments_list_add(list, MONUMENTS_MOVE(op, hex, 0, 0, 0));
        }
    }
}

void monuments_train_list(const struct monuments_state *state, const struct monuments_task *task,
                          struct monuments_list *list) {
    if (task->left == 0) {
        return;
    }
    const struct monuments_seat_state *seat_state = &state->seat_states[task->seat];
    const uint32_t stock = monuments_stock_of(state, task->seat);
    if (seat_state->gains[MONUMENTS_GAIN_TRAIN] > 0) {
        bool can[MONUMENTS_PIECES_OF_A_KIND];
        for (unsigned piece = MONUMENTS_PIECE_ARMY; piece <= MONUMENTS_PIECE_AIR; piece++) {
            can[piece] =
                seat_state->supply[piece] > 0 &&
                monuments_pay_possible(stock, monuments_unit_data[MONUMENTS_ARMY + piece].cost, 0, 0);
        }
        units_list(state, task->seat, can, list);
    }
    if (monuments_pay_possible(stock, monuments_unit_data[MONUMENTS_ARMED].cost, 0, 0)) {
        unarmed_list(state, task->seat, MONUMENTS_OP_FORGE, list);
    }
}

void monuments_train_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const unsigned seat = task->seat;
    const unsigned unit = monuments_move_op(move) == MONUMENTS_OP_FORGE
                              ? MONUMENTS_ARMED
                              : monuments_move_token(move) - MONUMENTS_TOKEN_UNITS;
    task->left--;
    monuments_finish_push(state, seat, move);
    monuments_pay_start(state, seat, monuments_unit_data[unit].cost, 0, 0);
}

static void arm(struct monuments_state *state, unsigned seat, unsigned hex) {
    state->weapons--;
    monuments_units_drop(state, hex, MONUMENTS_WORKER, 1);
    monuments_units_add(state, seat, hex, MONUMENTS_ARMED, 1);
}

void monuments_train_finish(struct monuments_state *state, unsigned seat, move_t move) {
    const unsigned hex = monuments_move_hex(move), unit = monuments_move_token(move) - MONUMENTS_TOKEN_UNITS;
    if (monuments_move_op(move) == MONUMENTS_OP_FORGE) {
        arm(state, seat, hex);
        return;
    }
    if (monuments_is_green(state, seat, MONUMENTS_CARD_TRAIN)) {
        monuments_task_push(state, MONUMENTS_TASK_WEAPON, seat,
                            1); /* decided after the weapon of the worker who leaves */
    }
    monuments_unit_kill(state, seat, hex,
                        monuments_units_of(state, hex, MONUMENTS_WORKER) > 0 ? MONUMENTS_WORKER
                                                                             : MONUMENTS_ARMED);
    state->seat_states[seat].supply[MONUMENTS_PIECE_ARMY + unit - MONUMENTS_ARMY]--;
    monuments_units_add(
        state, seat, unit == MONUMENTS_NAVY ? monuments_hexes[hex].near[monuments_move_direction(move)] : hex,
        unit, 1);
}

/* Ruling 57: whoever lost the bearer may give the weapon to any of their unarmed workers, or let it go. */
void monuments_weapon_list(const struct monuments_state *state, const struct monuments_task *task,
                           struct monuments_list *list) {
    if (task->left == 0) {
        return;
    }
    unarmed_list(state, task->seat, MONUMENTS_OP_ARM, list);
    if (task->of.gift.must == 0) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_SCRAP, 0, 0, 0, 0));
    }
}

void monuments_weapon_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    task->left--;
    if (monuments_move_op(move) == MONUMENTS_OP_ARM) {
        arm(state, task->seat, monuments_move_hex(move));
    }
}
