/* Bronze's turn, step by step: each step is a screen that lies on home and puts the next in its place. What
 * is looked at meanwhile (look.h) lies on top. */
#ifndef OXHIDE_BRONZE_TURN_H
#define OXHIDE_BRONZE_TURN_H

#include "bronze/bronze.h"

void turn_show(void); /* the step that the match is at */
/* The steps; each in place of the top screen. */
void board_open(void);
void cards_open(void);         /* on the card that activates most */
void cards_return(void);       /* where it was left */
void column_open(move_t play); /* its card and side; the column is to be chosen */
void place_open(void);
void city_open(void);
void done_open(void); /* what the turn that has just ended brought */
void watch_open(void);
void end_open(void); /* cities one by one, then the ranking */

/* A and B, X, Y at any step. */
void turn_play(move_t move); /* plays, and shows the next step */
void turn_back(void);        /* takes back the last move */

/* Where the cursor stands while markers are placed; false: on Done. */
bool place_at(unsigned *tile, unsigned *spot);

/* The play that activates most, of those with this stack and side; MOVE_NONE if there is none. `stack` may be
 * BRONZE_POOL: of all cards face up. */
struct choice {
    move_t play;
    unsigned column; /* as they will be after it */
    unsigned cards, spots;
};
struct choice choice_best(unsigned stack, bool face_down);
/* The spots that the active cells of a play would light up, by tile. Answers how many. */
unsigned choice_spots(move_t play, uint32_t lit[BRONZE_TILES_MAX]);

enum bronze_dash { DASH_CARD, DASH_COLUMN, DASH_MARKERS, DASH_TOKENS }; /* in the title */

#endif
