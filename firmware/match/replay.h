/* The match that is played from its beginning, move by move, on a state of its own. One replay at a time. */
#ifndef OXHIDE_REPLAY_H
#define OXHIDE_REPLAY_H

/* Begins before the first move, and goes one move on: NULL when there is none left. */
const void *replay_begin(void);
const void *replay_next(void);
/* The state after so many moves. Going forward, or asking again, costs only the moves in between. */
const void *replay_to(unsigned moves);
unsigned replay_position(void); /* moves played so far */

#endif
