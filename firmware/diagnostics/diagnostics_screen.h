/* Tests to open, and what the console knows of itself. */
#ifndef OXHIDE_DIAGNOSTICS_SCREEN_H
#define OXHIDE_DIAGNOSTICS_SCREEN_H

void diagnostics_open(void);

#endif
