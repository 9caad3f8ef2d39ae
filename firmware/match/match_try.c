#include "match_try.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "match_screens.h"
#include "match_turn_end.h"
#include "play.h"

enum { SEED = 1 }; /* of what is reshuffled: any number that knows nothing of the match */

static uint32_t copy[GAME_STATE_MAX / sizeof(uint32_t)];
static struct match_tried tried;

void *match_copy(void) {
    memcpy(copy, play_state(), play_game()->state_bytes);
    return copy;
}

const void *match_before_last(void) {
    const struct match *match = play_match();
    assert(match->barrier < match->length);
    (void)play_barrier_at(match->barrier, copy);
    for (unsigned i = match->barrier; i + 1 < match->length; i++) {
        (void)play_game()->apply(copy, match_move(match, i));
    }
    return copy;
}

const void *match_after(const void *before, move_t move) {
    memcpy(copy, before, play_game()->state_bytes);
    (void)play_game()->apply(copy, move);
    return copy;
}

/* Gains become those of the copy as it is now; before the move there are none. */
static void count(bool moved) {
    int16_t before[GAME_SEATS_MAX][GAME_SOURCES_MAX];
    memcpy(before, tried.points, sizeof before);
    play_game()->count(copy, tried.points);
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        for (unsigned i = 0; i < play_game()->source_count; i++) {
            const int gain = tried.gains[seat][i] + tried.points[seat][i] - before[seat][i];
            const bool unknown = (play_game()->secret_sources >> i & 1u) != 0 && (int)seat != play_turn();
            tried.gains[seat][i] = (int16_t)(moved && !unknown ? gain : 0);
        }
    }
}

const struct match_tried *match_try(move_t move) {
    struct rng rng;
    assert(play_turn() != GAME_OVER);
    memset(&tried, 0, sizeof tried);
    tried.state = match_copy();
    rng_seed(&rng, SEED);
    play_game()->redeal(copy, play_turn(), &rng);
    count(false);
    return match_try_further(move);
}

/* Where others look on, it doesn't show that there would be a choice by a secret alone. */
static void go_on_quietly(void) {
    bool ends = false;
    for (move_t only; tried.next == play_turn() && (only = match_turn_quietly(copy, &ends)) != MOVE_NONE;) {
        (void)play_game()->apply(copy, only);
        tried.next = play_game()->turn(copy);
    }
}

const struct match_tried *match_try_further(move_t move) {
    assert(tried.state != NULL && move != MOVE_NONE);
    const bool chance = match_ui()->by_chance != NULL && match_ui()->by_chance(move);
    const bool shown = play_game()->apply(copy, move);
    tried.next = play_game()->turn(copy);
    go_on_quietly();
    tried.hidden = tried.hidden || chance || (shown && tried.next == play_turn());
    count(true);
    return &tried;
}

int match_tried_gain(const struct match_tried *of, unsigned seat) {
    assert(seat < GAME_SEATS_MAX);
    int gain = 0;
    for (unsigned i = 0; i < play_game()->source_count; i++) {
        gain += of->gains[seat][i];
    }
    return gain;
}

void match_tried_gains(const struct match_tried *of, int gains[GAME_SEATS_MAX]) {
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        gains[seat] = match_tried_gain(of, seat);
    }
}

void match_rivals_put(const int gains[GAME_SEATS_MAX], struct text *text) {
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        if ((int)seat != play_turn() && gains[seat] != 0) {
            text_put(text, match_stone(play_seat_style(seat)));
            match_other_put(text, gains[seat]);
            text_put(text, "{7}");
        }
    }
}
