/* One line of JSON, written as it goes. Keys are NULL inside arrays. No nesting is remembered: a comma is due
 * after every value, and never after an opening bracket. */
#ifndef OXHIDE_JSON_H
#define OXHIDE_JSON_H

#include "text.h"

struct json {
    struct text *out;
    bool comma;
};

void json_object(struct json *json, const char *key);
void json_object_end(struct json *json);
void json_array(struct json *json, const char *key);
void json_array_end(struct json *json);
void json_number(struct json *json, const char *key, int32_t number);
void json_string(struct json *json, const char *key, const char *words);
void json_bool(struct json *json, const char *key, bool yes);
void json_null(struct json *json, const char *key);
/* What stands between a string's quotes: UTF-8 comes as ASCII. */
void json_letters(struct text *out, const char *words, size_t length);

#endif
