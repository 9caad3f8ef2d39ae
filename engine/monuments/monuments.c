#include "monuments.h"
#include "levels.h"

#include "rules.h"

/* Without padding equal states are equal bytes; the compiler's -Wpadded was asked. */
_Static_assert(sizeof(struct monuments_state) <= GAME_STATE_MAX, "it fits into a match");
_Static_assert((int)MONUMENTS_SCORE_SOURCES <= (int)GAME_SOURCES_MAX, "lines of the score");
_Static_assert((int)MONUMENTS_OP_QUEST < 1 << (GAME_MOVE_BITS - 17), "a move fits into three bytes");

/* Proven: docs/rules-monuments.md, How long; host-tests/monuments/test_length.c computes it. */
enum { LENGTH_MAX = 7000 };

/* Long games, in which a move brings little at once, and a playout's own luck much: the search tries few
 * moves and those often. Measured, docs/opponents.md. */
enum { EXPLORE = 6 };

enum { OPTION_CONTINENTS, OPTIONS_COUNT };
enum { CONTINENTS_RANDOM, CONTINENTS_OLD, CONTINENTS_NEW };
static const char *const continents[] = {"random", "old", "new"};
static const struct game_option options[OPTIONS_COUNT] = {{"continents", continents, 3}};

/* ---- set-up */

/* Civilisations by which regions are in play, in the order of the data. */
static const uint8_t in_play[MONUMENTS_LAYOUTS][MONUMENTS_SEATS] = {[MONUMENTS_LAYOUT_OLD] = {0, 1},
                                                                    [MONUMENTS_LAYOUT_NEW] = {3, 2},
                                                                    [MONUMENTS_LAYOUT_THREE] = {0, 1, 2},
                                                                    [MONUMENTS_LAYOUT_FOUR] = {0, 1, 2, 3}};

static unsigned layout_of(const struct setup *setup, struct rng *rng) {
    if (setup->seats > 2) {
        return setup->seats == 3 ? MONUMENTS_LAYOUT_THREE : MONUMENTS_LAYOUT_FOUR;
    }
    const unsigned chosen = setup->options[OPTION_CONTINENTS];
    const unsigned coin = rng_below(rng, 2);
    return chosen == CONTINENTS_RANDOM ? coin : chosen - CONTINENTS_OLD + MONUMENTS_LAYOUT_OLD;
}

static void start_seat(struct monuments_state *state, unsigned seat, unsigned civilisation,
                       unsigned score_card, unsigned deck) {
    struct monuments_seat_state *seat_state = &state->seat_states[seat];
    seat_state->civilisation = (uint8_t)civilisation;
    seat_state->score_card = (uint8_t)score_card;
    seat_state->deck = (uint8_t)deck;
    seat_state->hand = MONUMENTS_ALL_CARDS;
    seat_state->workers = MONUMENTS_WORKERS - MONUMENTS_START_WORKERS;
    memset(seat_state->buildings, MONUMENTS_NO_HEX, sizeof seat_state->buildings);
    for (unsigned piece = 0; piece < MONUMENTS_PIECES; piece++) {
        seat_state->supply[piece] = monuments_decks[deck].pieces[piece];
        seat_state->locked[piece] = (uint8_t)(MONUMENTS_PIECES_OF_A_KIND - seat_state->supply[piece]);
    }
    monuments_units_add(state, seat, monuments_civilisations[civilisation].hex, MONUMENTS_WORKER,
                        MONUMENTS_START_WORKERS);
}

static void start_seats(struct monuments_state *state, struct rng *rng) {
    uint8_t civilisation[MONUMENTS_SEATS], score_card[MONUMENTS_SCORE_CARDS] = {0, 1, 2, 3},
                                           deck[MONUMENTS_DECKS] = {0, 1, 2, 3};
    memcpy(civilisation, in_play[state->layout], sizeof civilisation);
    rng_shuffle_bytes(rng, civilisation, state->seats);
    rng_shuffle_bytes(rng, score_card, MONUMENTS_SCORE_CARDS);
    rng_shuffle_bytes(rng, deck, MONUMENTS_DECKS);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        start_seat(state, seat, civilisation[seat], score_card[seat], deck[seat]);
    }
}

static void start(void *now, const struct setup *setup) {
    struct monuments_state *state = now;
    struct rng rng;
    rng_seed(&rng, setup->seed);
    state->seats = setup->seats;
    state->layout = (uint8_t)layout_of(setup, &rng);
    state->round = 1;
    memset(state->bank, MONUMENTS_RESOURCE_TOKENS, MONUMENTS_RESOURCES);
    state->weapons = MONUMENTS_WEAPON_TOKENS;
    state->crossings = MONUMENTS_CROSSING_TOKENS;
    for (unsigned hex = 0; hex < MONUMENTS_DRY_HEXES; hex++) {
        state->barred[hex] = monuments_hexes[hex].rivers;
    }
    for (unsigned card = 0; card < MONUMENTS_BONUSES; card++) {
        state->piles |= monuments_bonuses[card].seats <= state->seats ? UINT32_C(1) << card : 0;
    }
    start_seats(state, &rng);
    monuments_quests_deal(state, &rng);
    state->dice = rng;
    monuments_turn_begin(state);
}

/* ---- playing */

static int turn(const void *now) {
    const struct monuments_state *state = now;
    return state->task_count == 0 ? GAME_OVER : monuments_task_now(state)->seat;
}

static unsigned moves(const void *now, move_t *out) {
    struct monuments_list list = {out, 0, GAME_MOVES_MAX};
    monuments_turn_list(now, &list);
    return list.count;
}

/* Undo stops at dice, drawn quests and a change of the seat that decides. */
static bool apply(void *now, move_t move) {
    const int seat = turn(now);
    monuments_turn_apply(now, move);
    const bool drawn =
        monuments_move_op(move) == MONUMENTS_OP_PLAY && monuments_move_token(move) == MONUMENTS_CARD_QUESTS;
    return monuments_move_op(move) == MONUMENTS_OP_ROLL || drawn || turn(now) != seat;
}

/* Quests drawn or dealt are the decider's own. That one could be turned in is so, too, but nobody must be
 * asked to look away for that: all would know it. */
static bool secret(const void *now) {
    const struct monuments_state *state = now;
    const unsigned kind = state->task_count > 0 ? monuments_task_now(state)->kind : MONUMENTS_TASK_TURN;
    return kind == MONUMENTS_TASK_KEEP || kind == MONUMENTS_TASK_KEEP_FIRST;
}

static void redeal(void *now, int seat, struct rng *rng) {
    struct monuments_state *state = now;
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
    .state_bytes = sizeof(struct monuments_state),
    .length_max = LENGTH_MAX,
    .seats_min = 2,
    .seats_max = MONUMENTS_SEATS,
    .option_count = OPTIONS_COUNT,
    .source_count = MONUMENTS_SCORE_SOURCES,
    .tie_break_count = MONUMENTS_SCORE_TIE_BREAKS,
    .page_count = MONUMENTS_PAGES,
    .options = options,
    .sources = monuments_score_sources,
    .tie_breaks = monuments_score_tie_breaks,
    .secret_sources = 1u << MONUMENTS_LINE_OPEN,
    .pages = monuments_pages,
    .start = start,
    .turn = turn,
    .moves = moves,
    .apply = apply,
    .secret = secret,
    .count = monuments_count,
    .items = monuments_items,
    .keys = monuments_keys,
    .redeal = redeal,
    .text = monuments_words_text,
    .json = monuments_report_json,
    .levels = monuments_levels,
    .level_count = MONUMENTS_LEVELS,
    .rollout = monuments_rollout,
    .stops = monuments_stops,
    .only_gains = monuments_only_gains,
    .walks = monuments_walks,
    .pointless = monuments_pointless,
    .value = monuments_value,
    .chances = monuments_chances,
    .later = monuments_later,
    .prospects = monuments_prospects,
    .prospect_count = MONUMENTS_PROSPECTS,
    .prospect = monuments_prospect,
    .news = monuments_news,
    .explore = EXPLORE,
    .widen = 1,
    .value_alone = true,
    .hardest = monuments_hardest,
};
