/* What a turn has brought: the screen of every game for it. A line for each thing that changed anybody's
 * points (account.h), bars from the points before to those after, and who is next. Where nothing has changed
 * but what one line says, the board stays in view, with that line below it. The turn is over when its player
 * goes on from here; until then B takes back its last step, and what that turned up is hidden
 * (play.h). Who wants to see that at once asks for it, and so makes the turn final. */
#ifndef OXHIDE_MATCH_TURN_END_H
#define OXHIDE_MATCH_TURN_END_H

#include "account.h"
#include "game.h"
#include "icons.h"
#include "match_screens.h"
#include "sound.h"
#include "text.h"

struct match_turn {
    uint8_t seat;                               /* whose it is */
    unsigned began;                             /* after so many moves */
    int next;                                   /* who comes after it, or GAME_OVER */
    move_t first, move;                         /* the first and the last of its moves */
    const void *before, *after;                 /* the states when it began, and when it is over */
    const void *last;                           /* before its last move; NULL: that is final */
    struct account_sum sums[2][GAME_SEATS_MAX]; /* before and after: points that everybody knows */
    struct match_turn_pass *pass;               /* over the lines */
};

/* A line in words, rich text. They are followed by somebody's points: so many pixels have they. */
enum { MATCH_TURN_ROOM = 150 };
struct match_turn_words {
    enum icon icon;
    struct match_words title, words;
    char *more;        /* in place of `words`, where those need more room; rows are cut off it. NULL: none */
    bool low;          /* a low line: the title, and how many there were and are */
    uint8_t amount[2]; /* not shown where they are equal */
};

/* What a game gives. */
struct match_turn_end {
    /* A turn. NULL: with what can't be taken back. */
    bool (*begins)(const void *state);
    /* A move that passes the decision on, from that state, ends a turn. NULL: all do. */
    bool (*ends)(const void *before);
    /* Is it a turn's first step? NULL: `begins` says so. */
    bool (*first_step)(const void *state);
    /* The one move that can be made but for secret ones, as turning in a quest. Where others look on, they
     * are not to see that there is a choice: where the move does nothing but end the turn, what the turn
     * brought stands here as well, and going on makes it. MOVE_NONE: there is more. NULL: always. */
    move_t (*quietly)(const void *state, bool *ends);
    /* Calls the functions below for its lines; made again for every picture. NULL: match_turn_changes. */
    void (*lines)(const struct match_turn *turn);
    /* Says what changed points. */
    void (*change)(const struct match_turn *turn, const struct account_line *line,
                   struct match_turn_words *out);
    void (*name)(const struct account_line *line,
                 struct text *out); /* the thing alone, in few words; NULL: its source */
    /* Why points went from one thing to another by themselves, from one state to the other; or nothing. NULL:
     * they never do. */
    void (*moved)(const void *before, const void *after, unsigned seat, struct text *out);
    /* A set of sources: a seat's lines of one of them are told as one line, their sum. */
    uint16_t merged;
    const char *none;                                               /* said where there is no line */
    void (*title)(const struct match_turn *turn, struct text *out); /* NULL: "Turn done" */
    /* What came to light from one state to the other, a thing; or -1: nothing did, which everybody knows
     * before it is seen. NULL: nothing ever does. And what kind of thing that is: it has a page. */
    int (*turned_up)(const void *before, const void *after);
    const struct explained *thing;
    bool (*last_step_moves)(void); /* still, on the board; nothing is said before. NULL: never */
    unsigned rules;                /* the page of them that Y opens */
    unsigned (*page)(const struct match_turn *turn); /* where that depends on the turn; NULL: `rules` */
    int phase;                                       /* of the title, or CHROME_NO_PHASE */
    uint8_t bar_full;                                /* points of a full bar, or more if somebody has */
};

/* Is the turn held, or is it as good as over? */
bool match_turn_end_due(void);
void match_turn_end_show(void); /* in place of the top */

/* ---- lines, for `lines` alone */

/* What changed the points of whose turn it was, then of everybody else. */
void match_turn_changes(const struct match_turn *turn);
/* Was there a line of that source for whose turn it was? */
bool match_turn_told(const struct match_turn *turn, unsigned source);
/* A line whose words are what was done in the turn after its first move, in the log's words: all of it, in as
 * many rows as it takes. */
void match_turn_done(const struct match_turn *turn, struct match_turn_words *line);
/* What brought no points. */
void match_turn_line(const struct match_turn *turn, const struct match_turn_words *line);
void match_turn_note(const struct match_turn *turn, const char *words); /* rich text; "": none */

/* ---- anywhere */

/* What has changed points since that state, in few words, of one seat and then of all others, but what that
 * one's turn cost whoever reads before all else: "Troy +6 tile 4 -5", as much as fits into so many pixels of
 * TYPE_SMALL, "and 2 more". False: nothing has. */
bool match_changes_put(struct match_words *all, const void *before, unsigned first, int room, bool on_paper);
/* Of two states what is better for a seat in the second one: its own points that it has more there, others'
 * that they have less: "Troy +6, ■ tile 4 −5", and how many more there are. False: nothing is. */
bool match_better_put(struct match_words *all, const void *than, const void *state, unsigned seat, int room);
/* The same of what a move would change, after other words. False: it changes nothing, or there is no room for
 * all of it, and nothing was put. */
struct match_tried;
bool match_preview_put(struct match_words *all, const struct match_tried *tried, int room);

/* The same where others look on; else MOVE_NONE. */
move_t match_turn_quietly(const void *state, bool *ends);

/* ---- for tests */

/* Do the lines that are shown add up to the change of the title's points, for every seat? True as well where
 * another screen is on top. */
bool match_turn_end_adds_up(void);

#endif
