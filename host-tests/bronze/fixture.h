/* Positions of Bronze for tests, set up in words. It is a fresh game whose parts are then laid as
 * wanted; all that follows from them (counts, lines, sets) is kept right. Seats and tiles count from 0, as in
 * the engine; moves are texts. */
#ifndef OXHIDE_TEST_FIXTURE_H
#define OXHIDE_TEST_FIXTURE_H

#include "bronze/bronze.h"

/* A new game in which seat 0 begins. */
void fixture_start(struct bronze *state, unsigned seats, enum bronze_edition edition);
/* All tiles lie open. */
void fixture_open(struct bronze *state);
/* A seat's matrix, column by column: "pottery bronze | wheel". */
void fixture_matrix(struct bronze *state, unsigned seat, const char *columns);
/* The card on top of a stack. */
void fixture_top(struct bronze *state, unsigned stack, const char *technology);
/* So many cards are left in a stack. */
void fixture_stack(struct bronze *state, unsigned stack, unsigned cards);
/* A marker on a free spot. */
void fixture_marker(struct bronze *state, unsigned seat, unsigned tile, unsigned spot);
/* Markers on the first free spots of a tile. */
void fixture_markers(struct bronze *state, unsigned seat, unsigned tile, unsigned count);
/* The spots of a terrain over all tiles, from the left: a seat's number from 1, or '.' to leave it free. */
void fixture_line(struct bronze *state, enum bronze_terrain terrain, const char *owners);
/* A province that was won. */
void fixture_province(struct bronze *state, unsigned tile, unsigned points, unsigned seat);
void fixture_city(struct bronze *state, unsigned seat, const char *city);

enum bronze_technology fixture_technology(const char *word);
unsigned fixture_city_called(const char *word);

/* Plays legal moves, one after the other, separated by blanks; true if the last one showed something hidden.
 */
bool fixture_play(struct bronze *state, const char *moves);
bool fixture_legal(const struct bronze *state, const char *move);
/* The text of settling a spot. */
const char *fixture_settle(unsigned tile, unsigned spot);
/* The leftmost free spot of a tile that a technology allows; fails if there is none. */
unsigned fixture_spot(const struct bronze *state, unsigned tile, const char *technology);
/* The number of legal moves whose text begins so. */
unsigned fixture_count(const struct bronze *state, const char *prefix);
/* "pottery@1.2 ...": the active cards, by column and row from 1, in the order of bronze_active. */
const char *fixture_active(const struct bronze *state);

#endif
