/* Going through the match on the board that opponents' turns are watched on (replay_store.h has the states):
 * as if a turn had been watched since it began. */
#ifndef OXHIDE_REPLAY_WALK_H
#define OXHIDE_REPLAY_WALK_H

#include "match_watch.h"

/* The next move of the match. */
void replay_step(struct match_watched *watched);
/* To where it stood after so many moves; what moves and sounds has ended there. */
void replay_jump(struct match_watched *watched, unsigned to);
/* To the beginning of the turn there: nothing of it is done. */
void replay_turn(struct match_watched *watched, unsigned began);
/* Any legal move instead: from there on it is another match, until a jump. */
void replay_step_aside(struct match_watched *watched, move_t move);

#endif
