/* Made of a lesson's text by tools/lessons. */
#include <stddef.h>

#include "lesson.h"

extern const struct lesson bronze_ui_lesson;

/* clang-format off */
static const struct lesson_caption captions_0[] = {
{NULL, "You are red and round. These *markers* are your people.", NULL, LESSON_AREA, true, 2, 190, 62, 16},
};
static const struct lesson_caption captions_1[] = {
{NULL, "The most markers on a *tile* win its *province*: here five *points*.", NULL, LESSON_AREA, false, 50, 24, 56, 17},
};
static const struct lesson_caption captions_2[] = {
{"Your turn", "Each turn you take a *card*. Press A to see four.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{"Take a card", "It shows the lands and people it can *settle*. Take the Wheel.", NULL, LESSON_CURSOR, false, 0, 0, 0, 0},
{"Column", "A lays it down: your first *column*. Others come beside or below.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_2[] = {0x111, };
static const struct lesson_caption captions_3[] = {
{NULL, "Lit *spots* fit the card. Choose one with the pad, then A.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_3[] = {0x406, 0x40a, 0x40b, 0x412, 0x414, };
static const struct lesson_caption captions_4[] = {
{NULL, "One card, one marker: that was a turn.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_4[] = {0x300, };
static const struct lesson_caption captions_5[] = {
{"plays", "Now Lapis, blue, plays. You see every step.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_5[] = {0x101, };
static const move_t moves_6[] = {0x40f, };
static const move_t moves_7[] = {0x300, };
static const struct lesson_caption captions_8[] = {
{NULL, "One marker each on the tile: nobody has the most.", NULL, LESSON_AREA, false, 50, 24, 56, 17},
};
static const struct lesson_caption captions_9[] = {
{"Your turn", "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{"every land", "*Bronze* settles any spot. Two dots: you place two markers.", NULL, LESSON_CURSOR, false, 0, 0, 0, 0},
{"Take a card", "Left or right turns a card over: one of the first two, please.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{"Column", "Lay it right of the Wheel: cards *wake* those beside them.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_9[] = {0x10d, 0x11d, };
static const struct lesson_caption captions_10[] = {
{NULL, "Both are awake: two markers. The first one goes here.", NULL, LESSON_AREA, true, 65, 77, 18, 18},
};
static const move_t moves_10[] = {0x407, };
static const struct lesson_caption captions_11[] = {
{NULL, "Next, tile 2. But there is no way back to tiles on the left.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_11[] = {0x426, };
static const struct lesson_caption captions_12[] = {
{NULL, "The first marker on a tile brings a *city*. Green: it pays now.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_12[] = {0x223, 0x204, };
static const struct lesson_caption captions_13[] = {
{NULL, "The small number: points that you could still lose.", NULL, LESSON_AREA, false, 164, 4, 42, 16},
};
static const move_t moves_13[] = {0x300, };
static const struct lesson_caption captions_14[] = {
{"Turn done", "What changed your points, and why.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_14[] = {0x125, };
static const move_t moves_15[] = {0x42f, };
static const move_t moves_16[] = {0x21b, };
static const move_t moves_17[] = {0x424, };
static const move_t moves_18[] = {0x300, };
static const struct lesson_caption captions_19[] = {
{NULL, "Both have left tile 1. You had the most: five points are safe.", NULL, LESSON_AREA, false, 152, 4, 38, 16},
};
static const struct lesson_caption captions_20[] = {
{"Your turn", "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{"Take a card", "Equal cards in one column all wake. Take the other Wheel.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{"Column", "Below your first one.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_20[] = {0x131, };
static const struct lesson_caption captions_21[] = {
{NULL, "Three in line on one land, no blue between: a *route*.", NULL, LESSON_AREA, true, 18, 78, 31, 17},
};
static const move_t moves_21[] = {0x427, };
static const struct lesson_caption captions_22[] = {
{NULL, "One more on this tile, where Lapis has two.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_22[] = {0x429, 0x432, };
static const struct lesson_caption captions_23[] = {
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_23[] = {0x300, };
static const struct lesson_caption captions_24[] = {
{NULL, "A route of three is 3 points; of five, 6; of seven, 10.", "Route of 3", LESSON_WORDS, false, 0, 0, 0, 0},
};
static const struct lesson_caption captions_25[] = {
{NULL, "Now the end of another match. You lead by 26 to 22.", NULL, LESSON_AREA, false, 160, 4, 76, 16},
};
static const struct lesson_caption captions_26[] = {
{NULL, "Two empty stacks bring the last round. Two have one card left.", NULL, LESSON_AREA, true, 74, 190, 106, 15},
};
static const struct lesson_caption captions_27[] = {
{"Your turn", "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{"Take a card", "Below: the best column for this card. In that, four cards wake!", NULL, LESSON_AREA, true, 2, 181, 236, 38},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_27[] = {0x133, };
static const struct lesson_caption captions_28[] = {
{NULL, "Lapis left four markers on tile 4 for good. Stay, and have five.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_28[] = {0x46c, };
static const struct lesson_caption captions_29[] = {
{NULL, "The fifth in line: the longer route replaces the short one.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_29[] = {0x46d, };
static const struct lesson_caption captions_30[] = {
{NULL, "Two more on tile 4.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_30[] = {0x469, 0x461, };
static const struct lesson_caption captions_31[] = {
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_31[] = {0x460, 0x464, 0x465, };
static const struct lesson_caption captions_32[] = {
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_32[] = {0x300, };
static const move_t moves_33[] = {0x103, };
static const move_t moves_34[] = {0x4c0, };
static const move_t moves_35[] = {0x300, };
static const struct lesson_caption captions_36[] = {
{"Your turn", "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{"Take a card", "Take Religion: then a second stack is empty.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_36[] = {0x111, 0x113, };
static const struct lesson_caption captions_37[] = {
{NULL, "Tile 4 is yours. Now on, into the deserts of tile 5.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_37[] = {0x48c, };
static const struct lesson_caption captions_38[] = {
{NULL, "Neither pays yet, but a city costs nothing.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_38[] = {0x203, 0x229, };
static const struct lesson_caption captions_39[] = {
{NULL, "Seven in line!", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_39[] = {0x48d, };
static const struct lesson_caption captions_40[] = {
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_40[] = {0x300, };
static const move_t moves_41[] = {0x101, };
static const move_t moves_42[] = {0x4c8, };
static const move_t moves_43[] = {0x300, };
static const struct lesson_step steps[] = {
{LESSON_SAY, 1, 0, captions_0, NULL, NULL},
{LESSON_SAY, 1, 0, captions_1, NULL, NULL},
{LESSON_DO, 4, 1, captions_2, moves_2, "Take the Wheel, the second one."},
{LESSON_DO, 1, 5, captions_3, moves_3, "Settle a lit spot first."},
{LESSON_DO, 1, 1, captions_4, moves_4, NULL},
{LESSON_WATCH, 1, 1, captions_5, moves_5, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_6, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_7, NULL},
{LESSON_SAY, 1, 0, captions_8, NULL, NULL},
{LESSON_DO, 5, 2, captions_9, moves_9, "Turn over one of the first two; it goes right of the Wheel."},
{LESSON_DO, 1, 1, captions_10, moves_10, "Here in the grasslands: the farmers, who have the wheat."},
{LESSON_DO, 1, 1, captions_11, moves_11, "Beside it, on tile 2."},
{LESSON_DO, 1, 2, captions_12, moves_12, "Lapis has Religion, and you have none. Take another one."},
{LESSON_DO, 1, 1, captions_13, moves_13, NULL},
{LESSON_WATCH, 1, 1, captions_14, moves_14, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_15, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_16, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_17, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_18, NULL},
{LESSON_SAY, 1, 0, captions_19, NULL, NULL},
{LESSON_DO, 4, 1, captions_20, moves_20, "The other Wheel, below the first one."},
{LESSON_DO, 1, 1, captions_21, moves_21, "In the grasslands of tile 2: it is the third one."},
{LESSON_DO, 1, 2, captions_22, moves_22, "Stay on this tile: you need three here, Lapis has two."},
{LESSON_DO, 1, 1, captions_23, moves_23, NULL},
{LESSON_SAY, 1, 0, captions_24, NULL, NULL},
{LESSON_SAY, 1, 0, captions_25, NULL, NULL},
{LESSON_SAY, 1, 0, captions_26, NULL, NULL},
{LESSON_DO, 3, 1, captions_27, moves_27, "Irrigation, in the third column."},
{LESSON_DO, 1, 1, captions_28, moves_28, "In the deserts of tile 4."},
{LESSON_DO, 1, 1, captions_29, moves_29, "In the deserts of tile 4: that makes a route of five."},
{LESSON_DO, 1, 2, captions_30, moves_30, "On tile 4, left of here: in the savannas or the mountains."},
{LESSON_DO, 1, 3, captions_31, moves_31, "On tile 4: in the mountains or the woods."},
{LESSON_DO, 1, 1, captions_32, moves_32, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_33, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_34, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_35, NULL},
{LESSON_DO, 3, 2, captions_36, moves_36, "Religion, in column 1 or 3: there it wakes another card."},
{LESSON_DO, 1, 1, captions_37, moves_37, "In the deserts of tile 5."},
{LESSON_DO, 1, 2, captions_38, moves_38, NULL},
{LESSON_DO, 1, 1, captions_39, moves_39, "In the deserts: the seventh in line."},
{LESSON_DO, 1, 1, captions_40, moves_40, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_41, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_42, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_43, NULL},
};
static const uint8_t before_0[] = {0};
static const uint8_t before_1[] = {
57, 1, 0, 6, 4, 0, 0, 3, 0, 49, 1, 0, 3, 4, 0, 0, 3, 0, 25, 1, 0, 18, 4, 0, 0, 3, 0, 61, 1, 0, 1, 4, 0, 0, 3, 0, 33, 1, 0, 9, 4, 0, 0, 3, 0, 33, 1, 0, 50, 4, 0, 46, 2, 0, 39, 4, 0, 0, 3, 0, 17, 1, 0, 12, 4, 0, 0, 3, 0, 5, 1, 0, 
51, 4, 0, 70, 4, 0, 27, 2, 0, 0, 3, 0, 21, 1, 0, 38, 4, 0, 11, 2, 0, 33, 4, 0, 0, 3, 0, 21, 1, 0, 65, 4, 0, 111, 4, 0, 32, 2, 0, 0, 3, 0, 25, 1, 0, 35, 4, 0, 0, 3, 0, 50, 1, 0, 0, 3, 0, 53, 1, 0, 45, 4, 0, 68, 4, 0, 1, 2, 0, 0, 3, 0, 
1, 1, 0, 114, 4, 0, 0, 3, 0, 35, 1, 0, 76, 4, 0, 0, 3, 0, 34, 1, 0, 106, 4, 0, 99, 4, 0, 133, 4, 0, 2, 2, 0, 0, 3, 0, 56, 1, 0, 67, 4, 0, 102, 4, 0, 0, 2, 0, 0, 3, 0, 19, 1, 0, 163, 4, 0, 10, 2, 0, 166, 4, 0, 195, 4, 0, 17, 2, 0, 0, 3, 0, 
};
static const struct lesson_scene scenes[] = {
{1219, 2, 1, {0, 0, 0, 0, 0, 0, }, 0, 0, before_0},
{290, 2, 1, {0, 0, 0, 0, 0, 0, }, 25, 72, before_1},
};
const struct lesson bronze_ui_lesson = {scenes, steps, 2, 44, 4, 184};
