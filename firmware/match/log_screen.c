/* The log: every move of the match, by whom, in words; and the seed, to deal it again. */
#include <stddef.h>

#include "canvas.h"
#include "chrome.h"
#include "help.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "replay.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum { LINE = 19, LINES = 10, LINES_Y = 27, NOBODY = -1 };

struct log_memory {
    unsigned first; /* of the moves in view */
};

static struct log_memory *kept(void) {
    return screen_memory(sizeof(struct log_memory));
}

static void scroll(int by) {
    const int last = (int)play_match()->length - LINES;
    int to = (int)kept()->first + by;
    to = to > last ? last : to;
    to = to < 0 ? 0 : to;
    sound_play((unsigned)to == kept()->first ? CUE_REFUSED : CUE_MOVE);
    kept()->first = (unsigned)to;
}

static void help(void) {
    static const struct help_page page = {
        "The log",
        "Every move of this match, the newest at the end. Up and down go line by line, left and right page by page.\nThe seed at the top deals the same match again: type it when you set up a new one.",
        NULL};
    help_open(&page, 1, 0);
}

static void key(enum key pressed) {
    switch (pressed) {
    case KEY_UP:
        scroll(-1);
        break;
    case KEY_DOWN:
        scroll(1);
        break;
    case KEY_LEFT:
        scroll(-LINES);
        break;
    case KEY_RIGHT:
        scroll(LINES);
        break;
    case KEY_B:
    case KEY_X:
        sound_play(CUE_BACK);
        screen_pop();
        break;
    case KEY_Y:
        help();
        break;
    default:
        break;
    }
}

static void draw_move(int y, const void *before, move_t move) {
    struct match_words words;
    struct text *text = match_words(&words);
    const int seat = play_game()->turn(before);
    match_log_words(before, move, text);
    if (seat != GAME_OVER) {
        icon_draw(32, y + 4, match_seat_icon((unsigned)seat), 12);
    }
    type_rich(48, y + 2, TYPE_SMALL, COLOUR_INK, words.words);
}

/* Words need the state before their move: the match is played again up to those in view. */
static void draw_moves(void) {
    struct replay replay;
    const unsigned first = kept()->first, length = play_match()->length;
    const void *state = replay_begin(&replay);
    while (state != NULL && replay.position < length && replay.position < first + LINES) {
        const unsigned index = replay.position;
        if (index >= first) {
            const int y = LINES_Y + LINE * (int)(index - first);
            if (index > first) {
                canvas_fill(8, y, 224, 1, COLOUR_SAND);
            }
            words_right(29, y + 3, TYPE_SMALL, COLOUR_CLAY, "%u", index + 1);
            draw_move(y, state, match_move(play_match(), index));
        }
        state = replay_next(&replay);
    }
}

static void draw(void) {
    static const struct chrome_key keys[] = {
        {ICON_KEY_UD, "Line"}, {ICON_KEY_LR, "Page"}, {ICON_KEY_B, "Back"}};
    struct match_words seed;
    struct text *text = match_words(&seed);
    text_put(text, "seed ");
    text_unsigned(text, play_match()->setup.seed);
    chrome_ground();
    chrome_title("Log", seed.words);
    chrome_panel(CHROME_PANEL_X, CHROME_PANEL_Y, CHROME_PANEL_WIDTH, CHROME_PANEL_HEIGHT);
    draw_moves();
    if (play_match()->length == 0) {
        type_draw(CHROME_MARGIN, LINES_Y + 4, TYPE_BODY, COLOUR_UMBER, "No move has been made yet.");
    }
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw, .key = key, .keeps = sizeof(struct log_memory)};

void log_open(void) {
    const unsigned length = play_match()->length;
    screen_push(&screen);
    kept()->first = length > LINES ? length - LINES : 0;
}
