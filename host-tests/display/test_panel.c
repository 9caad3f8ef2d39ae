/* The panel's driver on a fake bus that writes down what it gets, when, and what the panel's memory then
 * holds. */
#include "board.h"
#include "canvas.h"
#include "changes.h"
#include "display.h"
#include "panel.h"
#include "type.h"

#include "unity.h"

#include <string.h>

/* ---- the fake */

enum { COMMANDS_MAX = 1024, DATA_MAX = 14 };

struct sent {
    uint32_t at_us;
    uint8_t command, count, data[DATA_MAX];
};

static struct {
    struct sent sent[COMMANDS_MAX];
    int count, sends, syncs, sends_at_sync;
    uint32_t now_us, reset_us, released_us;
    enum board_cause cause;
    struct board_panel panel;
    uint16_t memory[320][320];
    int left, right, top, bottom; /* the window, in memory */
    int next;                     /* row of it */
    bool busy;
} fake;

uint32_t board_us(void) {
    return fake.now_us;
}
void board_pause_us(uint32_t us) {
    fake.now_us += us;
}
struct board_boot board_boot_cause(void) {
    return (struct board_boot){fake.cause, 0};
}
const struct board_panel *board_panel(void) {
    return &fake.panel;
}
void board_panel_wait(void) {
    fake.busy = false;
}
void board_panel_sync(void) {
    fake.syncs++;
    fake.sends_at_sync = fake.sends;
}

void board_panel_reset(bool asserted) {
    *(asserted ? &fake.reset_us : &fake.released_us) = fake.now_us;
    memset(fake.memory, 0xA5, sizeof fake.memory);
}

static int word(const uint8_t *data) {
    return data[0] << 8 | data[1];
}

void board_panel_command(uint8_t command, const uint8_t *data, size_t count) {
    TEST_ASSERT_LESS_THAN(COMMANDS_MAX, fake.count);
    TEST_ASSERT_LESS_OR_EQUAL(DATA_MAX, count);
    struct sent *sent = &fake.sent[fake.count++];
    *sent = (struct sent){fake.now_us, command, (uint8_t)count, {0}};
    if (count > 0) {
        memcpy(sent->data, data, count);
    }
    if (command == 0x2A) {
        fake.left = word(data);
        fake.right = word(data + 2);
    } else if (command == 0x2B) {
        fake.top = word(data);
        fake.bottom = word(data + 2);
    } else if (command == 0x2C) {
        fake.next = fake.top;
    }
}

void board_panel_send(const uint16_t *pixels, uint16_t width, uint16_t height, uint16_t stride) {
    TEST_ASSERT_EQUAL_HEX8(0x2C, fake.sent[fake.count - 1].command);
    TEST_ASSERT_EQUAL(fake.right - fake.left + 1, width);
    TEST_ASSERT_LESS_OR_EQUAL(fake.bottom - fake.next + 1, height);
    for (int y = 0; y < height; y++) {
        memcpy(&fake.memory[fake.next++][fake.left], pixels + y * stride, width * sizeof *pixels);
    }
    fake.sends++;
    fake.busy = true;
}

void setUp(void) {
    memset(&fake, 0, sizeof fake);
    fake.now_us = 1000;
    fake.panel = (struct board_panel){240, 240, 0x70, 0, 0, 0x35, 0x19};
    canvas_clip_all();
    canvas_clear(0x1234);
}
void tearDown(void) {}

static const struct sent *find(uint8_t command) {
    for (int i = 0; i < fake.count; i++) {
        if (fake.sent[i].command == command) {
            return &fake.sent[i];
        }
    }
    return NULL;
}

static void expect(uint8_t command, uint8_t count, const uint8_t *data) {
    const struct sent *sent = find(command);
    TEST_ASSERT_NOT_NULL(sent);
    TEST_ASSERT_EQUAL(count, sent->count);
    for (int i = 0; i < count; i++) {
        TEST_ASSERT_EQUAL_HEX8(data[i], sent->data[i]);
    }
}

/* ---- start, sleep: the datasheet's waits */

static void test_start_resets_and_waits_before_it_speaks(void) {
    panel_start();
    TEST_ASSERT_GREATER_OR_EQUAL(10, fake.released_us - fake.reset_us);
    TEST_ASSERT_EQUAL_HEX8(0x11, fake.sent[0].command); /* sleep out */
    TEST_ASSERT_GREATER_OR_EQUAL(5000, fake.sent[0].at_us - fake.released_us);
    TEST_ASSERT_GREATER_OR_EQUAL(5000, fake.sent[1].at_us - fake.sent[0].at_us);
    TEST_ASSERT_LESS_OR_EQUAL(12000, fake.now_us - fake.reset_us); /* boot has 200 ms for everything */
}

static void test_a_panel_that_was_awake_gets_120_ms_after_reset(void) {
    static const enum board_cause causes[] = {CAUSE_RESET, CAUSE_WATCHDOG, CAUSE_FAULT};
    for (int i = 0; i < 3; i++) {
        fake.count = 0;
        fake.cause = causes[i];
        panel_start();
        TEST_ASSERT_GREATER_OR_EQUAL(120000, fake.sent[0].at_us - fake.released_us);
    }
}

static void test_start_configures_what_the_canvas_and_the_board_need(void) {
    fake.panel = (struct board_panel){240, 240, 0x04, 0, 0, 0x14, 0x25};
    panel_start();
    expect(0x3A, 1, (const uint8_t[]){0x55}); /* 16 bits a pixel */
    expect(0x35, 1, (const uint8_t[]){0x00}); /* tearing line, vertical only */
    expect(0xC6, 1, (const uint8_t[]){0x0F}); /* 60 Hz */
    expect(0x36, 1, (const uint8_t[]){0x04});
    expect(0xB7, 1, (const uint8_t[]){0x14});
    expect(0xBB, 1, (const uint8_t[]){0x25});
    expect(0x21, 0, NULL); /* IPS: inverted */
    TEST_ASSERT_EQUAL(14, find(0xE0)->count);
    TEST_ASSERT_EQUAL(14, find(0xE1)->count);
    TEST_ASSERT_NULL(find(0x29));                   /* dark, until there is a picture */
    expect(0xB0, 2, (const uint8_t[]){0x00, 0xC0}); /* high byte first; grey stays grey */
}

static void test_windows_are_set_with_the_boards_offset(void) {
    fake.panel.column = 3;
    fake.panel.row = 80;
    panel_window(10, 200, 230, 40);
    expect(0x2A, 4, (const uint8_t[]){0, 13, 0, 242});
    expect(0x2B, 4, (const uint8_t[]){1, 24, 1, 63}); /* 280 to 319 */
    TEST_ASSERT_EQUAL_HEX8(0x2C, fake.sent[2].command);
    TEST_ASSERT_EQUAL(3, fake.count);
}

static void test_sleep_and_waking_keep_120_ms_apart(void) {
    panel_start();
    const uint32_t woke = fake.sent[0].at_us;
    const int before = fake.count;
    panel_sleep();
    panel_wake();
    TEST_ASSERT_EQUAL_HEX8(0x10, fake.sent[before].command);
    TEST_ASSERT_EQUAL_HEX8(0x11, fake.sent[before + 1].command);
    const uint32_t slept = fake.sent[before].at_us, woke_again = fake.sent[before + 1].at_us;
    TEST_ASSERT_GREATER_OR_EQUAL(120000, slept - woke);
    TEST_ASSERT_GREATER_OR_EQUAL(120000, woke_again - slept);
    TEST_ASSERT_GREATER_OR_EQUAL(5000, fake.now_us - woke_again);
}

static void test_waking_after_a_long_sleep_is_quick(void) {
    panel_start();
    panel_sleep();
    fake.now_us += 60000000;
    const uint32_t from = fake.now_us;
    panel_wake();
    TEST_ASSERT_LESS_OR_EQUAL(6000, fake.now_us - from);
}

/* ---- the display over it */

static void memory_is_canvas(void) {
    const int left = (fake.panel.width - CANVAS_WIDTH) / 2, top = (fake.panel.height - CANVAS_HEIGHT) / 2;
    for (int y = 0; y < CANVAS_HEIGHT; y++) {
        TEST_ASSERT_EQUAL_HEX16_ARRAY(canvas_pixels() + y * CANVAS_WIDTH, &fake.memory[top + y][left],
                                      CANVAS_WIDTH);
    }
}

static void test_the_first_picture_is_complete_before_it_is_lit(void) {
    display_start();
    TEST_ASSERT_NULL(find(0x29));
    display_show();
    memory_is_canvas();
    TEST_ASSERT_EQUAL_HEX8(0x29, fake.sent[fake.count - 1].command);
    TEST_ASSERT_FALSE(fake.busy);
    TEST_ASSERT_EQUAL(1, display_traffic().windows);
    TEST_ASSERT_EQUAL(CANVAS_PIXELS, display_traffic().pixels);
    TEST_ASSERT_EQUAL(0, fake.syncs); /* nothing to tear: it is dark */
}

static void test_nothing_is_sent_when_nothing_changed(void) {
    display_start();
    display_show();
    const int commands = fake.count, sends = fake.sends;
    canvas_fill(0, 0, 240, 240, 0x1234);
    display_show();
    TEST_ASSERT_EQUAL(commands, fake.count);
    TEST_ASSERT_EQUAL(sends, fake.sends);
    TEST_ASSERT_EQUAL(0, display_traffic().pixels);
}

static void test_the_panel_shows_whatever_is_drawn(void) {
    uint32_t state = 3;
    display_start();
    for (int round = 0; round < 300; round++) {
        for (int i = 0; i < 3; i++) {
            state = state * 1664525u + 1013904223u;
            canvas_fill((int)(state >> 8 & 255), (int)(state >> 16 & 255), (int)(state >> 24 & 63),
                        (int)(state >> 26), (uint16_t)(state >> 12));
        }
        type_draw(20, (int)(state >> 20 & 127), TYPE_TITLE, (uint16_t)state, "Monuments");
        fake.count = 0;
        display_show();
        memory_is_canvas();
    }
}

/* A cursor's cells go at once; a scrolled board waits for the beam. */
static void test_only_large_changes_wait_for_the_tearing_line(void) {
    display_start();
    display_show();
    canvas_fill(50, 50, 30, 30, 0xFFFF);
    display_show();
    TEST_ASSERT_EQUAL(0, fake.syncs);
    TEST_ASSERT_EQUAL(1, display_traffic().windows);
    TEST_ASSERT_EQUAL(4 * CELL * CELL, display_traffic().pixels);
    canvas_fill(0, 24, 240, 160, 0xFFFF);
    display_show();
    TEST_ASSERT_EQUAL(1, fake.syncs);
}

/* Two columns with a gap: what is sent goes down the glass with the beam, and never back up; nor does a part
 * of it go before the tearing line. */
static void test_a_large_change_is_sent_from_the_top_to_the_bottom(void) {
    display_start();
    display_show();
    const int commands = fake.count;
    canvas_fill(0, 0, 96, 240, 0xFFFF);
    canvas_fill(128, 0, 112, 240, 0xFFFF);
    fake.sends_at_sync = -1;
    const int sends = fake.sends;
    display_show();
    TEST_ASSERT_EQUAL(1, fake.syncs);
    TEST_ASSERT_EQUAL(sends, fake.sends_at_sync);
    int last = 0;
    for (int i = commands; i < fake.count; i++) {
        if (fake.sent[i].command == 0x2B) {
            TEST_ASSERT_GREATER_OR_EQUAL(last, word(fake.sent[i].data));
            last = word(fake.sent[i].data);
        }
    }
    TEST_ASSERT_EQUAL(240 - CELL, last);
    memory_is_canvas();
}

/* A panel that came up black or shifted is well after sleeping: reset, told everything, and sent the picture
 * before it is lit. */
static void test_waking_starts_the_panel_anew(void) {
    display_start();
    display_show();
    const int configured = fake.count;
    display_sleep();
    TEST_ASSERT_EQUAL_HEX8(0x28, fake.sent[fake.count - 2].command);
    TEST_ASSERT_EQUAL_HEX8(0x10, fake.sent[fake.count - 1].command);
    TEST_ASSERT_GREATER_OR_EQUAL(fake.sent[fake.count - 1].at_us, fake.reset_us);
    const int asleep = fake.count, sends = fake.sends;
    display_wake();
    TEST_ASSERT_EQUAL(configured, fake.count - asleep);
    for (int i = 0; i < configured; i++) {
        TEST_ASSERT_EQUAL_HEX8(fake.sent[i].command, fake.sent[asleep + i].command);
        TEST_ASSERT_EQUAL_MEMORY(fake.sent[i].data, fake.sent[asleep + i].data, DATA_MAX);
    }
    TEST_ASSERT_EQUAL(sends + 1, fake.sends);
    memory_is_canvas();
}

/* ---- glass larger than the picture */

enum { NOISE = 0xA5A5 }; /* after a reset: no colour of the palette */

static bool on_glass(int x, int y) {
    return x < fake.panel.width && y < fake.panel.height;
}

/* Every pixel of the glass was sent, and none beside it; the border is the same from both sides. */
static void glass_is_covered(void) {
    for (int y = 0; y < 320; y++) {
        for (int x = 0; x < 320; x++) {
            TEST_ASSERT_EQUAL(on_glass(x, y), fake.memory[y][x] != NOISE);
        }
    }
    const int left = (fake.panel.width - CANVAS_WIDTH) / 2;
    for (int y = 0; y < fake.panel.height; y++) {
        for (int x = 0; x < left; x++) {
            TEST_ASSERT_EQUAL_HEX16(fake.memory[y][x], fake.memory[y][fake.panel.width - 1 - x]);
        }
    }
    memory_is_canvas();
}

static const struct board_panel larger[] = {
    {.width = 320, .height = 240}, {.width = 320, .height = 320}, {.width = 240, .height = 280}};

static void test_a_larger_glass_has_a_border_around_the_picture(void) {
    for (unsigned i = 0; i < sizeof larger / sizeof larger[0]; i++) {
        setUp();
        fake.panel = larger[i];
        display_start();
        display_show();
        glass_is_covered();
        TEST_ASSERT_EQUAL_HEX8(0x29, fake.sent[fake.count - 1].command); /* dark until then */
        TEST_ASSERT_EQUAL(CANVAS_PIXELS, display_traffic().pixels);
        display_sleep();
        memset(fake.memory, 0xA5, sizeof fake.memory);
        fake.count = 0;
        display_wake();
        glass_is_covered();
    }
}

static void test_the_border_is_sent_once(void) {
    fake.panel = larger[0];
    display_start();
    display_show();
    memset(fake.memory, 0xA5, sizeof fake.memory);
    canvas_clear(0xFFFF);
    display_show();
    TEST_ASSERT_EQUAL_HEX16(NOISE, fake.memory[0][0]);
    memory_is_canvas();
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_start_resets_and_waits_before_it_speaks);
    RUN_TEST(test_a_panel_that_was_awake_gets_120_ms_after_reset);
    RUN_TEST(test_start_configures_what_the_canvas_and_the_board_need);
    RUN_TEST(test_windows_are_set_with_the_boards_offset);
    RUN_TEST(test_sleep_and_waking_keep_120_ms_apart);
    RUN_TEST(test_waking_after_a_long_sleep_is_quick);
    RUN_TEST(test_the_first_picture_is_complete_before_it_is_lit);
    RUN_TEST(test_nothing_is_sent_when_nothing_changed);
    RUN_TEST(test_the_panel_shows_whatever_is_drawn);
    RUN_TEST(test_only_large_changes_wait_for_the_tearing_line);
    RUN_TEST(test_a_large_change_is_sent_from_the_top_to_the_bottom);
    RUN_TEST(test_waking_starts_the_panel_anew);
    RUN_TEST(test_a_larger_glass_has_a_border_around_the_picture);
    RUN_TEST(test_the_border_is_sent_once);
    return UNITY_END();
}
