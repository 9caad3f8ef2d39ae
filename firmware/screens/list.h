/* A list of which so many rows are in view: with a cursor, or only to be read. Whoever shows it draws its
 * rows, from `first` to list_end. All zero it is empty. */
#ifndef OXHIDE_LIST_H
#define OXHIDE_LIST_H

#include <stdint.h>

#include "screen.h"

struct list {
    uint16_t count, at, first; /* rows; the one under the cursor; the first one in view */
    uint8_t in_view;
};

/* It has so many rows now. The cursor stays, or goes to the last row. */
void list_set(struct list *list, unsigned count, unsigned in_view);
/* The cursor goes to that row, or to the last; it is in view. */
void list_go(struct list *list, unsigned row);
/* The pad moves the cursor, around the ends: down and right on, up and left back. Heard. */
void list_steer(struct list *list, enum key key);
/* The pad moves the rows of a list without a cursor, as far as there are any: up and down by one, left and
 * right by as many as are in view. Heard. */
void list_scroll(struct list *list, enum key key);

unsigned list_end(const struct list *list); /* the row after the last in view */
int list_y(const struct list *list, unsigned row, int top, int row_height); /* of a row in view */
/* Arrows where it goes on, above and below what is in view. */
void list_more(const struct list *list, int x, int above_y, int below_y, uint16_t colour);

#endif
