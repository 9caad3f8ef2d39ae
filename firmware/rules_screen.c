/* The rules of a game, page by page: the words are the game's own, the pictures its screens'. */
#include <assert.h>
#include <stddef.h>

#include "help.h"
#include "match_screens.h"

enum { PAGES_MAX = 24 /* Bronze has 9, Monuments most */ };

void rules_of_open(const struct game_ui *ui, unsigned page) {
    static struct help_page pages[PAGES_MAX];
    unsigned const count = ui->game->page_count;
    assert(count <= PAGES_MAX);
    for (unsigned i = 0; i < count; i++) {
        pages[i] = (struct help_page){ui->game->pages[i].title, ui->game->pages[i].words,
                                      ui->page_pictures != NULL ? ui->page_pictures[i] : NULL};
    }
    if (count > 0) {
        help_open(pages, count, page);
    }
}

void rules_open(unsigned page) {
    rules_of_open(match_ui(), page);
}
