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
    enum icon icon;      /* before the titles, */
    enum icon first;     /* and before the first one */
    const char *offered; /* X's word, or NULL */
    void (*offer)(void);
};

static struct help_memory *kept(void) {
    return screen_memory(sizeof(struct help_memory));
}

static void turn(bool on) {
    const unsigned at = kept()->at, last = kept()->count - 1;
    kept()->at = on ? at + (at < last) : at - (at > 0);
    sound_play(kept()->at != at ? CUE_MOVE : CUE_REFUSED);
}

static void steer(enum key pressed) {
    turn(pressed == KEY_RIGHT || pressed == KEY_DOWN);
}

static void next(void) {
    turn(true);
}

static void look(void) {
    if (kept()->offered != NULL) {
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
    chrome_page();
    chrome_title_of(kept()->at == 0 ? kept()->first : kept()->icon, page->title, page_numbers(room));
    if (page->picture != NULL) {
        page->picture(y);
        y += HELP_PICTURE;
    }
    const struct area box = {CHROME_MARGIN, y, 222, CHROME_KEYS_Y - 2 - y};
    const bool fits = type_wrap_lines(box.width, TYPE_BODY, page->words) * type_line(TYPE_BODY) <= box.height;
    type_wrap(box, fits ? TYPE_BODY : TYPE_SMALL, COLOUR_INK, page->words);
    draw_keys();
}

static const struct screen screen = {.draw = draw,
                                     .steer = steer,
                                     .act = next,
                                     .look = look,
                                     .help = screen_back,
                                     .keeps = sizeof(struct help_memory)};

void help_open(const struct help_page *pages, unsigned page_count, unsigned first) {
    assert(page_count > 0 && first < page_count);
    screen_push(&screen);
    kept()->pages = pages;
    kept()->count = page_count;
    kept()->at = first;
    kept()->icon = kept()->first = ICON_BRONZE;
    sound_play(CUE_OPEN);
}

struct help_page *help_room(void) {
    static struct help_page pages[HELP_PAGES_MAX];
    return pages;
}

void help_picture_draw(void (*picture)(int y), int y) {
    picture(y);
}

void help_label(int middle, int y, const char *words) {
    enum { LABEL_Y = 38 };
    type_draw_centred(middle, y + LABEL_Y, TYPE_SMALL_BOLD, COLOUR_UMBER, words);
}

void help_icon(int middle, int y, enum icon icon, int size, const char *words) {
    icon_draw(middle - size / 2, y + 6 + (24 - size) / 2, icon, size);
    help_label(middle, y, words);
}

void help_of(enum icon icon) {
    kept()->icon = kept()->first = icon;
}

void help_first_of(enum icon icon) {
    kept()->first = icon;
}

void help_offer(const char *word, void (*act)(void)) {
    kept()->offered = word;
    kept()->offer = act;
}
