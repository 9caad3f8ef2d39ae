#include "cursor.h"

#include <assert.h>
#include <stdlib.h>

#include "sound.h"

struct cursor cursor_from(int x, int y, enum key key, unsigned at) {
    return (struct cursor){.x = x, .y = y, .key = key, .sideways = 1, .least = -1, .best = at};
}

/* Below 0: it doesn't lie there. */
static int distance(const struct cursor *cursor, int dx, int dy) {
    if (cursor->key > KEY_RIGHT) {
        return cursor->onwards ? (dx < 0 ? -2 * dx : dx) + abs(dy) : dx * dx + dy * dy;
    }
    const bool level = cursor->key == KEY_LEFT || cursor->key == KEY_RIGHT;
    const int ahead = level ? dx : dy, off = abs(level ? dy : dx);
    const int along = cursor->key == KEY_LEFT || cursor->key == KEY_UP ? -ahead : ahead;
    return along <= 0 || (off > 2 * along && !cursor->wide) ? -1 : along + cursor->sideways * off;
}

void cursor_offer(struct cursor *cursor, int x, int y, unsigned what) {
    const int far = distance(cursor, x - cursor->x, y - cursor->y);
    if (far >= 0 && (cursor->least < 0 || far < cursor->least)) {
        cursor->least = far;
        cursor->best = what;
    }
}

unsigned cursor_ring(unsigned at, unsigned count, enum key key) {
    assert(count > 0);
    sound_play(CUE_MOVE);
    return (at + (key == KEY_RIGHT || key == KEY_DOWN ? 1 : count - 1)) % count;
}

/* From that x, in the row of the one where it stands. */
static struct cursor jump(const struct area *places, unsigned count, unsigned at, int x, enum key key) {
    struct cursor cursor = cursor_from(x, places[at].y, key, at);
    cursor.wide = true;
    cursor.sideways = 2;
    for (unsigned i = 0; i < count; i++) {
        if (i != at) {
            cursor_offer(&cursor, places[i].x, places[i].y, i);
        }
    }
    return cursor;
}

unsigned cursor_among(const struct area *places, unsigned count, unsigned at, enum key key) {
    assert(at < count && key <= KEY_RIGHT);
    struct cursor cursor = jump(places, count, at, places[at].x, key);
    if (cursor.least < 0 && (key == KEY_LEFT || key == KEY_RIGHT)) {
        cursor = jump(places, count, at, key == KEY_LEFT ? CANVAS_WIDTH : -CANVAS_WIDTH, key);
    }
    sound_play(cursor.least >= 0 ? CUE_MOVE : CUE_REFUSED);
    return cursor.best;
}
