#include "reason.h"

#include <assert.h>
#include <string.h>

#include "account.h"
#include "search.h"

enum {
    STEP_OTHERS, /* are looked for */
    STEP_BEGIN,  /* a line: the deal, and its first move */
    STEP_TURN,   /* to the end of the turn, */
    STEP_COUNT,  /* which is counted source by source, */
    STEP_LATER,  /* and on to the horizon */
    STEP_KNOWN,
};

enum {
    TURN_MOVES = 24, /* of one seat in a row */
    POINTS_MAX = INT8_MAX,
    TENTHS = 10,
    EVEN_MOST = 5, /* thousandths of a certain win between two moves that are worth as much */
    /* Tenths of a point, in the mean: less is not worth a word; and how many times its mean error's square
     * that of a difference is at least. Rivals' sources are many, of which some differ by chance, and whoever
     * is told that something gets harder for them looks for what it is. */
    FEW = 32, /* playouts of a level that has hardly compared anything: what comes later it doesn't know */
    LATER_LEAST = 3,
    LATER_SURE = 9,
    DENIED_LEAST = 10,
    DENIED_SURE = 16,
    FEW_MOVES = 6, /* that are legal: the best of the others stand for all of them */
    NOW = 2000,    /* what the turn brings is said before all that may come later */
};

/* ---- lines: the chosen move's and another's by turns */

static bool is_chosen(const struct reasoning *of) {
    return of->line % 2 == 0;
}

static unsigned deal(const struct reasoning *of) {
    return of->line / 2u;
}

static move_t first_move(const struct reasoning *of) {
    return of->move[is_chosen(of) ? 0 : 1 + deal(of) % of->others];
}

/* Without another move to compare with, the end of the turn is all there is. */
static bool is_last(const struct reasoning *of) {
    return of->line >= 2 * (of->others > 0 ? of->deals : REASON_TURN_DEALS);
}

/* To the horizon. */
static bool looks_further(const struct reasoning *of) {
    return of->others > 0 && of->deals == REASON_DEALS;
}

static void next_line(struct reasoning *of) {
    of->line = (uint8_t)(of->line + (of->others > 0 ? 1 : 2));
    of->step = is_last(of) ? STEP_KNOWN : STEP_BEGIN;
}

/* One more, if it isn't the same in effect. */
static void step_others(struct search *search) {
    struct reasoning *of = &search->reasoning;
    of->node = search_next_best(search, of->node);
    if (of->node == 0 || of->others == REASON_OTHERS_MAX) {
        of->step = STEP_BEGIN;
    } else if (search_effect(search, search_move(search, of->node)) != of->effect) {
        of->move[++of->others] = search_move(search, of->node);
    }
}

static void step_begin(struct search *search) {
    struct reasoning *of = &search->reasoning;
    const move_t move = first_move(of);
    search_deal(search, deal(of));
    of->node = search_node_of(search, move);
    of->left = search->level->cutoff != 0 ? search->level->cutoff : MATCH_LENGTH_MAX;
    of->passed = 0;
    of->source = 0;
    search->game->apply(search->state, move);
    of->step = STEP_TURN;
}

static bool goes_on(struct search *search) {
    struct reasoning *of = &search->reasoning;
    of->passed++;
    return search_follow(search, &of->node);
}

static void step_turn(struct search *search) {
    struct reasoning *of = &search->reasoning;
    if (search->game->turn(search->state) == search->seat && of->passed < TURN_MOVES) {
        (void)goes_on(search);
    } else {
        of->step = deal(of) < REASON_TURN_DEALS ? STEP_COUNT : STEP_LATER;
    }
}

/* ---- the end of the turn */

static struct reason_thing *thing_new(struct reasoning *of, unsigned seat, unsigned source, unsigned item) {
    of->thing[of->things] = (struct reason_thing){(uint8_t)seat, (uint8_t)source, (uint8_t)item, {0}, 0, 0};
    return &of->thing[of->things++];
}

/* NULL: there is no room for another one. */
static struct reason_thing *thing_of(struct reasoning *of, unsigned seat, unsigned source, unsigned item) {
    for (unsigned i = 0; i < of->things; i++) {
        struct reason_thing *thing = &of->thing[i];
        if (thing->seat == seat && thing->source == source && thing->item == item) {
            return thing;
        }
    }
    return of->things < REASON_THINGS_MAX ? thing_new(of, seat, source, item) : NULL;
}

static void add(struct reasoning *of, const struct game_item *item, unsigned source, unsigned number,
                int sign) {
    struct reason_thing *thing = NULL;
    if (item->seat < GAME_SEATS_MAX && item->points != 0) {
        thing = thing_of(of, item->seat, source, number);
    }
    if (thing != NULL) {
        int16_t *sum = is_chosen(of) ? &thing->sum : &thing->other;
        *sum = (int16_t)(*sum + sign * item->points);
        if (is_chosen(of)) {
            thing->each[deal(of)] = (int8_t)(thing->each[deal(of)] + sign * item->points);
        }
    }
}

static void compare_items(struct search *search, unsigned source) {
    struct game_item old[GAME_ITEMS_MAX], now[GAME_ITEMS_MAX];
    struct reasoning *of = &search->reasoning;
    const unsigned count = account_items(search->game, search->root, source, old);
    (void)account_items(search->game, search->state, source, now);
    for (unsigned i = 0; i < count; i++) {
        if (old[i].seat != now[i].seat || old[i].points != now[i].points) {
            add(of, &old[i], source, i, -1);
            add(of, &now[i], source, i, 1);
        }
    }
}

static bool is_secret(const struct search *search, unsigned source) {
    return (search->game->secret_sources >> source & 1u) != 0;
}

static void compare_prospects(struct search *search) {
    const struct game *game = search->game;
    int16_t old[GAME_SEATS_MAX][GAME_PROSPECTS_MAX], now[GAME_SEATS_MAX][GAME_PROSPECTS_MAX];
    if (game->prospect_count == 0 || game->turn(search->state) == GAME_OVER) {
        return;
    }
    game->prospect(search->root, old);
    game->prospect(search->state, now);
    for (unsigned seat = 0; seat < search->seats; seat++) {
        for (unsigned i = 0; i < game->prospect_count; i++) {
            int16_t *sum = &search->reasoning.prospect[is_chosen(&search->reasoning) ? 0 : 1][seat][i];
            *sum = (int16_t)(*sum + now[seat][i] - old[seat][i]);
        }
    }
}

/* What is secret has no things that may be named. */
static void step_count(struct search *search) {
    struct reasoning *of = &search->reasoning;
    if (of->source == search->game->source_count) {
        compare_prospects(search);
        of->step = STEP_LATER;
        if (!looks_further(of)) {
            next_line(of);
        }
    } else if (is_secret(search, of->source)) {
        of->source++;
    } else {
        compare_items(search, of->source++);
    }
}

/* ---- later on */

static void compare_later(struct search *search) {
    struct reasoning *of = &search->reasoning;
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX] = {{0}};
    search->game->count(search->state, is_chosen(of) ? of->reached : points);
    if (is_chosen(of)) {
        return;
    }
    for (unsigned seat = 0; seat < search->seats; seat++) {
        for (unsigned source = 0; source < search->game->source_count; source++) {
            const int difference = of->reached[seat][source] - points[seat][source];
            of->sum[seat][source] = (int16_t)(of->sum[seat][source] + difference);
            of->squares[seat][source] += difference * difference;
        }
    }
}

static void step_later(struct search *search) {
    struct reasoning *of = &search->reasoning;
    if (of->passed >= of->left || !goes_on(search)) {
        compare_later(search);
        next_line(of);
    }
}

/* ---- all of it */

void reason_begin(struct search *search, bool own, bool quick) {
    const uint8_t way = search->reasoning.way;
    assert(search->phase == SEARCH_DECIDED);
    search->reasoning =
        (struct reasoning){.begun = true,
                           .own = own,
                           .way = way,
                           .deals = quick ? REASON_TURN_DEALS : REASON_DEALS,
                           .few = search->game->moves(search->root, search->legal) <= FEW_MOVES,
                           .move = {search_best(search)}};
    if (way == REASON_ONLY) {
        search->reasoning.step = STEP_KNOWN;
    } else if (way == REASON_FEELING) {
        search->reasoning.step = STEP_BEGIN;
    } else {
        search->reasoning.effect = search_effect(search, search_best(search));
    }
}

void reason_against(struct search *search, move_t other) {
    reason_begin(search, true, false);
    search->reasoning.move[1] = other;
    search->reasoning.others = 1;
    search->reasoning.few = true;
    search->reasoning.step = STEP_BEGIN;
}

bool reason_step(struct search *search) {
    static void (*const steps[])(struct search *) = {[STEP_OTHERS] = step_others,
                                                     [STEP_BEGIN] = step_begin,
                                                     [STEP_TURN] = step_turn,
                                                     [STEP_COUNT] = step_count,
                                                     [STEP_LATER] = step_later};
    if (search->reasoning.step != STEP_KNOWN) {
        steps[search->reasoning.step](search);
    }
    return search->reasoning.step == STEP_KNOWN;
}

/* ---- what weighs most */

struct weighed {
    struct reason part[REASON_PARTS];
    int weight[REASON_PARTS]; /* tenths of points that the other moves wouldn't have brought */
};

/* What comes of a source later on goes without saying where a thing of it is named. */
static unsigned place_of(const struct weighed *all, const struct reason *part, int weight) {
    unsigned place = REASON_PARTS;
    for (unsigned i = REASON_PARTS; i-- > 0;) {
        const struct reason *other = &all->part[i];
        if (all->weight[i] > 0 && part->item == REASON_NO_ITEM && other->source == part->source &&
            other->seat == part->seat && part->kind >= REASON_PREPARES) {
            return REASON_PARTS;
        }
        place = weight > all->weight[i] ? i : place;
    }
    return place;
}

static void weigh(struct weighed *all, struct reason part, int points, int weight) {
    part.points = (int8_t)(points > POINTS_MAX ? POINTS_MAX : points);
    const unsigned place = place_of(all, &part, weight);
    for (unsigned i = REASON_PARTS - 1; i > place; i--) {
        all->part[i] = all->part[i - 1];
        all->weight[i] = all->weight[i - 1];
    }
    if (place < REASON_PARTS) {
        all->part[place] = part;
        all->weight[place] = weight;
    }
}

static int mean(int sum, int count) {
    return (sum + (sum < 0 ? -count : count) / 2) / count;
}

/* A number that depends on what is drawn is nothing to count on. */
static bool is_steady(const struct reason_thing *thing) {
    bool steady = true;
    for (unsigned i = 1; i < REASON_TURN_DEALS; i++) {
        steady = steady && thing->each[i] == thing->each[0];
    }
    return steady;
}

/* What the next best of many moves bring as well is a reason all the same, where there is no better one: a
 * marker that makes a route can be placed before another one or after it. But where a city is to be chosen, a
 * route that comes with each of them is none. */
static void weigh_thing(const struct search *search, const struct reason_thing *thing, struct weighed *all) {
    const struct reasoning *of = &search->reasoning;
    const bool own = thing->seat == search->seat;
    const int sign = own ? 1 : -1, points = mean(sign * thing->sum, REASON_TURN_DEALS);
    const int more = sign * (thing->sum - thing->other) * TENTHS / REASON_TURN_DEALS;
    const bool common = of->few && of->others > 0 && more <= 0;
    if (points > 0 && !common && is_steady(thing)) {
        weigh(all,
              (struct reason){own ? REASON_BRINGS : REASON_TAKES, thing->source, thing->item, thing->seat, 0},
              points, NOW + (of->others > 0 && more < points ? points : more));
    }
}

/* In so many deals alike that it isn't chance? */
static bool is_sure(int sum, int32_t squares, bool own) {
    const int32_t square = sum * sum, spread = REASON_DEALS * squares - square;
    return square > (own ? LATER_SURE : DENIED_SURE) * spread / REASON_DEALS;
}

/* What the chosen move is for; of that a mean is enough. 0: anything. */
static unsigned sake_of(const struct search *search) {
    const struct game *game = search->game;
    return game->sake != NULL ? game->sake(search->root, search->reasoning.move[0]) : 0;
}

static bool has_words(const struct search *search, unsigned source, bool own) {
    const char *const *later = search->game->later;
    return later == NULL || (own && later[source] != NULL);
}

static void weigh_later(const struct search *search, unsigned seat, unsigned source, struct weighed *all) {
    const struct reasoning *of = &search->reasoning;
    const bool own = (int)seat == search->seat;
    const int sum = (own ? 1 : -1) * of->sum[seat][source], tenths = sum * TENTHS / REASON_DEALS;
    const bool told = !is_secret(search, source) || (own && of->own), meant = own && sake_of(search) != 0,
               sure = meant ? sum > 0
                            : tenths >= (own ? LATER_LEAST : DENIED_LEAST) &&
                                  is_sure(sum, of->squares[seat][source], own);
    if (told && sure && has_words(search, source, own)) {
        weigh(all,
              (struct reason){own ? REASON_PREPARES : REASON_DENIES, (uint8_t)source, REASON_NO_ITEM,
                              (uint8_t)seat, 0},
              tenths < TENTHS ? 0 : mean(sum, REASON_DEALS), tenths > 0 ? tenths : 1);
    }
}

/* What is no points weighs less than any, and is left out where the turn brings some. */
static void weigh_prospect(const struct search *search, unsigned seat, unsigned which, struct weighed *all) {
    const struct reasoning *of = &search->reasoning;
    const bool own = (int)seat == search->seat, spent = (search->game->spent_prospects >> which & 1u) != 0;
    const int sign = own ? 1 : -1, sum = sign * of->prospect[0][seat][which],
              more = of->others > 0 ? sum - sign * of->prospect[1][seat][which] : 0;
    const bool keeps = own && spent && sum <= 0 && more >= REASON_TURN_DEALS;
    const int amount = mean(keeps ? more : sum, REASON_TURN_DEALS);
    if (amount > 0) {
        weigh(all,
              (struct reason){keeps ? REASON_KEEPS
                              : own ? REASON_GAINS
                                    : REASON_COSTS,
                              (uint8_t)which, REASON_NO_ITEM, (uint8_t)seat, 0},
              amount, more > 0 ? 1 + more / REASON_TURN_DEALS : 1);
    }
}

static void weigh_seat(const struct search *search, unsigned seat, struct weighed *all) {
    const struct game *game = search->game;
    const bool later = looks_further(&search->reasoning) && search->level->playouts >= FEW;
    const unsigned sake = sake_of(search);
    for (unsigned source = 0; later && source < game->source_count; source++) {
        if (sake == 0 || (sake >> source & 1u) != 0) {
            weigh_later(search, seat, source, all);
        }
    }
    for (unsigned i = 0; sake == 0 && all->weight[0] < NOW && i < game->prospect_count; i++) {
        weigh_prospect(search, seat, i, all);
    }
}

static struct weighed weigh_all(const struct search *search) {
    struct weighed all = {.weight = {0}};
    for (unsigned i = 0; i < search->reasoning.things; i++) {
        weigh_thing(search, &search->reasoning.thing[i], &all);
    }
    for (unsigned seat = 0; seat < search->seats; seat++) {
        weigh_seat(search, seat, &all);
    }
    return all;
}

static int worth_of(const struct search *search, move_t move) {
    const uint16_t node = search_node_of(search, move);
    const unsigned visits = search->node[node].visits;
    return node == 0 || visits == 0 ? 0 : (int)(search->node[node].sum / visits);
}

/* Why nothing is named. Levels of so few playouts have hardly compared anything. */
static enum reason_kind way_of(const struct search *search) {
    const struct reasoning *of = &search->reasoning;
    const struct game *game = search->game;
    if (of->way != REASON_NONE) {
        return (enum reason_kind)of->way;
    }
    if (!of->own && game->secret != NULL && game->secret(search->root)) {
        return REASON_SECRET;
    }
    const bool even =
        of->others > 0 && worth_of(search, of->move[0]) - worth_of(search, of->move[1]) <= EVEN_MOST;
    return even ? REASON_EVEN : search->level->playouts < FEW ? REASON_FEELING : REASON_NONE;
}

unsigned reason_parts(const struct search *search, struct reason out[REASON_PARTS]) {
    const struct weighed all = weigh_all(search);
    unsigned count = 0;
    while (count < REASON_PARTS && all.weight[count] > 0) {
        out[count] = all.part[count];
        count++;
    }
    if (count == 0) {
        out[count++] = (struct reason){
            .kind = (uint8_t)way_of(search), .item = REASON_NO_ITEM, .seat = (uint8_t)search->seat};
    }
    return count;
}

static const char *name_of(const struct game *game, const struct reason *part) {
    const bool prospect = part->kind >= REASON_GAINS && part->kind <= REASON_KEEPS;
    return prospect ? game->prospects[part->source].name : game->sources[part->source];
}

void reason_text(const struct search *search, struct text *out) {
    static const char *const whose[1 + GAME_SEATS_MAX] = {" +",           " of seat 1 -", " of seat 2 -",
                                                          " of seat 3 -", " of seat 4 -", " of seat 5 -"};
    struct reason part[REASON_PARTS];
    const unsigned count = reason_parts(search, part);
    for (unsigned i = 0; i < count && part[i].kind >= REASON_BRINGS; i++) {
        text_format(out, "%s%s%s", i > 0 ? ", " : "",
                    part[i].kind >= REASON_PREPARES ? "later "
                    : part[i].kind == REASON_KEEPS  ? "keeps "
                                                    : "",
                    name_of(search->game, &part[i]));
        text_format(out, "%s%d", whose[part[i].seat == search->seat ? 0 : part[i].seat + 1], part[i].points);
    }
}
