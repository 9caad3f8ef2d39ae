/* The board to look at: at the beginning of a turn, and over any other step. */
#include <stddef.h>

#include "chrome.h"
#include "eight.h"
#include "match_screens.h"
#include "screen.h"
#include "sound.h"

static void move(enum key direction) {
    uint8_t const to = atlas_towards(eight_state(), eight_place, direction, atlas_all(eight_state()));
    sound_play(to == eight_place ? CUE_REFUSED : CUE_MOVE);
    eight_place = to;
}

static void draw_board(void) {
    struct atlas_view const view = {
        .state = eight_state(), .y = CHROME_TITLE_HEIGHT, .at = eight_place, .from = ATLAS_NOWHERE};
    atlas_draw(&view);
    eight_status(eight_place, eight_me());
}

/* ---- the turn begins */

static void key_turn(enum key pressed) {
    switch (pressed) {
    case KEY_A:
        sound_play(CUE_OPEN);
        eight_row_show();
        break;
    case KEY_B:
        match_leave();
        break;
    case KEY_X:
        eight_look_open();
        break;
    case KEY_Y:
        eight_explain_region(eight_place);
        break;
    case KEY_UNDO:
        match_undo_key();
        break;
    default:
        move(pressed);
        break;
    }
}

static void draw_turn(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Cards"}, {ICON_KEY_PAD, "Region"}, {ICON_KEY_X, "Look"}};
    struct match_words words;
    draw_board();
    eight_turn_put(match_words(&words), eight_me());
    eight_title(words.words);
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen turn = {.draw = draw_turn, .key = key_turn, .undo = true};

void eight_map_show(void) {
    screen_replace(&turn);
}

/* ---- over another step */

static void key_browse(enum key pressed) {
    switch (pressed) {
    case KEY_A:
    case KEY_Y:
        eight_explain_region(eight_place);
        break;
    case KEY_B:
    case KEY_X:
        sound_play(CUE_BACK);
        screen_pop();
        break;
    default:
        move(pressed);
        break;
    }
}

static void draw_browse(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Explain"}, {ICON_KEY_PAD, "Region"}, {ICON_KEY_B, "Back"}};
    draw_board();
    eight_title("The board");
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen browse = {.draw = draw_browse, .key = key_browse};

void eight_browse_open(void) {
    sound_play(CUE_OPEN);
    screen_push(&browse);
}
