#include "dialog.h"

#include <assert.h>

#include "canvas.h"
#include "chrome.h"
#include "palette.h"
#include "screen.h"
#include "sound.h"
#include "type.h"

enum {
    X = 16,
    WIDTH = 208,
    MARGIN = 12,
    ICON_ROOM = 34,
    TITLE_Y = 10,
    WORDS_Y = 32,
    BUTTON_ROOM = 40,
    BUTTON_GAP = 8
};

struct dialog_memory {
    const struct dialog *asked;
    const struct dialog *waiting; /* until that one is answered; NULL: none */
    bool over_home;               /* which has no title to be spared */
};

static struct dialog_memory *kept(void) {
    return screen_memory(sizeof(struct dialog_memory));
}

static void close(void (*next)(void), enum cue cue) {
    const struct dialog *const behind = kept()->waiting;
    sound_play(cue);
    screen_pop();
    if (next != NULL) {
        next();
    }
    if (behind != NULL) {
        dialog_open(behind);
    }
}

static void yes(void) {
    close(kept()->asked->on_yes, CUE_OPEN);
}

static void no(void) {
    if (kept()->asked->no == NULL) {
        yes();
    } else {
        close(kept()->asked->on_no, CUE_BACK);
    }
}

static void draw_keys(void) {
    const struct dialog *const asked = kept()->asked;
    const struct chrome_key keys[] = {{ICON_KEY_A, asked->yes},
                                      {ICON_KEY_B, asked->no != NULL ? asked->no : "Back"}};
    chrome_keys(keys, 2, false);
}

static void draw_buttons(int x, int y) {
    x = chrome_button(x, y, ICON_KEY_A, kept()->asked->yes, true);
    if (kept()->asked->no != NULL) {
        chrome_button(x + BUTTON_GAP, y, ICON_KEY_B, kept()->asked->no, false);
    }
}

static void draw(void) {
    const int x = X + MARGIN + (kept()->asked->icon == ICON_COUNT ? 0 : ICON_ROOM);
    const int words_width = X + WIDTH - MARGIN - x;
    const int words_height =
        type_wrap_lines(words_width, TYPE_BODY, kept()->asked->words) * type_line(TYPE_BODY);
    const int height = WORDS_Y + words_height + BUTTON_ROOM;
    const int y = CHROME_CONTENT_Y + (CHROME_KEYS_Y - CHROME_CONTENT_Y - height) / 2;
    chrome_dialog(kept()->over_home ? 0 : CHROME_CONTENT_Y, X, y, WIDTH, height);
    if (kept()->asked->icon != ICON_COUNT) {
        icon_draw(X + MARGIN, y + MARGIN, kept()->asked->icon, 24);
    }
    type_draw(x, y + TITLE_Y, TYPE_TITLE, COLOUR_INK, kept()->asked->title);
    type_wrap((struct area){x, y + WORDS_Y, words_width, words_height}, TYPE_BODY, COLOUR_INK,
              kept()->asked->words);
    draw_buttons(kept()->asked->no == NULL ? x : X + MARGIN, y + WORDS_Y + words_height + 6);
    draw_keys();
}

static const struct screen screen = {
    .draw = draw, .act = yes, .back = no, .keeps = sizeof(struct dialog_memory), .rests = true, .over = true};

void dialog_open(const struct dialog *dialog) {
    assert(dialog->title != NULL && dialog->words != NULL);
    if (screen_top() == &screen) {
        kept()->waiting = dialog;
        return;
    }
    const bool over_home = screen_at_home();
    screen_push(&screen);
    kept()->asked = dialog;
    kept()->over_home = over_home;
}
