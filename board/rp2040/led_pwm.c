/* A lamp of three colours. */
#include "board.h"

#include "parts.h"
#include "pins.h"

void led_start(void) {
    pwm_pin_start(PIN_LED_RED);
    pwm_pin_start(PIN_LED_GREEN);
    pwm_pin_start(PIN_LED_BLUE);
}

static bool inverted; /* lit where its pin is low */

/* Squared, so that steps of 0 to 255 look even, and 255 is full scale. */
static void lamp(unsigned pin, uint8_t part) {
    uint32_t const level = (uint32_t)part * part * PWM_FULL / (255u * 255u);
    pwm_pin_level(pin, (uint16_t)(inverted ? PWM_FULL - level : level));
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
