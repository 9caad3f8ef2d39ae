/* The Sitronix ST7789. */
#include "panel.h"

#include "board.h"

#include <stddef.h>

enum st7789_command {
    SLEEP_IN = 0x10,
    SLEEP_OUT = 0x11,
    INVERSION_ON = 0x21,
    GAMMA_SET = 0x26,
    DISPLAY_OFF = 0x28,
    DISPLAY_ON = 0x29,
    COLUMN_ADDRESS = 0x2A,
    ROW_ADDRESS = 0x2B,
    MEMORY_WRITE = 0x2C,
    TEARING_LINE_ON = 0x35,
    MEMORY_ACCESS = 0x36,   /* MADCTL */
    PIXEL_FORMAT = 0x3A,    /* COLMOD */
    TEARING_LINE_AT = 0x44, /* STE */
    MEMORY_CONTROL = 0xB0,  /* RAMCTRL */
    PORCH = 0xB2,
    GATE_VOLTS = 0xB7,     /* GCTRL */
    COMMON_VOLTS = 0xBB,   /* VCOMS */
    LCM_CONTROL = 0xC0,    /* LCMCTRL */
    VDV_VRH_ENABLE = 0xC2, /* VDVVRHEN */
    VRH_SET = 0xC3,        /* VRHS */
    VDV_SET = 0xC4,        /* VDVS */
    FRAME_RATE = 0xC6,     /* FRCTRL2 */
    POWER_CONTROL = 0xD0,  /* PWCTRL1 */
    GAMMA_POSITIVE = 0xE0, /* PVGAMCTRL */
    GAMMA_NEGATIVE = 0xE1, /* NVGAMCTRL */
};

/* Datasheet ST7789V, 7.4.5 and 9.1.12: in microseconds. A pause counts from when the bus is done. */
enum {
    RESET_PULSE_US = 20,           /* 10 at least */
    AFTER_RESET_US = 5500,         /* 5 ms, and some more for a slow edge */
    AFTER_RESET_AWAKE_US = 120500, /* if it was awake it first runs its power down */
    AFTER_SLEEP_US = 5500,         /* until the next command: its voltages settle */
    BETWEEN_SLEEPS_US = 120500,    /* from sleep in to out, and from out to in */
};

enum { GLASS_LINES = 240 }; /* of the only boards that have a tearing line */

struct step {
    uint8_t command;
    uint8_t count;
    uint8_t data[14]; /* the gamma curves have as many */
};

static const struct step start_steps[] = {
    /* 16 bits a pixel, RGB565: what the canvas holds and the bus sends. */
    {PIXEL_FORMAT, 1, {0x55}},
    /* The memory has 18 bits: the lowest of red and blue is their own highest. By default it is green's
     * lowest, which tints dark greys and greens in bands (pimoroni-pico sends the same for that). */
    {MEMORY_CONTROL, 2, {0x00, 0xC0}},
    /* The TE pin rises once a frame; without such a pin this does nothing. It rises as the beam leaves the
     * glass: the controller goes through 320 lines, but the glass has only the first 240. */
    {TEARING_LINE_ON, 1, {0x00}},
    {TEARING_LINE_AT, 2, {0x00, GLASS_LINES}},
    /* 12 lines of pause before and after each frame, alike in all modes. */
    {PORCH, 5, {0x0C, 0x0C, 0x00, 0x33, 0x33}},
    /* 60 frames a second. Sending a whole picture takes 14.75 ms; from the tearing line on, the beam needs 80
     * lines and 24 of pause (5 ms) to come back to the first row, and 11.7 ms more to the last: it does not
     * overtake the picture, nor on a panel whose oscillator is a tenth too fast. */
    {FRAME_RATE, 1, {0x0F}},
    /* The controller's default for how the module's wires turn MADCTL's directions round. */
    {LCM_CONTROL, 1, {0x2C}},
    /* VDV and VRH come from the two registers that follow, not from the factory's memory. */
    {VDV_VRH_ENABLE, 1, {0x01}},
    /* The span of the greys: 4.45 V plus what VCOM adds, ... */
    {VRH_SET, 1, {0x12}},
    /* ... with no offset. */
    {VDV_SET, 1, {0x20}},
    /* The charge pumps: AVDD 6.8 V, AVCL -4.8 V, VDS 2.3 V. */
    {POWER_CONTROL, 2, {0xA4, 0xA1}},
    /* The curve 2.2 of the four built in, ... */
    {GAMMA_SET, 1, {0x01}},
    /* ... bent to these panels: from black to white at positive and at negative polarity. */
    {GAMMA_POSITIVE,
     14,
     {0xD0, 0x04, 0x0D, 0x11, 0x13, 0x2B, 0x3F, 0x54, 0x4C, 0x18, 0x0D, 0x0B, 0x1F, 0x23}},
    {GAMMA_NEGATIVE,
     14,
     {0xD0, 0x04, 0x0C, 0x11, 0x13, 0x2C, 0x3F, 0x44, 0x51, 0x2F, 0x1F, 0x1F, 0x20, 0x23}},
    /* Glass of the IPS kind is dark where it gets no voltage: the other way round than the controller thinks.
     */
    {INVERSION_ON, 0, {0}},
};

static uint32_t slept_or_woke_us;

static void command_send(enum st7789_command command) {
    board_panel_command((uint8_t)command, NULL, 0);
}

static void byte_send(enum st7789_command command, uint8_t byte) {
    board_panel_command((uint8_t)command, &byte, 1);
}

static void steps_send(void) {
    for (size_t i = 0; i < sizeof start_steps / sizeof start_steps[0]; i++) {
        board_panel_command(start_steps[i].command, start_steps[i].data, start_steps[i].count);
    }
}

static void board_facts_send(void) {
    byte_send(MEMORY_ACCESS, board_panel()->orientation);
    byte_send(GATE_VOLTS, board_panel()->gate_volts);
    byte_send(COMMON_VOLTS, board_panel()->common_volts);
}

static void reset_pulse(void) {
    board_panel_reset(true);
    board_pause_us(RESET_PULSE_US);
    board_panel_reset(false);
}

void panel_start(void) {
    const bool was_off = board_boot_cause().cause == CAUSE_POWER;
    reset_pulse();
    board_pause_us(was_off ? AFTER_RESET_US : AFTER_RESET_AWAKE_US);
    command_send(SLEEP_OUT);
    slept_or_woke_us = board_us();
    board_pause_us(AFTER_SLEEP_US);
    steps_send();
    board_facts_send();
}

void panel_show(bool on) {
    command_send(on ? DISPLAY_ON : DISPLAY_OFF);
}

/* The clock wraps around after 71 minutes: a panel that slept that long waits a little too much, once. */
static void sleep_change(enum st7789_command command) {
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
    board_facts_send();
}

static void range_send(enum st7789_command command, int first, int length) {
    const int last = first + length - 1;
    const uint8_t data[4] = {(uint8_t)(first >> 8), (uint8_t)first, (uint8_t)(last >> 8), (uint8_t)last};
    board_panel_command((uint8_t)command, data, sizeof data);
}

void panel_window(int x, int y, int width, int height) {
    range_send(COLUMN_ADDRESS, board_panel()->column + x, width);
    range_send(ROW_ADDRESS, board_panel()->row + y, height);
    command_send(MEMORY_WRITE);
}
