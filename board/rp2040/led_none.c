/* No lamp. */
#include "board.h"

#include "drivers.h"

void driver_led_start(void) {}
void board_led(uint8_t red, uint8_t green, uint8_t blue) {
    (void)red;
    (void)green;
    (void)blue;
}
bool board_has_led(void) {
    return false;
}
void board_led_invert(bool inverted) {
    (void)inverted;
}
