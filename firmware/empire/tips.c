/* What beginners don't know, told when it matters first (tips.h). */
#include "tips.h"

#include "empire_ui.h"

static bool asked(const struct tip_asked *now) {
    return ((const struct empire_state *)now->state)->phase == now->what;
}

/* May a step of that kind be made now? */
static bool does(const struct empire_state *state, unsigned step) {
    const unsigned hand = state->phase == EMPIRE_PHASE_ACT ? empire_hand(state) : 0;
    bool found = false;
    for (unsigned half = 0; hand != 0 && half < EMPIRE_HALVES; half++) {
        found |= empire_card(state, hand)->action[half].step == step && empire_half_open(state, half);
    }
    return found;
}

static bool may(const struct tip_asked *now) {
    return does(now->state, now->what);
}

/* May armies be placed or moved, more than one? */
static bool repeats(const struct tip_asked *now) {
    const struct empire_state *state = now->state;
    return (does(state, EMPIRE_STEP_PLACE) || does(state, EMPIRE_STEP_MARCH) ||
            does(state, EMPIRE_STEP_SAIL)) &&
           (state->left[0] > 1 || state->left[1] > 1);
}

static bool takes_again(const struct tip_asked *now) {
    const struct empire_state *state = now->state;
    return asked(now) && state->taken >= state->seats;
}

/* Has somebody as many there as the seat? */
static bool is_tied(const struct tip_asked *now) {
    const struct empire_state *state = now->state;
    const struct empire_control control = empire_control(state);
    bool tied = false;
    for (unsigned region = 0; region < empire_map(state)->region_count; region++) {
        tied = tied || (control.region[region] == EMPIRE_NOBODY && state->armies[region][now->seat] > 0);
    }
    return tied && takes_again(now);
}

static bool sees_grey(const struct tip_asked *now) {
    return asked(now) && ((const struct empire_state *)now->state)->seats == 2;
}

/* A card that counts as two of its good? */
static bool sees_two(const struct tip_asked *now) {
    bool found = false;
    for (unsigned i = 0; asked(now) && i < empire_row_size(now->state); i++) {
        found |= empire_card(now->state, empire_row_card(now->state, i))->icons > 1;
    }
    return found;
}

const struct tip empire_ui_tips[] = {
    {asked, "The aim: most points, from regions, continents and goods.", EMPIRE_PHASE_TAKE},
    {asked, "Grey armies belong to nobody, but count: put them in your rival’s way.", EMPIRE_PHASE_NEUTRAL},
    {may, "Most armies hold a region: one is enough where nobody is.", EMPIRE_STEP_MARCH},
    {may, "Ships go along the dotted lines, to land far away.", EMPIRE_STEP_SAIL},
    {may, "A city counts as an army, stays for good, and new armies may come there.", EMPIRE_STEP_CITY},
    {may, "Look for a tie: one army fewer there, and the region is yours.", EMPIRE_STEP_DESTROY},
    {is_tied, "In a tie nobody holds the region: one army more there, and it is yours.", EMPIRE_PHASE_TAKE},
    {sees_grey, "Grey armies are nobody’s, but hold land: there you need more than they are.",
     EMPIRE_PHASE_TAKE},
    {asked, "Cards cost more to the right. Each is a good, and an action now.", EMPIRE_PHASE_TAKE},
    {takes_again, "Several of one good bring more points than one of each.", EMPIRE_PHASE_TAKE},
    {repeats, "Hold *A*, and all the steps that are left go the same way.", 0},
    {sees_two, "×2 on a card: it counts as two of its good.", EMPIRE_PHASE_TAKE},
    {NULL, NULL, 0},
};
