/* What beginners don't know, told when it matters first (tips.h). */
#include "tips.h"

#include "bits.h"
#include "memory.h"

static bool asked(const struct tip_asked *now) {
    return monuments_ui_step_of(now->state).kind == now->what;
}

static bool goes_likewise(const struct tip_asked *now) {
    return asked(now) && monuments_ui_memory()->place.rest_count > 0;
}

static bool begins(const struct tip_asked *now) {
    return monuments_ui_step_of(now->state).kind >= MONUMENTS_TASK_TURN; /* after the set-up */
}

static bool carries(const struct tip_asked *now) { /* something lies where a unit stands */
    const struct monuments_seat of = monuments_ui_seat(now->seat);
    return (of.resources[0] | of.resources[1] | of.resources[2] | of.resources[3]) != 0 && asked(now);
}

static bool layer_possible(const struct tip_asked *now) {
    return monuments_layer_needs(now->state, now->seat).possible && asked(now);
}

static bool quest_ready(const struct tip_asked *now) {
    return monuments_any_done(now->state, now->seat) && play_person_count() == 1 && begins(now); /* secret */
}

static bool hand_is_low(const struct tip_asked *now) {
    return bits_count(monuments_ui_seat(now->seat).hand) + 2u <= MONUMENTS_CARDS && begins(now);
}

const struct tip monuments_ui_tips[] = {
    {begins, "The aim: most points. A monument’s layers bring most.", 0},
    {asked, "A resource is spent only with a worker there: put it near yours.", MONUMENTS_TASK_PLACE_FIRST},
    {asked, "Land is yours while a unit stands there, and lost when it leaves.", MONUMENTS_TASK_MOVE},
    {asked, "A quest is a task: once it is done, it brings you its points.", MONUMENTS_TASK_KEEP_FIRST},
    {asked, "Each worker there makes one, three at most. A hex keeps five.", MONUMENTS_TASK_PRODUCE},
    {quest_ready, "A quest is ready: turning it in costs no card and no turn.", 0},
    {layer_possible, "You have all that the next layer takes: play Monument.", MONUMENTS_TASK_TURN},
    {hand_is_low, "Played cards come back by Take back, which is a turn of its own.", 0},
    {carries, "A worker can carry one resource along: choose where to, then what.", MONUMENTS_TASK_MOVE},
    {goes_likewise, "*Same way*: another unit goes there too. *Done*: the others stay.", MONUMENTS_TASK_MOVE},
    {asked, "A gift without a place is lost. Unlocked: from now on you can build it.", MONUMENTS_TASK_OPTION},
    {NULL, NULL, 0},
};
