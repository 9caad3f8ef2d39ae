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

/* Made by tools/chances: a pair for each number of seats. */
const uint16_t empire_chances[][2][GAME_CHANCES] = {
    {{0, 23, 38, 303, 477, 661, 816, 948, 1000}, {7, 146, 275, 436, 511, 625, 654, 894, 984}},
    {{0, 9, 19, 248, 342, 562, 784, 909, 1000}, {13, 127, 294, 387, 449, 566, 644, 794, 966}},
    {{0, 0, 0, 144, 304, 524, 649, 774, 899}, {32, 166, 240, 348, 469, 499, 660, 781, 970}},
    {{0, 0, 0, 79, 259, 593, 768, 893, 1000}, {17, 161, 223, 290, 467, 521, 604, 752, 967}},
};
