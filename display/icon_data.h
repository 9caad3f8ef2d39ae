/* The format of the tables that tools/converters/icon_convert.c makes of display/icons/: for icons.c alone.
 */
#ifndef OXHIDE_ICON_DATA_H
#define OXHIDE_ICON_DATA_H

#include "canvas.h"
#include "icon_names.h"

struct icon_entry {
    struct sprite sprite;
    uint8_t size; /* as asked for: the side of its square */
};

extern const struct icon_entry icon_entries[]; /* by icon, then by size */
extern const uint16_t icon_first[];            /* where the entries of an icon start; one more at the end */
extern const char *const icon_names[];

#endif
