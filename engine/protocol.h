/* The engine by lines of text: one command a line in, one answer a line out, "ok ..." or "error: ...". Bytes
 * come in as they come, from a pipe or a serial port; nothing that comes in can crash it, hang it or lose the
 * match. docs/protocol.md specifies it. */
#ifndef OXHIDE_PROTOCOL_H
#define OXHIDE_PROTOCOL_H

#include "match.h"

enum {
    PROTOCOL_LINE_MAX = 256, /* of a command; `load` alone may be longer, it is read word by word */
    PROTOCOL_WORDS_MAX = 16, /* of a command: `new` with all its options has 9 */
};

struct protocol;

struct protocol_command {
    const char *name;
    const char *usage; /* what follows the name */
    const char *help;
    void (*run)(struct protocol *protocol, unsigned count, const char *const *words);
    bool alone; /* works without a match */
};

struct protocol {
    struct match *match;
    uint16_t room; /* moves that the match's memory has room for; 0: MATCH_LENGTH_MAX */
    const struct game *const *games;
    const struct protocol_command *more; /* the owner's own commands, ended by a NULL name; or NULL */
    void *owner;                         /* for those */
    void *workspace;                     /* for perft: words; shared with whoever lends it */
    size_t workspace_bytes;
    uint32_t positions; /* that perft looks at before it gives up */
    struct text *out;
    bool quit;   /* `quit` was said */
    bool failed; /* the last answer was an error */

    bool started;  /* there is a match */
    bool loading;  /* inside a `load` line */
    bool too_long; /* the line or word overran its room: skip to its end */
    uint16_t used; /* bytes in line, or in the word that is being read while loading */
    char line[PROTOCOL_LINE_MAX];
    struct match_reader reader;
};

/* Set match, games, out and what else is wanted in a zeroed struct, then feed. */
void protocol_feed(struct protocol *protocol, const char *bytes, size_t count);
/* The input is over: a last line without its end is carried out. */
void protocol_end(struct protocol *protocol);

/* For the owner's commands: begin an answer, then end it with a newline by protocol_done. */
void protocol_ok(struct protocol *protocol);
void protocol_error(struct protocol *protocol, const char *reason);
void protocol_done(struct protocol *protocol);
/* Digits; a number of more than nine of them is read as the largest one. */
bool protocol_number(const char *word, uint32_t *number);
/* A command of the protocol's own, for an owner's command of that name to go on with; NULL: none. */
const struct protocol_command *protocol_command(const char *name);

#endif
