/* A charger with a status line, and a pin that sees USB's 5 V. */
#include "board.h"

#include "hardware/gpio.h"
#include "hardware/structs/iobank0.h"

#include "charging.h"
#include "drivers.h"
#include "pins.h"

static struct charging charging;

void driver_charger_start(void) {
    gpio_init(PIN_CHARGING);
    gpio_pull_up(PIN_CHARGING); /* the charger only ever pulls it down */
    gpio_acknowledge_irq(PIN_CHARGING, GPIO_IRQ_EDGE_FALL);
    gpio_init(PIN_USB_POWER);
    gpio_set_irq_enabled(PIN_USB_POWER, GPIO_IRQ_EDGE_FALL | GPIO_IRQ_EDGE_RISE, true);
}

/* The cable came or went: the main loop looks, also if it was about to sleep. */
void driver_charger_edge(void) {
    const uint32_t edges = gpio_get_irq_event_mask(PIN_USB_POWER);
    if (edges != 0) {
        gpio_acknowledge_irq(PIN_USB_POWER, edges);
        board_wake();
    }
}

/* Now, or since the last look: bank 0 keeps edges also for pins that may not interrupt, and near the end of a
 * charge this one has too many for that. */
static bool line_was_low(void) {
    enum { PINS_PER_WORD = 8, BITS_PER_PIN = 4 };
    const uint32_t events =
        iobank0_hw->intr[PIN_CHARGING / PINS_PER_WORD] >> PIN_CHARGING % PINS_PER_WORD * BITS_PER_PIN;
    gpio_acknowledge_irq(PIN_CHARGING, GPIO_IRQ_EDGE_FALL);
    return (events & GPIO_IRQ_EDGE_FALL) != 0 || !gpio_get(PIN_CHARGING);
}

bool board_charging(void) {
    return charging_look(&charging, board_usb_power(), line_was_low(), board_ms());
}
bool board_usb_power(void) {
    return gpio_get(PIN_USB_POWER);
}
bool board_usb_possible(void) {
    return board_usb_power();
}
