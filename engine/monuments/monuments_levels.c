/* The opponents of Monuments. Playouts of the hardest are what the RP2040 does in three seconds at 125 MHz
 * (search.device.playouts_per_s.monuments in tools/bench); how they do against each other: docs/opponents.md.
 */
#include "monuments_levels.h"

const struct game_level monuments_levels[MONUMENTS_LEVELS] = {
    {"easy", "Easy", "Hoards, and hardly dares to spend.", 16, 8, 0, 1, 90},
    {"normal", "Normal", "Builds as it feels, and likes quests.", 36, 20, 40, 6, 8},
    {"hard", "Hard", "Thinks for three seconds, and wants to win.", 500, 40, 0, 0, 0},
};
