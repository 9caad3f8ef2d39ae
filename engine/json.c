#include "json.h"

#include <stddef.h>
#include <string.h>

static void put_escaped(struct text *out, uint32_t code) {
    text_put(out, "\\u");
    text_hex(out, code, 4);
}

/* The code point that begins with `first`, of the three lengths that have four digits; what isn't one is a
 * question mark. Moves on past it. */
static uint32_t next_code(unsigned char first, const char **at, const char *end) {
    unsigned following = first >= 0xE0 ? 2 : 1;
    uint32_t code = first & (first >= 0xE0 ? 0x0Fu : 0x1Fu);
    for (; following > 0 && *at < end && ((unsigned char)**at & 0xC0u) == 0x80u; following--) {
        code = code << 6 | ((unsigned char)*(*at)++ & 0x3Fu);
    }
    return following == 0 && first >= 0xC0 && first < 0xF0 ? code : '?';
}

void json_letters(struct text *out, const char *words, size_t length) {
    for (const char *end = words + length; words < end;) {
        const unsigned char letter = (unsigned char)*words++;
        if (letter == '"' || letter == '\\') {
            text_char(out, '\\');
        }
        if (letter < 0x20) {
            put_escaped(out, letter);
        } else if (letter < 0x80) {
            text_char(out, (char)letter);
        } else {
            put_escaped(out, next_code(letter, &words, end));
        }
    }
}

static void quote(struct json *json, const char *words) {
    text_char(json->out, '"');
    json_letters(json->out, words, strlen(words));
    text_char(json->out, '"');
}

static void begin(struct json *json, const char *key) {
    if (json->comma) {
        text_char(json->out, ',');
    }
    if (key != NULL) {
        quote(json, key);
        text_char(json->out, ':');
    }
    json->comma = true;
}

static void open_with(struct json *json, const char *key, char bracket) {
    begin(json, key);
    text_char(json->out, bracket);
    json->comma = false;
}

static void close_with(struct json *json, char bracket) {
    text_char(json->out, bracket);
    json->comma = true;
}

void json_object(struct json *json, const char *key) {
    open_with(json, key, '{');
}

void json_object_end(struct json *json) {
    close_with(json, '}');
}

void json_array(struct json *json, const char *key) {
    open_with(json, key, '[');
}

void json_array_end(struct json *json) {
    close_with(json, ']');
}

void json_number(struct json *json, const char *key, int32_t number) {
    begin(json, key);
    text_number(json->out, number);
}

void json_string(struct json *json, const char *key, const char *words) {
    begin(json, key);
    quote(json, words);
}

void json_bool(struct json *json, const char *key, bool yes) {
    begin(json, key);
    text_put(json->out, yes ? "true" : "false");
}

void json_null(struct json *json, const char *key) {
    begin(json, key);
    text_put(json->out, "null");
}
