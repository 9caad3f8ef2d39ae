/* The coach: goes through a match that is over, and says where the people who played could have done better.
 * A short thought sifts each of their decisions; then the strongest level compares the move that was played
 * with the best one in up to six of them, pair by pair in the same deals. What counts is the chance of the
 * first place, as far as games showed how often the search's values come to one. What the search can't tell
 * apart from its own noise is no mistake. It sees no more than the seat did, runs in small steps like the
 * search, and says the same everywhere. */
#ifndef OXHIDE_REVIEW_H
#define OXHIDE_REVIEW_H

#include "search.h"

enum {
    REVIEW_SUSPECTS = 6,    /* decisions that are thought through */
    REVIEW_OF_A_PERSON = 3, /* moments, at most */
    REVIEW_MOMENTS = 8,     /* in all: five people without a mistake, and three more */
    REVIEW_LINE = 8,        /* moves of the line that wasn't played */
    REVIEW_NODES = 2048,    /* of the search's tree: what lies beyond them is free for others meanwhile */
    REVIEW_SPARES = (SEARCH_NODES - REVIEW_NODES) * (int)sizeof(struct search_node), /* bytes */
};

enum review_kind {
    REVIEW_MISTAKE, /* there was a better move, by more than the noise */
    REVIEW_PERHAPS, /* a better one, but it may be noise: of people without a mistake */
    REVIEW_PRAISE, /* the best move, where the one that comes to mind first is worse by more than the noise */
    REVIEW_TURNED, /* of people without a mistake: since their last turn the match had turned here */
    REVIEW_KINDS
};

/* Chances are those of the first place, in percent. */
struct review_moment {
    uint16_t at; /* moves before it */
    uint8_t kind, seat;
    uint8_t played; /* with the move that was played; REVIEW_TURNED: after the seat's turn before */
    uint8_t other;  /* with the line; REVIEW_TURNED: here */
    uint8_t noise;  /* of the difference: in 19 of 20 cases it is no further off. REVIEW_TURNED: 0 */
    uint8_t parts;  /* of the reason: why the better move is better */
    struct reason reason[REASON_PARTS];
    /* The best move, and what the search would have played after it to the end of the turn; REVIEW_PRAISE:
     * the move that comes to mind first. */
    uint8_t moves;
    uint8_t line[REVIEW_LINE][MATCH_MOVE_BYTES];
};

struct review_suspect {
    uint16_t at;
    int16_t score; /* thousandths of a chance beyond the noise */
    uint8_t seat, kind;
    uint8_t before; /* REVIEW_TURNED: the chance after the seat's turn before, in percent */
};

/* What came out of a number of playouts with one move. */
struct review_side {
    uint32_t ended,
        ended_sum; /* of those that reached the end of the match, and their shares of the first place */
    uint32_t open, open_sum; /* of the others, and what they were worth */
};

struct review {
    struct search *search; /* lent */
    uint16_t from;         /* decisions before that move are passed over: 0, unless set after review_begin */
    uint16_t length, at, playouts, sift;
    uint16_t decisions; /* of people, with a choice */
    uint8_t persons;    /* a bit for each seat */
    uint8_t phase, stage, suspects, thought, moments;
    /* The decision that is thought about */
    move_t best, other; /* the best move and the one that was played, or that one and what comes to mind */
    bool praises;       /* the latter */
    int16_t first;      /* of the pair: the share of its first half */
    int32_t sum;        /* of the differences in pairs, */
    uint32_t squares;   /* and of their squares, in 64ths */
    uint16_t pairs;
    struct review_side side[2];
    struct review_proof {
        uint16_t place[3]; /* which moves after the one that was played: the line that is tried next */
        uint16_t lines;    /* tried so far */
        uint8_t deal;
    } proof;
    /* What was found */
    struct review_suspect suspect[REVIEW_SUSPECTS], turned[GAME_SEATS_MAX];
    int16_t chance[GAME_SEATS_MAX]; /* after the seat's last decision; -1: it made none */
    uint8_t others;                 /* a bit for each seat: another one has moved since its last decision */
    struct review_moment moment[REVIEW_MOMENTS];
};

/* Of a match of so many moves that is over, for the seats of people. `playouts`: what the strongest level
 * spends on a decision; 0: what it has. */
void review_begin(struct review *review, struct search *search, const struct setup *setup, uint16_t length,
                  uint8_t persons, uint16_t playouts);
/* After how many moves the match has to stand for the next step. */
unsigned review_at(const struct review *review);
/* A decision inside a playout, or less. True: all is known. */
bool review_step(struct review *review, const struct match *match);
unsigned review_percent(const struct review *review);

move_t review_line_move(const struct review_moment *moment, unsigned number);
/* The chance of the first place, of 1000, with so many seats, after so many moves. */
int review_chance(const struct game *game, unsigned seats, unsigned at, const struct review_side *side);
/* Thinks about one decision as the sifting does, all at once; *side: what came of the move that was played
 * there. For tools/chances. False: there was no choice. */
bool review_sample(struct review *review, const struct match *match, uint16_t playouts,
                   struct review_side *side);

#endif
