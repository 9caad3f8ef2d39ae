/* A yardstick that stands still: who presses nothing but A, and so takes what the cursor of the screens
 * offered first at each step, as they were at d5c8e9b. It is offered to no person. */
#ifndef OXHIDE_ONLY_A_H
#define OXHIDE_ONLY_A_H

#include "match.h"

/* What it plays where the match is. Only for the games that had screens then. */
move_t only_a_move(const struct match *match);
bool only_a_plays(const struct game *game);
/* "only-a", with no thought; the arena takes its moves from here. */
extern const struct game_level only_a_level;

#endif
