/* Pajenicko Picopad: a Raspberry Pi Pico (2 MB of flash), an ST7789 of 2 inch and 320x240 pixels, eight
 * buttons, a speaker, a blue lamp and a LiPo cell. No tearing line, no pin for the charger; the card's pins
 * are not used. Pins: Pajenicko/Picopad, arduino/template/lib/picopad/include/picopad.h (c87c23a), lines 122
 * to 305; the same in Panda381/PicoLibSDK, _devices/picopad/_config.h. The panel's start:
 * Panda381/PicoLibSDK, _display/st7789/st7789.c (846076d): SPI in mode 3, inverted colours, RotationTab[1].
 */
#ifndef OXHIDE_PINS_H
#define OXHIDE_PINS_H

#define BOARD_NAME "picopad"
#define BOARD_JOYSTICK false

enum {
    PANEL_SPI = 0,
    PIN_PANEL_RESET = 20,
    PIN_PANEL_SELECT = 21,
    PIN_PANEL_CLOCK = 18,
    PIN_PANEL_DATA = 19,
    PIN_PANEL_COMMAND = 17,
    PIN_PANEL_LIGHT = 16, /* bright when high: DispInit */

    PANEL_WIDTH = 320,
    PANEL_HEIGHT = 240,
    PANEL_ORIENTATION = 0x60, /* landscape: rows and columns exchanged, one reversed */
    PANEL_COLUMN = 0,
    PANEL_ROW = 0,
    /* As pimoroni-pico, st7789.cpp, has them for 320x240; the maker's own programs leave the controller's. */
    PANEL_GATE_VOLTS = 0x35,   /* 13.3 V and -10.4 V */
    PANEL_COMMON_VOLTS = 0x1F, /* 0.875 V */

    PIN_UP = 4,
    PIN_DOWN = 5,
    PIN_LEFT = 3,
    PIN_RIGHT = 2,
    PIN_A = 7,
    PIN_B = 6,
    PIN_X = 9,
    PIN_Y = 8,

    PIN_SPEAKER = 15,
    PIN_LED = 22, /* LED1, "inverted, blue, on right" */
    LED_LIT = 0,
    BATTERY_DROP_MILLIVOLTS = 311, /* of the diode between cell and VSYS: BAT_DIODE_FV_INT */
    PIN_USB_POWER = 24,            /* of the Pico itself */
};

#endif
