/* Words: Roboto Condensed, antialiased, in the sizes that screens use. Text is UTF-8; x and y are the left
 * and the top of the line, whatever the letters. Latin-1, dashes, quotes, bullet, ellipsis and minus can be
 * drawn; a letter that a face lacks comes as a question mark.
 *
 * Rich text has a mark-up: *bold*, {:gold} to set one of the console's colours by its name in palette.h and
 * {:} to go back, {woods} for an icon of 12 pixels (16 in the title face), {woods/24} for another size, {6}
 * for a gap of 6 pixels. Doubled, ** and {{ stand for themselves. */
#ifndef OXHIDE_TYPE_H
#define OXHIDE_TYPE_H

#include "canvas.h"

#include <stdint.h>

enum type_face {
    TYPE_CHIP,       /* 12 px bold: counts on the board; ASCII only */
    TYPE_SMALL,      /* 13 px */
    TYPE_SMALL_BOLD, /* 13 px */
    TYPE_BODY,       /* 15 px: everything that is read */
    TYPE_BODY_BOLD,  /* 15 px */
    TYPE_TITLE,      /* 18 px bold */
    TYPE_BIG,        /* 24 px bold: digits and the signs of sums only */
    TYPE_HUGE,       /* 34 px bold: names */
    TYPE_FACES
};

int type_line(enum type_face face); /* from one line's top to the next */
int type_width(enum type_face face, const char *text);
/* Return the x after the text. */
int type_draw(int x, int y, enum type_face face, uint16_t colour, const char *text);
int type_draw_centred(int middle, int y, enum type_face face, uint16_t colour, const char *text);
int type_draw_right(int right, int y, enum type_face face, uint16_t colour,
                    const char *text); /* ends before it */

int type_rich_width(enum type_face face, const char *text);
/* The face, or the largest smaller one in which rich text fits; the smallest, if it fits in none. */
enum type_face type_fitting(enum type_face face, const char *text, int room);
int type_rich(int x, int y, enum type_face face, uint16_t colour, const char *text);
/* Rich text, broken at spaces and newlines to fit the width. Draws the lines that fit the height too, and
 * returns how many there are in all. U+00A0 is a space that doesn't break; a word wider than the box has a
 * line for itself. */
int type_wrap(struct area box, enum type_face face, uint16_t colour, const char *text);
int type_wrap_lines(int width, enum type_face face, const char *text);

#endif
