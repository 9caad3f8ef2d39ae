/* The opponents of Bronze. Playouts of the hardest are what the RP2040 does in three seconds at 125 MHz
 * (search.device.playouts_per_s.bronze in tools/bench); how they do against each other: docs/opponents.md. */
#include "bronze_levels.h"

const struct game_level bronze_levels[BRONZE_LEVELS] = {
    {"easy", "Easy", "Settles by feel, loves cities, and often slips.", 40, 24, 80, 2, 6},
    {"normal", "Normal", "Plans a turn or two, and likes trade routes.", 300, 40, 8, 1, 4},
    {"hard", "Hard", "Thinks for three seconds, and wants to win.", 3000, 60, 0, 0, 0},
};
