/* Bronze once more, slow and obvious: plain arrays, everything counted anew each time, moves as their texts.
 * It was written from the rules, not from the engine; the two must agree. Only the components (tiles,
 * technologies, how many cards) are the engine's own tables, so that it follows whoever types in the printed
 * ones; the fifty cities stand here again, as the booklet of 2018 words them. */
#ifndef OXHIDE_TEST_SLOW_H
#define OXHIDE_TEST_SLOW_H

#include "bronze/bronze.h"

enum {
    SLOW_NOBODY = -1,
    SLOW_PENDING = -2,
    SLOW_EMPTY = -1,
    SLOW_WORD = 48,
    SLOW_MOVES = 256,
    SLOW_BRONZE = 7
};
enum slow_phase { SLOW_PLAY, SLOW_SETTLE, SLOW_CITY, SLOW_OVER };

struct slow_spot {
    int terrain, place, type, owner;
};

struct slow_tile {
    struct slow_spot spots[21];
    int spot_count;
    int open, drawn;
    int province, province_owner;
    int cities[5], city_count;
};

struct slow {
    int seats, edition, tiles, phase, seat, first, last_round, emptied;
    struct slow_tile tile[11];
    int stack[5][70], left[5]; /* the top card last; the fifth is the reserve */
    int deck[50], deck_count, deck_at;
    int matrix[4][4][40], height[4][4], width[4];
    int markers[4];
    int cities[4][12], held[4];
    int token[7][3];
    int active[16], active_count; /* technologies of the cards that are active */
    int taken_terrain[16], taken_type[16], taken_count;
    int choosing; /* the tile whose city is due */
};

/* The same beginning as the engine's state, which is fresh. */
void slow_start(struct slow *slow, const struct bronze *state);
int slow_moves(const struct slow *slow, char out[SLOW_MOVES][SLOW_WORD]);
void slow_apply(struct slow *slow, const char *move);
/* Provinces, routes, cities. */
void slow_points(const struct slow *slow, int seat, int points[3]);
int slow_city(const struct slow *slow, int seat, int city);
/* As struct standing tells it. */
void slow_standing(const struct slow *slow, int rank[4], int *decided_by);

#endif
