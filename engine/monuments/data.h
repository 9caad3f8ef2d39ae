/* The game's data: the board, the cards and the costs, as constant tables. data.c is written by
 * tools/converters/monuments-data.py from data.json, where each entry is marked as printed or as our own. */
#ifndef OXHIDE_MONUMENTS_DATA_H
#define OXHIDE_MONUMENTS_DATA_H

#include <stdint.h>

enum {
    MONUMENTS_HEXES = 126, /* land first, then monuments, then water: so that masks of land take two words */
    MONUMENTS_LAND_HEXES = 50,
    MONUMENTS_DRY_HEXES = 54, /* land and monuments */
    MONUMENTS_NO_HEX = 127,   /* no hex: its bit is never set in a mask */
    MONUMENTS_DIRECTIONS = 6, /* north, then clockwise */
    MONUMENTS_RIVERS = 18,
    MONUMENTS_REGIONS = 11,
    MONUMENTS_CIVILISATIONS = 4,
    MONUMENTS_RESOURCES = 4,
    MONUMENTS_LAYERS = 5,
    MONUMENTS_CARDS = 10,
    MONUMENTS_BUILDINGS = 3, /* kinds of building that stand in a hex */
    MONUMENTS_UNITS = 5,     /* kinds of unit, the ferry not counted */
    MONUMENTS_PIECES_OF_A_KIND = 3,
    MONUMENTS_BONUSES = 32,
    MONUMENTS_DECKS = 4,
    MONUMENTS_OPTIONS = 3,
    MONUMENTS_QUESTS = 48,
    MONUMENTS_QUEST_DECKS = 3,
    MONUMENTS_QUEST_DECK_SIZE = 12,
    MONUMENTS_SCORE_CARDS = 4,
    MONUMENTS_WORKERS = 15,
    MONUMENTS_RESOURCE_TOKENS = 25,
    MONUMENTS_WEAPON_TOKENS = 25,
    MONUMENTS_CROSSING_TOKENS = 20, /* bridges and ferries */
    MONUMENTS_HEX_ROOM = 5,
    MONUMENTS_HEX_YIELD = 3,
    MONUMENTS_START_WORKERS = 3,
    MONUMENTS_START_RESOURCES = 2,
    MONUMENTS_ROUND_LIMIT = 80, /* ruling 36 */
    MONUMENTS_FERRY_POWER = 1,  /* ruling 30: at sea, while occupied */
    MONUMENTS_DIE_FACES = 6,
};

enum monuments_resource { MONUMENTS_WOOD, MONUMENTS_SHEEP, MONUMENTS_METAL, MONUMENTS_WHEAT };
enum monuments_terrain {
    MONUMENTS_FOREST,
    MONUMENTS_PASTURE,
    MONUMENTS_MOUNTAIN,
    MONUMENTS_FIELD,
    MONUMENTS_MONUMENT,
    MONUMENTS_SEA,
    MONUMENTS_LAKE
}; /* the first four yield the resources */
enum monuments_unit {
    MONUMENTS_WORKER,
    MONUMENTS_ARMED,
    MONUMENTS_ARMY,
    MONUMENTS_NAVY,
    MONUMENTS_AIR,
    MONUMENTS_FERRY
};
enum monuments_building { MONUMENTS_FORT, MONUMENTS_TOWN, MONUMENTS_FACTORY };
enum monuments_card {
    MONUMENTS_CARD_UPGRADE,
    MONUMENTS_CARD_MOVE,
    MONUMENTS_CARD_PRODUCE,
    MONUMENTS_CARD_BUILD,
    MONUMENTS_CARD_POPULATE,
    MONUMENTS_CARD_MONUMENT,
    MONUMENTS_CARD_TRAIN,
    MONUMENTS_CARD_ATTACK,
    MONUMENTS_CARD_QUESTS,
    MONUMENTS_CARD_TRADE,
};

/* What words name in moves: resources, then units, then buildings. */
enum monuments_token {
    MONUMENTS_TOKEN_RESOURCES = 0,
    MONUMENTS_TOKEN_UNITS = MONUMENTS_RESOURCES,
    MONUMENTS_TOKEN_WORKER = MONUMENTS_TOKEN_UNITS,
    MONUMENTS_TOKEN_ARMED,
    MONUMENTS_TOKEN_ARMY,
    MONUMENTS_TOKEN_NAVY,
    MONUMENTS_TOKEN_AIR,
    MONUMENTS_TOKEN_FERRY,
    MONUMENTS_TOKEN_BUILDINGS,
    MONUMENTS_TOKEN_FORT = MONUMENTS_TOKEN_BUILDINGS,
    MONUMENTS_TOKEN_TOWN,
    MONUMENTS_TOKEN_FACTORY,
    MONUMENTS_TOKENS
};

/* Pieces that come in threes, in the order of tokens. */
enum monuments_piece {
    MONUMENTS_PIECE_ARMY,
    MONUMENTS_PIECE_NAVY,
    MONUMENTS_PIECE_AIR,
    MONUMENTS_PIECE_FORT,
    MONUMENTS_PIECE_TOWN,
    MONUMENTS_PIECE_FACTORY,
    MONUMENTS_PIECES
};

enum monuments_layout {
    MONUMENTS_LAYOUT_OLD,
    MONUMENTS_LAYOUT_NEW,
    MONUMENTS_LAYOUT_THREE,
    MONUMENTS_LAYOUT_FOUR,
    MONUMENTS_LAYOUTS
}; /* which regions are in play */

/* What a common bonus does. */
enum monuments_effect {
    MONUMENTS_GAIN_TRAIN,                /* may train units and attack */
    MONUMENTS_GAIN_WORKER_STEPS,         /* further steps of a worker */
    MONUMENTS_GAIN_PRODUCE_HEXES,        /* further hexes of Production */
    MONUMENTS_GAIN_MOVE_UNITS,           /* further units of Movement */
    MONUMENTS_GAIN_POPULATE_WORKERS,     /* further workers of Populate */
    MONUMENTS_GAIN_TOWN_NEEDS,           /* Populate: one worker in a town is enough */
    MONUMENTS_GAIN_BUILD_DISCOUNT,       /* resources spared by Build */
    MONUMENTS_GAIN_LAYER_DISCOUNT,       /* resources spared by a layer */
    MONUMENTS_GAIN_LAYER_HEXES,          /* hexes fewer for a layer */
    MONUMENTS_GAIN_LAYER_WORKERS,        /* workers fewer for a layer, but at least one */
    MONUMENTS_GAIN_UPGRADES,             /* further cards of Upgrade */
    MONUMENTS_GAIN_QUEST_DRAW,           /* further quests drawn */
    MONUMENTS_GAIN_TRADE_SWAPS,          /* further swaps of Trade */
    MONUMENTS_GAIN_DICE,                 /* further dice in every battle */
    MONUMENTS_GAIN_YIELD,                /* one resource more in hexes of a terrain: a mask of terrains */
    MONUMENTS_GAINS,                     /* those above are counted in a seat's `gains` */
    MONUMENTS_GAIN_VP = MONUMENTS_GAINS, /* layer 5: points */
    MONUMENTS_GAIN_VP_PER,               /* layer 5: points for every so many of a line of the score card */
};

/* Lines of the score card. */
enum monuments_line {
    MONUMENTS_LINE_LAYERS,
    MONUMENTS_LINE_RESOURCES, /* that the seat can spend */
    MONUMENTS_LINE_WORKERS,
    MONUMENTS_LINE_HEXES,     /* land held */
    MONUMENTS_LINE_MILITARY,  /* power of units and buildings */
    MONUMENTS_LINE_UPGRADED,  /* green cards */
    MONUMENTS_LINE_COMPLETED, /* quests turned in */
    MONUMENTS_LINE_OPEN,      /* quests still open */
    MONUMENTS_LINES,
};

/* What an option of a personal card gives: res, worker ... of data.json; END is after the last one. */
enum monuments_gift {
    MONUMENTS_GIFT_END,
    MONUMENTS_GIFT_RES,
    MONUMENTS_GIFT_WORKER,
    MONUMENTS_GIFT_BUILD,
    MONUMENTS_GIFT_UNIT,
    MONUMENTS_GIFT_WEAPON, /* for an unarmed worker */
    MONUMENTS_GIFT_UPGRADE,
    MONUMENTS_GIFT_UNLOCK, /* pieces from locked to the supply */
    MONUMENTS_GIFT_BRIDGE,
    MONUMENTS_GIFT_FERRY
};
enum { MONUMENTS_GIFTS_MAX = 6 }; /* effects of an option: Warriors 4, option 3 */

/* What a quest's task counts; it is met when there are as many as it asks for. */
enum monuments_goal_kind {
    MONUMENTS_GOAL_NONE,      /* after a quest's last task */
    MONUMENTS_GOAL_LAND,      /* hexes held */
    MONUMENTS_GOAL_KINDS,     /* terrains among them */
    MONUMENTS_GOAL_ISLANDS,   /* hexes of islands among them */
    MONUMENTS_GOAL_STOCK,     /* resources of one kind that the seat can spend */
    MONUMENTS_GOAL_RESOURCES, /* of all kinds */
    MONUMENTS_GOAL_EACH,      /* of the kind of which there are fewest */
    MONUMENTS_GOAL_FULL,      /* hexes with workers of the seat and five resources */
    MONUMENTS_GOAL_WORKERS,   /* on the board */
    MONUMENTS_GOAL_TOWN,      /* working ones, as the next three */
    MONUMENTS_GOAL_FORT,
    MONUMENTS_GOAL_FACTORY,
    MONUMENTS_GOAL_BUILDINGS,
    MONUMENTS_GOAL_STACKED, /* most kinds of working buildings in one hex */
    MONUMENTS_GOAL_BRIDGES, /* at land that the seat holds */
    MONUMENTS_GOAL_FERRIES, /* with own units, or docked at land that it holds */
    MONUMENTS_GOAL_ARMY,
    MONUMENTS_GOAL_NAVY,
    MONUMENTS_GOAL_AIR,
    MONUMENTS_GOAL_ARMED,    /* workers with a weapon */
    MONUMENTS_GOAL_POWER,    /* as the score card counts it */
    MONUMENTS_GOAL_SEA,      /* water hexes held */
    MONUMENTS_GOAL_UPGRADED, /* green cards */
    MONUMENTS_GOAL_LAYERS,
    MONUMENTS_GOAL_DISCARDED, /* cards out of the hand */
    MONUMENTS_GOAL_WINS,      /* battles won as the attacker */
    MONUMENTS_GOALS,
};
enum { MONUMENTS_QUEST_GOALS = 3 };

struct monuments_hex_data {
    char name[4];
    uint8_t column, row;     /* from 0 */
    uint8_t terrain, region; /* region: MONUMENTS_REGIONS for none */
    uint8_t near[MONUMENTS_DIRECTIONS];
    uint8_t water;  /* directions where water lies */
    uint8_t rivers; /* directions with a river, bridge or not */
};

struct monuments_river {
    uint8_t hex, direction, other;
}; /* in the order of an edge's name */

struct monuments_named {
    const char *word, *title;
};
struct monuments_civilisation {
    const char *word, *title, *monument;
    uint8_t hex;
};
struct monuments_layer {
    uint8_t hexes, cost[MONUMENTS_RESOURCES], workers;
};
struct monuments_card_data {
    const char *word, *title, *red, *green;
    uint8_t cost[MONUMENTS_RESOURCES];
};
struct monuments_piece_data {
    uint8_t cost[MONUMENTS_RESOURCES], power_land, power_sea;
};
struct monuments_score_line {
    uint8_t per, points;
};
struct monuments_score_card {
    const char *word, *title, *text;
    struct {
        uint8_t line;
        struct monuments_score_line as;
    } change[2];
};
struct monuments_bonus {
    char word[4];
    uint8_t layer, effect, amount; /* amount: n, or the terrain of a yield, or the line of points per piece */
    uint8_t per, points, most;     /* of points per piece */
    uint8_t copies, seats;
    const char *title, *text;
};
struct monuments_gift_data {
    uint8_t gift, kind, count;
};
struct monuments_option {
    const char *text;
    struct monuments_gift_data gifts[MONUMENTS_GIFTS_MAX];
};
struct monuments_deck {
    const char *word, *title;
    uint8_t pieces[MONUMENTS_PIECES];
    struct monuments_option options[MONUMENTS_LAYERS - 1][MONUMENTS_OPTIONS];
};
struct monuments_goal_data {
    uint8_t goal, kind, count;
};
struct monuments_quest {
    char word[5];
    uint8_t group; /* 0: starting quests; 1 to 3: the decks */
    int8_t points, penalty;
    uint8_t seats;
    struct monuments_goal_data goals[MONUMENTS_QUEST_GOALS];
    const char *title, *text;
};

extern const struct monuments_hex_data monuments_hexes[MONUMENTS_HEXES];
extern const struct monuments_river monuments_rivers[MONUMENTS_RIVERS];
extern const struct monuments_named monuments_regions[MONUMENTS_REGIONS];
extern const uint32_t monuments_island_hexes[2];
extern const uint32_t monuments_terrain_hexes[MONUMENTS_RESOURCES][2];
extern const uint32_t monuments_open_hexes[MONUMENTS_LAYOUTS][2]; /* land in play */
extern const struct monuments_civilisation monuments_civilisations[MONUMENTS_CIVILISATIONS];
extern const struct monuments_layer monuments_layers[MONUMENTS_LAYERS];
extern const struct monuments_card_data monuments_cards[MONUMENTS_CARDS];
extern const struct monuments_piece_data
    monuments_unit_data[MONUMENTS_UNITS]; /* worker, armed, army, navy, air */
extern const struct monuments_piece_data monuments_building_data[MONUMENTS_BUILDINGS];
extern const uint8_t
    monuments_unit_steps[MONUMENTS_UNITS + 1]; /* the ferry's with passengers; an empty one is shifted */
extern const uint8_t monuments_crossing_cost[MONUMENTS_RESOURCES]; /* of a bridge or a ferry */
extern const struct monuments_score_line monuments_score_lines[MONUMENTS_LINES];
extern const struct monuments_score_card monuments_score_cards[MONUMENTS_SCORE_CARDS];
extern const struct monuments_bonus monuments_bonuses[MONUMENTS_BONUSES];
extern const struct monuments_deck monuments_decks[MONUMENTS_DECKS];
extern const struct monuments_quest monuments_quests[MONUMENTS_QUESTS];
extern const uint8_t monuments_die_faces[MONUMENTS_DIE_FACES];

#endif
