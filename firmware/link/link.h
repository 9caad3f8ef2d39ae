/* The console at the other end of a serial line: the engine's protocol (docs/protocol.md) on a match of its
 * own or on the one being played, and what a PC wants of a device besides. Bytes come in as they come and go
 * out as they are asked for. An answer longer than the buffer is sent in pieces, by carrying the command out
 * again and keeping the next piece; no further command is read until it is sent. So a host that sends
 * anything, reads slowly, or never, holds nothing up. No USB in here. */
#ifndef OXHIDE_LINK_H
#define OXHIDE_LINK_H

#include "protocol.h"

/* The console's screen, and the match on it. All may be NULL: then nothing is being played. */
struct link_table {
    const struct match *(*match)(void); /* NULL: none at the moment */
    bool (*ask)(void);         /* asks the owner, unless it can't now; link_allow brings the answer */
    bool (*play)(move_t move); /* as if chosen on the console */
    /* What stands on the screen, as JSON, a line in each call, less than a kilobyte; `first`: from the
     * beginning. False: that was the last. NULL: there is no screen. */
    bool (*words)(bool first, struct text *out);
};

struct link_source {
    const struct game *const *games;
    const char *board, *version;
    const uint8_t *journal; /* what `dump` sends */
    uint32_t journal_bytes;
    uint32_t picture_bytes; /* what `screen` sends: a BMP */
    void (*picture)(uint32_t at, uint8_t *out, uint32_t count);
    uint32_t (*us)(void); /* a clock, for `bench` */
};

void link_start(const struct link_source *source);
void link_table_set(const struct link_table *table);
/* The owner's word on a PC that wants to play; taken back when the line is cut. */
void link_allow(bool yes);

/* Bytes from the PC: how many were taken, 0 while an answer is still to be sent. */
size_t link_take(const char *bytes, size_t count);
/* Bytes for the PC. */
size_t link_give(char *out, size_t room);
/* There is something to send, or to go on with: link_work does a piece of it, link_give more. */
bool link_busy(void);
void link_work(void);
/* The PC went away: what was being said is forgotten. The match stays. */
void link_cut(void);

#endif
