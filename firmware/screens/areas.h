/* Things that stand close to each other, and shall not hide one another. */
#ifndef OXHIDE_AREAS_H
#define OXHIDE_AREAS_H

#include <stdbool.h>

#include "canvas.h"

/* Where two overlap, the smaller one gets out of the way of the larger one, by the shorter way. Empty areas
 * are left alone. */
void areas_make_way(struct area *areas, unsigned count);

/* Do they overlap? An empty one overlaps nothing. */
bool areas_touch(const struct area *area, const struct area *other);

#endif
