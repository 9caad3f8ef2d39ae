/* One button's contact, made calm. A press counts at its first edge; whatever the contact does then, it
 * counts as let go only when it has stayed open for DEBOUNCE_US. So no bounce of up to 10 ms gives a second
 * press, and no press waits for a bounce to end. Pure arithmetic on edges and times: interrupts feed it on
 * the device, tests on the PC. */
#ifndef OXHIDE_DEBOUNCE_H
#define OXHIDE_DEBOUNCE_H

#include <stdbool.h>
#include <stdint.h>

/* Longer than the longest bounce that must not count (10 ms), shorter than the quickest double press (some 60
 * ms). */
enum { DEBOUNCE_US = 12000 };

struct debounce {
    bool down;           /* as it was reported last */
    bool open;           /* the contact is open while `down`: it may be let go, or bouncing */
    uint32_t open_at_us; /* since when */
};

enum debounce_news { DEBOUNCE_NOTHING, DEBOUNCE_PRESSED };

/* Edges were seen, of one kind or of both since the last call, and the contact is now as `closed` says. */
enum debounce_news debounce_edges(struct debounce *contact, bool closing, bool opening, bool closed,
                                  uint32_t now_us);
/* Has it been let go by now? Then it is up again, and `open_at_us` says since when. */
bool debounce_released(struct debounce *contact, uint32_t now_us);
/* Must debounce_released be asked later, although nothing happens? */
bool debounce_waiting(const struct debounce *contact);

#endif
