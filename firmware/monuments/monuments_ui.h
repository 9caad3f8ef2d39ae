/* The screens of Monuments, and the parts that they share: the state, the legal moves, words, the title. A
 * match goes from screen to screen by match_show; each `..._show` below puts itself in place of the top one,
 * each `..._open` and `..._explain_...` lies over it. Nothing that is looked at changes the match but the
 * quests (a quest may be turned in). */
#ifndef OXHIDE_MONUMENTS_UI_H
#define OXHIDE_MONUMENTS_UI_H

#include "game_screen.h"
#include "match_ending.h"
#include "monuments/monuments.h"
#include "tips.h"
#include "widgets.h"

GAME_UI_DECLARES(monuments_ui);

/* ---- steps of a match */

void monuments_ui_place_show(void); /* a decision about places, on the board */
void monuments_ui_list_show(void);  /* a decision that is not about places, or in a battle: a list */
void monuments_ui_pay_show(void);   /* what of a reduced price is paid */
/* Rows of four places: cards by their number, then these two. */
enum {
    MONUMENTS_UI_AT_TAKE = MONUMENTS_CARDS, /* taking the cards back */
    MONUMENTS_UI_AT_QUESTS,                 /* turning a quest in */
    MONUMENTS_UI_CARD_PLACES,
    MONUMENTS_UI_CARDS_IN_ROW = 4,
};
extern const uint8_t monuments_ui_card_places[MONUMENTS_UI_CARD_PLACES];
/* The same, with the cursor where the move is chosen. */
void monuments_ui_cards_point(move_t move);
void monuments_ui_place_point(move_t move, bool unit);

/* ---- to look at meanwhile */

void monuments_ui_browse_open(void);    /* the board */
void monuments_ui_quests_open(void);    /* one's own, under a cover when other people sit there */
void monuments_ui_built_open(void);     /* once after a layer was built: it comes down on the others */
void monuments_ui_built(unsigned seat); /* the last move has built it */
int monuments_ui_built_fall(void);      /* px above its place */

/* ---- a page about a thing; A leads on to the rules */

/* What a move is about, if it is a card, a quest or a piece; false: it is about a place. */
bool monuments_ui_explain_move(move_t move);
/* By number, as in monuments.h. Open quests are for their seat only; of score cards a seat's comes first. */
extern const struct explained monuments_ui_a_hex, monuments_ui_a_card, monuments_ui_a_bonus,
    monuments_ui_a_quest, monuments_ui_a_token, monuments_ui_the_score_cards;
void monuments_ui_explain_here(void); /* the hex under the cursor */

/* ---- shared by them */

/* What a state asks for, and a seat in it; the same of the match now, and a hex of that. */
struct monuments_step monuments_ui_step_of(const void *state);
static inline struct monuments_step monuments_ui_step(void) {
    return monuments_ui_step_of(play_state());
}
struct monuments_seat monuments_ui_seat_of(const void *state, unsigned seat);
static inline struct monuments_seat monuments_ui_seat(unsigned seat) {
    return monuments_ui_seat_of(play_state(), seat);
}
struct monuments_hex monuments_ui_hex(unsigned hex);
bool monuments_ui_is_green(unsigned seat, unsigned card);

/* The legal moves now, in the frame's scratch room: they hold until a move is tried or played. */
const move_t *monuments_ui_moves(unsigned *count);
/* Where a move is, and where it leads, for the seat to move: see monuments.h. */
static inline unsigned monuments_ui_move_place(move_t move) {
    return monuments_move_place(play_state(), play_seat(), move);
}
static inline unsigned monuments_ui_move_to(move_t move) {
    return monuments_move_to(play_state(), play_seat(), move);
}

/* Another seat's turn begins at its home; the cursor stays where it was after that. */
void monuments_ui_come_home(unsigned seat);

/* ---- some of the legal moves */

typedef bool monuments_ui_choice_filter(move_t move); /* is a move among them? */
/* A quest that could be turned in is offered only where nobody looks on; else from behind its cover. */
bool monuments_ui_offered(move_t move);
bool monuments_ui_offered_quest(move_t move); /* a quest that can be turned in */
unsigned monuments_ui_choice_count(monuments_ui_choice_filter *offered);
move_t monuments_ui_choice_at(monuments_ui_choice_filter *offered, unsigned index);
/* Over the screen before, a list of them at the lower edge: the one that is chosen is played. */
void monuments_ui_choice_open(monuments_ui_choice_filter *offered, move_t at);
void monuments_ui_choice_point(move_t move); /* in the list on the screen, the cursor on it */

/* ---- a battle: who joins, the cast, losses, retreat, moving in; shown by the list of its moves */

enum { MONUMENTS_UI_BATTLE_ROWS = 3 };
bool monuments_ui_in_battle(void);
bool monuments_ui_by_chance(move_t move); /* the dice */
extern const struct match_scene monuments_ui_scene;
extern const struct help_page monuments_ui_signs[];
void monuments_ui_came_of(const void *before, move_t move, struct text *out);
void monuments_ui_battle_cast(void); /* the dice tumble */
/* The battle when that move has been chosen. Returns the y of the first of its rows, and what stands at a
 * row's right. */
int monuments_ui_battle_step_draw(move_t chosen);
void monuments_ui_battle_value_put(struct text *text, move_t move);

/* ---- words */

const char *monuments_ui_hex_name(unsigned hex);
const char *monuments_ui_terrain(unsigned hex); /* "forest" */
/* A move as the log has it, for all to read; after it, what a card has done by itself, there being no
 * choice; in a list of choices. */
void monuments_ui_by_itself_put(const void *before, move_t move, struct text *text);
void monuments_ui_move_put(const void *before, move_t move, struct text *text);
/* The same of a step that a seat has just made, its layers being as before. */
void monuments_ui_step_put(const void *state, unsigned seat, move_t move, struct text *text);
void monuments_ui_choice_put(move_t move, struct text *text);
/* What a turn has come to. */
void monuments_ui_turn_put(const void *before, unsigned from, unsigned to, struct text *text);
/* In numbers and icons, in which a single thing needs none: " 3{unit_worker} {bridge}". */
void monuments_ui_things_put(struct text *text, const int8_t counts[MONUMENTS_GIFT_THINGS]);
void monuments_ui_advise(const void *before, move_t move, struct text *text); /* in a hint */
/* At the right end: the price, and how much of it needn't be paid. Returns where that begins. */
int monuments_ui_price_draw(int right, int y, move_t move, uint16_t colour);
/* A quest's points; of an open one also those that it costs at the end: "+2, else −1". */
void monuments_ui_worth_put(struct text *text, unsigned seat, unsigned quest, bool open);
const char *monuments_ui_choice_button(move_t move); /* of what is about no place: "Done" */
enum icon monuments_ui_choice_sign(move_t move);     /* ICON_COUNT: none */

/* What is asked: "Pay: 2 left". */
void monuments_ui_question_put(const void *state, bool title, struct text *text);
const char *monuments_ui_list_question(void); /* above a list; NULL: it isn't asked by one */
unsigned monuments_ui_page(void);             /* of the rules, about what is asked */

/* One step back, over the first of a screen: takes the last move back; from an action to the cards; home from
 * the set-up. */
void monuments_ui_back(void);
const char *monuments_ui_back_word(void);

/* What lies in a hex, in two lines. */
void monuments_ui_status(unsigned hex);

/* The title of a step, with all points; what is asked as that. */
void monuments_ui_title(const char *words);
void monuments_ui_title_question(void);

#endif
