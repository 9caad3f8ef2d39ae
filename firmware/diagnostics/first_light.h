/* The first tests on a real device, one after the other, each with its question; at the end a code for an
 * issue. Nothing is kept but the lamp's polarity. */
#ifndef OXHIDE_FIRST_LIGHT_H
#define OXHIDE_FIRST_LIGHT_H

void guide_test_open(void);

#endif
