/* The log: every move of the match, by whom, in words; and the seed, to deal it again. */
#include <stddef.h>

#include "canvas.h"
#include "chrome.h"
#include "deal.h"
#include "help.h"
#include "list.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "replay.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum { LINE = 19, LINES = 10, LINES_Y = 27 };

/* The moves. */
static struct list *kept(void) {
    return screen_memory(sizeof(struct list));
}

static void steer(enum key pressed) {
    list_scroll(kept(), pressed);
}

static void open_code(void) {
    struct deal deal = {.setup = play_match()->setup};
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        deal.levels[seat] = (uint8_t)play_level(seat);
    }
    sound_play(CUE_OPEN);
    deal_open(&deal, false);
}

/* The match again has a log, too; but no further one of itself. */
static bool replays(void) {
    return kept()->count > 0 && !play_viewing();
}

static void act(void) {
    if (replays()) {
        sound_play(CUE_OPEN);
        replay_show(list_end(kept())); /* the last line in view */
    }
}

static void help(void) {
    static const struct help_page page = {
        "The log",
        "Every move of this match, the newest at the end. Up and down go line by line, left and right page by page.\n*A* shows the match again, from the last move in view on.\n*X* shows the deal’s code: typed where a match is set up, here or on another console, it deals the same again.",
        NULL};
    match_help(&page, 1);
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
    const unsigned first = kept()->first, end = list_end(kept());
    const void *state = replay_begin(&replay);
    while (state != NULL && replay.position < end) {
        const unsigned index = replay.position;
        if (index >= first) {
            const int y = list_y(kept(), index, LINES_Y, LINE);
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
    struct match_words seed;
    struct text *text = match_words(&seed);
    text_put(text, "seed ");
    text_unsigned(text, play_match()->setup.seed);
    chrome_page();
    match_page_title("Log", seed.words);
    draw_moves();
    if (play_match()->length == 0) {
        type_draw(CHROME_MARGIN, LINES_Y + 4, TYPE_BODY, COLOUR_UMBER, "No move has been made yet.");
    }
    static const struct chrome_key keys[] = {
        {ICON_KEY_A, "Replay"}, {ICON_KEY_X, "Code"}, {ICON_KEY_B, "Back"}};
    chrome_keys(replays() ? keys : keys + 1, replays() ? 3 : 2, true);
}

static const struct screen screen = {
    .draw = draw, .steer = steer, .act = act, .look = open_code, .help = help, .keeps = sizeof(struct list)};

void log_open(void) {
    const unsigned length = play_match()->length;
    sound_play(CUE_OPEN);
    screen_push(&screen);
    list_set(kept(), length, LINES);
    list_go(kept(), length); /* the newest */
}
