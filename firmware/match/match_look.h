/* Looking around in a match without touching the turn: pages under tabs, for any seat. The frame turns pages
 * and seats, moves the cursor and opens the log; a game says what stands on its pages. Only what everybody
 * may know is shown. */
#ifndef OXHIDE_MATCH_LOOK_H
#define OXHIDE_MATCH_LOOK_H

#include <stdbool.h>
#include <stdint.h>

/* What is looked at: whose; which thing of the page the cursor is on. */
struct look {
    unsigned seat, at;
};

enum { LOOK_TOP = 44, LOOK_BOTTOM = 219 /* of the panel under the tabs */ };

struct look_page {
    const char *tab;
    void (*draw)(const struct look *look);
    bool whole;                                  /* it draws all but the keys: no tabs, no panel */
    bool ground;                                 /* tabs, but no panel */
    unsigned (*things)(const struct look *look); /* that the cursor goes through; NULL: always so many: */
    unsigned count;
    void (*scroll)(bool down); /* instead of a cursor; NULL: none */
    /* The page is turned to, and away from: `at` may be used for what is to be put back. NULL: nothing. */
    void (*entered)(struct look *look);
    void (*left)(struct look *look);
    const char *act_word; /* A; NULL: it does nothing */
    void (*act)(const struct look *look);
    void (*help)(const struct look *look); /* Y: about the thing under the cursor. NULL, or none there: */
    unsigned rules;                        /* a page of the rules; */
    const uint8_t *pages;                  /* or one for each thing, or NULL */
};

/* A page of the frame, for a game to put among its own: how long the match is, how it was set up, and by A
 * every move. */
extern const struct look_page look_log;
unsigned look_sources(const struct look *look); /* things of a page with points_table_draw */

/* Over the screen before; pages are those of the game's entry. */
void match_look_open(unsigned seat);
void match_look(void); /* at whoever reads now: a screen's X */
/* The same, at the page that is drawn whole: the board. The first, if there is none. */
void match_look_board(unsigned seat);

/* Tabs over a panel. */
void look_tabs_draw(const char *const words[], unsigned count, unsigned on);

#endif
