/* Writes a picture as a PNG, for people to look at: 24 bits a pixel, not compressed. */
#ifndef OXHIDE_PNG_H
#define OXHIDE_PNG_H

#include <stdbool.h>
#include <stdint.h>

bool png_write(const char *path, const uint16_t *rgb565, int width, int height);

#endif
