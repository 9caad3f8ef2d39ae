#include "power.h"

#include <assert.h>

#include "board.h"
#include "display.h"
#include "settings.h"
#include "sound.h"
#include "usb.h"

enum { DIM_LIGHT = 1 };

static enum { BRIGHT, DIM, ASLEEP } state;
static uint32_t touched_ms; /* when it was touched, or something was to be watched */
static uint32_t battery_ms; /* when the battery was looked at */
static int battery;
static bool charging;

void power_lamp(void) {
    if (charging) {
        board_led(60, 30, 0); /* faint amber */
    } else if (battery >= 0 && battery < POWER_LOW_PERCENT) {
        board_led(90, 0, 0);
    } else {
        board_led(0, 0, 0);
    }
}

static void look_at_battery(uint32_t now_ms) {
    battery_ms = now_ms;
    battery = board_battery_percent();
    power_lamp();
}

/* Has the charger begun, or ended? */
static bool look_at_charger(void) {
    const bool before = charging;
    charging = board_charging();
    if (charging != before) {
        power_lamp();
    }
    return charging != before;
}

void power_start(void) {
    state = BRIGHT;
    touched_ms = board_ms();
    charging = board_charging();
    board_led_invert(settings()->lamp_inverted);
    look_at_battery(touched_ms);
}

void power_light(void) {
    board_light(state == DIM ? DIM_LIGHT : settings()->light);
}

bool power_asleep(void) {
    return state == ASLEEP;
}

int power_battery(void) {
    return battery;
}

bool power_charging(void) {
    return charging;
}

static void sleep(void) {
    state = ASLEEP;
    sound_stop();
    board_light(0);
    board_led(0, 0, 0);
    display_sleep();
}

/* USB leaves the bus before its clock stops, and comes back after it runs again. */
static void rest(bool wanted) {
    if (wanted) {
        usb_rest(true);
    }
    board_rest(wanted);
    if (!wanted) {
        usb_rest(false);
    }
}

void power_rest(void) {
    assert(state == ASLEEP);
    rest(!board_usb_possible());
}

static void brighten(void) {
    if (state == ASLEEP) {
        rest(false);
        display_wake();
        power_lamp();
    }
    state = BRIGHT;
    power_light();
}

void power_stay(void) {
    touched_ms = board_ms();
}

bool power_touched(void) {
    const bool counts = state != ASLEEP;
    power_stay();
    if (state != BRIGHT) {
        brighten();
    }
    return counts;
}

/* When the state changes by itself next; meaningless while it sleeps or never does. */
static uint32_t next_change_ms(void) {
    const uint32_t sleep_ms = settings_sleep_ms();
    return touched_ms + (state == DIM ? sleep_ms : sleep_ms - POWER_DIM_MS);
}

static void grow_tired(void) {
    if (state == DIM) {
        sleep();
    } else {
        state = DIM;
        power_light();
    }
}

bool power_tick(uint32_t now_ms) {
    bool news = state != ASLEEP && look_at_charger();
    if (state != ASLEEP && now_ms - battery_ms >= POWER_BATTERY_MS) {
        const int before = battery;
        look_at_battery(now_ms);
        news = news || battery != before;
    }
    if (state != ASLEEP && settings_sleep_ms() > 0 && (int32_t)(now_ms - next_change_ms()) >= 0) {
        grow_tired();
    }
    return news;
}

bool power_due(uint32_t *at_ms) {
    *at_ms = battery_ms + POWER_BATTERY_MS;
    if (battery >= 0 && board_usb_power()) {
        const uint32_t look_ms = board_ms() + POWER_CHARGER_MS;
        *at_ms = (int32_t)(look_ms - *at_ms) < 0 ? look_ms : *at_ms;
    }
    if (settings_sleep_ms() > 0 && (int32_t)(next_change_ms() - *at_ms) < 0) {
        *at_ms = next_change_ms();
    }
    return state != ASLEEP;
}
