/* Eight-Minute Empire's opponents, for its struct game. */
#ifndef OXHIDE_EMPIRE_LEVELS_H
#define OXHIDE_EMPIRE_LEVELS_H

#include "game.h"

enum { EMPIRE_LEVELS = 7 };
extern const struct game_level empire_levels[EMPIRE_LEVELS];
extern const struct game_chances empire_chances[];

#endif
