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
    {320,
     {{79, 283, 484, 526, 526, 526, 526, 641, 766},
      {10, 144, 271, 395, 528, 562, 748, 956, 1000},
      {0, 125, 287, 287, 559, 693, 693, 1000, 1000},
      {0, 101, 160, 471, 504, 576, 813, 922, 1000},
      {0, 0, 41, 329, 537, 711, 930, 1000, 1000},
      {0, 69, 129, 129, 513, 933, 933, 1000, 1000}},
     {0, 141, 206, 363, 438, 725, 966, 982, 1000}},
    {439,
     {{0, 121, 242, 300, 300, 380, 538, 663, 788},
      {0, 46, 119, 222, 419, 438, 689, 828, 953},
      {0, 45, 189, 226, 405, 694, 694, 821, 946},
      {0, 0, 131, 340, 340, 512, 754, 911, 1000},
      {0, 0, 81, 281, 408, 651, 781, 847, 972},
      {0, 0, 0, 0, 494, 1000, 1000, 1000, 1000}},
     {0, 294, 442, 652, 833, 903, 978, 994, 1000}},
    {555,
     {{0, 46, 93, 214, 269, 269, 355, 480, 605},
      {0, 63, 182, 207, 287, 536, 574, 705, 830},
      {0, 0, 125, 157, 337, 572, 792, 899, 1000},
      {0, 0, 64, 231, 413, 580, 732, 732, 857},
      {0, 4, 4, 212, 394, 672, 775, 861, 986},
      {0, 45, 45, 45, 410, 844, 844, 969, 1000}},
     {0, 321, 499, 630, 857, 974, 1000, 1000, 1000}},
};
