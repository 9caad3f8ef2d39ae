/* What is shown in place of the console where a boot loader has the flash that saves would go to. */
#ifndef OXHIDE_REFUSAL_H
#define OXHIDE_REFUSAL_H

#include <stdbool.h>

bool refusal_needed(void);
/* Shows why, and lights it. From then on nothing runs that could write, until power-off. */
void refusal_show(void);
void refusal_turn(void); /* in place of the main loop's */

#endif
