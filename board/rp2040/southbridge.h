/* The PicoCalc's second controller, for the drivers of what is behind it. */
#ifndef OXHIDE_SOUTHBRIDGE_H
#define OXHIDE_SOUTHBRIDGE_H

#include <stdbool.h>
#include <stdint.h>

void southbridge_start(void);
bool southbridge_answers(void);
bool southbridge_busy(void); /* bits are on their way */

void southbridge_light(uint8_t value); /* 0 to 255, as its PWM takes it */
/* The per cent, and a bit while they are charged. */
enum { SOUTHBRIDGE_CHARGES = 0x80, SOUTHBRIDGE_NO_BATTERY = 0xFF };
uint8_t southbridge_battery(void);

/* The keyboard's driver, called from an interrupt: what the queue of keys held, state 0 if it was empty; and
 * nothing can be heard any more. */
void keyboard_take(uint8_t state, uint8_t code);
void keyboard_lost(void);

#endif
