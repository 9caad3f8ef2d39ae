/* The patterns of grounds that maps are drawn with. */
#ifndef OXHIDE_TEXTURES_H
#define OXHIDE_TEXTURES_H

#include "canvas.h"
#include "palette.h"

extern const struct texture terrain_textures[TERRAIN_COLOURS]; /* on terrain_colours */

#endif
