/* The screens of Eight-Minute Empire: the game's entry for game_uis.def, the steps of a turn, what is looked
 * at meanwhile, and what they share: the state and words. A match goes from screen to screen by match_show;
 * each `..._show` below puts itself in place of the top one, each `..._open` and `..._explain_...` over it.
 */
#ifndef OXHIDE_EMPIRE_UI_H
#define OXHIDE_EMPIRE_UI_H

#include "board_picture.h"
#include "cursor.h"
#include "empire/empire.h"
#include "game_screen.h"
#include "game_ui.h"
#include "tips.h"
#include "widgets.h"

GAME_UI_DECLARES(empire_ui);

/* ---- steps of a match */

void empire_ui_place_show(void);                    /* the card taken is carried out; also neutral armies */
void empire_ui_place_point(move_t move, bool unit); /* the same, with the cursor where the move is chosen */
void empire_ui_bid_show(void);                      /* also what its winner says: who plays first */
bool empire_ui_is_bid(move_t move);                 /* only all of them together say who plays first */
extern const struct match_scene empire_ui_scene;    /* all bids are turned over */
void empire_ui_came_of(const void *before, move_t move, struct text *out); /* of the bids: who wins */
/* A person's move, with its sound, and what comes after it: the next step, what the turn brought, or the end
 * of a game. One that isn't legal is refused. */
void empire_ui_play(move_t move, enum cue cue);

extern const struct match_pause empire_ui_break; /* between two games of a full game */

/* ---- to look at meanwhile */

void empire_ui_browse_open(void);    /* the board alone */
void empire_ui_explain_region(void); /* under the cursor */
extern const struct explained empire_ui_a_card;

/* ---- shared by them */

const struct empire_state *empire_ui_state(void);

/* What is read of a step of an action, and which moves make it. By enum empire_step; that of none is a
 * neutral army before the bid. */
struct empire_ui_step {
    enum icon icon;
    enum empire_move kind;
    const char *name;       /* "march" */
    const char *one, *more; /* "March 1 step, land", and after a higher number; NULL: there never is one */
    const char *act;        /* A's word */
    const char *rule;       /* a sentence */
};
extern const struct empire_ui_step empire_ui_steps[];

bool empire_ui_on_board(move_t move); /* something is placed, moved, built or destroyed */

/* By value, for a format to take them in. */
struct empire_ui_name {
    char words[16];
};
struct empire_ui_name empire_ui_region(unsigned region);       /* "A13" */
struct empire_ui_name empire_ui_continent(unsigned continent); /* "North-west" */
/* Its name, who holds how many of its regions, a crown for who holds it. */
void empire_ui_continent_put(struct text *text, const struct empire_control *control, unsigned continent);
const char *empire_ui_owner(unsigned owner); /* its shape, in rich text */
void empire_ui_action_put(struct text *text, const struct empire_action *action); /* "March 4 steps, land" */
/* Of what an action needs the seat to move has too few: " (1 left)", in red unless brief. */
void empire_ui_lack_put(struct text *text, const struct empire_state *state,
                        const struct empire_action *action, bool brief);
/* All that a card does: "destroy 1 or build a city"; brief, in a hint: "destroy 1 or build". */
void empire_ui_card_put(struct text *text, const struct empire_state *state, unsigned id, bool brief);
void empire_ui_take_put(const struct empire_state *before, unsigned position, struct text *text);
void empire_ui_move_put(const void *before, move_t move, struct text *text); /* in the log */
void empire_ui_advise(const void *before, move_t move, struct text *text);   /* in a hint */

void empire_ui_stock_put(struct text *text, unsigned seat, const char *gap); /* coins, armies, cities */

unsigned empire_ui_turn_of(unsigned seat); /* which of its cards is the present one, from 1 */

void empire_ui_fly(const struct empire_state *before, move_t move); /* the step is seen to be made */
bool empire_ui_flies(void);

enum { EMPIRE_UI_STATUS_Y = CHROME_TITLE_HEIGHT + EMPIRE_UI_MAP_HEIGHT };

#endif
