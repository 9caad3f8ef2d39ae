#include "debounce.h"

static void opened(struct debounce *contact, uint32_t now_us) {
    contact->open = true;
    contact->open_at_us = now_us;
}

enum debounce_news debounce_edges(struct debounce *contact, bool closing, bool opening, bool closed,
                                  uint32_t now_us) {
    const bool pressed = !contact->down && (closing || closed);
    if (pressed) {
        contact->down = true;
        contact->open = false;
    }
    if (contact->down && closed) {
        contact->open = false;
    } else if (contact->down && (opening || !contact->open)) {
        opened(contact, now_us);
    }
    return pressed ? DEBOUNCE_PRESSED : DEBOUNCE_NOTHING;
}

bool debounce_released(struct debounce *contact, uint32_t now_us) {
    if (!debounce_waiting(contact) || now_us - contact->open_at_us < DEBOUNCE_US) {
        return false;
    }
    contact->down = false;
    contact->open = false;
    return true;
}

bool debounce_waiting(const struct debounce *contact) {
    return contact->down && contact->open;
}
