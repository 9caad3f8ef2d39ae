/* The rules of a game, page by page: the words are the game's own, the pictures its screens'. */
#include <assert.h>
#include <stddef.h>

#include "help.h"
#include "match_screens.h"
#include "screen.h"
#include "sound.h"

static struct help_page page_of(const struct game_ui *ui, unsigned page) {
    return (struct help_page){ui->game->pages[page].title, ui->game->pages[page].words,
                              ui->page_pictures != NULL ? ui->page_pictures[page] : NULL};
}

/* Whoever reads the rules in the middle of a turn may want to be told what to do. */
static void offer_hint(void) {
    if (hint_possible()) {
        help_offer("Hint", hint_open);
    }
}

/* After what concerns the screen, all pages from the first on; a page that stands there already, once. */
static void open(const struct game_ui *ui, unsigned count, unsigned once) {
    struct help_page *const pages = help_room();
    assert(ui->game->page_count < HELP_PAGES_MAX);
    for (unsigned i = 0; i < ui->game->page_count; i++) {
        assert(count < HELP_PAGES_MAX);
        pages[count] = page_of(ui, i);
        count += i == 0 || i != once;
    }
    for (const struct help_page *page = ui->signs; page != NULL && page->title != NULL; page++) {
        assert(count < HELP_PAGES_MAX);
        pages[count++] = *page;
    }
    if (count == 0) {
        pages[count++] = (struct help_page){ui->game->title,
                                            "The rules of this game are not written down here yet.", NULL};
    }
    help_open(pages, count, 0);
    help_of(ui->icon);
}

void rules_of(const struct game_ui *ui) {
    open(ui, 0, 0);
}

void rules_open(unsigned page) {
    if (page > 0) {
        assert(page < match_ui()->game->page_count);
        *help_room() = page_of(match_ui(), page);
    }
    open(match_ui(), page > 0, page);
    offer_hint();
}

void rules_here(void) {
    rules_open(screen_top()->rules);
}

void rules_about_open(const struct help_page *thing) {
    *help_room() = *thing;
    open(match_ui(), 1, 0);
    offer_hint();
}
