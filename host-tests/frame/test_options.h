/* All set-ups of a game, for tests that play each of them. */
#ifndef OXHIDE_TEST_OPTIONS_H
#define OXHIDE_TEST_OPTIONS_H

#include <stdbool.h>

#include "game.h"

/* Turns the options like the wheels of a counter; false when all combinations have been. */
static inline bool test_next_options(struct setup *setup) {
    for (unsigned i = 0; i < setup->game->option_count; i++) {
        if (++setup->options[i] < setup->game->options[i].value_count) {
            return true;
        }
        setup->options[i] = 0;
    }
    return false;
}

#endif
