/* Made of a lesson's text by tools/lessons. */
#include <stddef.h>

#include "lesson.h"

extern const struct lesson empire_ui_lesson;

/* clang-format off */
static const struct lesson_caption captions_0[] = {
{NULL, "You are red and round. An *army* is a piece: you have three here.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const struct lesson_caption captions_1[] = {
{NULL, "Have the most armies in a *region*, and it is a *point* for you.", NULL, LESSON_AREA, 0, 161, 4, 75, 15},
};
static const struct lesson_caption captions_2[] = {
{NULL, "Put a grey army on A1 or A2: *neutral*, it blocks everybody.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "In the north-west, please: on A1 or A2.", NULL, LESSON_AREA, 0, 4, 30, 74, 46},
};
static const move_t moves_2[] = {0x10001, 0x10000, 0x10002, };
static const struct lesson_caption captions_3[] = {
{NULL, "Lapis puts the last one on A8. In a match the console does it.", NULL, LESSON_AREA, 24, 8, 142, 36, 41},
};
static const move_t moves_3[] = {0x10007, };
static const struct lesson_caption captions_4[] = {
{"Secret bid", "These are *cards*: on top a *good* to keep, below what you do.", NULL, LESSON_AREA, 0, 4, 42, 232, 101},
};
static const struct lesson_caption captions_5[] = {
{"Secret bid", "Boots go over land. A boat *sails*, too, along the dotted lines.", NULL, LESSON_AREA, 0, 125, 45, 33, 95},
};
static const struct lesson_caption captions_6[] = {
{"Secret bid", "First choice is worth a *coin* or two; your 14 must last.", NULL, LESSON_AREA, 0, 4, 25, 232, 16},
};
static const struct lesson_caption captions_7[] = {
{NULL, "*Bid* one or two to choose first: only the highest pays.", NULL, LESSON_AREA, 0, 12, 161, 48, 38},
{NULL, "One or two, please: the pad sets it.", NULL, LESSON_AREA, 0, 12, 161, 48, 38},
};
static const move_t moves_7[] = {0x20001, 0x20002, };
static const move_t moves_8[] = {0x20000, };
static const struct lesson_caption captions_9[] = {
{NULL, "You bid more, so you say who begins. Choose yourself.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "You, this time.", "Garnet", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_9[] = {0x30000, };
static const struct lesson_caption captions_10[] = {
{NULL, "Thirteen turns each, one card a turn. More players have fewer.", "Turn 1 of", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_11[] = {
{NULL, "Your coins for the whole game; armies and cities in reserve.", NULL, LESSON_AREA, 24, 150, 205, 84, 14},
};
static const struct lesson_caption captions_12[] = {
{"Take card", "Cards cost more to the right. One ruby is a point: take it.", NULL, LESSON_AREA, 0, 45, 45, 33, 95},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Take a red ruby, this one for one coin: a point by itself.", NULL, LESSON_AREA, 0, 45, 45, 33, 95},
};
static const move_t moves_12[] = {0x40001, };
static const struct lesson_caption captions_13[] = {
{"March: 2", "Below, what this step brings: A11 for you, but A13 for Lapis.", NULL, LESSON_AREA, 24, 3, 205, 104, 14},
};
static const struct lesson_caption captions_14[] = {
{"March: 2", "*March* two steps: each moves one army over one border.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"end the action", "Two steps are left: move on, from A13.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
{NULL, "An army goes from your three to a lit region.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const move_t moves_14[] = {0x60c09, 0x60c0a, 0x60c0d, 0x60c0f, 0x60c10, 0x60c11, };
static const struct lesson_caption captions_15[] = {
{"March: 1", "From the *start* again, to a new region: the pad picks it.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"end the action", "One step is left: move it, from the start.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
{NULL, "Leave the first one there: it holds that region alone.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const move_t moves_15[] = {0x60c09, 0x60c0a, 0x60c0d, 0x60c0f, 0x60c10, 0x60c11, };
static const struct lesson_caption captions_16[] = {
{NULL, "Up here: 1 is safe, for the ruby; +2, for land, can be lost.", NULL, LESSON_AREA, 0, 154, 4, 82, 15},
};
static const struct lesson_caption captions_17[] = {
{"plays", "Lapis plays. You see every step.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
};
static const move_t moves_17[] = {0x40000, };
static const move_t moves_18[] = {0x60c0f, };
static const move_t moves_19[] = {0x60f15, };
static const move_t moves_20[] = {0x60c11, };
static const move_t moves_21[] = {0x61112, };
static const move_t moves_22[] = {0x90000, };
static const struct lesson_caption captions_23[] = {
{"Turn 2 of", "A *tie*: one army each at the start now, so nobody holds it.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const struct lesson_caption captions_24[] = {
{"Turn 2 of", "A crown: most regions of that *continent*, a point; = is a tie.", NULL, LESSON_AREA, 0, 167, 115, 42, 16},
};
static const struct lesson_caption captions_25[] = {
{"Turn 2 of", "*X* shows what everybody holds; *Y* explains what the cursor is on.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_26[] = {
{"Take card", "Cards move left and get cheaper. Take this: new armies.", NULL, LESSON_AREA, 0, 85, 45, 33, 95},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Take the third card from the left.", NULL, LESSON_AREA, 0, 85, 45, 33, 95},
};
static const move_t moves_26[] = {0x40002, };
static const struct lesson_caption captions_27[] = {
{NULL, "*Place* three new armies. They come to the start.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"end the action", "Some are left: place them at the start.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
{NULL, "New armies are placed at the start.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const move_t moves_27[] = {0x5000c, };
static const struct lesson_caption captions_28[] = {
{NULL, "Hold *A*: all that are left go there.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"end the action", "Some are left: place them at the start.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
{NULL, "New armies are placed at the start.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const move_t moves_28[] = {0x5000c, };
static const struct lesson_caption captions_29[] = {
{NULL, "A mistake? Hold *B*: that takes one step back.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"end the action", "Some are left: place them at the start.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
{NULL, "New armies are placed at the start.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const move_t moves_29[] = {0x5000c, };
static const move_t moves_30[] = {0x40000, };
static const move_t moves_31[] = {0x6150f, };
static const move_t moves_32[] = {0x90000, };
static const struct lesson_caption captions_33[] = {
{"Take card", "Take the *city*: like an army, but it stays for ever.", NULL, LESSON_AREA, 0, 85, 45, 33, 95},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "The third card from the left: the red house.", NULL, LESSON_AREA, 0, 85, 45, 33, 95},
};
static const move_t moves_33[] = {0x40002, };
static const struct lesson_caption captions_34[] = {
{NULL, "Build it where you have an army: here, at the start.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
{NULL, "At the start, please.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const move_t moves_34[] = {0x7000c, };
static const move_t moves_35[] = {0x40000, };
static const move_t moves_36[] = {0x90000, };
static const struct lesson_caption captions_37[] = {
{"Take card", "Boxes count your wood; below, points: two bring 1, six bring 5.", NULL, LESSON_AREA, 0, 38, 187, 96, 31},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "The first card, please: it is free, and it is wood.", NULL, LESSON_AREA, 0, 5, 45, 33, 95},
};
static const move_t moves_37[] = {0x40000, };
static const struct lesson_caption captions_38[] = {
{"Choose one", "Choose Place, this time: \"or\" lets you do one of them.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Place, please: press *B* until you can choose again.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_38[] = {0x5000c, };
static const struct lesson_caption captions_39[] = {
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "At the start, please.", NULL, LESSON_AREA, 0, 110, 69, 36, 42},
};
static const move_t moves_39[] = {0x5000c, };
static const struct lesson_caption captions_40[] = {
{NULL, "Coins never come back: one a turn is enough.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_41[] = {
{NULL, "So it goes on. We skip to turn 12 of another match.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_42[] = {
{NULL, "Equal: 6+5 each, and two turns to go. It is your turn.", NULL, LESSON_AREA, 0, 154, 4, 82, 15},
};
static const struct lesson_caption captions_43[] = {
{"Take card", "This one does two things: *destroy* an army, and place one.", NULL, LESSON_AREA, 0, 85, 45, 33, 95},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "The third card, please.", NULL, LESSON_AREA, 0, 85, 45, 33, 95},
};
static const move_t moves_43[] = {0x40002, };
static const struct lesson_caption captions_44[] = {
{NULL, "Any army may go, anywhere. Choose a blue one: A16 or A11.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"end the action", "First destroy one: a blue one, on A16 or A11.", NULL, LESSON_AREA, 0, 152, 69, 36, 42},
{NULL, "A blue one, please: on A16 or A11.", NULL, LESSON_AREA, 0, 152, 69, 36, 42},
};
static const move_t moves_44[] = {0x8010f, 0x8010a, };
static const struct lesson_caption captions_45[] = {
{NULL, "New armies may come to your cities, too: to A11 or A9.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"end the action", "One army is left: place it, on A11 or A9.", NULL, LESSON_AREA, 0, 81, 88, 36, 42},
{NULL, "In one of your cities: A11 or A9.", NULL, LESSON_AREA, 0, 81, 88, 36, 42},
};
static const move_t moves_45[] = {0x5000a, 0x50008, };
static const move_t moves_46[] = {0x40000, };
static const move_t moves_47[] = {0x60c0f, };
static const move_t moves_48[] = {0x90000, };
static const struct lesson_caption captions_49[] = {
{"Turn 13", "Your last turn: whatever you lead at its end counts.", NULL, LESSON_AREA, 0, 154, 4, 82, 15},
};
static const struct lesson_caption captions_50[] = {
{"Take card", "A *wild* adds to a good: now rubies. Alone it scores nothing.", NULL, LESSON_AREA, 0, 45, 45, 33, 95},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "The second card, please.", NULL, LESSON_AREA, 0, 45, 45, 33, 95},
};
static const move_t moves_50[] = {0x40001, };
static const struct lesson_caption captions_51[] = {
{NULL, "Sail over the dotted line, a step like any other: to A25.", NULL, LESSON_AREA, 0, 96, 146, 36, 37},
{"end the action", "Two steps are left: sail, from A12 to A25.", NULL, LESSON_AREA, 0, 84, 112, 36, 42},
{"which army", "Sail from here: two armies stand here, and one may go.", NULL, LESSON_AREA, 0, 84, 112, 36, 42},
{NULL, "Over the dotted line, down to A25.", NULL, LESSON_AREA, 0, 96, 146, 36, 37},
};
static const move_t moves_51[] = {0x60b18, };
static const struct lesson_caption captions_52[] = {
{"which army", "One step more: choose an army. *B*, then *A*, ends the turn.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "*B* puts it down: choose another, or *B* and *A* end the turn.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"which army", "With an army of A17 or A10; or *B* for Done.", NULL, LESSON_AREA, 0, 138, 37, 36, 42},
{NULL, "On a lit region; or *B* for Done.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_52[] = {0x6100c, 0x6100f, 0x61011, 0x60904, 0x6090a, 0x6090c, 0x90000, };
static const move_t moves_53[] = {0x40000, };
static const move_t moves_54[] = {0x5000c, };
static const move_t moves_55[] = {0x5000c, };
static const struct lesson_caption captions_56[] = {
{"plays", "Thirteen turns each: that was the last.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
};
static const move_t moves_56[] = {0x5000c, };
static const struct lesson_caption captions_57[] = {
{"The match is over", "Nothing can be lost any more.", NULL, LESSON_NOTHING, 122, 0, 0, 0, 0},
{"1 point for each region", "Regions. Equal points? Then coins decide, then armies.", NULL, LESSON_NOTHING, 122, 0, 0, 0, 0},
};
static const struct lesson_step steps[] = {
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_0, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_1, NULL},
{LESSON_DO, 1, 3, 1, LESSON_ON_MOVE, 0x10001, captions_2, moves_2},
{LESSON_WATCH, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_3, moves_3},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_4, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_5, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_6, NULL},
{LESSON_DO, 1, 2, 1, LESSON_ANYWHERE, 0x0, captions_7, moves_7},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_8},
{LESSON_DO, 1, 1, 1, LESSON_ANYWHERE, 0x0, captions_9, moves_9},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_10, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_11, NULL},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x40001, captions_12, moves_12},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_13, NULL},
{LESSON_DO, 2, 6, 2, LESSON_ANYWHERE, 0x0, captions_14, moves_14},
{LESSON_DO, 2, 6, 2, LESSON_ANYWHERE, 0x0, captions_15, moves_15},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_16, NULL},
{LESSON_WATCH, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_17, moves_17},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_18},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_19},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_20},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_21},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_22},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_23, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_24, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_25, NULL},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x40002, captions_26, moves_26},
{LESSON_DO, 1, 1, 2, LESSON_ANYWHERE, 0x0, captions_27, moves_27},
{LESSON_DO, 1, 1, 2, LESSON_ANYWHERE, 0x0, captions_28, moves_28},
{LESSON_DO, 1, 1, 2, LESSON_ANYWHERE, 0x0, captions_29, moves_29},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_30},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_31},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_32},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x40002, captions_33, moves_33},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x7000c, captions_34, moves_34},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_35},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_36},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x40000, captions_37, moves_37},
{LESSON_DO, 2, 1, 1, LESSON_ANYWHERE, 0x0, captions_38, moves_38},
{LESSON_DO, 1, 1, 1, LESSON_ANYWHERE, 0x0, captions_39, moves_39},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_40, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_41, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_42, NULL},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x40002, captions_43, moves_43},
{LESSON_DO, 1, 2, 2, LESSON_ON_MOVE, 0x8010f, captions_44, moves_44},
{LESSON_DO, 1, 2, 2, LESSON_ON_MOVE, 0x5000a, captions_45, moves_45},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_46},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_47},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_48},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_49, NULL},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x40001, captions_50, moves_50},
{LESSON_DO, 1, 1, 3, LESSON_ON_MOVE, 0x60b18, captions_51, moves_51},
{LESSON_DO, 2, 7, 2, LESSON_ON_UNIT, 0x6100f, captions_52, moves_52},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_53},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_54},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_55},
{LESSON_WATCH, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_56, moves_56},
{LESSON_COUNT, 2, 0, 0, LESSON_ANYWHERE, 0x0, captions_57, NULL},
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
{274, 2, 4, {0, 0, 0, 0, 0, 0, }, 41, 90, before_1},
};
const struct lesson empire_ui_lesson = {scenes, steps, 2, 58, 4, 97};
