/* A failed assert on the chip: an undefined instruction, so that the fault is at its very place (faults.c
 * keeps the address, and arm-none-eabi-addr2line names the line). newlib's own calls a function with four
 * texts, which would cost some 12 kB of flash for words that nobody sees. The number keeps gcc from merging
 * two of them. */
#ifndef OXHIDE_ASSERT_H
#define OXHIDE_ASSERT_H

#define static_assert _Static_assert /* as C11 has it; the SDK uses it */
#define assert(condition) ((condition) ? (void)0 : assert_failed(__LINE__ & 0xff))
#define assert_failed(number)                                                                                \
    __extension__({                                                                                          \
        __asm__ volatile("udf %0" : : "i"(number));                                                          \
        __builtin_unreachable();                                                                             \
    })

/* See engine/inner.h: looked at by the compiler, never computed. */
#define assert_inner(condition) ((void)sizeof(condition))

#endif
