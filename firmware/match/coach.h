/* The coach on the console: goes through the match that is over with what opponents think with, and keeps
 * what it found in the journal with the match. */
#ifndef OXHIDE_COACH_H
#define OXHIDE_COACH_H

#include <stdbool.h>

#include "review.h"

/* The match that is played is over, and a person took part. */
bool coach_possible(void);
void coach_begin(struct review *review);
/* Thinks for a slice. True: all is known, and kept. */
bool coach_think(struct review *review);
void coach_end(void); /* no further */
/* What was found before, in review->moment. False: the coach hasn't looked at this match. */
bool coach_recall(struct review *review);

/* The screen, in place of the top: what is known, or else it thinks first. */
void coach_show(void);

#endif
