/* A position of Monuments for tests: a game whose board is cleared and set by hand, and moves in words. */
#ifndef OXHIDE_MONUMENTS_FIXTURE_H
#define OXHIDE_MONUMENTS_FIXTURE_H

#include <unity.h>

#include "monuments/monuments.h"
#include "monuments/rules.h"

extern struct monuments_state game;

/* Four seats: Greece with Surveyor and the Traders' cards, Egypt with Architect and the Farmers', Inca with
 * Scholar and the Builders', Maya with Inventor and the Warriors'; with fewer seats the first of them. Nobody
 * has a unit on the board, and seat 0 is to begin its turn. */
void fixture(unsigned seats);
void fixture_seed(unsigned seats, uint64_t seed); /* as dealt, at the first move of set-up */
void turn_of(unsigned seat);

unsigned at(const char *hex);
void stand(unsigned seat, const char *hex, unsigned unit, unsigned count); /* from the supply */
void aboard(unsigned seat, const char *water, unsigned unit,
            unsigned count);                                    /* puts a ferry there if need be */
void store(const char *hex, unsigned resource, unsigned count); /* from the bank */
void building(unsigned seat, unsigned kind, const char *hex, bool damaged);
void dock(const char *land, const char *water);
void bridge(const char *edge);
void gain(unsigned seat, unsigned effect, unsigned count);
void green(unsigned seat, unsigned card);
void next_pips(unsigned dice, unsigned pips, unsigned more_dice, unsigned more_pips); /* the coming casts */
void give_quest(unsigned seat, const char *quest);
unsigned quest_id(const char *quest);

bool can(const char *move);
unsigned count_like(const char *start); /* legal moves that begin so */
move_t move_of(const char *word);       /* fails if it is not legal */
void play(const char *moves);           /* one or several, apart by spaces; fails if one is not legal */
bool play_undoable(const char *move);   /* plays it: may it be taken back? */
int decider(void);                      /* seat to decide, -1 when the game is over */
unsigned asked(void);                   /* kind of task that is asked */

unsigned units_at(const char *hex, unsigned unit);
unsigned resources_at(const char *hex, unsigned resource);
bool docked(const char *land, const char *water);
bool afloat(const char *water);
void check_sums(void);  /* no token or piece has appeared or vanished */
void check_cards(void); /* nor has a quest or a bonus; not for quests that a test gave */

#endif
