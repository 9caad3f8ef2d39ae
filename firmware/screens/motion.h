/* Movement that can be skipped. A screen starts a motion when a key asks for it, and asks for its frame while
 * drawing; that alone makes the next frame come in time. A press ends every motion and then counts as the
 * press. With animations off nothing ever moves: the last frame is there at once. */
#ifndef OXHIDE_MOTION_H
#define OXHIDE_MOTION_H

#include <stdbool.h>
#include <stdint.h>

/* Zeroed: a motion that is over. */
struct motion {
    uint32_t start_ms, epoch;
    uint16_t ms;
    uint16_t frames;
};

/* `frames` pictures, spread evenly over `ms`. */
void motion_start(struct motion *motion, uint16_t ms, uint16_t frames);
/* One picture that stays so long: nothing moves, so it is there without animations, too. */
void motion_hold(struct motion *motion, uint16_t ms);
/* Which frame is to be seen, 0 to frames - 1; `frames` when it is over. For drawing. */
unsigned motion_frame(const struct motion *motion);
bool motion_over(const struct motion *motion);
void motion_stop(struct motion *motion);

/* For the main loop: a key was pressed; a picture begins; when the next one is due, if any. */
void motions_end(void);
void motions_begin_picture(void);
bool motions_due(uint32_t *at_ms);

#endif
