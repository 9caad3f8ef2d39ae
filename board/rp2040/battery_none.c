/* No battery that can be measured. */
#include "board.h"

#include "drivers.h"

void driver_battery_start(void) {}
int board_battery_percent(void) {
    return -1;
}
