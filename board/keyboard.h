/* A keyboard that reports its keys by codes: which of them are buttons, what they write, and which are held.
 * Keys are reported again and again while they are held; that is no news. Pure arithmetic on codes and times:
 * a driver's interrupt feeds it on the device, tests on the PC.
 *
 * The codes are those of ClockworkPi's PicoCalc: clockworkpi/PicoCalc, Code/picocalc_keyboard/keyboard.h
 * (codes, states) and keyboard.ino (kbd_entries, and when a key is reported). */
#ifndef OXHIDE_KEYBOARD_H
#define OXHIDE_KEYBOARD_H

#include <stdbool.h>
#include <stdint.h>

enum keyboard_state { KEYBOARD_IDLE, KEYBOARD_PRESSED, KEYBOARD_HELD, KEYBOARD_RELEASED };

enum {
    KEYBOARD_KEYS = 10, /* held at once: as many as the PicoCalc's own list has */
    /* A key that is held is reported after 300 ms, and then each 100 ms. One of which nothing is heard for so
     * long was let go, and its report was lost: their queue of 31 was full. */
    KEYBOARD_SILENT_US = 1000000,
};

struct keyboard {
    struct keyboard_key {
        uint8_t code; /* 0: none */
        uint32_t heard_us;
    } keys[KEYBOARD_KEYS];
};

struct keyboard_news {
    bool any, down;
    uint8_t button; /* enum board_button; BUTTON_COUNT: none */
    char letter;    /* '\0': none */
};

/* A key was reported. News of a button that another key still holds says only what is written. */
struct keyboard_news keyboard_report(struct keyboard *keyboard, uint8_t state, uint8_t code, uint32_t now_us);
/* A key that was let go without a report, one at a call. */
struct keyboard_news keyboard_silent(struct keyboard *keyboard, uint32_t now_us);
/* Bit per enum board_button. */
uint8_t keyboard_held(const struct keyboard *keyboard);

#endif
