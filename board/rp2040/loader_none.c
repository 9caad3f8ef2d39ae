/* No boot loader beside the chip's own, which is in ROM. */
#include "board.h"

#include "drivers.h"

uint32_t driver_loader_spared(void) {
    return 0;
}

uint32_t driver_loader_claimed(void) {
    return 0;
}
