/* The screens of Eight-Minute Empire: the game's entry for game_uis.def, the steps of a turn, what is looked
 * at meanwhile, and what they share: the state, words, icons, the two lines of status, cards and bars of
 * goods; and what they all draw with. A match goes from screen to screen by match_show; each `..._show` below
 * puts itself in place of the top one, each `..._open` and `..._explain_...` lies over it. */
#ifndef OXHIDE_EMPIRE_UI_H
#define OXHIDE_EMPIRE_UI_H

#include "board_picture.h"
#include "cursor.h"
#include "empire/empire.h"
#include "game_screen.h"
#include "game_ui.h"
#include "tips.h"

extern const struct game_ui empire_ui;
extern const struct help_page empire_ui_signs[];
extern const struct tip empire_ui_tips[];
extern const struct match_watch empire_ui_watch;
extern const struct match_turn_end empire_ui_turn_end;
extern const struct match_ending empire_ui_ending;
extern const struct lesson empire_ui_lesson;
extern void (*const empire_ui_page_pictures[EMPIRE_PAGES])(int y);

/* ---- steps of a match */

void empire_ui_turn_show(void);                     /* the turn begins: the board, then the cards */
void empire_ui_cards_show(void);                    /* the six cards */
void empire_ui_place_show(void);                    /* the card taken is carried out; also neutral armies */
void empire_ui_place_point(move_t move, bool unit); /* the same, with the cursor where the move is chosen */
void empire_ui_bid_show(void);
bool empire_ui_is_bid(move_t move); /* only all of them together say who plays first */
void empire_ui_first_show(void);
extern const struct match_scene empire_ui_scene; /* all bids are turned over */
void empire_ui_came_of(const void *before, move_t move,
                       struct text *out); /* the bid's winner names the first player */
/* A person's move, with its sound, and what comes after it: the next step, what the turn brought, or the end
 * of a game. One that isn't legal is refused. */
void empire_ui_play(move_t move, enum cue cue);

extern const struct match_pause empire_ui_break; /* between two games of a full game */

/* ---- to look at meanwhile */

extern const struct look_page *const empire_ui_look[];
void empire_ui_browse_open(void);    /* the board alone */
void empire_ui_explain_region(void); /* under the cursor */
void empire_ui_explain_card(unsigned id);

/* Pages of the rules (engine/empire/pages.c) that screens lead to. */
enum empire_ui_page {
    EMPIRE_UI_PAGE_AIM,
    EMPIRE_UI_PAGE_START,
    EMPIRE_UI_PAGE_BID,
    EMPIRE_UI_PAGE_TURN,
    EMPIRE_UI_PAGE_ACTIONS,
    EMPIRE_UI_PAGE_JOINS,
    EMPIRE_UI_PAGE_CONTROL,
    EMPIRE_UI_PAGE_GOODS,
    EMPIRE_UI_PAGE_WILDS,
    EMPIRE_UI_PAGE_END,
    EMPIRE_UI_PAGE_TOKENS,
    EMPIRE_UI_PAGE_FULL_GAME
};

/* ---- shared by them */

const struct empire_state *empire_ui_state(void);

enum icon empire_ui_good_icon(unsigned good);
enum icon empire_ui_owner_icon(unsigned owner);

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

/* The regions that moves of a kind (enum empire_move) lead to; of armies those that they leave, or that they
 * go to from `from`. */
uint32_t empire_ui_targets(unsigned kind, unsigned from);
bool empire_ui_on_board(move_t move); /* something is placed, moved, built or destroyed */
struct empire_control empire_ui_control(const struct empire_state *state);
struct empire_goods empire_ui_goods(const struct empire_state *state, unsigned seat);
/* An owner's armies and cities in a region. */
unsigned empire_ui_force(const struct empire_state *state, unsigned owner, unsigned region);

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
/* Both actions, shortly; `both` is an "and". */
void empire_ui_card_put(struct text *text, const struct empire_card *card, const char *both);
void empire_ui_take_put(unsigned id, unsigned position, struct text *text);  /* a card of the row */
void empire_ui_move_put(const void *before, move_t move, struct text *text); /* in the log */

void empire_ui_advise(const void *before, move_t move, struct text *text); /* in a hint */

/* What the seat has left, in rich text: coins, armies, cities. */
void empire_ui_stock_put(struct text *text, unsigned seat, const char *gap);

/* "Turn 7 of 10" of that seat. */
unsigned empire_ui_turn_of(unsigned seat); /* which of its cards is the present one, from 1 */
void empire_ui_turn_put(struct text *text, unsigned seat);
void empire_ui_turn_title_put(struct text *text, unsigned seat); /* with shorter ways to say it */

/* The step is seen to be made, from the state before it. */
void empire_ui_fly(const struct empire_state *before, move_t move);
bool empire_ui_flies(void);

enum { EMPIRE_UI_STATUS_Y = CHROME_TITLE_HEIGHT + EMPIRE_UI_MAP_HEIGHT };

/* A card of 38x101; one that is not affordable steps back. */
enum { EMPIRE_UI_CARD_WIDTH = 38, EMPIRE_UI_CARD_HEIGHT = 101 };
void empire_ui_card_draw(int x, int y, unsigned id, bool on, bool affordable);
void empire_ui_row_draw(unsigned at); /* the six cards and what they cost; EMPIRE_ROW: none stands out */
/* A box for each of a good up to its last step, with its points below; `more` of them are gold. */
void empire_ui_goods_bar(int x, int y, unsigned good, unsigned count, unsigned more, int step);
/* What a card's good comes to for the seat to move, in words and as a bar; what it brings is gold. */
void empire_ui_card_good_draw(int x, int y, unsigned id);

#endif
