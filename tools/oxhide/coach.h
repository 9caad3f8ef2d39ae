/* The coach on a PC: what engine/review.h finds in a match, as JSON. */
#ifndef OXHIDE_COACH_H
#define OXHIDE_COACH_H

#include "protocol.h"

/* review [playouts=<n>] [from=<moves>] [seat=<n> ...], about the match that is loaded. */
void coach_run(struct protocol *protocol, unsigned count, const char *const *words);
/* Of a log in a file: `oxhide review <file> [word ...]`. Returns the program's exit code. */
int coach_file(struct protocol *protocol, int count, char **words);

#endif
