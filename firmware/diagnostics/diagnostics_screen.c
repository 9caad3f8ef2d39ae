/* Diagnostics: tests to open, and what the console knows of itself. */
#include "diagnostics_screen.h"

#include <stddef.h>

#include "board.h"
#include "chrome.h"
#include "cursor.h"
#include "first_light.h"
#include "flash_check.h"
#include "help.h"
#include "journal.h"
#include "power.h"
#include "screen.h"
#include "sound.h"
#include "tests_screen.h"
#include "text.h"
#include "version.h"

enum { ROOM = 40 /* bytes of a value's text */ };

struct diagnostics_memory {
    unsigned at, flash_free;
    bool checked;
    enum flash_verdict verdict;
};

static struct diagnostics_memory *kept(void) {
    return screen_memory(sizeof(struct diagnostics_memory));
}

/* ---- values: each writes its text */

static void say_more(struct text *text) {
    text_put(text, "›");
}

static void say_buttons(struct text *text) {
    text_put(text, board_buttons_answer() ? "›" : "no answer");
}

static void say_flash(struct text *text) {
    static const char *const words[] = {
        [FLASH_SOUND] = "good", [FLASH_BAD] = "failed", [FLASH_FULL] = "no room"};
    const struct journal_health health = journal_health();
    if (kept()->checked) {
        text_put(text, words[kept()->verdict]);
    } else if (health.bad > 0 || health.damaged > 0) {
        text_format(text, "%d worn out, %d damaged", health.bad, health.damaged);
    } else {
        text_format(text, "%d of %d free", (int)kept()->flash_free, BOARD_FLASH_SECTORS);
    }
}

static void say_battery(struct text *text) {
    if (power_battery() >= 0) {
        text_format(text, "%d%%", power_battery());
    } else {
        text_put(text, "not measured");
    }
    text_put(text, power_charging() ? ", charging" : board_usb_power() ? ", on USB" : "");
}

static void say_stack(struct text *text) {
    text_format(text, "%d of %d", (int)board_stack_free(), (int)board_stack_size());
}

static void say_cause(struct text *text) {
    static const char *const causes[] = {
        [CAUSE_POWER] = "power on",
        [CAUSE_RESET] = "reset",
        [CAUSE_WATCHDOG] = "hang",
        [CAUSE_FAULT] = "fault at ",
    };
    const struct board_boot boot = board_boot_cause();
    text_put(text, causes[boot.cause]);
    if (boot.cause == CAUSE_FAULT) {
        text_hex(text, boot.where, 8);
    }
}

static void say_version(struct text *text) {
    text_format(text, "%s %s", version_number, version_commit);
}

static void check_flash(void) {
    kept()->verdict = flash_check();
    kept()->checked = true;
    sound_play(kept()->verdict == FLASH_SOUND ? CUE_GAIN : CUE_LOSS);
}

static const struct item {
    const char *name;
    void (*say)(struct text *text);
    void (*open)(void); /* NULL: only to be read */
} items[] = {
    {"Buttons", say_buttons, buttons_test_open},
    {"Screen", say_more, screen_test_open},
    {"Sound", say_more, sound_test_open},
    {"Flash", say_flash, check_flash},
    {"Battery", say_battery, NULL},
    {"Free stack", say_stack, NULL},
    {"Started by", say_cause, NULL},
    {"Version", say_version, NULL},
};
enum { ITEMS = sizeof items / sizeof items[0], TESTS = 4 };

static void help(void) {
    static const struct help_page pages[] = {
        {"Tests",
         "*X* leads through what to look at on a new console.\n*Buttons* shows each one as it is pressed.\n*Screen* fills it with each colour: look for dead pixels and cut edges.\n*Sound* plays each cue.\n*Flash* writes to an empty place and reads it back; nothing of yours is touched.",
         NULL},
        {"Figures",
         "*Flash* is what saving has left, or which parts of it wore out or were damaged: they are left alone. *Free stack* is memory that was never needed. *Started by* says why the console came on last: power, reset, a hang that the watchdog ended, or a fault with the address where it happened. Tell us that address.",
         NULL},
    };
    help_open(pages, sizeof pages / sizeof pages[0], kept()->at < TESTS ? 0 : 1);
}

static void steer(enum key pressed) {
    if (pressed == KEY_UP || pressed == KEY_DOWN) {
        kept()->at = cursor_ring(kept()->at, TESTS, pressed);
    }
}

static void test(void) {
    sound_play(CUE_OPEN);
    items[kept()->at].open();
}

static void guide(void) {
    sound_play(CUE_OPEN);
    guide_test_open();
}

static void draw_row(unsigned row) {
    char room[ROOM];
    struct text_buffer buffer;
    items[row].say(text_into(&buffer, room, sizeof room));
    const struct chrome_row line = {
        .y = CHROME_PANEL_Y + 2 + (int)row * CHROME_ROW_HEIGHT,
        .height = CHROME_ROW_HEIGHT,
        .focused = row == kept()->at,
        .icon = ICON_COUNT,
        .name = items[row].name,
        .value = room,
    };
    chrome_row(&line);
}

static void draw(void) {
    chrome_page();
    chrome_title("Diagnostics", board_name());
    for (unsigned row = 0; row < ITEMS; row++) {
        draw_row(row);
    }
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = test,
    .look = guide,
    .help = help,
    .keys = {{ICON_KEY_A, "Test"}, {ICON_KEY_X, "Guide"}, {ICON_KEY_B, "Back"}},
    .keeps = sizeof(struct diagnostics_memory)};

void diagnostics_open(void) {
    screen_push(&screen);
    kept()->flash_free = flash_free_sectors();
}
