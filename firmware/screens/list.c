#include "list.h"

#include <assert.h>

#include "icons.h"
#include "sound.h"

void list_open(struct list *list, unsigned count, unsigned in_view) {
    assert(in_view > 0);
    *list = (struct list){.count = count, .in_view = in_view};
}

void list_go(struct list *list, unsigned row) {
    assert(row < list->count);
    list->at = row;
    if (row < list->first) {
        list->first = row;
    } else if (row >= list->first + list->in_view) {
        list->first = row - list->in_view + 1;
    }
}

void list_resize(struct list *list, unsigned count) {
    list->count = count;
    list->first = list->first < count ? list->first : 0;
    list->at = list->at < count || count == 0 ? list->at : count - 1;
    if (count > 0) {
        list_go(list, list->at);
    }
}

static bool move(struct list *list, bool down) {
    if (list->count > 0) {
        list_go(list, (list->at + (down ? 1 : list->count - 1)) % list->count);
        sound_play(CUE_MOVE);
    }
    return true;
}

bool list_key(struct list *list, enum key pressed) {
    return (pressed == KEY_UP || pressed == KEY_DOWN) && move(list, pressed == KEY_DOWN);
}

bool list_steer(struct list *list, enum key pressed) {
    return pressed <= KEY_RIGHT && move(list, pressed == KEY_DOWN || pressed == KEY_RIGHT);
}

void list_scroll(struct list *list, int rows) {
    int const last = list->count > list->in_view ? (int)(list->count - list->in_view) : 0;
    int const to = (int)list->first + rows;
    unsigned const first = to < 0 ? 0 : to > last ? (unsigned)last : (unsigned)to;
    sound_play(first == list->first ? CUE_REFUSED : CUE_MOVE);
    list->first = first;
}

unsigned list_end(const struct list *list) {
    unsigned const end = list->first + list->in_view;
    return end < list->count ? end : list->count;
}

void list_marks(const struct list *list, int x, int top, int bottom, uint16_t colour) {
    enum { ARROW = 5 };
    if (list->first > 0) {
        icon_draw_flat(x, top, ICON_ARROW_U, ARROW, colour);
    }
    if (list_end(list) < list->count) {
        icon_draw_flat(x, bottom, ICON_ARROW_D, ARROW, colour);
    }
}
