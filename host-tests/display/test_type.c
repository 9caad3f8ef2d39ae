/* Measured and drawn text, the mark-up of rich text, and wrapping against a naive one. */
#include "canvas.h"
#include "icons.h"
#include "palette.h"
#include "type.h"

#include "unity.h"

#include <stdbool.h>
#include <string.h>

enum { GROUND = 0, INK = 0xFFFF };

void setUp(void) {
    canvas_clip_all();
    canvas_clear(GROUND);
}
void tearDown(void) {}

/* The box of everything that is drawn; width 0 if nothing is. */
static struct area drawn_box(void) {
    struct area box = {CANVAS_WIDTH, CANVAS_HEIGHT, 0, 0};
    int right = -1, bottom = -1;
    for (int y = 0; y < CANVAS_HEIGHT; y++) {
        for (int x = 0; x < CANVAS_WIDTH; x++) {
            if (canvas_pixel(x, y) != GROUND) {
                box.x = x < box.x ? x : box.x;
                box.y = y < box.y ? y : box.y;
                right = x > right ? x : right;
                bottom = y;
            }
        }
    }
    box.width = right - box.x + 1;
    box.height = bottom - box.y + 1;
    return right < 0 ? (struct area){0, 0, 0, 0} : box;
}

static bool any_pixel(uint16_t colour) {
    for (int i = 0; i < CANVAS_PIXELS; i++) {
        if (canvas_pixels()[i] == colour) {
            return true;
        }
    }
    return false;
}

/* What the screens were drawn for: another version of FreeType or of the font that changes it is noticed
 * here. */
static void test_the_scale_is_that_of_the_screens(void) {
    static const struct {
        enum type_face face;
        int capital, line;
    } scale[] = {{TYPE_CHIP, 9, 12},
                 {TYPE_SMALL, 9, 15},
                 {TYPE_BODY, 11, 18},
                 {TYPE_TITLE, 13, 21},
                 {TYPE_HUGE, 24, 38}};
    for (unsigned i = 0; i < sizeof scale / sizeof scale[0]; i++) {
        canvas_clear(GROUND);
        type_draw(20, 20, scale[i].face, INK, "H");
        TEST_ASSERT_EQUAL(scale[i].line, type_line(scale[i].face));
        TEST_ASSERT_INT_WITHIN(1, scale[i].capital, drawn_box().height);
    }
    TEST_ASSERT_EQUAL(164, type_width(TYPE_SMALL, "so do the cards left and right"));
    TEST_ASSERT_EQUAL(162, type_width(TYPE_BODY, "technology in its column."));
    TEST_ASSERT_EQUAL(76, type_width(TYPE_BODY_BOLD, "Take a card"));
    TEST_ASSERT_EQUAL(204, type_width(TYPE_TITLE, "Ends in 9 cards, 17 markers"));
}

static void test_drawing_moves_as_far_as_measured(void) {
    for (int face = 0; face < TYPE_FACES; face++) {
        TEST_ASSERT_EQUAL(0, type_width((enum type_face)face, ""));
        TEST_ASSERT_EQUAL(7 + type_width((enum type_face)face, "12 + 3"),
                          type_draw(7, 9, (enum type_face)face, INK, "12 + 3"));
    }
}

/* Neither accents nor tails leave the line, but for the capitals' accents, which may reach 3 px above it. */
static void test_each_letter_of_latin_1_keeps_to_its_line(void) {
    for (int face = TYPE_SMALL; face <= TYPE_TITLE; face++) {
        for (int code = 0xA1; code <= 0xFF; code++) {
            const char text[] = {(char)(0xC0 | code >> 6), (char)(0x80 | (code & 63)), '\0'};
            canvas_clear(GROUND);
            const int width = type_draw(50, 50, (enum type_face)face, INK, text) - 50;
            const struct area box = drawn_box();
            if (code == 0xAD) {
                continue; /* the soft hyphen */
            }
            TEST_ASSERT_GREATER_THAN(0, box.width);
            TEST_ASSERT_GREATER_OR_EQUAL(47, box.y);
            TEST_ASSERT_LESS_OR_EQUAL(50 + type_line((enum type_face)face) + 1, box.y + box.height);
            TEST_ASSERT_GREATER_OR_EQUAL(48, box.x);
            TEST_ASSERT_LESS_OR_EQUAL(50 + width + 2, box.x + box.width);
        }
    }
}

static void test_dashes_quotes_and_marks_are_there(void) {
    static const char *const marks[] = {"–", "—", "‘", "’", "“", "”", "…", "›", "‹", "×", "•", "−"};
    for (unsigned i = 0; i < sizeof marks / sizeof marks[0]; i++) {
        uint16_t question[CANVAS_PIXELS];
        canvas_clear(GROUND);
        type_draw(50, 50, TYPE_BODY, INK, "?");
        memcpy(question, canvas_pixels(), sizeof question);
        canvas_clear(GROUND);
        type_draw(50, 50, TYPE_BODY, INK, marks[i]);
        TEST_ASSERT_TRUE(any_pixel(INK) || drawn_box().width > 0);
        TEST_ASSERT_NOT_EQUAL(0, memcmp(question, canvas_pixels(), sizeof question));
    }
}

static void test_what_is_no_utf8_or_not_there_is_a_question_mark(void) {
    const int question = type_width(TYPE_BODY, "?");
    TEST_ASSERT_EQUAL(question, type_width(TYPE_BODY, "\x80"));
    TEST_ASSERT_EQUAL(question, type_width(TYPE_BODY, "\xC3"));
    TEST_ASSERT_EQUAL(question, type_width(TYPE_BODY, "\xE2\x80"));
    TEST_ASSERT_EQUAL(question + type_width(TYPE_BODY, "a"), type_width(TYPE_BODY, "\xF0\x9F"
                                                                                   "a"));
    TEST_ASSERT_EQUAL(question, type_width(TYPE_BODY, "\xF0\x9F\x98\x80"));
    TEST_ASSERT_EQUAL(question, type_width(TYPE_BODY, "ж"));
    TEST_ASSERT_EQUAL(type_width(TYPE_BIG, "?"), type_width(TYPE_BIG, "a"));
}

static void test_text_ends_or_centres_where_it_is_told(void) {
    const int width = type_width(TYPE_BODY, "Done");
    TEST_ASSERT_EQUAL(100, type_draw_right(100, 0, TYPE_BODY, INK, "Done"));
    TEST_ASSERT_INT_WITHIN(1, 100 + width / 2, type_draw_centred(100, 20, TYPE_BODY, INK, "Done"));
}

/* ---- rich text */

static void test_marks_of_rich_text_measure_as_what_they_show(void) {
    TEST_ASSERT_EQUAL(type_width(TYPE_BODY, "a ") + type_width(TYPE_BODY_BOLD, "bold") +
                          type_width(TYPE_BODY, " c"),
                      type_rich_width(TYPE_BODY, "a *bold* c"));
    TEST_ASSERT_EQUAL(12, type_rich_width(TYPE_BODY, "{woods}"));
    TEST_ASSERT_EQUAL(24, type_rich_width(TYPE_BODY, "{woods/24}"));
    TEST_ASSERT_EQUAL(16, type_rich_width(TYPE_TITLE, "{woods}"));
    TEST_ASSERT_EQUAL(17, type_rich_width(TYPE_SMALL, "{17}"));
    TEST_ASSERT_EQUAL(0, type_rich_width(TYPE_SMALL, "{:gold}{:}"));
    TEST_ASSERT_EQUAL(type_width(TYPE_BODY, "1 of 3 "), type_rich_width(TYPE_BODY, "1 of 3 {:good"));
    TEST_ASSERT_EQUAL(type_width(TYPE_BODY, "2*3 {x"), type_rich_width(TYPE_BODY, "2**3 {{x"));
    TEST_ASSERT_EQUAL(type_width(TYPE_BODY, "?"), type_rich_width(TYPE_BODY, "{nosuch}"));
    TEST_ASSERT_EQUAL(40 + type_rich_width(TYPE_BODY, "a {city} *b*"),
                      type_rich(40, 9, TYPE_BODY, INK, "a {city} *b*"));
}

static void test_colours_hold_until_they_are_taken_back(void) {
    type_rich(10, 10, TYPE_BODY, INK, "{:good}HH{:}");
    TEST_ASSERT_TRUE(any_pixel(COLOUR_GOOD));
    TEST_ASSERT_FALSE(any_pixel(INK));
    type_rich(10, 40, TYPE_BODY, INK, "{:good}{:}HH");
    TEST_ASSERT_TRUE(any_pixel(INK));
}

static void test_icons_stand_in_the_middle_of_the_line(void) {
    type_rich(30, 30, TYPE_BODY, INK, "{lock}");
    const struct area box = drawn_box();
    TEST_ASSERT_INT_WITHIN(2, 30 + type_line(TYPE_BODY) / 2, box.y + box.height / 2);
}

/* ---- wrapping */

/* Lines of plain words by trying: a word goes on the line if it fits. */
static int naive_lines(int width, const char *text) {
    char line[256] = "", tried[512];
    int lines = 1;
    while (*text) {
        const size_t length = strcspn(text, " ");
        tried[0] = '\0';
        strcat(tried, line);
        strcat(tried, *line ? " " : "");
        strncat(tried, text, length);
        if (*line && type_width(TYPE_BODY, tried) > width) {
            lines++;
            line[0] = '\0';
            strncat(line, text, length);
        } else {
            strcpy(line, tried);
        }
        text += length + (text[length] == ' ');
    }
    return lines;
}

static void test_lines_break_where_the_next_word_has_no_room(void) {
    static const char *const texts[] = {
        "so do the cards left and right of it, in the same row.",
        "A new card was turned up when you took Authority.",
        "one",
        "Mesopotamia unbreakablylongwordthatnobodycanread and short ones",
    };
    for (unsigned i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        for (int width = 20; width < 240; width++) {
            TEST_ASSERT_EQUAL(naive_lines(width, texts[i]), type_wrap_lines(width, TYPE_BODY, texts[i]));
        }
    }
}

static void test_wrapped_text_stays_in_its_box(void) {
    const char *text =
        "*A new card* was turned up {crown} when {:bad}you{:} took Authority, and nobody can take it back.";
    for (int width = 70; width < 200; width += 7) {
        for (int height = 0; height < 120; height += 13) {
            const struct area box = {20, 30, width, height};
            canvas_clear(GROUND);
            TEST_ASSERT_EQUAL(type_wrap_lines(width, TYPE_BODY, text), type_wrap(box, TYPE_BODY, INK, text));
            const struct area drawn = drawn_box();
            TEST_ASSERT_EQUAL(height >= type_line(TYPE_BODY), drawn.width > 0);
            TEST_ASSERT_TRUE(drawn.width == 0 || drawn.x >= box.x - 1);
            TEST_ASSERT_LESS_OR_EQUAL(box.x + width + 1, drawn.x + drawn.width);
            TEST_ASSERT_LESS_OR_EQUAL(box.y + height, drawn.y + drawn.height);
        }
    }
}

static void test_newlines_break_and_hard_spaces_do_not(void) {
    TEST_ASSERT_EQUAL(3, type_wrap_lines(200, TYPE_BODY, "a\n\nb"));
    TEST_ASSERT_EQUAL(1, type_wrap_lines(200, TYPE_BODY, ""));
    TEST_ASSERT_EQUAL(2, type_wrap_lines(20, TYPE_BODY, "aa aa"));
    TEST_ASSERT_EQUAL(1, type_wrap_lines(20, TYPE_BODY, "aa\u00A0aa"));
}

static void test_looks_last_over_the_end_of_a_line(void) {
    type_wrap((struct area){0, 0, 30, 200}, TYPE_BODY, INK, "{:good}HH HH HH{:}");
    TEST_ASSERT_FALSE(any_pixel(INK));
    TEST_ASSERT_GREATER_THAN(2 * type_line(TYPE_BODY), drawn_box().height);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_the_scale_is_that_of_the_screens);
    RUN_TEST(test_drawing_moves_as_far_as_measured);
    RUN_TEST(test_each_letter_of_latin_1_keeps_to_its_line);
    RUN_TEST(test_dashes_quotes_and_marks_are_there);
    RUN_TEST(test_what_is_no_utf8_or_not_there_is_a_question_mark);
    RUN_TEST(test_text_ends_or_centres_where_it_is_told);
    RUN_TEST(test_marks_of_rich_text_measure_as_what_they_show);
    RUN_TEST(test_colours_hold_until_they_are_taken_back);
    RUN_TEST(test_icons_stand_in_the_middle_of_the_line);
    RUN_TEST(test_lines_break_where_the_next_word_has_no_room);
    RUN_TEST(test_wrapped_text_stays_in_its_box);
    RUN_TEST(test_newlines_break_and_hard_spaces_do_not);
    RUN_TEST(test_looks_last_over_the_end_of_a_line);
    return UNITY_END();
}
