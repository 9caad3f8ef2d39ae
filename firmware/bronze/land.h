/* The picture of the land: seven rows of terrain with their route tokens, the tiles with spots and markers,
 * provinces above and cities below, and a line of all tiles. It scrolls by tiles. */
#ifndef OXHIDE_BRONZE_LAND_H
#define OXHIDE_BRONZE_LAND_H

#include <stdbool.h>

#include "bronze/bronze.h"

enum { LAND_IN_VIEW = 3 /* tiles, and half a one */ };

/* What is seen of a state. */
struct land {
    const struct bronze *state;
    unsigned me; /* whose cities are told apart */
    const uint32_t
        *legal; /* by tile: spots that may be settled, the rest goes behind; NULL: nobody settles */
};

void land_draw(const struct land *land);
/* The cursor around a spot, if it is in view. */
void land_cursor(unsigned tile, unsigned spot);
/* A marker that goes down there while a motion runs. */
void land_drop(unsigned tile, unsigned spot);
/* A tile that turns over, and the cities that rise below it. */
void land_turn_over(unsigned tile);

/* Where it is scrolled to: the leftmost tile in view. It moves there, or jumps. */
unsigned land_first(void);
void land_scroll(const struct bronze *state, int first);
void land_jump(const struct bronze *state, int first);
/* So that the tile is in view, and the one behind it if there is one. */
void land_show(const struct bronze *state, unsigned tile);

/* Two lines below the land for whoever is at turn: markers, stacks, what ends the game. */
void land_status(const struct bronze *state, unsigned seat);

#endif
