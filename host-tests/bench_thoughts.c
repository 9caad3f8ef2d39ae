/* Finds the decisions that the hardest opponents think about longest: plays whole games among them, with the
 * fewest seats and then with the most (and one less, where the search thinks otherwise with the most), and
 * prints the positions of those that took this machine longest, as simulator/thoughts.txt has them; comments
 * tell the milliseconds.
 *
 *   bench_thoughts <game> <first seed> <games> [<positions of each number of seats>] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "games.h"
#include "search.h"

enum { KEPT_MAX = 16, KEPT = 1 };

struct kept {
    double ms;
    uint8_t seats;
    uint64_t seed;
    uint16_t length;
    move_t moves[MATCH_LENGTH_MAX];
};

static struct search search;
static struct match match;
static struct kept kept[KEPT_MAX];
static unsigned room = KEPT;

static double now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

/* In place of the shortest. */
static void keep(double ms) {
    struct kept *least = &kept[0];
    for (unsigned i = 1; i < room; i++) {
        least = kept[i].ms < least->ms ? &kept[i] : least;
    }
    if (ms <= least->ms) {
        return;
    }
    *least =
        (struct kept){.ms = ms, .seats = match.setup.seats, .seed = match.setup.seed, .length = match.length};
    for (unsigned i = 0; i < match.length; i++) {
        least->moves[i] = match_move(&match, i);
    }
}

static void play(const struct game *game, uint8_t seats, uint64_t seed) {
    unsigned count = 0;
    const struct game_level *levels = search_levels(game, &count);
    struct setup setup;
    setup_default(&setup, game);
    setup.seats = seats;
    setup.seed = seed;
    match_start(&match, &setup);
    while (match_turn(&match) != GAME_OVER && match.length < MATCH_LENGTH_MAX) {
        const double from_ms = now_ms();
        search_begin(&search, &match, &levels[count - 1], match.length);
        while (!search_step(&search)) {
        }
        keep(now_ms() - from_ms);
        match_play(&match, search_best(&search));
    }
}

static void print_kept(const struct game *game) {
    for (unsigned i = 0; i < room && kept[i].ms > 0; i++) {
        printf("# %.1f ms\n%s %u %u", kept[i].ms, game->name, (unsigned)kept[i].seats,
               (unsigned)kept[i].seed);
        for (unsigned move = 0; move < kept[i].length; move++) {
            printf(" %u", (unsigned)kept[i].moves[move]);
        }
        putchar('\n');
    }
}

static void play_games(const struct game *game, uint8_t seats, unsigned long first, unsigned long games) {
    memset(kept, 0, sizeof kept);
    for (unsigned long i = 0; i < games; i++) {
        play(game, seats, first + i);
    }
    print_kept(game);
}

int main(int count, char **words) {
    const struct game *game = count >= 4 ? games_find(games_all, words[1]) : NULL;
    if (game == NULL) {
        fputs("usage: bench_thoughts <game> <first seed> <games> [<positions of each number of seats>]\n",
              stderr);
        return 2;
    }
    const unsigned long first = strtoul(words[2], NULL, 10);
    const unsigned long games = strtoul(words[3], NULL, 10);
    const unsigned long wanted = count > 4 ? strtoul(words[4], NULL, 10) : KEPT;
    room = wanted >= 1 && wanted <= KEPT_MAX ? (unsigned)wanted : KEPT;
    play_games(game, game->seats_min, first, games);
    for (unsigned seats = game->seats_min + 1u; game->hardest != NULL && seats < game->seats_max; seats++) {
        play_games(game, (uint8_t)seats, first, games);
    }
    play_games(game, game->seats_max, first, games);
    return 0;
}
