/* A match as a text log, any piece of it: what the protocol's `load` takes, in one line; then comments, a
 * line each, about who played and how it ended. Reading on where the last piece ended costs little; going
 * back starts over. One log at a time. */
#ifndef OXHIDE_LOG_FILE_H
#define OXHIDE_LOG_FILE_H

#include <stdbool.h>
#include <stdint.h>

#include "game.h"

struct log_file {
    const struct game *const *games;
    uint8_t sector;
    uint16_t slots;
};

/* Bytes of the whole log of the match whose first part is in that sector of what the journal lends, found in
 * pieces, for a long match takes a while; and how many of its slots that takes. False: the match can't be
 * shown, for its game or its rules are not here. */
bool log_file_size_begin(unsigned sector, const struct game *const *games);
bool log_file_size_step(uint32_t *size, uint16_t *slots); /* true: that is it */
/* A piece of the log that so many slots make. False: it can't be read any more. */
bool log_file_read(const struct log_file *log, uint32_t at, uint8_t *out, uint32_t count);
/* Something else is lent: what was read is not to be built upon. */
void log_file_forget(void);

#endif
