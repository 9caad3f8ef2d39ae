/* Written by tools/converters/monuments-data.py from data.json; change that. The notes at the lines' ends say
 * which entries the rulebook prints and which are ours. */
#include "data.h"

/* clang-format off */

const struct monuments_hex_data monuments_hexes[MONUMENTS_HEXES] = {
{"A1", 0, 0, MONUMENTS_MOUNTAIN, 0, {127, 127, 5, 1, 127, 127}, 0x00, 0x00}, /* ours */
{"A2", 0, 1, MONUMENTS_FOREST, 0, {0, 5, 50, 54, 127, 127}, 0x08, 0x00}, /* ours */
{"A4", 0, 3, MONUMENTS_FOREST, 0, {54, 6, 55, 127, 127, 127}, 0x05, 0x00}, /* ours */
{"A9", 0, 8, MONUMENTS_PASTURE, 1, {127, 58, 8, 4, 127, 127}, 0x02, 0x00}, /* ours */
{"A10", 0, 9, MONUMENTS_MOUNTAIN, 1, {3, 8, 127, 127, 127, 127}, 0x00, 0x00}, /* ours */
{"B2", 1, 1, MONUMENTS_PASTURE, 0, {127, 9, 10, 50, 1, 0}, 0x00, 0x00}, /* ours */
{"B4", 1, 3, MONUMENTS_FIELD, 0, {50, 11, 12, 55, 2, 54}, 0x28, 0x03}, /* ours */
{"B8", 1, 7, MONUMENTS_MOUNTAIN, 1, {57, 61, 13, 58, 127, 127}, 0x0b, 0x00}, /* ours */
{"B10", 1, 9, MONUMENTS_FIELD, 1, {58, 51, 14, 127, 4, 3}, 0x01, 0x06}, /* ours */
{"C1", 2, 0, MONUMENTS_MOUNTAIN, 0, {127, 63, 64, 10, 5, 127}, 0x06, 0x00}, /* ours */
{"C2", 2, 1, MONUMENTS_FIELD, 0, {9, 64, 65, 11, 50, 5}, 0x06, 0x00}, /* ours */
{"C3", 2, 2, MONUMENTS_FOREST, 0, {10, 65, 66, 12, 6, 50}, 0x06, 0x38}, /* ours */
{"C4", 2, 3, MONUMENTS_PASTURE, 0, {11, 66, 67, 59, 55, 6}, 0x1e, 0x01}, /* ours */
{"C8", 2, 7, MONUMENTS_PASTURE, 1, {61, 16, 17, 51, 58, 7}, 0x11, 0x00}, /* ours */
{"C10", 2, 9, MONUMENTS_FOREST, 1, {51, 18, 69, 62, 127, 8}, 0x0c, 0x21}, /* ours */
{"D6", 3, 5, MONUMENTS_MOUNTAIN, 5, {67, 71, 21, 68, 60, 59}, 0x3b, 0x00}, /* ours */
{"D8", 3, 7, MONUMENTS_MOUNTAIN, 1, {68, 72, 73, 17, 13, 61}, 0x27, 0x00}, /* ours */
{"D9", 3, 8, MONUMENTS_FOREST, 1, {16, 73, 74, 18, 51, 13}, 0x06, 0x00}, /* ours */
{"D10", 3, 9, MONUMENTS_FIELD, 1, {17, 74, 75, 69, 14, 51}, 0x0e, 0x00}, /* ours */
{"E3", 4, 2, MONUMENTS_PASTURE, 4, {70, 77, 23, 20, 66, 65}, 0x33, 0x00}, /* ours */
{"E4", 4, 3, MONUMENTS_FIELD, 4, {19, 23, 78, 71, 67, 66}, 0x3c, 0x00}, /* ours */
{"E6", 4, 5, MONUMENTS_FIELD, 5, {71, 79, 80, 72, 68, 15}, 0x1f, 0x00}, /* ours */
{"E11", 4, 10, MONUMENTS_FOREST, 6, {75, 24, 127, 127, 127, 69}, 0x21, 0x00}, /* ours */
{"F4", 5, 3, MONUMENTS_FOREST, 4, {77, 86, 87, 78, 20, 19}, 0x0f, 0x00}, /* ours */
{"F11", 5, 10, MONUMENTS_PASTURE, 6, {83, 93, 127, 127, 22, 75}, 0x23, 0x00}, /* ours */
{"H1", 7, 0, MONUMENTS_PASTURE, 7, {127, 127, 100, 26, 84, 127}, 0x14, 0x00}, /* ours */
{"H2", 7, 1, MONUMENTS_MOUNTAIN, 7, {25, 100, 101, 94, 85, 84}, 0x3e, 0x00}, /* ours */
{"H8", 7, 7, MONUMENTS_FOREST, 8, {98, 104, 105, 28, 91, 90}, 0x37, 0x00}, /* ours */
{"H9", 7, 8, MONUMENTS_FIELD, 8, {27, 105, 106, 99, 92, 91}, 0x3e, 0x00}, /* ours */
{"I5", 8, 4, MONUMENTS_FIELD, 9, {103, 109, 110, 30, 97, 96}, 0x37, 0x00}, /* ours */
{"I6", 8, 5, MONUMENTS_MOUNTAIN, 9, {29, 110, 111, 104, 98, 97}, 0x3e, 0x00}, /* ours */
{"J2", 9, 1, MONUMENTS_MOUNTAIN, 2, {107, 112, 34, 32, 101, 100}, 0x33, 0x00}, /* ours */
{"J3", 9, 2, MONUMENTS_PASTURE, 2, {31, 34, 52, 108, 102, 101}, 0x38, 0x00}, /* ours */
{"J8", 9, 7, MONUMENTS_MOUNTAIN, 3, {111, 36, 37, 127, 105, 104}, 0x31, 0x00}, /* ours */
{"K2", 10, 1, MONUMENTS_FOREST, 2, {112, 38, 39, 52, 32, 31}, 0x01, 0x00}, /* ours */
{"K4", 10, 3, MONUMENTS_MOUNTAIN, 2, {52, 40, 116, 113, 109, 108}, 0x3c, 0x01}, /* ours */
{"K7", 10, 6, MONUMENTS_PASTURE, 3, {114, 41, 53, 37, 33, 111}, 0x21, 0x00}, /* ours */
{"K8", 10, 7, MONUMENTS_FIELD, 3, {36, 53, 42, 127, 127, 33}, 0x00, 0x02}, /* ours */
{"L2", 11, 1, MONUMENTS_PASTURE, 2, {115, 127, 118, 39, 34, 112}, 0x25, 0x00}, /* ours */
{"L3", 11, 2, MONUMENTS_FIELD, 2, {38, 118, 43, 40, 52, 34}, 0x02, 0x08}, /* ours */
{"L4", 11, 3, MONUMENTS_PASTURE, 2, {39, 43, 44, 116, 35, 52}, 0x08, 0x23}, /* ours */
{"L7", 11, 6, MONUMENTS_FIELD, 3, {117, 120, 45, 53, 36, 114}, 0x23, 0x04}, /* ours */
{"L9", 11, 8, MONUMENTS_FOREST, 3, {53, 46, 47, 127, 127, 37}, 0x00, 0x02}, /* ours */
{"M3", 12, 2, MONUMENTS_FOREST, 2, {118, 121, 122, 44, 40, 39}, 0x07, 0x18}, /* ours */
{"M4", 12, 3, MONUMENTS_MOUNTAIN, 2, {43, 122, 123, 119, 116, 40}, 0x1e, 0x01}, /* ours */
{"M7", 12, 6, MONUMENTS_FIELD, 3, {120, 124, 49, 46, 53, 41}, 0x03, 0x30}, /* ours */
{"M8", 12, 7, MONUMENTS_PASTURE, 3, {45, 49, 125, 47, 42, 53}, 0x04, 0x38}, /* ours */
{"M9", 12, 8, MONUMENTS_MOUNTAIN, 3, {46, 125, 127, 127, 127, 42}, 0x02, 0x01}, /* ours */
{"N6", 13, 5, MONUMENTS_MOUNTAIN, 10, {123, 127, 127, 124, 120, 119}, 0x39, 0x00}, /* ours */
{"N8", 13, 7, MONUMENTS_FIELD, 3, {124, 127, 127, 125, 46, 45}, 0x09, 0x00}, /* ours */
{"B3", 1, 2, MONUMENTS_MONUMENT, 0, {5, 10, 11, 6, 54, 1}, 0x10, 0x0c}, /* ours */
{"C9", 2, 8, MONUMENTS_MONUMENT, 1, {13, 17, 18, 14, 8, 58}, 0x20, 0x18}, /* ours */
{"K3", 10, 2, MONUMENTS_MONUMENT, 2, {34, 39, 40, 35, 108, 32}, 0x10, 0x0c}, /* ours */
{"L8", 11, 7, MONUMENTS_MONUMENT, 3, {41, 45, 46, 42, 37, 36}, 0x00, 0x16}, /* ours */
{"A3", 0, 2, MONUMENTS_LAKE, 11, {1, 50, 6, 2, 127, 127}, 0x00, 0x00}, /* ours */
{"B5", 1, 4, MONUMENTS_SEA, 11, {6, 12, 59, 56, 127, 2}, 0x0c, 0x00}, /* ours */
{"B6", 1, 5, MONUMENTS_SEA, 11, {55, 59, 60, 57, 127, 127}, 0x0f, 0x00}, /* ours */
{"B7", 1, 6, MONUMENTS_SEA, 11, {56, 60, 61, 7, 127, 127}, 0x07, 0x00}, /* ours */
{"B9", 1, 8, MONUMENTS_LAKE, 11, {7, 13, 51, 8, 3, 127}, 0x00, 0x00}, /* ours */
{"C5", 2, 4, MONUMENTS_SEA, 11, {12, 67, 15, 60, 56, 55}, 0x3a, 0x00}, /* ours */
{"C6", 2, 5, MONUMENTS_SEA, 11, {59, 15, 68, 61, 57, 56}, 0x3d, 0x00}, /* ours */
{"C7", 2, 6, MONUMENTS_SEA, 11, {60, 68, 16, 13, 7, 57}, 0x23, 0x00}, /* ours */
{"C11", 2, 10, MONUMENTS_SEA, 11, {14, 69, 127, 127, 127, 127}, 0x02, 0x00}, /* ours */
{"D1", 3, 0, MONUMENTS_SEA, 11, {127, 127, 127, 64, 9, 127}, 0x08, 0x00}, /* ours */
{"D2", 3, 1, MONUMENTS_SEA, 11, {63, 127, 70, 65, 10, 9}, 0x0d, 0x00}, /* ours */
{"D3", 3, 2, MONUMENTS_SEA, 11, {64, 70, 19, 66, 11, 10}, 0x0b, 0x00}, /* ours */
{"D4", 3, 3, MONUMENTS_SEA, 11, {65, 19, 20, 67, 12, 11}, 0x09, 0x00}, /* ours */
{"D5", 3, 4, MONUMENTS_SEA, 11, {66, 20, 71, 15, 59, 12}, 0x15, 0x00}, /* ours */
{"D7", 3, 6, MONUMENTS_SEA, 11, {15, 21, 72, 16, 61, 60}, 0x34, 0x00}, /* ours */
{"D11", 3, 10, MONUMENTS_SEA, 11, {18, 75, 22, 127, 62, 14}, 0x12, 0x00}, /* ours */
{"E2", 4, 1, MONUMENTS_SEA, 11, {127, 76, 77, 19, 65, 64}, 0x36, 0x00}, /* ours */
{"E5", 4, 4, MONUMENTS_SEA, 11, {20, 78, 79, 21, 15, 67}, 0x26, 0x00}, /* ours */
{"E7", 4, 6, MONUMENTS_SEA, 11, {21, 80, 81, 73, 16, 68}, 0x2e, 0x00}, /* ours */
{"E8", 4, 7, MONUMENTS_SEA, 11, {72, 81, 82, 74, 17, 16}, 0x0f, 0x00}, /* ours */
{"E9", 4, 8, MONUMENTS_SEA, 11, {73, 82, 83, 75, 18, 17}, 0x0f, 0x00}, /* ours */
{"E10", 4, 9, MONUMENTS_SEA, 11, {74, 83, 24, 22, 69, 18}, 0x13, 0x00}, /* ours */
{"F2", 5, 1, MONUMENTS_SEA, 11, {127, 84, 85, 77, 70, 127}, 0x1e, 0x00}, /* ours */
{"F3", 5, 2, MONUMENTS_SEA, 11, {76, 85, 86, 23, 19, 70}, 0x27, 0x00}, /* ours */
{"F5", 5, 4, MONUMENTS_SEA, 11, {23, 87, 88, 79, 71, 20}, 0x1e, 0x00}, /* ours */
{"F6", 5, 5, MONUMENTS_SEA, 11, {78, 88, 89, 80, 21, 71}, 0x2f, 0x00}, /* ours */
{"F7", 5, 6, MONUMENTS_SEA, 11, {79, 89, 90, 81, 72, 21}, 0x1f, 0x00}, /* ours */
{"F8", 5, 7, MONUMENTS_SEA, 11, {80, 90, 91, 82, 73, 72}, 0x3f, 0x00}, /* ours */
{"F9", 5, 8, MONUMENTS_SEA, 11, {81, 91, 92, 83, 74, 73}, 0x3f, 0x00}, /* ours */
{"F10", 5, 9, MONUMENTS_SEA, 11, {82, 92, 93, 24, 75, 74}, 0x37, 0x00}, /* ours */
{"G1", 6, 0, MONUMENTS_SEA, 11, {127, 25, 26, 85, 76, 127}, 0x18, 0x00}, /* ours */
{"G2", 6, 1, MONUMENTS_SEA, 11, {84, 26, 94, 86, 77, 76}, 0x3d, 0x00}, /* ours */
{"G3", 6, 2, MONUMENTS_SEA, 11, {85, 94, 95, 87, 23, 77}, 0x2f, 0x00}, /* ours */
{"G4", 6, 3, MONUMENTS_SEA, 11, {86, 95, 96, 88, 78, 23}, 0x1f, 0x00}, /* ours */
{"G5", 6, 4, MONUMENTS_SEA, 11, {87, 96, 97, 89, 79, 78}, 0x3f, 0x00}, /* ours */
{"G6", 6, 5, MONUMENTS_SEA, 11, {88, 97, 98, 90, 80, 79}, 0x3f, 0x00}, /* ours */
{"G7", 6, 6, MONUMENTS_SEA, 11, {89, 98, 27, 91, 81, 80}, 0x3b, 0x00}, /* ours */
{"G8", 6, 7, MONUMENTS_SEA, 11, {90, 27, 28, 92, 82, 81}, 0x39, 0x00}, /* ours */
{"G9", 6, 8, MONUMENTS_SEA, 11, {91, 28, 99, 93, 83, 82}, 0x3d, 0x00}, /* ours */
{"G10", 6, 9, MONUMENTS_SEA, 11, {92, 99, 127, 127, 24, 83}, 0x23, 0x00}, /* ours */
{"H3", 7, 2, MONUMENTS_SEA, 11, {26, 101, 102, 95, 86, 85}, 0x3e, 0x00}, /* ours */
{"H4", 7, 3, MONUMENTS_SEA, 11, {94, 102, 103, 96, 87, 86}, 0x3f, 0x00}, /* ours */
{"H5", 7, 4, MONUMENTS_SEA, 11, {95, 103, 29, 97, 88, 87}, 0x3b, 0x00}, /* ours */
{"H6", 7, 5, MONUMENTS_SEA, 11, {96, 29, 30, 98, 89, 88}, 0x39, 0x00}, /* ours */
{"H7", 7, 6, MONUMENTS_SEA, 11, {97, 30, 104, 27, 90, 89}, 0x35, 0x00}, /* ours */
{"H10", 7, 9, MONUMENTS_SEA, 11, {28, 106, 127, 127, 93, 92}, 0x32, 0x00}, /* ours */
{"I1", 8, 0, MONUMENTS_SEA, 11, {127, 107, 31, 101, 26, 25}, 0x0a, 0x00}, /* ours */
{"I2", 8, 1, MONUMENTS_SEA, 11, {100, 31, 32, 102, 94, 26}, 0x19, 0x00}, /* ours */
{"I3", 8, 2, MONUMENTS_SEA, 11, {101, 32, 108, 103, 95, 94}, 0x3d, 0x00}, /* ours */
{"I4", 8, 3, MONUMENTS_SEA, 11, {102, 108, 109, 29, 96, 95}, 0x37, 0x00}, /* ours */
{"I7", 8, 6, MONUMENTS_SEA, 11, {30, 111, 33, 105, 27, 98}, 0x2a, 0x00}, /* ours */
{"I8", 8, 7, MONUMENTS_SEA, 11, {104, 33, 127, 106, 28, 27}, 0x09, 0x00}, /* ours */
{"I9", 8, 8, MONUMENTS_SEA, 11, {105, 127, 127, 127, 99, 28}, 0x11, 0x00}, /* ours */
{"J1", 9, 0, MONUMENTS_SEA, 11, {127, 127, 112, 31, 100, 127}, 0x14, 0x00}, /* ours */
{"J4", 9, 3, MONUMENTS_SEA, 11, {32, 52, 35, 109, 103, 102}, 0x38, 0x00}, /* ours */
{"J5", 9, 4, MONUMENTS_SEA, 11, {108, 35, 113, 110, 29, 103}, 0x2d, 0x00}, /* ours */
{"J6", 9, 5, MONUMENTS_SEA, 11, {109, 113, 114, 111, 30, 29}, 0x0f, 0x00}, /* ours */
{"J7", 9, 6, MONUMENTS_SEA, 11, {110, 114, 36, 33, 104, 30}, 0x13, 0x00}, /* ours */
{"K1", 10, 0, MONUMENTS_SEA, 11, {127, 115, 38, 34, 31, 107}, 0x22, 0x00}, /* ours */
{"K5", 10, 4, MONUMENTS_SEA, 11, {35, 116, 117, 114, 110, 109}, 0x3e, 0x00}, /* ours */
{"K6", 10, 5, MONUMENTS_SEA, 11, {113, 117, 41, 36, 111, 110}, 0x33, 0x00}, /* ours */
{"L1", 11, 0, MONUMENTS_SEA, 11, {127, 127, 127, 38, 112, 127}, 0x10, 0x00}, /* ours */
{"L5", 11, 4, MONUMENTS_SEA, 11, {40, 44, 119, 117, 113, 35}, 0x1c, 0x00}, /* ours */
{"L6", 11, 5, MONUMENTS_SEA, 11, {116, 119, 120, 41, 114, 113}, 0x37, 0x00}, /* ours */
{"M2", 12, 1, MONUMENTS_SEA, 11, {127, 127, 121, 43, 39, 38}, 0x04, 0x00}, /* ours */
{"M5", 12, 4, MONUMENTS_SEA, 11, {44, 123, 48, 120, 117, 116}, 0x3a, 0x00}, /* ours */
{"M6", 12, 5, MONUMENTS_SEA, 11, {119, 48, 124, 45, 41, 117}, 0x25, 0x00}, /* ours */
{"N3", 13, 2, MONUMENTS_SEA, 11, {127, 127, 127, 122, 43, 118}, 0x28, 0x00}, /* ours */
{"N4", 13, 3, MONUMENTS_SEA, 11, {121, 127, 127, 123, 44, 43}, 0x09, 0x00}, /* ours */
{"N5", 13, 4, MONUMENTS_SEA, 11, {122, 127, 127, 48, 119, 44}, 0x11, 0x00}, /* ours */
{"N7", 13, 6, MONUMENTS_SEA, 11, {48, 127, 127, 49, 45, 120}, 0x20, 0x00}, /* ours */
{"N9", 13, 8, MONUMENTS_LAKE, 11, {49, 127, 127, 127, 47, 46}, 0x00, 0x00}, /* ours */
};

const struct monuments_river monuments_rivers[MONUMENTS_RIVERS] = {
{6, 1, 11},
{8, 1, 51},
{8, 2, 14},
{11, 3, 12},
{37, 1, 53},
{39, 3, 40},
{40, 1, 43},
{41, 2, 45},
{42, 1, 46},
{43, 3, 44},
{46, 3, 47},
{50, 2, 11},
{50, 3, 6},
{51, 3, 14},
{52, 2, 40},
{52, 3, 35},
{53, 1, 45},
{53, 2, 46},
};

const struct monuments_named monuments_regions[MONUMENTS_REGIONS] = {
{"maya", "Maya"}, /* printed */
{"inca", "Inca"}, /* printed */
{"greece", "Greece"}, /* printed */
{"egypt", "Egypt"}, /* printed */
{"greater_antilles", "Greater Antilles"}, /* ours */
{"lesser_antilles", "Lesser Antilles"}, /* ours */
{"marajo", "Marajo"}, /* ours */
{"britain", "Britain"}, /* ours */
{"canaries", "Canaries"}, /* ours */
{"crete", "Crete"}, /* ours */
{"cyprus", "Cyprus"}, /* ours */
};

const uint32_t monuments_island_hexes[2] = {
0x7ff88000u, 0x00010000u
};

const uint32_t monuments_terrain_hexes[MONUMENTS_RESOURCES][2] = {
{0x08c24806u, 0x00000c04u},
{0x03083028u, 0x00004151u},
{0xc4018291u, 0x0001900au},
{0x30340540u, 0x000222a0u},
};

const uint32_t monuments_open_hexes[MONUMENTS_LAYOUTS][2] = {
{0xfe000000u, 0x0003ffffu}, /* greece egypt: ours */
{0x01ffffffu, 0x00000000u}, /* maya inca: ours */
{0xff67e198u, 0x0003ffffu}, /* greece egypt inca: ours */
{0xffffffffu, 0x0003ffffu}, /* greece egypt inca maya: ours */
};

const struct monuments_civilisation monuments_civilisations[MONUMENTS_CIVILISATIONS] = {
{"greece", "Greece", "Colossus of Rhodes", 52}, /* printed */
{"egypt", "Egypt", "Lighthouse of Alexandria", 53}, /* printed */
{"inca", "Inca", "Machu Picchu", 51}, /* printed */
{"maya", "Maya", "Tikal", 50}, /* printed */
};

const struct monuments_layer monuments_layers[MONUMENTS_LAYERS] = {
{3, {1, 1, 0, 0}, 1}, /* printed */
{5, {1, 1, 1, 1}, 1}, /* ours */
{7, {1, 1, 2, 1}, 1}, /* ours */
{9, {2, 1, 2, 1}, 1}, /* ours */
{12, {3, 3, 3, 3}, 3}, /* printed */
};

const struct monuments_card_data monuments_cards[MONUMENTS_CARDS] = {
{"upgrade", "Upgrade", "Pay the cost shown on one of your cards and turn it green.", "One resource cheaper.", {1, 0, 0, 1}}, /* printed, its cost ours */
{"move", "Move", "Move two of your units.", "Move three of your units.", {1, 1, 0, 0}}, /* printed, its cost ours */
{"produce", "Produce", "Produce in up to two hexes.", "Produce in up to three hexes.", {0, 2, 0, 0}}, /* printed, its cost printed */
{"build", "Build", "Put up or repair one building, or make a bridge or a ferry.", "One resource cheaper, but at least one.", {2, 0, 0, 0}}, /* printed, its cost ours */
{"populate", "Populate", "One new worker in a town that has two workers.", "Two new workers, each in a town that has two.", {0, 1, 0, 1}}, /* printed, its cost ours */
{"monument", "Monument", "Build the next layer.", "One resource cheaper.", {1, 0, 1, 0}}, /* printed, its cost ours */
{"train", "Train", "Train one unit or forge one weapon.", "A unit you train brings a weapon for a worker.", {0, 0, 2, 0}}, /* printed, its cost ours */
{"attack", "Attack", "Attack from one hex beside the target.", "Attack from all hexes beside the target.", {0, 0, 1, 1}}, /* printed, its cost ours */
{"quests", "Quests", "Draw two quests and keep at least one.", "Draw three quests and keep at least one.", {0, 1, 1, 0}}, /* printed, its cost ours */
{"trade", "Trade", "Twice: give two of a kind, take one of another.", "Twice: give one, take one of another kind.", {0, 0, 0, 2}}, /* printed, its cost ours */
};

const struct monuments_piece_data monuments_unit_data[MONUMENTS_UNITS] = {
{{0, 0, 0, 0}, 0, 0}, /* worker: printed */
{{0, 0, 1, 0}, 1, 1}, /* weapon: printed */
{{0, 1, 0, 1}, 3, 1}, /* army: printed */
{{0, 0, 1, 1}, 0, 3}, /* navy: printed */
{{1, 0, 0, 1}, 2, 2}, /* air: printed */
};

const struct monuments_piece_data monuments_building_data[MONUMENTS_BUILDINGS] = {
{{1, 0, 1, 0}, 2, 0}, /* fort: printed */
{{0, 1, 0, 2}, 1, 0}, /* town: printed */
{{0, 2, 0, 0}, 0, 0}, /* factory: printed */
};

const uint8_t monuments_unit_steps[MONUMENTS_UNITS + 1] = {
1, 1, 1, 2, 2, 2
};

const uint8_t monuments_crossing_cost[MONUMENTS_RESOURCES] = {
1, 0, 0, 0 /* printed */
};

const struct monuments_score_line monuments_score_lines[MONUMENTS_LINES] = {
{1, 6}, /* layers: printed */
{3, 1}, /* resources: printed */
{2, 1}, /* workers: printed */
{1, 1}, /* hexes: printed */
{3, 1}, /* military: printed */
{1, 1}, /* upgraded: printed */
{1, 0}, /* completed: ours */
{1, 0}, /* open: ours */
};

const struct monuments_score_card monuments_score_cards[MONUMENTS_SCORE_CARDS] = {
{"V1", "Surveyor", "2 points for a land hex, not 1. But 4 resources for 1 point, not 3.", {{MONUMENTS_LINE_HEXES, {1, 2}}, {MONUMENTS_LINE_RESOURCES, {4, 1}}}}, /* printed */
{"V2", "Architect", "9 points for a layer, not 6. But 8 workers for 1 point, not 2.", {{MONUMENTS_LINE_LAYERS, {1, 9}}, {MONUMENTS_LINE_WORKERS, {8, 1}}}}, /* ours */
{"V3", "Scholar", "3 more points for a quest turned in. But 5 power for 1 point, not 3.", {{MONUMENTS_LINE_COMPLETED, {1, 3}}, {MONUMENTS_LINE_MILITARY, {5, 1}}}}, /* ours */
{"V4", "Inventor", "3 points for a green card, not 1. But 6 resources for 1 point, not 3.", {{MONUMENTS_LINE_UPGRADED, {1, 3}}, {MONUMENTS_LINE_RESOURCES, {6, 1}}}}, /* ours */
};

const struct monuments_bonus monuments_bonuses[MONUMENTS_BONUSES] = {
{"L1a", 1, MONUMENTS_GAIN_TRAIN, 1, 0, 0, 0, 1, 2, "Drill ground", "You may train armies, navies and air forces, and attack."}, /* printed */
{"L1b", 1, MONUMENTS_GAIN_TRAIN, 1, 0, 0, 0, 1, 3, "Drill ground", "You may train armies, navies and air forces, and attack."}, /* printed */
{"L1c", 1, MONUMENTS_GAIN_WORKER_STEPS, 1, 0, 0, 0, 2, 2, "Paved roads", "Your workers move one extra step."}, /* printed */
{"L1d", 1, MONUMENTS_GAIN_PRODUCE_HEXES, 1, 0, 0, 0, 2, 2, "Overseers", "You produce in one more hex."}, /* ours */
{"L1e", 1, MONUMENTS_GAIN_UPGRADES, 1, 0, 0, 0, 1, 2, "Academy", "Upgrade can turn a second card. You pay for it, too."}, /* ours */
{"L1f", 1, MONUMENTS_GAIN_BUILD_DISCOUNT, 1, 0, 0, 0, 1, 3, "Masons", "Build costs one resource less, but at least one."}, /* ours */
{"L1g", 1, MONUMENTS_GAIN_POPULATE_WORKERS, 1, 0, 0, 0, 2, 2, "Settlers", "Populate brings one more worker, in another town."}, /* ours */
{"L2a", 2, MONUMENTS_GAIN_TRAIN, 1, 0, 0, 0, 1, 2, "Drill ground", "You may train armies, navies and air forces, and attack."}, /* printed */
{"L2b", 2, MONUMENTS_GAIN_POPULATE_WORKERS, 1, 0, 0, 0, 2, 3, "Settlers", "Populate brings one more worker, in another town."}, /* ours */
{"L2c", 2, MONUMENTS_GAIN_YIELD, 3, 0, 0, 0, 1, 2, "Irrigation", "A field gives one more wheat when it produces, up to four."}, /* ours */
{"L2d", 2, MONUMENTS_GAIN_YIELD, 0, 0, 0, 0, 1, 2, "Sawpits", "A forest gives one more wood when it produces, up to four."}, /* ours */
{"L2e", 2, MONUMENTS_GAIN_YIELD, 1, 0, 0, 0, 1, 3, "Shepherds", "A pasture gives one more sheep when it produces, up to four."}, /* ours */
{"L2f", 2, MONUMENTS_GAIN_LAYER_DISCOUNT, 2, 0, 0, 0, 1, 2, "Stone quarry", "A layer costs two resources less."}, /* ours */
{"L2g", 2, MONUMENTS_GAIN_MOVE_UNITS, 2, 0, 0, 0, 1, 2, "Waymarks", "You move two more units."}, /* ours */
{"L3a", 3, MONUMENTS_GAIN_TRAIN, 1, 0, 0, 0, 1, 2, "Drill ground", "You may train armies, navies and air forces, and attack."}, /* printed */
{"L3b", 3, MONUMENTS_GAIN_WORKER_STEPS, 1, 0, 0, 0, 2, 2, "Paved roads", "Your workers move one extra step."}, /* printed */
{"L3c", 3, MONUMENTS_GAIN_PRODUCE_HEXES, 1, 0, 0, 0, 2, 3, "Overseers", "You produce in one more hex."}, /* ours */
{"L3d", 3, MONUMENTS_GAIN_LAYER_HEXES, 2, 0, 0, 0, 1, 2, "Pilgrims", "A layer needs two fewer land hexes."}, /* ours */
{"L3e", 3, MONUMENTS_GAIN_YIELD, 2, 0, 0, 0, 1, 4, "Deep shafts", "A mountain gives one more metal when it produces, up to four."}, /* ours */
{"L3f", 3, MONUMENTS_GAIN_QUEST_DRAW, 1, 0, 0, 0, 1, 2, "Storytellers", "Quests draws one more card."}, /* ours */
{"L3g", 3, MONUMENTS_GAIN_DICE, 2, 0, 0, 0, 1, 2, "War drums", "Roll two more dice when you attack or defend."}, /* ours */
{"L4a", 4, MONUMENTS_GAIN_TRAIN, 1, 0, 0, 0, 1, 2, "Drill ground", "You may train armies, navies and air forces, and attack."}, /* printed */
{"L4b", 4, MONUMENTS_GAIN_LAYER_HEXES, 2, 0, 0, 0, 1, 2, "Pilgrims", "A layer needs two fewer land hexes."}, /* ours */
{"L4c", 4, MONUMENTS_GAIN_LAYER_DISCOUNT, 3, 0, 0, 0, 1, 2, "Stone barges", "A layer costs three resources less."}, /* ours */
{"L4d", 4, MONUMENTS_GAIN_LAYER_WORKERS, 1, 0, 0, 0, 1, 3, "Cranes", "A layer takes one worker fewer, but at least one."}, /* ours */
{"L4e", 4, MONUMENTS_GAIN_LAYER_HEXES, 2, 0, 0, 0, 1, 2, "Pilgrims", "A layer needs two fewer land hexes."}, /* ours */
{"L4f", 4, MONUMENTS_GAIN_TOWN_NEEDS, 1, 0, 0, 0, 1, 2, "Midwives", "Populate needs only one worker in a town."}, /* ours */
{"L4g", 4, MONUMENTS_GAIN_TRADE_SWAPS, 2, 0, 0, 0, 1, 2, "Market halls", "Trade makes two extra swaps."}, /* ours */
{"L5a", 5, MONUMENTS_GAIN_VP, 6, 0, 0, 0, 1, 2, "Jubilee", "Six points."}, /* ours */
{"L5b", 5, MONUMENTS_GAIN_VP_PER, MONUMENTS_LINE_COMPLETED, 1, 2, 9, 1, 2, "Chroniclers", "Two points for each quest turned in, nine at most."}, /* ours */
{"L5c", 5, MONUMENTS_GAIN_VP_PER, MONUMENTS_LINE_UPGRADED, 1, 1, 9, 1, 2, "Guild masters", "One point for each green card, nine at most."}, /* ours */
{"L5d", 5, MONUMENTS_GAIN_VP_PER, MONUMENTS_LINE_MILITARY, 1, 1, 9, 1, 2, "Triumph", "One point for each point of power, nine at most."}, /* ours */
};

const struct monuments_deck monuments_decks[MONUMENTS_DECKS] = {
{"T", "Traders", {1, 2, 1, 1, 2, 1}, { /* PT0: ours */
{ /* PT1 */
{"Three new workers; a town for free.", {{MONUMENTS_GIFT_BUILD, 1, 1}, {MONUMENTS_GIFT_WORKER, 0, 3}}}, /* ours */
{"Two wood and one metal.", {{MONUMENTS_GIFT_RES, 0, 2}, {MONUMENTS_GIFT_RES, 2, 1}}}, /* printed */
{"Three new workers; two cards turn green.", {{MONUMENTS_GIFT_UPGRADE, 0, 2}, {MONUMENTS_GIFT_WORKER, 0, 3}}}, /* ours */
},
{ /* PT2 */
{"Six new workers; a bridge for free.", {{MONUMENTS_GIFT_WORKER, 0, 6}, {MONUMENTS_GIFT_BRIDGE, 0, 1}}}, /* ours */
{"Four new workers; two wood, two sheep, two metal and two wheat.", {{MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_RES, 0, 2}, {MONUMENTS_GIFT_RES, 1, 2}, {MONUMENTS_GIFT_RES, 2, 2}, {MONUMENTS_GIFT_RES, 3, 2}}}, /* ours */
{"Unlock a town; four new workers; a town and a bridge for free.", {{MONUMENTS_GIFT_UNLOCK, 4, 1}, {MONUMENTS_GIFT_BUILD, 1, 1}, {MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_BRIDGE, 0, 1}}}, /* ours */
},
{ /* PT3 */
{"Unlock an air force; three new workers; two air forces and a ferry for free.", {{MONUMENTS_GIFT_WORKER, 0, 3}, {MONUMENTS_GIFT_UNLOCK, 2, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
{"Unlock two factories; three new workers; two factories and a bridge for free; two cards turn green.", {{MONUMENTS_GIFT_UNLOCK, 5, 2}, {MONUMENTS_GIFT_BUILD, 2, 1}, {MONUMENTS_GIFT_BUILD, 2, 1}, {MONUMENTS_GIFT_UPGRADE, 0, 2}, {MONUMENTS_GIFT_WORKER, 0, 3}, {MONUMENTS_GIFT_BRIDGE, 0, 1}}}, /* ours */
{"Unlock a navy; three new workers; a navy and a ferry for free; two cards turn green.", {{MONUMENTS_GIFT_UNLOCK, 1, 1}, {MONUMENTS_GIFT_UNIT, 1, 1}, {MONUMENTS_GIFT_FERRY, 0, 1}, {MONUMENTS_GIFT_UPGRADE, 0, 2}, {MONUMENTS_GIFT_WORKER, 0, 3}}}, /* ours */
},
{ /* PT4 */
{"Unlock an air force; five new workers; two air forces and a ferry for free.", {{MONUMENTS_GIFT_WORKER, 0, 5}, {MONUMENTS_GIFT_UNLOCK, 2, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
{"A ferry for free; three wood, two sheep, two metal and three wheat.", {{MONUMENTS_GIFT_RES, 0, 3}, {MONUMENTS_GIFT_RES, 1, 2}, {MONUMENTS_GIFT_RES, 2, 2}, {MONUMENTS_GIFT_RES, 3, 3}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
{"Unlock two air forces; three air forces for free; two cards turn green.", {{MONUMENTS_GIFT_UNLOCK, 2, 2}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_UPGRADE, 0, 2}}}, /* ours */
},
}},
{"F", "Farmers", {1, 1, 1, 1, 2, 2}, { /* PF0: ours */
{ /* PF1 */
{"Three new workers; a town for free.", {{MONUMENTS_GIFT_BUILD, 1, 1}, {MONUMENTS_GIFT_WORKER, 0, 3}}}, /* ours */
{"Five new workers; two sheep and two wheat.", {{MONUMENTS_GIFT_WORKER, 0, 5}, {MONUMENTS_GIFT_RES, 1, 2}, {MONUMENTS_GIFT_RES, 3, 2}}}, /* ours */
{"Five new workers; a factory for free.", {{MONUMENTS_GIFT_BUILD, 2, 1}, {MONUMENTS_GIFT_WORKER, 0, 5}}}, /* ours */
},
{ /* PF2 */
{"Six new workers; a bridge for free.", {{MONUMENTS_GIFT_WORKER, 0, 6}, {MONUMENTS_GIFT_BRIDGE, 0, 1}}}, /* ours */
{"Four new workers; four sheep and four wheat.", {{MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_RES, 1, 4}, {MONUMENTS_GIFT_RES, 3, 4}}}, /* ours */
{"Unlock a factory; four new workers; two factories and a bridge for free; a card turns green.", {{MONUMENTS_GIFT_UNLOCK, 5, 1}, {MONUMENTS_GIFT_BUILD, 2, 1}, {MONUMENTS_GIFT_BUILD, 2, 1}, {MONUMENTS_GIFT_UPGRADE, 0, 1}, {MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_BRIDGE, 0, 1}}}, /* ours */
},
{ /* PF3 */
{"Four new workers; a bridge, a ferry and an air force for free.", {{MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_BRIDGE, 0, 1}, {MONUMENTS_GIFT_FERRY, 0, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}}}, /* ours */
{"Unlock a town; four new workers; a town and a ferry for free.", {{MONUMENTS_GIFT_UNLOCK, 4, 1}, {MONUMENTS_GIFT_BUILD, 1, 1}, {MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
{"Two new workers; four wood, two sheep and three metal.", {{MONUMENTS_GIFT_WORKER, 0, 2}, {MONUMENTS_GIFT_RES, 0, 4}, {MONUMENTS_GIFT_RES, 1, 2}, {MONUMENTS_GIFT_RES, 2, 3}}}, /* ours */
},
{ /* PF4 */
{"Unlock an air force; four new workers; two air forces and a ferry for free.", {{MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_UNLOCK, 2, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
{"A ferry for free; three wood, three metal and three wheat.", {{MONUMENTS_GIFT_RES, 0, 3}, {MONUMENTS_GIFT_RES, 2, 3}, {MONUMENTS_GIFT_RES, 3, 3}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
{"Unlock two armies; four new workers; three armies and a ferry for free.", {{MONUMENTS_GIFT_UNLOCK, 0, 2}, {MONUMENTS_GIFT_UNIT, 0, 1}, {MONUMENTS_GIFT_UNIT, 0, 1}, {MONUMENTS_GIFT_UNIT, 0, 1}, {MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
},
}},
{"B", "Builders", {1, 1, 1, 2, 2, 2}, { /* PB0: ours */
{ /* PB1 */
{"Three new workers; a town for free.", {{MONUMENTS_GIFT_BUILD, 1, 1}, {MONUMENTS_GIFT_WORKER, 0, 3}}}, /* ours */
{"Five new workers; two bridges for free.", {{MONUMENTS_GIFT_BRIDGE, 0, 1}, {MONUMENTS_GIFT_BRIDGE, 0, 1}, {MONUMENTS_GIFT_WORKER, 0, 5}}}, /* ours */
{"Five new workers; two wood, one sheep and one wheat.", {{MONUMENTS_GIFT_WORKER, 0, 5}, {MONUMENTS_GIFT_RES, 0, 2}, {MONUMENTS_GIFT_RES, 1, 1}, {MONUMENTS_GIFT_RES, 3, 1}}}, /* ours */
},
{ /* PB2 */
{"Seven new workers.", {{MONUMENTS_GIFT_WORKER, 0, 7}}}, /* ours */
{"Four new workers; a town, a fort and a factory for free.", {{MONUMENTS_GIFT_BUILD, 1, 1}, {MONUMENTS_GIFT_BUILD, 0, 1}, {MONUMENTS_GIFT_BUILD, 2, 1}, {MONUMENTS_GIFT_WORKER, 0, 4}}}, /* ours */
{"Four new workers; four wood and three metal.", {{MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_RES, 0, 4}, {MONUMENTS_GIFT_RES, 2, 3}}}, /* ours */
},
{ /* PB3 */
{"Four new workers; a bridge, a ferry and an air force for free.", {{MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_BRIDGE, 0, 1}, {MONUMENTS_GIFT_FERRY, 0, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}}}, /* ours */
{"Unlock a town; four new workers; a town, a fort, a bridge and a ferry for free.", {{MONUMENTS_GIFT_UNLOCK, 4, 1}, {MONUMENTS_GIFT_BUILD, 1, 1}, {MONUMENTS_GIFT_BUILD, 0, 1}, {MONUMENTS_GIFT_BRIDGE, 0, 1}, {MONUMENTS_GIFT_FERRY, 0, 1}, {MONUMENTS_GIFT_WORKER, 0, 4}}}, /* ours */
{"Two new workers; three cards turn green.", {{MONUMENTS_GIFT_UPGRADE, 0, 3}, {MONUMENTS_GIFT_WORKER, 0, 2}}}, /* ours */
},
{ /* PB4 */
{"Unlock an air force; five new workers; two air forces and a ferry for free.", {{MONUMENTS_GIFT_WORKER, 0, 5}, {MONUMENTS_GIFT_UNLOCK, 2, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
{"Unlock a fort; two forts, an air force and a ferry for free; three cards turn green.", {{MONUMENTS_GIFT_UNLOCK, 3, 1}, {MONUMENTS_GIFT_BUILD, 0, 1}, {MONUMENTS_GIFT_BUILD, 0, 1}, {MONUMENTS_GIFT_UPGRADE, 0, 3}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
{"A ferry for free; two sheep, three metal and three wheat.", {{MONUMENTS_GIFT_RES, 1, 2}, {MONUMENTS_GIFT_RES, 2, 3}, {MONUMENTS_GIFT_RES, 3, 3}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
},
}},
{"W", "Warriors", {2, 1, 2, 1, 2, 1}, { /* PW0: ours */
{ /* PW1 */
{"Three new workers; a town for free.", {{MONUMENTS_GIFT_BUILD, 1, 1}, {MONUMENTS_GIFT_WORKER, 0, 3}}}, /* ours */
{"Five new workers; two weapons for free.", {{MONUMENTS_GIFT_WORKER, 0, 5}, {MONUMENTS_GIFT_WEAPON, 0, 2}}}, /* ours */
{"Five new workers; one sheep, one metal and two wheat.", {{MONUMENTS_GIFT_WORKER, 0, 5}, {MONUMENTS_GIFT_RES, 1, 1}, {MONUMENTS_GIFT_RES, 2, 1}, {MONUMENTS_GIFT_RES, 3, 2}}}, /* ours */
},
{ /* PW2 */
{"Six new workers; a bridge for free.", {{MONUMENTS_GIFT_WORKER, 0, 6}, {MONUMENTS_GIFT_BRIDGE, 0, 1}}}, /* ours */
{"Two new workers; an army and two air forces for free.", {{MONUMENTS_GIFT_UNIT, 0, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_WORKER, 0, 2}}}, /* ours */
{"Four new workers; a bridge for free; two cards turn green.", {{MONUMENTS_GIFT_UPGRADE, 0, 2}, {MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_BRIDGE, 0, 1}}}, /* ours */
},
{ /* PW3 */
{"Four new workers; a bridge, a ferry and an air force for free.", {{MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_BRIDGE, 0, 1}, {MONUMENTS_GIFT_FERRY, 0, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}}}, /* ours */
{"Unlock an army; unlock an air force; two armies, an air force and a ferry for free.", {{MONUMENTS_GIFT_UNLOCK, 0, 1}, {MONUMENTS_GIFT_UNLOCK, 2, 1}, {MONUMENTS_GIFT_UNIT, 0, 1}, {MONUMENTS_GIFT_UNIT, 0, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
{"A new worker; two wood, three metal and three wheat.", {{MONUMENTS_GIFT_WORKER, 0, 1}, {MONUMENTS_GIFT_RES, 0, 2}, {MONUMENTS_GIFT_RES, 2, 3}, {MONUMENTS_GIFT_RES, 3, 3}}}, /* ours */
},
{ /* PW4 */
{"Unlock an air force; four new workers; two air forces and a ferry for free.", {{MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_UNLOCK, 2, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
{"Unlock two armies; four new workers; two armies, an air force and a ferry for free.", {{MONUMENTS_GIFT_UNLOCK, 0, 2}, {MONUMENTS_GIFT_UNIT, 0, 1}, {MONUMENTS_GIFT_UNIT, 0, 1}, {MONUMENTS_GIFT_UNIT, 2, 1}, {MONUMENTS_GIFT_WORKER, 0, 4}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
{"A ferry for free; three wood, three sheep and three metal.", {{MONUMENTS_GIFT_RES, 0, 3}, {MONUMENTS_GIFT_RES, 1, 3}, {MONUMENTS_GIFT_RES, 2, 3}, {MONUMENTS_GIFT_FERRY, 0, 1}}}, /* ours */
},
}},
};

const struct monuments_quest monuments_quests[MONUMENTS_QUESTS] = {
{"QS01", 0, 1, 0, 2, {{MONUMENTS_GOAL_KINDS, 0, 3}}, "Many lands", "Hold land of 3 different kinds."}, /* ours */
{"QS02", 0, 1, 0, 2, {{MONUMENTS_GOAL_LAND, 0, 4}}, "First fields", "Hold 4 land hexes."}, /* ours */
{"QS03", 0, 1, 0, 2, {{MONUMENTS_GOAL_RESOURCES, 0, 6}}, "Granary", "Have 6 resources to spend."}, /* ours */
{"QS04", 0, 1, 0, 2, {{MONUMENTS_GOAL_TOWN, 0, 1}}, "A roof", "Have 1 town."}, /* ours */
{"QS05", 0, 1, 0, 2, {{MONUMENTS_GOAL_UPGRADED, 0, 1}}, "Better tools", "Have 1 green card."}, /* ours */
{"QS06", 0, 1, 0, 2, {{MONUMENTS_GOAL_BRIDGES, 0, 1}}, "Over the river", "Have 1 bridge at your land."}, /* ours */
{"QS07", 0, 2, -1, 2, {{MONUMENTS_GOAL_FACTORY, 0, 1}, {MONUMENTS_GOAL_RESOURCES, 0, 4}}, "Workshop", "Have 1 factory, and 4 resources to spend."}, /* ours */
{"QS08", 0, 2, -1, 2, {{MONUMENTS_GOAL_TOWN, 0, 1}, {MONUMENTS_GOAL_WORKERS, 0, 5}}, "Growing town", "Have 1 town and 5 workers on the board."}, /* ours */
{"QS09", 0, 2, -1, 2, {{MONUMENTS_GOAL_UPGRADED, 0, 2}}, "Two crafts", "Have 2 green cards."}, /* ours */
{"QS10", 0, 2, -1, 2, {{MONUMENTS_GOAL_FORT, 0, 1}}, "Watchtower", "Have 1 fort."}, /* ours */
{"QS11", 0, 2, -1, 2, {{MONUMENTS_GOAL_FERRIES, 0, 1}, {MONUMENTS_GOAL_LAND, 0, 4}}, "Landing stage", "Have a ferry at your land or with your units aboard, and hold 4 land hexes."}, /* ours */
{"QS12", 0, 2, -1, 2, {{MONUMENTS_GOAL_STOCK, 3, 3}, {MONUMENTS_GOAL_STOCK, 1, 3}}, "Winter stores", "Have 3 wheat and 3 sheep to spend."}, /* ours */
{"QA01", 1, 1, 0, 2, {{MONUMENTS_GOAL_KINDS, 0, 4}}, "All four kinds", "Hold land of all 4 kinds."}, /* ours */
{"QA02", 1, 2, -1, 2, {{MONUMENTS_GOAL_TOWN, 0, 1}, {MONUMENTS_GOAL_FACTORY, 0, 1}}, "Town and trade", "Have 1 town and 1 factory."}, /* ours */
{"QA03", 1, 1, 0, 2, {{MONUMENTS_GOAL_STOCK, 0, 4}}, "Timber yard", "Have 4 wood to spend."}, /* ours */
{"QA04", 1, 1, 0, 2, {{MONUMENTS_GOAL_STOCK, 2, 4}}, "Smithy", "Have 4 metal to spend."}, /* ours */
{"QA05", 1, 1, -1, 2, {{MONUMENTS_GOAL_FULL, 0, 1}}, "Brim-full", "Have workers in a hex with five resources."}, /* ours */
{"QA06", 1, 1, 0, 2, {{MONUMENTS_GOAL_WORKERS, 0, 6}}, "Six pairs of hands", "Have 6 workers on the board."}, /* ours */
{"QA07", 1, 2, -1, 2, {{MONUMENTS_GOAL_BRIDGES, 0, 2}}, "Two crossings", "Have 2 bridges at your land."}, /* ours */
{"QA08", 1, 2, -1, 2, {{MONUMENTS_GOAL_ISLANDS, 0, 1}}, "New shore", "Hold 1 island hex."}, /* ours */
{"QA09", 1, 2, -1, 2, {{MONUMENTS_GOAL_UPGRADED, 0, 3}}, "Three crafts", "Have 3 green cards."}, /* ours */
{"QA10", 1, 1, 0, 2, {{MONUMENTS_GOAL_DISCARDED, 0, 7}}, "Busy year", "Have 7 played cards, not yet taken back."}, /* ours */
{"QA11", 1, 2, -1, 3, {{MONUMENTS_GOAL_FORT, 0, 1}, {MONUMENTS_GOAL_STOCK, 3, 3}}, "Guarded harvest", "Have 1 fort, and 3 wheat to spend."}, /* ours */
{"QA12", 1, 2, -1, 4, {{MONUMENTS_GOAL_FACTORY, 0, 2}}, "Two works", "Have 2 factories."}, /* ours */
{"QB01", 2, 2, -1, 2, {{MONUMENTS_GOAL_LAND, 0, 9}}, "The whole homeland", "Hold 9 land hexes."}, /* ours */
{"QB02", 2, 2, -1, 2, {{MONUMENTS_GOAL_ISLANDS, 0, 2}}, "Colony", "Hold 2 island hexes."}, /* ours */
{"QB03", 2, 2, -1, 2, {{MONUMENTS_GOAL_EACH, 0, 2}}, "Pairs of all", "Have 2 of each resource to spend."}, /* ours */
{"QB04", 2, 2, -1, 2, {{MONUMENTS_GOAL_FULL, 0, 2}}, "Two full barns", "Have workers in 2 hexes with five resources each."}, /* ours */
{"QB05", 2, 3, -2, 2, {{MONUMENTS_GOAL_TOWN, 0, 2}, {MONUMENTS_GOAL_WORKERS, 0, 8}}, "Two towns", "Have 2 towns and 8 workers on the board."}, /* ours */
{"QB06", 2, 3, -2, 2, {{MONUMENTS_GOAL_BUILDINGS, 0, 4}}, "Skyline", "Have 4 buildings."}, /* ours */
{"QB07", 2, 2, -1, 2, {{MONUMENTS_GOAL_STACKED, 0, 2}}, "Citadel", "Have 2 kinds of building in one hex."}, /* ours */
{"QB08", 2, 2, -1, 2, {{MONUMENTS_GOAL_ARMY, 0, 1}, {MONUMENTS_GOAL_LAYERS, 0, 3}}, "Standing army", "Have 1 army and 3 layers."}, /* ours */
{"QB09", 2, 3, -2, 2, {{MONUMENTS_GOAL_NAVY, 0, 1}, {MONUMENTS_GOAL_FERRIES, 0, 1}}, "Admiralty", "Have 1 navy, and a ferry at your land or with your units aboard."}, /* ours */
{"QB10", 2, 2, -1, 2, {{MONUMENTS_GOAL_ARMED, 0, 2}, {MONUMENTS_GOAL_FORT, 0, 1}}, "Militia", "Have 2 workers with weapons, and 1 fort."}, /* ours */
{"QB11", 2, 3, -1, 3, {{MONUMENTS_GOAL_WINS, 0, 1}}, "Raid", "Have won a battle as the attacker."}, /* ours */
{"QB12", 2, 3, -2, 4, {{MONUMENTS_GOAL_UPGRADED, 0, 5}}, "Five crafts", "Have 5 green cards."}, /* ours */
{"QC01", 3, 2, -1, 2, {{MONUMENTS_GOAL_LAND, 0, 11}}, "Empire", "Hold 11 land hexes."}, /* ours */
{"QC02", 3, 2, -1, 2, {{MONUMENTS_GOAL_ISLANDS, 0, 3}}, "Archipelago", "Hold 3 island hexes."}, /* ours */
{"QC03", 3, 3, -2, 2, {{MONUMENTS_GOAL_EACH, 0, 3}}, "Treasury", "Have 3 of each resource to spend."}, /* ours */
{"QC04", 3, 3, -2, 2, {{MONUMENTS_GOAL_WORKERS, 0, 11}}, "Great people", "Have 11 workers on the board."}, /* ours */
{"QC05", 3, 2, -1, 2, {{MONUMENTS_GOAL_RESOURCES, 0, 16}}, "Full stores", "Have 16 resources to spend."}, /* ours */
{"QC06", 3, 3, -2, 2, {{MONUMENTS_GOAL_TOWN, 0, 2}, {MONUMENTS_GOAL_FACTORY, 0, 1}, {MONUMENTS_GOAL_FORT, 0, 1}}, "Great builder", "Have 2 towns, 1 factory and 1 fort."}, /* ours */
{"QC07", 3, 3, -2, 2, {{MONUMENTS_GOAL_UPGRADED, 0, 6}}, "Six crafts", "Have 6 green cards."}, /* ours */
{"QC08", 3, 3, -2, 2, {{MONUMENTS_GOAL_AIR, 0, 1}, {MONUMENTS_GOAL_LAND, 0, 10}}, "From above", "Have 1 air force, and hold 10 land hexes."}, /* ours */
{"QC09", 3, 2, -1, 2, {{MONUMENTS_GOAL_POWER, 0, 8}}, "Great power", "Have a military power of 8."}, /* ours */
{"QC10", 3, 3, -1, 3, {{MONUMENTS_GOAL_WINS, 0, 1}}, "Victor", "Have won a battle as the attacker."}, /* ours */
{"QC11", 3, 2, -1, 4, {{MONUMENTS_GOAL_ISLANDS, 0, 2}, {MONUMENTS_GOAL_RESOURCES, 0, 10}}, "Overseas stores", "Hold 2 island hexes, and have 10 resources to spend."}, /* ours */
{"QC12", 3, 2, -1, 2, {{MONUMENTS_GOAL_SEA, 0, 2}, {MONUMENTS_GOAL_FERRIES, 0, 1}}, "Two waters", "Hold 2 water hexes, and have a ferry at your land or with your units aboard."}, /* ours */
};

const uint8_t monuments_die_faces[MONUMENTS_DIE_FACES] = {
0, 0, 1, 1, 2, 2 /* printed */
};
