/* What points are made of, and what changed them: from a state before to a state after, a line for each thing
 * that brought a seat more or less, which adds up to the change of its points. From `items` of struct game,
 * computed when asked for. As everybody may know it: what a seat keeps secret is left out of a state that is
 * not the end, and comes in with the lines to the end. */
#ifndef OXHIDE_ACCOUNT_H
#define OXHIDE_ACCOUNT_H

#include "game.h"

/* The items of a source as everybody may know them; when the game is over all points are won. Returns how
 * many. */
unsigned account_items(const struct game *game, const void *state, unsigned source,
                       struct game_item out[GAME_ITEMS_MAX]);
/* A seat's points that everybody knows, and how many of them are won for good: all of them when the game is
 * over. `without` is a set of sources to be left out. Zeros for seats that don't play. */
struct account_sum {
    int16_t points, won;
};
void account_sums(const struct game *game, const void *state, unsigned without,
                  struct account_sum sums[GAME_SEATS_MAX]);

struct account_line {
    int16_t points; /* more or less; 0: a thing that is worth nothing changed hands, or what was led is won */
    int16_t was, is;
    uint8_t seat, source, item; /* the item's place among those of the source */
    uint8_t other;              /* from whom it was taken, or to whom it was lost; or GAME_NOBODY */
    bool won;                   /* what it is worth now is won for good */
};

/* The lines of one seat, source by source. Both states must last as long. */
struct account {
    const struct game *game;
    const void *before, *after;
    uint8_t seat, source, count, next; /* items of the source, and which of them comes next */
    struct game_item old[GAME_ITEMS_MAX], now[GAME_ITEMS_MAX];
};
void account_begin(struct account *account, const struct game *game, const void *before, const void *after,
                   unsigned seat);
bool account_next(struct account *account, struct account_line *line); /* false: there are no more */

#endif
