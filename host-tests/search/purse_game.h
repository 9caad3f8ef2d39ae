/* A small game for the tests of the search: one move ends it, and one of a hundred moves takes a point more.
 * Another one leads on, to a hundred moves of which one takes two. The lead is so large that a point is next
 * to nothing. */
#ifndef OXHIDE_PURSE_GAME_H
#define OXHIDE_PURSE_GAME_H

#include "game.h"

enum { PURSE_MOVES = 100, PURSE_COIN = 77, PURSE_OPEN = 90, PURSE_TREASURE = 13, PURSE_LEAD = 150 };

extern const struct game purse_game;
/* The same, but what opening it shows was hidden. */
extern const struct game purse_game_veiled;
/* The same, but half of what lies in the open purse can be taken by luck alone, which nobody knows. No game
 * may be so: a seat's legal moves are known to it. */
extern const struct game purse_game_fickle;
extern const struct game purse_game_idle; /* all its moves are the same in effect */

#endif
