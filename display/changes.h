/* Finds which parts of the canvas differ from what the panel shows. There is no room for a second frame, so a
 * 32-bit sum stands for each cell of 16x16 pixels. Two pictures of a cell that differ have the same sum once
 * in 2^32 times; that cell would then stay as it was until it changes again.
 *
 * Windows cost about 11 us each to set up, a sixth of what a cell's pixels cost to send: so cells that touch
 * are joined into one window where that is a rectangle, and a cell that didn't change is never sent. */
#ifndef OXHIDE_CHANGES_H
#define OXHIDE_CHANGES_H

#include <stdbool.h>
#include <stdint.h>

enum {
    CELL = 16,
    CELLS_ACROSS = 15,
    CELLS_DOWN = 15,
    CELLS = CELLS_ACROSS * CELLS_DOWN,
    WINDOWS_MAX = 8 * CELLS_DOWN, /* every second cell of each row */
};

struct dirty_rect {
    uint8_t x, y, width, height; /* in pixels */
};

/* The windows that cover what changed since the last time, in the rows of cells that were compared. */
struct changes {
    int count, rows;
    struct dirty_rect windows[WINDOWS_MAX];
};
/* Compares from the top to the first row that changed, so that it can be sent while the others are compared.
 * While nothing is known of what the panel shows, it compares none. */
void changes_find_first(const uint16_t *pixels, struct changes *changes);
/* By a few cells of the rows that were not compared yet: do more than some `limit` pixels change there? */
bool changes_may_exceed(const uint16_t *pixels, const struct changes *changes, uint32_t limit);
/* Compares the other rows. Windows that are still there grow; set `count` to 0 if they were sent. */
void changes_find_rest(const uint16_t *pixels, struct changes *changes);
/* Nothing is known of what the panel shows: the next comparison finds one window of everything. */
void changes_forget(void);

#endif
