#include "panel.h"

#include "board.h"
#include "controller.h"

#include <stddef.h>

/* The commands of MIPI's DCS, which all controllers of such panels share. */
enum dcs_command {
    SLEEP_IN = 0x10,
    SLEEP_OUT = 0x11,
    DISPLAY_OFF = 0x28,
    DISPLAY_ON = 0x29,
    COLUMN_ADDRESS = 0x2A,
    ROW_ADDRESS = 0x2B,
    MEMORY_WRITE = 0x2C,
    MEMORY_ACCESS = 0x36, /* MADCTL */
};

/* Datasheet ST7789V, 7.4.5 and 9.1.12: in microseconds. A pause counts from when the bus is done. */
enum {
    RESET_PULSE_US = 20,           /* 10 at least */
    AFTER_RESET_AWAKE_US = 120500, /* if it was awake it first runs its power down */
    AFTER_SLEEP_US = 5500,         /* until the next command: its voltages settle */
    BETWEEN_SLEEPS_US = 120500,    /* from sleep in to out, and from out to in */
};

static uint32_t slept_or_woke_us;

static void command_send(enum dcs_command command) {
    board_panel_command((uint8_t)command, NULL, 0);
}

static void steps_send(void) {
    for (size_t i = 0; i < controller.count; i++) {
        const struct controller_step *const step = &controller.steps[i];
        board_panel_command(step->command, step->data, step->count);
    }
    board_panel_command(MEMORY_ACCESS, &board_panel()->orientation, 1);
    controller_board_facts();
}

static void reset_pulse(void) {
    board_panel_reset(true);
    board_pause_us(RESET_PULSE_US);
    board_panel_reset(false);
}

void panel_start(void) {
    const bool was_off = board_boot_cause().cause == CAUSE_POWER;
    reset_pulse();
    board_pause_us(was_off ? controller.after_reset_us : AFTER_RESET_AWAKE_US);
    command_send(SLEEP_OUT);
    slept_or_woke_us = board_us();
    board_pause_us(AFTER_SLEEP_US);
    steps_send();
}

void panel_show(bool on) {
    command_send(on ? DISPLAY_ON : DISPLAY_OFF);
}

/* The clock wraps around after 71 minutes: a panel that slept that long waits a little too much, once. */
static void sleep_change(enum dcs_command command) {
    const uint32_t since = board_us() - slept_or_woke_us;
    if (since < BETWEEN_SLEEPS_US) {
        board_pause_us(BETWEEN_SLEEPS_US - since);
    }
    command_send(command);
    slept_or_woke_us = board_us();
    board_pause_us(AFTER_SLEEP_US);
}

void panel_sleep(void) {
    sleep_change(SLEEP_IN);
    reset_pulse();
}

void panel_wake(void) {
    sleep_change(SLEEP_OUT);
    steps_send();
}

static void range_send(enum dcs_command command, int first, int length) {
    const int last = first + length - 1;
    const uint8_t data[4] = {(uint8_t)(first >> 8), (uint8_t)first, (uint8_t)(last >> 8), (uint8_t)last};
    board_panel_command((uint8_t)command, data, sizeof data);
}

void panel_window(int x, int y, int width, int height) {
    range_send(COLUMN_ADDRESS, board_panel()->column + x, width);
    range_send(ROW_ADDRESS, board_panel()->row + y, height);
    command_send(MEMORY_WRITE);
}
