/* What can be looked at while Monuments is played, and the parts that those screens share: own quests, every
 * seat's cards and pieces, monuments and what their next layer needs, battles, what production brings, how
 * points arise, pages about any thing. Nothing here changes the match but the quests (a quest may be turned
 * in) and the battle's steps. */
#ifndef OXHIDE_MONUMENTS_LOOK_H
#define OXHIDE_MONUMENTS_LOOK_H

#include "canvas.h"
#include "game_ui.h"
#include "icons.h"
#include "monuments/monuments.h"
#include "text.h"

/* ---- steps of a match, in place of the top screen */

void monuments_battle_show(void); /* who joins, the cast, losses, retreat, moving in */
void monuments_end_open(void);    /* the end: points by line of the score card, then the ranking */

/* ---- over the screen before */

void monuments_look_open(void);       /* any seat's resources, cards, monument, points */
void monuments_quests_open(void);     /* the own ones, behind a cover when other people sit there */
void monuments_layer_open(void);      /* the own monument, and what the next layer needs */
void monuments_production_open(void); /* what Production would bring, hex by hex */

/* ---- a page about a thing; A leads on to the rules */

void monuments_explain_hex(unsigned hex);
void monuments_explain_card(unsigned card);
void monuments_explain_bonus(unsigned bonus);
void monuments_explain_quest(unsigned quest); /* open ones: their seat's only */
void monuments_explain_thing(
    unsigned thing); /* 0 to 3 goods, 4 to 8 units, 9 the ferry, 10 to 12 buildings */

/* Pages of the rules (engine/monuments/pages.c) that screens lead to. */
enum monuments_page {
    MONUMENTS_PAGE_GAME,
    MONUMENTS_PAGE_TURN,
    MONUMENTS_PAGE_HEXES,
    MONUMENTS_PAGE_UPGRADE,
    MONUMENTS_PAGE_MOVEMENT,
    MONUMENTS_PAGE_FERRIES,
    MONUMENTS_PAGE_PRODUCTION,
    MONUMENTS_PAGE_BUILD,
    MONUMENTS_PAGE_POPULATE,
    MONUMENTS_PAGE_MONUMENT,
    MONUMENTS_PAGE_TRAIN,
    MONUMENTS_PAGE_ATTACK,
    MONUMENTS_PAGE_QUESTS,
    MONUMENTS_PAGE_TRADE,
    MONUMENTS_PAGE_UNITS,
    MONUMENTS_PAGE_BUILDINGS,
    MONUMENTS_PAGE_POINTS,
    MONUMENTS_PAGE_TIES,
    MONUMENTS_PAGE_SETUP,
    MONUMENTS_PAGES
};
unsigned monuments_card_page(unsigned card); /* of an action */

/* ---- for the game's entry: game_ui.h */

extern const struct source_look monuments_sources[];
extern void (*const monuments_page_pictures[])(int y);

/* ---- parts of pictures */

enum icon monuments_thing_icon(unsigned thing);
enum icon monuments_card_icon(unsigned card);
/* A unit, ferry or building in a seat's colours; goods as they are. Answers the x behind it. */
int monuments_thing_draw(int x, int y, unsigned thing, int size, unsigned seat);
/* "{wood}{wood}{wheat}" for what is not none. */
void monuments_goods_put(struct text *text, const uint8_t goods[MONUMENTS_GOODS]);
/* A die with 0, 1 or 2 pips, 15 px. */
enum { MONUMENTS_DIE = 15 };
void monuments_die_draw(int x, int y, unsigned pips, unsigned stone);
/* The chance of each difference of pips: losses left of the middle, wins right of it, a draw between. */
void monuments_odds_draw(struct area area, const uint16_t odds[MONUMENTS_ODDS]);
/* Both sides of a battle with their dice, and its odds or its cast, in a panel of 236x120 at y. */
void monuments_battle_draw(int y, const struct monuments_battle *battle, bool cast);
/* A monument with so many layers standing, its foot at `bottom`; the next layer as an outline. */
enum { MONUMENTS_TOWER_WIDTH = 84, MONUMENTS_TOWER_HEIGHT = 132 };
void monuments_tower_draw(int x, int bottom, unsigned civilisation, unsigned layers);

#endif
