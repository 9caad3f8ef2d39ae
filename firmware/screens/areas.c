#include "areas.h"

#include <stdbool.h>
#include <stddef.h>

static int overlap(int a, int a_length, int b, int b_length) {
    const int end = a + a_length < b + b_length ? a + a_length : b + b_length;
    return end - (a > b ? a : b);
}

static bool touch(const struct area *area, const struct area *other) {
    return overlap(area->x, area->width, other->x, other->width) > 0 &&
           overlap(area->y, area->height, other->y, other->height) > 0;
}

bool areas_free(const struct area *area, const struct area *things, unsigned count, unsigned *last) {
    bool is = !touch(area, &things[*last]);
    for (unsigned i = 0; is && i < count; i++) {
        is = !touch(area, &things[i]);
        *last = is ? *last : i;
    }
    return is;
}

static void make_way(struct area *area, const struct area *other) {
    const int across = overlap(area->x, area->width, other->x, other->width),
              down = overlap(area->y, area->height, other->y, other->height);
    if (across <= 0 || down <= 0) {
        return;
    }
    if (across <= down) {
        area->x += area->x < other->x ? -across - 1 : across + 1; /* a pixel lies between them then */
    } else {
        area->y += area->y < other->y ? -down - 1 : down + 1;
    }
}

/* Of two that are as large, the later one. */
static bool is_smaller(const struct area *area, const struct area *than) {
    const int size = area->width * area->height, other = than->width * than->height;
    return size < other || (size == other && area > than);
}

void areas_make_way(struct area *areas, unsigned count) {
    enum { TIMES = 3 /* out of the way of one it may have got into another's */ };
    for (unsigned i = 0; i < TIMES * count; i++) {
        for (unsigned other = 0; other < count; other++) {
            if (is_smaller(&areas[i % count], &areas[other])) {
                make_way(&areas[i % count], &areas[other]);
            }
        }
    }
}
