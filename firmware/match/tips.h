/* Tips: one sentence the first time that a thing matters to somebody who hasn't met it, at most one a turn;
 * how to take a step back comes besides, where that can first be done. A game gives a table of them; what all
 * games have in common is the frame's. They lie over the title, and so neither over a choice nor over what
 * that would bring. The next press takes it away, and goes on to the screen. Who has met what is kept by
 * name, so that a guest gets their own. */
#ifndef OXHIDE_TIPS_H
#define OXHIDE_TIPS_H

#include <stdbool.h>
#include <stdint.h>

enum { TIPS_MAX = 12 /* of a game: they are kept as bits, with the frame's */ };

struct tip_asked {
    const void *state;
    unsigned seat; /* to move */
    unsigned what; /* the tip's own */
};

struct tip {
    bool (*matters)(const struct tip_asked *now); /* to that seat? */
    const char *words; /* rich text, two lines; NULL: the table's end. What the game is about comes first */
    uint8_t what;      /* what the question is about, where tips share one: a kind of step */
};

/* Whoever sits first has finished the lesson of the match's game: its aim, which is the first tip of each,
 * and where to look around are known. */
void tips_learnt(void);

void tips_start(void); /* power-on, when the journal is mounted */
/* The console has kept something of them: nobody starts it for the first time. */
bool tips_kept(void);
void tips_keep(void);
bool tips_on(void);
void tips_turn(bool on);

/* A screen of the match has come up: the step of whoever is to move, or another one. */
void tips_look(bool step);

/* For tests: the one that stands on the screen, or below what lies over it; NULL: none. */
const char *tips_now(void);

#endif
