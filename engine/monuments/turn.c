/* The turn and the stack of tasks: readings 1, 33, 36 to 42. */
#include "rules.h"

static void turn_list_cards(const struct state *state, const struct task *task, struct list *list);
static void turn_play_card(struct state *state, struct task *task, move_t move);
static void place_first_list(const struct state *state, const struct task *task, struct list *list);
static void place_first_apply(struct state *state, struct task *task, move_t move);
static void end_list(const struct state *state, const struct task *task, struct list *list);
static void end_apply(struct state *state, struct task *task, move_t move);
static void finish_run(struct state *state, struct task *task, move_t move);

enum { STEPS = RULE_QUESTS | RULE_STOP };

const struct task_rule monuments_task_rules[TASK_KINDS] = {
    [TASK_KEEP_FIRST] = {monuments_keep_first_list, monuments_keep_first_apply, NULL, 0},
    [TASK_PLACE_FIRST] = {place_first_list, place_first_apply, NULL, 0},
    [TASK_TURN] = {turn_list_cards, turn_play_card, NULL, RULE_QUESTS | RULE_ASK},
    [TASK_END] = {end_list, end_apply, NULL, RULE_QUESTS},
    [TASK_UPGRADE] = {monuments_upgrade_list, monuments_upgrade_apply, NULL, STEPS},
    [TASK_MOVE] = {monuments_move_list, monuments_move_apply, NULL, STEPS},
    [TASK_GOING] = {monuments_going_list, monuments_going_apply, NULL, 0},
    [TASK_PRODUCE] = {monuments_produce_list, monuments_produce_apply, NULL, STEPS},
    [TASK_BUILD] = {monuments_build_list, monuments_build_apply, NULL, STEPS},
    [TASK_POPULATE] = {monuments_populate_list, monuments_populate_apply, NULL, STEPS},
    [TASK_SACRIFICE] = {monuments_sacrifice_list, monuments_sacrifice_apply, NULL, 0},
    [TASK_LAYER] = {NULL, monuments_layer_run, NULL, 0},
    [TASK_BONUS] = {monuments_bonus_list, monuments_bonus_apply, NULL, 0},
    [TASK_OPTION] = {monuments_option_list, monuments_option_apply, NULL, 0},
    [TASK_GIFTS] = {NULL, monuments_gifts_run, NULL, 0},
    [TASK_GIFT_GOODS] = {monuments_gift_goods_list, monuments_gift_apply, NULL, 0},
    [TASK_GIFT_WORKER] = {monuments_gift_worker_list, monuments_gift_apply, NULL, 0},
    [TASK_GIFT_HOUSE] = {monuments_gift_house_list, monuments_gift_apply, NULL, 0},
    [TASK_GIFT_UNIT] = {monuments_gift_unit_list, monuments_gift_apply, NULL, 0},
    [TASK_GIFT_UPGRADE] = {monuments_gift_upgrade_list, monuments_gift_apply, NULL, 0},
    [TASK_GIFT_BRIDGE] = {monuments_gift_bridge_list, monuments_gift_apply, NULL, 0},
    [TASK_GIFT_FERRY] = {monuments_gift_ferry_list, monuments_gift_apply, NULL, 0},
    [TASK_TRAIN] = {monuments_train_list, monuments_train_apply, NULL, STEPS},
    [TASK_WEAPON] = {monuments_weapon_list, monuments_weapon_apply, NULL, 0},
    [TASK_ATTACK] = {monuments_attack_list, monuments_attack_apply, NULL, STEPS},
    [TASK_JOIN] = {monuments_join_list, monuments_join_apply, NULL, 0},
    [TASK_LOSE] = {monuments_lose_list, monuments_lose_apply, NULL, 0},
    [TASK_RETREAT] = {monuments_retreat_list, monuments_retreat_apply, monuments_retreat_dropped, 0},
    [TASK_ENTER] = {monuments_enter_list, monuments_enter_apply, NULL, RULE_STOP},
    [TASK_KEEP] = {monuments_keep_list, monuments_keep_apply, NULL, 0},
    [TASK_TRADE] = {monuments_trade_list, monuments_trade_apply, NULL, STEPS},
    [TASK_GET] = {monuments_get_list, monuments_get_apply, NULL, 0},
    [TASK_PAY] = {monuments_pay_list, monuments_pay_apply, NULL, 0},
    [TASK_FINISH] = {NULL, finish_run, NULL, 0},
};

/* ---- any decision ---- */

static void task_list(const struct state *state, const struct task *task, struct list *list) {
    const struct task_rule *rule = &monuments_task_rules[task->kind];
    rule->list(state, task, list);
    if (list->count == 0 || list_full(list)) {
        return;
    }
    if ((rule->flags & RULE_STOP) != 0 && task->done > 0) {
        list_add(list, MOVE(OP_DONE, 0, 0, 0, 0));
    }
    if ((rule->flags & RULE_QUESTS) != 0) {
        monuments_quests_offer(state, task->seat, list);
    }
}

void monuments_turn_list(const struct state *state, struct list *list) {
    if (state->task_count > 0) {
        task_list(state, task_now(state), list);
    }
}

static void carry_out(struct state *state, move_t move) {
    struct task *task = task_top(state);
    const struct task_rule *rule = &monuments_task_rules[task->kind];
    if (move_op(move) == OP_QUEST) {
        monuments_quest_turn_in(state, task->seat, move_hex(move));
    } else if (move_op(move) == OP_DONE && (rule->flags & RULE_STOP) != 0) {
        monuments_task_pop(state);
    } else {
        rule->apply(state, task, move);
    }
}

/* Reading 38: what can be done in one way only is done, what can't be done at all is dropped. */
static void settle(struct state *state) {
    while (state->task_count > 0) {
        struct task *task = task_top(state);
        const struct task_rule *rule = &monuments_task_rules[task->kind];
        move_t found[2];
        struct list list = {found, 0, 2};
        if (rule->list == NULL) {
            rule->apply(state, task, MOVE_NONE);
            continue;
        }
        if ((rule->flags & RULE_ASK) != 0) {
            return;
        }
        task_list(state, task, &list);
        if (list.count > 1 || (list.count == 1 && move_op(found[0]) == OP_ROLL)) {
            return;
        }
        if (list.count == 1) {
            carry_out(state, found[0]);
        } else if (rule->dropped != NULL) {
            rule->dropped(state, task);
        } else {
            monuments_task_pop(state);
        }
    }
}

void monuments_turn_apply(struct state *state, move_t move) {
    carry_out(state, move);
    settle(state);
}

/* ---- set-up: reading 37 ---- */

void monuments_turn_begin(struct state *state) {
    monuments_task_push(state, TASK_TURN, 0, 1);
    for (unsigned seat = state->seats; seat-- > 0;) {
        monuments_task_push(state, TASK_PLACE_FIRST, seat, START_GOODS);
    }
    for (unsigned seat = state->seats; seat-- > 0;) {
        monuments_task_push(state, TASK_KEEP_FIRST, seat, 1);
    }
    settle(state);
}

static void place_first_list(const struct state *state, const struct task *task, struct list *list) {
    for (unsigned hex = 0; task->left > 0 && hex < LAND_HEXES; hex++) {
        if (monuments_map_open(state, hex) && goods_room(state, hex) > 0) {
            list_add(list, MOVE(OP_PLACE, hex, THING_GOODS + monuments_hexes[hex].terrain, 0, 0));
        }
    }
}

static void place_first_apply(struct state *state, struct task *task, move_t move) {
    monuments_goods_from_bank(state, move_hex(move), move_thing(move), 1);
    task->left--;
}

/* ---- a turn ---- */

/* The first task of a card. Monument and Quests begin in their own way. */
static struct task card_task(const struct state *state, unsigned seat, unsigned card) {
    static const struct {
        uint8_t kind, left, green, gain;
    } begins[CARDS] = {
        [CARD_UPGRADE] = {TASK_UPGRADE, 1, 0, GAIN_UPGRADES},
        [CARD_MOVE] = {TASK_MOVE, 2, 1, GAIN_MOVE_UNITS},
        [CARD_PRODUCE] = {TASK_PRODUCE, 2, 1, GAIN_PRODUCE_HEXES},
        [CARD_BUILD] = {TASK_BUILD, 1, 0, GAINS},
        [CARD_POPULATE] = {TASK_POPULATE, 1, 1, GAIN_POPULATE_WORKERS},
        [CARD_TRAIN] = {TASK_TRAIN, 1, 0, GAINS},
        [CARD_ATTACK] = {TASK_ATTACK, 1, 0, GAINS},
        [CARD_TRADE] = {TASK_TRADE, 2, 0, GAIN_TRADE_SWAPS},
    };
    unsigned left = begins[card].left;
    left += is_green(state, seat, card) ? begins[card].green : 0u;
    left += begins[card].gain < GAINS ? state->sides[seat].gains[begins[card].gain] : 0u;
    return (struct task){.kind = begins[card].kind, .seat = (uint8_t)seat, .left = (uint8_t)left};
}

/* How many units, hexes, towns, swaps or cards it gives. */
unsigned monuments_card_steps(const struct state *state, unsigned seat, unsigned card) {
    return card_task(state, seat, card).left;
}

/* Reading 39: its first step has a possibility. */
bool monuments_card_possible(const struct state *state, unsigned seat, unsigned card) {
    if (card == CARD_MONUMENT) {
        return monuments_layer_possible(state, seat);
    }
    if (card == CARD_QUESTS) {
        return monuments_quests_possible(state, seat);
    }
    move_t found;
    struct list list = {&found, 0, 1};
    struct task const task = card_task(state, seat, card);
    monuments_task_rules[task.kind].list(state, &task, &list);
    return list.count > 0;
}

/* Cards that do nothing without something to pay with. */
enum { PAID_CARDS = 1 << CARD_UPGRADE | 1 << CARD_BUILD | 1 << CARD_TRAIN | 1 << CARD_TRADE };

static unsigned cards_possible(const struct state *state, unsigned seat) {
    unsigned possible = 0;
    uint32_t hand = state->sides[seat].hand;
    if (monuments_stock_of(state, seat) == 0) {
        hand &= ~(uint32_t)PAID_CARDS;
    }
    while (hand != 0) {
        unsigned const card = (unsigned)bits_next(&hand);
        possible |= monuments_card_possible(state, seat, card) ? 1u << card : 0u;
    }
    return possible;
}

static void turn_list_cards(const struct state *state, const struct task *task, struct list *list) {
    unsigned const hand = state->sides[task->seat].hand;
    uint32_t play = cards_possible(state, task->seat);
    for (play = play != 0 ? play : hand; play != 0;) {
        list_add(list, MOVE(OP_PLAY, 0, bits_next(&play), 0, 0));
    }
    if (hand != ALL_CARDS) {
        list_add(list, MOVE(OP_TAKE, 0, 0, 0, 0));
    }
}

static void turn_play_card(struct state *state, struct task *task, move_t move) {
    unsigned const seat = task->seat, card = move_thing(move);
    struct side *side = &state->sides[seat];
    monuments_task_pop(state);
    monuments_task_push(state, TASK_END, seat, 1);
    if (move_op(move) == OP_TAKE) {
        side->hand = ALL_CARDS;
        return;
    }
    bool const possible = monuments_card_possible(state, seat, card);
    side->hand = (uint16_t)(side->hand & ~(1u << card));
    if (!possible) {
        return;
    }
    if (card == CARD_MONUMENT) {
        monuments_layer_begin(state, seat);
    } else if (card == CARD_QUESTS) {
        monuments_quests_draw(state, seat);
    } else {
        struct task const first = card_task(state, seat, card);
        *monuments_task_push(state, first.kind, seat, first.left) = first;
    }
}

static void end_list(const struct state *state, const struct task *task, struct list *list) {
    (void)state;
    (void)task;
    list_add(list, MOVE(OP_DONE, 0, 0, 0, 0));
}

/* Readings 33 and 36: the round of the first fifth layer is completed, and there are 80 rounds at most. */
static void end_apply(struct state *state, struct task *task, move_t move) {
    (void)move;
    unsigned const next = task->seat + 1u < state->seats ? task->seat + 1u : 0;
    monuments_task_pop(state);
    state->used[0] = state->used[1] = 0;
    state->moved_count = 0;
    memset(state->moved, 0, sizeof state->moved);
    memset(&state->battle.joined, 0, sizeof state->battle.joined);
    if (next == 0) {
        if (state->last || state->round == ROUND_LIMIT) {
            return;
        }
        state->round++;
    }
    monuments_task_push(state, TASK_TURN, next, 1);
}

/* ---- what has been paid for ---- */

void monuments_finish_push(struct state *state, unsigned seat, move_t move) {
    struct task *task = monuments_task_push(state, TASK_FINISH, seat, 1);
    task->a = (uint8_t)(move & 0xff);
    task->b = (uint8_t)(move >> 8 & 0xff);
    task->c = (uint8_t)(move >> 16);
}

move_t monuments_finish_move(const struct task *task) {
    return task->a | (uint32_t)task->b << 8 | (uint32_t)task->c << 16;
}

static void finish_run(struct state *state, struct task *task, move_t nothing) {
    (void)nothing;
    unsigned const seat = task->seat;
    move_t const move = monuments_finish_move(task);
    monuments_task_pop(state);
    switch (move_op(move)) {
    case OP_UPGRADE:
        state->sides[seat].green = (uint16_t)(state->sides[seat].green | 1u << move_thing(move));
        break;
    case OP_TRAIN:
    case OP_FORGE:
        monuments_train_finish(state, seat, move);
        break;
    default:
        monuments_build_finish(state, seat, move);
        break;
    }
}
