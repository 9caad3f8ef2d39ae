#include "review_note.h"

#include <assert.h>
#include <string.h>

enum {
    KIND = 1,
    HEAD = 2,
    MOMENT_HEAD = 8,
    PART_BYTES = 5,
    MOMENT_MOST = MOMENT_HEAD + REASON_PARTS * PART_BYTES + 1 + REVIEW_LINE * MATCH_MOVE_BYTES,
    BYTE = 8, /* bits */
};
_Static_assert((int)HEAD + (int)REVIEW_MOMENTS * (int)MOMENT_MOST <= (int)REVIEW_NOTE_MAX, "it fits");

/* ---- writing */

static uint8_t *put(uint8_t *out, unsigned byte) {
    *out = (uint8_t)byte;
    return out + 1;
}

static uint8_t *put_moment(uint8_t *out, const struct review_moment *moment) {
    assert(moment->parts <= REASON_PARTS && moment->moves <= REVIEW_LINE);
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

unsigned review_note_put(const struct review *review, uint8_t out[REVIEW_NOTE_MAX]) {
    uint8_t *end = put(put(out, KIND), review->moments);
    for (unsigned i = 0; i < review->moments; i++) {
        end = put_moment(end, &review->moment[i]);
    }
    return (unsigned)(end - out);
}

/* ---- reading */

/* 0 after the end; `at` goes on all the same. */
static uint8_t byte_of(struct review_note *note) {
    const unsigned at = note->at++;
    return at < note->count ? note->bytes[at] : 0;
}

static bool take_parts(struct review_note *note, struct review_moment *moment) {
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
    return moment->parts > 0 && moment->parts <= REASON_PARTS;
}

static bool take_line(struct review_note *note, struct review_moment *moment) {
    moment->moves = byte_of(note);
    if (moment->moves == 0 || moment->moves > REVIEW_LINE) {
        return false;
    }
    for (unsigned i = 0; i < moment->moves * (unsigned)MATCH_MOVE_BYTES; i++) {
        moment->line[i / MATCH_MOVE_BYTES][i % MATCH_MOVE_BYTES] = byte_of(note);
    }
    return note->at <= note->count;
}

bool review_note_begin(struct review_note *note, const uint8_t *bytes, unsigned count) {
    *note = (struct review_note){bytes, count, HEAD, 0};
    if (count < HEAD || bytes[0] != KIND || bytes[1] > REVIEW_MOMENTS) {
        return false;
    }
    note->moments = bytes[1];
    return true;
}

bool review_note_next(struct review_note *note, struct review_moment *moment) {
    if (note->moments == 0) {
        return false;
    }
    *moment = (struct review_moment){.at = byte_of(note)};
    moment->at = (uint16_t)(moment->at | byte_of(note) << BYTE);
    moment->kind = byte_of(note);
    moment->seat = byte_of(note);
    moment->played = byte_of(note);
    moment->other = byte_of(note);
    moment->noise = byte_of(note);
    moment->parts = byte_of(note);
    const bool good = moment->kind < REVIEW_KINDS && moment->seat < GAME_SEATS_MAX &&
                      take_parts(note, moment) && take_line(note, moment);
    note->moments -= good;
    return good;
}
