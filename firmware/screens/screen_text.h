/* The screen as text: its title, its lines in reading order, what the cursor is on, and the keys. It comes
 * from the drawing itself, which is done once more for each line, without a pixel being changed (say.h): so
 * it is never out of date, and takes no room but that of a line. */
#ifndef OXHIDE_SCREEN_TEXT_H
#define OXHIDE_SCREEN_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#include "text.h"

enum screen_part { SCREEN_TITLE, SCREEN_LINES, SCREEN_CURSOR, SCREEN_KEYS, SCREEN_PARTS };

/* Where a reader is. */
struct screen_reader {
    uint8_t part, y; /* what lies above it in this part has been read */
    uint8_t picture; /* the one that was shown when it began */
};
struct screen_reader screen_text_begin(void);

/* The next line of that part. False: there is none, and the reader is at the next part. */
bool screen_text_line(struct screen_reader *reader, struct text *out);

/* The same as JSON, a line in each call, less than a kilobyte:
 * {"title":"Jade Your turn, Garnet 4 ...","lines":["...",...],"cursor":"...","keys":"A Cards, ..."}
 * and at its end "moved":true where another picture was drawn while it was read: the lines may be of either.
 * False: that was the last of it. */
bool screen_text_json(struct screen_reader *reader, struct text *out);

#endif
