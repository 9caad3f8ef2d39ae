/* Eight contacts to ground. Edges interrupt; debounce.h says what they mean. An alarm looks again at contacts
 * that opened, until they are up or closed again. */
#include "board.h"

#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/sync.h"
#include "hardware/timer.h"

#include "debounce.h"
#include "drivers.h"
#include "pins.h"

static const uint8_t pins[BUTTON_COUNT] = {
    [BUTTON_UP] = PIN_UP, [BUTTON_DOWN] = PIN_DOWN, [BUTTON_LEFT] = PIN_LEFT, [BUTTON_RIGHT] = PIN_RIGHT,
    [BUTTON_A] = PIN_A,   [BUTTON_B] = PIN_B,       [BUTTON_X] = PIN_X,       [BUTTON_Y] = PIN_Y,
};

static struct debounce contacts[BUTTON_COUNT];

static void queue(unsigned button, bool down, uint32_t at_us) {
    driver_event_queue(&(struct board_event){.button = (uint8_t)button, .down = down, .at_us = at_us});
}

static bool closed(unsigned button) {
    return !gpio_get(pins[button]);
}

/* Looks again when the contact that opened last can have been let go. */
static void watch(void) {
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        if (debounce_waiting(&contacts[button])) {
            driver_clock_alarm(DRIVER_ALARM_DEBOUNCE, DEBOUNCE_US);
            return;
        }
    }
}

static void contact_changed(unsigned button, uint32_t edges, uint32_t now_us) {
    const bool closing = (edges & GPIO_IRQ_EDGE_FALL) != 0;
    const bool opening = (edges & GPIO_IRQ_EDGE_RISE) != 0;
    if (debounce_edges(&contacts[button], closing, opening, closed(button), now_us) == DEBOUNCE_PRESSED) {
        queue(button, true, now_us);
    }
}

static void take_edges(uint32_t now_us) {
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        const uint32_t edges = gpio_get_irq_event_mask(pins[button]);
        if (edges != 0) {
            gpio_acknowledge_irq(pins[button], edges);
            contact_changed(button, edges, now_us);
        }
    }
}

static void edge_interrupt(void) {
    driver_tear_edge();
    driver_charger_edge();
    take_edges(time_us_32());
    watch();
}

/* Both interrupts may have waited for a flash erase, and this one comes first: a contact that bounced before
 * it would be let go, and its edges, later, would press it again. */
static void look_again(unsigned alarm) {
    (void)alarm;
    const uint32_t now_us = time_us_32();
    take_edges(now_us);
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        if (debounce_released(&contacts[button], now_us)) {
            queue(button, false, contacts[button].open_at_us);
        }
    }
    watch();
}

void driver_buttons_start(void) {
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        gpio_init(pins[button]);
        gpio_pull_up(pins[button]);
    }
    hardware_alarm_claim(DRIVER_ALARM_DEBOUNCE);
    hardware_alarm_set_callback(DRIVER_ALARM_DEBOUNCE, look_again);
    irq_set_exclusive_handler(IO_IRQ_BANK0, edge_interrupt);
    busy_wait_us_32(5); /* the pull-ups charge the lines: 50 kOhm and some 20 pF take 1 us */
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        contacts[button].down = closed(button); /* held since power-on: known, but no event */
        gpio_set_irq_enabled(pins[button], GPIO_IRQ_EDGE_FALL | GPIO_IRQ_EDGE_RISE, true);
    }
    irq_set_enabled(IO_IRQ_BANK0, true);
}

uint8_t board_buttons_held(void) {
    uint8_t held = 0;
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        held = (uint8_t)(held | (contacts[button].down ? 1u << button : 0u));
    }
    return held;
}

bool board_has_letters(void) {
    return false;
}

bool board_buttons_answer(void) {
    return true; /* a broken wire looks like a button that nobody presses */
}

uint32_t driver_buttons_gates(void) {
    return 0; /* edges need no more than every sleep leaves on */
}
