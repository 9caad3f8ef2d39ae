#include "monuments.h"
#include "monuments_levels.h"

#include "opponent.h"
#include "rules.h"
#include "words.h"

/* Without padding equal states are equal bytes; the compiler's -Wpadded was asked. */
_Static_assert(sizeof(struct state) <= GAME_STATE_MAX, "issue 9's bound");
_Static_assert((int)SCORE_SOURCES <= (int)GAME_SOURCES_MAX, "lines of the score");
_Static_assert((int)OP_QUEST < 1 << (GAME_MOVE_BITS - 17), "a move fits into three bytes");

/* Proven: docs/rules-monuments.md, How long; host-tests/monuments/test_monuments_length.c computes it. */
enum { LENGTH_MAX = 7000 };

/* Long games, in which a move brings little at once, and a playout's own luck much: the search tries few
 * moves and those often. Measured, docs/opponents.md. */
enum { EXPLORE = 6 };

enum { OPTION_CONTINENTS, OPTIONS_COUNT };
enum { CONTINENTS_RANDOM, CONTINENTS_OLD, CONTINENTS_NEW };
static const char *const continents[] = {"random", "old", "new"};
static const struct game_option options[OPTIONS_COUNT] = {{"continents", continents, 3}};

/* ---- set-up ---- */

/* Civilisations by which regions are in play, in the order of the data. */
static const uint8_t in_play[CLOSINGS][SEATS] = {[CLOSING_OLD] = {0, 1},
                                                 [CLOSING_NEW] = {3, 2},
                                                 [CLOSING_THREE] = {0, 1, 2},
                                                 [CLOSING_FOUR] = {0, 1, 2, 3}};

static unsigned closing_of(const struct setup *setup, struct rng *rng) {
    if (setup->seats > 2) {
        return setup->seats == 3 ? CLOSING_THREE : CLOSING_FOUR;
    }
    unsigned const chosen = setup->options[OPTION_CONTINENTS];
    unsigned const coin = rng_below(rng, 2);
    return chosen == CONTINENTS_RANDOM ? coin : chosen - CONTINENTS_OLD + CLOSING_OLD;
}

static void start_side(struct state *state, unsigned seat, unsigned civilisation, unsigned score_card,
                       unsigned deck) {
    struct side *side = &state->sides[seat];
    side->civilisation = (uint8_t)civilisation;
    side->score_card = (uint8_t)score_card;
    side->deck = (uint8_t)deck;
    side->hand = ALL_CARDS;
    side->workers = WORKERS - START_WORKERS;
    memset(side->houses, VOID_HEX, sizeof side->houses);
    for (unsigned piece = 0; piece < PIECES; piece++) {
        side->supply[piece] = monuments_decks[deck].pieces[piece];
        side->locked[piece] = (uint8_t)(PIECES_OF_A_KIND - side->supply[piece]);
    }
    monuments_units_add(state, seat, monuments_civilisations[civilisation].hex, WORKER, START_WORKERS);
}

static void start_sides(struct state *state, struct rng *rng) {
    uint8_t civilisation[SEATS], score_card[SCORE_CARDS] = {0, 1, 2, 3}, deck[DECKS] = {0, 1, 2, 3};
    memcpy(civilisation, in_play[state->closing], sizeof civilisation);
    rng_shuffle_bytes(rng, civilisation, state->seats);
    rng_shuffle_bytes(rng, score_card, SCORE_CARDS);
    rng_shuffle_bytes(rng, deck, DECKS);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        start_side(state, seat, civilisation[seat], score_card[seat], deck[seat]);
    }
}

static void start(void *now, const struct setup *setup) {
    struct state *state = now;
    struct rng rng;
    rng_seed(&rng, setup->seed);
    state->seats = setup->seats;
    state->closing = (uint8_t)closing_of(setup, &rng);
    state->round = 1;
    memset(state->bank, GOODS_TOKENS, GOODS);
    state->weapons = WEAPON_TOKENS;
    state->crossings = CROSSING_TOKENS;
    for (unsigned hex = 0; hex < DRY_HEXES; hex++) {
        state->barred[hex] = monuments_hexes[hex].rivers;
    }
    for (unsigned card = 0; card < BONUSES; card++) {
        state->piles |= monuments_bonuses[card].seats <= state->seats ? UINT32_C(1) << card : 0;
    }
    start_sides(state, &rng);
    monuments_quests_deal(state, &rng);
    state->dice = rng;
    monuments_turn_begin(state);
}

/* ---- playing ---- */

static int turn(const void *now) {
    const struct state *state = now;
    return state->task_count == 0 ? GAME_OVER : task_now(state)->seat;
}

static unsigned moves(const void *now, move_t *out) {
    struct list list = {out, 0, GAME_MOVES_MAX};
    monuments_turn_list(now, &list);
    return list.count;
}

/* Section 6: undo stops at dice, drawn quests and a change of the seat that decides. */
static bool apply(void *now, move_t move) {
    int const seat = turn(now);
    monuments_turn_apply(now, move);
    bool const drawn = move_op(move) == OP_PLAY && move_thing(move) == CARD_QUESTS;
    return move_op(move) == OP_ROLL || drawn || turn(now) != seat;
}

/* Quests drawn or dealt are the decider's own, and so is that he could turn one in. */
static bool secret(const void *now) {
    const struct state *state = now;
    if (state->task_count == 0) {
        return false;
    }
    const struct task *task = task_now(state);
    if (task->kind == TASK_KEEP || task->kind == TASK_KEEP_FIRST) {
        return true;
    }
    move_t found;
    struct list list = {&found, 0, 1};
    if ((monuments_task_rules[task->kind].flags & RULE_QUESTS) != 0) {
        monuments_quests_offer(state, task->seat, &list);
    }
    return list.count > 0;
}

static void redeal(void *now, int seat, struct rng *rng) {
    struct state *state = now;
    monuments_quests_redeal(state, (unsigned)seat, rng);
    state->dice.a = rng_next(rng);
    state->dice.b = rng_next(rng);
    state->dice.c = rng_next(rng);
    state->dice.counter = 1;
}

const struct game monuments = {
    .name = "monuments",
    .title = "Monuments",
    .id = 3,
    .version = 3,
    .state_bytes = sizeof(struct state),
    .length_max = LENGTH_MAX,
    .seats_min = 2,
    .seats_max = SEATS,
    .option_count = OPTIONS_COUNT,
    .source_count = SCORE_SOURCES,
    .tie_break_count = SCORE_TIE_BREAKS,
    .page_count = PAGES,
    .options = options,
    .sources = monuments_score_sources,
    .tie_breaks = monuments_score_tie_breaks,
    .pages = monuments_pages,
    .start = start,
    .turn = turn,
    .moves = moves,
    .apply = apply,
    .secret = secret,
    .count = monuments_score_count,
    .rank = monuments_score_rank,
    .redeal = redeal,
    .text = monuments_words_text,
    .json = monuments_report_json,
    .levels = monuments_levels,
    .level_count = MONUMENTS_LEVELS,
    .rollout = monuments_rollout,
    .value = monuments_value,
    .explore = EXPLORE,
    .widen = 1,
    .value_alone = true,
};
