/* The list of games, ended by NULL, as games.def has them. */
#ifndef OXHIDE_GAMES_H
#define OXHIDE_GAMES_H

#include "game.h"

extern const struct game *const games_all[];

/* The game of that name in a list, or NULL. */
const struct game *games_find(const struct game *const *games, const char *name);

#endif
