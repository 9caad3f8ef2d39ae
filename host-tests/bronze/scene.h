/* Positions of Bronze for tests, set up in words. A scene is a fresh game whose parts are then laid as
 * wanted; all that the state keeps besides (counts, lines, sets) follows. Seats and tiles count from 0, as in
 * the engine; moves are texts. */
#ifndef OXHIDE_TEST_SCENE_H
#define OXHIDE_TEST_SCENE_H

#include "bronze/bronze.h"

/* A new game in which seat 0 begins. */
void scene_start(struct bronze *state, unsigned seats, enum bronze_edition edition);
/* All tiles lie open. */
void scene_open(struct bronze *state);
/* A seat's matrix, column by column: "pottery bronze | wheel". */
void scene_matrix(struct bronze *state, unsigned seat, const char *columns);
/* The card on top of a stack. */
void scene_top(struct bronze *state, unsigned stack, const char *technology);
/* So many cards are left in a stack. */
void scene_stack(struct bronze *state, unsigned stack, unsigned cards);
/* A marker on a free spot. */
void scene_marker(struct bronze *state, unsigned seat, unsigned tile, unsigned spot);
/* Markers on the first free spots of a tile. */
void scene_markers(struct bronze *state, unsigned seat, unsigned tile, unsigned count);
/* The spots of a terrain over all tiles, from the left: a seat's number from 1, or '.' to leave it free. */
void scene_line(struct bronze *state, enum bronze_terrain terrain, const char *owners);
/* A province that was won. */
void scene_province(struct bronze *state, unsigned tile, unsigned points, unsigned seat);
void scene_city(struct bronze *state, unsigned seat, const char *city);

enum bronze_technology scene_technology(const char *word);
unsigned scene_city_called(const char *word);

/* Plays legal moves, one after the other, separated by blanks; true if the last one showed something hidden.
 */
bool scene_play(struct bronze *state, const char *moves);
bool scene_legal(const struct bronze *state, const char *move);
/* The text of settling a spot. */
const char *scene_settle(unsigned tile, unsigned spot);
/* The leftmost free spot of a tile that a technology allows; fails if there is none. */
unsigned scene_spot(const struct bronze *state, unsigned tile, const char *technology);
/* The number of legal moves whose text begins so. */
unsigned scene_count(const struct bronze *state, const char *prefix);
/* "pottery@1.2 ...": the active cards, by column and row from 1, in the order of bronze_active. */
const char *scene_active(const struct bronze *state);

#endif
