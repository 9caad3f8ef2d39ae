/* The home screen, and the console's own screens: each pushes itself on the stack. */
#ifndef OXHIDE_HOME_H
#define OXHIDE_HOME_H

#include "journal.h"
#include "screen.h"

extern const struct screen home_screen; /* the bottom of the stack */

/* There is something to see on the screen of matches: one that is kept, or what the journal left alone. */
bool matches_kept(void);
/* Some of it can't be read, or is of another version. */
bool matches_left_alone(void);
/* Who won the last match that is over. False: nobody alone, or there is none. */
struct matches_winner {
    uint8_t seat_style;
    char name[JOURNAL_NAME + 1];
};
bool matches_last_won(struct matches_winner *winner);
void matches_open(void);
/* NULL, or nothing is known of it yet: of the game that was finished last. */
void stats_open(const struct game *of);
/* What the journal knows of a name in a game: over the statistics. */
void record_open(const struct game *game, const char name[JOURNAL_NAME]);
/* Nothing has been kept yet: it begins with a few words, over home. */
bool first_start_due(void);
void first_start_open(void);
void settings_open(void);
void seats_open(void);
void drive_open(void); /* a dialog */
void about_open(void);

#endif
