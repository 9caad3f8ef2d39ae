/* What people would find silly in how a seat plays: counted move by move, by what lies on the board, and by
 * nothing of what the search itself calls sense. docs/opponents.md */
#ifndef OXHIDE_FOLLIES_H
#define OXHIDE_FOLLIES_H

#include "match.h"

enum folly {
    /* in Monuments */
    FOLLY_EMPTY_ATTACK, /* Attack played where it can't do anything, though all cards could be taken back; */
    FOLLY_EMPTY_CARD,   /* any other card likewise */
    FOLLY_IDLE,         /* a card that could do something, after which the board is as it was */
    FOLLY_SWAP,         /* the pieces are where they were before a step of the same turn */
    FOLLY_SENT_BACK,    /* a step with a load into a full hex, from which there was only the way back */
    FOLLY_ONE_BACK,     /* one card taken back before the last round, though another could do something */
    FOLLY_FAR,          /* a first resource more than two steps from the monument */
    FOLLY_TOWNLESS,     /* no town at the end */
    FOLLY_KEPT,         /* quests kept, */
    FOLLY_OPEN,         /* and open at the end; */
    FOLLY_OPEN_POINTS,  /* points lost by them */
    FOLLY_FERRY,        /* ferries built, */
    FOLLY_FERRY_UNUSED, /* which nobody then boarded, or sailed by */
    FOLLY_LEFT,         /* resources without a worker at the end of a turn that began with one there */
    FOLLY_SPENT,        /* resources of the next layer, for anything but cards to turn and the layer itself */
    FOLLY_LAST,         /* the last worker given up of a hex with resources, though another hex has two */
    FOLLY_BACK,         /* steps that take back one of the seat's Movement before */
    FOLLY_WAIT,         /* turns that could have built one of the first four layers */
    FOLLY_SPARED,       /* turns that could have begun with an attack ahead in dice, */
    FOLLY_ATTACK,       /* and attacks */
    /* in Eight-Minute Empire */
    FOLLY_OWN_ARMY, /* destroyed */
    FOLLY_DETOUR,   /* steps after which the armies stand where one step would have brought them before; */
    FOLLY_START,    /* cities on the start region before the last round; */
    FOLLY_PAID,     /* coins for a card after which the map is as it was, though it could do something */
    FOLLIES
};
extern const char *const folly_words[FOLLIES];

/* At the start of a match; before each of its moves, which is counted where `watched`; at its end. */
void follies_start(void);
void follies_move(const struct match *match, move_t move, bool watched, uint32_t count[FOLLIES]);
void follies_end(const struct match *match, unsigned seat, uint32_t count[FOLLIES]);

#endif
