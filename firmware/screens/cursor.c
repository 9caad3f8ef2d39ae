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
    bool const level = cursor->key == KEY_LEFT || cursor->key == KEY_RIGHT;
    int const ahead = level ? dx : dy, off = abs(level ? dy : dx);
    int const along = cursor->key == KEY_LEFT || cursor->key == KEY_UP ? -ahead : ahead;
    return along <= 0 || (off > 2 * along && !cursor->wide) ? -1 : along + cursor->sideways * off;
}

void cursor_offer(struct cursor *cursor, int x, int y, unsigned what) {
    int const far = distance(cursor, x - cursor->x, y - cursor->y);
    if (far >= 0 && (cursor->least < 0 || far < cursor->least)) {
        cursor->least = far;
        cursor->best = what;
    }
}
