/* Plays Monuments by buttons: takes the moves that quick opponents would, and finds the presses that make
 * each of them. A move that can't be reached fails the test. Shared by the tests of Monuments' screens. */
#ifndef OXHIDE_MONUMENTS_PLAYER_H
#define OXHIDE_MONUMENTS_PLAYER_H

#include <stdint.h>

/* From home, without a match that waits: one with so many persons, and so many opponents of the first level
 * after them, on a seed that is typed. */
void monuments_player_begin(unsigned persons, unsigned opponents, uint32_t seed);
/* Until it is over; returns the presses. The moves are those of this seed: some are any, and many are war. */
unsigned monuments_player_finish(uint64_t seed);
/* The same as people play who want to win: the fifth layer ends it. Now and then they look at something,
 * press what does nothing, and take a move back. */
unsigned monuments_player_finish_sensibly(uint64_t seed);
/* Which kinds of decisions persons have had, over all matches: a bit for each. */
uint64_t monuments_player_asked(void);

#endif
