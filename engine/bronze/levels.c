/* The opponents of Bronze. The hardest has as many playouts as keep every decision to three seconds of the
 * RP2040 at 125 MHz; how they were found, and how the levels do against each other: docs/opponents.md. */
#include "levels.h"

const struct game_level bronze_levels[BRONZE_LEVELS] = {
    {.name = "easy",
     .title = "Novice",
     .words = "Loves cities, and often slips.",
     .playouts = 16,
     .cutoff = 24,
     .favourite = 2, /* cities */
     .liking = 6,
     .lapses = 155,
     .number = 1},
    {.name = "settler",
     .title = "Settler",
     .words = "Wants land, and sees little.",
     .playouts = 16,
     .cutoff = 24,
     .favourite = 0, /* provinces */
     .liking = 6,
     .number = 4,
     .overlooks = 170},
    {.name = "herder",
     .title = "Herder",
     .words = "Likes routes, plans for today.",
     .playouts = 28,
     .cutoff = 16,
     .favourite = 1, /* routes */
     .liking = 4,
     .number = 5,
     .overlooks = 100},
    {.name = "builder",
     .title = "Builder",
     .words = "Dreams of cities, misses much.",
     .playouts = 60,
     .cutoff = 24,
     .favourite = 2, /* cities */
     .liking = 4,
     .number = 6,
     .overlooks = 60},
    {.name = "elder",
     .title = "Elder",
     .words = "Clings to land, misses little.",
     .playouts = 130,
     .cutoff = 24,
     .favourite = 0, /* provinces */
     .liking = 4,
     .number = 7,
     .overlooks = 34},
    {.name = "normal",
     .title = "Chief",
     .words = "Plans ahead, and likes routes.",
     .playouts = 400,
     .cutoff = 24,
     .blunders = 4,
     .favourite = 1, /* routes */
     .liking = 3,
     .number = 2},
    {.name = "hard",
     .title = "Master",
     .words = "Thinks long, and wants to win.",
     .playouts = 1800,
     .cutoff = 24,
     .number = 3},
};

/* Among more than two, provinces are won late: playouts that are cut off don't see it. */
static const struct game_level hard_of_three = {
    .name = "hard", .title = "Master", .words = "Thinks long, and wants to win.", .playouts = 780};
static const struct game_level hard_of_four = {.name = "hard",
                                               .title = "Master",
                                               .words = "Thinks long, and wants to win.",
                                               .playouts = 450,
                                               .turn_halves = 5};
const struct game_level *const bronze_hardest[] = {&bronze_levels[BRONZE_LEVELS - 1], &hard_of_three,
                                                   &hard_of_four};

/* Made by tools/chances, for each number of seats. With three and four nothing is cut off. */
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
    {143,
     25,
     {{0, 125, 250, 375, 500, 625, 750, 875, 1000},
      {0, 125, 250, 375, 500, 625, 750, 875, 1000},
      {0, 125, 250, 375, 500, 625, 750, 875, 1000},
      {0, 125, 250, 375, 500, 625, 750, 875, 1000},
      {0, 125, 250, 375, 500, 625, 750, 875, 1000},
      {0, 125, 250, 375, 500, 625, 750, 875, 1000}},
     {27, 154, 253, 318, 417, 557, 673, 848, 989}},
    {185,
     25,
     {{0, 125, 250, 375, 500, 625, 750, 875, 1000},
      {0, 125, 250, 375, 500, 625, 750, 875, 1000},
      {0, 125, 250, 375, 500, 625, 750, 875, 1000},
      {0, 125, 250, 375, 500, 625, 750, 875, 1000},
      {0, 125, 250, 375, 500, 625, 750, 875, 1000},
      {0, 125, 250, 375, 500, 625, 750, 875, 1000}},
     {25, 164, 230, 340, 441, 560, 618, 807, 970}},
};
