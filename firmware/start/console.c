#include "console.h"

#include <stdbool.h>
#include <stddef.h>

#include "board.h"
#include "boot.h"
#include "coach.h"
#include "display.h"
#include "journal.h"
#include "keys.h"
#include "play.h"
#include "power.h"
#include "refusal.h"
#include "screen.h"
#include "settings.h"
#include "sound.h"
#include "usb.h"

/* The pixels of the last picture may still be on their way out of the canvas. */
static void show_picture(void) {
    if (screens_changed()) {
        display_wait();
        screens_draw();
        display_show();
    }
}

/* The panel comes out of its reset while the rest starts; the light follows the first whole picture. */
void console_start(const struct settings_store *store) {
    display_start();
    if (refusal_needed()) {
        refusal_show();
        return;
    }
    keys_forget();
    sound_stop();
    journal_mount(BOARD_FLASH_SECTORS);
    settings_start(store);
    play_start();
    power_start();
    boot_open();
    show_picture();
    power_light();
}

static void take_key(enum key key) {
    if (power_touched()) {
        screens_key(key);
    } else {
        keys_forget();
    }
}

static struct keys_wanted keys_of_top(void) {
    const struct screen *const top = screen_top();
    return (struct keys_wanted){.undo = top->undo != NULL,
                                .hint = top->hint != NULL,
                                .again = top->again != NULL,
                                .letters = top->write != NULL};
}

static void take_keys(void) {
    enum key key;
    while (keys_next(keys_of_top(), &key)) {
        take_key(key);
    }
}

/* Asleep no screen is called, so none is waited for: a time that has passed would keep the core awake. */
static bool screen_due(uint32_t *at_ms) {
    return screens_due(at_ms) && !power_asleep();
}

/* Nor does the coach think then. */
static bool thought_due(uint32_t *at_ms) {
    return coach_due(at_ms) && !power_asleep();
}

static bool (*const clocks[])(uint32_t *at_ms) = {keys_due,  screen_due, thought_due,
                                                  sound_due, power_due,  usb_due};
enum { CLOCKS = sizeof clocks / sizeof clocks[0] };

static void sleep(void) {
    bool any = false;
    uint32_t first_ms = 0;
    for (unsigned i = 0; i < CLOCKS; i++) {
        uint32_t at_ms = 0;
        if (clocks[i](&at_ms) && (!any || (int32_t)(at_ms - first_ms) < 0)) {
            first_ms = at_ms;
            any = true;
        }
    }
    if (any) {
        board_wait_until_ms(first_ms);
    } else {
        board_wait_forever();
    }
}

void console_turn(void) {
    if (refusal_needed()) {
        refusal_turn();
        return;
    }
    board_watchdog_feed();
    boot_tell_silence();
    if (!power_asleep()) {
        coach_turn();
    }
    take_keys();
    if (!power_asleep()) {
        screens_tick(board_ms());
    }
    sound_tick(board_ms());
    usb_turn(board_ms());
    if (power_tick(board_ms())) {
        screen_redraw();
    }
    if (!power_asleep()) {
        show_picture();
    } else if (journal_tidy()) {
        return; /* nobody waits now: as many sectors as are wanted, with a look at the buttons between them */
    } else {
        power_rest();
    }
    sleep();
}
