#include "standing.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

/* The first key in which two seats differ, or `count`. */
static unsigned difference(const int16_t *one, const int16_t *other, unsigned count) {
    unsigned key = 0;
    while (key < count && one[key] == other[key]) {
        key++;
    }
    return key;
}

void standing_from(int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX], unsigned seats, unsigned count,
                   struct standing *standing) {
    assert(seats <= GAME_SEATS_MAX && count <= GAME_KEYS_MAX);
    memset(standing, 0, sizeof *standing);
    for (unsigned seat = 0; seat < seats; seat++) {
        unsigned ahead = 0, needed = 0; /* keys, to tell it from the others */
        for (unsigned other = 0; other < seats; other++) {
            const unsigned key = other == seat ? 0 : difference(keys[seat], keys[other], count);
            ahead += key < count && keys[other][key] > keys[seat][key];
            needed = key > needed ? key : needed;
        }
        standing->points[seat] = keys[seat][0];
        standing->rank[seat] = (uint8_t)(1 + ahead);
        if (ahead == 0) {
            standing->decided_by = (uint8_t)(needed < count ? needed : 0);
        }
    }
}

void standing_of(const struct game *game, const void *state, struct standing *standing) {
    int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX];
    const unsigned seats = game->keys(state, keys);
    standing_from(keys, seats, 1u + game->tie_break_count, standing);
}

unsigned standing_winners(const struct standing *standing) {
    unsigned winners = 0;
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        winners += standing->rank[seat] == 1;
    }
    return winners;
}

/* ---- as everybody may know it */

bool standing_hides(const struct game *game, const void *state, unsigned source) {
    return (game->secret_sources >> source & 1u) != 0 && game->turn(state) != GAME_OVER;
}

static bool secret_tie_break(const struct game *game, const void *state, unsigned index) {
    return (game->secret_tie_breaks >> index & 1u) != 0 && game->turn(state) != GAME_OVER;
}

/* Takes a seat's secrets out of what it is compared by. */
static void keys_hide(const struct game *game, const void *state, const int16_t points[GAME_SOURCES_MAX],
                      int16_t keys[GAME_KEYS_MAX]) {
    for (unsigned source = 0; source < game->source_count; source++) {
        keys[0] = (int16_t)(keys[0] - (standing_hides(game, state, source) ? points[source] : 0));
    }
    for (unsigned i = 0; i < game->tie_break_count; i++) {
        keys[1 + i] = secret_tie_break(game, state, i) ? 0 : keys[1 + i];
    }
}

void standing_known(const struct game *game, const void *state, struct standing *standing) {
    int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX], points[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    const unsigned seats = game->keys(state, keys);
    game->count(state, points);
    for (unsigned seat = 0; seat < seats; seat++) {
        keys_hide(game, state, points[seat], keys[seat]);
    }
    standing_from(keys, seats, 1u + game->tie_break_count, standing);
}

static void put_seat(const struct game *game, const void *state, const int16_t points[GAME_SOURCES_MAX],
                     struct json *out) {
    json_object(out, "sources");
    for (unsigned source = 0; source < game->source_count; source++) {
        if (standing_hides(game, state, source)) {
            json_null(out, game->sources[source]);
        } else {
            json_number(out, game->sources[source], points[source]);
        }
    }
    json_object_end(out);
}

/* For each seat: what it is compared by after points. */
static void put_tie_breaks(const struct game *game, const void *state,
                           int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX], unsigned seats, struct json *out) {
    json_array(out, "tie_breaks");
    for (unsigned seat = 0; seat < seats; seat++) {
        json_object(out, NULL);
        for (unsigned i = 0; i < game->tie_break_count; i++) {
            if (secret_tie_break(game, state, i)) {
                json_null(out, game->tie_breaks[i]);
            } else {
                json_number(out, game->tie_breaks[i], keys[seat][1 + i]);
            }
        }
        json_object_end(out);
    }
    json_array_end(out);
}

void standing_json(const struct game *game, const void *state, struct json *out) {
    int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX], keys[GAME_SEATS_MAX][GAME_KEYS_MAX];
    struct standing standing;
    const unsigned seats = game->keys(state, keys);
    game->count(state, points);
    standing_known(game, state, &standing);
    json_bool(out, "over", game->turn(state) == GAME_OVER);
    json_array(out, "standing");
    for (unsigned seat = 0; seat < seats; seat++) {
        json_object(out, NULL);
        json_number(out, "seat", (int32_t)seat + 1);
        json_number(out, "rank", standing.rank[seat]);
        json_number(out, "points", standing.points[seat]);
        put_seat(game, state, points[seat], out);
        json_object_end(out);
    }
    json_array_end(out);
    json_string(out, "decided_by",
                standing.decided_by == 0 ? "points" : game->tie_breaks[standing.decided_by - 1]);
    put_tie_breaks(game, state, keys, seats, out);
    if (game->score != NULL) {
        game->score(state, out);
    }
}
