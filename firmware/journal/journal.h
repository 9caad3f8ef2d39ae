/* The journal: matches, settings and statistics in flash, such that power may go at any instant and at most
 * the write in flight is missing. A ring of sectors; every match opens a fresh one and appends four bytes a
 * move; nothing live is erased. docs/save-format.md has the layout and the reasons. One match at a time is
 * open for appending; any can be read. */
#ifndef OXHIDE_JOURNAL_H
#define OXHIDE_JOURNAL_H

#include "match.h"
#include "standing.h"

enum {
    JOURNAL_NAME = 10,          /* bytes of a seat's name, zeros after it; no zero when it fills them */
    JOURNAL_SETTINGS_MAX = 256, /* bytes of settings */
    JOURNAL_STATS_MAX = 32,     /* lines of statistics; the longest unused one makes room for another */
    /* What journal_append takes besides moves. Moves stay below JOURNAL_MOVE_END, a limit for every game. */
    JOURNAL_UNDO = 0xffffff,
    JOURNAL_REDO = 0xfffffe,
    JOURNAL_GO_ON = 0xfffffd, /* whoever made the moves so far leaves them as they are */
    JOURNAL_MOVE_END = 0xfffff0,
};

enum journal_result {
    JOURNAL_OK,
    JOURNAL_DAMAGED, /* done; but records were unreadable, and what built on them is gone */
    JOURNAL_NONE,    /* no such match, or none is open */
    JOURNAL_FULL,    /* every sector holds something live: forget a match (journal_oldest) */
    JOURNAL_FLASH,   /* the flash does not take what is written */
    JOURNAL_FOREIGN, /* a match of a game or of rules that this firmware does not have */
    JOURNAL_OVER,    /* finished: it can be read, not gone on with */
    JOURNAL_REFUSED, /* nothing that can be stored: a move that is too large, settings that are too long */
    JOURNAL_RESULTS
};

/* A sentence for people. */
const char *journal_result_text(enum journal_result result);

/* Who sits where. The journal reads the name alone, for the statistics. */
struct journal_seat {
    char name[JOURNAL_NAME];
    uint8_t kind[2]; /* the console's: person or opponent, level, colour */
};

/* Power-on: reads the headers of so many sectors (BOARD_FLASH_SECTORS; tests use fewer, at least 7), and
 * makes good what a cut left half done: a handful of programmed pages, and no erase as long as there are
 * spare sectors. */
void journal_mount(uint16_t sectors);
/* Erases one sector if spare ones are short, and says whether it did: for moments when nobody waits. */
bool journal_tidy(void);

/* Where a match was played on from: another one, after so many of its moves, which then are its own first
 * ones. It may be gone by now. */
struct journal_origin {
    uint32_t match; /* 0: it began at its beginning */
    uint16_t moves;
};

/* Opens a sector for a match and leaves the one that was open. Ids grow with time. */
enum journal_result journal_new_match(const struct setup *setup, const struct journal_seat *seats,
                                      uint32_t *id);
/* The same for one that was played on from another; its result is not counted in the statistics. */
enum journal_result journal_new_match_from(const struct setup *setup, const struct journal_seat *seats,
                                           const struct journal_origin *origin, uint32_t *id);
/* A move, JOURNAL_UNDO, JOURNAL_REDO or JOURNAL_GO_ON of the open match; stored when it returns. An undo
 * takes back whatever the move showed: who may do that is for others to say. */
enum journal_result journal_append(uint32_t record);
/* Replays a match and opens it for appending. */
enum journal_result journal_resume(uint32_t id, struct match *match, const struct game *const *games);
/* Replays a match and changes nothing. */
enum journal_result journal_load(uint32_t id, struct match *match, const struct game *const *games);
/* Of the match that was replayed last: its moves, if its players went on from there, and all that was done
 * since was taken back; else 0. */
uint16_t journal_gone_on(void);
/* The open match is over: keeps the result, counts it in the statistics unless it was played on from another,
 * and closes it. */
enum journal_result journal_finish(const struct standing *standing);
/* A note to a finished match, in place of the one before: at most so many bytes. JOURNAL_FULL: its sector has
 * no room for it. Firmware before 1.1 steps over it. */
enum { JOURNAL_NOTE_MAX = 352 };
enum journal_result journal_note_save(uint32_t id, const uint8_t *bytes, unsigned count);
/* Returns how many bytes it has; 0: there is none, or no room for it. */
unsigned journal_note_load(uint32_t id, uint8_t *bytes, unsigned room);
/* Drops a match, finished or not. */
enum journal_result journal_forget(uint32_t id);

struct journal_entry {
    uint32_t id;
    uint16_t sector; /* of its first part */
    bool finished;
    struct standing standing;         /* when finished */
    const uint8_t *setup;             /* MATCH_SETUP_BYTES, in flash */
    const struct journal_seat *seats; /* GAME_SEATS_MAX, in flash */
    struct journal_origin origin;
};

/* All matches, newest first: begin with a zeroed entry. */
bool journal_list(struct journal_entry *entry);
/* That match. */
bool journal_find(uint32_t id, struct journal_entry *entry);
/* The match in progress that was begun first, other than the spared one (0: none is); 0: there is none. */
uint32_t journal_oldest(uint32_t spared);
/* The match in progress that was played last, also after power was gone: the one resumed last, unless another
 * was begun since; 0: none. */
uint32_t journal_current(void);

/* A match's moves as they stand, without the ones that were taken back, in little room: for those who can't
 * spare a struct match. Whether they are legal is for the reader to see. */
enum {
    /* Records: the 7,000 moves of the longest match, and 2,500 taken back and made again. More are not
     * walked. */
    JOURNAL_WALK_MAX = 12000
};
struct journal_walk {
    uint32_t id;
    uint16_t length;                    /* moves in all */
    uint16_t done;                      /* of them given out */
    uint16_t record;                    /* where the search for the next begins */
    uint16_t records;                   /* up to the last that counts */
    uint16_t slots;                     /* up to the last that stays as it is, whatever the match does */
    bool lent;                          /* in what is lent, not in what there is */
    uint8_t kept[JOURNAL_WALK_MAX / 8]; /* a bit per record: its move stands */
};

/* False: no such match. */
bool journal_walk_begin(struct journal_walk *walk, uint32_t id);
/* The next move; MOVE_NONE after the last. */
move_t journal_walk_next(struct journal_walk *walk);
/* A hint was asked for in the open match: noted with its result, as long as the match stays open. */
void journal_note_hint(void);
/* How often in a match a move was taken back; and once it is finished, a hint was asked for. */
struct journal_used {
    uint16_t undone, hints;
};
struct journal_used journal_used(uint32_t id);
/* Grows with everything that is written. */
uint32_t journal_version(void);

/* Returns how many bytes were stored, at most `room` of which are copied; 0: never saved. */
size_t journal_settings_load(void *settings, size_t room);
enum journal_result journal_settings_save(const void *settings, size_t count);
/* Likewise what is known of the lessons, and of tips: of no more bytes. Firmware before 1.1 steps over both.
 */
size_t journal_lessons_load(void *lessons, size_t room);
enum journal_result journal_lessons_save(const void *lessons, size_t count);
size_t journal_tips_load(void *tips, size_t room);
enum journal_result journal_tips_save(const void *tips, size_t count);

/* A line of statistics: of a game and a name, or of a game and all who played it (an empty name: then `wins`
 * are the matches with a single winner, and `best` and `sum` are about the winners). */
struct journal_stat {
    uint8_t game; /* its id */
    char name[JOURNAL_NAME];
    uint16_t games, wins;
    int16_t best;
    int32_t sum;             /* of points: divided by games it is the mean */
    uint8_t streak, longest; /* victories in a row, now and at most; of a name */
    uint8_t beaten;          /* a bit for each level from 1 on that a name was alone in beating */
};

bool journal_stats(unsigned index, struct journal_stat *stat);
/* The mean points in tenths, rounded; halves away from zero. */
int32_t journal_mean_tenths(const struct journal_stat *stat);

/* What the journal holds now, to be read at leisure while matches go on: it stays as it is until it is lent
 * again. Meanwhile journal_tidy erases nothing. When a sector is needed and no erased one is left, what was
 * in it can't be read any more; all else can. */
void journal_lend(void);
void journal_lend_end(void);
/* The match whose first part is in that sector; false: not any more. */
bool journal_lent_match(unsigned sector, struct journal_entry *entry);
/* A walk through its moves as they stood: those in its first so many slots. */
bool journal_lent_walk(struct journal_walk *walk, unsigned sector, unsigned slots);
/* The note of a match in what is lent, as it stood when it had so many slots. */
unsigned journal_lent_note(uint32_t id, unsigned slots, uint8_t *bytes, unsigned room);
/* The statistics, and whether they can still be read. */
bool journal_lent_stats(unsigned index, struct journal_stat *stat);
bool journal_lent_store(void);
/* Bytes of a sector, from `at` on. How far its match had come is known to whoever walked through it; the
 * sector of the match's first part is journal_lent_first's, -1: it has none. False: erased since. */
struct journal_extent {
    bool finished;
    uint16_t slots;
};
int journal_lent_first(unsigned sector);
bool journal_lent_read(unsigned sector, unsigned at, uint8_t *out, unsigned count,
                       const struct journal_extent *extent);

/* What the flash is like; `foreign` and `damaged` sectors were left alone. */
struct journal_health {
    uint16_t sectors, clean, live, finished, foreign, damaged, bad;
    uint16_t erases; /* since power-on */
};

struct journal_health journal_health(void);

#endif
