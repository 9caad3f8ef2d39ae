/* The Sitronix ST7365P of the PicoCalc, which its maker's programs treat as an ILI9488. Its own values at
 * reset are good for this glass: what is told here is what BlairLeduc/picocalc-text-starter, drivers/lcd.c
 * (lcd_init), tells it on real ones; clockworkpi/PicoCalc and pelrun/uf2loader (lcdspi.c) set voltages and
 * gamma curves besides, and 18 bits a pixel. That program also says that 16 bits at 75 MHz work, and 62.5 MHz
 * is the data sheet's limit: docs/hardware.md. */
#include "controller.h"

enum st7365p_command {
    INVERSION_ON = 0x21,
    PIXEL_FORMAT = 0x3A, /* COLMOD */
    ENTRY_MODE = 0xB7,   /* EMS */
};

/* lcd_reset there: 120 ms before it may leave its sleep, though 5 would do for other commands. */
enum { AFTER_RESET_US = 120500 };

static const struct controller_step steps[] = {
    /* 16 bits a pixel, RGB565: what the canvas holds and the bus sends. */
    {PIXEL_FORMAT, 1, {0x55}},
    /* Glass of the IPS kind is dark where it gets no voltage: the other way round than the controller thinks.
     */
    {INVERSION_ON, 0, {0}},
    /* Normal display; the lowest of the memory's 6 bits of red and blue is green's. */
    {ENTRY_MODE, 1, {0xC6}},
};

const struct controller controller = {steps, sizeof steps / sizeof steps[0], AFTER_RESET_US};

void controller_board_facts(void) {}
