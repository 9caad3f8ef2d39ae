#include "hexagon.h"

struct hexagon hexagon_corners(struct area box, int slope, int inset) {
    const int left = box.x + inset, right = box.x + box.width - 1 - inset;
    const int top = box.y + inset, bottom = box.y + box.height - 1 - inset;
    const int middle = box.y + box.height / 2, short_slope = slope - inset / 2;
    return (struct hexagon){{left + short_slope, right - short_slope, right, right - short_slope,
                             left + short_slope, left, left + short_slope},
                            {top, top, middle, bottom, bottom, middle, top}};
}

/* Row by row, which is quicker than a line of squares. */
void hexagon_edge(const struct hexagon *at, unsigned edge, int thickness, uint16_t colour) {
    const int x0 = at->x[edge], y0 = at->y[edge];
    const int x1 = at->x[edge + 1], y1 = at->y[edge + 1], half = thickness / 2;
    if (y0 == y1) {
        const int left = x0 < x1 ? x0 : x1;
        canvas_fill(left, y0 - half, (x0 < x1 ? x1 - x0 : x0 - x1) + 1, thickness, colour);
    } else {
        const bool down = y1 > y0;
        const struct span from = {x0 - half, x0 - half + thickness - 1};
        const struct span to = {x1 - half, x1 - half + thickness - 1};
        canvas_trapezoid(down ? y0 : y1, (down ? y1 - y0 : y0 - y1) + 1, down ? from : to, down ? to : from,
                         colour);
    }
}

void hexagon_outline(struct area box, int slope, int inset, int thickness, uint16_t colour) {
    const struct hexagon at = hexagon_corners(box, slope, inset);
    for (unsigned edge = 0; edge < HEXAGON_EDGES; edge++) {
        hexagon_edge(&at, edge, thickness, colour);
    }
}

void hexagon_fill(struct area box, int slope, uint16_t colour) {
    const int right = box.x + box.width - 1, half = box.height / 2;
    const struct span level = {box.x + slope, right - slope}, points = {box.x, right};
    canvas_trapezoid(box.y, half, level, points, colour);
    canvas_trapezoid(box.y + half, box.height - half, points, level, colour);
}

/* Bands as broad as the hex allows, in step with the texture's rows. */
void hexagon_texture(struct area box, int slope, const struct texture *texture,
                     struct texture_colours colours) {
    const int half = box.height / 2;
    for (int top = 0; top < box.height; top += TEXTURE_ROWS) {
        const int height = top + TEXTURE_ROWS > box.height ? box.height - top : TEXTURE_ROWS;
        const int upper = top < half ? half - top : 0, last = top + height - 1;
        const int lower = last >= half ? last - half + 1 : 0;
        const int in = slope * (upper > lower ? upper : lower) / half + 1;
        canvas_texture((struct area){box.x + in, box.y + top, box.width - 2 * in, height}, in, texture,
                       colours);
    }
}
