#include "replay.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "play.h"

static struct replay last; /* of replay_to */
static uint32_t version;   /* of the match, when that began */

static const void *reached(struct replay *replay) {
    (void)play_barrier_at(replay->position, replay->state);
    return replay->state;
}

const void *replay_begin(struct replay *replay) {
    assert(play_loaded());
    memset(replay, 0, sizeof *replay);
    play_game()->start(replay->state, &play_match()->setup);
    return reached(replay);
}

const void *replay_next(struct replay *replay) {
    if (replay->position >= play_match()->length) {
        return NULL;
    }
    play_game()->apply(replay->state, match_move(play_match(), replay->position++));
    return reached(replay);
}

/* From the barrier if that is nearer: it is known without a replay. */
const void *replay_to(unsigned moves) {
    const unsigned barrier = play_match()->barrier;
    assert(moves <= play_match()->length);
    if (version != play_version() || last.position > moves) {
        (void)replay_begin(&last);
        version = play_version();
    }
    if (last.position < barrier && moves >= barrier) {
        last.position = (uint16_t)barrier;
        (void)reached(&last);
    }
    while (last.position < moves) {
        (void)replay_next(&last);
    }
    return last.state;
}
