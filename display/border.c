#include "border.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "board.h"
#include "canvas.h"
#include "palette.h"
#include "panel.h"

/* The border is laid in pieces, each with an oxhide ingot in its middle: beside the picture so long, and as
 * wide as the border is. There is no memory for one: a row of it is drawn and sent, then the next. */
enum {
    PIECE = 40,
    PIECES = CANVAS_WIDTH / PIECE,
    PIECE_MAX = 80, /* of a glass up to 400 pixels wide */
    INGOT_ROWS = 12,
};
_Static_assert(PIECES *PIECE == CANVAS_WIDTH && CANVAS_WIDTH == CANVAS_HEIGHT, "pieces fit the picture");

/* An ingot's rows from its waist to its upper end: which pixels, counted from its middle line. It is the same
 * on both sides and upside down. */
static const struct {
    uint8_t from, to;
} ingot[INGOT_ROWS] = {{0, 7}, {0, 7}, {0, 7}, {0, 7},  {0, 8},  {0, 8},
                       {0, 8}, {0, 9}, {0, 9}, {0, 10}, {4, 11}, {7, 10}};

struct piece {
    int at, length; /* across or down, from the picture's first pixel */
};

int border_left(void) {
    return (board_panel()->width - CANVAS_WIDTH) / 2;
}
int border_top(void) {
    return (board_panel()->height - CANVAS_HEIGHT) / 2;
}

/* The first and the last are beside the picture, the others along it. */
static struct piece piece(int i, int before, int glass) {
    assert(i >= 0 && i <= PIECES + 1);
    if (i == 0) {
        return (struct piece){-before, before};
    }
    return i <= PIECES ? (struct piece){(i - 1) * PIECE, PIECE}
                       : (struct piece){CANVAS_WIDTH, glass - CANVAS_WIDTH - before};
}

/* How far from the picture, counted from 1; 0 within. */
static int beyond(int at) {
    return at < 0 ? -at : at >= CANVAS_WIDTH ? at - CANVAS_WIDTH + 1 : 0;
}

/* From a piece's middle, which lies between two pixels: 0 for both of them. */
static int from_middle(int i, int length) {
    return 2 * i < length ? (length - 1) / 2 - i : i - length / 2;
}

static bool in_ingot(int x, int y, struct piece across, struct piece down) {
    const int row = from_middle(y, down.length), column = from_middle(x, across.length);
    return row < INGOT_ROWS && column >= ingot[row].from && column < ingot[row].to;
}

static uint16_t colour(int x, int y, struct piece across, struct piece down) {
    enum { LINE = 2 }; /* around the picture, after one of ink */
    const int away_x = beyond(across.at + x), away_y = beyond(down.at + y);
    const int away = away_x > away_y ? away_x : away_y;
    if (away <= LINE) {
        return away == LINE ? COLOUR_BRONZE : COLOUR_INK;
    }
    return in_ingot(x, y, across, down) ? COLOUR_NIGHT2 : COLOUR_NIGHT;
}

static void piece_send(struct piece across, struct piece down) {
    uint16_t row[PIECE_MAX];
    assert(across.length <= PIECE_MAX);
    panel_window(border_left() + across.at, border_top() + down.at, across.length, down.length);
    for (int y = 0; y < down.length; y++) {
        for (int x = 0; x < across.length; x++) {
            row[x] = colour(x, y, across, down);
        }
        board_panel_send(row, (uint16_t)across.length, 1, (uint16_t)across.length);
        board_panel_wait();
    }
}

void border_show(void) {
    const struct board_panel *glass = board_panel();
    for (int i = 0; i <= PIECES + 1; i++) {
        for (int j = 0; j <= PIECES + 1; j++) {
            const struct piece across = piece(i, border_left(), glass->width);
            const struct piece down = piece(j, border_top(), glass->height);
            const bool beside = beyond(across.at) > 0 || beyond(down.at) > 0;
            if (beside && across.length > 0 && down.length > 0) {
                piece_send(across, down);
            }
        }
    }
}
