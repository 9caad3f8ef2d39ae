/* The RP2040 by another hand: Unicorn executes the instructions, and this is as much of the chip around them
 * as a program needs until its `main`, and the engine from then on: memory, the divider, a clock that moves
 * when it is read, registers that keep what is written and say "ready". No interrupts, no second core. */
#ifndef OXHIDE_SECOND_CHIP_H
#define OXHIDE_SECOND_CHIP_H

#include <unicorn/unicorn.h>

#include "elf.h"

enum {
    CHIP_REGISTER_WORDS = 0x70000 / 4,
    CHIP_ARGUMENTS = 4,
};

/* Where a program of our own that calls the console's may lie, with its stack at the end: no memory of the
 * RP2040's. */
#define CHIP_OWN_RAM 0x21000000u
#define CHIP_OWN_RAM_BYTES 0x100000u

struct chip {
    uc_engine *uc;
    void (*on_serial)(void *context, char byte);
    void *context;
    uint32_t registers[CHIP_REGISTER_WORDS]; /* of the peripherals at 0x40000000 */
    uint32_t now_us;                         /* on the timer */
    uint32_t quotient, remainder, dividend, divisor;
    bool stopped; /* by chip_stop */
};

/* Whatever fails in here stops the program with a message. */
void chip_start(struct chip *chip);
void chip_end(struct chip *chip);
/* Puts a program into memory, or the boot ROM, as it is in flash before the start. */
void chip_load(struct chip *chip, const struct elf *program);
/* Starts what is in flash, and runs to the address, or until chip_stop. */
void chip_boot(struct chip *chip, uint32_t until);
void chip_stop(struct chip *chip);
/* Calls a function with our own stack; returns r0, and r1 above it. */
uint64_t chip_call(struct chip *chip, uint32_t function, const uint32_t arguments[CHIP_ARGUMENTS]);

/* One by one: registers r0 to r15, and the flags as APSR has them. */
void chip_set(struct chip *chip, int index, uint32_t value);
uint32_t chip_get(struct chip *chip, int index);
void chip_set_flags(struct chip *chip, uint32_t flags);
uint32_t chip_flags(struct chip *chip);
void chip_write(struct chip *chip, uint32_t at, const void *bytes, size_t count);
void chip_read(struct chip *chip, uint32_t at, void *bytes, size_t count);
/* So many instructions from there; a fault ends it too. */
void chip_steps(struct chip *chip, uint32_t from, uint32_t count);

#endif
