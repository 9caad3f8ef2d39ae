/* A backlight behind the southbridge. Its PWM has 255 steps; so many look even: CIE 1976 lightness of 1/8,
 * 2/8
 * ... 8/8. */
#include "board.h"

#include "drivers.h"
#include "southbridge.h"

static const uint8_t lightness[BOARD_LIGHT_MAX + 1] = {0, 4, 11, 25, 47, 79, 123, 181, 255};

void driver_light_start(void) {}

void board_light(uint8_t level) {
    southbridge_light(lightness[level < BOARD_LIGHT_MAX ? level : BOARD_LIGHT_MAX]);
}
