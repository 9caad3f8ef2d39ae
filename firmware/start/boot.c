#include "boot.h"

#include <stdint.h>

#include "board.h"
#include "diagnostics_screen.h"
#include "dialog.h"
#include "game_ui.h"
#include "games.h"
#include "home.h"
#include "journal.h"
#include "lesson.h"
#include "match_screens.h"
#include "play.h"
#include "tips.h"

static bool went_wrong(void) {
    const enum board_cause cause = board_boot_cause().cause;
    return cause == CAUSE_WATCHDOG || cause == CAUSE_FAULT;
}

static void tell(void) {
    static const struct dialog hang = {
        .icon = ICON_HOURGLASS,
        .title = "Started again",
        .words = "The console stopped answering, so it restarted by itself. Nothing that was saved is lost.",
        .yes = "OK",
        .no = "Details",
        .on_no = diagnostics_open,
    };
    static const struct dialog fault = {
        .icon = ICON_HOURGLASS,
        .title = "Started again",
        .words = "The console ran into a fault of its own and restarted. Nothing that was saved is lost.",
        .yes = "OK",
        .no = "Details",
        .on_no = diagnostics_open,
    };
    dialog_open(board_boot_cause().cause == CAUSE_FAULT ? &fault : &hang);
}

/* The match that was played when the power went; after a fault only if it was on screen, so that one that
 * brings the console down can be left alone. */
static bool resume(void) {
    struct play_last last;
    return play_peek_last(&last) && (!went_wrong() || match_was_entered(last.id)) && match_resume_last();
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
        .words =
            "The match you played last is from another version of its game. It is kept, but can’t be opened here.",
        .yes = "OK",
    };
    dialog_open(&foreign);
}

void boot_tell_silence(void) {
    static const struct dialog silence = {
        .icon = ICON_LOCK,
        .title = "No keyboard",
        .words =
            "The keyboard’s controller does not answer. Switch the device off and on again. If that does not "
            "help, look at its plugs.",
        .yes = "OK",
    };
    static bool told;
    if (!board_buttons_answer() && !told) {
        dialog_open(&silence);
    }
    told = !board_buttons_answer();
}

void boot_open(void) {
    const bool foreign = last_is_foreign(), resumed = resume();
    match_left();
    new_game_start();
    tips_start();
    screens_start(&home_screen);
    const bool learns = lesson_start(!went_wrong() && board_buttons_held() == 0);
    if (!learns && resumed && (went_wrong() || board_buttons_held() == 0)) {
        match_continue();
    }
    if (went_wrong()) {
        tell();
    } else if (board_buttons_held() != 0) {
        diagnostics_open();
    } else if (foreign) {
        tell_foreign();
    } else if (first_start_due()) {
        first_start_open();
    }
}
