/* Another oxhide that plays along: a program started here that is asked by lines of the protocol on its
 * standard input and answers on its standard output. Whatever it does, the caller gets an answer or a reason
 * in words. */
#ifndef OXHIDE_PEER_H
#define OXHIDE_PEER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum {
    PEER_LINE_MAX = 4096, /* of an answer: a move, or the log of a match without moves */
    PEER_WHY_MAX = 320
};

struct peer {
    pid_t pid; /* 0: none runs */
    int to, from;
    int patience_s; /* for an answer */
    char line[PEER_LINE_MAX];
    char why[PEER_WHY_MAX]; /* it failed */
};

/* False: it can't be started, and `why` says it. */
bool peer_start(struct peer *peer, const char *path, int patience_s);
/* What it answers after "ok", without the blank; NULL: `why` says it. */
const char *peer_ask(struct peer *peer, const char *command);
/* Ends it, if one runs. */
void peer_stop(struct peer *peer);

#endif
