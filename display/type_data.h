/* The format of the tables that tools/converters/type_convert.c makes of a typeface: for type.c alone.
 *
 * A glyph is a box of `width` x `height` pixels, its left edge `left` pixels right of the pen and its top
 * edge `top` pixels above the baseline. Its pixels are a stream as canvas_mask reads it, from the byte `at`
 * on. */
#ifndef OXHIDE_TYPE_DATA_H
#define OXHIDE_TYPE_DATA_H

#include <stdint.h>

struct type_glyph {
    uint16_t at; /* first byte in the stream */
    uint8_t width, height;
    int8_t left, top;
    uint8_t advance;
};

/* Code points `first` to `last` are the glyphs from `glyph` on; a range of zeros ends the list. */
struct type_range {
    uint16_t first, last, glyph;
};

struct type_data {
    const struct type_range *ranges;
    const struct type_glyph *glyphs;
    const uint8_t *stream;
    uint8_t baseline, line; /* baseline below the top of a line; height of a line */
};

extern const struct type_data type_faces[]; /* by enum type_face */

#endif
