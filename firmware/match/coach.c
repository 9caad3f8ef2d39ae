#include "coach.h"

#include <assert.h>
#include <string.h>

#include "board.h"
#include "journal.h"
#include "lesson.h"
#include "match_try.h"
#include "opponents.h"
#include "play.h"
#include "power.h"
#include "review_note.h"
#include "screen.h"
#include "sound.h"

_Static_assert((int)REVIEW_NOTE_MAX <= (int)JOURNAL_NOTE_MAX, "a note has room");
_Static_assert((int)JOURNAL_NOTE_MAX <= (int)GAME_STATE_MAX, "and so has a state's copy");

enum { PERCENT_STEP = 5 }; /* each step draws the picture, which is a press's time */

static struct {
    enum coach_state state;
    bool rests;
    struct review review;
    struct play_place place; /* where it looks */
    uint8_t shown;           /* coach_percent, and how many moments */
    uint8_t moments;
} coach;

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

enum coach_state coach_state(void) {
    return coach.state;
}

unsigned coach_moments(void) {
    return coach.review.moments;
}

const struct review_moment *coach_moment(unsigned number) {
    assert(number < coach.review.moments);
    return &coach.review.moment[number];
}

unsigned coach_percent(void) {
    return review_percent(&coach.review) / PERCENT_STEP * PERCENT_STEP;
}

/* ---- begins and ends */

static void stand_at_beginning(void) {
    coach.place.moves = 0;
    memset(coach.place.state, 0, sizeof coach.place.state);
    play_game()->start(coach.place.state, &play_match()->setup);
}

void coach_begin(void) {
    assert(coach_possible() && coach.state != COACH_THINKS);
    review_begin(&coach.review, opponents_lend_search(), &play_match()->setup, (uint16_t)play_moves(),
                 persons(), 0);
    stand_at_beginning();
    coach.state = COACH_THINKS;
    coach.rests = false;
}

void coach_rest(bool rests) {
    coach.rests = rests;
}

void coach_clear(void) {
    coach.state = COACH_IDLE;
    coach.rests = false;
    coach.review.moments = 0;
}

/* ---- what was found */

/* That it can't be kept costs only the time to think again. */
static void keep(void) {
    uint8_t *bytes = match_copy();
    (void)journal_note_save(play_id(), bytes, review_note_put(&coach.review, bytes));
}

static bool read_note(void) {
    struct review *const review = &coach.review;
    uint8_t *bytes = match_copy();
    struct review_note note;
    const unsigned count = journal_note_load(play_id(), bytes, JOURNAL_NOTE_MAX);
    if (!review_note_begin(&note, bytes, count)) {
        return false;
    }
    review->moments = 0;
    while (review->moments < REVIEW_MOMENTS && review_note_next(&note, &review->moment[review->moments])) {
        if (review->moment[review->moments].at >= play_moves()) {
            return false;
        }
        review->moments++;
    }
    return note.moments == 0;
}

void coach_recall(void) {
    coach.rests = false;
    if (coach.state == COACH_IDLE && coach_possible()) {
        coach.state = read_note() ? COACH_KNOWS : COACH_IDLE;
    }
}

/* ---- slices */

static bool time_is_over(uint32_t start_us) {
    return board_us() - start_us >= OPPONENTS_SLICE_US;
}

/* A move nearer to where it looks next. */
static void walk(void) {
    if (coach.place.moves > review_at(&coach.review)) {
        stand_at_beginning();
    } else {
        play_game()->apply(coach.place.state, match_move(play_match(), coach.place.moves++));
    }
}

/* About the decision where it is. True: all is known. */
static bool think(uint32_t start_us) {
    bool known;
    play_swap(&coach.place);
    do {
        known = review_step(&coach.review, play_match());
    } while (!known && review_at(&coach.review) == play_match()->length && !time_is_over(start_us));
    play_swap(&coach.place);
    return known;
}

static bool think_slice(void) {
    const uint32_t start_us = board_us();
    do {
        if (coach.place.moves != review_at(&coach.review)) {
            walk();
        } else if (think(start_us)) {
            return true;
        }
    } while (!time_is_over(start_us));
    return false;
}

static void show_progress(void) {
    if (coach.shown != coach_percent() || coach.moments != coach_moments()) {
        coach.shown = (uint8_t)coach_percent();
        coach.moments = (uint8_t)coach_moments();
        screen_redraw();
    }
}

void coach_turn(void) {
    if (coach.state == COACH_THINKS && !coach_possible()) {
        coach_clear(); /* the match was thrown away */
    }
    if (coach.state != COACH_THINKS || coach.rests) {
        return;
    }
    power_stay();
    if (think_slice()) {
        coach.state = COACH_KNOWS;
        keep();
        sound_play(CUE_REVEAL);
        screen_redraw();
    }
    show_progress();
}

bool coach_due(uint32_t *at_ms) {
    *at_ms = board_ms();
    return coach.state == COACH_THINKS && !coach.rests;
}
