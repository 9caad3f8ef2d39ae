/* A move tried on a copy of the match's state, for its preview. What the seat to move can't know is
 * reshuffled in the copy first: nothing hidden can show through, whatever is read from it. */
#ifndef OXHIDE_MATCH_TRY_H
#define OXHIDE_MATCH_TRY_H

#include "game.h"
#include "text.h"

struct match_tried {
    const void *state; /* after the move */
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    int16_t gains[GAME_SEATS_MAX]
                 [GAME_SOURCES_MAX]; /* points more, or less, than now; of others' secrets none */
    int next;                        /* whose turn it would be, or GAME_OVER */
    bool hidden; /* it turns something up, or the dice decide: nobody can know what it brings */
};

/* There is one copy: what these answer holds until one of them is called again. */
const struct match_tried *match_try(move_t move);
/* A further move, after the one that was tried. Gains still count from now. */
const struct match_tried *match_try_further(move_t move);
/* All points that the seat would have more, or less. */
int match_tried_gain(const struct match_tried *tried, unsigned seat);
/* The same of every seat. */
void match_tried_gains(const struct match_tried *tried, int gains[GAME_SEATS_MAX]);
/* What all but the seat to move would have more, or less, each after its shape. */
void match_rivals_put(const int gains[GAME_SEATS_MAX], struct text *text);
/* The state as it is, to be changed for a picture. */
void *match_copy(void);
/* The state before the last move, which can be taken back. */
const void *match_before_last(void);
/* What a move that was made has led to; in the same place. */
const void *match_after(const void *before, move_t move);

#endif
