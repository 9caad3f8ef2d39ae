/* Letters to pick from with the pad, in rows, and Done below them: for names and codes. */
#ifndef OXHIDE_LETTERS_H
#define OXHIDE_LETTERS_H

#include <stdint.h>

#include "screen.h"

enum { LETTERS_ROW_HEIGHT = 25, LETTERS_DONE_HEIGHT = 24 };

struct letters {
    const char *const *rows; /* of at most ten letters */
    unsigned count;          /* of rows */
    int y, done_y;
};

/* Where the cursor is; the row after the last is Done. */
struct letters_cursor {
    uint8_t row, column;
};

void letters_steer(const struct letters *letters, struct letters_cursor *cursor, enum key pressed);
void letters_to_done(const struct letters *letters, struct letters_cursor *cursor);
/* The letter under the cursor; '\0': it is on Done. */
char letters_at(const struct letters *letters, const struct letters_cursor *cursor);
void letters_draw(const struct letters *letters, const struct letters_cursor *cursor);

#endif
