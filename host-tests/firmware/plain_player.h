/* Plays any game by the plain screens, with buttons alone. */
#ifndef OXHIDE_PLAIN_PLAYER_H
#define OXHIDE_PLAIN_PLAYER_H

#include "game.h"

/* A console with these games, none of which has screens of its own. */
void plain_player_start(void);
/* A match of `persons` people, then opponents of the weakest level, set up by buttons from home. */
void plain_player_begin(unsigned line, unsigned persons, unsigned opponents);
/* Presses that choose some move, and make it. */
void plain_player_move(struct rng *rng);
/* To the end of the match, whoever is to move, hand-overs included. Counts presses. */
unsigned plain_player_to_the_end(struct rng *rng, unsigned presses_max);
/* From every choice that the lines of this position lead to: each legal move stands at exactly one place, and
 * no list is longer than twelve lines. */
void plain_player_check_choices(void);

#endif
