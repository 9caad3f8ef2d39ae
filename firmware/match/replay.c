#include "replay.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "play.h"

/* Of replay_to. */
static struct {
    struct replay replay;
    uint32_t version; /* of the match, when that began */
} last;

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
    if (last.version != play_version() || last.replay.position > moves) {
        (void)replay_begin(&last.replay);
        last.version = play_version();
    }
    if (last.replay.position < barrier && moves >= barrier) {
        last.replay.position = (uint16_t)barrier;
        (void)reached(&last.replay);
    }
    while (last.replay.position < moves) {
        (void)replay_next(&last.replay);
    }
    return last.replay.state;
}
