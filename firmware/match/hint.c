#include "hint.h"

#include <assert.h>
#include <stddef.h>

#include "opponents.h"
#include "play.h"

static struct search *search; /* NULL: no hint was begun */

void hint_begin(void) {
    assert(play_person_to_move() && !play_viewing());
    search = opponents_lend_search();
    search_hint(search, play_match());
}

bool hint_think(void) {
    assert(search != NULL);
    return opponents_think_slice(search, true);
}

void hint_hurry(void) {
    assert(search != NULL);
    search_hurry(search);
}

unsigned hint_percent(void) {
    enum { ALL = 100 };
    assert(search != NULL);
    return search->wanted > search->playouts ? search->playouts * (unsigned)ALL / search->wanted : ALL;
}

move_t hint_best(struct reason reason[REASON_PARTS], unsigned *parts) {
    assert(search != NULL);
    *parts = reason_parts(search, reason);
    return search_best(search);
}
