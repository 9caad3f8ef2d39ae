/* What the RP2040's drivers tell each other; board.h is what everybody else sees. Each part has a file; a
 * part that a board lacks is the file with `none` in its name, chosen in the board's board.cmake. */
#ifndef OXHIDE_PARTS_H
#define OXHIDE_PARTS_H

#include <stdbool.h>
#include <stdint.h>

/* The timer's alarms: the SDK hands none out here, so their numbers are fixed. */
enum { ALARM_WAIT, ALARM_DEBOUNCE, ALARM_USB };

void faults_start(void); /* first of all: reads why the chip started, before anything else can fail */
void stack_start(void);
void flash_start(void); /* before there are interrupts: the chip is not to be read meanwhile */
void clock_start(void);
void buttons_start(void);
void panel_start(void);
void tear_start(void);
void light_start(void);
void led_start(void);
void speaker_start(void);
void battery_start(void);
void charger_start(void);
void rest_start(void);
void usb_reset_start(void);

/* An edge on a pin of bank 0 that is no button's. */
void tear_edge(void);
void charger_edge(void);
/* Stops an alarm, or lets it go off `us` from now; its handler runs with the interrupt, if it has one. */
void clock_alarm(unsigned alarm, uint32_t us);
void clock_alarm_off(unsigned alarm);

/* Sleeps until an interrupt is pending, with the clocks that may be waited for. Interrupts are off. */
void rest_until_interrupt(void);
bool panel_idle(void); /* nothing is on its way to it */

void watchdog_rest(void);
void watchdog_resume(void);

/* Gives a pin to PWM with full scale PWM_FULL at 3.8 kHz: a lamp's (light.c says why so slow). */
enum { PWM_FULL = 4095 };
void pwm_pin_start(unsigned pin);
void pwm_pin_level(unsigned pin, uint16_t level);

#endif
