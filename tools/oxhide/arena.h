/* Opponents on a PC: the protocol's commands `think` and `arena`. */
#ifndef OXHIDE_ARENA_H
#define OXHIDE_ARENA_H

#include "protocol.h"

extern const struct protocol_command arena_commands[];
/* Is the word `name`=<number>? Then *number is that. */
bool arena_number(const char *word, const char *name, uint32_t *number);

#endif
