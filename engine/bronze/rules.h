/* What Bronze's own files share, and nobody else needs. */
#ifndef OXHIDE_BRONZE_RULES_H
#define OXHIDE_BRONZE_RULES_H

#include "bits.h"
#include "bronze.h"

enum {
    ALL_GROUPS = (1 << BRONZE_GROUPS) - 1,
    NIBBLE_BITS = 4,
    NIBBLE = 15,
};

/* The terrain of a spot: the device can't divide. */
extern const uint8_t bronze_terrain_of[BRONZE_SPOT_BITS];

/* Where a tile's row of a terrain begins in the line of that terrain over all tiles. */
static inline unsigned bronze_row_start(const struct bronze *state, unsigned tile, unsigned terrain) {
    unsigned start = 0;
    for (unsigned i = 0; i < tile; i++) {
        start += bronze_tiles[state->tile[i]].rows[terrain];
    }
    return start;
}

static inline unsigned bronze_cell(const struct bronze *state, unsigned seat, unsigned column,
                                   unsigned depth) {
    const unsigned both = state->cells[seat][column][depth / 2];
    return both >> NIBBLE_BITS * (depth & 1u) & NIBBLE;
}

/* The spots of each type that the cards not yet spent allow. */
struct bronze_allowed {
    uint32_t types[BRONZE_TYPES];
};
static inline void bronze_allow(struct bronze_allowed *allowed, const struct bronze *state, unsigned group) {
    const uint32_t unspent = (state->spent >> group & 1u) - 1u;
    const uint32_t *allows = bronze_technologies[state->active[group]].allows;
    allowed->types[BRONZE_FARMERS] |= allows[BRONZE_FARMERS] & unspent;
    allowed->types[BRONZE_HERDERS] |= allows[BRONZE_HERDERS] & unspent;
    allowed->types[BRONZE_HUNTERS] |= allows[BRONZE_HUNTERS] & unspent;
}
static inline struct bronze_allowed bronze_allowed_now(const struct bronze *state) {
    struct bronze_allowed allowed = {{0, 0, 0}};
    bronze_allow(&allowed, state, BRONZE_OWN_GROUP);
    bronze_allow(&allowed, state, BRONZE_LEFT_GROUP);
    bronze_allow(&allowed, state, BRONZE_RIGHT_GROUP);
    return allowed;
}
static inline uint32_t bronze_spots_for(const struct bronze_tile *tile, const uint32_t types[BRONZE_TYPES]) {
    return (tile->spots[BRONZE_FARMERS] & types[BRONZE_FARMERS]) |
           (tile->spots[BRONZE_HERDERS] & types[BRONZE_HERDERS]) |
           (tile->spots[BRONZE_HUNTERS] & types[BRONZE_HUNTERS]);
}

/* The column in which a legal play puts its card, counted as they are once it lies there. */
unsigned bronze_column_of(const struct bronze *state, move_t play);

/* The hooks of the game's struct that have files of their own. */
void bronze_count(const void *of, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]);
unsigned bronze_items(const void *of, unsigned source, struct game_item out[GAME_ITEMS_MAX]);
unsigned bronze_keys(const void *of, int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX]);
void bronze_text(const void *of, move_t move, struct text *out);
void bronze_json(const void *of, int viewer, struct json *out);
void bronze_score(const void *of, struct json *out);
move_t bronze_rollout(const void *of, struct rng *rng);
void bronze_value(const void *of, int16_t value[GAME_SEATS_MAX]);
bool bronze_stops(const void *of, move_t move);
bool bronze_only_gains(const void *of, move_t move);
bool bronze_pointless(const void *of, move_t move);
uint16_t bronze_sake(const void *of, move_t move);
enum { BRONZE_PROSPECTS = 5 };
extern const struct game_prospect bronze_prospects[BRONZE_PROSPECTS];
void bronze_prospect(const void *of, int16_t amounts[GAME_SEATS_MAX][GAME_PROSPECTS_MAX]);
void bronze_news(const void *before, const void *after, unsigned seat, struct news *news);
extern const struct game_page bronze_pages[BRONZE_PAGES];

#endif
