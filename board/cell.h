/* What a lithium cell still holds, by its voltage. */
#ifndef OXHIDE_CELL_H
#define OXHIDE_CELL_H

#include <stdint.h>

/* 0 to 100. */
int cell_percent(uint32_t millivolts);

#endif
