/* The board of Monuments on the screen: hexes with their ground, coasts and rivers, and all that stands on
 * them, drawn from the engine's data; and the cursor that goes from hex to hex. Near, some six columns are in
 * view and the board pans with the cursor; far, the whole board is. */
#ifndef OXHIDE_MONUMENTS_WORLD_H
#define OXHIDE_MONUMENTS_WORLD_H

#include <stdbool.h>
#include <stdint.h>

#include "monuments/monuments.h"
#include "screen.h"

enum { WORLD_WORDS = 4, WORLD_Y = 24, WORLD_HEIGHT = 163 };

/* Some of the hexes. */
struct world_set {
    uint32_t word[WORLD_WORDS];
};
static inline bool world_has(const struct world_set *set, unsigned hex) {
    return (set->word[hex >> 5] >> (hex & 31) & 1) != 0;
}
static inline void world_add(struct world_set *set, unsigned hex) {
    set->word[hex >> 5] |= UINT32_C(1) << (hex & 31);
}

struct world_view {
    const void *state;
    bool far;
    const struct world_set *lit; /* where one may; the others step back. NULL: nothing is chosen */
    unsigned at;                 /* the cursor's hex, or MONUMENTS_NO_HEX */
    unsigned from;               /* a way is drawn from here to the cursor; or MONUMENTS_NO_HEX */
};
void world_draw(const struct world_view *view);

/* Pans until a hex is in view with what lies around it. */
void world_follow(unsigned hex);
void world_centre(unsigned hex); /* until it is in the middle */

/* The nearest hex in the direction of a key of the pad, among some or (NULL) all; `at` itself if there is
 * none. */
unsigned world_towards(unsigned at, enum key direction, const struct world_set *among);
/* The one of some hexes that is nearest; `at` itself if there is none. */
unsigned world_nearest(unsigned at, const struct world_set *among);

#endif
