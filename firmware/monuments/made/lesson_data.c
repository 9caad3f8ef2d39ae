/* Made of a lesson's text by tools/lessons. */
#include <stddef.h>

#include "lesson.h"

extern const struct lesson monuments_ui_lesson;

/* clang-format off */
static const struct lesson_caption captions_0[] = {
{NULL, "The most *points* win. Each *layer* of your monument brings six.", NULL, LESSON_AREA, 0, 104, 94, 36, 34},
};
static const struct lesson_caption captions_1[] = {
{NULL, "Your points: 0 for good, and 1 that can still be lost.", NULL, LESSON_AREA, 0, 161, 4, 75, 15},
};
static const struct lesson_caption captions_2[] = {
{NULL, "Two *resources* to place. First wood on K2, or wheat on L3?", "K2", LESSON_WORDS, 0, 0, 0, 0, 0},
{NULL, "Beside your monument: wood on K2, or wheat on L3.", "K2", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_2[] = {0x88800, 0x89cc0, };
static const struct lesson_caption captions_3[] = {
{NULL, "Now the other one. A *worker* there lets you spend it.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Beside your monument: both on K2 and on L3.", NULL, LESSON_AREA, 0, 106, 46, 70, 64},
};
static const move_t moves_3[] = {0x89cc0, 0x88800, };
static const struct lesson_caption captions_4[] = {
{"Lapis plays", "Lapis, blue, plays: just watch. *A* skips ahead.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
};
static const move_t moves_4[] = {0x8a4c0, };
static const move_t moves_5[] = {0x89040, };
static const struct lesson_caption captions_6[] = {
{"Round", "Your turn: one card. *A* shows yours.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Play a card", "Move sends workers out. Grey cards would do nothing yet.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Play a card", "Take Move.", "Move", LESSON_WORDS, 0, 0, 0, 0, 0},
{NULL, "First the cards: A.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_6[] = {0x20040, };
static const struct lesson_caption captions_7[] = {
{"which unit", "Two of your workers may move, a step each. *A* picks one up.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Put it down on the forest, K2.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Up, onto K2.", "K2", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_7[] = {0x10d100, };
static const struct lesson_caption captions_8[] = {
{"which unit", "That one has moved. Now another from the monument.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "To the pasture on the left, J3.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"which unit", "Another worker of the monument, please.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
{NULL, "To J3, left of the forest.", "J3", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_8[] = {0x10d128, };
static const struct lesson_caption captions_9[] = {
{NULL, "A worker makes a *hex* yours: a point, and what lies on it.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_10[] = {0x20040, };
static const move_t moves_11[] = {0x10d500, };
static const move_t moves_12[] = {0x10d528, };
static const struct lesson_caption captions_13[] = {
{"Round", "A *quest* is a task for points. Yours: hold three kinds of land.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_14[] = {
{"Play a card", "Move is used. Take your cards back: that is a turn of its own.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Take back, in the last row.", "Take back", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_14[] = {0x40000, };
static const move_t moves_15[] = {0x20080, };
static const move_t moves_16[] = {0x16a400, };
static const move_t moves_17[] = {0x169000, };
static const struct lesson_caption captions_18[] = {
{"Play a card", "Move again, for a third kind of land.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Move: the third worker still stands at the monument.", "Move", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_18[] = {0x20040, };
static const struct lesson_caption captions_19[] = {
{"which unit", "The one at the monument goes to the field, L3.", "L3", LESSON_WORDS, 0, 0, 0, 0, 0},
{NULL, "To the field on the right, L3.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"which unit", "The one at the monument, K3, please.", "K3", LESSON_WORDS, 0, 0, 0, 0, 0},
{NULL, "To L3.", "L3", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_19[] = {0x10d108, };
static const struct lesson_caption captions_20[] = {
{NULL, "A worker who leaves gives up its hex: stay. *B* leads to Done.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "That will do: *B*, then *A* on Done.", "Done", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_20[] = {0x420000, };
static const struct lesson_caption captions_21[] = {
{NULL, "Three kinds of land: your quest is done. Turn it in.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Turn it in: nothing is lost.", "Turn in:", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_21[] = {0x440000, };
static const struct lesson_caption captions_22[] = {
{NULL, "Your own *score card* adds three points to each quest.", NULL, LESSON_AREA, 0, 155, 4, 81, 15},
};
static const move_t moves_23[] = {0x40000, };
static const struct lesson_caption captions_24[] = {
{"Round", "Unsure? *Y* explains. A mistake? Hold *B*: one step back.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_25[] = {
{"Play a card", "Workers make what their land gives. Produce wood and sheep.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Produce, please.", "Produce", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_25[] = {0x20080, };
static const struct lesson_caption captions_26[] = {
{NULL, "Two hexes produce. First wood on K2, or sheep on J3?", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "What a layer costs: wood on K2, or sheep on J3.", "K2", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_26[] = {0x168800, 0x168000, };
static const struct lesson_caption captions_27[] = {
{NULL, "The other, too. Any three resources bring one point.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "A layer costs both: wood, on K2, and sheep, on J3.", NULL, LESSON_AREA, 0, 46, 42, 98, 70},
};
static const move_t moves_27[] = {0x168000, 0x168800, };
static const move_t moves_28[] = {0x20040, };
static const move_t moves_29[] = {0x10d518, };
static const move_t moves_30[] = {0x420000, };
static const struct lesson_caption captions_31[] = {
{"Play a card", "A layer needs three hexes, and costs wood, sheep and a worker.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Monument: you have all that it takes.", "Monument", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_31[] = {0x20140, };
static const struct lesson_caption captions_32[] = {
{NULL, "Give up the worker on J3. The others hold what you need.", "J3", LESSON_WORDS, 0, 0, 0, 0, 0},
{NULL, "The one on J3: K2 keeps wood, and L3 wheat.", "J3", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_32[] = {0x248000, };
static const struct lesson_caption captions_33[] = {
{"Common bonus", "A *bonus* lasts. Take Settlers, Academy or Drill ground.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Here, please: Drill ground, Academy or Settlers.", "Academy", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_33[] = {0x260000, 0x261000, 0x261800, };
static const struct lesson_caption captions_34[] = {
{"own card", "And gifts, once. One without a place is lost. Take the first.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "The first one, please.", NULL, LESSON_AREA, 0, 4, 48, 228, 44},
};
static const move_t moves_34[] = {0x280000, };
static const struct lesson_caption captions_35[] = {
{NULL, "A *town* goes where your worker is: L3. The new workers, too.", "L3", LESSON_WORDS, 0, 0, 0, 0, 0},
{NULL, "On L3, right of the monument.", "L3", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_35[] = {0x89ec0, };
static const struct lesson_caption captions_36[] = {
{NULL, "Your first layer: six points for good. The fifth ends the match.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_37[] = {0x20080, };
static const move_t moves_38[] = {0x16a400, };
static const move_t moves_39[] = {0x16a800, };
static const struct lesson_caption captions_40[] = {
{"Play a card", "*Build* a bridge: it costs one wood. The list has all prices.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Build, please: a bridge.", "Build", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_40[] = {0x200c0, };
static const struct lesson_caption captions_41[] = {
{"Bridge L3", "What you can build from there, and what it costs.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Build where workers stand: begin in your town, L3.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Bridge L3", "The bridge, please: from L3 to L4.", "Bridge L3", LESSON_WORDS, 0, 0, 0, 0, 0},
{NULL, "From your town, L3, over the river to L4.", "L4", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_41[] = {0x1c1400, };
static const move_t moves_42[] = {0x40000, };
static const struct lesson_caption captions_43[] = {
{"Play a card", "Populate adds a worker where a town has two of yours.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Populate, please, above Quests.", "Populate", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_43[] = {0x20100, };
static const struct lesson_caption captions_44[] = {
{NULL, "More workers hold more land. Any two bring a point, too.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_45[] = {0x20080, };
static const move_t moves_46[] = {0x169000, };
static const move_t moves_47[] = {0x16a400, };
static const move_t moves_48[] = {0x442c00, };
static const struct lesson_caption captions_49[] = {
{"Play a card", "The cards that you need are used. Take them back.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Take back, in the last row.", "Take back", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_49[] = {0x40000, };
static const move_t moves_50[] = {0x20140, };
static const move_t moves_51[] = {0x24a800, };
static const move_t moves_52[] = {0x260800, };
static const move_t moves_53[] = {0x280000, };
static const move_t moves_54[] = {0x892c0, };
static const struct lesson_caption captions_55[] = {
{"Play a card", "Move two of your new workers out to new land.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Move, please: more land.", "Move", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_55[] = {0x20040, };
static const struct lesson_caption captions_56[] = {
{"which unit", "Pick one up in the town.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
{"with wheat", "A worker can carry one resource along, if you like.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Over the bridge, to L4.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"which unit", "A worker from L3, where five stand.", "L3", LESSON_WORDS, 0, 0, 0, 0, 0},
{NULL, "Over the bridge to L4.", "L4", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_56[] = {0x109d1c, 0x109d18, };
static const struct lesson_caption captions_57[] = {
{"which unit", "Another one from the town.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
{NULL, "Where would you like it? New land brings a point.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"which unit", "A worker from L3, where four stand.", "L3", LESSON_WORDS, 0, 0, 0, 0, 0},
{"with wheat", "The wheat stays here, please.", "with wheat", LESSON_WORDS, 0, 0, 0, 0, 0},
{NULL, "Not over here: a worker from L3.", NULL, LESSON_CURSOR, 0, 0, 0, 0, 0},
};
static const move_t moves_57[] = {0x109d00, 0x109d10, 0x109d18, 0x109d28, };
static const struct lesson_caption captions_58[] = {
{NULL, "New land, new resources: L4 makes sheep.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_59[] = {0x20100, };
static const struct lesson_caption captions_60[] = {
{"Play a card", "Two resources turn a card green. Produce wood and sheep.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Produce, please.", "Produce", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_60[] = {0x20080, };
static const struct lesson_caption captions_61[] = {
{NULL, "Sheep on L4 first, or wood on K2?", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Wheat pays for no green card yet: sheep, on L4, first.", "L4", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_61[] = {0x16a000, 0x168800, };
static const struct lesson_caption captions_62[] = {
{NULL, "Now the other one: you need both.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "A green card costs both: wood, on K2, and sheep, on L4.", NULL, LESSON_AREA, 0, 70, 46, 90, 112},
};
static const move_t moves_62[] = {0x168800, 0x16a000, };
static const move_t moves_63[] = {0x40000, };
static const struct lesson_caption captions_64[] = {
{"Play a card", "Upgrade turns a card green: stronger for good, and a point.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Upgrade, please: at the top left.", "Upgrade", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_64[] = {0x20000, };
static const struct lesson_caption captions_65[] = {
{NULL, "A green Move moves three units. Or choose Populate.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Good, too. Here, please: Move or Populate.", "Move", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_65[] = {0xa0040, 0xa0100, };
static const struct lesson_caption captions_66[] = {
{NULL, "So it goes on, layer by layer. Now another match, near its end.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_67[] = {
{NULL, "You lead Egypt now. Four layers stand: 43 points are for good.", NULL, LESSON_AREA, 0, 128, 4, 110, 15},
};
static const struct lesson_caption captions_68[] = {
{NULL, "Your score card here: nine points for a layer, not six.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const struct lesson_caption captions_69[] = {
{"Play a card", "Quests: you draw two, and keep one or both.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Quests, please.", "Quests", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_69[] = {0x20200, };
static const struct lesson_caption captions_70[] = {
{NULL, "Two to choose from. Keep the one that is done already.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "The first one: that is done already.", NULL, LESSON_AREA, 0, 6, 28, 228, 20},
};
static const move_t moves_70[] = {0x69000, };
static const struct lesson_caption captions_71[] = {
{NULL, "Keep the other too? Still open at the end, it costs two points.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_71[] = {0x420000, 0x6a400, };
static const struct lesson_caption captions_72[] = {
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "It is done: turn it in.", "Turn in:", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_72[] = {0x449000, };
static const move_t moves_73[] = {0x40000, };
static const struct lesson_caption captions_74[] = {
{"Play a card", "Armies and air forces, made by Train, can *attack*.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Attack first: somebody weak stands near.", "Attack", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_74[] = {0x201c0, };
static const struct lesson_caption captions_75[] = {
{NULL, "Lapis’s worker on L3 has no power. Your air force has two.", "L3", LESSON_WORDS, 0, 0, 0, 0, 0},
{NULL, "L3: a worker without power.", "L3", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_75[] = {0x329c00, };
static const struct lesson_caption captions_76[] = {
{NULL, "A power of two throws two *dice*. The higher sum wins.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_76[] = {0x360000, };
static const move_t moves_77[] = {0x3a8800, };
static const move_t moves_78[] = {0x200c0, };
static const struct lesson_caption captions_79[] = {
{"Lapis plays", "Lapis builds a ferry, to cross the sea.", NULL, LESSON_NOTHING, 24, 0, 0, 0, 0},
};
static const move_t moves_79[] = {0x1e8028, };
static const struct lesson_caption captions_80[] = {
{"Play a card", "A layer costs three of each now. You lack one metal: *Trade*.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Trade, please: in the last row.", "Trade", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_80[] = {0x20240, };
static const struct lesson_caption captions_81[] = {
{NULL, "Give two of a kind, get one. Five wood: give two.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Wood: two are more than you need.", "Wood", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_81[] = {0x3e0000, };
static const struct lesson_caption captions_82[] = {
{NULL, "It comes to any hex with your worker: metal, on J8.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{"Metal in", "Metal, please.", "Metal in", LESSON_WORDS, 0, 0, 0, 0, 0},
{NULL, "Metal, please, on J8: with the other two.", "J8", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_82[] = {0x408480, };
static const struct lesson_caption captions_83[] = {
{NULL, "You could trade once more. One is enough: Done.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "One was enough: Done, please.", "Done", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_83[] = {0x420000, };
static const move_t moves_84[] = {0x40000, };
static const struct lesson_caption captions_85[] = {
{"Play a card", "Now the fifth layer. This round will be the last.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "The monument!", "Monument", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_85[] = {0x20140, };
static const struct lesson_caption captions_86[] = {
{NULL, "You choose where the price is taken from. Wheat: from L7.", "L7", LESSON_WORDS, 0, 0, 0, 0, 0},
{NULL, "From L7 first, above the monument.", "L7", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_86[] = {0xea4c0, };
static const struct lesson_caption captions_87[] = {
{NULL, "One more wheat: from L7 or K8.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_87[] = {0xea4c0, 0xe94c0, };
static const struct lesson_caption captions_88[] = {
{NULL, "Give up workers where four stand: then you lose no land.", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "On K7, where four stand: no land is lost.", "K7", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_88[] = {0x249000, 0x24a400, };
static const struct lesson_caption captions_89[] = {
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Where several stand: on K7 or K8.", "K7", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_89[] = {0x249000, 0x249400, };
static const struct lesson_caption captions_90[] = {
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
{NULL, "Where several stand: on K7 or L9.", "K7", LESSON_WORDS, 0, 0, 0, 0, 0},
};
static const move_t moves_90[] = {0x249000, 0x24a800, };
static const struct lesson_caption captions_91[] = {
{NULL, "", NULL, LESSON_NOTHING, 0, 0, 0, 0, 0},
};
static const move_t moves_91[] = {0x267000, 0x267400, 0x267800, 0x267c00, };
static const move_t moves_92[] = {0x20000, };
static const struct lesson_caption captions_93[] = {
{"The match is over", "Nothing can be lost any more.", NULL, LESSON_NOTHING, 122, 0, 0, 0, 0},
};
static const struct lesson_step steps[] = {
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_0, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_1, NULL},
{LESSON_DO, 1, 2, 1, LESSON_ON_MOVE, 0x88800, captions_2, moves_2},
{LESSON_DO, 1, 2, 1, LESSON_AGAIN, 0x0, captions_3, moves_3},
{LESSON_WATCH, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_4, moves_4},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_5},
{LESSON_DO, 3, 1, 2, LESSON_ANYWHERE, 0x0, captions_6, moves_6},
{LESSON_DO, 2, 1, 1, LESSON_ON_UNIT, 0x10d100, captions_7, moves_7},
{LESSON_DO, 2, 1, 2, LESSON_ON_UNIT, 0x10d128, captions_8, moves_8},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_9, NULL},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_10},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_11},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_12},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_13, NULL},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x40000, captions_14, moves_14},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_15},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_16},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_17},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x20040, captions_18, moves_18},
{LESSON_DO, 2, 1, 2, LESSON_ON_UNIT, 0x10d108, captions_19, moves_19},
{LESSON_DO, 1, 1, 1, LESSON_ANYWHERE, 0x0, captions_20, moves_20},
{LESSON_DO, 1, 1, 1, LESSON_ANYWHERE, 0x0, captions_21, moves_21},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_22, NULL},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_23},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_24, NULL},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x20080, captions_25, moves_25},
{LESSON_DO, 1, 2, 1, LESSON_ON_MOVE, 0x168800, captions_26, moves_26},
{LESSON_DO, 1, 2, 1, LESSON_AGAIN, 0x0, captions_27, moves_27},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_28},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_29},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_30},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x20140, captions_31, moves_31},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x248000, captions_32, moves_32},
{LESSON_DO, 2, 3, 1, LESSON_ANYWHERE, 0x0, captions_33, moves_33},
{LESSON_DO, 2, 1, 1, LESSON_ANYWHERE, 0x0, captions_34, moves_34},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x89ec0, captions_35, moves_35},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_36, NULL},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_37},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_38},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_39},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x200c0, captions_40, moves_40},
{LESSON_DO, 2, 1, 2, LESSON_ANYWHERE, 0x0, captions_41, moves_41},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_42},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x20100, captions_43, moves_43},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_44, NULL},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_45},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_46},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_47},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_48},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x40000, captions_49, moves_49},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_50},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_51},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_52},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_53},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_54},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x20040, captions_55, moves_55},
{LESSON_DO, 3, 2, 2, LESSON_ON_UNIT, 0x109d18, captions_56, moves_56},
{LESSON_DO, 2, 4, 3, LESSON_ON_UNIT, 0x109d00, captions_57, moves_57},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_58, NULL},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_59},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x20080, captions_60, moves_60},
{LESSON_DO, 1, 2, 1, LESSON_ON_MOVE, 0x16a000, captions_61, moves_61},
{LESSON_DO, 1, 2, 1, LESSON_AGAIN, 0x0, captions_62, moves_62},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_63},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x20000, captions_64, moves_64},
{LESSON_DO, 1, 2, 1, LESSON_ON_MOVE, 0xa0040, captions_65, moves_65},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_66, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_67, NULL},
{LESSON_SAY, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_68, NULL},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x20200, captions_69, moves_69},
{LESSON_DO, 1, 1, 1, LESSON_ANYWHERE, 0x0, captions_70, moves_70},
{LESSON_DO, 1, 2, 0, LESSON_ANYWHERE, 0x0, captions_71, moves_71},
{LESSON_DO, 1, 1, 1, LESSON_ANYWHERE, 0x0, captions_72, moves_72},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_73},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x201c0, captions_74, moves_74},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x329c00, captions_75, moves_75},
{LESSON_DO, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_76, moves_76},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_77},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_78},
{LESSON_WATCH, 1, 1, 0, LESSON_ANYWHERE, 0x0, captions_79, moves_79},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x20240, captions_80, moves_80},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x3e0000, captions_81, moves_81},
{LESSON_DO, 1, 1, 2, LESSON_ANYWHERE, 0x0, captions_82, moves_82},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0x420000, captions_83, moves_83},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_84},
{LESSON_DO, 2, 1, 1, LESSON_ON_MOVE, 0x20140, captions_85, moves_85},
{LESSON_DO, 1, 1, 1, LESSON_ON_MOVE, 0xea4c0, captions_86, moves_86},
{LESSON_DO, 1, 2, 0, LESSON_ANYWHERE, 0x0, captions_87, moves_87},
{LESSON_DO, 1, 2, 1, LESSON_ON_MOVE, 0x249000, captions_88, moves_88},
{LESSON_DO, 1, 2, 1, LESSON_ANYWHERE, 0x0, captions_89, moves_89},
{LESSON_DO, 1, 2, 1, LESSON_ANYWHERE, 0x0, captions_90, moves_90},
{LESSON_DO, 1, 4, 0, LESSON_ANYWHERE, 0x0, captions_91, moves_91},
{LESSON_WATCH, 0, 1, 0, LESSON_ANYWHERE, 0x0, NULL, moves_92},
{LESSON_COUNT, 1, 0, 0, LESSON_ANYWHERE, 0x0, captions_93, NULL},
};
static const uint8_t before_0[] = {
0, 0, 6, 0, 44, 6, 
};
static const uint8_t before_1[] = {
0, 12, 6, 0, 36, 6, 64, 144, 8, 128, 192, 8, 64, 128, 8, 0, 168, 8, 0, 2, 2, 0, 56, 6, 0, 48, 6, 64, 0, 2, 0, 209, 16, 8, 209, 16, 64, 0, 2, 40, 213, 16, 40, 213, 16, 0, 0, 4, 0, 0, 4, 64, 0, 2, 40, 209, 16, 0, 157, 16, 128, 0, 2, 128, 0, 2, 0, 128, 22, 0, 136, 22, 
64, 0, 2, 24, 213, 16, 24, 145, 16, 64, 1, 2, 0, 136, 36, 0, 24, 38, 0, 0, 40, 192, 130, 8, 64, 1, 2, 0, 168, 36, 0, 8, 38, 0, 4, 40, 0, 0, 4, 192, 0, 2, 192, 146, 24, 0, 12, 68, 64, 0, 2, 8, 129, 16, 0, 129, 16, 0, 0, 4, 0, 1, 2, 64, 2, 2, 192, 148, 64, 128, 0, 2, 
0, 136, 22, 0, 124, 22, 128, 0, 2, 0, 144, 22, 0, 148, 22, 0, 0, 4, 64, 0, 2, 24, 213, 16, 16, 169, 16, 24, 213, 16, 0, 0, 20, 0, 0, 66, 0, 1, 2, 0, 2, 2, 0, 72, 6, 0, 0, 66, 0, 48, 68, 64, 0, 2, 8, 129, 16, 17, 137, 16, 0, 0, 2, 0, 1, 10, 0, 0, 2, 64, 1, 10, 
192, 1, 2, 0, 0, 4, 0, 0, 4, 128, 0, 2, 0, 124, 22, 0, 128, 22, 128, 0, 2, 0, 188, 22, 0, 168, 22, 64, 0, 2, 10, 129, 16, 16, 137, 16, 64, 0, 2, 0, 213, 16, 0, 0, 20, 40, 213, 16, 32, 145, 16, 0, 1, 2, 64, 1, 2, 0, 212, 36, 0, 52, 38, 0, 8, 40, 0, 171, 8, 0, 135, 8, 
64, 0, 10, 0, 28, 28, 128, 1, 2, 0, 136, 48, 0, 0, 4, 0, 0, 4, 128, 0, 2, 0, 132, 22, 0, 148, 22, 128, 0, 2, 0, 124, 22, 0, 156, 22, 64, 0, 2, 40, 149, 16, 0, 0, 20, 19, 133, 16, 0, 0, 20, 8, 145, 16, 32, 165, 16, 8, 145, 16, 0, 0, 20, 16, 165, 16, 16, 181, 16, 64, 1, 2, 
64, 128, 14, 0, 156, 36, 0, 48, 38, 0, 0, 40, 64, 2, 2, 128, 132, 14, 128, 148, 14, 0, 164, 64, 64, 0, 2, 8, 129, 16, 82, 137, 16, 0, 0, 4, 64, 2, 2, 64, 156, 14, 192, 136, 64, 192, 0, 62, 192, 136, 14, 128, 156, 64, 128, 0, 2, 0, 132, 22, 0, 144, 22, 0, 0, 4, 64, 1, 2, 0, 144, 36, 
0, 56, 38, 0, 0, 40, 0, 40, 28, 0, 144, 30, 0, 166, 8, 0, 72, 68, 128, 0, 2, 0, 136, 22, 0, 0, 66, 64, 0, 2, 8, 166, 16, 8, 226, 17, 0, 145, 16, 0, 145, 16, 32, 165, 16, 8, 145, 16, 64, 202, 17, 64, 198, 17, 64, 0, 2, 16, 157, 16, 10, 129, 16, 0, 0, 4, 0, 0, 4, 128, 0, 2, 
0, 168, 22, 0, 164, 22, 64, 0, 2, 16, 137, 16, 88, 157, 16, 64, 1, 2, 0, 144, 36, 0, 88, 38, 0, 4, 40, 128, 132, 8, 128, 132, 8, 128, 132, 8, 192, 164, 8, 192, 164, 8, 192, 148, 8, 32, 132, 30, 0, 56, 68, 128, 1, 2, 0, 136, 48, 64, 0, 2, 24, 141, 16, 72, 198, 17, 72, 210, 17, 0, 194, 16, 
0, 238, 17, 32, 145, 16, 32, 133, 16, 104, 166, 17, 64, 1, 2, 128, 0, 12, 128, 0, 12, 0, 156, 36, 0, 68, 38, 0, 0, 40, 0, 56, 28, 40, 128, 30, 0, 138, 8, 192, 1, 2, 0, 0, 54, 0, 0, 4, 0, 1, 2, 64, 0, 2, 0, 138, 16, 40, 194, 17, 40, 129, 16, 0, 0, 4, 128, 0, 2, 0, 128, 22, 
0, 124, 22, 128, 0, 2, 0, 144, 22, 0, 168, 22, 0, 0, 4, 128, 1, 2, 0, 188, 48, 64, 2, 2, 0, 124, 64, 
};
static const struct lesson_scene scenes[] = {
{49, 2, 4, {0, 0, 0, 0, 0, 0, }, 0, 2, before_0},
{263, 2, 4, {0, 0, 0, 0, 0, 0, }, 67, 225, before_1},
};
const struct lesson monuments_ui_lesson = {scenes, steps, 2, 94, 6, 60};
