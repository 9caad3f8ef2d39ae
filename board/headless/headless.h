/* The PC's board, seen from the tests: time that passes only when told or waited for, contacts that close and
 * open when the test says (bounces included: they go through the same debounce as the device's), a panel that
 * shows what it was sent, and a record of light, sound and traffic. The flash is a model of its own: flash.c.
 */
#ifndef OXHIDE_HEADLESS_H
#define OXHIDE_HEADLESS_H

#include "board.h"

/* board_start puts everything back: time 0, all contacts open, nothing shown, counters 0. What follows is set
 * before it, and stays until set again. */
void headless_capabilities(bool speaker, bool joystick);
void headless_keyboard(bool letters, bool silent); /* its keys write; what reads them does not answer */
void headless_battery(int percent, bool charger_low, bool usb_power); /* low: its status line */
void headless_boot_cause(struct board_boot boot);
void headless_name(const char *name);         /* of the board: "headless" unless set */
void headless_hold_at_start(uint8_t buttons); /* bit per button: held at power-on */

/* Contacts: the edge happens at that time, at once if it has passed. */
void headless_contact(uint32_t at_us, enum board_button button, bool closed);
/* A clean press of 60 ms, from now; time does not pass. */
void headless_tap(enum board_button button);
/* Keys that write, and are that button, one after the other; BUTTON_COUNT: none. */
void headless_type(const char *letters, enum board_button button);
/* The program's waits end at that time at the latest, as if for an interrupt; UINT64_MAX: never. */
void headless_stop_at_us(uint64_t at_us);
/* Each look at board_us takes so long, as what is done between two looks does on a device; 0: no time. */
void headless_look_us(uint32_t us);
/* Lets time pass, edges and all, without the firmware running. */
void headless_pass_us(uint32_t us);

enum { HEADLESS_WIDTH = 240, HEADLESS_HEIGHT = 240 };
struct headless_panel {
    uint16_t frame[HEADLESS_HEIGHT][HEADLESS_WIDTH];
    bool in_reset, asleep, on;
    uint32_t windows, pixels, commands; /* since board_start */
};
const struct headless_panel *headless_panel(void);

struct headless_state {
    uint8_t light, led[3], volume;
    bool led_inverted;
    uint16_t hertz;
    uint32_t tones; /* changes of the tone */
    uint32_t waits; /* times that the program went to sleep */
    uint32_t feeds;
    bool resting;        /* board_rest */
    uint32_t stack_free; /* what board_stack_free returns */
};
const struct headless_state *headless_state(void);

/* Between the files of this board. */
void headless_panel_start(void);
void headless_until_us(uint64_t at_us);
uint64_t headless_now_us(void);

#endif
