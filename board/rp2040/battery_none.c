/* No battery that can be measured. */
#include "board.h"

#include "parts.h"

void battery_start(void) {}
int board_battery_percent(void) {
    return -1;
}
