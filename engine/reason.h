/* Why a move was chosen, as data that screens put in words. When the search has decided, what it compared is
 * gone through once more: the move, followed by what its tree has found best, beside the next best moves, in
 * the same deals. What differs at the end of the turn is known by thing; what differs later on, up to the
 * level's cut-off, by source of points, and only where nearly all of the deals agree. It runs in small steps
 * like the search, in its scratch memory, and leaves its tree as it is. */
#ifndef OXHIDE_REASON_H
#define OXHIDE_REASON_H

#include "game.h"

enum reason_kind {
    REASON_NONE,    /* what was compared shows no difference that has a name */
    REASON_EVEN,    /* the next best move is worth as much */
    REASON_SECRET,  /* what weighs is not for everybody's eyes */
    REASON_ONLY,    /* there was nothing to choose from */
    REASON_FEELING, /* the level moved without thought, or with hardly any */
    /* At the end of its turn, in every deal */
    REASON_BRINGS,   /* the seat has so many points more by the thing, */
    REASON_TAKES,    /* another seat has so many points less by it. Where none of these is, */
    REASON_GAINS,    /* the seat has so much more of a prospect, as armies, */
    REASON_COSTS,    /* another seat has so much less of it, */
    REASON_KEEPS,    /* or the seat has not spent so much of it as by the next best moves. Later on */
    REASON_PREPARES, /* the seat has some points more of the source than by the next best moves, */
    REASON_DENIES,   /* or another seat some less; `points` is 0 where that is less than one */
    REASON_KINDS
};

enum {
    REASON_PARTS = 2,       /* of one reason, the weightiest first */
    REASON_DEALS = 16,      /* in which moves are compared; */
    REASON_TURN_DEALS = 4,  /* in so many of them also the turn's end, thing by thing */
    REASON_OTHERS_MAX = 3,  /* next best moves, one after the other */
    REASON_NO_ITEM = 0xff,  /* the source as a whole */
    REASON_THINGS_MAX = 40, /* that change points in a turn: further ones are not looked at */
};

struct reason {
    uint8_t kind;
    uint8_t source; /* or the number of the prospect */
    uint8_t item;   /* its place among those of the source, or REASON_NO_ITEM */
    uint8_t seat;   /* whose points they are */
    int8_t points;  /* more for the seat that thinks, or less for another one */
};

/* What is summed up on the way; the search has room for it. */
struct reasoning {
    bool begun;
    bool own;       /* the thinking seat's secrets count as well */
    uint8_t way;    /* enum reason_kind: why nothing is compared, or REASON_NONE */
    uint8_t step;   /* enum reason_step */
    uint8_t deals;  /* in how many moves are compared */
    uint8_t line;   /* even: the chosen move, odd: another, in the same deal */
    uint8_t source; /* of which the turn's end is counted next; after them the prospects */
    uint8_t others; /* how many there are */
    uint8_t things;
    bool few;        /* other moves: what all of them bring as well is no reason */
    uint16_t node;   /* how far the line follows the tree; 0: no longer */
    uint16_t left;   /* decisions to the horizon */
    uint16_t passed; /* decisions so far */
    uint32_t effect; /* of the chosen move */
    move_t move[1 + REASON_OTHERS_MAX];
    struct reason_thing {
        uint8_t seat, source, item;
        int8_t each[REASON_TURN_DEALS]; /* of the chosen move's lines, */
        int16_t sum, other;             /* of them together, and of the others' */
    } thing[REASON_THINGS_MAX];
    int16_t reached[GAME_SEATS_MAX][GAME_SOURCES_MAX];       /* points where the chosen move's line ended */
    int16_t prospect[2][GAME_SEATS_MAX][GAME_PROSPECTS_MAX]; /* changes: by the chosen move, by the others */
    int16_t sum[GAME_SEATS_MAX][GAME_SOURCES_MAX];           /* of the differences at the horizon, */
    int32_t squares[GAME_SEATS_MAX][GAME_SOURCES_MAX];       /* and of their squares */
};

struct search;
/* When the search has decided. `own`: for the thinking seat's eyes, so its secrets count. `quick`: only the
 * turn's end is compared, in a quarter of the time. */
void reason_begin(struct search *search, bool own, bool quick);
/* The same, compared with one other move alone. */
void reason_against(struct search *search, move_t other);
/* One decision, or a count. True: the reason is known. */
bool reason_step(struct search *search);
/* Returns how many parts it has, one at least. */
unsigned reason_parts(const struct search *search, struct reason out[REASON_PARTS]);
/* "routes +6, later cities +2, later cities of 2 -3"; nothing where there is none. */
void reason_text(const struct search *search, struct text *out);

#endif
