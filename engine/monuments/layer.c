/* The Monument card: a layer, its common bonus and its gifts: readings 20 to 23, 58, 60 to 62. */
#include "rules.h"

unsigned monuments_layer_hexes(const struct state *state, unsigned seat) {
    const struct side *side = &state->sides[seat];
    return (unsigned)(monuments_layers[side->built].hexes - side->gains[GAIN_LAYER_HEXES]);
}

unsigned monuments_layer_workers(const struct state *state, unsigned seat) {
    const struct side *side = &state->sides[seat];
    unsigned const workers = monuments_layers[side->built].workers, less = side->gains[GAIN_LAYER_WORKERS];
    return workers > less ? workers - less : 1;
}

unsigned monuments_layer_discount(const struct state *state, unsigned seat) {
    return state->sides[seat].gains[GAIN_LAYER_DISCOUNT] + (is_green(state, seat, CARD_MONUMENT) ? 1u : 0u);
}

bool monuments_layer_possible(const struct state *state, unsigned seat) {
    const struct side *side = &state->sides[seat];
    return side->built < LAYERS && monuments_map_held(state, seat) >= monuments_layer_hexes(state, seat) &&
           monuments_workers_on_board(state, seat) >= monuments_layer_workers(state, seat) &&
           monuments_pay_possible(monuments_stock_of(state, seat), monuments_layers[side->built].cost,
                                  monuments_layer_discount(state, seat), 0);
}

/* The tasks in their order, the first one last: pay, sacrifice, build, bonus, option. */
void monuments_layer_begin(struct state *state, unsigned seat) {
    const struct side *side = &state->sides[seat];
    if (side->built + 1 < LAYERS) {
        monuments_task_push(state, TASK_OPTION, seat, 1);
    }
    monuments_task_push(state, TASK_BONUS, seat, 1);
    monuments_task_push(state, TASK_LAYER, seat, 1);
    monuments_task_push(state, TASK_SACRIFICE, seat, monuments_layer_workers(state, seat));
    monuments_pay_start(state, seat, monuments_layers[side->built].cost,
                        monuments_layer_discount(state, seat), 0);
}

void monuments_sacrifice_list(const struct state *state, const struct task *task, struct list *list) {
    struct mask mask = state->sides[task->seat].hands;
    for (int hex; task->left > 0 && (hex = mask_next(&mask)) >= 0;) {
        list_add(list, MOVE(OP_SACRIFICE, hex, 0, 0, 0));
    }
}

void monuments_sacrifice_apply(struct state *state, struct task *task, move_t move) {
    unsigned const hex = move_hex(move);
    task->left--;
    monuments_unit_kill(state, task->seat, hex, units_of(state, hex, WORKER) > 0 ? WORKER : ARMED);
}

void monuments_layer_run(struct state *state, struct task *task, move_t move) {
    (void)move;
    struct side *side = &state->sides[task->seat];
    monuments_task_pop(state);
    side->built++;
    state->last = state->last || side->built == LAYERS;
}

/* ---- the common bonus ---- */

/* Reading 60: equal cards are one choice, and copies count the effect over all layers. */
static bool bonus_equal(const struct bonus *one, const struct bonus *other) {
    return one->effect == other->effect && one->amount == other->amount && one->per == other->per;
}

static bool bonus_legal(const struct state *state, const struct side *side, unsigned card) {
    unsigned held = 0;
    for (unsigned other = 0; other < BONUSES; other++) {
        if (!bonus_equal(&monuments_bonuses[other], &monuments_bonuses[card])) {
            continue;
        }
        held += side->held >> other & 1;
        if (other < card && monuments_bonuses[other].layer == monuments_bonuses[card].layer &&
            (state->piles >> other & 1) != 0) {
            return false;
        }
    }
    return held < monuments_bonuses[card].copies;
}

void monuments_bonus_list(const struct state *state, const struct task *task, struct list *list) {
    const struct side *side = &state->sides[task->seat];
    for (unsigned card = 0; task->left > 0 && card < BONUSES; card++) {
        if (monuments_bonuses[card].layer == side->built && (state->piles >> card & 1) != 0 &&
            bonus_legal(state, side, card)) {
            list_add(list, MOVE(OP_BONUS, card, 0, 0, 0));
        }
    }
}

void monuments_bonus_apply(struct state *state, struct task *task, move_t move) {
    const struct bonus *bonus = &monuments_bonuses[move_hex(move)];
    struct side *side = &state->sides[task->seat];
    monuments_task_pop(state);
    side->held |= UINT32_C(1) << move_hex(move);
    state->piles &= ~(UINT32_C(1) << move_hex(move));
    if (bonus->effect == GAIN_YIELD) {
        side->gains[GAIN_YIELD] = (uint8_t)(side->gains[GAIN_YIELD] | 1u << bonus->amount);
    } else if (bonus->effect < GAINS) {
        side->gains[bonus->effect] = (uint8_t)(side->gains[bonus->effect] + bonus->amount);
    }
}

/* ---- the personal option ---- */

void monuments_option_list(const struct state *state, const struct task *task, struct list *list) {
    (void)state;
    for (unsigned option = 0; task->left > 0 && option < OPTIONS; option++) {
        list_add(list, MOVE(OP_OPTION, option, 0, 0, 0));
    }
}

void monuments_option_apply(struct state *state, struct task *task, move_t move) {
    unsigned const seat = task->seat;
    monuments_task_pop(state);
    monuments_task_push(state, TASK_GIFTS, seat, 1)->a = (uint8_t)move_hex(move);
}

static void unlock(struct side *side, unsigned piece, unsigned count) {
    unsigned const most = side->locked[piece];
    count = count < most ? count : most;
    side->locked[piece] = (uint8_t)(side->locked[piece] - count);
    side->supply[piece] = (uint8_t)(side->supply[piece] + count);
}

/* From left to right: the task of the next gift goes on top of this one. */
void monuments_gifts_run(struct state *state, struct task *task, move_t move) {
    static const uint8_t kinds[] = {[GIFT_RES] = TASK_GIFT_GOODS,     [GIFT_WORKER] = TASK_GIFT_WORKER,
                                    [GIFT_BUILD] = TASK_GIFT_HOUSE,   [GIFT_UNIT] = TASK_GIFT_UNIT,
                                    [GIFT_WEAPON] = TASK_WEAPON,      [GIFT_UPGRADE] = TASK_GIFT_UPGRADE,
                                    [GIFT_BRIDGE] = TASK_GIFT_BRIDGE, [GIFT_FERRY] = TASK_GIFT_FERRY};
    (void)move;
    unsigned const seat = task->seat;
    struct side *side = &state->sides[seat];
    const struct option *option = &monuments_decks[side->deck].options[side->built - 1][task->a];
    const struct gift_data *gift = &option->gifts[task->done];
    if (task->done == GIFTS_MAX || gift->gift == GIFT_END) {
        monuments_task_pop(state);
        return;
    }
    task->done++;
    if (gift->gift == GIFT_UNLOCK) {
        unlock(side, gift->kind, gift->count);
        return;
    }
    struct task *next = monuments_task_push(state, kinds[gift->gift], seat, gift->count);
    next->a = gift->kind;
    next->b = 1; /* a weapon must be given */
}

void monuments_gift_goods_list(const struct state *state, const struct task *task, struct list *list) {
    if (task->left == 0 || state->bank[task->a] == 0) {
        return;
    }
    struct mask mask = mask_land(&state->sides[task->seat].hands);
    for (int hex; (hex = mask_next(&mask)) >= 0;) {
        if (monuments_hexes[hex].terrain == task->a && goods_room(state, (unsigned)hex) > 0) {
            list_add(list, MOVE(OP_PLACE, hex, THING_GOODS + task->a, 0, 0));
        }
    }
}

/* Reading 62: a working town, else the monument. */
void monuments_gift_worker_list(const struct state *state, const struct task *task, struct list *list) {
    const struct side *side = &state->sides[task->seat];
    if (task->left == 0 || side->workers == 0) {
        return;
    }
    struct mask towns = {{0}};
    monuments_houses_working(state, task->seat, TOWN, towns.word);
    if ((towns.word[0] | towns.word[1]) == 0) {
        mask_add(&towns, monuments_civilisations[side->civilisation].hex);
    }
    for (int hex; (hex = mask_next(&towns)) >= 0;) {
        list_add(list, MOVE(OP_PLACE, hex, (unsigned)THING_UNITS + WORKER, 0, 0));
    }
}

void monuments_gift_house_list(const struct state *state, const struct task *task, struct list *list) {
    const struct side *side = &state->sides[task->seat];
    struct mask held = mask_land(&side->here);
    for (int hex;
         task->left > 0 && side->supply[PIECE_FORT + task->a] > 0 && (hex = mask_next(&held)) >= 0;) {
        if (monuments_build_house_fits(state, task->seat, task->a, (unsigned)hex)) {
            list_add(list, MOVE(OP_PLACE, hex, THING_HOUSES + task->a, 0, 0));
        }
    }
}

/* Reading 61: armies and airforces on held land, navies on water beside it that nobody else is in. */
void monuments_gift_unit_list(const struct state *state, const struct task *task, struct list *list) {
    const struct side *side = &state->sides[task->seat];
    if (task->left == 0 || side->supply[PIECE_ARMY + task->a] == 0) {
        return;
    }
    bool const navy = task->a == PIECE_NAVY;
    struct mask mask = navy ? monuments_map_shores(state, task->seat) : mask_land(&side->here);
    for (int hex; (hex = mask_next(&mask)) >= 0;) {
        if (!monuments_map_foreign(state, task->seat, (unsigned)hex)) {
            list_add(list, MOVE(OP_PLACE, hex, (unsigned)THING_UNITS + ARMY + task->a, 0, 0));
        }
    }
}

void monuments_gift_upgrade_list(const struct state *state, const struct task *task, struct list *list) {
    for (uint32_t red = ~(uint32_t)state->sides[task->seat].green & ALL_CARDS; task->left > 0 && red != 0;) {
        list_add(list, MOVE(OP_UPGRADE, 0, bits_next(&red), 0, 0));
    }
}

void monuments_gift_bridge_list(const struct state *state, const struct task *task, struct list *list) {
    if (task->left > 0) {
        monuments_build_bridges(state, task->seat, list);
    }
}

void monuments_gift_ferry_list(const struct state *state, const struct task *task, struct list *list) {
    if (task->left > 0) {
        monuments_build_ferries(state, task->seat, list);
    }
}

static void place(struct state *state, unsigned seat, unsigned thing, unsigned hex) {
    struct side *side = &state->sides[seat];
    if (thing < THING_UNITS) {
        monuments_goods_from_bank(state, hex, thing, 1);
    } else if (thing == (unsigned)THING_UNITS + WORKER) {
        side->workers--;
        monuments_units_add(state, seat, hex, WORKER, 1);
    } else if (thing < THING_HOUSES) {
        unsigned const unit = thing - THING_UNITS;
        side->supply[PIECE_ARMY + unit - ARMY]--;
        monuments_units_add(state, seat, hex, unit, 1);
    } else {
        monuments_build_finish(state, seat, MOVE(OP_BUILD, hex, thing, 0, 0));
    }
}

void monuments_gift_apply(struct state *state, struct task *task, move_t move) {
    unsigned const seat = task->seat;
    task->left--;
    switch (move_op(move)) {
    case OP_PLACE:
        place(state, seat, move_thing(move), move_hex(move));
        break;
    case OP_UPGRADE:
        state->sides[seat].green = (uint16_t)(state->sides[seat].green | 1u << move_thing(move));
        break;
    default:
        monuments_build_finish(state, seat, move);
        break;
    }
}
