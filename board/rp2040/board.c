/* The order in which the drivers start, the name of the board, and numbers that nobody can foresee. */
#include "board.h"

#include "hardware/structs/rosc.h"
#include "hardware/timer.h"

#include "drivers.h"
#include "pins.h"

void board_start(void) {
    driver_faults_start();
    driver_stack_start();
    driver_flash_start();
    driver_clock_start();
    driver_rest_start();
    driver_panel_start();
    driver_tear_start();
    driver_light_start();
    driver_led_start();
    driver_speaker_start();
    driver_battery_start();
    driver_buttons_start();
    driver_charger_start(); /* after the buttons, whose interrupt also sees its pin */
    driver_usb_reset_start();
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
