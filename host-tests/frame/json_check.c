#include "json_check.h"

#include <string.h>

enum { KEYS_MAX = 128 }; /* in one object */

static const char *value(const char *at);

static const char *literal(const char *at, const char *word) {
    return strncmp(at, word, strlen(word)) == 0 ? at + strlen(word) : NULL;
}

static const char *string(const char *at) {
    for (at++; *at != '"'; at++) {
        if ((unsigned char)*at < 0x20) {
            return NULL;
        }
        if (*at == '\\') {
            at++;
            if (strchr("\"\\/bfnrtu", *at) == NULL || *at == '\0') {
                return NULL;
            }
        }
    }
    return at + 1;
}

static const char *number(const char *at) {
    at += *at == '-';
    if (*at < '0' || *at > '9' || (*at == '0' && at[1] >= '0' && at[1] <= '9')) {
        return NULL;
    }
    while (*at >= '0' && *at <= '9') {
        at++;
    }
    return at;
}

static const char *array(const char *at) {
    if (*++at == ']') {
        return at + 1;
    }
    for (;;) {
        at = value(at);
        if (at == NULL || (*at != ',' && *at != ']')) {
            return NULL;
        }
        if (*at++ == ']') {
            return at;
        }
    }
}

static bool repeated(const char *const *keys, const size_t *lengths, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        if (lengths[i] == lengths[count] && memcmp(keys[i], keys[count], lengths[i]) == 0) {
            return true;
        }
    }
    return false;
}

static const char *object(const char *at) {
    const char *keys[KEYS_MAX];
    size_t lengths[KEYS_MAX];
    if (*++at == '}') {
        return at + 1;
    }
    for (unsigned count = 0; count < KEYS_MAX; count++) {
        const char *end = *at == '"' ? string(at) : NULL;
        if (end == NULL || *end != ':') {
            return NULL;
        }
        keys[count] = at;
        lengths[count] = (size_t)(end - at);
        if (repeated(keys, lengths, count)) {
            return NULL;
        }
        at = value(end + 1);
        if (at == NULL || (*at != ',' && *at != '}')) {
            return NULL;
        }
        if (*at++ == '}') {
            return at;
        }
    }
    return NULL;
}

static const char *value(const char *at) {
    switch (*at) {
    case '{':
        return object(at);
    case '[':
        return array(at);
    case '"':
        return string(at);
    case 't':
        return literal(at, "true");
    case 'f':
        return literal(at, "false");
    case 'n':
        return literal(at, "null");
    default:
        return number(at);
    }
}

bool json_check(const char *words) {
    const char *end = value(words);
    return end != NULL && *end == '\0';
}
