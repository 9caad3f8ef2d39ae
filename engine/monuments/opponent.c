/* What the search needs to know of Monuments: a move that a sensible player might make, and how well a seat
 * stands. Both are guesses of ours, tuned by play between them; no rule hangs on them. */
#include "opponent.h"

#include "rules.h"

/* ---- a sensible move ---- */

enum {
    SAMPLES = 4, /* moves looked at before the best of them is taken */
    MOVES_SEEN =
        128, /* of a longer list only these: the widest seen in play had 112, and the stack is small */
};

/* How gladly each card is played; take-back gets more with every card that lies discarded. */
static const uint8_t card_weights[CARDS] = {
    [CARD_UPGRADE] = 5,   [CARD_MOVE] = 10, [CARD_PRODUCE] = 10, [CARD_BUILD] = 8,  [CARD_POPULATE] = 14,
    [CARD_MONUMENT] = 60, [CARD_TRAIN] = 2, [CARD_ATTACK] = 6,   [CARD_QUESTS] = 2, [CARD_TRADE] = 3,
};

static unsigned take_weight(const struct side *side) {
    unsigned const discarded = CARDS - bits_many(side->hand);
    return discarded < 4 ? 1 : discarded * 2;
}

/* At the start of a turn: quests at once, then by weight. */
static move_t card_pick(const struct state *state, const struct list *list, struct rng *rng) {
    const struct side *side = &state->sides[task_now(state)->seat];
    unsigned total = 0, weight[CARDS + 1] = {0};
    for (unsigned i = 0; i < list->count; i++) {
        if (move_op(list->out[i]) == OP_QUEST) {
            return list->out[i];
        }
        weight[i] =
            move_op(list->out[i]) == OP_TAKE ? take_weight(side) : card_weights[move_thing(list->out[i])];
        total += weight[i];
    }
    unsigned roll = rng_below(rng, total), i = 0;
    while (roll >= weight[i]) {
        roll -= weight[i++];
    }
    return list->out[i];
}

static int score_go(const struct state *state, unsigned seat, move_t move) {
    unsigned const from = move_hex(move), to = monuments_hexes[from].near[move_direction(move)];
    unsigned const unit = move_thing(move) - THING_UNITS;
    if (unit == FERRY) {
        return is_water(to) ? 2 : holds(state, seat, to) ? 0 : 8;
    }
    int score = is_water(to) ? (unit <= ARMY ? 2 : 0) : holds(state, seat, to) ? 1 : 9;
    if (is_land(from) && (state->units[from] & UNITS_COUNTS) == 1u << monuments_unit_shifts[unit]) {
        score -= 6; /* gives the hex up */
    }
    return score + (from >= LAND_HEXES && from < DRY_HEXES ? 2 : 0);
}

static int score_build(const struct state *state, unsigned seat, move_t move) {
    switch (move_op(move)) {
    case OP_BRIDGE:
        return 5;
    case OP_FERRY:
        return 2;
    default:
        break;
    }
    unsigned const house = move_thing(move) - THING_HOUSES;
    return house == TOWN ? 8 + (int)workers_in(state, move_hex(move))
           : house == FACTORY && holds(state, seat, move_hex(move)) ? 5
                                                                    : 3;
}

static int score_of(const struct state *state, unsigned seat, move_t move) {
    switch (move_op(move)) {
    case OP_QUEST:
    case OP_SPAWN:
        return 20;
    case OP_GO:
        return score_go(state, seat, move);
    case OP_PRODUCE:
        return (int)monuments_produce_amount(state, seat, move_hex(move));
    case OP_BUILD:
    case OP_BRIDGE:
    case OP_FERRY:
    case OP_REPAIR:
        return score_build(state, seat, move);
    case OP_SACRIFICE: /* not the last one of a hex */
    case OP_TRAIN:
        return workers_in(state, move_hex(move)) > 1 ? 4 : 0;
    case OP_PLACE:
        return is_land(move_hex(move)) ? (int)workers_in(state, move_hex(move)) : 0;
    case OP_SCRAP:
    case OP_DONE:
        return -1;
    default:
        return 0;
    }
}

move_t monuments_rollout(const void *now, struct rng *rng) {
    const struct state *state = now;
    move_t moves[MOVES_SEEN];
    struct list list = {moves, 0, MOVES_SEEN};
    monuments_turn_list(state, &list);
    if (task_now(state)->kind == TASK_TURN) {
        return card_pick(state, &list, rng);
    }
    unsigned const seat = task_now(state)->seat;
    move_t best = moves[rng_below(rng, list.count)];
    int most = score_of(state, seat, best);
    for (unsigned sample = 1; sample < SAMPLES && list.count > 1; sample++) {
        move_t const move = moves[rng_below(rng, list.count)];
        int const score = score_of(state, seat, move);
        if (score > most) {
            most = score;
            best = move;
        }
    }
    return best;
}

/* ---- how well a seat stands ---- */

/* In tenths of a point, what is not points yet. */
enum {
    WORTH_WORKER = 9, /* more hands: the growth of the population decides games */
    WORTH_TOWN = 25,  /* the first one; */
    WORTH_TOWN_MORE = 10,
    WORTH_FACTORY = 10,
    WORTH_GREEN = 6,
    WORTH_CARD = 3, /* in hand: taking back costs a turn */
    WORTH_BONUS = 25,
    WORTH_TRAIN = 5,
    WORTH_LAYER_HEXES = 60, /* the next layer's land, all of it */
    WORTH_LAYER_GOODS = 60, /* its goods */
    WORTH_QUEST = 4,        /* open ones are half done on average: their penalty is not counted in full */
    TENTHS = 10,
    VALUE_MIDDLE = 500,
    VALUE_SPREAD = 300, /* tenths of a point ahead that take a seat halfway up */
};

/* Of a seat that has layers to build: once somebody has all five, prospects are not asked for. */
static int layer_progress(const struct state *state, unsigned seat, uint32_t stock) {
    const uint8_t *cost = monuments_layers[state->sides[seat].built].cost;
    unsigned const needed = monuments_layer_hexes(state, seat);
    unsigned const held = monuments_map_held(state, seat);
    unsigned have = 0, total = 0;
    for (unsigned good = 0; good < GOODS; good++) {
        unsigned const stocked = stock_good(stock, good);
        have += stocked < cost[good] ? stocked : cost[good];
        total += cost[good];
    }
    unsigned const land = held < needed ? held : needed;
    return (int)(WORTH_LAYER_HEXES * land / needed + WORTH_LAYER_GOODS * have / total);
}

/* What will bring points later. */
static int prospects(const struct state *state, unsigned seat) {
    const struct side *side = &state->sides[seat];
    unsigned const towns = monuments_pieces_on_board(state, seat, PIECE_TOWN);
    int worth = layer_progress(state, seat, monuments_stock_of(state, seat));
    worth += WORTH_WORKER * (int)monuments_workers_on_board(state, seat);
    worth += towns > 0 ? WORTH_TOWN + WORTH_TOWN_MORE * ((int)towns - 1) : 0;
    worth += WORTH_FACTORY * (int)monuments_pieces_on_board(state, seat, PIECE_FACTORY);
    worth += WORTH_GREEN * (int)bits_many(side->green) + WORTH_CARD * (int)bits_many(side->hand);
    worth += WORTH_BONUS * (int)bits_many(side->held) + WORTH_TRAIN * side->gains[GAIN_TRAIN];
    worth += WORTH_QUEST * (int)(bits_many(side->open[0]) + bits_many(side->open[1]));
    return worth;
}

static int standing_of(const struct state *state, unsigned seat) {
    int16_t points[GAME_SOURCES_MAX] = {0};
    int worth = 0;
    monuments_score_seat(state, seat, points);
    for (unsigned source = 0; source < SCORE_SOURCES; source++) {
        worth += TENTHS * points[source];
    }
    return state->last != 0 ? worth : worth + prospects(state, seat);
}

/* By how far a seat is ahead of the best of the others. */
void monuments_value(const void *now, int16_t value[GAME_SEATS_MAX]) {
    const struct state *state = now;
    int worth[SEATS];
    for (unsigned seat = 0; seat < state->seats; seat++) {
        worth[seat] = standing_of(state, seat);
    }
    for (unsigned seat = 0; seat < state->seats; seat++) {
        int rival = INT16_MIN;
        for (unsigned other = 0; other < state->seats; other++) {
            rival = other != seat && worth[other] > rival ? worth[other] : rival;
        }
        int const ahead = worth[seat] - rival, size = ahead < 0 ? -ahead : ahead;
        value[seat] = (int16_t)(VALUE_MIDDLE + VALUE_MIDDLE * ahead / (size + VALUE_SPREAD));
    }
}
