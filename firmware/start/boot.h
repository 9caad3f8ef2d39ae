/* What comes first: the home screen, or diagnostics over it if a button is held at power-on. After a fault it
 * goes back to the match that was on, and says once what happened. */
#ifndef OXHIDE_BOOT_H
#define OXHIDE_BOOT_H

void boot_open(void);
/* Says once when the buttons have fallen silent: to be asked in each turn of the main loop. */
void boot_tell_silence(void);

#endif
