/* No match is longer than length_max: the argument of docs/rules-monuments.md ("How long") in numbers, from
 * the game's data; and the parts of the argument, what one turn can take, held against wars played at random.
 */
#include <stdio.h>

#include "match.h"
#include "player.h"

enum {
    GAMES = 12,           /* wars for each seat count */
    OTHERS = 9,           /* armies, navies and airforces that can join a battle, three of each */
    FIGHT = 4,            /* target, roll, and the retreats of two groups */
    LENGTHENING_MAX = 12, /* bonuses that let an action take longer: each card is held by one seat */
};

void setUp(void) {}

void tearDown(void) {}

static unsigned larger(unsigned one, unsigned other) {
    return one > other ? one : other;
}

static unsigned tokens_of(const uint8_t cost[MONUMENTS_RESOURCES]) {
    return (unsigned)cost[MONUMENTS_WOOD] + cost[MONUMENTS_SHEEP] + cost[MONUMENTS_METAL] +
           cost[MONUMENTS_WHEAT];
}

/* ---- what one card takes */

/* Decisions of an action with the card itself, for a seat with these bonuses; green, for that is never less.
 * An attack with `joined` units; losses, and weapons of the fallen, are counted elsewhere. */
static unsigned card_takes(unsigned card, const uint8_t gains[MONUMENTS_GAINS], unsigned joined) {
    const unsigned steps = larger(2, 1u + gains[MONUMENTS_GAIN_WORKER_STEPS]);
    switch (card) {
    case MONUMENTS_CARD_UPGRADE: /* which, and two tokens */
        return 1 + 3 * (1u + gains[MONUMENTS_GAIN_UPGRADES]);
    case MONUMENTS_CARD_MOVE:
        return 1 + (3u + gains[MONUMENTS_GAIN_MOVE_UNITS]) * steps;
    case MONUMENTS_CARD_PRODUCE:
        return 1 + 3 + gains[MONUMENTS_GAIN_PRODUCE_HEXES];
    case MONUMENTS_CARD_BUILD: /* what, and three tokens for a town */
        return 1 + 1 + tokens_of(monuments_building_data[MONUMENTS_TOWN].cost);
    case MONUMENTS_CARD_POPULATE:
        return 1 + 2 + gains[MONUMENTS_GAIN_POPULATE_WORKERS];
    case MONUMENTS_CARD_TRAIN: /* what, two tokens, the bearer's weapon, a free one */
        return 1 + 1 + 2 + 2;
    case MONUMENTS_CARD_ATTACK: /* all but one move in, each by itself */
        return 1 + FIGHT + 2 * joined - 1;
    case MONUMENTS_CARD_QUESTS:
        return 1 + 3 + gains[MONUMENTS_GAIN_QUEST_DRAW];
    case MONUMENTS_CARD_TRADE: /* what, two tokens, what for */
        return 1 + 4 * (2u + gains[MONUMENTS_GAIN_TRADE_SWAPS]);
    default: /* a layer is counted by itself */
        return 1;
    }
}

/* With what the pieces that come into play cost later, when they are lost: a worker the choice and his
 * weapon, a unit or a building the choice; and a weapon that comes to another seat joins and moves in once
 * more. */
static unsigned card_costs(unsigned card, const uint8_t gains[MONUMENTS_GAINS]) {
    const unsigned takes = card_takes(card, gains, OTHERS);
    switch (card) {
    case MONUMENTS_CARD_BUILD:
        return takes + 1;
    case MONUMENTS_CARD_POPULATE:
        return takes + 2 * (2u + gains[MONUMENTS_GAIN_POPULATE_WORKERS]);
    case MONUMENTS_CARD_TRAIN:
        return takes + 1 + 2;
    default:
        return takes;
    }
}

/* ---- what a seat takes in a round, at worst */

/* In thousandths. A card is played again only after a take-back, so k different cards come in k + 1 turns. */
static unsigned rate_of(const uint8_t gains[MONUMENTS_GAINS]) {
    unsigned costs[MONUMENTS_CARDS], best = 0, sum = 1;
    for (unsigned card = 0; card < MONUMENTS_CARDS; card++) {
        costs[card] = card_costs(card, gains);
    }
    for (unsigned k = 1; k <= MONUMENTS_CARDS; k++) {
        unsigned most = 0;
        for (unsigned card = 1; card < MONUMENTS_CARDS; card++) {
            most = costs[card] > costs[most] ? card : most;
        }
        sum += costs[most];
        costs[most] = 0;
        best = larger(best, (1000 * sum + k) / (k + 1));
    }
    return best;
}

static const uint8_t lengthening[] = {MONUMENTS_GAIN_WORKER_STEPS, MONUMENTS_GAIN_MOVE_UNITS,
                                      MONUMENTS_GAIN_UPGRADES,     MONUMENTS_GAIN_PRODUCE_HEXES,
                                      MONUMENTS_GAIN_QUEST_DRAW,   MONUMENTS_GAIN_POPULATE_WORKERS,
                                      MONUMENTS_GAIN_TRADE_SWAPS};

static unsigned cards_that_lengthen(uint8_t out[LENGTHENING_MAX]) {
    unsigned count = 0;
    for (unsigned bonus = 0; bonus < MONUMENTS_BONUSES; bonus++) {
        for (unsigned i = 0; i < sizeof lengthening; i++) {
            if (monuments_bonuses[bonus].effect == lengthening[i]) {
                TEST_ASSERT_LESS_THAN_UINT(LENGTHENING_MAX, count);
                out[count++] = (uint8_t)bonus;
            }
        }
    }
    return count;
}

/* All seats together, the bonuses shared out in the way that takes longest. */
static unsigned rates_together(void) {
    uint8_t cards[LENGTHENING_MAX];
    const unsigned count = cards_that_lengthen(cards);
    unsigned best = 0;
    /* Seats are alike, so the first card is the first seat's. */
    for (unsigned long way = 0; way < 1ul << (2 * count); way += MONUMENTS_SEATS) {
        uint8_t gains[MONUMENTS_SEATS][MONUMENTS_GAINS] = {{0}};
        unsigned sum = 0;
        for (unsigned i = 0; i < count; i++) {
            const struct monuments_bonus *bonus = &monuments_bonuses[cards[i]];
            uint8_t *gain = &gains[way >> (2 * i) & 3][bonus->effect];
            *gain = (uint8_t)(*gain + bonus->amount);
        }
        for (unsigned seat = 0; seat < MONUMENTS_SEATS; seat++) {
            sum += rate_of(gains[seat]);
        }
        best = larger(best, sum);
    }
    return best;
}

/* ---- what comes only so often */

static unsigned option_takes(const struct monuments_option *option) {
    static const uint8_t each[] = {
        [MONUMENTS_GIFT_RES] = 1,    [MONUMENTS_GIFT_WORKER] = 3, [MONUMENTS_GIFT_BUILD] = 2,
        [MONUMENTS_GIFT_UNIT] = 2,   [MONUMENTS_GIFT_WEAPON] = 3, [MONUMENTS_GIFT_UPGRADE] = 1,
        [MONUMENTS_GIFT_UNLOCK] = 0, [MONUMENTS_GIFT_BRIDGE] = 1, [MONUMENTS_GIFT_FERRY] = 1};
    unsigned sum = 0;
    for (unsigned i = 0; i < MONUMENTS_GIFTS_MAX && option->gifts[i].gift != MONUMENTS_GIFT_END; i++) {
        sum += each[option->gifts[i].gift] * (unsigned)option->gifts[i].count;
    }
    return sum;
}

/* A seat's five layers: tokens, workers and their weapons, bonus, option and what it brings. */
static unsigned layers_take(unsigned deck) {
    unsigned sum = 0;
    for (unsigned layer = 0; layer < MONUMENTS_LAYERS; layer++) {
        unsigned gifts = 0;
        for (unsigned option = 0; layer + 1 < MONUMENTS_LAYERS && option < MONUMENTS_OPTIONS; option++) {
            gifts = larger(gifts, option_takes(&monuments_decks[deck].options[layer][option]));
        }
        sum += tokens_of(monuments_layers[layer].cost) + 2u * monuments_layers[layer].workers + 2 + gifts;
    }
    return sum;
}

static unsigned rest_takes(void) {
    const unsigned ends =
        MONUMENTS_ROUND_LIMIT * MONUMENTS_SEATS; /* `done`, while a quest could be turned in */
    const unsigned weapons =
        MONUMENTS_ROUND_LIMIT / 2 * 2 * MONUMENTS_WEAPON_TOKENS; /* join and move in, once in two rounds */
    const unsigned set_up =
        MONUMENTS_SEATS * (1 + MONUMENTS_START_RESOURCES) + MONUMENTS_SEATS * 2 * MONUMENTS_START_WORKERS;
    unsigned sum = ends + MONUMENTS_QUESTS + weapons + set_up;
    for (unsigned deck = 0; deck < MONUMENTS_DECKS; deck++) {
        sum += layers_take(deck);
    }
    return sum;
}

static void test_no_match_is_longer_than_the_bound(void) {
    /* One turn more than there are rounds: the last cards may be played without a take-back after them. */
    const unsigned turns = (rates_together() * (MONUMENTS_ROUND_LIMIT + 1) + 999) / 1000, rest = rest_takes();
    printf("at most %u moves in turns, %u besides: %u\n", turns, rest, turns + rest);
    TEST_ASSERT_LESS_OR_EQUAL_UINT(monuments.length_max, turns + rest);
    TEST_ASSERT_LESS_OR_EQUAL_UINT(MATCH_LENGTH_MAX, monuments.length_max);
}

/* ---- the parts, in play */

static unsigned turns_seen[MONUMENTS_CARDS], most_seen[MONUMENTS_CARDS];

/* Does the argument count the decision elsewhere? */
static bool aside(unsigned op, unsigned kind) {
    return op == MONUMENTS_OP_QUEST || op == MONUMENTS_OP_LOSE || op == MONUMENTS_OP_ARM ||
           op == MONUMENTS_OP_SCRAP || kind == MONUMENTS_TASK_END;
}

static void check_turn(unsigned card, unsigned seat, unsigned taken, unsigned joined) {
    TEST_ASSERT_LESS_OR_EQUAL_UINT(card_takes(card, game.seat_states[seat].gains, joined), taken);
    turns_seen[card]++;
    most_seen[card] = larger(most_seen[card], taken);
}

static void play_war(unsigned seats, uint64_t seed) {
    struct rng rng;
    unsigned card = MONUMENTS_CARDS, seat = 0, taken = 0, weapons = 0;
    player_start(seats, seed, &rng);
    while (decider() != GAME_OVER) {
        const unsigned kind = asked();
        const move_t move = player_pick(&game, &rng);
        if (kind == MONUMENTS_TASK_TURN) {
            if (card < MONUMENTS_CARDS && card != MONUMENTS_CARD_MONUMENT) {
                check_turn(card, seat, taken, game.battle.attackers);
            }
            seat = (unsigned)decider();
            card = monuments_move_op(move) == MONUMENTS_OP_PLAY    ? monuments_move_token(move)
                   : monuments_move_op(move) == MONUMENTS_OP_QUEST ? card
                                                                   : MONUMENTS_CARDS;
            taken = 0;
        }
        taken += !aside(monuments_move_op(move), kind);
        monuments.apply(&game, move);
        weapons = 0;
        for (unsigned hex = 0; hex < MONUMENTS_HEXES; hex++) {
            weapons += monuments_units_of(&game, hex, MONUMENTS_ARMED);
        }
        TEST_ASSERT_LESS_OR_EQUAL_UINT(MONUMENTS_WEAPON_TOKENS, weapons);
    }
}

static void test_no_turn_takes_more_than_the_argument_says(void) {
    for (unsigned seats = 2; seats <= MONUMENTS_SEATS; seats++) {
        for (uint64_t seed = 1; seed <= GAMES; seed++) {
            play_war(seats, 2 * seed + 1); /* odd seeds are wars */
        }
    }
    for (unsigned card = 0; card < MONUMENTS_CARDS; card++) {
        printf("%s: %u turns, at most %u moves\n", monuments_cards[card].word, turns_seen[card],
               most_seen[card]);
        TEST_ASSERT_TRUE(card == MONUMENTS_CARD_MONUMENT || turns_seen[card] > 0);
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_no_match_is_longer_than_the_bound);
    RUN_TEST(test_no_turn_takes_more_than_the_argument_says);
    return UNITY_END();
}
