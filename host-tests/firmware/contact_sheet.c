/* contact_sheet <out.png> <columns> <sight> <in.png ...>: pictures of 240x240 side by side, for docs/. The
 * sight is all, or deuteranopia, protanopia or grey: as somebody sees them who doesn't tell those colours
 * apart (Machado, Oliveira and Fernandes 2009, severity 1). */
#include <math.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 240, GAP = 6, PITCH = SIZE + GAP, CHANNELS = 3, GROUND = 48, FIRST_PICTURE = 4 };

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

/* On linear light. */
static const struct sight {
    const char *name;
    double rows[CHANNELS][CHANNELS];
} sights[] = {
    {"all", {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {"deuteranopia",
     {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {"protanopia",
     {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {"grey", {{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
};

static const struct sight *find_sight(const char *name) {
    for (size_t i = 0; i < sizeof sights / sizeof sights[0]; i++) {
        if (strcmp(sights[i].name, name) == 0) {
            return &sights[i];
        }
    }
    return NULL;
}

static double linear(unsigned char value) {
    const double part = value / 255.0;
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4);
}

static unsigned char encoded(double light) {
    const double part = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055;
    return (unsigned char)(part <= 0 ? 0 : part >= 1 ? 255 : part * 255 + 0.5);
}

static void see(unsigned char *rgb, const struct sight *sight) {
    if (sight == &sights[0]) {
        return; /* bit for bit */
    }
    for (size_t i = 0; i < SIZE * SIZE * CHANNELS; i += CHANNELS) {
        const double light[CHANNELS] = {linear(rgb[i]), linear(rgb[i + 1]), linear(rgb[i + 2])};
        for (size_t c = 0; c < CHANNELS; c++) {
            const double *row = sight->rows[c];
            rgb[i + c] = encoded(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]);
        }
    }
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
    const struct sight *sight = argc > FIRST_PICTURE ? find_sight(argv[3]) : NULL;
    if (sight == NULL || atoi(argv[2]) < 1) {
        return fail(argv[0], "usage: contact_sheet <out.png> <columns> <sight> <in.png ...>");
    }
    const size_t columns = (size_t)atoi(argv[2]), count = (size_t)argc - FIRST_PICTURE,
                 rows = (count + columns - 1) / columns;
    const size_t width = columns * PITCH + GAP, height = rows * PITCH + GAP, stride = width * CHANNELS;
    unsigned char *sheet = malloc(height * stride);
    int failed = sheet == NULL;
    if (!failed) {
        memset(sheet, GROUND, height * stride);
    }
    for (size_t i = 0; i < count && !failed; i++) {
        failed = read_picture(argv[FIRST_PICTURE + i], rgb);
        see(rgb, sight);
        put_picture(sheet, stride, GAP + i % columns * PITCH, GAP + i / columns * PITCH, rgb);
    }
    failed = failed || write_sheet(argv[1], sheet, width, height);
    free(sheet);
    return failed;
}
