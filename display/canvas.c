#include "canvas.h"

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "say.h"

/* Two pixels at once; may_alias, because the same memory is also written as single pixels. */
typedef uint32_t __attribute__((may_alias)) pair;

/* On a handheld the build names a section that the start-up leaves alone. It would clear the frame at the 6.5
 * MHz that the chip wakes with, which takes 20 ms, and every screen draws it whole anyway. */
#ifdef CANVAS_SECTION
#define FRAME_PLACE __attribute__((aligned(4), section(CANVAS_SECTION)))
#else
#define FRAME_PLACE __attribute__((aligned(4)))
#endif
static uint16_t frame[CANVAS_PIXELS] FRAME_PLACE;

struct edges {
    int left, top, right, bottom; /* right and bottom are outside */
};
/* What screens ask for, and what drawing keeps to: nothing of it while the canvas is held. */
static struct edges asked = {0, 0, CANVAS_WIDTH, CANVAS_HEIGHT}, clip = {0, 0, CANVAS_WIDTH, CANVAS_HEIGHT};
static bool held;

static int min(int a, int b) {
    return a < b ? a : b;
}
static int max(int a, int b) {
    return a > b ? a : b;
}
static int absolute(int a) {
    return a < 0 ? -a : a;
}
static uint16_t *place(int x, int y) {
    return frame + y * CANVAS_WIDTH + x;
}

const uint16_t *canvas_pixels(void) {
    return frame;
}

uint16_t canvas_pixel(int x, int y) {
    const bool inside = x >= 0 && y >= 0 && x < CANVAS_WIDTH && y < CANVAS_HEIGHT;
    return inside ? *place(x, y) : 0;
}

static void clip_to(struct edges edges) {
    asked = edges;
    clip = held ? (struct edges){0, 0, 0, 0} : edges;
}

struct area canvas_clip(int x, int y, int width, int height) {
    const struct area before = {asked.left, asked.top, asked.right - asked.left, asked.bottom - asked.top};
    const int left = max(asked.left, x), top = max(asked.top, y);
    clip_to((struct edges){left, top, max(left, min(asked.right, x + width)),
                           max(top, min(asked.bottom, y + height))});
    return before;
}

void canvas_clip_set(struct area area) {
    canvas_clip_all();
    canvas_clip(area.x, area.y, area.width, area.height);
}

void canvas_clip_all(void) {
    clip_to((struct edges){0, 0, CANVAS_WIDTH, CANVAS_HEIGHT});
}

bool canvas_in_clip(struct area area) {
    return area.x < asked.right && area.x + area.width > asked.left && area.y < asked.bottom &&
           area.y + area.height > asked.top;
}

void canvas_hold(bool hold) {
    held = hold;
    clip_to(asked);
}

/* The part of an area that the clip lets through; all zeros if there is none. */
static struct area visible(int x, int y, int width, int height) {
    const int left = max(x, clip.left), top = max(y, clip.top);
    const int right = min(x + width, clip.right), bottom = min(y + height, clip.bottom);
    if (right <= left || bottom <= top) {
        return (struct area){0, 0, 0, 0};
    }
    return (struct area){left, top, right - left, bottom - top};
}

/* Long runs of a colour, sixteen pairs a turn. The M0+ stores four registers in five cycles and one in two,
 * but no compiler makes the first of equal stores: 0.7 cycles a pixel instead of 1.3. */
enum { BLOCK_PAIRS = 16, BLOCK_PIXELS = 2 * BLOCK_PAIRS };
static inline pair *blocks_set(pair *at, int blocks, uint32_t two) {
#ifdef __ARM_ARCH_6M__
    __asm__ volatile(".syntax unified\n"
                     "   movs r3, %[two]\n   movs r4, %[two]\n   movs r5, %[two]\n   movs r6, %[two]\n"
                     "1: stmia %[at]!, {r3, r4, r5, r6}\n   stmia %[at]!, {r3, r4, r5, r6}\n"
                     "   stmia %[at]!, {r3, r4, r5, r6}\n   stmia %[at]!, {r3, r4, r5, r6}\n"
                     "   subs %[blocks], #1\n   bne 1b\n"
                     : [at] "+l"(at), [blocks] "+l"(blocks)
                     : [two] "l"(two)
                     : "r3", "r4", "r5", "r6", "cc", "memory");
#else
    for (const pair *end = at + blocks * BLOCK_PAIRS; at < end; at++) {
        *at = two;
    }
#endif
    return at;
}

/* No loop for the rest, for most runs are short. */
static void pixels_set(uint16_t *at, int count, uint16_t colour) {
    const uint32_t two = colour * 0x10001u;
    if (count <= 0) {
        return;
    }
    if ((uintptr_t)at % sizeof(pair)) {
        *at++ = colour;
        count--;
    }
    pair *pairs = (pair *)(void *)at;
    if (count >= BLOCK_PIXELS) {
        pairs = blocks_set(pairs, count / BLOCK_PIXELS, two);
    }
    if (count & 16) {
        pairs[0] = two;
        pairs[1] = two;
        pairs[2] = two;
        pairs[3] = two;
        pairs[4] = two;
        pairs[5] = two;
        pairs[6] = two;
        pairs[7] = two;
        pairs += 8;
    }
    if (count & 8) {
        pairs[0] = two;
        pairs[1] = two;
        pairs[2] = two;
        pairs[3] = two;
        pairs += 4;
    }
    if (count & 4) {
        pairs[0] = two;
        pairs[1] = two;
        pairs += 2;
    }
    if (count & 2) {
        *pairs++ = two;
    }
    if (count & 1) {
        *(uint16_t *)(void *)pairs = colour;
    }
}

SAY_RARELY static void area_say(enum said what, int x, int y, int width, int height) {
    say(what, (struct area){x, y, width, height});
}

void canvas_clear(uint16_t colour) {
    area_say(SAID_COVER, 0, 0, CANVAS_WIDTH, CANVAS_HEIGHT);
    pixels_set(frame, held ? 0 : CANVAS_PIXELS, colour);
}

void canvas_dot(int x, int y, uint16_t colour) {
    if (x >= clip.left && x < clip.right && y >= clip.top && y < clip.bottom) {
        *place(x, y) = colour;
    }
}

void canvas_fill(int x, int y, int width, int height, uint16_t colour) {
    const struct area area = visible(x, y, width, height);
    for (int row = 0; row < area.height; row++) {
        pixels_set(place(area.x, area.y + row), area.width, colour);
    }
}

void canvas_row(int x, int y, const uint16_t *colours, int count) {
    const struct area area = visible(x, y, count, 1);
    if (area.width > 0) {
        memcpy(place(area.x, area.y), colours + (area.x - x), (size_t)area.width * sizeof *colours);
    }
}

void canvas_frame(int x, int y, int width, int height, int thickness, uint16_t colour) {
    assert(thickness > 0);
    const int sides = height - 2 * thickness;
    if (width <= 2 * thickness || sides <= 0) {
        canvas_fill(x, y, width, height, colour);
        return;
    }
    canvas_fill(x, y, width, thickness, colour);
    canvas_fill(x, y + height - thickness, width, thickness, colour);
    canvas_fill(x, y + thickness, thickness, sides, colour);
    canvas_fill(x + width - thickness, y + thickness, thickness, sides, colour);
}

/* Bresenham's line, as a chain of small squares. */
void canvas_line(int x0, int y0, int x1, int y1, int thickness, uint16_t colour) {
    const int dx = absolute(x1 - x0), dy = absolute(y1 - y0);
    const int step_x = x0 < x1 ? 1 : -1, step_y = y0 < y1 ? 1 : -1, back = thickness / 2;
    int error = dx - dy;
    for (int left = max(dx, dy); left >= 0; left--) {
        canvas_fill(x0 - back, y0 - back, thickness, thickness, colour);
        const int twice = 2 * error;
        if (twice > -dy) {
            error -= dy;
            x0 += step_x;
        }
        if (twice < dx) {
            error += dx;
            y0 += step_y;
        }
    }
}

/* How far each row of a rounded corner starts from the side, from the top, by the corner's size; and the size
 * of the corner one pixel further in, which leaves an even edge. */
enum { CORNER_MAX = 4 };
static const uint8_t corner_inset[CORNER_MAX + 1][CORNER_MAX] = {{0}, {1}, {1}, {2, 1}, {3, 1, 1}};
static const uint8_t corner_inner[CORNER_MAX + 1] = {0, 0, 0, 2, 3};

static void rounded_fill(int x, int y, int width, int height, int corner, uint16_t colour) {
    for (int row = 0; row < corner; row++) {
        const int inset = corner_inset[corner][row];
        canvas_fill(x + inset, y + row, width - 2 * inset, 1, colour);
        canvas_fill(x + inset, y + height - 1 - row, width - 2 * inset, 1, colour);
    }
    canvas_fill(x, y + corner, width, height - 2 * corner, colour);
}

/* What rounded_fill draws, without what a box one pixel further in will cover: the rows of the corners whole,
 * then the sides. */
static void rounded_edge(int x, int y, int width, int height, int corner, uint16_t colour) {
    const int rows = max(corner, 1);
    if (width < 1 || height < 1) {
        return;
    }
    for (int row = 0; row < rows; row++) {
        const int inset = corner_inset[corner][row];
        canvas_fill(x + inset, y + row, width - 2 * inset, 1, colour);
        canvas_fill(x + inset, y + height - 1 - row, width - 2 * inset, 1, colour);
    }
    canvas_fill(x, y + rows, 1, height - 2 * rows, colour);
    canvas_fill(x + width - 1, y + rows, 1, height - 2 * rows, colour);
}

void canvas_box(int x, int y, int width, int height, int corner, uint16_t fill, uint16_t edge) {
    corner = max(0, min(min(corner, CORNER_MAX), min(width, height) / 2));
    if (say_heard()) {
        area_say(SAID_COVER, x, y, width, height);
    }
    rounded_edge(x, y, width, height, corner, edge);
    rounded_fill(x + 1, y + 1, width - 2, height - 2, corner_inner[corner], fill);
}

/* A row belongs to the circle from where the pixel's middle does. All in half pixels, so that even diameters
 * have their middle between pixels. The tenth of a pixel that is taken off avoids single pixels at the four
 * ends. */
void canvas_disc(int x, int y, int diameter, uint16_t colour) {
    assert(diameter >= 0);
    const int limit = diameter * diameter - 2 * diameter / 5;
    int inset = diameter / 2;
    for (int row = 0; row < (diameter + 1) / 2; row++) {
        const int dy = diameter - 1 - 2 * row;
        while (inset > 0 && (diameter + 1 - 2 * inset) * (diameter + 1 - 2 * inset) + dy * dy <= limit) {
            inset--;
        }
        canvas_fill(x + inset, y + row, diameter - 2 * inset, 1, colour);
        canvas_fill(x + inset, y + diameter - 1 - row, diameter - 2 * inset, 1, colour);
    }
}

/* `a` at step 0, `b` at the last one, to the nearest; `steps` is above 0. */
static int between(int a, int b, int step, int steps) {
    const int twice = 2 * (b - a) * step;
    return a + (twice + (twice < 0 ? -steps : steps)) / (2 * steps);
}

void canvas_trapezoid(int y, int height, struct span top, struct span bottom, uint16_t colour) {
    const int steps = max(1, height - 1), end = min(height, clip.bottom - y);
    for (int row = max(0, clip.top - y); row < end; row++) {
        const int left = between(top.left, bottom.left, row, steps);
        const int right = between(top.right, bottom.right, row, steps);
        canvas_fill(left, y + row, right - left + 1, 1, colour);
    }
}

/* Every `step`-th pixel of a row, those whose distance from `origin` leaves no rest. */
static void pixels_every(uint16_t *row, int left, int right, int origin, int step, uint16_t colour) {
    const int rest = (left - origin) % step;
    for (int x = left + (rest == 0 ? 0 : rest < 0 ? -rest : step - rest); x < right; x += step) {
        row[x] = colour;
    }
}

void canvas_diagonals(int x, int y, int width, int height, int pitch, uint16_t colour) {
    assert(pitch > 0);
    const struct area area = visible(x, y, width, height);
    for (int row = area.y; row < area.y + area.height; row++) {
        pixels_every(place(0, row), area.x, area.x + area.width, x - (row - y), pitch, colour);
    }
}

void canvas_dots(int x, int y, int width, int height, int pitch, uint16_t colour) {
    assert(pitch > 0);
    const struct area area = visible(x, y, width, height);
    for (int row = area.y; row < area.y + area.height; row++) {
        if ((row - y) % pitch == pitch / 2) {
            pixels_every(place(0, row), area.x, area.x + area.width, x + pitch / 2, pitch, colour);
        }
    }
}

/* One colour of a row of a texture: bit 0 is the first pixel. */
static void texture_row(uint16_t *row, int count, int width, unsigned bits, uint16_t colour) {
    for (uint16_t *first = row, *end = row + count; bits; first++, bits >>= 1) {
        if (bits & 1) {
            for (uint16_t *at = first; at < end; at += width) {
                *at = colour;
            }
        }
    }
}

static unsigned rotated(unsigned bits, int turn, int width) {
    return (bits >> turn | bits << (width - turn)) & ((1u << width) - 1);
}

void canvas_texture(struct area whole, int shift, const struct texture *texture,
                    struct texture_colours colours) {
    const struct area area = visible(whole.x, whole.y, whole.width, whole.height);
    const int width = texture->width, rest = (area.x - whole.x + shift) % width,
              turn = rest < 0 ? rest + width : rest;
    for (int y = area.y; y < area.y + area.height; y++) {
        const int line = (y - whole.y) % TEXTURE_ROWS;
        uint16_t *row = place(area.x, y);
        pixels_set(row, area.width, colours.base);
        texture_row(row, area.width, width, rotated(texture->dark[line], turn, width), colours.dark);
        texture_row(row, area.width, width, rotated(texture->light[line], turn, width), colours.light);
    }
}

/* Of each colour's bits in two pixels: those that are left after halving, twice and three times. Without
 * them, the low bits of one colour would fall into the next. */
enum { HALF = 0x7BEF, QUARTER = 0x39E7, EIGHTH = 0x18E3 };
static uint32_t in_both(uint32_t mask) {
    return mask * 0x10001u;
}

static inline uint32_t share(uint32_t pixels, int eighths) {
    return (eighths & 4 ? pixels >> 1 & in_both(HALF) : 0) +
           (eighths & 2 ? pixels >> 2 & in_both(QUARTER) : 0) +
           (eighths & 1 ? pixels >> 3 & in_both(EIGHTH) : 0);
}

/* `added` is the other colour's share, for two pixels; what is kept is known where this is inlined. */
static inline void row_shade(uint16_t *at, int count, uint32_t added, int kept) {
    if ((uintptr_t)at % sizeof(pair)) {
        *at = (uint16_t)(share(*at, kept) + added);
        at++;
        count--;
    }
    pair *pairs = (pair *)(void *)at;
    for (; count >= 4; count -= 4, pairs += 2) {
        pairs[0] = share(pairs[0], kept) + added;
        pairs[1] = share(pairs[1], kept) + added;
    }
    for (at = (uint16_t *)(void *)pairs; count > 0; count--, at++) {
        *at = (uint16_t)(share(*at, kept) + added);
    }
}

/* A loop for each amount: the M0+ then spends half the time. */
static void pixels_shade(uint16_t *at, int count, uint32_t added, int kept) {
    switch (kept) {
    case 1:
        row_shade(at, count, added, 1);
        break;
    case 2:
        row_shade(at, count, added, 2);
        break;
    case 3:
        row_shade(at, count, added, 3);
        break;
    case 4:
        row_shade(at, count, added, 4);
        break;
    case 5:
        row_shade(at, count, added, 5);
        break;
    case 6:
        row_shade(at, count, added, 6);
        break;
    default:
        row_shade(at, count, added, 7);
        break;
    }
}

void canvas_shade(int x, int y, int width, int height, uint16_t colour, int eighths) {
    assert(eighths >= 0 && eighths <= 8);
    const struct area area = visible(x, y, width, height);
    if (eighths <= 0) {
        return;
    }
    if (say_heard()) {
        area_say(SAID_SHADE, x, y, width, height);
    }
    if (eighths >= 8) {
        canvas_fill(x, y, width, height, colour);
        return;
    }
    for (int row = 0; row < area.height; row++) {
        pixels_shade(place(area.x, area.y + row), area.width, share(colour * 0x10001u, eighths), 8 - eighths);
    }
}

static inline uint16_t palette_colour(const uint16_t *palette, unsigned place) {
    return *(const uint16_t *)(const void *)((const uint8_t *)palette + place);
}

/* Two pixels a turn; returns where the next ones go. */
static inline uint16_t *each_draw(uint16_t *at, const uint8_t *data, const uint8_t *end,
                                  const uint16_t *palette) {
    if ((end - data) & 1) {
        *at++ = palette_colour(palette, *data++);
    }
    for (; data < end; data += 2, at += 2) {
        at[0] = palette_colour(palette, data[0]);
        at[1] = palette_colour(palette, data[1]);
    }
    return at;
}

/* One row that the clip doesn't touch; the kinds in the order of how common they are. */
static inline const uint8_t *sprite_row_whole(uint16_t *at, const uint16_t *end, const uint8_t *data,
                                              const uint16_t *palette) {
    while (at < end) {
        const unsigned what = *data++;
        if (what < SPRITE_FILL) {
            at += what + 1;
        } else if (what >= SPRITE_ONE) {
            *at++ = palette_colour(palette, what - SPRITE_ONE);
        } else if (what >= SPRITE_EACH) {
            const uint8_t *stop = data + (what - SPRITE_EACH) + 1;
            at = each_draw(at, data, stop, palette);
            data = stop;
        } else {
            const unsigned length = what - SPRITE_FILL + 1;
            pixels_set(at, (int)length, palette_colour(palette, *data++));
            at += length;
        }
    }
    return data;
}

static void sprite_whole(uint16_t *at, const struct sprite *sprite, const uint16_t *palette) {
    const uint8_t *data = sprite->data + 2;
    const int width = sprite_width(sprite);
    const uint16_t *bottom = at + sprite_height(sprite) * CANVAS_WIDTH;
    for (; at < bottom; at += CANVAS_WIDTH) {
        data = sprite_row_whole(at, at + width, data, palette);
    }
}

/* One row, of which the columns from `let.left` to before `let.right` are let through. */
static const uint8_t *sprite_row_clipped(uint16_t *row, int x, int right, struct span let,
                                         const uint8_t *data, const uint16_t *palette) {
    while (x < right) {
        const unsigned what = *data++, kind = what & SPRITE_ONE;
        const int length = kind == SPRITE_ONE ? 1 : (int)(what & SPRITE_LENGTH) + 1;
        const int from = max(x, let.left), to = min(x + length, let.right);
        if (kind == SPRITE_ONE) {
            pixels_set(row + from, to - from, palette_colour(palette, what - SPRITE_ONE));
        } else if (kind == SPRITE_FILL) {
            pixels_set(row + from, to - from, palette_colour(palette, *data++));
        } else if (kind == SPRITE_EACH) {
            for (int i = from; i < to; i++) {
                row[i] = palette_colour(palette, data[i - x]);
            }
            data += length;
        }
        x += length;
    }
    return data;
}

static void sprite_clipped(int x, int y, const struct sprite *sprite, const uint16_t *palette) {
    const uint8_t *data = sprite->data + 2;
    for (const int bottom = y + sprite_height(sprite); y < bottom && y < clip.bottom; y++) {
        const bool seen = y >= clip.top;
        const struct span let = {seen ? clip.left : 0, seen ? clip.right : 0};
        data =
            sprite_row_clipped(seen ? place(0, y) : frame, x, x + sprite_width(sprite), let, data, palette);
    }
}

/* A sprite's colours with a rim all around that repeats its edge. */
enum { DOUBLED_SIDE = SPRITE_DOUBLED + 2 };
struct doubled {
    uint8_t at[DOUBLED_SIDE][DOUBLED_SIDE];
};

static const uint8_t *doubled_row(uint8_t *row, int width, const uint8_t *data) {
    for (int x = 0; x < width;) {
        const unsigned what = *data++, kind = what & SPRITE_ONE;
        const int length = kind == SPRITE_ONE ? 1 : (int)(what & SPRITE_LENGTH) + 1;
        const uint8_t fill = kind == SPRITE_FILL  ? *data++
                             : kind == SPRITE_ONE ? (uint8_t)(what - SPRITE_ONE)
                                                  : 0;
        for (int i = 0; i < length; i++) {
            row[1 + x++] = kind == SPRITE_EACH ? *data++ : fill;
        }
    }
    row[0] = row[1];
    row[width + 1] = row[width];
    return data;
}

static void doubled_read(struct doubled *colours, const struct sprite *sprite) {
    const int width = sprite->data[0], height = sprite->data[1];
    const uint8_t *data = sprite->data + 2;
    for (int y = 1; y <= height; y++) {
        data = doubled_row(colours->at[y], width, data);
    }
    memcpy(colours->at[0], colours->at[1], DOUBLED_SIDE);
    memcpy(colours->at[height + 1], colours->at[height], DOUBLED_SIDE);
}

static void quarter_draw(int x, int y, const uint16_t *palette, uint8_t colour) {
    if (colour != 0) {
        canvas_dot(x, y, palette_colour(palette, colour));
    }
}

static void sprite_double(int x, int y, const struct sprite *sprite, const uint16_t *palette) {
    struct doubled colours = {0};
    doubled_read(&colours, sprite);
    for (int row = 1; row <= sprite->data[1]; row++, y += 2) {
        for (int column = 1; column <= sprite->data[0]; column++) {
            const uint8_t own = colours.at[row][column], up = colours.at[row - 1][column];
            const uint8_t left = colours.at[row][column - 1], right = colours.at[row][column + 1];
            const uint8_t down = colours.at[row + 1][column];
            const int at = x + 2 * column - 2;
            quarter_draw(at, y, palette, sprite_quarter(own, left, up, right, down));
            quarter_draw(at + 1, y, palette, sprite_quarter(own, up, right, down, left));
            quarter_draw(at, y + 1, palette, sprite_quarter(own, left, down, right, up));
            quarter_draw(at + 1, y + 1, palette, sprite_quarter(own, down, right, up, left));
        }
    }
}

static void sprite_draw(int x, int y, const struct sprite *sprite, const uint16_t *palette) {
    if (sprite->doubled) {
        sprite_double(x, y, sprite, palette);
        return;
    }
    const int width = sprite_width(sprite), height = sprite_height(sprite);
    const struct area area = visible(x, y, width, height);
    if (area.width == width && area.height == height) {
        sprite_whole(place(x, y), sprite, palette);
    } else if (area.width > 0) {
        sprite_clipped(x, y, sprite, palette);
    }
}

void canvas_sprite(int x, int y, const struct sprite *sprite) {
    assert(sprite != NULL);
    sprite_draw(x, y, sprite, sprite->palette);
}

void canvas_sprite_flat(int x, int y, const struct sprite *sprite, uint16_t colour) {
    assert(sprite != NULL);
    uint16_t palette[SPRITE_COLOURS];
    for (int i = 0; i < SPRITE_COLOURS; i++) {
        palette[i] = colour;
    }
    sprite_draw(x, y, sprite, palette);
}

void canvas_sprite_shaded(int x, int y, const struct sprite *sprite, uint16_t colour, int eighths) {
    assert(sprite != NULL && eighths >= 0 && eighths <= 8);
    uint16_t palette[SPRITE_COLOURS];
    for (int i = 0; i < SPRITE_COLOURS; i++) {
        palette[i] = colour_mix(sprite->palette[i], colour, eighths);
    }
    sprite_draw(x, y, sprite, palette);
}

/* A pixel with room between its colours, green in the upper half: one multiplication then weighs all three.
 */
enum { SPREAD = 0x07E0F81F };
static uint32_t spread(uint16_t colour) {
    return (colour | (uint32_t)colour << 16) & SPREAD;
}
static uint16_t gather(uint32_t wide) {
    return (uint16_t)((wide & SPREAD) | (wide & SPREAD) >> 16);
}

uint16_t colour_mix(uint16_t from, uint16_t to, int eighths) {
    const uint32_t rest = (uint32_t)(8 - eighths), half = 0x00802004; /* 4 of 8 in each colour */
    return gather((spread(from) * rest + spread(to) * (uint32_t)eighths + half) >> 3);
}

/* Not inlined: where letters are drawn it is rare, and would take their registers. */
static __attribute__((noinline)) uint16_t blend(uint16_t under, uint16_t over, uint32_t weight) {
    return gather((spread(under) * (MASK_WHOLE - weight) + spread(over) * weight) / MASK_WHOLE);
}

/* What letters of a colour become on a ground of one, by how much they cover. Most words stand on such a
 * ground, and their letters follow each other. */
struct ramp {
    uint16_t under, colour;
    uint16_t mixed[MASK_WHOLE];
};

static const struct ramp *ramp_of(uint16_t under, uint16_t colour) {
    static struct ramp ramp; /* of black on black */
    if (under != ramp.under || colour != ramp.colour) {
        const uint32_t step = spread(colour) - spread(under);
        uint32_t sum = spread(under) * MASK_WHOLE;
        for (int weight = 0; weight < MASK_WHOLE; weight++, sum += step) {
            ramp.mixed[weight] = gather(sum / MASK_WHOLE);
        }
        ramp.under = under;
        ramp.colour = colour;
    }
    return &ramp;
}

/* A mask that the clip doesn't touch. Most of the time of drawing screens is spent here: hence a function by
 * itself, which keeps all it needs in registers, and codes that say where rows end, so that nothing is
 * counted. */
static __attribute__((noinline)) void mask_whole(uint16_t *pixel, const uint8_t *stream,
                                                 const struct ramp *ramp) {
    uint16_t *row = pixel;
    const uint16_t under = ramp->under, colour = ramp->colour;
    for (;;) {
        unsigned what = *stream++;
        if (what < MASK_SKIP) {
            *pixel =
                *pixel == under ? palette_colour(ramp->mixed, what) : blend(*pixel, colour, what / MASK_STEP);
            pixel++;
        } else if (what < MASK_ROW) {
            pixel += what - MASK_SKIP + 1;
        } else if (what == MASK_ROW) {
            row += CANVAS_WIDTH;
            pixel = row;
        } else if (what < MASK_END) {
            do {
                *pixel++ = colour;
            } while (what-- > MASK_FULL);
        } else {
            return;
        }
    }
}

static void mask_clipped(int left, int y, const uint8_t *stream, uint16_t colour) {
    int x = left;
    for (unsigned what = *stream++; what != MASK_END; what = *stream++) {
        const int length = what < MASK_SKIP ? 1 : (int)(what & MASK_LENGTH) + 1;
        if (what < MASK_SKIP) {
            canvas_dot(x, y, blend(canvas_pixel(x, y), colour, what / MASK_STEP));
        } else if (what & MASK_FULL) {
            canvas_fill(x, y, length, 1, colour);
        }
        x = what == MASK_ROW ? left : x + length;
        y += what == MASK_ROW;
    }
}

void canvas_mask(struct area box, const uint8_t *stream, uint16_t colour) {
    assert(stream != NULL);
    const struct area area = visible(box.x, box.y, box.width, box.height);
    if (area.width == box.width && area.height == box.height) {
        uint16_t *const first = place(box.x, box.y);
        mask_whole(first, stream, ramp_of(*first, colour)); /* the ground as it is in the letter's corner */
    } else if (area.width > 0) {
        mask_clipped(box.x, box.y, stream, colour);
    }
}
