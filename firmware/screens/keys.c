#include "keys.h"

#include <assert.h>

#include "board.h"

enum { US_PER_MS = 1000 };

_Static_assert((int)KEY_UP == (int)BUTTON_UP && (int)KEY_Y == (int)BUTTON_Y, "keys are numbered as buttons");

/* A button that is held, and when it becomes a key (again). */
static struct held {
    bool on;
    uint8_t button;
    uint32_t at_us;
} repeat, undo_wait;

static bool is_pad(uint8_t button) {
    return button <= BUTTON_RIGHT;
}

static bool is_due(const struct held *held) {
    return held->on && (int32_t)(board_us() - held->at_us) >= 0;
}

static struct held hold(const struct board_event *event, uint32_t ms) {
    return (struct held){true, event->button, event->at_us + ms * US_PER_MS};
}

/* Is it a key already? */
static bool pressed(const struct board_event *event, bool undo) {
    if (event->button == BUTTON_B && undo) {
        undo_wait = hold(event, KEYS_UNDO_MS);
        return false;
    }
    if (is_pad(event->button)) {
        repeat = hold(event, KEYS_REPEAT_FIRST_MS);
    }
    return true;
}

/* Does letting go make it a key? */
static bool let_go(const struct board_event *event) {
    if (repeat.button == event->button) {
        repeat.on = false;
    }
    const bool was_short = event->button == BUTTON_B && undo_wait.on;
    if (was_short) {
        undo_wait.on = false;
    }
    return was_short;
}

/* B was held long enough before it was let go, although nobody looked in between. */
static bool undo_passed(const struct board_event *event) {
    return undo_wait.on && event->button == BUTTON_B && (int32_t)(event->at_us - undo_wait.at_us) >= 0;
}

static bool key_of_event(const struct board_event *event, struct keys_wanted wanted, enum key *key) {
    if (event->down && event->letter != '\0' && wanted.letters) {
        *key = (enum key)(KEY_LETTER + event->letter);
        return true;
    }
    if (event->button == BUTTON_COUNT) {
        return false;
    }
    *key = !event->down && undo_passed(event) ? KEY_UNDO : (enum key)event->button;
    return event->down ? pressed(event, wanted.undo) : let_go(event);
}

static bool key_of_time(enum key *key) {
    if (is_due(&undo_wait)) {
        undo_wait.on = false;
        *key = KEY_UNDO;
        return true;
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
    return key_of_time(key);
}

bool keys_due(uint32_t *at_ms) {
    const struct held *first = &repeat;
    if (undo_wait.on && (!repeat.on || (int32_t)(undo_wait.at_us - repeat.at_us) < 0)) {
        first = &undo_wait;
    }
    const int32_t left_us = (int32_t)(first->at_us - board_us());
    *at_ms = board_ms() + (left_us > 0 ? (uint32_t)left_us / US_PER_MS + 1 : 0);
    return first->on;
}

bool keys_held(enum key key) {
    assert(key <= KEY_Y);
    return (board_buttons_held() >> key & 1) != 0;
}

void keys_forget(void) {
    struct board_event event;
    while (board_event_next(&event)) {
    }
    repeat.on = undo_wait.on = false;
}
