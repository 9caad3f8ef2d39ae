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
        unsigned turn_tile, look_tile;
        move_t dropped; /* the marker */
    } board;
    struct bronze_ui_cards_memory {
        uint16_t turn;       /* moves before the one that is chosen, from 1, when the cursor was put there */
        uint8_t at;          /* stack */
        bool face_down, lit; /* lit: its spots, on the board that is looked at */
        struct bronze_choice best[BRONZE_POOL][2]; /* of each card, face up and down */
        struct motion flip;
    } cards;
    struct bronze_ui_column_memory {
        move_t plays[BRONZE_PLACES_MAX]; /* ascending: from the left column to the right one */
        unsigned count, at, from, by;    /* and where the cursor came from, by which key */
    } column;
    struct bronze_ui_city_memory {
        uint8_t cities[BRONZE_SEATS_MAX + 1];
        unsigned count, at;
    } city;
    struct bronze_ui_place_memory {
        uint32_t legal[BRONZE_TILES_MAX]; /* spots, a bit each */
        move_t at;                        /* the cursor, or where it stands again when it comes from Done */
        bool on_done;
        unsigned left; /* markers that can still be placed */
    } place;
};

_Static_assert(sizeof(struct bronze_ui_memory) <= MATCH_MEMORY_BYTES, "a match has room for it");

static inline struct bronze_ui_memory *bronze_ui_memory(void) {
    return (struct bronze_ui_memory *)match_memory;
}

#endif
