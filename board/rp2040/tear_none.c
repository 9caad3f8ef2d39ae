/* No tearing line: pictures go out at once. */
#include "board.h"

#include "drivers.h"

void driver_tear_start(void) {}
void driver_tear_edge(void) {}
void board_panel_sync(void) {}
