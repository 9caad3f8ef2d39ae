/* The Train card and the weapons: readings 24, 44, 56 to 58. */
#include "rules.h"

/* Reading 44: the worker comes from land; the navy appears on water beside it. */
static void units_list(const struct state *state, unsigned seat, const bool can[PIECES_OF_A_KIND],
                       struct list *list) {
    struct mask mask = mask_land(&state->sides[seat].hands);
    for (int hex; !list_full(list) && (hex = mask_next(&mask)) >= 0;) {
        for (unsigned piece = PIECE_ARMY; piece <= PIECE_AIR; piece++) {
            unsigned const thing = (unsigned)THING_UNITS + ARMY + piece;
            if (can[piece] && piece != PIECE_NAVY) {
                list_add(list, MOVE(OP_TRAIN, hex, thing, 0, 0));
            }
            for (uint32_t water = monuments_hexes[hex].water;
                 can[piece] && piece == PIECE_NAVY && water != 0;) {
                unsigned const direction = (unsigned)bits_next(&water);
                if (!monuments_map_foreign(state, seat, monuments_hexes[hex].near[direction])) {
                    list_add(list, MOVE(OP_TRAIN, hex, thing, direction, 0));
                }
            }
        }
    }
}

static void unarmed_list(const struct state *state, unsigned seat, unsigned op, struct list *list) {
    struct mask mask = state->sides[seat].hands;
    for (int hex; state->weapons > 0 && !list_full(list) && (hex = mask_next(&mask)) >= 0;) {
        if (units_of(state, (unsigned)hex, WORKER) > 0) {
            list_add(list, MOVE(op, hex, 0, 0, 0));
        }
    }
}

void monuments_train_list(const struct state *state, const struct task *task, struct list *list) {
    if (task->left == 0) {
        return;
    }
    const struct side *side = &state->sides[task->seat];
    uint32_t const stock = monuments_stock_of(state, task->seat);
    if (side->gains[GAIN_TRAIN] > 0) {
        bool can[PIECES_OF_A_KIND];
        for (unsigned piece = PIECE_ARMY; piece <= PIECE_AIR; piece++) {
            can[piece] = side->supply[piece] > 0 &&
                         monuments_pay_possible(stock, monuments_unit_data[ARMY + piece].cost, 0, 0);
        }
        units_list(state, task->seat, can, list);
    }
    if (monuments_pay_possible(stock, monuments_unit_data[ARMED].cost, 0, 0)) {
        unarmed_list(state, task->seat, OP_FORGE, list);
    }
}

void monuments_train_apply(struct state *state, struct task *task, move_t move) {
    unsigned const seat = task->seat;
    unsigned const unit = move_op(move) == OP_FORGE ? ARMED : move_thing(move) - THING_UNITS;
    task->left--;
    monuments_finish_push(state, seat, move);
    monuments_pay_start(state, seat, monuments_unit_data[unit].cost, 0, 0);
}

static void arm(struct state *state, unsigned seat, unsigned hex) {
    state->weapons--;
    monuments_units_drop(state, hex, WORKER, 1);
    monuments_units_add(state, seat, hex, ARMED, 1);
}

void monuments_train_finish(struct state *state, unsigned seat, move_t move) {
    unsigned const hex = move_hex(move), unit = move_thing(move) - THING_UNITS;
    if (move_op(move) == OP_FORGE) {
        arm(state, seat, hex);
        return;
    }
    if (is_green(state, seat, CARD_TRAIN)) {
        monuments_task_push(state, TASK_WEAPON, seat,
                            1); /* decided after the weapon of the worker who leaves */
    }
    monuments_unit_kill(state, seat, hex, units_of(state, hex, WORKER) > 0 ? WORKER : ARMED);
    state->sides[seat].supply[PIECE_ARMY + unit - ARMY]--;
    monuments_units_add(state, seat, unit == NAVY ? monuments_hexes[hex].near[move_direction(move)] : hex,
                        unit, 1);
}

/* Reading 57: whoever lost the bearer may give the weapon to any unarmed worker of his, or let it go. */
void monuments_weapon_list(const struct state *state, const struct task *task, struct list *list) {
    if (task->left == 0) {
        return;
    }
    unarmed_list(state, task->seat, OP_ARM, list);
    if (task->b == 0) {
        list_add(list, MOVE(OP_SCRAP, 0, 0, 0, 0));
    }
}

void monuments_weapon_apply(struct state *state, struct task *task, move_t move) {
    task->left--;
    if (move_op(move) == OP_ARM) {
        arm(state, task->seat, move_hex(move));
    }
}
