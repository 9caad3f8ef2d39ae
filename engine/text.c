#include "text.h"

#include <assert.h>
#include <string.h>

enum { DIGITS_MAX = 20 }; /* of the largest 64-bit number */

void text_bytes(struct text *text, const char *bytes, size_t count) {
    text->put(text->to, bytes, count);
}

void text_put(struct text *text, const char *words) {
    text_bytes(text, words, strlen(words));
}

void text_char(struct text *text, char letter) {
    text_bytes(text, &letter, 1);
}

/* Divides by ten and returns the rest, 16 bits at a time: a Cortex-M0+ has no division of 64 bits, and the
 * library's is long. */
static uint32_t tenth(uint32_t halves[4]) {
    uint32_t rest = 0;
    for (int i = 3; i >= 0; i--) {
        const uint32_t part = rest << 16 | halves[i];
        halves[i] = part / 10;
        rest = part % 10;
    }
    return rest;
}

void text_unsigned(struct text *text, uint64_t number) {
    char digits[DIGITS_MAX];
    size_t at = sizeof digits;
    uint32_t halves[4];
    for (int i = 0; i < 4; i++) {
        halves[i] = (uint32_t)(number >> 16 * i) & 0xffffu;
    }
    do {
        digits[--at] = (char)('0' + tenth(halves));
    } while ((halves[0] | halves[1] | halves[2] | halves[3]) != 0);
    text_bytes(text, digits + at, sizeof digits - at);
}

void text_hex(struct text *text, uint64_t number, unsigned digits) {
    assert(digits <= 16);
    while (digits-- > 0) {
        text_char(text, "0123456789abcdef"[number >> 4 * digits & 15u]);
    }
}

void text_number(struct text *text, int32_t number) {
    if (number < 0) {
        text_char(text, '-');
    }
    text_unsigned(text, number < 0 ? (uint64_t)(-(int64_t)number) : (uint64_t)number);
}

/* One value, by the letter after the percent sign. */
static void put_value(struct text *text, char kind, va_list *values) {
    switch (kind) {
    case 's':
        text_put(text, va_arg(*values, const char *));
        break;
    case 'c':
        text_char(text, (char)va_arg(*values, int));
        break;
    case 'u':
        text_unsigned(text, va_arg(*values, unsigned));
        break;
    case 'd':
        text_number(text, va_arg(*values, int));
        break;
    default:
        assert(kind == '%');
        text_char(text, kind);
        break;
    }
}

void text_format_list(struct text *text, const char *format, va_list values) {
    va_list left; /* a va_list that was passed in has no address that is its own on every machine */
    va_copy(left, values);
    while (*format != '\0') {
        const size_t plain = strcspn(format, "%");
        text_bytes(text, format, plain);
        format += plain;
        if (*format == '%') {
            put_value(text, format[1], &left);
            format += 2;
        }
    }
    va_end(left);
}

void text_format(struct text *text, const char *format, ...) {
    va_list values;
    va_start(values, format);
    text_format_list(text, format, values);
    va_end(values);
}

static void buffer_put(void *to, const char *bytes, size_t count) {
    struct text_buffer *buffer = to;
    const size_t left = buffer->room - 1 - buffer->used;
    if (count > left) {
        count = left;
        buffer->cut = true;
    }
    memcpy(buffer->at + buffer->used, bytes, count);
    buffer->used += count;
    buffer->at[buffer->used] = '\0';
}

struct text *text_into(struct text_buffer *buffer, char *at, size_t room) {
    assert(room > 0);
    *buffer = (struct text_buffer){{buffer_put, buffer}, at, room, 0, false};
    at[0] = '\0';
    return &buffer->text;
}
