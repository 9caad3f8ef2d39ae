/* The screens of Monuments, and the parts that they share: the state, the legal moves, words, the title. A
 * match goes from screen to screen by match_show; each `..._show` below puts itself in place of the top one,
 * each `..._open` lies over it. What is only read and looked at is in look.h. */
#ifndef OXHIDE_MONUMENTS_UI_H
#define OXHIDE_MONUMENTS_UI_H

#include "game_ui.h"
#include "monuments/monuments.h"
#include "sound.h"
#include "text.h"

extern const struct game_ui monuments_ui;

/* ---- steps of a match */

void realm_turn_show(void);  /* the turn begins: the board, then the cards */
void realm_hand_show(void);  /* the ten cards */
void realm_step_show(void);  /* a decision about places, on the board */
void realm_list_show(void);  /* a decision that is not about places: a list */
void realm_watch_show(void); /* an opponent is at turn */

/* ---- to look at meanwhile */

void realm_browse_open(void); /* the board */
void realm_help(void);        /* Y: the page of the rules about what is asked */

/* ---- shared by them */

const void *realm_state(void);
unsigned realm_me(void);    /* the seat to move; once it is over, the winner */
extern uint8_t realm_place; /* the cursor's hex, kept from screen to screen */
const struct monuments_step *realm_step(void);

/* The legal moves now, in the frame's scratch room: they hold until a move is tried or played. */
const move_t *realm_moves(unsigned *count);
/* Where a move is; MONUMENTS_NO_HEX: nowhere on the board. A bridge is at the seat's own bank. */
unsigned realm_move_place(move_t move);
/* Where a move leads, beside that: the second hex of a step, a ferry's shore, a ship that is trained, a
 * river's other bank; MONUMENTS_NO_HEX: it is about one place or none. */
unsigned realm_move_to(move_t move);

/* What would become of the seat by a move: tried on a copy. */
struct realm_outlook {
    int16_t points; /* more or less */
    int8_t land;    /* hexes held, more or less */
    bool turn_ends; /* and the decision is somebody else's */
};
void realm_outlook(move_t move, struct realm_outlook *out);
/* In how many places, or with how many things, a card's first step could begin; `left` is how many steps it
 * has. One: it would be done by itself. Writes over the list of legal moves. */
unsigned realm_first_choices(unsigned card, unsigned *left);

/* ---- words */

const char *realm_hex_name(unsigned hex);
void realm_move_put(const void *before, move_t move, struct text *text); /* in the log, for all to read */
void realm_choice_put(move_t move, struct text *text);                   /* in a list of choices */
void realm_choice_cost(move_t move, uint8_t cost[MONUMENTS_GOODS]);      /* of a choice that is paid for */
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

/* An action card of 58x35. Which side is up is told by the colour, and by a star on green. */
enum { REALM_CARD_WIDTH = 58, REALM_CARD_HEIGHT = 35 };
void realm_card_draw(int x, int y, unsigned card, bool green);
/* Its sides in words; what stands between the number of its steps and that of the things of which each
 * chooses, where a thing can be chosen again ("" where it can't be: two of five); and the things. */
struct realm_card_words {
    const char *name, *red, *green, *steps, *one, *many;
};
const struct realm_card_words *realm_card_words(unsigned card);
/* Both in two lines of a light panel, the one that is up in bold. */
void realm_sides_draw(int y, unsigned card, bool green);

/* One step back, over the first of a screen: takes the last move back; from an action to the cards. */
void realm_back(void);

/* Plays a move of a person, with a sound; asks first if it would pass the decision to another seat. */
void realm_play(move_t move, enum cue cue);

/* What lies in a hex, in two lines. */
void realm_status_ground(void);
void realm_status(unsigned hex);

/* The title of a step, with all points. */
void realm_title(const char *words);

#endif
