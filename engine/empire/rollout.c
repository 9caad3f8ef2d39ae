/* What the opponents' search asks of the game: a quick sensible move for its playouts, and how well each seat
 * stands. Worths are in twelfths of a point. The numbers were tuned by play (docs/rules-empire.md tells how).
 */
#include <string.h>

#include "rules.h"
#include "standing.h"

enum {
    POINT = 12, /* divisible by the lengths of all steps between points */
    WORTH_COUNTS = 9,
    WILD_WORTH = 20,
    COIN_WORTH = 5,  /* in the choice of a card, and */
    COIN_KEPT = 10,  /* while it is kept: it will buy a better one, and breaks ties */
    CANDIDATES = 10, /* steps looked at before one is chosen */
    EVEN = 500,      /* value of a seat that is level with the best other one */
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
    unsigned const held = state->goods[state->turn][card->good];
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
    int const one = step_worth(state, &card->action[0]);
    int const other = step_worth(state, &card->action[1]);
    int const steps = card->join == EMPIRE_AND ? one + other : one > other ? one : other;
    return worth_gained(state, card) + steps;
}

static move_t choose_card(const struct empire_state *state, struct rng *rng) {
    unsigned best = 0;
    int top = -1;
    for (unsigned i = 0; i < empire_row_size(state) && empire_row_cost(i) <= state->coins[state->turn]; i++) {
        int const noise = (int)rng_below(rng, POINT / 2);
        int const worth = POINT * 2 + noise +
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
        unsigned const there = other == owner ? 0 : in[other];
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
    int const ahead = lead(strengths, strengths->turn, region);
    if (owner == strengths->turn) {
        return -departure(ahead) - 1;
    }
    int const theirs = lead(strengths, owner, region);
    int const rival = owner == EMPIRE_NEUTRAL ? 0 : departure(theirs);
    bool const strongest = theirs >= 0 || theirs == -ahead;
    return rival + (strongest ? arrival(ahead) : 0);
}

static int step_score(const struct strengths *strengths, move_t move) {
    unsigned const first = empire_move_first(move);
    unsigned const second = empire_move_second(move);
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

/* The best of some steps, spread over the list from anywhere on; the last legal move is to pass, and done
 * when every step looked at would lose something. */
static move_t choose_step(const struct empire_state *state, struct rng *rng) {
    move_t moves[EMPIRE_MOVES_MAX];
    unsigned const steps = empire_moves(state, moves) - 1;
    unsigned const looks = steps < CANDIDATES ? steps : CANDIDATES;
    unsigned const stride = steps / looks;
    unsigned at = rng_below(rng, steps);
    move_t best = moves[steps];
    int top = -1;
    struct strengths strengths;
    strengths_count(state, &strengths);
    for (unsigned i = 0; i < looks; i++) {
        int const score = step_score(&strengths, moves[at]);
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
    unsigned const span = coins / 4 + 2;
    unsigned const one = rng_below(rng, span);
    unsigned const other = rng_below(rng, span);
    unsigned const bid = one < other ? one : other;
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

/* ---- how well the seats stand */

/* Points with what is on the way to them, in twelfths. */
static int standing_worth(const struct empire_state *state, const struct empire_control *control,
                          unsigned seat) {
    const struct empire_map *map = empire_map(state);
    int worth = POINT * control->regions[seat] + COIN_KEPT * state->coins[seat];
    for (unsigned continent = 0; continent < map->continent_count; continent++) {
        worth += control->continent[continent] == seat ? POINT : 0;
    }
    for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
        worth += worth_of(good, state->goods[seat][good]);
    }
    for (unsigned source = 0; source < EMPIRE_SOURCES; source++) {
        worth += POINT * state->earlier[seat][source];
    }
    return worth + WILD_WORTH * state->goods[seat][EMPIRE_WILD];
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
            int const points = standing.points[other];
            best_other = other != seat && points > best_other ? points : best_other;
        }
        int const margin = POINT * (standing.points[seat] - best_other);
        bool const won = standing.rank[seat] == 1;
        value[seat] = (int16_t)(won ? clamp(WON + margin, WON, VALUE_MAX) : clamp(LOST + margin, 0, LOST));
    }
}

void empire_value(const void *from, int16_t value[GAME_SEATS_MAX]) {
    const struct empire_state *state = from;
    if (state->phase == EMPIRE_PHASE_OVER) {
        value_over(state, value);
        return;
    }
    struct empire_control control;
    int worth[GAME_SEATS_MAX];
    empire_control(state, &control);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        worth[seat] = standing_worth(state, &control, seat);
    }
    for (unsigned seat = 0; seat < state->seats; seat++) {
        int best_other = 0;
        for (unsigned other = 0; other < state->seats; other++) {
            best_other = other != seat && worth[other] > best_other ? worth[other] : best_other;
        }
        value[seat] = (int16_t)clamp(EVEN + 4 * (worth[seat] - best_other), LOST, WON);
    }
}
