/* What the files of the cable share. */
#ifndef OXHIDE_USB_PARTS_H
#define OXHIDE_USB_PARTS_H

#include <stdbool.h>
#include <stdint.h>

#include "drive.h"
#include "link.h"

void medium_turn(uint32_t now_ms);
bool medium_due(uint32_t *at_ms);
void medium_wanted(void);    /* a PC has configured the console */
void medium_unplugged(void); /* it is */

#endif
