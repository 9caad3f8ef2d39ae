#include "display.h"

#include "board.h"
#include "canvas.h"
#include "changes.h"
#include "st7789.h"

#include <stdbool.h>

/* Only a change of this many pixels waits for the tearing line. A smaller one takes a third of a frame at
 * most, and somebody waits for it: a cursor that jumps 16 ms late is felt, a cursor that is torn once is not
 * seen. */
enum { SYNC_PIXELS = CANVAS_PIXELS / 3 };

static bool lit;
static struct display_traffic traffic;

void display_start(void) {
    lit = false;
    changes_forget();
    st7789_start();
}

void display_wait(void) {
    board_panel_wait();
}

static uint32_t pixels_of(const struct window *windows, int count) {
    uint32_t pixels = 0;
    for (int i = 0; i < count; i++) {
        pixels += (uint32_t)windows[i].width * windows[i].height;
    }
    return pixels;
}

static void window_send(struct window window) {
    const uint16_t *first = canvas_pixels() + window.y * CANVAS_WIDTH + window.x;
    st7789_window(window.x, window.y, window.width, window.height);
    board_panel_send(first, window.width, window.height, CANVAS_WIDTH);
}

void display_show(void) {
    struct window windows[WINDOWS_MAX];
    const int count = changes_find(canvas_pixels(), windows);
    const uint32_t pixels = pixels_of(windows, count);
    traffic = (struct display_traffic){(uint16_t)count, (uint16_t)pixels};
    if (lit && pixels >= SYNC_PIXELS) {
        board_panel_sync();
    }
    for (int i = 0; i < count; i++) {
        window_send(windows[i]);
    }
    if (!lit) {
        board_panel_wait();
        st7789_show(true);
        lit = true;
    }
}

void display_sleep(void) {
    board_panel_wait();
    st7789_show(false);
    st7789_sleep();
}

void display_wake(void) {
    st7789_wake();
    st7789_show(lit);
}

void display_forget(void) {
    changes_forget();
}

struct display_traffic display_traffic(void) {
    return traffic;
}
