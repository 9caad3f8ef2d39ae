#include "cable_table.h"

#include <stddef.h>

#include "dialog.h"
#include "game_ui.h"
#include "play.h"
#include "power.h"
#include "screen.h"
#include "screen_text.h"

static bool asking; /* the question is on the screen */

static const struct match *table_match(void) {
    return play_loaded() ? play_match() : NULL;
}

static void answer(bool yes) {
    asking = false;
    link_allow(yes);
}

static void table_yes(void) {
    answer(true);
}

static void table_no(void) {
    answer(false);
}

static bool table_ask(void) {
    static const struct dialog question = {
        .icon = ICON_COUNT,
        .title = "The cable",
        .words = "The PC at the other end asks to play in this match, for whoever is to move.",
        .yes = "Let it",
        .on_yes = table_yes,
        .no = "No",
        .on_no = table_no,
    };
    if (asking || screen_top()->over) {
        return asking; /* not over another question */
    }
    asking = true;
    (void)power_touched(); /* somebody is to read it */
    dialog_open(&question);
    screen_redraw();
    return true;
}

/* The screens stand at a step that may be over now: the match is shown again. */
static bool table_play(move_t move) {
    if (asking || !play_person_to_move() || !play_move(move)) {
        return false;
    }
    play_go_on(); /* the protocol's own barriers hold there */
    (void)power_touched();
    screen_home();
    match_continue();
    screen_redraw();
    return true;
}

static bool table_words(bool first, struct text *out) {
    static struct screen_reader reader;
    reader = first ? screen_text_begin() : reader;
    return screen_text_json(&reader, out);
}

const struct link_table cable_table = {table_match, table_ask, table_play, table_words};
