#include "prepare.h"

#include <assert.h>

#include "game_ui.h"
#include "lesson.h"
#include "match.h"
#include "match_pause.h"
#include "match_screens.h"
#include "play.h"
#include "replay.h"
#include "rng.h"

static bool prepares(const void *state) {
    return match_ui()->prepares != NULL && match_ui()->prepares(state);
}

/* The same with the same seed, in each game of a match another one. */
static void begin_chance(struct rng *rng, unsigned moves) {
    rng_seed(rng, play_match()->setup.seed + moves);
}

static move_t by_chance(struct rng *rng, const void *state) {
    move_t *moves = match_scratch();
    const unsigned count = play_game()->moves(state, moves);
    assert(count > 0);
    return moves[rng_below(rng, count)];
}

void match_prepare(void) {
    struct rng rng;
    begin_chance(&rng, play_match()->length);
    while (prepares(play_state())) {
        const bool moved = play_move(by_chance(&rng, play_state()));
        assert(moved);
        (void)moved;
        play_go_on();
    }
}

/* The console prepared the match's first game, all of it: they are the moves that it would make again. Of
 * some of them nobody could tell: a person may have hit on the same. */
static bool was_prepared(void) {
    struct rng rng;
    unsigned moves = 0;
    bool same = true;
    begin_chance(&rng, 0);
    while (same && moves < play_match()->length && prepares(replay_to(moves))) {
        same = match_move(play_match(), moves) == by_chance(&rng, replay_to(moves));
        moves++;
    }
    return same && moves > 0 && !prepares(replay_to(moves));
}

void match_prepare_next(void) {
    const bool begins =
        play_match()->length > 0 && !play_held() && !play_finished() && prepares(play_state());
    if (begins && !lesson_on() && !match_pause_due() && was_prepared()) {
        match_prepare();
    }
}

/* Did that seat decide anything itself, since the match was taken over from another? */
static bool has_decided(unsigned seat, unsigned from) {
    const unsigned moved = play_moved(seat);
    return moved > from && !(prepares(replay_to(moved - 1)) && was_prepared());
}

void match_drop_unplayed(void) {
    unsigned from;
    bool played = !play_loaded() || play_finished() || lesson_on();
    if (played) {
        return;
    }
    (void)play_origin(&from);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        played = played || ((play_is_person(seat) || play_person_count() == 0) && has_decided(seat, from));
    }
    if (!played) {
        play_forget();
    }
}
