/* All that a person can see of a journal, boiled down to hashes, so that two moments can be compared. */
#ifndef OXHIDE_WORLD_H
#define OXHIDE_WORLD_H

#include "journal.h"

enum { WORLD_MATCHES_MAX = 128 };

struct world_match {
    uint32_t id;
    bool finished;
    bool damaged;     /* the journal says that something is missing */
    uint16_t gone_on; /* journal_gone_on */
    uint64_t hash;    /* of set-up, seats, moves, what can be redone, and result */
};

struct world {
    unsigned count;
    struct world_match matches[WORLD_MATCHES_MAX]; /* newest first */
    uint64_t settings, stats;
    uint32_t current;       /* the match to go on with */
    uint32_t games_counted; /* by the statistics */
};

uint64_t world_hash(uint64_t hash, const void *bytes, size_t count);
/* Of a match as it is being played. */
uint64_t world_match_hash(const struct match *match);
void world_capture(struct world *world, const struct game *const *games);
const struct world_match *world_find(const struct world *world, uint32_t id);

/* Is `now` one of those worlds, or something between them? Every match must be as in one of them, and one
 * that is in all of them must be there (finished ones may go if `may_drop`); settings and statistics as in
 * one of them. NULL, or what is wrong. */
const char *world_between(const struct world *now, const struct world *const *worlds, unsigned count,
                          bool may_drop);

#endif
