/* Pimoroni PicoSystem: an RP2040 with 16 MB of flash, a 1.54 inch ST7789 with its tearing line, eight
 * buttons, a piezo, an RGB LED and a LiPo cell. The names are the SDK's: boards/pimoroni_picosystem.h. */
#ifndef OXHIDE_PINS_H
#define OXHIDE_PINS_H

#include "pico.h"

#define BOARD_NAME "picosystem"
#define BOARD_JOYSTICK false

enum {
    PANEL_SPI = PICOSYSTEM_LCD_SPI,
    PIN_PANEL_RESET = PICOSYSTEM_LCD_RESET_PIN,
    PIN_PANEL_SELECT = PICOSYSTEM_LCD_CSN_PIN,
    PIN_PANEL_CLOCK = PICOSYSTEM_LCD_SCLK_PIN,
    PIN_PANEL_DATA = PICOSYSTEM_LCD_MOSI_PIN,
    PIN_PANEL_COMMAND = PICOSYSTEM_LCD_DC_PIN, /* low: the byte is a command */
    PIN_PANEL_TEAR = PICOSYSTEM_LCD_VSYNC_PIN,
    PIN_PANEL_LIGHT = PICOSYSTEM_BACKLIGHT_PIN,

    PANEL_WIDTH = 240,
    PANEL_HEIGHT = 240,
    PANEL_ORIENTATION = 0x04, /* upright; refreshed from the right, as Pimoroni's own library has it */
    PANEL_COLUMN = 0,
    PANEL_ROW = 0,
    PANEL_GATE_VOLTS = 0x14,   /* this glass wants 12.5 V and -9.6 V on its gates, ... */
    PANEL_COMMON_VOLTS = 0x25, /* ... and 1.025 V between its plates */

    PIN_UP = PICOSYSTEM_SW_UP_PIN,
    PIN_DOWN = PICOSYSTEM_SW_DOWN_PIN,
    PIN_LEFT = PICOSYSTEM_SW_LEFT_PIN,
    PIN_RIGHT = PICOSYSTEM_SW_RIGHT_PIN,
    PIN_A = PICOSYSTEM_SW_A_PIN,
    PIN_B = PICOSYSTEM_SW_B_PIN,
    PIN_X = PICOSYSTEM_SW_X_PIN,
    PIN_Y = PICOSYSTEM_SW_Y_PIN,

    PIN_SPEAKER = PICOSYSTEM_AUDIO_PIN,
    PIN_LED_RED = PICOSYSTEM_LED_R_PIN,
    PIN_LED_GREEN = PICOSYSTEM_LED_G_PIN,
    PIN_LED_BLUE = PICOSYSTEM_LED_B_PIN,

    PIN_BATTERY = PICOSYSTEM_BAT_SENSE_PIN,
    BATTERY_DIVIDER = 3,                       /* the pin sees a third of the cell's voltage */
    PIN_CHARGING = PICOSYSTEM_CHARGE_STAT_PIN, /* low while the cell charges */
    PIN_USB_POWER = PICOSYSTEM_VBUS_DETECT_PIN,
};

#endif
