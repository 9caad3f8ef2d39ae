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

/* Made by tools/chances: a pair for each number of seats. */
const uint16_t bronze_chances[][2][GAME_CHANCES] = {
    {{0, 0, 93, 292, 478, 629, 849, 1000, 1000}, {1, 190, 190, 342, 670, 730, 730, 949, 995}},
    {{0, 0, 129, 258, 258, 523, 991, 1000, 1000}, {0, 131, 162, 261, 582, 742, 820, 900, 999}},
    {{0, 0, 114, 239, 350, 486, 734, 977, 1000}, {16, 128, 262, 350, 383, 512, 602, 739, 985}},
};
