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

enum {
    GAMES_DEFAULT = 100,
    NO_BUDGET = 0,
    WIN = 60, /* parts of a game that is won: a win can be shared by 2, 3, 4 or 5 */
};

static struct search search;
static struct match match;

/* The same thought at the same place of the same match; another one at each place. */
static move_t think(const struct match *of, const struct game_level *level, uint32_t playouts) {
    enum { SPREAD = 65537 }; /* more than a match has moves, so that no two places share a seed */
    search_begin(&search, of, level, of->setup.seed * SPREAD + of->length);
    if (playouts != NO_BUDGET) {
        search_budget(&search, (uint16_t)(playouts < UINT16_MAX ? playouts : UINT16_MAX));
    }
    while (!search_step(&search)) {
    }
    return search_best(&search);
}

/* Plays one game; how much of the win the first level got, in parts of WIN. */
static unsigned play_game(const struct contest *contest, unsigned first_seat) {
    struct standing standing;
    unsigned winners = 0;
    match_start(&match, &contest->setup);
    for (int seat = match_turn(&match); seat != GAME_OVER; seat = match_turn(&match)) {
        const struct game_level *level = (unsigned)seat == first_seat ? contest->first : contest->second;
        move_t const move = think(&match, level, contest->playouts);
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
    return standing.rank[first_seat] == 1 ? WIN / winners : 0;
}

/* With Wilson's interval, which stays between 0 and 100 % and is honest about few games, and about all won.
 */
static void put_result(struct protocol *protocol, const struct contest *contest, uint64_t won) {
    char words[160];       /* two names of levels and five numbers */
    double const z = 1.96; /* 95 % of a normal distribution */
    double const games = contest->games;
    double const rate = (double)won / ((double)WIN * games);
    double const narrowed = 1 + z * z / games;
    double const middle = (rate + z * z / (2 * games)) / narrowed;
    double const margin = z / narrowed * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games));
    snprintf(words, sizeof words, " %s wins %.1f %% of %u games against %s (95 %%: %.1f to %.1f)",
             contest->first->name, 100 * rate, contest->games, contest->second->name, 100 * (middle - margin),
             100 * (middle + margin));
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
    if (contest->first == NULL || contest->second == NULL) {
        protocol_error(protocol, "arena: no such level: see 'levels'");
        return false;
    }
    for (unsigned i = 4; i < count; i++) {
        if (!number_of(words[i], "games", &contest->games) &&
            !number_of(words[i], "playouts", &contest->playouts) && !setup_word(&contest->setup, words[i])) {
            protocol_error(protocol, "arena: neither games=<n> nor playouts=<n> nor a set-up of 'games'");
            return false;
        }
    }
    if (contest->games == 0) {
        protocol_error(protocol, "arena plays one game at least");
    }
    return contest->games != 0;
}

static void run_arena(struct protocol *protocol, unsigned count, const char *const *words) {
    struct contest contest;
    uint64_t won = 0; /* in parts of WIN */
    if (!read_contest(protocol, &contest, count, words)) {
        return;
    }
    for (uint32_t i = 0; i < contest.games; i++) {
        /* The same set-up once for each seat of the first level. */
        contest.setup.seed += i > 0 && i % contest.setup.seats == 0;
        won += play_game(&contest, i % contest.setup.seats);
    }
    put_result(protocol, &contest, won);
}

/* think <level> [playouts=n] */
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
    move_t const move = think(of, level, playouts);
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
    {"arena", "<game> <level> <level> [games=<n>] [playouts=<n>] [seats=<n>] [seed=<n>] [option=value ...]",
     "the first level against the others, seats going round", run_arena, true},
    {NULL, NULL, NULL, NULL, false},
};
