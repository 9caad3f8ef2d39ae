/* What opponents use to think ahead quickly: a sensible move for almost no time, and how well each seat
 * stands. */
#include <assert.h>
#include <string.h>

#include "rules.h"

/* The cards that a play would activate, without naming them. */
static unsigned activated(const struct bronze *state, move_t play) {
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    return bronze_preview(state, play, cells);
}

/* The best of a few plays picked at random. */
static move_t some_play(const struct bronze *state, const move_t *legal, unsigned count, struct rng *rng) {
    enum { TRIES = 3 };
    move_t best = MOVE_NONE;
    unsigned most = 0;
    for (unsigned i = 0; i < TRIES; i++) {
        const move_t play = legal[rng_below(rng, count)];
        const unsigned active = activated(state, play);
        if (active > most) {
            most = active;
            best = play;
        }
    }
    return best;
}

/* ---- where to settle */

/* What a marker brings, compared with what others would: found by play between them, docs/opponents.md. */
enum {
    WORTH_LEAD = 12,      /* takes the lead on a tile, */
    WORTH_RICH = 1,       /* and so much for each point above the poorest province; */
    WORTH_TIE = 6,        /* denies the lead to a rival, */
    WORTH_SECURE = 2,     /* or makes it surer; */
    WORTH_CITY = 10,      /* the first marker on a tile; */
    COST_AHEAD = 6,       /* what it leaves unsettled to its left, */
    COST_SKIP = 8,        /* each tile left out, */
    COST_LEFT_BEHIND = 4, /* and a lead that was still possible there; */
    WORTH_TOKEN = 3,      /* each point of a trade route token that the line reaches, */
    WORTH_LINE = 2,       /* the way to the next one; */
    WORTH_BLOCK = 2,      /* a rival one marker before a token; */
    CHANCE_BITS = 3,      /* so many of chance */
    WORTH_NONE = -1000,
};

/* By how many markers the seat to move is ahead of its best rival on a tile. */
static int ahead_on(const struct bronze *state, unsigned tile) {
    int most = 0;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const int count = state->count[seat][tile];
        most = seat != state->seat && count > most ? count : most;
    }
    return state->count[state->seat][tile] - most;
}

static int province_worth(const struct bronze *state, unsigned tile) {
    if ((state->pending >> tile & 1u) == 0) {
        return 0;
    }
    switch (ahead_on(state, tile)) {
    case -1:
        return WORTH_TIE;
    case 0:
        return WORTH_LEAD + WORTH_RICH * (state->province[tile] - bronze_province_points[0]);
    case 1:
        return WORTH_SECURE;
    default:
        return 0;
    }
}

/* What going on to a tile gives up on those before it: the seat settles no more there. */
static int cost_of_leaving(const struct bronze *state, unsigned from, unsigned tile) {
    if (tile == from) {
        return 0;
    }
    const bool contested = (state->pending >> from & 1u) != 0 && state->free[from] != 0;
    const int cost = COST_AHEAD + COST_SKIP * (int)(tile - from - 1);
    return contested && ahead_on(state, from) <= 0 ? cost + COST_LEFT_BEHIND : cost;
}

static int tile_worth(const struct bronze *state, unsigned from, unsigned tile) {
    const bool city = tile > 0 && state->count[state->seat][tile] == 0;
    return province_worth(state, tile) + (city ? WORTH_CITY : 0) - cost_of_leaving(state, from, tile);
}

/* All places up to the rightmost marker. */
static uint32_t up_to_last(uint32_t markers) {
    markers |= markers >> 1;
    markers |= markers >> 2;
    markers |= markers >> 4;
    markers |= markers >> 8;
    return markers | markers >> 16;
}

/* How many markers of a seat one further right would prolong: those with no other seat's to their right. */
static unsigned tail(const struct bronze *state, unsigned seat, unsigned terrain) {
    uint32_t theirs = 0;
    for (unsigned other = 0; other < state->seats; other++) {
        theirs |= other == seat ? 0 : state->lines[other][terrain];
    }
    return bits_count(state->lines[seat][terrain] & ~up_to_last(theirs));
}

/* The longest token for a line: its place among the lengths from 1, or 0. */
static unsigned token_of(unsigned run) {
    unsigned token = 0;
    while (token < BRONZE_ROUTE_LENGTHS && run >= bronze_route_lengths[token]) {
        token++;
    }
    return token;
}

static bool token_lies(const struct bronze *state, unsigned terrain, unsigned token) {
    return token > 0 && state->route_owner[terrain][token - 1] == BRONZE_NOBODY;
}

/* What one more marker does for the seat's own line. */
static int line_worth(const struct bronze *state, unsigned terrain) {
    const unsigned run = tail(state, state->seat, terrain) + 1;
    const unsigned held = bronze_route_held(state, state->seat, terrain);
    const unsigned token = token_of(run);
    if (token > held && token_lies(state, terrain, token)) {
        const int before = held > 0 ? bronze_route_points[held - 1] : 0;
        return WORTH_TOKEN * (bronze_route_points[token - 1] - before);
    }
    const bool leads_on = run > 1 && token < BRONZE_ROUTE_LENGTHS && token >= held;
    return leads_on && token_lies(state, terrain, token + 1) ? WORTH_LINE : 0;
}

/* Rivals to whom their next marker would bring a token. */
static int block_worth(const struct bronze *state, unsigned terrain) {
    int worth = 0;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const unsigned run = seat == state->seat ? 0 : tail(state, seat, terrain);
        const unsigned token = token_of(run + 1);
        worth += token > token_of(run) && token_lies(state, terrain, token) ? WORTH_BLOCK : 0;
    }
    return worth;
}

struct settling {
    const struct bronze *state;
    int8_t terrain[BRONZE_TERRAINS]; /* what a marker there is worth, */
    uint32_t known;                  /* where it was looked at: a set */
    uint32_t chance;
    int most;
    move_t best;
};

static int terrain_worth(struct settling *settling, unsigned terrain) {
    if ((settling->known >> terrain & 1u) == 0) {
        settling->known |= 1u << terrain;
        settling->terrain[terrain] =
            (int8_t)(line_worth(settling->state, terrain) + block_worth(settling->state, terrain));
    }
    return settling->terrain[terrain];
}

/* The leftmost spot of each terrain of a tile: a line is none the better for another one. */
static void look_at_tile(struct settling *settling, unsigned tile, uint32_t spots, int worth) {
    while (spots != 0) {
        const unsigned spot = bits_lowest(spots);
        const unsigned terrain = bronze_terrain_of[spot];
        const int all =
            worth + terrain_worth(settling, terrain) + (int)(settling->chance >> (32 - CHANCE_BITS));
        settling->chance = settling->chance * 1664525u + 1013904223u;
        if (all > settling->most) {
            settling->most = all;
            settling->best = BRONZE_SETTLE | tile << BRONZE_TILE_SHIFT | spot;
        }
        spots &= ~(((1u << BRONZE_ROW_MAX) - 1u) << terrain * BRONZE_ROW_MAX);
    }
}

/* The marker that brings most, some chance included; `done` when none can be placed. */
static move_t some_settlement(const struct bronze *state, struct rng *rng) {
    const unsigned reached = state->reached[state->seat];
    const unsigned from = reached == 0 ? 0 : reached - 1u;
    struct settling settling = {
        .state = state, .chance = rng_next(rng), .most = WORTH_NONE, .best = BRONZE_DONE};
    if (state->spent == ALL_GROUPS || state->markers[state->seat] == 0) {
        return BRONZE_DONE;
    }
    const struct bronze_allowed allowed = bronze_allowed_now(state);
    for (unsigned tile = from; tile < state->open; tile++) {
        const struct bronze_tile *land = &bronze_tiles[state->tile[tile]];
        const uint32_t spots = bronze_spots_for(land, allowed.types) & state->free[tile];
        if (spots != 0) {
            look_at_tile(&settling, tile, spots, tile_worth(state, from, tile));
        }
    }
    return settling.best;
}

/* ---- which city */

/* What a city of each kind was worth in the end, on average, where it was taken early. */
static const uint8_t hopes[BRONZE_CITY_KINDS] = {
    [BRONZE_COLUMN_VARIETY] = 4,      [BRONZE_ROW_OF_THREE] = 2,       [BRONZE_PAIRS] = 4,
    [BRONZE_TECHNOLOGY_MAJORITY] = 4, [BRONZE_TERRAIN_MAJORITY] = 4,   [BRONZE_PER_PROVINCE] = 2,
    [BRONZE_PER_ROUTE] = 2,           [BRONZE_FEWEST_PROVINCES] = 2,   [BRONZE_MOST_LEFT] = 4,
    [BRONZE_FEWEST_LEFT] = 2,         [BRONZE_AT_MOST_EACH] = 4,       [BRONZE_DIFFERENT] = 3,
    [BRONZE_FULL_ROWS] = 4,           [BRONZE_CASTING_EVERYWHERE] = 4,
};

/* By what it is worth now and what may be hoped for, with some chance. */
static move_t some_city(const struct bronze *state, const move_t *legal, unsigned count, struct rng *rng) {
    enum { CHANCE = 4, PARTS = 2 };
    move_t best = legal[0];
    unsigned most = 0;
    for (unsigned i = 0; i < count; i++) {
        const unsigned city = legal[i] - BRONZE_CITY;
        const unsigned worth = bronze_city_worth(state, state->seat, city) + hopes[bronze_cities[city].kind];
        const unsigned all = PARTS * worth + rng_below(rng, CHANCE);
        if (all > most) {
            most = all;
            best = legal[i];
        }
    }
    return best;
}

/* ---- a quick move */

enum { LEGAL_MAX = 40 }; /* plays, of four stacks; far fewer cities */

static move_t listed_move(const struct bronze *state, struct rng *rng) {
    move_t legal[LEGAL_MAX];
    const unsigned count = bronze.moves(state, legal);
    assert(count > 0 && count <= LEGAL_MAX);
    return state->phase == BRONZE_PLAYING ? some_play(state, legal, count, rng)
                                          : some_city(state, legal, count, rng);
}

move_t bronze_rollout(const void *of, struct rng *rng) {
    const struct bronze *state = of;
    return state->phase == BRONZE_SETTLING ? some_settlement(state, rng) : listed_move(state, rng);
}

/* ---- sense */

bool bronze_stops(const void *of, move_t move) {
    (void)of;
    return move == BRONZE_DONE;
}

/* A marker where the seat stands: it leaves nothing unsettled to its left. */
bool bronze_only_gains(const void *of, move_t move) {
    const struct bronze *state = of;
    const unsigned reached = state->reached[state->seat];
    return state->phase == BRONZE_SETTLING && move != BRONZE_DONE &&
           (move - BRONZE_SETTLE) >> BRONZE_TILE_SHIFT < (reached == 0 ? 1 : reached);
}

/* Bronze below Bronze that activates nothing else, while a new column could be opened: there it would
 * activate its neighbour. */
bool bronze_pointless(const void *of, move_t move) {
    const struct bronze *state = of;
    const unsigned seat = state->seat;
    const unsigned column = move & BRONZE_COLUMN_MASK;
    if (move >> BRONZE_KIND_SHIFT != BRONZE_PLAY >> BRONZE_KIND_SHIFT || (move & BRONZE_FACE_DOWN) == 0 ||
        column == BRONZE_LEFT || column == BRONZE_RIGHT || state->width[seat] == BRONZE_COLUMNS) {
        return false;
    }
    const unsigned at = column - BRONZE_FIRST_COLUMN, depth = state->height[seat][at];
    return depth > 0 && bronze_cell(state, seat, at, depth - 1) == BRONZE_CASTING &&
           activated(state, move) == 1;
}

/* A city is chosen for its own points. */
uint16_t bronze_sake(const void *of, move_t move) {
    (void)of;
    return move >= BRONZE_CITY && move < BRONZE_DONE ? 1u << BRONZE_FROM_CITIES : 0;
}

/* Points so far, and half of what lines of markers on their way to a token may bring. */
static int32_t outlook(const struct bronze *state, unsigned seat) {
    int32_t sum = 0;
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        sum += (int32_t)(bronze_route_run(state, seat, terrain) > 1);
    }
    return sum;
}

void bronze_value(const void *of, int16_t value[GAME_SEATS_MAX]) {
    enum { FULL = 1000, A_POINT = 12 }; /* 80 points are out of reach */
    const struct bronze *state = of;
    int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX];
    (void)bronze_keys(state, keys);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const int32_t worth = A_POINT * (keys[seat][0] + outlook(state, seat));
        value[seat] = (int16_t)(worth > FULL ? FULL : worth);
    }
}

/* The numbers are in notes of matches. */
enum { ADDS_TO_LEADS, BEGINS_ROUTES, GROWS_LINES, LEADS, CATCHES_UP };
const struct game_prospect bronze_prospects[BRONZE_PROSPECTS] = {
    [ADDS_TO_LEADS] = {"leads", "grows stronger on a tile", "cuts into a lead of"},
    [BEGINS_ROUTES] = {"routes begun", "gets nearer to a route", "is in the way of a route of"},
    [GROWS_LINES] = {"markers in lines", "makes a line of markers longer", "cuts a line of"},
    [LEADS] = {"tiles led", "leads one more tile this turn", "ends a lead of"},
    [CATCHES_UP] = {"markers on others’ tiles", "catches up on a tile", "leaves less to"}};

/* Can a lead there still bring its province? Not in the last round, where a seat that has had its turn hasn't
 * come so far. */
static bool may_count(const struct bronze *state, unsigned tile) {
    const unsigned playing = bronze_still_to_play(state);
    bool may = true;
    for (unsigned seat = 0; state->last_round != 0 && seat < state->seats; seat++) {
        may = may && (state->reached[seat] > tile || (playing >> seat & 1u) != 0);
    }
    return may || state->edition == BRONZE_2017;
}

/* A marker adds to the lead on its tile, or takes it, or catches up. */
static void compare_on_tiles(const struct bronze *state, unsigned seat, int16_t amounts[BRONZE_PROSPECTS]) {
    for (unsigned tile = 0; tile < state->open; tile++) {
        const int own = state->count[seat][tile];
        int most = 0;
        if (!may_count(state, tile)) {
            continue;
        }
        for (unsigned other = 0; other < state->seats; other++) {
            most = other != seat && state->count[other][tile] > most ? state->count[other][tile] : most;
        }
        amounts[ADDS_TO_LEADS] = (int16_t)(amounts[ADDS_TO_LEADS] + (own > most ? own - most - 1 : 0));
        amounts[LEADS] = (int16_t)(amounts[LEADS] + (own > most));
        amounts[CATCHES_UP] = (int16_t)(amounts[CATCHES_UP] + (own < most ? own : most));
    }
}

void bronze_prospect(const void *of, int16_t amounts[GAME_SEATS_MAX][GAME_PROSPECTS_MAX]) {
    const struct bronze *state = of;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        unsigned lines = 0;
        for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
            const unsigned run = bronze_route_run(state, seat, terrain);
            lines += run > 1 ? run : 0;
        }
        int16_t amount[BRONZE_PROSPECTS] = {0};
        amount[BEGINS_ROUTES] = (int16_t)outlook(state, seat);
        amount[GROWS_LINES] = (int16_t)lines;
        compare_on_tiles(state, seat, amount);
        memcpy(amounts[seat], amount, sizeof amount);
    }
}
