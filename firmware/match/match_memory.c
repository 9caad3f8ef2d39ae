#include "match_memory.h"

#include <string.h>

uint64_t match_memory[MATCH_MEMORY_BYTES / sizeof(uint64_t)];

struct match_scenes_seen match_scenes_seen;

void match_memory_clear(void) {
    memset(match_memory, 0, sizeof match_memory);
    memset(&match_scenes_seen, 0, sizeof match_scenes_seen);
}
