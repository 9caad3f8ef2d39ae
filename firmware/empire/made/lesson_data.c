/* Made of a lesson's text by tools/lessons. */
#include <stddef.h>

#include "lesson.h"

extern const struct lesson empire_ui_lesson;

/* clang-format off */
static const struct lesson_caption captions_0[] = {
{NULL, "You are red and round. An *army* is a piece: you have three here.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const struct lesson_caption captions_1[] = {
{NULL, "Have the most armies in a *region*, and it is a *point* for you.", NULL, LESSON_AREA, 24, 161, 4, 75, 15},
};
static const struct lesson_caption captions_2[] = {
{NULL, "Grey ones are *neutral*: nobody’s. Put one on A1 or A2.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "In the north-west, please: on A1 or A2.", NULL, LESSON_AREA, 0, 4, 30, 74, 46},
};
static const move_t moves_2[] = {0x10001, 0x10000, 0x10002, };
static const move_t moves_3[] = {0x10007, };
static const struct lesson_caption captions_4[] = {
{NULL, "*Bid* a *coin* or two. The highest bid pays, and names who begins.", NULL, LESSON_AREA, 106, 12, 161, 48, 38},
{NULL, "One or two, please: the pad sets it.", NULL, LESSON_AREA, 106, 12, 161, 48, 38},
};
static const move_t moves_4[] = {0x20001, 0x20002, };
static const move_t moves_5[] = {0x20000, };
static const struct lesson_caption captions_6[] = {
{NULL, "You bid more, and may name who begins: you.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "You, this time.", "Garnet", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_6[] = {0x30000, };
static const struct lesson_caption captions_7[] = {
{NULL, "There are thirteen turns. In each you take a *card*.", "Turn 1 of", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_8[] = {
{"Take a card", "Take the red ruby, for one coin.", NULL, LESSON_AREA, 1, 45, 45, 33, 95},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Take a red ruby, this one for one coin: a point by itself.", NULL, LESSON_AREA, 0, 45, 45, 33, 95},
};
static const move_t moves_8[] = {0x40001, };
static const struct lesson_caption captions_9[] = {
{"March: 2", "Now *march*: A on a lit region.", NULL, LESSON_NOTHING, 1, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "An army goes from your three to a lit region.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const move_t moves_9[] = {0x60c09, 0x60c0a, 0x60c0d, 0x60c0f, 0x60c10, 0x60c11, };
static const struct lesson_caption captions_10[] = {
{"March: 1", "From the *start*, to a new region.", NULL, LESSON_AREA, 1, 110, 69, 36, 42},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Leave the first one there: it holds that region alone.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const move_t moves_10[] = {0x60c09, 0x60c0a, 0x60c0d, 0x60c0f, 0x60c10, 0x60c11, };
static const struct lesson_caption captions_11[] = {
{NULL, "Large: points to keep, your ruby. Small: land, which can be lost.", NULL, LESSON_AREA, 0, 154, 4, 82, 15},
};
static const struct lesson_caption captions_12[] = {
{"plays", "Lapis, blue, plays. You see every step.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
};
static const move_t moves_12[] = {0x40000, };
static const move_t moves_13[] = {0x60c0f, };
static const move_t moves_14[] = {0x60f15, };
static const move_t moves_15[] = {0x60c11, };
static const move_t moves_16[] = {0x61112, };
static const move_t moves_17[] = {0x90000, };
static const struct lesson_caption captions_18[] = {
{"Turn 2 of", "A *tie*: one army each at the start now, so nobody holds it.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const struct lesson_caption captions_19[] = {
{"Turn 2 of", "*X* shows what everybody holds; *Y* explains what the cursor is on.", NULL, LESSON_AREA, 24, 80, 223, 157, 14},
};
static const struct lesson_caption captions_20[] = {
{"Take a card", "Take this card: new armies.", NULL, LESSON_AREA, 1, 85, 45, 33, 95},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Take the third card from the left.", NULL, LESSON_AREA, 0, 85, 45, 33, 95},
};
static const move_t moves_20[] = {0x40002, };
static const struct lesson_caption captions_21[] = {
{NULL, "*Place* three new armies: here at the start.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
{NULL, "New armies are placed at the start.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const move_t moves_21[] = {0x5000c, };
static const struct lesson_caption captions_22[] = {
{NULL, "Hold *A*: all go there. A mistake? Hold *B*: a step back.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
{NULL, "New armies are placed at the start.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const move_t moves_22[] = {0x5000c, };
static const struct lesson_caption captions_23[] = {
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "New armies are placed at the start.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const move_t moves_23[] = {0x5000c, };
static const struct lesson_caption captions_24[] = {
{NULL, "The start is yours. Coins never come back: spend them well.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_25[] = {
{NULL, "We skip to turn 12 of another match: the end is near.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_26[] = {
{NULL, "11 to 11, and two turns to go. It is your turn.", NULL, LESSON_AREA, 0, 154, 4, 82, 15},
};
static const struct lesson_caption captions_27[] = {
{"Take a card", "More of one *good* pays: take it.", NULL, LESSON_AREA, 1, 5, 45, 33, 95},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "The first card, please: you need its boat now.", NULL, LESSON_AREA, 0, 5, 45, 33, 95},
};
static const move_t moves_27[] = {0x40000, };
static const struct lesson_caption captions_28[] = {
{"which army", "Armies can *sail* along dotted lines. Pick this one up.", NULL, LESSON_AREA, 0, 84, 112, 36, 42},
{NULL, "Over the dotted line: a new region.", NULL, LESSON_AREA, 24, 96, 146, 36, 37},
{"which army", "Sail from here: two armies stand here, and one may go.", NULL, LESSON_AREA, 0, 84, 112, 36, 42},
{NULL, "Over the dotted line, down to A25.", NULL, LESSON_AREA, 24, 96, 146, 36, 37},
};
static const move_t moves_28[] = {0x60b18, };
static const struct lesson_caption captions_29[] = {
{"which army", "Now this one, to A16 below, where it is two to two: a tie.", NULL, LESSON_AREA, 0, 138, 37, 36, 42},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"which army", "Not there: this army is needed on A16, where it is two to two.", NULL, LESSON_AREA, 0, 138, 37, 36, 42},
{NULL, "To A16, where it is two to two.", NULL, LESSON_AREA, 0, 152, 69, 36, 42},
};
static const move_t moves_29[] = {0x6100f, };
static const struct lesson_caption captions_30[] = {
{NULL, "Most regions of a *continent*: one point more. Step, or B: Done.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
{"which army", "With an army of A10; or press B for Done.", NULL, LESSON_AREA, 0, 76, 60, 36, 42},
{NULL, "On a lit region; or press B for Done.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_30[] = {0x60904, 0x6090a, 0x6090c, 0x90000, };
static const move_t moves_31[] = {0x40000, };
static const move_t moves_32[] = {0x5000c, };
static const move_t moves_33[] = {0x5000c, };
static const struct lesson_caption captions_34[] = {
{"Turn 13", "Your last turn. A *city* is an army that stays for good.", NULL, LESSON_AREA, 0, 81, 88, 36, 42},
};
static const struct lesson_caption captions_35[] = {
{"Take a card", "Take this *wild* good: any colour.", NULL, LESSON_AREA, 1, 85, 45, 33, 95},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "The third card, please.", NULL, LESSON_AREA, 0, 85, 45, 33, 95},
};
static const move_t moves_35[] = {0x40002, };
static const struct lesson_caption captions_36[] = {
{NULL, "New armies may go to your cities, too. Here Lapis has two.", NULL, LESSON_AREA, 24, 81, 88, 36, 42},
{NULL, "Into your city, where Lapis has two armies.", NULL, LESSON_AREA, 0, 81, 88, 36, 42},
};
static const move_t moves_36[] = {0x5000a, };
static const struct lesson_caption captions_37[] = {
{NULL, "One more, where you like.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
{NULL, "One of your two cities, or the start.", NULL, LESSON_AREA, 0, 81, 88, 36, 42},
};
static const move_t moves_37[] = {0x5000a, 0x50008, 0x5000c, };
static const move_t moves_38[] = {0x40000, };
static const struct lesson_caption captions_39[] = {
{"plays", "Lapis can *destroy* an army, but never a city.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
};
static const move_t moves_39[] = {0x8000a, };
static const struct lesson_caption captions_40[] = {
{"Continents", "Nothing can be lost any more. Continents are counted first.", NULL, LESSON_NOTHING, 134, 0, 0, 0, 0},
{"Regions", "Regions. Equal points? Then coins decide, then armies.", NULL, LESSON_NOTHING, 134, 0, 0, 0, 0},
};
static const struct lesson_step steps[] = {
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_0, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_1, NULL},
{LESSON_DO, 1, 3, 1, LESSON_ON_MOVE, 0x10003, captions_2, moves_2},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_3},
{LESSON_DO, 1, 2, 1, LESSON_ANYWHERE, 0x0, captions_4, moves_4},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_5},
{LESSON_DO, 1, 1, 1, LESSON_ANYWHERE, 0x0, captions_6, moves_6},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_7, NULL},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x40001, captions_8, moves_8},
{LESSON_DO, 2, 6, 1, LESSON_ANYWHERE, 0x0, captions_9, moves_9},
{LESSON_DO, 2, 6, 1, LESSON_ANYWHERE, 0x0, captions_10, moves_10},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_11, NULL},
{LESSON_WATCH, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_12, moves_12},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_13},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_14},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_15},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_16},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_17},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_18, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_19, NULL},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x40002, captions_20, moves_20},
{LESSON_DO, 1, 1, 1, LESSON_ANYWHERE, 0x0, captions_21, moves_21},
{LESSON_DO, 1, 1, 1, LESSON_ANYWHERE, 0x0, captions_22, moves_22},
{LESSON_DO, 1, 1, 1, LESSON_ANYWHERE, 0x0, captions_23, moves_23},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_24, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_25, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_26, NULL},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x40000, captions_27, moves_27},
{LESSON_DO, 2, 1, 2, LESSON_ON_UNIT, 0x60b18, captions_28, moves_28},
{LESSON_DO, 2, 1, 2, LESSON_ON_UNIT, 0x6100f, captions_29, moves_29},
{LESSON_DO, 1, 4, 2, LESSON_ON_UNIT, 0x60904, captions_30, moves_30},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_31},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_32},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_33},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_34, NULL},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x40002, captions_35, moves_35},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x5000a, captions_36, moves_36},
{LESSON_DO, 1, 3, 1, LESSON_ANYWHERE, 0x0, captions_37, moves_37},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_38},
{LESSON_WATCH, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_39, moves_39},
{LESSON_COUNT, 2, 0, 0, LESSON_ANYWHERE, 0x0, captions_40, NULL},
};
static const uint8_t before_0[] = {
4, 0, 1, 18, 0, 1, 8, 0, 1, 21, 0, 1, 2, 0, 1, 19, 0, 1, 5, 0, 1, 23, 0, 1, 
};
static const uint8_t before_1[] = {
22, 0, 1, 0, 0, 1, 21, 0, 1, 12, 0, 1, 0, 0, 1, 19, 0, 1, 17, 0, 1, 20, 0, 1, 4, 0, 1, 17, 0, 1, 1, 0, 2, 0, 0, 2, 0, 0, 3, 1, 0, 4, 12, 0, 5, 12, 0, 5, 0, 0, 4, 13, 12, 6, 16, 12, 6, 17, 12, 6, 18, 17, 6, 10, 13, 6, 4, 0, 4, 9, 12, 6, 
15, 12, 6, 10, 12, 6, 1, 0, 4, 8, 10, 6, 1, 18, 6, 18, 1, 6, 1, 0, 4, 12, 0, 5, 12, 0, 5, 12, 0, 5, 4, 0, 4, 12, 0, 5, 12, 0, 5, 12, 0, 5, 0, 0, 4, 13, 12, 6, 11, 13, 6, 2, 0, 4, 12, 0, 5, 12, 0, 5, 1, 0, 4, 13, 12, 6, 15, 12, 6, 16, 12, 6, 
16, 15, 6, 4, 0, 4, 12, 0, 5, 3, 0, 4, 10, 12, 6, 11, 10, 6, 0, 0, 4, 0, 0, 9, 1, 0, 4, 10, 0, 7, 1, 0, 4, 0, 0, 9, 0, 0, 4, 10, 0, 5, 12, 0, 5, 0, 0, 9, 3, 0, 4, 12, 0, 5, 12, 0, 5, 12, 0, 5, 4, 0, 4, 8, 10, 6, 9, 10, 6, 5, 0, 4, 
15, 16, 6, 15, 12, 6, 10, 12, 6, 1, 0, 4, 8, 0, 7, 4, 0, 4, 7, 8, 6, 13, 12, 6, 13, 12, 6, 9, 12, 6, 10, 9, 6, 0, 0, 4, 13, 12, 6, 15, 13, 6, 14, 13, 6, 7, 8, 6, 0, 0, 4, 7, 0, 8, 
};
static const struct lesson_scene scenes[] = {
{25, 2, 4, {0, 0, 0, 0, 0, 0, }, 0, 8, before_0},
{274, 2, 4, {0, 0, 0, 0, 0, 0, }, 25, 90, before_1},
};
const struct lesson empire_ui_lesson = {scenes, steps, 2, 41, 4, 33};
