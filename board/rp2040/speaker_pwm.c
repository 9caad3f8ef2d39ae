/* A piezo, or two speakers, on PWM pins: the period is the tone, the width of the pulse its loudness. */
#include "board.h"

#include "hardware/clocks.h"
#include "hardware/gpio.h"
#include "hardware/pwm.h"

#include "drivers.h"
#include "pins.h"

/* 125 MHz / 64 counted to 65536: tones from 30 Hz, exact to a thousandth up to 2 kHz. */
enum { TONE_DIVIDER = 64, TONE_LOWEST = 30 };
/* At rest the slice runs on with a level of 0, in periods this short. A slice that is stopped leaves its pin
 * high if that is where it was, and a level that is written counts only from the end of the period on. */
enum { REST_PERIOD = 32 };

/* Microseconds that the pin is high. By the PicoSystem's maker (_play_note of its library) a piezo has
 * deflected fully after 100 us, and is not louder with more; below, its sound grows with the pulse. Each step
 * is 4 dB. */
static const uint8_t pulse_us[BOARD_VOLUME_MAX + 1] = {0, 4, 6, 10, 16, 25, 40, 63, 100};

#ifndef SPEAKERS
#define SPEAKERS PIN_SPEAKER
#endif
static const uint8_t speakers[] = {SPEAKERS}; /* all of one slice */

static unsigned slice(void) {
    return pwm_gpio_to_slice_num(speakers[0]);
}

static void rest(void) {
    pwm_set_both_levels(slice(), 0, 0);
    pwm_set_wrap(slice(), REST_PERIOD - 1);
}

void driver_speaker_start(void) {
    pwm_config config = pwm_get_default_config();
    pwm_config_set_clkdiv_int(&config, TONE_DIVIDER);
    pwm_init(slice(), &config, true);
    rest();
    for (unsigned i = 0; i < sizeof speakers; i++) {
        gpio_set_function(speakers[i], GPIO_FUNC_PWM);
    }
}

bool board_has_speaker(void) {
    return true;
}

void board_tone(uint16_t hertz, uint8_t volume) {
    if (hertz < TONE_LOWEST || volume == 0) {
        rest();
        return;
    }
    const uint32_t counts_hz = clock_get_hz(clk_sys) / TONE_DIVIDER, period = counts_hz / hertz;
    const uint32_t asked =
        counts_hz / 1000 * pulse_us[volume < BOARD_VOLUME_MAX ? volume : BOARD_VOLUME_MAX] / 1000;
    const uint16_t level = (uint16_t)(asked < period / 2 ? asked : period / 2); /* half is loudest */
    pwm_set_wrap(slice(), (uint16_t)(period - 1));
    pwm_set_both_levels(slice(), level, level);
}
