/* Raspberry Pi Pico (2 MB of flash) with a Waveshare Pico-LCD-1.3: an ST7789 of 1.3 inch, a joystick and four
 * keys. No speaker, no battery, no tearing line; the LED of the Pico is of one colour and stays dark. */
#ifndef OXHIDE_PINS_H
#define OXHIDE_PINS_H

#define BOARD_NAME "pico_lcd_1_3"
#define BOARD_JOYSTICK true

enum {
    PANEL_SPI = 1,
    PIN_PANEL_RESET = 12,
    PIN_PANEL_SELECT = 9,
    PIN_PANEL_CLOCK = 10,
    PIN_PANEL_DATA = 11,
    PIN_PANEL_COMMAND = 8,
    PIN_PANEL_LIGHT = 13,

    PANEL_WIDTH = 240,
    PANEL_HEIGHT = 240,
    PANEL_ORIENTATION = 0x70, /* a quarter turned: rows and columns exchanged, one reversed */
    PANEL_COLUMN = 0,
    PANEL_ROW = 0,
    PANEL_GATE_VOLTS = 0x35,   /* the controller's own default: 13.3 V and -10.4 V */
    PANEL_COMMON_VOLTS = 0x19, /* 0.725 V */

    PIN_UP = 2,
    PIN_DOWN = 18,
    PIN_LEFT = 16,
    PIN_RIGHT = 20,
    PIN_A = 15,
    PIN_B = 17,
    PIN_X = 19,
    PIN_Y = 21,

    PIN_USB_POWER = 24, /* of the Pico itself */
};

#endif
