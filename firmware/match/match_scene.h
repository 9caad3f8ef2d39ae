/* What everybody is to see that happened, and that stands until a press: a battle's dice, bids that are
 * turned over. Whoever has the console sees it at once, also among opponents unless their turns are skipped
 * or come at once; a person whom it concerned and who had not got it then sees it, each one, when the console
 * comes. */
#ifndef OXHIDE_MATCH_SCENE_H
#define OXHIDE_MATCH_SCENE_H

#include <stdbool.h>
#include <stdint.h>

#include "game.h"
#include "text.h"

/* What a game gives. */
struct match_scene {
    bool (*may_be)(move_t move);             /* did that move make one? By the move alone */
    unsigned (*concerns)(const void *after); /* a set of seats; 0: it didn't after all */
    bool later; /* a person whom it concerned, and who wasn't there, sees it afterwards */
    /* It begins: the state after the move is no longer there when it is drawn. */
    void (*begin)(const void *after);
    void (*draw)(unsigned moves); /* after so many of the match; all but the keys */
    uint8_t page;                 /* of the rules */
};

/* Does what led to that state stand until a press: does anybody here watch it, or did it concern a person? */
bool match_scene_stops(const void *after);
bool match_scene_due(void);
void match_scene_show(void); /* in place of the top */

/* At once, of the last move: an opponent's turn stops for it. */
bool match_scene_now(void);

#endif
