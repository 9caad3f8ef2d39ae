/* Raspberry Pi Pico with a bare ST7789 module of 240x240 pixels, eight buttons to ground and a piezo: what
 * docs/hardware.md wires. For other wires, change the numbers; nothing else knows them. */
#ifndef OXHIDE_PINS_H
#define OXHIDE_PINS_H

#define BOARD_NAME "breadboard"
#define BOARD_JOYSTICK false

enum {
    PANEL_SPI = 0,
    PIN_PANEL_RESET = 21,
    PIN_PANEL_SELECT = 17,
    PIN_PANEL_CLOCK = 18,
    PIN_PANEL_DATA = 19,
    PIN_PANEL_COMMAND = 20,
    PIN_PANEL_LIGHT = 22,

    PANEL_WIDTH = 240,
    PANEL_HEIGHT = 240,
    PANEL_ORIENTATION = 0, /* pins at the top; 0xC0 and row 80 if they are at the bottom */
    PANEL_COLUMN = 0,
    PANEL_ROW = 0,
    PANEL_GATE_VOLTS = 0x35,   /* the controller's own default: 13.3 V and -10.4 V */
    PANEL_COMMON_VOLTS = 0x19, /* 0.725 V */

    PIN_UP = 2,
    PIN_DOWN = 3,
    PIN_LEFT = 4,
    PIN_RIGHT = 5,
    PIN_A = 6,
    PIN_B = 7,
    PIN_X = 8,
    PIN_Y = 9,

    PIN_SPEAKER = 15,
    PIN_USB_POWER = 24, /* of the Pico itself */
};

#endif
