/* A lamp of three colours. */
#include "board.h"

#include "drivers.h"
#include "pins.h"

void driver_led_start(void) {
    driver_pwm_pin_start(PIN_LED_RED);
    driver_pwm_pin_start(PIN_LED_GREEN);
    driver_pwm_pin_start(PIN_LED_BLUE);
}

static bool inverted; /* lit where its pin is low */

/* Squared, so that steps of 0 to 255 look even, and 255 is full scale. */
static void lamp(unsigned pin, uint8_t part) {
    const uint32_t level = (uint32_t)part * part * DRIVER_PWM_FULL / (255u * 255u);
    driver_pwm_pin_level(pin, (uint16_t)(inverted ? DRIVER_PWM_FULL - level : level));
}

bool board_has_led(void) {
    return true;
}

void board_led_invert(bool is_inverted) {
    inverted = is_inverted;
}

void board_led(uint8_t red, uint8_t green, uint8_t blue) {
    lamp(PIN_LED_RED, red);
    lamp(PIN_LED_GREEN, green);
    lamp(PIN_LED_BLUE, blue);
}
