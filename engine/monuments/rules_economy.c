/* Production, Upgrade, Populate, Trade, and paying for anything: rulings 11 to 15, 19, 39 to 45, 59. */
#include "rules.h"

/* ---- production */

static bool used_has(const struct monuments_state *state, unsigned hex) {
    return (state->used[hex >> 5] >> (hex & 31) & 1) != 0;
}

static void used_add(struct monuments_state *state, unsigned hex) {
    state->used[hex >> 5] |= UINT32_C(1) << (hex & 31);
}

/* What a hex gives now: workers 1 each, a factory 1 or 2, three at most; room and bank may allow less. */
unsigned monuments_produce_amount(const struct monuments_state *state, unsigned seat, unsigned hex) {
    const unsigned workers = monuments_holds(state, seat, hex) ? monuments_workers_in(state, hex) : 0;
    const unsigned resource = monuments_hexes[hex].terrain;
    unsigned amount = workers;
    if (monuments_building_works(state, seat, MONUMENTS_FACTORY, hex)) {
        amount += workers > 0 ? 2u : 1u;
    }
    unsigned most = MONUMENTS_HEX_YIELD;
    if (amount > 0 && (state->seat_states[seat].gains[MONUMENTS_GAIN_YIELD] >> resource & 1) != 0) {
        amount++;
        most++;
    }
    const unsigned room = monuments_resources_room(state, hex);
    amount = amount < most ? amount : most;
    amount = amount < room ? amount : room;
    return amount < state->bank[resource] ? amount : state->bank[resource];
}

void monuments_produce_list(const struct monuments_state *state, const struct monuments_task *task,
                            struct monuments_list *list) {
    if (task->left == 0) {
        return;
    }
    uint32_t factories[2];
    monuments_buildings_working(state, task->seat, MONUMENTS_FACTORY, factories);
    struct monuments_mask mask = monuments_mask_land(&state->seat_states[task->seat].worker_hexes);
    mask.word[0] |= factories[0];
    mask.word[1] |= factories[1];
    for (int hex; !monuments_list_full(list) && (hex = monuments_mask_next(&mask)) >= 0;) {
        if (!used_has(state, (unsigned)hex) &&
            monuments_produce_amount(state, task->seat, (unsigned)hex) > 0) {
            monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_PRODUCE, hex, 0, 0, 0));
        }
    }
}

void monuments_produce_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const unsigned hex = monuments_move_hex(move);
    monuments_resources_from_bank(state, hex, monuments_hexes[hex].terrain,
                                  monuments_produce_amount(state, task->seat, hex));
    used_add(state, hex);
    task->left--;
    task->done = 1;
}

/* ---- paying: ruling 43 */

static unsigned total_of(const uint8_t cost[MONUMENTS_RESOURCES]) {
    return (unsigned)cost[0] + cost[1] + cost[2] + cost[3];
}

static unsigned missing_of(uint32_t stock, const uint8_t cost[MONUMENTS_RESOURCES]) {
    unsigned missing = 0;
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        const unsigned have = monuments_stock_resource(stock, resource);
        missing += cost[resource] > have ? cost[resource] - have : 0;
    }
    return missing;
}

static unsigned spared(const uint8_t cost[MONUMENTS_RESOURCES], unsigned discount, unsigned least) {
    const unsigned total = total_of(cost);
    const unsigned most = total > least ? total - least : 0;
    return discount < most ? discount : most;
}

/* All four resources are compared at once: no byte of a stock or a cost reaches 128. */
static bool covers(uint32_t stock, const uint8_t cost[MONUMENTS_RESOURCES]) {
    const uint32_t due = cost[0] | (uint32_t)cost[1] << 8 | (uint32_t)cost[2] << 16 | (uint32_t)cost[3] << 24;
    return (((stock | UINT32_C(0x80808080)) - due) & UINT32_C(0x80808080)) == UINT32_C(0x80808080);
}

bool monuments_pay_possible(uint32_t stock, const uint8_t cost[MONUMENTS_RESOURCES], unsigned discount,
                            unsigned least) {
    return covers(stock, cost) || (discount > 0 && missing_of(stock, cost) <= spared(cost, discount, least));
}

void monuments_pay_start(struct monuments_state *state, unsigned seat,
                         const uint8_t cost[MONUMENTS_RESOURCES], unsigned discount, unsigned least) {
    memcpy(state->due, cost, MONUMENTS_RESOURCES);
    state->spare = (uint8_t)spared(cost, discount, least);
    monuments_task_push(state, MONUMENTS_TASK_PAY, seat, 1);
}

static void spare_list(const struct monuments_state *state, unsigned seat, struct monuments_list *list) {
    const uint32_t stock = monuments_stock_of(state, seat);
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        uint8_t due[MONUMENTS_RESOURCES];
        memcpy(due, state->due, MONUMENTS_RESOURCES);
        if (due[resource] > 0) {
            due[resource]--;
            if (missing_of(stock, due) < state->spare) {
                monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_SPARE, 0, resource, 0, 0));
            }
        }
    }
}

void monuments_pay_list(const struct monuments_state *state, const struct monuments_task *task,
                        struct monuments_list *list) {
    if (state->spare > 0) {
        spare_list(state, task->seat, list);
        return;
    }
    unsigned resource = 0;
    while (resource < MONUMENTS_RESOURCES && state->due[resource] == 0) {
        resource++;
    }
    if (resource == MONUMENTS_RESOURCES) {
        return;
    }
    struct monuments_mask mask = monuments_mask_land(&state->seat_states[task->seat].worker_hexes);
    for (int hex; (hex = monuments_mask_next(&mask)) >= 0;) {
        if (monuments_resources_of(state, (unsigned)hex, resource) > 0) {
            monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_PAY, hex, resource, 0, 0));
        }
    }
}

void monuments_pay_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    (void)task;
    const unsigned resource = monuments_move_token(move);
    state->due[resource]--;
    if (monuments_move_op(move) == MONUMENTS_OP_SPARE) {
        state->spare--;
    } else {
        monuments_resources_to_bank(state, monuments_move_hex(move), resource, 1);
    }
}

/* ---- upgrade */

void monuments_upgrade_list(const struct monuments_state *state, const struct monuments_task *task,
                            struct monuments_list *list) {
    if (task->left == 0) {
        return;
    }
    const unsigned discount = monuments_is_green(state, task->seat, MONUMENTS_CARD_UPGRADE);
    const uint32_t stock = monuments_stock_of(state, task->seat);
    for (uint32_t red = ~(uint32_t)state->seat_states[task->seat].green & MONUMENTS_ALL_CARDS; red != 0;) {
        const int card = monuments_bits_next(&red);
        if (monuments_pay_possible(stock, monuments_cards[card].cost, discount, 0)) {
            monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_UPGRADE, 0, card, 0, 0));
        }
    }
}

void monuments_upgrade_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const unsigned seat = task->seat, card = monuments_move_token(move);
    const unsigned discount = monuments_is_green(state, seat, MONUMENTS_CARD_UPGRADE);
    task->left--;
    task->done = 1;
    monuments_finish_push(state, seat, move);
    monuments_pay_start(state, seat, monuments_cards[card].cost, discount, 0);
}

/* ---- populate */

void monuments_populate_list(const struct monuments_state *state, const struct monuments_task *task,
                             struct monuments_list *list) {
    const struct monuments_seat_state *seat_state = &state->seat_states[task->seat];
    if (task->left == 0 || seat_state->workers == 0) {
        return;
    }
    const unsigned needs = seat_state->gains[MONUMENTS_GAIN_TOWN_NEEDS] > 0 ? 1 : 2;
    struct monuments_mask towns = {{0}};
    monuments_buildings_working(state, task->seat, MONUMENTS_TOWN, towns.word);
    for (int hex; (hex = monuments_mask_next(&towns)) >= 0;) {
        if (!used_has(state, (unsigned)hex) && monuments_workers_in(state, (unsigned)hex) >= needs) {
            monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_POPULATE, hex, 0, 0, 0));
        }
    }
    if (task->done == 0 && monuments_workers_on_board(state, task->seat) < 2) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_SPAWN, 0, 0, 0, 0));
    }
}

void monuments_populate_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    struct monuments_seat_state *seat_state = &state->seat_states[task->seat];
    task->done = 1;
    if (monuments_move_op(move) == MONUMENTS_OP_SPAWN) { /* rulings 19 and 59 */
        const unsigned count = 2 - monuments_workers_on_board(state, task->seat);
        seat_state->workers = (uint8_t)(seat_state->workers - count);
        monuments_units_add(state, task->seat, monuments_civilisations[seat_state->civilisation].hex,
                            MONUMENTS_WORKER, count);
        task->left = 0;
        return;
    }
    seat_state->workers--;
    monuments_units_add(state, task->seat, monuments_move_hex(move), MONUMENTS_WORKER, 1);
    used_add(state, monuments_move_hex(move));
    task->left--;
}

/* ---- trade */

static unsigned trade_price(const struct monuments_state *state, unsigned seat) {
    return monuments_is_green(state, seat, MONUMENTS_CARD_TRADE) ? 1 : 2;
}

/* There is always room for what is taken: paying makes it. */
void monuments_trade_list(const struct monuments_state *state, const struct monuments_task *task,
                          struct monuments_list *list) {
    if (task->left == 0) {
        return;
    }
    const uint32_t stock = monuments_stock_of(state, task->seat);
    const unsigned price = trade_price(state, task->seat);
    const unsigned in_bank = total_of(state->bank);
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        if (monuments_stock_resource(stock, resource) >= price && in_bank > state->bank[resource]) {
            monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_SWAP, 0, resource, 0, 0));
        }
    }
}

void monuments_trade_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const unsigned seat = task->seat, resource = monuments_move_token(move);
    uint8_t cost[MONUMENTS_RESOURCES] = {0};
    cost[resource] = (uint8_t)trade_price(state, seat);
    task->left--;
    task->done = 1;
    monuments_task_push(state, MONUMENTS_TASK_GET, seat, 1)->of.given = (uint8_t)resource;
    monuments_pay_start(state, seat, cost, 0, 0);
}

void monuments_get_list(const struct monuments_state *state, const struct monuments_task *task,
                        struct monuments_list *list) {
    struct monuments_mask mask = monuments_mask_land(&state->seat_states[task->seat].worker_hexes);
    for (int hex; task->left > 0 && (hex = monuments_mask_next(&mask)) >= 0;) {
        for (unsigned resource = 0;
             resource < MONUMENTS_RESOURCES && monuments_resources_room(state, (unsigned)hex) > 0;
             resource++) {
            if (resource != task->of.given && state->bank[resource] > 0) {
                monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_GET, hex, resource, 0, 0));
            }
        }
    }
}

void monuments_get_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    task->left--;
    monuments_resources_from_bank(state, monuments_move_hex(move), monuments_move_token(move), 1);
}
