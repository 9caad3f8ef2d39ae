/* Any point of the match that is played, at once: states are kept along the way, and a point is reached from
 * the one before it. With them are kept where turns begin, and the points turn by turn. All of that lies in
 * the memory that opponents think with, so whoever shows it gathers it when it comes to the top, and nobody
 * thinks meanwhile. */
#ifndef OXHIDE_REPLAY_STORE_H
#define OXHIDE_REPLAY_STORE_H

#include "game.h"

/* Goes through the whole match: some tenths of a second on the device. What the game's screens remember of
 * the match is kept, too. */
void replay_gather(void);
/* The state after so many moves. Holds until it is asked for another. */
const void *replay_at(unsigned moves);
const void *replay_before(void); /* the last of those moves */
/* The state after a move that is none of the match's; replay_before is the one that it was made in. */
const void *replay_aside(const void *state, move_t move);
/* Puts back what the game's screens remembered. */
void replay_put_back(void);

/* Where the turn began that the move after `moves` others is part of: a turn is over when another seat is to
 * move. And where the next one begins, or the match ends. */
unsigned replay_turn_began(unsigned moves);
unsigned replay_turn_ends(unsigned moves);
/* How far through the match that is, of `whole`: as far for every turn. */
int replay_progress(unsigned moves, int whole);

/* Points when nobody had moved and after each turn, or after as many turns as make it no longer. Of a match
 * in progress, those that everybody may know. */
enum { REPLAY_HISTORY_MAX = 120 };
struct replay_history {
    int16_t points[GAME_SEATS_MAX][REPLAY_HISTORY_MAX + 1];
    uint16_t length;
    uint16_t lead; /* so many of them, after the first, are of what comes before the first turn: bids */
    int16_t most;  /* that anybody ever had: perhaps more than at the end */
};
const struct replay_history *replay_history(void);

#endif
