/* What the pictures of Monuments' screens are put together from: icons of things and cards, tokens, bars,
 * tabs, battles, monuments layer by layer. */
#ifndef OXHIDE_MONUMENTS_WIDGETS_H
#define OXHIDE_MONUMENTS_WIDGETS_H

#include "canvas.h"
#include "icons.h"
#include "monuments_ui.h"

enum icon monuments_ui_token_icon(unsigned token);
extern const uint8_t monuments_ui_pieces[MONUMENTS_PIECES]; /* the tokens that come in threes */
/* A unit, ferry or building in a seat's colours; resources as they are. Returns the x after it. */
int monuments_ui_token_draw(int x, int y, unsigned token, int size, unsigned seat);
extern const char *const monuments_ui_resource_symbols[MONUMENTS_RESOURCES]; /* in rich text */
/* A symbol for each token: two of wood and one of wheat are three. */
void monuments_ui_resources_put(struct text *text, const uint8_t resources[MONUMENTS_RESOURCES]);
/* How much of what is needed is there: a bar, green when it is all. */
void monuments_ui_bar_draw(struct area area, unsigned have, unsigned need);
/* Both sides of a battle, and its odds or, if it is cast, the dice and what came of them: a panel over the
 * whole width, from y on. */
enum { MONUMENTS_UI_BATTLE_HEIGHT = 121 };
void monuments_ui_battle_draw(int y, const struct monuments_battle_view *battle, bool cast);
/* An attack on a hex with all who may join, on a dark ground: "8 to 6 dice: 71% wins 20% loses". */
void monuments_ui_attack_put(struct text *text, unsigned target);
/* A monument with so many layers standing, its foot at `bottom`; the next layer as an outline. */
enum { MONUMENTS_UI_TOWER_WIDTH = 84, MONUMENTS_UI_TOWER_HEIGHT = 144 };
void monuments_ui_tower_draw(int x, int bottom, unsigned civilisation, unsigned layers);
/* The same with its last layer so much above its place, and nothing of those to come. */
void monuments_ui_tower_rise(int x, int bottom, unsigned civilisation, unsigned layers, int above);

#endif
