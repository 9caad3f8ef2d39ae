/* What beginners don't know, told when it matters first (tips.h). */
#include "tips.h"

#include "empire_ui.h"

static bool neutral(const void *of, unsigned seat) {
    const struct empire_state *state = of;
    (void)seat;
    return state->phase == EMPIRE_PHASE_NEUTRAL;
}

/* May a step of that kind be made now? */
static bool does(const struct empire_state *state, enum empire_step step) {
    const unsigned hand = state->phase == EMPIRE_PHASE_ACT ? empire_hand(state) : 0;
    bool found = false;
    for (unsigned half = 0; hand != 0 && half < EMPIRE_HALVES; half++) {
        found |= empire_card(state, hand)->action[half].step == step && empire_half_open(state, half);
    }
    return found;
}

static bool marches(const void *of, unsigned seat) {
    (void)seat;
    return does(of, EMPIRE_STEP_MARCH);
}

static bool sails(const void *of, unsigned seat) {
    (void)seat;
    return does(of, EMPIRE_STEP_SAIL);
}

static bool builds(const void *of, unsigned seat) {
    (void)seat;
    return does(of, EMPIRE_STEP_CITY);
}

static bool destroys(const void *of, unsigned seat) {
    (void)seat;
    return does(of, EMPIRE_STEP_DESTROY);
}

/* May armies be placed or moved, more than one? */
static bool repeats(const void *of, unsigned seat) {
    const struct empire_state *state = of;
    (void)seat;
    return (does(state, EMPIRE_STEP_PLACE) || does(state, EMPIRE_STEP_MARCH) ||
            does(state, EMPIRE_STEP_SAIL)) &&
           (state->left[0] > 1 || state->left[1] > 1);
}

static bool takes(const void *of, unsigned seat) {
    const struct empire_state *state = of;
    (void)seat;
    return state->phase == EMPIRE_PHASE_TAKE || state->phase == EMPIRE_PHASE_ACT;
}

static bool takes_again(const void *of, unsigned seat) {
    const struct empire_state *state = of;
    return takes(of, seat) && state->taken >= state->seats;
}

/* Has somebody as many there as the seat? */
static bool is_tied(const void *of, unsigned seat) {
    const struct empire_state *state = of;
    struct empire_control control;
    bool tied = false;
    empire_control(state, &control);
    for (unsigned region = 0; region < empire_map(state)->region_count; region++) {
        tied = tied || (control.region[region] == EMPIRE_NOBODY && state->armies[region][seat] > 0);
    }
    return tied && takes_again(of, seat);
}

const struct tip empire_ui_tips[] = {
    {neutral, "Grey armies are nobody’s, but count: put them where your rival will go."},
    {marches, "Most armies hold a region: one is enough where nobody is."},
    {sails, "Dotted lines are ways for ships, to land far away."},
    {builds, "A city counts as an army, stays for good, and new armies may come there."},
    {destroys, "Look for a tie: one army less there, and the region is yours."},
    {is_tied, "A tie is nobody’s region: one army more there makes it yours."},
    {takes, "Cards cost more to the right. Each is a good, and an action now."},
    {takes_again, "Several of one good bring more points than one of each."},
    {repeats, "Hold *A*, and all the steps that are left go the same way."},
    {NULL, NULL},
};
