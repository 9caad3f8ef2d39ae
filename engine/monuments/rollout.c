/* What the search needs to know of Monuments: a move that a sensible player might make, and how well a seat
 * stands. Both are guesses of ours, tuned by play between them; no rule depends on them. */

#include <string.h>

#include "inner.h"
#include "rules.h"

/* ---- what the next layer wants */

/* What a seat lacks for its next layer, for both the move and the value. */
struct plan {
    unsigned hexes, held;     /* land needed and held */
    unsigned resources, have; /* resources needed, and those of them that lie there */
    unsigned stock;           /* all that lie there */
    uint8_t missing[MONUMENTS_RESOURCES];
    bool built; /* all layers stand */
};

static struct plan plan_of(const struct monuments_state *state, unsigned seat) {
    const unsigned layer = state->seat_states[seat].built;
    struct plan plan = {.held = monuments_map_held(state, seat), .built = layer == MONUMENTS_LAYERS};
    if (plan.built) {
        return plan;
    }
    const uint32_t stock = monuments_stock_of(state, seat);
    plan.hexes = monuments_layer_hexes(state, seat);
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        const unsigned cost = monuments_layers[layer].cost[resource],
                       stocked = monuments_stock_resource(stock, resource);
        const unsigned have = stocked < cost ? stocked : cost;
        plan.stock += stocked;
        plan.resources += cost;
        plan.have += have;
        plan.missing[resource] = (uint8_t)(cost - have);
    }
    return plan;
}

/* ---- ways to new land */

enum { FAR = 0xff };

/* How many steps each held dry hex is from land that one could take; boarding a docked ferry counts as one.
 */
struct ways {
    struct monuments_mask fresh; /* land that could be taken */
    uint8_t steps[MONUMENTS_DRY_HEXES];
};

/* One step away, or a ferry lies there. */
static bool sets_out(const struct monuments_state *state, const struct ways *ways, unsigned hex) {
    if (monuments_is_land(hex) && state->docks[hex] != 0) {
        return true;
    }
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned to = monuments_hexes[hex].near[direction];
        if (monuments_is_land(to) && monuments_mask_has(&ways->fresh, to) &&
            monuments_map_bridge(state, hex, direction)) {
            return true;
        }
    }
    return false;
}

/* Through held hexes to those that are further away. */
static void ways_spread(const struct monuments_state *state, const struct monuments_mask *here,
                        struct ways *ways, uint8_t *queue, unsigned tail) {
    for (unsigned head = 0; head < tail; head++) {
        const unsigned at = queue[head];
        for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
            const unsigned hex = monuments_hexes[at].near[direction];
            if (hex < MONUMENTS_DRY_HEXES && ways->steps[hex] == FAR && monuments_mask_has(here, hex) &&
                monuments_map_bridge(state, at, direction)) {
                assert_inner(tail < MONUMENTS_DRY_HEXES);
                ways->steps[hex] = (uint8_t)(ways->steps[at] + 1);
                queue[tail++] = (uint8_t)hex;
            }
        }
    }
}

/* Land that the seat could take and doesn't hold. */
static inline struct monuments_mask fresh_land(const struct monuments_state *state, unsigned seat) {
    const struct monuments_mask open = monuments_map_enterable(state, seat);
    const struct monuments_mask *here = &state->seat_states[seat].unit_hexes;
    return (struct monuments_mask){
        {open.word[0] & ~here->word[0], open.word[1] & ~here->word[1] & MONUMENTS_LAND_WORD_1, 0, 0}};
}

static void ways_find(const struct monuments_state *state, unsigned seat, struct ways *ways) {
    const struct monuments_mask *here = &state->seat_states[seat].unit_hexes;
    struct monuments_mask held = {{here->word[0], here->word[1] & MONUMENTS_DRY_WORD_1, 0, 0}};
    uint8_t queue[MONUMENTS_DRY_HEXES];
    unsigned tail = 0;
    ways->fresh = fresh_land(state, seat);
    memset(ways->steps, FAR, sizeof ways->steps);
    for (int hex; (hex = monuments_mask_next(&held)) >= 0;) {
        if (sets_out(state, ways, (unsigned)hex)) {
            ways->steps[hex] = 1;
            queue[tail++] = (uint8_t)hex;
        }
    }
    ways_spread(state, here, ways, queue, tail);
}

/* ---- what is looked at once for all moves of a decision */

struct view {
    const struct monuments_state *state;
    unsigned seat;
    struct plan plan;
    bool has_town;
    struct ways ways;
};

/* Kinds of tasks whose moves are judged by the ways to new land, */
static bool asks_ways(unsigned kind) {
    return kind == MONUMENTS_TASK_TURN || kind == MONUMENTS_TASK_MOVE || kind == MONUMENTS_TASK_GOING ||
           kind == MONUMENTS_TASK_BUILD;
}

/* and those that have no use for the plan. */
static bool asks_plan(unsigned kind) {
    return kind != MONUMENTS_TASK_MOVE && kind != MONUMENTS_TASK_GOING && kind != MONUMENTS_TASK_BUILD &&
           kind != MONUMENTS_TASK_UPGRADE && kind != MONUMENTS_TASK_POPULATE;
}

static void view_of(const struct monuments_state *state, unsigned seat, unsigned kind, struct view *view) {
    view->state = state;
    view->seat = seat;
    view->has_town = monuments_pieces_on_board(state, seat, MONUMENTS_PIECE_TOWN) > 0;
    if (asks_plan(kind)) {
        view->plan = plan_of(state, seat);
    }
    if (asks_ways(kind)) {
        ways_find(state, seat, &view->ways);
    } else { /* a gift's ferry is judged by whether there is land at all */
        memset(&view->ways.fresh, 0xff, sizeof view->ways.fresh);
    }
}

enum { FIRST_TOWN = 8 }; /* what it adds to the score of a move that brings it */

/* Workers that a working town keeps, so that Populate serves it. */
static unsigned kept_in(const struct view *view, unsigned hex) {
    const struct monuments_seat_state *seat_state = &view->state->seat_states[view->seat];
    const bool town =
        seat_state->workers > 0 && monuments_building_works(view->state, view->seat, MONUMENTS_TOWN, hex);
    return town && seat_state->gains[MONUMENTS_GAIN_TOWN_NEEDS] == 0 ? 2 : 1;
}

/* Units beyond those that a hex keeps. */
static unsigned spare_in(const struct view *view, unsigned hex) {
    const unsigned kept = monuments_is_land(hex) ? kept_in(view, hex) : 0;
    const unsigned units =
        monuments_workers_in(view->state, hex) + monuments_units_of(view->state, hex, MONUMENTS_ARMY);
    return units > kept ? units - kept : 0;
}

/* Spare units: those that can walk to new land or a ferry, and those that can't. */
struct spare {
    unsigned near, cut_off, at_sea;
};

static struct spare spare_of(const struct view *view) {
    struct spare spare = {0, 0, 0};
    struct monuments_mask unit_hexes = view->state->seat_states[view->seat].unit_hexes;
    for (int hex; (hex = monuments_mask_next(&unit_hexes)) >= 0;) {
        if (monuments_is_water((unsigned)hex)) {
            spare.at_sea++;
        } else if (view->ways.steps[hex] != FAR) {
            spare.near += spare_in(view, (unsigned)hex);
        } else {
            spare.cut_off += spare_in(view, (unsigned)hex);
        }
    }
    return spare;
}

/* ---- others within reach */

enum contact { CONTACT_NONE, CONTACT_NEAR, CONTACT_STRIKE };

/* By how many dice a seat's best attack on a hex is ahead; below 0 if it is behind. */
static int dice_ahead(const struct monuments_state *state, unsigned seat, unsigned target) {
    const struct monuments_battle battle = monuments_battle_most(state, seat, target);
    const int attack = monuments_battle_power(state, &battle, 0) > 0
                           ? (int)monuments_battle_dice(state, &battle, 0)
                           : 0; /* bonus dice alone attack nobody */
    return attack - (int)monuments_battle_dice(state, &battle, 1);
}

/* An attack from there should win. */
static bool could_strike(const struct monuments_state *state, unsigned seat, unsigned hex) {
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned target = monuments_hexes[hex].near[direction];
        if ((monuments_is_land(target) || (target != MONUMENTS_NO_HEX && monuments_is_water(target))) &&
            monuments_map_foreign(state, seat, target) && dice_ahead(state, seat, target) > 0) {
            return true;
        }
    }
    return false;
}

/* Others' land lies two steps off: an airforce comes beside it in one move. */
static bool others_near(const struct monuments_state *state, unsigned seat, unsigned hex) {
    for (unsigned first = 0; first < MONUMENTS_DIRECTIONS; first++) {
        const unsigned over = monuments_hexes[hex].near[first];
        for (unsigned second = 0; over != MONUMENTS_NO_HEX && second < MONUMENTS_DIRECTIONS; second++) {
            const unsigned land = monuments_hexes[over].near[second];
            if (monuments_is_land(land) && monuments_map_foreign(state, seat, land)) {
                return true;
            }
        }
    }
    return false;
}

/* What a seat that may attack has fighters for. */
static enum contact contact_of(const struct monuments_state *state, unsigned seat) {
    struct monuments_mask unit_hexes = state->seat_states[seat].unit_hexes;
    enum contact contact = CONTACT_NONE;
    for (int hex; state->seat_states[seat].gains[MONUMENTS_GAIN_TRAIN] > 0 &&
                  (hex = monuments_mask_next(&unit_hexes)) >= 0;) {
        if ((state->units[hex] & MONUMENTS_UNITS_POWER) == 0) {
            continue;
        }
        if (could_strike(state, seat, (unsigned)hex)) {
            return CONTACT_STRIKE;
        }
        if (monuments_units_of(state, (unsigned)hex, MONUMENTS_AIR) > 0 &&
            others_near(state, seat, (unsigned)hex)) {
            contact = CONTACT_NEAR;
        }
    }
    return contact;
}

/* ---- which card */

enum {
    MOVES_SEEN =
        128,        /* of a longer list only these: the widest seen in play had 116, and the stack is small */
    TAKE_LEAST = 2, /* a take-back is never quite out of the question */
    TAKE_PART = 8,  /* of what the discarded cards are worth, a take-back counts this part, */
    TAKE_ALL = 1,   /* and all of it if no card in hand is wanted */
};

/* The weight of each card by itself, and where the plan wants it. */
static const struct {
    uint8_t plain, wanted;
} card_weights[MONUMENTS_CARDS] = {
    [MONUMENTS_CARD_UPGRADE] = {2, 5},   [MONUMENTS_CARD_MOVE] = {1, 30},
    [MONUMENTS_CARD_PRODUCE] = {2, 24},  [MONUMENTS_CARD_BUILD] = {1, 30},
    [MONUMENTS_CARD_POPULATE] = {4, 34}, [MONUMENTS_CARD_MONUMENT] = {250, 250},
    [MONUMENTS_CARD_TRAIN] = {1, 8},     [MONUMENTS_CARD_ATTACK] = {1, 40},
    [MONUMENTS_CARD_QUESTS] = {2, 2},    [MONUMENTS_CARD_TRADE] = {1, 8},
};

static bool town_short(const struct view *view) {
    const struct monuments_seat_state *seat_state = &view->state->seat_states[view->seat];
    uint32_t bits[2];
    monuments_buildings_working(view->state, view->seat, MONUMENTS_TOWN, bits);
    for (struct monuments_mask towns = {{bits[0], bits[1], 0, 0}};;) {
        const int hex = monuments_mask_next(&towns);
        if (hex < 0) {
            return (bits[0] | bits[1]) != 0 && seat_state->workers > 0;
        }
        if (monuments_workers_in(view->state, (unsigned)hex) >= kept_in(view, (unsigned)hex)) {
            return false;
        }
    }
}

/* Cards that bring the next layer nearer. */
static unsigned cards_wanted(const struct view *view) {
    const struct monuments_seat_state *seat_state = &view->state->seat_states[view->seat];
    const struct plan *plan = &view->plan;
    const struct spare spare = spare_of(view);
    const bool land = plan->held < plan->hexes + 1, resources = plan->have < plan->resources;
    const bool town = monuments_pieces_on_board(view->state, view->seat, MONUMENTS_PIECE_TOWN) > 0 ||
                      !monuments_pay_possible(monuments_stock_of(view->state, view->seat),
                                              monuments_building_data[MONUMENTS_TOWN].cost,
                                              monuments_build_discount(view->state, view->seat, false), 1);
    const bool grows = monuments_workers_on_board(view->state, view->seat) < plan->hexes + 3;
    unsigned wanted = 1u << MONUMENTS_CARD_MONUMENT;
    wanted |= (land && spare.near + spare.at_sea > 0) || (grows && town_short(view))
                  ? 1u << MONUMENTS_CARD_MOVE
                  : 0u;
    wanted |=
        resources ? 1u << MONUMENTS_CARD_PRODUCE | 1u << MONUMENTS_CARD_TRADE : 1u << MONUMENTS_CARD_UPGRADE;
    wanted |= !town || (land && spare.cut_off > spare.near) ? 1u << MONUMENTS_CARD_BUILD : 0u;
    wanted |= grows ? 1u << MONUMENTS_CARD_POPULATE : 0u;
    wanted |= land && spare.cut_off > 0 && seat_state->gains[MONUMENTS_GAIN_TRAIN] > 0 &&
                      seat_state->supply[MONUMENTS_PIECE_AIR] > 0
                  ? 1u << MONUMENTS_CARD_TRAIN
                  : 0u;
    wanted |= contact_of(view->state, view->seat) == CONTACT_STRIKE ? 1u << MONUMENTS_CARD_ATTACK : 0u;
    return wanted;
}

static unsigned card_weight(unsigned card, unsigned wanted) {
    return (wanted >> card & 1) != 0 ? card_weights[card].wanted : card_weights[card].plain;
}

static unsigned take_weight(const struct monuments_seat_state *seat_state, unsigned wanted, bool stuck) {
    unsigned weight = 0;
    for (uint32_t gone = ~(uint32_t)seat_state->hand & MONUMENTS_ALL_CARDS; gone != 0;) {
        const unsigned card = (unsigned)monuments_bits_next(&gone);
        weight += card == MONUMENTS_CARD_MONUMENT ? 6u : card_weight(card, wanted);
    }
    return TAKE_LEAST + weight / (stuck ? TAKE_ALL : TAKE_PART);
}

/* At the start of a turn: quests at once, then by weight. */
static move_t card_pick(const struct view *view, const struct monuments_list *list, struct rng *rng) {
    const unsigned wanted = cards_wanted(view);
    unsigned total = 0, weight[MONUMENTS_CARDS + 1] = {0};
    bool stuck = true;
    for (unsigned i = 0; i < list->count; i++) { /* take-back is the last of them */
        const unsigned card = monuments_move_token(list->out[i]);
        if (monuments_move_op(list->out[i]) == MONUMENTS_OP_QUEST) {
            return list->out[i];
        }
        stuck = stuck && (monuments_move_op(list->out[i]) == MONUMENTS_OP_TAKE || (wanted >> card & 1) == 0);
        weight[i] = monuments_move_op(list->out[i]) == MONUMENTS_OP_TAKE
                        ? take_weight(&view->state->seat_states[view->seat], wanted, stuck)
                        : card_weight(card, wanted);
        total += weight[i];
    }
    unsigned roll = rng_below(rng, total), i = 0;
    while (roll >= weight[i]) {
        roll -= weight[i++];
    }
    const unsigned last = list->count - 1; /* no card for nothing, if all can be taken back */
    const bool useless =
        monuments_move_op(list->out[i]) == MONUMENTS_OP_PLAY &&
        monuments_move_op(list->out[last]) == MONUMENTS_OP_TAKE &&
        !monuments_card_possible(view->state, view->seat, monuments_move_token(list->out[i]));
    return list->out[useless ? last : i];
}

/* ---- which move */

enum { CROWD_SEATS = 3 }; /* from so many seats on other values count */

/* Scores of moves mean something only beside those of the same decision: the highest is played, and chance
 * can make up for three and three quarters (see monuments_rollout). They were found by play between them. */

/* Land that a ferry could land on, beside a water hex, and that one doesn't hold. */
static bool landfall(const struct view *view, unsigned water) {
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned to = monuments_hexes[water].near[direction];
        if (monuments_is_land(to) && monuments_mask_has(&view->ways.fresh, to)) {
            return true;
        }
    }
    return false;
}

/* How good a water hex is to set out from: new land beside it, or beside the next water. */
static int outlook(const struct view *view, unsigned water) {
    if (landfall(view, water)) {
        return 6;
    }
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned next = monuments_hexes[water].near[direction];
        if (next != MONUMENTS_NO_HEX && monuments_is_water(next) && landfall(view, next)) {
            return 3;
        }
    }
    return 0;
}

static int score_ferry(const struct view *view, unsigned to) {
    if (monuments_is_water(to)) {
        return 2 + outlook(view, to);
    }
    return monuments_holds(view->state, view->seat, to) ? -2 : 14;
}

/* On foot from one hex to the next; a town short of workers draws one. */
static int score_walk(const struct view *view, unsigned from, unsigned to) {
    const struct ways *ways = &view->ways;
    const unsigned own = monuments_workers_in(view->state, to);
    if (!monuments_holds(view->state, view->seat, to)) {
        return 11;
    }
    if (own < kept_in(view, to)) {
        return 11;
    }
    return monuments_is_land(from) && ways->steps[to] >= ways->steps[from] ? 0 : 5;
}

/* A fighter beside others' units may attack them later. */
static int score_front(const struct view *view, unsigned unit, unsigned to) {
    if (unit == MONUMENTS_WORKER || view->state->seat_states[view->seat].gains[MONUMENTS_GAIN_TRAIN] == 0) {
        return 0;
    }
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned beside = monuments_hexes[to].near[direction];
        if (beside != MONUMENTS_NO_HEX && (monuments_is_land(beside) || unit >= MONUMENTS_NAVY) &&
            monuments_map_foreign(view->state, view->seat, beside)) {
            return 3;
        }
    }
    return 0;
}

static int score_go(const struct view *view, move_t move) {
    const struct monuments_state *state = view->state;
    const unsigned from = monuments_move_hex(move),
                   to = monuments_hexes[from].near[monuments_move_direction(move)];
    const unsigned unit = monuments_move_token(move) - MONUMENTS_TOKEN_UNITS;
    if (unit == MONUMENTS_FERRY) {
        return score_ferry(view, to);
    }
    const int front = score_front(view, unit, to);
    if (unit == MONUMENTS_NAVY) {
        return 1 + front;
    }
    int score = front + (from >= MONUMENTS_LAND_HEXES && from < MONUMENTS_DRY_HEXES ? 2 : 0);
    if (monuments_is_land(from) && (unit == MONUMENTS_AIR ? (state->units[from] & MONUMENTS_UNITS_COUNTS) ==
                                                                1u << monuments_unit_shifts[MONUMENTS_AIR]
                                                          : spare_in(view, from) == 0)) {
        score -= monuments_workers_in(state, from) == 2
                     ? 5
                     : 8; /* gives the hex up, or the town's second worker */
    }
    if (monuments_is_water(to)) {
        score += unit == MONUMENTS_AIR ? 2 + outlook(view, to) : 4 + outlook(view, to);
    } else {
        score += score_walk(view, from, to);
    }
    return score - (monuments_move_extra(move) != 0);
}

static int score_build(const struct view *view, move_t move) {
    const unsigned building = monuments_move_token(move) - MONUMENTS_TOKEN_BUILDINGS,
                   hex = monuments_move_hex(move);
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_BRIDGE:
        return 8;
    case MONUMENTS_OP_FERRY:
        return view->state->docks[hex] != 0
                   ? 1
                   : outlook(view, monuments_hexes[hex].near[monuments_move_direction(move)]) +
                         (int)spare_in(view, hex);
    default:
        break;
    }
    if (building == MONUMENTS_TOWN) {
        return view->has_town ? 2 : 4 + FIRST_TOWN + (int)monuments_workers_in(view->state, hex);
    }
    return building == MONUMENTS_FACTORY && monuments_holds(view->state, view->seat, hex) ? 6 : 3;
}

static int score_produce(const struct view *view, unsigned hex) {
    const unsigned resource = monuments_hexes[hex].terrain;
    const int amount = (int)monuments_produce_amount(view->state, view->seat, hex);
    const int missing = view->plan.missing[resource];
    return amount + 2 * (amount < missing ? amount : missing);
}

/* An option by what it gives. */
static int score_option(const struct view *view, unsigned option) {
    static const uint8_t worth[] = {
        [MONUMENTS_GIFT_RES] = 1,    [MONUMENTS_GIFT_WORKER] = 3, [MONUMENTS_GIFT_BUILD] = 3,
        [MONUMENTS_GIFT_UNIT] = 5,   [MONUMENTS_GIFT_WEAPON] = 1, [MONUMENTS_GIFT_UPGRADE] = 2,
        [MONUMENTS_GIFT_UNLOCK] = 0, [MONUMENTS_GIFT_BRIDGE] = 2, [MONUMENTS_GIFT_FERRY] = 3};
    const struct monuments_seat_state *seat_state = &view->state->seat_states[view->seat];
    const struct monuments_gift_data *gifts =
        monuments_decks[seat_state->deck].options[seat_state->built - 1][option].gifts;
    int score = 0;
    for (unsigned i = 0; i < MONUMENTS_GIFTS_MAX && gifts[i].gift != MONUMENTS_GIFT_END; i++) {
        const unsigned count = gifts[i].gift == MONUMENTS_GIFT_WORKER && gifts[i].count > seat_state->workers
                                   ? seat_state->workers
                                   : gifts[i].count;
        score += worth[gifts[i].gift] * (int)count;
        score += gifts[i].gift == MONUMENTS_GIFT_BUILD && gifts[i].kind == MONUMENTS_TOWN && !view->has_town
                     ? FIRST_TOWN
                     : 0;
    }
    return score;
}

static int score_place(const struct view *view, move_t move) {
    const unsigned hex = monuments_move_hex(move), token = monuments_move_token(move);
    if (!monuments_is_land(hex)) {
        return 0;
    }
    if (monuments_task_now(view->state)->kind != MONUMENTS_TASK_PLACE_FIRST) {
        return (int)monuments_workers_in(view->state, hex);
    }
    /* What the first layer takes, beside one's monument. */
    const unsigned home = monuments_civilisations[view->state->seat_states[view->seat].civilisation].hex;
    int score =
        4 * monuments_layers[0].cost[token] - 4 * (int)monuments_resources_total(view->state->resources[hex]);
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        score +=
            monuments_hexes[home].near[direction] == hex && monuments_map_bridge(view->state, home, direction)
                ? 8
                : 0;
    }
    return score;
}

static int score_resources(const struct view *view, move_t move) {
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_PAY: /* from full hexes: they have room again */
        return (int)monuments_resources_total(view->state->resources[monuments_move_hex(move)]);
    case MONUMENTS_OP_GET:
        return 4 * view->plan.missing[monuments_move_token(move)];
    default: /* swapped away or spared */
        return monuments_move_op(move) == MONUMENTS_OP_SPARE
                   ? 2 * view->plan.missing[monuments_move_token(move)]
                   : -4 * view->plan.missing[monuments_move_token(move)];
    }
}

static int score_attack(const struct view *view, unsigned target) {
    return 2 * dice_ahead(view->state, view->seat, target) + (monuments_is_land(target) ? 2 : 0);
}

static int score_of(const struct view *view, move_t move) {
    static const int8_t upgrades[MONUMENTS_CARDS] = {3, 6, 4, 2, 5, 3, 1, 1, 1, 2};
    static const int8_t bonuses[MONUMENTS_GAIN_VP_PER + 1] = {
        [MONUMENTS_GAIN_TRAIN] = 2,          [MONUMENTS_GAIN_WORKER_STEPS] = 4,
        [MONUMENTS_GAIN_PRODUCE_HEXES] = 4,  [MONUMENTS_GAIN_MOVE_UNITS] = 5,
        [MONUMENTS_GAIN_UPGRADES] = 3,       [MONUMENTS_GAIN_POPULATE_WORKERS] = 3,
        [MONUMENTS_GAIN_LAYER_DISCOUNT] = 6, [MONUMENTS_GAIN_LAYER_HEXES] = 8,
        [MONUMENTS_GAIN_LAYER_WORKERS] = 3,  [MONUMENTS_GAIN_TRADE_SWAPS] = 3,
        [MONUMENTS_GAIN_YIELD] = 2,          [MONUMENTS_GAIN_VP] = 4};
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_QUEST:
    case MONUMENTS_OP_SPAWN:
        return 30;
    case MONUMENTS_OP_GO:
        return score_go(view, move);
    case MONUMENTS_OP_PRODUCE:
        return score_produce(view, monuments_move_hex(move));
    case MONUMENTS_OP_BUILD:
    case MONUMENTS_OP_BRIDGE:
    case MONUMENTS_OP_FERRY:
    case MONUMENTS_OP_REPAIR:
        return score_build(view, move);
    case MONUMENTS_OP_UPGRADE:
        return upgrades[monuments_move_token(move)];
    case MONUMENTS_OP_BONUS:
        return bonuses[monuments_bonuses[monuments_move_hex(move)].effect];
    case MONUMENTS_OP_OPTION:
        return score_option(view, monuments_move_hex(move));
    case MONUMENTS_OP_SACRIFICE: /* not the last one of a hex */
    case MONUMENTS_OP_TRAIN:
        return monuments_is_land(monuments_move_hex(move)) &&
                       monuments_workers_in(view->state, monuments_move_hex(move)) == 1
                   ? 0
                   : 4;
    case MONUMENTS_OP_PLACE:
        return score_place(view, move);
    case MONUMENTS_OP_PAY:
    case MONUMENTS_OP_GET:
    case MONUMENTS_OP_SWAP:
    case MONUMENTS_OP_SPARE:
        return score_resources(view, move);
    case MONUMENTS_OP_ATTACK:
        return score_attack(view, monuments_move_hex(move));
    case MONUMENTS_OP_JOIN:
        return 4;
    case MONUMENTS_OP_SCRAP:
    case MONUMENTS_OP_DONE:
        return -1;
    default:
        return 0;
    }
}

move_t monuments_rollout(const void *now, struct rng *rng) {
    const struct monuments_state *state = now;
    move_t moves[MOVES_SEEN];
    struct monuments_list list = {moves, 0, MOVES_SEEN};
    monuments_turn_list(state, &list);
    if (list.count == 1) {
        return moves[0];
    }
    const unsigned kind = monuments_task_now(state)->kind, seat = monuments_task_now(state)->seat;
    struct view view;
    view_of(state, seat, kind, &view);
    if (kind == MONUMENTS_TASK_TURN) {
        return card_pick(&view, &list, rng);
    }
    /* The best score with some chance in it. */
    move_t best = moves[0];
    int most = INT16_MIN;
    uint32_t chance = rng_next(rng);
    for (unsigned i = 0; i < list.count; i++) {
        const int score = 4 * score_of(&view, moves[i]) + (int)(chance >> 28);
        chance = chance * 1664525u + 1013904223u;
        if (score > most) {
            most = score;
            best = moves[i];
        }
    }
    return best;
}

static bool ends_or_tells(unsigned op) {
    return op == MONUMENTS_OP_QUEST || op == MONUMENTS_OP_HALT || op == MONUMENTS_OP_DONE;
}

move_t monuments_likely(const void *now) {
    const struct monuments_state *state = now;
    move_t moves[MOVES_SEEN];
    struct monuments_list list = {moves, 0, MOVES_SEEN};
    struct view view;
    int most = INT16_MIN;
    monuments_turn_list(state, &list);
    move_t best = moves[0];
    view_of(state, monuments_task_now(state)->seat, monuments_task_now(state)->kind, &view);
    for (unsigned i = 0; i < list.count; i++) {
        const unsigned op = monuments_move_op(moves[i]), hex = monuments_move_hex(moves[i]);
        const int score = op == MONUMENTS_OP_PRODUCE ? (int)monuments_production(state, view.seat, hex)
                                                     : score_of(&view, moves[i]);
        if (score > most && !ends_or_tells(op)) {
            most = score;
            best = moves[i];
        }
    }
    return best;
}

/* ---- sense */

/* Of an action that brings more the more is done of it. */
bool monuments_stops(const void *now, move_t move) {
    const unsigned kind = monuments_task_now(now)->kind;
    return monuments_move_op(move) == MONUMENTS_OP_DONE &&
           (kind == MONUMENTS_TASK_PRODUCE || kind == MONUMENTS_TASK_POPULATE);
}

bool monuments_only_gains(const void *now, move_t move) {
    (void)now;
    return monuments_move_op(move) == MONUMENTS_OP_PRODUCE ||
           monuments_move_op(move) == MONUMENTS_OP_POPULATE;
}

/* On foot, by air or aboard, whatever is carried: two that change places look silly even with a load. To stop
 * on the way brings nothing anywhere. */
bool monuments_walks(move_t move, uint16_t way[2]) {
    const unsigned op = monuments_move_op(move), from = monuments_move_hex(move);
    const bool goes = op == MONUMENTS_OP_GO;
    way[0] = (uint16_t)(goes ? from : 0);
    way[1] = (uint16_t)(goes ? monuments_hexes[from].near[monuments_move_direction(move)] : 0);
    return goes || op == MONUMENTS_OP_HALT;
}

/* By land, one step from the monument. */
static bool is_beside_home(const struct monuments_state *state, unsigned home, unsigned direction) {
    return monuments_is_land(monuments_hexes[home].near[direction]) &&
           monuments_map_bridge(state, home, direction);
}

/* A first resource: of no use for the first layer, or not on the land of its kind beside the monument, which
 * is still empty; every monument has such land. */
static bool is_no_start(const struct monuments_state *state, unsigned seat, move_t move) {
    const unsigned home = monuments_civilisations[state->seat_states[seat].civilisation].hex,
                   token = monuments_move_token(move), hex = monuments_move_hex(move);
    bool could = false, lies = false, beside = false;
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned near = monuments_hexes[home].near[direction];
        if (is_beside_home(state, home, direction) && monuments_hexes[near].terrain == token) {
            could = true;
            beside = beside || near == hex;
            lies = lies || monuments_resources_total(state->resources[near]) > 0;
        }
    }
    return monuments_layers[0].cost[token] == 0 || lies || (could && !beside);
}

/* No new land lies at its water, or one further. */
static bool leads_nowhere(const struct monuments_state *state, unsigned seat, move_t ferry) {
    struct view view = {.state = state, .seat = seat};
    view.ways.fresh = fresh_land(state, seat);
    return outlook(&view, monuments_hexes[monuments_move_hex(ferry)].near[monuments_move_direction(ferry)]) ==
           0;
}

static bool hand_does_something(const struct monuments_state *state, unsigned seat, unsigned but) {
    return (monuments_cards_possible(state, seat) & ~(1u << but)) != 0;
}

/* Only one card is down, which isn't one for the next layer, and others could do something. */
static bool takes_one(const struct monuments_state *state, unsigned seat) {
    const uint32_t down = ~(uint32_t)state->seat_states[seat].hand & MONUMENTS_ALL_CARDS;
    const bool layer = down == 1u << MONUMENTS_CARD_MONUMENT && monuments_layer_possible(state, seat);
    return (down & (down - 1)) == 0 && !layer && hand_does_something(state, seat, MONUMENTS_CARDS);
}

/* What is missing for a quest, each by how hard it is to get one. */
static unsigned hardship(const struct monuments_state *state, unsigned seat, unsigned quest) {
    static const uint8_t each[] = {
        [MONUMENTS_GOAL_LAND] = 2,     [MONUMENTS_GOAL_KINDS] = 2,     [MONUMENTS_GOAL_ISLANDS] = 3,
        [MONUMENTS_GOAL_STOCK] = 1,    [MONUMENTS_GOAL_RESOURCES] = 1, [MONUMENTS_GOAL_EACH] = 2,
        [MONUMENTS_GOAL_FULL] = 3,     [MONUMENTS_GOAL_WORKERS] = 2,   [MONUMENTS_GOAL_TOWN] = 3,
        [MONUMENTS_GOAL_FORT] = 4,     [MONUMENTS_GOAL_FACTORY] = 3,   [MONUMENTS_GOAL_BUILDINGS] = 3,
        [MONUMENTS_GOAL_STACKED] = 4,  [MONUMENTS_GOAL_BRIDGES] = 2,   [MONUMENTS_GOAL_FERRIES] = 2,
        [MONUMENTS_GOAL_ARMY] = 7,     [MONUMENTS_GOAL_NAVY] = 7,      [MONUMENTS_GOAL_AIR] = 4,
        [MONUMENTS_GOAL_ARMED] = 4,    [MONUMENTS_GOAL_POWER] = 2,     [MONUMENTS_GOAL_SEA] = 3,
        [MONUMENTS_GOAL_UPGRADED] = 2, [MONUMENTS_GOAL_LAYERS] = 3,    [MONUMENTS_GOAL_DISCARDED] = 1,
        [MONUMENTS_GOAL_WINS] = 7};
    const struct monuments_goal_data *goals = monuments_quests[quest].goals;
    unsigned missing = 0;
    for (unsigned i = 0; i < MONUMENTS_QUEST_GOALS && goals[i].goal != MONUMENTS_GOAL_NONE; i++) {
        const unsigned amount = monuments_goal_amount(state, seat, &goals[i]);
        missing += amount < goals[i].count ? (goals[i].count - amount) * each[goals[i].goal] : 0;
    }
    return missing;
}

/* A quest that costs points unless it is done, and that as a rule isn't: of those that opponents kept,
 * counted by what was missing. Before the second layer nearly all were done. */
static bool is_too_hard(const struct monuments_state *state, unsigned seat, unsigned quest) {
    enum { MIDDLE = 2, LATE = 4, HARD = 7, HARD_LATE = 6 };
    const unsigned stage = monuments_stage(state);
    return stage >= MIDDLE && monuments_quests[quest].penalty < 0 &&
           hardship(state, seat, quest) >= (stage < LATE ? HARD : HARD_LATE);
}

/* So many quests are open that more are for later, where another card does something. */
static bool has_its_quests(const struct monuments_state *state, unsigned seat) {
    enum { MANY = 3 };
    unsigned open = 0;
    for (unsigned i = 0; i < MONUMENTS_QUEST_WORDS; i++) {
        open += bits_count(state->seat_states[seat].open[i]);
    }
    return open >= MANY && hand_does_something(state, seat, MONUMENTS_CARD_QUESTS);
}

/* It has no land yet, and workers could take some. */
static bool stays_at_home(const struct monuments_state *state, unsigned seat, unsigned card) {
    return card != MONUMENTS_CARD_MOVE && state->seat_states[seat].built == 0 &&
           monuments_map_held(state, seat) == 0 &&
           (monuments_cards_possible(state, seat) >> MONUMENTS_CARD_MOVE & 1) != 0;
}

/* The next layer can be built, and isn't the one that ends the match. */
static bool puts_off(const struct monuments_state *state, unsigned seat) {
    return (state->seat_states[seat].hand >> MONUMENTS_CARD_MONUMENT & 1) != 0 && state->last == 0 &&
           state->seat_states[seat].built + 1 < MONUMENTS_LAYERS && monuments_layer_possible(state, seat);
}

static bool is_full(const struct monuments_state *state, unsigned hex) {
    return monuments_is_land(hex) && monuments_resources_total(state->resources[hex]) >= MONUMENTS_HEX_ROOM;
}

/* Its last worker goes from where resources lie and leaves some there, though there is room for a load. */
static bool leaves_goods(const struct monuments_state *state, move_t move) {
    const unsigned from = monuments_move_hex(move), taken = monuments_move_extra(move) != 0 ? 1 : 0,
                   to = monuments_hexes[from].near[monuments_move_direction(move)],
                   unit = monuments_move_token(move) - MONUMENTS_TOKEN_UNITS;
    return monuments_task_now(state)->kind == MONUMENTS_TASK_MOVE && unit <= MONUMENTS_ARMED &&
           monuments_is_land(from) && monuments_workers_in(state, from) == 1 &&
           monuments_resources_total(state->resources[from]) > taken && !is_full(state, to);
}

static bool wants_full_hexes(const struct monuments_state *state, unsigned seat) {
    struct monuments_mask open = {{state->seat_states[seat].open[0], state->seat_states[seat].open[1], 0, 0}};
    for (int quest; (quest = monuments_mask_next(&open)) >= 0;) {
        if (monuments_quests[quest].goals[0].goal == MONUMENTS_GOAL_FULL) {
            return true;
        }
    }
    return false;
}

/* A load that could stay where it is, since a worker stays, too, and there is room for more (of two seats:
 * more of them win more games if they may carry it); or that comes to where there is none. */
static bool carries_idly(const struct monuments_state *state, unsigned seat, move_t move) {
    const unsigned from = monuments_move_hex(move),
                   to = monuments_hexes[from].near[monuments_move_direction(move)];
    const bool stays = state->seats < CROWD_SEATS && monuments_is_land(from) &&
                       monuments_workers_in(state, from) > 1 && !is_full(state, from) &&
                       !wants_full_hexes(state, seat);
    return monuments_move_extra(move) != 0 && (stays || is_full(state, to));
}

/* Swaps away what the next layer needs. */
static bool swaps_needed(const struct monuments_state *state, unsigned seat, unsigned resource) {
    const unsigned layer = state->seat_states[seat].built;
    const unsigned price = monuments_is_green(state, seat, MONUMENTS_CARD_TRADE) ? 1 : 2;
    return layer < MONUMENTS_LAYERS && monuments_stock_resource(monuments_stock_of(state, seat), resource) <
                                           monuments_layers[layer].cost[resource] + price;
}

/* The worker of a hex with resources, while two stand elsewhere. */
static bool gives_up_goods(const struct monuments_state *state, unsigned seat, unsigned hex) {
    struct monuments_mask here = state->seat_states[seat].unit_hexes;
    if (!monuments_is_land(hex) || monuments_workers_in(state, hex) != 1 ||
        monuments_resources_total(state->resources[hex]) == 0) {
        return false;
    }
    for (int other; (other = monuments_mask_next(&here)) >= 0;) {
        if (!monuments_is_water((unsigned)other) && monuments_workers_in(state, (unsigned)other) > 1) {
            return true;
        }
    }
    return false;
}

/* Another card where the next layer can be built; a card that can't do anything, while all could be taken
 * back; any card but Move while all workers are at home; more quests where enough are open; one card taken
 * back, while others could do something; a resource where nobody comes, a ferry that leads nowhere; goods
 * left alone, carried about or swapped away though the next layer needs them; a quest kept that is too hard.
 */
bool monuments_pointless(const void *now, move_t move) {
    const struct monuments_state *state = now;
    const unsigned seat = monuments_task_now(state)->seat, hand = state->seat_states[seat].hand;
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_PLAY:
        return stays_at_home(state, seat, monuments_move_token(move)) ||
               (monuments_move_token(move) != MONUMENTS_CARD_MONUMENT && puts_off(state, seat)) ||
               (monuments_move_token(move) == MONUMENTS_CARD_QUESTS && has_its_quests(state, seat)) ||
               (hand != MONUMENTS_ALL_CARDS &&
                !monuments_card_possible(state, seat, monuments_move_token(move)));
    case MONUMENTS_OP_TAKE:
        return takes_one(state, seat) || puts_off(state, seat);
    case MONUMENTS_OP_PLACE:
        return monuments_task_now(state)->kind == MONUMENTS_TASK_PLACE_FIRST &&
               is_no_start(state, seat, move);
    case MONUMENTS_OP_FERRY:
        return leads_nowhere(state, seat, move);
    case MONUMENTS_OP_GO:
        return leaves_goods(state, move) || carries_idly(state, seat, move);
    case MONUMENTS_OP_SWAP:
        return swaps_needed(state, seat, monuments_move_token(move));
    case MONUMENTS_OP_SACRIFICE:
        return gives_up_goods(state, seat, monuments_move_hex(move));
    case MONUMENTS_OP_KEEP:
        return is_too_hard(state, seat, monuments_move_hex(move));
    default:
        return false;
    }
}

/* ---- how well a seat stands */

enum { REACH_MOST = 4, FERRY_REACH = 2 }; /* land in reach counts up to so many; a ferry for two */

struct monuments_mask monuments_land_next(const struct monuments_state *state, unsigned seat,
                                          unsigned *ferries) {
    const struct monuments_mask open = monuments_map_enterable(state, seat);
    struct monuments_mask land = monuments_mask_land(&state->seat_states[seat].unit_hexes), next = {{0}};
    *ferries = 0;
    for (int hex; (hex = monuments_mask_next(&land)) >= 0;) {
        *ferries += state->docks[hex] != 0;
        for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
            const unsigned to = monuments_hexes[hex].near[direction];
            if (monuments_is_land(to) && monuments_mask_has(&open, to) &&
                monuments_map_bridge(state, (unsigned)hex, direction)) {
                monuments_mask_add(&next, to);
            }
        }
    }
    return next;
}

/* Land that one could step on next, and shores with ferries: what is closed off by rivers is worth a bridge.
 */
static unsigned land_in_reach(const struct monuments_state *state, unsigned seat) {
    unsigned ferries;
    const struct monuments_mask next = monuments_land_next(state, seat, &ferries);
    const struct monuments_mask *unit_hexes = &state->seat_states[seat].unit_hexes;
    for (unsigned word = 1; word < MONUMENTS_MASK_WORDS; word++) {
        ferries += bits_count_many(unit_hexes->word[word] & state->ferry_hexes.word[word]);
    }
    const unsigned reach = FERRY_REACH * ferries + bits_count_many(next.word[0] & ~unit_hexes->word[0]) +
                           bits_count_many(next.word[1] & ~unit_hexes->word[1]);
    return reach < REACH_MOST ? reach : REACH_MOST;
}

enum { QUARTERS = 4, VALUE_MIDDLE = 500, VALUE_POINT = 6 /* of the search's thousandths */ };

/* How far a quest is, in quarters: of its least advanced task. */
static int quest_quarters(const struct monuments_state *state, unsigned seat, unsigned quest) {
    const struct monuments_goal_data *goals = monuments_quests[quest].goals;
    unsigned least = QUARTERS;
    for (unsigned i = 0; i < MONUMENTS_QUEST_GOALS && goals[i].goal != MONUMENTS_GOAL_NONE; i++) {
        const unsigned amount = monuments_goal_amount(state, seat, &goals[i]);
        const unsigned quarters = QUARTERS * amount / goals[i].count;
        least = quarters < least ? quarters : least;
    }
    return (int)least;
}

static int quests_under_way(const struct monuments_state *state, unsigned seat) {
    int sum = 0;
    for (unsigned word = 0; word < MONUMENTS_QUEST_WORDS; word++) {
        for (uint32_t open = state->seat_states[seat].open[word]; open != 0;) {
            sum += quest_quarters(state, seat, word * 32 + (unsigned)monuments_bits_next(&open));
        }
    }
    return sum;
}

unsigned monuments_stage(const struct monuments_state *state) {
    unsigned most = 0;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const unsigned built = state->seat_states[seat].built;
        most = built > most ? built : most;
    }
    return most;
}

static void count_points(const struct monuments_state *state, unsigned seat, int8_t *features) {
    int16_t points[GAME_SOURCES_MAX] = {0};
    int sum = 0;
    monuments_score_seat(state, seat, points);
    for (unsigned source = 0; source < MONUMENTS_SCORE_SOURCES; source++) {
        sum += points[source];
    }
    features[MONUMENTS_FEATURE_POINTS] = (int8_t)(sum < INT8_MAX ? sum : INT8_MAX);
}

static void count_plan(const struct monuments_state *state, unsigned seat, int8_t *features) {
    const struct plan plan = plan_of(state, seat);
    features[MONUMENTS_FEATURE_LAYERS] = (int8_t)state->seat_states[seat].built;
    features[MONUMENTS_FEATURE_LAND] = (int8_t)plan.held;
    features[MONUMENTS_FEATURE_LAND_SHORT] = (int8_t)(plan.held < plan.hexes ? plan.hexes - plan.held : 0);
    features[MONUMENTS_FEATURE_STOCK] = (int8_t)plan.stock;
    features[MONUMENTS_FEATURE_STOCK_SHORT] = (int8_t)(plan.resources - plan.have);
    features[MONUMENTS_FEATURE_REACH] = (int8_t)land_in_reach(state, seat);
}

static void count_people(const struct monuments_state *state, unsigned seat, int8_t *features) {
    const struct view view = {.state = state, .seat = seat};
    const unsigned towns = monuments_pieces_on_board(state, seat, MONUMENTS_PIECE_TOWN);
    features[MONUMENTS_FEATURE_WORKERS] = (int8_t)monuments_workers_on_board(state, seat);
    features[MONUMENTS_FEATURE_TOWN] = towns > 0;
    features[MONUMENTS_FEATURE_TOWN_READY] = towns > 0 && !town_short(&view);
    for (unsigned piece = 0; piece < MONUMENTS_PIECES; piece++) {
        features[MONUMENTS_FEATURE_PIECES + piece] = (int8_t)monuments_pieces_on_board(state, seat, piece);
    }
}

static void count_cards(const struct monuments_state *state, unsigned seat, int8_t *features) {
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    for (unsigned card = 0; card < MONUMENTS_CARDS; card++) {
        features[MONUMENTS_FEATURE_HAND + card] = (int8_t)(seat_state->hand >> card & 1);
        features[MONUMENTS_FEATURE_GREEN + card] = (int8_t)(seat_state->green >> card & 1);
    }
    for (unsigned gain = 0; gain < MONUMENTS_GAINS; gain++) {
        features[MONUMENTS_FEATURE_GAINS + gain] = (int8_t)seat_state->gains[gain];
    }
    features[MONUMENTS_FEATURE_GAINS + MONUMENTS_GAIN_YIELD] =
        (int8_t)bits_count_many(seat_state->gains[MONUMENTS_GAIN_YIELD]);
}

static void count_rest(const struct monuments_state *state, unsigned seat, int8_t *features) {
    const struct monuments_seat_state *seat_state = &state->seat_states[seat];
    const enum contact contact = contact_of(state, seat);
    features[MONUMENTS_FEATURE_WON] = seat_state->wins > 0;
    features[MONUMENTS_FEATURE_NEAR] = contact == CONTACT_NEAR;
    features[MONUMENTS_FEATURE_STRIKE] = contact == CONTACT_STRIKE;
    features[MONUMENTS_FEATURE_QUESTS] =
        (int8_t)(bits_count_many(seat_state->open[0]) + bits_count_many(seat_state->open[1]));
    features[MONUMENTS_FEATURE_QUESTS_DONE] =
        (int8_t)(bits_count_many(seat_state->completed[0]) + bits_count_many(seat_state->completed[1]));
    features[MONUMENTS_FEATURE_QUEST_QUARTERS] = (int8_t)quests_under_way(state, seat);
    features[MONUMENTS_FEATURE_TURN] = state->task_count > 0 && monuments_task_now(state)->seat == seat;
}

void monuments_features(const struct monuments_state *state,
                        int8_t features[GAME_SEATS_MAX][MONUMENTS_FEATURES]) {
    memset(features, 0, GAME_SEATS_MAX * sizeof features[0]);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        count_points(state, seat, features[seat]);
        count_plan(state, seat, features[seat]);
        count_people(state, seat, features[seat]);
        count_cards(state, seat, features[seat]);
        count_rest(state, seat, features[seat]);
    }
}

enum { TABLES = 2 };

/* What each is worth at each stage, in points at the end of the match times MONUMENTS_WORTH_POINT: fitted to
 * games of two and of four by tools/studies/fit_values.c. But with two seats the first two layers, -1 and -30
 * by that, have 60 more: whoever has one lacks more for the next, so that they were built late. */
static const int8_t feature_worth[TABLES][MONUMENTS_STAGES][MONUMENTS_FEATURES] = {
    {
        /* two seats */
        {-2,  32, 0,  -32, 4,  -17, -1, 24, 25, 0, 0,  0, 0,  0,   47, 18, 10,  0,  0,   0,
         3,   -7, 5,  -2,  40, -3,  44, 1,  -1, 2, -6, 4, 15, -48, 43, 55, -49, 22, -14, 0,
         -10, -3, 15, 0,   0,  0,   0,  0,  0,  0, 0,  0, 0,  0,   0,  0,  0,   0},
        {13,  59,  17,  -37, 9,  -19, 15, 19,  2,   2,  0,  0, 0,  30,  35, -3, 20,  0,  0,  0,
         -22, 5,   75,  -7,  28, 36,  1,  -3,  -43, -7, 11, 2, 21, -54, 89, 83, -46, 19, 91, -49,
         -19, -55, -35, -53, 6,  45,  0,  -20, 0,   0,  0,  0, 0,  -11, 0,  0,  0,   0},
        {16, 30,  17,  -38, 8,  -12, 19, 12, 80, 12, 0,  0,  0,  37,  18, 4,  24,  -19, 5,  -10,
         27, 11,  41,  -5,  28, 18,  -2, 0,  23, -6, 1,  -9, 21, -20, 57, 51, -31, 23,  49, -91,
         17, -48, -11, -43, -4, 22,  27, 3,  0,  0,  28, 0,  0,  1,   0,  0,  0,   -68},
        {20, -18, -12, -52, 5,  -11, 9,  6,  26, -5, -4, 2,  -5, 35,  17,  14, 21, -85, 40, 18,
         55, 37,  21,  -15, 18, 37,  16, -3, 15, -6, 8,  9,  0,  -24, 45,  40, -9, -11, 29, -40,
         31, 4,   1,   -28, -6, 36,  16, 21, 0,  0,  12, -8, 0,  3,   -13, 0,  -9, -69},
        {15, -28, 12, -22, 2,  -9, 16, 18, -3,  -5, -12, 41, -4, 12, 21,  7,  19,  3,   35, 31,
         33, 27,  14, 9,   5,  30, -6, 19, 18,  2,  23,  10, 9,  -1, 14,  36, -23, -13, 34, 5,
         24, 2,   20, -13, -6, 15, 11, 17, -29, 0,  5,   -5, 0,  -3, -45, 4,  -50, -27},
        {0,  57, 21, -23, -3, -19, 4, 5, 24,  -6, 0, 2,  -2, -21, 49, 4,  -6, 3, 1,  9,
         19, 0,  4,  6,   -2, -2,  6, 2, -10, 0,  1, -3, 8,  13,  8,  10, 7,  6, 10, 3,
         7,  8,  11, -1,  1,  -1,  1, 2, 3,   0,  9, 15, 0,  0,   4,  -1, 3,  -3},
    },
    {
        /* more */
        {0,  32,  16,  -49, 43, 18, -14, 45, 94,  31, 0,  0,  0, 24,  12, 6,   15,  0,  0,   0,
         0,  62,  122, 26,  50, 17, 8,   -6, -22, 17, -3, 45, 5, 126, 64, 127, -77, 23, 100, 36,
         14, -27, 94,  0,   0,  0,  0,   0,  0,   0,  0,  0,  0, 0,   0,  0,   0,   0},
        {4,   56, 56,  -18, -2, -37, 27, 64,  58, 44,  0,  0,  0,  33, 30,  2,   28, 0,  0,   0,
         -27, 12, 114, 49,  50, -8,  22, 12,  -9, 41,  81, 15, 36, 73, 127, 121, 13, 67, 127, 7,
         50,  7,  45,  -39, 50, 83,  0,  -29, 0,  -49, 0,  0,  0,  8,  0,   0,   0,  0},
        {11, 55, 42,  12,  -1, -25, 23,  4,   21, 16, 0,   0, 0,  30, 23,  4,  20, -9, 0,  -23,
         83, 57, 55,  24,  -1, 6,   24,  -13, 18, 59, 59,  4, 14, 24, 116, 63, 5,  12, 84, 16,
         24, -6, -17, -31, 73, 53,  -14, -16, 0,  0,  -15, 0, 0,  35, 0,   0,  0,  -78},
        {13, 11, 9,   -32, 3, -12, 9,  12, 9,  9,  -14, -4,  -2, 22, 21,  4,  17,  -1, -50, -3,
         32, 29, 17,  15,  2, 17,  -2, 9,  21, 11, -35, -5,  14, 28, 64,  53, -3,  32, 55,  -4,
         13, 7,  -10, -11, 3, 8,   19, -8, 0,  -7, 18,  -23, 0,  16, -19, 0,  -29, 3},
        {15, 27, -16, -57, 0,  -4, 7,  10, 12, 17, -27, -32, -26, 6,  4,  7,   13,  -2, 10, 11,
         10, 3,  16,  13,  11, 5,  8,  4,  -7, 11, 0,   8,   13,  16, 27, 29,  -12, 6,  23, -15,
         -1, 16, 1,   3,   6,  10, 11, 7,  11, 14, 6,   -7,  -11, 9,  0,  -10, -20, 3},
        {15, 6,  -1, -22, 1, -2, 2,  3, 18, -3, -1, -3, 0,  0, 2, 3,  29, 1, 2, 2,
         1,  -6, -1, 6,   0, -1, 2,  6, 9,  2,  2,  3,  0,  5, 4, -4, 1,  2, 4, -1,
         5,  2,  1,  2,   0, -2, -1, 0, 0,  -2, 0,  -3, -3, 2, 0, 3,  -5, -1},
    },
};

static int standing_of(const int8_t each[MONUMENTS_FEATURES], const int8_t features[MONUMENTS_FEATURES]) {
    int worth = 0;
    for (unsigned feature = 0; feature < MONUMENTS_FEATURES; feature++) {
        worth += each[feature] * features[feature];
    }
    return worth;
}

/* Around the middle by how far a seat is from the mean; the search compares seats. */
void monuments_value(const void *now, int16_t value[GAME_SEATS_MAX]) {
    const struct monuments_state *state = now;
    int8_t features[GAME_SEATS_MAX][MONUMENTS_FEATURES];
    const int8_t *each = feature_worth[state->seats >= CROWD_SEATS][monuments_stage(state)];
    int worth[MONUMENTS_SEATS], sum = 0;
    monuments_features(state, features);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        worth[seat] = standing_of(each, features[seat]);
        sum += worth[seat];
    }
    const int mean = sum / state->seats; /* two seats at least. NOLINT(clang-analyzer-core.DivideZero) */
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const int ahead = (worth[seat] - mean) * VALUE_POINT / MONUMENTS_WORTH_POINT;
        value[seat] = (int16_t)(ahead < -VALUE_MIDDLE  ? 0
                                : ahead > VALUE_MIDDLE ? 2 * VALUE_MIDDLE
                                                       : VALUE_MIDDLE + ahead);
    }
}

/* Three resources make a point: they are meant for something else. */
const char *const monuments_later[MONUMENTS_SCORE_SOURCES] = {
    [MONUMENTS_LINE_LAYERS] = "brings the next layer nearer",
    [MONUMENTS_LINE_WORKERS] = "leads to more workers",
    [MONUMENTS_LINE_HEXES] = "leads to more land",
    [MONUMENTS_LINE_MILITARY] = "leads to more military power",
    [MONUMENTS_LINE_UPGRADED] = "leads to more green cards",
    [MONUMENTS_LINE_COMPLETED] = "brings a quest nearer"};

const struct game_prospect monuments_prospects[MONUMENTS_PROSPECTS] = {
    {"workers", "brings more workers", "drives away workers of"},
    {"towns", "builds a town", "destroys a town of"},
    {"factories", "builds a factory", "destroys a factory of"},
    {"armies", "brings more armies", "destroys armies of"},
    {"air forces", "brings more air forces", "destroys air forces of"},
    {"cards in hand", "makes all cards playable again", "takes cards from"},
    {"land in reach", "brings more land in reach", "keeps new land from"},
    {"resources for the next layer", "gathers for the next layer", "keeps resources from"}};

void monuments_prospect(const void *now, int16_t amounts[GAME_SEATS_MAX][GAME_PROSPECTS_MAX]) {
    const struct monuments_state *state = now;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const struct plan plan = plan_of(state, seat);
        const int16_t of[MONUMENTS_PROSPECTS] = {
            (int16_t)monuments_workers_on_board(state, seat),
            (int16_t)monuments_pieces_on_board(state, seat, MONUMENTS_PIECE_TOWN),
            (int16_t)monuments_pieces_on_board(state, seat, MONUMENTS_PIECE_FACTORY),
            (int16_t)monuments_pieces_on_board(state, seat, MONUMENTS_PIECE_ARMY),
            (int16_t)monuments_pieces_on_board(state, seat, MONUMENTS_PIECE_AIR),
            (int16_t)bits_count_many(state->seat_states[seat].hand),
            (int16_t)land_in_reach(state, seat),
            (int16_t)(plan.have - plan.resources)};
        memcpy(amounts[seat], of, sizeof of);
    }
}
