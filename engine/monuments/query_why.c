/* What screens ask about what can't be done: why; see monuments.h. */
#include "monuments.h"

#include <assert.h>

#include "rules.h"

/* ---- a hex */

static bool has_moved(const struct monuments_state *state, unsigned hex) {
    bool moved = false;
    for (unsigned i = 0; i < state->moved_count; i++) {
        moved |= state->moved[i].hex == hex;
    }
    return moved;
}

/* Where something could be produced, but for that. */
static const char *no_production(const struct monuments_state *state, unsigned seat, unsigned hex) {
    const bool works = monuments_building_works(state, seat, MONUMENTS_FACTORY, hex) ||
                       (monuments_holds(state, seat, hex) && monuments_workers_in(state, hex) > 0);
    return !works                                      ? "no worker there"
           : monuments_resources_room(state, hex) == 0 ? "full, five resources"
                                                       : "nothing left to give";
}

/* Of a neighbour where no unit from there can go: for walkers, which are most. */
static const char *no_step(const struct monuments_state *state, unsigned seat, unsigned from, unsigned hex) {
    const unsigned direction = monuments_direction(from, hex);
    if (!monuments_beside(from, hex)) {
        return "";
    }
    if (hex < MONUMENTS_DRY_HEXES && !monuments_map_open(state, hex)) {
        return monuments_is_land(hex) ? "not in play" : "nobody enters a monument";
    }
    if (monuments_map_foreign(state, seat, hex) || monuments_foreign_building(state, seat, hex)) {
        return "another player is there";
    }
    if (from >= MONUMENTS_DRY_HEXES) {
        return "";
    }
    if (monuments_is_land(hex)) { /* or no room for what is carried */
        return monuments_map_bridge(state, from, direction) ? "full, five resources"
                                                            : "a river without a bridge";
    }
    return (state->docks[from] >> direction & 1) == 0     ? "no ferry waits there"
           : monuments_mask_has(&state->ferry_hexes, hex) ? "another ferry is there"
                                                          : "";
}

static const char *no_building(const struct monuments_state *state, unsigned seat, unsigned hex) {
    const bool worker = monuments_mask_has(&state->seat_states[seat].worker_hexes, hex);
    return worker ? "nothing that you can pay for" : "no worker there";
}

/* A unit or a building of the seat is there. */
static bool is_own(const struct monuments_state *state, unsigned seat, unsigned hex) {
    struct monuments_hex here;
    monuments_hex(state, hex, &here);
    return here.seat == seat || here.buildings[seat] != 0;
}

static const char *no_piece_there(unsigned kind) {
    return kind == MONUMENTS_TASK_BUILD || kind == MONUMENTS_TASK_PRODUCE ? "no worker of yours there"
           : kind == MONUMENTS_TASK_MOVE                                  ? "no unit of yours there"
                                                                          : "";
}

const char *monuments_hex_why(const void *now, unsigned from, unsigned hex) {
    const struct monuments_state *state = now;
    assert(hex < MONUMENTS_HEXES && state->task_count > 0);
    const struct monuments_task *task = monuments_task_now(state);
    const bool used = hex < MONUMENTS_LAND_HEXES && (state->used[hex >> 5] >> (hex & 31) & 1) != 0;
    if (from != MONUMENTS_NO_HEX) {
        return no_step(state, task->seat, from, hex);
    }
    if (!is_own(state, task->seat, hex)) {
        return monuments_is_land(hex) ? no_piece_there(task->kind) : "";
    }
    switch (task->kind) {
    case MONUMENTS_TASK_MOVE:
        return !monuments_holds(state, task->seat, hex) ? no_piece_there(task->kind)
               : has_moved(state, hex)                  ? "moved already"
                                                        : "no way to go";
    case MONUMENTS_TASK_PRODUCE:
        return used                         ? "produced already"
               : hex < MONUMENTS_LAND_HEXES ? no_production(state, task->seat, hex)
                                            : "";
    case MONUMENTS_TASK_BUILD:
        return hex < MONUMENTS_LAND_HEXES ? no_building(state, task->seat, hex)
                                          : "nothing is built on a monument";
    case MONUMENTS_TASK_POPULATE:
        return !monuments_building_works(state, task->seat, MONUMENTS_TOWN, hex) ? ""
               : used                                                            ? "a new worker already"
                                                                                 : "too few workers";
    default:
        return "";
    }
}

bool monuments_why_next(const void *state, unsigned from, uint32_t done[MONUMENTS_HEX_WORDS],
                        struct text *out) {
    const char *why = "";
    for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
        const bool told = (done[hex >> 5] >> (hex & 31) & 1) != 0 ||
                          (from == MONUMENTS_NO_HEX && !is_own(state, (unsigned)monuments.turn(state), hex));
        const char *here = told ? "" : monuments_hex_why(state, from, hex);
        if (here[0] != '\0' && (why[0] == '\0' || here == why)) {
            text_put(out, why[0] == '\0' ? "*" : ", ");
            text_put(out, monuments_hexes[hex].name);
            done[hex >> 5] |= UINT32_C(1) << (hex & 31);
            why = here;
        }
    }
    if (why[0] != '\0') {
        text_format(out, ":* %s.", why);
    }
    return why[0] != '\0';
}

/* ---- a piece */

static bool is_crossing(unsigned token) {
    return token == MONUMENTS_TOKENS || token == MONUMENTS_TOKEN_FERRY;
}

static unsigned missing(const struct monuments_seat *of, unsigned token, unsigned resource) {
    const unsigned cost = monuments_token_cost(token)[resource], have = of->resources[resource];
    return cost > have ? cost - have : 0;
}

/* How many resources it lacks at the price that it pays; of how many kinds it may leave some out. */
static unsigned lacking(const struct monuments_state *state, unsigned seat, unsigned token, bool *any_kind) {
    const uint8_t *cost = monuments_token_cost(token);
    const unsigned all = (unsigned)cost[0] + cost[1] + cost[2] + cost[3],
                   less = is_crossing(token) || token >= MONUMENTS_TOKEN_BUILDINGS
                              ? monuments_build_discount(state, seat, false)
                              : 0,
                   spared = less < all ? less : all - 1;
    struct monuments_seat of;
    unsigned count = 0;
    monuments_seat(state, seat, &of);
    for (unsigned i = 0; i < MONUMENTS_RESOURCES; i++) {
        count += missing(&of, token, i);
    }
    *any_kind = spared > 0;
    return count > spared ? count - spared : 0;
}

/* "lacks metal, 2 wheat"; at a reduced price, where any will do, "lacks 2 resources". */
static void lack_put(const struct monuments_state *state, unsigned seat, unsigned token, struct text *out) {
    bool any_kind;
    struct monuments_seat of;
    const unsigned count = lacking(state, seat, token, &any_kind);
    const char *joint = "lacks ";
    monuments_seat(state, seat, &of);
    for (unsigned i = 0; i < MONUMENTS_RESOURCES && count > 0 && !any_kind; i++) {
        const unsigned more = missing(&of, token, i);
        if (more > 0) {
            text_put(out, joint);
            if (more > 1) {
                text_format(out, "%u ", more);
            }
            text_put(out, monuments_token_words[i]);
            joint = ", ";
        }
    }
    if (count > 0 && any_kind) {
        text_format(out, "lacks %u resource%s", count, count > 1 ? "s" : "");
    }
}

static const char *no_piece(const struct monuments_state *state, unsigned seat, unsigned token) {
    if (is_crossing(token)) {
        return state->crossings == 0 ? "none is left" : "";
    }
    if (token < MONUMENTS_TOKEN_ARMY) {
        return "";
    }
    const unsigned piece = token >= MONUMENTS_TOKEN_BUILDINGS
                               ? MONUMENTS_PIECE_FORT + token - MONUMENTS_TOKEN_BUILDINGS
                               : MONUMENTS_PIECE_ARMY + token - MONUMENTS_TOKEN_ARMY;
    const struct monuments_seat_state *of = &state->seat_states[seat];
    return of->supply[piece] > 0 ? "" : of->locked[piece] > 0 ? "locked" : "none is left";
}

/* Of what is built: the ground first, for what is missing there can't be paid for. */
static const char *no_place(const struct monuments_state *state, unsigned seat, unsigned hex,
                            unsigned token) {
    const struct monuments_hex_data *at = &monuments_hexes[hex];
    assert(token >= MONUMENTS_TOKEN_FERRY);
    if (!monuments_mask_has(&state->seat_states[seat].worker_hexes, hex)) {
        return "no worker there";
    }
    if (token == MONUMENTS_TOKENS) {
        return at->rivers == 0 ? "no river there" : state->barred[hex] == 0 ? "bridged already" : "";
    }
    if (token == MONUMENTS_TOKEN_FERRY) {
        return at->water == 0                          ? "no shore there"
               : (at->water & ~state->docks[hex]) == 0 ? "one is there"
                                                       : "";
    }
    return monuments_building_here(&state->seat_states[seat], token - MONUMENTS_TOKEN_BUILDINGS, hex)
               ? "one is there"
           : monuments_foreign_building(state, seat, hex) ? "a rival’s building"
                                                          : "";
}

void monuments_price_why(const void *now, unsigned seat, unsigned hex, unsigned token, struct text *out) {
    const char *why = hex < MONUMENTS_LAND_HEXES ? no_place(now, seat, hex, token) : "";
    assert(seat < MONUMENTS_SEATS && token <= MONUMENTS_TOKENS);
    why = why[0] != '\0' ? why : no_piece(now, seat, token);
    text_put(out, why);
    if (why[0] == '\0') {
        lack_put(now, seat, token, out);
    }
}

/* Of those that Build makes one at least. */
static bool affords_any(const struct monuments_state *state, unsigned seat) {
    bool affords = false, any_kind;
    for (unsigned token = MONUMENTS_TOKEN_BUILDINGS; token <= MONUMENTS_TOKENS; token++) {
        affords = affords ||
                  (lacking(state, seat, token, &any_kind) == 0 && no_piece(state, seat, token)[0] == '\0');
    }
    return affords;
}

/* ---- a card */

unsigned monuments_card_more(const void *now, unsigned seat, unsigned card) {
    static const uint8_t gains[MONUMENTS_CARDS] = {[MONUMENTS_CARD_UPGRADE] = MONUMENTS_GAIN_UPGRADES,
                                                   [MONUMENTS_CARD_MOVE] = MONUMENTS_GAIN_MOVE_UNITS,
                                                   [MONUMENTS_CARD_PRODUCE] = MONUMENTS_GAIN_PRODUCE_HEXES,
                                                   [MONUMENTS_CARD_POPULATE] =
                                                       MONUMENTS_GAIN_POPULATE_WORKERS,
                                                   [MONUMENTS_CARD_QUESTS] = MONUMENTS_GAIN_QUEST_DRAW,
                                                   [MONUMENTS_CARD_TRADE] = MONUMENTS_GAIN_TRADE_SWAPS};
    assert(card < MONUMENTS_CARDS);
    return gains[card] == 0 ? 0 : ((const struct monuments_state *)now)->seat_states[seat].gains[gains[card]];
}

static const char *no_building_why(const struct monuments_state *state, unsigned seat) {
    const struct monuments_mask land = monuments_mask_land(&state->seat_states[seat].worker_hexes);
    return (land.word[0] | land.word[1]) == 0 ? "None of your workers stands on land."
           : affords_any(state, seat)         ? "What you can pay for has no place."
                                              : "You can’t pay for any of these:";
}

static const char *no_layer_why(const struct monuments_state *state, unsigned seat) {
    const struct monuments_layer_needs needs = monuments_layer_needs(state, seat);
    return needs.layer == 0                         ? "All five layers stand."
           : needs.land < needs.hexes               ? "The next layer takes more land."
           : needs.workers_on_board < needs.workers ? "The next layer takes more workers."
                                                    : "The next layer takes more resources.";
}

const char *monuments_card_why(const void *now, unsigned seat, unsigned card) {
    static const char *const reasons[MONUMENTS_CARDS] = {
        [MONUMENTS_CARD_UPGRADE] = "You can’t pay to turn any card.",
        [MONUMENTS_CARD_MOVE] = "None of your units can go anywhere.",
        [MONUMENTS_CARD_PRODUCE] = "No hex of yours has room and a worker.",
        [MONUMENTS_CARD_POPULATE] = "It takes a town with two of your workers.",
        [MONUMENTS_CARD_TRAIN] = "You can’t pay for a unit or a weapon.",
        [MONUMENTS_CARD_ATTACK] = "No rival is next to your power.",
        [MONUMENTS_CARD_QUESTS] = "There is no quest left to draw.",
        [MONUMENTS_CARD_TRADE] = "You have too few resources to give."};
    const struct monuments_state *state = now;
    assert(card < MONUMENTS_CARDS);
    const bool drilled = state->seat_states[seat].gains[MONUMENTS_GAIN_TRAIN] > 0;
    if (card == MONUMENTS_CARD_BUILD || card == MONUMENTS_CARD_MONUMENT) {
        return card == MONUMENTS_CARD_BUILD ? no_building_why(state, seat) : no_layer_why(state, seat);
    }
    return drilled || (card != MONUMENTS_CARD_TRAIN && card != MONUMENTS_CARD_ATTACK) ? reasons[card]
           : card == MONUMENTS_CARD_ATTACK ? "It needs the bonus Drill ground."
                                           : "Units need the bonus Drill ground.";
}
