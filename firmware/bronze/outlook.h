/* What a move would bring: tried on a copy of the state. */
#ifndef OXHIDE_BRONZE_OUTLOOK_H
#define OXHIDE_BRONZE_OUTLOOK_H

#include "bronze/bronze.h"

/* For the seat to move, at the end of its turn. */
struct bronze_ui_outlook {
    int routes, provinces; /* points more, or less */
    bool city;
    unsigned cities; /* to choose from */
    uint16_t leaves; /* tiles with free spots that are given up for good */
    bool opens;      /* the next tile */
};
struct bronze_ui_outlook bronze_ui_outlook_of_spot(unsigned tile, unsigned spot);

/* The best token on a terrain that a play's markers could win, if they all went there: its place among the
 * lengths from 1, 0 for none that is better; *points is what it would add. */
unsigned bronze_ui_outlook_route(move_t play, unsigned terrain, int *points);

#endif
