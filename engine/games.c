#include "games.h"

#include <string.h>

#include "bronze/bronze.h"
#include "empire/empire.h"
#include "monuments/monuments.h"

const struct game *const games_all[] = {
    &bronze,
    &empire,
    &monuments,
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
