/* The log: every move of the match, by whom, in words; and the seed, to deal it again. */
#include <stddef.h>

#include "account.h"
#include "canvas.h"
#include "chrome.h"
#include "deal.h"
#include "help.h"
#include "list.h"
#include "match_ending.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "replay.h"
#include "screen.h"
#include "sound.h"
#include "type.h"
#include "words.h"

enum { LINES = 10, LINES_Y = 27 };

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
        "Every move of this match, the newest at the end. Before a turn stands its round, after each move the points that it brought.\nUp and down go line by line, left and right page by page.\n*A* shows the match again, from the last move in view on.\n*X* shows the deal’s code: typed where a match is set up, here or on another console, it deals the same again.",
        NULL};
    match_help(&page, 1);
}

/* A move, before it is made. */
struct log_row {
    struct match_words words;
    int seat, points;
    unsigned number; /* its round; in a game without rounds its own */
    bool begins;     /* a turn */
};

/* Points that everybody knows. */
static int points_of(const void *state, int seat) {
    struct account_sum sums[GAME_SEATS_MAX];
    account_sums(play_game(), state, match_holds_back() ? play_game()->secret_sources : 0, sums);
    return seat != GAME_OVER ? sums[seat].points : 0;
}

static void row_of(struct log_row *row, const void *before, unsigned index) {
    const int seat = play_game()->turn(before);
    const bool rounds = match_ui()->round != NULL;
    row->begins = !rounds || seat != row->seat;
    row->number = rounds ? match_ui()->round(before) : index + 1;
    row->seat = seat;
    row->points = points_of(before, seat);
    match_log_words(before, match_move(play_match(), index), match_words(&row->words));
}

/* What has no room before the points ends in dots. */
static void draw_words(const struct log_row *row, int y, const char *points) {
    enum { X = 48, END = 234, GAP = 6, DOTS = 12 };
    const int room = END - X - (points[0] != '\0' ? type_width(TYPE_SMALL_BOLD, points) + GAP : 0);
    struct match_words words = row->words;
    const bool fits = type_rich_width(TYPE_SMALL, words.words) <= room;
    char *const end = fits ? NULL : match_row_end(words.words, room - DOTS);
    if (end != NULL) {
        *end = '\0';
    }
    const int x =
        type_rich(X, y, TYPE_SMALL, match_only_ends(words.words) ? COLOUR_CLAY : COLOUR_INK, words.words);
    type_draw(x, y, TYPE_SMALL, COLOUR_INK, end != NULL ? " …" : "");
    type_draw_right(END, y, TYPE_SMALL_BOLD, COLOUR_INK, points);
}

static void draw_row(const struct log_row *row, int y, int gain) {
    struct match_words points;
    struct text *text = match_words(&points);
    if (gain != 0) {
        match_other_put(text, gain);
    }
    if (row->begins) {
        words_right(29, y + 3, TYPE_SMALL, COLOUR_CLAY, "%u", row->number);
    }
    if (row->begins && row->seat != GAME_OVER) {
        icon_draw(32, y + 4, match_seat_icon((unsigned)row->seat), 12);
    }
    draw_words(row, y + 2, points.words);
}

/* Words need the state before their move: the match is played again up to those in view. */
void log_rows_draw(int y, unsigned first, unsigned end) {
    struct replay replay;
    struct log_row row = {.seat = GAME_OVER};
    const void *state = replay_begin(&replay);
    while (state != NULL && replay.position < end) {
        const unsigned index = replay.position;
        row_of(&row, state, index);
        row.begins = row.begins || index == first;
        state = replay_next(&replay);
        if (index >= first && state != NULL) {
            if (row.begins && index > first) {
                canvas_fill(8, y, 224, 1, COLOUR_SAND);
            }
            draw_row(&row, y, points_of(state, row.seat) - row.points);
            y += LOG_ROW;
        }
    }
}

static void draw(void) {
    struct match_words seed;
    struct text *text = match_words(&seed);
    text_put(text, "seed ");
    text_unsigned(text, play_match()->setup.seed);
    chrome_page();
    match_page_title("Log", seed.words);
    log_rows_draw(LINES_Y, kept()->first, list_end(kept()));
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
