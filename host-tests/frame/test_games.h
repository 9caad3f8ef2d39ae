/* Two small games for the tests of the frame. */
#ifndef OXHIDE_TEST_GAMES_H
#define OXHIDE_TEST_GAMES_H

#include "game.h"

extern const struct game null_game; /* the least that a game must be */
extern const struct game
    draw_game; /* has all that a game can have: hidden cards, a secret, barriers, tie-breaks */

/* Both, then NULL. */
extern const struct game *const test_games[];

#endif
