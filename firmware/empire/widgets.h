/* What pictures of Empire are put together from: icons, cards, bars of goods. */
#ifndef OXHIDE_EMPIRE_WIDGETS_H
#define OXHIDE_EMPIRE_WIDGETS_H

#include "icons.h"

enum icon empire_ui_good_icon(unsigned good);
enum icon empire_ui_owner_icon(unsigned owner);

/* A card of 38x101; one that is not affordable steps back. */
enum { EMPIRE_UI_CARD_WIDTH = 38, EMPIRE_UI_CARD_HEIGHT = 101 };
void empire_ui_card_draw(int x, int y, unsigned id, bool on, bool affordable);
void empire_ui_row_draw(unsigned at); /* the six cards and what they cost; EMPIRE_ROW: none stands out */
/* A box for each of a good up to its last step, with its points below; `more` of them are gold. */
void empire_ui_goods_bar(int x, int y, unsigned good, unsigned count, unsigned more, int step);
/* "Carrots 2 + 1 = 3". */
struct text;
void empire_ui_goods_put(struct text *text, const struct empire_goods *with, const struct empire_card *card);
/* What a card's good comes to for the seat to move, in words and as a bar; what it brings is gold. */
void empire_ui_card_good_draw(int x, int y, unsigned id);

#endif
