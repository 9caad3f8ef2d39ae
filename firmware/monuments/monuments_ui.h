/* The screens of Monuments, and the parts that they share: the state, the legal moves, words, the title. A
 * match goes from screen to screen by match_show; each `..._show` below puts itself in place of the top one,
 * each `..._open` lies over it. What is only read and looked at is in look.h. */
#ifndef OXHIDE_MONUMENTS_UI_H
#define OXHIDE_MONUMENTS_UI_H

#include "game_ui.h"
#include "monuments/monuments.h"
#include "monuments/moves.h"
#include "text.h"

extern const struct game_ui monuments_ui;

/* ---- steps of a match */

void realm_list_show(void);  /* a decision that is not about places: a list */
void realm_watch_show(void); /* an opponent is at turn */

/* ---- to look at meanwhile */

void realm_help(void); /* Y: the page of the rules about what is asked */

/* ---- shared by them */

const void *realm_state(void);
unsigned realm_me(void); /* the seat to move */
const struct monuments_step *realm_step(void);

/* The legal moves now, in the frame's scratch room: they hold until a move is tried or played. */
const move_t *realm_moves(unsigned *count);
/* Where a move leads, beside move_hex: the second hex of a step, a ferry's shore, a ship that is trained, a
 * river's other bank; MONUMENTS_NO_HEX: it is about one place or none. */
unsigned realm_move_to(move_t move);

/* ---- words */

const char *realm_hex_name(unsigned hex);
void realm_move_put(const void *before, move_t move, struct text *text); /* in the log, for all to read */
void realm_choice_put(move_t move, struct text *text);                   /* in a list of choices */
void realm_question_put(struct text *text);                              /* what is asked: "Pay 2 wood" */
unsigned realm_page(void); /* of the rules, about what is asked */

/* Pages of the rules (engine/monuments/pages.c) that screens lead to. */
enum realm_page {
    REALM_PAGE_GAME,
    REALM_PAGE_TURN,
    REALM_PAGE_HEXES,
    REALM_PAGE_UPGRADE,
    REALM_PAGE_MOVEMENT,
    REALM_PAGE_FERRIES,
    REALM_PAGE_PRODUCTION,
    REALM_PAGE_BUILD,
    REALM_PAGE_POPULATE,
    REALM_PAGE_MONUMENT,
    REALM_PAGE_TRAIN,
    REALM_PAGE_ATTACK,
    REALM_PAGE_QUESTS,
    REALM_PAGE_TRADE,
    REALM_PAGE_UNITS,
    REALM_PAGE_BUILDINGS,
    REALM_PAGE_POINTS,
    REALM_PAGE_TIES,
    REALM_PAGE_SETUP,
};

/* The title of a step, with all points. */
void realm_title(const char *words);

#endif
