/* The opponents of Bronze. The hardest has as many playouts as keep every decision to three seconds of the
 * RP2040 at 125 MHz; how they were found, and how the levels do against each other: docs/opponents.md. */
#include "levels.h"

const struct game_level bronze_levels[BRONZE_LEVELS] = {
    {.name = "easy",
     .title = "Easy",
     .words = "Settles by feel, loves cities, and often errs.",
     .playouts = 16,
     .cutoff = 24,
     .favourite = 2, /* cities */
     .liking = 6,
     .lapses = 115,
     .number = 1},
    {.name = "normal",
     .title = "Normal",
     .words = "Plans a turn or two, and likes trade routes.",
     .playouts = 300,
     .cutoff = 40,
     .blunders = 8,
     .favourite = 1, /* routes */
     .liking = 4,
     .number = 2},
    {.name = "hard",
     .title = "Hard",
     .words = "Thinks for three seconds, and wants to win.",
     .playouts = 1800,
     .cutoff = 24,
     .number = 3},
};

/* Among four, what makes two play well made hard play worse. */
static const struct game_level hard_of_four = {.name = "hard",
                                               .title = "Hard",
                                               .words = "Thinks for three seconds, and wants to win.",
                                               .playouts = 1700,
                                               .cutoff = 60};
const struct game_crowd bronze_crowd = {.hardest = &hard_of_four};

/* Made by tools/chances, for each number of seats. */
const struct game_chances bronze_chances[] = {
    {79,
     {{36, 197, 299, 416, 535, 635, 635, 728, 853},
      {0, 102, 155, 308, 504, 592, 784, 996, 1000},
      {0, 0, 73, 281, 496, 620, 860, 1000, 1000},
      {0, 11, 32, 216, 362, 770, 937, 1000, 1000},
      {0, 0, 0, 296, 514, 711, 989, 1000, 1000},
      {0, 55, 136, 200, 276, 383, 526, 761, 889}},
     {2, 144, 171, 339, 639, 672, 686, 915, 996}},
    {109,
     {{0, 105, 177, 177, 177, 177, 177, 302, 427},
      {0, 67, 343, 343, 343, 343, 343, 521, 646},
      {0, 0, 39, 173, 334, 612, 957, 1000, 1000},
      {0, 0, 13, 167, 384, 793, 994, 1000, 1000},
      {0, 0, 0, 174, 430, 785, 1000, 1000, 1000},
      {0, 0, 3, 262, 534, 534, 903, 1000, 1000}},
     {3, 192, 253, 344, 525, 676, 676, 870, 996}},
    {149,
     {{0, 81, 169, 244, 311, 367, 551, 676, 801},
      {5, 136, 136, 245, 294, 372, 718, 865, 990},
      {0, 0, 125, 214, 418, 435, 777, 998, 1000},
      {0, 0, 92, 242, 430, 596, 833, 1000, 1000},
      {0, 85, 163, 456, 626, 882, 1000, 1000, 1000},
      {0, 104, 212, 332, 459, 572, 695, 820, 945}},
     {19, 157, 245, 368, 386, 509, 629, 710, 974}},
};
