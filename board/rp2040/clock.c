/* Time, and sleeping through it.
 *
 * No wake-up can be lost here, whatever comes when. All that ends a sleep comes by interrupt, and each sleep
 * does three things with interrupts off: it looks whether what it waits for has happened, it sleeps only if
 * it has not, and WFI ends at once if an interrupt is pending. So what came before the look is seen by the
 * look, and what comes after it is pending. What a look must see:
 *   - a button: its interrupt queues an event (board_event_waits);
 *   - USB: its interrupt says board_wake, which stays said until a sleep has seen it;
 *   - the alarm: its interrupt leaves nothing to be seen, so the look compares the clock. The alarm is armed
 *     for the moment that is compared or a little later, never earlier: if that has not come, the alarm has
 * not gone off. An alarm that is armed too late is forced at once, and the clock then shows why. The panel's
 * waits (panel.c, tear_pin.c) are built alike. Nothing else sleeps: the flash's routines and what waits for
 * the SPI's last words count time, with interrupts off or in a loop, and the watchdog watches them. */
#include "board.h"

#include "hardware/irq.h"
#include "hardware/sync.h"
#include "hardware/timer.h"

#include "drivers.h"

enum {
    US_PER_MS = 1000,
    WAIT_MAX_MS = 3600000, /* microseconds of longer waits don't fit 32 bits; the caller just waits again */
    /* The timer's high word counts 2^32 us: so many ms and us. Divided by halves, for a 64-bit division is
       long. */
    HIGH_MS = 4294967,
    HIGH_US = 296,
};

struct moment {
    uint32_t ms;
    uint32_t us; /* of the millisecond that has begun */
};

/* The wait's alarm has done its work when it has ended the sleep, or kept it from beginning. */
static void alarm_passed(unsigned alarm) {
    (void)alarm;
}

void driver_clock_start(void) {
    hardware_alarm_claim(DRIVER_ALARM_WAIT);
    hardware_alarm_set_callback(DRIVER_ALARM_WAIT, alarm_passed);
}

uint32_t board_us(void) {
    return time_us_32();
}

static struct moment moment(void) {
    const uint64_t now = time_us_64();
    const uint32_t high = (uint32_t)(now >> 32), low = (uint32_t)now;
    const uint32_t us = high * HIGH_US + low % US_PER_MS; /* high counts steps of 71 minutes */
    return (struct moment){high * HIGH_MS + low / US_PER_MS + us / US_PER_MS, us % US_PER_MS};
}

uint32_t board_ms(void) {
    return moment().ms;
}

void driver_clock_alarm(unsigned alarm, uint32_t us) {
    if (hardware_alarm_set_target(alarm, from_us_since_boot(time_us_64() + us))) {
        hardware_alarm_force_irq(alarm); /* it has passed meanwhile */
    }
}

void driver_clock_alarm_off(unsigned alarm) {
    hardware_alarm_cancel(alarm);
}

/* Sleeps until the next interrupt, however long that takes; the watchdog rests meanwhile. Interrupts must be
 * off, so that one which came after the caller looked still ends the sleep; they are still off afterwards. */
static void sleep_until_interrupt(void) {
    driver_watchdog_rest();
    driver_rest_until_interrupt();
    driver_watchdog_resume();
}

static volatile bool woken;

void board_wake(void) {
    woken = true;
}

/* Sleeps if nothing has happened, and that time, if there is one, has not come. */
static void sleep_unless_event(const uint32_t *until_ms) {
    const uint32_t state = save_and_disable_interrupts();
    const bool due = until_ms != NULL && (int32_t)(*until_ms - board_ms()) <= 0;
    if (!board_event_waits() && !woken && !due) {
        sleep_until_interrupt();
    }
    woken = false;
    restore_interrupts(state);
}

void board_wait_until_ms(uint32_t at_ms) {
    const struct moment now = moment();
    const int32_t ms = (int32_t)(at_ms - now.ms);
    if (ms <= 0 || board_event_waits()) {
        return;
    }
    driver_clock_alarm(DRIVER_ALARM_WAIT,
                       (uint32_t)(ms < WAIT_MAX_MS ? ms : WAIT_MAX_MS) * US_PER_MS - now.us);
    sleep_unless_event(&at_ms);
    driver_clock_alarm_off(DRIVER_ALARM_WAIT);
}

void board_pause_us(uint32_t us) {
    const uint32_t from = board_us();
    while (board_us() - from < us) {
        driver_clock_alarm(DRIVER_ALARM_WAIT, us - (board_us() - from));
        const uint32_t state = save_and_disable_interrupts();
        if (board_us() - from < us) {
            sleep_until_interrupt();
        }
        restore_interrupts(state);
        driver_clock_alarm_off(DRIVER_ALARM_WAIT);
    }
}

void board_wait_forever(void) {
    sleep_unless_event(NULL);
}
