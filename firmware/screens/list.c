#include "list.h"

#include <assert.h>

#include "cursor.h"
#include "icons.h"
#include "sound.h"

/* The last row that can be the first in view. */
static unsigned last_first(const struct list *list) {
    return list->count > list->in_view ? (unsigned)list->count - list->in_view : 0;
}

static unsigned at_most(unsigned row, unsigned most) {
    return row < most ? row : most;
}

void list_set(struct list *list, unsigned count, unsigned in_view) {
    assert(count <= UINT16_MAX && in_view > 0 && in_view <= UINT8_MAX);
    list->count = (uint16_t)count;
    list->in_view = (uint8_t)in_view;
    list->first = (uint16_t)at_most(list->first, last_first(list));
    list_go(list, list->at);
}

void list_go(struct list *list, unsigned row) {
    assert(list->in_view > 0); /* list_set came first */
    const unsigned at = list->count > 0 ? at_most(row, list->count - 1u) : 0;
    list->at = (uint16_t)at;
    if (at < list->first) {
        list->first = (uint16_t)at;
    } else if (at >= (unsigned)list->first + list->in_view) {
        list->first = (uint16_t)(at + 1 - list->in_view);
    }
}

void list_steer(struct list *list, enum key key) {
    if (list->count > 0) {
        list_go(list, cursor_ring(list->at, list->count, key));
    }
}

void list_scroll(struct list *list, enum key key) {
    const unsigned by = key == KEY_UP || key == KEY_DOWN ? 1 : list->in_view;
    const bool on = key == KEY_DOWN || key == KEY_RIGHT;
    const unsigned to =
        on ? at_most(list->first + by, last_first(list)) : list->first - at_most(by, list->first);
    sound_play(to == list->first ? CUE_REFUSED : CUE_MOVE);
    list->first = (uint16_t)to;
}

unsigned list_end(const struct list *list) {
    return at_most((unsigned)list->first + list->in_view, list->count);
}

int list_y(const struct list *list, unsigned row, int top, int row_height) {
    assert(row >= list->first && row < list_end(list));
    return top + row_height * (int)(row - list->first);
}

void list_more(const struct list *list, int x, int above_y, int below_y, uint16_t colour) {
    enum { ARROW = 5 };
    if (list->first > 0) {
        icon_draw_flat(x, above_y, ICON_ARROW_U, ARROW, colour);
    }
    if (list_end(list) < list->count) {
        icon_draw_flat(x, below_y, ICON_ARROW_D, ARROW, colour);
    }
}
