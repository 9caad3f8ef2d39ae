/* Batteries behind the southbridge, whose gauge says how full they are and whether they are charged; the main
 * loop is woken when that changes. And a pin that sees USB's 5 V at the Pico's own socket. */
#include "board.h"

#include "hardware/gpio.h"

#include "drivers.h"
#include "pins.h"
#include "southbridge.h"

void driver_battery_start(void) {}

int board_battery_percent(void) {
    const uint8_t value = southbridge_battery();
    return value == SOUTHBRIDGE_NO_BATTERY ? -1 : value & ~SOUTHBRIDGE_CHARGES;
}

bool board_charging(void) {
    const uint8_t value = southbridge_battery();
    return value != SOUTHBRIDGE_NO_BATTERY && (value & SOUTHBRIDGE_CHARGES) != 0;
}

void driver_charger_start(void) {
    gpio_init(PIN_USB_POWER);
}

void driver_charger_edge(void) {}

bool board_usb_power(void) {
    return gpio_get(PIN_USB_POWER);
}

/* Another Pico may be on the board, whose pin of that number is another one, and no edge would tell. */
bool board_usb_possible(void) {
    return true;
}
