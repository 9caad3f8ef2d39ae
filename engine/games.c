#include "games.h"

#include <stddef.h>

#define GAME(name) extern const struct game name;
#include "games.def"
#undef GAME

const struct game *const games_all[] = {
#define GAME(name) &name,
#include "games.def"
#undef GAME
    NULL,
};
