/* Who is ahead: places and tie-breaks of every game, from the numbers that it gives (`keys` of struct game).
 */
#ifndef OXHIDE_STANDING_H
#define OXHIDE_STANDING_H

#include "game.h"

/* Ranks count from 1; equal ranks share the place. Seats that don't play have zeros. */
struct standing {
    int16_t points[GAME_SEATS_MAX];
    uint8_t rank[GAME_SEATS_MAX];
    uint8_t decided_by; /* 0: points decided the first place, or it is shared; n: the n-th tie-break did */
};

/* From so many keys of each of so many seats. Fills all of *standing. */
void standing_from(int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX], unsigned seats, unsigned count,
                   struct standing *standing);
/* The same of a game as if it ended now. */
void standing_of(const struct game *game, const void *state, struct standing *standing);
/* Does a seat keep its points of that source secret? At the end all is shown. */
bool standing_hides(const struct game *game, const void *state, unsigned source);
/* As everybody may know it: before the end without what a seat keeps secret. */
void standing_known(const struct game *game, const void *state, struct standing *standing);
/* How many share the first place. */
unsigned standing_winners(const struct standing *standing);
/* The members of the protocol's answer to `score`, as everybody may know them. */
void standing_json(const struct game *game, const void *state, struct json *out);

#endif
