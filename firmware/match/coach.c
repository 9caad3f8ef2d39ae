#include "coach.h"

#include <assert.h>
#include <string.h>

#include "board.h"
#include "journal.h"
#include "lesson.h"
#include "match_try.h"
#include "opponents.h"
#include "play.h"
#include "review_note.h"

_Static_assert((int)REVIEW_NOTE_MAX <= (int)JOURNAL_NOTE_MAX, "a note has room");
_Static_assert((int)JOURNAL_NOTE_MAX <= (int)GAME_STATE_MAX, "and so has a state's copy");

/* ---- thinking */

static uint8_t persons(void) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        seats |= play_is_person(seat) ? 1u << seat : 0;
    }
    return (uint8_t)seats;
}

bool coach_possible(void) {
    return play_loaded() && play_finished() && !lesson_on() && persons() != 0;
}

static void stand_at_beginning(void) {
    void *state = match_copy();
    memset(state, 0, GAME_STATE_MAX);
    play_game()->start(state, &play_match()->setup);
    play_view(0, state);
}

void coach_begin(struct review *review) {
    assert(coach_possible() && !play_viewing());
    review_begin(review, opponents_lend_search(), &play_match()->setup, (uint16_t)play_moves(), persons(), 0);
    stand_at_beginning();
}

/* The match stands where the coach looks, or a move nearer. */
static bool stands(unsigned at) {
    if (play_match()->length == at) {
        return true;
    }
    if (play_match()->length > at) {
        stand_at_beginning();
    } else {
        void *state = match_copy();
        play_game()->apply(state, match_move(play_match(), play_match()->length));
        play_view(play_match()->length + 1u, state);
    }
    return false;
}

/* ---- what was found */

/* That it can't be kept costs only the time to think again. */
static void keep(const struct review *review) {
    uint8_t *bytes = match_copy();
    (void)journal_note_save(play_id(), bytes, review_note_put(review, bytes));
}

bool coach_recall(struct review *review) {
    uint8_t *bytes = match_copy();
    struct review_note note;
    const unsigned count = journal_note_load(play_id(), bytes, JOURNAL_NOTE_MAX);
    memset(review, 0, sizeof *review);
    if (!review_note_begin(&note, bytes, count)) {
        return false;
    }
    while (review->moments < REVIEW_MOMENTS && review_note_next(&note, &review->moment[review->moments])) {
        if (review->moment[review->moments].at >= play_moves()) {
            return false;
        }
        review->moments++;
    }
    return note.moments == 0;
}

/* ---- slices */

void coach_end(void) {
    play_view_end();
}

bool coach_think(struct review *review) {
    const uint32_t start_us = board_us();
    do {
        if (stands(review_at(review)) && review_step(review, play_match())) {
            play_view_end();
            keep(review);
            return true;
        }
    } while (board_us() - start_us < OPPONENTS_SLICE_US);
    return false;
}
