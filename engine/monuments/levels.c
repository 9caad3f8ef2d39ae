/* The opponents of Monuments. The hardest has as many playouts as keep every decision to three seconds of the
 * RP2040 at 125 MHz; how they were found, and how the levels do against each other: docs/opponents.md. */
#include "levels.h"

const struct game_level monuments_levels[MONUMENTS_LEVELS] = {
    {"easy", "Easy", "Hoards, and hardly dares to spend.", 16, 8, 0, 1, 90, 0},
    {"normal", "Normal", "Builds as it feels, and likes quests.", 24, 20, 64, 6, 8, 0},
    {"hard", "Hard", "Thinks for three seconds, and wants to win.", 210, 40, 0, 0, 0, 0},
};
