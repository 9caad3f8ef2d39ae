/* Games for the tests: at random, sensible or warlike, so that every rule comes up. */
#ifndef MONUMENTS_PLAYER_H
#define MONUMENTS_PLAYER_H

#include "fixture.h"

/* Every other seed is a war: all may train from the start and have workers, resources and units about. */
void player_start(unsigned seats, uint64_t seed, struct rng *rng);
move_t player_pick(const struct monuments_state *state, struct rng *rng);

#endif
