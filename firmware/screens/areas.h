/* Things that stand close to each other, and shall not hide one another. */
#ifndef OXHIDE_AREAS_H
#define OXHIDE_AREAS_H

#include <stdbool.h>

#include "canvas.h"

/* Where two overlap, the smaller one gets out of the way of the larger one, by the shorter way. Empty areas
 * are left alone. */
void areas_make_way(struct area *areas, unsigned count);

/* Does it overlap none of so many? Empty ones overlap nothing. `*last`, a number of one of them to begin
 * with, is the one that it overlapped last: neighbours of an area mostly overlap the same one. */
bool areas_free(const struct area *area, const struct area *things, unsigned count, unsigned *last);

#endif
