/* What the RP2040's drivers share; board.h is what everybody else sees. Each part has a file; a part that a
 * board lacks is the file with `none` in its name, chosen in the board's board.cmake. */
#ifndef OXHIDE_DRIVERS_H
#define OXHIDE_DRIVERS_H

#include <stdbool.h>
#include <stdint.h>

/* The timer's alarms: the SDK hands none out here, so their numbers are fixed. */
enum { DRIVER_ALARM_WAIT, DRIVER_ALARM_DEBOUNCE, DRIVER_ALARM_USB };

void driver_faults_start(void); /* first of all: reads why the chip started, before anything else can fail */
void driver_stack_start(void);
void driver_flash_start(void); /* before there are interrupts: the chip is not to be read meanwhile */
void driver_clock_start(void);
void driver_buttons_start(void);
void driver_panel_start(void);
void driver_tear_start(void);
void driver_light_start(void);
void driver_led_start(void);
void driver_speaker_start(void);
void driver_battery_start(void);
void driver_charger_start(void);
void driver_rest_start(void);
void driver_usb_reset_start(void);

struct board_event;
void driver_event_queue(const struct board_event *event); /* from an interrupt, or with interrupts off */

/* An edge on a pin of bank 0 that is no button's. */
void driver_tear_edge(void);
void driver_charger_edge(void);
/* Stops an alarm, or lets it go off `us` from now; its handler runs with the interrupt, if it has one. */
void driver_clock_alarm(unsigned alarm, uint32_t us);
void driver_clock_alarm_off(unsigned alarm);

/* Sleeps until an interrupt is pending, with the clocks that may be waited for. Interrupts are off. */
void driver_rest_until_interrupt(void);
bool driver_panel_idle(void);        /* nothing is on its way to it */
uint32_t driver_buttons_gates(void); /* bits of SLEEP_EN0: what the buttons' driver needs in this sleep */

/* Gives a pin of 26 to 29 to the ADC; reads its voltage, times a divider's factor. */
void driver_adc_pin_start(unsigned pin);
uint32_t driver_adc_pin_millivolts(unsigned pin, uint32_t divider);

void driver_watchdog_rest(void);
void driver_watchdog_resume(void);

/* Bytes at the end of the flash: that this board always leaves alone, and that a boot loader says are its. */
uint32_t driver_loader_spared(void);
uint32_t driver_loader_claimed(void);

/* Gives a pin to PWM with full scale DRIVER_PWM_FULL at 3.8 kHz: a lamp's (light_pwm.c says why so slow). */
enum { DRIVER_PWM_FULL = 4095 };
void driver_pwm_pin_start(unsigned pin);
void driver_pwm_pin_level(unsigned pin, uint16_t level);

#endif
