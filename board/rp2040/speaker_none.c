/* No speaker. */
#include "board.h"

#include "drivers.h"

void driver_speaker_start(void) {}
bool board_has_speaker(void) {
    return false;
}
void board_tone(uint16_t hertz, uint8_t volume) {
    (void)hertz;
    (void)volume;
}
