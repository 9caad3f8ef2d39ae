#include "arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "coach.h"
#include "deals.h"
#include "games.h"
#include "habits.h"
#include "only_a.h"
#include "peer.h"
#include "search.h"
#include "standing.h"
#include "tally.h"

/* A contest: the first level sits in one seat, the second in all others, and the seats rotate within each
 * deal. */
struct contest {
    struct setup setup;
    const struct game_level *first, *second; /* second NULL: the other program's */
    const char *names[2];
    const char *against; /* the program that plays the second; NULL: this one does */
    struct tally_test test;
    uint32_t games;
    uint32_t playouts, theirs; /* instead of the levels'; 0: theirs */
    uint32_t patience;         /* seconds for an answer of the other program */
};

enum {
    GAMES_DEFAULT = 100,
    PATIENCE_DEFAULT = 120,
    PATIENCE_MAX = 3600,
    NO_BUDGET = 0,
    WHY_MAX = PEER_WHY_MAX + 80,
};

static const double percent = 100;

static struct search search;
static struct match match;
static struct peer peer;

/* With the yardstick that no person is offered. NULL: there is none of this name. */
static const struct game_level *level_named(const struct game *game, const char *name) {
    return strcmp(name, only_a_level.name) == 0 && only_a_plays(game) ? &only_a_level
                                                                      : search_level_find(game, name);
}

/* The same thought at the same place of the same match; another one at each place. */
static move_t think(const struct match *of, const struct game_level *level, uint32_t playouts) {
    enum { SPREAD = 65537 }; /* more than a match has moves, so that no two places share a seed */
    if (level == &only_a_level) {
        return only_a_move(of);
    }
    search_begin(&search, of, level, of->setup.seed * SPREAD + of->length);
    if (playouts != NO_BUDGET) {
        search_budget(&search, (uint16_t)(playouts < UINT16_MAX ? playouts : UINT16_MAX));
    }
    while (!search_step(&search)) {
    }
    return search_best(&search);
}

/* ---- the other program */

static bool peer_failed(const char *why) {
    snprintf(peer.why, sizeof peer.why, "%s", why);
    return false;
}

/* Both begin the same match: a log without moves, which is refused where the game has another version. */
static bool peer_begin(void) {
    char command[PEER_LINE_MAX];
    struct text_buffer buffer;
    struct text *out = text_into(&buffer, command, sizeof command);
    text_put(out, "load ");
    match_log(&match, out);
    return peer_ask(&peer, command) != NULL;
}

static bool peer_told(move_t move) {
    char command[GAME_WORD_MAX + 8] = "play ";
    struct text_buffer buffer;
    match_text(&match, move, text_into(&buffer, command + strlen(command), GAME_WORD_MAX));
    return peer_ask(&peer, command) != NULL;
}

/* MOVE_NONE: peer.why says what went wrong. */
static move_t peer_think(const struct contest *contest) {
    char command[PEER_LINE_MAX];
    const uint32_t playouts = contest->theirs;
    snprintf(command, sizeof command, "think %s", contest->names[1]);
    if (playouts != NO_BUDGET) {
        snprintf(command, sizeof command, "think %s playouts=%u", contest->names[1], (unsigned)playouts);
    }
    const char *word = peer_ask(&peer, command);
    const move_t move = word == NULL ? MOVE_NONE : match_find(&match, word);
    if (word != NULL && move == MOVE_NONE) {
        peer_failed("chooses a move that is not legal");
    }
    return move;
}

/* ---- games */

/* MOVE_NONE: the other program failed. */
static move_t choice(const struct contest *contest, bool is_first) {
    if (!is_first && contest->against != NULL) {
        return peer_think(contest);
    }
    return is_first ? think(&match, contest->first, contest->playouts)
                    : think(&match, contest->second, contest->theirs);
}

/* The share of the win that a seat got. */
static double share_of(const struct match *of, unsigned seat) {
    struct standing standing;
    standing_of(of->setup.game, of->state, &standing);
    return standing.rank[seat] == 1 ? 1.0 / standing_winners(&standing) : 0;
}

/* Plays one game; false: the other program failed. */
static bool play_game(const struct contest *contest, unsigned first_seat, double *share) {
    match_start(&match, &contest->setup);
    if (contest->against != NULL && !peer_begin()) {
        return false;
    }
    for (int seat = match_turn(&match); seat != GAME_OVER; seat = match_turn(&match)) {
        const move_t move = choice(contest, (unsigned)seat == first_seat);
        if (move == MOVE_NONE || (contest->against != NULL && !peer_told(move))) {
            return false;
        }
        if (match_play(&match, move) != MATCH_OK) {
            fprintf(stderr, "%s chose a move that is not legal\n", contest->names[0]);
            abort();
        }
    }
    *share += share_of(&match, first_seat);
    return true;
}

/* The same set-up once for each seat of the first level. */
static bool play_deal(const struct contest *contest, struct tally *tally) {
    double share = 0;
    for (unsigned seat = 0; seat < contest->setup.seats; seat++) {
        if (!play_game(contest, seat, &share)) {
            return false;
        }
    }
    tally_add(tally, share / contest->setup.seats);
    return true;
}

static bool play_contest(struct contest *contest, struct tally *tally) {
    *tally = (struct tally){.games_a_deal = contest->setup.seats};
    if (contest->against != NULL && !peer_start(&peer, contest->against, (int)contest->patience)) {
        return false;
    }
    bool good = true;
    while (good && tally->deals * tally->games_a_deal < contest->games &&
           tally_verdict(tally, &contest->test) == TALLY_OPEN) {
        good = play_deal(contest, tally);
        contest->setup.seed++;
    }
    peer_stop(&peer);
    return good;
}

/* ---- the command */

static void put_verdict(struct protocol *protocol, const struct contest *contest, const struct tally *tally) {
    static const char *const words[] = {
        [TALLY_OPEN] = "open",
        [TALLY_LOW] = "no better than the lower",
        [TALLY_HIGH] = "at least the higher",
    };
    char line[96]; /* the words and three numbers */
    snprintf(line, sizeof line, "; between %.1f and %.1f %%: %s", percent * contest->test.low,
             percent * contest->test.high, words[tally_verdict(tally, &contest->test)]);
    text_put(protocol->out, line);
}

static void put_result(struct protocol *protocol, const struct contest *contest, const struct tally *tally) {
    char line[WHY_MAX]; /* two names of levels and six numbers */
    const struct tally_interval interval = tally_interval(tally);
    snprintf(line, sizeof line, " %s wins %.1f %% of %u games against %s (95 %%: %.1f to %.1f, by %u deals)",
             contest->names[0], percent * tally_rate(tally), (unsigned)(tally->deals * tally->games_a_deal),
             contest->names[1], percent * interval.low, percent * interval.high, (unsigned)tally->deals);
    protocol_ok(protocol);
    text_put(protocol->out, line);
    if (contest->test.low < contest->test.high) {
        put_verdict(protocol, contest, tally);
    }
    protocol_done(protocol);
}

bool arena_number(const char *word, const char *name, uint32_t *number) {
    const size_t length = strlen(name);
    return strncmp(word, name, length) == 0 && word[length] == '=' &&
           protocol_number(word + length + 1, number);
}

/* sprt=<percent>:<percent> */
static bool test_of(const char *word, struct tally_test *test) {
    static const char name[] = "sprt=";
    char *end = NULL;
    if (strncmp(word, name, sizeof name - 1) != 0) {
        return false;
    }
    test->low = strtod(word + sizeof name - 1, &end) / percent;
    if (*end != ':') {
        return false;
    }
    test->high = strtod(end + 1, &end) / percent;
    return *end == '\0' && test->low >= 0 && test->low < test->high && test->high <= 1;
}

static bool path_of(const char *word, const char **path) {
    static const char name[] = "against=";
    const bool is = strncmp(word, name, sizeof name - 1) == 0;
    *path = is ? word + sizeof name - 1 : *path;
    return is;
}

static bool read_word(struct contest *contest, const char *word) {
    return arena_number(word, "games", &contest->games) ||
           arena_number(word, "playouts", &contest->playouts) ||
           arena_number(word, "theirs", &contest->theirs) ||
           arena_number(word, "patience", &contest->patience) || test_of(word, &contest->test) ||
           path_of(word, &contest->against) || setup_word(&contest->setup, word);
}

/* Why it can't be; NULL: it can. */
static const char *fault_of(const struct contest *contest) {
    if (contest->first == NULL || (contest->second == NULL && contest->against == NULL)) {
        return "arena: no such level: see 'levels'";
    }
    if (contest->patience == 0 || contest->patience > PATIENCE_MAX) {
        return "arena waits 1 to 3600 seconds for an answer";
    }
    return contest->games == 0 ? "arena plays one game at least" : NULL;
}

/* arena <game> <level> <level> [word ...]: see arena_commands. Why it can't be; NULL: it can. */
static const char *read_contest(const struct protocol *protocol, struct contest *contest, unsigned count,
                                const char *const *words) {
    const struct game *game = count > 3 ? games_find(protocol->games, words[1]) : NULL;
    *contest = (struct contest){.games = GAMES_DEFAULT, .patience = PATIENCE_DEFAULT};
    if (game == NULL) {
        return "arena takes a game and two levels";
    }
    setup_default(&contest->setup, game);
    contest->names[0] = words[2];
    contest->names[1] = words[3];
    contest->first = level_named(game, words[2]);
    contest->second = level_named(game, words[3]);
    for (unsigned i = 4; i < count; i++) {
        if (!read_word(contest, words[i])) {
            return "arena: only games=, playouts=, theirs=, sprt=<percent>:<percent>, against=<program>, patience=<seconds> and a set-up of 'games'";
        }
    }
    contest->theirs = contest->theirs != 0 ? contest->theirs : contest->playouts;
    return fault_of(contest);
}

static void run_arena(struct protocol *protocol, unsigned count, const char *const *words) {
    struct contest contest;
    struct tally tally;
    char why[WHY_MAX];
    const char *fault = read_contest(protocol, &contest, count, words);
    if (fault != NULL) {
        protocol_error(protocol, fault);
    } else if (!play_contest(&contest, &tally)) {
        snprintf(why, sizeof why, "arena: after %u deals the other program %s", (unsigned)tally.deals,
                 peer.why);
        protocol_error(protocol, why);
    } else {
        put_result(protocol, &contest, &tally);
    }
}

/* think <level> [playouts=n] */
static void run_think(struct protocol *protocol, unsigned count, const char *const *words) {
    const struct match *of = protocol->match;
    uint32_t playouts = NO_BUDGET;
    const struct game_level *level = count > 1 ? level_named(of->setup.game, words[1]) : NULL;
    if (level == NULL || (count > 2 && !arena_number(words[2], "playouts", &playouts))) {
        protocol_error(protocol, "think takes a level, and playouts=<n>: see 'levels'");
        return;
    }
    if (match_turn(of) == GAME_OVER) {
        protocol_error(protocol, "the game is over");
        return;
    }
    const move_t move = think(of, level, playouts);
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
    reason_begin(&search, true, false);
    while (!reason_step(&search)) {
    }
    reason_text(&search, text_into(&buffer, reason, sizeof reason));
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
    {"arena",
     "<game> <level> <level> [games=<n>] [sprt=<percent>:<percent>] [playouts=<n>] [theirs=<n>] [against=<program>] [patience=<seconds>] [seats=<n>] [seed=<n>] [option=value ...]",
     "the first level against the others, seats going round", run_arena, true},
    {"habits",
     "<game> <level> [others=<level>] [games=<n>] [longest=<ms>] [seats=<n>] [seed=<n>] [option=value ...]",
     "how a level plays whole games, against itself or others: thought in a turn, follies", habits_run, true},
    {"review", "[playouts=<n>] [from=<moves>] [seat=<n> ...]",
     "the coach's word about a match that is over, as JSON", coach_run, false},
    {"code", "[<level> ...]", "a short code of the match's deal, with who sits where", code_run, false},
    {"deal", "<code>", "what a code says", deal_run, true},
    {NULL, NULL, NULL, NULL, false},
};
