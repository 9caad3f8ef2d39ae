#include "empire.h"
#include "levels.h"

#include <assert.h>
#include <string.h>

#include "bits.h"
#include "inner.h"
#include "rules.h"

/* A struct without padding, so that equal states are equal bytes: the members' sizes add up. */
_Static_assert(sizeof(struct empire_state) ==
                   4 * EMPIRE_OWNERS + EMPIRE_REGIONS_MAX * EMPIRE_OWNERS +
                       GAME_SEATS_MAX * (EMPIRE_CITIES + 4 + EMPIRE_GOOD_KINDS + EMPIRE_SOURCES) +
                       EMPIRE_GAMES_MAX * (EMPIRE_CARDS + EMPIRE_TRIANGLES + GAME_SEATS_MAX) + 13 +
                       EMPIRE_HALVES + EMPIRE_SPARE,
               "no padding");
_Static_assert(sizeof(struct empire_state) <= 512, "it fits into a match");

/* No game is longer: its longest cards, each with all its steps, and the bids. For 5 seats 149 moves: 35
 * cards taken, the 35 of the most steps, 5 bids and a first player; fewer seats have fewer
 * (host-tests/empire). */
enum { GAME_LENGTH_MAX = 149 };

/* ---- the map, the cards */

const struct empire_map *empire_map(const struct empire_state *state) {
    assert_inner(state->side < EMPIRE_SIDES);
    return &empire_maps[state->side];
}

const struct empire_card *empire_card(const struct empire_state *state, unsigned id) {
    assert_inner(id <= EMPIRE_CARDS);
    return id == EMPIRE_CARD_VARIANT && state->neutral_card16 ? &empire_card16_neutral : &empire_cards[id];
}

unsigned empire_deck_size(const struct empire_state *state) {
    return state->seats == GAME_SEATS_MAX ? EMPIRE_CARDS : EMPIRE_CARDS - EMPIRE_FIVES;
}

/* The gap that a taken card leaves is filled when its action ends. */
unsigned empire_row_size(const struct empire_state *state) {
    const bool gap = state->phase == EMPIRE_PHASE_ACT || state->phase == EMPIRE_PHASE_OVER;
    const unsigned full = gap ? EMPIRE_ROW - 1 : EMPIRE_ROW;
    const unsigned there = empire_deck_size(state) - state->taken;
    return there < full ? there : full;
}

unsigned empire_row_card(const struct empire_state *state, unsigned position) {
    assert_inner(position < EMPIRE_ROW);
    return state->deck[state->game][state->taken + position];
}

unsigned empire_row_cost(unsigned position) {
    assert_inner(position < EMPIRE_ROW);
    return empire_costs[position];
}

unsigned empire_cards_to_take(const struct empire_state *state) {
    return empire_cards_each[state->seats];
}

unsigned empire_hand(const struct empire_state *state) {
    return state->phase == EMPIRE_PHASE_ACT ? state->deck[state->game][state->taken - 1] : 0;
}

static const struct empire_card *hand_card(const struct empire_state *state) {
    return empire_card(state, state->deck[state->game][state->taken - 1]);
}

/* Ruling 2: the second action of an "and" card waits for the first. */
static bool half_open(const struct empire_state *state, const struct empire_card *card, unsigned half) {
    return state->left[half] > 0 && (half == 0 || card->join != EMPIRE_AND || state->left[0] == 0);
}

bool empire_half_open(const struct empire_state *state, unsigned half) {
    assert(half < EMPIRE_HALVES);
    return state->phase == EMPIRE_PHASE_ACT && half_open(state, hand_card(state), half);
}

unsigned empire_steps_left(const struct empire_state *state, unsigned half) {
    assert(half < EMPIRE_HALVES);
    const bool places = hand_card(state)->action[half].step == EMPIRE_STEP_PLACE;
    const unsigned left = state->left[half], armies = state->supply[state->turn];
    return places && armies < left ? armies : left;
}

unsigned empire_armies_on_board(const struct empire_state *state, unsigned owner) {
    assert_inner(owner < EMPIRE_OWNERS);
    unsigned armies = 0;
    for (unsigned region = 0; region < EMPIRE_REGIONS_MAX; region++) {
        armies += state->armies[region][owner];
    }
    return armies;
}

/* ---- armies */

static uint32_t bit(unsigned region) {
    return UINT32_C(1) << region;
}

static void army_add(struct empire_state *state, unsigned owner, unsigned region) {
    state->armies[region][owner]++;
    state->army_regions[owner] |= bit(region);
}

static void army_remove(struct empire_state *state, unsigned owner, unsigned region) {
    if (--state->armies[region][owner] == 0) {
        state->army_regions[owner] &= ~bit(region);
    }
}

/* ---- set-up */

static void set_up_seat(struct empire_state *state, unsigned seat) {
    const unsigned start = empire_map(state)->start;
    state->coins[seat] = empire_coins[state->seats];
    state->supply[seat] = EMPIRE_ARMIES - EMPIRE_ARMIES_AT_START;
    state->armies[start][seat] = EMPIRE_ARMIES_AT_START;
    state->army_regions[seat] = bit(start);
}

/* The board and the seats for the game `state->game`, whose cards, tokens and die are fixed already. */
static void set_up_game(struct empire_state *state) {
    memset(state->army_regions, 0, sizeof state->army_regions);
    memset(state->armies, 0, sizeof state->armies);
    memset(state->cities, 0, sizeof state->cities);
    memset(state->city_count, 0, sizeof state->city_count);
    memset(state->goods, 0, sizeof state->goods);
    memset(state->bids, EMPIRE_BID_NONE, sizeof state->bids);
    memset(state->left, 0, sizeof state->left);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        set_up_seat(state, seat);
    }
    const bool neutral = state->seats == 2;
    state->phase = neutral ? EMPIRE_PHASE_NEUTRAL : EMPIRE_PHASE_BID;
    state->neutral_left = neutral ? EMPIRE_NEUTRAL_ARMIES : 0;
    state->turn = 0;
    state->winner = EMPIRE_SEAT_NONE;
    state->first = EMPIRE_SEAT_NONE;
    state->taken = 0;
}

static void start(void *to, const struct setup *setup) {
    struct empire_state *state = to;
    struct rng rng;
    rng_seed(&rng, setup->seed);
    state->seats = setup->seats;
    state->side = setup->options[EMPIRE_OPTION_SIDE];
    state->with_tokens = setup->options[EMPIRE_OPTION_TOKENS];
    state->games = setup->options[EMPIRE_OPTION_GAMES] == 0 ? 1 : EMPIRE_GAMES_MAX;
    state->neutral_card16 = setup->options[EMPIRE_OPTION_CARD16];
    state->die = setup->options[EMPIRE_OPTION_TIES] == 0;
    for (unsigned game = 0; game < state->games; game++) {
        empire_deal(state, game, &rng);
    }
    set_up_game(state);
}

static int turn(const void *from) {
    const struct empire_state *state = from;
    return state->phase == EMPIRE_PHASE_OVER ? GAME_OVER : state->turn;
}

/* A bid is chosen where the others can't see it. */
static bool secret(const void *from) {
    const struct empire_state *state = from;
    return state->phase == EMPIRE_PHASE_BID;
}

static bool bids(const void *from) {
    const struct empire_state *state = from;
    return state->phase == EMPIRE_PHASE_BID;
}

/* ---- legal moves */

/* One for each number from 0. */
static unsigned list_count(move_t *out, enum empire_move kind, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        out[i] = empire_move(kind, 0, i);
    }
    return count;
}

/* One for each region of the mask. */
static unsigned list_regions(move_t *out, enum empire_move kind, unsigned first, uint32_t regions) {
    const move_t base = empire_move(kind, first, 0);
    unsigned count = 0;
    for (; regions != 0; regions &= regions - 1) {
        assert_inner(count < EMPIRE_MOVES_MAX);
        out[count++] = base | bits_lowest(regions);
    }
    return count;
}

/* Costs never fall along the row. */
static unsigned list_take(const struct empire_state *state, move_t *out) {
    const unsigned coins = state->coins[state->turn];
    unsigned affordable = empire_row_size(state);
    while (empire_costs[affordable - 1] > coins) {
        affordable--;
    }
    return list_count(out, EMPIRE_MOVE_TAKE, affordable);
}

static unsigned list_place(const struct empire_state *state, move_t *out) {
    uint32_t regions = bit(empire_map(state)->start);
    for (unsigned i = 0; i < state->city_count[state->turn]; i++) {
        regions |= bit(state->cities[state->turn][i]);
    }
    return list_regions(out, EMPIRE_MOVE_PLACE, 0, regions);
}

static unsigned list_armies(const struct empire_state *state, bool sail, move_t *out) {
    const struct empire_region *regions = empire_map(state)->regions;
    unsigned count = 0;
    for (uint32_t from = state->army_regions[state->turn]; from != 0; from &= from - 1) {
        const unsigned region = bits_lowest(from);
        const uint32_t to = sail ? regions[region].land | regions[region].sea : regions[region].land;
        count += list_regions(out + count, EMPIRE_MOVE_ARMY, region, to);
    }
    return count;
}

/* Ruling 5: any army of anyone anywhere. */
static unsigned list_destroy(const struct empire_state *state, move_t *out) {
    unsigned count = 0;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        count += list_regions(out + count, EMPIRE_MOVE_DESTROY, owner, state->army_regions[owner]);
    }
    return count;
}

static unsigned list_step(const struct empire_state *state, unsigned step, move_t *out) {
    switch (step) {
    case EMPIRE_STEP_PLACE:
        return list_place(state, out);
    case EMPIRE_STEP_MARCH:
    case EMPIRE_STEP_SAIL:
        return list_armies(state, step == EMPIRE_STEP_SAIL, out);
    case EMPIRE_STEP_CITY:
        return list_regions(out, EMPIRE_MOVE_CITY, 0, state->army_regions[state->turn]);
    default:
        return list_destroy(state, out);
    }
}

/* Whatever the card allows, ascending: steps are numbered in the order of their moves. */
static unsigned list_act(const struct empire_state *state, move_t *out) {
    const struct empire_card *card = hand_card(state);
    const unsigned early = card->action[1].step < card->action[0].step ? 1 : 0;
    unsigned count = 0;
    if (half_open(state, card, early)) {
        count += list_step(state, card->action[early].step, out);
    }
    if (half_open(state, card, 1 - early)) {
        count += list_step(state, card->action[1 - early].step, out + count);
    }
    assert_inner(count < EMPIRE_MOVES_MAX);
    out[count++] = empire_move(EMPIRE_MOVE_PASS, 0, 0);
    return count;
}

unsigned empire_moves(const void *from, move_t *out) {
    const struct empire_state *state = from;
    switch (state->phase) {
    case EMPIRE_PHASE_NEUTRAL:
        return list_count(out, EMPIRE_MOVE_NEUTRAL, empire_map(state)->region_count);
    case EMPIRE_PHASE_BID:
        return list_count(out, EMPIRE_MOVE_BID, state->coins[state->turn] + 1u);
    case EMPIRE_PHASE_FIRST:
        return list_count(out, EMPIRE_MOVE_FIRST, state->seats);
    case EMPIRE_PHASE_TAKE:
        return list_take(state, out);
    case EMPIRE_PHASE_ACT:
        return list_act(state, out);
    default:
        return 0;
    }
}

/* ---- carrying out */

static void seat_after(struct empire_state *state) {
    state->turn = state->turn + 1u == state->seats ? 0 : (uint8_t)(state->turn + 1);
}

/* True: the next game's row and tokens come to light. */
static bool end_game(struct empire_state *state) {
    if (state->game + 1u == state->games) {
        state->phase = EMPIRE_PHASE_OVER;
        return false;
    }
    empire_end_game(state);
    state->game++;
    set_up_game(state);
    return true;
}

/* Ruling 15: the row is filled up when the action ends. True: by a card that was face down. */
static bool end_action(struct empire_state *state) {
    if (state->taken == state->seats * empire_cards_to_take(state)) {
        return end_game(state);
    }
    state->phase = EMPIRE_PHASE_TAKE;
    seat_after(state);
    return (unsigned)state->taken + EMPIRE_ROW <= empire_deck_size(state);
}

/* Is there any step of that kind to make at all? */
static bool step_possible(const struct empire_state *state, unsigned step) {
    switch (step) {
    case EMPIRE_STEP_PLACE:
        return state->supply[state->turn] > 0; /* ruling 6 */
    case EMPIRE_STEP_CITY:
        return state->city_count[state->turn] < EMPIRE_CITIES && state->army_regions[state->turn] != 0;
    case EMPIRE_STEP_DESTROY:
        return true; /* two cards destroy one army each: there are always some */
    default:
        return state->army_regions[state->turn] != 0;
    }
}

/* Ruling 12: an action that is used up, or of which no step can be made, ends by itself. */
static bool settle_action(struct empire_state *state) {
    const struct empire_card *card = hand_card(state);
    for (unsigned half = 0; half < EMPIRE_HALVES; half++) {
        if (half_open(state, card, half) && !step_possible(state, card->action[half].step)) {
            state->left[half] = 0;
        }
    }
    return state->left[0] == 0 && state->left[1] == 0 ? end_action(state) : false;
}

static bool apply_neutral(struct empire_state *state, unsigned region) {
    army_add(state, EMPIRE_NEUTRAL, region);
    seat_after(state);
    if (--state->neutral_left == 0) {
        state->phase = EMPIRE_PHASE_BID;
        state->turn = 0;
    }
    return false;
}

/* Ruling 11: the highest bid wins, and of tied seats the one that the die or the order of seats prefers.
 * Used, the die's order is wiped: nothing of it is left to know. */
static void settle_bids(struct empire_state *state) {
    uint8_t *order = state->tie_order[state->game];
    unsigned winner = order[0];
    for (unsigned i = 1; i < state->seats; i++) {
        winner = state->bids[order[i]] > state->bids[winner] ? order[i] : winner;
    }
    for (unsigned i = 0; i < state->seats; i++) {
        order[i] = (uint8_t)i;
    }
    state->coins[winner] = (uint8_t)(state->coins[winner] - state->bids[winner]);
    state->winner = (uint8_t)winner;
    state->turn = (uint8_t)winner;
    state->phase = EMPIRE_PHASE_FIRST;
}

/* True always: a seat must not see the next one's hand-over, go back and bid again. */
static bool apply_bid(struct empire_state *state, unsigned coins) {
    state->bids[state->turn] = (uint8_t)coins;
    if (state->turn + 1u == state->seats) {
        settle_bids(state);
    } else {
        state->turn++;
    }
    return true;
}

static bool apply_first(struct empire_state *state, unsigned seat) {
    state->first = (uint8_t)seat;
    state->turn = (uint8_t)seat;
    state->phase = EMPIRE_PHASE_TAKE;
    return false;
}

/* The card goes to the front of the row, and with it to the end of the cards taken. */
static void slide_row(uint8_t *row, unsigned position) {
    const uint8_t card = row[position];
    for (; position > 0; position--) {
        row[position] = row[position - 1];
    }
    row[0] = card;
}

static bool apply_take(struct empire_state *state, unsigned position) {
    slide_row(&state->deck[state->game][state->taken], position);
    state->taken++;
    const struct empire_card *card = hand_card(state);
    uint8_t *goods = state->goods[state->turn];
    goods[card->good] = (uint8_t)(goods[card->good] + card->icons);
    state->coins[state->turn] = (uint8_t)(state->coins[state->turn] - empire_costs[position]);
    state->left[0] = card->action[0].amount;
    state->left[1] = card->action[1].amount;
    state->phase = EMPIRE_PHASE_ACT;
    return settle_action(state);
}

/* Ruling 12: the first step of an "or" card decides. No card has two actions of the same kind. */
static bool step_done(struct empire_state *state, unsigned step) {
    const struct empire_card *card = hand_card(state);
    const unsigned half = card->action[0].step == step ? 0 : 1;
    state->left[half]--;
    if (card->join == EMPIRE_OR) {
        state->left[1 - half] = 0;
    }
    return settle_action(state);
}

static bool apply_place(struct empire_state *state, unsigned region) {
    army_add(state, state->turn, region);
    state->supply[state->turn]--;
    return step_done(state, EMPIRE_STEP_PLACE);
}

static bool apply_army(struct empire_state *state, unsigned from, unsigned to) {
    army_remove(state, state->turn, from);
    army_add(state, state->turn, to);
    const bool march = hand_card(state)->action[0].step == EMPIRE_STEP_MARCH ||
                       hand_card(state)->action[1].step == EMPIRE_STEP_MARCH;
    return step_done(state, march ? EMPIRE_STEP_MARCH : EMPIRE_STEP_SAIL);
}

static bool apply_city(struct empire_state *state, unsigned region) {
    const unsigned seat = state->turn;
    state->cities[seat][state->city_count[seat]++] = (uint8_t)region;
    return step_done(state, EMPIRE_STEP_CITY);
}

/* Back to its owner's supply; a neutral army leaves the game (rulings 5 and 13). */
static bool apply_destroy(struct empire_state *state, unsigned owner, unsigned region) {
    army_remove(state, owner, region);
    if (owner != EMPIRE_NEUTRAL) {
        state->supply[owner]++;
    }
    return step_done(state, EMPIRE_STEP_DESTROY);
}

/* Skips only the half at hand of an "and" card, and everything of another. */
static bool apply_pass(struct empire_state *state) {
    const bool half_only = hand_card(state)->join == EMPIRE_AND && state->left[0] > 0;
    state->left[0] = 0;
    if (!half_only) {
        state->left[1] = 0;
    }
    return settle_action(state);
}

static bool apply(void *to, move_t move) {
    struct empire_state *state = to;
    const unsigned first = empire_move_first(move);
    const unsigned second = empire_move_second(move);
    switch (empire_move_kind(move)) {
    case EMPIRE_MOVE_NEUTRAL:
        return apply_neutral(state, second);
    case EMPIRE_MOVE_BID:
        return apply_bid(state, second);
    case EMPIRE_MOVE_FIRST:
        return apply_first(state, second);
    case EMPIRE_MOVE_TAKE:
        return apply_take(state, second);
    case EMPIRE_MOVE_PLACE:
        return apply_place(state, second);
    case EMPIRE_MOVE_ARMY:
        return apply_army(state, first, second);
    case EMPIRE_MOVE_CITY:
        return apply_city(state, second);
    case EMPIRE_MOVE_DESTROY:
        return apply_destroy(state, first, second);
    default:
        return apply_pass(state);
    }
}

/* ---- the game */

static const char *const sides[] = {"a", "b"};
static const char *const switches[] = {"off", "on"};
static const char *const games[] = {"1", "3"};
static const char *const printings[] = {"english", "neutral"};
static const char *const ties[] = {"die", "seat"};

static const struct game_option options[] = {
    [EMPIRE_OPTION_SIDE] = {"side", sides, 2},   [EMPIRE_OPTION_TOKENS] = {"tokens", switches, 2},
    [EMPIRE_OPTION_GAMES] = {"games", games, 2}, [EMPIRE_OPTION_CARD16] = {"card16", printings, 2},
    [EMPIRE_OPTION_TIES] = {"ties", ties, 2},
};
_Static_assert(sizeof options / sizeof options[0] <= GAME_OPTIONS_MAX, "room in the set-up");

static const char *const sources[EMPIRE_SOURCES] = {"regions", "continents", "goods"};
static const char *const tie_breaks[EMPIRE_TIE_BREAKS] = {"coins", "armies", "regions"};

const struct game empire = {
    .name = "empire",
    .title = "Eight-Minute Empire",
    .id = 2,
    .version = 1,
    .state_bytes = sizeof(struct empire_state),
    .length_max = EMPIRE_GAMES_MAX * GAME_LENGTH_MAX,
    .seats_min = 2,
    .seats_max = GAME_SEATS_MAX,
    .option_count = sizeof options / sizeof options[0],
    .source_count = EMPIRE_SOURCES,
    .tie_break_count = EMPIRE_TIE_BREAKS,
    .page_count = EMPIRE_PAGES,
    .options = options,
    .sources = sources,
    .tie_breaks = tie_breaks,
    .pages = empire_pages,
    .start = start,
    .turn = turn,
    .moves = empire_moves,
    .apply = apply,
    .secret = secret,
    .count = empire_count,
    .items = empire_items,
    .keys = empire_keys,
    .redeal = empire_redeal,
    .text = empire_text,
    .json = empire_json,
    .score = empire_score,
    .levels = empire_levels,
    .chances = empire_chances,
    .level_count = EMPIRE_LEVELS,
    .rollout = empire_rollout,
    .stops = empire_stops,
    .only_gains = empire_only_gains,
    .walks = empire_walks,
    .detour = empire_detour,
    .sake = empire_sake,
    .pointless = empire_pointless,
    .value = empire_value,
    .prospects = empire_prospects,
    .prospect_count = EMPIRE_PROSPECTS,
    .spent_prospects = 1u << EMPIRE_PROSPECT_COINS,
    .prospect = empire_prospect,
    .news = empire_news,
    .widen = 1,
    .value_alone = true,
    .decide_by_rollout = bids,
};
