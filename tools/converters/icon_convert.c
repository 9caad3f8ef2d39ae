/* Turns the icons of display/icons/ into C tables: icon_convert <folder> <output.h> <output.c>. Runs on the
 * PC that builds. Needs libpng. The folder's icons.txt says which icons there are and in what order;
 * display/canvas.h describes the format of a sprite. */
#include <ctype.h>
#include <png.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "canvas.h"

enum {
    NAME_MAX_LENGTH = 48,
    SIZES_MAX = 10,           /* sizes of one icon: the seats' nine are the most */
    ICONS_MAX = 255,          /* enum icon fits a byte */
    COLOURS = SPRITE_COLOURS, /* 0 is transparent */
    RUN_MIN = 5,              /* shorter runs are drawn as fast as pixels of different colours */
    SIDE_MAX = 128,
    PALETTES_MAX = 256,
};

struct icon {
    char name[NAME_MAX_LENGTH], file[NAME_MAX_LENGTH];
    unsigned sizes[SIZES_MAX], count;
};

struct palette {
    uint16_t colours[COLOURS];
    unsigned used;
    int tolerance; /* colours at most this far apart are one; in steps of RGB565's red */
};

static struct icon icons[ICONS_MAX];
static unsigned icon_count;
static struct palette palettes[PALETTES_MAX];
static unsigned palette_count, bytes;

static void fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("icon_convert: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

static FILE *file_open(const char *path, const char *mode) {
    FILE *file = fopen(path, mode);
    if (!file) {
        fail("cannot open %s", path);
    }
    return file;
}

static void sizes_read(struct icon *icon, char *text) {
    for (char *word = strtok(text, " \n"); word; word = strtok(NULL, " \n")) {
        if (icon->count == SIZES_MAX) {
            fail("%s has too many sizes", icon->name);
        }
        icon->sizes[icon->count++] = (unsigned)strtoul(word, NULL, 10);
    }
}

static void list_read(const char *folder) {
    char path[4096], line[256];
    snprintf(path, sizeof path, "%s/icons.txt", folder);
    FILE *file = file_open(path, "r");
    while (fgets(line, sizeof line, file)) {
        int end = 0;
        struct icon *icon = &icons[icon_count];
        if (line[0] == '#' || sscanf(line, "%47s %47s %n", icon->name, icon->file, &end) < 2) {
            continue;
        }
        sizes_read(icon, line + end);
        if (++icon_count == ICONS_MAX) {
            fail("too many icons");
        }
    }
    fclose(file);
}

static uint16_t rgb565(const uint8_t *rgba) {
    return (uint16_t)((rgba[0] >> 3) << 11 | (rgba[1] >> 2) << 5 | rgba[2] >> 3);
}

static bool near(uint16_t a, uint16_t b, int tolerance) {
    return abs((a >> 11) - (b >> 11)) <= tolerance && abs((a >> 5 & 63) - (b >> 5 & 63)) <= 2 * tolerance &&
           abs((a & 31) - (b & 31)) <= tolerance;
}

/* The colour's number, which is its place among those seen before; COLOURS if there is no place left. */
static unsigned colour_index(struct palette *palette, const uint8_t *rgba) {
    if (rgba[3] < 128) {
        return 0;
    }
    for (unsigned i = 1; i < palette->used; i++) {
        if (near(palette->colours[i], rgb565(rgba), palette->tolerance)) {
            return i;
        }
    }
    if (palette->used == COLOURS) {
        return COLOURS;
    }
    palette->colours[palette->used] = rgb565(rgba);
    return palette->used++;
}

/* The letters on the keys are antialiased and have more than fifteen colours: those that are nearly the same
 * are then taken as one, and no nearer than needed. */
static struct palette palette_of(const uint8_t *pixels, unsigned count) {
    struct palette palette = {.used = 1};
    for (unsigned i = 0; i < count; i++) {
        if (colour_index(&palette, pixels + (size_t)i * 4) == COLOURS) {
            palette = (struct palette){.used = 1, .tolerance = palette.tolerance + 1};
            i = (unsigned)-1; /* from the start */
        }
    }
    return palette;
}

static unsigned run_length(const uint8_t *row, unsigned width) {
    unsigned run = 1;
    while (run <= SPRITE_LENGTH && run < width && row[run] == row[0]) {
        run++;
    }
    return run;
}

/* How many pixels up to the next that are transparent, or alike and enough to be a run of their own. */
static unsigned mixed_length(const uint8_t *row, unsigned width) {
    unsigned length = 0;
    while (length < width && row[length] != 0 && run_length(row + length, width - length) < RUN_MIN) {
        length++;
    }
    return length <= SPRITE_LENGTH ? length : SPRITE_LENGTH + 1;
}

static void byte_write(FILE *file, unsigned byte) {
    fprintf(file, "%u,", byte);
    bytes++;
}

/* One row of colours in the format of struct sprite. */
static void row_write(FILE *file, const uint8_t *row, unsigned width) {
    for (unsigned x = 0; x < width;) {
        const unsigned run = run_length(row + x, width - x), mixed = mixed_length(row + x, width - x);
        if (row[x] == 0) {
            byte_write(file, SPRITE_SKIP | (run - 1));
        } else if (mixed == 0) {
            byte_write(file, SPRITE_FILL | (run - 1));
            byte_write(file, row[x]);
        } else if (mixed == 1) {
            byte_write(file, SPRITE_ONE | row[x]);
        } else {
            byte_write(file, SPRITE_EACH | (mixed - 1));
            for (unsigned i = 0; i < mixed; i++) {
                byte_write(file, row[x + i]);
            }
        }
        x += row[x] != 0 && mixed > 0 ? mixed : run;
    }
}

/* The number of an equal palette, which many icons share, or of this one if it is new. */
static unsigned palette_number(const struct palette *palette) {
    for (unsigned i = 0; i < palette_count; i++) {
        if (palettes[i].used == palette->used &&
            !memcmp(palettes[i].colours, palette->colours, sizeof palette->colours)) {
            return i;
        }
    }
    if (palette_count == PALETTES_MAX) {
        fail("too many palettes");
    }
    palettes[palette_count] = *palette;
    return palette_count++;
}

/* A picture as it will be written: its palette, and where in it each pixel's colour lies, in bytes. */
struct picture {
    struct palette palette;
    unsigned width, height;
    uint8_t pixels[SIDE_MAX * SIDE_MAX];
};

static void picture_read(struct picture *picture, const char *folder, const struct icon *icon,
                         unsigned size) {
    static uint8_t rgba[SIDE_MAX * SIDE_MAX * 4];
    char path[4096];
    png_image image = {.version = PNG_IMAGE_VERSION};
    snprintf(path, sizeof path, "%s/%s-%u.png", folder, icon->file, size);
    if (!png_image_begin_read_from_file(&image, path)) {
        fail("%s: %s", path, image.message);
    }
    image.format = PNG_FORMAT_RGBA;
    if (image.width > SIDE_MAX || image.height > SIDE_MAX ||
        !png_image_finish_read(&image, NULL, rgba, 0, NULL)) {
        fail("%s: too large, or broken", path);
    }
    picture->width = image.width;
    picture->height = image.height;
    picture->palette = palette_of(rgba, image.width * image.height);
    for (size_t i = 0; i < (size_t)image.width * image.height; i++) {
        picture->pixels[i] = (uint8_t)(2 * colour_index(&picture->palette, rgba + i * 4));
    }
}

/* The pixel there, or the nearest on the edge. */
static uint8_t picture_at(const struct picture *picture, int x, int y) {
    const int right = (int)picture->width - 1, bottom = (int)picture->height - 1;
    x = x < 0 ? 0 : x > right ? right : x;
    y = y < 0 ? 0 : y > bottom ? bottom : y;
    return picture->pixels[y * (int)picture->width + x];
}

/* The pixel of a picture drawn twice as large, as canvas.c draws it. */
static uint8_t doubled_at(const struct picture *picture, int x, int y) {
    const int at_x = x / 2, at_y = y / 2, side = x % 2 * 2 - 1, way = y % 2 * 2 - 1;
    const uint8_t own = picture_at(picture, at_x, at_y);
    const uint8_t beside = picture_at(picture, at_x + side, at_y),
                  over = picture_at(picture, at_x, at_y + way);
    return sprite_quarter(own, beside, over, picture_at(picture, at_x - side, at_y),
                          picture_at(picture, at_x, at_y - way));
}

static bool same_colour(const struct picture *one, uint8_t at, const struct picture *other,
                        uint8_t other_at) {
    return at == 0 || other_at == 0 ? at == other_at
                                    : one->palette.colours[at / 2] == other->palette.colours[other_at / 2];
}

/* Is the large picture what doubling the small one makes? Then it need not be stored. */
static bool is_double(const struct picture *small, const struct picture *large) {
    if (large->width != 2 * small->width || large->height != 2 * small->height ||
        small->width > SPRITE_DOUBLED || small->height > SPRITE_DOUBLED) {
        return false;
    }
    for (int y = 0; y < (int)large->height; y++) {
        for (int x = 0; x < (int)large->width; x++) {
            if (!same_colour(large, picture_at(large, x, y), small, doubled_at(small, x, y))) {
                return false;
            }
        }
    }
    return true;
}

static bool has_size(const struct icon *icon, unsigned size) {
    for (unsigned i = 0; i < icon->count; i++) {
        if (icon->sizes[i] == size) {
            return true;
        }
    }
    return false;
}

/* An icon of a size in the table: which data, and whether it is drawn doubled. */
struct stored {
    unsigned palette, size;
    bool doubled;
};

static struct stored sprite_write(FILE *file, const char *folder, const struct icon *icon, unsigned size) {
    static struct picture picture, half;
    picture_read(&picture, folder, icon, size);
    if (size % 2 == 0 && has_size(icon, size / 2)) {
        picture_read(&half, folder, icon, size / 2);
        if (is_double(&half, &picture)) {
            return (struct stored){palette_number(&half.palette), size / 2, true};
        }
    }
    fprintf(file, "static const uint8_t %s_%u[] = {%u,%u,", icon->name, size, picture.width, picture.height);
    for (unsigned y = 0; y < picture.height; y++) {
        row_write(file, picture.pixels + (size_t)y * picture.width, picture.width);
    }
    fputs("};\n", file);
    return (struct stored){palette_number(&picture.palette), size, false};
}

static void palettes_write(FILE *file) {
    fprintf(file, "static const uint16_t palettes[][%d] = {\n", COLOURS);
    for (unsigned i = 0; i < palette_count; i++) {
        fputs("{0", file);
        for (unsigned j = 1; j < palettes[i].used; j++) {
            fprintf(file, ", 0x%04X", palettes[i].colours[j]);
        }
        fputs("},\n", file);
    }
    fputs("};\n", file);
}

static void source_write(const char *folder, const char *path) {
    static struct stored stored[ICONS_MAX][SIZES_MAX];
    unsigned sprites = 0;
    FILE *file = file_open(path, "w");
    fputs("/* Made by tools/converters/icon_convert.c from display/icons/. */\n#include \"icon_data.h\"\n\n",
          file);
    for (unsigned i = 0; i < icon_count; i++) {
        for (unsigned j = 0; j < icons[i].count; j++) {
            stored[i][j] = sprite_write(file, folder, &icons[i], icons[i].sizes[j]);
        }
    }
    palettes_write(file);
    fputs("const struct icon_entry icon_entries[] = {\n", file);
    for (unsigned i = 0; i < icon_count; i++) {
        for (unsigned j = 0; j < icons[i].count; j++, sprites++) {
            const struct stored *as = &stored[i][j];
            fprintf(file, "{{palettes[%u], %s_%u, %s}, %u},\n", as->palette, icons[i].name, as->size,
                    as->doubled ? "true" : "false", icons[i].sizes[j]);
        }
    }
    fputs("};\nconst uint16_t icon_first[] = {", file);
    for (unsigned i = 0, first = 0; i < icon_count; first += icons[i++].count) {
        fprintf(file, "%u, ", first);
    }
    fprintf(file, "%u};\nconst char *const icon_names[] = {", sprites);
    for (unsigned i = 0; i < icon_count; i++) {
        fprintf(file, "\"%s\",\n", icons[i].name);
    }
    fprintf(file, "};\n/* %u sprites, %u palettes, %u bytes of runs */\n", sprites, palette_count, bytes);
    fclose(file);
}

static void header_write(const char *path) {
    FILE *file = file_open(path, "w");
    fputs("/* Made by tools/converters/icon_convert.c from display/icons/icons.txt. */\n"
          "#ifndef OXHIDE_ICON_NAMES_H\n#define OXHIDE_ICON_NAMES_H\n\nenum icon {\n",
          file);
    for (unsigned i = 0; i < icon_count; i++) {
        fputs("    ICON_", file);
        for (const char *letter = icons[i].name; *letter; letter++) {
            fputc(toupper((unsigned char)*letter), file);
        }
        fputs(",\n", file);
    }
    fputs("    ICON_COUNT\n};\n\n#endif\n", file);
    fclose(file);
}

int main(int count, char **arguments) {
    if (count != 4) {
        fail("usage: icon_convert <folder> <output.h> <output.c>");
    }
    list_read(arguments[1]);
    header_write(arguments[2]);
    source_write(arguments[1], arguments[3]);
    return 0;
}
