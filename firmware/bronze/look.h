/* Looking around without touching the turn: any seat's matrix, its cities, points by source, the land, the
 * log. And what a spot, a card or a city is. They lie over the step of the turn. */
#ifndef OXHIDE_BRONZE_LOOK_H
#define OXHIDE_BRONZE_LOOK_H

#include "bronze/bronze.h"

void look_open(unsigned seat);
void explain_spot_open(unsigned tile, unsigned spot);
void explain_card_open(unsigned technology);
void explain_city_open(unsigned city, unsigned seat);

/* Pages of the rules, by their place in bronze_pages. */
enum bronze_page {
    PAGE_AIM,
    PAGE_TURN,
    PAGE_MATRIX,
    PAGE_ACTIVE,
    PAGE_SETTLING,
    PAGE_CITIES,
    PAGE_ROUTES,
    PAGE_PROVINCES,
    PAGE_END,
};

/* A city in a row of 38 to 47 px: name, what it asks, how the seat stands, what it is worth now. */
void city_row_draw(int y, int height, unsigned city, unsigned seat, bool focused, bool box);
/* "most in the jungles 7 : 0 : 0" in rich text. */
void city_words(unsigned city, unsigned seat, struct text *text);
/* "of 5", "1 each". */
void city_most(unsigned city, struct text *text);

#endif
