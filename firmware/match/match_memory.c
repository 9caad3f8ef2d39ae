#include "match_memory.h"

#include <string.h>

uint64_t match_memory[MATCH_MEMORY_BYTES / sizeof(uint64_t)];

void match_memory_clear(void) {
    memset(match_memory, 0, sizeof match_memory);
}
