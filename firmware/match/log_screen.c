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

enum { LINE = 19, LINES = 10, LINES_Y = 27, NOBODY = -1 };

static unsigned first; /* of the moves in view */
static struct line {
    struct match_words words;
    int seat; /* GAME_OVER: nobody's */
} lines[LINES];
static unsigned in_view;

static void words_of(struct line *line, const void *before, move_t move) {
    struct text *text = match_words(&line->words);
    line->seat = play_game()->turn(before);
    match_log_words(before, move, text);
}

static void read_lines(void) {
    const void *state = replay_begin();
    in_view = 0;
    while (state != NULL && in_view < LINES && replay_position() < play_match()->length) {
        if (replay_position() >= first) {
            words_of(&lines[in_view++], state, match_move(play_match(), replay_position()));
        }
        state = replay_next();
    }
}

static void scroll(int by) {
    int const last = (int)play_match()->length - LINES;
    int to = (int)first + by;
    to = to > last ? last : to;
    to = to < 0 ? 0 : to;
    sound_play((unsigned)to == first ? CUE_REFUSED : CUE_MOVE);
    first = (unsigned)to;
    read_lines();
}

static void help(void) {
    static const struct help_page page = {
        "The log",
        "Every move of this match, the newest at the end. Up and down go line by line, left and right page "
        "by page."
        "\nThe seed at the top deals the same match again: type it when you set up a new one.",
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

static void draw_line(unsigned index) {
    const struct line *line = &lines[index];
    int const y = LINES_Y + LINE * (int)index;
    struct match_words number;
    if (index > 0) {
        canvas_fill(8, y, 224, 1, COLOUR_SAND);
    }
    text_number(match_words(&number), (int32_t)(first + index) + 1);
    type_draw_right(29, y + 3, TYPE_SMALL, COLOUR_CLAY, number.words);
    if (line->seat != GAME_OVER) {
        icon_draw(32, y + 4, match_seat_icon((unsigned)line->seat), 12);
    }
    type_rich(48, y + 2, TYPE_SMALL, COLOUR_INK, line->words.words);
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
    for (unsigned i = 0; i < in_view; i++) {
        draw_line(i);
    }
    if (in_view == 0) {
        type_draw(CHROME_MARGIN, LINES_Y + 4, TYPE_BODY, COLOUR_UMBER, "No move was made yet.");
    }
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw, .key = key};

void log_open(void) {
    unsigned const length = play_match()->length;
    first = length > LINES ? length - LINES : 0;
    read_lines();
    screen_push(&screen);
}
