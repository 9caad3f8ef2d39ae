/* Monuments's opponents, for its struct game. */
#ifndef OXHIDE_MONUMENTS_LEVELS_H
#define OXHIDE_MONUMENTS_LEVELS_H

#include "game.h"

enum { MONUMENTS_LEVELS = 6 };
extern const struct game_level monuments_levels[MONUMENTS_LEVELS];
extern const struct game_level *const monuments_hardest[];
extern const struct game_chances monuments_chances[];

#endif
