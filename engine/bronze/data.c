/* Where the true components of the printed game can be typed in: see docs/rules-bronze.md. Every table says
 * which of its entries are printed in a rulebook (BRONZE_PRINTED) and which are ours (BRONZE_OURS). A change
 * here makes another game of every old log: raise `version` in bronze.c with it. */
#include "data.h"

const char *const bronze_terrain_names[BRONZE_TERRAINS] = {"mountains", "woods",   "grasslands", "savannas",
                                                           "deserts",   "jungles", "shore"};
const char *const bronze_type_names[BRONZE_TYPES] = {"farmers", "herders", "hunters"};

/* ---- tokens and numbers: printed */

const uint8_t bronze_province_points[BRONZE_PROVINCES] = {4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6};
const uint8_t bronze_route_lengths[BRONZE_ROUTE_LENGTHS] = {3, 5, 7};
const uint8_t bronze_route_points[BRONZE_ROUTE_LENGTHS] = {3, 6, 10};
const uint8_t bronze_tiles_used[BRONZE_SEAT_COUNTS] = {7, 9, 11};
const uint8_t bronze_tiles_open[BRONZE_SEAT_COUNTS] = {1, 2, 2};

/* ---- technology cards: names printed; Masonry and Irrigation printed, the other five allow what we
 * designed. Their terrains are what the printed cities leave over (no city asks for two terrains that one
 * technology serves); every terrain and type is served, and farmers, herders and hunters by 5, 5 and 4
 * technologies. Ten of each are printed; how many of them are used with 2 and 3 seats is ours. ---- */

#define SET2(a, b) (1u << (a) | 1u << (b))
#define SET3(a, b, c) (SET2(a, b) | 1u << (c))

/* Whole rows of three spots on three terrains, on one of seven, on all. */
#define ROWS(terrain) (7u << BRONZE_ROW_MAX * (terrain))
#define TERRAINS(a, b, c) (ROWS(BRONZE_##a) | ROWS(BRONZE_##b) | ROWS(BRONZE_##c))
#define EVERYWHERE ((1u << BRONZE_SPOT_BITS) - 1u)

#define FARMERS_AND_HERDERS(rows)                                                                            \
    { rows, rows, 0 }
#define FARMERS_AND_HUNTERS(rows)                                                                            \
    { rows, 0, rows }
#define HERDERS_AND_HUNTERS(rows)                                                                            \
    { 0, rows, rows }

const struct bronze_technology_card bronze_technologies[BRONZE_NO_TECHNOLOGY + 1] = {
    [BRONZE_DOMESTICATION] = {"domestication",
                              "Domestication",
                              "Farmers and herders on the shore, in grasslands and in woods.",
                              FARMERS_AND_HERDERS(TERRAINS(SHORE, GRASSLANDS, WOODS)),
                              {5, 8, 10},
                              BRONZE_OURS,
                              BRONZE_OURS},
    [BRONZE_POTTERY] = {"pottery",
                        "Pottery",
                        "Farmers and hunters in deserts, in savannas and on the shore.",
                        FARMERS_AND_HUNTERS(TERRAINS(DESERTS, SAVANNAS, SHORE)),
                        {5, 8, 10},
                        BRONZE_OURS,
                        BRONZE_OURS},
    [BRONZE_MASONRY] = {"masonry",
                        "Masonry",
                        "Farmers and herders in woods, grasslands and jungles.",
                        FARMERS_AND_HERDERS(TERRAINS(WOODS, GRASSLANDS, JUNGLES)),
                        {5, 8, 10},
                        BRONZE_PRINTED,
                        BRONZE_OURS},
    [BRONZE_AUTHORITY] = {"authority",
                          "Authority",
                          "Farmers and hunters in woods, jungles and mountains.",
                          FARMERS_AND_HUNTERS(TERRAINS(WOODS, JUNGLES, MOUNTAINS)),
                          {5, 8, 10},
                          BRONZE_OURS,
                          BRONZE_OURS},
    [BRONZE_RELIGION] = {"religion",
                         "Religion",
                         "Herders and hunters in jungles, mountains and deserts.",
                         HERDERS_AND_HUNTERS(TERRAINS(JUNGLES, MOUNTAINS, DESERTS)),
                         {5, 8, 10},
                         BRONZE_OURS,
                         BRONZE_OURS},
    [BRONZE_WHEEL] = {"wheel",
                      "Wheel",
                      "Herders and hunters in savannas, on the shore and in grasslands.",
                      HERDERS_AND_HUNTERS(TERRAINS(SAVANNAS, SHORE, GRASSLANDS)),
                      {5, 8, 10},
                      BRONZE_OURS,
                      BRONZE_OURS},
    [BRONZE_IRRIGATION] = {"irrigation",
                           "Irrigation",
                           "Farmers and herders in mountains, savannas and deserts.",
                           FARMERS_AND_HERDERS(TERRAINS(MOUNTAINS, SAVANNAS, DESERTS)),
                           {5, 8, 10},
                           BRONZE_PRINTED,
                           BRONZE_OURS},
    [BRONZE_CASTING] = {"bronze",
                        "Bronze Casting",
                        "Any settlers on any land. It wakes no other Bronze Casting in its column.",
                        {EVERYWHERE, EVERYWHERE, EVERYWHERE},
                        {0, 0, 0},
                        BRONZE_PRINTED,
                        BRONZE_PRINTED},
    [BRONZE_NO_TECHNOLOGY] = {"none", "none", "", {0, 0, 0}, {0, 0, 0}, BRONZE_PRINTED, BRONZE_PRINTED},
};

/* ---- land tiles: all ours. A row is its spots from left to right: F farmers, H herders, U hunters. */

/* clang-format off */
enum row {
    F = 1 + BRONZE_FARMERS, H = 1 + BRONZE_HERDERS, U = 1 + BRONZE_HUNTERS,
    FF = F | F << 2, FH = F | H << 2, FU = F | U << 2,
    HF = H | F << 2, HH = H | H << 2, HU = H | U << 2,
    UF = U | F << 2, UH = U | H << 2, UU = U | U << 2,
    FFF = FF | F << 4, FFH = FF | H << 4, FFU = FF | U << 4,
    FHF = FH | F << 4, FHH = FH | H << 4, FHU = FH | U << 4,
    FUF = FU | F << 4, FUH = FU | H << 4, FUU = FU | U << 4,
    HFF = HF | F << 4, HFH = HF | H << 4, HFU = HF | U << 4,
    HHF = HH | F << 4, HHH = HH | H << 4, HHU = HH | U << 4,
    HUF = HU | F << 4, HUH = HU | H << 4, HUU = HU | U << 4,
    UFF = UF | F << 4, UFH = UF | H << 4, UFU = UF | U << 4,
    UHF = UH | F << 4, UHH = UH | H << 4, UHU = UH | U << 4,
    UUF = UU | F << 4, UUH = UU | H << 4, UUU = UU | U << 4,
};
/* clang-format on */

#define IS_AT(row, place, type) (((row) >> 2 * (place)&3) == (type) + 1 ? 1u << (place) : 0u)
#define OF_TYPE(terrain, row, type)                                                                          \
    ((IS_AT(row, 0, type) | IS_AT(row, 1, type) | IS_AT(row, 2, type)) << BRONZE_ROW_MAX * (terrain))
#define LENGTH(row) (1 + ((row) >= F << 2) + ((row) >= F << 4))

#define SPOTS(type, m, w, g, s, d, j, b)                                                                     \
    (OF_TYPE(BRONZE_MOUNTAINS, m, type) | OF_TYPE(BRONZE_WOODS, w, type) |                                   \
     OF_TYPE(BRONZE_GRASSLANDS, g, type) | OF_TYPE(BRONZE_SAVANNAS, s, type) |                               \
     OF_TYPE(BRONZE_DESERTS, d, type) | OF_TYPE(BRONZE_JUNGLES, j, type) | OF_TYPE(BRONZE_SHORE, b, type))
#define TILE(source, m, w, g, s, d, j, b)                                                                    \
    {                                                                                                        \
        {SPOTS(BRONZE_FARMERS, m, w, g, s, d, j, b), SPOTS(BRONZE_HERDERS, m, w, g, s, d, j, b),             \
         SPOTS(BRONZE_HUNTERS, m, w, g, s, d, j, b)},                                                        \
            {LENGTH(m), LENGTH(w), LENGTH(g), LENGTH(s), LENGTH(d), LENGTH(j), LENGTH(b)},                   \
            LENGTH(m) + LENGTH(w) + LENGTH(g) + LENGTH(s) + LENGTH(d) + LENGTH(j) + LENGTH(b), source        \
    }

/* clang-format off */
const struct bronze_tile bronze_tiles[BRONZE_BOX_TILES] = {
    /*    source, mountains, woods, grasslands, savannas, deserts, jungles, shore */
    TILE(BRONZE_OURS, FH, F, UHF, U, FH, UF, H),
    TILE(BRONZE_OURS, FU, H, F, FHU, FU, H, U),
    TILE(BRONZE_OURS, HF, F, UH, F, UH, HUF, FU),
    TILE(BRONZE_OURS, U, H, UH, HF, HUF, UF, F),
    TILE(BRONZE_OURS, UH, HFU, F, U, F, HU, U),
    TILE(BRONZE_OURS, U, UF, HU, H, HF, HF, UFH),
    TILE(BRONZE_OURS, UH, FHU, F, HU, FU, H, U),
    TILE(BRONZE_OURS, HF, U, U, H, F, UFH, UH),
    TILE(BRONZE_OURS, HFU, FU, F, UH, H, H, FH),
    TILE(BRONZE_OURS, F, H, UFH, UFH, HU, U, FH),
    TILE(BRONZE_OURS, H, UHF, HF, F, UH, U, F),
    TILE(BRONZE_OURS, UHF, HU, U, F, H, F, HUF),
    TILE(BRONZE_OURS, F, FH, HU, UF, U, UHF, H),
    TILE(BRONZE_OURS, U, U, HF, FUH, UF, F, UFH),
};

/* ---- cities: names, conditions and points are printed. From how many seats on a city is used is ours: 24, 37 and 50
 * cities, of every kind some, so that each technology and each terrain is asked for with two seats already. ---- */

#define CITY(word, name, kind, asks, points, seats_min, line) \
    {word, name, line, kind, asks, points, seats_min, BRONZE_PRINTED, BRONZE_OURS}

const struct bronze_city bronze_cities[BRONZE_CITIES] = {
    CITY("acrotiri", "Acrotiri", BRONZE_COLUMN_VARIETY, 0, 1, 2,
         "1 point for each different kind of card in the most varied column."),
    CITY("altyndepe", "Altyndepe", BRONZE_ROW_OF_THREE, SET3(BRONZE_IRRIGATION, BRONZE_POTTERY, BRONZE_WHEEL), 6, 2,
         "6 points for a row with Irrigation, Pottery and Wheel, in any order."),
    CITY("amri", "Amri", BRONZE_THREE_TYPES, SET2(BRONZE_SAVANNAS, BRONZE_JUNGLES), 6, 2,
         "6 points for farmers, herders and hunters in the savannas and again in the jungles."),
    CITY("arkaim", "Arkaim", BRONZE_ROW_OF_THREE, SET3(BRONZE_DOMESTICATION, BRONZE_AUTHORITY, BRONZE_POTTERY), 6, 2,
         "6 points for a row with Domestication, Authority and Pottery, in any order."),
    CITY("assur", "Assur", BRONZE_PER_PROVINCE, 0, 1, 2,
         "1 point for each province."),
    CITY("athens", "Athens", BRONZE_PAIRS, BRONZE_RELIGION, 2, 2,
         "2 points for each pair of a Bronze Casting and a Religion card."),
    CITY("avaris", "Avaris", BRONZE_TECHNOLOGY_MAJORITY, BRONZE_WHEEL, 6, 3,
         "6 points for the most Wheel cards; a tie is worth nothing."),
    CITY("babylon", "Babylon", BRONZE_TECHNOLOGY_MAJORITY, BRONZE_AUTHORITY, 6, 2,
         "6 points for the most Authority cards; a tie is worth nothing."),
    CITY("bactra", "Bactra", BRONZE_COLUMN_VARIETY, 0, 1, 4,
         "1 point for each different kind of card in the most varied column."),
    CITY("beycesultan", "Beycesultan", BRONZE_PAIRS, BRONZE_POTTERY, 2, 2,
         "2 points for each pair of a Bronze Casting and a Pottery card."),
    CITY("biskupin", "Biskupin", BRONZE_TERRAIN_MAJORITY, BRONZE_WOODS, 5, 2,
         "5 points for the most markers in the woods; a tie is worth nothing."),
    CITY("byblos", "Byblos", BRONZE_PER_ROUTE, 0, 1, 2,
         "1 point for each trade route token."),
    CITY("corinth", "Corinth", BRONZE_TECHNOLOGY_MAJORITY, BRONZE_POTTERY, 6, 4,
         "6 points for the most Pottery cards; a tie is worth nothing."),
    CITY("dholavira", "Dholavira", BRONZE_THREE_TYPES, SET2(BRONZE_JUNGLES, BRONZE_SHORE), 6, 2,
         "6 points for farmers, herders and hunters in the jungles and again on the shore."),
    CITY("eshnunna", "Eshnunna", BRONZE_THREE_TYPES, SET2(BRONZE_WOODS, BRONZE_DESERTS), 6, 2,
         "6 points for farmers, herders and hunters in the woods and again in the deserts."),
    CITY("gonur-tepe", "Gonur Tepe", BRONZE_PAIRS, BRONZE_DOMESTICATION, 2, 3,
         "2 points for each pair of a Bronze Casting and a Domestication card."),
    CITY("harappa", "Harappa", BRONZE_PAIRS, BRONZE_IRRIGATION, 2, 2,
         "2 points for each pair of Bronze Casting and Irrigation cards."),
    CITY("hattusa", "Hattusa", BRONZE_AT_MOST_EACH, 3, 5, 2,
         "5 points for no more than three cards of any kind, Bronze Casting included."),
    CITY("kerma", "Kerma", BRONZE_TERRAIN_MAJORITY, BRONZE_DESERTS, 5, 3,
         "5 points for the most markers in the deserts; a tie is worth nothing."),
    CITY("kish", "Kish", BRONZE_FEWEST_PROVINCES, 0, 6, 3,
         "6 points for the fewest provinces; a tie is worth nothing."),
    CITY("knossos", "Knossos", BRONZE_PAIRS, BRONZE_MASONRY, 2, 4,
         "2 points for each pair of a Bronze Casting and a Masonry card."),
    CITY("kumayri", "Kumayri", BRONZE_TERRAIN_MAJORITY, BRONZE_MOUNTAINS, 5, 2,
         "5 points for the most markers in the mountains; a tie is worth nothing."),
    CITY("lagash", "Lagash", BRONZE_MOST_LEFT, 0, 6, 4,
         "6 points for the most markers left; a tie is worth nothing."),
    CITY("limantepe", "Limantepe", BRONZE_COLUMN_VARIETY, 0, 1, 3,
         "1 point for each different kind of card in the most varied column."),
    CITY("lothal", "Lothal", BRONZE_TERRAIN_MAJORITY, BRONZE_SAVANNAS, 5, 4,
         "5 points for the most markers in the savannas; a tie is worth nothing."),
    CITY("malia", "Malia", BRONZE_TECHNOLOGY_MAJORITY, BRONZE_DOMESTICATION, 6, 4,
         "6 points for the most Domestication cards; a tie is worth nothing."),
    CITY("mari", "Mari", BRONZE_TECHNOLOGY_MAJORITY, BRONZE_IRRIGATION, 6, 3,
         "6 points for the most Irrigation cards; a tie is worth nothing."),
    CITY("memphis", "Memphis", BRONZE_TECHNOLOGY_MAJORITY, BRONZE_RELIGION, 6, 2,
         "6 points for the most Religion cards; a tie is worth nothing."),
    CITY("mohenjo-daro", "Mohenjo-daro", BRONZE_DIFFERENT, 6, 5, 2,
         "5 points for six different kinds of card; Bronze Casting is one."),
    CITY("mycenae", "Mycenae", BRONZE_PAIRS, BRONZE_AUTHORITY, 2, 3,
         "2 points for each pair of a Bronze Casting and an Authority card."),
    CITY("nafplio", "Nafplio", BRONZE_PAIRS, BRONZE_WHEEL, 2, 4,
         "2 points for each pair of a Bronze Casting and a Wheel card."),
    CITY("orchomenus", "Orchomenus", BRONZE_ROW_OF_THREE, SET3(BRONZE_MASONRY, BRONZE_WHEEL, BRONZE_DOMESTICATION), 6, 2,
         "6 points for a row with Masonry, Wheel and Domestication, in any order."),
    CITY("phaistos", "Phaistos", BRONZE_FULL_ROWS, 0, 2, 2,
         "2 points for each row of four cards."),
    CITY("rakhigarhi", "Rakhigarhi", BRONZE_FEWEST_LEFT, 0, 6, 4,
         "6 points for the fewest markers left; a tie is worth nothing."),
    CITY("sidon", "Sidon", BRONZE_CASTING_EVERYWHERE, 0, 6, 3,
         "6 points for four columns with a Bronze Casting card in each."),
    CITY("sintashta", "Sintashta", BRONZE_TERRAIN_MAJORITY, BRONZE_GRASSLANDS, 5, 2,
         "5 points for the most markers in the grasslands; a tie is worth nothing."),
    CITY("stonehedge", "Stonehedge", BRONZE_ROW_OF_THREE, SET3(BRONZE_RELIGION, BRONZE_DOMESTICATION, BRONZE_IRRIGATION), 6, 3,
         "6 points for a row with Religion, Domestication and Irrigation, in any order."),
    CITY("su-nuraxi", "Su Nuraxi", BRONZE_ROW_OF_THREE, SET3(BRONZE_POTTERY, BRONZE_MASONRY, BRONZE_RELIGION), 6, 3,
         "6 points for a row with Pottery, Masonry and Religion, in any order."),
    CITY("susa", "Susa", BRONZE_THREE_TYPES, SET2(BRONZE_WOODS, BRONZE_SAVANNAS), 6, 3,
         "6 points for farmers, herders and hunters in the woods and again in the savannas."),
    CITY("tel-megiddo", "Tel Megiddo", BRONZE_THREE_TYPES, SET2(BRONZE_GRASSLANDS, BRONZE_DESERTS), 6, 4,
         "6 points for farmers, herders and hunters in the grasslands and again in the deserts."),
    CITY("teotihuacan", "Teotihuacan", BRONZE_ROW_OF_THREE, SET3(BRONZE_AUTHORITY, BRONZE_IRRIGATION, BRONZE_MASONRY), 6, 4,
         "6 points for a row with Authority, Irrigation and Masonry, in any order."),
    CITY("thebes", "Thebes", BRONZE_TALL_COLUMN, 6, 6, 2,
         "6 points for a column of six cards or more."),
    CITY("tiryns", "Tiryns", BRONZE_TECHNOLOGY_MAJORITY, BRONZE_CASTING, 6, 2,
         "6 points for the most Bronze Casting cards; a tie is worth nothing."),
    CITY("troy", "Troy", BRONZE_TECHNOLOGY_MAJORITY, BRONZE_MASONRY, 6, 2,
         "6 points for the most Masonry cards; a tie is worth nothing."),
    CITY("tyre", "Tyre", BRONZE_TERRAIN_MAJORITY, BRONZE_SHORE, 5, 3,
         "5 points for the most markers on the shore; a tie is worth nothing."),
    CITY("ugarit", "Ugarit", BRONZE_ROW_OF_THREE, SET3(BRONZE_WHEEL, BRONZE_RELIGION, BRONZE_AUTHORITY), 6, 4,
         "6 points for a row with Wheel, Religion and Authority, in any order."),
    CITY("ur", "Ur", BRONZE_COLUMN_VARIETY, 0, 1, 2,
         "1 point for each different kind of card in the most varied column."),
    CITY("uruk", "Uruk", BRONZE_THREE_TYPES, SET2(BRONZE_MOUNTAINS, BRONZE_GRASSLANDS), 6, 3,
         "6 points for farmers, herders and hunters in the mountains and again in the grasslands."),
    CITY("yinxu", "Yinxu", BRONZE_TERRAIN_MAJORITY, BRONZE_JUNGLES, 5, 4,
         "5 points for the most markers in the jungles; a tie is worth nothing."),
    CITY("yoshinogari", "Yoshinogari", BRONZE_THREE_TYPES, SET2(BRONZE_MOUNTAINS, BRONZE_SHORE), 6, 4,
         "6 points for farmers, herders and hunters in the mountains and again on the shore."),
};
/* clang-format on */
