/* The coach on the console: goes through the match that is over with what opponents think with, while whoever
 * asked it does something else, and keeps what it found in the journal with the match. */
#ifndef OXHIDE_COACH_H
#define OXHIDE_COACH_H

#include <stdbool.h>
#include <stdint.h>

#include "review.h"

enum coach_state { COACH_IDLE, COACH_THINKS, COACH_KNOWS };

/* The match that is played is over, and a person took part. */
bool coach_possible(void);
/* Thinks from now on, until all is known and kept, or another match is played. */
void coach_begin(void);
void coach_rest(bool rests); /* as long as what it has found so far is looked at, that stays as it is */
void coach_clear(void);      /* another match is played */
/* What was found when it was asked before is known again, unless it thinks. */
void coach_recall(void);

enum coach_state coach_state(void);
unsigned coach_percent(void); /* in steps */
/* What is found of that match so far. */
unsigned coach_moments(void);
const struct review_moment *coach_moment(unsigned number);

/* For the main loop: a slice of thought, if it thinks. */
void coach_turn(void);
bool coach_due(uint32_t *at_ms);

/* Over the match again, which stands then where one was last: the moments, one after the other, from the one
 * that the move after so many moves is about, or the next one, or the first. There is one. */
void coach_open(unsigned moves);

#endif
