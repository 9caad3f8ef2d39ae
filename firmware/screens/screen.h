/* Screens, on a small stack. A screen is a const struct of functions. It draws the whole picture whenever
 * anything may have changed, and takes one key at a time. What it remembers while it is open lies on the
 * stack with it; what a game's screens remember from step to step belongs to the match (match_memory.h).
 * Keys and ticks change what is remembered, drawing does not.
 *
 * To write one: a file with a `static const struct screen`, and a function `..._open` that pushes it and sets
 * what it remembers. Nothing else is to be registered. docs/firmware.md has an example. */
#ifndef OXHIDE_SCREEN_H
#define OXHIDE_SCREEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "chrome.h"

/* Numbered as the board's buttons. The pad's keys repeat while they are held. */
enum key {
    KEY_UP,
    KEY_DOWN,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_A,
    KEY_B,
    KEY_X,
    KEY_Y,
    KEY_UNDO,   /* B, held for half a second: only to screens with `undo` */
    KEY_HINT,   /* Y, held as long: only to screens with `hint` */
    KEY_AGAIN,  /* A, still held so long after it counted: only to screens with `again` */
    KEY_LETTER, /* and a letter's number in ASCII, of a keyboard: only to screens with `write` */
    KEY_LETTER_LAST = KEY_LETTER + 127,
};

/* What tick returns when there is nothing to wait for. */
#define SCREEN_STILL UINT32_MAX

enum { SCREEN_KEYS_MAX = 3 };

struct screen {
    void (*draw)(void);        /* the whole picture, onto the canvas */
    void (*key)(enum key key); /* those of the board's buttons; NULL: each has a function of its own */
    /* The pad's; A, B, X and Y. NULL: nothing, but for B, which is screen_back. */
    void (*steer)(enum key key);
    void (*act)(void);
    void (*back)(void);
    void (*look)(void);
    void (*help)(void);
    /* B, held. Where it is not NULL, B counts when it is let go; otherwise B counts at once. */
    void (*undo)(void);
    /* Y, held: likewise. Its keys then say Help/Hint. */
    void (*hint)(void);
    /* A, held on: what it did is done to all that is left. A has counted before, as always. */
    void (*again)(void);
    /* A letter, digit, space or sign was typed, where a board has a keyboard. Where it is NULL, A, B, X and Y
     * are keys like others. */
    void (*write)(char letter);
    /* It comes to the top, new or uncovered. NULL: nothing to do. */
    void (*shown)(void);
    /* Does what goes on without a key, and returns in how many ms it wants to be called again, or
     * SCREEN_STILL. Called first when the screen comes to the top, and after each key. NULL: only keys move
     * it. */
    uint32_t (*tick)(void);
    /* What is said of its keys: drawn after its picture, with Help where it has any. None: it draws its keys
     * itself. */
    struct chrome_key keys[SCREEN_KEYS_MAX];
    uint16_t keeps; /* bytes of what it remembers while it is open: see screen_memory */
    uint8_t rules;  /* the page of a game's rules for `help` that opens one: rules_here */
    /* It lies over the one below, which is drawn first. */
    bool over;
    /* Presses reach it only after a rest, as with screen_rest: it asks, or it ends something. */
    bool rests;
};

/* The deepest way in: home, a match, look around, a rules page, a dialog, with as many to spare. */
enum { SCREENS_MAX = 10 };

/* What the screen remembers whose function is called now, or which was pushed just now: as many bytes as it
 * keeps, all zero when it is put on. Lost when it is popped or replaced. `bytes` is its struct's size, to be
 * sure that it is the one that is meant. */
void *screen_memory(size_t bytes);

void screen_push(const struct screen *screen);
void screen_pop(void);  /* back to the one below; the last one stays */
void screen_back(void); /* the same, heard: what B does */
/* In place of the top, and of the one below where that lies over it. */
void screen_replace(const struct screen *screen);
void screen_home(void); /* back to the bottom */
/* Drawn over whatever is on top, from now on; it takes no keys, and is to draw nothing most of the time. */
void screen_overlay(const struct screen *screen);
/* Somebody who looks over one's shoulder: hears what is drawn, may draw over it, and gets keys first. NULL:
 * nobody. */
struct listener;
struct screen_guide {
    void (*begins)(void);            /* a picture is going to be drawn, which */
    const struct listener *listener; /* NULL: it needs to hear nothing, nor that one begins */
    void (*draw)(void);
    bool (*takes)(enum key key); /* true: the key is not the screen's */
};
void screen_guide(const struct screen_guide *guide);
const struct screen *screen_top(void);
const struct screen *screen_ground(void); /* the topmost that lies over no other one */
bool screen_hints(void);                  /* the one whose function is called has `hint` */
bool screen_at_home(void);                /* the bottom is all there is */
bool screen_over_home(void);              /* the top lies on it */
/* Whoever presses quickly has not seen the top screen yet: keys reach it only when none was pressed for so
 * long before. A screen that came up without a press rests in any case, and so does one that `rests`. */
enum { SCREEN_REST_MS = 400 };
void screen_rest(void);
bool screen_resting(void); /* the keys that the picture names don't reach it yet */
/* For a tick that changed what is to be seen; after a key the picture is drawn anyway. */
void screen_redraw(void);

/* For the main loop. */
void screens_start(const struct screen *bottom);
void screens_key(enum key key);
void screens_tick(uint32_t now_ms);
bool screens_changed(void); /* anything that is to be seen may have */
void screens_draw(void);
uint8_t screens_pictures(void); /* how many were drawn; only to see whether there was another one meanwhile */
/* Has what screens_draw would draw said instead: see say.h. */
void screens_say(const struct listener *listener);
/* When the next tick is due; false: never. */
bool screens_due(uint32_t *at_ms);

#endif
