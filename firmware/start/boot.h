/* What comes first: the home screen, or diagnostics over it if a button is held at power-on. After a fault it
 * goes back to the match that was on, and says once what happened. */
#ifndef OXHIDE_BOOT_H
#define OXHIDE_BOOT_H

void boot_open(void);

/* Screens of a match call it when they come up, and when they are left: whether a restart leads back there.
 */
#include <stdbool.h>
void boot_in_match(bool in_match);

/* "hang", "fault at 10001234", "none": what the console was started by, for diagnostics. */
enum { BOOT_CAUSE_ROOM = 24 };
const char *boot_cause_text(char room[BOOT_CAUSE_ROOM]);

#endif
