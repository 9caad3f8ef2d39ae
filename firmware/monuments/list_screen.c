/* A decision that is not about places: the choices as a list of words, and below what the one under the
 * cursor means. */
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

enum { ROWS = 6, ROWS_Y = CHROME_PANEL_Y + 2, FOOT_Y = ROWS_Y + ROWS * CHROME_ROW_HEIGHT + 2 };

static unsigned at, first;

static unsigned choices(void) {
    unsigned count;
    (void)realm_moves(&count);
    return count;
}

static void move_to(unsigned to) {
    at = to;
    first = at < first ? at : at >= first + ROWS ? at - ROWS + 1 : first;
    sound_play(CUE_MOVE);
}

static void choose(void) {
    unsigned count;
    move_t const move = realm_moves(&count)[at];
    sound_play(play_move(move) ? CUE_PLACE : CUE_REFUSED);
    match_show();
}

static void key(enum key pressed) {
    unsigned const count = choices();
    switch (pressed) {
    case KEY_UP:
        move_to((at + count - 1) % count);
        break;
    case KEY_DOWN:
        move_to((at + 1) % count);
        break;
    case KEY_A:
        choose();
        break;
    case KEY_B:
        match_leave();
        break;
    case KEY_X:
        realm_browse_open();
        break;
    case KEY_Y:
        realm_help();
        break;
    case KEY_UNDO:
        match_undo_key();
        break;
    default:
        break;
    }
}

static void draw_rows(void) {
    unsigned count;
    const move_t *moves = realm_moves(&count);
    for (unsigned i = first; i < count && i < first + ROWS; i++) {
        struct match_words words;
        realm_choice_put(moves[i], match_words(&words));
        struct chrome_row const row = {.y = ROWS_Y + (int)(i - first) * CHROME_ROW_HEIGHT,
                                       .height = CHROME_ROW_HEIGHT,
                                       .focused = i == at,
                                       .icon = ICON_COUNT,
                                       .name = words.words};
        chrome_row(&row);
    }
}

static void draw(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Choose"}, {ICON_KEY_UD, "Choice"}, {ICON_KEY_X, "Board"}};
    struct match_words words;
    chrome_ground();
    realm_question_put(match_words(&words));
    realm_title(words.words);
    chrome_panel(CHROME_PANEL_X, CHROME_PANEL_Y, CHROME_PANEL_WIDTH, CHROME_PANEL_HEIGHT);
    draw_rows();
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw, .key = key, .undo = true};

void realm_list_show(void) {
    at = 0;
    first = 0;
    screen_replace(&screen);
}
