#include "standing.h"

#include <assert.h>
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
            unsigned const key = other == seat ? 0 : difference(keys[seat], keys[other], count);
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
    unsigned const seats = game->keys(state, keys);
    standing_from(keys, seats, 1u + game->tie_break_count, standing);
}
