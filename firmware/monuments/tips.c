/* What beginners don't know, told when it matters first (tips.h). */
#include "tips.h"

#include "bits.h"
#include "monuments_ui.h"

static bool asks(const void *state, enum monuments_task_kind kind) {
    struct monuments_step step;
    monuments_step(state, &step);
    return step.kind == (uint8_t)kind;
}

/* A tip's question: is that asked? */
#define ASKED(name, kind)                                                                                    \
    static bool name(const void *state, unsigned seat) {                                                     \
        (void)seat;                                                                                          \
        return asks(state, kind);                                                                            \
    }
ASKED(places, MONUMENTS_TASK_PLACE_FIRST)
ASKED(moves, MONUMENTS_TASK_MOVE)
ASKED(goes, MONUMENTS_TASK_GOING)
ASKED(produces, MONUMENTS_TASK_PRODUCE)
ASKED(builds, MONUMENTS_TASK_BUILD)

static bool begins(const void *state, unsigned seat) {
    return !asks(state, MONUMENTS_TASK_KEEP_FIRST) && !places(state, seat);
}

static bool layer_possible(const void *state, unsigned seat) {
    struct monuments_layer_needs needs;
    monuments_layer_needs(state, seat, &needs);
    return needs.layer > 0 && needs.possible && begins(state, seat);
}

static bool quest_ready(const void *state, unsigned seat) {
    return monuments_any_done(state, seat) && play_person_count() == 1 && begins(state, seat); /* secret */
}

static bool hand_is_low(const void *state, unsigned seat) {
    struct monuments_seat of; /* two have been played */
    monuments_seat(state, seat, &of);
    return bits_count(of.hand) + 2u <= MONUMENTS_CARDS && begins(state, seat);
}

static bool hex_is_full(const void *state, unsigned seat) {
    return monuments_any_full(state, seat) && begins(state, seat);
}

const struct tip monuments_ui_tips[] = {
    {places, "A resource is spent only with a worker there: put it near yours."},
    {goes, "Land is yours while a unit stands there, and lost when it leaves."},
    {moves, "Each hex with a worker is land, and can make its resource."},
    {produces, "Each worker on the hex makes one. A hex keeps five at most."},
    {builds, "A town lets you add workers. A factory makes one resource more."},
    {quest_ready, "A quest is ready: turning it in costs no card and no turn."},
    {layer_possible, "All that the next layer takes is there: Monument brings 6 points."},
    {hex_is_full, "A hex of yours is full: more than five resources are lost."},
    {hand_is_low, "Played cards come back by Take back, which is a turn of its own."},
    {begins, "The aim: most points. A monument’s layers bring most."},
    {moves, "A unit can take one resource along: you choose it at the target."},
    {NULL, NULL},
};
