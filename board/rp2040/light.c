/* The backlight, and what every lamp needs of PWM. */
#include "board.h"

#include "hardware/gpio.h"
#include "hardware/pwm.h"

#include "drivers.h"
#include "pins.h"

/* 125 MHz / 8 / 4095: 3.8 kHz, and a count is 64 ns. A backlight of a PicoSystem gives no light from pulses
 * below some 1.3 us, and loses 1.1 us of longer ones (docs/hardware.md), so its periods must be long; still
 * no eye sees them, and nobody has reported a whine at the 1.9 to 3.8 kHz of the maker's own library. */
enum { LAMP_DIVIDER = 8, LOST_COUNTS = 17 };

/* Full scale in parts of ten thousand, and what each pulse loses. */
#define LIT(parts) (DRIVER_PWM_FULL * (parts) / 10000 + LOST_COUNTS)

/* Light for steps that look even: CIE 1976 lightness of 1/8, 2/8 ... 8/8. The shortest pulse is 4.9 us. */
static const uint16_t lightness[BOARD_LIGHT_MAX + 1] = {
    0, LIT(145), LIT(442), LIT(980), LIT(1842), LIT(3100), LIT(4828), LIT(7108), DRIVER_PWM_FULL,
};

void driver_pwm_pin_start(unsigned pin) {
    pwm_config config = pwm_get_default_config();
    pwm_config_set_wrap(&config, DRIVER_PWM_FULL - 1);
    pwm_config_set_clkdiv_int(&config, LAMP_DIVIDER);

    pwm_init(pwm_gpio_to_slice_num(pin % NUM_BANK0_GPIOS), &config, true);
    pwm_set_gpio_level(pin, 0);
    gpio_set_function(pin, GPIO_FUNC_PWM);
}

void driver_pwm_pin_level(unsigned pin, uint16_t level) {
    pwm_set_gpio_level(pin, level);
}

void driver_light_start(void) {
    driver_pwm_pin_start(PIN_PANEL_LIGHT);
}

void board_light(uint8_t level) {
    driver_pwm_pin_level(PIN_PANEL_LIGHT, lightness[level < BOARD_LIGHT_MAX ? level : BOARD_LIGHT_MAX]);
}
