/* Between two seats' turns, where a game has something to say to all: how it stands after the first of three
 * games. Points of all in a table, and some words. */
#ifndef OXHIDE_MATCH_PAUSE_H
#define OXHIDE_MATCH_PAUSE_H

#include <stdbool.h>
#include <stdint.h>

#include "text.h"

/* What a game gives. */
struct match_pause {
    bool (*due)(void);
    void (*seen)(void); /* A was pressed: it is due no longer */
    void (*title)(struct text *out);
    const char *(*words)(void);
    const char *next; /* a word or two for A */
    uint8_t page;     /* of the rules */
};

bool match_pause_due(void);
void match_pause_show(void); /* in place of the top */

#endif
