/* The maps of Eight-Minute Empire on the screen: regions with their holders, pieces, sea ways, and the cursor
 * that goes from region to region. atlas_data.h tells how they are stored. */
#ifndef OXHIDE_ATLAS_H
#define OXHIDE_ATLAS_H

#include <stdbool.h>
#include <stdint.h>

#include "atlas_data.h"
#include "empire/empire.h"
#include "screen.h"

enum { ATLAS_NOWHERE = 0xff };

struct atlas_view {
    const struct empire_state *state;
    int y;         /* the upper edge, of ATLAS_HEIGHT pixels */
    bool choosing; /* regions that are not lit step back */
    uint32_t lit;  /* where one may */
    uint8_t at;    /* the cursor's region, or ATLAS_NOWHERE */
    uint8_t from;  /* a way is drawn from here to the cursor; or ATLAS_NOWHERE */
};
void atlas_draw(const struct atlas_view *view);

/* The middle of a region, from the picture's corner. */
struct atlas_point {
    int x, y;
};
struct atlas_point atlas_middle(const struct empire_state *state, unsigned region);

/* The nearest of some regions in the direction of a key of the pad; `at` itself if there is none. */
uint8_t atlas_towards(const struct empire_state *state, uint8_t at, enum key direction, uint32_t among);
/* The one of some regions whose middle is nearest to that of `at`. */
uint8_t atlas_nearest(const struct empire_state *state, uint8_t at, uint32_t among);

/* All regions of the side. */
uint32_t atlas_all(const struct empire_state *state);

/* An owner's shape and colours; EMPIRE_NEUTRAL has some too. */
unsigned atlas_stone(unsigned owner);

#endif
