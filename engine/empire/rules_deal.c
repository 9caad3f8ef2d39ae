/* All that comes by chance, fixed at the start: decks, goods tokens, the die for tied bids; and the same
 * reshuffled for a seat that can't know it. */
#include <assert.h>
#include <string.h>

#include "rules.h"

/* ---- dealing */

static void deal_deck(struct empire_state *state, unsigned game, struct rng *rng) {
    uint8_t *deck = state->deck[game];
    const unsigned size = empire_deck_size(state);
    unsigned count = 0;
    for (unsigned id = 1; id <= EMPIRE_CARDS; id++) {
        if (size == EMPIRE_CARDS || !empire_cards[id].five) {
            assert(count < EMPIRE_CARDS);
            deck[count++] = (uint8_t)id;
        }
    }
    rng_shuffle_bytes(rng, deck, size);
}

static void deal_tokens(struct empire_state *state, unsigned game, struct rng *rng) {
    uint8_t all[EMPIRE_TOKENS];
    memcpy(all, empire_tokens, sizeof all);
    rng_shuffle_bytes(rng, all, sizeof all);
    memcpy(state->tokens[game], all, EMPIRE_TRIANGLES);
}

/* The die is thrown ahead: it puts the seats into an order, and the first of those tied wins. Without a die
 * it is the order of seats. */
static void deal_tie_order(struct empire_state *state, unsigned game, struct rng *rng) {
    for (unsigned seat = 0; seat < state->seats; seat++) {
        state->tie_order[game][seat] = (uint8_t)seat;
    }
    if (state->die) {
        rng_shuffle_bytes(rng, state->tie_order[game], state->seats);
    }
}

void empire_deal(struct empire_state *state, unsigned game, struct rng *rng) {
    assert(game < EMPIRE_GAMES_MAX);
    deal_deck(state, game, rng);
    deal_tie_order(state, game, rng);
    if (state->with_tokens) {
        deal_tokens(state, game, rng);
    }
}

/* ---- reshuffling */

/* The cards face down, whatever their order was: sorted first, so that the outcome depends on nothing hidden.
 */
static void redeal_deck(struct empire_state *state, struct rng *rng) {
    uint8_t *deck = state->deck[state->game];
    const unsigned size = empire_deck_size(state);
    const unsigned open = state->taken + empire_row_size(state);
    bool hidden[EMPIRE_CARDS + 1] = {false};
    for (unsigned i = open; i < size; i++) {
        hidden[deck[i]] = true;
    }
    unsigned at = open;
    for (unsigned id = 1; id <= EMPIRE_CARDS; id++) {
        if (hidden[id]) {
            assert(at < EMPIRE_CARDS);
            deck[at++] = (uint8_t)id;
        }
    }
    rng_shuffle_bytes(rng, deck + open, size - open);
}

static void redeal_bids(struct empire_state *state, unsigned seat, struct rng *rng) {
    for (unsigned other = 0; other < GAME_SEATS_MAX && other < state->seats; other++) {
        if (other != seat && state->bids[other] != EMPIRE_BID_NONE) {
            state->bids[other] = (uint8_t)empire_bid(state->coins[other], rng);
        }
    }
}

/* Tokens of the game being played lie open; later games are hidden whole. */
void empire_redeal(void *to, int seat, struct rng *rng) {
    assert(seat < GAME_SEATS_MAX);
    struct empire_state *state = to;
    redeal_deck(state, rng);
    if (state->phase <= EMPIRE_PHASE_BID) {
        redeal_bids(state, (unsigned)seat, rng);
        deal_tie_order(state, state->game, rng);
    }
    for (unsigned game = state->game + 1u; game < state->games; game++) {
        empire_deal(state, game, rng);
    }
}
