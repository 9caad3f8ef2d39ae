/* A backlight on a PWM pin. */
#include "board.h"

#include "drivers.h"
#include "pins.h"

/* A count is 64 ns (pwm_pin.c). A backlight of a PicoSystem gives no light from pulses below some 1.3 us, and
 * loses 1.1 us of longer ones (docs/hardware.md), so its periods must be long; still no eye sees them, and
 * nobody has reported a whine at the 1.9 to 3.8 kHz of the maker's own library. */
enum { LOST_COUNTS = 17 };

/* Full scale in parts of ten thousand, and what each pulse loses. */
#define LIT(parts) (DRIVER_PWM_FULL * (parts) / 10000 + LOST_COUNTS)

/* Light for steps that look even: CIE 1976 lightness of 1/8, 2/8 ... 8/8. The shortest pulse is 4.9 us. */
static const uint16_t lightness[BOARD_LIGHT_MAX + 1] = {
    0, LIT(145), LIT(442), LIT(980), LIT(1842), LIT(3100), LIT(4828), LIT(7108), DRIVER_PWM_FULL,
};

void driver_light_start(void) {
    driver_pwm_pin_start(PIN_PANEL_LIGHT);
}

void board_light(uint8_t level) {
    driver_pwm_pin_level(PIN_PANEL_LIGHT, lightness[level < BOARD_LIGHT_MAX ? level : BOARD_LIGHT_MAX]);
}
