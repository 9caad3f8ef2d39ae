/* Charts: bars whose parts differ by pattern as well as by colour, and lines over time with the seats' shapes
 * on them. What the numbers mean is the screen's business. */
#ifndef OXHIDE_CHART_H
#define OXHIDE_CHART_H

#include "canvas.h"
#include "icons.h"

#include <stdint.h>

/* A part of a bar: an ink edge, a light upper line, and its fill. Parts that follow each other share an edge.
 */
enum chart_fill { CHART_PLAIN, CHART_DIAGONALS, CHART_DOTS };
void chart_bar(int x, int y, int width, int height, enum chart_fill fill, uint16_t colour);
/* The same with a number in its middle, on a plain ground; left out where it has no room. */
void chart_bar_number(struct area bar, enum chart_fill fill, uint16_t colour, uint16_t text, int number);

/* Where lines are drawn: values from 0 to `top`, steps from 0 to `steps`, both above 0. */
struct chart {
    struct area area;
    int steps, top;
    int per; /* steps that are counted as one, as the turns of a round */
};
/* The scales: a line and its number at the left every `values`; below, a tick for all that is counted where
 * there is room for them all, the number of every one that `numbered` divides, and what they count. */
void chart_grid(const struct chart *chart, int values, int numbered, const char *counted);
void chart_line(const struct chart *chart, const int16_t *values, int count, uint16_t colour);
/* The same as thin as it gets, without an edge: for a dark ground. */
void chart_trace(const struct chart *chart, const int16_t *values, int count, uint16_t colour);
/* An icon on every third point, or less often where points are close, beginning with point 1, 2 or 3 of
 * those: lines that start theirs at different points don't hide each other's. */
void chart_marks(const struct chart *chart, const int16_t *values, int count, int first, enum icon icon);

/* How likely each of so many outcomes is, side by side above an ink line, the likeliest as high as the area:
 * those before the middle one in the first look, that in the second, those after it in the third. */
struct chart_look {
    enum chart_fill fill;
    uint16_t colour;
};
void chart_odds(struct area area, const uint16_t *odds, unsigned count, const struct chart_look looks[3]);

#endif
