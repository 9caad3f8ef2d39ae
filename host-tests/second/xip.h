/* What reading code and tables from flash costs: cycles of the Cortex-M0+ without wait states, and misses of
 * the RP2040's XIP cache.
 *
 * The cache (data sheet, 2.6.3): 16 kB, two ways, lines of 8 bytes. A line is filled a word at a time, for
 * the SSI can do no more in one go (a designer's word in raspberrypi/pico-feedback, issue 307): address,
 * mode, wait and data are 6 + 2 + 4 + 8 nibbles, each a clock of the flash, which is half the system's: 40
 * cycles, and what the SSI and the bus take besides. Firmware that reads flash uncached sees some 50 cycles a
 * word. */
#ifndef OXHIDE_SECOND_XIP_H
#define OXHIDE_SECOND_XIP_H

#include "chip.h"

enum {
    XIP_SETS = 1024,
    XIP_WAYS = 2,
    XIP_BLOCKS = 1 << 16, /* of code that are known by their start */
};

struct xip_line {
    uint32_t line;  /* its address / 8, and 1 more, so that 0 is none */
    uint8_t filled; /* which words: bits 0 and 1 */
};

struct xip_block {
    uint32_t start;
    uint16_t cycles;
    bool ends_with_condition; /* a jump that takes a cycle more when it is taken */
};

struct xip {
    struct chip *chip;
    struct xip_line cache[XIP_SETS][XIP_WAYS]; /* the one used last comes first */
    struct xip_block blocks[XIP_BLOCKS];
    uint64_t cycles;       /* without misses */
    uint64_t words, lines; /* missed: words that were filled, and lines that weren't there at all */
    uint64_t steps;        /* blocks executed */
    uint32_t falls_to;     /* after the last block, unless it jumps */
    bool conditional;      /* it may have */
};

/* From now on the chip counts. */
void xip_count(struct xip *xip, struct chip *chip);
/* Begins again, with what is in the cache. */
void xip_reset(struct xip *xip);

#endif
