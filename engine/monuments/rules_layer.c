/* The Monument card: a layer, its common bonus and its gifts: rulings 20 to 23, 58, 60 to 62. */
#include "rules.h"

#include <assert.h>

unsigned monuments_layer_hexes(const struct monuments_state *state, unsigned seat) {
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    return (unsigned)(monuments_layers[seat_state->built].hexes -
                      seat_state->gains[MONUMENTS_GAIN_LAYER_HEXES]);
}

unsigned monuments_layer_workers(const struct monuments_state *state, unsigned seat) {
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    const unsigned workers = monuments_layers[seat_state->built].workers,
                   less = seat_state->gains[MONUMENTS_GAIN_LAYER_WORKERS];
    return workers > less ? workers - less : 1;
}

unsigned monuments_layer_discount(const struct monuments_state *state, unsigned seat) {
    return state->seat_states[seat].gains[MONUMENTS_GAIN_LAYER_DISCOUNT] +
           (monuments_is_green(state, seat, MONUMENTS_CARD_MONUMENT) ? 1u : 0u);
}

bool monuments_layer_possible(const struct monuments_state *state, unsigned seat) {
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    return seat_state->built < MONUMENTS_LAYERS &&
           monuments_map_held(state, seat) >= monuments_layer_hexes(state, seat) &&
           monuments_workers_on_board(state, seat) >= monuments_layer_workers(state, seat) &&
           monuments_pay_possible(monuments_stock_of(state, seat), monuments_layers[seat_state->built].cost,
                                  monuments_layer_discount(state, seat), 0);
}

/* The tasks in their order, the first one last: pay, sacrifice, build, bonus, option. */
void monuments_layer_begin(struct monuments_state *state, unsigned seat) {
    assert(seat < MONUMENTS_SEATS);
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    if (seat_state->built + 1 < MONUMENTS_LAYERS) {
        monuments_task_push(state, MONUMENTS_TASK_OPTION, seat, 1);
    }
    monuments_task_push(state, MONUMENTS_TASK_BONUS, seat, 1);
    monuments_task_push(state, MONUMENTS_TASK_LAYER, seat, 1);
    monuments_task_push(state, MONUMENTS_TASK_SACRIFICE, seat, monuments_layer_workers(state, seat));
    monuments_pay_start(state, seat, monuments_layers[seat_state->built].cost,
                        monuments_layer_discount(state, seat), 0);
}

void monuments_sacrifice_list(const struct monuments_state *state, const struct monuments_task *task,
                              struct monuments_list *list) {
    struct monuments_mask mask = state->seat_states[task->seat].worker_hexes;
    for (int hex; task->left > 0 && (hex = monuments_mask_next(&mask)) >= 0;) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_SACRIFICE, hex, 0, 0, 0));
    }
}

void monuments_sacrifice_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const unsigned hex = monuments_move_hex(move);
    task->left--;
    monuments_unit_kill(state, task->seat, hex,
                        monuments_units_of(state, hex, MONUMENTS_WORKER) > 0 ? MONUMENTS_WORKER
                                                                             : MONUMENTS_ARMED);
}

void monuments_layer_run(struct monuments_state *state, struct monuments_task *task, move_t move) {
    (void)move;
    struct monuments_seat_state *seat_state = &state->seat_states[task->seat];
    monuments_task_pop(state);
    seat_state->built++;
    state->last = state->last || seat_state->built == MONUMENTS_LAYERS;
}

/* ---- the common bonus */

/* Ruling 60: equal cards are one choice, and copies count the effect over all layers. */
static bool bonus_equal(const struct monuments_bonus *one, const struct monuments_bonus *other) {
    return one->effect == other->effect && one->amount == other->amount && one->per == other->per;
}

static bool bonus_legal(const struct monuments_state *state, const struct monuments_seat_state *seat_state,
                        unsigned card) {
    unsigned held = 0;
    for (unsigned other = 0; other < MONUMENTS_BONUSES; other++) {
        if (!bonus_equal(&monuments_bonuses[other], &monuments_bonuses[card])) {
            continue;
        }
        held += seat_state->held >> other & 1;
        if (other < card && monuments_bonuses[other].layer == monuments_bonuses[card].layer &&
            (state->piles >> other & 1) != 0) {
            return false;
        }
    }
    return held < monuments_bonuses[card].copies;
}

uint32_t monuments_bonuses_open(const void *now, unsigned seat, unsigned layer) {
    assert(seat < MONUMENTS_SEATS);
    const struct monuments_state *state = now;
    uint32_t open = 0;
    for (unsigned card = 0; card < MONUMENTS_BONUSES; card++) {
        const bool may = monuments_bonuses[card].layer == layer && (state->piles >> card & 1) != 0 &&
                         bonus_legal(state, &state->seat_states[seat], card);
        open |= may ? UINT32_C(1) << card : 0;
    }
    return open;
}

void monuments_bonus_list(const struct monuments_state *state, const struct monuments_task *task,
                          struct monuments_list *list) {
    const unsigned layer = state->seat_states[task->seat].built;
    uint32_t open = task->left > 0 ? monuments_bonuses_open(state, task->seat, layer) : 0;
    for (; open != 0; open &= open - 1) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_BONUS, bits_lowest(open), 0, 0, 0));
    }
}

void monuments_bonus_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const struct monuments_bonus *bonus = &monuments_bonuses[monuments_move_hex(move)];
    struct monuments_seat_state *seat_state = &state->seat_states[task->seat];
    monuments_task_pop(state);
    seat_state->held |= UINT32_C(1) << monuments_move_hex(move);
    state->piles &= ~(UINT32_C(1) << monuments_move_hex(move));
    if (bonus->effect == MONUMENTS_GAIN_YIELD) {
        seat_state->gains[MONUMENTS_GAIN_YIELD] =
            (uint8_t)(seat_state->gains[MONUMENTS_GAIN_YIELD] | 1u << bonus->amount);
    } else if (bonus->effect < MONUMENTS_GAINS) {
        seat_state->gains[bonus->effect] = (uint8_t)(seat_state->gains[bonus->effect] + bonus->amount);
    }
}

/* ---- the personal option */

void monuments_option_list(const struct monuments_state *state, const struct monuments_task *task,
                           struct monuments_list *list) {
    (void)state;
    for (unsigned option = 0; task->left > 0 && option < MONUMENTS_OPTIONS; option++) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_OPTION, option, 0, 0, 0));
    }
}

void monuments_option_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const unsigned seat = task->seat;
    monuments_task_pop(state);
    monuments_task_push(state, MONUMENTS_TASK_GIFTS, seat, 1)->of.option = (uint8_t)monuments_move_hex(move);
}

static void unlock(struct monuments_seat_state *seat_state, unsigned piece, unsigned count) {
    const unsigned most = seat_state->locked[piece];
    count = count < most ? count : most;
    seat_state->locked[piece] = (uint8_t)(seat_state->locked[piece] - count);
    seat_state->supply[piece] = (uint8_t)(seat_state->supply[piece] + count);
}

/* From left to right: the task of the next gift goes on top of this one. */
void monuments_gifts_run(struct monuments_state *state, struct monuments_task *task, move_t move) {
    static const uint8_t kinds[] = {[MONUMENTS_GIFT_RES] = MONUMENTS_TASK_GIFT_RESOURCE,
                                    [MONUMENTS_GIFT_WORKER] = MONUMENTS_TASK_GIFT_WORKER,
                                    [MONUMENTS_GIFT_BUILD] = MONUMENTS_TASK_GIFT_BUILDING,
                                    [MONUMENTS_GIFT_UNIT] = MONUMENTS_TASK_GIFT_UNIT,
                                    [MONUMENTS_GIFT_WEAPON] = MONUMENTS_TASK_WEAPON,
                                    [MONUMENTS_GIFT_UPGRADE] = MONUMENTS_TASK_GIFT_UPGRADE,
                                    [MONUMENTS_GIFT_BRIDGE] = MONUMENTS_TASK_GIFT_BRIDGE,
                                    [MONUMENTS_GIFT_FERRY] = MONUMENTS_TASK_GIFT_FERRY};
    (void)move;
    const unsigned seat = task->seat;
    struct monuments_seat_state *seat_state = &state->seat_states[seat];
    const struct monuments_option *option =
        &monuments_decks[seat_state->deck].options[seat_state->built - 1][task->of.option];
    const struct monuments_gift_data *gift = &option->gifts[task->done];
    if (task->done == MONUMENTS_GIFTS_MAX || gift->gift == MONUMENTS_GIFT_END) {
        monuments_task_pop(state);
        return;
    }
    task->done++;
    if (gift->gift == MONUMENTS_GIFT_UNLOCK) {
        unlock(seat_state, gift->kind, gift->count);
        return;
    }
    struct monuments_task *next = monuments_task_push(state, kinds[gift->gift], seat, gift->count);
    next->of.gift.what = gift->kind;
    next->of.gift.must = 1;
}

void monuments_gift_resource_list(const struct monuments_state *state, const struct monuments_task *task,
                                  struct monuments_list *list) {
    if (task->left == 0 || state->bank[task->of.gift.what] == 0) {
        return;
    }
    struct monuments_mask mask = monuments_mask_land(&state->seat_states[task->seat].worker_hexes);
    for (int hex; (hex = monuments_mask_next(&mask)) >= 0;) {
        if (monuments_hexes[hex].terrain == task->of.gift.what &&
            monuments_resources_room(state, (unsigned)hex) > 0) {
            monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_PLACE, hex,
                                                    MONUMENTS_TOKEN_RESOURCES + task->of.gift.what, 0, 0));
        }
    }
}

/* Ruling 62: a working town, else the monument. */
void monuments_gift_worker_list(const struct monuments_state *state, const struct monuments_task *task,
                                struct monuments_list *list) {
    const struct monuments_seat_state *seat_state = &state->seat_states[task->seat];
    if (task->left == 0 || seat_state->workers == 0) {
        return;
    }
    struct monuments_mask towns = {{0}};
    monuments_buildings_working(state, task->seat, MONUMENTS_TOWN, towns.word);
    if ((towns.word[0] | towns.word[1]) == 0) {
        monuments_mask_add(&towns, monuments_civilisations[seat_state->civilisation].hex);
    }
    for (int hex; (hex = monuments_mask_next(&towns)) >= 0;) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_PLACE, hex,
                                                (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_WORKER, 0, 0));
    }
}

void monuments_gift_building_list(const struct monuments_state *state, const struct monuments_task *task,
                                  struct monuments_list *list) {
    const struct monuments_seat_state *seat_state = &state->seat_states[task->seat];
    struct monuments_mask held = monuments_mask_land(&seat_state->unit_hexes);
    for (int hex; task->left > 0 && seat_state->supply[MONUMENTS_PIECE_FORT + task->of.gift.what] > 0 &&
                  (hex = monuments_mask_next(&held)) >= 0;) {
        if (monuments_building_fits(state, task->seat, task->of.gift.what, (unsigned)hex)) {
            monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_PLACE, hex,
                                                    MONUMENTS_TOKEN_BUILDINGS + task->of.gift.what, 0, 0));
        }
    }
}

/* Ruling 61: armies and air forces on held land, navies on water beside it that nobody else is in. */
void monuments_gift_unit_list(const struct monuments_state *state, const struct monuments_task *task,
                              struct monuments_list *list) {
    const struct monuments_seat_state *seat_state = &state->seat_states[task->seat];
    if (task->left == 0 || seat_state->supply[MONUMENTS_PIECE_ARMY + task->of.gift.what] == 0) {
        return;
    }
    const bool navy = task->of.gift.what == MONUMENTS_PIECE_NAVY;
    struct monuments_mask mask =
        navy ? monuments_map_shores(state, task->seat) : monuments_mask_land(&seat_state->unit_hexes);
    for (int hex; (hex = monuments_mask_next(&mask)) >= 0;) {
        if (!monuments_map_foreign(state, task->seat, (unsigned)hex)) {
            monuments_list_add(
                list,
                MONUMENTS_MOVE(MONUMENTS_OP_PLACE, hex,
                               (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMY + task->of.gift.what, 0, 0));
        }
    }
}

void monuments_gift_upgrade_list(const struct monuments_state *state, const struct monuments_task *task,
                                 struct monuments_list *list) {
    for (uint32_t red = ~(uint32_t)state->seat_states[task->seat].green & MONUMENTS_ALL_CARDS;
         task->left > 0 && red != 0;) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_UPGRADE, 0, monuments_bits_next(&red), 0, 0));
    }
}

void monuments_gift_bridge_list(const struct monuments_state *state, const struct monuments_task *task,
                                struct monuments_list *list) {
    if (task->left > 0) {
        monuments_build_bridges(state, task->seat, list);
    }
}

void monuments_gift_ferry_list(const struct monuments_state *state, const struct monuments_task *task,
                               struct monuments_list *list) {
    if (task->left > 0) {
        monuments_build_ferries(state, task->seat, list);
    }
}

static void place(struct monuments_state *state, unsigned seat, unsigned token, unsigned hex) {
    struct monuments_seat_state *seat_state = &state->seat_states[seat];
    if (token < MONUMENTS_TOKEN_UNITS) {
        monuments_resources_from_bank(state, hex, token, 1);
    } else if (token == (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_WORKER) {
        seat_state->workers--;
        monuments_units_add(state, seat, hex, MONUMENTS_WORKER, 1);
    } else if (token < MONUMENTS_TOKEN_BUILDINGS) {
        const unsigned unit = token - MONUMENTS_TOKEN_UNITS;
        seat_state->supply[MONUMENTS_PIECE_ARMY + unit - MONUMENTS_ARMY]--;
        monuments_units_add(state, seat, hex, unit, 1);
    } else {
        monuments_build_finish(state, seat, MONUMENTS_MOVE(MONUMENTS_OP_BUILD, hex, token, 0, 0));
    }
}

void monuments_gift_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const unsigned seat = task->seat;
    task->left--;
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_PLACE:
        place(state, seat, monuments_move_token(move), monuments_move_hex(move));
        break;
    case MONUMENTS_OP_UPGRADE:
        state->seat_states[seat].green =
            (uint16_t)(state->seat_states[seat].green | 1u << monuments_move_token(move));
        break;
    default:
        monuments_build_finish(state, seat, move);
        break;
    }
}
