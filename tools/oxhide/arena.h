/* Opponents on a PC: the protocol's commands `think` and `arena`. */
#ifndef OXHIDE_ARENA_H
#define OXHIDE_ARENA_H

#include "protocol.h"

extern const struct protocol_command arena_commands[];

#endif
