#include "board.h"

#include "hardware/structs/rosc.h"
#include "hardware/timer.h"

#include "parts.h"
#include "pins.h"

void board_start(void) {
    faults_start();
    stack_start();
    flash_start();
    clock_start();
    rest_start();
    panel_start();
    tear_start();
    light_start();
    led_start();
    speaker_start();
    battery_start();
    buttons_start();
    charger_start(); /* after the buttons, whose interrupt also sees its pin */
    usb_reset_start();
}

const char *board_name(void) {
    return BOARD_NAME;
}

bool board_has_joystick(void) {
    return BOARD_JOYSTICK;
}

/* Bits of the ring oscillator, stirred with the time: the ring alone may be locked to the crystal. The
 * stirring is splitmix's finisher, so that neighbouring times give unlike numbers. */
uint32_t board_random(void) {
    static uint32_t pool;
    for (unsigned bit = 0; bit < 32; bit++) {
        pool = (pool << 1 | pool >> 31) ^ (rosc_hw->randombit & 1u);
    }
    pool += time_us_32() + 0x9e3779b9u;
    uint32_t mixed = pool;
    mixed = (mixed ^ mixed >> 16) * 0x85ebca6bu;
    mixed = (mixed ^ mixed >> 13) * 0xc2b2ae35u;
    return mixed ^ mixed >> 16;
}
