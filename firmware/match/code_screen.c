/* A deal's code, letter by letter, as another console shows it: the pad picks, A writes, B takes back. */
#include <string.h>

#include "board.h"
#include "canvas.h"
#include "chrome.h"
#include "deal.h"
#include "games.h"
#include "help.h"
#include "letters.h"
#include "match_screens.h"
#include "palette.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum {
    FIELD_Y = 30,
    WORDS_Y = FIELD_Y + CODE_HEIGHT + 3,
    GRID_Y = 114,
    ROWS = 3,
    GROUPS_IN_LINE = 4,
    GROUP_STEP = 52,
    LINE_STEP = 20,
    LINE_ROOM = 22,
};

struct code_memory {
    struct letters_cursor at;
    bool asked; /* it was said to be complete, and isn't good */
    char code[DEAL_CODE_MAX + 1];
};

static struct code_memory *kept(void) {
    return screen_memory(sizeof(struct code_memory));
}

static const struct letters *letters(void) {
    static const char *const rows[ROWS] = {"0123456789", "ACDEFGHJKM", "NPQRTVWXY"};
    static const struct letters grid = {rows, ROWS, GRID_Y, GRID_Y + ROWS * LETTERS_ROW_HEIGHT + 4};
    return &grid;
}

/* ---- keys */

static void put_letter(char letter) {
    const size_t length = strlen(kept()->code);
    if (length == DEAL_CODE_MAX) {
        sound_play(CUE_REFUSED);
        return;
    }
    kept()->code[length] = letter;
    kept()->asked = false;
    sound_play(CUE_OPEN);
}

/* Whoever types goes on to Done, and may type the hyphens. */
static void type_letter(char typed) {
    const char letter = deal_letter(typed);
    if (letter != '\0') {
        put_letter(letter);
        letters_to_done(letters(), &kept()->at);
    } else if (typed != '-' && typed != ' ') {
        sound_play(CUE_REFUSED);
    }
}

static void take_letter(void) {
    const size_t length = strlen(kept()->code);
    sound_play(CUE_BACK);
    if (length == 0) {
        screen_pop();
        return;
    }
    kept()->code[length - 1] = '\0';
    kept()->asked = false;
}

static void take_over(void) {
    struct deal deal;
    if (deal_read(&deal, kept()->code, games_all) != DEAL_OK) {
        kept()->asked = true;
        sound_play(CUE_REFUSED);
        return;
    }
    sound_play(CUE_OPEN);
    screen_pop();
    new_game_deal(&deal);
}

static void act(void) {
    const char letter = letters_at(letters(), &kept()->at);
    if (letter == '\0') {
        take_over();
    } else {
        put_letter(letter);
    }
}

static void steer(enum key pressed) {
    letters_steer(letters(), &kept()->at, pressed);
}

static void help(void) {
    static const struct help_page page = {
        "A code",
        "It is a deal: the game, its options, its seed, and who sits where. Another console shows it under *Code*, where a match is set up, and in the log.\n*A* writes a letter, *B* takes the last one away. There are no B, I, L, O, S, U and Z: they look like 8, 1, 0, 5, V and 2.\nA slip is found: the last two letters are a check.",
        NULL};
    help_open(&page, 1, 0);
}

/* ---- picture */

void code_draw(int y, const char *code) {
    const int lines = strlen(code) <= GROUPS_IN_LINE * DEAL_GROUP ? LINE_ROOM : LINE_ROOM + LINE_STEP;
    canvas_box(12, y, 216, CODE_HEIGHT, 3, COLOUR_WHITE, COLOUR_CLAY);
    y += (CODE_HEIGHT - lines) / 2;
    for (unsigned group = 0; group * DEAL_GROUP < strlen(code); group++) {
        char words[DEAL_GROUP + 1] = {0};
        const int x = 20 + (int)(group % GROUPS_IN_LINE) * GROUP_STEP;
        const int line_y = y + (int)(group / GROUPS_IN_LINE) * LINE_STEP;
        strncpy(words, code + group * DEAL_GROUP, DEAL_GROUP);
        type_draw(x, line_y, TYPE_TITLE, COLOUR_INK, words);
        if (group % GROUPS_IN_LINE > 0) {
            canvas_fill(x - 10, line_y + 11, 5, 2, COLOUR_UMBER);
        }
    }
}

/* What is known of the deal: "Bronze: 2 seats, ..."; or what is wrong with the code. */
static void put_words(struct text *text) {
    struct deal deal;
    const enum deal_result result = deal_read(&deal, kept()->code, games_all);
    if (result == DEAL_OK) {
        text_put(text, deal.setup.game->title);
        text_put(text, ": ");
        match_set_up_put(&deal.setup, text);
    } else if (kept()->asked) {
        text_put(text, deal_result_text(result));
    } else if (kept()->code[0] == '\0') {
        text_put(text, "Write the code that another console or the page shows.");
    }
}

static void draw_keys(void) {
    const bool done = letters_at(letters(), &kept()->at) == '\0';
    const struct chrome_key keys[] = {{ICON_KEY_A, done ? "Done" : "Write"},
                                      {ICON_KEY_B, kept()->code[0] == '\0' ? "Back" : "Delete"}};
    if (board_has_letters()) {
        chrome_keys_typed(keys, sizeof keys / sizeof keys[0]);
    } else {
        chrome_keys(keys, sizeof keys / sizeof keys[0], true);
    }
}

static void draw(void) {
    struct match_words words;
    put_words(match_words(&words));
    chrome_page();
    chrome_title("A deal by its code", NULL);
    code_draw(FIELD_Y, kept()->code);
    type_wrap((struct area){CHROME_MARGIN, WORDS_Y, 220, 34}, TYPE_SMALL, COLOUR_UMBER, words.words);
    letters_draw(letters(), &kept()->at);
    draw_keys();
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = act,
                                     .back = take_letter,
                                     .help = help,
                                     .write = type_letter,
                                     .keeps = sizeof(struct code_memory)};

void code_open(void) {
    screen_push(&screen);
}
