/* How deep the stack has been: painted at the start, and read from its far end. */
#include "board.h"

#include "drivers.h"

/* The linker's: the stack's far end, and where it begins. */
extern uint32_t __StackBottom[], __StackTop[];

enum {
    PAINT = 0x0c0de5a5,
    SPARE_WORDS = 32, /* left unpainted for the painter's own frame */
};

static uint32_t words(const uint32_t *from, const uint32_t *to) {
    return (uint32_t)(to - from);
}

void driver_stack_start(void) {
    uint32_t here;
    const uint32_t free_words = words(__StackBottom, &here) - SPARE_WORDS;
    volatile uint32_t *word = __StackBottom;
    for (uint32_t i = 0; i < free_words; i++) {
        word[i] = PAINT;
    }
}

uint32_t board_stack_size(void) {
    return words(__StackBottom, __StackTop) * (uint32_t)sizeof(uint32_t);
}

uint32_t board_stack_free(void) {
    const volatile uint32_t *word = __StackBottom;
    uint32_t untouched = 0;
    while (word[untouched] == PAINT) {
        untouched++;
    }
    return untouched * (uint32_t)sizeof(uint32_t);
}
