#include "json.h"

#include <stddef.h>

static void quote(struct json *json, const char *words) {
    static const char hex[] = "0123456789abcdef";
    text_char(json->out, '"');
    for (; *words != '\0'; words++) {
        const unsigned char letter = (unsigned char)*words;
        if (letter == '"' || letter == '\\') {
            text_char(json->out, '\\');
            text_char(json->out, (char)letter);
        } else if (letter < 0x20) {
            text_put(json->out, "\\u00");
            text_char(json->out, hex[letter >> 4]);
            text_char(json->out, hex[letter & 15]);
        } else {
            text_char(json->out, (char)letter);
        }
    }
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
