#include "replay.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "play.h"

static uint32_t replayed[GAME_STATE_MAX / sizeof(uint32_t)];
static unsigned position;
static uint32_t version; /* of the match */

const void *replay_begin(void) {
    assert(play_loaded());
    memset(replayed, 0, sizeof replayed);
    play_game()->start(replayed, &play_match()->setup);
    position = 0;
    version = play_version();
    return replayed;
}

const void *replay_next(void) {
    if (position >= play_match()->length) {
        return NULL;
    }
    play_game()->apply(replayed, match_move(play_match(), position++));
    return replayed;
}

const void *replay_to(unsigned moves) {
    assert(moves <= play_match()->length);
    if (version != play_version() || position > moves) {
        (void)replay_begin();
    }
    while (position < moves) {
        (void)replay_next();
    }
    return replayed;
}

unsigned replay_position(void) {
    return position;
}
