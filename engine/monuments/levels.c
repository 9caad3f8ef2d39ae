/* The opponents of Monuments. The hardest has as many playouts as keep every decision to three seconds of the
 * RP2040 at 125 MHz; how they were found, and how the levels do against each other: docs/opponents.md. */
#include "levels.h"

const struct game_level monuments_levels[MONUMENTS_LEVELS] = {
    {.name = "gentle",
     .title = "Gentle",
     .words = "Hoards, and forgets its plans.",
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
     .words = "Thinks long, and wants to win.",
     .playouts = 450,
     .cutoff = 24,
     .number = 3},
};

/* Made by tools/chances, for each number of seats. */
const struct game_chances monuments_chances[] = {
    {331,
     175,
     {{29, 183, 307, 502, 502, 568, 680, 821, 950},
      {0, 30, 164, 333, 496, 646, 725, 832, 984},
      {44, 155, 155, 284, 587, 711, 839, 856, 957},
      {22, 44, 44, 239, 537, 768, 867, 964, 1000},
      {0, 31, 87, 281, 580, 775, 918, 970, 1000},
      {0, 6, 6, 313, 474, 699, 965, 997, 1000}},
     {0, 421, 676, 709, 769, 769, 882, 928, 1000}},
    {469,
     175,
     {{0, 89, 132, 132, 343, 716, 783, 920, 1000},
      {0, 138, 138, 281, 431, 547, 651, 651, 821},
      {0, 37, 112, 302, 406, 647, 843, 930, 1000},
      {15, 22, 104, 245, 504, 726, 868, 895, 991},
      {10, 23, 69, 185, 494, 758, 920, 920, 1000},
      {0, 53, 53, 213, 484, 772, 927, 943, 1000}},
     {0, 144, 524, 660, 671, 698, 859, 991, 1000}},
    {597,
     200,
     {{0, 76, 147, 220, 220, 276, 292, 417, 542},
      {0, 35, 85, 178, 354, 619, 619, 619, 757},
      {0, 0, 84, 268, 412, 653, 865, 865, 1000},
      {0, 36, 70, 148, 561, 752, 864, 1000, 1000},
      {0, 20, 25, 171, 387, 773, 872, 1000, 1000},
      {0, 0, 48, 230, 507, 775, 952, 1000, 1000}},
     {7, 346, 656, 740, 740, 755, 860, 901, 1000}},
};
