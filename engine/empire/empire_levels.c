/* The opponents of Eight-Minute Empire. Playouts of the hardest are what the RP2040 does in three seconds at
 * 125 MHz (search.device.playouts_per_s.empire in tools/bench); how they do against each other:
 * docs/opponents.md. */
#include "empire_levels.h"

const struct game_level empire_levels[EMPIRE_LEVELS] = {
    {"easy", "Easy", "Spreads by feel, loves land, and often slips.", 16, 16, 110, 0, 8},
    {"normal", "Normal", "Looks ahead a little, and likes goods.", 100, 40, 8, 2, 4},
    {"hard", "Hard", "Thinks for three seconds, and wants to win.", 2200, 60, 0, 0, 0},
};
