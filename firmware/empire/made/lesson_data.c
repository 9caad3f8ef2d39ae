/* Made of a lesson's text by tools/lessons. */
#include <stddef.h>

#include "lesson.h"

extern const struct lesson empire_ui_lesson;

/* clang-format off */
static const struct lesson_caption captions_0[] = {
{NULL, "You are red and round. An *army* is a piece: you have three here.", NULL, LESSON_AREA, false, 113, 82, 30, 24},
};
static const struct lesson_caption captions_1[] = {
{NULL, "Have the most armies in a *region*, and it is a *point* for you.", NULL, LESSON_AREA, true, 176, 1, 62, 22},
};
static const struct lesson_caption captions_2[] = {
{"Turn 1 of", "Each turn you take a *card*. Press A to see them.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
{"Take a card", "Choose the red ruby: its card costs one *coin*.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_2[] = {0x40001, 0x40003, };
static const struct lesson_caption captions_3[] = {
{"which army", "Now *march* two steps. A picks an army up.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "Choose any lit region with the pad. A puts the army there.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_3[] = {0x60c09, 0x60c0a, 0x60c0d, 0x60c0f, 0x60c10, 0x60c11, };
static const struct lesson_caption captions_4[] = {
{"which army", "Another army from the *start*: lead the cursor back there first.", NULL, LESSON_AREA, false, 113, 82, 30, 24},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_4[] = {0x60c09, 0x60c0a, 0x60c0d, 0x60c0f, 0x60c10, 0x60c11, };
static const struct lesson_caption captions_5[] = {
{NULL, "Land, and the ruby: this is what your turn has brought.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const struct lesson_caption captions_6[] = {
{"plays", "Lapis, blue, plays. You see every step.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_6[] = {0x40000, };
static const move_t moves_7[] = {0x60c0f, };
static const move_t moves_8[] = {0x60f15, };
static const move_t moves_9[] = {0x60c11, };
static const move_t moves_10[] = {0x61112, };
static const move_t moves_11[] = {0x90000, };
static const struct lesson_caption captions_12[] = {
{"Turn 2 of", "One army each at the start now, so nobody holds it.", NULL, LESSON_AREA, false, 113, 82, 30, 24},
};
static const struct lesson_caption captions_13[] = {
{"Take a card", "Take the third card: it brings new armies.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_13[] = {0x40002, };
static const struct lesson_caption captions_14[] = {
{NULL, "*Place* three new armies: here at the start.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_14[] = {0x5000c, };
static const struct lesson_caption captions_15[] = {
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_15[] = {0x5000c, };
static const struct lesson_caption captions_16[] = {
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_16[] = {0x5000c, };
static const struct lesson_caption captions_17[] = {
{NULL, "The start is yours. Coins never come back: spend them well.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const struct lesson_caption captions_18[] = {
{NULL, "That was a turn. Now we jump to the end of another match.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const struct lesson_caption captions_19[] = {
{NULL, "11 to 11, and two turns to go. It is your turn.", NULL, LESSON_AREA, true, 160, 1, 78, 22},
};
static const struct lesson_caption captions_20[] = {
{"Turn 12", "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{"Take a card", "More of one *good*, more points. Now take the first card.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_20[] = {0x40000, };
static const struct lesson_caption captions_21[] = {
{"which army", "Armies can *sail* along dotted lines. Pick this one up.", NULL, LESSON_AREA, false, 87, 125, 30, 24},
{NULL, "Over the dotted line: a new region.", NULL, LESSON_AREA, true, 99, 159, 30, 24},
};
static const move_t moves_21[] = {0x60b18, };
static const struct lesson_caption captions_22[] = {
{"which army", "Now from here to the region below it, where it is two to two.", NULL, LESSON_AREA, false, 141, 50, 30, 24},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_22[] = {0x6100f, };
static const struct lesson_caption captions_23[] = {
{NULL, "Most regions of a *continent*: a point more. Step again, or Done.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_23[] = {0x60904, 0x6090a, 0x6090c, 0x90000, };
static const move_t moves_24[] = {0x40000, };
static const move_t moves_25[] = {0x5000c, };
static const move_t moves_26[] = {0x5000c, };
static const struct lesson_caption captions_27[] = {
{"Turn 13", "Your last turn. A *city* is an army that stays for good.", NULL, LESSON_AREA, false, 84, 101, 30, 24},
{"Take a card", "A *wild* good joins your rubies. Take the third card.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_27[] = {0x40002, };
static const struct lesson_caption captions_28[] = {
{"Place: 2", "New armies may go to your cities. Here Lapis has two.", NULL, LESSON_AREA, true, 84, 101, 30, 24},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_28[] = {0x5000a, };
static const struct lesson_caption captions_29[] = {
{NULL, "One more, where you like.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_29[] = {0x5000a, 0x50008, 0x5000c, };
static const move_t moves_30[] = {0x40000, };
static const struct lesson_caption captions_31[] = {
{"plays", "Lapis can *destroy* an army, but never a city.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_31[] = {0x8000a, };
static const struct lesson_step steps[] = {
{LESSON_SAY, 1, 0, captions_0, NULL, NULL},
{LESSON_SAY, 1, 0, captions_1, NULL, NULL},
{LESSON_DO, 3, 2, captions_2, moves_2, "Take the red ruby for one coin: a point by itself."},
{LESSON_DO, 2, 6, captions_3, moves_3, "Pick up an army at your three, then a lit region."},
{LESSON_DO, 2, 6, captions_4, moves_4, "Leave the first one there: it holds that region alone."},
{LESSON_SAY, 1, 0, captions_5, NULL, NULL},
{LESSON_WATCH, 1, 1, captions_6, moves_6, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_7, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_8, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_9, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_10, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_11, NULL},
{LESSON_SAY, 1, 0, captions_12, NULL, NULL},
{LESSON_DO, 2, 1, captions_13, moves_13, "Take the third card from the left."},
{LESSON_DO, 1, 1, captions_14, moves_14, "New armies are placed at the start."},
{LESSON_DO, 1, 1, captions_15, moves_15, "New armies are placed at the start."},
{LESSON_DO, 1, 1, captions_16, moves_16, "New armies are placed at the start."},
{LESSON_SAY, 1, 0, captions_17, NULL, NULL},
{LESSON_SAY, 1, 0, captions_18, NULL, NULL},
{LESSON_SAY, 1, 0, captions_19, NULL, NULL},
{LESSON_DO, 3, 1, captions_20, moves_20, "The first card: you need its boat now."},
{LESSON_DO, 2, 1, captions_21, moves_21, "Sail from here: two armies stand there, one may go."},
{LESSON_DO, 2, 1, captions_22, moves_22, "Not there: it is two to two in the region below this one."},
{LESSON_DO, 1, 4, captions_23, moves_23, "Down leads to Done; or sail with an army of here."},
{LESSON_WATCH, 0, 1, NULL, moves_24, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_25, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_26, NULL},
{LESSON_DO, 3, 1, captions_27, moves_27, "The third card from the left is the one."},
{LESSON_DO, 2, 1, captions_28, moves_28, "Into your city, where Lapis has two armies."},
{LESSON_DO, 1, 3, captions_29, moves_29, "One of your two cities, or the start."},
{LESSON_WATCH, 0, 1, NULL, moves_30, NULL},
{LESSON_WATCH, 1, 1, captions_31, moves_31, NULL},
};
static const uint8_t before_0[] = {
4, 0, 1, 18, 0, 1, 8, 0, 1, 21, 0, 1, 2, 0, 1, 19, 0, 1, 5, 0, 1, 23, 0, 1, 1, 0, 1, 7, 0, 1, 1, 0, 2, 0, 0, 2, 0, 0, 3, 
};
static const uint8_t before_1[] = {
22, 0, 1, 0, 0, 1, 21, 0, 1, 12, 0, 1, 0, 0, 1, 19, 0, 1, 17, 0, 1, 20, 0, 1, 4, 0, 1, 17, 0, 1, 1, 0, 2, 0, 0, 2, 0, 0, 3, 1, 0, 4, 12, 0, 5, 12, 0, 5, 0, 0, 4, 13, 12, 6, 16, 12, 6, 17, 12, 6, 18, 17, 6, 10, 13, 6, 4, 0, 4, 9, 12, 6, 
15, 12, 6, 10, 12, 6, 1, 0, 4, 8, 10, 6, 1, 18, 6, 18, 1, 6, 1, 0, 4, 12, 0, 5, 12, 0, 5, 12, 0, 5, 4, 0, 4, 12, 0, 5, 12, 0, 5, 12, 0, 5, 0, 0, 4, 13, 12, 6, 11, 13, 6, 2, 0, 4, 12, 0, 5, 12, 0, 5, 1, 0, 4, 13, 12, 6, 15, 12, 6, 16, 12, 6, 
16, 15, 6, 4, 0, 4, 12, 0, 5, 3, 0, 4, 10, 12, 6, 11, 10, 6, 0, 0, 4, 0, 0, 9, 1, 0, 4, 10, 0, 7, 1, 0, 4, 0, 0, 9, 0, 0, 4, 10, 0, 5, 12, 0, 5, 0, 0, 9, 3, 0, 4, 12, 0, 5, 12, 0, 5, 12, 0, 5, 4, 0, 4, 8, 10, 6, 9, 10, 6, 5, 0, 4, 
15, 16, 6, 15, 12, 6, 10, 12, 6, 1, 0, 4, 8, 0, 7, 4, 0, 4, 7, 8, 6, 13, 12, 6, 13, 12, 6, 9, 12, 6, 10, 9, 6, 0, 0, 4, 13, 12, 6, 15, 13, 6, 14, 13, 6, 7, 8, 6, 0, 0, 4, 7, 0, 8, 
};
static const struct lesson_scene scenes[] = {
{25, 2, 4, {0, 0, 0, 0, 0, 0, }, 0, 13, before_0},
{274, 2, 4, {0, 0, 0, 0, 0, 0, }, 19, 90, before_1},
};
const struct lesson empire_ui_lesson = {scenes, steps, 2, 32, 4, 49};
