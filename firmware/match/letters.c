#include "letters.h"

#include <assert.h>
#include <string.h>

#include "canvas.h"
#include "cursor.h"
#include "palette.h"
#include "type.h"

enum { CELL_WIDTH = 23, GRID_X = 5 };

static unsigned columns_of(const struct letters *letters, unsigned row) {
    assert(row < letters->count);
    return (unsigned)strlen(letters->rows[row]);
}

/* A shorter row has the cursor in its last column. */
static unsigned column_in(const struct letters *letters, const struct letters_cursor *cursor) {
    const unsigned columns = columns_of(letters, cursor->row);
    return cursor->column < columns ? cursor->column : columns - 1;
}

void letters_steer(const struct letters *letters, struct letters_cursor *cursor, enum key pressed) {
    assert(cursor->row <= letters->count);
    if (pressed == KEY_UP || pressed == KEY_DOWN) {
        cursor->row = (uint8_t)cursor_ring(cursor->row, letters->count + 1, pressed);
    } else {
        const unsigned row = cursor->row < letters->count ? cursor->row : 0;
        cursor->column = (uint8_t)cursor_ring(cursor->column, columns_of(letters, row), pressed);
    }
}

void letters_to_done(const struct letters *letters, struct letters_cursor *cursor) {
    cursor->row = (uint8_t)letters->count;
}

char letters_at(const struct letters *letters, const struct letters_cursor *cursor) {
    return cursor->row == letters->count ? '\0' : letters->rows[cursor->row][column_in(letters, cursor)];
}

static void draw_cell(int x, int y, char letter, bool focused) {
    const char word[] = {letter, '\0'};
    canvas_box(x + 1, y + 1, CELL_WIDTH - 2, LETTERS_ROW_HEIGHT - 2, 3, focused ? COLOUR_GOLD : COLOUR_SAND,
               focused ? COLOUR_INK : COLOUR_CLAY);
    if (letter == ' ') {
        canvas_fill(x + 6, y + 16, CELL_WIDTH - 12, 2, COLOUR_INK); /* a space */
        canvas_fill(x + 6, y + 13, 2, 3, COLOUR_INK);
        canvas_fill(x + CELL_WIDTH - 8, y + 13, 2, 3, COLOUR_INK);
    } else {
        type_draw_centred(x + CELL_WIDTH / 2, y + 3, TYPE_BODY_BOLD, COLOUR_INK, word);
    }
}

static void draw_done(int y, bool focused) {
    canvas_box(70, y, 100, LETTERS_DONE_HEIGHT, 4, focused ? COLOUR_GOLD : COLOUR_SAND,
               focused ? COLOUR_INK : COLOUR_CLAY);
    type_draw_centred(120, y + 3, TYPE_BODY_BOLD, COLOUR_INK, "Done");
}

void letters_draw(const struct letters *letters, const struct letters_cursor *cursor) {
    for (unsigned row = 0; row < letters->count; row++) {
        for (unsigned column = 0; column < columns_of(letters, row); column++) {
            const bool focused = row == cursor->row && column == column_in(letters, cursor);
            draw_cell(GRID_X + (int)column * CELL_WIDTH, letters->y + (int)row * LETTERS_ROW_HEIGHT,
                      letters->rows[row][column], focused);
        }
    }
    draw_done(letters->done_y, cursor->row == letters->count);
}
