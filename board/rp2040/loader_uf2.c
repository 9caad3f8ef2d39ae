/* A boot loader at the end of the flash, as many PicoCalcs have: uf2loader, by which programs are started
 * from the SD card. Nothing protects it but the programs themselves. It takes the last 16 kB, and so do we
 * leave them alone whether it is there or not: then one that is installed later loses nobody's saves.
 *
 * What it says of itself is believed, too. Since 2.0 it writes into a hole of the vector table of the program
 * that it starts: a magic number, and how many bytes from the start of the flash are the program's. Version 1
 * said the same in the last eight bytes, and was larger. Sources: pelrun/uf2loader,
 * common/bootloader/proginfo.h and proginfo.c (VECTOR_HOLE_OFFSET, bl_info_t, "lazier version"); its author
 * at forum.clockworkpi.com, "UF2 Loader", of 1.1 and 2.0. */
#include "board.h"

#include "hardware/flash.h"

#include "drivers.h"

enum { SPARED = 16 * 1024, HOLE = 0x110, LAST_WORDS = 8 };

static const uint32_t magic = 0xe98cc638;

uint32_t driver_loader_spared(void) {
    return SPARED;
}

/* What is the program's, by two words of the flash: a number of bytes, or an address. */
static uint32_t claimed_by(uint32_t at) {
    const volatile uint32_t *const words = (const volatile uint32_t *)(XIP_BASE + at);
    const uint32_t end = words[1] >= XIP_BASE ? words[1] - XIP_BASE : words[1];
    return words[0] == magic && end < PICO_FLASH_SIZE_BYTES ? PICO_FLASH_SIZE_BYTES - end : 0;
}

uint32_t driver_loader_claimed(void) {
    const uint32_t now = claimed_by(HOLE), old = claimed_by(PICO_FLASH_SIZE_BYTES - LAST_WORDS);
    return now > old ? now : old;
}
