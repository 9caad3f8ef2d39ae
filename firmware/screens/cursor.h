/* A cursor that goes to what lies in the direction of a key: begun where it stands, offered all that it may
 * go to, it knows the best. */
#ifndef OXHIDE_CURSOR_H
#define OXHIDE_CURSOR_H

#include <stdbool.h>

#include "canvas.h"
#include "screen.h"

struct cursor {
    int x, y;      /* where it stands */
    enum key key;  /* of the pad; any other: all directions are alike, and the nearest is the best */
    int sideways;  /* how much more a pixel off the direction counts than one along it */
    bool wide;     /* also what lies more than twice as far off as along */
    bool onwards;  /* where all directions are alike: what lies to the left counts as twice as far */
    int least;     /* the best one's distance; below 0: there is none yet */
    unsigned best; /* what it was offered as */
};

/* `at`: the best, as long as nothing else is. */
struct cursor cursor_from(int x, int y, enum key key, unsigned at);
void cursor_offer(struct cursor *cursor, int x, int y, unsigned what);

/* In a ring of so many: the next by the pad's right or down, else the one before. Heard. */
unsigned cursor_ring(unsigned at, unsigned count, enum key key);

/* From one of so many places to the nearest that lies in the pad's direction, in its row or column sooner
 * than beside it; where none does, to the left and right round to the other edge. Heard. */
unsigned cursor_among(const struct area *places, unsigned count, unsigned at, enum key key);

#endif
