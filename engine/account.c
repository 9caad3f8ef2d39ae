#include "account.h"

#include <assert.h>
#include <string.h>

#include "standing.h"

/* ---- items */

static bool is_over(const struct game *game, const void *state) {
    return game->turn(state) == GAME_OVER;
}

/* Of a game that doesn't say more than how many points a source brings. */
static unsigned plain_items(const struct game *game, const void *state, unsigned source,
                            struct game_item out[GAME_ITEMS_MAX]) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX] = {{0}}, keys[GAME_SEATS_MAX][GAME_KEYS_MAX];
    const unsigned seats = game->keys(state, keys);
    game->count(state, points);
    for (unsigned seat = 0; seat < seats; seat++) {
        out[seat] = (struct game_item){points[seat][source], points[seat][source], (uint8_t)seat};
    }
    return seats;
}

unsigned account_items(const struct game *game, const void *state, unsigned source,
                       struct game_item out[GAME_ITEMS_MAX]) {
    assert(source < game->source_count);
    const unsigned count =
        game->items != NULL ? game->items(state, source, out) : plain_items(game, state, source, out);
    const bool over = is_over(game, state), hidden = standing_hides(game, state, source);
    assert(count <= GAME_ITEMS_MAX);
    for (unsigned i = 0; i < count; i++) {
        out[i].won = over ? out[i].points : out[i].won;
        if (hidden) {
            out[i] = (struct game_item){0, 0, GAME_NOBODY};
        }
    }
    return count;
}

static void add_items(const struct game_item *items, unsigned count,
                      struct account_sum sums[GAME_SEATS_MAX]) {
    for (unsigned i = 0; i < count; i++) {
        if (items[i].seat < GAME_SEATS_MAX) {
            struct account_sum *sum = &sums[items[i].seat];
            sum->points = (int16_t)(sum->points + items[i].points);
            sum->won = (int16_t)(sum->won + items[i].won);
        }
    }
}

void account_sums(const struct game *game, const void *state, unsigned without,
                  struct account_sum sums[GAME_SEATS_MAX]) {
    struct game_item items[GAME_ITEMS_MAX];
    memset(sums, 0, GAME_SEATS_MAX * sizeof sums[0]);
    for (unsigned source = 0; source < game->source_count; source++) {
        if ((without >> source & 1u) == 0) {
            const unsigned count = account_items(game, state, source, items);
            add_items(items, count, sums);
        }
    }
}

/* ---- lines */

void account_begin(struct account *account, const struct game *game, const void *before, const void *after,
                   unsigned seat) {
    assert(seat < GAME_SEATS_MAX);
    account->game = game;
    account->before = before;
    account->after = after;
    account->seat = (uint8_t)seat;
    account->source = account->count = account->next = 0;
}

/* Takes up the sources one after the other. False: there is no item left. */
static bool find_item(struct account *account) {
    while (account->next >= account->count) {
        if (account->source >= account->game->source_count) {
            return false;
        }
        const unsigned source = account->source++;
        account->next = 0;
        account->count = (uint8_t)account_items(account->game, account->before, source, account->old);
        const unsigned count = account_items(account->game, account->after, source, account->now);
        assert(count == account->count);
        (void)count;
    }
    return true;
}

/* A line for what a seat had and has of an item. False: nothing has changed for it. */
static bool compare(const struct account *account, unsigned item, struct account_line *line) {
    const struct game_item *old = &account->old[item], *now = &account->now[item];
    const bool had = old->seat == account->seat, has = now->seat == account->seat;
    const bool led = had && old->won != old->points, won = has && now->won == now->points;
    *line = (struct account_line){
        .was = had ? old->points : 0,
        .is = has ? now->points : 0,
        .seat = account->seat,
        .source = (uint8_t)(account->source - 1u),
        .item = (uint8_t)item,
        .other = had == has ? GAME_NOBODY
                 : has      ? old->seat
                            : now->seat,
        .won = won,
    };
    line->points = (int16_t)(line->is - line->was);
    return line->points != 0 || had != has || (led && won && !is_over(account->game, account->after));
}

bool account_next(struct account *account, struct account_line *line) {
    while (find_item(account)) {
        if (compare(account, account->next++, line)) {
            return true;
        }
    }
    return false;
}
