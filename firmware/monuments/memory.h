/* What Monuments' screens remember of a match; see match_memory.h. */
#ifndef OXHIDE_MONUMENTS_UI_MEMORY_H
#define OXHIDE_MONUMENTS_UI_MEMORY_H

#include "match_memory.h"
#include "monuments_ui.h"
#include "motion.h"

struct monuments_ui_memory {
    uint8_t cursor;          /* the hex under it, kept from screen to screen */
    uint8_t watched, played; /* whose turn is watched, and the card played in it, from 1; 0: none */
    uint8_t made;            /* by its last move, in a hex */
    uint8_t turned;          /* the one that its last move turned green, or MONUMENTS_CARDS */
    uint8_t home_of;         /* the seat, from 1, at whose home the board was last; 0: nobody's */
    struct monuments_ui_board_memory {
        int16_t pan_x, pan_y;
    } board;
    bool far; /* all of the board is in view, at the beginning of a turn */
    struct monuments_ui_cards_memory {
        uint8_t at;
        uint16_t moves_then; /* the match's length when the cursor was put there: another turn is another
                                beginning */
    } cards;
    struct monuments_ui_place_memory {
        uint8_t from;   /* where the unit stands that moves, or MONUMENTS_NO_HEX */
        uint8_t button; /* under the cursor, from 1; 0: that is on the board */
        uint8_t rest_count;
        uint8_t barred;                  /* where the pad couldn't go, or MONUMENTS_NO_HEX */
        unsigned lost_least;             /* gifts that are lost whoever is given up for the layer */
        move_t rest[MONUMENTS_REST_MAX]; /* all steps that are left, one like the other */
        move_t asked_about;
    } place;
    struct monuments_ui_list_memory {
        struct list list;
        monuments_ui_choice_filter *offered;                   /* what is in it */
        uint8_t asked;                                         /* at what kind of step */
        int8_t lost[MONUMENTS_OPTIONS][MONUMENTS_GIFT_THINGS]; /* gifts that would find no place */
    } list;
    struct monuments_ui_pay_memory {
        struct list list;
        uint8_t pays[MONUMENTS_RESOURCES];
    } pay;
    struct motion tumble;                /* of the dice, when they were just cast */
    struct monuments_battle_view battle; /* that is shown as it ended */
    struct monuments_ui_built_memory {
        struct motion fall;
        uint16_t told_at; /* the match's length when it was shown: once for each layer */
        uint8_t who;
    } built;
    struct monuments_ui_quests_memory {
        unsigned page, whose;
        struct list list;
    } quests;
};

_Static_assert(sizeof(struct monuments_ui_memory) <= MATCH_MEMORY_BYTES, "a match has room for it");

static inline struct monuments_ui_memory *monuments_ui_memory(void) {
    return (struct monuments_ui_memory *)match_memory;
}

#endif
