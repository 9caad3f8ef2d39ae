/* The opponents of Bronze. The hardest has as many playouts as keep every decision to three seconds of the
 * RP2040 at 125 MHz; how they were found, and how the levels do against each other: docs/opponents.md. */
#include "levels.h"

const struct game_level bronze_levels[BRONZE_LEVELS] = {
    {.name = "easy",
     .title = "Easy",
     .words = "Settles by feel, loves cities, and often errs.",
     .playouts = 16,
     .cutoff = 24,
     .favourite = 2, /* cities */
     .liking = 6,
     .lapses = 115,
     .number = 1},
    {.name = "normal",
     .title = "Normal",
     .words = "Plans a turn or two, and likes trade routes.",
     .playouts = 300,
     .cutoff = 40,
     .blunders = 8,
     .favourite = 1, /* routes */
     .liking = 4,
     .number = 2},
    {.name = "hard",
     .title = "Hard",
     .words = "Thinks for three seconds, and wants to win.",
     .playouts = 1800,
     .cutoff = 24,
     .number = 3},
};

/* Among four, what makes two play well made hard play worse. */
static const struct game_level hard_of_four = {.name = "hard",
                                               .title = "Hard",
                                               .words = "Thinks for three seconds, and wants to win.",
                                               .playouts = 1700,
                                               .cutoff = 60};
const struct game_crowd bronze_crowd = {.hardest = &hard_of_four};
