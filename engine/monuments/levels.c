/* The opponents of Monuments. The hardest has as many playouts as keep every decision to three seconds of the
 * RP2040 at 125 MHz; how they were found, and how the levels do against each other: docs/opponents.md. */
#include "levels.h"

const struct game_level monuments_levels[MONUMENTS_LEVELS] = {
    {.name = "gentle",
     .title = "Novice",
     .words = "Hoards, and forgets its plans.",
     .playouts = 16,
     .cutoff = 8,
     .favourite = 1, /* resources */
     .liking = 90,
     .lapses = 172,
     .number = 4},
    {.name = "shepherd",
     .title = "Shepherd",
     .words = "Wants workers, and sees half.",
     .playouts = 16,
     .cutoff = 8,
     .favourite = 2, /* workers */
     .liking = 30,
     .number = 5,
     .overlooks = 140},
    {.name = "easy",
     .title = "Hoarder",
     .words = "Hoards, hardly dares to spend.",
     .playouts = 16,
     .cutoff = 8,
     .favourite = 1, /* resources */
     .liking = 90,
     .number = 1},
    {.name = "captain",
     .title = "Captain",
     .words = "Wants an army, acts on a whim.",
     .playouts = 24,
     .cutoff = 16,
     .blunders = 32,
     .favourite = 4, /* military */
     .liking = 20,
     .number = 6,
     .overlooks = 20},
    {.name = "normal",
     .title = "Mason",
     .words = "Plans a little, likes quests.",
     .playouts = 48,
     .cutoff = 24,
     .favourite = 6, /* completed quests */
     .liking = 4,
     .number = 2,
     .slips = 110},
    {.name = "hard",
     .title = "Master",
     .words = "Thinks long, and wants to win.",
     .playouts = 450,
     .cutoff = 24,
     .number = 3},
};

/* Among more than two, reading their larger boards takes longer. */
static const struct game_level hard_of_more = {.name = "hard",
                                               .title = "Master",
                                               .words = "Thinks long, and wants to win.",
                                               .playouts = 400,
                                               .cutoff = 24};
const struct game_level *const monuments_hardest[] = {&monuments_levels[MONUMENTS_LEVELS - 1], &hard_of_more,
                                                      &hard_of_more};

/* Made by tools/chances, for each number of seats. */
const struct game_chances monuments_chances[] = {
    {332,
     175,
     {{40, 205, 357, 357, 494, 555, 573, 573, 697},
      {0, 106, 316, 321, 513, 680, 721, 774, 927},
      {17, 102, 193, 411, 478, 723, 781, 884, 1000},
      {8, 136, 140, 245, 535, 733, 891, 891, 1000},
      {0, 25, 25, 330, 491, 735, 960, 972, 1000},
      {0, 63, 129, 370, 503, 634, 809, 1000, 1000}},
     {0, 315, 605, 605, 714, 758, 867, 895, 1000}},
    {444,
     150,
     {{29, 204, 209, 349, 349, 349, 454, 679, 788},
      {90, 117, 186, 259, 350, 542, 649, 693, 772},
      {48, 65, 224, 316, 395, 532, 681, 742, 742},
      {0, 27, 99, 224, 477, 742, 821, 973, 1000},
      {0, 0, 65, 194, 471, 710, 917, 945, 945},
      {0, 33, 44, 217, 473, 737, 962, 962, 1000}},
     {0, 207, 322, 471, 584, 700, 856, 856, 1000}},
    {576,
     150,
     {{17, 161, 203, 203, 261, 261, 261, 374, 517},
      {55, 97, 105, 229, 324, 487, 667, 744, 865},
      {15, 68, 152, 316, 377, 564, 656, 656, 978},
      {0, 26, 89, 215, 434, 593, 798, 974, 1000},
      {2, 2, 70, 206, 458, 697, 893, 937, 1000},
      {0, 0, 17, 187, 545, 772, 984, 1000, 1000}},
     {0, 208, 392, 655, 832, 832, 872, 957, 1000}},
};
