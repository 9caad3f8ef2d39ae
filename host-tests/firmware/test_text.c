/* The screen as text: what is said while a screen is drawn, in lines. */
#include <stdio.h>
#include <string.h>
#include <unity.h>

#include "cable_table.h"
#include "canvas.h"
#include "dialog.h"
#include "fits.h"
#include "handheld.h"
#include "palette.h"
#include "say.h"
#include "screen.h"
#include "settings_store.h"
#include "type.h"
#include "words.h"

void setUp(void) {
    handheld_fresh(&settings_in_journal);
}

void tearDown(void) {}

static void draw_sample(void) {
    chrome_ground();
    chrome_title("Sample", "1 / 2");
    type_draw(10, 40, TYPE_BODY, COLOUR_PAPYRUS, "covered");
    canvas_box(5, 38, 100, 24, 3, COLOUR_PAPYRUS, COLOUR_INK);
    type_rich(10, 42, TYPE_SMALL, COLOUR_INK, "*Two* {woods} **stars {:bad}red{:}");
    type_draw(120, 42, TYPE_SMALL, COLOUR_PAPYRUS, "right");
    icon_draw_seat(10, 70, ICON_UNIT_ARMY, 12, 1);
    type_draw(40, 68, TYPE_SMALL, COLOUR_PAPYRUS, "dim");
    canvas_shade(38, 66, 30, 20, COLOUR_NIGHT, 4);
    words_name((struct area){100, 70, 10, 10}, "place %u", 7u);
    chrome_cursor(100, 70, 10, 10);
    say(SAID_GROUP, (struct area){10, 100, 100, 40});
    type_draw(60, 125, TYPE_SMALL, COLOUR_PAPYRUS, "second");
    type_draw(10, 101, TYPE_SMALL, COLOUR_PAPYRUS, "third");
    say(SAID_APART, (struct area){10, 100, 100, 40});
    type_draw(11, 161, TYPE_SMALL, COLOUR_INK, "shadow");
    type_draw(10, 160, TYPE_SMALL, COLOUR_PAPYRUS, "shadow");
    const struct area clip = canvas_clip(0, 0, 50, 50);
    type_draw(60, 180, TYPE_SMALL, COLOUR_PAPYRUS, "outside of the clip");
    canvas_clip_set(clip);
}

static void act_sample(void) {}

static const struct screen sample = {
    .draw = draw_sample, .act = act_sample, .keys = {{ICON_KEY_A, "Do"}, {ICON_KEY_LR, "Page"}}};

static void test_lines_come_in_reading_order(void) {
    screen_push(&sample);
    handheld_run_ms(100);
    TEST_ASSERT_EQUAL_STRING("Sample, 1 / 2\n"
                             "Two woods *stars red, right\n"
                             "Lapis army, (dim), place 7\n"
                             "second third\n"
                             "shadow\n"
                             "> place 7\n"
                             "A Do left/right Page\n",
                             handheld_text());
}

static char told[4096];

static void tell(void) {
    struct text_buffer buffer;
    struct text *text = text_into(&buffer, told, sizeof told);
    for (bool more = cable_table.words(true, text); more;) {
        more = cable_table.words(false, text);
    }
}

static void draw_rows(void) {
    chrome_page();
    chrome_row(&(struct chrome_row){.y = 40, .height = 28, .icon = ICON_COUNT, .name = "First"});
    chrome_row(
        &(struct chrome_row){.y = 68, .height = 28, .icon = ICON_COUNT, .name = "Second", .focused = true});
}

static const struct screen rows = {.draw = draw_rows, .act = act_sample, .keys = {{ICON_KEY_A, "Do"}}};

static void test_a_row_is_what_the_cursor_is_on(void) {
    screen_push(&rows);
    handheld_run_ms(100);
    TEST_ASSERT_EQUAL_STRING("First\nSecond\n> Second\nA Do\n", handheld_text());
    tell();
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(told, "\"cursor\":\"Second\""), told);
}

static void test_a_dialog_hides_what_is_under_it(void) {
    static const struct dialog question = {
        .icon = ICON_LOCK, .title = "Really?", .words = "It is “so”.", .yes = "Yes", .no = "No"};
    screen_push(&sample);
    dialog_open(&question);
    handheld_run_ms(100);
    TEST_ASSERT_EQUAL_STRING("Sample, 1 / 2\n"
                             "lock Really?\n"
                             "It is “so”.\n"
                             "A Yes, B No\n"
                             "A Yes B No\n",
                             handheld_text());
}

static void test_the_cable_has_it_as_json(void) {
    static const struct dialog question = {
        .icon = ICON_COUNT, .title = "Really?", .words = "It is “so”.", .yes = "Yes"};
    dialog_open(&question);
    handheld_run_ms(100);
    tell();
    TEST_ASSERT_EQUAL_STRING("{\"title\":\"\",\"lines\":[\"Really?\",\"It is \\u201cso\\u201d.\",\"A Yes\"],"
                             "\"cursor\":\"\",\"keys\":\"A Yes B Back\"}",
                             told);
}

static void test_a_picture_meanwhile_is_told(void) {
    struct text_buffer buffer;
    struct text *text = text_into(&buffer, told, sizeof told);
    TEST_ASSERT_TRUE(cable_table.words(true, text));
    handheld_press(BUTTON_DOWN);
    while (cable_table.words(false, text)) {
    }
    TEST_ASSERT_NOT_NULL(strstr(told, ",\"moved\":true}"));
    tell();
    TEST_ASSERT_NULL(strstr(told, "moved"));
}

/* Reading changes no pixel, nor the clip, nor whether a picture is due. */
static void test_reading_leaves_the_picture_alone(void) {
    static uint16_t before[CANVAS_PIXELS];
    handheld_press(BUTTON_DOWN);
    canvas_dots(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT, 2, COLOUR_GOLD); /* which no screen would leave there */
    memcpy(before, canvas_pixels(), sizeof before);
    TEST_ASSERT_FALSE(screens_changed());
    (void)handheld_text();
    TEST_ASSERT_EQUAL_MEMORY(before, canvas_pixels(), sizeof before);
    TEST_ASSERT_FALSE(screens_changed());
    screen_redraw();
    (void)handheld_text();
    TEST_ASSERT_TRUE(screens_changed());
    const struct area clip = canvas_clip(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT);
    TEST_ASSERT_TRUE(clip.width == CANVAS_WIDTH && clip.height == CANVAS_HEIGHT);
}

/* ---- what doesn't fit (fits.h) */

static void draw_misfits(void) {
    chrome_ground();
    type_draw(200, 30, TYPE_BODY, COLOUR_PAPYRUS, "over the edge");
    type_draw(10, 60, TYPE_BODY, COLOUR_PAPYRUS, "written over");
    type_draw(12, 63, TYPE_BODY, COLOUR_GOLD, "by this");
    type_wrap((struct area){10, 90, 60, 20}, TYPE_BODY, COLOUR_PAPYRUS, "more words than there is room for");
    icon_draw(100, 100, ICON_CITY, 8);
    canvas_fill(98, 98, 12, 12, COLOUR_WHITE);
    type_draw(11, 161, TYPE_BODY, COLOUR_INK, "shadow");
    type_draw(10, 160, TYPE_BODY, COLOUR_PAPYRUS, "shadow");
    type_draw(120, 160, TYPE_BODY, COLOUR_PAPYRUS, "alone");
    canvas_fill(120, 180, 40, 9, COLOUR_PAPYRUS); /* a rim in the colour of what stands on it */
    type_draw(122, 178, TYPE_BODY, COLOUR_PAPYRUS, "12");
    canvas_fill(180, 180, 20, 20, COLOUR_PAPYRUS);
    icon_draw_flat(185, 185, ICON_ARROW_D, 5, COLOUR_SAND);
    icon_draw_flat(185, 193, ICON_ARROW_U, 5, COLOUR_INK);
}

static void test_what_does_not_fit_is_reported(void) {
    static const struct screen misfits = {.draw = draw_misfits};
    screen_push(&misfits);
    handheld_run_ms(100);
    const char *report = fits_report();
    TEST_ASSERT_NOT_NULL(strstr(report, "cut off: \"over the edge\""));
    TEST_ASSERT_NOT_NULL(strstr(report, "hidden: \"written over\""));
    TEST_ASSERT_NOT_NULL(strstr(report, "no room for: \""));
    TEST_ASSERT_NOT_NULL(strstr(report, "hidden: \"city\""));
    TEST_ASSERT_NOT_NULL(strstr(report, "faint: \"12\""));
    TEST_ASSERT_NOT_NULL(strstr(report, "faint: \"more below\""));
    TEST_ASSERT_NULL(strstr(report, "more above"));
    TEST_ASSERT_NULL(strstr(report, "shadow"));
    TEST_ASSERT_NULL(strstr(report, "alone"));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_lines_come_in_reading_order);
    RUN_TEST(test_a_row_is_what_the_cursor_is_on);
    RUN_TEST(test_a_dialog_hides_what_is_under_it);
    RUN_TEST(test_the_cable_has_it_as_json);
    RUN_TEST(test_a_picture_meanwhile_is_told);
    RUN_TEST(test_reading_leaves_the_picture_alone);
    RUN_TEST(test_what_does_not_fit_is_reported);
    return UNITY_END();
}
