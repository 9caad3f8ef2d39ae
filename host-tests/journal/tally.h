/* A game for the journal's tests: quick, with many close moves (so that a wrong byte is likely to be a legal
 * move), barriers, and matches from some dozen moves to more than a sector holds. */
#ifndef OXHIDE_TALLY_H
#define OXHIDE_TALLY_H

#include "game.h"

extern const struct game tally;
extern const struct game *const tally_games[];

enum { TALLY_SHORT, TALLY_LONG }; /* values of its option */

#endif
