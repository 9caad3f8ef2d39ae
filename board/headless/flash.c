/* The PC's flash: board.h's journal region in memory, with the faults that flash_model.h describes. */
#include "flash_model.h"

#include <string.h>

enum { ERASED = 0xff };

static struct flash_copy flash;
static struct flash_counts counts;
static bool broken[BOARD_FLASH_SECTORS];
static unsigned sector_count = BOARD_FLASH_SECTORS;
static void (*before)(const struct flash_op *op);
static uint32_t claimed; /* by a boot loader */

static uint32_t flash_size(void) {
    return sector_count * BOARD_FLASH_SECTOR;
}

void flash_model_start(unsigned sectors) {
    sector_count = sectors;
    memset(flash.bytes, ERASED, flash_size());
    memset(flash.weak_bits, 0, flash_size());
    flash.weak = false;
    memset(&counts, 0, sizeof counts);
    memset(broken, 0, sizeof broken);
    before = NULL;
    claimed = 0;
}

uint8_t *flash_model_bytes(void) {
    return flash.bytes;
}

void flash_model_hook(void (*hook)(const struct flash_op *op)) {
    before = hook;
}

void flash_model_claim(uint32_t bytes) {
    claimed = bytes;
}

void flash_model_break(unsigned sector) {
    broken[sector] = true;
}

const struct flash_counts *flash_model_counts(void) {
    return &counts;
}

void flash_model_save(struct flash_copy *copy) {
    memcpy(copy->bytes, flash.bytes, flash_size());
    copy->weak = flash.weak;
    if (flash.weak) {
        memcpy(copy->weak_bits, flash.weak_bits, flash_size());
    }
}

void flash_model_restore(const struct flash_copy *copy) {
    memcpy(flash.bytes, copy->bytes, flash_size());
    if (copy->weak) {
        memcpy(flash.weak_bits, copy->weak_bits, flash_size());
    } else if (flash.weak) {
        memset(flash.weak_bits, 0, flash_size());
    }
    flash.weak = copy->weak;
}

/* ---- board.h */

const uint8_t *board_flash(void) {
    return flash.bytes;
}

uint32_t board_flash_claimed(void) {
    return claimed;
}

static void op_begin(const struct flash_op *op) {
    if (before != NULL) {
        before(op);
    }
}

bool board_flash_program(uint32_t at, const uint8_t *bytes, uint32_t count) {
    if (at % BOARD_FLASH_PAGE + count > BOARD_FLASH_PAGE || at + count > flash_size()) {
        counts.faults++;
        return false;
    }
    op_begin(&(struct flash_op){false, at, count, bytes});
    counts.programs++;
    for (uint32_t i = 0; i < count && !broken[at / BOARD_FLASH_SECTOR]; i++) {
        flash.bytes[at + i] &= bytes[i];
        flash.weak_bits[at + i] &= bytes[i];
    }
    return memcmp(flash.bytes + at, bytes, count) == 0;
}

bool board_flash_erase(uint32_t sector) {
    if (sector >= sector_count) {
        counts.faults++;
        return false;
    }
    const uint32_t at = sector * BOARD_FLASH_SECTOR;
    op_begin(&(struct flash_op){true, at, BOARD_FLASH_SECTOR, NULL});
    counts.erases++;
    counts.erases_of[sector]++;
    if (!broken[sector]) {
        memset(flash.bytes + at, ERASED, BOARD_FLASH_SECTOR);
        memset(flash.weak_bits + at, 0, BOARD_FLASH_SECTOR);
    }
    return !broken[sector];
}

/* ---- cuts */

/* xorshift: chance for what a cut leaves, not for play */
static uint32_t chance(uint32_t *seed) {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 17;
    *seed ^= *seed << 5;
    return *seed;
}

static uint8_t any_byte(uint32_t *seed) {
    return (uint8_t)(chance(seed) >> 11);
}

static uint8_t torn_byte(enum flash_tear kind, uint32_t index, uint32_t cut, uint8_t old, uint8_t new,
                         uint32_t *seed) {
    const uint8_t bits = any_byte(seed);
    const uint8_t thirds[] = {old, new, bits};
    switch (kind) {
    case TEAR_FORWARD:
        return index < cut ? new : index > cut ? old : bits;
    case TEAR_BACKWARD:
        return index < cut ? old : index > cut ? new : bits;
    case TEAR_BYTES:
        return thirds[chance(seed) % 3];
    default:
        return (uint8_t)((old & bits) | (new &(uint8_t)~bits));
    }
}

void flash_model_tear(const struct flash_op *op, enum flash_tear kind, uint32_t at, uint32_t seed) {
    seed = seed * 2654435761u | 1u;
    for (uint32_t i = 0; i < op->count; i++) {
        uint8_t *byte = &flash.bytes[op->at + i];
        const uint8_t old = *byte;
        const uint8_t new = op->erase ? ERASED : old & op->bytes[i];
        if (kind == TEAR_WEAK) {
            flash.weak_bits[op->at + i] |= old ^ new;
            flash.weak = true;
        } else if (old != new) { /* cells that nothing is done to keep what they hold */
            *byte = torn_byte(kind, i, at, old, new, &seed);
        }
    }
}

/* All weak bits one way, or all the other, or each as it likes: a cold day, a warm one, and noise. */
void flash_model_power_on(uint32_t seed) {
    seed = seed * 2654435761u | 1u;
    const uint32_t weather = chance(&seed) % 3;
    for (uint32_t i = 0; flash.weak && i < flash_size(); i++) {
        if (flash.weak_bits[i] != 0) {
            const uint8_t bits = weather == 0 ? 0 : weather == 1 ? ERASED : any_byte(&seed);
            flash.bytes[i] = (uint8_t)((flash.bytes[i] & ~flash.weak_bits[i]) | (bits & flash.weak_bits[i]));
        }
    }
}

uint64_t board_serial(void) {
    return 0;
}
