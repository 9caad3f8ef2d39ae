#include "chart.h"

#include <assert.h>

#include "palette.h"
#include "type.h"

enum { PATTERN_PITCH = 4, TICK_ROOM = 4, MARK_SIZE = 9, END_MARK_SIZE = 13 };
/* Between two marks of a line: so many points, and so many pixels at least. */
enum { MARK_POINTS = 3, MARK_ROOM = 45 };
/* How far a bar's light and dark are from its colour, in eighths: light and lines are seen in greyscale too.
 */
enum { PATTERN_CONTRAST = 4 };

enum { NUMBER_TEXT = 12 }; /* a sign, ten digits, the end */

static const char *number_text(int number, char text[NUMBER_TEXT]) {
    char *at = &text[NUMBER_TEXT - 1];
    unsigned rest = number < 0 ? 0u - (unsigned)number : (unsigned)number;
    *at = '\0';
    do {
        *--at = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0) {
        *--at = '-';
    }
    return at;
}

void chart_bar(int x, int y, int width, int height, enum chart_fill fill, uint16_t colour) {
    const uint16_t light = colour_mix(colour, COLOUR_WHITE, PATTERN_CONTRAST);
    canvas_fill(x, y, width, height, colour);
    if (fill == CHART_DIAGONALS) {
        canvas_diagonals(x, y, width, height, PATTERN_PITCH,
                         colour_mix(colour, COLOUR_INK, PATTERN_CONTRAST));
    } else if (fill == CHART_DOTS) {
        canvas_dots(x, y, width, height, PATTERN_PITCH, light);
    }
    canvas_fill(x, y + 1, width, 1, light);
    canvas_frame(x, y, width, height, 1, COLOUR_INK);
}

void chart_bar_number(struct area bar, enum chart_fill fill, uint16_t colour, uint16_t text, int number) {
    char digits[NUMBER_TEXT];
    const char *shown = number_text(number, digits);
    const int width = type_width(TYPE_BODY_BOLD, shown), line = type_line(TYPE_BODY_BOLD);
    const int left = bar.x + (bar.width - width) / 2, top = bar.y + (bar.height - line) / 2;
    chart_bar(bar.x, bar.y, bar.width, bar.height, fill, colour);
    if (width + 6 <= bar.width) {
        canvas_fill(left - 2, top + 2, width + 4, line - 4, colour);
        type_draw(left, top, TYPE_BODY_BOLD, text, shown);
    }
}

/* `part` of `whole` as a length of `span`, to the nearest. */
static int scaled(int part, int whole, int span) {
    return (2 * span * part + whole) / (2 * whole);
}

static int x_of(const struct chart *chart, int step) {
    return chart->area.x + scaled(step, chart->steps, chart->area.width);
}

static int y_of(const struct chart *chart, int value) {
    return chart->area.y + chart->area.height - scaled(value, chart->top, chart->area.height);
}

static void values_draw(const struct chart *chart, int every) {
    char text[NUMBER_TEXT];
    for (int value = 0; value <= chart->top; value += every) {
        const int y = y_of(chart, value);
        canvas_fill(chart->area.x, y, chart->area.width, 1, value > 0 ? COLOUR_SAND : COLOUR_UMBER);
        type_draw_right(chart->area.x - 4, y - type_line(TYPE_SMALL) / 2, TYPE_SMALL, COLOUR_UMBER,
                        number_text(value, text));
    }
}

static void steps_draw(const struct chart *chart, int numbered, const char *counted) {
    enum { WORD_X = 2 };
    char text[NUMBER_TEXT];
    const int below = chart->area.y + chart->area.height, count = chart->steps / chart->per;
    const bool all = count * TICK_ROOM <= chart->area.width;
    type_draw(chart->area.x + WORD_X, below + 3, TYPE_SMALL, COLOUR_UMBER, counted);
    for (int i = 0; i <= count; i++) {
        const int x = x_of(chart, i * chart->per);
        if (all || i % numbered == 0) {
            canvas_fill(x, below, 1, 3, COLOUR_UMBER);
        }
        if (i > 0 && i % numbered == 0) {
            type_draw_centred(x, below + 3, TYPE_SMALL, COLOUR_UMBER, number_text(i, text));
        }
    }
}

void chart_grid(const struct chart *chart, int values, int numbered, const char *counted) {
    assert(values > 0 && numbered > 0 && counted != NULL);
    values_draw(chart, values);
    steps_draw(chart, numbered, counted);
}

static void polyline_draw(const struct chart *chart, const int16_t *values, int count, int thickness,
                          uint16_t colour) {
    for (int step = 1; step < count; step++) {
        canvas_line(x_of(chart, step - 1), y_of(chart, values[step - 1]), x_of(chart, step),
                    y_of(chart, values[step]), thickness, colour);
    }
}

void chart_line(const struct chart *chart, const int16_t *values, int count, uint16_t colour) {
    assert(count >= 0 && values != NULL);
    polyline_draw(chart, values, count, 4, COLOUR_INK);
    polyline_draw(chart, values, count, 2, colour);
}

void chart_trace(const struct chart *chart, const int16_t *values, int count, uint16_t colour) {
    assert(count >= 0 && values != NULL);
    polyline_draw(chart, values, count, 1, colour);
}

static void mark_draw(const struct chart *chart, int step, int value, enum icon icon, int size) {
    icon_draw(x_of(chart, step) - size / 2, y_of(chart, value) - size / 2, icon, size);
}

void chart_marks(const struct chart *chart, const int16_t *values, int count, int first, enum icon icon) {
    const int points = (MARK_ROOM * chart->steps + chart->area.width - 1) / chart->area.width;
    const int every = points > MARK_POINTS ? points : MARK_POINTS;
    assert(count >= 0 && values != NULL && first > 0);
    for (int step = first * every / MARK_POINTS; step < count - 1; step += every) {
        mark_draw(chart, step, values[step], icon, MARK_SIZE);
    }
    if (count > 0) {
        mark_draw(chart, count - 1, values[count - 1], icon, END_MARK_SIZE);
    }
}

void chart_odds(struct area area, const uint16_t *odds, unsigned count, const struct chart_look looks[3]) {
    const int step = (area.width - 1) / (int)count;
    unsigned most = 1;
    for (unsigned i = 0; i < count; i++) {
        most = odds[i] > most ? odds[i] : most;
    }
    for (unsigned i = 0; i < count; i++) {
        const int height = (int)((odds[i] * (unsigned)area.height + most / 2) / most);
        const struct chart_look *look = &looks[i > count / 2 ? 2 : i == count / 2 ? 1 : 0];
        if (height > 0) {
            chart_bar(area.x + step * (int)i, area.y + area.height - height, step + 1, height, look->fill,
                      look->colour);
        }
    }
    canvas_fill(area.x, area.y + area.height, area.width, 1, COLOUR_INK);
}
