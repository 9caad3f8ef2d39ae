/* A match on the table for tests: set up in words, arranged by hand where a test needs a certain card or
 * board, and played in words. */
#ifndef OXHIDE_EMPIRE_TABLE_H
#define OXHIDE_EMPIRE_TABLE_H

#include "empire/empire.h"
#include "match.h"

extern struct match table;
extern struct empire_state *const board; /* the table's state, to look at and to arrange */

/* "seats=3 side=b ...": a match begins. */
void table_set_up(const char *words);
/* The same, and on to the first card: neutral armies all go to the last region, everybody bids 0 and the
 * winner names seat 1. */
void table_set_up_playing(const char *words);

/* Plays these moves; the test fails at the first that is refused. */
void table_play(const char *words);
bool table_legal(const char *word);
/* The legal moves are exactly these words, in this order. */
void table_expect(const char *words);
/* How many legal moves begin with these letters. */
unsigned table_count(const char *letters);

/* Puts that card at the front of the row, by swapping it with the one that lies there. */
void table_front_card(unsigned id);
/* The same, and takes it. */
void table_take(unsigned id);
/* "A13" */
unsigned table_region(const char *word);
/* Armies of an owner (seats from 1; EMPIRE_NEUTRAL + 1) in a region, whatever was there before. */
void table_armies(unsigned owner, const char *region, unsigned armies);
void table_city(unsigned seat, const char *region);
/* Takes all armies and cities off the board, without giving them back. */
void table_clear(void);
/* Hands the turn to that seat (from 1), to take a card. */
void table_turn(unsigned seat);

/* Points of a source for a seat from 1; owner of a region: 1 to 5, 6 neutral, 7 nobody. */
int table_points(unsigned seat, enum empire_source source);
unsigned table_owner(const char *region);
unsigned table_continent_owner(unsigned continent);
/* The JSON of the state for a viewer (a seat from 1, or 0: the referee). */
const char *table_json(int viewer);

#endif
