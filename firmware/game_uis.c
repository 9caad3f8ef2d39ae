#include "game_ui.h"

#include <stddef.h>

const struct game_ui *const game_uis[] = {
    NULL,
};

bool game_going_on(struct going_on *match) {
    (void)match;
    return false;
}

void game_go_on(void) {}
