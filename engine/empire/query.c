/* What screens and texts ask, and the rules don't. */
#include "empire.h"

#include <assert.h>
#include <limits.h>

unsigned empire_card_cost(const struct empire_state *state, unsigned id) {
    unsigned cost = 0;
    for (unsigned i = 0; i < empire_row_size(state); i++) {
        cost = empire_row_card(state, i) == id ? empire_row_cost(i) : cost;
    }
    return cost;
}

unsigned empire_cities_in(const struct empire_state *state, unsigned seat, unsigned region) {
    assert(seat < GAME_SEATS_MAX && region < EMPIRE_REGIONS_MAX);
    unsigned cities = 0;
    for (unsigned i = 0; i < state->city_count[seat]; i++) {
        cities += state->cities[seat][i] == region;
    }
    return cities;
}

unsigned empire_force(const struct empire_state *state, unsigned owner, unsigned region) {
    return state->armies[region][owner] + (owner < state->seats ? empire_cities_in(state, owner, region) : 0);
}

bool empire_is_tied(const struct empire_control *control, unsigned continent) {
    bool held = false;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        held |= control->held[continent][owner] > 0;
    }
    return held && control->continent[continent] == EMPIRE_NOBODY;
}

uint32_t empire_targets(const struct empire_state *state, unsigned kind, unsigned from) {
    move_t moves[EMPIRE_MOVES_MAX];
    const unsigned count = empire_moves(state, moves);
    const bool leaves = kind == EMPIRE_MOVE_ARMY && from == EMPIRE_ANYWHERE;
    uint32_t regions = 0;
    for (unsigned i = 0; i < count; i++) {
        const unsigned first = empire_move_first(moves[i]);
        if (empire_move_kind(moves[i]) == kind && (from == EMPIRE_ANYWHERE || from == first)) {
            regions |= UINT32_C(1) << (leaves ? first : empire_move_second(moves[i]));
        }
    }
    return regions;
}

unsigned empire_highest_bids(const struct empire_state *state) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        seats |= (state->bids[seat] == state->bids[state->winner] ? 1u : 0u) << seat;
    }
    return seats;
}

unsigned empire_still_to_play(const void *of) {
    const struct empire_state *state = of;
    const unsigned cards = state->seats * empire_cards_to_take(state);
    unsigned seats = 1u << state->turn;
    for (unsigned card = state->taken; card < cards; card++) {
        seats |= 1u << empire_taken_by(state, card);
    }
    return seats;
}

unsigned empire_owners_in(const struct empire_state *state, unsigned region) {
    unsigned owners = 0;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        owners += state->armies[region][owner] > 0;
    }
    return owners;
}

unsigned empire_likely_victim(const struct empire_state *state, unsigned region) {
    unsigned best = state->turn;
    int most = INT_MIN;
    for (unsigned owner = 0; owner < EMPIRE_OWNERS; owner++) {
        const bool there = state->armies[region][owner] > 0;
        const int worth =
            there ? empire_step_worth(state, empire_move(EMPIRE_MOVE_DESTROY, owner, region)) : INT_MIN;
        best = worth > most ? owner : best;
        most = worth > most ? worth : most;
    }
    return best;
}

bool empire_is_no_use(const struct empire_state *state, move_t before, move_t move) {
    const int worth = empire_step_worth(state, move);
    const bool back =
        before == empire_move(EMPIRE_MOVE_ARMY, empire_move_second(move), empire_move_first(move));
    return worth < 0 || (worth == 0 && back);
}

unsigned empire_taken_by(const struct empire_state *state, unsigned index) {
    return (state->first + index) % state->seats;
}

int empire_turned_up(const void *before, const void *after) {
    const struct empire_state *old = before, *now = after;
    const bool filled =
        now->game == old->game && now->taken > old->taken && empire_row_size(now) == EMPIRE_ROW;
    return filled ? (int)empire_row_card(now, EMPIRE_ROW - 1) : -1;
}
