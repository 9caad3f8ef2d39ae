/* The PC's flash: a model in which every program and every erase can be cut off at any byte, leaving old, new
 * or random bits, or bits that read differently from one power-on to the next. Tests and tools only. */
#ifndef OXHIDE_FLASH_MODEL_H
#define OXHIDE_FLASH_MODEL_H

#include "board.h"

struct flash_op {
    bool erase;
    uint32_t at, count;   /* the bytes that change */
    const uint8_t *bytes; /* of a program; NULL: all ones */
};

enum flash_tear {
    TEAR_FORWARD,  /* new up to a byte, that byte at random, old after it */
    TEAR_BACKWARD, /* old up to a byte, that byte at random, new after it */
    TEAR_BYTES,    /* every byte old, new or random */
    TEAR_BITS,     /* every bit old or new */
    TEAR_WEAK, /* every bit that was to change reads as it likes at each power-on, until it is programmed to 0
                  or erased for good */
    TEAR_KINDS
};

/* So many sectors, all erased; counters at 0, no hook. At most BOARD_FLASH_SECTORS. */
void flash_model_start(unsigned sectors);
/* The flash's bytes, to look at and to spoil. */
uint8_t *flash_model_bytes(void);
/* Called before each operation. It may tear and not return. */
void flash_model_hook(void (*hook)(const struct flash_op *op));
void flash_model_tear(const struct flash_op *op, enum flash_tear kind, uint32_t at, uint32_t seed);
/* Draws the weak bits again. */
void flash_model_power_on(uint32_t seed);
/* From now on this sector can't be erased, and no bit in it programmed. */
void flash_model_break(unsigned sector);
/* From now on a boot loader claims so many bytes at the end of the chip. */
void flash_model_claim(uint32_t bytes);

struct flash_counts {
    uint32_t programs, erases, faults; /* faults: calls against board.h's rules */
    uint32_t erases_of[BOARD_FLASH_SECTORS];
};
const struct flash_counts *flash_model_counts(void);

/* Copies of the whole flash, weak bits included. */
struct flash_copy {
    bool weak;
    uint8_t bytes[BOARD_FLASH_SECTORS * BOARD_FLASH_SECTOR];
    uint8_t weak_bits[BOARD_FLASH_SECTORS * BOARD_FLASH_SECTOR];
};
void flash_model_save(struct flash_copy *copy);
void flash_model_restore(const struct flash_copy *copy);

#endif
