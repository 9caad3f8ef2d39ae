#include "display.h"

#include "board.h"
#include "border.h"
#include "canvas.h"
#include "changes.h"
#include "panel.h"

#include <stdbool.h>

enum {
    /* Only a change of this many pixels waits for the tearing line. A smaller one takes half a frame at most,
     * and somebody waits for it: a cursor that jumps 16 ms late is felt, a cursor that is torn once is not
     * seen. */
    SYNC_PIXELS = CANVAS_PIXELS / 2,
    /* So many pixels of the uppermost row that changed go while the rows below are compared: comparing all
     * takes 1.3 ms, sending a row of cells 1 ms. Not where so many pixels may change below that all of it
     * will wait for the tearing line: that row would be ahead of the rest by a frame. */
    EARLY_PIXELS = 4 * CELL * CELL,
    PERHAPS_SYNC_PIXELS = SYNC_PIXELS * 3 / 4,
    /* To begin a window takes as long as so many pixels. */
    WINDOW_PIXELS = 128,
};

static bool lit;
static struct display_traffic traffic;

void display_start(void) {
    lit = false;
    changes_forget();
    panel_start();
    border_show();
}

void display_wait(void) {
    board_panel_wait();
}

static uint32_t pixels_of(const struct changes *changes) {
    uint32_t pixels = 0;
    for (int i = 0; i < changes->count; i++) {
        pixels += (uint32_t)changes->windows[i].width * changes->windows[i].height;
    }
    return pixels;
}

static void window_send(struct dirty_rect window) {
    const uint16_t *first = canvas_pixels() + window.y * CANVAS_WIDTH + window.x;
    panel_window(border_left() + window.x, border_top() + window.y, window.width, window.height);
    board_panel_send(first, window.width, window.height, CANVAS_WIDTH);
}

/* Windows side by side go in slices from the top to the bottom, as the beam does: one after the other, the
 * second would begin again at the top when the beam is there already. */
static void slices_send(const struct changes *changes) {
    for (int y = 0; y < CANVAS_HEIGHT; y += CELL) {
        for (int i = 0; i < changes->count; i++) {
            const struct dirty_rect window = changes->windows[i];
            if (y >= window.y && y < window.y + window.height) {
                window_send((struct dirty_rect){window.x, (uint8_t)y, window.width, CELL});
            }
        }
    }
}

/* Many slices of nearly all take longer than the whole, and the beam of a fast panel catches up with them. */
static bool whole_is_faster(const struct changes *changes) {
    uint32_t slices = 0;
    for (int i = 0; i < changes->count; i++) {
        slices += changes->windows[i].height / CELL;
    }
    return pixels_of(changes) + slices * WINDOW_PIXELS > CANVAS_PIXELS;
}

static void windows_send(const struct changes *changes) {
    for (int i = 0; i < changes->count; i++) {
        window_send(changes->windows[i]);
    }
}

static void changes_send(const struct changes *changes, bool with_beam) {
    if (with_beam && changes->count > 1 && whole_is_faster(changes)) {
        window_send((struct dirty_rect){0, 0, CANVAS_WIDTH, CANVAS_HEIGHT});
    } else if (with_beam && changes->count > 1) {
        slices_send(changes);
    } else {
        windows_send(changes);
    }
    traffic.windows = (uint16_t)(traffic.windows + changes->count);
    traffic.pixels = (uint16_t)(traffic.pixels + pixels_of(changes));
}

void display_show(void) {
    struct changes changes;
    const uint16_t *const pixels = canvas_pixels();
    traffic = (struct display_traffic){0, 0};
    changes_find_first(pixels, &changes);
    if (pixels_of(&changes) >= EARLY_PIXELS && !changes_may_exceed(pixels, &changes, PERHAPS_SYNC_PIXELS)) {
        changes_send(&changes, false);
        changes.count = 0;
    }
    changes_find_rest(pixels, &changes);
    const bool with_beam = lit && pixels_of(&changes) >= SYNC_PIXELS;
    if (with_beam) {
        board_panel_sync();
    }
    changes_send(&changes, with_beam);
    if (!lit) {
        board_panel_wait();
        panel_show(true);
        lit = true;
    }
}

void display_sleep(void) {
    board_panel_wait();
    panel_show(false);
    panel_sleep();
}

void display_wake(void) {
    panel_wake();
    border_show();
    lit = false;
    changes_forget();
    display_show();
}

struct display_traffic display_traffic(void) {
    return traffic;
}
