/* The command `habits`: how opponents play whole games among themselves. docs/opponents.md */
#ifndef OXHIDE_HABITS_H
#define OXHIDE_HABITS_H

#include "protocol.h"

void habits_run(struct protocol *protocol, unsigned count, const char *const *words);

#endif
