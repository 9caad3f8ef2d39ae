/* Who controls what, and what it is worth: regions, continents, goods, ranks. */
#include <assert.h>
#include <string.h>

#include "inner.h"
#include "rules.h"

enum { EMPIRE_ITEMS = EMPIRE_ITEM_EARLIER + GAME_SEATS_MAX };
_Static_assert((int)EMPIRE_REGIONS_MAX <= (int)EMPIRE_ITEM_EARLIER &&
                   (int)EMPIRE_CONTINENTS_MAX <= (int)EMPIRE_ITEM_EARLIER &&
                   GAME_SEATS_MAX * (int)EMPIRE_GOODS <= (int)EMPIRE_ITEM_EARLIER &&
                   (int)EMPIRE_ITEMS <= (int)GAME_ITEMS_MAX,
               "every item has a place of its own");

/* ---- control */

/* The owner of the highest number, if it is not zero and nobody else's. */
static unsigned highest(const uint8_t numbers[EMPIRE_OWNERS]) {
    unsigned owner = EMPIRE_NOBODY;
    unsigned top = 0;
    for (unsigned i = 0; i < EMPIRE_OWNERS; i++) {
        if (numbers[i] > top) {
            top = numbers[i];
            owner = i;
        } else if (numbers[i] == top) {
            owner = EMPIRE_NOBODY;
        }
    }
    return owner;
}

/* Cities count as armies, each one, a second of the same seat as well (ruling 3). */
static void count_strengths(const struct empire_state *state,
                            uint8_t strength[EMPIRE_REGIONS_MAX][EMPIRE_OWNERS]) {
    memcpy(strength, state->armies, sizeof state->armies);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        for (unsigned i = 0; i < state->city_count[seat]; i++) {
            strength[state->cities[seat][i]][seat]++;
        }
    }
}

/* Ruling 4: the neutral armies count as a further player in regions and in continents. */
struct empire_control empire_control(const struct empire_state *state) {
    const struct empire_map *map = empire_map(state);
    struct empire_control control = {{0}, {0}, {0}, {0}, {{0}}};
    uint8_t strength[EMPIRE_REGIONS_MAX][EMPIRE_OWNERS];
    count_strengths(state, strength);
    for (unsigned region = 0; region < map->region_count; region++) {
        const unsigned owner = highest(strength[region]);
        control.region[region] = (uint8_t)owner;
        if (owner != EMPIRE_NOBODY) {
            control.regions[owner]++;
            control.held[map->regions[region].continent][owner]++;
        }
    }
    for (unsigned continent = 0; continent < map->continent_count; continent++) {
        const unsigned owner = highest(control.held[continent]);
        control.continent[continent] = (uint8_t)owner;
        if (owner != EMPIRE_NOBODY) {
            control.continents[owner]++;
        }
    }
    return control;
}

/* ---- goods */

unsigned empire_good_points(unsigned good, unsigned count) {
    assert_inner(good < EMPIRE_GOODS);
    unsigned points = 0;
    for (unsigned i = 0; i < EMPIRE_GOOD_STEPS && count >= empire_good_steps[good][i]; i++) {
        points = empire_good_step_points[i];
    }
    return points;
}

unsigned empire_good_next(unsigned good, unsigned count) {
    assert_inner(good < EMPIRE_GOODS);
    unsigned i = 0;
    while (i < EMPIRE_GOOD_STEPS && count >= empire_good_steps[good][i]) {
        i++;
    }
    return i < EMPIRE_GOOD_STEPS ? empire_good_steps[good][i] : 0;
}

/* Ruling 14: a token counts for whoever controls its region. Without a control: the cards alone. */
static void count_goods(const struct empire_state *state, const struct empire_control *control, unsigned seat,
                        struct empire_goods *goods) {
    memcpy(goods->count, state->goods[seat], EMPIRE_GOODS);
    if (!state->with_tokens || control == NULL) {
        return;
    }
    for (unsigned i = 0; i < EMPIRE_TRIANGLES; i++) {
        if (control->region[empire_map(state)->triangles[i]] == seat) {
            goods->count[state->tokens[state->game][i]]++;
        }
    }
}

/* How the points of the goods up to one depend on the wilds given to them: best[n] with n wilds, given[n] of
 * them to this good. */
struct wild_plan {
    uint8_t best[EMPIRE_WILDS + 1];
    uint8_t given[EMPIRE_GOODS][EMPIRE_WILDS + 1];
};

/* Ruling 7: only to a good that its owner holds without them. */
static void plan_good(struct wild_plan *plan, unsigned good, unsigned held, unsigned wilds) {
    for (unsigned all = wilds + 1; all-- > 0;) {
        unsigned top = plan->best[all] + empire_good_points(good, held);
        unsigned given = 0;
        for (unsigned here = 1; here <= all && held > 0; here++) {
            const unsigned points = plan->best[all - here] + empire_good_points(good, held + here);
            if (points > top) {
                top = points;
                given = here;
            }
        }
        plan->best[all] = (uint8_t)top;
        plan->given[good][all] = (uint8_t)given;
    }
}

static void assign_wilds(struct empire_goods *goods, unsigned wilds) {
    struct wild_plan plan = {{0}, {{0}}};
    for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
        plan_good(&plan, good, goods->count[good], wilds);
    }
    for (unsigned good = EMPIRE_GOODS; good-- > 0;) {
        goods->wilds[good] = plan.given[good][wilds];
        wilds -= goods->wilds[good];
    }
}

struct empire_goods empire_goods(const struct empire_state *state, const struct empire_control *control,
                                 unsigned seat) {
    assert(seat < GAME_SEATS_MAX);
    struct empire_goods goods = {{0}, {0}, {0}, {0}, 0};
    count_goods(state, control, seat, &goods);
    const unsigned wilds = state->goods[seat][EMPIRE_WILD];
    if (wilds > 0) {
        assign_wilds(&goods, wilds);
    }
    for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
        const unsigned count = goods.count[good] + (unsigned)goods.wilds[good];
        goods.points[good] = (uint8_t)empire_good_points(good, count);
        goods.next[good] = (uint8_t)empire_good_next(good, count);
        goods.total = (uint8_t)(goods.total + goods.points[good]);
    }
    return goods;
}

struct empire_goods empire_seat_goods(const struct empire_state *state, unsigned seat) {
    const struct empire_control control = empire_control(state);
    return empire_goods(state, &control, seat);
}

struct empire_goods empire_goods_with(const struct empire_state *state, unsigned seat, unsigned id) {
    const struct empire_card *card = empire_card(state, id);
    struct empire_state with = *state;
    with.goods[seat][card->good] = (uint8_t)(with.goods[seat][card->good] + card->icons);
    return empire_seat_goods(&with, seat);
}

bool empire_wild_moved(const struct empire_state *before, const struct empire_state *after, unsigned seat,
                       unsigned *from, unsigned *to) {
    const struct empire_goods old = empire_seat_goods(before, seat), now = empire_seat_goods(after, seat);
    *from = *to = EMPIRE_GOODS;
    for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
        *from = old.wilds[good] > now.wilds[good] ? good : *from;
        *to = now.wilds[good] > old.wilds[good] ? good : *to;
    }
    return before->game == after->game && *from < EMPIRE_GOODS && *to < EMPIRE_GOODS;
}

/* ---- points */

static void add_points(const struct empire_state *state, const struct empire_control *control,
                       uint8_t points[GAME_SEATS_MAX][EMPIRE_SOURCES]) {
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const struct empire_goods goods = empire_goods(state, control, seat);
        uint8_t *here = points[seat];
        here[EMPIRE_SOURCE_REGIONS] = (uint8_t)(here[EMPIRE_SOURCE_REGIONS] + control->regions[seat]);
        here[EMPIRE_SOURCE_CONTINENTS] =
            (uint8_t)(here[EMPIRE_SOURCE_CONTINENTS] + control->continents[seat]);
        here[EMPIRE_SOURCE_GOODS] = (uint8_t)(here[EMPIRE_SOURCE_GOODS] + goods.total);
    }
}

/* Adds the board's points to those of the full game's earlier games. */
void empire_end_game(struct empire_state *state) {
    assert(state->game < EMPIRE_GAMES_MAX);
    const struct empire_control control = empire_control(state);
    add_points(state, &control, state->earlier);
}

/* Those of all games. */
static void all_points(const struct empire_state *state, const struct empire_control *control,
                       uint8_t points[GAME_SEATS_MAX][EMPIRE_SOURCES]) {
    memcpy(points, state->earlier, sizeof state->earlier);
    add_points(state, control, points);
}

void empire_count(const void *from, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX]) {
    const struct empire_state *state = from;
    const struct empire_control control = empire_control(state);
    uint8_t counted[GAME_SEATS_MAX][EMPIRE_SOURCES];
    all_points(state, &control, counted);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        for (unsigned source = 0; source < EMPIRE_SOURCES; source++) {
            points[seat][source] = counted[seat][source];
        }
    }
}

/* ---- items */

static void items_of_regions(const struct empire_state *state, struct game_item *out) {
    const struct empire_control control = empire_control(state);
    for (unsigned region = 0; region < EMPIRE_REGIONS_MAX; region++) {
        const unsigned owner =
            region < empire_map(state)->region_count ? control.region[region] : EMPIRE_NOBODY;
        if (owner < state->seats) {
            out[region] = (struct game_item){1, 0, (uint8_t)owner};
        }
    }
}

static void items_of_continents(const struct empire_state *state, struct game_item *out) {
    const struct empire_control control = empire_control(state);
    for (unsigned continent = 0; continent < empire_map(state)->continent_count; continent++) {
        if (control.continent[continent] < state->seats) {
            out[continent] = (struct game_item){1, 0, control.continent[continent]};
        }
    }
}

/* Cards stay, tokens go with their regions. */
static void items_of_goods(const struct empire_state *state, struct game_item *out) {
    const struct empire_control control = empire_control(state);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const struct empire_goods all = empire_goods(state, &control, seat),
                                  cards = empire_goods(state, NULL, seat);
        for (unsigned good = 0; good < EMPIRE_GOODS; good++) {
            out[seat * EMPIRE_GOODS + good] =
                (struct game_item){all.points[good], cards.points[good], (uint8_t)seat};
        }
    }
}

unsigned empire_items(const void *from, unsigned source, struct game_item out[GAME_ITEMS_MAX]) {
    static void (*const sources[EMPIRE_SOURCES])(const struct empire_state *, struct game_item *) = {
        [EMPIRE_SOURCE_REGIONS] = items_of_regions,
        [EMPIRE_SOURCE_CONTINENTS] = items_of_continents,
        [EMPIRE_SOURCE_GOODS] = items_of_goods,
    };
    const struct empire_state *state = from;
    assert(source < EMPIRE_SOURCES);
    for (unsigned i = 0; i < EMPIRE_ITEMS; i++) {
        out[i] = (struct game_item){0, 0, GAME_NOBODY};
    }
    sources[source](state, out);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        const int16_t earlier = state->earlier[seat][source];
        out[EMPIRE_ITEM_EARLIER + seat] = (struct game_item){earlier, earlier, (uint8_t)seat};
    }
    return EMPIRE_ITEMS;
}

/* ---- ranks */

/* Ruling 9: points, coins, armies on the board without cities, regions; then the place is shared. In a full
 * game the points are of all its games, and the rest as the last one leaves it. */
unsigned empire_keys(const void *from, int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX]) {
    const struct empire_state *state = from;
    const struct empire_control control = empire_control(state);
    uint8_t points[GAME_SEATS_MAX][EMPIRE_SOURCES];
    all_points(state, &control, points);
    for (unsigned seat = 0; seat < state->seats; seat++) {
        keys[seat][0] = (int16_t)(points[seat][EMPIRE_SOURCE_REGIONS] +
                                  points[seat][EMPIRE_SOURCE_CONTINENTS] + points[seat][EMPIRE_SOURCE_GOODS]);
        keys[seat][1] = state->coins[seat];
        keys[seat][2] = (int16_t)empire_armies_on_board(state, seat);
        keys[seat][3] = control.regions[seat];
    }
    return state->seats;
}
