#include "areas.h"

#include <stdbool.h>
#include <stddef.h>

static int overlap(int a, int a_length, int b, int b_length) {
    const int end = a + a_length < b + b_length ? a + a_length : b + b_length;
    return end - (a > b ? a : b);
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

static bool is_smaller(const struct area *area, const struct area *than) {
    return area->width * area->height < than->width * than->height;
}

void areas_make_way(struct area *areas, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        for (unsigned other = 0; other < count; other++) {
            if (is_smaller(&areas[i], &areas[other])) {
                make_way(&areas[i], &areas[other]);
            }
        }
    }
}
