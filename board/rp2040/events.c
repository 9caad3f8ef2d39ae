/* What the buttons' driver has seen, on its way from its interrupts to the main loop. */
#include "board.h"

#include "hardware/sync.h"

#include "drivers.h"

/* Events that the main loop has not fetched yet: four hands drumming through a flash erase of 0.4 s. A power
 * of two. */
enum { EVENTS = 64 };

static struct board_event events[EVENTS];
/* Ever growing; written by the interrupts and by the main loop, each its own. */
static volatile uint32_t events_in, events_out;

void driver_event_queue(const struct board_event *event) {
    if (events_in - events_out < EVENTS) {
        events[events_in % EVENTS] = *event;
        __compiler_memory_barrier();
        events_in++;
    }
}

bool board_event_waits(void) {
    return events_in != events_out;
}

bool board_event_next(struct board_event *event) {
    if (!board_event_waits()) {
        return false;
    }
    *event = events[events_out % EVENTS];
    __compiler_memory_barrier();
    events_out++;
    return true;
}
