/* What opponents do in whole games among themselves: how much they think in a turn, and what people would
 * find odd. */
#include "habits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arena.h"
#include "follies.h"
#include "games.h"
#include "search.h"
#include "standing.h"

enum {
    GAMES_DEFAULT = 20,
    GAMES_MAX = 100000,
    TURNS_MAX = 400000, /* of all the games: those beyond are not counted */
    LONGEST_MS = 2800,  /* the longest thought on the chip, misses of the flash's cache included */
    LINE_MAX = 500,
};

struct habits {
    struct setup setup;
    const struct game_level *level,
        *other; /* other: of all seats but one, in each game another; NULL: none */
    uint32_t games, longest_ms;
    uint32_t seats; /* of all games that were looked at */
    uint32_t follies[FOLLIES];
    uint32_t decisions, forced, turns;
    uint32_t reasons[REASON_KINDS]; /* decisions by what weighed most */
};

static struct search search;
static struct match match;
static uint32_t turn_ms[TURNS_MAX];

/* How long the thought just made would take on the chip at most. */
static uint32_t thought_ms(const struct habits *habits) {
    const uint32_t made = (uint32_t)(search.playouts - search.kept);
    const uint32_t full = search.level->playouts > 0 ? search.level->playouts : 1;
    return made * habits->longest_ms / full;
}

static void count_reason(struct habits *habits) {
    struct reason part[REASON_PARTS];
    reason_begin(&search, false, false);
    while (!reason_step(&search)) {
    }
    (void)reason_parts(&search, part);
    habits->reasons[part[0].kind]++;
}

static void count_decision(struct habits *habits, bool begins_turn) {
    if (begins_turn && habits->turns < TURNS_MAX) {
        turn_ms[habits->turns++] = 0;
    }
    habits->decisions++;
    habits->forced += search.playouts == search.kept;
    turn_ms[habits->turns - 1] += thought_ms(habits);
    count_reason(habits);
}

static bool is_watched(const struct habits *habits, unsigned seat) {
    return habits->other == NULL || habits->setup.seed % habits->setup.seats == seat;
}

static void play_game(struct habits *habits) {
    int before = GAME_OVER;
    match_start(&match, &habits->setup);
    follies_start();
    for (int seat = match_turn(&match); seat != GAME_OVER; seat = match_turn(&match)) {
        const bool watched = is_watched(habits, (unsigned)seat);
        search_begin(&search, &match, watched ? habits->level : habits->other,
                     match.setup.seed + ((uint64_t)match.length << 32));
        while (!search_step(&search)) {
        }
        const move_t move = search_best(&search);
        if (watched) {
            count_decision(habits, seat != before);
        }
        before = seat;
        follies_move(&match, move, watched, habits->follies);
        match_play(&match, move);
    }
    for (unsigned seat = 0; seat < habits->setup.seats; seat++) {
        if (is_watched(habits, seat)) {
            habits->seats++;
            follies_end(&match, seat, habits->follies);
        }
    }
}

static int by_size(const void *one, const void *other) {
    const uint32_t a = *(const uint32_t *)one, b = *(const uint32_t *)other;
    return a < b ? -1 : a > b;
}

static double seconds_at(uint32_t turn) {
    return turn_ms[turn] * 1e-3;
}

/* Decisions with something to choose from. */
static uint32_t chosen(const struct habits *habits) {
    return habits->decisions - habits->reasons[REASON_ONLY];
}

static double reason_percent(const struct habits *habits, enum reason_kind kind) {
    enum { ALL = 100 };
    return (double)ALL * habits->reasons[kind] / chosen(habits);
}

/* Of each seat and match. */
static void put_follies(struct protocol *protocol, const struct habits *habits) {
    const char *before = "; a seat and match:";
    for (unsigned folly = 0; folly < FOLLIES; folly++) {
        char words[LINE_MAX];
        snprintf(words, sizeof words, "%s %.2f %s", before, (double)habits->follies[folly] / habits->seats,
                 folly_words[folly]);
        if (habits->follies[folly] > 0) {
            text_put(protocol->out, words);
            before = ",";
        }
    }
}

static void put_habits(struct protocol *protocol, const struct habits *habits) {
    char line[LINE_MAX];
    enum { TENTHS = 10 };
    qsort(turn_ms, habits->turns, sizeof turn_ms[0], by_size);
    snprintf(line, sizeof line,
             " %u games, %u turns of %.1f decisions, %.1f of them thought about; a turn's thinking takes "
             "%.1f s in "
             "the median, %.1f s in nine of ten, %.1f s at most; of %u moves with a choice %.2f %% have no "
             "reason, %.2f %% are as good as the next best, %.2f %% made without thought",
             (unsigned)habits->games, (unsigned)habits->turns, (double)habits->decisions / habits->turns,
             (double)(habits->decisions - habits->forced) / habits->turns, seconds_at(habits->turns / 2),
             seconds_at(habits->turns * 9 / TENTHS), seconds_at(habits->turns - 1), (unsigned)chosen(habits),
             reason_percent(habits, REASON_NONE), reason_percent(habits, REASON_EVEN),
             reason_percent(habits, REASON_FEELING));
    protocol_ok(protocol);
    text_put(protocol->out, line);
    put_follies(protocol, habits);
    protocol_done(protocol);
}

/* others=<level> */
static bool level_word(struct habits *habits, const char *word) {
    static const char name[] = "others=";
    const bool is = strncmp(word, name, sizeof name - 1) == 0;
    habits->other = is ? search_level_find(habits->setup.game, word + sizeof name - 1) : habits->other;
    return is && habits->other != NULL;
}

/* Why it can't be; NULL: it can. */
static const char *read_habits(const struct protocol *protocol, struct habits *habits, unsigned count,
                               const char *const *words) {
    const struct game *game = count > 2 ? games_find(protocol->games, words[1]) : NULL;
    if (game == NULL) {
        return "habits takes a game and a level";
    }
    *habits = (struct habits){.games = GAMES_DEFAULT, .longest_ms = LONGEST_MS};
    setup_default(&habits->setup, game);
    habits->level = search_level_find(game, words[2]);
    for (unsigned i = 3; i < count; i++) {
        if (!level_word(habits, words[i]) && !arena_number(words[i], "games", &habits->games) &&
            !arena_number(words[i], "longest", &habits->longest_ms) &&
            !setup_word(&habits->setup, words[i])) {
            return "habits: only games=, others=<level>, longest=<ms> and a set-up of 'games'";
        }
    }
    if (habits->level == NULL) {
        return "habits: no such level: see 'levels'";
    }
    return habits->games == 0 || habits->games > GAMES_MAX ? "habits plays 1 to 100000 games" : NULL;
}

void habits_run(struct protocol *protocol, unsigned count, const char *const *words) {
    struct habits habits;
    const char *fault = read_habits(protocol, &habits, count, words);
    if (fault != NULL) {
        protocol_error(protocol, fault);
        return;
    }
    for (uint32_t i = 0; i < habits.games; i++) {
        play_game(&habits);
        habits.setup.seed++;
    }
    put_habits(protocol, &habits);
}
