/* The board of Monuments on the screen: hexes with their ground, coasts and rivers, and all that stands on
 * them, drawn from the engine's data; and the cursor that goes from hex to hex. Near, some six columns are in
 * view and the board pans with the cursor; far, the whole board is. */
#ifndef OXHIDE_MONUMENTS_BOARD_PICTURE_H
#define OXHIDE_MONUMENTS_BOARD_PICTURE_H

#include "monuments_ui.h"

enum {
    MONUMENTS_UI_BOARD_WORDS = MONUMENTS_HEX_WORDS,
    MONUMENTS_UI_BOARD_Y = 24,
    MONUMENTS_UI_BOARD_HEIGHT = 163
};

/* Some of the hexes. */
struct monuments_ui_hexes {
    uint32_t word[MONUMENTS_UI_BOARD_WORDS];
};
static inline bool monuments_ui_hexes_has(const struct monuments_ui_hexes *set, unsigned hex) {
    return (set->word[hex >> 5] >> (hex & 31) & 1) != 0;
}
static inline void monuments_ui_hexes_add(struct monuments_ui_hexes *set, unsigned hex) {
    set->word[hex >> 5] |= UINT32_C(1) << (hex & 31);
}

/* Where something can be chosen; when a unit stands at `from` (or MONUMENTS_NO_HEX), where it can go. */
struct monuments_ui_hexes monuments_ui_lit(unsigned from);

struct monuments_ui_board {
    bool far;
    const struct monuments_ui_hexes *lit; /* where one may; the others step back. NULL: nothing is chosen */
    unsigned at;                          /* the cursor's hex, or MONUMENTS_NO_HEX */
    unsigned from;                        /* a way is drawn from here to the cursor; or MONUMENTS_NO_HEX */
};
void monuments_ui_board_draw(const struct monuments_ui_board *view);
/* What stands in a hex of the near board: units in their seat's colours with their number, buildings, tokens
 * of resources, monuments; and its name, on a light or a dark ground. */
enum monuments_ui_named { MONUMENTS_UI_UNNAMED, MONUMENTS_UI_NAMED_ON_LIGHT, MONUMENTS_UI_NAMED_ON_DARK };
void monuments_ui_pieces_draw(struct area box, unsigned hex, enum monuments_ui_named named);

/* The cursor goes to a hex. Pans until it is in view with what lies around it; or to a seat's monument, with
 * as much in view as has room of what it holds. */
void monuments_ui_board_go(unsigned hex);
void monuments_ui_board_centre(unsigned seat);
/* Pans up or down until both are above that y: a list will lie there. And a hex is marked, with the way to
 * it. */
void monuments_ui_board_above(unsigned hex, unsigned other, int y);
void monuments_ui_board_mark(unsigned from, unsigned hex);

/* It goes by a key of the pad among some hexes or (NULL) all. Heard; false: there is none that way. */
bool monuments_ui_board_steer(enum key direction, const struct monuments_ui_hexes *among);
/* The nearest hex in the direction of a key of the pad, among the same; `at` itself if there is none. */
unsigned monuments_ui_board_towards(unsigned at, enum key direction, const struct monuments_ui_hexes *among);
/* The one of some hexes that is nearest; `at` itself if there is none. */
unsigned monuments_ui_board_nearest(unsigned at, const struct monuments_ui_hexes *among);

#endif
