#include "text_window.h"

#include <assert.h>
#include <string.h>

static void window_put(void *to, const char *bytes, size_t count) {
    struct text_window *window = to;
    const uint32_t all = (uint32_t)count;
    const uint32_t skipped = all < window->skip ? all : window->skip;
    const uint32_t wanted = all - skipped < window->room ? all - skipped : window->room;
    window->seen += all;
    window->skip -= skipped;
    if (wanted > 0) {
        memcpy(window->out, bytes + skipped, wanted);
        window->out += wanted;
        window->room -= wanted;
    }
}

struct text *text_window_open(struct text_window *window, uint32_t skip, uint8_t *out, uint32_t room) {
    assert(out != NULL || room == 0);
    *window = (struct text_window){.text = {window_put, window}, .out = out, .skip = skip, .room = room};
    return &window->text;
}
