/* The main loop: events become keys, the top screen takes them, the picture is drawn and what changed is
 * sent, and the core sleeps until something happens. */
#ifndef OXHIDE_CONSOLE_H
#define OXHIDE_CONSOLE_H

struct settings_store;

/* After board_start. The store may be NULL: then settings last until power-off. */
void console_start(const struct settings_store *store);
/* One turn of the loop, with the sleep at its end. */
void console_turn(void);

#endif
