/* A list with a cursor, of which so many rows are in view: what its keys do, and the marks that there is more
 * above or below. Whoever shows it draws its rows, from `first` to list_end. */
#ifndef OXHIDE_LIST_H
#define OXHIDE_LIST_H

#include <stdbool.h>
#include <stdint.h>

#include "screen.h"

struct list {
    unsigned at, first; /* the row under the cursor; the first one in view */
    unsigned count, in_view;
};

void list_open(struct list *list, unsigned count, unsigned in_view); /* on the first row */
void list_go(struct list *list, unsigned row);                       /* the cursor, in view */
/* There are more rows, or fewer: the cursor stays, or goes to the last row. */
void list_resize(struct list *list, unsigned count);

/* Up and down move the cursor, around the ends. False: it was another key. */
bool list_key(struct list *list, enum key pressed);
/* The same for all four of the pad: left is up, right is down. */
bool list_steer(struct list *list, enum key pressed);
/* A list that is only read has no cursor: its rows move by so many, as far as there are any. */
void list_scroll(struct list *list, int rows);

unsigned list_end(const struct list *list); /* the row after the last one in view */
/* Arrows at x: below `top` where there are rows above, at `bottom` where there are rows below. */
void list_marks(const struct list *list, int x, int top, int bottom, uint16_t colour);

#endif
