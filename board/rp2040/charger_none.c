/* No charger; a pin that sees USB's 5 V. */
#include "board.h"

#include "hardware/gpio.h"

#include "drivers.h"
#include "pins.h"

void driver_charger_start(void) {
    gpio_init(PIN_USB_POWER);
}
void driver_charger_edge(void) {}
bool board_charging(void) {
    return false;
}
bool board_usb_power(void) {
    return gpio_get(PIN_USB_POWER);
}
/* A Pico W may be on the board, whose pin of that number is another one, and no edge would tell. */
bool board_usb_possible(void) {
    return true;
}
