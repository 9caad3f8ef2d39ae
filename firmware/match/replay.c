#include "replay.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "play.h"

static uint32_t replayed[GAME_STATE_MAX / sizeof(uint32_t)];
static unsigned position;

const void *replay_begin(void) {
    assert(play_loaded());
    memset(replayed, 0, sizeof replayed);
    play_game()->start(replayed, &play_match()->setup);
    position = 0;
    return replayed;
}

const void *replay_next(void) {
    if (position >= play_match()->length) {
        return NULL;
    }
    play_game()->apply(replayed, match_move(play_match(), position++));
    return replayed;
}

unsigned replay_position(void) {
    return position;
}
