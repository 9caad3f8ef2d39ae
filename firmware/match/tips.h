/* Tips: one sentence the first time that a thing matters to somebody who hasn't met it, at most one a turn. A
 * game gives a table of them; what all games have in common is the frame's. They stand in the status, which
 * only explains: where anything can be chosen there, a tip waits for a screen with room. The next press takes
 * it away, and goes on to the screen. Who has met what is kept by name, so that a guest gets their own. */
#ifndef OXHIDE_TIPS_H
#define OXHIDE_TIPS_H

#include <stdbool.h>

enum {
    TIPS_MAX = 12, /* of a game: they are kept as bits, with the frame's */
    TIPS_LINES = 2,
    TIPS_WIDTH = 224, /* px of TYPE_SMALL */
};

struct tip {
    /* Does it matter to the seat to move, now? */
    bool (*matters)(const void *state, unsigned seat);
    const char *words; /* rich text, two lines; NULL: the table's end */
};

void tips_start(void); /* power-on, when the journal is mounted */
/* The console has kept something of them: nobody starts it for the first time. */
bool tips_kept(void);
void tips_keep(void);
bool tips_on(void);
void tips_turn(bool on);

/* A screen of the match has come up: the step of whoever is to move, or another one. */
void tips_look(bool step);

/* For tests: the one that stands on the screen, or waits for room; NULL: none. */
const char *tips_now(void);

#endif
