/* The canvas against naive pictures of the same things, and its clipping against drawing without a clip. */
#include "canvas.h"
#include "icons.h"
#include "palette.h"
#include "type.h"

#include "unity.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GROUND = 0x2104, COLOUR = 0xF5E7, OTHER = 0x1387 };

void setUp(void) {
    canvas_clip_all();
    canvas_clear(GROUND);
}
void tearDown(void) {}

static uint32_t random_state = 1;
static int random_below(int limit) {
    random_state = random_state * 1664525u + 1013904223u;
    return (int)((random_state >> 8) % (uint32_t)limit);
}

/* ---- clipping: what is drawn anywhere, through any clip, is the same picture, moved and cut */

static const struct texture peaks = {10, {0, 8, 20, 34, 257, 0, 0, 0}, {0, 0, 8, 4, 512, 0, 0, 0}};

static void draw_fill(int x, int y) {
    canvas_fill(x + 3, y + 1, 29, 33, COLOUR);
}
/* Each of its pixels has a colour of its own. */
static void draw_row(int x, int y) {
    uint16_t colours[31];
    for (int i = 0; i < 31; i++) {
        colours[i] = (uint16_t)(COLOUR + 7 * i);
    }
    canvas_row(x + 5, y + 2, colours, 31);
}
static void draw_frame(int x, int y) {
    canvas_frame(x, y, 31, 40, 3, COLOUR);
}
static void draw_thin_frame(int x, int y) {
    canvas_frame(x, y, 5, 40, 3, COLOUR);
}
static void draw_box(int x, int y) {
    canvas_box(x, y, 40, 22, 3, COLOUR, OTHER);
}
static void draw_round_box(int x, int y) {
    canvas_box(x, y, 11, 40, 4, COLOUR, OTHER);
}
static void draw_disc(int x, int y) {
    canvas_disc(x, y, 37, COLOUR);
}
static void draw_even_disc(int x, int y) {
    canvas_disc(x + 1, y, 16, COLOUR);
}
static void draw_line(int x, int y) {
    canvas_line(x + 2, y + 2, x + 38, y + 17, 1, COLOUR);
}
static void draw_steep_line(int x, int y) {
    canvas_line(x + 30, y + 37, x + 21, y + 4, 4, COLOUR);
}
static void draw_trapezoid(int x, int y) {
    canvas_trapezoid(y, 23, (struct span){x + 10, x + 20}, (struct span){x, x + 39}, COLOUR);
}
static void draw_diagonals(int x, int y) {
    canvas_diagonals(x + 1, y, 37, 39, 4, COLOUR);
}
static void draw_dots(int x, int y) {
    canvas_dots(x, y, 39, 38, 4, COLOUR);
}
static void draw_texture(int x, int y) {
    canvas_texture((struct area){x, y, 40, 19}, 3, &peaks, (struct texture_colours){COLOUR, OTHER, 0xFFFF});
}
static void draw_shade(int x, int y) {
    canvas_shade(x, y, 35, 21, COLOUR, 3);
}
static void draw_sprite(int x, int y) {
    icon_draw(x, y, ICON_MOUNTAINS, 32);
}
static void draw_flat(int x, int y) {
    icon_draw_flat(x, y, ICON_ROUTE, 24, OTHER);
}
static void draw_shaded(int x, int y) {
    icon_draw_shaded(x, y, ICON_PROVINCE, 32, OTHER, 5);
}
static void draw_letters(int x, int y) {
    type_draw(x + 2, y, TYPE_HUGE, COLOUR, "Äg");
}
static void draw_dot(int x, int y) {
    canvas_dot(x + 20, y + 20, COLOUR);
}

static const struct {
    const char *name;
    void (*draw)(int x, int y); /* within the 40 pixels from there */
} shapes[] = {
    {"fill", draw_fill},
    {"row", draw_row},
    {"frame", draw_frame},
    {"thin frame", draw_thin_frame},
    {"box", draw_box},
    {"round box", draw_round_box},
    {"disc", draw_disc},
    {"even disc", draw_even_disc},
    {"line", draw_line},
    {"steep line", draw_steep_line},
    {"trapezoid", draw_trapezoid},
    {"diagonals", draw_diagonals},
    {"dots", draw_dots},
    {"texture", draw_texture},
    {"shade", draw_shade},
    {"sprite", draw_sprite},
    {"flat", draw_flat},
    {"shaded", draw_shaded},
    {"letters", draw_letters},
    {"dot", draw_dot},
};

static uint16_t whole[CANVAS_HEIGHT][CANVAS_WIDTH];
enum { MIDDLE = 100 };

static bool inside(struct area area, int x, int y) {
    return x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
}

static void moved_and_clipped(const char *name, void (*draw)(int x, int y), int at_x, int at_y,
                              struct area clip) {
    canvas_clip_all();
    canvas_clear(GROUND);
    canvas_clip(clip.x, clip.y, clip.width, clip.height);
    draw(at_x, at_y);
    for (int y = 0; y < CANVAS_HEIGHT; y++) {
        for (int x = 0; x < CANVAS_WIDTH; x++) {
            const int from_x = x - at_x + MIDDLE, from_y = y - at_y + MIDDLE;
            const bool drawn = inside(clip, x, y) && inside((struct area){0, 0, 240, 240}, from_x, from_y);
            if (canvas_pixel(x, y) != (drawn ? whole[from_y][from_x] : GROUND)) {
                char message[80];
                snprintf(message, sizeof message, "%s at %d,%d differs at %d,%d", name, at_x, at_y, x, y);
                TEST_FAIL_MESSAGE(message);
            }
        }
    }
}

static struct area random_clip(int x, int y) {
    const int left = x - 10 + random_below(60), top = y - 10 + random_below(60);
    return (struct area){left, top, random_below(40), random_below(40)};
}

/* All edges and corners, with even and odd places, each with the whole frame as clip and with random ones. */
static void test_clipping_cuts_and_changes_nothing_else(void) {
    static const int places[] = {-45, -21, -20, -1, 0, 77, 201, 219, 220, 239, 245};
    enum { PLACES = sizeof places / sizeof places[0] };
    for (unsigned shape = 0; shape < sizeof shapes / sizeof shapes[0]; shape++) {
        canvas_clip_all();
        canvas_clear(GROUND);
        shapes[shape].draw(MIDDLE, MIDDLE);
        memcpy(whole, canvas_pixels(), sizeof whole);
        for (int place = 0; place < PLACES * PLACES; place++) {
            const int x = places[place % PLACES], y = places[place / PLACES];
            moved_and_clipped(shapes[shape].name, shapes[shape].draw, x, y, (struct area){0, 0, 240, 240});
            moved_and_clipped(shapes[shape].name, shapes[shape].draw, x, y, random_clip(x, y));
        }
    }
}

static void test_clips_nest_and_are_put_back(void) {
    canvas_clip(10, 10, 100, 100);
    const struct area outer = canvas_clip(50, 50, 500, 20);
    canvas_fill(0, 0, 240, 240, COLOUR);
    TEST_ASSERT_EQUAL_HEX16(GROUND, canvas_pixel(49, 50));
    TEST_ASSERT_EQUAL_HEX16(COLOUR, canvas_pixel(50, 50));
    TEST_ASSERT_EQUAL_HEX16(COLOUR, canvas_pixel(109, 69));
    TEST_ASSERT_EQUAL_HEX16(GROUND, canvas_pixel(110, 69));
    TEST_ASSERT_EQUAL_HEX16(GROUND, canvas_pixel(109, 70));
    canvas_clip_set(outer);
    canvas_fill(0, 0, 240, 240, OTHER);
    TEST_ASSERT_EQUAL_HEX16(OTHER, canvas_pixel(10, 10));
    TEST_ASSERT_EQUAL_HEX16(GROUND, canvas_pixel(9, 10));
}

static void test_nothing_is_drawn_with_no_size(void) {
    canvas_fill(10, 10, 0, 5, COLOUR);
    canvas_fill(10, 10, 5, -3, COLOUR);
    canvas_row(10, 10, (const uint16_t[]){COLOUR}, 0);
    canvas_frame(10, 10, -1, 5, 1, COLOUR);
    canvas_box(10, 10, 0, 5, 3, COLOUR, OTHER);
    canvas_disc(10, 10, 0, COLOUR);
    canvas_shade(10, 10, -4, 4, COLOUR, 4);
    for (int i = 0; i < CANVAS_PIXELS; i++) {
        TEST_ASSERT_EQUAL_HEX16(GROUND, canvas_pixels()[i]);
    }
}

/* ---- shapes, against what they should be */

static void test_fill_of_each_width_at_even_and_odd_places(void) {
    for (int width = 1; width < 40; width++) {
        for (int x = 0; x < 4; x++) {
            canvas_clear(GROUND);
            canvas_fill(x, 5, width, 2, COLOUR);
            for (int i = 0; i < CANVAS_WIDTH; i++) {
                TEST_ASSERT_EQUAL_HEX16(i >= x && i < x + width ? COLOUR : GROUND, canvas_pixel(i, 6));
            }
            TEST_ASSERT_EQUAL_HEX16(GROUND, canvas_pixel(x, 4));
            TEST_ASSERT_EQUAL_HEX16(GROUND, canvas_pixel(x, 7));
        }
    }
}

static void test_a_row_has_its_colours(void) {
    draw_row(10, 10);
    for (int i = 0; i < CANVAS_WIDTH; i++) {
        const bool is = i >= 15 && i < 46;
        TEST_ASSERT_EQUAL_HEX16(is ? COLOUR + 7 * (i - 15) : GROUND, canvas_pixel(i, 12));
        TEST_ASSERT_EQUAL_HEX16(GROUND, canvas_pixel(i, 11));
        TEST_ASSERT_EQUAL_HEX16(GROUND, canvas_pixel(i, 13));
    }
}

static void test_panels_have_corners_of_three_pixels_and_an_even_edge(void) {
    static const char *const expected[] = {"..#########..", ".#ooooooooo#.", "#ooooooooooo#",
                                           "#ooooooooooo#", ".#ooooooooo#.", "..#########.."};
    canvas_box(50, 60, 13, 6, 3, COLOUR, OTHER);
    for (int y = 0; y < 6; y++) {
        for (int x = 0; x < 13; x++) {
            const char mark = expected[y][x];
            TEST_ASSERT_EQUAL_HEX16(mark == '#'   ? OTHER
                                    : mark == 'o' ? COLOUR
                                                  : GROUND,
                                    canvas_pixel(50 + x, 60 + y));
        }
    }
}

static void test_discs_of_all_sizes_are_round(void) {
    for (int size = 1; size <= 80; size++) {
        canvas_clear(GROUND);
        canvas_disc(30, 30, size, COLOUR);
        for (int y = -1; y <= size; y++) {
            for (int x = -1; x <= size; x++) {
                const int dx = 2 * x + 1 - size, dy = 2 * y + 1 - size;
                const bool in = dx * dx + dy * dy <= size * size - 2 * size / 5;
                TEST_ASSERT_EQUAL_HEX16(in ? COLOUR : GROUND, canvas_pixel(30 + x, 30 + y));
            }
        }
    }
}

/* Along its longer way a line has one pixel a step, at most half a pixel from the true line. */
static void line_is_true(int x0, int y0, int x1, int y1) {
    const int dx = x1 - x0, dy = y1 - y0, steps = abs(dx) > abs(dy) ? abs(dx) : abs(dy);
    int drawn = 0;
    canvas_clear(GROUND);
    canvas_line(x0, y0, x1, y1, 1, COLOUR);
    for (int y = 0; y < CANVAS_HEIGHT; y++) {
        for (int x = 0; x < CANVAS_WIDTH; x++) {
            if (canvas_pixel(x, y) == COLOUR) {
                drawn++;
                TEST_ASSERT_LESS_OR_EQUAL(steps, 2 * abs((x - x0) * dy - (y - y0) * dx));
            }
        }
    }
    TEST_ASSERT_EQUAL(steps + 1, drawn);
    TEST_ASSERT_EQUAL_HEX16(COLOUR, canvas_pixel(x0, y0));
    TEST_ASSERT_EQUAL_HEX16(COLOUR, canvas_pixel(x1, y1));
}

static void test_lines_are_true_in_all_directions(void) {
    for (int i = 0; i < 200; i++) {
        line_is_true(random_below(240), random_below(240), random_below(240), random_below(240));
    }
    line_is_true(7, 7, 7, 7);
}

static void test_trapezoids_move_their_ends_in_a_line(void) {
    canvas_trapezoid(10, 23, (struct span){100, 125}, (struct span){100, 119}, COLOUR);
    for (int row = 0; row < 23; row++) {
        const int right = 125 - (6 * row * 2 + 22) / 44; /* 6 pixels in 22 steps, to the nearest */
        TEST_ASSERT_EQUAL_HEX16(GROUND, canvas_pixel(99, 10 + row));
        TEST_ASSERT_EQUAL_HEX16(COLOUR, canvas_pixel(100, 10 + row));
        TEST_ASSERT_EQUAL_HEX16(COLOUR, canvas_pixel(right, 10 + row));
        TEST_ASSERT_EQUAL_HEX16(GROUND, canvas_pixel(right + 1, 10 + row));
    }
}

static void test_patterns_stick_to_their_area(void) {
    canvas_diagonals(11, 12, 9, 7, 2, COLOUR); /* a chess board */
    canvas_diagonals(31, 12, 20, 17, 5, COLOUR);
    canvas_dots(61, 12, 20, 17, 4, COLOUR);
    for (int y = 0; y < 17; y++) {
        for (int x = 0; x < 20; x++) {
            const bool checker = x < 9 && y < 7 && (x + y) % 2 == 0;
            const bool dot = x % 4 == 2 && y % 4 == 2;
            TEST_ASSERT_EQUAL_HEX16(checker ? COLOUR : GROUND, canvas_pixel(11 + x, 12 + y));
            TEST_ASSERT_EQUAL_HEX16((x + y) % 5 == 0 ? COLOUR : GROUND, canvas_pixel(31 + x, 12 + y));
            TEST_ASSERT_EQUAL_HEX16(dot ? COLOUR : GROUND, canvas_pixel(61 + x, 12 + y));
        }
    }
}

static void test_textures_repeat_from_their_shift(void) {
    const struct texture_colours colours = {1, 2, 3};
    canvas_texture((struct area){21, 30, 57, 19}, 6, &peaks, colours);
    for (int y = 0; y < 19; y++) {
        for (int x = 0; x < 57; x++) {
            const int bit = (x + 6) % 10;
            const int expected = peaks.light[y % 8] >> bit & 1 ? 3 : peaks.dark[y % 8] >> bit & 1 ? 2 : 1;
            TEST_ASSERT_EQUAL_HEX16(expected, canvas_pixel(21 + x, 30 + y));
        }
    }
}

/* ---- colours */

static int part(uint16_t colour, int which) {
    return which == 0 ? colour >> 11 : which == 1 ? colour >> 5 & 63 : colour & 31;
}

static void test_shades_stay_within_their_colour_and_near_the_true_mix(void) {
    for (int i = 0; i < 4000; i++) {
        const uint16_t under = (uint16_t)random_below(65536), over = (uint16_t)random_below(65536);
        const int eighths = random_below(9), x = random_below(8);
        canvas_fill(0, 0, 20, 1, under);
        canvas_shade(x, 0, 1 + random_below(9), 1, over, eighths);
        for (int which = 0; which < 3; which++) {
            const int truth = part(under, which) * (8 - eighths) + part(over, which) * eighths;
            const int found = part(canvas_pixel(x, 0), which) * 8;
            TEST_ASSERT_LESS_OR_EQUAL(truth, found);
            TEST_ASSERT_GREATER_THAN(truth - 32, found); /* each of at most four shares loses less than one */
        }
        TEST_ASSERT_EQUAL_HEX16(under, canvas_pixel(19, 0));
    }
}

static void test_colours_mix_to_the_nearest(void) {
    for (int i = 0; i < 4000; i++) {
        const uint16_t from = (uint16_t)random_below(65536), to = (uint16_t)random_below(65536);
        const int eighths = random_below(9);
        const uint16_t mixed = colour_mix(from, to, eighths);
        for (int which = 0; which < 3; which++) {
            const int truth = part(from, which) * (8 - eighths) + part(to, which) * eighths;
            TEST_ASSERT_EQUAL((truth + 4) / 8, part(mixed, which));
        }
    }
}

/* ---- sprites and masks */

static void test_sprites_leave_transparent_pixels_alone(void) {
    static const uint16_t palette[SPRITE_COLOURS] = {0, COLOUR, OTHER};
    static const uint8_t data[] = {4, 2, 0x01, 0x81, 2, 4, 0xC4, 0x41, 2, 0x00}; /* . . 1 2 / 2 1 1 . */
    static const uint16_t expected[2][4] = {{GROUND, GROUND, COLOUR, OTHER}, {OTHER, COLOUR, COLOUR, GROUND}};
    canvas_sprite(31, 40, &(const struct sprite){palette, data, false});
    for (int y = 0; y < 2; y++) {
        for (int x = 0; x < 4; x++) {
            TEST_ASSERT_EQUAL_HEX16(expected[y][x], canvas_pixel(31 + x, 40 + y));
        }
    }
}

static void test_masks_weigh_by_coverage(void) {
    /* half, 3 not, 2 all, / 5 to 10 of 32 */
    static const uint8_t stream[] = {32, 0x42, 0x81, MASK_ROW, 10, 12, 14, 16, 18, 20, MASK_ROW, MASK_END};
    canvas_mask((struct area){20, 20, 6, 2}, stream, 0xFFFF);
    TEST_ASSERT_EQUAL_HEX16(GROUND, canvas_pixel(21, 20));
    TEST_ASSERT_EQUAL_HEX16(GROUND, canvas_pixel(23, 20));
    TEST_ASSERT_EQUAL_HEX16(0xFFFF, canvas_pixel(24, 20));
    TEST_ASSERT_EQUAL_HEX16(0xFFFF, canvas_pixel(25, 20));
    TEST_ASSERT_EQUAL(4 + (31 - 4) / 2, canvas_pixel(20, 20) & 31);
    for (int i = 0; i < 6; i++) {
        TEST_ASSERT_EQUAL((4 * (27 - i) + 31 * (5 + i)) / 32, canvas_pixel(20 + i, 21) & 31);
    }
}

static void test_every_icon_is_as_large_as_its_size_says(void) {
    for (int icon = 0; icon < ICON_COUNT; icon++) {
        for (int size = 4; size <= 72; size++) {
            const struct sprite *sprite = icon_sprite((enum icon)icon, size);
            const uint8_t *data = sprite->data + 2;
            TEST_ASSERT_TRUE(sprite_width(sprite) > 0 && sprite_height(sprite) > 0);
            for (int y = 0; y < sprite->data[1]; y++) { /* each row is as wide as the sprite says */
                int width = 0;
                while (width < sprite->data[0]) {
                    const int what = *data++, kind = what & SPRITE_ONE;
                    const int length = kind == SPRITE_ONE ? 1 : (what & SPRITE_LENGTH) + 1;
                    data += kind == SPRITE_EACH ? length : kind == SPRITE_FILL ? 1 : 0;
                    width += length;
                }
                TEST_ASSERT_EQUAL(sprite->data[0], width);
            }
        }
    }
    TEST_ASSERT_EQUAL(16, sprite_width(icon_sprite(ICON_WOODS, 16)));
    TEST_ASSERT_EQUAL(16, sprite_width(icon_sprite(ICON_WOODS, 23)));
    TEST_ASSERT_EQUAL(12, sprite_width(icon_sprite(ICON_WOODS, 5)));
    TEST_ASSERT_EQUAL(ICON_SHORE, icon_named("shore", 5));
    TEST_ASSERT_EQUAL(ICON_COUNT, icon_named("shore", 4));
    TEST_ASSERT_EQUAL(ICON_KEY_STICK_LR, icon_joystick(ICON_KEY_LR));
    TEST_ASSERT_EQUAL(ICON_KEY_STICK_D, icon_joystick(ICON_KEY_D));
    TEST_ASSERT_EQUAL(ICON_KEY_A, icon_joystick(ICON_KEY_A));
}

/* The slope of two pixels becomes one of four; the rim repeats what is at the edge. */
static void test_doubled_sprites_keep_their_slopes(void) {
    static const uint16_t palette[SPRITE_COLOURS] = {0, COLOUR, OTHER};
    static const uint8_t data[] = {3, 3, 0xC2, 0x01, 0xC2, 0xC4, 0x00, 0x42, 2}; /* 1 . . / 1 2 . / 1 1 1 */
    static const char *const expected[6] = {"11....", "11....", "112...", "1112..", "111111", "111111"};
    const struct sprite sprite = {palette, data, true};
    TEST_ASSERT_EQUAL(6, sprite_width(&sprite));
    TEST_ASSERT_EQUAL(6, sprite_height(&sprite));
    canvas_clear(GROUND);
    canvas_sprite(31, 40, &sprite);
    for (int y = 0; y < 6; y++) {
        for (int x = 0; x < 6; x++) {
            const uint16_t colour = expected[y][x] == '1' ? COLOUR : expected[y][x] == '2' ? OTHER : GROUND;
            TEST_ASSERT_EQUAL_HEX16(colour, canvas_pixel(31 + x, 40 + y));
        }
    }
}

static unsigned pixels_of(uint16_t colour) {
    unsigned count = 0;
    for (int i = 0; i < CANVAS_PIXELS; i++) {
        count += canvas_pixels()[i] == colour;
    }
    return count;
}

static void test_pieces_take_their_seats_colours_and_keep_the_others(void) {
    const struct seat_colours *neutral = &seat_colours[SEAT_COLOURS - 1], *lapis = &seat_colours[1];
    canvas_clear(GROUND);
    (void)icon_draw(10, 10, ICON_UNIT_ARMED, 12);
    const unsigned fill = pixels_of(neutral->fill), dark = pixels_of(neutral->dark);
    const unsigned light = pixels_of(neutral->light), ink = pixels_of(COLOUR_INK);
    TEST_ASSERT_TRUE(fill > 0 && dark > 0 && light > 0 && ink > 0);
    canvas_clear(GROUND);
    TEST_ASSERT_EQUAL(22, icon_draw_seat(10, 10, ICON_UNIT_ARMED, 12, 1));
    TEST_ASSERT_EQUAL(fill, pixels_of(lapis->fill));
    TEST_ASSERT_EQUAL(dark, pixels_of(lapis->dark));
    TEST_ASSERT_EQUAL(light, pixels_of(lapis->light));
    TEST_ASSERT_EQUAL(ink, pixels_of(COLOUR_INK));
    TEST_ASSERT_EQUAL(0, pixels_of(neutral->fill));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_doubled_sprites_keep_their_slopes);
    RUN_TEST(test_pieces_take_their_seats_colours_and_keep_the_others);
    RUN_TEST(test_clipping_cuts_and_changes_nothing_else);
    RUN_TEST(test_clips_nest_and_are_put_back);
    RUN_TEST(test_nothing_is_drawn_with_no_size);
    RUN_TEST(test_fill_of_each_width_at_even_and_odd_places);
    RUN_TEST(test_a_row_has_its_colours);
    RUN_TEST(test_panels_have_corners_of_three_pixels_and_an_even_edge);
    RUN_TEST(test_discs_of_all_sizes_are_round);
    RUN_TEST(test_lines_are_true_in_all_directions);
    RUN_TEST(test_trapezoids_move_their_ends_in_a_line);
    RUN_TEST(test_patterns_stick_to_their_area);
    RUN_TEST(test_textures_repeat_from_their_shift);
    RUN_TEST(test_shades_stay_within_their_colour_and_near_the_true_mix);
    RUN_TEST(test_colours_mix_to_the_nearest);
    RUN_TEST(test_sprites_leave_transparent_pixels_alone);
    RUN_TEST(test_masks_weigh_by_coverage);
    RUN_TEST(test_every_icon_is_as_large_as_its_size_says);
    return UNITY_END();
}
