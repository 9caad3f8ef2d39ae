/* How quickly the opponents think on this machine, from the first move with the fewest seats, in names and
 * values for tools/bench; and the room that they take. */
#include <stdio.h>
#include <time.h>

#include "games.h"
#include "search.h"

enum { PLAYOUTS = 4000 };

static struct search search;
static struct match match;

static double now_s(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

int main(void) {
    for (const struct game *const *game = games_all; *game != NULL; game++) {
        struct setup setup;
        unsigned levels = 0;
        setup_default(&setup, *game);
        match_start(&match, &setup);
        search_begin(&search, &match, &search_levels(*game, &levels)[levels - 1], 1);
        search_budget(&search, PLAYOUTS);
        const double from_s = now_s();
        while (!search_step(&search)) {
        }
        printf("search.host.playouts_per_s.%s %.0f\n", (*game)->name, (double)PLAYOUTS / (now_s() - from_s));
    }
    printf("search.ram_bytes %zu\n", sizeof(struct search));
    return 0;
}
