/* What beginners don't know, told when it matters first (tips.h). */
#include "tips.h"

#include "bronze_ui.h"

static bool settles(const struct tip_asked *now) {
    return ((const struct bronze *)now->state)->phase == BRONZE_SETTLING;
}

static bool plays(const struct tip_asked *now) { /* where the board is seen */
    return settles(now) || ((const struct bronze *)now->state)->phase == BRONZE_PLAYING;
}

/* With a card there that could be woken. */
static bool plays_again(const struct tip_asked *now) {
    return plays(now) && ((const struct bronze *)now->state)->width[now->seat] > 0;
}

static bool (*const told_of[])(const struct bronze *state, unsigned seat) = {
    bronze_begins_route, bronze_may_be_cut, bronze_ties, bronze_leads_alone};
enum { LINE, GAP, TIE, ALONE }; /* of these */

static bool is_told(const struct tip_asked *now) {
    return plays(now) && told_of[now->what](now->state, now->seat);
}

static bool nears_end(const struct tip_asked *now) {
    enum { NEAR = 4 };
    const struct bronze_ends ends = bronze_ends(now->state);
    return plays(now) && (ends.markers <= NEAR || ends.cards <= NEAR || ends.spots <= NEAR);
}

const struct tip bronze_ui_tips[] = {
    {plays, "The aim: most points, from provinces, trade routes and cities.", 0},
    {settles, "Once you are on a tile, those left of it are closed to you.", 0},
    {nears_end, "Almost over: the last marker or a second empty stack ends it.", 0},
    {is_told, "Two of yours on one land, no rival between: a third makes a route.", LINE},
    {is_told, "A tie wins no province: one marker more on that tile wins it.", TIE},
    {is_told, "At the end a tile counts only if everybody has reached it.", ALONE},
    {plays_again, "A card wakes those beside it, and its own kind in its column.", 0},
    {is_told, "Your line has a gap: a rival's marker there would cut it in two.", GAP},
    {NULL, NULL, 0},
};
