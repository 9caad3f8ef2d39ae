#include "flash_check.h"

#include <string.h>

#include "board.h"

enum { ERASED = 0xff };

static bool is_free(uint32_t sector) {
    const uint8_t *bytes = board_flash() + sector * BOARD_FLASH_SECTOR;
    for (unsigned i = 0; i < BOARD_FLASH_SECTOR; i++) {
        if (bytes[i] != ERASED) {
            return false;
        }
    }
    return true;
}

unsigned flash_free_sectors(void) {
    unsigned count = 0;
    for (uint32_t sector = 0; sector < BOARD_FLASH_SECTORS; sector++) {
        count += is_free(sector) ? 1 : 0;
    }
    return count;
}

/* Every bit once 0 and once 1, and every byte of the page its own. */
static bool page_holds(uint32_t at) {
    uint8_t page[BOARD_FLASH_PAGE];
    for (unsigned i = 0; i < sizeof page; i++) {
        page[i] = (uint8_t)i;
    }
    if (!board_flash_program(at, page, sizeof page)) {
        return false;
    }
    memset(page, 0, sizeof page);
    return board_flash_program(at, page, sizeof page);
}

enum flash_verdict flash_check(void) {
    for (uint32_t sector = BOARD_FLASH_SECTORS; sector-- > 0;) {
        if (is_free(sector)) {
            const bool holds = page_holds(sector * BOARD_FLASH_SECTOR);
            return board_flash_erase(sector) && holds ? FLASH_SOUND : FLASH_BAD;
        }
    }
    return FLASH_FULL;
}
