/* Moments that a match is remembered for: a fifth layer, a continent won. After each move the game is asked
 * whether that was one; then a band with a picture and a few words lies over whatever is on the screen, for
 * less than a second, and a fanfare is heard. It is the same for people's moves and for opponents'. A press
 * ends it and counts as the press; with animations off there is no band, and with the sound off no fanfare.
 */
#ifndef OXHIDE_MOMENTS_H
#define OXHIDE_MOMENTS_H

#include <stdbool.h>
#include <stdint.h>

#include "game.h"
#include "icons.h"
#include "sound.h"
#include "text.h"

struct moment {
    unsigned seat;      /* whose it is */
    enum icon icon;     /* of 32 px, or what there is */
    uint16_t wait_ms;   /* for something that is to be seen first, as dice that roll; most often 0 */
    enum cue cue;       /* CUE_MOMENT, unless it is set */
    struct text *words; /* "Route of 7!" */
    bool low;           /* the band lies at the keys, below a picture that is to be seen */
};

/* Plays the move of a person, which is heard by the cue, or by the moment that it is. False: it is not legal,
 * and heard to be refused. */
bool moment_play(move_t move, enum cue cue);
/* A move has been played, from the state before it. */
void moment_tell(const void *before);
bool moment_shows(void); /* is the band there, or will it be? */
void moment_end(void);   /* no longer: another page tells of it */

#endif
