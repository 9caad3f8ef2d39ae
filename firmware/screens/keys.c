#include "keys.h"

#include <assert.h>
#include <stddef.h>

#include "board.h"

enum { US_PER_MS = 1000, WAITS = 2 };

_Static_assert((int)KEY_UP == (int)BUTTON_UP && (int)KEY_Y == (int)BUTTON_Y, "keys are numbered as buttons");

/* A button that is held, and when it becomes a key (again). */
static struct held {
    bool on;
    uint8_t button;
    uint32_t at_us;
} repeat, again, waits[WAITS]; /* the pad; A; B and Y, which may be held for another meaning */

static bool is_pad(uint8_t button) {
    return button <= BUTTON_RIGHT;
}

static bool is_due(const struct held *held) {
    return held->on && (int32_t)(board_us() - held->at_us) >= 0;
}

static struct held hold(const struct board_event *event, uint32_t ms) {
    return (struct held){true, event->button, event->at_us + ms * US_PER_MS};
}

/* NULL: the button has one meaning. */
static struct held *wait_of(uint8_t button) {
    return button == BUTTON_B ? &waits[0] : button == BUTTON_Y ? &waits[1] : NULL;
}

static enum key key_when_held(const struct held *wait) {
    return wait->button == BUTTON_B ? KEY_UNDO : KEY_HINT;
}

/* Is it a key already? */
static bool pressed(const struct board_event *event, struct keys_wanted wanted) {
    struct held *const wait = wait_of(event->button);
    if (wait != NULL && (event->button == BUTTON_B ? wanted.undo : wanted.hint)) {
        *wait = hold(event, KEYS_HOLD_MS);
        return false;
    }
    if (is_pad(event->button)) {
        repeat = hold(event, KEYS_REPEAT_FIRST_MS);
    }
    if (event->button == BUTTON_A && wanted.again) {
        again = hold(event, KEY_AGAIN_MS);
    }
    return true;
}

/* Does letting go make it a key? */
static bool let_go(const struct board_event *event) {
    if (repeat.button == event->button) {
        repeat.on = false;
    }
    again.on = again.on && event->button != BUTTON_A;
    struct held *const wait = wait_of(event->button);
    const bool was_short = wait != NULL && wait->on;
    if (was_short) {
        wait->on = false;
    }
    return was_short;
}

/* It was held long enough before it was let go, although nobody looked in between. */
static bool hold_passed(const struct board_event *event) {
    const struct held *const wait = wait_of(event->button);
    return wait != NULL && wait->on && (int32_t)(event->at_us - wait->at_us) >= 0;
}

static bool key_of_event(const struct board_event *event, struct keys_wanted wanted, enum key *key) {
    if (event->down && event->letter != '\0' && wanted.letters) {
        *key = (enum key)(KEY_LETTER + event->letter);
        return true;
    }
    if (event->button == BUTTON_COUNT) {
        return false;
    }
    *key =
        !event->down && hold_passed(event) ? key_when_held(wait_of(event->button)) : (enum key)event->button;
    return event->down ? pressed(event, wanted) : let_go(event);
}

static bool key_of_time(struct keys_wanted wanted, enum key *key) {
    for (unsigned i = 0; i < WAITS; i++) {
        if (is_due(&waits[i])) {
            waits[i].on = false;
            *key = key_when_held(&waits[i]);
            return true;
        }
    }
    if (is_due(&again)) {
        again.on = false;
        *key = KEY_AGAIN;
        return wanted.again && keys_held(KEY_A); /* its release may have been lost */
    }
    if (is_due(&repeat)) {
        repeat.on = (board_buttons_held() >> repeat.button & 1) != 0; /* its release may have been lost */
        repeat.at_us = board_us() + KEYS_REPEAT_NEXT_MS * US_PER_MS;  /* none to catch up after a pause */
        *key = (enum key)repeat.button;
        return repeat.on;
    }
    return false;
}

bool keys_next(struct keys_wanted wanted, enum key *key) {
    struct board_event event;
    while (board_event_next(&event)) {
        if (key_of_event(&event, wanted, key)) {
            return true;
        }
    }
    return key_of_time(wanted, key);
}

bool keys_due(uint32_t *at_ms) {
    const struct held *first =
        again.on && (!repeat.on || (int32_t)(again.at_us - repeat.at_us) < 0) ? &again : &repeat;
    for (unsigned i = 0; i < WAITS; i++) {
        if (waits[i].on && (!first->on || (int32_t)(waits[i].at_us - first->at_us) < 0)) {
            first = &waits[i];
        }
    }
    const int32_t left_us = (int32_t)(first->at_us - board_us());
    *at_ms = board_ms() + (left_us > 0 ? (uint32_t)left_us / US_PER_MS + 1 : 0);
    return first->on;
}

bool keys_held(enum key key) {
    assert(key <= KEY_Y);
    return (board_buttons_held() >> key & 1) != 0;
}

/* A first press waits longer for what comes next. */
bool keys_repeat(void) {
    return repeat.on && (int32_t)(repeat.at_us - board_us()) <= (int32_t)(KEYS_REPEAT_NEXT_MS * US_PER_MS);
}

void keys_forget(void) {
    struct board_event event;
    while (board_event_next(&event)) {
    }
    repeat.on = again.on = waits[0].on = waits[1].on = false;
}
