/* All matches that the journal keeps, the newest first: those in progress to go on with, those that are over
 * to look at again. And what the journal left alone, because it can't be read or is of another version. */
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "dialog.h"
#include "games.h"
#include "help.h"
#include "home.h"
#include "journal.h"
#include "list.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "prepare.h"
#include "search.h"
#include "sound.h"
#include "type.h"

enum {
    ROW = 38,
    ROWS_Y = CHROME_PANEL_Y + 2,
    IN_VIEW = 5,
    SEATS_X = CHROME_MARGIN,
    SEATS_RIGHT = 232,
    SEAT_ICON = 12,
    SEAT_GAP = 9,
    NAME_ROOM = JOURNAL_NAME + 1,
};

struct matches_memory {
    struct list rows; /* the matches; after them, where something was left alone, one that says so */
    unsigned matches;
};

static struct matches_memory *kept(void) {
    return screen_memory(sizeof(struct matches_memory));
}

bool matches_left_alone(void) {
    const struct journal_health health = journal_health();
    return health.foreign + health.damaged + health.bad > 0;
}

bool matches_kept(void) {
    struct journal_entry entry = {0};
    return journal_list(&entry) || matches_left_alone();
}

static void shown(void) {
    struct journal_entry entry = {0};
    for (kept()->matches = 0; journal_list(&entry);) {
        kept()->matches++;
    }
    list_set(&kept()->rows, kept()->matches + matches_left_alone(), IN_VIEW);
}

/* The n-th, counted from 0. */
static bool match_at(unsigned wanted, struct journal_entry *entry) {
    memset(entry, 0, sizeof *entry);
    for (unsigned i = 0; i <= wanted; i++) {
        if (!journal_list(entry)) {
            return false;
        }
    }
    return true;
}

/* NULL: of a game or of rules that are not here. */
static const struct game_ui *ui_of_setup(const struct journal_entry *entry, struct setup *setup) {
    return match_setup_unpack(setup, entry->setup, games_all) == MATCH_OK ? game_ui_of(setup->game) : NULL;
}

/* ---- who won */

static bool first_place(const struct journal_entry *entry, unsigned seat) {
    return entry->finished && entry->standing.rank[seat] == 1;
}

static unsigned seat_style(const struct journal_entry *entry, unsigned seat) {
    return entry->seats[seat].kind[PLAY_KIND_SEAT_STYLE] % (SEAT_COLOURS - 1);
}

/* As in the match: the console's own seats by their colours. The journal has their level. */
static void name_put(const struct journal_entry *entry, unsigned seat, struct text *text) {
    char name[NAME_ROOM] = {0};
    memcpy(name, entry->seats[seat].name, JOURNAL_NAME);
    text_put(text, entry->seats[seat].kind[PLAY_KIND_LEVEL] == PLAY_PERSON
                       ? name
                       : settings_style_name(seat_style(entry, seat)));
}

/* The first place that nobody shares; the number of seats: there is none. */
static unsigned winner_of(const struct journal_entry *entry, unsigned seats) {
    const bool alone = entry->finished && standing_winners(&entry->standing) == 1;
    unsigned seat = alone ? 0 : seats;
    while (seat < seats && !first_place(entry, seat)) {
        seat++;
    }
    return seat;
}

bool matches_last_won(struct matches_winner *winner) {
    struct journal_entry entry = {0};
    struct text_buffer buffer;
    struct setup setup;
    while (journal_list(&entry)) {
        const unsigned seats = ui_of_setup(&entry, &setup) != NULL ? setup.seats : 0;
        if (entry.finished) {
            const unsigned seat = winner_of(&entry, seats);
            if (seat < seats) {
                winner->seat_style = (uint8_t)seat_style(&entry, seat);
                name_put(&entry, seat, text_into(&buffer, winner->name, sizeof winner->name));
            }
            return seat < seats;
        }
    }
    return false;
}

/* ---- keys */

static void tell_foreign(void) {
    static const struct dialog foreign = {
        .icon = ICON_LOCK,
        .title = "Another version",
        .words =
            "This match was played by another version of the game. It is kept, but can’t be opened here.",
        .yes = "OK",
    };
    dialog_open(&foreign);
}

static void tell_left_alone(void) {
    static struct match_words words;
    static const struct dialog alone = {
        .icon = ICON_LOCK,
        .title = "Set aside",
        .words = words.words,
        .yes = "OK",
    };
    const struct journal_health health = journal_health();
    struct text *text = match_words(&words);
    text_format(
        text,
        "Of %d parts of the memory %d can’t be read, and %d are from another version. All else is kept.",
        health.sectors, health.damaged + health.bad, health.foreign);
    dialog_open(&alone);
}

static void tell_unreadable(void) {
    static const struct dialog unreadable = {
        .icon = ICON_LOCK,
        .title = "A part is lost",
        .words = "Part of this match’s moves can’t be read any more. How it ended stands in the list.",
        .yes = "OK",
    };
    dialog_open(&unreadable);
}

/* False: it can't be read. */
static bool take_up(uint32_t id) {
    if (id != play_id()) {
        match_drop_unplayed();
    }
    const bool taken = play_take_up(id);
    if (!taken) {
        (void)match_resume_last(); /* in its place the one that waits */
    }
    if (!taken || play_turn() != GAME_OVER) {
        screen_home(); /* from one that is over, B leads back to the list */
    }
    if (taken) {
        match_continue();
    } else {
        tell_unreadable();
    }
    return taken;
}

/* False: there is no match on the screen. */
static bool open_row(void) {
    struct journal_entry entry;
    struct setup setup;
    if (kept()->rows.at == kept()->matches) {
        sound_play(CUE_OPEN);
        tell_left_alone();
    } else if (match_at(kept()->rows.at, &entry) && ui_of_setup(&entry, &setup) != NULL) {
        sound_play(CUE_OPEN);
        return take_up(entry.id);
    } else {
        sound_play(CUE_REFUSED);
        tell_foreign();
    }
    return false;
}

static void open(void) {
    (void)open_row();
}

/* From its beginning; B leads back to the list. */
static void replay(void) {
    const unsigned at = kept()->rows.at;
    if (!open_row() || play_moves() == 0) {
        return;
    }
    if (!play_finished()) { /* it was taken up in the list's place */
        match_left();
        screen_home();
        matches_open();
        list_go(&kept()->rows, at);
    }
    replay_open(0);
}

static void throw_away(void) {
    struct journal_entry entry;
    if (match_at(kept()->rows.at, &entry)) {
        play_forget_kept(entry.id);
        (void)match_resume_last();
    }
    shown();
    if (kept()->rows.count == 0) {
        screen_pop();
    }
}

static void ask_to_throw_away(void) {
    static const struct dialog question = {
        .icon = ICON_LOCK,
        .title = "Throw it away?",
        .words = "The match and its moves will be deleted. The statistics keep its result.",
        .yes = "Throw away",
        .on_yes = throw_away,
        .no = "Keep",
    };
    if (kept()->rows.at < kept()->matches) {
        sound_play(CUE_OPEN);
        dialog_open(&question);
    }
}

static void help(void) {
    static const struct help_page page = {
        "Matches",
        "{play} *goes on*: the match isn’t over; *latest*: nor is this, the one you played last. {crown} It is over, and kept until its room is needed.\n*A* goes on with a match, or shows how it ended.\nRight shows it again from its beginning, move by move.\n*X* shows its game’s statistics.\n*B*, held, throws a match away.",
        NULL};
    help_open(&page, 1, 0);
}

static void steer(enum key pressed) {
    if (pressed == KEY_UP || pressed == KEY_DOWN) {
        list_steer(&kept()->rows, pressed);
    } else if (pressed == KEY_RIGHT) {
        replay();
    }
}

/* Of the game whose match is under the cursor. */
static void look(void) {
    struct journal_entry entry;
    struct setup setup;
    const struct game_ui *const ui = match_at(kept()->rows.at, &entry) ? ui_of_setup(&entry, &setup) : NULL;
    sound_play(CUE_OPEN);
    stats_open(ui != NULL ? ui->game : NULL);
}

/* ---- picture */

/* Whoever won has a name where there is no room for all; where there is room, opponents have their level. */
enum named { NAMED_NONE, NAMED_FIRST, NAMED_ALL, NAMED_LEVELS };
static bool is_named(const struct journal_entry *entry, unsigned seat, enum named named) {
    return named >= NAMED_ALL || (named == NAMED_FIRST && first_place(entry, seat));
}

static void level_put(const struct journal_entry *entry, unsigned seat, struct text *text) {
    const uint8_t number = entry->seats[seat].kind[PLAY_KIND_LEVEL];
    struct setup setup;
    if (number != PLAY_PERSON && ui_of_setup(entry, &setup) != NULL) {
        text_format(text, " (%s)", search_level_numbered(setup.game, number)->title);
    }
}

/* A seat's name and points, as they stand in the row. */
static void seat_words(const struct journal_entry *entry, unsigned seat, enum named named,
                       struct text *text) {
    const bool has_name = is_named(entry, seat, named);
    if (has_name) {
        name_put(entry, seat, text);
    }
    if (named == NAMED_LEVELS) {
        level_put(entry, seat, text);
    }
    if (entry->finished) {
        text_format(text, "%s%d", has_name ? " " : "", entry->standing.points[seat]);
    }
}

static int seat_width(const struct journal_entry *entry, unsigned seat, enum named named) {
    struct match_words words;
    seat_words(entry, seat, named, match_words(&words));
    return SEAT_ICON + 3 + type_width(first_place(entry, seat) ? TYPE_SMALL_BOLD : TYPE_SMALL, words.words) +
           SEAT_GAP;
}

static int seats_width(const struct journal_entry *entry, unsigned seats, enum named named) {
    int width = -SEAT_GAP;
    for (unsigned seat = 0; seat < seats; seat++) {
        width += seat_width(entry, seat, named);
    }
    return width;
}

static enum named names_that_fit(const struct journal_entry *entry, unsigned seats) {
    enum named named = NAMED_LEVELS;
    while (named > NAMED_NONE && seats_width(entry, seats, named) > SEATS_RIGHT - SEATS_X) {
        named--;
    }
    return named;
}

static void draw_seats(int y, const struct journal_entry *entry, unsigned seats) {
    int x = SEATS_X;
    const enum named named = names_that_fit(entry, seats);
    for (unsigned seat = 0; seat < seats; seat++) {
        struct match_words words;
        seat_words(entry, seat, named, match_words(&words));
        icon_draw(x, y + 2, (enum icon)(ICON_SEAT_GARNET + seat_style(entry, seat)), SEAT_ICON);
        type_draw(x + SEAT_ICON + 3, y, first_place(entry, seat) ? TYPE_SMALL_BOLD : TYPE_SMALL, COLOUR_INK,
                  words.words);
        x += seat_width(entry, seat, named);
    }
}

/* Who won; or in progress, and which of those was played last. */
static void draw_standing(int y, bool focused, const struct journal_entry *entry, unsigned seats) {
    const uint16_t colour = focused ? COLOUR_INK : COLOUR_UMBER;
    const unsigned winner = winner_of(entry, seats);
    icon_draw(SEATS_RIGHT - 15, y + 4, entry->finished ? ICON_CROWN : ICON_PLAY, 12);
    if (winner < seats) {
        icon_draw(SEATS_RIGHT - 31, y + 4, (enum icon)(ICON_SEAT_GARNET + seat_style(entry, winner)), 12);
    } else {
        type_draw_right(SEATS_RIGHT - 19, y + 3, TYPE_SMALL, colour,
                        !entry->finished && entry->id == journal_current() ? "latest"
                        : !entry->finished                                 ? "goes on"
                        : seats > 0                                        ? "shared"
                                                                           : "over");
    }
}

static void draw_match(int y, bool focused, const struct journal_entry *entry) {
    struct setup setup;
    const struct game_ui *ui = ui_of_setup(entry, &setup);
    const struct chrome_row line = {
        .y = y,
        .height = ROW,
        .focused = focused,
        .icon = ICON_COUNT,
        .name = "",
    };
    chrome_row(&line);
    icon_draw(CHROME_MARGIN - 1, y + 2, ui != NULL ? ui->icon : ICON_LOCK, 16);
    type_draw(CHROME_MARGIN + 22, y + 1, TYPE_BODY_BOLD, COLOUR_INK,
              ui == NULL ? "Of another version" : ui->game->title);
    draw_standing(y, focused, entry, ui != NULL ? setup.seats : 0);
    if (ui != NULL) {
        draw_seats(y + 19, entry, setup.seats);
    }
}

static void draw_rows(void) {
    struct journal_entry entry = {0};
    const struct list *rows = &kept()->rows;
    unsigned row = rows->first;
    bool more = match_at(row, &entry);
    for (; row < list_end(rows) && row < kept()->matches && more; row++) {
        draw_match(list_y(rows, row, ROWS_Y, ROW), row == rows->at, &entry);
        more = journal_list(&entry);
    }
    if (row == kept()->matches && row < list_end(rows)) {
        const struct chrome_row line = {
            .y = list_y(rows, row, ROWS_Y, ROW),
            .height = ROW,
            .focused = row == rows->at,
            .icon = ICON_LOCK,
            .name = "Set aside",
            .value = "›",
        };
        chrome_row(&line);
    }
}

static void draw(void) {
    struct match_words words;
    struct text *text = match_words(&words);
    const struct list *rows = &kept()->rows;
    text_format(text, "%u of %u", rows->count == 0 ? 0u : rows->at + 1u, (unsigned)rows->count);
    chrome_page();
    chrome_title("Matches", words.words);
    draw_rows();
}

static const struct screen screen = {
    .draw = draw,
    .steer = steer,
    .act = open,
    .look = look,
    .help = help,
    .shown = shown,
    .undo = ask_to_throw_away,
    .keys = {{ICON_KEY_A, "Open"}, {ICON_KEY_R, "Replay"}, {ICON_KEY_X, "Stats"}},
    .keeps = sizeof(struct matches_memory)};

void matches_open(void) {
    screen_push(&screen);
}
