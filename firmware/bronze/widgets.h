/* The parts that Bronze's screens are put together from: cards, lands, settlers, the matrix. And short cuts
 * to the match. */
#ifndef OXHIDE_BRONZE_WIDGETS_H
#define OXHIDE_BRONZE_WIDGETS_H

#include "bronze/bronze.h"
#include "canvas.h"
#include "icons.h"
#include "text.h"

const struct bronze *bronze_ui_state(void); /* the state of the match */
static inline enum icon bronze_ui_technology_icon(unsigned technology) {
    return (enum icon)(ICON_DOMESTICATION + technology);
}
static inline enum icon bronze_ui_terrain_icon(unsigned terrain) {
    return (enum icon)(ICON_MOUNTAINS + terrain);
}

/* A card: the technology's colour, an ink edge, its icon of that size in the middle. */
void bronze_ui_card_draw(struct area card, unsigned technology, int icon);
/* A card's back with a number: how many the stack has. */
void bronze_ui_card_back_draw(int x, int y, unsigned number);
/* What a technology settles, in a row: terrains, then settlers. */
void bronze_ui_settles_draw(int x, int y, unsigned technology);

/* What a play activates beside its card, or that it activates nothing: "wakes" and icons. */
void bronze_ui_wakes_put(struct text *text, const struct bronze_cell *cells, unsigned count);

/* The best token that a play's markers could win, after some words: land, length, points. False: none. */
bool bronze_ui_route_put(struct text *text, const char *before, move_t play);

/* What a play's card alone brings to cities, or takes from them, with the name of the one where it has room.
 */
void bronze_ui_cities_draw(int x, int y, move_t play);

/* Where a matrix lies on the screen. */
struct bronze_ui_matrix {
    int x, y, cell_width, cell_height; /* from one card to the next; a card is 3 px smaller */
    int icon;
    unsigned first_row, rows; /* in view */
};
struct area bronze_ui_matrix_cell(const struct bronze_ui_matrix *place, unsigned column, unsigned depth);
bool bronze_ui_matrix_in_view(const struct bronze_ui_matrix *place, unsigned depth);

/* A tile in small with its number below: how large spots are, and whose markers are told apart, or
 * BRONZE_NOBODY's. Lit spots are bright. */
struct bronze_ui_small {
    int spot, row; /* px */
    int night;     /* eighths, over the land */
    unsigned seat;
};
void bronze_ui_small_draw(int x, int y, const struct bronze_ui_small *small, unsigned tile, uint32_t lit);

#endif
