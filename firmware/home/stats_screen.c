/* The statistics that the journal keeps, a game at a time: for all matches and for each name how many, how
 * many won, the best and the mean points. */
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "cursor.h"
#include "game_ui.h"
#include "games.h"
#include "help.h"
#include "home.h"
#include "journal.h"
#include "list.h"
#include "match_screens.h"
#include "palette.h"
#include "type.h"

enum {
    LINE = 21,
    LINES = 8,
    HEAD_Y = CHROME_PANEL_Y + 2,
    LINES_Y = HEAD_Y + 21,
    COLUMNS = 4,
    NAME_ROOM = JOURNAL_NAME + 1,
    TENTHS = 10,
};

struct stats_memory {
    unsigned game; /* as game_ui_at counts them */
    struct list lines;
};

static struct stats_memory *kept(void) {
    return screen_memory(sizeof(struct stats_memory));
}

/* The n-th line about the game, counted from 0; the one about all who played comes first, as the journal
 * counts it first. */
static bool line_at(unsigned wanted, struct journal_stat *stat) {
    for (unsigned i = 0; journal_stats(i, stat); i++) {
        if (stat->game == game_ui_at(kept()->game)->game->id && wanted-- == 0) {
            return true;
        }
    }
    return false;
}

/* The cursor begins on a name: the line about all has no record. */
static void show(unsigned game) {
    struct journal_stat stat;
    unsigned count = 0;
    kept()->game = game;
    while (line_at(count, &stat)) {
        count++;
    }
    list_set(&kept()->lines, count, LINES);
    list_go(&kept()->lines, count > 1);
}

/* ---- keys */

static unsigned games(void) {
    unsigned count = 0;
    while (game_ui_at(count) != NULL) {
        count++;
    }
    return count;
}

static void help(void) {
    static const struct help_page page = {
        "Statistics",
        "Each finished match counts once, for the names of its seats; opponents count under their level.\n*All winners*: all matches, how many had a single winner, and the winners’ points.\n*A* on a name shows more of it: victories in a row, levels beaten, and results by seats and opponents.\nLeft and right turn to the other games.",
        NULL};
    help_open(&page, 1, 0);
}

static void steer(enum key pressed) {
    if (pressed == KEY_UP || pressed == KEY_DOWN) {
        list_steer(&kept()->lines, pressed);
    } else {
        show(cursor_ring(kept()->game, games(), pressed));
    }
}

static void open_record(void) {
    struct journal_stat stat;
    if (line_at(kept()->lines.at, &stat) && stat.name[0] != '\0') {
        sound_play(CUE_OPEN);
        record_open(game_ui_at(kept()->game)->game, stat.name);
    } else {
        sound_play(CUE_REFUSED);
    }
}

/* ---- picture */

static const int column_right[COLUMNS] = {124, 154, 188, 230};

static void draw_number(unsigned column, int y, int32_t number, bool tenths) {
    struct match_words words;
    struct text *text = match_words(&words);
    if (number < 0) {
        text_put(text, "-");
    }
    const uint32_t size = number < 0 ? 0u - (uint32_t)number : (uint32_t)number;
    text_unsigned(text, tenths ? size / TENTHS : size);
    if (tenths) {
        text_put(text, ".");
        text_unsigned(text, size % TENTHS);
    }
    type_draw_right(column_right[column], y, TYPE_BODY, COLOUR_INK, words.words);
}

static void draw_line(int y, const struct journal_stat *stat, bool focused) {
    char name[NAME_ROOM] = {0};
    const bool all = stat->name[0] == '\0';
    memcpy(name, stat->name, JOURNAL_NAME);
    if (focused) {
        canvas_fill(4, y - 2, 232, LINE, COLOUR_GOLD);
        chrome_focus(4, y - 2, 232, LINE);
    }
    type_draw(CHROME_MARGIN, y, TYPE_BODY_BOLD, all ? COLOUR_UMBER : COLOUR_INK, all ? "All winners" : name);
    draw_number(0, y, stat->games, false);
    draw_number(1, y, stat->wins, false);
    if (stat->games > 0) {
        draw_number(2, y, stat->best, false);
        draw_number(3, y, journal_mean_tenths(stat), true);
    }
    canvas_fill(8, y + LINE - 2, 224, 1, all ? COLOUR_UMBER : COLOUR_SAND);
}

static void draw_lines(void) {
    static const char *const heads[COLUMNS] = {"played", "won", "best", "avg."};
    struct journal_stat stat;
    for (unsigned i = 0; i < COLUMNS; i++) {
        type_draw_right(column_right[i], HEAD_Y + 2, TYPE_SMALL, COLOUR_UMBER, heads[i]);
    }
    const struct list *list = &kept()->lines;
    for (unsigned i = list->first; i < list_end(list) && line_at(i, &stat); i++) {
        draw_line(list_y(list, i, LINES_Y, LINE), &stat, i == list->at);
    }
}

static void draw(void) {
    chrome_page();
    chrome_title_of(game_ui_at(kept()->game)->icon, game_ui_at(kept()->game)->game->title, "Statistics");
    if (kept()->lines.count == 0) {
        type_wrap((struct area){CHROME_MARGIN, HEAD_Y + 6, 220, 60}, TYPE_BODY, COLOUR_UMBER,
                  "No match of this game has been finished yet.");
    } else {
        draw_lines();
    }
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = open_record,
    .help = help,
    .keys = {{ICON_KEY_LR, "Game"}, {ICON_KEY_A, "More"}, {ICON_KEY_B, "Back"}},
    .keeps = sizeof(struct stats_memory)};

/* The game of the newest match that is over; NULL: none is kept. */
static const struct game *finished_last(void) {
    struct journal_entry entry = {0};
    struct setup setup;
    while (journal_list(&entry)) {
        if (entry.finished && match_setup_unpack(&setup, entry.setup, games_all) == MATCH_OK) {
            return setup.game;
        }
    }
    return NULL;
}

static bool show_game(const struct game *of) {
    for (unsigned game = 0; of != NULL && game < games(); game++) {
        if (game_ui_at(game)->game == of) {
            show(game);
        }
    }
    return of != NULL && kept()->lines.count > 0;
}

/* Where that has no lines yet, of the game that was played to its end last; else of the first that has any;
 * else of that all the same. */
void stats_open(const struct game *of) {
    screen_push(&screen);
    if (show_game(of) || show_game(finished_last())) {
        return;
    }
    show(0);
    while (kept()->lines.count == 0 && kept()->game + 1 < games()) {
        show(kept()->game + 1);
    }
    if (kept()->lines.count == 0) {
        show(0);
        (void)show_game(of);
    }
}
