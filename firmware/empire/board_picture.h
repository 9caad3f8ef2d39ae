/* The maps of Eight-Minute Empire on the screen: regions with their holders, pieces, sea ways, and the cursor
 * that goes from region to region. map_data.h tells how they are stored. */
#ifndef OXHIDE_EMPIRE_BOARD_PICTURE_H
#define OXHIDE_EMPIRE_BOARD_PICTURE_H

#include <stdbool.h>
#include <stdint.h>

#include "empire/empire.h"
#include "map_data.h"
#include "screen.h"

enum { EMPIRE_UI_NOWHERE = 0xff };

struct empire_ui_board {
    const struct empire_state *state;
    const struct empire_control *control; /* of it, while it is drawn */
    int y;                                /* the upper edge, of EMPIRE_UI_MAP_HEIGHT pixels */
    bool choosing;                        /* regions that are not lit step back */
    bool together;                        /* the continent of the cursor's region is lighter */
    uint32_t lit;                         /* where one may */
    uint8_t at;                           /* the cursor's region, or EMPIRE_UI_NOWHERE */
    uint8_t from; /* doesn't step back, and a way leads from there to the cursor; or EMPIRE_UI_NOWHERE */
};
/* The match below the title, nothing lit, with the cursor there or EMPIRE_UI_NOWHERE. */
struct empire_ui_board empire_ui_board_view(uint8_t at);
/* While a step is seen to be made, with the piece on its way. */
void empire_ui_board_draw(struct empire_ui_board view);

/* The nearest of some regions in the direction of a key of the pad, or of KEY_A: in any. `at` itself if there
 * is none. */
uint8_t empire_ui_board_towards(uint8_t at, enum key direction, uint32_t among);
uint32_t empire_ui_board_all(void); /* all regions of the side */

/* An owner's shape and colours; EMPIRE_NEUTRAL has some too. */
unsigned empire_ui_owner_style(unsigned owner);

#endif
