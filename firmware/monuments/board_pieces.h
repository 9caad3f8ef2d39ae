/* What stands in a hex of the near board: units in their seat's colours with their number, buildings, tokens
 * of resources, monuments. */
#ifndef OXHIDE_MONUMENTS_BOARD_PIECES_H
#define OXHIDE_MONUMENTS_BOARD_PIECES_H

#include <stdint.h>

#include "canvas.h"
#include "monuments/monuments.h"

void monuments_ui_pieces_draw(struct area box, const void *state, unsigned hex,
                              const struct monuments_hex *here);

/* A token of a resource, 7 px. Returns the x after it. */
enum { MONUMENTS_UI_PIECES_RESOURCE = 7 };
int monuments_ui_pieces_resource(int x, int y, unsigned resource);
/* As many of each as there are, `gap` px apart; the same ending at `right`, where x is returned. */
int monuments_ui_pieces_resources(int x, int y, const uint8_t resources[MONUMENTS_RESOURCES], int gap);
int monuments_ui_pieces_cost(int right, int y, const uint8_t cost[MONUMENTS_RESOURCES], int gap);

/* A unit, and how many there are of it, in a seat's colours. Returns the x after it. */
int monuments_ui_pieces_unit(int x, int y, unsigned unit, unsigned count, unsigned seat);
/* All units of a hex; all buildings, whoever's they are. */
int monuments_ui_pieces_units(int x, int y, const struct monuments_hex *here, int gap);
int monuments_ui_pieces_buildings(int x, int y, const struct monuments_hex *here, int gap);
/* A building; a damaged one is crossed out. */
int monuments_ui_pieces_building(int x, int y, unsigned building, bool damaged, unsigned seat);

#endif
