/* Finds which parts of the canvas differ from what the panel shows. There is no room for a second frame, so a
 * 32-bit sum stands for each cell of 16x16 pixels. Two pictures of a cell that differ have the same sum once
 * in 2^32 times; that cell would then stay as it was until it changes again.
 *
 * Windows cost about 11 us each to set up, a sixth of what a cell's pixels cost to send: so cells that touch
 * are joined into one window where that is a rectangle, and a cell that didn't change is never sent. */
#ifndef OXHIDE_CHANGES_H
#define OXHIDE_CHANGES_H

#include <stdint.h>

enum {
    CELL = 16,
    CELLS_ACROSS = 15,
    CELLS_DOWN = 15,
    CELLS = CELLS_ACROSS * CELLS_DOWN,
    WINDOWS_MAX = 8 * CELLS_DOWN, /* every second cell of each row */
};

struct window {
    uint8_t x, y, width, height; /* in pixels */
};

/* Writes the windows that cover all that changed since the last call; answers how many there are. */
int changes_find(const uint16_t *pixels, struct window windows[WINDOWS_MAX]);
/* Nothing is known of what the panel shows: the next call finds one window of everything. */
void changes_forget(void);

#endif
