/* The hooks of game.h for the opponents' search. */
#ifndef OXHIDE_MONUMENTS_OPPONENT_H
#define OXHIDE_MONUMENTS_OPPONENT_H

#include "game.h"

move_t monuments_rollout(const void *state, struct rng *rng);
void monuments_value(const void *state, int16_t value[GAME_SEATS_MAX]);

#endif
