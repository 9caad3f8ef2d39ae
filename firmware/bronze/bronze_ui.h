/* The screens of Bronze: the game's entry for game_uis.def, the steps of a turn, what is looked at meanwhile,
 * and words. A match goes from screen to screen by match_show; each `..._show` below puts itself in place of
 * the top one, each `..._open` and `..._explain_...` lies over it. Nothing that is looked at touches the
 * turn. */
#ifndef OXHIDE_BRONZE_UI_H
#define OXHIDE_BRONZE_UI_H

#include "bronze/bronze.h"
#include "game_screen.h"
#include "tips.h"
#include "widgets.h"

GAME_UI_DECLARES(bronze_ui);

/* ---- steps of a match */

void bronze_ui_cards_return(void); /* the cards, with the cursor where it was left */
/* Looked at from there, the board shows the spots that the card would light. False: it isn't. */
bool bronze_ui_cards_lit(uint32_t lit[BRONZE_TILES_MAX]);
void bronze_ui_column_show(move_t play); /* its card and side; the column is to be chosen */
void bronze_ui_column_choose(
    move_t play); /* the same; where there is only one, the card lies there at once */
void bronze_ui_place_show(void);
void bronze_ui_city_show(void);

void bronze_ui_place(move_t move);       /* a marker, which is seen to fall */
void bronze_ui_place_point(move_t move); /* while markers are placed: the cursor on its spot, or on Done */
move_t bronze_ui_place_at(void);         /* the move that it is on */

enum bronze_ui_dash {
    BRONZE_UI_DASH_CARD,
    BRONZE_UI_DASH_COLUMN,
    BRONZE_UI_DASH_MARKERS,
    BRONZE_UI_DASH_TOKENS
}; /* in the title */

/* ---- to look at meanwhile: any seat's matrix, its cities, points by source, the land, the log */

/* Things with a page: a spot as in its move, a tile, a technology, a city for a seat: BRONZE_UI_CITY. */
extern const struct explained bronze_ui_a_spot, bronze_ui_a_tile, bronze_ui_a_card, bronze_ui_a_city;
#define BRONZE_UI_CITY(city, seat) ((seat) << 8 | (city))

/* A city in a row of 32 to 35 px: name, what it asks, how the seat stands, what it is worth now. */
void bronze_ui_city_row_draw(int y, int height, unsigned city, unsigned seat, bool focused);
/* "most in the jungles 7 : 0 : 0", "2 of 6 different kinds" for a seat, in rich text; for BRONZE_NOBODY what
 * it asks alone. */
void bronze_ui_city_words(unsigned city, unsigned seat, struct text *text);

#endif
