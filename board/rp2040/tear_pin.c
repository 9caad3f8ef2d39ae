/* The panel's tearing line: a pulse when the last line of a frame has been shown. */
#include "board.h"

#include "hardware/gpio.h"
#include "hardware/sync.h"
#include "hardware/timer.h"

#include "drivers.h"
#include "pins.h"

/* A frame at the panel's slowest rate, 40 Hz: no pulse by then, and the line is dead. */
enum { FRAME_US = 25000 };

static volatile bool torn;

void driver_tear_start(void) {
    gpio_init(PIN_PANEL_TEAR);
}

void driver_tear_edge(void) {
    if (gpio_get_irq_event_mask(PIN_PANEL_TEAR) != 0) {
        gpio_acknowledge_irq(PIN_PANEL_TEAR, GPIO_IRQ_EDGE_RISE);
        torn = true;
    }
}

/* No wake-up is lost: with interrupts off it looks both at what the pulse leaves and at the clock, which the
 * alarm is never ahead of; from then on either interrupt is pending, and ends WFI (clock.c). The watchdog
 * runs on. */
void board_panel_sync(void) {
    const uint32_t from_us = time_us_32();
    torn = false;
    gpio_acknowledge_irq(PIN_PANEL_TEAR, GPIO_IRQ_EDGE_RISE);
    gpio_set_irq_enabled(PIN_PANEL_TEAR, GPIO_IRQ_EDGE_RISE, true);
    driver_clock_alarm(DRIVER_ALARM_WAIT, FRAME_US);
    while (!torn && time_us_32() - from_us < FRAME_US) {
        const uint32_t state = save_and_disable_interrupts();
        if (!torn && time_us_32() - from_us < FRAME_US) {
            __wfi();
        }
        restore_interrupts(state);
    }
    driver_clock_alarm_off(DRIVER_ALARM_WAIT);
    gpio_set_irq_enabled(PIN_PANEL_TEAR, GPIO_IRQ_EDGE_RISE, false);
}
