/* A charger that says so, and a pin that sees USB's 5 V. */
#include "board.h"

#include "hardware/gpio.h"

#include "parts.h"
#include "pins.h"

void charger_start(void) {
    gpio_init(PIN_CHARGING);
    gpio_pull_up(PIN_CHARGING); /* the charger only ever pulls it down */
    gpio_init(PIN_USB_POWER);
}

bool board_charging(void) {
    return !gpio_get(PIN_CHARGING);
}
bool board_usb_power(void) {
    return gpio_get(PIN_USB_POWER);
}
