#include "cursor.h"

#include <stdlib.h>

struct cursor cursor_from(int x, int y, enum key key, unsigned at) {
    return (struct cursor){.x = x, .y = y, .key = key, .sideways = 1, .least = -1, .best = at};
}

/* Below 0: it doesn't lie there. */
static int distance(const struct cursor *cursor, int dx, int dy) {
    if (cursor->key > KEY_RIGHT) {
        return dx * dx + dy * dy;
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
