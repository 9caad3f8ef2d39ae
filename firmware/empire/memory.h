/* What Empire's screens remember of a match; see match_memory.h. */
#ifndef OXHIDE_EMPIRE_UI_MEMORY_H
#define OXHIDE_EMPIRE_UI_MEMORY_H

#include "empire_ui.h"
#include "match_memory.h"
#include "motion.h"

struct empire_ui_memory {
    uint8_t cursor; /* the region under it, kept from screen to screen */
    bool begun;     /* it was put on the map: where the match began, or was taken up */
    struct empire_ui_bid_memory {
        unsigned at; /* the bid, or the seat that is to play first */
        struct motion die;
    } bid;
    struct empire_ui_cards_memory {
        unsigned at;
        unsigned taken; /* cards, when the cursor was put where it is */
    } cards;
    struct empire_ui_place_memory {
        uint8_t from;    /* where the army is that moves, or the one to be destroyed */
        uint8_t victim;  /* whose army is destroyed */
        unsigned chosen; /* half of an "or" card */
        unsigned choice; /* the row, while that is chosen */
        bool on_done;
        bool waits;        /* taken up in mid-action: a first A makes no step that nobody has looked at */
        bool stepped;      /* A's last press made a step */
        uint32_t card_now; /* that all this is about, from 1: other cards start over */
    } place;
    struct empire_ui_flight_memory {
        struct empire_state seen; /* before the step, without the piece that is on its way */
        struct motion motion;
        move_t move;
        uint8_t owner; /* of the piece */
    } flight;
    uint8_t held[EMPIRE_CONTINENTS_MAX], held_in; /* continents as the turn began, of so many cards taken */
    char took_words[64], did_words[40]; /* watched: how a card was taken, and a step, as in the log */
    uint8_t took, breaks_seen;          /* which one; ends of games */
};

_Static_assert(sizeof(struct empire_ui_memory) <= MATCH_MEMORY_BYTES, "a match has room for it");

static inline struct empire_ui_memory *empire_ui_memory(void) {
    return (struct empire_ui_memory *)match_memory;
}

#endif
