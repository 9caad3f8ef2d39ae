/* A lamp of one colour: as bright as the brightest part of the colour that is asked for. */
#include "board.h"

#include "drivers.h"
#include "pins.h"

static bool inverted; /* otherwise than LED_LIT says */

void driver_led_start(void) {
    driver_pwm_pin_start(PIN_LED);
    board_led(0, 0, 0);
}

/* None whose colour could be told. */
bool board_has_led(void) {
    return false;
}

void board_led_invert(bool is_inverted) {
    inverted = is_inverted;
}

/* Squared, so that steps of 0 to 255 look even, and 255 is full scale. */
void board_led(uint8_t red, uint8_t green, uint8_t blue) {
    const uint8_t most = red > green ? red : green, part = most > blue ? most : blue;
    const uint32_t level = (uint32_t)part * part * DRIVER_PWM_FULL / (255u * 255u);
    const bool lit_when_high = (LED_LIT != 0) != inverted;
    driver_pwm_pin_level(PIN_LED, (uint16_t)(lit_when_high ? level : DRIVER_PWM_FULL - level));
}
