/* A text of which only a piece is wanted: takes it all, keeps the bytes from `skip` on, as far as there is
 * room. */
#ifndef OXHIDE_TEXT_WINDOW_H
#define OXHIDE_TEXT_WINDOW_H

#include "text.h"

struct text_window {
    struct text text;
    uint8_t *out;
    uint32_t skip, room; /* still */
    uint32_t seen;       /* bytes in all */
};

struct text *text_window_open(struct text_window *window, uint32_t skip, uint8_t *out, uint32_t room);

#endif
