/* A game's state as lines of words: what struct game writes as JSON, without its brackets and quotes. Members
 * of the state begin lines of their own; lists of things have a line for each, set in. Nothing is kept: the
 * text is made again whenever some of its lines are wanted. */
#ifndef OXHIDE_PLAIN_STATE_H
#define OXHIDE_PLAIN_STATE_H

#include "game.h"

enum {
    PLAIN_STATE_LETTERS = 64, /* of a line, with its end */
    PLAIN_STATE_WIDTH = 222,  /* px, from where the lines begin that are not set in */
    PLAIN_STATE_SET_IN = 12,
};

struct plain_reader {
    void (*line)(unsigned index, unsigned depth, const char *words); /* `depth`: how far it is set in */
};
/* Hands all lines to the reader; NULL: to nobody. Returns how many there are. */
unsigned plain_state_lines(const struct game *game, const void *state, int viewer,
                           const struct plain_reader *reader);

#endif
