/* The opponents: one Monte Carlo tree search for every game. It looks only at states that `redeal` made, so
 * it knows what its seat knows; each seat is taken to want the best for itself (max^n); its tree has a fixed
 * size, and when that is full it goes on thinking without growing. It runs in small steps, so that whoever
 * owns the clock can stop between any two. The same seed and level give the same move on every platform. */
#ifndef OXHIDE_SEARCH_H
#define OXHIDE_SEARCH_H

#include "match.h"
#include "reason.h"

enum {
    SEARCH_BYTES = 63 * 1024, /* all that it uses, scratch states included: a quarter of the RP2040's RAM */
    SEARCH_PATH_MAX = 64,     /* decisions inside the tree in one playout */
};

struct search_node {
    uint32_t move;      /* GAME_MOVE_BITS; above them the seat that made it */
    uint32_t sum;       /* of what that seat got, 0 to 1000 a playout */
    uint16_t visits;    /* playouts through it */
    uint16_t available; /* how often it could have been chosen */
    uint16_t child;     /* the newest of its children; 0: none */
    uint16_t sibling;   /* the next of its parent's; 0: none */
};

enum {
    SEARCH_HEAD_BYTES = 1536, /* what is before the arrays, rounded up */
    SEARCH_NODES =
        (SEARCH_BYTES - SEARCH_HEAD_BYTES - 2 * GAME_STATE_MAX - GAME_MOVES_MAX * (int)sizeof(move_t)) /
        (int)sizeof(struct search_node),
};

enum search_phase {
    SEARCH_KEEP, /* of the tree what comes after the move that was made: the turn goes on */
    SEARCH_PLAYOUT,
    SEARCH_TREE,
    SEARCH_ROLLOUT,
    SEARCH_EVALUATE,
    SEARCH_CHOOSE, /* thought enough: may the choice end the match? */
    SEARCH_ENDS,   /* then it is compared with every other end in reach, */
    SEARCH_DECIDED
};

struct search {
    const struct game *game;
    const struct game_level *level;
    struct rng rng;
    enum search_phase phase, after_keep;
    int seat; /* that thinks */
    unsigned seats;
    uint8_t explore, widen; /* the game's, with so many seats */
    move_t decided;         /* without thought, or after comparing the ends; else MOVE_NONE until then */
    int32_t most;           /* of the ends: how far the seat is ahead at the best one so far; */
    uint16_t first, second; /* which move, and which one after it, are tried next, */
    uint8_t dealt;          /* in which of the deals */
    uint16_t playouts, wanted;
    uint16_t full;   /* playouts of a full thought, which the time of a turn is made of */
    uint16_t length; /* the match's, where it thinks */
    uint16_t from;   /* the node of the move made since it thought before; 0: nothing to keep */
    uint16_t kept;   /* playouts that were made for the step before, and count for this one */
    uint32_t spent;  /* playouts made in this turn before */
    uint32_t salt;   /* what is overlooked depends on it */
    uint32_t barred[GAME_MOVES_MAX / 32]; /* legal, but without sense: a bit for each, by its place */
    bool bars;                            /* any */
    move_t duel[2];                       /* what playouts begin with, by turns; MOVE_NONE: with any move */
    uint16_t ahead;                       /* so many of a duel's first playouts begin with its second move */
    int16_t share; /* of the first place that the last one of a duel brought the seat, of 1000; where it was
                    * cut off, what it is worth */
    bool ended;    /* it went to the end of the match */
    uint16_t room; /* nodes that the tree may have: what is beyond them is left alone */
    uint16_t nodes, path_length, rollout_left;
    uint16_t path[SEARCH_PATH_MAX];
    struct reasoning reasoning;
    uint32_t root[GAME_STATE_MAX / sizeof(uint32_t)];
    uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    move_t legal[GAME_MOVES_MAX];
    struct search_node node[SEARCH_NODES];
};

/* The levels of a game, weakest first; *count: how many. */
const struct game_level *search_levels(const struct game *game, unsigned *count);
/* By its number in saves; the strongest where this console has no such level. */
const struct game_level *search_level_numbered(const struct game *game, uint8_t number);
/* By its name, the yardsticks "random" and "greedy" included; NULL: there is none. */
const struct game_level *search_level_find(const struct game *game, const char *name);

/* Begins to think for the seat that decides now in the match. The hardest level of a
 * game may be another one with each number of seats. */
void search_begin(struct search *search, const struct match *match, const struct game_level *level,
                  uint64_t seed);
/* One small step: a decision inside a playout. True when the move is decided. */
bool search_step(struct search *search);
/* Stops soon: once a tenth of the level's playouts are made, for a move needs some thought. */
void search_hurry(struct search *search);
/* A number of playouts other than the level's. */
void search_budget(struct search *search, uint16_t playouts);
/* The best move so far; never MOVE_NONE after the first playout. */
move_t search_best(const struct search *search);

/* A hint for people: thinks as the strongest level does, two thirds as long (two seconds of the device's
 * three). */
void search_hint(struct search *search, const struct match *match);

/* ---- for review.c */

/* Thinks on when it is decided, about two moves alone (or twice the same), so many playouts in all. The tree
 * goes on growing: first after the second move, in `ahead` of them (an even number), for the other one has
 * been looked at more; then playouts begin with one and the other, each pair in the same deal. The first of
 * the two is the decision then. */
void search_duel(struct search *search, move_t one, move_t other, uint16_t ahead, uint16_t playouts);
uint32_t search_square_root(uint32_t square); /* from below */
/* Of the first place, of 1000, that the seat has in the scratch state; 0 where the match isn't over. */
int search_share(const struct search *search);
/* The decision, and what the tree has found best after it, to the end of the turn as the match was dealt.
 * Returns how many moves. */
unsigned search_line(struct search *search, const struct match *match, unsigned room, move_t *line);

/* ---- for reason.c */

/* The scratch state becomes the root's in a deal: what the seat can't know is reshuffled, always in the same
 * way for the same number. */
void search_deal(struct search *search, uint32_t deal);
/* One decision in the scratch state: what the tree has found best after the node, else a quick move. *node
 * goes with it, and becomes 0 where the tree knows no more. False: the match is over. */
bool search_follow(struct search *search, uint16_t *node);
/* The node after a move from the root; 0: it was never tried. */
uint16_t search_node_of(const struct search *search, move_t move);
/* The root's children by how often they were looked at, one after the other; 0: before the first, and after
 * the last. */
uint16_t search_next_best(const struct search *search, uint16_t after);
move_t search_move(const struct search *search, uint16_t node);
/* A number that is the same for moves from the root that lead to the same state. */
uint32_t search_effect(struct search *search, move_t move);

#endif
