/* Bytes in less room, and as a decimal number: for QR codes that hold a whole match. */
#ifndef OXHIDE_PACK_H
#define OXHIDE_PACK_H

#include <stdint.h>

/* Deflate (RFC 1951) without a head, in one block of the fixed code. Returns how many bytes; 0: more than
 * there is room for. */
unsigned pack_deflate(const uint8_t *bytes, unsigned count, uint8_t *out, unsigned room);
/* The number whose bytes these are, the highest first, in digits with a zero after them. The bytes are used
 * up. Returns how many digits; 0: more than there is room for. */
unsigned pack_digits(uint8_t *bytes, unsigned count, char *out, unsigned room);

#endif
