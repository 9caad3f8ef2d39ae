/* The opponents of Eight-Minute Empire. The hardest has as many playouts as keep every decision to three
 * seconds of the RP2040 at 125 MHz; how they were found, and how the levels do against each other:
 * docs/opponents.md. */
#include "levels.h"

const struct game_level empire_levels[EMPIRE_LEVELS] = {
    {"easy", "Easy", "Spreads by feel, loves land, and often slips.", 16, 16, 110, 0, 8, 0},
    {"normal", "Normal", "Looks ahead a little, and likes goods.", 100, 40, 8, 2, 4, 0},
    {"hard", "Hard", "Thinks for three seconds, and wants to win.", 1500, 60, 0, 0, 0, 0},
};
