/* The cable: a serial port that speaks docs/protocol.md, and a read-only drive with the console's matches.
 * Both are served from the main loop, a little at a time; a host that does nothing, or anything, holds
 * nothing up. On the PC there is no cable. */
#ifndef OXHIDE_USB_H
#define OXHIDE_USB_H

#include <stdbool.h>
#include <stdint.h>

enum { USB_SETTLE_MS = 3000 }; /* the drive shows what is new when nothing changed for so long */

void usb_start(void);
void usb_turn(uint32_t now_ms);
bool usb_due(uint32_t *at_ms);

#endif
