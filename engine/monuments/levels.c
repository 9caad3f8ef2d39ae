/* The opponents of Monuments. The hardest has as many playouts as keep every decision to three seconds of the
 * RP2040 at 125 MHz; how they were found, and how the levels do against each other: docs/opponents.md. */
#include "levels.h"

const struct game_level monuments_levels[MONUMENTS_LEVELS] = {
    {.name = "gentle",
     .title = "Gentle",
     .words = "Hoards, and often forgets what it was doing.",
     .playouts = 16,
     .cutoff = 8,
     .favourite = 1, /* resources */
     .liking = 90,
     .lapses = 135,
     .number = 4},
    {.name = "easy",
     .title = "Easy",
     .words = "Hoards, and hardly dares to spend.",
     .playouts = 16,
     .cutoff = 8,
     .favourite = 1, /* resources */
     .liking = 90,
     .number = 1},
    {.name = "normal",
     .title = "Normal",
     .words = "Builds as it feels, and likes quests.",
     .playouts = 24,
     .cutoff = 20,
     .blunders = 64,
     .favourite = 6, /* completed quests */
     .liking = 8,
     .number = 2},
    {.name = "hard",
     .title = "Hard",
     .words = "Thinks for three seconds, and wants to win.",
     .playouts = 295,
     .cutoff = 40,
     .number = 3},
};
