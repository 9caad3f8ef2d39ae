#include "follies.h"

#include <string.h>

#include "empire/empire.h"
#include "monuments/rules.h"

const char *const folly_words[FOLLIES] = {
    [FOLLY_EMPTY_ATTACK] = "attacks in vain",
    [FOLLY_EMPTY_CARD] = "other cards in vain",
    [FOLLY_IDLE] = "turns that changed nothing",
    [FOLLY_SWAP] = "swaps",
    [FOLLY_SENT_BACK] = "steps sent back",
    [FOLLY_ONE_BACK] = "one card taken back",
    [FOLLY_FAR] = "resources put far away",
    [FOLLY_TOWNLESS] = "no town",
    [FOLLY_KEPT] = "quests kept",
    [FOLLY_OPEN] = "quests open at the end",
    [FOLLY_OPEN_POINTS] = "points lost by them",
    [FOLLY_FERRY] = "ferries built",
    [FOLLY_FERRY_UNUSED] = "never used",
    [FOLLY_LEFT] = "resources left alone",
    [FOLLY_SPENT] = "of the next layer spent",
    [FOLLY_LAST] = "last workers given up with resources",
    [FOLLY_BACK] = "steps taken back by the next Movement",
    [FOLLY_WAIT] = "layers put off",
    [FOLLY_SPARED] = "attacks not made",
    [FOLLY_ATTACK] = "attacks",
    [FOLLY_OWN_ARMY] = "own armies destroyed",
    [FOLLY_DETOUR] = "detours",
    [FOLLY_START] = "cities on the start region",
    [FOLLY_PAID] = "coins for nothing",
};

enum { WALKS_MAX = 32 };

/* Where pieces stand. */
struct pieces {
    uint16_t units[MONUMENTS_HEXES];
    uint8_t docks[MONUMENTS_DRY_HEXES];
    struct monuments_mask ferries;
};

static struct {
    union {
        struct monuments_state monuments;
        struct empire_state empire;
    } begin; /* of the turn */
    int seat;
    bool watched;
    move_t first, last;                             /* moves of it, so far */
    struct pieces walked[WALKS_MAX];                /* before each walk */
    uint8_t marched[WALKS_MAX][EMPIRE_REGIONS_MAX]; /* the seat's armies before each march */
    unsigned walks;
    uint8_t from[WALKS_MAX], to[WALKS_MAX]; /* of each walk, */
    unsigned together;                      /* of which so many were made with nothing between them */
    struct monuments_mask unused; /* water where a watched seat built a ferry that nobody has used */
    struct steps {
        uint8_t from[WALKS_MAX], to[WALKS_MAX];
        unsigned count;
    } steps, before[MONUMENTS_SEATS]; /* of workers in this turn; in each seat's last Movement */
} now;

void follies_start(void) {
    memset(&now, 0, sizeof now);
    now.seat = GAME_OVER;
}

/* ---- Monuments */

static bool same_board(const struct monuments_state *one, const struct monuments_state *other,
                       unsigned seat) {
    struct monuments_seat_state a = one->seat_states[seat], b = other->seat_states[seat];
    a.hand = b.hand = 0;
    return memcmp(&a, &b, sizeof a) == 0 && memcmp(one->units, other->units, sizeof one->units) == 0 &&
           memcmp(one->resources, other->resources, sizeof one->resources) == 0 &&
           memcmp(one->docks, other->docks, sizeof one->docks) == 0 &&
           memcmp(one->barred, other->barred, sizeof one->barred) == 0;
}

/* To build the next layer once more is a reason to take a single card back; in a last turn points alone are.
 */
static bool takes_one(const struct monuments_state *state, unsigned seat) {
    const unsigned hand = state->seat_states[seat].hand;
    const bool layer = (hand >> MONUMENTS_CARD_MONUMENT & 1) == 0 &&
                       monuments_card_possible(state, seat, MONUMENTS_CARD_MONUMENT);
    return bits_count_many(hand) == MONUMENTS_CARDS - 1 && !layer && state->last == 0 &&
           state->round < MONUMENTS_ROUND_LIMIT;
}

/* The turn that is over: of one that began with a card which could do something. Dice may bring nothing. */
static bool was_idle(const struct monuments_state *state) {
    const struct monuments_state *begin = &now.begin.monuments;
    const unsigned seat = (unsigned)now.seat, card = monuments_move_token(now.first);
    return monuments_move_op(now.first) == MONUMENTS_OP_PLAY && card != MONUMENTS_CARD_ATTACK &&
           monuments_card_possible(begin, seat, card) && same_board(begin, state, seat);
}

static unsigned steps_from(unsigned home, unsigned hex) {
    enum { FAR = 3 };
    unsigned steps = FAR;
    for (unsigned first = 0; first < MONUMENTS_DIRECTIONS; first++) {
        const unsigned near = monuments_place(home).near[first];
        for (unsigned second = 0; near < MONUMENTS_LAND_HEXES && second < MONUMENTS_DIRECTIONS; second++) {
            const unsigned next = monuments_place(near).near[second];
            steps = near == hex ? 1 : next == hex && steps == FAR ? 2 : steps;
        }
    }
    return steps;
}

/* ---- what one turn leaves behind */

/* Resources where a worker of the seat stood when the turn began, and none does now. */
static unsigned left_alone(const struct monuments_state *state, unsigned seat) {
    const struct monuments_state *begin = &now.begin.monuments;
    unsigned left = 0;
    for (unsigned hex = 0; hex < MONUMENTS_LAND_HEXES; hex++) {
        const bool had = monuments_holds(begin, seat, hex) && monuments_workers_in(begin, hex) > 0;
        const bool has = monuments_holds(state, seat, hex) && monuments_workers_in(state, hex) > 0;
        left += had && !has ? monuments_resources_total(state->resources[hex]) : 0;
    }
    return left;
}

static unsigned missing(const struct monuments_state *state, unsigned seat) {
    const unsigned layer = state->seat_states[seat].built;
    unsigned sum = 0;
    for (unsigned resource = 0; layer < MONUMENTS_LAYERS && resource < MONUMENTS_RESOURCES; resource++) {
        const unsigned cost = monuments_layers[layer].cost[resource],
                       has = monuments_stock_resource(monuments_stock_of(state, seat), resource);
        sum += has < cost ? cost - has : 0;
    }
    return sum;
}

/* So much more is missing for the next layer, and no card was turned for it. */
static unsigned spent(const struct monuments_state *state, unsigned seat) {
    const struct monuments_state *begin = &now.begin.monuments;
    const bool same = begin->seat_states[seat].built == state->seat_states[seat].built &&
                      begin->seat_states[seat].green == state->seat_states[seat].green;
    const unsigned before = missing(begin, seat), after = missing(state, seat);
    return same && after > before ? after - before : 0;
}

static bool could_build(const struct monuments_state *state, unsigned seat) {
    return (state->seat_states[seat].hand >> MONUMENTS_CARD_MONUMENT & 1) != 0 && state->last == 0 &&
           state->seat_states[seat].built + 1 < MONUMENTS_LAYERS && monuments_layer_possible(state, seat);
}

/* An attack that should win: more dice than the other side. */
static bool could_attack(const struct monuments_state *state, unsigned seat) {
    const bool can = (state->seat_states[seat].hand >> MONUMENTS_CARD_ATTACK & 1) != 0 &&
                     monuments_card_possible(state, seat, MONUMENTS_CARD_ATTACK);
    for (unsigned hex = 0; can && hex < MONUMENTS_HEXES; hex++) {
        const bool foreign = hex < MONUMENTS_LAND_HEXES || monuments_is_water(hex)
                                 ? monuments_map_foreign(state, seat, hex)
                                 : false;
        const struct monuments_battle battle =
            foreign ? monuments_battle_most(state, seat, hex) : (struct monuments_battle){0};
        if (foreign && monuments_battle_power(state, &battle, 0) > 0 &&
            monuments_battle_dice(state, &battle, 0) > monuments_battle_dice(state, &battle, 1)) {
            return true;
        }
    }
    return false;
}

static bool is_play(move_t move, unsigned card) {
    return monuments_move_op(move) == MONUMENTS_OP_PLAY && monuments_move_token(move) == card;
}

/* The turn that is over. */
static void count_turn(const struct monuments_state *state, uint32_t count[FOLLIES]) {
    const struct monuments_state *begin = &now.begin.monuments;
    const unsigned seat = (unsigned)now.seat;
    const bool began = monuments_move_op(now.first) == MONUMENTS_OP_PLAY ||
                       monuments_move_op(now.first) == MONUMENTS_OP_TAKE;
    count[FOLLY_LEFT] += left_alone(state, seat);
    count[FOLLY_SPENT] += spent(state, seat);
    count[FOLLY_WAIT] += began && could_build(begin, seat) && !is_play(now.first, MONUMENTS_CARD_MONUMENT);
    count[FOLLY_SPARED] += began && could_attack(begin, seat) && !is_play(now.first, MONUMENTS_CARD_ATTACK);
    count[FOLLY_ATTACK] += is_play(now.first, MONUMENTS_CARD_ATTACK);
}

static bool has_two_elsewhere(const struct monuments_state *state, unsigned seat, unsigned but) {
    for (unsigned hex = 0; hex < MONUMENTS_DRY_HEXES; hex++) {
        if (hex != but && monuments_holds(state, seat, hex) && monuments_workers_in(state, hex) > 1) {
            return true;
        }
    }
    return false;
}

static bool gives_up_last(const struct monuments_state *state, unsigned seat, unsigned hex) {
    return hex < MONUMENTS_LAND_HEXES && monuments_workers_in(state, hex) == 1 &&
           monuments_resources_total(state->resources[hex]) > 0 && has_two_elsewhere(state, seat, hex);
}

/* A worker's step; it takes one back if the seat's last Movement had it the other way. */
static bool takes_back(unsigned seat, unsigned from, unsigned to) {
    const struct steps *before = &now.before[seat];
    if (now.steps.count < WALKS_MAX) {
        now.steps.from[now.steps.count] = (uint8_t)from;
        now.steps.to[now.steps.count++] = (uint8_t)to;
    }
    for (unsigned i = 0; i < before->count; i++) {
        if (before->from[i] == to && before->to[i] == from) {
            return true;
        }
    }
    return false;
}

static void end_steps(void) {
    if (now.steps.count > 0) {
        now.before[now.seat] = now.steps;
        now.steps.count = 0;
    }
}

static void count_play(const struct monuments_state *state, unsigned seat, move_t move,
                       uint32_t count[FOLLIES]) {
    const unsigned hand = state->seat_states[seat].hand, card = monuments_move_token(move);
    if (hand != MONUMENTS_ALL_CARDS && !monuments_card_possible(state, seat, card)) {
        count[card == MONUMENTS_CARD_ATTACK ? FOLLY_EMPTY_ATTACK : FOLLY_EMPTY_CARD]++;
    }
}

static void count_move(const struct monuments_state *state, unsigned seat, move_t move,
                       uint32_t count[FOLLIES]) {
    const unsigned hex = monuments_move_hex(move);
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_PLAY:
        count_play(state, seat, move, count);
        break;
    case MONUMENTS_OP_TAKE:
        count[FOLLY_ONE_BACK] += takes_one(state, seat) && monuments_cards_possible(state, seat) != 0;
        break;
    case MONUMENTS_OP_PLACE:
        count[FOLLY_FAR] +=
            monuments_task_now(state)->kind == MONUMENTS_TASK_PLACE_FIRST &&
            steps_from(monuments_civilisations[state->seat_states[seat].civilisation].hex, hex) > 2;
        break;
    case MONUMENTS_OP_KEEP:
        count[FOLLY_KEPT]++;
        break;
    case MONUMENTS_OP_SACRIFICE:
        count[FOLLY_LAST] += gives_up_last(state, seat, hex);
        break;
    case MONUMENTS_OP_GO:
        count[FOLLY_BACK] += monuments_move_token(move) <= MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMED &&
                             takes_back(seat, hex, monuments_place(hex).near[monuments_move_direction(move)]);
        break;
    case MONUMENTS_OP_FERRY:
        count[FOLLY_FERRY]++;
        monuments_mask_add(&now.unused, monuments_place(hex).near[monuments_move_direction(move)]);
        break;
    default:
        break;
    }
}

/* Anybody's step from the water or onto it uses its ferries. */
static void note_use(move_t move) {
    const unsigned hex = monuments_move_hex(move);
    if (monuments_move_op(move) == MONUMENTS_OP_GO) {
        monuments_mask_drop(&now.unused, hex);
        const unsigned to = monuments_place(hex).near[monuments_move_direction(move)];
        if (monuments_move_token(move) != MONUMENTS_TOKEN_UNITS + MONUMENTS_AIR) {
            monuments_mask_drop(&now.unused, to);
        }
    }
}

static struct pieces pieces_of(const struct monuments_state *state) {
    struct pieces pieces = {.ferries = state->ferry_hexes};
    memcpy(pieces.units, state->units, sizeof pieces.units);
    memcpy(pieces.docks, state->docks, sizeof pieces.docks);
    return pieces;
}

static bool same_pieces(const struct pieces *one, const struct pieces *other) {
    return memcmp(one->units, other->units, sizeof one->units) == 0 &&
           memcmp(one->docks, other->docks, sizeof one->docks) == 0 &&
           memcmp(&one->ferries, &other->ferries, sizeof one->ferries) == 0;
}

/* After a step that changed nothing: its way back was the only one. The search takes it for a step, so what
 * comes after is looked at by itself. */
static bool was_sent_back(const struct monuments_state *state) {
    const struct pieces pieces = pieces_of(state);
    return now.walks > 0 && same_pieces(&pieces, &now.walked[now.walks - 1]);
}

/* After a step: all stands where it stood before an earlier one of the turn. */
static bool has_swapped(const struct monuments_state *state) {
    const struct pieces pieces = pieces_of(state);
    for (unsigned i = 0; i + 1 < now.walks; i++) {
        if (same_pieces(&pieces, &now.walked[i])) {
            return true;
        }
    }
    return false;
}

/* Before a step: one went the other way not long ago, with others' steps between. */
static bool changes_places(unsigned from, unsigned to) {
    for (unsigned i = now.walks - now.together; i + 1 < now.walks; i++) {
        if (now.from[i] == to && now.to[i] == from) {
            return true;
        }
    }
    return false;
}

static void note_walk(const struct monuments_state *state, move_t move, uint32_t count[FOLLIES]) {
    const unsigned from = monuments_move_hex(move),
                   to = monuments_place(from).near[monuments_move_direction(move)];
    count[FOLLY_SWAP] += now.watched && changes_places(from, to);
    now.from[now.walks] = (uint8_t)from;
    now.to[now.walks] = (uint8_t)to;
    now.walked[now.walks++] = pieces_of(state);
    now.together++;
}

/* After a step. */
static void count_walk(const struct monuments_state *state, uint32_t count[FOLLIES]) {
    const bool sent_back = was_sent_back(state), swapped = !sent_back && has_swapped(state);
    count[FOLLY_SENT_BACK] += now.watched && sent_back;
    count[FOLLY_SWAP] += now.watched && swapped;
    now.walks = sent_back || swapped ? 0 : now.walks;
    now.together = now.walks == 0 ? 0 : now.together;
}

static void count_monuments(const struct monuments_state *state, move_t move, uint32_t count[FOLLIES]) {
    /* what was done on the way may have been what one went for */
    const unsigned op = monuments_move_op(move);
    now.walks = op == MONUMENTS_OP_QUEST ? 0 : now.walks;
    now.together = op == MONUMENTS_OP_GO || op == MONUMENTS_OP_HALT ? now.together : 0;
    if (op == MONUMENTS_OP_GO && now.walks < WALKS_MAX) {
        note_walk(state, move, count);
    }
    if (now.watched) {
        count_move(state, (unsigned)now.seat, move, count);
    }
    note_use(move);
}

/* ---- Eight-Minute Empire */

/* Has one army gone from a region to the one beside it, and nothing else? */
static bool is_one_step(const struct empire_state *state, const uint8_t before[EMPIRE_REGIONS_MAX]) {
    unsigned changes = 0, from = 0, to = 0;
    for (unsigned i = 0; i < EMPIRE_REGIONS_MAX; i++) {
        const int more = state->armies[i][now.seat] - before[i];
        changes += (unsigned)(more < 0 ? -more : more);
        from = more < 0 ? i : from;
        to = more > 0 ? i : to;
    }
    const struct empire_region *region = &empire_map(state)->regions[from];
    return changes == 2 && (region->land >> to & 1u) != 0;
}

/* After a march that wasn't the match's last. */
static bool went_round(const struct empire_state *state) {
    for (unsigned i = 0; i + 1 < now.walks; i++) {
        if (is_one_step(state, now.marched[i])) {
            return true;
        }
    }
    return false;
}

static void note_march(const struct empire_state *state) {
    for (unsigned i = 0; i < EMPIRE_REGIONS_MAX; i++) {
        now.marched[now.walks][i] = state->armies[i][now.seat];
    }
    now.walks++;
}

static bool is_last_round(const struct empire_state *state) {
    return state->taken + state->seats > state->seats * empire_cards_to_take(state);
}

static void count_empire(const struct empire_state *state, move_t move, uint32_t count[FOLLIES]) {
    const struct empire_state *begin = &now.begin.empire;
    const unsigned kind = empire_move_kind(move);
    const bool as_it_was = memcmp(state->armies, begin->armies, sizeof state->armies) == 0 &&
                           memcmp(state->city_count, begin->city_count, sizeof state->city_count) == 0;
    count[FOLLY_OWN_ARMY] += kind == EMPIRE_MOVE_DESTROY && empire_move_first(move) == state->turn;
    count[FOLLY_START] += kind == EMPIRE_MOVE_CITY && empire_move_second(move) == empire_map(state)->start &&
                          !is_last_round(state);
    count[FOLLY_PAID] += kind == EMPIRE_MOVE_PASS && as_it_was
                             ? (uint32_t)(begin->coins[state->turn] - state->coins[state->turn])
                             : 0u;
    if (kind == EMPIRE_MOVE_ARMY && now.walks < WALKS_MAX) {
        note_march(state);
    }
}

/* ---- any game */

static void begin_turn(const struct match *match, move_t move, bool watched) {
    now.seat = match_turn(match);
    now.watched = watched;
    now.first = move;
    now.last = MOVE_NONE;
    now.walks = now.together = 0;
    memcpy(&now.begin, match->state, match->setup.game->state_bytes);
}

void follies_move(const struct match *match, move_t move, bool watched, uint32_t count[FOLLIES]) {
    const bool is_monuments = match->setup.game == &monuments, is_empire = match->setup.game == &empire;
    if (!is_monuments && !is_empire) {
        return;
    }
    const void *state = match->state;
    if (is_monuments && monuments_move_op(now.last) == MONUMENTS_OP_GO) {
        count_walk(state, count);
    }
    if (is_empire && now.watched && empire_move_kind(now.last) == EMPIRE_MOVE_ARMY) {
        count[FOLLY_DETOUR] += went_round(state);
    }
    if (match_turn(match) != now.seat) {
        if (is_monuments && now.watched) {
            count[FOLLY_IDLE] += was_idle(state);
            count_turn(state, count);
            end_steps();
        }
        begin_turn(match, move, watched);
    }
    if (is_monuments) {
        count_monuments(state, move, count);
    } else if (watched) {
        count_empire(state, move, count);
    }
    now.last = move;
}

static int points_of(const struct monuments_state *state, unsigned seat) {
    int16_t points[GAME_SOURCES_MAX];
    monuments_score_seat(state, seat, points);
    return points[MONUMENTS_LINE_OPEN];
}

void follies_end(const struct match *match, unsigned seat, uint32_t count[FOLLIES]) {
    const struct monuments_state *state = (const void *)match->state;
    if (match->setup.game != &monuments) {
        return;
    }
    const struct monuments_seat_state *of = &state->seat_states[seat];
    count[FOLLY_TOWNLESS] += monuments_pieces_on_board(state, seat, MONUMENTS_PIECE_TOWN) == 0;
    count[FOLLY_OPEN] += bits_count_many(of->open[0]) + bits_count_many(of->open[1]);
    count[FOLLY_OPEN_POINTS] += (uint32_t)-points_of(state, seat);
    struct monuments_mask unused = now.unused;
    while (monuments_mask_next(&unused) >= 0) {
        count[FOLLY_FERRY_UNUSED]++;
    }
    memset(&now.unused, 0, sizeof now.unused);
}
