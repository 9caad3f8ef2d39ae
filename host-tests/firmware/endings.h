/* Matches that end in a certain way, found by playing quick moves from seed to seed: for whatever shows,
 * tests or draws the ends of matches. */
#ifndef OXHIDE_ENDINGS_H
#define OXHIDE_ENDINGS_H

#include <stdbool.h>
#include <stdint.h>

#include "game.h"

enum ending {
    ENDING_BY_POINTS,
    ENDING_BY_TIE_BREAK, /* the first place has as many points as another */
    ENDING_SHARED,       /* the first place is shared */
    ENDINGS,
};

/* The first such match of that game, its moves kept for ending_play. False: there was none in so many. */
bool ending_find(const struct game *game, unsigned seats, enum ending ending, unsigned matches);
/* Plays the one that was found, with so many people, then opponents, and shows its end: the last turn, if a
 * person has to go on from it, else the last count. */
void ending_show(unsigned persons);

#endif
