/* The icons by name and size: terrains, technologies, settlers, seats, goods, pieces, keys.
 * display/icons/icons.txt lists them with their sizes; enum icon is made of it, in its order, so that
 * ICON_MOUNTAINS + terrain works. */
#ifndef OXHIDE_ICONS_H
#define OXHIDE_ICONS_H

#include "canvas.h"
#include "icon_names.h"

#include <stddef.h>

/* The icon at that size, or else the largest that is smaller, or else the smallest. */
const struct sprite *icon_sprite(enum icon icon, int size);
/* Drawn with its upper left corner at x, y. Return the x after it. */
int icon_draw(int x, int y, enum icon icon, int size);
int icon_draw_flat(int x, int y, enum icon icon, int size, uint16_t colour);                /* its outline */
int icon_draw_shaded(int x, int y, enum icon icon, int size, uint16_t colour, int eighths); /* put back */
/* A piece in a seat's colours: those icons are made in the neutral ones. `seat_style`: an index of
 * seat_colours (palette.h). */
int icon_draw_seat(int x, int y, enum icon icon, int size, unsigned seat_style);
/* Finds an icon by the name in icons.txt, `length` bytes of it; ICON_COUNT if there is none. */
enum icon icon_named(const char *name, size_t length);
const char *icon_name(enum icon icon); /* as in icons.txt */
/* The glyph of the pad (ICON_KEY_PAD to ICON_KEY_D) as boards with a joystick show it. */
enum icon icon_joystick(enum icon pad);

#endif
