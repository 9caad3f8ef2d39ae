/* What can be looked at while Monuments is played, and the parts that those screens share: own quests, every
 * seat's cards and pieces, monuments and what their next layer needs, battles, what production brings, how
 * points arise, pages about any thing. Nothing here changes the match but the quests (a quest may be turned
 * in) and the battle's steps. */
#ifndef OXHIDE_MONUMENTS_LOOK_H
#define OXHIDE_MONUMENTS_LOOK_H

#include "canvas.h"
#include "game_ui.h"
#include "icons.h"
#include "monuments_ui.h"

/* ---- steps of a match, in place of the top screen */

void monuments_battle_show(void); /* who joins, the cast, losses, retreat, moving in */
void monuments_end_open(void);    /* the end: points by line of the score card, then the ranking */

/* ---- over the screen before */

void monuments_look_open(void);       /* any seat's resources, cards, monument, points */
void monuments_quests_open(void);     /* the own ones, behind a cover when other people sit there */
void monuments_built_tell(void);      /* once after a layer was built: it comes down on the others */
void monuments_production_open(void); /* what Production would bring, hex by hex */

/* ---- a page about a thing; A leads on to the rules */

/* What a move is about, if it is a card, a quest or a piece; false: it is about a place. */
bool monuments_explain_move(move_t move);
void monuments_explain_hex(unsigned hex);
void monuments_explain_card(unsigned card);
void monuments_explain_bonus(unsigned bonus);
void monuments_explain_quest(unsigned quest); /* open ones: their seat's only */
void monuments_explain_thing(
    unsigned thing); /* 0 to 3 goods, 4 to 8 units, 9 the ferry, 10 to 12 buildings */

unsigned monuments_card_page(unsigned card); /* of an action */

/* ---- for the game's entry: game_ui.h */

extern const struct source_look monuments_sources[];
extern void (*const monuments_page_pictures[])(int y);

/* ---- parts of pictures */

enum icon monuments_thing_icon(unsigned thing);
enum icon monuments_card_icon(unsigned card);
/* A unit, ferry or building in a seat's colours; goods as they are. Answers the x behind it. */
int monuments_thing_draw(int x, int y, unsigned thing, int size, unsigned seat);
extern const char *const monuments_good_symbols[MONUMENTS_GOODS]; /* in rich text */
/* A symbol for each token: two of wood and one of wheat are three. */
void monuments_goods_put(struct text *text, const uint8_t goods[MONUMENTS_GOODS]);
/* How much of what is needed is there: a bar, green when it is all. */
void monuments_bar_draw(struct area area, unsigned have, unsigned need);
/* Tabs over a panel, at y = 25; the panel then begins at MONUMENTS_TABS_PANEL. */
enum { MONUMENTS_TABS_PANEL = 44, MONUMENTS_TABS_HEIGHT = 175 };
void monuments_tabs_draw(const char *const words[], unsigned count, unsigned on);
/* Who reads the console now: the person to move, else the only person; MONUMENTS_NOBODY: nobody in
 * particular. */
unsigned monuments_reader(void);
bool monuments_others_sit_here(void); /* other people, from whom something is to be kept */
/* Both sides of a battle, and its odds or, if it is cast, the dice and what came of them: a panel over the
 * whole width, from y on. */
enum { MONUMENTS_BATTLE_HEIGHT = 121 };
void monuments_battle_draw(int y, const struct monuments_battle_view *battle, bool cast);
/* An attack on a hex with all who may join, on a dark ground: "8 to 6 dice: 71% wins 20% loses". */
void monuments_attack_put(struct text *text, unsigned target);
/* A monument with so many layers standing, its foot at `bottom`; the next layer as an outline. */
/* The same with its last layer so much above its place, and nothing of those to come. */
void monuments_tower_rise(int x, int bottom, unsigned civilisation, unsigned layers, int above);
enum { MONUMENTS_TOWER_WIDTH = 84, MONUMENTS_TOWER_HEIGHT = 144 };
void monuments_tower_draw(int x, int bottom, unsigned civilisation, unsigned layers);

#endif
