/* The opponents of Bronze. The hardest has as many playouts as keep every decision to three seconds of the
 * RP2040 at 125 MHz; how they were found, and how the levels do against each other: docs/opponents.md. */
#include "levels.h"

const struct game_level bronze_levels[BRONZE_LEVELS] = {
    {"easy", "Easy", "Settles by feel, loves cities, and often errs.", 16, 24, 0, 2, 6, 115},
    {"normal", "Normal", "Plans a turn or two, and likes trade routes.", 300, 40, 8, 1, 4, 0},
    {"hard", "Hard", "Thinks for three seconds, and wants to win.", 2100, 24, 0, 0, 0, 0},
};

/* Among four, what makes two play well made hard play worse. */
static const struct game_level hard_of_four = {
    "hard", "Hard", "Thinks for three seconds, and wants to win.", 2000, 60, 0, 0, 0, 0};
const struct game_crowd bronze_crowd = {.hardest = &hard_of_four};
