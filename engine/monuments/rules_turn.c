/* The turn and the stack of tasks: rulings 1, 33, 36 to 42. */
#include "inner.h"
#include "rules.h"

static void turn_list_cards(const struct monuments_state *state, const struct monuments_task *task,
                            struct monuments_list *list);
static void turn_play_card(struct monuments_state *state, struct monuments_task *task, move_t move);
static void place_first_list(const struct monuments_state *state, const struct monuments_task *task,
                             struct monuments_list *list);
static void place_first_apply(struct monuments_state *state, struct monuments_task *task, move_t move);
static void end_list(const struct monuments_state *state, const struct monuments_task *task,
                     struct monuments_list *list);
static void end_apply(struct monuments_state *state, struct monuments_task *task, move_t move);
static void finish_run(struct monuments_state *state, struct monuments_task *task, move_t move);

enum { STEPS = MONUMENTS_RULE_QUESTS | MONUMENTS_RULE_STOP };

const struct monuments_task_rule monuments_task_rules[MONUMENTS_TASK_KINDS] = {
    [MONUMENTS_TASK_KEEP_FIRST] = {monuments_keep_first_list, monuments_keep_first_apply, NULL, 0},
    [MONUMENTS_TASK_PLACE_FIRST] = {place_first_list, place_first_apply, NULL, 0},
    [MONUMENTS_TASK_TURN] = {turn_list_cards, turn_play_card, NULL,
                             MONUMENTS_RULE_QUESTS | MONUMENTS_RULE_ASK},
    [MONUMENTS_TASK_END] = {end_list, end_apply, NULL, MONUMENTS_RULE_QUESTS},
    [MONUMENTS_TASK_UPGRADE] = {monuments_upgrade_list, monuments_upgrade_apply, NULL, STEPS},
    [MONUMENTS_TASK_MOVE] = {monuments_move_list, monuments_move_apply, NULL, STEPS},
    [MONUMENTS_TASK_GOING] = {monuments_going_list, monuments_going_apply, NULL, 0},
    [MONUMENTS_TASK_PRODUCE] = {monuments_produce_list, monuments_produce_apply, NULL, STEPS},
    [MONUMENTS_TASK_BUILD] = {monuments_build_list, monuments_build_apply, NULL, STEPS},
    [MONUMENTS_TASK_POPULATE] = {monuments_populate_list, monuments_populate_apply, NULL, STEPS},
    [MONUMENTS_TASK_SACRIFICE] = {monuments_sacrifice_list, monuments_sacrifice_apply, NULL, 0},
    [MONUMENTS_TASK_LAYER] = {NULL, monuments_layer_run, NULL, 0},
    [MONUMENTS_TASK_BONUS] = {monuments_bonus_list, monuments_bonus_apply, NULL, 0},
    [MONUMENTS_TASK_OPTION] = {monuments_option_list, monuments_option_apply, NULL, 0},
    [MONUMENTS_TASK_GIFTS] = {NULL, monuments_gifts_run, NULL, 0},
    [MONUMENTS_TASK_GIFT_RESOURCE] = {monuments_gift_resource_list, monuments_gift_apply, NULL, 0},
    [MONUMENTS_TASK_GIFT_WORKER] = {monuments_gift_worker_list, monuments_gift_apply, NULL, 0},
    [MONUMENTS_TASK_GIFT_BUILDING] = {monuments_gift_building_list, monuments_gift_apply, NULL, 0},
    [MONUMENTS_TASK_GIFT_UNIT] = {monuments_gift_unit_list, monuments_gift_apply, NULL, 0},
    [MONUMENTS_TASK_GIFT_UPGRADE] = {monuments_gift_upgrade_list, monuments_gift_apply, NULL, 0},
    [MONUMENTS_TASK_GIFT_BRIDGE] = {monuments_gift_bridge_list, monuments_gift_apply, NULL, 0},
    [MONUMENTS_TASK_GIFT_FERRY] = {monuments_gift_ferry_list, monuments_gift_apply, NULL, 0},
    [MONUMENTS_TASK_TRAIN] = {monuments_train_list, monuments_train_apply, NULL, STEPS},
    [MONUMENTS_TASK_WEAPON] = {monuments_weapon_list, monuments_weapon_apply, NULL, 0},
    [MONUMENTS_TASK_ATTACK] = {monuments_attack_list, monuments_attack_apply, NULL, STEPS},
    [MONUMENTS_TASK_JOIN] = {monuments_join_list, monuments_join_apply, NULL, 0},
    [MONUMENTS_TASK_LOSE] = {monuments_lose_list, monuments_lose_apply, NULL, 0},
    [MONUMENTS_TASK_RETREAT] = {monuments_retreat_list, monuments_retreat_apply, monuments_retreat_dropped,
                                0},
    [MONUMENTS_TASK_ENTER] = {monuments_enter_list, monuments_enter_apply, NULL, MONUMENTS_RULE_STOP},
    [MONUMENTS_TASK_KEEP] = {monuments_keep_list, monuments_keep_apply, NULL, 0},
    [MONUMENTS_TASK_TRADE] = {monuments_trade_list, monuments_trade_apply, NULL, STEPS},
    [MONUMENTS_TASK_GET] = {monuments_get_list, monuments_get_apply, NULL, 0},
    [MONUMENTS_TASK_PAY] = {monuments_pay_list, monuments_pay_apply, NULL, 0},
    [MONUMENTS_TASK_FINISH] = {NULL, finish_run, NULL, 0},
};

/* ---- any decision */

static void task_list(const struct monuments_state *state, const struct monuments_task *task,
                      struct monuments_list *list) {
    const struct monuments_task_rule *rule = &monuments_task_rules[task->kind];
    rule->list(state, task, list);
    if (list->count == 0 || monuments_list_full(list)) {
        return;
    }
    if ((rule->flags & MONUMENTS_RULE_STOP) != 0 && task->done > 0) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_DONE, 0, 0, 0, 0));
    }
    if ((rule->flags & MONUMENTS_RULE_QUESTS) != 0) {
        monuments_quests_offer(state, task->seat, list);
    }
}

void monuments_turn_list(const struct monuments_state *state, struct monuments_list *list) {
    if (state->task_count > 0) {
        task_list(state, monuments_task_now(state), list);
    }
}

static void carry_out(struct monuments_state *state, move_t move) {
    struct monuments_task *task = monuments_task_top(state);
    const struct monuments_task_rule *rule = &monuments_task_rules[task->kind];
    if (monuments_move_op(move) == MONUMENTS_OP_QUEST) {
        monuments_quest_turn_in(state, task->seat, monuments_move_hex(move));
    } else if (monuments_move_op(move) == MONUMENTS_OP_DONE && (rule->flags & MONUMENTS_RULE_STOP) != 0) {
        monuments_task_pop(state);
    } else {
        rule->apply(state, task, move);
    }
}

/* Ruling 38: what can be done in one way only is done, what can't be done at all is dropped. */
static void settle(struct monuments_state *state) {
    while (state->task_count > 0) {
        struct monuments_task *task = monuments_task_top(state);
        const struct monuments_task_rule *rule = &monuments_task_rules[task->kind];
        move_t found[2];
        struct monuments_list list = {found, 0, 2};
        if (rule->list == NULL) {
            rule->apply(state, task, MOVE_NONE);
            continue;
        }
        if ((rule->flags & MONUMENTS_RULE_ASK) != 0) {
            return;
        }
        task_list(state, task, &list);
        if (list.count > 1 || (list.count == 1 && monuments_move_op(found[0]) == MONUMENTS_OP_ROLL)) {
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

move_t monuments_only_move(const void *now, bool *ends) {
    const struct monuments_state *state = now;
    move_t found[2];
    struct monuments_list list = {found, 0, 2};
    const struct monuments_task *task = state->task_count > 0 ? monuments_task_now(state) : NULL;
    if (task == NULL || (monuments_task_rules[task->kind].flags & MONUMENTS_RULE_QUESTS) == 0 ||
        (monuments_task_rules[task->kind].flags & MONUMENTS_RULE_ASK) != 0) {
        return MOVE_NONE;
    }
    const struct monuments_task_rule *rule = &monuments_task_rules[task->kind];
    rule->list(state, task, &list);
    *ends = task->kind == MONUMENTS_TASK_END;
    return list.count == 1 && ((rule->flags & MONUMENTS_RULE_STOP) == 0 || task->done == 0) ? found[0]
                                                                                            : MOVE_NONE;
}

void monuments_turn_apply(struct monuments_state *state, move_t move) {
    carry_out(state, move);
    settle(state);
}

/* ---- set-up: ruling 37 */

void monuments_turn_begin(struct monuments_state *state) {
    monuments_task_push(state, MONUMENTS_TASK_TURN, 0, 1);
    for (unsigned seat = state->seats; seat-- > 0;) {
        monuments_task_push(state, MONUMENTS_TASK_PLACE_FIRST, seat, MONUMENTS_START_RESOURCES);
    }
    for (unsigned seat = state->seats; seat-- > 0;) {
        monuments_task_push(state, MONUMENTS_TASK_KEEP_FIRST, seat, 1);
    }
    settle(state);
}

static void place_first_list(const struct monuments_state *state, const struct monuments_task *task,
                             struct monuments_list *list) {
    for (unsigned hex = 0; task->left > 0 && hex < MONUMENTS_LAND_HEXES; hex++) {
        if (monuments_map_open(state, hex) && monuments_resources_room(state, hex) > 0) {
            monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_PLACE, hex,
                                                    MONUMENTS_TOKEN_RESOURCES + monuments_hexes[hex].terrain,
                                                    0, 0));
        }
    }
}

static void place_first_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    monuments_resources_from_bank(state, monuments_move_hex(move), monuments_move_token(move), 1);
    task->left--;
}

/* ---- a turn */

/* The first task of a card. Monument and Quests begin in their own way. */
static struct monuments_task card_task(const struct monuments_state *state, unsigned seat, unsigned card) {
    static const struct {
        uint8_t kind, left, green, gain;
    } begins[MONUMENTS_CARDS] = {
        [MONUMENTS_CARD_UPGRADE] = {MONUMENTS_TASK_UPGRADE, 1, 0, MONUMENTS_GAIN_UPGRADES},
        [MONUMENTS_CARD_MOVE] = {MONUMENTS_TASK_MOVE, 2, 1, MONUMENTS_GAIN_MOVE_UNITS},
        [MONUMENTS_CARD_PRODUCE] = {MONUMENTS_TASK_PRODUCE, 2, 1, MONUMENTS_GAIN_PRODUCE_HEXES},
        [MONUMENTS_CARD_BUILD] = {MONUMENTS_TASK_BUILD, 1, 0, MONUMENTS_GAINS},
        [MONUMENTS_CARD_POPULATE] = {MONUMENTS_TASK_POPULATE, 1, 1, MONUMENTS_GAIN_POPULATE_WORKERS},
        [MONUMENTS_CARD_TRAIN] = {MONUMENTS_TASK_TRAIN, 1, 0, MONUMENTS_GAINS},
        [MONUMENTS_CARD_ATTACK] = {MONUMENTS_TASK_ATTACK, 1, 0, MONUMENTS_GAINS},
        [MONUMENTS_CARD_TRADE] = {MONUMENTS_TASK_TRADE, 2, 0, MONUMENTS_GAIN_TRADE_SWAPS},
    };
    unsigned left = begins[card].left;
    left += monuments_is_green(state, seat, card) ? begins[card].green : 0u;
    left += begins[card].gain < MONUMENTS_GAINS ? state->seat_states[seat].gains[begins[card].gain] : 0u;
    return (struct monuments_task){.kind = begins[card].kind, .seat = (uint8_t)seat, .left = (uint8_t)left};
}

/* How many units, hexes, towns, swaps or cards it gives. */
unsigned monuments_card_steps(const struct monuments_state *state, unsigned seat, unsigned card) {
    assert_inner(seat < MONUMENTS_SEATS && card < MONUMENTS_CARDS);
    return card_task(state, seat, card).left;
}

/* Ruling 39: its first step has a possibility. */
bool monuments_card_possible(const struct monuments_state *state, unsigned seat, unsigned card) {
    assert_inner(seat < MONUMENTS_SEATS && card < MONUMENTS_CARDS);
    if (card == MONUMENTS_CARD_MONUMENT) {
        return monuments_layer_possible(state, seat);
    }
    if (card == MONUMENTS_CARD_QUESTS) {
        return monuments_quests_possible(state, seat);
    }
    move_t found;
    struct monuments_list list = {&found, 0, 1};
    const struct monuments_task task = card_task(state, seat, card);
    monuments_task_rules[task.kind].list(state, &task, &list);
    return list.count > 0;
}

/* Cards that do nothing without something to pay with. */
enum {
    PAID_CARDS = 1 << MONUMENTS_CARD_UPGRADE | 1 << MONUMENTS_CARD_BUILD | 1 << MONUMENTS_CARD_TRAIN |
                 1 << MONUMENTS_CARD_TRADE
};

unsigned monuments_cards_possible(const struct monuments_state *state, unsigned seat) {
    unsigned possible = 0;
    uint32_t hand = state->seat_states[seat].hand;
    if (monuments_stock_of(state, seat) == 0) {
        hand &= ~(uint32_t)PAID_CARDS;
    }
    while (hand != 0) {
        const unsigned card = (unsigned)monuments_bits_next(&hand);
        possible |= monuments_card_possible(state, seat, card) ? 1u << card : 0u;
    }
    return possible;
}

static void turn_list_cards(const struct monuments_state *state, const struct monuments_task *task,
                            struct monuments_list *list) {
    const unsigned hand = state->seat_states[task->seat].hand;
    uint32_t play = monuments_cards_possible(state, task->seat);
    for (play = play != 0 ? play : hand; play != 0;) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_PLAY, 0, monuments_bits_next(&play), 0, 0));
    }
    if (hand != MONUMENTS_ALL_CARDS) {
        monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_TAKE, 0, 0, 0, 0));
    }
}

static void turn_play_card(struct monuments_state *state, struct monuments_task *task, move_t move) {
    const unsigned seat = task->seat, card = monuments_move_token(move);
    struct monuments_seat_state *seat_state = &state->seat_states[seat];
    monuments_task_pop(state);
    monuments_task_push(state, MONUMENTS_TASK_END, seat, 1);
    if (monuments_move_op(move) == MONUMENTS_OP_TAKE) {
        seat_state->hand = MONUMENTS_ALL_CARDS;
        return;
    }
    const bool possible = monuments_card_possible(state, seat, card);
    seat_state->hand = (uint16_t)(seat_state->hand & ~(1u << card));
    if (!possible) {
        return;
    }
    if (card == MONUMENTS_CARD_MONUMENT) {
        monuments_layer_begin(state, seat);
    } else if (card == MONUMENTS_CARD_QUESTS) {
        monuments_quests_draw(state, seat);
    } else {
        const struct monuments_task first = card_task(state, seat, card);
        *monuments_task_push(state, first.kind, seat, first.left) = first;
    }
}

static void end_list(const struct monuments_state *state, const struct monuments_task *task,
                     struct monuments_list *list) {
    (void)state;
    (void)task;
    monuments_list_add(list, MONUMENTS_MOVE(MONUMENTS_OP_DONE, 0, 0, 0, 0));
}

/* Rulings 33 and 36: the round of the first fifth layer is completed, and there are 80 rounds at most. */
static void end_apply(struct monuments_state *state, struct monuments_task *task, move_t move) {
    (void)move;
    const unsigned next = task->seat + 1u < state->seats ? task->seat + 1u : 0;
    monuments_task_pop(state);
    state->used[0] = state->used[1] = 0;
    state->moved_count = 0;
    memset(state->moved, 0, sizeof state->moved);
    memset(&state->battle.joined, 0, sizeof state->battle.joined);
    if (next == 0) {
        if (state->last || state->round == MONUMENTS_ROUND_LIMIT) {
            return;
        }
        state->round++;
    }
    monuments_task_push(state, MONUMENTS_TASK_TURN, next, 1);
}

/* ---- what has been paid for */

void monuments_finish_push(struct monuments_state *state, unsigned seat, move_t move) {
    struct monuments_task *task = monuments_task_push(state, MONUMENTS_TASK_FINISH, seat, 1);
    for (unsigned i = 0; i < sizeof task->of.move; i++) {
        task->of.move[i] = (uint8_t)(move >> (8 * i) & 0xff);
    }
}

move_t monuments_finish_move(const struct monuments_task *task) {
    const uint8_t *move = task->of.move;
    return move[0] | (uint32_t)move[1] << 8 | (uint32_t)move[2] << 16;
}

static void finish_run(struct monuments_state *state, struct monuments_task *task, move_t nothing) {
    (void)nothing;
    const unsigned seat = task->seat;
    const move_t move = monuments_finish_move(task);
    monuments_task_pop(state);
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_UPGRADE:
        state->seat_states[seat].green =
            (uint16_t)(state->seat_states[seat].green | 1u << monuments_move_token(move));
        break;
    case MONUMENTS_OP_TRAIN:
    case MONUMENTS_OP_FORGE:
        monuments_train_finish(state, seat, move);
        break;
    default:
        monuments_build_finish(state, seat, move);
        break;
    }
}
