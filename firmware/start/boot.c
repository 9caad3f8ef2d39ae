#include "boot.h"

#include <stdint.h>

#include "board.h"
#include "dialog.h"
#include "game_ui.h"
#include "games.h"
#include "journal.h"
#include "match_screens.h"
#include "screens.h"
#include "text.h"

/* The board's note, which outlives a restart. It goes when it is followed, so that a match that brings the
 * console down does not do so for ever. */
enum { NOTE_IN_MATCH = 0x0c0de3a7, NOTE_NONE = 0 };

static bool went_wrong(void) {
    enum board_cause const cause = board_boot_cause().cause;
    return cause == CAUSE_WATCHDOG || cause == CAUSE_FAULT;
}

const char *boot_cause_text(char room[BOOT_CAUSE_ROOM]) {
    static const char *const causes[] = {
        [CAUSE_POWER] = "power on",
        [CAUSE_RESET] = "reset",
        [CAUSE_WATCHDOG] = "hang",
        [CAUSE_FAULT] = "fault at ",
    };
    struct text_buffer buffer;
    struct text *text = text_into(&buffer, room, BOOT_CAUSE_ROOM);
    struct board_boot const boot = board_boot_cause();
    text_put(text, causes[boot.cause]);
    if (boot.cause == CAUSE_FAULT) {
        text_hex(text, boot.where, 8);
    }
    return room;
}

void boot_in_match(bool in_match) {
    board_note_set(in_match ? NOTE_IN_MATCH : NOTE_NONE);
}

static void tell(void) {
    static const struct dialog hang = {
        .icon = ICON_HOURGLASS,
        .title = "Started again",
        .words = "The console stopped answering, so it restarted by itself. Nothing that was saved is lost.",
        .yes = "Go on",
        .no = "Details",
        .on_no = diagnostics_open,
    };
    static const struct dialog fault = {
        .icon = ICON_HOURGLASS,
        .title = "Started again",
        .words = "The console ran into a fault of its own and restarted. Nothing that was saved is lost.",
        .yes = "Go on",
        .no = "Details",
        .on_no = diagnostics_open,
    };
    dialog_open(board_boot_cause().cause == CAUSE_FAULT ? &fault : &hang);
}

/* The match that was played when the power went; after a fault only if it was on screen, so that one that
 * brings the console down can be left alone. */
static bool goes_on(bool was_in_match) {
    struct going_on match;
    return (went_wrong() ? was_in_match : board_buttons_held() == 0) && match_resume_last(&match);
}

/* The last match, after an update of the console: it is there, but nobody would know why it does not come. */
static bool last_is_foreign(void) {
    struct journal_entry entry;
    struct setup setup;
    return journal_find(journal_current(), &entry) &&
           match_setup_unpack(&setup, entry.setup, games_all) != MATCH_OK;
}

static void tell_foreign(void) {
    static const struct dialog foreign = {
        .icon = ICON_LOCK,
        .title = "Another version",
        .words = "The match that was played last is of another version of its game. It is kept, and can’t be "
                 "opened here.",
        .yes = "Go on",
    };
    dialog_open(&foreign);
}

void boot_open(void) {
    bool const was_in_match = board_note() == NOTE_IN_MATCH, foreign = last_is_foreign();
    board_note_set(NOTE_NONE);
    home_start();
    new_game_start();
    screens_start(&home_screen);
    if (goes_on(was_in_match)) {
        match_continue();
    }
    if (went_wrong()) {
        tell();
    } else if (board_buttons_held() != 0) {
        diagnostics_open();
    } else if (foreign) {
        tell_foreign();
    }
}
