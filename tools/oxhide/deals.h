/* Codes of deals on a PC: the protocol's commands `code` and `deal`. */
#ifndef OXHIDE_DEALS_H
#define OXHIDE_DEALS_H

#include "protocol.h"

void code_run(struct protocol *protocol, unsigned count, const char *const *words);
void deal_run(struct protocol *protocol, unsigned count, const char *const *words);

#endif
