/* The cable: a serial port that speaks docs/protocol.md, and a read-only drive with the console's matches.
 * Both are served from the main loop, a little at a time; a host that does nothing, or anything, holds
 * nothing up. On the PC there is no cable. */
#ifndef OXHIDE_USB_H
#define OXHIDE_USB_H

#include <stdbool.h>
#include <stdint.h>

struct link_table;

/* The table: the match on the console, for the PC (link.h). */
void usb_start(const struct link_table *table);
/* Off the bus as long as it rests: there is no cable, and the clocks are to stand still. */
void usb_rest(bool rest);
void usb_turn(uint32_t now_ms);
bool usb_due(uint32_t *at_ms);

/* The drive shows what the console kept when it was plugged in. This makes it show what there is now: the PC
 * sees a medium taken out, and another put in. */
enum usb_drive { USB_DRIVE_NO_PC, USB_DRIVE_BEING_READ, USB_DRIVE_REFRESHED };
enum usb_drive usb_refresh_drive(void);

#endif
