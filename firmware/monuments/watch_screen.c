/* An opponent is at turn: the card that it plays, and each step as it is made. */
#include <stddef.h>

#include "canvas.h"
#include "chrome.h"
#include "match_screens.h"
#include "monuments_ui.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

static uint8_t who;
static bool moved_yet; /* since the screen came up */

static uint32_t tick(void) {
    move_t moved;
    unsigned const seat = realm_me();
    uint32_t const ms = play_opponent(&moved);
    if (moved != MOVE_NONE) {
        who = (uint8_t)seat;
        moved_yet = true;
        if (play_turn() == GAME_OVER || play_person_to_move()) {
            match_show();
        }
        screen_redraw();
    }
    return ms;
}

static void key(enum key pressed) {
    switch (pressed) {
    case KEY_A:
        play_skip();
        break;
    case KEY_B:
        match_leave();
        break;
    case KEY_X:
        log_open();
        break;
    case KEY_Y:
        rules_open(REALM_PAGE_TURN);
        break;
    case KEY_UNDO:
        match_undo_key();
        break;
    default:
        break;
    }
}

static void draw(void) {
    static const struct chrome_key keys[] = {{ICON_KEY_A, "Skip"}, {ICON_KEY_X, "Log"}, {ICON_KEY_B, "Home"}};
    chrome_ground();
    match_title_name(who, "", " plays", CHROME_NO_PHASE);
    struct match_words words;
    struct text *text = match_words(&words);
    if (moved_yet) {
        realm_move_put(NULL, match_move(play_match(), play_match()->length - 1u), text);
    } else {
        text_put(text, "thinks …");
    }
    type_rich(4, CHROME_STATUS_Y, TYPE_BODY_BOLD, COLOUR_PAPYRUS, words.words);
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw, .key = key, .tick = tick, .undo = true};

void realm_watch_show(void) {
    who = (uint8_t)realm_me();
    moved_yet = false;
    screen_replace(&screen);
}
