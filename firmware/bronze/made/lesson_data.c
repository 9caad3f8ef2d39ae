/* Made of a lesson's text by tools/lessons. */
#include <stddef.h>

#include "lesson.h"

extern const struct lesson bronze_ui_lesson;

/* clang-format off */
static const struct lesson_caption captions_0[] = {
{NULL, "You are red and round. These *markers* are your people.", NULL, LESSON_AREA, 24, 6, 190, 56, 12},
};
static const struct lesson_caption captions_1[] = {
{NULL, "The most markers on a *tile* win its *province*: here five *points*.", NULL, LESSON_AREA, 0, 49, 27, 55, 12},
};
static const struct lesson_caption captions_2[] = {
{"Your turn", "Each turn you take a *card*. Press A to see four.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "It *settles* these lands and people. Take the upper Wheel.", NULL, LESSON_AREA, 0, 4, 65, 230, 34},
{"Column", "A lays it down: your first *column*. Others come beside or below.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "Take this one, the upper Wheel.", NULL, LESSON_AREA, 0, 4, 65, 230, 34},
{NULL, "Only here now.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_2[] = {0x111, };
static const struct lesson_caption captions_3[] = {
{NULL, "Lit *spots* fit the card. Choose one with the pad, then A.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
{NULL, "Settle a lit spot first.", NULL, LESSON_CURSOR, 24, 0, 0, 0, 0},
};
static const move_t moves_3[] = {0x406, 0x40a, 0x40b, 0x412, 0x414, };
static const struct lesson_caption captions_4[] = {
{NULL, "All placed. One card, one marker: A on Done ends the turn.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
};
static const move_t moves_4[] = {0x300, };
static const struct lesson_caption captions_5[] = {
{"plays", "Now Lapis, blue, plays. You see every step.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
};
static const move_t moves_5[] = {0x101, };
static const move_t moves_6[] = {0x40f, };
static const move_t moves_7[] = {0x300, };
static const struct lesson_caption captions_8[] = {
{NULL, "One marker each on the tile: nobody has the most.", NULL, LESSON_AREA, 0, 49, 27, 55, 12},
};
static const struct lesson_caption captions_9[] = {
{"Your turn", "*Y* explains what you see. *X* shows points, rivals and the log.", NULL, LESSON_AREA, 24, 121, 223, 116, 14},
};
static const struct lesson_caption captions_10[] = {
{"every land", "*Bronze* settles any spot. Two dots: you place two markers.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
{"Take a card", "Choose one of these two. Left or right turns it over.", NULL, LESSON_AREA, 0, 4, 27, 230, 72},
{"Column", "To the right of the Wheel: cards *wake* those beside them.", NULL, LESSON_AREA, 0, 78, 41, 34, 34},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "Irrigation or Domestication, turned over by left or right.", NULL, LESSON_AREA, 0, 4, 27, 230, 72},
{NULL, "To the right of the Wheel, please.", NULL, LESSON_AREA, 0, 78, 41, 34, 34},
};
static const move_t moves_10[] = {0x10d, 0x11d, };
static const struct lesson_caption captions_11[] = {
{NULL, "Both are awake: two markers. The first one goes here.", NULL, LESSON_AREA, 0, 68, 80, 16, 16},
{NULL, "In the grasslands: the farmers, who have the wheat.", NULL, LESSON_AREA, 24, 68, 80, 16, 16},
};
static const move_t moves_11[] = {0x407, };
static const struct lesson_caption captions_12[] = {
{NULL, "Next, here on tile 2. There is no way back to tile 1.", NULL, LESSON_AREA, 0, 104, 80, 16, 16},
{NULL, "Beside it, on tile 2.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_12[] = {0x426, };
static const struct lesson_caption captions_13[] = {
{NULL, "The first marker on a tile brings a *city*. Green: it pays now.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "A green one: Lapis has Religion, and you have none.", NULL, LESSON_AREA, 0, 214, 50, 22, 30},
};
static const move_t moves_13[] = {0x223, 0x204, };
static const struct lesson_caption captions_14[] = {
{NULL, "Small +10: points that you lead now, and could still lose.", NULL, LESSON_AREA, 0, 166, 4, 40, 15},
};
static const move_t moves_14[] = {0x300, };
static const struct lesson_caption captions_15[] = {
{"Turn done", "What changed your points, and why. A makes it final.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_15[] = {0x125, };
static const move_t moves_16[] = {0x42f, };
static const move_t moves_17[] = {0x21b, };
static const move_t moves_18[] = {0x424, };
static const move_t moves_19[] = {0x300, };
static const struct lesson_caption captions_20[] = {
{NULL, "Both left tile 1, and you had the most: five points to keep.", NULL, LESSON_AREA, 0, 156, 4, 36, 15},
};
static const struct lesson_caption captions_21[] = {
{"Your turn", "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "The number: cards left in that stack. Take the other Wheel.", NULL, LESSON_AREA, 0, 202, 145, 32, 28},
{"Column", "Equal cards in one column all wake: below the first Wheel.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "The other Wheel, please: the last card.", NULL, LESSON_AREA, 0, 4, 141, 230, 34},
{NULL, "Below your first Wheel, on the left.", NULL, LESSON_AREA, 0, 40, 60, 34, 34},
};
static const move_t moves_21[] = {0x131, };
static const struct lesson_caption captions_22[] = {
{NULL, "3 5 7: so many in line, no blue between, are a *route*.", NULL, LESSON_AREA, 0, 21, 80, 26, 15},
{NULL, "In the grasslands of tile 2: it is the third one.", NULL, LESSON_CURSOR, 24, 0, 0, 0, 0},
};
static const move_t moves_22[] = {0x427, };
static const struct lesson_caption captions_23[] = {
{NULL, "One more on this tile, where Lapis has two.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
{NULL, "Stay on this tile: you need three here, Lapis has two.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_23[] = {0x429, 0x432, };
static const struct lesson_caption captions_24[] = {
{NULL, "A mistake? Hold *B*, on any screen: it takes a step back.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
};
static const move_t moves_24[] = {0x300, };
static const struct lesson_caption captions_25[] = {
{NULL, "A route of three is 3 points; of five, 6; of seven, 10.", NULL, LESSON_AREA, 0, 6, 67, 228, 30},
};
static const struct lesson_caption captions_26[] = {
{NULL, "We skip to the last two turns of another match.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_27[] = {
{NULL, "You lead by 26 to 22.", NULL, LESSON_AREA, 0, 154, 4, 82, 15},
};
static const struct lesson_caption captions_28[] = {
{NULL, "Two empty stacks bring the last round. Two have one card left.", NULL, LESSON_AREA, 24, 75, 189, 110, 13},
};
static const struct lesson_caption captions_29[] = {
{"Your turn", "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "Below: the best column for this card. In that, four cards wake!", NULL, LESSON_AREA, 0, 5, 183, 230, 34},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "Irrigation, the last of the four.", NULL, LESSON_AREA, 0, 4, 141, 230, 34},
{NULL, "In the third column, where four cards wake.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_29[] = {0x133, };
static const struct lesson_caption captions_30[] = {
{NULL, "Lapis left four markers on tile 4. Have five: first its deserts.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "In the deserts of tile 4.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_30[] = {0x46c, };
static const struct lesson_caption captions_31[] = {
{NULL, "The fifth in line: the longer route replaces the short one.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
{NULL, "In the deserts of tile 4: that makes a route of five.", NULL, LESSON_CURSOR, 24, 0, 0, 0, 0},
};
static const move_t moves_31[] = {0x46d, };
static const struct lesson_caption captions_32[] = {
{NULL, "Two more on tile 4.", NULL, LESSON_NOTHING, 1, 0, 0, 0, 0},
{NULL, "On tile 4: in the savannas or the mountains.", NULL, LESSON_CURSOR, 1, 0, 0, 0, 0},
};
static const move_t moves_32[] = {0x469, 0x461, };
static const struct lesson_caption captions_33[] = {
{NULL, "One more on tile 4.", NULL, LESSON_NOTHING, 1, 0, 0, 0, 0},
{NULL, "On tile 4: in the mountains or the woods.", NULL, LESSON_CURSOR, 1, 0, 0, 0, 0},
};
static const move_t moves_33[] = {0x460, 0x464, 0x465, };
static const struct lesson_caption captions_34[] = {
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_34[] = {0x300, };
static const move_t moves_35[] = {0x103, };
static const move_t moves_36[] = {0x4c0, };
static const move_t moves_37[] = {0x300, };
static const struct lesson_caption captions_38[] = {
{"Your turn", "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "Take Religion: then a second stack is empty.", NULL, LESSON_AREA, 0, 4, 65, 230, 34},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "Religion: then a second stack is empty.", NULL, LESSON_AREA, 0, 4, 65, 230, 34},
{NULL, "In column 1 or 3: there it wakes another card.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_38[] = {0x111, 0x113, };
static const struct lesson_caption captions_39[] = {
{NULL, "Tile 4 is yours. Now on, into the deserts of tile 5.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "In the deserts of tile 5.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_39[] = {0x48c, };
static const struct lesson_caption captions_40[] = {
{NULL, "Take either city: it is free.", NULL, LESSON_NOTHING, 1, 0, 0, 0, 0},
};
static const move_t moves_40[] = {0x203, 0x229, };
static const struct lesson_caption captions_41[] = {
{NULL, "Seven in line!", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
{NULL, "In the deserts: the seventh in line.", NULL, LESSON_CURSOR, 24, 0, 0, 0, 0},
};
static const move_t moves_41[] = {0x48d, };
static const struct lesson_caption captions_42[] = {
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_42[] = {0x300, };
static const move_t moves_43[] = {0x101, };
static const move_t moves_44[] = {0x4c8, };
static const move_t moves_45[] = {0x300, };
static const struct lesson_caption captions_46[] = {
{"Cities", "Nothing can be lost any more. Cities count, each for its task.", NULL, LESSON_NOTHING, 134, 0, 0, 0, 0},
{"Provinces", "And the provinces that were led.", NULL, LESSON_NOTHING, 134, 0, 0, 0, 0},
};
static const struct lesson_step steps[] = {
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_0, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_1, NULL},
{LESSON_DO, 4, 1, 2, LESSON_ANYWHERE, 0x0, captions_2, moves_2},
{LESSON_DO, 1, 5, 1, LESSON_ANYWHERE, 0x0, captions_3, moves_3},
{LESSON_DO, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_4, moves_4},
{LESSON_WATCH, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_5, moves_5},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_6},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_7},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_8, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_9, NULL},
{LESSON_DO, 4, 2, 2, LESSON_ANYWHERE, 0x0, captions_10, moves_10},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x407, captions_11, moves_11},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x426, captions_12, moves_12},
{LESSON_DO, 1, 2, 1, LESSON_ANYWHERE, 0x0, captions_13, moves_13},
{LESSON_DO, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_14, moves_14},
{LESSON_WATCH, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_15, moves_15},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_16},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_17},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_18},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_19},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_20, NULL},
{LESSON_DO, 4, 1, 2, LESSON_ANYWHERE, 0x0, captions_21, moves_21},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x427, captions_22, moves_22},
{LESSON_DO, 1, 2, 1, LESSON_ON_MOVE, 0x429, captions_23, moves_23},
{LESSON_DO, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_24, moves_24},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_25, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_26, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_27, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_28, NULL},
{LESSON_DO, 3, 1, 2, LESSON_ANYWHERE, 0x0, captions_29, moves_29},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x46c, captions_30, moves_30},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x46d, captions_31, moves_31},
{LESSON_DO, 1, 2, 1, LESSON_ON_MOVE, 0x469, captions_32, moves_32},
{LESSON_DO, 1, 3, 1, LESSON_ON_MOVE, 0x460, captions_33, moves_33},
{LESSON_DO, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_34, moves_34},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_35},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_36},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_37},
{LESSON_DO, 3, 2, 2, LESSON_ANYWHERE, 0x0, captions_38, moves_38},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x48c, captions_39, moves_39},
{LESSON_DO, 1, 2, 0, LESSON_ANYWHERE, 0x0, captions_40, moves_40},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x48d, captions_41, moves_41},
{LESSON_DO, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_42, moves_42},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_43},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_44},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_45},
{LESSON_COUNT, 2, 0, 0, LESSON_ANYWHERE, 0x0, captions_46, NULL},
};
static const uint8_t before_0[] = {0};
static const uint8_t before_1[] = {
57, 1, 0, 6, 4, 0, 0, 3, 0, 49, 1, 0, 3, 4, 0, 0, 3, 0, 25, 1, 0, 18, 4, 0, 0, 3, 0, 61, 1, 0, 1, 4, 0, 0, 3, 0, 33, 1, 0, 9, 4, 0, 0, 3, 0, 33, 1, 0, 50, 4, 0, 46, 2, 0, 39, 4, 0, 0, 3, 0, 17, 1, 0, 12, 4, 0, 0, 3, 0, 5, 1, 0, 
51, 4, 0, 70, 4, 0, 27, 2, 0, 0, 3, 0, 21, 1, 0, 38, 4, 0, 11, 2, 0, 33, 4, 0, 0, 3, 0, 21, 1, 0, 65, 4, 0, 111, 4, 0, 32, 2, 0, 0, 3, 0, 25, 1, 0, 35, 4, 0, 0, 3, 0, 50, 1, 0, 0, 3, 0, 53, 1, 0, 45, 4, 0, 68, 4, 0, 1, 2, 0, 0, 3, 0, 
1, 1, 0, 114, 4, 0, 0, 3, 0, 35, 1, 0, 76, 4, 0, 0, 3, 0, 34, 1, 0, 106, 4, 0, 99, 4, 0, 133, 4, 0, 2, 2, 0, 0, 3, 0, 56, 1, 0, 67, 4, 0, 102, 4, 0, 0, 2, 0, 0, 3, 0, 19, 1, 0, 163, 4, 0, 10, 2, 0, 166, 4, 0, 195, 4, 0, 17, 2, 0, 0, 3, 0, 
};
static const struct lesson_scene scenes[] = {
{1219, 2, 1, {0, 0, 0, 0, 0, 0, }, 0, 0, before_0},
{290, 2, 1, {0, 0, 0, 0, 0, 0, }, 26, 72, before_1},
};
const struct lesson bronze_ui_lesson = {scenes, steps, 2, 47, 4, 167};
