/* Made of a lesson's text by tools/lessons. */
#include <stddef.h>

#include "lesson.h"

extern const struct lesson monuments_ui_lesson;

/* clang-format off */
static const struct lesson_caption captions_0[] = {
{NULL, "The match ends when a monument is five *layers* high.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const struct lesson_caption captions_1[] = {
{NULL, "The most *points* win: six for a layer, one for each *land* you hold.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const struct lesson_caption captions_2[] = {
{NULL, "A *quest* is worth points once it is done. Choose one to keep.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_2[] = {0x60000, 0x60c00, };
static const move_t moves_3[] = {0x62c00, };
static const struct lesson_caption captions_4[] = {
{"Place:", "Forests give wood, a *resource*. Put one on K2.", NULL, LESSON_CURSOR, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_4[] = {0x88800, };
static const struct lesson_caption captions_5[] = {
{"Place:", "Pastures give sheep. Put one on J3, left of the forest.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_5[] = {0x88040, };
static const struct lesson_caption captions_6[] = {
{"Lapis plays", "Lapis, blue, plays. You see every step.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
};
static const move_t moves_6[] = {0x8a4c0, };
static const move_t moves_7[] = {0x89040, };
static const struct lesson_caption captions_8[] = {
{"Round", "Three *workers* stand at your monument. A shows your *cards*.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{"Play a card", "Grey cards say what they lack. A bright one now: take Move.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_8[] = {0x20040, };
static const struct lesson_caption captions_9[] = {
{"Move:", "A picks a worker up. Then A puts it on the forest, K2.", NULL, LESSON_CURSOR, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_9[] = {0x10d100, };
static const struct lesson_caption captions_10[] = {
{"Move:", "Another one, to J3 or L3.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_10[] = {0x10d128, 0x10d108, };
static const struct lesson_caption captions_11[] = {
{"End of turn", "Two lands, two points, as long as somebody stays there.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_11[] = {0x20040, };
static const move_t moves_12[] = {0x10d500, };
static const move_t moves_13[] = {0x10d528, };
static const struct lesson_caption captions_14[] = {
{NULL, "A card is a turn. Now Move lies there, *played*, and can’t be used.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const struct lesson_caption captions_15[] = {
{"Round", "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{"Play a card", "Take back: all played cards return. That is a turn as well.", "Take back", LESSON_WORDS, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_15[] = {0x40000, };
static const move_t moves_16[] = {0x20080, };
static const move_t moves_17[] = {0x16a400, };
static const move_t moves_18[] = {0x169000, };
static const struct lesson_caption captions_19[] = {
{"Play a card", "Move again, for a third land.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_19[] = {0x20040, };
static const struct lesson_caption captions_20[] = {
{"Move:", "From the monument to the wheat, on L3.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_20[] = {0x10d108, };
static const struct lesson_caption captions_21[] = {
{"Move:", "That will do. Down leads to Done.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_21[] = {0x420000, };
static const struct lesson_caption captions_22[] = {
{NULL, "Three kinds of land: your quest is done. Turn it in.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_22[] = {0x440000, };
static const move_t moves_23[] = {0x40000, };
static const struct lesson_caption captions_24[] = {
{"Play a card", "Produce: a worker makes what the land has.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_24[] = {0x20080, };
static const struct lesson_caption captions_25[] = {
{"Produce:", "Two lands a turn. Choose one.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_25[] = {0x168800, 0x168000, };
static const struct lesson_caption captions_26[] = {
{"Produce:", "And the wheat, on L3.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_26[] = {0x169c00, };
static const move_t moves_27[] = {0x20040, };
static const move_t moves_28[] = {0x10d518, };
static const move_t moves_29[] = {0x420000, };
static const struct lesson_caption captions_30[] = {
{"Play a card", "The first layer takes three lands, wood, sheep and a worker.", "Monument", LESSON_WORDS, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_30[] = {0x20140, };
static const struct lesson_caption captions_31[] = {
{NULL, "One worker is given up for it. Which one?", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_31[] = {0x248000, 0x248800, 0x249c00, };
static const struct lesson_caption captions_32[] = {
{"Common bonus", "Each layer brings a *bonus* that lasts. Which one do you like?", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_32[] = {0x260000, 0x260800, 0x260c00, 0x261000, 0x261800, };
static const struct lesson_caption captions_33[] = {
{"own card", "And one of these: you get it once, now.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_33[] = {0x280000, 0x280400, 0x280800, };
static const struct lesson_caption captions_34[] = {
{NULL, "Five of those! We jump to the end of another match.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const struct lesson_caption captions_35[] = {
{NULL, "Much later. Four layers stand; the fifth would end the match.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const struct lesson_caption captions_36[] = {
{"Play a card", "Quests: you draw two, and keep one or both.", "Quests", LESSON_WORDS, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_36[] = {0x20200, };
static const struct lesson_caption captions_37[] = {
{NULL, "Two to choose from. Keep the one that is done already.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_37[] = {0x69000, };
static const struct lesson_caption captions_38[] = {
{NULL, "Keep the other too? Still open at the end, it costs two points.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_38[] = {0x420000, 0x6a400, };
static const struct lesson_caption captions_39[] = {
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_39[] = {0x449000, };
static const move_t moves_40[] = {0x20080, };
static const move_t moves_41[] = {0x168000, };
static const move_t moves_42[] = {0x167c00, };
static const struct lesson_caption captions_43[] = {
{"Play a card", "All you need is played. You know what to do.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_43[] = {0x40000, };
static const move_t moves_44[] = {0x20240, };
static const move_t moves_45[] = {0x407c00, };
static const struct lesson_caption captions_46[] = {
{"Play a card", "With a bonus for it, armies and airforces *attack*. Take Attack.", "Attack", LESSON_WORDS, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_46[] = {0x201c0, };
static const struct lesson_caption captions_47[] = {
{"Attack ", "Your airforce is near. Up, on L3: a worker without power.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_47[] = {0x329c00, };
static const struct lesson_caption captions_48[] = {
{NULL, "A power of two throws two *dice*. More wins, and drives away.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_48[] = {0x360000, };
static const move_t moves_49[] = {0x3a8800, };
static const move_t moves_50[] = {0x200c0, };
static const move_t moves_51[] = {0x1e8028, };
static const struct lesson_caption captions_52[] = {
{"Play a card", "Green cards do more. You lack a sheep for layer 5: Produce.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_52[] = {0x20080, };
static const struct lesson_caption captions_53[] = {
{"Produce:", "The sheep are on K7, where four workers stand.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_53[] = {0x169000, };
static const struct lesson_caption captions_54[] = {
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_54[] = {0x168c00, 0x16a800, };
static const move_t moves_55[] = {0x20000, };
static const struct lesson_caption captions_56[] = {
{"Play a card", "Now build. This round will be the last.", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_56[] = {0x20140, };
static const struct lesson_caption captions_57[] = {
{"Pay:", "First a sheep from H8, the island on the left.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_57[] = {0xe6c40, };
static const struct lesson_caption captions_58[] = {
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_58[] = {0xea4c0, };
static const struct lesson_caption captions_59[] = {
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_59[] = {0xea4c0, 0xe94c0, };
static const struct lesson_caption captions_60[] = {
{"Sacrifice:", "Take workers where four stand: so you lose no land.", NULL, LESSON_NOTHING, true, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_60[] = {0x249000, 0x24a400, };
static const struct lesson_caption captions_61[] = {
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_61[] = {0x249000, 0x249400, };
static const struct lesson_caption captions_62[] = {
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_62[] = {0x249000, 0x24a800, };
static const struct lesson_caption captions_63[] = {
{NULL, "", NULL, LESSON_NOTHING, false, 0, 0, 0, 0},
};
static const move_t moves_63[] = {0x267000, 0x267400, 0x267800, 0x267c00, };
static const move_t moves_64[] = {0x40000, };
static const struct lesson_step steps[] = {
{LESSON_SAY, 1, 0, captions_0, NULL, NULL},
{LESSON_SAY, 1, 0, captions_1, NULL, NULL},
{LESSON_DO, 1, 2, captions_2, moves_2, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_3, NULL},
{LESSON_DO, 2, 1, captions_4, moves_4, "On K2, the forest above your monument."},
{LESSON_DO, 2, 1, captions_5, moves_5, "On J3, the pasture beside your monument."},
{LESSON_WATCH, 1, 1, captions_6, moves_6, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_7, NULL},
{LESSON_DO, 3, 1, captions_8, moves_8, "Take Move."},
{LESSON_DO, 2, 1, captions_9, moves_9, "Up, onto K2."},
{LESSON_DO, 2, 2, captions_10, moves_10, "To J3 or L3, on either side of the forest."},
{LESSON_WATCH, 1, 1, captions_11, moves_11, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_12, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_13, NULL},
{LESSON_SAY, 1, 0, captions_14, NULL, NULL},
{LESSON_DO, 3, 1, captions_15, moves_15, "Take back: in the last row."},
{LESSON_WATCH, 0, 1, NULL, moves_16, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_17, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_18, NULL},
{LESSON_DO, 2, 1, captions_19, moves_19, "Move: the third worker still stands at the monument."},
{LESSON_DO, 2, 1, captions_20, moves_20, "The one at the monument, to L3."},
{LESSON_DO, 2, 1, captions_21, moves_21, "Go down, to Done."},
{LESSON_DO, 1, 1, captions_22, moves_22, "Turn it in: nothing is lost."},
{LESSON_WATCH, 0, 1, NULL, moves_23, NULL},
{LESSON_DO, 2, 1, captions_24, moves_24, "Produce, please."},
{LESSON_DO, 2, 2, captions_25, moves_25, "Wood or sheep first."},
{LESSON_DO, 2, 1, captions_26, moves_26, "Now the wheat."},
{LESSON_WATCH, 0, 1, NULL, moves_27, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_28, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_29, NULL},
{LESSON_DO, 2, 1, captions_30, moves_30, "Monument: all that it takes is there."},
{LESSON_DO, 1, 3, captions_31, moves_31, NULL},
{LESSON_DO, 2, 5, captions_32, moves_32, NULL},
{LESSON_DO, 2, 3, captions_33, moves_33, NULL},
{LESSON_SAY, 1, 0, captions_34, NULL, NULL},
{LESSON_SAY, 1, 0, captions_35, NULL, NULL},
{LESSON_DO, 2, 1, captions_36, moves_36, "Quests, please."},
{LESSON_DO, 1, 1, captions_37, moves_37, "The first one: that is done already."},
{LESSON_DO, 1, 2, captions_38, moves_38, NULL},
{LESSON_DO, 1, 1, captions_39, moves_39, "It is done: turn it in."},
{LESSON_WATCH, 0, 1, NULL, moves_40, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_41, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_42, NULL},
{LESSON_DO, 2, 1, captions_43, moves_43, "Your best cards are played: take them back."},
{LESSON_WATCH, 0, 1, NULL, moves_44, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_45, NULL},
{LESSON_DO, 2, 1, captions_46, moves_46, "Attack first: somebody weak stands near."},
{LESSON_DO, 2, 1, captions_47, moves_47, "L3, up from here: a worker without power."},
{LESSON_DO, 1, 1, captions_48, moves_48, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_49, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_50, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_51, NULL},
{LESSON_DO, 2, 1, captions_52, moves_52, "You lack one sheep: Produce."},
{LESSON_DO, 2, 1, captions_53, moves_53, "Sheep: K7, left of the monument."},
{LESSON_DO, 1, 2, captions_54, moves_54, "L9, the wood below the monument, or K4 in the north."},
{LESSON_WATCH, 0, 1, NULL, moves_55, NULL},
{LESSON_DO, 2, 1, captions_56, moves_56, "The monument!"},
{LESSON_DO, 2, 1, captions_57, moves_57, "From H8 first, the island on the left."},
{LESSON_DO, 1, 1, captions_58, moves_58, "From L7 first, above the monument."},
{LESSON_DO, 1, 2, captions_59, moves_59, NULL},
{LESSON_DO, 2, 2, captions_60, moves_60, "Where four stand, no land is lost."},
{LESSON_DO, 1, 2, captions_61, moves_61, "Where several stand, no land is lost."},
{LESSON_DO, 1, 2, captions_62, moves_62, "Where several stand, no land is lost."},
{LESSON_DO, 1, 4, captions_63, moves_63, NULL},
{LESSON_WATCH, 0, 1, NULL, moves_64, NULL},
};
static const uint8_t before_0[] = {0};
static const uint8_t before_1[] = {
0, 0, 6, 0, 44, 6, 0, 136, 8, 64, 128, 8, 192, 164, 8, 64, 144, 8, 64, 0, 2, 0, 209, 16, 40, 209, 16, 64, 0, 2, 0, 213, 16, 40, 213, 16, 
};
static const uint8_t before_2[] = {
0, 12, 6, 0, 36, 6, 64, 144, 8, 128, 192, 8, 64, 128, 8, 0, 168, 8, 0, 2, 2, 0, 56, 6, 0, 48, 6, 64, 0, 2, 0, 209, 16, 8, 209, 16, 64, 0, 2, 40, 213, 16, 40, 213, 16, 0, 0, 4, 0, 0, 4, 64, 0, 2, 40, 209, 16, 0, 157, 16, 128, 0, 2, 128, 0, 2, 0, 128, 22, 0, 136, 22, 
64, 0, 2, 24, 213, 16, 24, 145, 16, 64, 1, 2, 0, 136, 36, 0, 24, 38, 0, 0, 40, 192, 130, 8, 64, 1, 2, 0, 168, 36, 0, 8, 38, 0, 4, 40, 0, 0, 4, 192, 0, 2, 192, 146, 24, 0, 12, 68, 64, 0, 2, 8, 129, 16, 0, 129, 16, 0, 0, 4, 0, 1, 2, 64, 2, 2, 192, 148, 64, 128, 0, 2, 
0, 136, 22, 0, 124, 22, 128, 0, 2, 0, 144, 22, 0, 148, 22, 0, 0, 4, 64, 0, 2, 24, 213, 16, 16, 169, 16, 24, 213, 16, 0, 0, 20, 0, 0, 66, 0, 1, 2, 0, 2, 2, 0, 72, 6, 0, 0, 66, 0, 48, 68, 64, 0, 2, 8, 129, 16, 17, 137, 16, 0, 0, 2, 0, 1, 10, 0, 0, 2, 64, 1, 10, 
192, 1, 2, 0, 0, 4, 0, 0, 4, 128, 0, 2, 0, 124, 22, 0, 128, 22, 128, 0, 2, 0, 188, 22, 0, 168, 22, 64, 0, 2, 10, 129, 16, 16, 137, 16, 64, 0, 2, 0, 213, 16, 0, 0, 20, 40, 213, 16, 32, 145, 16, 0, 1, 2, 64, 1, 2, 0, 212, 36, 0, 52, 38, 0, 8, 40, 0, 171, 8, 0, 135, 8, 
64, 0, 10, 0, 28, 28, 128, 1, 2, 0, 136, 48, 0, 0, 4, 0, 0, 4, 128, 0, 2, 0, 132, 22, 0, 148, 22, 128, 0, 2, 0, 124, 22, 0, 156, 22, 64, 0, 2, 40, 149, 16, 0, 0, 20, 19, 133, 16, 0, 0, 20, 8, 145, 16, 32, 165, 16, 8, 145, 16, 0, 0, 20, 16, 165, 16, 16, 181, 16, 64, 1, 2, 
64, 128, 14, 0, 156, 36, 0, 48, 38, 0, 0, 40, 64, 2, 2, 128, 132, 14, 128, 148, 14, 0, 164, 64, 64, 0, 2, 8, 129, 16, 82, 137, 16, 0, 0, 4, 64, 2, 2, 64, 156, 14, 192, 136, 64, 192, 0, 62, 192, 136, 14, 128, 156, 64, 128, 0, 2, 0, 132, 22, 0, 144, 22, 0, 0, 4, 64, 1, 2, 0, 144, 36, 
0, 56, 38, 0, 0, 40, 0, 40, 28, 0, 144, 30, 0, 166, 8, 0, 72, 68, 128, 0, 2, 0, 136, 22, 0, 0, 66, 64, 0, 2, 8, 166, 16, 8, 226, 17, 0, 145, 16, 0, 145, 16, 32, 165, 16, 8, 145, 16, 64, 202, 17, 64, 198, 17, 64, 0, 2, 16, 157, 16, 10, 129, 16, 0, 0, 4, 0, 0, 4, 128, 0, 2, 
0, 168, 22, 0, 164, 22, 64, 0, 2, 16, 137, 16, 88, 157, 16, 64, 1, 2, 0, 144, 36, 0, 88, 38, 0, 4, 40, 128, 140, 8, 128, 140, 8, 128, 140, 8, 192, 164, 8, 192, 164, 8, 192, 148, 8, 32, 132, 30, 0, 56, 68, 128, 1, 2, 0, 136, 48, 64, 0, 2, 24, 141, 16, 72, 198, 17, 72, 210, 17, 0, 194, 16, 
0, 238, 17, 34, 145, 16, 34, 133, 16, 104, 166, 17, 64, 1, 2, 128, 0, 12, 128, 0, 12, 0, 156, 36, 0, 68, 38, 0, 0, 40, 0, 56, 28, 40, 128, 30, 0, 138, 8, 192, 1, 2, 0, 0, 54, 0, 0, 4, 0, 1, 2, 64, 0, 2, 0, 138, 16, 40, 194, 17, 40, 129, 16, 
};
static const struct lesson_scene scenes[] = {
{49, 2, 4, {0, 0, 0, 0, 0, 0, }, 0, 0, before_0},
{49, 2, 4, {0, 0, 0, 0, 0, 0, }, 15, 12, before_1},
{263, 2, 4, {0, 0, 0, 0, 0, 0, }, 35, 213, before_2},
};
const struct lesson monuments_ui_lesson = {scenes, steps, 3, 65, 5, 86};
