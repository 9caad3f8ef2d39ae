#include "xip.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FLASH 0x10000000u
#define FLASH_END 0x11000000u
#define SIO 0xd0000000u

enum { LINE_SHIFT = 3, WORD = 4 };

/* ---- the cache */

static void touch(struct xip *xip, uint32_t address) {
    const uint32_t line = (address >> LINE_SHIFT) + 1;
    const uint8_t word = (uint8_t)(1u << (address >> 2 & 1));
    struct xip_line *ways = xip->cache[(address >> LINE_SHIFT) % XIP_SETS];
    if (ways[0].line != line) {
        const struct xip_line other = ways[1];
        ways[1] = ways[0];
        ways[0] = other.line == line ? other : (struct xip_line){line, 0};
        xip->lines += other.line != line;
    }
    xip->words += (ways[0].filled & word) == 0;
    ways[0].filled |= word;
}

static bool in_flash(uint32_t address) {
    return address >= FLASH && address < FLASH_END;
}

/* ---- cycles: technical reference of the Cortex-M0+, table 3-1 */

static unsigned bits_of(uint32_t word) {
    unsigned count = 0;
    for (; word != 0; word &= word - 1) {
        count++;
    }
    return count;
}

static bool is_condition(uint16_t opcode) {
    return opcode >> 12 == 0xd;
}

static bool is_wide(uint16_t opcode) {
    return opcode >> 11 >= 0x1d;
}

/* ADD, MOV, BX and BLX of any register. */
static unsigned cycles_of_high(uint16_t opcode) {
    const bool to_pc = opcode >> 8 != 0x45 && (opcode & 0x87) == 0x87;
    return opcode >> 8 == 0x47 || to_pc ? 2 : 1;
}

static unsigned cycles_of_stack(uint16_t opcode) {
    const bool pops_pc = opcode >> 8 == 0xbd;
    return 1 + bits_of(opcode & 0x1ffu) + (pops_pc ? 2 : 0);
}

/* A jump on a condition counts as not taken. */
static unsigned cycles_of(uint16_t opcode) {
    const unsigned top = opcode >> 11;
    const bool is_stack = opcode >> 9 == 0x5a || opcode >> 9 == 0x5e;
    if (is_wide(opcode)) {
        return 3; /* BL, barriers, special registers */
    }
    if (is_stack) {
        return cycles_of_stack(opcode);
    }
    if (opcode >> 10 == 0x11) {
        return cycles_of_high(opcode);
    }
    if (opcode >> 12 == 0xc) {
        return 1 + bits_of(opcode & 0xffu);
    }
    /* LDR of a literal; loads and stores; B */
    return top == 9 || (top >= 10 && top <= 19) || top == 0x1c ? 2 : 1;
}

/* ---- hooks */

static void look_up(struct xip *xip, struct xip_block *block, uint32_t start, uint32_t bytes) {
    uint16_t code[UINT16_MAX];
    uint16_t opcode = 0;
    unsigned cycles = 0;
    chip_read(xip->chip, start, code, bytes < sizeof code ? bytes : sizeof code);
    for (uint32_t i = 0; i < bytes / 2; i += is_wide(opcode) ? 2 : 1) {
        opcode = code[i];
        cycles += cycles_of(opcode);
    }
    *block = (struct xip_block){start, (uint16_t)cycles, is_condition(opcode)};
}

static void on_block(uc_engine *uc, uint64_t address, uint32_t bytes, void *context) {
    struct xip *xip = context;
    const uint32_t start = (uint32_t)address;
    struct xip_block *block = &xip->blocks[(start >> 1) % XIP_BLOCKS];
    (void)uc;
    if (block->start != start) {
        look_up(xip, block, start, bytes);
    }
    xip->cycles += block->cycles;
    xip->cycles += xip->conditional && xip->falls_to != start;
    xip->conditional = block->ends_with_condition;
    xip->falls_to = start + bytes;
    xip->steps++;
    for (uint32_t at = start & ~3u; in_flash(start) && at < start + bytes; at += WORD) {
        touch(xip, at);
    }
}

static void on_read(uc_engine *uc, uc_mem_type type, uint64_t address, int bytes, int64_t value,
                    void *context) {
    (void)uc, (void)type, (void)bytes, (void)value;
    touch(context, (uint32_t)address);
}

/* Unicorn takes every kind of function as a pointer to an object; C knows no such conversion. */
static void hook(struct xip *xip, int type, const void *function, uint64_t from, uint64_t to) {
    uc_hook handle;
    void *object;
    memcpy(&object, function, sizeof object);
    if (uc_hook_add(xip->chip->uc, &handle, type, object, xip, from, to) != UC_ERR_OK) {
        fputs("Unicorn: a hook was refused\n", stderr);
        exit(1);
    }
}

void xip_count(struct xip *xip, struct chip *chip) {
    const uc_cb_hookcode_t block = on_block;
    const uc_cb_hookmem_t read = on_read;
    memset(xip, 0, sizeof *xip);
    xip->chip = chip;
    hook(xip, UC_HOOK_BLOCK, &block, 1, 0);
    hook(xip, UC_HOOK_MEM_READ, &read, FLASH, FLASH_END - 1);
}

void xip_reset(struct xip *xip) {
    xip->cycles = xip->words = xip->lines = xip->steps = 0;
}
