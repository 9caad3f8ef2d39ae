/* Bronze once more, slow and obvious: plain arrays, everything counted again each time, moves as their texts.
 * It was written from the rules, not from the engine; the two must agree. Only the components (tiles,
 * technologies, how many cards) are the engine's own tables, so that it follows whoever types in the printed
 * ones; the fifty cities stand here again, as the booklet of 2018 words them. */
#ifndef OXHIDE_TEST_REFERENCE_H
#define OXHIDE_TEST_REFERENCE_H

#include "bronze/bronze.h"

enum {
    REFERENCE_NOBODY = -1,
    REFERENCE_PENDING = -2,
    REFERENCE_EMPTY = -1,
    REFERENCE_WORD = 48,
    REFERENCE_MOVES = 256,
    REFERENCE_BRONZE = 7
};
enum reference_phase { REFERENCE_PLAY, REFERENCE_SETTLE, REFERENCE_CITY, REFERENCE_OVER };

struct reference_spot {
    int terrain, place, type, owner;
};

struct reference_tile {
    struct reference_spot spots[21];
    int spot_count;
    int open, drawn;
    int province, province_owner;
    int cities[5], city_count;
};

struct reference {
    int seats, edition, tiles, phase, seat, first, last_round, emptied;
    struct reference_tile tile[11];
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
void reference_start(struct reference *reference, const struct bronze *state);
int reference_moves(const struct reference *reference, char out[REFERENCE_MOVES][REFERENCE_WORD]);
void reference_apply(struct reference *reference, const char *move);
/* Provinces, routes, cities. */
void reference_points(const struct reference *reference, int seat, int points[3]);
int reference_city(const struct reference *reference, int seat, int city);
/* As struct standing tells it. */
void reference_standing(const struct reference *reference, int rank[4], int *decided_by);

#endif
