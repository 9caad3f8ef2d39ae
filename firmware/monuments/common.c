#include <assert.h>
#include <stddef.h>

#include "board_picture.h"
#include "board_pieces.h"
#include "canvas.h"
#include "chrome.h"
#include "match.h"
#include "match_screens.h"
#include "match_try.h"
#include "memory.h"
#include "monuments_ui.h"
#include "palette.h"
#include "play.h"
#include "type.h"
#include "words.h"

const void *monuments_ui_state(void) {
    return play_state();
}

unsigned monuments_ui_me(void) {
    return play_seat();
}

const struct monuments_step *monuments_ui_step(void) {
    struct monuments_step *const step = &monuments_ui_memory()->step;
    monuments_step(play_state(), step);
    return step;
}

const move_t *monuments_ui_moves(unsigned *count) {
    *count = match_moves(play_match(), match_scratch());
    return match_scratch();
}

/* Ops whose first field is no hex, or that are nowhere. */
static bool is_nowhere(unsigned op) {
    static const uint8_t nowhere[] = {
        MONUMENTS_OP_PLAY, MONUMENTS_OP_TAKE,  MONUMENTS_OP_KEEP,  MONUMENTS_OP_UPGRADE, MONUMENTS_OP_SPARE,
        MONUMENTS_OP_HALT, MONUMENTS_OP_SPAWN, MONUMENTS_OP_BONUS, MONUMENTS_OP_OPTION,  MONUMENTS_OP_SCRAP,
        MONUMENTS_OP_ROLL, MONUMENTS_OP_SWAP,  MONUMENTS_OP_DONE,  MONUMENTS_OP_QUEST};
    for (unsigned i = 0; i < sizeof nowhere; i++) {
        if (nowhere[i] == op) {
            return true;
        }
    }
    return false;
}

static bool is_mine(unsigned hex) {
    struct monuments_hex here;
    monuments_hex(monuments_ui_state(), hex, &here);
    return here.seat == monuments_ui_me();
}

unsigned monuments_ui_move_place(move_t move) {
    if (is_nowhere(monuments_move_op(move))) {
        return MONUMENTS_NO_HEX;
    }
    if (monuments_move_op(move) == MONUMENTS_OP_BRIDGE) {
        const struct monuments_river *river = &monuments_rivers[monuments_move_hex(move)];
        return is_mine(river->hex) ? river->hex : river->other;
    }
    return monuments_move_hex(move);
}

static unsigned far_bank(move_t move) {
    const struct monuments_river *river = &monuments_rivers[monuments_move_hex(move)];
    return monuments_ui_move_place(move) == river->hex ? river->other : river->hex;
}

static unsigned beside(unsigned hex, unsigned direction) {
    return hex == MONUMENTS_NO_HEX ? MONUMENTS_NO_HEX : monuments_place(hex).near[direction];
}

unsigned monuments_ui_move_to(move_t move) {
    const unsigned hex = monuments_move_hex(move);
    switch (monuments_move_op(move)) {
    case MONUMENTS_OP_GO:
    case MONUMENTS_OP_FERRY:
        return beside(hex, monuments_move_direction(move));
    case MONUMENTS_OP_SHIFT:
        return beside(beside(hex, monuments_move_direction(move)), monuments_move_extra(move));
    case MONUMENTS_OP_TRAIN:
        return monuments_move_token(move) == (unsigned)MONUMENTS_TOKEN_UNITS + MONUMENTS_NAVY
                   ? beside(hex, monuments_move_direction(move))
                   : MONUMENTS_NO_HEX;
    case MONUMENTS_OP_BRIDGE:
        return far_bank(move);
    default:
        return MONUMENTS_NO_HEX;
    }
}

/* ---- what a move would bring */

unsigned monuments_ui_first_choices(unsigned card, unsigned *left) {
    assert(card < MONUMENTS_CARDS);
    const struct match_tried *tried = match_try(MONUMENTS_MOVE(MONUMENTS_OP_PLAY, 0, card, 0, 0));
    struct monuments_step step;
    unsigned count = 0, last = UINT32_MAX;
    if (tried->next != (int)monuments_ui_me()) {
        return 1;
    }
    move_t *moves = match_scratch();
    const unsigned all = monuments.moves(tried->state, moves);
    monuments_step(tried->state, &step);
    *left = step.left;
    for (unsigned i = 0; i < all; i++) {
        const unsigned op = monuments_move_op(moves[i]);
        const bool token = op == MONUMENTS_OP_UPGRADE || op == MONUMENTS_OP_SWAP;
        const unsigned what = token ? monuments_move_token(moves[i]) : monuments_move_hex(moves[i]);
        if (op != MONUMENTS_OP_QUEST && op != MONUMENTS_OP_BRIDGE && what != last) {
            count++;
            last = what;
        }
    }
    return count;
}

void monuments_ui_back(void) {
    const unsigned before = monuments_ui_step()->kind;
    match_undo_key();
    if (before != MONUMENTS_TASK_TURN && monuments_ui_step()->kind == MONUMENTS_TASK_TURN &&
        play_person_to_move()) {
        monuments_ui_cards_show();
    }
}

void monuments_ui_title(const char *words) {
    match_title(monuments_ui_me(), words, CHROME_NO_PHASE);
}

/* ---- status */

enum { LINE1 = CHROME_STATUS_Y, LINE2 = CHROME_STATUS_Y + 17 };

void monuments_ui_status_ground(void) {
    const int y = MONUMENTS_UI_BOARD_Y + MONUMENTS_UI_BOARD_HEIGHT;
    canvas_fill(0, y, CANVAS_WIDTH, CHROME_STATUS_HEIGHT + 1, COLOUR_NIGHT);
    canvas_fill(0, y, CANVAS_WIDTH, 1, COLOUR_INK);
}

static const char *terrain_word(unsigned hex) {
    static const char *const words[] = {"forest", "pasture", "mountain", "field", "monument", "sea", "lake"};
    return monuments_open(monuments_ui_state(), hex) ? words[monuments_hexes[hex].terrain] : "not in play";
}

/* Whose continent or island it is. */
static const char *region_title(unsigned hex) {
    const unsigned region = monuments_hexes[hex].region;
    return region < MONUMENTS_REGIONS ? monuments_regions[region].title : "";
}

/* Units by kind, each with its number. */
static int draw_units(int x, const struct monuments_hex *here) {
    for (unsigned unit = 0; unit < MONUMENTS_UNITS; unit++) {
        if (here->units[unit] > 0) {
            x = monuments_ui_pieces_unit(x, LINE2 + 3, unit, here->units[unit], here->seat) + 4;
        }
    }
    return x;
}

static int draw_buildings(int x, const struct monuments_hex *here) {
    for (unsigned i = 0; i < MONUMENTS_BUILDINGS * play_seats(); i++) {
        const unsigned seat = i / MONUMENTS_BUILDINGS, building = i % MONUMENTS_BUILDINGS;
        const bool ruin = (here->ruins[seat] >> building & 1) != 0;
        if (ruin || (here->buildings[seat] >> building & 1) != 0) {
            x = monuments_ui_pieces_building(x, LINE2 + 3, building, ruin, seat) + 3;
        }
    }
    return x;
}

static int draw_resources(int x, const struct monuments_hex *here) {
    for (unsigned resource = 0; resource < MONUMENTS_RESOURCES; resource++) {
        for (unsigned i = 0; i < here->resources[resource]; i++) {
            x = monuments_ui_pieces_resource(x, LINE2 + 6, resource) + 1;
        }
    }
    return x;
}

static void draw_owner(const struct monuments_hex *here) {
    if (here->seat != MONUMENTS_NOBODY) {
        const char *name = play_name(here->seat);
        type_draw_right(236, LINE1 + 1, TYPE_SMALL, COLOUR_MIST, name);
        icon_draw(236 - type_width(TYPE_SMALL, name) - 14, LINE1 + 4, match_seat_icon(here->seat), 12);
    }
}

static void draw_yield(unsigned hex) {
    const unsigned seat = monuments_ui_me() < play_seats() ? monuments_ui_me() : 0;
    const unsigned makes = monuments_production(monuments_ui_state(), seat, hex);
    if (makes > 0) {
        words_right(226, LINE2 + 1, TYPE_SMALL, COLOUR_GOODLIGHT, "makes %u", makes);
        monuments_ui_pieces_resource(228, LINE2 + 6, monuments_hexes[hex].terrain);
    }
}

void monuments_ui_status(unsigned hex) {
    assert(hex < MONUMENTS_HEXES);
    struct monuments_hex here;
    monuments_hex(monuments_ui_state(), hex, &here);
    monuments_ui_status_ground();
    words_rich(4, LINE1, TYPE_BODY, COLOUR_PAPYRUS, "{:gold}*%s*{:} %s{7}{:mist}%s",
               monuments_ui_hex_name(hex), terrain_word(hex), region_title(hex));
    draw_owner(&here);
    const int x = draw_resources(draw_buildings(draw_units(4, &here) + 2, &here) + 2, &here);
    if (x == 8) {
        type_draw(4, LINE2, TYPE_SMALL, COLOUR_DUSK, "empty");
    }
    draw_yield(hex);
}
