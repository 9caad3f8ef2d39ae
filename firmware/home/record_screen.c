/* What the journal knows of a name in a game: victories in a row and the levels that it has beaten, of all
 * matches; and of those that are kept, how they ended by seats and opponents, and how often moves were taken
 * back and hints asked for. */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "help.h"
#include "home.h"
#include "journal.h"
#include "list.h"
#include "match_screens.h"
#include "palette.h"
#include "play.h"
#include "screen.h"
#include "search.h"
#include "type.h"

enum {
    LINE = 18,
    LINES = 6,
    WORDS_Y = CHROME_PANEL_Y + 2,
    WORDS_STEP = 17,
    HEAD_Y = WORDS_Y + 3 * WORDS_STEP + 3,
    LINES_Y = HEAD_Y + 18,
    COLUMNS = 4,
    TENTHS = 10,
};

struct record_memory {
    const struct game *game;
    char name[JOURNAL_NAME];
    struct list lines;
    uint32_t numbers;             /* a bit for each line that has a match */
    uint16_t kept, undone, hints; /* of the matches that are kept */
};

static struct record_memory *kept(void) {
    return screen_memory(sizeof(struct record_memory));
}

/* ---- the matches that are kept */

/* The name's seat in a finished match of the game, played from its beginning; the number of seats: it didn't
 * play. */
static unsigned seat_in(const struct journal_entry *entry, struct setup *setup) {
    const struct game *const games[] = {kept()->game, NULL};
    unsigned seat = 0;
    if (!entry->finished || entry->origin.match != 0 ||
        match_setup_unpack(setup, entry->setup, games) != MATCH_OK) {
        setup->seats = 0;
        return 0;
    }
    while (seat < setup->seats && memcmp(entry->seats[seat].name, kept()->name, JOURNAL_NAME) != 0) {
        seat++;
    }
    return seat;
}

static unsigned level_in(const struct journal_entry *entry, unsigned seat) {
    return entry->seats[seat].kind[PLAY_KIND_LEVEL];
}

/* The strongest level beside that seat, counted from 1 in the game's order, weakest first; 0: people alone.
 */
static unsigned strongest_in(const struct journal_entry *entry, unsigned seats, unsigned mine) {
    unsigned count, strongest = 0;
    const struct game_level *levels = search_levels(kept()->game, &count);
    for (unsigned i = 0; i < count; i++) {
        for (unsigned seat = 0; seat < seats; seat++) {
            strongest = seat != mine && level_in(entry, seat) == levels[i].number ? i + 1 : strongest;
        }
    }
    return strongest;
}

/* Lines are numbered by seats and strongest opponent; those without a match are left out. */
enum { LEVELS_ROOM = 8 };
static unsigned line_number(unsigned seats, unsigned strongest) {
    assert(seats >= 2 && seats <= GAME_SEATS_MAX && strongest < LEVELS_ROOM);
    return (seats - 2) * LEVELS_ROOM + strongest;
}
enum { LINE_NUMBERS = (GAME_SEATS_MAX - 1) * LEVELS_ROOM };
_Static_assert((int)LINE_NUMBERS <= 32, "a bit each");

/* All results of such a line. */
static struct journal_stat results_of(unsigned number) {
    struct journal_stat sum = {.best = INT16_MIN};
    struct journal_entry entry = {0};
    struct setup setup;
    while (journal_list(&entry)) {
        const unsigned seat = seat_in(&entry, &setup);
        if (seat < setup.seats &&
            line_number(setup.seats, strongest_in(&entry, setup.seats, seat)) == number) {
            const int16_t points = entry.standing.points[seat];
            sum.games++;
            sum.wins = (uint16_t)(sum.wins + (entry.standing.rank[seat] == 1));
            sum.best = points > sum.best ? points : sum.best;
            sum.sum += points;
        }
    }
    return sum;
}

/* Of the n-th line that has matches. */
static unsigned number_at(unsigned line) {
    unsigned number = 0;
    while (number + 1 < LINE_NUMBERS && ((kept()->numbers >> number & 1u) == 0 || line-- > 0)) {
        number++;
    }
    return number;
}

static void take_stock(void) {
    struct journal_entry entry = {0};
    struct setup setup;
    unsigned lines = 0;
    while (journal_list(&entry)) {
        const unsigned seat = seat_in(&entry, &setup);
        if (seat < setup.seats) {
            kept()->numbers |= UINT32_C(1)
                               << line_number(setup.seats, strongest_in(&entry, setup.seats, seat));
            const struct journal_used used = journal_used(entry.id);
            kept()->kept++;
            kept()->undone = (uint16_t)(kept()->undone + used.undone);
            kept()->hints = (uint16_t)(kept()->hints + used.hints);
        }
    }
    for (unsigned number = 0; number < LINE_NUMBERS; number++) {
        lines += kept()->numbers >> number & 1u;
    }
    list_set(&kept()->lines, lines, LINES);
}

/* ---- keys */

static void help(void) {
    static const struct help_page page = {
        "A name’s record",
        "Victories in a row and beaten levels count all matches since version 1.1. A level is beaten by winning alone with it at the table.\nWhat stands below counts the matches that are kept: by seats and the strongest opponent; *people* where there was none.",
        NULL};
    help_open(&page, 1, 0);
}

static void steer(enum key pressed) {
    list_scroll(&kept()->lines, pressed);
}

/* ---- picture */

static struct journal_stat lifetime(void) {
    struct journal_stat stat = {0};
    for (unsigned i = 0; journal_stats(i, &stat); i++) {
        if (stat.game == kept()->game->id && memcmp(stat.name, kept()->name, JOURNAL_NAME) == 0) {
            return stat;
        }
    }
    return (struct journal_stat){0};
}

/* How many, and the highest rung of them. */
static void put_levels(struct text *text, unsigned beaten) {
    unsigned count, highest = 0, sum = 0;
    const struct game_level *levels = search_levels(kept()->game, &count);
    for (unsigned i = 0; i < count; i++) {
        if ((beaten >> (levels[i].number - 1u) & 1u) != 0) {
            highest = i;
            sum++;
        }
    }
    if (sum == 0) {
        text_format(text, "None of the %u levels beaten yet", count);
    } else {
        text_format(text, "Levels beaten: %u of %u, up to %s", sum, count, levels[highest].title);
    }
}

static void put_a_match(struct text *text, unsigned sum, const char *what) {
    const unsigned tenths = kept()->kept == 0 ? 0 : (sum * TENTHS + kept()->kept / 2u) / kept()->kept;
    text_format(text, "%u.%u %s", tenths / TENTHS, tenths % TENTHS, what);
}

static void draw_words(void) {
    struct match_words words;
    const struct journal_stat stat = lifetime();
    struct text *text = match_words(&words);
    text_format(text, "Won in a row: %u, at best %u", stat.streak, stat.longest);
    type_draw(CHROME_MARGIN, WORDS_Y, TYPE_SMALL_BOLD, COLOUR_INK, words.words);
    text = match_words(&words);
    put_levels(text, stat.beaten);
    type_draw(CHROME_MARGIN, WORDS_Y + WORDS_STEP, TYPE_SMALL, COLOUR_INK, words.words);
    text = match_words(&words);
    text_put(text, "Per match: ");
    put_a_match(text, kept()->undone, "undos, ");
    put_a_match(text, kept()->hints, "hints");
    type_draw(CHROME_MARGIN, WORDS_Y + 2 * WORDS_STEP, TYPE_SMALL, COLOUR_INK, words.words);
}

static const int column_right[COLUMNS] = {136, 166, 196, 231};

static void draw_line(int y, unsigned number) {
    struct match_words words;
    unsigned count;
    const struct journal_stat sum = results_of(number);
    const unsigned strongest = number % LEVELS_ROOM;
    const struct game_level *levels = search_levels(kept()->game, &count);
    text_format(match_words(&words), "%u, %s", number / LEVELS_ROOM + 2,
                strongest == 0 ? "people" : levels[strongest - 1].title);
    type_draw(CHROME_MARGIN, y, TYPE_SMALL_BOLD, COLOUR_INK, words.words);
    const int32_t numbers[COLUMNS] = {sum.games, sum.wins, sum.best, journal_mean_tenths(&sum)};
    for (unsigned i = 0; i < COLUMNS; i++) {
        const uint32_t size = numbers[i] < 0 ? 0u - (uint32_t)numbers[i] : (uint32_t)numbers[i];
        struct text *text = match_words(&words);
        text_put(text, numbers[i] < 0 ? "-" : "");
        text_unsigned(text, i + 1 < COLUMNS ? size : size / TENTHS);
        if (i + 1 == COLUMNS) {
            text_format(text, ".%u", (unsigned)(size % TENTHS));
        }
        type_draw_right(column_right[i], y, TYPE_SMALL, COLOUR_INK, words.words);
    }
    canvas_fill(8, y + LINE - 2, 224, 1, COLOUR_SAND);
}

static void draw_lines(void) {
    static const char *const heads[COLUMNS] = {"played", "won", "best", "avg."};
    const struct list *lines = &kept()->lines;
    canvas_fill(8, HEAD_Y - 3, 224, 1, COLOUR_CLAY);
    type_draw(CHROME_MARGIN, HEAD_Y, TYPE_SMALL, COLOUR_UMBER, "seats, against");
    for (unsigned i = 0; i < COLUMNS; i++) {
        type_draw_right(column_right[i], HEAD_Y, TYPE_SMALL, COLOUR_UMBER, heads[i]);
    }
    for (unsigned i = lines->first; i < list_end(lines); i++) {
        draw_line(list_y(lines, i, LINES_Y, LINE), number_at(i));
    }
}

static void draw(void) {
    char name[JOURNAL_NAME + 1] = {0};
    memcpy(name, kept()->name, JOURNAL_NAME);
    chrome_page();
    chrome_title_of(game_ui_of(kept()->game)->icon, name, kept()->game->title);
    draw_words();
    draw_lines();
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .help = help,
                                     .keys = {{ICON_KEY_UD, "Line"}, {ICON_KEY_B, "Back"}},
                                     .keeps = sizeof(struct record_memory)};

void record_open(const struct game *game, const char name[JOURNAL_NAME]) {
    screen_push(&screen);
    kept()->game = game;
    memcpy(kept()->name, name, JOURNAL_NAME);
    take_stock();
}
