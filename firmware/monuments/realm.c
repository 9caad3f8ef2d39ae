#include <stddef.h>

#include "chrome.h"
#include "match.h"
#include "match_screens.h"
#include "monuments_ui.h"
#include "play.h"

const void *realm_state(void) {
    return play_state();
}

unsigned realm_me(void) {
    return (unsigned)play_turn();
}

const struct monuments_step *realm_step(void) {
    static struct monuments_step step;
    monuments_step(play_state(), &step);
    return &step;
}

const move_t *realm_moves(unsigned *count) {
    *count = match_moves(play_match(), match_scratch());
    return match_scratch();
}

static unsigned beside(unsigned hex, unsigned direction) {
    return hex == MONUMENTS_NO_HEX ? MONUMENTS_NO_HEX : monuments_place(hex).near[direction];
}

unsigned realm_move_to(move_t move) {
    unsigned const hex = move_hex(move);
    switch (move_op(move)) {
    case OP_GO:
    case OP_FERRY:
        return beside(hex, move_direction(move));
    case OP_SHIFT:
        return beside(beside(hex, move_direction(move)), move_extra(move));
    case OP_TRAIN:
        return move_thing(move) == (unsigned)THING_UNITS + NAVY ? beside(hex, move_direction(move))
                                                                : MONUMENTS_NO_HEX;
    case OP_BRIDGE:
        return monuments_rivers[hex].other;
    default:
        return MONUMENTS_NO_HEX;
    }
}

void realm_title(const char *words) {
    match_title(realm_me(), words, CHROME_NO_PHASE);
}

void realm_help(void) {
    rules_open(realm_page());
}
