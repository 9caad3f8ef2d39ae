#include "lesson_progress.h"

#include <assert.h>
#include <string.h>

#include "game.h"
#include "journal.h"

enum {
    FORMAT = 1, /* first of the bytes */
    GAMES = 8,  /* that there is room for */
    NONE = 0,   /* no game has that number in saves */
};

/* As it is kept. docs/save-format.md */
static struct {
    uint8_t format, on_screen; /* a game's number in saves, or NONE */
    struct {
        uint8_t id; /* likewise */
        struct lesson_progress progress;
    } game[GAMES];
} known;
_Static_assert(sizeof known == 2 + GAMES * (4 + LESSON_CHOICES / 2), "bytes alone");

static bool good(void) {
    bool all = known.format == FORMAT;
    for (unsigned i = 0; i < GAMES; i++) {
        all = all && known.game[i].progress.state < LESSON_STATES;
    }
    return all;
}

void lesson_progress_start(void) {
    if (journal_lessons_load(&known, sizeof known) != sizeof known || !good()) {
        memset(&known, 0, sizeof known);
        known.format = FORMAT;
    }
}

/* The game's place, or a free one; GAMES: there is none. */
static unsigned place_of(const struct game *game) {
    unsigned place = 0;
    while (place < GAMES && known.game[place].id != game->id && known.game[place].id != NONE) {
        place++;
    }
    return place;
}

struct lesson_progress lesson_progress_of(const struct game *game) {
    static const struct lesson_progress none;
    const unsigned place = place_of(game);
    return place < GAMES ? known.game[place].progress : none;
}

void lesson_progress_keep(const struct game *game, const struct lesson_progress *progress, bool on_screen) {
    assert(progress->state < LESSON_STATES);
    const unsigned place = place_of(game);
    if (place < GAMES) {
        known.game[place].id = game->id;
        known.game[place].progress = *progress;
        known.on_screen = on_screen ? game->id : NONE;
        (void)journal_lessons_save(&known, sizeof known);
    }
}

bool lesson_progress_on_screen(const struct game *game) {
    return known.on_screen == game->id;
}

unsigned lesson_choice(const struct lesson_progress *progress, unsigned decision) {
    assert(decision < LESSON_CHOICES);
    return progress->choices[decision / 2] >> decision % 2 * 4 & 0xfu;
}

void lesson_choice_set(struct lesson_progress *progress, unsigned decision, unsigned choice) {
    assert(decision < LESSON_CHOICES && choice <= 0xfu);
    const unsigned shift = decision % 2 * 4;
    uint8_t *byte = &progress->choices[decision / 2];
    *byte = (uint8_t)((*byte & ~(0xfu << shift)) | choice << shift);
}
