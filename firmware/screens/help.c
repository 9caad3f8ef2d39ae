#include "help.h"

#include <assert.h>
#include <stddef.h>

#include "canvas.h"
#include "chrome.h"
#include "palette.h"
#include "screen.h"
#include "sound.h"
#include "text.h"
#include "type.h"

enum { NUMBERS_ROOM = 16 };

struct help_memory {
    const struct help_page *pages;
    unsigned count, at;
    const char *offered; /* X's word, or NULL */
    void (*offer)(void);
};

static struct help_memory *kept(void) {
    return screen_memory(sizeof(struct help_memory));
}

static void turn(unsigned to) {
    sound_play(to == kept()->at ? CUE_REFUSED : CUE_MOVE);
    kept()->at = to;
}

static void key(enum key pressed) {
    if (pressed == KEY_LEFT || pressed == KEY_UP) {
        turn(kept()->at > 0 ? kept()->at - 1 : kept()->at);
    } else if (pressed == KEY_RIGHT || pressed == KEY_DOWN || pressed == KEY_A) {
        turn(kept()->at + 1 < kept()->count ? kept()->at + 1 : kept()->at);
    } else if (pressed == KEY_B || pressed == KEY_Y) {
        sound_play(CUE_BACK);
        screen_pop();
    } else if (pressed == KEY_X && kept()->offered != NULL) {
        kept()->offer();
    }
}

/* "4 / 12"; nothing where there is one page. */
static const char *page_numbers(char room[NUMBERS_ROOM]) {
    struct text_buffer buffer;
    struct text *text = text_into(&buffer, room, NUMBERS_ROOM);
    text_number(text, (int32_t)kept()->at + 1);
    text_put(text, " / ");
    text_number(text, (int32_t)kept()->count);
    return kept()->count > 1 ? room : NULL;
}

static void draw_keys(void) {
    struct chrome_key keys[3];
    unsigned shown_keys = 0;
    if (kept()->count > 1) {
        keys[shown_keys++] = (struct chrome_key){ICON_KEY_LR, "Page"};
    }
    keys[shown_keys++] = (struct chrome_key){ICON_KEY_B, "Back"};
    if (kept()->offered != NULL) {
        keys[shown_keys++] = (struct chrome_key){ICON_KEY_X, kept()->offered};
    }
    chrome_keys(keys, shown_keys, false);
}

static void draw(void) {
    char room[NUMBERS_ROOM];
    const struct help_page *page = &kept()->pages[kept()->at];
    int y = CHROME_PANEL_Y + 7;
    chrome_ground();
    chrome_title(page->title, page_numbers(room));
    chrome_panel(CHROME_PANEL_X, CHROME_PANEL_Y, CHROME_PANEL_WIDTH, CHROME_PANEL_HEIGHT);
    if (page->picture != NULL) {
        page->picture(y);
        y += HELP_PICTURE;
    }
    const struct area box = {CHROME_MARGIN, y, 222, CHROME_KEYS_Y - 2 - y};
    const bool fits = type_wrap_lines(box.width, TYPE_BODY, page->words) * type_line(TYPE_BODY) <= box.height;
    type_wrap(box, fits ? TYPE_BODY : TYPE_SMALL, COLOUR_INK, page->words);
    draw_keys();
}

static const struct screen screen = {.draw = draw, .key = key, .keeps = sizeof(struct help_memory)};

void help_open(const struct help_page *pages, unsigned page_count, unsigned first) {
    assert(page_count > 0 && first < page_count);
    screen_push(&screen);
    kept()->pages = pages;
    kept()->count = page_count;
    kept()->at = first;
    sound_play(CUE_OPEN);
}

void help_offer(const char *word, void (*act)(void)) {
    kept()->offered = word;
    kept()->offer = act;
}
