/* A panel that shows what it was sent: windows, sleep and the time that the bus takes, but no rotations and
 * no registers; those are the emulated handheld's. */
#include "headless.h"

#include <string.h>

/* ST7789's commands that matter here. */
enum {
    SOFTWARE_RESET = 0x01,
    SLEEP_IN = 0x10,
    SLEEP_OUT = 0x11,
    DISPLAY_OFF = 0x28,
    DISPLAY_ON = 0x29,
    COLUMNS = 0x2a,
    ROWS = 0x2b,
    MEMORY_WRITE = 0x2c,
};

enum { NS_PER_PIXEL = 256 }; /* 16 bits at 62.5 MHz */

static struct headless_panel panel;
static struct { uint16_t first, last; } columns, rows;
static uint16_t column, row;
static uint64_t busy_until_us;

static void wake_up(void) {
    panel.asleep = true;
    panel.on = false;
    columns.first = rows.first = 0;
    columns.last = HEADLESS_WIDTH - 1;
    rows.last = HEADLESS_HEIGHT - 1;
}

const struct board_panel *board_panel(void) {
    static const struct board_panel upright = {.width = HEADLESS_WIDTH, .height = HEADLESS_HEIGHT};
    return &upright;
}

void headless_panel_start(void) {
    memset(&panel, 0, sizeof panel);
    busy_until_us = 0;
    panel.in_reset = true;
    wake_up();
}

const struct headless_panel *headless_panel(void) {
    return &panel;
}

void board_panel_reset(bool asserted) {
    panel.in_reset = asserted;
    if (asserted) {
        wake_up();
    }
}

static uint16_t word(const uint8_t *data) {
    return (uint16_t)(data[0] << 8 | data[1]);
}

static void set_range(uint16_t *first, uint16_t *last, const uint8_t *data, size_t count) {
    if (count == 4) {
        *first = word(data);
        *last = word(data + 2);
    }
}

void board_panel_command(uint8_t command, const uint8_t *data, size_t count) {
    board_panel_wait();
    panel.commands++;
    switch (command) {
    case SOFTWARE_RESET:
        wake_up();
        break;
    case SLEEP_IN:
    case SLEEP_OUT:
        panel.asleep = command == SLEEP_IN;
        break;
    case DISPLAY_OFF:
    case DISPLAY_ON:
        panel.on = command == DISPLAY_ON;
        break;
    case COLUMNS:
        set_range(&columns.first, &columns.last, data, count);
        break;
    case ROWS:
        set_range(&rows.first, &rows.last, data, count);
        break;
    case MEMORY_WRITE:
        column = columns.first;
        row = rows.first;
        panel.windows++;
        break;
    default:
        break;
    }
}

static void take(uint16_t pixel) {
    if (row < HEADLESS_HEIGHT && column < HEADLESS_WIDTH && !panel.in_reset) {
        panel.frame[row][column] = pixel;
    }
    panel.pixels++;
    if (column++ == columns.last) {
        column = columns.first;
        row = row == rows.last ? rows.first : (uint16_t)(row + 1);
    }
}

void board_panel_send(const uint16_t *pixels, uint16_t width, uint16_t height, uint16_t stride) {
    board_panel_wait();
    for (size_t y = 0; y < height; y++) {
        for (size_t x = 0; x < width; x++) {
            take(pixels[y * stride + x]);
        }
    }
    busy_until_us = headless_now_us() + (uint32_t)width * height * NS_PER_PIXEL / 1000u;
}

void board_panel_wait(void) {
    if (headless_now_us() < busy_until_us) {
        headless_until_us(busy_until_us);
    }
}

void board_panel_sync(void) {}
