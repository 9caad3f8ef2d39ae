/* Hints, for a person who is to move: found as opponents find their moves, with the same memory. */
#ifndef OXHIDE_HINT_H
#define OXHIDE_HINT_H

#include <stdbool.h>

#include "reason.h"

void hint_begin(void);
bool hint_think(void);       /* a slice; true when the move is decided */
void hint_hurry(void);       /* the next slice decides */
unsigned hint_percent(void); /* of what is to be thought */
/* The move that was decided, and why: *parts of a reason. */
move_t hint_best(struct reason reason[REASON_PARTS], unsigned *parts);

#endif
