/* The same deal, played more than once: how it ended then, and now. */
#ifndef OXHIDE_SAME_DEAL_H
#define OXHIDE_SAME_DEAL_H

#include <stdint.h>

/* The last match before the one that is played that had the same deal and is over; where there is none, the
 * first after it. 0: there is neither. */
uint32_t same_deal_other(void);
/* Both results side by side, the earlier one left. */
void same_deal_draw(uint32_t other);

#endif
