/* What others have done, one step after another on the board as it was then; over the page that tells of it
 * (recap.h). Only what everybody may know is shown. */
#ifndef OXHIDE_RECAP_STEPS_H
#define OXHIDE_RECAP_STEPS_H

/* The moves `from` to `to`; before the first of them nothing is marked. */
void recap_steps_open(unsigned from, unsigned to);

#endif
