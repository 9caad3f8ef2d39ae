#include "coach.h"

#include <assert.h>
#include <string.h>

#include "board.h"
#include "journal.h"
#include "lesson.h"
#include "match_try.h"
#include "opponents.h"
#include "play.h"

enum { NOTE_KIND = 1, NOTE_HEAD = 2 };

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

/* ---- notes */

static uint8_t *put(uint8_t *out, unsigned byte) {
    *out = (uint8_t)byte;
    return out + 1;
}

static uint8_t *put_moment(uint8_t *out, const struct review_moment *moment) {
    enum { BYTE = 8 };
    out = put(put(out, moment->at), moment->at >> BYTE);
    out = put(put(out, moment->kind), moment->seat);
    out = put(put(put(out, moment->played), moment->other), moment->noise);
    out = put(out, moment->parts);
    for (unsigned i = 0; i < moment->parts; i++) {
        const struct reason *part = &moment->reason[i];
        out = put(put(put(out, part->kind), part->source), part->item);
        out = put(put(out, part->seat), (uint8_t)part->points);
    }
    out = put(out, moment->moves);
    memcpy(out, moment->line, (size_t)moment->moves * MATCH_MOVE_BYTES);
    return out + moment->moves * MATCH_MOVE_BYTES;
}

enum {
    MOMENT_HEAD = 8,
    PART_BYTES = 5,
    MOMENT_MOST = MOMENT_HEAD + REASON_PARTS * PART_BYTES + 1 + REVIEW_LINE * MATCH_MOVE_BYTES,
};
_Static_assert(NOTE_HEAD + (int)REVIEW_MOMENTS * (int)MOMENT_MOST <= JOURNAL_NOTE_MAX, "a note has room");
_Static_assert((int)JOURNAL_NOTE_MAX <= (int)GAME_STATE_MAX, "and so has a state's copy");

/* 0 after the end; *at goes on all the same. */
static uint8_t byte_of(struct coach_note *note) {
    const unsigned at = note->at++;
    return at < note->count ? note->bytes[at] : 0;
}

static bool take_parts(struct coach_note *note, struct review_moment *moment) {
    for (unsigned i = 0; i < moment->parts && i < REASON_PARTS; i++) {
        struct reason *part = &moment->reason[i];
        part->kind = byte_of(note);
        part->source = byte_of(note);
        part->item = byte_of(note);
        part->seat = byte_of(note);
        part->points = (int8_t)byte_of(note);
        if (part->kind >= REASON_KINDS || part->seat >= GAME_SEATS_MAX) {
            return false;
        }
    }
    return moment->parts <= REASON_PARTS;
}

static bool take_line(struct coach_note *note, struct review_moment *moment) {
    moment->moves = byte_of(note);
    if (moment->moves == 0 || moment->moves > REVIEW_LINE) {
        return false;
    }
    for (unsigned i = 0; i < moment->moves * (unsigned)MATCH_MOVE_BYTES; i++) {
        moment->line[i / MATCH_MOVE_BYTES][i % MATCH_MOVE_BYTES] = byte_of(note);
    }
    return note->at <= note->count;
}

bool coach_note_begin(struct coach_note *note, const uint8_t *bytes, unsigned count) {
    *note = (struct coach_note){bytes, count, NOTE_HEAD, 0};
    if (count < NOTE_HEAD || bytes[0] != NOTE_KIND || bytes[1] > REVIEW_MOMENTS) {
        return false;
    }
    note->moments = bytes[1];
    return true;
}

bool coach_note_next(struct coach_note *note, struct review_moment *moment) {
    if (note->moments == 0) {
        return false;
    }
    note->moments--;
    *moment = (struct review_moment){.at = byte_of(note)};
    moment->at = (uint16_t)(moment->at | byte_of(note) << 8);
    moment->kind = byte_of(note);
    moment->seat = byte_of(note);
    moment->played = byte_of(note);
    moment->other = byte_of(note);
    moment->noise = byte_of(note);
    moment->parts = byte_of(note);
    return moment->kind < REVIEW_KINDS && moment->seat < GAME_SEATS_MAX && take_parts(note, moment) &&
           take_line(note, moment);
}

/* That it can't be kept costs only the time to think again. */
static void keep(const struct review *review) {
    uint8_t *bytes = match_copy();
    uint8_t *end = put(put(bytes, NOTE_KIND), review->moments);
    for (unsigned i = 0; i < review->moments; i++) {
        end = put_moment(end, &review->moment[i]);
    }
    (void)journal_note_save(play_id(), bytes, (unsigned)(end - bytes));
}

bool coach_recall(struct review *review) {
    uint8_t *bytes = match_copy();
    struct coach_note note;
    const unsigned count = journal_note_load(play_id(), bytes, JOURNAL_NOTE_MAX);
    memset(review, 0, sizeof *review);
    if (!coach_note_begin(&note, bytes, count)) {
        return false;
    }
    while (review->moments < REVIEW_MOMENTS && coach_note_next(&note, &review->moment[review->moments])) {
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
