/* An opponent's turn, so that one can follow it: every game's screen for it. A press skips to the next
 * person's turn; looking around pauses it. */
#ifndef OXHIDE_MATCH_WATCH_H
#define OXHIDE_MATCH_WATCH_H

#include "game.h"

/* Whose turn is watched, and how far it is. */
struct match_watched {
    uint32_t moved_ms;
    move_t last; /* of its moves; MOVE_NONE: it thinks about the first that is seen */
    uint8_t seat;
    uint8_t thought;                /* how far it is, as the picture shows it */
    bool ended;                     /* its last move is still to be seen */
    bool again;                     /* a step that is looked at again, on the board as it is now */
    int16_t before[GAME_SEATS_MAX]; /* points that everybody knew, when it began to be watched */
};

/* What a game gives. */
struct match_watch {
    void (*begin)(unsigned seat); /* a seat is watched from here on */
    /* It has moved: what is to be remembered, set in motion, heard. */
    void (*note)(const struct match_watched *watched, const void *before);
    void (*draw)(const struct match_watched *watched); /* the board, and the ground of the status */
    /* Two lines about its last move. */
    void (*status)(const struct match_watched *watched);
    int (*phase)(const struct match_watched *watched); /* a dash in the title; NULL: there is none */
    /* If it is a step on the board, brings into view where it was made, and `draw` marks that. NULL: none is.
     */
    bool (*go)(move_t move);
    move_t (*here)(void); /* leads `go` back to what is in view now; NULL: nothing does */
    uint8_t page;         /* of the rules */
    uint8_t paces;        /* for which a turn's last move is seen */
};

const struct match_watch *match_watch_ui(void); /* of the match's game, or the plain one */
void match_watch_show(void);                    /* in place of the top */
/* The board alone, as it is now, with that seat's things told apart: for what is said over it. */
void match_watch_board(unsigned seat);

#endif
