/* Production, Upgrade, Populate, Trade, and paying for anything: readings 11 to 15, 19, 39 to 45, 59. */
#include "rules.h"

/* ---- production ---- */

static bool used_has(const struct state *state, unsigned hex) {
    return (state->used[hex >> 5] >> (hex & 31) & 1) != 0;
}

static void used_add(struct state *state, unsigned hex) {
    state->used[hex >> 5] |= UINT32_C(1) << (hex & 31);
}

/* What a hex gives now: workers 1 each, a factory 1 or 2, three at most; room and bank may allow less. */
unsigned monuments_produce_amount(const struct state *state, unsigned seat, unsigned hex) {
    unsigned const workers = holds(state, seat, hex) ? workers_in(state, hex) : 0;
    unsigned const good = monuments_hexes[hex].terrain;
    unsigned amount = workers;
    if (monuments_house_works(state, seat, FACTORY, hex)) {
        amount += workers > 0 ? 2u : 1u;
    }
    unsigned most = HEX_YIELD;
    if (amount > 0 && (state->sides[seat].gains[GAIN_YIELD] >> good & 1) != 0) {
        amount++;
        most++;
    }
    unsigned const room = goods_room(state, hex);
    amount = amount < most ? amount : most;
    amount = amount < room ? amount : room;
    return amount < state->bank[good] ? amount : state->bank[good];
}

void monuments_produce_list(const struct state *state, const struct task *task, struct list *list) {
    if (task->left == 0) {
        return;
    }
    uint32_t factories[2];
    monuments_houses_working(state, task->seat, FACTORY, factories);
    struct mask mask = mask_land(&state->sides[task->seat].hands);
    mask.word[0] |= factories[0];
    mask.word[1] |= factories[1];
    for (int hex; !list_full(list) && (hex = mask_next(&mask)) >= 0;) {
        if (!used_has(state, (unsigned)hex) &&
            monuments_produce_amount(state, task->seat, (unsigned)hex) > 0) {
            list_add(list, MOVE(OP_PRODUCE, hex, 0, 0, 0));
        }
    }
}

void monuments_produce_apply(struct state *state, struct task *task, move_t move) {
    unsigned const hex = move_hex(move);
    monuments_goods_from_bank(state, hex, monuments_hexes[hex].terrain,
                              monuments_produce_amount(state, task->seat, hex));
    used_add(state, hex);
    task->left--;
    task->done = 1;
}

/* ---- paying: reading 43 ---- */

static unsigned total_of(const uint8_t cost[GOODS]) {
    return (unsigned)cost[0] + cost[1] + cost[2] + cost[3];
}

static unsigned missing_of(uint32_t stock, const uint8_t cost[GOODS]) {
    unsigned missing = 0;
    for (unsigned good = 0; good < GOODS; good++) {
        unsigned const have = stock_good(stock, good);
        missing += cost[good] > have ? cost[good] - have : 0;
    }
    return missing;
}

static unsigned spared(const uint8_t cost[GOODS], unsigned discount, unsigned least) {
    unsigned const total = total_of(cost);
    unsigned const most = total > least ? total - least : 0;
    return discount < most ? discount : most;
}

/* All four goods are compared at once: no byte of a stock or a cost reaches 128. */
static bool covers(uint32_t stock, const uint8_t cost[GOODS]) {
    uint32_t const due = cost[0] | (uint32_t)cost[1] << 8 | (uint32_t)cost[2] << 16 | (uint32_t)cost[3] << 24;
    return (((stock | UINT32_C(0x80808080)) - due) & UINT32_C(0x80808080)) == UINT32_C(0x80808080);
}

bool monuments_pay_possible(uint32_t stock, const uint8_t cost[GOODS], unsigned discount, unsigned least) {
    return covers(stock, cost) || (discount > 0 && missing_of(stock, cost) <= spared(cost, discount, least));
}

void monuments_pay_start(struct state *state, unsigned seat, const uint8_t cost[GOODS], unsigned discount,
                         unsigned least) {
    memcpy(state->due, cost, GOODS);
    state->spare = (uint8_t)spared(cost, discount, least);
    monuments_task_push(state, TASK_PAY, seat, 1);
}

static void spare_list(const struct state *state, unsigned seat, struct list *list) {
    uint32_t const stock = monuments_stock_of(state, seat);
    for (unsigned good = 0; good < GOODS; good++) {
        uint8_t due[GOODS];
        memcpy(due, state->due, GOODS);
        if (due[good] > 0) {
            due[good]--;
            if (missing_of(stock, due) < state->spare) {
                list_add(list, MOVE(OP_SPARE, 0, good, 0, 0));
            }
        }
    }
}

void monuments_pay_list(const struct state *state, const struct task *task, struct list *list) {
    if (state->spare > 0) {
        spare_list(state, task->seat, list);
        return;
    }
    unsigned good = 0;
    while (good < GOODS && state->due[good] == 0) {
        good++;
    }
    if (good == GOODS) {
        return;
    }
    struct mask mask = mask_land(&state->sides[task->seat].hands);
    for (int hex; (hex = mask_next(&mask)) >= 0;) {
        if (goods_of(state, (unsigned)hex, good) > 0) {
            list_add(list, MOVE(OP_PAY, hex, good, 0, 0));
        }
    }
}

void monuments_pay_apply(struct state *state, struct task *task, move_t move) {
    (void)task;
    unsigned const good = move_thing(move);
    state->due[good]--;
    if (move_op(move) == OP_SPARE) {
        state->spare--;
    } else {
        monuments_goods_to_bank(state, move_hex(move), good, 1);
    }
}

/* ---- upgrade ---- */

void monuments_upgrade_list(const struct state *state, const struct task *task, struct list *list) {
    if (task->left == 0) {
        return;
    }
    unsigned const discount = is_green(state, task->seat, CARD_UPGRADE);
    uint32_t const stock = monuments_stock_of(state, task->seat);
    for (uint32_t red = ~(uint32_t)state->sides[task->seat].green & ALL_CARDS; red != 0;) {
        int const card = bits_next(&red);
        if (monuments_pay_possible(stock, monuments_cards[card].cost, discount, 0)) {
            list_add(list, MOVE(OP_UPGRADE, 0, card, 0, 0));
        }
    }
}

void monuments_upgrade_apply(struct state *state, struct task *task, move_t move) {
    unsigned const seat = task->seat, card = move_thing(move);
    unsigned const discount = is_green(state, seat, CARD_UPGRADE);
    task->left--;
    task->done = 1;
    monuments_finish_push(state, seat, move);
    monuments_pay_start(state, seat, monuments_cards[card].cost, discount, 0);
}

/* ---- populate ---- */

void monuments_populate_list(const struct state *state, const struct task *task, struct list *list) {
    const struct side *side = &state->sides[task->seat];
    if (task->left == 0 || side->workers == 0) {
        return;
    }
    unsigned const needs = side->gains[GAIN_TOWN_NEEDS] > 0 ? 1 : 2;
    struct mask towns = {{0}};
    monuments_houses_working(state, task->seat, TOWN, towns.word);
    for (int hex; (hex = mask_next(&towns)) >= 0;) {
        if (!used_has(state, (unsigned)hex) && workers_in(state, (unsigned)hex) >= needs) {
            list_add(list, MOVE(OP_POPULATE, hex, 0, 0, 0));
        }
    }
    if (task->done == 0 && monuments_workers_on_board(state, task->seat) < 2) {
        list_add(list, MOVE(OP_SPAWN, 0, 0, 0, 0));
    }
}

void monuments_populate_apply(struct state *state, struct task *task, move_t move) {
    struct side *side = &state->sides[task->seat];
    task->done = 1;
    if (move_op(move) == OP_SPAWN) { /* readings 19 and 59 */
        unsigned const count = 2 - monuments_workers_on_board(state, task->seat);
        side->workers = (uint8_t)(side->workers - count);
        monuments_units_add(state, task->seat, monuments_civilisations[side->civilisation].hex, WORKER,
                            count);
        task->left = 0;
        return;
    }
    side->workers--;
    monuments_units_add(state, task->seat, move_hex(move), WORKER, 1);
    used_add(state, move_hex(move));
    task->left--;
}

/* ---- trade ---- */

static unsigned trade_price(const struct state *state, unsigned seat) {
    return is_green(state, seat, CARD_TRADE) ? 1 : 2;
}

/* There is always room for what is taken: paying makes it. */
void monuments_trade_list(const struct state *state, const struct task *task, struct list *list) {
    if (task->left == 0) {
        return;
    }
    uint32_t const stock = monuments_stock_of(state, task->seat);
    unsigned const price = trade_price(state, task->seat);
    unsigned const in_bank = total_of(state->bank);
    for (unsigned good = 0; good < GOODS; good++) {
        if (stock_good(stock, good) >= price && in_bank > state->bank[good]) {
            list_add(list, MOVE(OP_SWAP, 0, good, 0, 0));
        }
    }
}

void monuments_trade_apply(struct state *state, struct task *task, move_t move) {
    unsigned const seat = task->seat, good = move_thing(move);
    uint8_t cost[GOODS] = {0};
    cost[good] = (uint8_t)trade_price(state, seat);
    task->left--;
    task->done = 1;
    monuments_task_push(state, TASK_GET, seat, 1)->a = (uint8_t)good;
    monuments_pay_start(state, seat, cost, 0, 0);
}

void monuments_get_list(const struct state *state, const struct task *task, struct list *list) {
    struct mask mask = mask_land(&state->sides[task->seat].hands);
    for (int hex; task->left > 0 && (hex = mask_next(&mask)) >= 0;) {
        for (unsigned good = 0; good < GOODS && goods_room(state, (unsigned)hex) > 0; good++) {
            if (good != task->a && state->bank[good] > 0) {
                list_add(list, MOVE(OP_GET, hex, good, 0, 0));
            }
        }
    }
}

void monuments_get_apply(struct state *state, struct task *task, move_t move) {
    task->left--;
    monuments_goods_from_bank(state, move_hex(move), move_thing(move), 1);
}
