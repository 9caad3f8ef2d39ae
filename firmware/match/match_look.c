#include "match_look.h"

#include <assert.h>
#include <stddef.h>

#include "canvas.h"
#include "chrome.h"
#include "cursor.h"
#include "match_screens.h"
#include "palette.h"
#include "plain.h"
#include "play.h"
#include "recap.h"
#include "say.h"
#include "screen.h"
#include "sound.h"
#include "words.h"

struct look_memory {
    struct look look;
    unsigned page;
};

static struct look_memory *kept(void) {
    return screen_memory(sizeof(struct look_memory));
}

static const struct look_page *page_now(void) {
    return match_ui()->look[kept()->page];
}

static unsigned pages(void) {
    unsigned count = 0;
    while (match_ui()->look[count] != NULL) {
        count++;
    }
    return count;
}

unsigned look_sources(const struct look *at) {
    (void)at;
    return play_game()->source_count;
}

/* ---- keys */

static void enter(void) {
    kept()->look.at = 0;
    if (page_now()->entered != NULL) {
        page_now()->entered(&kept()->look);
    }
}

static void leave(void) {
    if (page_now()->left != NULL) {
        page_now()->left(&kept()->look);
    }
}

static unsigned things(void) {
    return page_now()->things != NULL ? page_now()->things(&kept()->look) : page_now()->count;
}

static void steer(enum key pressed) {
    if (pressed == KEY_LEFT || pressed == KEY_RIGHT) {
        leave();
        kept()->page = cursor_ring(kept()->page, pages(), pressed);
        enter();
    } else if (page_now()->scroll != NULL) {
        page_now()->scroll(pressed == KEY_DOWN);
    } else if (things() > 0) {
        kept()->look.at = cursor_ring(kept()->look.at, things(), pressed);
    }
}

static void act(void) {
    if (page_now()->act != NULL) {
        page_now()->act(&kept()->look);
    }
}

static void next_seat(void) {
    kept()->look.seat = (kept()->look.seat + 1) % play_seats();
    if (page_now()->things != NULL || page_now()->count > 0) {
        kept()->look.at = 0;
    }
    sound_play(CUE_MOVE);
}

static void help(void) {
    if (page_now()->help != NULL && (page_now()->things == NULL || things() > 0)) {
        page_now()->help(&kept()->look);
    } else {
        rules_open(page_now()->pages != NULL ? page_now()->pages[kept()->look.at] : page_now()->rules);
    }
}

static void back(void) {
    leave();
    screen_back();
}

/* ---- picture */

void look_tabs_draw(const char *const words[], unsigned count, unsigned on) {
    assert(count > 0 && on < count);
    const int step = CHROME_PANEL_WIDTH / (int)count;
    for (unsigned i = 0; i < count; i++) {
        const int x = CHROME_PANEL_X + step * (int)i;
        if (i == on) {
            say(SAID_CURSOR, (struct area){x, 25, step - 1, 22});
        }
        canvas_box(x, 25, step - 1, 22, 3, i == on ? COLOUR_PAPYRUS : COLOUR_NIGHT2, COLOUR_INK);
        type_draw_centred(x + step / 2, 27, TYPE_SMALL_BOLD, i == on ? COLOUR_INK : COLOUR_MIST, words[i]);
    }
}

static void draw_ground(void) {
    enum { TABS_MAX = 6 };
    const char *words[TABS_MAX];
    const unsigned count = pages();
    assert(count <= TABS_MAX);
    for (unsigned i = 0; i < count; i++) {
        words[i] = match_ui()->look[i]->tab;
    }
    chrome_ground();
    look_tabs_draw(words, count, kept()->page);
    if (!page_now()->ground) {
        chrome_panel(CHROME_PANEL_X, LOOK_TOP, CHROME_PANEL_WIDTH, LOOK_BOTTOM - LOOK_TOP);
    }
}

static void draw(void) {
    const bool log = page_now() == &look_log; /* which is nearly the same for all seats */
    const struct chrome_key back = {ICON_KEY_B, "Back"}, seat = {ICON_KEY_X, "Seat"};
    const struct chrome_key act_keys[] = {
        {ICON_KEY_A, page_now()->act_word}, {ICON_KEY_LR, "Page"}, log ? back : seat, back};
    static const struct chrome_key keys[] = {
        {ICON_KEY_LR, "Page"}, {ICON_KEY_X, "Next seat"}, {ICON_KEY_B, "Back"}};
    if (!page_now()->whole) {
        draw_ground();
    }
    page_now()->draw(&kept()->look);
    match_title_name(kept()->look.seat, "Look: ", "", CHROME_NO_PHASE);
    chrome_keys(page_now()->act_word != NULL ? act_keys : keys, page_now()->act_word != NULL && !log ? 4 : 3,
                true);
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = act,
                                     .back = back,
                                     .look = next_seat,
                                     .help = help,
                                     .keeps = sizeof(struct look_memory)};

void match_look_open(unsigned seat) {
    assert(seat < play_seats());
    if (match_ui()->look == NULL) {
        plain_look_open();
        return;
    }
    sound_play(CUE_OPEN);
    screen_push(&screen);
    kept()->look.seat = seat;
    enter();
}

void match_look_board(unsigned seat) {
    match_look_open(seat);
    if (match_ui()->look != NULL) {
        unsigned page = pages();
        while (page > 1 && !match_ui()->look[page - 1]->whole) {
            page--;
        }
        kept()->page = page - 1;
        enter();
    }
}

void match_look(void) {
    const unsigned reader = match_reader();
    match_look_open(reader == MATCH_NOBODY ? 0 : reader);
}

/* ---- the log's page: all moves, or what was done since the seat's last turn */

enum { LOG_ALL, LOG_TURNS, LOG_THINGS, FACTS = 58, FACT = 17 };

static bool draw_origin(int y) {
    unsigned moves;
    const bool any = play_origin(&moves) != 0;
    if (any) {
        words_draw(CHROME_MARGIN, y, TYPE_SMALL, COLOUR_UMBER, "From another match, after move %u.", moves);
    }
    return any;
}

/* As many as there is room for. */
static void draw_last_moves(int y) {
    enum { GAP = 6, END = LOOK_BOTTOM - 4 };
    const unsigned length = play_match()->length, room = (unsigned)((END - y - GAP) / LOG_ROW),
                   shown = length < room ? length : room;
    if (shown > 0) {
        canvas_fill(CHROME_MARGIN, y + GAP - 2, CANVAS_WIDTH - 2 * CHROME_MARGIN, 1, COLOUR_CLAY);
        log_rows_draw(y + GAP, length - shown, length);
    }
}

static void draw_log(const struct look *at) {
    struct match_words words, name;
    struct text *text = match_words(&words);
    const struct match *match = play_match();
    const struct game *game = play_game();
    text_format(text, "%u move%s. Seed ", match->length, words_s(match->length));
    text_unsigned(text, match->setup.seed);
    text_put(text, ".");
    const bool all = at->at == LOG_ALL; /* A is for that alone; the other is above or below it */
    chrome_button(CHROME_MARGIN, LOOK_TOP + 6, all ? ICON_KEY_A : ICON_COUNT, "All moves", all);
    chrome_button(CHROME_MARGIN, LOOK_TOP + 32, all ? ICON_COUNT : ICON_KEY_A, "Last turns", !all);
    type_draw(CHROME_MARGIN, LOOK_TOP + FACTS, TYPE_BODY, COLOUR_UMBER, words.words);
    for (unsigned i = 0; i < game->option_count; i++) {
        const struct option_look *shown = match_ui()->options;
        const unsigned value = match->setup.options[i];
        words_draw(CHROME_MARGIN, LOOK_TOP + FACTS + FACT * (1 + (int)i), TYPE_BODY, COLOUR_UMBER, "%s: %s",
                   shown != NULL ? shown[i].name : match_capital(&name, game->options[i].name),
                   shown != NULL ? shown[i].values[value] : game->options[i].values[value]);
    }
    const int origin_y = LOOK_TOP + FACTS + FACT * (1 + (int)game->option_count);
    draw_last_moves(origin_y + (draw_origin(origin_y) ? FACT : 0));
}

static void open_log(const struct look *at) {
    if (at->at == LOG_ALL) {
        log_open();
    } else {
        recap_open(at->seat);
    }
}

const struct look_page look_log = {
    .tab = "Log", .draw = draw_log, .count = LOG_THINGS, .act_word = "Read", .act = open_log};
