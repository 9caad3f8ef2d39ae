/* Sets of small numbers in a word. */
#ifndef OXHIDE_BITS_H
#define OXHIDE_BITS_H

#include <stdint.h>

/* The number of the lowest bit that is set; `set` is not 0. A Cortex-M0+ has no instruction for it, but it
 * multiplies in one cycle: a de Bruijn sequence moves a different five bits to the top for every bit. */
static inline unsigned bits_lowest(uint32_t set) {
#if defined(__GNUC__) && !defined(__ARM_ARCH_6M__)
    return (unsigned)__builtin_ctz(set);
#else
    static const uint8_t place[32] = {0,  1,  28, 2,  29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4,  8,
                                      31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6,  11, 5,  10, 9};
    return place[((set & (0u - set)) * UINT32_C(0x077cb531)) >> 27];
#endif
}

/* How many bits are set: quick for few. */
static inline unsigned bits_count(uint32_t set) {
    unsigned count = 0;
    for (; set != 0; set &= set - 1) {
        count++;
    }
    return count;
}

/* The same, where there may be many: as quick for all of them. */
static inline unsigned bits_count_many(uint32_t set) {
    set -= set >> 1 & 0x55555555u;
    set = (set & 0x33333333u) + (set >> 2 & 0x33333333u);
    set = (set + (set >> 4)) & 0x0f0f0f0fu;
    return set * 0x01010101u >> 24;
}

#endif
