/* What Monuments' screens remember of a match; see match_memory.h. */
#ifndef OXHIDE_MONUMENTS_UI_MEMORY_H
#define OXHIDE_MONUMENTS_UI_MEMORY_H

#include "match_memory.h"
#include "monuments_ui.h"
#include "motion.h"

struct monuments_ui_memory {
    struct monuments_step step; /* that the match is at */
    uint8_t home_of;            /* the seat, from 1, at whose home the board was last; 0: nobody's */
    struct monuments_ui_board_memory {
        int16_t pan_x, pan_y;
    } board;
};

_Static_assert(sizeof(struct monuments_ui_memory) <= MATCH_MEMORY_BYTES, "a match has room for it");

static inline struct monuments_ui_memory *monuments_ui_memory(void) {
    return (struct monuments_ui_memory *)match_memory;
}

#endif
