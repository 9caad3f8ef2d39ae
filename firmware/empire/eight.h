/* The screens of Eight-Minute Empire, and the parts that they share: the state, words, icons, the two lines
 * of status, cards and bars of goods. A match goes from screen to screen by match_show; each `..._show` below
 * puts itself in place of the top one, each `..._open` lies over it. */
#ifndef OXHIDE_EIGHT_H
#define OXHIDE_EIGHT_H

#include "atlas.h"
#include "empire/empire.h"
#include "icons.h"
#include "text.h"

/* ---- steps of a match */

void eight_map_show(void);    /* the turn begins: the board, then the cards */
void eight_row_show(void);    /* the six cards */
void eight_action_show(void); /* the card taken is carried out; also neutral armies */
void eight_bid_show(void);
void eight_first_show(void); /* the bid's winner names the first player */
void eight_watch_show(void); /* an opponent is at turn */
void eight_after_step(void); /* a step is made: what the turn brought, the end of a game, or match_show */

/* A person takes a card: what it has is compared with this when the turn is over. */
void eight_done_note(unsigned good);
/* Between two games of a full game: how it stands, in place of the top. False: it isn't so. */
bool eight_break_due(void);
bool eight_break_show(void);

/* ---- to look at meanwhile */

void eight_look_open(void);
void eight_browse_open(void); /* the board alone */
void eight_explain_region(unsigned region);
void eight_explain_card(unsigned id, unsigned cost);

/* Pages of the rules (engine/empire/empire_pages.c) that screens lead to. */
enum eight_page {
    EIGHT_PAGE_AIM,
    EIGHT_PAGE_START,
    EIGHT_PAGE_BID,
    EIGHT_PAGE_TURN,
    EIGHT_PAGE_ACTIONS,
    EIGHT_PAGE_JOINS,
    EIGHT_PAGE_CONTROL,
    EIGHT_PAGE_GOODS,
    EIGHT_PAGE_WILDS,
    EIGHT_PAGE_END,
    EIGHT_PAGE_TOKENS,
    EIGHT_PAGE_FULL_GAME,
};

/* ---- shared by them */

const struct empire_state *eight_state(void);
unsigned eight_me(void);    /* the seat to move; once it is over, the winner */
extern uint8_t eight_place; /* the cursor's region, kept from screen to screen */

enum icon eight_good_icon(unsigned good);
enum icon eight_step_icon(unsigned step);
enum icon eight_owner_icon(unsigned owner);

/* The regions that moves of a kind (enum empire_move) lead to: of its second part, or of its first. For an
 * army's move only those from `from`. */
uint32_t eight_targets(unsigned kind);
uint32_t eight_targets_from(unsigned kind, unsigned from);

void eight_region_put(struct text *text, unsigned region);               /* "A13" */
void eight_continent_put(struct text *text, unsigned continent);         /* "North-west" */
void eight_owner_put(struct text *text, unsigned owner);                 /* its shape, in rich text */
void eight_steps_put(struct text *text, unsigned step, unsigned amount); /* "Move 4 steps, land or sea" */
void eight_card_put(struct text *text, const struct empire_card *card);  /* both actions, shortly */
void eight_move_put(const void *before, move_t move, struct text *text); /* in the log */

/* The title of a step, with all points. */
void eight_title(const char *words);
/* "Turn 7 of 10" of that seat. */
void eight_turn_put(struct text *text, unsigned seat);

/* A second state beside the match's: the one before the step that is seen just now, or the one that a step
 * would bring. */
extern struct empire_state eight_second;
/* The step is seen to be made: first the state before it is kept, then it sets out. */
void eight_fly_prepare(void);
void eight_fly(move_t move);
bool eight_flies(void);
/* The board, with the piece that is on its way. */
void eight_board_draw(struct atlas_view view);

void eight_status_ground(void);
/* A region in numbers, its continent, and what the seat has left. */
void eight_status(unsigned region, unsigned seat);

/* A card of 38x101; one that is not affordable steps back. */
enum { EIGHT_CARD_WIDTH = 38, EIGHT_CARD_HEIGHT = 101 };
void eight_card_draw(int x, int y, unsigned id, bool on, bool affordable);
/* A box for each of a good up to its last step, with its points below; `more` of them are gold. */
void eight_goods_bar(int x, int y, unsigned good, unsigned count, unsigned more, int step);

#endif
