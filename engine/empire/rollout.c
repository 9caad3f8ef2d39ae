/* What the opponents' search asks of the game: a quick sensible move for its playouts, and how well each seat
 * stands. Worths of quick moves are in twelfths of a point. The numbers were tuned by play
 * (docs/rules-empire.md tells how), those of the value fitted to games (docs/opponents.md).
 */
#include <assert.h>
#include <limits.h>
#include <string.h>

#include "bits.h"
#include "inner.h"
#include "rules.h"
#include "standing.h"

enum {
    POINT = 12, /* divisible by the lengths of all steps between points */
    WORTH_COUNTS = 9,
    WILD_WORTH = 20,
    COIN_WORTH = 5,   /* in the choice of a card */
    CANDIDATES = 10,  /* steps looked at before one is chosen */
    WORTH_POINT = 48, /* of a value's thousandths, for a point's lead */
    FIRM = 2,         /* a lead in a region that one army can't undo */
    EVEN = 500,       /* value of a seat that is level with the best other one */
    VALUE_MAX = 1000,
    WON = 850,  /* values from here up are for seats that won, or share the place */
    LOST = 150, /* and up to here for those that lost */
};

/* ---- goods */

/* A good's points, with the way to the next step counted in proportion. */
static const uint8_t good_worth[EMPIRE_GOODS][WORTH_COUNTS] = {
    [EMPIRE_RUBY] = {0, 12, 24, 36, 60, 60, 60, 60, 60}, [EMPIRE_WOOD] = {0, 6, 12, 18, 24, 36, 60, 60, 60},
    [EMPIRE_ORE] = {0, 6, 12, 24, 36, 60, 60, 60, 60},   [EMPIRE_ANVIL] = {0, 6, 12, 18, 24, 30, 36, 60, 60},
    [EMPIRE_CARROT] = {0, 4, 8, 12, 18, 24, 30, 36, 60},
};

static int worth_of(unsigned good, unsigned count) {
    return good_worth[good][count < WORTH_COUNTS ? count : WORTH_COUNTS - 1];
}

static int worth_gained(const struct empire_state *state, const struct empire_card *card) {
    if (card->good == EMPIRE_WILD) {
        return WILD_WORTH;
    }
    const unsigned held = state->goods[state->turn][card->good];
    return worth_of(card->good, held + card->icons) - worth_of(card->good, held);
}

/* ---- taking a card */

/* What a step is worth on average, before looking at the board. */
static int step_worth(const struct empire_state *state, const struct empire_action *action) {
    static const uint8_t each[] = {
        [EMPIRE_STEP_NONE] = 0, [EMPIRE_STEP_PLACE] = 7, [EMPIRE_STEP_MARCH] = 2,
        [EMPIRE_STEP_SAIL] = 4, [EMPIRE_STEP_CITY] = 10, [EMPIRE_STEP_DESTROY] = 10};
    unsigned amount = action->amount;
    if (action->step == EMPIRE_STEP_PLACE && amount > state->supply[state->turn]) {
        amount = state->supply[state->turn];
    }
    if (action->step == EMPIRE_STEP_CITY && state->city_count[state->turn] == EMPIRE_CITIES) {
        amount = 0;
    }
    return (int)(each[action->step] * amount);
}

static int card_worth(const struct empire_state *state, const struct empire_card *card) {
    const int one = step_worth(state, &card->action[0]);
    const int other = step_worth(state, &card->action[1]);
    const int steps = card->join == EMPIRE_AND ? one + other : one > other ? one : other;
    return worth_gained(state, card) + steps;
}

static move_t choose_card(const struct empire_state *state, struct rng *rng) {
    unsigned best = 0;
    int top = -1;
    for (unsigned i = 0; i < empire_row_size(state) && empire_row_cost(i) <= state->coins[state->turn]; i++) {
        const int noise = (int)rng_below(rng, POINT / 2);
        const int worth = POINT * 2 + noise +
                          card_worth(state, empire_card(state, empire_row_card(state, i))) -
                          COIN_WORTH * (int)empire_row_cost(i);
        if (worth > top) {
            top = worth;
            best = i;
        }
    }
    return empire_move(EMPIRE_MOVE_TAKE, 0, best);
}

/* ---- steps on the board */

/* Armies and cities of each owner by region, counted once for all steps of a decision: half of a playout's
 * time went into counting them for each. */
struct strengths {
    uint8_t in[EMPIRE_REGIONS_MAX][EMPIRE_OWNERS];
    uint8_t turn, seats;
};

static void strengths_count(const struct empire_state *state, struct strengths *strengths) {
    _Static_assert(sizeof strengths->in == sizeof state->armies, "armies are the most of it");
    memcpy(strengths->in, state->armies, sizeof strengths->in);
    strengths->turn = state->turn;
    strengths->seats = state->seats;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        for (unsigned i = 0; i < state->city_count[seat]; i++) {
            strengths->in[state->cities[seat][i]][seat]++;
        }
    }
}

/* By how much an owner outnumbers the strongest other one in a region. */
static int lead(const struct strengths *strengths, unsigned owner, unsigned region) {
    const uint8_t *in = strengths->in[region];
    unsigned top = owner == EMPIRE_NEUTRAL ? 0 : in[EMPIRE_NEUTRAL];
    for (unsigned other = 0; other < strengths->seats; other++) {
        const unsigned there = other == owner ? 0 : in[other];
        top = there > top ? there : top;
    }
    return (int)in[owner] - (int)top;
}

/* The worth of one more own army where the lead is that: to win a region counts most, then to make it
 * nobody's. */
static int arrival(int ahead) {
    return ahead == 0 ? POINT : ahead == -1 ? POINT * 2 / 3 : ahead > 0 ? 0 : 1;
}

static int departure(int ahead) {
    return ahead == 1 ? POINT : ahead == 0 ? POINT * 2 / 3 : 0;
}

/* The worth of destroying: a rival's army that holds a region, or keeps one's own away from it. */
static int destruction(const struct strengths *strengths, unsigned owner, unsigned region) {
    const int ahead = lead(strengths, strengths->turn, region);
    if (owner == strengths->turn) {
        return -departure(ahead) - 1;
    }
    const int theirs = lead(strengths, owner, region);
    const int rival = owner == EMPIRE_NEUTRAL ? 0 : departure(theirs);
    const bool strongest = theirs >= 0 || theirs == -ahead;
    return rival + (strongest ? arrival(ahead) : 0);
}

static int step_score(const struct strengths *strengths, move_t move) {
    const unsigned first = empire_move_first(move);
    const unsigned second = empire_move_second(move);
    switch (empire_move_kind(move)) {
    case EMPIRE_MOVE_ARMY:
        return arrival(lead(strengths, strengths->turn, second)) -
               departure(lead(strengths, strengths->turn, first));
    case EMPIRE_MOVE_DESTROY:
        return destruction(strengths, first, second);
    default:
        return arrival(lead(strengths, strengths->turn, second));
    }
}

int empire_step_worth(const struct empire_state *state, move_t move) {
    struct strengths strengths;
    assert(empire_move_kind(move) >= EMPIRE_MOVE_PLACE && empire_move_kind(move) <= EMPIRE_MOVE_DESTROY);
    strengths_count(state, &strengths);
    return step_score(&strengths, move);
}

/* The best of some steps, spread over the list from anywhere on; the last legal move is to pass, and done
 * when every step looked at would lose something. */
static move_t choose_step(const struct empire_state *state, struct rng *rng) {
    move_t moves[EMPIRE_MOVES_MAX];
    const unsigned steps = empire_moves(state, moves) - 1;
    const unsigned looks = steps < CANDIDATES ? steps : CANDIDATES;
    const unsigned stride = steps / looks;
    unsigned at = rng_below(rng, steps);
    move_t best = moves[steps];
    int top = -1;
    struct strengths strengths;
    strengths_count(state, &strengths);
    for (unsigned i = 0; i < looks; i++) {
        const int score = step_score(&strengths, moves[at]);
        if (score > top) {
            top = score;
            best = moves[at];
        }
        at += stride;
        at = at < steps ? at : at - steps;
    }
    return best;
}

/* ---- the hooks */

/* People bid little: the first place is worth a card or two. */
unsigned empire_bid(unsigned coins, struct rng *rng) {
    const unsigned span = coins / 4 + 2;
    const unsigned one = rng_below(rng, span);
    const unsigned other = rng_below(rng, span);
    const unsigned bid = one < other ? one : other;
    return bid < coins ? bid : coins;
}

move_t empire_rollout(const void *from, struct rng *rng) {
    const struct empire_state *state = from;
    switch (state->phase) {
    case EMPIRE_PHASE_NEUTRAL:
        return empire_move(EMPIRE_MOVE_NEUTRAL, 0, rng_below(rng, empire_map(state)->region_count));
    case EMPIRE_PHASE_BID:
        return empire_move(EMPIRE_MOVE_BID, 0, empire_bid(state->coins[state->turn], rng));
    case EMPIRE_PHASE_FIRST:
        return empire_move(EMPIRE_MOVE_FIRST, 0, state->turn);
    case EMPIRE_PHASE_TAKE:
        return choose_card(state, rng);
    default:
        return choose_step(state, rng);
    }
}

/* ---- sense */

bool empire_stops(const void *from, move_t move) {
    (void)from;
    return empire_move_kind(move) == EMPIRE_MOVE_PASS;
}

/* Armies and cities cost nothing, and are in nobody's way. */
bool empire_only_gains(const void *from, move_t move) {
    (void)from;
    return empire_move_kind(move) == EMPIRE_MOVE_PLACE || empire_move_kind(move) == EMPIRE_MOVE_CITY;
}

bool empire_walks(move_t move, uint16_t way[2]) {
    way[0] = (uint16_t)empire_move_first(move);
    way[1] = (uint16_t)empire_move_second(move);
    return empire_move_kind(move) == EMPIRE_MOVE_ARMY;
}

/* ---- detours */

enum { STEPS_MAX = 6 }; /* of a card */

/* What a turn's steps come to: armies are all alike, so a region that one left and one came to counts for
 * nothing. */
struct march {
    uint8_t from[STEPS_MAX], to[STEPS_MAX];
    unsigned count;
};

static void march_add(struct march *march, unsigned from, unsigned to) {
    const uint8_t *came = memchr(march->to, (int)from, march->count);
    const uint8_t *left = memchr(march->from, (int)to, march->count);
    if (came == NULL && left == NULL) {
        march->from[march->count] = (uint8_t)from;
        march->to[march->count++] = (uint8_t)to;
    } else if (came == NULL) {
        march->from[left - march->from] = (uint8_t)from;
    } else if (left == NULL) {
        march->to[came - march->to] = (uint8_t)to;
    } else { /* one less of both */
        march->count--;
        march->to[came - march->to] = march->to[march->count];
        march->from[left - march->from] = march->from[march->count];
    }
}

/* Steps from a region to each that the march comes to; one more than `most` where it is further. */
static void steps_from(const struct empire_state *state, unsigned from, const struct march *march,
                       unsigned most, uint8_t steps[STEPS_MAX]) {
    const struct empire_region *regions = empire_map(state)->regions;
    const bool sails = empire_card(state, empire_hand(state))->action[0].step == EMPIRE_STEP_SAIL;
    uint32_t reached = UINT32_C(1) << from, edge = reached;
    memset(steps, 0, STEPS_MAX);
    for (unsigned made = 0; made <= most; made++) {
        uint32_t next = 0;
        for (unsigned i = 0; i < march->count; i++) {
            steps[i] = (uint8_t)(steps[i] + ((reached >> march->to[i] & 1u) == 0));
        }
        for (uint32_t rest = edge; rest != 0; rest &= rest - 1) {
            const struct empire_region *region = &regions[bits_lowest(rest)];
            next |= region->land | (sails ? region->sea : 0);
        }
        edge = next & ~reached;
        reached |= next;
    }
}

/* The fewest steps that come to the same: the best for each set of places reached from as many first ones. */
static unsigned fewest_steps(const struct empire_state *state, const struct march *march, unsigned most) {
    unsigned fewest[1u << STEPS_MAX] = {0};
    uint8_t each[STEPS_MAX][STEPS_MAX];
    assert(march->count <= STEPS_MAX);
    for (unsigned i = 0; i < march->count; i++) {
        steps_from(state, march->from[i], march, most, each[i]);
    }
    for (unsigned set = 1; set < 1u << march->count; set++) {
        const uint8_t *from = each[bits_count(set) - 1];
        fewest[set] = UINT_MAX;
        for (uint32_t rest = set; rest != 0; rest &= rest - 1) {
            const unsigned last = bits_lowest(rest), steps = fewest[set ^ 1u << last] + from[last];
            fewest[set] = steps < fewest[set] ? steps : fewest[set];
        }
    }
    return fewest[(1u << march->count) - 1];
}

static unsigned fewest_for(const struct empire_state *state, uint16_t (*ways)[2], unsigned count) {
    struct march march = {.count = 0};
    for (unsigned i = 0; i < count && i < STEPS_MAX; i++) {
        march_add(&march, ways[i][0], ways[i][1]);
    }
    return fewest_steps(state, &march, count);
}

bool empire_detour(const void *state, uint16_t (*ways)[2], unsigned count) {
    const unsigned fewest = fewest_for(state, ways, count);
    return fewest < count && fewest <= fewest_for(state, ways + 1, count - 1);
}

/* ---- what only loses */

static bool can_do(const struct empire_card *card, const struct empire_action *wanted) {
    bool can = wanted->step == EMPIRE_STEP_NONE;
    for (unsigned half = 0; half < EMPIRE_HALVES; half++) {
        const struct empire_action *action = &card->action[half];
        can = can || (action->step == wanted->step && action->amount >= wanted->amount);
    }
    return can && card->join != EMPIRE_AND;
}

/* Can the cheaper card do all that the dearer one can, and does its good bring as much? */
static bool does_as_well(const struct empire_state *state, unsigned cheaper, unsigned dearer) {
    const struct empire_card *one = empire_card(state, empire_row_card(state, cheaper)),
                             *other = empire_card(state, empire_row_card(state, dearer));
    return other->join != EMPIRE_AND && can_do(one, &other->action[0]) && can_do(one, &other->action[1]) &&
           worth_gained(state, one) >= worth_gained(state, other);
}

/* A card that costs more than one that does as well; */
static bool is_too_dear(const struct empire_state *state, unsigned position) {
    for (unsigned i = 0; i < position; i++) {
        if (empire_row_cost(i) < empire_row_cost(position) && does_as_well(state, i, position)) {
            return true;
        }
    }
    return false;
}

/* Of its cards in this game, the seat's number now. */
static unsigned number_of_card(const struct empire_state *state) {
    return 1u + state->taken / state->seats;
}

/* or that in the first half of a game leaves less than a coin for each card to come, but one; */
static bool leaves_too_little(const struct empire_state *state, unsigned position) {
    const unsigned all = empire_cards_to_take(state), number = number_of_card(state),
                   left = state->coins[state->turn] - empire_row_cost(position);
    return 2 * number <= all && empire_row_cost(position) > 0 && left + 1 < all - number;
}

/* Has the seat armies nowhere but where they all begin? */
static bool is_at_home(const struct empire_state *state) {
    return state->army_regions[state->turn] == UINT32_C(1) << empire_map(state)->start;
}

/* or that only builds a city, which could stand nowhere else. */
static bool is_pointless_card(const struct empire_state *state, unsigned position) {
    const struct empire_card *card = empire_card(state, empire_row_card(state, position));
    const bool builds = card->join == EMPIRE_ALONE && card->action[0].step == EMPIRE_STEP_CITY;
    return (builds && is_at_home(state)) || is_too_dear(state, position) ||
           leaves_too_little(state, position);
}

/* A city where armies can be placed anyway, before the last round, though there is something else to do. */
static bool is_idle_city(const struct empire_state *state, unsigned region) {
    const bool could = !is_at_home(state) || state->left[0] + state->left[1] > 1;
    return could && region == empire_map(state)->start && number_of_card(state) < empire_cards_to_take(state);
}

/* To destroy an army of one's own: others have some, or else one may pass. To bid what it is not worth to say
 * who begins (to let another one begin is no mistake: whoever comes second sees more). */
bool empire_pointless(const void *from, move_t move) {
    enum { BID_MOST = 2 };
    const struct empire_state *state = from;
    const unsigned second = empire_move_second(move);
    switch (empire_move_kind(move)) {
    case EMPIRE_MOVE_DESTROY:
        return empire_move_first(move) == state->turn;
    case EMPIRE_MOVE_BID:
        return second > BID_MOST;
    case EMPIRE_MOVE_TAKE:
        return is_pointless_card(state, second);
    case EMPIRE_MOVE_CITY:
        return is_idle_city(state, second);
    default:
        return false;
    }
}

/* ---- how well the seats stand */

unsigned empire_stage(const struct empire_state *state) {
    /* The first card of each stage but the first, of 26 in a game of two. */
    static const uint8_t begins[EMPIRE_STAGES - 1] = {5, 9, 13, 17, 21, 24};
    const unsigned cards = 26u * state->taken / (state->seats * empire_cards_to_take(state));
    unsigned stage = 0;
    while (stage < EMPIRE_STAGES - 1 && cards >= begins[stage]) {
        stage++;
    }
    return stage;
}

/* Regions where a seat has something, how firmly it holds them, and those that its armies could march to. */
static void count_places(const struct empire_state *state, const struct strengths *strengths, unsigned seat,
                         int8_t features[EMPIRE_FEATURES]) {
    const struct empire_region *regions = empire_map(state)->regions;
    uint32_t there = state->army_regions[seat], near = 0;
    for (unsigned i = 0; i < state->city_count[seat]; i++) {
        there |= UINT32_C(1) << state->cities[seat][i];
    }
    for (uint32_t rest = there; rest != 0; rest &= rest - 1) {
        const unsigned region = bits_lowest(rest);
        const int ahead = lead(strengths, seat, region);
        near |= state->armies[region][seat] > 0 ? regions[region].land : 0;
        features[EMPIRE_FEATURE_FIRM] = (int8_t)(features[EMPIRE_FEATURE_FIRM] + (ahead >= FIRM));
        features[EMPIRE_FEATURE_SPARE] =
            (int8_t)(features[EMPIRE_FEATURE_SPARE] + (ahead > FIRM ? ahead - FIRM : 0));
    }
    features[EMPIRE_FEATURE_PLACES] = (int8_t)bits_count_many(there);
    features[EMPIRE_FEATURE_NEAR] = (int8_t)bits_count_many(near & ~there);
}

static void count_features(const struct empire_state *state, const struct empire_control *control,
                           unsigned seat, int8_t features[EMPIRE_FEATURES]) {
    const struct empire_goods goods = empire_goods(state, control, seat);
    features[EMPIRE_FEATURE_REGIONS] = (int8_t)control->regions[seat];
    features[EMPIRE_FEATURE_CONTINENTS] = (int8_t)control->continents[seat];
    features[EMPIRE_FEATURE_GOODS] = (int8_t)goods.total;
    features[EMPIRE_FEATURE_WILDS] = (int8_t)state->goods[seat][EMPIRE_WILD];
    features[EMPIRE_FEATURE_COINS] = (int8_t)state->coins[seat];
    features[EMPIRE_FEATURE_ARMIES] = (int8_t)(EMPIRE_ARMIES - state->supply[seat]);
    features[EMPIRE_FEATURE_CITIES] = (int8_t)state->city_count[seat];
    features[EMPIRE_FEATURE_TURN] = state->turn == seat;
}

void empire_features(const struct empire_state *state, int8_t features[GAME_SEATS_MAX][EMPIRE_FEATURES]) {
    const struct empire_control control = empire_control(state);
    struct strengths strengths;
    strengths_count(state, &strengths);
    memset(features, 0, GAME_SEATS_MAX * sizeof features[0]);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        count_features(state, &control, seat, features[seat]);
        count_places(state, &strengths, seat, features[seat]);
    }
}

const struct game_prospect empire_prospects[EMPIRE_PROSPECTS] = {
    {"coins", "gets coins", "costs coins of"},
    {"armies", "puts more armies on the map", "destroys an army of"},
    {"cities", "builds a city", "destroys a city of"},
    {"regions led by two", "holds a region more firmly", "weakens a region of"},
    {"regions reached", "spreads to more regions", "drives out of a region armies of"},
    {"regions in reach", "gets near new regions", "keeps new regions from"},
    {"wild goods", "gets a wild good", "takes a wild good from"}};

/* Those of the value's features that anybody can see on the board, and that aren't points. */
void empire_prospect(const void *from, int16_t amounts[GAME_SEATS_MAX][GAME_PROSPECTS_MAX]) {
    static const uint8_t which[EMPIRE_PROSPECTS] = {
        EMPIRE_FEATURE_COINS,  EMPIRE_FEATURE_ARMIES, EMPIRE_FEATURE_CITIES, EMPIRE_FEATURE_FIRM,
        EMPIRE_FEATURE_PLACES, EMPIRE_FEATURE_NEAR,   EMPIRE_FEATURE_WILDS};
    const struct empire_state *state = from;
    int8_t features[GAME_SEATS_MAX][EMPIRE_FEATURES];
    empire_features(state, features);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        for (unsigned i = 0; i < EMPIRE_PROSPECTS; i++) {
            amounts[seat][i] = features[seat][which[i]];
        }
    }
}

/* Who names itself goes on with a card, and who names another one stops there: coins that are still there, or
 * armies that are not, are no reason for either, nor for a bid, which pays coins. Points later on are. */
uint16_t empire_sake(const void *from, move_t move) {
    const unsigned kind = empire_move_kind(move);
    (void)from;
    return kind == EMPIRE_MOVE_BID || kind == EMPIRE_MOVE_FIRST ? (1u << EMPIRE_SOURCES) - 1 : 0;
}

/* What each is worth at each stage, in points at the end of the match times WORTH_POINT: fitted to games by
 * tools/studies/fit_values.c. Land held early is worth nothing, for it is lost again. */
static const int8_t feature_worth[EMPIRE_STAGES][EMPIRE_FEATURES] = {
    {-1, -4, 5, 26, 14, -7, -13, -2, 0, 7, 5, -12}, {8, 13, 6, 22, 14, -8, -4, 10, 25, 12, 1, 1},
    {3, 23, 10, 19, 16, -8, 0, 15, 32, 15, 4, -1},  {12, 16, 16, 18, 20, -1, 7, 11, 14, 12, 2, 2},
    {14, 23, 21, 11, 24, 4, 7, 11, 19, 5, 5, 8},    {19, 24, 25, 8, 25, 3, 6, 13, 13, 6, 4, 36},
    {29, 24, 30, 7, 18, 0, 2, 11, 6, 7, 2, 35},
};

static int standing_worth(const struct empire_state *state, unsigned seat,
                          const int8_t features[EMPIRE_FEATURES]) {
    const int8_t *each = feature_worth[empire_stage(state)];
    int worth = 0;
    for (unsigned feature = 0; feature < EMPIRE_FEATURES; feature++) {
        worth += each[feature] * features[feature];
    }
    for (unsigned source = 0; source < EMPIRE_SOURCES; source++) {
        worth += WORTH_POINT * state->earlier[seat][source];
    }
    return worth;
}

static int clamp(int number, int low, int high) {
    return number < low ? low : number > high ? high : number;
}

static void value_over(const struct empire_state *state, int16_t value[GAME_SEATS_MAX]) {
    int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX];
    struct standing standing;
    standing_from(keys, empire_keys(state, keys), 1 + EMPIRE_TIE_BREAKS, &standing);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        int best_other = 0;
        for (unsigned other = 0; other < state->seats; other++) {
            const int points = standing.points[other];
            best_other = other != seat && points > best_other ? points : best_other;
        }
        const int margin = POINT * (standing.points[seat] - best_other);
        const bool won = standing.rank[seat] == 1;
        value[seat] = (int16_t)(won ? clamp(WON + margin, WON, VALUE_MAX) : clamp(LOST + margin, 0, LOST));
    }
}

void empire_value(const void *from, int16_t value[GAME_SEATS_MAX]) {
    const struct empire_state *state = from;
    if (state->phase == EMPIRE_PHASE_OVER) {
        value_over(state, value);
        return;
    }
    int8_t features[GAME_SEATS_MAX][EMPIRE_FEATURES];
    int worth[GAME_SEATS_MAX];
    empire_features(state, features);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        worth[seat] = standing_worth(state, seat, features[seat]);
    }
    for (unsigned seat = 0; seat < state->seats; seat++) {
        int best_other = INT16_MIN;
        for (unsigned other = 0; other < state->seats; other++) {
            best_other = other != seat && worth[other] > best_other ? worth[other] : best_other;
        }
        value[seat] = (int16_t)clamp(EVEN + worth[seat] - best_other, LOST, WON);
    }
}
