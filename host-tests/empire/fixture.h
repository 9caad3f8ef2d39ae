/* A match for tests: set up in words, arranged by hand where a test needs a certain card or
 * board, and played in words. */
#ifndef OXHIDE_EMPIRE_FIXTURE_H
#define OXHIDE_EMPIRE_FIXTURE_H

#include "empire/empire.h"
#include "match.h"

extern struct match fixture;
extern struct empire_state *const board; /* the match's state, to look at and to arrange */

/* "seats=3 side=b ...": a match begins. */
void fixture_set_up(const char *words);
/* The same, and on to the first card: neutral armies all go to the last region, everybody bids 0 and the
 * winner names seat 1. */
void fixture_set_up_playing(const char *words);

/* Plays these moves; the test fails at the first that is refused. */
void fixture_play(const char *words);
bool fixture_legal(const char *word);
/* The legal moves are exactly these words, in this order. */
void fixture_expect(const char *words);
/* How many legal moves begin with these letters. */
unsigned fixture_count(const char *letters);

/* Puts that card at the front of the row, by swapping it with the one that lies there. */
void fixture_front_card(unsigned id);
/* The same, and takes it. */
void fixture_take(unsigned id);
/* "A13" */
unsigned fixture_region(const char *word);
/* Armies of an owner (seats from 1; EMPIRE_NEUTRAL + 1) in a region, whatever was there before. */
void fixture_armies(unsigned owner, const char *region, unsigned armies);
void fixture_city(unsigned seat, const char *region);
/* Takes all armies and cities off the board, without giving them back. */
void fixture_clear(void);
/* Hands the turn to that seat (from 1), to take a card. */
void fixture_turn(unsigned seat);

/* Points of a source for a seat from 1; owner of a region: 1 to 5, 6 neutral, 7 nobody. */
int fixture_points(unsigned seat, enum empire_source source);
unsigned fixture_owner(const char *region);
unsigned fixture_continent_owner(unsigned continent);
/* The JSON of the state for a viewer (a seat from 1, or 0: the referee). */
const char *fixture_json(int viewer);

#endif
