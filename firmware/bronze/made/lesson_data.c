/* Made of a lesson's text by tools/lessons. */
#include <stddef.h>

#include "lesson.h"

extern const struct lesson bronze_ui_lesson;

/* clang-format off */
static const struct lesson_caption captions_0[] = {
{NULL, "Most *points* wins: from *provinces*, *routes* and cities.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_1[] = {
{NULL, "You are the red circle. These *markers* are your people.", NULL, LESSON_AREA, 133, 2, 189, 56, 14},
};
static const struct lesson_caption captions_2[] = {
{NULL, "The most markers on a *tile* win its province: here five points.", NULL, LESSON_AREA, 0, 49, 27, 51, 12},
};
static const struct lesson_caption captions_3[] = {
{"Your turn", "Each turn you take a *card*. Press A to see four.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "A card *settles* what its pictures show. Take the upper Wheel.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "The upper Wheel, please, with its own picture up.", NULL, LESSON_AREA, 0, 4, 67, 230, 34},
{NULL, "Only here now.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_3[] = {0x111, };
static const struct lesson_caption captions_4[] = {
{NULL, "Lit *spots* fit the card. Choose savanna or shore, then A.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "In the savanna or on the shore, please: a lit spot.", NULL, LESSON_AREA, 0, 49, 96, 55, 19},
};
static const move_t moves_4[] = {0x40a, 0x40b, 0x412, 0x414, };
static const struct lesson_caption captions_5[] = {
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_5[] = {0x300, };
static const struct lesson_caption captions_6[] = {
{NULL, "One card, one marker: that was a turn.", NULL, LESSON_NOTHING, 133, 0, 0, 0, 0},
};
static const struct lesson_caption captions_7[] = {
{"plays", "Now Lapis, blue, plays. Just watch; A skips ahead.", NULL, LESSON_NOTHING, 133, 0, 0, 0, 0},
};
static const move_t moves_7[] = {0x101, };
static const move_t moves_8[] = {0x40f, };
static const move_t moves_9[] = {0x300, };
static const struct lesson_caption captions_10[] = {
{NULL, "One each: nobody leads. A tile counts once both are there.", NULL, LESSON_AREA, 181, 49, 27, 51, 12},
};
static const struct lesson_caption captions_11[] = {
{"Your turn", "*Y* explains what you see. *X* shows points, rivals and the log.", NULL, LESSON_NOTHING, 133, 0, 0, 0, 0},
};
static const struct lesson_caption captions_12[] = {
{"any land", "The back is *Bronze*: it settles any land and people. Take it.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "Every card has a back. Press right to turn this one over.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Column", "Lay it in the gold frame: a new card *wakes* its neighbours.", NULL, LESSON_AREA, 0, 78, 42, 32, 32},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "Turn Irrigation or Domestication over, with right; then press A.", NULL, LESSON_AREA, 0, 4, 29, 230, 72},
{NULL, "In the gold frame, please, right of the Wheel.", NULL, LESSON_AREA, 0, 78, 42, 32, 32},
};
static const move_t moves_12[] = {0x10d, 0x11d, };
static const struct lesson_caption captions_13[] = {
{NULL, "Both are awake: two markers. The first one goes here.", NULL, LESSON_AREA, 0, 50, 80, 16, 16},
{NULL, "In the grassland: the herders, who have the sheep.", NULL, LESSON_AREA, 0, 50, 80, 16, 16},
};
static const move_t moves_13[] = {0x406, };
static const struct lesson_caption captions_14[] = {
{NULL, "Next, here on tile 2. After that, tile 1 is closed to you.", NULL, LESSON_AREA, 0, 104, 80, 16, 16},
{NULL, "Beside it, on tile 2.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_14[] = {0x426, };
static const struct lesson_caption captions_15[] = {
{NULL, "Your first marker on a new tile brings a *city*. Green pays now.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "A green one: Lapis has Religion, and you have none.", NULL, LESSON_AREA, 0, 214, 50, 22, 30},
};
static const move_t moves_15[] = {0x223, 0x204, };
static const struct lesson_caption captions_16[] = {
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_16[] = {0x300, };
static const struct lesson_caption captions_17[] = {
{NULL, "The small number is yours for now: Lapis could still take it.", NULL, LESSON_AREA, 106, 166, 4, 40, 15},
};
static const struct lesson_caption captions_18[] = {
{"Turn done", "What changed your points, and why. A makes it final.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_18[] = {0x125, };
static const move_t moves_19[] = {0x42f, };
static const move_t moves_20[] = {0x21b, };
static const move_t moves_21[] = {0x424, };
static const move_t moves_22[] = {0x300, };
static const struct lesson_caption captions_23[] = {
{NULL, "Both have gone past tile 1. You had the most: yours for good.", NULL, LESSON_AREA, 133, 156, 4, 36, 15},
};
static const struct lesson_caption captions_24[] = {
{"Your turn", "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "Each would bring two markers. Take the Wheel, for grassland.", NULL, LESSON_AREA, 0, 202, 159, 32, 15},
{"Column", "Below the Wheel: in a *column*, all but Bronze wake their kind.", NULL, LESSON_AREA, 0, 43, 77, 32, 32},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "The Wheel, please: the last card.", NULL, LESSON_AREA, 0, 4, 143, 230, 34},
{NULL, "Below your first Wheel, on the left.", NULL, LESSON_AREA, 0, 43, 77, 32, 32},
};
static const move_t moves_24[] = {0x131, };
static const struct lesson_caption captions_25[] = {
{NULL, "3, 5, 7 in line: one token each. First come, first served.", NULL, LESSON_AREA, 133, 17, 80, 27, 13},
};
static const struct lesson_caption captions_26[] = {
{NULL, "Your third in line here: a route. Only rivals between break it.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "In the grassland of tile 2: your third one in line.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_26[] = {0x427, };
static const struct lesson_caption captions_27[] = {
{NULL, "One more on this tile, where Lapis has two.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Stay on this tile: you need three here, Lapis has two.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_27[] = {0x429, 0x432, };
static const struct lesson_caption captions_28[] = {
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_28[] = {0x300, };
static const struct lesson_caption captions_29[] = {
{NULL, "A mistake? Hold *B*, on any screen: it takes a step back.", NULL, LESSON_NOTHING, 106, 0, 0, 0, 0},
};
static const struct lesson_caption captions_30[] = {
{NULL, "Three in line: 3 points; five: 6; seven: 10. A province: 4 to 6.", "Route of 3", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_31[] = {
{NULL, "Next, you play the last two turns of another match.", NULL, LESSON_NOTHING, 106, 0, 0, 0, 0},
};
static const struct lesson_caption captions_32[] = {
{NULL, "You have 26 for good. Lapis has 7, and 15 it could still lose.", NULL, LESSON_AREA, 133, 154, 4, 82, 15},
};
static const struct lesson_caption captions_33[] = {
{NULL, "Two empty stacks bring the last round. Two have one card left.", NULL, LESSON_AREA, 133, 64, 189, 114, 13},
};
static const struct lesson_caption captions_34[] = {
{"Your turn", "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "Take Irrigation: in its best column, four cards wake!", NULL, LESSON_AREA, 0, 5, 183, 230, 34},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "Irrigation, the last of the four.", NULL, LESSON_AREA, 0, 4, 143, 230, 34},
{NULL, "In the third column, where four cards wake.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_34[] = {0x133, };
static const struct lesson_caption captions_35[] = {
{NULL, "Lapis left four markers on tile 4. You need five. Deserts first.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "In the deserts of tile 4.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_35[] = {0x46c, };
static const struct lesson_caption captions_36[] = {
{NULL, "The fifth in line: the longer route replaces the short one.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "In the deserts of tile 4: that makes a route of five.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_36[] = {0x46d, };
static const struct lesson_caption captions_37[] = {
{NULL, "Two more on tile 4.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "On tile 4: in the savannas or the mountains.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_37[] = {0x469, 0x461, };
static const struct lesson_caption captions_38[] = {
{NULL, "One more on tile 4.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "On tile 4: in the mountains or the woods.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_38[] = {0x460, 0x464, 0x465, };
static const struct lesson_caption captions_39[] = {
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_39[] = {0x300, };
static const move_t moves_40[] = {0x103, };
static const move_t moves_41[] = {0x4c0, };
static const move_t moves_42[] = {0x300, };
static const struct lesson_caption captions_43[] = {
{"Your turn", "The spare cards have come. The next empty stack ends it.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "Take Religion: then a second stack is empty.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Take a card", "Religion: then a second stack is empty.", NULL, LESSON_AREA, 0, 4, 67, 230, 34},
{NULL, "In column 1 or 3: there it wakes another card.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_43[] = {0x111, 0x113, };
static const struct lesson_caption captions_44[] = {
{NULL, "Tile 4 is yours. Go on, to the deserts of tile 5.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "In the deserts of tile 5.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_44[] = {0x48c, };
static const struct lesson_caption captions_45[] = {
{NULL, "Take either city: it is free.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_45[] = {0x203, 0x229, };
static const struct lesson_caption captions_46[] = {
{NULL, "Seven in line: the longest route!", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "In the deserts: the seventh in line.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_46[] = {0x48d, };
static const struct lesson_caption captions_47[] = {
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_47[] = {0x300, };
static const move_t moves_48[] = {0x101, };
static const move_t moves_49[] = {0x4c8, };
static const move_t moves_50[] = {0x300, };
static const struct lesson_caption captions_51[] = {
{"The match is over", "Nothing can be lost any more. Now everything is counted.", NULL, LESSON_NOTHING, 122, 0, 0, 0, 0},
{"What each city", "Cities count, each for its task.", NULL, LESSON_NOTHING, 132, 0, 0, 0, 0},
{"For the most markers", "Provinces: only tiles that both have reached, or that are full.", NULL, LESSON_NOTHING, 122, 0, 0, 0, 0},
};
static const struct lesson_step steps[] = {
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_0, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_1, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_2, NULL},
{LESSON_DO, 3, 1, 2, LESSON_ANYWHERE, 0x0, captions_3, moves_3},
{LESSON_DO, 1, 4, 1, LESSON_ON_MOVE, 0x40a, captions_4, moves_4},
{LESSON_DO, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_5, moves_5},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_6, NULL},
{LESSON_WATCH, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_7, moves_7},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_8},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_9},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_10, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_11, NULL},
{LESSON_DO, 4, 2, 2, LESSON_ANYWHERE, 0x0, captions_12, moves_12},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x406, captions_13, moves_13},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x426, captions_14, moves_14},
{LESSON_DO, 1, 2, 1, LESSON_ANYWHERE, 0x0, captions_15, moves_15},
{LESSON_DO, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_16, moves_16},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_17, NULL},
{LESSON_WATCH, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_18, moves_18},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_19},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_20},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_21},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_22},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_23, NULL},
{LESSON_DO, 4, 1, 2, LESSON_ANYWHERE, 0x0, captions_24, moves_24},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_25, NULL},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x427, captions_26, moves_26},
{LESSON_DO, 1, 2, 1, LESSON_ON_MOVE, 0x429, captions_27, moves_27},
{LESSON_DO, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_28, moves_28},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_29, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_30, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_31, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_32, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_33, NULL},
{LESSON_DO, 3, 1, 2, LESSON_ANYWHERE, 0x0, captions_34, moves_34},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x46c, captions_35, moves_35},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x46d, captions_36, moves_36},
{LESSON_DO, 1, 2, 1, LESSON_ON_MOVE, 0x469, captions_37, moves_37},
{LESSON_DO, 1, 3, 1, LESSON_ON_MOVE, 0x460, captions_38, moves_38},
{LESSON_DO, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_39, moves_39},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_40},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_41},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_42},
{LESSON_DO, 3, 2, 2, LESSON_ANYWHERE, 0x0, captions_43, moves_43},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x48c, captions_44, moves_44},
{LESSON_DO, 1, 2, 0, LESSON_ANYWHERE, 0x0, captions_45, moves_45},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x48d, captions_46, moves_46},
{LESSON_DO, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_47, moves_47},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_48},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_49},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_50},
{LESSON_COUNT, 3, 0, 0, LESSON_ANYWHERE, 0x0, captions_51, NULL},
};
static const uint8_t before_0[] = {0};
static const uint8_t before_1[] = {
57, 1, 0, 6, 4, 0, 0, 3, 0, 49, 1, 0, 3, 4, 0, 0, 3, 0, 25, 1, 0, 18, 4, 0, 0, 3, 0, 61, 1, 0, 1, 4, 0, 0, 3, 0, 33, 1, 0, 9, 4, 0, 0, 3, 0, 33, 1, 0, 50, 4, 0, 46, 2, 0, 39, 4, 0, 0, 3, 0, 17, 1, 0, 12, 4, 0, 0, 3, 0, 5, 1, 0, 
51, 4, 0, 70, 4, 0, 27, 2, 0, 0, 3, 0, 21, 1, 0, 38, 4, 0, 11, 2, 0, 33, 4, 0, 0, 3, 0, 21, 1, 0, 65, 4, 0, 111, 4, 0, 32, 2, 0, 0, 3, 0, 25, 1, 0, 35, 4, 0, 0, 3, 0, 50, 1, 0, 0, 3, 0, 53, 1, 0, 45, 4, 0, 68, 4, 0, 1, 2, 0, 0, 3, 0, 
1, 1, 0, 114, 4, 0, 0, 3, 0, 35, 1, 0, 76, 4, 0, 0, 3, 0, 34, 1, 0, 106, 4, 0, 99, 4, 0, 133, 4, 0, 2, 2, 0, 0, 3, 0, 56, 1, 0, 67, 4, 0, 102, 4, 0, 0, 2, 0, 0, 3, 0, 19, 1, 0, 163, 4, 0, 10, 2, 0, 166, 4, 0, 195, 4, 0, 17, 2, 0, 0, 3, 0, 
};
static const struct lesson_scene scenes[] = {
{1219, 2, 1, {0, 0, 0, 0, 0, 0, }, 0, 0, before_0},
{290, 2, 1, {0, 0, 0, 0, 0, 0, }, 32, 72, before_1},
};
const struct lesson bronze_ui_lesson = {scenes, steps, 2, 52, 4, 33};
