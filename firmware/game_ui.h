/* The games' doors into the console. A game appears on the home screen when it has an entry here: game_uis.c
 * lists them, in the order in which they are shown. */
#ifndef OXHIDE_GAME_UI_H
#define OXHIDE_GAME_UI_H

#include <stdbool.h>

#include "game.h"
#include "icons.h"

struct game_ui {
    const struct game *game;
    enum icon icon;         /* 16 px, before its title */
    void (*new_game)(void); /* opens the screen on which a match is set up */
};

/* Ended by NULL. */
extern const struct game_ui *const game_uis[];

/* The match to go on with, for the first line of the home screen. */
struct going_on {
    const struct game_ui *ui;
    const char *where; /* "Bronze, round 8" */
    uint8_t stone;     /* whose turn it is: a colour of palette.h */
};
/* False: there is none. */
bool game_going_on(struct going_on *match);
/* Opens it, at the step where it was left. */
void game_go_on(void);

#endif
