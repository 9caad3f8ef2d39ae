/* What screens ask about moves: where they are and lead, what is left of an action, what gifts are lost; see
 * monuments.h. */
#include "monuments.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

#include "match.h"
#include "rules.h"

enum { SACRIFICES_MOST = 64 }; /* and quests that can be turned in meanwhile */

/* ---- where */

/* Which of a river's banks is the seat's own, and which the other. */
static unsigned bank(const void *state, unsigned seat, move_t move, bool own) {
    const struct monuments_river *river = &monuments_rivers[monuments_move_hex(move)];
    struct monuments_hex hex;
    monuments_hex(state, river->hex, &hex);
    return (hex.seat == seat) == own ? river->hex : river->other;
}

static unsigned beside(unsigned hex, unsigned direction) {
    return hex == MONUMENTS_NO_HEX ? MONUMENTS_NO_HEX : monuments_place(hex).near[direction];
}

unsigned monuments_move_place(const void *state, unsigned seat, move_t move) {
    static const bool nowhere[MONUMENTS_OP_QUEST + 1] = {
        [MONUMENTS_OP_PLAY] = true,    [MONUMENTS_OP_TAKE] = true,  [MONUMENTS_OP_KEEP] = true,
        [MONUMENTS_OP_UPGRADE] = true, [MONUMENTS_OP_SPARE] = true, [MONUMENTS_OP_HALT] = true,
        [MONUMENTS_OP_SPAWN] = true,   [MONUMENTS_OP_BONUS] = true, [MONUMENTS_OP_OPTION] = true,
        [MONUMENTS_OP_SCRAP] = true,   [MONUMENTS_OP_ROLL] = true,  [MONUMENTS_OP_SWAP] = true,
        [MONUMENTS_OP_DONE] = true,    [MONUMENTS_OP_QUEST] = true}; /* or the first field is no hex */
    const unsigned op = monuments_move_op(move);
    assert(op <= MONUMENTS_OP_QUEST);
    return nowhere[op]                 ? MONUMENTS_NO_HEX
           : op == MONUMENTS_OP_BRIDGE ? bank(state, seat, move, true)
           : op == MONUMENTS_OP_SHIFT  ? beside(monuments_move_hex(move), monuments_move_direction(move))
                                       : monuments_move_hex(move);
}

unsigned monuments_move_to(const void *state, unsigned seat, move_t move) {
    const unsigned hex = monuments_move_hex(move);
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_GO:
    case MONUMENTS_OP_FERRY:
        return beside(hex, monuments_move_direction(move));
    case MONUMENTS_OP_SHIFT:
        return beside(beside(hex, monuments_move_direction(move)), monuments_move_extra(move));
    case MONUMENTS_OP_TRAIN:
        return monuments_move_token(move) == (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_NAVY
                   ? beside(hex, monuments_move_direction(move))
                   : MONUMENTS_NO_HEX;
    case MONUMENTS_OP_BRIDGE:
        return bank(state, seat, move, false);
    default:
        return MONUMENTS_NO_HEX;
    }
}

unsigned monuments_move_thing(move_t move) {
    const unsigned op = monuments_move_op(move);
    return op == MONUMENTS_OP_BRIDGE ? MONUMENTS_GIFT_BRIDGES
           : op == MONUMENTS_OP_FERRY || op == MONUMENTS_OP_SHIFT
               ? (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY
           : op == MONUMENTS_OP_FORGE || op == MONUMENTS_OP_ARM
               ? (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMED
               : monuments_move_token(move);
}

unsigned monuments_direction(unsigned from, unsigned to) {
    const struct monuments_place place = monuments_place(from);
    unsigned direction = 0;
    while (direction + 1 < MONUMENTS_DIRECTIONS && place.near[direction] != to) {
        direction++;
    }
    return direction;
}

bool monuments_beside(unsigned hex, unsigned other) {
    return monuments_place(hex).near[monuments_direction(hex, other)] == other;
}

/* ---- the power of a move */

unsigned monuments_power_at(unsigned target, unsigned token) {
    unsigned land, sea;
    monuments_token_power(token, &land, &sea);
    return monuments_place(target).terrain >= MONUMENTS_SEA ? sea : land;
}

unsigned monuments_join_power(const void *state, unsigned target, move_t move) {
    const bool ferry = monuments_move_token(move) == (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY;
    struct monuments_hex from;
    monuments_hex(state, monuments_move_hex(move), &from);
    return monuments_power_at(target, monuments_move_token(move)) +
           (ferry ? (unsigned)from.units[MONUMENTS_ARMED] + from.units[MONUMENTS_ARMY] : 0);
}

void monuments_battle_join(const void *state, move_t move, struct monuments_battle_view *battle) {
    const unsigned more = monuments_join_power(state, battle->target, move);
    const unsigned direction = monuments_direction(battle->target, monuments_move_hex(move));
    battle->joined[direction][monuments_move_token(move) - MONUMENTS_TOKEN_UNITS]++;
    battle->power[0] = (uint8_t)(battle->power[0] + more);
    battle->dice[0] = (uint8_t)(battle->dice[0] + more);
}

/* ---- what is left of an action */

static bool makes_lacking(const struct monuments_layer_needs *needs, unsigned hex) {
    const unsigned resource = monuments_hexes[hex].terrain;
    return resource < MONUMENTS_RESOURCES && needs->resources[resource] < needs->cost[resource];
}

/* What the next layer lacks, if that can be produced; where most of it is made. */
static move_t makes_most(const struct monuments_state *state, move_t likely) {
    enum { LACKING = 16 }; /* more than any hex makes */
    const unsigned seat = (unsigned)monuments.turn(state);
    const struct monuments_layer_needs needs = monuments_layer_needs(state, seat);
    unsigned most = 0;
    move_t best = likely;
    for (unsigned i = 0; i <= MONUMENTS_HEXES; i++) { /* of equals the likeliest */
        const unsigned hex = i == 0 ? monuments_move_hex(likely) : i - 1;
        const move_t move = MONUMENTS_MOVE(MONUMENTS_OP_PRODUCE, hex, 0, 0, 0);
        const unsigned worth =
            match_legal_in(&monuments, state, move)
                ? monuments_production(state, seat, hex) + LACKING * makes_lacking(&needs, hex)
                : 0;
        best = worth > most ? move : best;
        most = worth > most ? worth : most;
    }
    return best;
}

/* The step of that kind that comes next; a unit's as the last one's. */
static move_t next_of(const struct monuments_state *state, unsigned kind, move_t last) {
    static const uint8_t ops[MONUMENTS_TASK_KINDS] = {[MONUMENTS_TASK_PRODUCE] = MONUMENTS_OP_PRODUCE,
                                                      [MONUMENTS_TASK_POPULATE] = MONUMENTS_OP_POPULATE,
                                                      [MONUMENTS_TASK_PAY] = MONUMENTS_OP_PAY,
                                                      [MONUMENTS_TASK_GIFT_RESOURCE] = MONUMENTS_OP_PLACE,
                                                      [MONUMENTS_TASK_GIFT_WORKER] = MONUMENTS_OP_PLACE};
    struct monuments_step step;
    monuments_step(state, &step);
    if (step.kind != kind || step.spare > 0) {
        return MOVE_NONE;
    }
    if (kind == MONUMENTS_TASK_MOVE) {
        return monuments_move_op(last) == MONUMENTS_OP_GO && match_legal_in(&monuments, state, last)
                   ? last
                   : MOVE_NONE;
    }
    const move_t likely = monuments_likely(state),
                 move = kind == MONUMENTS_TASK_PRODUCE ? makes_most(state, likely) : likely;
    return ops[kind] != 0 && monuments_move_op(move) == ops[kind] ? move : MOVE_NONE;
}

unsigned monuments_rest(void *copy, move_t last, move_t out[MONUMENTS_REST_MAX]) {
    const int seat = monuments.turn(copy);
    struct monuments_step step;
    unsigned count = 0;
    monuments_step(copy, &step);
    move_t move = next_of(copy, step.kind, last);
    while (move != MOVE_NONE && count < MONUMENTS_REST_MAX) {
        out[count++] = move;
        (void)monuments.apply(copy, move);
        move = monuments.turn(copy) == seat ? next_of(copy, step.kind, last) : MOVE_NONE;
    }
    return count;
}

unsigned monuments_first_choices(const void *after, move_t *moves, unsigned *left) {
    struct monuments_step step;
    struct monuments_mask places = {{0}};
    unsigned count = 0, last = UINT32_MAX;
    const unsigned all = monuments.moves(after, moves);
    monuments_step(after, &step);
    *left = step.left;
    for (unsigned i = 0; i < all; i++) {
        const unsigned op = monuments_move_op(moves[i]), token = monuments_move_token(moves[i]);
        const unsigned place = monuments_move_place(after, (unsigned)monuments.turn(after), moves[i]);
        if (place != MONUMENTS_NO_HEX) {
            count += !monuments_mask_has(&places, place);
            monuments_mask_add(&places, place);
        } else if ((op == MONUMENTS_OP_UPGRADE || op == MONUMENTS_OP_SWAP || op == MONUMENTS_OP_SPAWN) &&
                   token != last) {
            count++;
            last = token;
        }
    }
    return count;
}

/* Both banks know a bridge. */
void monuments_crossings(const void *state, uint8_t *bridges, uint8_t *ferries) {
    unsigned banks = 0, boats = 0;
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        struct monuments_hex here;
        monuments_hex(state, hex, &here);
        banks += bits_count(here.bridges);
        boats += bits_count(here.docks) + here.ferry;
    }
    *bridges = (uint8_t)(banks / 2);
    *ferries = (uint8_t)boats;
}

/* ---- what brings most */

/* Secrets aside. */
static int points_of(const void *state, unsigned seat) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    int sum = 0;
    monuments.count(state, points);
    for (unsigned source = 0; source < monuments.source_count; source++) {
        sum += (monuments.secret_sources >> source & 1u) != 0 ? 0 : points[seat][source];
    }
    return sum;
}

static int worth_of(const void *state, unsigned seat) {
    enum { POINT = 32 };
    struct monuments_seat of;
    monuments_seat(state, seat, &of);
    return POINT * points_of(state, seat) + of.resources[0] + of.resources[1] + of.resources[2] +
           of.resources[3];
}

move_t monuments_best_step(const void *state, void *copy, const move_t *moves, unsigned count,
                           unsigned from) {
    const unsigned seat = (unsigned)monuments.turn(state);
    const move_t likely = monuments_likely(state);
    move_t best = MOVE_NONE;
    int most = INT_MIN;
    for (unsigned i = 0; i < count; i++) {
        if (monuments_move_place(state, seat, moves[i]) == from) {
            memcpy(copy, state, monuments.state_bytes);
            (void)monuments.apply(copy, moves[i]);
            const int worth = 2 * worth_of(copy, seat) + (moves[i] == likely);
            best = worth > most ? moves[i] : best;
            most = worth > most ? worth : most;
        }
    }
    return best;
}

bool monuments_edges_put(unsigned hex, unsigned edges, struct text *out) {
    bool any = false;
    for (unsigned direction = 0; direction < MONUMENTS_DIRECTIONS; direction++) {
        const unsigned other = beside(hex, direction);
        if ((edges >> direction & 1) != 0 && other != MONUMENTS_NO_HEX) {
            text_format(out, "%s %s", any ? "," : "", monuments_hexes[other].name);
            any = true;
        }
    }
    return any;
}

/* ---- what has changed */

const uint8_t monuments_pieces[MONUMENTS_PIECES] = {(unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMY,
                                                    (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_NAVY,
                                                    (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_AIR,
                                                    (unsigned)MONUMENTS_TOKEN_BUILDINGS + MONUMENTS_FORT,
                                                    (unsigned)MONUMENTS_TOKEN_BUILDINGS + MONUMENTS_TOWN,
                                                    (unsigned)MONUMENTS_TOKEN_BUILDINGS + MONUMENTS_FACTORY};

unsigned monuments_turned_green(const void *before, const void *after, unsigned seat) {
    struct monuments_seat old, now;
    monuments_seat(before, seat, &old);
    monuments_seat(after, seat, &now);
    const uint32_t green = now.green & ~(uint32_t)old.green;
    return green != 0 ? bits_lowest(green) : MONUMENTS_CARDS;
}

/* ---- what an option of the personal card gives */

static bool gives(unsigned kind) {
    return (kind > MONUMENTS_TASK_GIFTS && kind <= MONUMENTS_TASK_GIFT_FERRY) ||
           kind == MONUMENTS_TASK_WEAPON;
}

void monuments_gifts(const void *now, unsigned seat, move_t option, int8_t counts[MONUMENTS_GIFT_THINGS]) {
    static const uint8_t first[] = {
        [MONUMENTS_GIFT_RES] = MONUMENTS_TOKEN_RESOURCES,
        [MONUMENTS_GIFT_WORKER] = (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_WORKER,
        [MONUMENTS_GIFT_BUILD] = MONUMENTS_TOKEN_BUILDINGS,
        [MONUMENTS_GIFT_UNIT] = (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMY,
        [MONUMENTS_GIFT_WEAPON] = (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMED,
        [MONUMENTS_GIFT_UPGRADE] = MONUMENTS_GIFT_GREEN,
        [MONUMENTS_GIFT_BRIDGE] = MONUMENTS_GIFT_BRIDGES,
        [MONUMENTS_GIFT_FERRY] = (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY};
    const struct monuments_seat_state *of = &((const struct monuments_state *)now)->seat_states[seat];
    assert(of->built >= 1 && of->built < MONUMENTS_LAYERS && monuments_move_hex(option) < MONUMENTS_OPTIONS);
    const struct monuments_gift_data *gifts =
        monuments_decks[of->deck].options[of->built - 1][monuments_move_hex(option)].gifts;
    memset(counts, 0, MONUMENTS_GIFT_THINGS);
    for (unsigned i = 0; i < MONUMENTS_GIFTS_MAX; i++) {
        if (gifts[i].gift != MONUMENTS_GIFT_UNLOCK) {
            const unsigned thing = (unsigned)first[gifts[i].gift] + gifts[i].kind;
            assert(thing < MONUMENTS_GIFT_THINGS);
            counts[thing] = (int8_t)(counts[thing] + gifts[i].count);
        }
    }
}

/* All that can be a gift: it leaves the bank, the pool, a supply or a card's red side. */
void monuments_gifts_had(const struct monuments_state *state, unsigned seat, int out[MONUMENTS_GIFT_THINGS]) {
    const struct monuments_seat_state *of = &state->seat_states[seat];
    uint8_t bridges, ferries;
    monuments_crossings(state, &bridges, &ferries);
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        out[resource] = -state->bank[resource];
    }
    for (unsigned piece = 0; piece < MONUMENTS_PIECES; piece++) {
        out[monuments_pieces[piece]] = -of->supply[piece] - of->locked[piece];
    }
    out[(unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_WORKER] = -of->workers;
    out[(unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_ARMED] = -state->weapons;
    out[(unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY] = ferries;
    out[MONUMENTS_GIFT_BRIDGES] = bridges;
    out[MONUMENTS_GIFT_GREEN] = (int)bits_count(of->green);
}

/* What of them hasn't come since then. */
unsigned monuments_gifts_left(const struct monuments_state *state, unsigned seat,
                              const int before[MONUMENTS_GIFT_THINGS], int8_t lost[MONUMENTS_GIFT_THINGS]) {
    int after[MONUMENTS_GIFT_THINGS];
    unsigned count = 0;
    monuments_gifts_had(state, seat, after);
    for (unsigned thing = 0; thing < MONUMENTS_GIFT_THINGS; thing++) {
        const int left = lost[thing] - (after[thing] - before[thing]);
        lost[thing] = (int8_t)(lost[thing] > 0 && left > 0 ? left : 0);
        count += (unsigned)lost[thing];
    }
    return count;
}

unsigned monuments_gifts_lost(void *copy, move_t option, int8_t lost[MONUMENTS_GIFT_THINGS]) {
    const struct monuments_state *state = copy;
    const unsigned seat = (unsigned)monuments.turn(copy);
    int before[MONUMENTS_GIFT_THINGS];
    unsigned all = 0;
    assert(monuments_move_op(option) == MONUMENTS_OP_OPTION);
    monuments_gifts(state, seat, option, lost);
    for (unsigned thing = 0; thing < MONUMENTS_GIFT_THINGS; thing++) {
        all += (unsigned)lost[thing];
    }
    monuments_gifts_had(state, seat, before);
    (void)monuments.apply(copy, option);
    for (unsigned i = 0; i < all && gives(monuments_task_now(state)->kind); i++) {
        (void)monuments.apply(copy, monuments_likely(copy));
    }
    return monuments_gifts_left(state, seat, before, lost);
}

unsigned monuments_gifts_lost_then(void *copy, move_t sacrifice, unsigned option,
                                   int8_t lost[MONUMENTS_GIFT_THINGS]) {
    const int seat = monuments.turn(copy);
    struct monuments_step step;
    assert(monuments_move_op(sacrifice) == MONUMENTS_OP_SACRIFICE);
    (void)monuments.apply(copy, sacrifice);
    for (monuments_step(copy, &step);
         step.kind == MONUMENTS_TASK_SACRIFICE || step.kind == MONUMENTS_TASK_BONUS;
         monuments_step(copy, &step)) {
        (void)monuments.apply(copy, monuments_likely(copy));
    }
    return step.kind == MONUMENTS_TASK_OPTION && monuments.turn(copy) == seat
               ? monuments_gifts_lost(copy, MONUMENTS_MOVE(MONUMENTS_OP_OPTION, option, 0, 0, 0), lost)
               : 0;
}

unsigned monuments_gifts_lost_most(const void *state, void *copy, move_t sacrifice,
                                   int8_t lost[MONUMENTS_GIFT_THINGS]) {
    unsigned most = 0;
    for (unsigned option = 0; option < MONUMENTS_OPTIONS; option++) {
        int8_t now[MONUMENTS_GIFT_THINGS];
        memcpy(copy, state, monuments.state_bytes);
        const unsigned count = monuments_gifts_lost_then(copy, sacrifice, option, now);
        if (count > most) {
            memcpy(lost, now, sizeof now);
            most = count;
        }
    }
    return most;
}

/* What a worker can be given up from: as many as there are; the moves have room for all. */
static unsigned sacrifices(const void *now, move_t moves[SACRIFICES_MOST]) {
    struct monuments_list list = {moves, 0, SACRIFICES_MOST};
    unsigned count = 0;
    if (monuments_task_now(now)->kind == MONUMENTS_TASK_SACRIFICE) {
        monuments_turn_list(now, &list);
    }
    for (unsigned i = 0; i < list.count; i++) {
        if (monuments_move_op(moves[i]) == MONUMENTS_OP_SACRIFICE) {
            moves[count++] = moves[i];
        }
    }
    return count;
}

const char *monuments_gifts_why(const int8_t lost[MONUMENTS_GIFT_THINGS]) {
    static const char *const reasons[MONUMENTS_GIFT_THINGS] = {
        [MONUMENTS_WOOD] = "no forest of yours has room",
        [MONUMENTS_SHEEP] = "no pasture of yours has room",
        [MONUMENTS_METAL] = "no mountain of yours has room",
        [MONUMENTS_WHEAT] = "no field of yours has room",
        [MONUMENTS_TOKEN_UNITS + MONUMENTS_WORKER] = "you have no more",
        [MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY] = "no shore of yours is free",
        [MONUMENTS_GIFT_BRIDGES] = "no river of yours lacks one",
        [MONUMENTS_GIFT_GREEN] = "all cards are green"};
    unsigned kinds = 0, last = 0;
    for (unsigned thing = 0; thing < MONUMENTS_GIFT_THINGS; thing++) {
        kinds += lost[thing] > 0;
        last = lost[thing] > 0 ? thing : last;
    }
    return kinds > 1 || reasons[last] == NULL ? "no place is left" : reasons[last];
}

/* What goes with a worker: a hex, and all that is there; a town's second one, by which it adds workers. */
static unsigned missed(const struct monuments_state *state, unsigned seat, unsigned hex) {
    enum { LAND = 4, BUILDING = 4, SECOND = 3 };
    struct monuments_hex here;
    monuments_hex(state, hex, &here);
    const unsigned workers = (unsigned)here.units[MONUMENTS_WORKER] + here.units[MONUMENTS_ARMED],
                   others = (unsigned)here.units[MONUMENTS_ARMY] + here.units[MONUMENTS_AIR];
    const bool town = (here.buildings[seat] >> MONUMENTS_TOWN & 1) != 0;
    if (workers > 1 || monuments_hexes[hex].terrain == MONUMENTS_MONUMENT) {
        return workers == 2 && town ? SECOND : 0;
    }
    return (unsigned)here.resources[0] + here.resources[1] + (unsigned)here.resources[2] + here.resources[3] +
           (others == 0 ? LAND + BUILDING * bits_count(here.buildings[seat]) : 0);
}

move_t monuments_likely_gentle(const void *now, void *copy, unsigned *lost_least) {
    move_t moves[SACRIFICES_MOST];
    const move_t likely = monuments_likely(now);
    move_t best = likely;
    const unsigned seat = (unsigned)monuments.turn(now), count = sacrifices(now, moves);
    unsigned least = UINT_MAX;
    *lost_least = UINT_MAX;
    for (unsigned i = 0; i < count; i++) {
        int8_t which[MONUMENTS_GIFT_THINGS];
        const unsigned lost = monuments_gifts_lost_most(now, copy, moves[i], which);
        const unsigned all =
            2 * (missed(now, seat, monuments_move_hex(moves[i])) + lost) + (moves[i] != likely);
        *lost_least = lost < *lost_least ? lost : *lost_least;
        if (all < least) {
            least = all;
            best = moves[i];
        }
    }
    return best;
}

int monuments_layer_gain(const struct match *match, void *copy, move_t sacrifice) {
    const unsigned seat = (unsigned)match_turn(match);
    unsigned at = match->length;
    while (at > match->barrier && monuments_move_op(match_move(match, at - 1)) != MONUMENTS_OP_PLAY) {
        at--;
    }
    for (unsigned i = match->barrier; i + 1 < at; i++) {
        (void)monuments.apply(copy, match_move(match, i));
    }
    const int before = points_of(copy, seat);
    memcpy(copy, match->state, monuments.state_bytes);
    (void)monuments.apply(copy, sacrifice);
    struct monuments_step step;
    for (monuments_step(copy, &step); step.kind == MONUMENTS_TASK_SACRIFICE; monuments_step(copy, &step)) {
        (void)monuments.apply(copy, monuments_likely(copy));
    }
    return points_of(copy, seat) - before;
}

const uint8_t *monuments_move_cost(const void *now, move_t move) {
    static const uint8_t nothing[MONUMENTS_RESOURCES];
    static const uint8_t swaps[2][MONUMENTS_RESOURCES][MONUMENTS_RESOURCES] = {
        {{2, 0, 0, 0}, {0, 2, 0, 0}, {0, 0, 2, 0}, {0, 0, 0, 2}},
        {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}}}; /* red, green */
    const unsigned task = monuments_task_now(now)->kind, op = monuments_move_op(move),
                   token = monuments_move_token(move);
    const bool gift = task > MONUMENTS_TASK_GIFTS && task <= MONUMENTS_TASK_GIFT_FERRY;
    return gift                                                    ? nothing
           : op == MONUMENTS_OP_BUILD || op == MONUMENTS_OP_TRAIN  ? monuments_token_cost(token)
           : op == MONUMENTS_OP_BRIDGE || op == MONUMENTS_OP_FERRY ? monuments_crossing_cost
           : op == MONUMENTS_OP_FORGE   ? monuments_token_cost(MONUMENTS_TOKEN_ARMED)
           : op == MONUMENTS_OP_UPGRADE ? monuments_card_cost(token)
           : op == MONUMENTS_OP_SWAP
               ? swaps[monuments_is_green(now, (unsigned)monuments.turn(now), MONUMENTS_CARD_TRADE)][token]
               : nothing;
}

unsigned monuments_discount(const void *now, move_t move, unsigned price) {
    const struct monuments_state *state = now;
    const unsigned seat = (unsigned)monuments.turn(state), op = monuments_move_op(move);
    const bool upgrade = op == MONUMENTS_OP_UPGRADE,
               build = op == MONUMENTS_OP_BUILD || op == MONUMENTS_OP_REPAIR || op == MONUMENTS_OP_BRIDGE ||
                       op == MONUMENTS_OP_FERRY;
    const unsigned less = upgrade ? monuments_is_green(state, seat, MONUMENTS_CARD_UPGRADE)
                          : build ? monuments_build_discount(state, seat, op == MONUMENTS_OP_REPAIR)
                                  : 0,
                   most = upgrade ? price : price - 1; /* a building is never free */
    return less < most ? less : most;
}

void monuments_pays(const void *now, uint8_t pays[MONUMENTS_RESOURCES]) {
    struct monuments_step step;
    struct monuments_seat seat;
    monuments_step(now, &step);
    monuments_seat(now, (unsigned)monuments.turn(now), &seat);
    unsigned more = 0;
    for (unsigned i = 0; i < MONUMENTS_RESOURCES; i++) {
        pays[i] = step.due[i] < seat.resources[i] ? step.due[i] : seat.resources[i];
        more += pays[i];
    }
    const unsigned all = (unsigned)step.due[0] + step.due[1] + step.due[2] + step.due[3];
    for (; more + step.spare > all; more--) {
        unsigned scarcest = MONUMENTS_RESOURCES;
        for (unsigned i = 0; i < MONUMENTS_RESOURCES; i++) {
            if (pays[i] > 0 && (scarcest == MONUMENTS_RESOURCES ||
                                seat.resources[i] - pays[i] < seat.resources[scarcest] - pays[scarcest])) {
                scarcest = i;
            }
        }
        assert(scarcest < MONUMENTS_RESOURCES);
        pays[scarcest]--;
    }
}
