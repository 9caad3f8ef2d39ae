/* The first step: the land, and whose turn it is. */
#include <stddef.h>

#include "bronze/land.h"
#include "bronze/look.h"
#include "bronze/pieces.h"
#include "bronze/turn.h"
#include "chrome.h"
#include "match_screens.h"
#include "play.h"
#include "screen.h"
#include "sound.h"

static void scroll(int by) {
    unsigned const before = land_first();
    land_scroll(table(), (int)before + by);
    sound_play(land_first() == before ? CUE_REFUSED : CUE_MOVE);
}

static void key(enum key pressed) {
    switch (pressed) {
    case KEY_LEFT:
    case KEY_UP:
        scroll(-1);
        break;
    case KEY_RIGHT:
    case KEY_DOWN:
        scroll(1);
        break;
    case KEY_A:
        sound_play(CUE_OPEN);
        cards_open();
        break;
    case KEY_B:
        match_leave();
        break;
    case KEY_UNDO:
        turn_back();
        break;
    case KEY_X:
        look_open(table()->seat);
        break;
    case KEY_Y:
        rules_open(PAGE_TURN);
        break;
    }
}

static void draw(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Cards"}, {ICON_KEY_LR, "Scroll"}, {ICON_KEY_X, "Look"}};
    unsigned const seat = table()->seat;
    land_draw(&(struct land){table(), seat, NULL});
    match_title(seat, "Your turn", DASH_CARD);
    land_status(table(), seat);
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw, .key = key, .undo = true};

/* Where the seat stands, with the tile behind it at the left edge. */
void board_open(void) {
    unsigned const reached = table()->reached[table()->seat];
    land_jump(table(), reached < 2 ? 0 : (int)reached - 2);
    play_taken();
    screen_replace(&screen);
}
