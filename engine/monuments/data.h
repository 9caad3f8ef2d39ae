/* The game's data: the board, the cards and the costs, as constant tables. data.c is written by
 * tools/monuments-data.py from data.json, where each entry is marked as printed or as our own. */
#ifndef OXHIDE_MONUMENTS_DATA_H
#define OXHIDE_MONUMENTS_DATA_H

#include <stdint.h>

enum {
    HEXES = 126, /* land first, then monuments, then water: so that masks of land take two words */
    LAND_HEXES = 50,
    DRY_HEXES = 54, /* land and monuments */
    VOID_HEX = 127, /* no hex: its bit is never set in a mask */
    DIRECTIONS = 6, /* north, then clockwise */
    RIVERS = 18,
    REGIONS = 11,
    CIVILISATIONS = 4,
    GOODS = 4,
    LAYERS = 5,
    CARDS = 10,
    HOUSES = 3, /* kinds of building that stand in a hex */
    UNITS = 5,  /* kinds of unit, the ferry not counted */
    PIECES_OF_A_KIND = 3,
    BONUSES = 32,
    DECKS = 4,
    OPTIONS = 3,
    QUESTS = 48,
    QUEST_DECKS = 3,
    QUEST_DECK_SIZE = 12,
    SCORE_CARDS = 4,
    WORKERS = 15,
    GOODS_TOKENS = 25,
    WEAPON_TOKENS = 25,
    CROSSING_TOKENS = 20, /* bridges and ferries */
    HEX_ROOM = 5,
    HEX_YIELD = 3,
    START_WORKERS = 3,
    START_GOODS = 2,
    ROUND_LIMIT = 80, /* reading 36 */
    FERRY_POWER = 1,  /* reading 30: at sea, while occupied */
    DIE_FACES = 6,
};

enum good { WOOD, SHEEP, METAL, WHEAT };
enum terrain {
    FOREST,
    PASTURE,
    MOUNTAIN,
    FIELD,
    MONUMENT_HEX,
    SEA,
    LAKE
}; /* the first four make the goods */
enum unit { WORKER, ARMED, ARMY, NAVY, AIR, FERRY };
enum house { FORT, TOWN, FACTORY };
enum card {
    CARD_UPGRADE,
    CARD_MOVE,
    CARD_PRODUCE,
    CARD_BUILD,
    CARD_POPULATE,
    CARD_MONUMENT,
    CARD_TRAIN,
    CARD_ATTACK,
    CARD_QUESTS,
    CARD_TRADE,
};

/* What words name in moves: goods, then units, then buildings. */
enum thing {
    THING_GOODS = 0,
    THING_UNITS = GOODS,
    THING_HOUSES = THING_UNITS + UNITS + 1,
    THINGS = THING_HOUSES + HOUSES
};

/* Pieces that come in threes, in the order of things. */
enum piece { PIECE_ARMY, PIECE_NAVY, PIECE_AIR, PIECE_FORT, PIECE_TOWN, PIECE_FACTORY, PIECES };

enum closing {
    CLOSING_OLD,
    CLOSING_NEW,
    CLOSING_THREE,
    CLOSING_FOUR,
    CLOSINGS
}; /* which regions are in play */

enum effect {
    GAIN_TRAIN,
    GAIN_WORKER_STEPS,
    GAIN_PRODUCE_HEXES,
    GAIN_MOVE_UNITS,
    GAIN_POPULATE_WORKERS,
    GAIN_TOWN_NEEDS,
    GAIN_BUILD_DISCOUNT,
    GAIN_LAYER_DISCOUNT,
    GAIN_LAYER_HEXES,
    GAIN_LAYER_WORKERS,
    GAIN_UPGRADES,
    GAIN_QUEST_DRAW,
    GAIN_TRADE_SWAPS,
    GAIN_DICE,
    GAIN_YIELD,
    GAINS,
    GAIN_VP = GAINS,
    GAIN_VP_PER,
};

enum line {
    LINE_LAYERS,
    LINE_RESOURCES,
    LINE_WORKERS,
    LINE_HEXES,
    LINE_MILITARY,
    LINE_UPGRADED,
    LINE_COMPLETED,
    LINE_OPEN,
    LINES,
};

enum gift {
    GIFT_END,
    GIFT_RES,
    GIFT_WORKER,
    GIFT_BUILD,
    GIFT_UNIT,
    GIFT_WEAPON,
    GIFT_UPGRADE,
    GIFT_UNLOCK,
    GIFT_BRIDGE,
    GIFT_FERRY
};
enum { GIFTS_MAX = 6 }; /* effects of an option: Warriors 4, option 3 */

enum goal {
    GOAL_NONE,
    GOAL_LAND,
    GOAL_KINDS,
    GOAL_ISLANDS,
    GOAL_STOCK,
    GOAL_GOODS,
    GOAL_EACH,
    GOAL_FULL,
    GOAL_WORKERS,
    GOAL_TOWN,
    GOAL_FORT,
    GOAL_FACTORY,
    GOAL_BUILDINGS,
    GOAL_STACKED,
    GOAL_BRIDGES,
    GOAL_FERRIES,
    GOAL_ARMY,
    GOAL_NAVY,
    GOAL_AIR,
    GOAL_ARMED,
    GOAL_POWER,
    GOAL_SEA,
    GOAL_UPGRADED,
    GOAL_LAYERS,
    GOAL_DISCARDED,
    GOAL_WINS,
    GOALS,
};
enum { QUEST_TASKS = 3 };

struct hex_data {
    char name[4];
    uint8_t column, row;     /* from 0 */
    uint8_t terrain, region; /* region: REGIONS for none */
    uint8_t near[DIRECTIONS];
    uint8_t water;  /* directions where water lies */
    uint8_t rivers; /* directions with a river, bridge or not */
};

struct river {
    uint8_t hex, direction, other;
}; /* in the order of an edge's name */

struct named {
    const char *word, *title;
};
struct civilisation {
    const char *word, *title, *monument;
    uint8_t hex;
};
struct layer {
    uint8_t hexes, cost[GOODS], workers;
};
struct card_data {
    const char *word, *title, *red, *green;
    uint8_t cost[GOODS];
};
struct piece_data {
    uint8_t cost[GOODS], power_land, power_sea;
};
struct score_line {
    uint8_t per, points;
};
struct score_card {
    const char *word, *title, *text;
    struct {
        uint8_t line;
        struct score_line as;
    } change[2];
};
struct bonus {
    char word[4];
    uint8_t layer, effect, amount; /* amount: n, or the terrain of a yield, or the line of points per thing */
    uint8_t per, points, most;     /* of points per thing */
    uint8_t copies, seats;
    const char *title, *text;
};
struct gift_data {
    uint8_t gift, kind, count;
};
struct option {
    const char *text;
    struct gift_data gifts[GIFTS_MAX];
};
struct deck {
    const char *word, *title;
    uint8_t pieces[PIECES];
    struct option options[LAYERS - 1][OPTIONS];
};
struct goal_data {
    uint8_t goal, kind, count;
};
struct quest {
    char word[5];
    uint8_t group; /* 0: starting quests; 1 to 3: the decks */
    int8_t points, penalty;
    uint8_t seats;
    struct goal_data goals[QUEST_TASKS];
    const char *title, *text;
};

extern const struct hex_data monuments_hexes[HEXES];
extern const struct river monuments_rivers[RIVERS];
extern const struct named monuments_regions[REGIONS];
extern const uint32_t monuments_island_hexes[2];
extern const uint32_t monuments_terrain_hexes[GOODS][2];
extern const uint32_t monuments_open_hexes[CLOSINGS][2]; /* land in play */
extern const struct civilisation monuments_civilisations[CIVILISATIONS];
extern const struct layer monuments_layers[LAYERS];
extern const struct card_data monuments_cards[CARDS];
extern const struct piece_data monuments_unit_data[UNITS]; /* worker, armed, army, navy, air */
extern const struct piece_data monuments_house_data[HOUSES];
extern const uint8_t
    monuments_unit_steps[UNITS + 1]; /* the ferry's with passengers; an empty one is shifted */
extern const uint8_t monuments_crossing_cost[GOODS]; /* of a bridge or a ferry */
extern const struct score_line monuments_score_lines[LINES];
extern const struct score_card monuments_score_cards[SCORE_CARDS];
extern const struct bonus monuments_bonuses[BONUSES];
extern const struct deck monuments_decks[DECKS];
extern const struct quest monuments_quests[QUESTS];
extern const uint8_t monuments_die_faces[DIE_FACES];

#endif
