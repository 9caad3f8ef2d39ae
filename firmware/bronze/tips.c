/* What beginners don't know, told when it matters first (tips.h). */
#include "tips.h"

#include "bronze_ui.h"

static bool in_phase(const void *of, enum bronze_phase phase) {
    const struct bronze *state = of;
    return state->phase == phase;
}

static bool plays(const void *of, unsigned seat) {
    (void)seat;
    return in_phase(of, BRONZE_PLAYING) || in_phase(of, BRONZE_SETTLING); /* where the board is seen */
}

/* With a card there that could be woken. */
static bool plays_again(const void *of, unsigned seat) {
    const struct bronze *state = of;
    return plays(of, seat) && state->width[seat] > 0;
}

static bool settles(const void *of, unsigned seat) {
    (void)seat;
    return in_phase(of, BRONZE_SETTLING);
}

static bool opens_tile(const void *of, unsigned seat) {
    const unsigned last = ((const struct bronze *)of)->open - 1u;
    return settles(of, seat) && bronze_legal_spots(of, last) != 0 && bronze_spot_reveals(of, last);
}

static bool has_line(const void *of, unsigned seat) {
    return plays(of, seat) && bronze_begins_route(of, seat);
}

static bool is_tied(const void *of, unsigned seat) {
    return plays(of, seat) && bronze_ties(of, seat);
}

static bool nears_end(const void *of, unsigned seat) {
    enum { NEAR = 4 };
    const struct bronze_ends ends = bronze_ends(of);
    return plays(of, seat) && (ends.markers <= NEAR || ends.cards <= NEAR || ends.spots <= NEAR);
}

static bool is_alone(const void *of, unsigned seat) {
    return plays(of, seat) && bronze_leads_alone(of, seat);
}

const struct tip bronze_ui_tips[] = {
    {opens_tile, "A marker on the last open tile turns the next one over."},
    {settles, "Once you are on a tile, those left of it are closed to you."},
    {nears_end, "The end is near: it comes with the last marker, or two empty stacks."},
    {has_line, "Two of yours in one line: a third on that land is a route, 3 points."},
    {is_tied, "A tie wins no province: one marker more on that tile wins it."},
    {is_alone, "At the end a tile counts only if everybody has reached it."},
    {plays_again, "A card wakes those beside it, and its own kind in its column."},
    {plays, "The aim: most points, from provinces, trade routes and cities."},
    {NULL, NULL},
};
