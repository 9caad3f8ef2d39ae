/* The match that is played from its beginning, move by move, on a state of its own. */
#ifndef OXHIDE_REPLAY_H
#define OXHIDE_REPLAY_H

#include "game.h"

struct replay {
    uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    unsigned position; /* moves played so far */
};

/* Begins before the first move, and goes one move on: NULL when there is none left. */
const void *replay_begin(struct replay *replay);
const void *replay_next(struct replay *replay);
/* The state after so many moves, on a replay that is kept: going forward, or asking again, costs only the
 * moves in between. Holds until it is asked for another. */
const void *replay_to(unsigned moves);

#endif
