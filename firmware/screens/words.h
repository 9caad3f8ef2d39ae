/* Words with numbers in them, drawn in one go: type.h's functions with a format, which is that of
 * text_format. At most WORDS_ROOM bytes are drawn. */
#ifndef OXHIDE_WORDS_H
#define OXHIDE_WORDS_H

#include "text.h"
#include "type.h"

enum { WORDS_ROOM = 128 };

/* Returns the x after the words. */
int words_draw(int x, int y, enum type_face face, uint16_t colour, const char *format, ...) TEXT_FORMAT(5, 6);
void words_centred(int middle, int y, enum type_face face, uint16_t colour, const char *format, ...)
    TEXT_FORMAT(5, 6);
void words_right(int right, int y, enum type_face face, uint16_t colour, const char *format, ...)
    TEXT_FORMAT(5, 6);
/* Rich text; returns the same; broken into lines, returns how many. */
int words_rich(int x, int y, enum type_face face, uint16_t colour, const char *format, ...) TEXT_FORMAT(5, 6);
int words_wrap(struct area area, enum type_face face, uint16_t colour, const char *format, ...)
    TEXT_FORMAT(4, 5);

/* Draws nothing: says what a picture without words shows, to who reads the screen as text (screen_text.h). */
void words_name(struct area area, const char *format, ...) TEXT_FORMAT(2, 3);

/* "s" after any number but 1: "%u card%s". */
const char *words_s(unsigned count);

#endif
