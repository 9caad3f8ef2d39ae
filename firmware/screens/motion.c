#include "motion.h"

#include <assert.h>

#include "board.h"
#include "settings.h"

static uint32_t epoch = 1; /* counts the presses: a motion of an earlier one is over */
static bool moving;
static uint32_t next_ms;

static uint32_t elapsed_ms(const struct motion *motion) {
    return board_ms() - motion->start_ms;
}

void motion_start(struct motion *motion, uint16_t ms, uint16_t frames) {
    assert(ms > 0 && frames > 0);
    *motion = (struct motion){board_ms(), settings()->animations ? epoch : 0, ms, frames};
}

void motion_hold(struct motion *motion, uint16_t ms) {
    *motion = (struct motion){board_ms(), epoch, ms, 1};
}

void motion_stop(struct motion *motion) {
    motion->epoch = 0;
}

bool motion_over(const struct motion *motion) {
    return motion->epoch != epoch || elapsed_ms(motion) >= motion->ms;
}

static void wants_picture_at(uint32_t at_ms) {
    if (!moving || (int32_t)(at_ms - next_ms) < 0) {
        next_ms = at_ms;
    }
    moving = true;
}

unsigned motion_frame(const struct motion *motion) {
    if (motion_over(motion)) {
        return motion->frames;
    }
    const unsigned frame = elapsed_ms(motion) * motion->frames / motion->ms;
    /* The first millisecond in which the next frame is due. */
    wants_picture_at(motion->start_ms + ((frame + 1) * motion->ms + motion->frames - 1) / motion->frames);
    return frame;
}

void motions_end(void) {
    epoch++;
}
void motions_begin_picture(void) {
    moving = false;
}

bool motions_due(uint32_t *at_ms) {
    *at_ms = next_ms;
    return moving;
}
