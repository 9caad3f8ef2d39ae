/* A piezo on a PWM pin: the period is the tone, the duty its loudness. */
#include "board.h"

#include "hardware/clocks.h"
#include "hardware/gpio.h"
#include "hardware/pwm.h"

#include "parts.h"
#include "pins.h"

/* 125 MHz / 64 counted to 65536: tones from 30 Hz, exact to a thousandth up to 2 kHz. */
enum { TONE_DIVIDER = 64, TONE_LOWEST = 30, DUTY_SCALE = 1000 };

/* The fundamental of a pulse is as loud as the sine of its duty: 4 dB a step, and half is loudest. */
static const uint16_t duty[BOARD_VOLUME_MAX + 1] = {0, 13, 20, 32, 50, 80, 131, 217, 500};

static unsigned slice(void) {
    return pwm_gpio_to_slice_num(PIN_SPEAKER);
}

void speaker_start(void) {
    pwm_config config = pwm_get_default_config();
    pwm_config_set_clkdiv_int(&config, TONE_DIVIDER);
    pwm_init(slice(), &config, false);
    pwm_set_gpio_level(PIN_SPEAKER, 0);
    gpio_set_function(PIN_SPEAKER, GPIO_FUNC_PWM);
}

bool board_has_speaker(void) {
    return true;
}

void board_tone(uint16_t hertz, uint8_t volume) {
    if (hertz < TONE_LOWEST || volume == 0) {
        pwm_set_gpio_level(PIN_SPEAKER, 0);
        pwm_set_enabled(slice(), false);
        pwm_set_counter(slice(), 0);
        return;
    }
    uint32_t const period = clock_get_hz(clk_sys) / TONE_DIVIDER / hertz;
    uint32_t const part = duty[volume < BOARD_VOLUME_MAX ? volume : BOARD_VOLUME_MAX];
    pwm_set_wrap(slice(), (uint16_t)(period - 1));
    pwm_set_gpio_level(PIN_SPEAKER, (uint16_t)(period * part / DUTY_SCALE));
    pwm_set_enabled(slice(), true);
}
