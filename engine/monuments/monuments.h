/* Monuments: hexes, resources, ten action cards, five layers, armies and dice, secret quests. This header is
 * what screens and tests see beyond the struct of game.h. docs/rules-monuments.md */
#ifndef OXHIDE_MONUMENTS_H
#define OXHIDE_MONUMENTS_H

#include "game.h"
#include "state.h"

extern const struct game monuments;

#endif
