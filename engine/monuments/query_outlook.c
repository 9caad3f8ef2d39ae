/* What screens ask about what would come: battles and their odds, and how points arise; see monuments.h. */
#include "monuments.h"

#include <assert.h>

#include "rules.h"

/* ---- battles */

static void battle_put(const struct monuments_battle *battle, struct monuments_battle_view *out) {
    *out = (struct monuments_battle_view){
        .target = battle->target, .attacker = battle->attacker, .defender = battle->defender};
    memcpy(out->cast, battle->cast, sizeof out->cast);
    memcpy(out->joined, battle->joined, sizeof out->joined);
}

static void powers_put(const struct monuments_state *state, const struct monuments_battle *battle,
                       struct monuments_battle_view *out) {
    for (unsigned side = 0; side < 2; side++) {
        out->power[side] = (uint8_t)monuments_battle_power(state, battle, side);
        out->dice[side] = (uint8_t)monuments_battle_dice(state, battle, side);
    }
}

bool monuments_battle(const void *now, struct monuments_battle_view *out) {
    const struct monuments_state *state = now;
    battle_put(&state->battle, out);
    if (state->task_count == 0 || monuments_task_now(state)->kind != MONUMENTS_TASK_JOIN) {
        return false;
    }
    powers_put(state, &state->battle, out);
    return true;
}

struct monuments_battle_view monuments_last_cast(const void *now) {
    struct monuments_battle_view out;
    battle_put(&((const struct monuments_state *)now)->battle, &out);
    return out;
}

struct monuments_battle_view monuments_battle_outlook(const void *now, unsigned seat, unsigned target) {
    assert(seat < MONUMENTS_SEATS && target < MONUMENTS_HEXES);
    const struct monuments_battle battle = monuments_battle_most(now, seat, target);
    struct monuments_battle_view out;
    battle_put(&battle, &out);
    powers_put(now, &battle, &out);
    return out;
}

static unsigned joined(const struct monuments_battle_view *battle, unsigned unit) {
    unsigned count = 0;
    for (unsigned i = 0; i < MONUMENTS_DIRECTIONS && unit <= MONUMENTS_UNITS; i++) {
        count += battle->joined[i][unit];
    }
    return count;
}

unsigned monuments_battle_pieces(const void *now, const struct monuments_battle_view *battle, unsigned side,
                                 unsigned token) {
    const unsigned unit = token - MONUMENTS_TOKEN_UNITS, building = token - MONUMENTS_TOKEN_BUILDINGS;
    struct monuments_hex hex;
    assert(token >= MONUMENTS_TOKEN_UNITS && token < MONUMENTS_TOKENS);
    monuments_hex(now, battle->target, &hex);
    return side == 0                            ? joined(battle, unit)
           : token >= MONUMENTS_TOKEN_BUILDINGS ? hex.buildings[battle->defender] >> building & 1u
           : unit < MONUMENTS_UNITS && hex.seat == battle->defender ? hex.units[unit]
                                                                    : 0u;
}

/* ---- odds */

/* A die of the defender with 2, 1 or 0 pips moves the difference as one of the attacker with 0, 1 or 2 does.
 * So the attacker's pips and what the defender's lack to two each are the sum of as many dice as are cast in
 * all, of which each shows 0, 1 and 2 equally often. How often each sum comes is counted exactly while 3 to
 * the number of dice has room; of more dice the last bits are dropped. */
enum { DICE_MOST = 80 /* the largest battle has 35 on a side */, SUMS = 2 * DICE_MOST + 1 };
#define WAYS_MOST (UINT64_MAX / 6) /* of all ways: three times as many, doubled, still fit */

static void ways_halve(uint64_t ways[SUMS], unsigned top, uint64_t *all) {
    *all = 0;
    for (unsigned sum = 0; sum <= top; sum++) {
        ways[sum] /= 2;
        *all += ways[sum];
    }
}

/* Returns how many ways there are in all. */
static uint64_t ways_count(unsigned dice, uint64_t ways[SUMS]) {
    uint64_t all = 1;
    memset(ways, 0, SUMS * sizeof ways[0]);
    ways[0] = 1;
    for (unsigned die = 1; die <= dice; die++) {
        while (all > WAYS_MOST) {
            ways_halve(ways, 2 * die - 2, &all);
        }
        for (unsigned sum = 2 * die; sum > 0; sum--) {
            ways[sum] += ways[sum - 1] + (sum > 1 ? ways[sum - 2] : 0);
        }
        all *= 3;
    }
    return all;
}

/* Part of all in parts of MONUMENTS_CERTAIN, to the nearest: a division with so many bits, by hand, for there
 * is no room for the product. */
static uint16_t part_of(uint64_t part, uint64_t all) {
    unsigned quotient = 0;
    if (part == all) {
        return MONUMENTS_CERTAIN;
    }
    for (unsigned bit = MONUMENTS_CERTAIN; bit > 1; bit /= 2) {
        part *= 2;
        quotient = 2 * quotient + (part >= all);
        part -= part >= all ? all : 0;
    }
    return (uint16_t)(quotient + (2 * part >= all));
}

void monuments_odds(unsigned attack_dice, unsigned defence_dice, uint16_t out[MONUMENTS_ODDS]) {
    uint64_t ways[SUMS], spread[MONUMENTS_ODDS] = {0};
    const unsigned dice = attack_dice + defence_dice;
    const uint64_t all = ways_count(dice, ways);
    for (unsigned sum = 0; sum <= 2 * dice; sum++) {
        int ahead = (int)sum - 2 * (int)defence_dice;
        ahead = ahead > MONUMENTS_ODDS_SPREAD ? MONUMENTS_ODDS_SPREAD : ahead;
        ahead = ahead < -MONUMENTS_ODDS_SPREAD ? -MONUMENTS_ODDS_SPREAD : ahead;
        spread[ahead + MONUMENTS_ODDS_SPREAD] += ways[sum];
    }
    for (unsigned i = 0; i < MONUMENTS_ODDS; i++) {
        out[i] = part_of(spread[i], all);
    }
}

void monuments_verdict(const uint16_t odds[MONUMENTS_ODDS], unsigned percent[3]) {
    unsigned sum[3] = {0};
    for (unsigned i = 0; i < MONUMENTS_ODDS; i++) {
        const unsigned which = i > MONUMENTS_ODDS_SPREAD ? 0 : i == MONUMENTS_ODDS_SPREAD ? 1 : 2;
        sum[which] += odds[i];
    }
    for (unsigned which = 0; which < 3; which++) {
        percent[which] = (sum[which] * 100 + MONUMENTS_CERTAIN / 2) / MONUMENTS_CERTAIN;
    }
}

/* ---- points */

struct monuments_points monuments_points_of(const void *now, unsigned seat, unsigned line) {
    assert(seat < MONUMENTS_SEATS && line < MONUMENTS_LINES);
    const struct monuments_score_line as = monuments_score_line_of(now, seat, line);
    return (struct monuments_points){.amount = (uint8_t)monuments_score_amount(now, seat, line),
                                     .per = as.per,
                                     .points = as.points,
                                     .usual_per = monuments_score_lines[line].per,
                                     .usual_points = monuments_score_lines[line].points};
}

void monuments_points_put(const void *state, unsigned seat, unsigned source, struct text *out) {
    if (source >= MONUMENTS_LINES) {
        text_put(out, "By its card");
        return;
    }
    const struct monuments_points of = monuments_points_of(state, seat, source);
    text_unsigned(out, of.amount);
    if (source >= MONUMENTS_LINE_COMPLETED) {
        text_put(out,
                 source == MONUMENTS_LINE_OPEN ? " open: they cost at the end" : " turned in: as each says");
        if (of.points > 0) {
            text_format(out, ", and %u more", of.points);
        }
        return;
    }
    text_format(out, "%s%u point%s", of.per == 1 ? " × " : ": ", of.points, of.points == 1 ? "" : "s");
    if (of.per != 1) {
        text_format(out, " for every %u", of.per);
    }
}

/* ---- what an action gives */

unsigned monuments_bonus_layer(unsigned bonus) {
    assert(bonus < MONUMENTS_BONUSES);
    return monuments_bonuses[bonus].layer;
}

const char *monuments_quest_origin(unsigned quest) {
    static const char *const groups[MONUMENTS_QUEST_DECKS + 1] = {
        "From the start", "From the deck for 0 or 1 layers", "From the deck for 2 or 3 layers",
        "From the deck for 4 or 5 layers"};
    assert(quest < MONUMENTS_QUESTS);
    return groups[monuments_quests[quest].group];
}

const uint8_t *monuments_token_cost(unsigned token) {
    assert(token <= MONUMENTS_TOKENS);
    static const uint8_t none[MONUMENTS_RESOURCES];
    if (token == MONUMENTS_TOKENS) {
        return monuments_crossing_cost;
    }
    if (token >= MONUMENTS_TOKEN_BUILDINGS) {
        return monuments_building_data[token - MONUMENTS_TOKEN_BUILDINGS].cost;
    }
    return token < MONUMENTS_TOKEN_UNITS ? none
           : token == (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY
               ? monuments_crossing_cost
               : monuments_unit_data[token - MONUMENTS_TOKEN_UNITS].cost;
}

void monuments_token_power(unsigned token, unsigned *land, unsigned *sea) {
    assert(token < MONUMENTS_TOKENS && land != NULL && sea != NULL);
    struct monuments_piece_data data = {.power_sea = MONUMENTS_FERRY_POWER};
    if (token >= MONUMENTS_TOKEN_BUILDINGS) {
        data = monuments_building_data[token - MONUMENTS_TOKEN_BUILDINGS];
    } else if (token < (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_FERRY) {
        data = monuments_unit_data[token - MONUMENTS_TOKEN_UNITS];
    }
    *land = data.power_land;
    *sea = data.power_sea;
}
