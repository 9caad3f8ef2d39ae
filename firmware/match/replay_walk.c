#include "replay_walk.h"

#include <assert.h>
#include <stddef.h>

#include "match_screens.h"
#include "motion.h"
#include "play.h"
#include "replay_store.h"
#include "sound.h"

static unsigned now(void) {
    return play_match()->length;
}

static void begin_turn(struct match_watched *watched) {
    const int seat = play_turn();
    assert(seat >= 0 && seat < GAME_SEATS_MAX);
    *watched = (struct match_watched){.seat = (uint8_t)seat};
    match_points_all(watched->before);
    match_watch_ui()->begin((unsigned)seat);
}

static void go_on(struct match_watched *watched, move_t move, const void *state) {
    if (play_turn() != (int)watched->seat || watched->last == MOVE_NONE) {
        begin_turn(watched);
    }
    play_view(now() < play_moves() ? now() + 1 : now(), state);
    watched->last = move;
    watched->ended = play_turn() != (int)watched->seat;
    match_watch_ui()->note(watched, replay_before());
}

void replay_step(struct match_watched *watched) {
    go_on(watched, match_move(play_match(), now()), replay_at(now() + 1));
}

void replay_step_aside(struct match_watched *watched, move_t move) {
    go_on(watched, move, replay_aside(play_state(), move));
}

void replay_turn(struct match_watched *watched, unsigned began) {
    play_view(began, replay_at(began));
    begin_turn(watched);
}

void replay_jump(struct match_watched *watched, unsigned to) {
    replay_turn(watched, replay_turn_began(to > 0 ? to - 1 : 0));
    while (now() < to) {
        replay_step(watched);
    }
    motions_end();
    sound_play(CUE_MOVE);
}
