/* The opponents of Monuments. Playouts of the hardest are what the RP2040 does in three seconds at 125 MHz
 * (search.device.playouts_per_s.monuments in tools/bench); how they do against each other: docs/opponents.md.
 */
#include "monuments_levels.h"

const struct game_level monuments_levels[MONUMENTS_LEVELS] = {
    {"easy", "Easy", "Wanders by feel, loves land, and often slips.", 16, 12, 110, 3, 8},
    {"normal", "Normal", "Looks ahead a little, and likes quests.", 150, 30, 8, 6, 4},
    {"hard", "Hard", "Thinks for three seconds, and wants to win.", 900, 40, 0, 0, 0},
};
