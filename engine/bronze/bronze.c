#include "bronze.h"
#include "levels.h"

#include <assert.h>
#include <string.h>

#include "inner.h"
#include "rules.h"

const uint8_t bronze_terrain_of[BRONZE_SPOT_BITS] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3,
                                                     3, 4, 4, 4, 5, 5, 5, 6, 6, 6};

_Static_assert(sizeof(struct bronze) <= 768, "a state is small, for the search copies it");
_Static_assert(BRONZE_SETTLE + (BRONZE_TILES_MAX << BRONZE_TILE_SHIFT) <= 1 << GAME_MOVE_BITS, "moves fit");
_Static_assert(BRONZE_SPOT_BITS <= 1 << BRONZE_TILE_SHIFT, "a spot fits below its tile");
_Static_assert(BRONZE_TILES_MAX *BRONZE_SPOT_BITS + 1 <= GAME_MOVES_MAX, "all spots and `done`");
_Static_assert((int)BRONZE_CASTING <= (int)NIBBLE, "a technology is half a byte");

/* ---- set-up */

static void deal_tiles(struct bronze *state, struct rng *rng) {
    for (unsigned i = 0; i < BRONZE_BOX_TILES; i++) {
        state->tile[i] = (uint8_t)i;
    }
    rng_shuffle_bytes(rng, state->tile, BRONZE_BOX_TILES);
}

static void lay_tiles(struct bronze *state, unsigned from) {
    for (unsigned i = from; i < state->tiles; i++) {
        const uint32_t *spots = bronze_tiles[state->tile[i]].spots;
        state->free[i] = spots[BRONZE_FARMERS] | spots[BRONZE_HERDERS] | spots[BRONZE_HUNTERS];
    }
}

static void deal_provinces(struct bronze *state, struct rng *rng) {
    uint8_t tokens[BRONZE_PROVINCES];
    memcpy(tokens, bronze_province_points, sizeof tokens);
    rng_shuffle_bytes(rng, tokens, sizeof tokens);
    memcpy(state->province, tokens, state->tiles);
    memset(state->province_owner, BRONZE_PENDING, state->tiles);
    state->pending = (uint16_t)((1u << state->tiles) - 1u);
}

/* Five stacks as equal as can be: the first ones are one card higher where the number does not divide. */
static void deal_cards(struct bronze *state, struct rng *rng) {
    unsigned count = 0;
    for (unsigned technology = 0; technology < BRONZE_TECHNOLOGIES; technology++) {
        const unsigned copies = bronze_technologies[technology].copies[state->seats - BRONZE_SEATS_MIN];
        memset(state->cards + count, (int)technology, copies);
        count += copies;
    }
    state->card_count = (uint8_t)count;
    rng_shuffle_bytes(rng, state->cards, count);
    unsigned first = 0;
    for (unsigned stack = 0; stack < BRONZE_STACKS; stack++) {
        state->stack_first[stack] = (uint8_t)first;
        state->stack_left[stack] = (uint8_t)((count + BRONZE_STACKS - 1 - stack) / BRONZE_STACKS);
        first += state->stack_left[stack];
    }
}

static void deal_cities(struct bronze *state, struct rng *rng) {
    unsigned count = 0;
    for (unsigned city = 0; city < BRONZE_CITIES; city++) {
        state->deck[count] = (uint8_t)city;
        count += bronze_cities[city].seats_min <= state->seats;
    }
    memset(state->deck + count, 0, BRONZE_CITIES - count);
    state->city_count = (uint8_t)count;
    rng_shuffle_bytes(rng, state->deck, count);
}

static void start(void *into, const struct setup *setup) {
    struct bronze *state = into;
    struct rng rng;
    rng_seed(&rng, setup->seed);
    state->seats = setup->seats;
    state->edition = setup->options[0];
    state->tiles = bronze_tiles_used[setup->seats - BRONZE_SEATS_MIN];
    state->open = bronze_tiles_open[setup->seats - BRONZE_SEATS_MIN];
    deal_tiles(state, &rng);
    lay_tiles(state, 0);
    deal_provinces(state, &rng);
    deal_cards(state, &rng);
    deal_cities(state, &rng);
    memset(state->route_owner, BRONZE_NOBODY, sizeof state->route_owner);
    memset(state->markers, BRONZE_MARKERS, state->seats);
    state->first_seat = state->seat = (uint8_t)rng_below(&rng, setup->seats);
    state->turn_number = 1;
}

/* ---- phase 1: a card is taken and laid down; phase 2: it activates cards */

uint8_t bronze_top(const struct bronze *state, unsigned stack) {
    assert_inner(stack < BRONZE_STACKS);
    const unsigned left = state->stack_left[stack];
    return left == 0 ? BRONZE_NO_TECHNOLOGY : state->cards[state->stack_first[stack] + left - 1u];
}

/* The reserve replaces the first stack that runs out; a second one leaves its place empty. */
static void refill(struct bronze *state, unsigned stack) {
    enum { RESERVE = BRONZE_STACKS - 1 };
    if (state->emptied++ == 0) {
        state->stack_first[stack] = state->stack_first[RESERVE];
        state->stack_left[stack] = state->stack_left[RESERVE];
        state->stack_left[RESERVE] = 0;
    }
}

/* True if a card was turned up below it. */
static bool take_card(struct bronze *state, unsigned stack) {
    if (--state->stack_left[stack] == 0) {
        refill(state, stack);
    }
    return state->stack_left[stack] > 0;
}

static void open_left(struct bronze *state, unsigned seat) {
    uint8_t(*cells)[BRONZE_CELL_BYTES] = state->cells[seat];
    uint8_t *height = state->height[seat];
    memmove(cells[1], cells[0], (BRONZE_COLUMNS - 1) * sizeof cells[0]);
    memset(cells[0], 0, sizeof cells[0]);
    memmove(height + 1, height, BRONZE_COLUMNS - 1);
    height[0] = 0;
}

unsigned bronze_column_of(const struct bronze *state, move_t play) {
    const unsigned column = play & BRONZE_COLUMN_MASK;
    if (column == BRONZE_LEFT) {
        return 0;
    }
    return column == BRONZE_RIGHT ? state->width[state->seat] : column - BRONZE_FIRST_COLUMN;
}

static void lay_card(struct bronze *state, move_t play, unsigned technology) {
    const unsigned seat = state->seat;
    const unsigned column = bronze_column_of(state, play);
    if ((play & BRONZE_COLUMN_MASK) == BRONZE_LEFT) {
        open_left(state, seat);
        state->width[seat]++;
    } else if (column == state->width[seat]) {
        state->width[seat]++;
    }
    const unsigned depth = state->height[seat][column]++;
    uint8_t *both = &state->cells[seat][column][depth / 2];
    *both = (uint8_t)(*both | technology << NIBBLE_BITS * (depth & 1u));
    state->active_column = (uint8_t)column;
    state->active_depth = (uint8_t)depth;
    state->active[BRONZE_OWN_GROUP] = (uint8_t)technology;
}

uint8_t bronze_card(const struct bronze *state, unsigned seat, unsigned column, unsigned depth) {
    assert_inner(seat < BRONZE_SEATS_MAX && column <= BRONZE_COLUMNS);
    if (column >= state->width[seat] || depth >= state->height[seat][column]) {
        return BRONZE_NO_TECHNOLOGY;
    }
    return (uint8_t)bronze_cell(state, seat, column, depth);
}

/* The new card and, unless it is Bronze Casting, those of its technology in its column. */
static unsigned own_group(const struct bronze *state) {
    const unsigned technology = state->active[BRONZE_OWN_GROUP];
    unsigned count = 1;
    if (technology != BRONZE_CASTING) {
        for (unsigned depth = 0; depth < state->active_depth; depth++) {
            count += bronze_cell(state, state->seat, state->active_column, depth) == technology;
        }
    }
    return count;
}

/* How many markers every set of groups can still pay by itself: its slack, half a byte per set. Set 7 is
 * lowest and the empty set, which never has any, on top: the lowest half byte of zero belongs to the largest
 * set without slack, which includes all others (as sets without slack do under Hall's condition). Its cards
 * are spent. */
#define SETS_WITH(group)                                                                                     \
    (SET_IF(group, 1) | SET_IF(group, 2) | SET_IF(group, 3) | SET_IF(group, 4) | SET_IF(group, 5) |          \
     SET_IF(group, 6) | SET_IF(group, 7))
#define SET_IF(group, set) (((set) >> (group)&1u) << NIBBLE_BITS * (ALL_GROUPS - (set)))
/* All sets that include the set of these groups. */
#define SETS_AROUND(a, b, c) (SETS_WITH(a) & SETS_WITH(b) & SETS_WITH(c))

static const uint32_t sets_with[BRONZE_GROUPS] = {SETS_WITH(0), SETS_WITH(1), SETS_WITH(2)};
static const uint32_t sets_around[1 << BRONZE_GROUPS] = {
    [1] = SETS_AROUND(0, 0, 0), [2] = SETS_AROUND(1, 1, 1), [3] = SETS_AROUND(0, 0, 1),
    [4] = SETS_AROUND(2, 2, 2), [5] = SETS_AROUND(0, 0, 2), [6] = SETS_AROUND(1, 1, 2),
    [7] = SETS_AROUND(0, 1, 2),
};
_Static_assert((int)BRONZE_ACTIVE_MAX <= (int)NIBBLE, "the slack of every set is half a byte");

static uint8_t spent_groups(uint32_t slack) {
    const uint32_t some = slack | slack >> 1 | slack >> 2 | slack >> 3;
    return (uint8_t)(ALL_GROUPS - bits_lowest(~some & UINT32_C(0x11111111)) / NIBBLE_BITS);
}

/* Which cards are active, and what they can pay. */
static void activate(struct bronze *state) {
    const unsigned seat = state->seat;
    const unsigned column = state->active_column;
    const unsigned depth = state->active_depth;
    const unsigned own = own_group(state);
    const uint8_t left = column == 0 ? BRONZE_NO_TECHNOLOGY : bronze_card(state, seat, column - 1, depth);
    const uint8_t right = bronze_card(state, seat, column + 1, depth);
    state->active_own = (uint8_t)own;
    state->active[BRONZE_LEFT_GROUP] = left;
    state->active[BRONZE_RIGHT_GROUP] = right;
    state->slack = own * sets_with[BRONZE_OWN_GROUP] +
                   (left == BRONZE_NO_TECHNOLOGY ? 0 : sets_with[BRONZE_LEFT_GROUP]) +
                   (right == BRONZE_NO_TECHNOLOGY ? 0 : sets_with[BRONZE_RIGHT_GROUP]);
    state->spent = spent_groups(state->slack);
    state->taken_count = 0;
}

static void forget_news(struct bronze *state) {
    state->won_routes = 0;
    state->returned_routes = 0;
    state->won_provinces = 0;
    state->lost_provinces = 0;
    state->news_seat = state->seat;
}

static bool apply_play(struct bronze *state, move_t move) {
    const unsigned stack = move >> BRONZE_STACK_SHIFT & (BRONZE_POOL - 1u);
    const unsigned face = bronze_top(state, stack);
    const bool turned = take_card(state, stack);
    forget_news(state);
    lay_card(state, move, (move & BRONZE_FACE_DOWN) != 0 ? BRONZE_CASTING : face);
    activate(state);
    state->phase = BRONZE_SETTLING;
    return turned;
}

/* The plays of all four stacks, by the number of columns: face up first, then face down. A table, for this
 * list is the longest of all and the one that is needed most. */
enum { PLAYS_MAX = 40 };
#define UP(stack, column) (BRONZE_PLAY | (stack) << BRONZE_STACK_SHIFT | (column))
#define DOWN(stack, column) (UP(stack, column) | BRONZE_FACE_DOWN)
#define BOTH_1(s, a) UP(s, a), DOWN(s, a)
#define BOTH_3(s, a, b, c) UP(s, a), UP(s, b), UP(s, c), DOWN(s, a), DOWN(s, b), DOWN(s, c)
#define BOTH_4(s, a, b, c, d)                                                                                \
    UP(s, a), UP(s, b), UP(s, c), UP(s, d), DOWN(s, a), DOWN(s, b), DOWN(s, c), DOWN(s, d)
#define BOTH_5(s, a, b, c, d, e)                                                                             \
    UP(s, a), UP(s, b), UP(s, c), UP(s, d), UP(s, e), DOWN(s, a), DOWN(s, b), DOWN(s, c), DOWN(s, d),        \
        DOWN(s, e)
#define OF_STACKS(both, ...)                                                                                 \
    both(0u, __VA_ARGS__), both(1u, __VA_ARGS__), both(2u, __VA_ARGS__), both(3u, __VA_ARGS__)
static const move_t all_plays[BRONZE_COLUMNS + 1][PLAYS_MAX] = {
    {OF_STACKS(BOTH_1, 1)},
    {OF_STACKS(BOTH_3, BRONZE_LEFT, 1, BRONZE_RIGHT)},
    {OF_STACKS(BOTH_4, BRONZE_LEFT, 1, 2, BRONZE_RIGHT)},
    {OF_STACKS(BOTH_5, BRONZE_LEFT, 1, 2, 3, BRONZE_RIGHT)},
    {OF_STACKS(BOTH_4, 1, 2, 3, 4)},
};
static const uint8_t plays_by_width[BRONZE_COLUMNS + 1] = {8, 24, 32, 40, 32};

/* A stack that ran out has no plays. */
static unsigned drop_empty(const struct bronze *state, unsigned count, move_t *out) {
    unsigned kept = 0;
    for (unsigned i = 0; i < count; i++) {
        out[kept] = out[i];
        kept += state->stack_left[out[i] >> BRONZE_STACK_SHIFT & (BRONZE_POOL - 1u)] != 0;
    }
    return kept;
}

static unsigned list_plays(const struct bronze *state, move_t *out) {
    const unsigned width = state->width[state->seat];
    const unsigned count = plays_by_width[width];
    memcpy(out, all_plays[width], count * sizeof *out);
    return state->emptied < BRONZE_STACKS_TO_END ? count : drop_empty(state, count, out);
}

/* ---- provinces */

unsigned bronze_leader(const struct bronze *state, unsigned tile) {
    assert_inner(tile < BRONZE_TILES_MAX);
    unsigned most = 0;
    unsigned leader = BRONZE_NOBODY;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const unsigned count = state->count[seat][tile];
        if (count > most) {
            most = count;
            leader = seat;
        } else if (count == most) {
            leader = BRONZE_NOBODY;
        }
    }
    return leader;
}

static void award(struct bronze *state, unsigned tile, unsigned owner) {
    const unsigned bit = 1u << tile;
    state->province_owner[tile] = (uint8_t)owner;
    state->pending = (uint16_t)(state->pending & ~bit);
    if (owner == BRONZE_NOBODY) {
        state->lost_provinces = (uint16_t)(state->lost_provinces | bit);
    } else {
        state->won_provinces = (uint16_t)(state->won_provinces | bit);
    }
}

/* How many tiles from the left on every seat has reached: all but the last of them it has also left behind.
 */
static unsigned reached_by_all(const struct bronze *state) {
    unsigned least = state->reached[0];
    for (unsigned seat = 1; seat < state->seats; seat++) {
        least = state->reached[seat] < least ? state->reached[seat] : least;
    }
    return least;
}

/* 2018, phase 4: a tile is settled when it is full or all seats have a marker further right. */
static void award_closed(struct bronze *state) {
    const unsigned reached = reached_by_all(state);
    const uint32_t passed = reached == 0 ? 0 : (1u << (reached - 1)) - 1u;
    for (uint32_t due = state->pending & (state->full | passed); due != 0; due &= due - 1) {
        const unsigned tile = bits_lowest(due);
        award(state, tile, bronze_leader(state, tile));
    }
}

/* Is this leader's majority certain, even if one rival took all the free spots that are left to him? */
static bool certain(const struct bronze *state, unsigned tile, unsigned leader) {
    unsigned left = bronze_tiles[state->tile[tile]].count;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        left -= state->count[seat][tile];
    }
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const unsigned hope = state->reached[seat] <= tile + 1 ? left : 0;
        if (seat != leader && state->count[seat][tile] + hope >= state->count[leader][tile]) {
            return false;
        }
    }
    return true;
}

/* 2017: after every marker, on the tiles where something changed: between the marker before and this one. */
static void award_certain(struct bronze *state, unsigned from, unsigned to) {
    for (unsigned tile = from; tile <= to; tile++) {
        const unsigned leader =
            (state->pending >> tile & 1u) != 0 ? bronze_leader(state, tile) : BRONZE_NOBODY;
        if (leader != BRONZE_NOBODY && certain(state, tile, leader)) {
            award(state, tile, leader);
        }
    }
}

unsigned bronze_province_at_end(const struct bronze *state, unsigned tile) {
    assert(tile < BRONZE_TILES_MAX);
    if ((state->pending >> tile & 1u) == 0) {
        return state->province_owner[tile];
    }
    const bool counts =
        state->edition == BRONZE_2017 || (state->full >> tile & 1u) != 0 || tile < reached_by_all(state);
    return counts ? bronze_leader(state, tile) : BRONZE_NOBODY;
}

unsigned bronze_province_won(const struct bronze *state, unsigned tile) {
    const unsigned owner = state->province_owner[tile], leader = bronze_province_at_end(state, tile);
    const bool sure = owner == BRONZE_PENDING && leader != BRONZE_NOBODY && certain(state, tile, leader);
    return sure ? leader : owner;
}

static void award_last(struct bronze *state) {
    for (unsigned tile = 0; tile < state->tiles; tile++) {
        if ((state->pending >> tile & 1u) != 0) {
            award(state, tile, bronze_province_at_end(state, tile));
        }
    }
}

/* ---- phase 3: markers and cities */

/* A marker takes a card from every set of groups that includes all those that could pay for it (Hall's
 * condition: markers can be paid as long as no set of groups has less cards than markers that only its cards
 * can pay). */
static void spend(struct bronze *state, unsigned type, uint32_t spot) {
    unsigned payers = 0;
    for (unsigned group = 0; group < BRONZE_GROUPS; group++) {
        payers |= (unsigned)((bronze_technologies[state->active[group]].allows[type] & spot) != 0) << group;
    }
    state->slack -= sets_around[payers];
    state->spent = spent_groups(state->slack);
}

static bool ascending(uint8_t *a, uint8_t *b) {
    if (*a < *b) {
        return true;
    }
    const uint8_t moved = *a;
    *a = *b;
    *b = moved;
    return false;
}

/* Seats and one more, in the order of their numbers, so that the moves come out in order. */
static void draw_cities(struct bronze *state, unsigned tile) {
    const unsigned count = state->seats + 1u;
    uint8_t *cities = state->deck + state->cities_drawn;
    for (unsigned i = 1; i < count; i++) {
        for (unsigned at = i; at > 0 && !ascending(&cities[at - 1], &cities[at]); at--) {
        }
    }
    state->cities_first[tile] = state->cities_drawn;
    state->cities_left[tile] = (uint8_t)((1u << count) - 1u);
    state->cities_drawn = (uint8_t)(state->cities_drawn + count);
    state->drawn = (uint16_t)(state->drawn | 1u << tile);
}

/* What a first marker on a tile brings: a city, except on the first tile. True if cities were drawn for it.
 */
static bool arrive(struct bronze *state, unsigned tile) {
    if (tile == 0) {
        return false;
    }
    state->phase = BRONZE_CHOOSING;
    if ((state->drawn >> tile & 1u) != 0) {
        return false;
    }
    draw_cities(state, tile);
    return true;
}

static void put_marker(struct bronze *state, unsigned tile, unsigned spot) {
    const unsigned seat = state->seat;
    const unsigned terrain = bronze_terrain_of[spot];
    const uint32_t bit = 1u << spot;
    const struct bronze_tile *land = &bronze_tiles[state->tile[tile]];
    const unsigned place = bronze_row_start(state, tile, terrain) + spot - terrain * BRONZE_ROW_MAX;
    const unsigned type = (land->spots[BRONZE_FARMERS] & bit) != 0   ? BRONZE_FARMERS
                          : (land->spots[BRONZE_HERDERS] & bit) != 0 ? BRONZE_HERDERS
                                                                     : BRONZE_HUNTERS;
    state->free[tile] &= ~bit;
    if (state->free[tile] == 0) {
        state->full = (uint16_t)(state->full | 1u << tile);
    }
    state->lines[seat][terrain] |= 1u << place;
    state->kinds[seat] |= 1u << (terrain * BRONZE_TYPES + type);
    state->route_check[seat] = (uint8_t)(state->route_check[seat] | 1u << terrain);
    state->markers[seat]--;
    assert(state->taken_count < BRONZE_ACTIVE_MAX);
    state->taken[state->taken_count++] = (uint16_t)(tile << BRONZE_TILE_SHIFT | spot);
    spend(state, type, bit);
}

static bool apply_settle(struct bronze *state, move_t move) {
    const unsigned seat = state->seat;
    const unsigned tile = (move - BRONZE_SETTLE) >> BRONZE_TILE_SHIFT;
    const unsigned before = state->reached[seat];
    bool revealed = (tile + 1u == state->open) & (state->open < state->tiles);
    put_marker(state, tile, move & BRONZE_SPOT_MASK);
    state->reached[seat] = (uint8_t)(tile + 1);
    state->open = (uint8_t)(state->open + revealed);
    if (state->count[seat][tile]++ == 0) {
        revealed |= arrive(state, tile);
    }
    if (state->edition == BRONZE_2017) {
        award_certain(state, before == 0 ? 0 : before - 1, tile);
    }
    return revealed;
}

static unsigned list_settlements(const struct bronze *state, move_t *out) {
    const unsigned reached = state->reached[state->seat];
    move_t *next = out;
    *next++ = BRONZE_DONE;
    if (state->spent == ALL_GROUPS || state->markers[state->seat] == 0) {
        return 1;
    }
    const struct bronze_allowed allowed = bronze_allowed_now(state);
    for (unsigned tile = reached == 0 ? 0 : reached - 1u; tile < state->open; tile++) {
        const move_t settle = BRONZE_SETTLE | tile << BRONZE_TILE_SHIFT;
        uint32_t spots =
            bronze_spots_for(&bronze_tiles[state->tile[tile]], allowed.types) & state->free[tile];
        for (; spots != 0; spots &= spots - 1) {
            *next++ = settle | bits_lowest(spots);
        }
    }
    return (unsigned)(next - out);
}

static unsigned list_cities(const struct bronze *state, move_t *out) {
    const unsigned tile = state->reached[state->seat] - 1u;
    const uint8_t *cities = state->deck + state->cities_first[tile];
    unsigned count = 0;
    for (uint32_t left = state->cities_left[tile]; left != 0; left &= left - 1) {
        out[count++] = BRONZE_CITY | cities[bits_lowest(left)];
    }
    return count;
}

/* The last card of a tile is discarded, when every seat has taken its own. */
static bool apply_city(struct bronze *state, move_t move) {
    const unsigned seat = state->seat;
    const unsigned tile = state->reached[seat] - 1u;
    const uint8_t *cities = state->deck + state->cities_first[tile];
    const uint8_t city = (uint8_t)(move - BRONZE_CITY);
    uint32_t left = state->cities_left[tile];
    unsigned place = 0;
    while (cities[place] != city) {
        place++;
    }
    left &= ~(1u << place);
    state->cities_left[tile] = (uint8_t)((left & (left - 1)) == 0 ? 0 : left);
    state->cities[seat][state->cities_held[seat]++] = city;
    state->phase = BRONZE_SETTLING;
    return false;
}

/* ---- phase 4: trade routes, and the turn's end */

unsigned bronze_route_run_with(const struct bronze *state, unsigned seat, unsigned terrain, uint32_t more) {
    assert_inner(seat < BRONZE_SEATS_MAX && terrain < BRONZE_TERRAINS);
    uint32_t mine = state->lines[seat][terrain] | more;
    uint32_t theirs = 0;
    unsigned best = 0;
    for (unsigned other = 0; other < state->seats; other++) {
        theirs |= other == seat ? 0 : state->lines[other][terrain];
    }
    while (mine != 0) {
        const uint32_t fence = theirs & ~((mine & (0u - mine)) - 1u); /* theirs right of my first marker */
        const uint32_t block = fence == 0 ? mine : mine & ((fence & (0u - fence)) - 1u);
        const unsigned run = bits_count(block);
        best = run > best ? run : best;
        mine &= ~block;
    }
    return best;
}

unsigned bronze_route_run(const struct bronze *state, unsigned seat, unsigned terrain) {
    return bronze_route_run_with(state, seat, terrain, 0);
}

unsigned bronze_route_held(const struct bronze *state, unsigned seat, unsigned terrain) {
    assert_inner(seat < BRONZE_SEATS_MAX && terrain < BRONZE_TERRAINS);
    for (unsigned length = BRONZE_ROUTE_LENGTHS; length > 0; length--) {
        if (state->route_owner[terrain][length - 1] == seat) {
            return length;
        }
    }
    return 0;
}

/* A token went back: from now on it may be due to others, at the end of their own turns. */
static void return_route(struct bronze *state, unsigned terrain, unsigned length) {
    state->route_owner[terrain][length] = BRONZE_NOBODY;
    state->returned_routes |= 1u << (terrain * BRONZE_ROUTE_LENGTHS + length);
    for (unsigned other = 0; other < state->seats; other++) {
        state->route_check[other] = (uint8_t)(state->route_check[other] | 1u << terrain);
    }
}

static void claim_route(struct bronze *state, unsigned seat, unsigned terrain) {
    const unsigned run = bronze_route_run(state, seat, terrain);
    const unsigned held = bronze_route_held(state, seat, terrain);
    uint8_t *owner = state->route_owner[terrain];
    for (unsigned length = BRONZE_ROUTE_LENGTHS; length > held; length--) {
        if (run >= bronze_route_lengths[length - 1] && owner[length - 1] == BRONZE_NOBODY) {
            owner[length - 1] = (uint8_t)seat;
            state->won_routes |= 1u << (terrain * BRONZE_ROUTE_LENGTHS + length - 1);
            if (held > 0) {
                return_route(state, terrain, held - 1);
            }
            return;
        }
    }
}

/* Only where this seat settled, or a token came back, since it last looked. */
static void claim_routes(struct bronze *state, unsigned seat) {
    for (uint32_t check = state->route_check[seat]; check != 0; check &= check - 1) {
        const unsigned terrain = bits_lowest(check);
        const uint32_t line = state->lines[seat][terrain];
        const uint32_t but_one = line & (line - 1);
        if ((but_one & (but_one - 1)) != 0) { /* three markers at least */
            claim_route(state, seat, terrain);
        }
    }
    state->route_check[seat] = 0;
}

static bool end_is_due(const struct bronze *state) {
    return state->markers[state->seat] == 0 || state->emptied >= BRONZE_STACKS_TO_END ||
           (state->full >> (state->tiles - 1u) & 1u) != 0;
}

static void next_turn(struct bronze *state) {
    state->seat = (uint8_t)(state->seat + 1u == state->seats ? 0 : state->seat + 1u);
    if (state->last_round && state->seat == state->first_seat) {
        award_last(state);
        state->phase = BRONZE_ENDED;
        return;
    }
    state->turn_number++;
    state->phase = BRONZE_PLAYING;
}

static bool apply_done(struct bronze *state, move_t move) {
    (void)move;
    claim_routes(state, state->seat);
    if (state->edition == BRONZE_2018) {
        award_closed(state);
    }
    state->last_round = state->last_round || end_is_due(state);
    next_turn(state);
    return false;
}

/* ---- the game */

static int turn(const void *of) {
    const struct bronze *state = of;
    return state->phase == BRONZE_ENDED ? GAME_OVER : state->seat;
}

static unsigned moves(const void *of, move_t *out) {
    const struct bronze *state = of;
    switch (state->phase) {
    case BRONZE_PLAYING:
        return list_plays(state, out);
    case BRONZE_SETTLING:
        return list_settlements(state, out);
    case BRONZE_CHOOSING:
        return list_cities(state, out);
    default:
        return 0;
    }
}

static bool apply(void *to, move_t move) {
    static bool (*const kinds[])(struct bronze *, move_t) = {apply_play, apply_city, apply_done, apply_settle,
                                                             apply_settle};
    return kinds[(move >> BRONZE_KIND_SHIFT) - (BRONZE_PLAY >> BRONZE_KIND_SHIFT)](to, move);
}

/* All hidden cards of the stacks change places; so do the tiles that lie face down and in the box, and the
 * city deck. What is hidden is hidden from every seat alike. */
static void redeal(void *to, int seat, struct rng *rng) {
    (void)seat;
    struct bronze *state = to;
    uint8_t hidden[BRONZE_CARDS_MAX] = {0};
    uint8_t places[BRONZE_CARDS_MAX] = {0};
    unsigned count = 0;
    for (unsigned stack = 0; stack < BRONZE_STACKS; stack++) {
        const unsigned shown = stack < BRONZE_POOL;
        for (unsigned i = 0; i + shown < state->stack_left[stack]; i++) {
            places[count] = (uint8_t)(state->stack_first[stack] + i);
            hidden[count] = state->cards[places[count]];
            count++;
        }
    }
    rng_redeal_bytes(rng, hidden, count);
    for (unsigned i = 0; i < count; i++) {
        state->cards[places[i]] = hidden[i];
    }
    rng_redeal_bytes(rng, state->tile + state->open, (size_t)BRONZE_BOX_TILES - state->open);
    lay_tiles(state, state->open);
    rng_redeal_bytes(rng, state->deck + state->cities_drawn, (size_t)state->city_count - state->cities_drawn);
}

static const char *const editions[] = {"2018", "2017"};
static const struct game_option options[] = {{"edition", editions, 2}};
static const char *const sources[] = {"provinces", "routes", "cities"};
static const char *const tie_breaks[] = {"cities", "routes", "provinces"};

enum {
    OPTIONS = sizeof options / sizeof options[0],
    SOURCES = sizeof sources / sizeof sources[0],
    TIE_BREAKS = sizeof tie_breaks / sizeof tie_breaks[0],
    /* A seat's turns have a play and a done each; it places its markers once, and takes its cities once. */
    SEAT_MOVES_MAX = 2 * BRONZE_TURNS_MAX + BRONZE_MARKERS + BRONZE_CITIES_MAX,
};
_Static_assert((int)SOURCES == (int)BRONZE_POINT_SOURCES, "every source has its name");

/* Quick moves are good enough for a narrow tree that goes deep: docs/opponents.md. */
enum { EXPLORE = 30, WIDEN = 2 };

const struct game bronze = {
    .name = "bronze",
    .title = "Bronze",
    .id = 1,
    .version = 1,
    .state_bytes = sizeof(struct bronze),
    .length_max = BRONZE_SEATS_MAX * SEAT_MOVES_MAX,
    .seats_min = BRONZE_SEATS_MIN,
    .seats_max = BRONZE_SEATS_MAX,
    .option_count = OPTIONS,
    .source_count = SOURCES,
    .tie_break_count = TIE_BREAKS,
    .page_count = BRONZE_PAGES,
    .options = options,
    .sources = sources,
    .tie_breaks = tie_breaks,
    .pages = bronze_pages,
    .start = start,
    .turn = turn,
    .moves = moves,
    .apply = apply,
    .secret = NULL,
    .count = bronze_count,
    .items = bronze_items,
    .keys = bronze_keys,
    .redeal = redeal,
    .text = bronze_text,
    .json = bronze_json,
    .score = bronze_score,
    .levels = bronze_levels,
    .chances = bronze_chances,
    .level_count = BRONZE_LEVELS,
    .rollout = bronze_rollout,
    .stops = bronze_stops,
    .only_gains = bronze_only_gains,
    .pointless = bronze_pointless,
    .value = bronze_value,
    .sake = bronze_sake,
    .prospects = bronze_prospects,
    .prospect_count = BRONZE_PROSPECTS,
    .prospect = bronze_prospect,
    .news = bronze_news,
    .explore = EXPLORE,
    .widen = WIDEN,
    .hardest = bronze_hardest,
};
