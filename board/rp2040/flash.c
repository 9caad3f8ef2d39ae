/* The journal's flash: the last sectors of the chip that the program runs from, but for those that the board
 * spares for a boot loader. While it is written nothing
 * may be fetched from it, so interrupts are off; button edges wait in their registers, and the piezo is
 * silent rather than stuck on a note. The SDK's two routines run from RAM. */
#include "board.h"

#include <string.h>

#include "hardware/flash.h"
#include "hardware/sync.h"

#include "drivers.h"

enum { REGION_BYTES = BOARD_FLASH_SECTORS * BOARD_FLASH_SECTOR, ERASED = 0xff };
_Static_assert((int)BOARD_FLASH_PAGE == FLASH_PAGE_SIZE && (int)BOARD_FLASH_SECTOR == FLASH_SECTOR_SIZE,
               "the flash's geometry");

static uint64_t serial;

/* Chips without a number answer with nothing but ones, or nothing but zeros. */
void driver_flash_start(void) {
    uint8_t bytes[FLASH_UNIQUE_ID_SIZE_BYTES];
    const uint32_t state = save_and_disable_interrupts();
    flash_get_unique_id(bytes);
    restore_interrupts(state);
    serial = 0;
    for (unsigned i = 0; i < sizeof bytes; i++) {
        serial = serial << 8 | bytes[i];
    }
    if (serial == UINT64_MAX) {
        serial = 0;
    }
}

uint64_t board_serial(void) {
    return serial;
}

static uint32_t region(void) {
    return PICO_FLASH_SIZE_BYTES - driver_loader_spared() - REGION_BYTES;
}

const uint8_t *board_flash(void) {
    return (const uint8_t *)(XIP_BASE + region());
}

uint32_t board_flash_claimed(void) {
    const uint32_t claimed = driver_loader_claimed();
    return claimed > driver_loader_spared() ? claimed : 0;
}

bool board_flash_program(uint32_t at, const uint8_t *bytes, uint32_t count) {
    /* Programming ones changes nothing, so the rest of the page stays as it is. */
    uint8_t page[BOARD_FLASH_PAGE];
    const uint32_t first = at % BOARD_FLASH_PAGE;
    if (first + count > BOARD_FLASH_PAGE || at >= REGION_BYTES || board_flash_claimed() > 0) {
        return false;
    }
    memset(page, ERASED, sizeof page);
    memcpy(page + first, bytes, count);
    const uint32_t state = save_and_disable_interrupts();
    flash_range_program(region() + at - first, page, BOARD_FLASH_PAGE);
    restore_interrupts(state);
    return memcmp(board_flash() + at, bytes, count) == 0;
}

static bool erased(uint32_t sector) {
    const uint32_t *words = (const uint32_t *)(const void *)(board_flash() + sector * BOARD_FLASH_SECTOR);
    for (unsigned i = 0; i < BOARD_FLASH_SECTOR / sizeof *words; i++) {
        if (words[i] != UINT32_MAX) {
            return false;
        }
    }
    return true;
}

bool board_flash_erase(uint32_t sector) {
    if (sector >= BOARD_FLASH_SECTORS || board_flash_claimed() > 0) {
        return false;
    }
    board_tone(0, 0);
    const uint32_t state = save_and_disable_interrupts();
    flash_range_erase(region() + sector * BOARD_FLASH_SECTOR, BOARD_FLASH_SECTOR);
    restore_interrupts(state);
    return erased(sector);
}
