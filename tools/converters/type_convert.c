/* Turns Roboto Condensed into C tables: type_convert <folder with the .ttf files> <output.c>. Runs on the PC
 * that builds, for the PC and for the firmware alike. Needs FreeType. display/type_data.h describes the
 * format.
 *
 * FreeType fits the letters to the pixels by itself (the package's files carry no hints), so that stems are
 * whole pixels and every advance is one. */
#include <ft2build.h>
#include FT_FREETYPE_H
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "canvas.h"

struct range {
    unsigned first, last;
};

/* Everything that a line of text may hold: Latin-1, and the typographer's dashes, quotes and marks. */
static const struct range everything[] = {
    {0x20, 0x7E},     {0xA0, 0xFF},     {0x2013, 0x2014}, {0x2018, 0x2019}, {0x201C, 0x201D},
    {0x2022, 0x2022}, {0x2026, 0x2026}, {0x2039, 0x203A}, {0x2212, 0x2212}, {0, 0}};
static const struct range ascii[] = {{0x20, 0x7E}, {0x2013, 0x2013}, {0x2212, 0x2212}, {0, 0}};
/* Space, digits, and the signs of sums. */
static const struct range sums[] = {{0x20, 0x20}, {0x25, 0x25},     {0x28, 0x3F},     {0xD7, 0xD7},
                                    {0xF7, 0xF7}, {0x2013, 0x2013}, {0x2212, 0x2212}, {0, 0}};
/* The letters, digits and signs of names. */
static const struct range names[] = {{0x20, 0x21},     {0x26, 0x27},     {0x2D, 0x3F}, {0x41, 0x5A},
                                     {0x61, 0x7A},     {0xC0, 0xD6},     {0xD8, 0xF6}, {0xF8, 0xFF},
                                     {0x2013, 0x2013}, {0x2019, 0x2019}, {0, 0}};

/* In the order of enum type_face (display/type.h). */
static const struct face {
    const char *name, *file;
    unsigned size;
    unsigned baseline, line; /* below the top of a line; from line to line */
    const struct range *letters;
} faces[] = {
    {"chip", "RobotoCondensed-Bold.ttf", 12, 10, 12, ascii},
    {"small", "RobotoCondensed-Medium.ttf", 13, 11, 15, everything},
    {"small_bold", "RobotoCondensed-Bold.ttf", 13, 11, 15, everything},
    {"body", "RobotoCondensed-Medium.ttf", 15, 13, 18, everything},
    {"body_bold", "RobotoCondensed-Bold.ttf", 15, 13, 18, everything},
    {"title", "RobotoCondensed-Bold.ttf", 18, 15, 21, everything},
    {"big", "RobotoCondensed-Bold.ttf", 24, 20, 27, sums},
    {"huge", "RobotoCondensed-Bold.ttf", 34, 28, 38, names},
};
enum { FACES = sizeof faces / sizeof faces[0] };

enum { STREAM_MAX = 65536, LETTERS_MAX = 256 }; /* offsets are 16 bits; the longest list has 206 letters */

struct glyph {
    unsigned at, width, height;
    int left, top;
    unsigned advance;
};

static struct {
    uint8_t bytes[STREAM_MAX];
    unsigned length;
    struct glyph glyphs[LETTERS_MAX];
    unsigned count;
} built;

static void fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("type_convert: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

static void byte_add(unsigned byte) {
    if (built.length == STREAM_MAX) {
        fail("a face is larger than 64 kB");
    }
    built.bytes[built.length++] = (uint8_t)byte;
}

/* In 32nds, to the nearest. */
static unsigned weight(uint8_t coverage) {
    return (coverage * 32u + 127u) / 255u;
}

/* Pixels of none or all of the colour come as runs in their row, all others one by one: canvas_mask. */
static void row_add(const uint8_t *row, unsigned width) {
    while (width > 0 && weight(row[width - 1]) == 0) {
        width--;
    }
    for (unsigned x = 0; x < width;) {
        const unsigned value = weight(row[x]);
        unsigned run = 1;
        if (value != 0 && value != MASK_WHOLE) {
            byte_add(value * MASK_STEP);
            x++;
            continue;
        }
        while (run < MASK_LENGTH && x + run < width && weight(row[x + run]) == value) {
            run++;
        }
        byte_add((value == 0 ? MASK_SKIP : MASK_FULL) | (run - 1));
        x += run;
    }
    byte_add(MASK_ROW);
}

static void glyph_add(FT_Face font, unsigned code) {
    if (!FT_Get_Char_Index(font, code)) {
        fail("the font has no U+%04X", code);
    }
    if (FT_Load_Char(font, code, FT_LOAD_RENDER)) {
        fail("cannot draw U+%04X", code);
    }
    const FT_GlyphSlot slot = font->glyph;
    const FT_Bitmap *bitmap = &slot->bitmap;
    built.glyphs[built.count++] =
        (struct glyph){built.length,      bitmap->width,    bitmap->rows,
                       slot->bitmap_left, slot->bitmap_top, (unsigned)(slot->advance.x + 32) / 64};
    for (unsigned y = 0; y < bitmap->rows; y++) {
        row_add(bitmap->buffer + (long)y * bitmap->pitch, bitmap->width);
    }
    byte_add(MASK_END);
}

static void face_build(FT_Library library, const char *folder, const struct face *face) {
    char path[4096];
    FT_Face font;
    snprintf(path, sizeof path, "%s/%s", folder, face->file);
    if (FT_New_Face(library, path, 0, &font) || FT_Set_Pixel_Sizes(font, 0, face->size)) {
        fail("cannot read %s (Debian: fonts-roboto-unhinted)", path);
    }
    memset(&built, 0, sizeof built);
    for (const struct range *range = face->letters; range->first; range++) {
        for (unsigned code = range->first; code <= range->last; code++) {
            glyph_add(font, code);
        }
    }
    FT_Done_Face(font);
}

static void ranges_write(FILE *file, const struct face *face) {
    unsigned glyph = 0;
    fprintf(file, "static const struct type_range %s_ranges[] = {", face->name);
    for (const struct range *range = face->letters; range->first; range++) {
        fprintf(file, "{%u, %u, %u}, ", range->first, range->last, glyph);
        glyph += range->last - range->first + 1;
    }
    fprintf(file, "{0, 0, 0}};\n");
}

static void face_write(FILE *file, const struct face *face) {
    const unsigned bytes = built.length;
    fprintf(file, "\n/* %s: %u px, %u glyphs, %u bytes */\n", face->name, face->size, built.count,
            bytes + built.count * 8);
    ranges_write(file, face);
    fprintf(file, "static const struct type_glyph %s_glyphs[] = {\n", face->name);
    for (unsigned i = 0; i < built.count; i++) {
        const struct glyph *glyph = &built.glyphs[i];
        fprintf(file, "{%u, %u, %u, %d, %d, %u},\n", glyph->at, glyph->width, glyph->height, glyph->left,
                glyph->top, glyph->advance);
    }
    fprintf(file, "};\nstatic const uint8_t %s_stream[] = {", face->name);
    for (unsigned i = 0; i < bytes; i++) {
        fprintf(file, "%s%u,", i % 24 ? "" : "\n", built.bytes[i]);
    }
    fprintf(file, "\n};\n");
}

int main(int count, char **arguments) {
    FT_Library library;
    if (count != 3 || FT_Init_FreeType(&library)) {
        fail("usage: type_convert <folder of fonts> <output.c>");
    }
    FILE *file = fopen(arguments[2], "w");
    if (!file) {
        fail("cannot write %s", arguments[2]);
    }
    fputs(
        "/* Made by tools/converters/type_convert.c from Roboto Condensed, Copyright Google, Apache License 2.0. */\n"
        "#include \"type_data.h\"\n",
        file);
    for (unsigned i = 0; i < FACES; i++) {
        face_build(library, arguments[1], &faces[i]);
        face_write(file, &faces[i]);
    }
    fputs("\nconst struct type_data type_faces[] = {\n", file);
    for (unsigned i = 0; i < FACES; i++) {
        const struct face *face = &faces[i];
        fprintf(file, "{%s_ranges, %s_glyphs, %s_stream, %u, %u},\n", face->name, face->name, face->name,
                face->baseline, face->line);
    }
    fputs("};\n", file);
    FT_Done_FreeType(library);
    return fclose(file) != 0;
}
