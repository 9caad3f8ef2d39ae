/* Plays Bronze by buttons, as somebody would who takes what the console proposes, but looks for the spot that
 * brings most. Shared by the tests of Bronze's screens. */
#ifndef OXHIDE_BRONZE_PLAYER_H
#define OXHIDE_BRONZE_PLAYER_H

#include <stdint.h>

/* From home: a match with so many persons, and so many opponents of the first level after them, on a seed
 * that is typed. Leaves the first screen of the match on top. */
void player_begin(unsigned persons, unsigned opponents, uint32_t seed);
/* Presses what brings the match on by one decision of a person, or waits for an opponent. */
void player_step(void);
/* Until it is over; returns the presses. */
unsigned player_finish(void);
unsigned player_presses(void); /* since player_begin */
unsigned player_turns(void);   /* of persons */

#endif
