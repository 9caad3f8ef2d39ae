/* Writing text without stdio and without a buffer of one's own: a text is a place that takes bytes (a pipe, a
 * serial port, a fixed buffer). Everything the engine says goes through here. */
#ifndef OXHIDE_TEXT_H
#define OXHIDE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text {
    void (*put)(void *to, const char *bytes, size_t count);
    void *to;
};

void text_bytes(struct text *text, const char *bytes, size_t count);
void text_put(struct text *text, const char *words);
void text_char(struct text *text, char letter);
void text_number(struct text *text, int32_t number);
void text_unsigned(struct text *text, uint64_t number);
void text_hex(struct text *text, uint64_t number, unsigned digits);

/* Words and numbers in one go, as printf has it: %s, %c, %u and %d without widths, and %% for itself. */
#define TEXT_FORMAT(at, first) __attribute__((format(printf, at, first)))
void text_format(struct text *text, const char *format, ...) TEXT_FORMAT(2, 3);
void text_format_list(struct text *text, const char *format, va_list values) TEXT_FORMAT(2, 0);

/* A text into a fixed buffer, always ended by a zero; `cut` says that it did not fit. */
struct text_buffer {
    struct text text;
    char *at;
    size_t room, used;
    bool cut;
};

struct text *text_into(struct text_buffer *buffer, char *at, size_t room);

#endif
