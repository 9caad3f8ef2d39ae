/* What the pictures of Monuments' screens are put together from: icons, tokens and pieces, bars, cards,
 * battles, monuments layer by layer. */
#ifndef OXHIDE_MONUMENTS_WIDGETS_H
#define OXHIDE_MONUMENTS_WIDGETS_H

#include "canvas.h"
#include "icons.h"
#include "monuments/monuments.h"
#include "text.h"

enum icon monuments_ui_token_icon(unsigned token); /* MONUMENTS_TOKENS: a bridge */
/* A unit, ferry or building in a seat's colours; resources as they are. Returns the x after it. */
int monuments_ui_token_draw(int x, int y, unsigned token, int size, unsigned seat);
extern const char *const monuments_ui_resource_symbols[MONUMENTS_RESOURCES]; /* in rich text */

/* A token of a resource, 7 px. Returns the x after it. */
enum { MONUMENTS_UI_PIECES_RESOURCE = 7 };
int monuments_ui_pieces_resource(int x, int y, unsigned resource);
/* As many of each as there are, `gap` px apart; the same ending at `right`, where x is returned. */
int monuments_ui_pieces_resources(int x, int y, const uint8_t resources[MONUMENTS_RESOURCES], int gap);
int monuments_ui_pieces_cost(int right, int y, const uint8_t cost[MONUMENTS_RESOURCES], int gap);
/* All units of a hex, each with its number; all buildings, whoever's they are, damaged ones crossed out. */
int monuments_ui_pieces_units(int x, int y, const struct monuments_hex *here, int gap);
int monuments_ui_pieces_buildings(int x, int y, const struct monuments_hex *here, int gap);

/* How much of what is needed is there: a bar, green when it is all. */
void monuments_ui_bar_draw(struct area area, unsigned have, unsigned need);
/* A quest's tasks, and how far each is. */
void monuments_ui_tasks_draw(int y, unsigned seat, unsigned quest);
/* An action card of 58x35. Its colour shows which side is up, and on green a star. */
enum { MONUMENTS_UI_CARD_WIDTH = 58, MONUMENTS_UI_CARD_HEIGHT = 35 };
void monuments_ui_card_draw(int x, int y, unsigned card, bool green);
/* Small and without words; one that is put down is darker. */
void monuments_ui_card_small(struct area box, unsigned card, bool green, bool down, uint16_t ground);
/* Its page of the rules; its sides in words; what stands between the number of its steps and that of the
 * things of which each chooses, where a thing can be chosen again ("" where it can't be: two of five); and
 * the things. */
struct monuments_ui_card {
    enum icon icon;
    uint8_t page;
    const char *name, *red, *green, *steps, *one, *many;
};
extern const struct monuments_ui_card monuments_ui_cards[MONUMENTS_CARDS];
/* Both in two lines of a light panel, the one that is up in bold. */
void monuments_ui_sides_draw(int y, unsigned card, bool green);

/* Both sides of a battle, and its odds or, if it is cast, the dice and what came of them: a panel over the
 * whole width, from y on. */
enum { MONUMENTS_UI_BATTLE_HEIGHT = 121 };
void monuments_ui_battle_draw(int y, const struct monuments_battle_view *battle, bool cast);
/* An attack on a hex with all who may join, on a dark ground: "8 to 6 dice: win 71% lose 20%". */
void monuments_ui_attack_put(struct text *text, unsigned target);
/* A civilisation's monument with so many layers standing, its foot at `bottom` and the last layer so much
 * above its place; of all that are shown, those to come are outlines. */
enum { MONUMENTS_UI_TOWER_WIDTH = 84 };
void monuments_ui_tower_draw(int x, int bottom, unsigned civilisation, unsigned layers, unsigned shown,
                             int above);

#endif
