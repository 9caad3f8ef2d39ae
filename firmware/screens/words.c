#include "words.h"

#include "say.h"

/* A struct, so that what every one of them does with its values is written once. */
struct words {
    struct text_buffer buffer;
    char room[WORDS_ROOM];
};

static const char *words_of(struct words *words, const char *format, va_list values) {
    text_format_list(text_into(&words->buffer, words->room, sizeof words->room), format, values);
    return words->room;
}

int words_draw(int x, int y, enum type_face face, uint16_t colour, const char *format, ...) {
    struct words words;
    va_list values;
    va_start(values, format);
    const int end = type_draw(x, y, face, colour, words_of(&words, format, values));
    va_end(values);
    return end;
}

void words_centred(int middle, int y, enum type_face face, uint16_t colour, const char *format, ...) {
    struct words words;
    va_list values;
    va_start(values, format);
    (void)type_draw_centred(middle, y, face, colour, words_of(&words, format, values));
    va_end(values);
}

void words_right(int right, int y, enum type_face face, uint16_t colour, const char *format, ...) {
    struct words words;
    va_list values;
    va_start(values, format);
    (void)type_draw_right(right, y, face, colour, words_of(&words, format, values));
    va_end(values);
}

int words_rich(int x, int y, enum type_face face, uint16_t colour, const char *format, ...) {
    struct words words;
    va_list values;
    va_start(values, format);
    const int end = type_rich(x, y, face, colour, words_of(&words, format, values));
    va_end(values);
    return end;
}

const char *words_s(unsigned count) {
    return count == 1 ? "" : "s";
}

int words_wrap(struct area area, enum type_face face, uint16_t colour, const char *format, ...) {
    struct words words;
    va_list values;
    va_start(values, format);
    const int lines = type_wrap(area, face, colour, words_of(&words, format, values));
    va_end(values);
    return lines;
}

void words_name(struct area area, const char *format, ...) {
    struct words words;
    va_list values;
    if (say_heard()) {
        va_start(values, format);
        say_name(area, words_of(&words, format, values));
        va_end(values);
    }
}
