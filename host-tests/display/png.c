#include "png.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* A PNG is a signature and chunks: length, name, bytes, CRC-32 of name and bytes; all numbers big-endian. The
 * pixels are one zlib stream; deflate allows blocks that are stored as they are, one of which holds a row
 * here. */
struct chunk {
    FILE *file;
    uint32_t crc;
};

static void byte_put(struct chunk *chunk, unsigned byte) {
    fputc((int)(byte & 255), chunk->file);
    chunk->crc ^= byte & 255;
    for (int bit = 0; bit < 8; bit++) {
        chunk->crc = chunk->crc >> 1 ^ (chunk->crc & 1 ? 0xEDB88320u : 0); /* CRC-32, reflected */
    }
}

static void number_put(struct chunk *chunk, uint32_t number) {
    for (int shift = 24; shift >= 0; shift -= 8) {
        byte_put(chunk, number >> shift);
    }
}

static struct chunk chunk_start(FILE *file, const char *name, uint32_t length) {
    struct chunk chunk = {file, 0};
    number_put(&chunk, length);
    chunk.crc = 0xFFFFFFFFu; /* the length isn't part of it */
    for (int i = 0; i < 4; i++) {
        byte_put(&chunk, (unsigned char)name[i]);
    }
    return chunk;
}

static void chunk_end(struct chunk *chunk) {
    number_put(chunk, ~chunk->crc);
}

struct adler {
    uint32_t a, b; /* zlib's checksum */
};

static void pixel_byte_put(struct chunk *chunk, struct adler *sum, unsigned byte) {
    enum { ADLER = 65521 };
    byte_put(chunk, byte);
    sum->a = (sum->a + (byte & 255)) % ADLER;
    sum->b = (sum->b + sum->a) % ADLER;
}

static void row_put(struct chunk *chunk, struct adler *sum, const uint16_t *row, int width, bool last) {
    const uint32_t length = 1 + 3 * (uint32_t)width;
    byte_put(chunk, last); /* a stored block, and whether it is the last */
    byte_put(chunk, length);
    byte_put(chunk, length >> 8);
    byte_put(chunk, ~length);
    byte_put(chunk, ~length >> 8);
    pixel_byte_put(chunk, sum, 0); /* no filter */
    for (int x = 0; x < width; x++) {
        const unsigned red = row[x] >> 11, green = row[x] >> 5 & 63, blue = row[x] & 31;
        pixel_byte_put(chunk, sum, red << 3 | red >> 2);
        pixel_byte_put(chunk, sum, green << 2 | green >> 4);
        pixel_byte_put(chunk, sum, blue << 3 | blue >> 2);
    }
}

static void header_put(FILE *file, int width, int height) {
    struct chunk chunk = chunk_start(file, "IHDR", 13);
    number_put(&chunk, (uint32_t)width);
    number_put(&chunk, (uint32_t)height);
    byte_put(&chunk, 8); /* bits a colour */
    byte_put(&chunk, 2); /* red, green, blue */
    byte_put(&chunk, 0); /* deflate */
    byte_put(&chunk, 0); /* filters by row */
    byte_put(&chunk, 0); /* not interlaced */
    chunk_end(&chunk);
}

static void pixels_put(FILE *file, const uint16_t *pixels, int width, int height) {
    const uint32_t row = 5 + 1 + 3 * (uint32_t)width; /* the block's header, the filter, the pixels */
    struct chunk chunk = chunk_start(file, "IDAT", 2 + row * (uint32_t)height + 4);
    struct adler sum = {1, 0};
    byte_put(&chunk, 0x78); /* zlib: deflate, 32 kB window */
    byte_put(&chunk, 0x01);
    for (int y = 0; y < height; y++) {
        row_put(&chunk, &sum, pixels + (ptrdiff_t)y * width, width, y == height - 1);
    }
    number_put(&chunk, sum.b << 16 | sum.a);
    chunk_end(&chunk);
}

bool png_write(const char *path, const uint16_t *rgb565, int width, int height) {
    FILE *file = fopen(path, "wb");
    if (!file) {
        return false;
    }
    fputs("\x89PNG\r\n\x1A\n", file);
    header_put(file, width, height);
    pixels_put(file, rgb565, width, height);
    struct chunk end = chunk_start(file, "IEND", 0);
    chunk_end(&end);
    const bool written = !ferror(file);
    return fclose(file) == 0 && written;
}
