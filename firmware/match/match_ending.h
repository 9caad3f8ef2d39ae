/* How a match ends: the last round is announced, the points that were still open are counted one line after
 * the other, and the winner is shown. The frame does it for every game; a game says when its last round has
 * begun, and what its winner's picture is. */
#ifndef OXHIDE_MATCH_ENDING_H
#define OXHIDE_MATCH_ENDING_H

#include <stdbool.h>

#include "game_ui.h"
#include "screen.h"
#include "text.h"

/* What a game says of its last count, in which each source is a line. */
struct match_count {
    /* How many a seat has of what a line counts, as cards; or .._NONE: it isn't said. NULL: it never is. */
    unsigned (*amount)(unsigned line, unsigned seat);
    const char *each; /* what brings points there: a line of TYPE_SMALL for each line of the count */
    /* Of how many kinds the things of the last source are: the item's number, modulo that, is its kind. Then
     * they are counted kind by kind, in lines of their own after the sources'; and the source's own line is
     * what the parts of the match before this one have brought, which are the items of all sources from
     * `earlier` on. 0: the last source is a line as the others are. */
    uint8_t kinds, earlier;
    const char *(*kind_word)(unsigned kind);
    enum icon (*kind_icon)(unsigned kind);
    /* Where the line of `each` is empty: what brings a seat points there, in few letters. NULL: none is. */
    void (*rate)(unsigned line, unsigned seat, struct text *out);
};
enum { MATCH_COUNT_LINES = GAME_SOURCES_MAX, MATCH_COUNT_NONE = 255 };

/* What a game gives. */
struct match_ending {
    /* Has the last round begun? Once true it stays true. */
    bool (*last_round)(const void *state);
    /* Why it is the last, in a sentence: "Lapis built the fifth layer." */
    void (*why)(const void *state, struct text *out);
    /* A bit for each seat that still has a turn, the one at turn included. */
    unsigned (*still)(const void *state);
    /* The winner's picture, over the whole width from CHROME_CONTENT_Y to MATCH_ENDING_BOTTOM; what it draws
     * below is covered. */
    void (*picture)(unsigned seat);
    const struct match_count *count; /* NULL: a line for each source */
};
enum { MATCH_ENDING_BOTTOM = 176 };

/* Has the last round of the match begun, and not ended yet? */
bool match_last_round(void);
/* It has, and that was said, or its last turn is still held or shown: what is led is kept for the last count.
 */
bool match_holds_back(void);
/* Does a mark stand for the points that are led? Once the last move is made: the count tells them. */
bool match_marks_led(void);
void match_count_waits(void);  /* it is kept: something is still read before the count */
void match_count_begins(void); /* nothing is kept any more */
/* It has, and nobody has been told. */
bool match_last_round_due(void);
void match_last_round_show(void);                   /* in place of the top: says so, then the match goes on */
extern const struct screen match_last_round_screen; /* which that is */

/* In place of the top: the count, then the winner, then the ranking. */
void match_finale_show(void);
void match_winner_show(void);

#endif
