/* A LiPo cell that feeds VSYS, which a Pico measures itself: it has a third of it at GP29 (Pico data
 * sheet, 4.4). With a cable VSYS is the cable's, and the cell can't be seen. On a Pico W that pin is also the
 * radio's clock; the radio leaves it alone while its chip select, GP25, is high. On a Pico that is the lamp,
 * which blinks too briefly to be seen. So the Picopad's maker reads it: Pajenicko/Picopad, picopad_bat.c. */
#include "board.h"

#include "hardware/gpio.h"
#include "hardware/timer.h"

#include "cell.h"
#include "drivers.h"
#include "pins.h"

enum {
    PIN_VSYS = 29,
    PIN_RADIO_SELECT = 25,
    VSYS_DIVIDER = 3,
    /* A full cell has 4200 mV; the cable's 5 V less the Pico's diode are 4600 or so. */
    CABLE_MILLIVOLTS = 4400,
    SELECT_US = 20,
};

void driver_battery_start(void) {
    driver_adc_pin_start(PIN_VSYS);
    gpio_init(PIN_RADIO_SELECT);
}

static uint32_t vsys_millivolts(void) {
    gpio_put(PIN_RADIO_SELECT, true);
    gpio_set_dir(PIN_RADIO_SELECT, GPIO_OUT);
    busy_wait_us_32(SELECT_US);
    const uint32_t millivolts = driver_adc_pin_millivolts(PIN_VSYS, VSYS_DIVIDER);
    gpio_set_dir(PIN_RADIO_SELECT, GPIO_IN);
    return millivolts;
}

int board_battery_percent(void) {
    const uint32_t millivolts = vsys_millivolts();
    return millivolts > CABLE_MILLIVOLTS ? -1 : cell_percent(millivolts + BATTERY_DROP_MILLIVOLTS);
}
