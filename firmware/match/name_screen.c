/* A name, letter by letter: the pad picks, A writes, B takes back. */

#include <string.h>

#include "board.h"
#include "canvas.h"
#include "chrome.h"
#include "help.h"
#include "letters.h"
#include "match_screens.h"
#include "palette.h"
#include "screen.h"
#include "settings.h"
#include "sound.h"
#include "type.h"

enum { ROWS = 4, GRID_Y = 78, FIELD_Y = 34, FIELD_HEIGHT = 36 };

static const char *const capitals[ROWS] = {"ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZ.-' ", "0123456789"};
static const char *const smalls[ROWS] = {"abcdefghij", "klmnopqrst", "uvwxyz.-' ", "0123456789"};

struct name_memory {
    unsigned seat;
    char name[SETTINGS_NAME_MAX + 1];
    struct letters_cursor at;
    bool small;
};

static struct name_memory *kept(void) {
    return screen_memory(sizeof(struct name_memory));
}

static struct letters letters(void) {
    return (struct letters){kept()->small ? smalls : capitals, ROWS, GRID_Y,
                            GRID_Y + ROWS * LETTERS_ROW_HEIGHT + 8};
}

static bool on_done(void) {
    return kept()->at.row == ROWS;
}

static void put_letter(char letter) {
    const size_t length = strlen(kept()->name);
    if (length == SETTINGS_NAME_MAX || (letter == ' ' && length == 0)) {
        sound_play(CUE_REFUSED);
        return;
    }
    kept()->name[length] = letter;
    kept()->name[length + 1] = '\0';
    kept()->small = letter != ' '; /* names begin with a capital, and so do their parts */
    sound_play(CUE_OPEN);
}

/* Typed, if it is one of those below, which a journal and a log can hold. A name that begins, or a part of
 * it, gets its capital here as well. Whoever types goes on to Done. */
static void type_letter(char typed) {
    const size_t length = strlen(kept()->name);
    const bool begins = length == 0 || kept()->name[length - 1] == ' ';
    const char letter = begins && typed >= 'a' && typed <= 'z' ? (char)(typed - 'a' + 'A') : typed;
    for (unsigned row = 0; row < ROWS; row++) {
        if (strchr(capitals[row], letter) != NULL || strchr(smalls[row], letter) != NULL) {
            put_letter(letter);
            kept()->at.row = ROWS;
            return;
        }
    }
    sound_play(CUE_REFUSED);
}

static void take_letter(void) {
    const size_t length = strlen(kept()->name);
    sound_play(CUE_BACK);
    if (length == 0) {
        screen_pop();
        return;
    }
    memset(kept()->name + length - 1, 0, sizeof kept()->name - length + 1);
    kept()->small = length > 1;
}

static void take_over(void) {
    struct settings changed = *settings();
    for (size_t length = strlen(kept()->name); length > 0 && kept()->name[length - 1] == ' '; length--) {
        kept()->name[length - 1] = '\0';
    }
    memcpy(changed.name[kept()->seat], kept()->name, sizeof kept()->name);
    settings_change(&changed);
    settings_keep();
    sound_play(CUE_OPEN);
    screen_pop();
}

static void act(void) {
    const struct letters grid = letters();
    if (on_done()) {
        take_over();
    } else {
        put_letter(letters_at(&grid, &kept()->at));
    }
}

static void change_case(void) {
    kept()->small = !kept()->small;
    sound_play(CUE_OPEN);
}

static void steer(enum key pressed) {
    const struct letters grid = letters();
    letters_steer(&grid, &kept()->at, pressed);
}

static void help(void) {
    static const struct help_page typed = {
        "A name",
        "Type it, and press *Enter*.\n*Esc* and *Backspace* delete the last letter.\nThe arrows and *Enter* pick letters, too.\nWithout a name of its own, a seat is called by its stone.",
        NULL,
    };
    static const struct help_page picked = {
        "A name",
        "The pad picks a letter, *A* writes it, *B* deletes the last one.\n*X* changes between capitals and small letters.\nWithout a name of its own, a seat is called by its stone.",
        NULL,
    };
    help_open(board_has_letters() ? &typed : &picked, 1, 0);
}

/* What is written, with a line where the next letter comes. */
static void draw_field(void) {
    const char *style_name = settings_style_name(settings()->seat_style[kept()->seat]);
    canvas_box(12, FIELD_Y, 216, FIELD_HEIGHT, 3, COLOUR_WHITE, COLOUR_CLAY);
    icon_draw(20, FIELD_Y + 6, (enum icon)(ICON_SEAT_GARNET + settings()->seat_style[kept()->seat]), 24);
    int x = 54;
    if (kept()->name[0] == '\0') {
        type_draw(x + 4, FIELD_Y + 7, TYPE_TITLE, COLOUR_CLAY, style_name);
    } else {
        x = type_draw(x, FIELD_Y + 7, TYPE_TITLE, COLOUR_INK, kept()->name);
    }
    if (strlen(kept()->name) < SETTINGS_NAME_MAX) {
        canvas_fill(x + 1, FIELD_Y + 7, 2, 21, COLOUR_BRONZE);
    }
}

static void draw_keys(void) {
    const char *const yes = on_done() ? "Done" : "Write";
    const char *const no = kept()->name[0] == '\0' ? "Back" : "Delete";
    const struct chrome_key keys[] = {
        {ICON_KEY_A, yes}, {ICON_KEY_B, no}, {ICON_KEY_X, kept()->small ? "ABC" : "abc"}};
    if (board_has_letters()) {
        chrome_keys_typed(keys, 2); /* Shift makes capitals */
    } else {
        chrome_keys(keys, sizeof keys / sizeof keys[0], true);
    }
}

static void draw(void) {
    const struct letters grid = letters();
    chrome_page();
    chrome_title("A name for the seat", NULL);
    draw_field();
    letters_draw(&grid, &kept()->at);
    draw_keys();
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = act,
                                     .back = take_letter,
                                     .look = change_case,
                                     .help = help,
                                     .write = type_letter,
                                     .keeps = sizeof(struct name_memory)};

void name_open(unsigned of_seat) {
    screen_push(&screen);
    kept()->seat = of_seat;
    memcpy(kept()->name, settings()->name[of_seat], sizeof kept()->name);
    kept()->small = kept()->name[0] != '\0';
    kept()->at.row = kept()->name[0] != '\0' ? ROWS : 0;
}
