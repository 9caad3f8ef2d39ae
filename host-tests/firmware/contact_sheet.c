/* contact_sheet <out.png> <columns> <in.png ...>: pictures of 240x240 side by side, for docs/. */
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 240, GAP = 6, PITCH = SIZE + GAP, CHANNELS = 3, GROUND = 48 };

static int fail(const char *path, const char *why) {
    fprintf(stderr, "%s: %s\n", path, why);
    return 1;
}

static int read_picture(const char *path, unsigned char *rgb) {
    png_image png = {.version = PNG_IMAGE_VERSION};
    if (!png_image_begin_read_from_file(&png, path)) {
        return fail(path, png.message);
    }
    png.format = PNG_FORMAT_RGB;
    if (png.width != SIZE || png.height != SIZE) {
        return fail(path, "not 240x240");
    }
    return png_image_finish_read(&png, NULL, rgb, 0, NULL) ? 0 : fail(path, png.message);
}

static void put_picture(unsigned char *sheet, size_t stride, size_t x, size_t y, const unsigned char *rgb) {
    for (size_t row = 0; row < SIZE; row++) {
        memcpy(sheet + (y + row) * stride + x * CHANNELS, rgb + row * SIZE * CHANNELS, SIZE * CHANNELS);
    }
}

static int write_sheet(const char *path, const unsigned char *sheet, size_t width, size_t height) {
    png_image png = {.version = PNG_IMAGE_VERSION,
                     .width = (png_uint_32)width,
                     .height = (png_uint_32)height,
                     .format = PNG_FORMAT_RGB};
    return png_image_write_to_file(&png, path, 0, sheet, 0, NULL) ? 0 : fail(path, png.message);
}

int main(int argc, char **argv) {
    static unsigned char rgb[SIZE * SIZE * CHANNELS];
    if (argc < 4 || atoi(argv[2]) < 1) {
        return fail(argv[0], "usage: contact_sheet <out.png> <columns> <in.png ...>");
    }
    size_t const columns = (size_t)atoi(argv[2]), count = (size_t)argc - 3,
                 rows = (count + columns - 1) / columns;
    size_t const width = columns * PITCH + GAP, height = rows * PITCH + GAP, stride = width * CHANNELS;
    unsigned char *sheet = malloc(height * stride);
    int failed = sheet == NULL;
    if (!failed) {
        memset(sheet, GROUND, height * stride);
    }
    for (size_t i = 0; i < count && !failed; i++) {
        failed = read_picture(argv[3 + i], rgb);
        put_picture(sheet, stride, GAP + i % columns * PITCH, GAP + i / columns * PITCH, rgb);
    }
    failed = failed || write_sheet(argv[1], sheet, width, height);
    free(sheet);
    return failed;
}
