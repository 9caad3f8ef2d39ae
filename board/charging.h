/* Whether the cell is being charged, from the charger's two signs. Its status line alone does not say so:
 * with the cable gone a diode within the charger holds the line low, so only a low under USB's 5 V counts;
 * and near the end of a charge the line is let go in bursts. So a low counts at once, and charging is over
 * when none was seen for CHARGING_RELEASE_MS, or when the cable is gone. Pure arithmetic: docs/hardware.md
 * has the sources. */
#ifndef OXHIDE_CHARGING_H
#define OXHIDE_CHARGING_H

#include <stdbool.h>
#include <stdint.h>

enum { CHARGING_RELEASE_MS = 3000 };

struct charging {
    bool on;
    uint32_t low_ms; /* when the line was seen low last; of no meaning while it isn't on */
};

/* A look at both: `low` is the line now, or at any moment since the last look. Is the cell being charged? */
bool charging_look(struct charging *charging, bool usb_power, bool low, uint32_t now_ms);

#endif
