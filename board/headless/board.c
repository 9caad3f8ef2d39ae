/* The PC's board but for its flash and panel: time, contacts, lights, sound, power and restarts, all as the
 * tests set them (headless.h). */
#include "headless.h"

#include <stdlib.h>
#include <string.h>

#include "charging.h"
#include "debounce.h"

enum {
    EDGES = 4096, /* edges that a test sets ahead: a mashing test's thousand presses, with bounces */
    EVENTS = 64,  /* as on the device */
    TAP_US = 60000,
    US_PER_MS = 1000,
    STACK_BYTES = 12288, /* as on the device: cmake/firmware-program.cmake */
};

struct edge {
    uint64_t at_us;
    uint8_t button;
    bool closed;
};

static struct {
    bool speaker, joystick, letters, silent, charger_low, usb_power;
    int battery;
    struct board_boot boot;
    const char *name;
    uint8_t held_at_start;
} given = {.speaker = true, .battery = 87, .name = "headless"};

static uint64_t now_us, stop_at_us = UINT64_MAX;
static uint32_t look_us; /* that a look at the clock takes */
static struct edge edges[EDGES];
static unsigned edge_count;
static struct debounce contacts[BUTTON_COUNT];
static struct charging charging;
static bool closed[BUTTON_COUNT];
static struct board_event events[EVENTS];
static unsigned events_in, events_out;
static struct headless_state state;
static uint32_t random_state, note;

void headless_capabilities(bool speaker, bool joystick) {
    given.joystick = joystick;
    given.speaker = speaker;
}

void headless_keyboard(bool letters, bool silent) {
    given.letters = letters;
    given.silent = silent;
}

void headless_battery(int percent, bool charger_low, bool usb_power) {
    given.battery = percent;
    given.charger_low = charger_low;
    given.usb_power = usb_power;
}

void headless_boot_cause(struct board_boot boot) {
    given.boot = boot;
}
void headless_name(const char *name) {
    given.name = name;
}
void headless_hold_at_start(uint8_t buttons) {
    given.held_at_start = buttons;
}
const struct headless_state *headless_state(void) {
    return &state;
}
uint64_t headless_now_us(void) {
    return now_us;
}

void board_start(void) {
    now_us = 0;
    stop_at_us = UINT64_MAX;
    look_us = 0;
    edge_count = events_in = events_out = 0;
    memset(&state, 0, sizeof state);
    memset(contacts, 0, sizeof contacts);
    memset(&charging, 0, sizeof charging);
    state.stack_free = STACK_BYTES * 3 / 4;
    random_state = 1;
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        closed[button] = contacts[button].down = (given.held_at_start >> button & 1) != 0;
    }
    headless_panel_start();
}

const char *board_name(void) {
    return given.name;
}

bool board_has_joystick(void) {
    return given.joystick;
}

static void queue(unsigned button, bool down, uint32_t at_us) {
    if (events_in - events_out < EVENTS) {
        events[events_in++ % EVENTS] =
            (struct board_event){.button = (uint8_t)button, .down = down, .at_us = at_us};
    }
}

void headless_contact(uint32_t at_us, enum board_button button, bool is_closed) {
    if (edge_count == EDGES) {
        abort(); /* a test that asks for too much must not pass */
    }
    const uint64_t at = at_us > now_us ? at_us : now_us;
    unsigned place = edge_count++;
    for (; place > 0 && edges[place - 1].at_us > at; place--) {
        edges[place] = edges[place - 1];
    }
    edges[place] = (struct edge){at, (uint8_t)button, is_closed};
}

void headless_tap(enum board_button button) {
    headless_contact((uint32_t)now_us, button, true);
    headless_contact((uint32_t)now_us + TAP_US, button, false);
}

static void contact_moves(struct edge edge) {
    const bool was = closed[edge.button];
    closed[edge.button] = edge.closed;
    if (debounce_edges(&contacts[edge.button], !was && edge.closed, was && !edge.closed, edge.closed,
                       (uint32_t)now_us) == DEBOUNCE_PRESSED) {
        queue(edge.button, true, (uint32_t)now_us);
    }
}

static void contacts_rest(void) {
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        if (debounce_released(&contacts[button], (uint32_t)now_us)) {
            queue(button, false, contacts[button].open_at_us);
        }
    }
}

/* The next moment at which a contact moves or comes to rest. */
static uint64_t next_moment(void) {
    uint64_t next = edge_count > 0 ? edges[0].at_us : UINT64_MAX;
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        if (debounce_waiting(&contacts[button])) {
            const uint32_t left = DEBOUNCE_US - ((uint32_t)now_us - contacts[button].open_at_us);
            next = now_us + left < next ? now_us + left : next;
        }
    }
    return next;
}

static void moment(uint64_t at_us) {
    now_us = at_us > now_us ? at_us : now_us;
    while (edge_count > 0 && edges[0].at_us <= now_us) {
        const struct edge edge = edges[0];
        memmove(edges, edges + 1, --edge_count * sizeof *edges);
        contact_moves(edge);
    }
    contacts_rest();
}

void headless_until_us(uint64_t at_us) {
    while (next_moment() <= at_us) {
        moment(next_moment());
    }
    moment(at_us);
}

void headless_pass_us(uint32_t us) {
    headless_until_us(now_us + us);
}

uint32_t board_us(void) {
    headless_pass_us(look_us);
    return (uint32_t)now_us;
}
uint32_t board_ms(void) {
    return (uint32_t)(now_us / US_PER_MS);
}

/* Waits for an event, until that time or until the test's. */
static void wait_until(uint64_t until) {
    const uint64_t end = until < stop_at_us ? until : stop_at_us;
    state.waits++;
    while (!board_event_waits() && next_moment() <= end && next_moment() != UINT64_MAX) {
        moment(next_moment());
    }
    if (!board_event_waits() && end != UINT64_MAX) {
        moment(end);
    }
}

/* Nothing here interrupts. */
void board_wake(void) {}

void board_wait_until_ms(uint32_t at_ms) {
    const int32_t ms = (int32_t)(at_ms - board_ms());
    if (ms > 0 && !board_event_waits()) {
        wait_until((now_us / US_PER_MS + (uint64_t)ms) * US_PER_MS);
    }
}

/* With nothing to come this would be for ever: it returns, as if for an interrupt. */
void board_wait_forever(void) {
    wait_until(UINT64_MAX);
}

void board_pause_us(uint32_t us) {
    headless_pass_us(us);
}

void headless_stop_at_us(uint64_t at_us) {
    stop_at_us = at_us;
}

void headless_look_us(uint32_t us) {
    look_us = us;
}

bool board_event_waits(void) {
    return events_in != events_out;
}

bool board_event_next(struct board_event *event) {
    if (!board_event_waits()) {
        return false;
    }
    *event = events[events_out++ % EVENTS];
    return true;
}

void headless_type(const char *letters, enum board_button button) {
    for (; *letters != '\0'; letters++) {
        if (events_in - events_out < EVENTS) {
            events[events_in++ % EVENTS] =
                (struct board_event){(uint8_t)button, true, *letters, (uint32_t)now_us};
        }
        queue(button, false, (uint32_t)now_us);
    }
}

bool board_has_letters(void) {
    return given.letters;
}
bool board_buttons_answer(void) {
    return !given.silent;
}

uint8_t board_buttons_held(void) {
    unsigned held = 0;
    for (unsigned button = 0; button < BUTTON_COUNT; button++) {
        held |= contacts[button].down ? 1u << button : 0u;
    }
    return (uint8_t)held;
}

void board_light(uint8_t level) {
    state.light = level;
}

void board_led(uint8_t red, uint8_t green, uint8_t blue) {
    const uint8_t colour[] = {red, green, blue};
    memcpy(state.led, colour, sizeof colour);
}

bool board_has_led(void) {
    return given.battery >= 0;
}
void board_led_invert(bool inverted) {
    state.led_inverted = inverted;
}

void board_tone(uint16_t hertz, uint8_t volume) {
    state.hertz = volume > 0 ? hertz : 0;
    state.volume = volume;
    state.tones++;
}

bool board_has_speaker(void) {
    return given.speaker;
}
int board_battery_percent(void) {
    return given.battery;
}
bool board_charging(void) {
    return charging_look(&charging, given.usb_power, given.charger_low, board_ms());
}
bool board_usb_power(void) {
    return given.usb_power;
}
bool board_usb_possible(void) {
    return given.usb_power;
}
void board_usb_reset(void) {}
void board_rest(bool rest) {
    state.resting = rest;
}

struct board_boot board_boot_cause(void) {
    return given.boot;
}
void board_watchdog_feed(void) {
    state.feeds++;
}
uint32_t board_note(void) {
    return note;
}
void board_note_set(uint32_t value) {
    note = value;
}

_Noreturn void board_restart(void) {
    abort();
}

uint32_t board_stack_free(void) {
    return state.stack_free;
}
uint32_t board_stack_size(void) {
    return STACK_BYTES;
}

/* The same numbers in every run: tests want it so. (Numerical Recipes' congruence, its high half.) */
uint32_t board_random(void) {
    random_state = random_state * 1664525u + 1013904223u;
    return random_state ^ random_state >> 16;
}
