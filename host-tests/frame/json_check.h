/* Is this text one JSON value, by RFC 8259, with no key twice in an object? */
#ifndef OXHIDE_JSON_CHECK_H
#define OXHIDE_JSON_CHECK_H

#include <stdbool.h>

bool json_check(const char *words);

#endif
