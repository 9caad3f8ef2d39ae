/* What Bronze's screens remember of a match; see match_memory.h. */
#ifndef OXHIDE_BRONZE_UI_MEMORY_H
#define OXHIDE_BRONZE_UI_MEMORY_H

#include "bronze_ui.h"
#include "match_memory.h"
#include "motion.h"

struct bronze_ui_memory {
    struct bronze_ui_board_memory {
        int scroll_from, scroll_to; /* px */
        struct motion scrolling, dropping, turning;
        unsigned drop_tile, drop_spot, turn_tile;
    } board;
    struct bronze_ui_place {
        uint32_t legal[BRONZE_TILES_MAX]; /* spots, a bit each */
        unsigned at_tile, at_spot;        /* the cursor */
        bool on_done;
    } place;
};

_Static_assert(sizeof(struct bronze_ui_memory) <= MATCH_MEMORY_BYTES, "a match has room for it");

static inline struct bronze_ui_memory *bronze_ui_memory(void) {
    return (struct bronze_ui_memory *)match_memory;
}

#endif
