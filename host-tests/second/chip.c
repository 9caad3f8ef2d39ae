#include "chip.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FLASH 0x10000000u
#define SRAM 0x20000000u
#define PERIPHERALS 0x40000000u
#define USB_REGISTERS 0x50110000u
#define SIO 0xd0000000u
#define PRIVATE_BUS 0xe0000000u /* of the core: interrupt controller, SysTick */

enum { SP = 13, LR = 14, PC = 15 };

enum {
    ROM_BYTES = 0x4000,
    FLASH_BYTES = 16 << 20,
    BOOT2_BYTES = 256,
    SRAM_BYTES = 0x42000,
    PRIVATE_BUS_BYTES = 0x10000,
    USB_REGISTERS_BYTES = 0x4000,
    SIO_BYTES = 0x1000,
    PERIPHERALS_BYTES = CHIP_REGISTER_WORDS * 4,
    RETURN_BYTES = 0x1000,
};

/* Where a called function returns to: the last page of our own RAM, which holds no code. */
#define RETURN (CHIP_OWN_RAM + CHIP_OWN_RAM_BYTES - RETURN_BYTES)

/* Data sheet of the RP2040, chapters 2.14 (resets), 2.15 (clocks), 2.16 (crystal), 2.18 (PLLs), 4.2 (UART),
 * 4.6 (timer): offsets from 0x40000000. */
enum {
    CLK_REF_CONTROL = 0x8030,
    CLK_REF_SELECTED = 0x8038,
    CLK_SYS_CONTROL = 0x803c,
    CLK_SYS_SELECTED = 0x8044,
    RESETS_DONE = 0xc008,
    CRYSTAL_STATUS = 0x24004,
    PLL_SYS_STATUS = 0x28000,
    PLL_USB_STATUS = 0x2c000,
    UART_DATA = 0x34000,
    TIMER_HIGH = 0x54008,
    TIMER_LOW = 0x5400c,
    TIMER_RAW_HIGH = 0x54024,
    TIMER_RAW_LOW = 0x54028,
    CLOCK_SOURCES = 3, /* mask of a clock's source in its control register */
};
#define READY 0x80000000u /* of the crystal and the PLLs */
#define EVERYTHING 0xffffffffu

/* Each look at the timer: loops that play for so long end after a few rounds. */
enum { LOOK_US = 25000 };

/* Of the SIO, chapter 2.3.1. */
enum {
    SIO_UDIVIDEND = 0x60,
    SIO_UDIVISOR = 0x64,
    SIO_SDIVIDEND = 0x68,
    SIO_SDIVISOR = 0x6c,
    SIO_QUOTIENT = 0x70,
    SIO_REMAINDER = 0x74,
    SIO_DIVIDER_STATUS = 0x78,
    SIO_DIVIDER_READY = 1,
    SIO_SPINLOCKS = 0x100,
};

static void need(uc_err error, const char *what) {
    if (error != UC_ERR_OK) {
        fprintf(stderr, "Unicorn: %s: %s\n", what, uc_strerror(error));
        exit(1);
    }
}

/* ---- the divider */

static void divide_unsigned(struct chip *chip) {
    const bool by_zero = chip->divisor == 0;
    chip->quotient = by_zero ? EVERYTHING : chip->dividend / chip->divisor;
    chip->remainder = by_zero ? chip->dividend : chip->dividend % chip->divisor;
}

/* In 64 bits, for the one quotient that 32 can't hold: it wraps. */
static void divide_signed(struct chip *chip) {
    const int64_t dividend = (int32_t)chip->dividend;
    const int64_t divisor = (int32_t)chip->divisor;
    const bool by_zero = divisor == 0;
    chip->quotient = by_zero ? (dividend < 0 ? 1u : EVERYTHING) : (uint32_t)(dividend / divisor);
    chip->remainder = by_zero ? chip->dividend : (uint32_t)(dividend % divisor);
}

static void sio_write(uc_engine *uc, uint64_t offset, unsigned size, uint64_t value, void *context) {
    struct chip *chip = context;
    (void)uc, (void)size;
    switch (offset) {
    case SIO_UDIVIDEND:
    case SIO_SDIVIDEND:
        chip->dividend = (uint32_t)value;
        break;
    case SIO_UDIVISOR:
    case SIO_SDIVISOR:
        chip->divisor = (uint32_t)value;
        break;
    case SIO_QUOTIENT:
        chip->quotient = (uint32_t)value;
        return; /* put back after an interrupt */
    case SIO_REMAINDER:
        chip->remainder = (uint32_t)value;
        return;
    default:
        return;
    }
    if (offset == SIO_UDIVIDEND || offset == SIO_UDIVISOR) {
        divide_unsigned(chip);
    } else {
        divide_signed(chip);
    }
}

static uint64_t sio_read(uc_engine *uc, uint64_t offset, unsigned size, void *context) {
    const struct chip *chip = context;
    (void)uc, (void)size;
    switch (offset) {
    case SIO_UDIVIDEND:
    case SIO_SDIVIDEND:
        return chip->dividend;
    case SIO_UDIVISOR:
    case SIO_SDIVISOR:
        return chip->divisor;
    case SIO_QUOTIENT:
        return chip->quotient;
    case SIO_REMAINDER:
        return chip->remainder;
    case SIO_DIVIDER_STATUS:
        return SIO_DIVIDER_READY;
    default:
        return offset >= SIO_SPINLOCKS ? 1u << (offset % 128 / 4) : 0; /* free; core 0; no pin is high */
    }
}

/* ---- the other registers */

static uint32_t look_at_timer(struct chip *chip) {
    chip->now_us += LOOK_US;
    return chip->now_us;
}

static uint64_t peripheral_read(uc_engine *uc, uint64_t offset, unsigned size, void *context) {
    struct chip *chip = context;
    const uint32_t *kept = chip->registers;
    (void)uc, (void)size;
    switch (offset) {
    case CLK_REF_SELECTED:
        return 1u << (kept[CLK_REF_CONTROL / 4] & CLOCK_SOURCES);
    case CLK_SYS_SELECTED:
        return 1u << (kept[CLK_SYS_CONTROL / 4] & CLOCK_SOURCES);
    case RESETS_DONE:
        return EVERYTHING;
    case CRYSTAL_STATUS:
    case PLL_SYS_STATUS:
    case PLL_USB_STATUS:
        return kept[offset / 4] | READY;
    case TIMER_HIGH:
    case TIMER_RAW_HIGH:
        return 0;
    case TIMER_LOW:
    case TIMER_RAW_LOW:
        return look_at_timer(chip);
    default:
        return kept[(offset & ~UINT64_C(0x3000)) / 4];
    }
}

/* Each peripheral has 16 kB: its registers, and aliases that flip, set and clear bits (2.1.2). */
static void peripheral_write(uc_engine *uc, uint64_t offset, unsigned size, uint64_t value, void *context) {
    struct chip *chip = context;
    uint32_t *kept = &chip->registers[(offset & ~UINT64_C(0x3000)) / 4];
    (void)uc, (void)size;
    switch (offset >> 12 & 3) {
    case 0:
        *kept = (uint32_t)value;
        break;
    case 1:
        *kept ^= (uint32_t)value;
        break;
    case 2:
        *kept |= (uint32_t)value;
        break;
    default:
        *kept &= ~(uint32_t)value;
        break;
    }
    if (offset == UART_DATA && chip->on_serial != NULL) {
        chip->on_serial(chip->context, (char)value);
    }
}

/* ---- memory */

static void map_memory(struct chip *chip) {
    uc_engine *uc = chip->uc;
    need(uc_mem_map(uc, 0, ROM_BYTES, UC_PROT_READ | UC_PROT_EXEC), "ROM");
    need(uc_mem_map(uc, FLASH, FLASH_BYTES, UC_PROT_READ | UC_PROT_EXEC), "flash");
    need(uc_mem_map(uc, SRAM, SRAM_BYTES, UC_PROT_ALL), "RAM");
    need(uc_mem_map(uc, CHIP_OWN_RAM, CHIP_OWN_RAM_BYTES, UC_PROT_ALL), "RAM of our own");
    need(uc_mem_map(uc, USB_REGISTERS, USB_REGISTERS_BYTES, UC_PROT_READ | UC_PROT_WRITE), "USB");
    need(uc_mem_map(uc, PRIVATE_BUS, PRIVATE_BUS_BYTES, UC_PROT_READ | UC_PROT_WRITE),
         "the core's registers");
    need(uc_mmio_map(uc, SIO, SIO_BYTES, sio_read, chip, sio_write, chip), "SIO");
    need(uc_mmio_map(uc, PERIPHERALS, PERIPHERALS_BYTES, peripheral_read, chip, peripheral_write, chip),
         "peripherals");
}

void chip_load(struct chip *chip, const struct elf *program) {
    struct elf_part part;
    for (unsigned i = 0; elf_part(program, i, &part); i++) {
        need(uc_mem_write(chip->uc, part.address, part.bytes, part.count), program->path);
    }
}

void chip_start(struct chip *chip) {
    memset(chip, 0, sizeof *chip);
    need(uc_open(UC_ARCH_ARM, UC_MODE_THUMB | UC_MODE_MCLASS, &chip->uc), "open");
    need(uc_ctl_set_cpu_model(chip->uc, UC_CPU_ARM_CORTEX_M0), "a Cortex-M0");
    map_memory(chip);
}

void chip_end(struct chip *chip) {
    uc_close(chip->uc);
}

/* ---- running */

static int name_of(int index) {
    switch (index) {
    case SP:
        return UC_ARM_REG_SP;
    case LR:
        return UC_ARM_REG_LR;
    case PC:
        return UC_ARM_REG_PC;
    default:
        return UC_ARM_REG_R0 + index;
    }
}

void chip_set(struct chip *chip, int index, uint32_t value) {
    need(uc_reg_write(chip->uc, name_of(index), &value), "register");
}

uint32_t chip_get(struct chip *chip, int index) {
    uint32_t value = 0;
    need(uc_reg_read(chip->uc, name_of(index), &value), "register");
    return value;
}

void chip_set_flags(struct chip *chip, uint32_t flags) {
    need(uc_reg_write(chip->uc, UC_ARM_REG_APSR, &flags), "flags");
}

uint32_t chip_flags(struct chip *chip) {
    uint32_t value = 0;
    need(uc_reg_read(chip->uc, UC_ARM_REG_APSR, &value), "flags");
    return value;
}

void chip_write(struct chip *chip, uint32_t at, const void *bytes, size_t count) {
    need(uc_mem_write(chip->uc, at, bytes, count), "memory");
}

void chip_read(struct chip *chip, uint32_t at, void *bytes, size_t count) {
    need(uc_mem_read(chip->uc, at, bytes, count), "memory");
}

void chip_steps(struct chip *chip, uint32_t from, uint32_t count) {
    uc_emu_start(chip->uc, from | 1, RETURN, 0, count);
}

/* Ends the program unless it got there. */
static void go(struct chip *chip, uint32_t from, uint32_t until) {
    const uc_err error = uc_emu_start(chip->uc, from | 1, until & ~1u, 0, 0);
    const uint32_t pc = chip_get(chip, PC);
    if (error != UC_ERR_OK || (!chip->stopped && (pc & ~1u) != (until & ~1u))) {
        fprintf(stderr, "Unicorn: %s at %08" PRIx32 ", called from %08" PRIx32 "\n", uc_strerror(error), pc,
                chip_get(chip, LR));
        exit(1);
    }
}

/* As the second stage of the boot does once flash can be read. */
void chip_boot(struct chip *chip, uint32_t until) {
    uint32_t vectors[2];
    need(uc_mem_read(chip->uc, FLASH + BOOT2_BYTES, vectors, sizeof vectors), "vectors");
    chip_set(chip, SP, vectors[0]);
    go(chip, vectors[1], until);
}

void chip_stop(struct chip *chip) {
    chip->stopped = true;
    uc_emu_stop(chip->uc);
}

uint64_t chip_call(struct chip *chip, uint32_t function, const uint32_t arguments[CHIP_ARGUMENTS]) {
    for (int i = 0; i < CHIP_ARGUMENTS; i++) {
        chip_set(chip, i, arguments[i]);
    }
    chip_set(chip, SP, RETURN);
    chip_set(chip, LR, RETURN | 1);
    go(chip, function, RETURN);
    return chip_get(chip, 0) | (uint64_t)chip_get(chip, 1) << 32;
}
