/* Home: the match that goes on, the games, the settings. One press from power-on to the match. */
#include "home.h"

#include <stddef.h>
#include <string.h>

#include "canvas.h"
#include "chrome.h"
#include "game_ui.h"
#include "help.h"
#include "list.h"
#include "match_screens.h"
#include "palette.h"
#include "power.h"
#include "sound.h"
#include "text.h"
#include "type.h"

enum {
    HEADER = 84, /* px: the sun over the sea, with the name */
    ROW = 27,
    ROW_CLOSE = 22, /* where there are more than five rows */
    ROWS_Y = 86,
    IN_VIEW = 6,
    SEATS_ROOM = 8, /* bytes of "2–4" */
};

/* The list: a match that goes on, each game, the matches that are kept, the settings. */
struct home_memory {
    struct going_on match;
    bool goes_on, any_matches, left_alone, any_won;
    struct matches_winner winner;
    unsigned games;
    struct list rows;
};

static struct home_memory *kept(void) {
    return screen_memory(sizeof(struct home_memory));
}

static unsigned row_of_game(const struct game_ui *ui) {
    unsigned game = 0;
    while (game + 1 < kept()->games && game_ui_at(game) != ui) {
        game++;
    }
    return game + (kept()->goes_on ? 1 : 0);
}

/* The cursor stays on what it was on; a match that has begun takes it, and one that is over leaves it to its
 * game. */
static unsigned cursor_after(const struct home_memory *before) {
    const unsigned from_end = before->rows.count - before->rows.at;
    if (before->games == 0 || (kept()->goes_on && !before->goes_on)) {
        return 0;
    }
    if (from_end <= 1) {
        return kept()->rows.count - 1u;
    }
    if (from_end == 2 && before->any_matches && !kept()->any_matches) {
        return 0;
    }
    if (before->goes_on && !kept()->goes_on) {
        return before->rows.at == 0 ? row_of_game(before->match.ui) : before->rows.at - 1u;
    }
    return before->rows.at;
}

static void shown(void) {
    const struct home_memory before = *kept();
    kept()->goes_on = match_peek_last(&kept()->match);
    kept()->any_matches = matches_kept();
    kept()->left_alone = matches_left_alone();
    kept()->any_won = matches_last_won(&kept()->winner);
    for (kept()->games = 0; game_ui_at(kept()->games) != NULL;) {
        kept()->games++;
    }
    list_set(&kept()->rows, kept()->goes_on + kept()->games + kept()->any_matches + 1u, IN_VIEW);
    list_go(&kept()->rows, cursor_after(&before));
}

/* The game of a row; NULL for the other rows. */
static const struct game_ui *game_at(unsigned row) {
    const unsigned game = row - (kept()->goes_on ? 1 : 0);
    return (kept()->goes_on && row == 0) || game >= kept()->games ? NULL : game_ui_at(game);
}

static bool is_matches(unsigned row) {
    return kept()->any_matches && row + 2 == kept()->rows.count;
}

/* One that can't be read is listed with the others, where it can be thrown away. */
static void go_on(void) {
    if (match_resume_last()) {
        match_continue();
    } else {
        matches_open();
    }
}

static void open(void) {
    const unsigned at = kept()->rows.at;
    const struct game_ui *game = game_at(at);
    sound_play(CUE_OPEN);
    if (kept()->goes_on && at == 0) {
        go_on();
    } else if (game != NULL) {
        new_game_open(game);
    } else if (is_matches(at)) {
        matches_open();
    } else {
        settings_open();
    }
}

static void steer(enum key pressed) {
    if (pressed == KEY_UP || pressed == KEY_DOWN) {
        list_steer(&kept()->rows, pressed);
    }
}

enum { CONSOLE_PAGES = 3 };
static const struct help_page console_pages[CONSOLE_PAGES] = {
    {"This console",
     "*A* opens what is under the cursor. *B* goes one step back.\n*X* lets you look around in a match without touching your turn.\n*Y* is help: for the thing under the cursor, then the rules.\nNumbers in green are more for you, in red less; what others gain or lose has no colour.",
     NULL},
    {"Taking back",
     "In a match, hold *B* for half a second to take back, up to the last card, tile or die that you have seen.\nWhat your turn turned up stays hidden until you go on, or ask for it: *See it* shows it, and the turn is final.\nEvery move is saved as it is made.",
     NULL},
    {"Passing it around",
     "Two to five people share one console. The title’s colour and shape say whose turn it is.\nSeats without a person can be played by the console.",
     NULL},
};

/* What the game is, and what its line leads to. */
static void put_game(const struct game_ui *ui, struct text *text) {
    const struct game *game = ui->game;
    text_format(text, "*%u–%u players*", game->seats_min, game->seats_max);
    if (ui->minutes > 0) {
        text_format(text, ", about *%u minutes*", ui->minutes);
    }
    text_format(text, "\n%s\n*A* sets up a match.%s", ui->in_short != NULL ? ui->in_short : "",
                ui->lesson != NULL ? " There *Learn by playing* teaches it." : "");
}

/* The game under the cursor first, then the console. */
static void help(void) {
    enum { WORDS = 256 };
    static char words[WORDS];
    struct help_page *const pages = help_room();
    const struct game_ui *const ui = game_at(kept()->rows.at);
    struct text_buffer buffer;
    if (ui == NULL) {
        help_open(console_pages, CONSOLE_PAGES, 0);
        return;
    }
    put_game(ui, text_into(&buffer, words, sizeof words));
    pages[0] =
        (struct help_page){ui->game->title, words, ui->page_pictures != NULL ? ui->page_pictures[0] : NULL};
    memcpy(&pages[1], console_pages, sizeof console_pages);
    help_open(pages, 1 + CONSOLE_PAGES, 0);
    help_first_of(ui->icon);
}

/* ---- picture */

/* Dusk over the sea, from the zenith down in steps of 6 px. */
static void draw_sky(void) {
    static const uint16_t dusk[HEADER / 6] = {
        0x1886, 0x20a6, 0x30c6, 0x3906, 0x4926, 0x5146, 0x6166,
        0x69a6, 0x79c7, 0x81e7, 0x9207, 0x9a47, 0xaa67, 0xb287,
    };
    for (int i = 0; i < HEADER / 6; i++) {
        canvas_fill(0, i * 6, CANVAS_WIDTH, 6, dusk[i]);
    }
}

static void draw_sun(void) {
    static const struct {
        int radius;
        uint16_t colour;
    } rings[] = {{37, 0xec08}, {33, 0xf569}, {29, 0xf6af}};
    for (unsigned i = 0; i < sizeof rings / sizeof rings[0]; i++) {
        canvas_disc(40 - rings[i].radius, 43 - rings[i].radius, rings[i].radius * 2 + 1, rings[i].colour);
    }
}

static void draw_land_and_sea(void) {
    enum { HILLS = 0x3909, SEA = 0x5949, GLINT_SUN = 0xf50a, GLINT = 0x9a4a };
    static const struct { int x, width; } hills[] = {{-40, 70}, {62, 60}, {120, 90}, {190, 110}};
    static const struct {
        int x, y, width;
        uint16_t colour;
    } glints[] = {
        {14, 75, 52, GLINT_SUN}, {22, 78, 36, GLINT_SUN}, {30, 81, 20, GLINT_SUN}, {90, 78, 26, GLINT},
        {150, 75, 30, GLINT},    {208, 80, 14, GLINT},    {120, 81, 14, GLINT},
    };
    for (unsigned i = 0; i < sizeof hills / sizeof hills[0]; i++) {
        const int middle = hills[i].x + hills[i].width / 2, height = hills[i].width / 3;
        canvas_trapezoid(HEADER - height + 1, height, (struct span){middle - 1, middle},
                         (struct span){hills[i].x, hills[i].x + hills[i].width - 1}, HILLS);
    }
    canvas_fill(0, 72, CANVAS_WIDTH, 12, SEA);
    for (unsigned i = 0; i < sizeof glints / sizeof glints[0]; i++) {
        canvas_fill(glints[i].x, glints[i].y, glints[i].width, 1, glints[i].colour);
    }
}

static void shadowed(int x, int y, enum type_face face, const char *words) {
    type_draw(x, y + 1, face, COLOUR_INK, words);
    type_draw(x, y, face, COLOUR_PAPYRUS, words);
}

static void draw_header(void) {
    draw_sky();
    draw_sun();
    draw_land_and_sea();
    icon_draw(16, 19, ICON_BRONZE, 48);
    shadowed(88, 14, TYPE_HUGE, "OXHIDE");
    shadowed(90, 50, TYPE_SMALL, "empires in your pocket");
}

/* How many can play: "2–4" and a person. */
static void draw_seats(int y, const struct game *game, bool focused) {
    char room[SEATS_ROOM];
    struct text_buffer buffer;
    struct text *text = text_into(&buffer, room, sizeof room);
    text_format(text, "%d–%d", game->seats_min, game->seats_max);
    type_draw_right(214, y, TYPE_BODY, focused ? COLOUR_INK : COLOUR_UMBER, room);
    icon_draw(218, y + 3, ICON_ARMY, 12);
}

static void draw_going_on(int y, bool focused) {
    enum { RIGHT = 207 };
    if (kept()->match.loaded) {
        icon_draw(212, y + 3, (enum icon)(ICON_SEAT_GARNET + kept()->match.seat_style), 13);
    }
    type_draw_right(RIGHT, y, TYPE_BODY, focused ? COLOUR_INK : COLOUR_UMBER, kept()->match.where);
    if (kept()->match.by_icon) {
        icon_draw(RIGHT - type_width(TYPE_BODY, kept()->match.where) - 22, y + 1, kept()->match.ui->icon, 16);
    }
}

/* The last match's winner. */
static void draw_won(int y, bool focused) {
    icon_draw(218, y + 3, ICON_CROWN, 12);
    icon_draw(201, y + 3, (enum icon)(ICON_SEAT_GARNET + kept()->winner.seat_style), 13);
    type_draw_right(196, y, TYPE_BODY, focused ? COLOUR_INK : COLOUR_UMBER, kept()->winner.name);
}

static void draw_row(unsigned row) {
    const struct list *rows = &kept()->rows;
    const int height = rows->count >= IN_VIEW ? ROW_CLOSE : ROW;
    const int y = list_y(rows, row, ROWS_Y, height), words_y = y + (height - 19) / 2;
    const struct game_ui *game = game_at(row);
    const bool focused = row == rows->at;
    struct chrome_row line = {
        .y = y, .height = height + 1, .focused = focused, .icon = ICON_PLAY, .name = "Continue"};
    if (game != NULL) {
        line.icon = game->icon;
        line.name = game->game->title;
    } else if (is_matches(row)) {
        line.icon = ICON_CROWN;
        line.name = kept()->any_won ? "Matches" : "Matches, statistics";
    } else if (row + 1 == rows->count) {
        line.icon = ICON_GEAR;
        line.name = "Settings";
    }
    chrome_row(&line);
    if (game != NULL) {
        draw_seats(words_y, game->game, focused);
    } else if (kept()->goes_on && row == 0) {
        draw_going_on(words_y, focused);
    } else if (kept()->left_alone && is_matches(row)) {
        icon_draw(218, words_y + 3, ICON_LOCK, 12); /* there is something to say */
    } else if (kept()->any_won && is_matches(row)) {
        draw_won(words_y, focused);
    }
}

/* The battery between the keys and Help: a cell, filled, and the number. */
static void draw_battery(int x, int y) {
    enum { CELL = 14 };
    char room[SEATS_ROOM];
    struct text_buffer buffer;
    const int percent = power_battery();
    if (percent < 0) {
        return;
    }
    canvas_frame(x, y + 3, 18, 9, 1, COLOUR_MIST);
    canvas_fill(x + 18, y + 5, 2, 5, COLOUR_MIST);
    canvas_fill(x + 2, y + 5, (percent * CELL + 50) / 100, 5,
                percent < POWER_LOW_PERCENT ? COLOUR_BADLIGHT : COLOUR_GOODLIGHT);
    struct text *text = text_into(&buffer, room, sizeof room);
    text_format(text, "%d%%", percent);
    type_draw(x + 22, y, TYPE_SMALL, COLOUR_MIST, room);
}

static void draw(void) {
    static const struct chrome_key keys[] = {{ICON_KEY_A, "Open"}, {ICON_KEY_UD, "Choose"}};
    draw_header();
    canvas_fill(0, HEADER, CANVAS_WIDTH, CHROME_KEYS_Y - HEADER, COLOUR_PAPYRUS);
    canvas_fill(0, HEADER, CANVAS_WIDTH, 1, COLOUR_INK);
    for (unsigned row = kept()->rows.first; row < list_end(&kept()->rows); row++) {
        draw_row(row);
    }
    chrome_keys(keys, sizeof keys / sizeof keys[0], true);
    draw_battery(128, CHROME_KEYS_Y + 2);
}

const struct screen home_screen = {.draw = draw,
                                   .steer = steer,
                                   .act = open,
                                   .help = help,
                                   .shown = shown,
                                   .keeps = sizeof(struct home_memory)};
