/* The Sitronix ST7789. */
#include "controller.h"

#include "board.h"

#include <stddef.h>

enum st7789_command {
    INVERSION_ON = 0x21,
    GAMMA_SET = 0x26,
    TEARING_LINE_ON = 0x35,
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

enum { AFTER_RESET_US = 5500 }; /* 5 ms (data sheet, 7.4.5), and some more for a slow edge */

enum { GLASS_LINES = 240 }; /* of the only boards that have a tearing line */

static const struct controller_step steps[] = {
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

const struct controller controller = {steps, sizeof steps / sizeof steps[0], AFTER_RESET_US};

void controller_board_facts(void) {
    board_panel_command(GATE_VOLTS, &board_panel()->gate_volts, 1);
    board_panel_command(COMMON_VOLTS, &board_panel()->common_volts, 1);
}
