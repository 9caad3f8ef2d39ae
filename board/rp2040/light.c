/* The backlight, and what every lamp needs of PWM. */
#include "board.h"

#include "hardware/gpio.h"
#include "hardware/pwm.h"

#include "parts.h"
#include "pins.h"

/* Part of full light for steps that look even: CIE 1976 lightness of 1/8, 2/8 ... 8/8, but the first a little
 * up, so that the dimmest step can still be read indoors. */
static const uint16_t lightness[BOARD_LIGHT_MAX + 1] = {
    0,
    80,
    PWM_FULL * 4 / 100,
    PWM_FULL * 10 / 100,
    PWM_FULL * 18 / 100,
    PWM_FULL * 31 / 100,
    PWM_FULL * 48 / 100,
    PWM_FULL * 71 / 100,
    PWM_FULL,
};

void pwm_pin_start(unsigned pin) {
    pwm_config config = pwm_get_default_config();
    pwm_config_set_wrap(&config, PWM_FULL - 1);
    pwm_init(pwm_gpio_to_slice_num(pin % NUM_BANK0_GPIOS), &config, true);
    pwm_set_gpio_level(pin, 0);
    gpio_set_function(pin, GPIO_FUNC_PWM);
}

void pwm_pin_level(unsigned pin, uint16_t level) {
    pwm_set_gpio_level(pin, level);
}

void light_start(void) {
    pwm_pin_start(PIN_PANEL_LIGHT);
}

void board_light(uint8_t level) {
    pwm_pin_level(PIN_PANEL_LIGHT, lightness[level < BOARD_LIGHT_MAX ? level : BOARD_LIGHT_MAX]);
}
