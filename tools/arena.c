#include "arena.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games.h"
#include "search.h"

/* A contest between two levels: the first sits in one seat, the second in all others, and the seats go round.
 */
struct contest {
    struct setup setup;
    const struct game_level *first, *second;
    uint32_t games;
    uint32_t playouts; /* instead of the levels'; 0: theirs */
};

enum { GAMES_DEFAULT = 100, NO_BUDGET = 0 };

static struct search search;
static struct match match;

static move_t think(const struct match *of, const struct game_level *level, uint32_t playouts,
                    uint64_t seed) {
    search_begin(&search, of, level, seed);
    if (playouts != NO_BUDGET) {
        search_budget(&search, (uint16_t)(playouts < UINT16_MAX ? playouts : UINT16_MAX));
    }
    while (!search_step(&search)) {
    }
    return search_best(&search);
}

/* Plays one game; how much of the win the first level got, in twelfths (shared wins are parted). */
static unsigned play_game(const struct contest *contest, unsigned first_seat) {
    struct standing standing;
    unsigned winners = 0;
    match_start(&match, &contest->setup);
    for (int seat = match_turn(&match); seat != GAME_OVER; seat = match_turn(&match)) {
        const struct game_level *level = (unsigned)seat == first_seat ? contest->first : contest->second;
        move_t const move =
            think(&match, level, contest->playouts, contest->setup.seed * 65537 + match.length);
        if (match_play(&match, move) != MATCH_OK) {
            fprintf(stderr, "%s chose a move that is not legal\n", level->name);
            abort();
        }
    }
    memset(&standing, 0, sizeof standing);
    contest->setup.game->rank(match.state, &standing);
    for (unsigned seat = 0; seat < contest->setup.seats; seat++) {
        winners += standing.rank[seat] == 1;
    }
    return standing.rank[first_seat] == 1 ? 12 / winners : 0;
}

static void put_result(struct protocol *protocol, const struct contest *contest, uint32_t twelfths) {
    char words[160];
    double const games = contest->games;
    double const rate = twelfths / 12.0 / games;
    double const margin = 1.96 * sqrt(rate * (1 - rate) / games); /* 95 % of a normal distribution */
    snprintf(words, sizeof words, " %s wins %.1f %% of %u games against %s (95 %%: %.1f to %.1f)",
             contest->first->name, 100 * rate, contest->games, contest->second->name, 100 * (rate - margin),
             100 * (rate + margin));
    protocol_ok(protocol);
    text_put(protocol->out, words);
    protocol_done(protocol);
}

static bool number_of(const char *word, const char *name, uint32_t *number) {
    size_t const length = strlen(name);
    return strncmp(word, name, length) == 0 && word[length] == '=' &&
           protocol_number(word + length + 1, number);
}

/* arena <game> <level> <level> [games=n] [playouts=n] [seats=n] [seed=n] [option=value ...] */
static bool read_contest(struct protocol *protocol, struct contest *contest, unsigned count,
                         const char *const *words) {
    const struct game *game = count > 3 ? games_find(protocol->games, words[1]) : NULL;
    *contest = (struct contest){.games = GAMES_DEFAULT};
    if (game == NULL) {
        protocol_error(protocol, "arena takes a game and two levels");
        return false;
    }
    setup_default(&contest->setup, game);
    contest->first = search_level_find(game, words[2]);
    contest->second = search_level_find(game, words[3]);
    bool good = contest->first != NULL && contest->second != NULL;
    for (unsigned i = 4; i < count && good; i++) {
        good = number_of(words[i], "games", &contest->games) ||
               number_of(words[i], "playouts", &contest->playouts) || setup_word(&contest->setup, words[i]);
    }
    if (!good || contest->games == 0) {
        protocol_error(protocol, "arena: no such level or set-up: see 'levels' and 'games'");
    }
    return good && contest->games != 0;
}

static void run_arena(struct protocol *protocol, unsigned count, const char *const *words) {
    struct contest contest;
    uint32_t twelfths = 0;
    if (!read_contest(protocol, &contest, count, words)) {
        return;
    }
    for (uint32_t i = 0; i < contest.games; i++) {
        /* The same set-up once for each seat of the first level. */
        contest.setup.seed += i > 0 && i % contest.setup.seats == 0;
        twelfths += play_game(&contest, i % contest.setup.seats);
    }
    put_result(protocol, &contest, twelfths);
}

/* think <level> [playouts=n] [seed=n] */
static void run_think(struct protocol *protocol, unsigned count, const char *const *words) {
    const struct match *of = protocol->match;
    uint32_t playouts = NO_BUDGET;
    const struct game_level *level = count > 1 ? search_level_find(of->setup.game, words[1]) : NULL;
    if (level == NULL || (count > 2 && !number_of(words[2], "playouts", &playouts))) {
        protocol_error(protocol, "think takes a level, and playouts=<n>: see 'levels'");
        return;
    }
    if (match_turn(of) == GAME_OVER) {
        protocol_error(protocol, "the game is over");
        return;
    }
    move_t const move = think(of, level, playouts, of->setup.seed * 65537 + of->length);
    protocol_ok(protocol);
    text_char(protocol->out, ' ');
    match_text(of, move, protocol->out);
    protocol_done(protocol);
}

/* hint: the best move found in two seconds of the device's time, and what it brings */
static void run_hint(struct protocol *protocol, unsigned count, const char *const *words) {
    (void)count, (void)words;
    if (match_turn(protocol->match) == GAME_OVER) {
        protocol_error(protocol, "the game is over");
        return;
    }
    search_hint(&search, protocol->match);
    while (!search_step(&search)) {
    }
    protocol_ok(protocol);
    text_char(protocol->out, ' ');
    match_text(protocol->match, search_best(&search), protocol->out);
    char reason[160];
    struct text_buffer buffer;
    search_reason(&search, text_into(&buffer, reason, sizeof reason));
    text_put(protocol->out, reason[0] != '\0' ? " because " : "");
    text_put(protocol->out, reason);
    protocol_done(protocol);
}

static void run_levels(struct protocol *protocol, unsigned count, const char *const *words) {
    const struct game *game = count > 1 ? games_find(protocol->games, words[1]) : NULL;
    unsigned levels_count = 0;
    if (game == NULL) {
        protocol_error(protocol, "levels takes the name of a game");
        return;
    }
    const struct game_level *levels = search_levels(game, &levels_count);
    protocol_ok(protocol);
    for (unsigned i = 0; i < levels_count; i++) {
        text_char(protocol->out, ' ');
        text_put(protocol->out, levels[i].name);
        text_put(protocol->out, " (");
        text_put(protocol->out, levels[i].words);
        text_put(protocol->out, ");");
    }
    protocol_done(protocol);
}

const struct protocol_command arena_commands[] = {
    {"levels", "<game>", "its opponents, weakest first", run_levels, true},
    {"think", "<level> [playouts=<n>]", "the move that an opponent would play", run_think, false},
    {"hint", "", "the best move found in two seconds of the device, and what it brings", run_hint, false},
    {"arena", "<game> <level> <level> [games=<n>] [playouts=<n>] [seats=<n>] [option=value ...]",
     "the first level against the others, seats going round", run_arena, true},
    {NULL, NULL, NULL, NULL, false},
};
