/* A pin on PWM, for lamps. */
#include "board.h"

#include "hardware/gpio.h"
#include "hardware/pwm.h"

#include "drivers.h"

/* 125 MHz / 8 / 4095: 3.8 kHz, and a count is 64 ns (light_pwm.c says why so slow). */
enum { LAMP_DIVIDER = 8 };

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
