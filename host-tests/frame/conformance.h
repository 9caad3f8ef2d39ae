/* The promises that every game makes by game.h, tried on whole random games: every seat count, every
 * combination of options, several seeds. docs/adding-a-game.md lists them. */
#ifndef OXHIDE_CONFORMANCE_H
#define OXHIDE_CONFORMANCE_H

#include "game.h"

/* NULL if every promise was kept; otherwise which was broken, and where. */
const char *conformance_run(const struct game *game, unsigned seeds);

#endif
