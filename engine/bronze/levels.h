/* Bronze's opponents, for its struct game. */
#ifndef OXHIDE_BRONZE_LEVELS_H
#define OXHIDE_BRONZE_LEVELS_H

#include "game.h"

enum { BRONZE_LEVELS = 7 };
extern const struct game_level bronze_levels[BRONZE_LEVELS];
extern const struct game_level *const bronze_hardest[];
extern const struct game_chances bronze_chances[];

#endif
