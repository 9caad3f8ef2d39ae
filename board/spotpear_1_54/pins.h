/* Raspberry Pi Pico (2 MB of flash) on Spotpear's board with a 1.54 inch ST7789 of 240x240 pixels and twelve
 * keys, the blue one of revision 2.0. Start, Select, L and R (27, 26, 18, 1) are not used. No tearing line;
 * sound from a piezo that you connect. Pins, orientation and voltages: tiacsys/bridle,
 * boards/shields/rpi_pico_lcd (319f25a): the file spotpear_pico_lcd_1_54.overlay, and rpipico_r3.dtsi and
 * st7789v_240x240ls.dtsi in boards/spotpear_pico_lcd_1_54. The same pins in
 * ronenkr/PicosystemNes-SpotpearShield, picosystem/hardware.hpp, .cpp (23dca3c); it has sound on 20. */
#ifndef OXHIDE_PINS_H
#define OXHIDE_PINS_H

#define BOARD_NAME "spotpear_1_54"
#define BOARD_JOYSTICK false

enum {
    PANEL_SPI = 1,
    PIN_PANEL_RESET = 12,
    PIN_PANEL_SELECT = 9,
    PIN_PANEL_CLOCK = 10,
    PIN_PANEL_DATA = 11,
    PIN_PANEL_COMMAND = 8,
    PIN_PANEL_LIGHT = 7, /* bright when high */

    PANEL_WIDTH = 240,
    PANEL_HEIGHT = 240,
    PANEL_ORIENTATION = 0x60, /* a quarter turned: rows and columns exchanged, one reversed */
    PANEL_COLUMN = 0,
    PANEL_ROW = 0,
    PANEL_GATE_VOLTS = 0x35,   /* 13.3 V and -10.4 V */
    PANEL_COMMON_VOLTS = 0x19, /* 0.725 V */

    PIN_UP = 16,
    PIN_DOWN = 14,
    PIN_LEFT = 13,
    PIN_RIGHT = 17,
    PIN_A = 3,
    PIN_B = 6,
    PIN_X = 2,
    PIN_Y = 4,

    PIN_SPEAKER = 20,
    BATTERY_DROP_MILLIVOLTS = 0, /* where a cell feeds VSYS directly */
    PIN_USB_POWER = 24,          /* of the Pico itself */
};

#endif
