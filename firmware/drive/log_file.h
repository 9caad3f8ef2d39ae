/* A match as a text log, any piece of it: what the protocol's `load` takes, in one line. Reading on where the
 * last piece ended costs little; going back begins anew. One log at a time. */
#ifndef OXHIDE_LOG_FILE_H
#define OXHIDE_LOG_FILE_H

#include <stdbool.h>
#include <stdint.h>

#include "game.h"

/* Bytes of the whole log, found in pieces, for a long match takes a while. False: the match can't be shown,
 * for its game or its rules are not here. */
bool log_file_size_begin(uint32_t id, const struct game *const *games);
bool log_file_size_step(uint32_t *size); /* true: that is it */
void log_file_read(uint32_t id, const struct game *const *games, uint32_t at, uint8_t *out, uint32_t count);
/* The journal changed: what was read is not to be built upon. */
void log_file_forget(void);

#endif
