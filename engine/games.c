#include "games.h"

#include <string.h>

#define GAME(name) extern const struct game name;
#include "games.def"
#undef GAME

const struct game *const games_all[] = {
#define GAME(name) &name,
#include "games.def"
#undef GAME
    NULL,
};

const struct game *games_find(const struct game *const *games, const char *name) {
    for (; *games != NULL; games++) {
        if (strcmp((*games)->name, name) == 0) {
            return *games;
        }
    }
    return NULL;
}
