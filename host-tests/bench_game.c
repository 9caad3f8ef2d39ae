/* How quick a game's rules are: complete games at random, on one core.
 *
 *   bench_game <game> <seats> <games> [<name>=<value> ...]
 *
 * prints, one a line, `<name> <number>`: games, decisions, seconds, games_per_s, ns_per_decision. A decision
 * is the full list of legal moves, a uniform pick from it, and carrying it out; setting a game up is counted
 * in. The games are the seeds from 1 on, so the work is the same everywhere and callgrind can count it:
 *
 *   valgrind --tool=callgrind --callgrind-out-file=/dev/null bench_game bronze 2 200
 *
 * instructions per decision = (Ir of that run - Ir of a run of 0 games) / decisions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "games.h"
#include "match.h"

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* The decisions of one random game. */
static unsigned long play(const struct setup *setup) {
    static uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    static move_t moves[GAME_MOVES_MAX];
    const struct game *game = setup->game;
    unsigned long decisions = 0;
    struct rng rng;
    rng_seed(&rng, setup->seed);
    memset(state, 0, game->state_bytes);
    game->start(state, setup);
    for (;;) {
        const unsigned count = game->moves(state, moves);
        if (count == 0) {
            return decisions;
        }
        game->apply(state, moves[rng_below(&rng, count)]);
        decisions++;
    }
}

static bool read_setup(struct setup *setup, int count, char **words) {
    const struct game *game = count < 4 ? NULL : games_find(games_all, words[1]);
    if (game == NULL) {
        return false;
    }
    setup_default(setup, game);
    setup->seats = (uint8_t)strtoul(words[2], NULL, 10);
    for (int i = 4; i < count; i++) {
        if (!setup_word(setup, words[i])) {
            return false;
        }
    }
    return setup_good(setup);
}

int main(int count, char **words) {
    struct setup setup;
    if (!read_setup(&setup, count, words)) {
        fprintf(stderr, "usage: bench_game <game> <seats> <games> [<name>=<value> ...]\n");
        return 2;
    }
    const unsigned long games = strtoul(words[3], NULL, 10);
    unsigned long decisions = 0;
    const double began = seconds_now();
    for (setup.seed = 1; setup.seed <= games; setup.seed++) {
        decisions += play(&setup);
    }
    const double seconds = seconds_now() - began;
    printf("games %lu\ndecisions %lu\nseconds %.6f\n", games, decisions, seconds);
    if (games > 0) {
        printf("games_per_s %.0f\nns_per_decision %.2f\n", (double)games / seconds,
               1e9 * seconds / (double)decisions);
    }
    return 0;
}
