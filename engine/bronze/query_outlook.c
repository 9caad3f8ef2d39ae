/* What screens ask about what a play would bring; see bronze.h. */
#include "rules.h"

#include <assert.h>

/* Cells that wake, and the groups of them that are asked for: a set. */
struct awake {
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    unsigned count, groups;
};

static bool asked(const struct awake *awake, unsigned i) {
    return (awake->groups >> awake->cells[i].group & 1u) != 0;
}

static unsigned light(const struct bronze *state, const struct awake *awake, uint32_t lit[BRONZE_TILES_MAX]) {
    const unsigned reached = state->reached[state->seat];
    unsigned spots = 0;
    for (unsigned tile = 0; tile < BRONZE_TILES_MAX; tile++) {
        lit[tile] = 0;
        for (unsigned i = 0; i < awake->count && tile < state->open && tile + 1 >= reached; i++) {
            if (asked(awake, i)) {
                lit[tile] |=
                    bronze_allowed_spots(state, tile, awake->cells[i].technology) & state->free[tile];
            }
        }
        spots += bits_count(lit[tile]);
    }
    return spots;
}

unsigned bronze_lit_spots(const struct bronze *state, move_t play, uint32_t lit[BRONZE_TILES_MAX]) {
    struct awake awake = {.groups = ALL_GROUPS};
    awake.count = bronze_preview(state, play, awake.cells);
    return light(state, &awake, lit);
}

/* ---- the play that places most */

/* By Hall's condition: whatever groups one takes, they place no more than there are spots for them, and the
 * others no more than they have cards. */
static unsigned placeable(const struct bronze *state, struct awake *awake) {
    uint32_t lit[BRONZE_TILES_MAX];
    unsigned least = state->markers[state->seat];
    for (awake->groups = 0; awake->groups <= ALL_GROUPS; awake->groups++) {
        unsigned markers = light(state, awake, lit);
        for (unsigned i = 0; i < awake->count; i++) {
            markers += !asked(awake, i);
        }
        least = markers < least ? markers : least;
    }
    return least;
}

static struct bronze_choice choice_of(const struct bronze *state, move_t play) {
    uint32_t lit[BRONZE_TILES_MAX];
    struct awake awake;
    awake.count = bronze_preview(state, play, awake.cells);
    return (struct bronze_choice){play, (uint8_t)awake.count, (uint8_t)bronze_lit_spots(state, play, lit),
                                  (uint8_t)placeable(state, &awake), 0};
}

bool bronze_choice_beats(const struct bronze_choice *one, const struct bronze_choice *other) {
    return one->markers != other->markers ? one->markers > other->markers
           : one->points != other->points ? one->points > other->points
           : one->cards != other->cards   ? one->cards > other->cards
                                          : one->spots > other->spots;
}

struct bronze_choice bronze_best_play(const struct bronze *state, unsigned stack, bool face_down) {
    enum { PLAYS_MAX = 40 }; /* four stacks, two sides, five columns */
    move_t plays[PLAYS_MAX];
    struct bronze_choice best = {.play = MOVE_NONE, .points = INT8_MIN};
    const unsigned count = bronze.moves(state, plays);
    for (unsigned i = 0; i < count; i++) {
        const unsigned of = plays[i] >> BRONZE_STACK_SHIFT & (BRONZE_POOL - 1u);
        if (((plays[i] & BRONZE_FACE_DOWN) != 0) == face_down && (stack == BRONZE_POOL || of == stack)) {
            struct bronze_choice one = choice_of(state, plays[i]);
            if (one.markers >= best.markers) { /* only then do points matter, and they take time */
                one.points = (int8_t)bronze_play_points(state, plays[i]);
                best = bronze_choice_beats(&one, &best) ? one : best;
            }
        }
    }
    return best;
}

/* ---- routes in reach */

/* Cards of a play that could pay for some lit spot of a terrain. */
static unsigned cards_for(const struct bronze *state, move_t play, unsigned terrain,
                          const uint32_t lit[BRONZE_TILES_MAX]) {
    struct bronze_cell cells[BRONZE_ACTIVE_MAX];
    const unsigned count = bronze_preview(state, play, cells);
    const uint32_t row = 7u << BRONZE_ROW_MAX * terrain;
    unsigned able = 0;
    for (unsigned i = 0; i < count; i++) {
        uint32_t allowed = 0;
        for (unsigned tile = 0; tile < state->open; tile++) {
            allowed |= bronze_allowed_spots(state, tile, cells[i].technology) & lit[tile] & row;
        }
        able += allowed != 0;
    }
    return able < state->markers[state->seat] ? able : state->markers[state->seat];
}

/* So many markers on the lit spots of a terrain, from the left: places in a line. */
static uint32_t places_for(const struct bronze *state, const uint32_t lit[BRONZE_TILES_MAX], unsigned terrain,
                           unsigned markers) {
    uint32_t places = 0;
    unsigned place = 0;
    for (unsigned tile = 0; tile < state->open; tile++) {
        for (unsigned i = 0; i < bronze_tile(state, tile)->rows[terrain]; i++, place++) {
            if (markers > 0 && (lit[tile] >> (terrain * BRONZE_ROW_MAX + i) & 1u) != 0) {
                places |= UINT32_C(1) << place;
                markers--;
            }
        }
    }
    return places;
}

/* The best token on a terrain for a line of so many: its place from 1, 0 for none that is better. */
static unsigned token_for(const struct bronze *state, unsigned terrain, unsigned run, int *points) {
    const unsigned held = bronze_route_held(state, state->seat, terrain);
    for (unsigned length = BRONZE_ROUTE_LENGTHS; length > held; length--) {
        if (run >= bronze_route_lengths[length - 1] &&
            state->route_owner[terrain][length - 1] == BRONZE_NOBODY) {
            *points = bronze_route_points[length - 1] - (held > 0 ? bronze_route_points[held - 1] : 0);
            return length;
        }
    }
    return 0;
}

static unsigned next_route(const struct bronze *state, unsigned seat, unsigned terrain, unsigned line) {
    unsigned length = bronze_route_held(state, seat, terrain);
    while (length < BRONZE_ROUTE_LENGTHS &&
           (bronze_route_lengths[length] <= line || state->route_owner[terrain][length] != BRONZE_NOBODY)) {
        length++;
    }
    return length < BRONZE_ROUTE_LENGTHS ? bronze_route_lengths[length] : 0;
}

unsigned bronze_route_next(const struct bronze *state, unsigned terrain, unsigned line) {
    return next_route(state, state->seat, terrain, line);
}

static unsigned token_in_reach(const struct bronze *state, move_t play, unsigned terrain,
                               const uint32_t lit[BRONZE_TILES_MAX], int *points) {
    const uint32_t more = places_for(state, lit, terrain, cards_for(state, play, terrain, lit));
    return token_for(state, terrain, bronze_route_run_with(state, state->seat, terrain, more), points);
}

unsigned bronze_route_in_reach(const struct bronze *state, move_t play, unsigned terrain, int *points) {
    assert(terrain < BRONZE_TERRAINS);
    uint32_t lit[BRONZE_TILES_MAX];
    (void)bronze_lit_spots(state, play, lit);
    return token_in_reach(state, play, terrain, lit, points);
}

/* ---- points */

int bronze_city_gain(const struct bronze *state, move_t play, unsigned *city) {
    const unsigned me = state->seat;
    struct bronze after = *state;
    int sum = 0;
    *city = BRONZE_CITIES;
    (void)bronze.apply(&after, play);
    for (unsigned i = 0, changed = 0; i < state->cities_held[me]; i++) {
        const unsigned held = state->cities[me][i];
        const int gain = (int)bronze_city_worth(&after, me, held) - (int)bronze_city_worth(state, me, held);
        changed += gain != 0;
        *city = gain == 0 ? *city : changed == 1 ? held : (unsigned)BRONZE_CITIES;
        sum += gain;
    }
    return sum;
}

int bronze_play_points(const struct bronze *state, move_t play) {
    uint32_t lit[BRONZE_TILES_MAX];
    unsigned city;
    int most = 0;
    (void)bronze_lit_spots(state, play, lit);
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        int points = 0;
        (void)token_in_reach(state, play, terrain, lit, &points);
        most = points > most ? points : most;
    }
    return most + (state->cities_held[state->seat] > 0 ? bronze_city_gain(state, play, &city) : 0);
}

/* The province of a tile, if one more marker there takes the lead, or makes it count: bronze_province_at_end.
 */
static int province_gain(const struct bronze *state, unsigned tile) {
    const unsigned me = state->seat;
    const bool fills = (state->free[tile] & (state->free[tile] - 1u)) == 0;
    bool leads = (state->pending >> tile & 1u) != 0 && bronze_province_at_end(state, tile) != me,
         counts = true;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        leads = leads && (seat == me || state->count[seat][tile] <= state->count[me][tile]);
        counts = counts && (seat == me || state->reached[seat] > tile);
    }
    return leads && (counts || fills || state->edition == BRONZE_2017) ? state->province[tile] : 0;
}

int bronze_spot_points(const struct bronze *state, unsigned tile, unsigned spot) {
    assert(tile < state->open && spot < BRONZE_SPOT_BITS);
    const unsigned terrain = bronze_spot_terrain(spot),
                   place = bronze_row_start(state, tile, terrain) + bronze_spot_place(spot);
    int points = 0;
    (void)token_for(state, terrain, bronze_route_run_with(state, state->seat, terrain, UINT32_C(1) << place),
                    &points);
    return points + province_gain(state, tile);
}

unsigned bronze_most_points(const struct bronze *state, const uint32_t spots[BRONZE_TILES_MAX],
                            bool to_undo) {
    int most = 0;
    for (unsigned tile = 0; tile < state->open; tile++) {
        const bool counts = !to_undo || !bronze_spot_is_final(state, tile);
        for (uint32_t left = counts ? spots[tile] : 0; left != 0; left &= left - 1) {
            const int points = bronze_spot_points(state, tile, bits_lowest(left));
            most = points > most ? points : most;
        }
    }
    return (unsigned)most;
}

/* ---- how things stand, for whoever plays */

unsigned bronze_technology_terrains(unsigned technology) {
    assert(technology <= BRONZE_CASTING);
    unsigned set = 0;
    for (unsigned type = 0; type < BRONZE_TYPES; type++) {
        for (uint32_t spots = bronze_technologies[technology].allows[type]; spots != 0; spots &= spots - 1) {
            set |= 1u << bronze_spot_terrain(bits_lowest(spots));
        }
    }
    return set;
}

unsigned bronze_technology_types(unsigned technology) {
    assert(technology <= BRONZE_CASTING);
    unsigned set = 0;
    for (unsigned type = 0; type < BRONZE_TYPES; type++) {
        set |= (bronze_technologies[technology].allows[type] != 0 ? 1u : 0u) << type;
    }
    return set;
}

unsigned bronze_tallest(const struct bronze *state, unsigned seat) {
    assert(seat < BRONZE_SEATS_MAX);
    unsigned most = 0;
    for (unsigned column = 0; column < state->width[seat]; column++) {
        most = state->height[seat][column] > most ? state->height[seat][column] : most;
    }
    return most;
}

unsigned bronze_cards_in_play(const struct bronze *state, unsigned technology) {
    unsigned count = 0;
    for (unsigned seat = 0; seat < state->seats; seat++) {
        count += bronze_cards_of(state, seat, technology);
    }
    return count;
}

bool bronze_has_most(const struct bronze *state, unsigned seat, unsigned technology) {
    const unsigned count = bronze_cards_of(state, seat, technology);
    bool most = true;
    for (unsigned other = 0; other < state->seats; other++) {
        most = most && (other == seat || bronze_cards_of(state, other, technology) < count);
    }
    return most;
}

uint16_t bronze_tiles_left_behind(const struct bronze *state, unsigned tile) {
    assert(tile < BRONZE_TILES_MAX);
    const unsigned reached = state->reached[state->seat];
    unsigned set = 0;
    for (unsigned i = reached == 0 ? 0 : reached - 1u; i < tile; i++) {
        set |= (state->free[i] != 0 ? 1u : 0u) << i;
    }
    return (uint16_t)set;
}

uint16_t bronze_tiles_won(const struct bronze *state, unsigned seat) {
    assert(seat < BRONZE_SEATS_MAX);
    unsigned set = 0;
    for (unsigned tile = 0; tile < state->tiles; tile++) {
        set |= (bronze_province_won(state, tile) == seat ? 1u : 0u) << tile;
    }
    return (uint16_t)set;
}

static uint32_t lines_of_others(const struct bronze *state, unsigned seat, unsigned terrain) {
    uint32_t lines = 0;
    for (unsigned other = 0; other < state->seats; other++) {
        lines |= other == seat ? 0 : state->lines[other][terrain];
    }
    return lines;
}

/* A stretch of a terrain between markers of others. */
struct stretch {
    unsigned mine, room; /* markers; these and spots that can still be settled */
};

/* The most that a seat could ever have in line where it has two at least. Of tiles from `open` on it isn't
 * known how many spots they have: as many as there can be. */
static unsigned line_room(const struct bronze *state, unsigned seat, unsigned terrain, unsigned open) {
    const uint32_t theirs = lines_of_others(state, seat, terrain), own = state->lines[seat][terrain];
    struct stretch at = {0, 0};
    unsigned most = 0, place = 0;
    for (unsigned tile = 0; tile < state->tiles; tile++) {
        const unsigned spots = tile < open ? bronze_tile(state, tile)->rows[terrain] : BRONZE_ROW_MAX;
        for (unsigned i = 0; i < spots; i++, place++) {
            const bool mine = tile < open && (own >> place & 1u) != 0;
            at.mine += mine;
            at.room += mine || tile + 1 >= state->reached[seat];
            if (tile < open && (theirs >> place & 1u) != 0) {
                at = (struct stretch){0, 0};
            }
            most = at.mine > 1 && at.room > most ? at.room : most;
        }
    }
    return most;
}

bool bronze_line_may_reach(const struct bronze *state, unsigned seat, unsigned terrain, unsigned length) {
    assert(seat < BRONZE_SEATS_MAX && terrain < BRONZE_TERRAINS);
    return line_room(state, seat, terrain, state->open) >= length;
}

/* One marker short of its first token there, which is still there, and with room for it. */
static bool begins_on(const struct bronze *state, unsigned seat, unsigned terrain) {
    return bronze_route_run(state, seat, terrain) + 1u == bronze_route_lengths[0] &&
           bronze_route_held(state, seat, terrain) == 0 && state->route_owner[terrain][0] == BRONZE_NOBODY &&
           bronze_line_may_reach(state, seat, terrain, bronze_route_lengths[0]);
}

bool bronze_begins_route(const struct bronze *state, unsigned seat) {
    bool begins = false;
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        begins = begins || begins_on(state, seat, terrain);
    }
    return begins;
}

/* May a rival still place a marker there? */
static bool is_open_to_rivals(const struct bronze *state, unsigned seat, unsigned tile, unsigned spot) {
    bool open = false;
    for (unsigned other = 0; other < state->seats; other++) {
        open = open || (other != seat && state->reached[other] <= tile + 1);
    }
    return open && (state->free[tile] >> spot & 1u) != 0;
}

static bool has_gap(const struct bronze *state, unsigned seat, unsigned terrain) {
    const uint32_t theirs = lines_of_others(state, seat, terrain);
    bool mine_before = false, open = false, gap = false;
    unsigned place = 0; /* in the line, over all tiles */
    for (unsigned tile = 0; tile < state->open; tile++) {
        for (unsigned i = 0; i < bronze_tile(state, tile)->rows[terrain]; i++, place++) {
            const bool mine = (state->lines[seat][terrain] >> place & 1u) != 0,
                       rival = (theirs >> place & 1u) != 0;
            gap = gap || (mine && open);
            mine_before = mine || (mine_before && !rival);
            open = !mine && mine_before &&
                   (open || is_open_to_rivals(state, seat, tile, terrain * BRONZE_ROW_MAX + i));
        }
    }
    return gap;
}

bool bronze_may_be_cut(const struct bronze *state, unsigned seat) {
    bool may = false;
    for (unsigned terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        may = may || (begins_on(state, seat, terrain) && has_gap(state, seat, terrain));
    }
    return may;
}

struct bronze_hurt bronze_line_hurt(const struct bronze *state, const struct bronze *after,
                                    unsigned terrain) {
    struct bronze_hurt hurt = {BRONZE_NOBODY, 0, false};
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const unsigned run = bronze_route_run(state, seat, terrain),
                       next = next_route(state, seat, terrain, run);
        const bool cut = bronze_route_run(after, seat, terrain) < run,
                   ends = line_room(state, seat, terrain, state->open) >= next &&
                          line_room(after, seat, terrain, state->open) < next;
        if (seat != state->seat && next > 0 && run > 1 && run > hurt.line && (cut || ends)) {
            hurt = (struct bronze_hurt){(uint8_t)seat, (uint8_t)run, cut};
        }
    }
    return hurt;
}

bool bronze_ties(const struct bronze *state, unsigned seat) {
    assert(seat < BRONZE_SEATS_MAX);
    bool ties = false;
    for (unsigned tile = 0; tile < state->open; tile++) {
        unsigned most = 0;
        for (unsigned other = 0; other < state->seats; other++) {
            most = other != seat && state->count[other][tile] > most ? state->count[other][tile] : most;
        }
        ties = ties || (most > 0 && most == state->count[seat][tile] &&
                        state->province_owner[tile] == BRONZE_PENDING);
    }
    return ties;
}

bool bronze_leads_alone(const struct bronze *state, unsigned seat) {
    bool alone = false;
    for (unsigned tile = 1; tile < state->open; tile++) {
        for (unsigned other = 0; other < state->seats; other++) {
            alone = alone || (bronze_leader(state, tile) == seat && state->reached[other] <= tile);
        }
    }
    return alone && state->edition == BRONZE_2018;
}

/* ---- places for a card */

unsigned bronze_places(const struct bronze *state, move_t play, move_t out[BRONZE_PLACES_MAX]) {
    move_t all[BRONZE_POOL * 2 * BRONZE_PLACES_MAX];
    const unsigned found = bronze.moves(state, all);
    unsigned count = 0;
    for (unsigned i = 0; i < found; i++) {
        if ((all[i] & ~(move_t)BRONZE_COLUMN_MASK) == (play & ~(move_t)BRONZE_COLUMN_MASK)) {
            assert(count < BRONZE_PLACES_MAX);
            out[count++] = all[i];
        }
    }
    return count;
}

/* ---- the end */

unsigned bronze_without_markers(const struct bronze *state) {
    unsigned seat = 0;
    while (seat < state->seats && state->markers[seat] > 0) {
        seat++;
    }
    return seat < state->seats ? seat : BRONZE_NOBODY;
}

unsigned bronze_still_to_play(const void *of) {
    const struct bronze *state = of;
    unsigned seats = 0;
    for (unsigned seat = state->seat; seats == 0 || seat != state->first_seat;
         seat = (seat + 1) % state->seats) {
        seats |= 1u << seat;
    }
    return seats;
}
