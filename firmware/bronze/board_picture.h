/* The picture of the land: seven rows of terrain with their route tokens, the tiles with spots and markers,
 * provinces above and cities below, and a line of all tiles. It scrolls by tiles. */
#ifndef OXHIDE_BRONZE_BOARD_PICTURE_H
#define OXHIDE_BRONZE_BOARD_PICTURE_H

#include <stdbool.h>

#include "bronze/bronze.h"

/* `me`: whose cities are told apart. `legal`: by tile, spots that may be settled, the rest is dimmed; NULL:
 * nobody settles. */
void bronze_ui_board_draw(unsigned me, const uint32_t *legal);
void bronze_ui_board_tile(unsigned tile); /* a frame around it */
/* The cursor around a marker's spot, if it is in view. */
void bronze_ui_board_cursor(move_t marker);
/* A marker that goes down there while a motion runs. */
void bronze_ui_board_drop(move_t marker);
bool bronze_ui_board_drops(void); /* still */
/* A tile that turns over, and the cities that rise below it. */
void bronze_ui_board_turn_over(unsigned tile);

/* Where it is scrolled to: the leftmost tile in view. It moves there, or jumps. */
unsigned bronze_ui_board_first(void);
void bronze_ui_board_scroll(int first);
void bronze_ui_board_jump(int first);
/* To where the seat stands, with the tile before that at the left edge. */
void bronze_ui_board_jump_to_seat(unsigned seat);
/* So that the tile is in view, and the one after it if there is one. */
void bronze_ui_board_show(unsigned tile);

/* Two lines below the land for whoever is at turn: markers, stacks, what ends the game. */
void bronze_ui_board_status(unsigned seat);

#endif
