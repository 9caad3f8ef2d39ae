/* The opponents' turns: they think in slices, and play when the pace lets them. What they think with is lent
 * to hints (hint.h), for there is one search on the console. */
#ifndef OXHIDE_OPPONENTS_H
#define OXHIDE_OPPONENTS_H

#include <stdbool.h>
#include <stdint.h>

#include "review.h"

enum { OPPONENTS_SLICE_US = 4000 }; /* thought between two looks at the keys */

/* Goes on with an opponent's turn: thinks for a slice, and plays the move when it is decided and the pace's
 * time since the last one is over. Returns in how many ms it wants to be called again; *moved is the move
 * that was played, or MOVE_NONE. */
uint32_t opponents_turn(move_t *moved);
/* Thinks about its move for a slice, and doesn't play it. True: it is decided. */
bool opponents_think(void);
/* A press: no more waiting between opponents' moves until a person is to move; and if one thinks, it moves by
 * what it has thought so far. As long as A stays down the next thoughts are cut short, too. */
void opponents_skip(void);
/* An opponent has been thinking for a while: how far it is, 1 to OPPONENTS_THOUGHT_STEPS; or 0. */
enum { OPPONENTS_THOUGHT_STEPS = 6 };
unsigned opponents_thought(void);
uint32_t opponents_pace_ms(void); /* between their moves, as it is now */

/* The search, for another thought: what an opponent has thought so far is gone. */
struct search *opponents_lend_search(void);
/* What a review spares of the same memory, for something else as long as no opponent thinks: so many bytes
 * are there. */
enum { OPPONENTS_LENT = REVIEW_SPARES };
void *opponents_lend_memory(void);
/* Thinks for one slice, about the move and then about its reason (reason.h); true: both are known. `own`: for
 * the eyes of the seat that thinks. */
bool opponents_think_slice(struct search *search, bool own);

#endif
