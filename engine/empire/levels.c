/* The opponents of Eight-Minute Empire. The hardest has as many playouts as keep every decision to three
 * seconds of the RP2040 at 125 MHz; how they were found, and how the levels do against each other:
 * docs/opponents.md. */
#include "levels.h"

const struct game_level empire_levels[EMPIRE_LEVELS] = {
    {.name = "gentle",
     .title = "Gentle",
     .words = "Loves land, and often forgets what it was doing.",
     .playouts = 16,
     .cutoff = 16,
     .favourite = 0, /* regions */
     .liking = 8,
     .lapses = 180,
     .number = 4},
    {.name = "easy",
     .title = "Easy",
     .words = "Spreads by feel, loves land, and often slips.",
     .playouts = 16,
     .cutoff = 16,
     .blunders = 110,
     .favourite = 0, /* regions */
     .liking = 8,
     .number = 1},
    {.name = "normal",
     .title = "Normal",
     .words = "Looks ahead a little, and likes goods.",
     .playouts = 100,
     .cutoff = 40,
     .blunders = 8,
     .favourite = 2, /* goods */
     .liking = 4,
     .number = 2},
    {.name = "hard",
     .title = "Hard",
     .words = "Thinks for three seconds, and wants to win.",
     .playouts = 2550,
     .cutoff = 36,
     .number = 3},
};
