/* A step of any game: the moves that its person may make, part by part. */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "cursor.h"
#include "match_memory.h"
#include "match_screens.h"
#include "palette.h"
#include "plain.h"
#include "plain_choice.h"
#include "play.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum {
    HEAD_Y = CHROME_PANEL_Y + 3,
    ROWS_Y = CHROME_PANEL_Y + 24,
    ROWS_HEIGHT = CHROME_PANEL_Y + CHROME_PANEL_HEIGHT - 1 - ROWS_Y,
    ROW_BODY = 20, /* rows lower than that have small letters */
};

struct plain_memory {
    struct plain_choice choice;
    struct plain_line lines[PLAIN_LINES];
    uint8_t count, at;
    struct plain_last last;
};
_Static_assert(sizeof(struct plain_memory) <= MATCH_MEMORY_BYTES, "a match has room for it");

static struct plain_memory *kept(void) {
    return (struct plain_memory *)match_memory;
}

struct plain_last *plain_last(void) {
    return &kept()->last;
}

static void list(struct plain_choice choice) {
    struct plain_memory *memory = kept();
    memory->choice = choice;
    memory->count = (uint8_t)plain_choice_lines(&memory->choice, memory->lines);
    memory->at = 0;
}

/* ---- keys */

static void choose(void) {
    const struct plain_memory *memory = kept();
    const struct plain_line *line = &memory->lines[memory->at];
    assert(memory->at < memory->count);
    if (line->kind != PLAIN_MOVE) {
        sound_play(CUE_OPEN);
        list(plain_choice_enter(&memory->choice, memory->lines, memory->at));
    } else {
        match_make(line->move, CUE_PLACE);
    }
}

static void back(void) {
    struct plain_choice choice = kept()->choice;
    if (plain_choice_back(&choice)) {
        sound_play(CUE_BACK);
        list(choice);
    } else {
        match_leave();
    }
}

static void help(void) {
    static const struct help_page page = {
        "Playing",
        "All that you may do is listed: *A* takes a line, and where there is more to choose, the next words come.\n*B* goes one step back; held, it takes your last move back.\n*X* shows all points, how the game stands, and every move so far.",
        NULL};
    rules_about_open(&page);
}

static void steer(enum key pressed) {
    kept()->at = (uint8_t)cursor_ring(kept()->at, kept()->count, pressed);
}

/* ---- picture */

/* What was chosen so far; before that what the opponent before did. */
static void draw_head(void) {
    struct match_words words;
    const struct plain_choice *choice = &kept()->choice;
    const struct plain_last *last = plain_last();
    struct text *text = match_words(&words);
    int x = CHROME_MARGIN;
    if (choice->parts > 0) {
        plain_choice_words(choice, text);
        text_put(text, " …");
    } else if (last->after == play_match()->length && last->after > 0) {
        icon_draw(x, HEAD_Y + 4, match_seat_icon(last->seat), 12);
        x += 17;
        text_put(text, last->words);
    } else {
        text_put(text, "What will you do?");
    }
    type_draw(x, HEAD_Y, TYPE_BODY, COLOUR_UMBER, words.words);
    canvas_fill(8, ROWS_Y - 2, 224, 1, COLOUR_CLAY);
}

/* A low row: as chrome_row's, in small letters. */
static void draw_low_row(const struct chrome_row *row) {
    if (row->focused) {
        canvas_box(CHROME_PANEL_X, row->y, CHROME_PANEL_WIDTH, row->height, 2, COLOUR_GOLD, COLOUR_INK);
    }
    const int y = row->y + (row->height - type_line(TYPE_SMALL)) / 2;
    type_draw(CHROME_MARGIN, y, TYPE_SMALL_BOLD, COLOUR_INK, row->name);
    if (row->value != NULL) {
        type_draw_right(230, y, TYPE_SMALL, row->focused ? COLOUR_INK : COLOUR_UMBER, row->value);
    }
}

static void draw_row(unsigned index, int height) {
    struct match_words name, value;
    const struct plain_line *line = &kept()->lines[index];
    plain_line_words(&kept()->choice, line, match_words(&name));
    text_format(match_words(&value), "%u ›", line->more);
    const struct chrome_row row = {.y = ROWS_Y + height * (int)index,
                                   .height = height,
                                   .focused = index == kept()->at,
                                   .icon = ICON_COUNT,
                                   .name = name.words,
                                   .value = line->kind == PLAIN_MOVE ? NULL : value.words};
    if (height < ROW_BODY) {
        draw_low_row(&row);
    } else {
        chrome_row(&row);
    }
}

static void draw(void) {
    const struct plain_memory *memory = kept();
    const bool plays = memory->lines[memory->at].kind == PLAIN_MOVE;
    const struct chrome_key keys[] = {
        {ICON_KEY_A, plays ? "Play" : "Choose"},
        {ICON_KEY_X, "Look"},
        {ICON_KEY_B, memory->choice.parts > 0 || memory->choice.count > 0 ? "Back" : "Home"},
    };
    const int most = ROWS_HEIGHT / (int)memory->count;
    const int height = most < CHROME_ROW_HEIGHT ? most : CHROME_ROW_HEIGHT;
    chrome_page();
    match_title((unsigned)play_turn(), play_name((unsigned)play_turn()), CHROME_NO_PHASE);
    draw_head();
    for (unsigned i = 0; i < memory->count; i++) {
        draw_row(i, height);
    }
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = choose,
                                     .back = back,
                                     .look = match_look,
                                     .help = help,
                                     .undo = match_undo_key,
                                     .hint = hint_open};

void plain_show(void) {
    if (play_person_to_move()) {
        list((struct plain_choice){.parts = 0});
        screen_replace(&screen);
    } else {
        match_watch_show();
    }
}

/* ---- what else a game's own screens would know */

void plain_move_words(const void *before, move_t move_made, struct text *out) {
    char words[GAME_WORD_MAX];
    struct text_buffer buffer;
    play_game()->text(before, move_made, text_into(&buffer, words, sizeof words));
    for (const char *at = words; *at != '\0'; at++) {
        const bool capital = at == words && *at >= 'a' && *at <= 'z';
        const bool space = *at == ':' || *at == '-' || *at == '_';
        text_char(out, capital ? (char)(*at - 'a' + 'A') : space ? ' ' : *at);
    }
}

void plain_log_words(const void *before, move_t move_made, struct text *out) {
    const bool hidden = play_game()->secret != NULL && play_game()->secret(before);
    if (hidden && play_turn() != GAME_OVER) {
        text_put(out, "Something hidden");
    } else {
        plain_move_words(before, move_made, out);
    }
}

void plain_set_up(const struct setup *setup, struct text *out) {
    text_format(out, "%u seats", (unsigned)setup->seats);
}

struct source_look plain_source(const struct game *game, unsigned source) {
    static const struct {
        uint16_t colour, text;
    } colours[] = {{COLOUR_PROVINCES, COLOUR_WHITE},
                   {COLOUR_ROUTES, COLOUR_INK},
                   {COLOUR_CITIES, COLOUR_WHITE},
                   {COLOUR_SHALLOW, COLOUR_WHITE}};
    enum { COLOURS = sizeof colours / sizeof colours[0], FILLS = CHART_DOTS + 1 };
    _Static_assert(COLOURS * FILLS >= GAME_SOURCES_MAX, "no two sources look the same");
    assert(source < game->source_count);
    return (struct source_look){.word = game->sources[source],
                                .icon = ICON_COUNT,
                                .fill = (enum chart_fill)(source % FILLS),
                                .colour = colours[source % COLOURS].colour,
                                .text = colours[source % COLOURS].text};
}
