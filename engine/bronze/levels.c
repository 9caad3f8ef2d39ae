/* The opponents of Bronze. The hardest has as many playouts as keep every decision to three seconds of the
 * RP2040 at 125 MHz; how they were found, and how the levels do against each other: docs/opponents.md. */
#include "levels.h"

const struct game_level bronze_levels[BRONZE_LEVELS] = {
    {.name = "easy",
     .title = "Easy",
     .words = "Loves cities, and often errs.",
     .playouts = 16,
     .cutoff = 24,
     .favourite = 2, /* cities */
     .liking = 6,
     .lapses = 115,
     .number = 1},
    {.name = "normal",
     .title = "Normal",
     .words = "Plans a turn or two, and likes routes.",
     .playouts = 400,
     .cutoff = 24,
     .blunders = 4,
     .favourite = 1, /* routes */
     .liking = 3,
     .number = 2},
    {.name = "hard",
     .title = "Hard",
     .words = "Thinks long, and wants to win.",
     .playouts = 1800,
     .cutoff = 24,
     .number = 3},
};

/* Among four, what makes two play well made hard play worse. */
static const struct game_level hard_of_four = {.name = "hard",
                                               .title = "Hard",
                                               .words = "Thinks long, and wants to win.",
                                               .playouts = 1700,
                                               .cutoff = 60};
const struct game_crowd bronze_crowd = {.hardest = &hard_of_four};

/* Made by tools/chances, for each number of seats. */
const struct game_chances bronze_chances[] = {
    {79,
     500,
     {{36, 197, 299, 416, 535, 635, 635, 728, 853},
      {0, 102, 155, 308, 504, 592, 784, 996, 1000},
      {0, 0, 73, 281, 496, 620, 860, 1000, 1000},
      {0, 11, 32, 216, 362, 770, 937, 1000, 1000},
      {0, 0, 0, 296, 514, 711, 989, 1000, 1000},
      {0, 55, 136, 200, 276, 383, 526, 761, 889}},
     {2, 144, 171, 339, 639, 672, 686, 915, 996}},
    {110,
     500,
     {{0, 125, 181, 181, 181, 181, 181, 306, 431},
      {0, 74, 338, 338, 338, 338, 338, 562, 687},
      {0, 0, 38, 168, 339, 610, 982, 1000, 1000},
      {0, 0, 12, 178, 402, 778, 994, 1000, 1000},
      {0, 0, 0, 168, 408, 760, 1000, 1000, 1000},
      {0, 0, 0, 285, 499, 580, 938, 1000, 1000}},
     {2, 158, 261, 285, 440, 565, 726, 869, 998}},
    {145,
     500,
     {{0, 76, 163, 240, 338, 460, 655, 780, 905},
      {0, 89, 142, 254, 309, 398, 618, 777, 902},
      {0, 0, 127, 212, 377, 442, 807, 977, 1000},
      {0, 0, 81, 248, 482, 607, 773, 848, 973},
      {4, 135, 223, 436, 563, 724, 979, 1000, 1000},
      {0, 114, 239, 387, 534, 631, 754, 878, 1000}},
     {15, 169, 241, 352, 389, 503, 591, 711, 973}},
};
