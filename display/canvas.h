/* The picture: one frame of 240x240 pixels in RGB565, and what draws on it. Every call keeps within the clip
 * rectangle and takes any coordinates, so callers need not think of the edges. Widths and heights below 1
 * draw nothing.
 *
 * Screens draw the whole frame whenever anything changed; display.h sends the part that differs. */
#ifndef OXHIDE_CANVAS_H
#define OXHIDE_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    CANVAS_WIDTH = 240,
    CANVAS_HEIGHT = 240,
    CANVAS_PIXELS = CANVAS_WIDTH * CANVAS_HEIGHT,
};

struct area {
    int x, y, width, height;
};

/* The frame, row by row. */
const uint16_t *canvas_pixels(void);
uint16_t canvas_pixel(int x, int y); /* what lies there; 0 outside of the frame */

/* Narrows drawing to a part of the frame; returns the clip of before, for canvas_clip_set to put back. */
struct area canvas_clip(int x, int y, int width, int height);
void canvas_clip_set(struct area clip);
void canvas_clip_all(void);
/* Is any of the area within the clip? */
bool canvas_in_clip(struct area area);
/* While it is held, drawing changes no pixel; the clip is kept as if it did. For say.h. */
void canvas_hold(bool held);

void canvas_clear(uint16_t colour); /* the whole frame, whatever the clip */
void canvas_dot(int x, int y, uint16_t colour);
void canvas_fill(int x, int y, int width, int height, uint16_t colour);
/* Pixels side by side: for a picture of so many short runs that to fill each of them takes longer than to
 * draw it. */
void canvas_row(int x, int y, const uint16_t *colours, int count);
void canvas_frame(int x, int y, int width, int height, int thickness, uint16_t colour);
/* A line that includes both ends; `thickness` pixels across, growing up and left first. */
void canvas_line(int x0, int y0, int x1, int y1, int thickness, uint16_t colour);
/* A box with corners rounded by 0 to 4 pixels, and an edge of one pixel. The console's panels have 3. */
void canvas_box(int x, int y, int width, int height, int corner, uint16_t fill, uint16_t edge);
/* A filled circle of that diameter, its box at x, y. */
void canvas_disc(int x, int y, int diameter, uint16_t colour);
/* A four-sided area with level top and bottom: row by row, its left and right ends move in a line from the
 * first pair (top row) to the second (bottom row), both ends included. A triangle is one with a pair of equal
 * ends. */
struct span {
    int left, right;
};
void canvas_trapezoid(int y, int height, struct span top, struct span bottom, uint16_t colour);

/* Patterns. Pixels on lines that lean to the right, one in `pitch`; then dots, one in each `pitch` x `pitch`.
 * They stick to the area, not to the frame. */
void canvas_diagonals(int x, int y, int width, int height, int pitch, uint16_t colour);
void canvas_dots(int x, int y, int width, int height, int pitch, uint16_t colour);

/* A ground of two colours on a base: bit i of a row is the pixel i from the left; the rows repeat in both
 * directions, starting `shift` pixels into the pattern. */
enum { TEXTURE_ROWS = 8 };
struct texture {
    uint8_t width;
    uint16_t dark[TEXTURE_ROWS], light[TEXTURE_ROWS];
};
struct texture_colours {
    uint16_t base, dark, light;
};
void canvas_texture(struct area area, int shift, const struct texture *texture,
                    struct texture_colours colours);

/* Mixes an area with a colour, `eighths` of it; how things are put into the background. Rounds down. */
void canvas_shade(int x, int y, int width, int height, uint16_t colour, int eighths);

/* Pictures of at most 15 colours. `data` is the width, the height, then row by row what lies there, in bytes
 * of which the two top bits say what it is: SPRITE_SKIP is so many transparent pixels less one, as the other
 * six bits say; SPRITE_FILL is so many less one of the colour in the next byte; SPRITE_EACH is so many less
 * one with a byte of colour for each; SPRITE_ONE is a single pixel whose colour is in those bits. Colours
 * count from 1.
 *
 * A doubled one is drawn twice as large as its data, at most SPRITE_DOUBLED on a side: where two neighbours
 * of a pixel that meet at its corner are alike and the other two differ from them, that quarter of it takes
 * their colour (the rule known as EPX), so that slopes stay slopes. */
struct sprite {
    const uint16_t *palette;
    const uint8_t *data;
    bool doubled;
};
enum { SPRITE_DOUBLED = 16 };
enum { SPRITE_SKIP = 0x00, SPRITE_FILL = 0x40, SPRITE_EACH = 0x80, SPRITE_ONE = 0xC0, SPRITE_LENGTH = 0x3F };
enum { SPRITE_COLOURS = 16 };
static inline int sprite_width(const struct sprite *sprite) {
    return sprite->doubled ? 2 * sprite->data[0] : sprite->data[0];
}
static inline int sprite_height(const struct sprite *sprite) {
    return sprite->doubled ? 2 * sprite->data[1] : sprite->data[1];
}
/* A quarter of a doubled pixel: its colour, from that of the pixel, the two neighbours that meet at this
 * corner and the two across. */
static inline uint8_t sprite_quarter(uint8_t own, uint8_t beside, uint8_t over, uint8_t across,
                                     uint8_t under) {
    return beside == over && beside != under && over != across ? beside : own;
}
void canvas_sprite(int x, int y, const struct sprite *sprite);
void canvas_sprite_flat(int x, int y, const struct sprite *sprite,
                        uint16_t colour); /* its outline in one colour */
void canvas_sprite_shaded(int x, int y, const struct sprite *sprite, uint16_t colour, int eighths);

/* The colour between two, `eighths` of the way to the second; to the nearest. */
uint16_t colour_mix(uint16_t from, uint16_t to, int eighths);

/* One colour through a mask, as letters are drawn. `stream` is the box from its upper left corner: below
 * MASK_SKIP a byte is a pixel of which the colour covers so many 32nds, times MASK_STEP; MASK_SKIP and
 * MASK_FULL are for pixels that it covers not at all, or all of, and have their number less one in their
 * lower bits. MASK_ROW comes after each row, whose last pixels may be left out where they are not covered;
 * MASK_END comes last. */
enum {
    MASK_WHOLE = 32,
    MASK_STEP = 2,
    MASK_SKIP = 0x40,
    MASK_ROW = 0x7F,
    MASK_FULL = 0x80,
    MASK_END = 0xFF,
    MASK_LENGTH = 0x3F
};
void canvas_mask(struct area box, const uint8_t *stream, uint16_t colour);

#endif
