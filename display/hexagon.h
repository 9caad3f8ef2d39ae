/* Hexagons with level edges above and below, as boards are laid with: their points stand out by `slope` at
 * the left and right of the box that they fill. */
#ifndef OXHIDE_HEXAGON_H
#define OXHIDE_HEXAGON_H

#include "canvas.h"

enum { HEXAGON_EDGES = 6 };

/* Its corners when it is smaller by `inset` all around, clockwise from the upper left. Edge i goes from
 * corner i to the next. */
struct hexagon {
    int x[HEXAGON_EDGES + 1], y[HEXAGON_EDGES + 1];
};
struct hexagon hexagon_corners(struct area box, int slope, int inset);

void hexagon_edge(const struct hexagon *at, unsigned edge, int thickness, uint16_t colour);
void hexagon_outline(struct area box, int slope, int inset, int thickness, uint16_t colour);
void hexagon_fill(struct area box, int slope, uint16_t colour);
void hexagon_texture(struct area box, int slope, const struct texture *texture,
                     struct texture_colours colours);

#endif
