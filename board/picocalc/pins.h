/* ClockworkPi PicoCalc with the Raspberry Pi Pico (2 MB of flash) of its kit: an ST7365P with 320x320 pixels,
 * a keyboard with batteries and backlight behind a controller of their own, two speakers. No tearing line
 * comes from the panel; the LED of the Pico is inside.
 *
 * The numbers are those of BlairLeduc/picocalc-text-starter, drivers/lcd.h (panel) and drivers/southbridge.h
 * (I2C), and of clockworkpi/PicoCalc (the same in its helloworld: lcdspi.h, i2ckbd.h, pwm_sound.h). */
#ifndef OXHIDE_PINS_H
#define OXHIDE_PINS_H

#include "pico.h"

#define BOARD_NAME "picocalc"
#define BOARD_JOYSTICK false
#define SPEAKERS 26, 27 /* left and right: one slice of PWM */

enum {
    PANEL_SPI = 1,
    PIN_PANEL_RESET = 15,
    PIN_PANEL_SELECT = 13,
    PIN_PANEL_CLOCK = 10,
    PIN_PANEL_DATA = 11,
    PIN_PANEL_COMMAND = 14,

    PANEL_WIDTH = 320,
    PANEL_HEIGHT = 320,
    PANEL_ORIENTATION = 0x48, /* columns from the right, blue first: so the glass is mounted */
    PANEL_COLUMN = 0,
    PANEL_ROW = 0,
    PANEL_GATE_VOLTS = 0, /* not on this controller */
    PANEL_COMMON_VOLTS = 0,

    PIN_BUS_DATA = 6, /* I2C1 */
    PIN_BUS_CLOCK = 7,

    PIN_USB_POWER = 24, /* of the Pico itself */
};

#endif
