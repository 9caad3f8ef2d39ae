/* What the coach found, as bytes that are kept with a match: docs/save-format.md. */
#ifndef OXHIDE_REVIEW_NOTE_H
#define OXHIDE_REVIEW_NOTE_H

#include "review.h"

enum { REVIEW_NOTE_MAX = 352 }; /* bytes */

/* Returns how many bytes. */
unsigned review_note_put(const struct review *review, uint8_t out[REVIEW_NOTE_MAX]);

/* Moments, one after the other. False: there is none left, or it can't be read; `moments` is how many there
 * should still be. */
struct review_note {
    const uint8_t *bytes;
    unsigned count, at, moments;
};
bool review_note_begin(struct review_note *note, const uint8_t *bytes, unsigned count);
bool review_note_next(struct review_note *note, struct review_moment *moment);

#endif
