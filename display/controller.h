/* How one kind of panel's controller differs from the others: for panel.c alone. One file for each kind
 * defines this, chosen by BOARD_PANEL in the board's board.cmake. */
#ifndef OXHIDE_CONTROLLER_H
#define OXHIDE_CONTROLLER_H

#include <stddef.h>
#include <stdint.h>

struct controller_step {
    uint8_t command;
    uint8_t count;
    uint8_t data[14]; /* an ST7789's gamma curves have as many */
};

/* What it is told after each reset, and how long after it. */
struct controller {
    const struct controller_step *steps;
    size_t count;
    uint32_t after_reset_us; /* at power-on, until it may leave its sleep */
};
extern const struct controller controller;

/* Sends what board_panel() says besides the orientation. */
void controller_board_facts(void);

#endif
