/* A LiPo cell with a voltage divider on an ADC pin. */
#include "board.h"

#include "cell.h"
#include "drivers.h"
#include "pins.h"

void driver_battery_start(void) {
    driver_adc_pin_start(PIN_BATTERY);
}

int board_battery_percent(void) {
    return cell_percent(driver_adc_pin_millivolts(PIN_BATTERY, BATTERY_DIVIDER));
}
