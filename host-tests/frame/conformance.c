#include "conformance.h"

#include <stdio.h>
#include <string.h>

#include "json_check.h"
#include "match.h"
#include "standing.h"
#include "test_options.h"

enum {
    JSON_ROOM = 1 << 16,
    LOG_ROOM = 1 << 18,   /* 6,000 moves of 40 letters */
    CLOSE_LOOK_EVERY = 7, /* decisions between two close looks: the costly checks */
    TRIED_MOVES = 24,     /* legal moves tried, and bent, in a close look */
    UNDO_STEPS = 200,     /* taken back in a close look; only a game without barriers has more */
    CANARY = 0x5a5a5a5a,
};

/* A match under the magnifying glass. */
struct run {
    const struct game *game;
    struct match match;
    move_t moves[GAME_MOVES_MAX + 1]; /* and a canary */
    unsigned count;
    struct rng rng;
    bool hidden_seen;    /* the referee saw more than a seat */
    bool hidden_changed; /* some redeal really changed something */
    char broken[256];
};

static struct run run;

/* Ends the run with the promise that was broken. */
static bool broken(const char *promise) {
    char setup[128];
    struct text_buffer buffer;
    setup_text(&run.match.setup, text_into(&buffer, setup, sizeof setup));
    snprintf(run.broken, sizeof run.broken, "%s (%s, after move %u)", promise, setup, run.match.length);
    return false;
}

#define KEEPS(promise, condition)                                                                            \
    do {                                                                                                     \
        if (!(condition)) {                                                                                  \
            return broken(promise);                                                                          \
        }                                                                                                    \
    } while (0)

static size_t bytes(void) {
    return run.game->state_bytes;
}

/* ---- the list of legal moves */

static bool list_moves(void) {
    uint8_t before[GAME_STATE_MAX];
    const int turn = match_turn(&run.match);
    memcpy(before, run.match.state, bytes());
    run.moves[GAME_MOVES_MAX] = CANARY;
    run.count = match_moves(&run.match, run.moves);
    KEEPS("at most GAME_MOVES_MAX moves", run.count <= GAME_MOVES_MAX && run.moves[GAME_MOVES_MAX] == CANARY);
    KEEPS("looking changes nothing", memcmp(before, run.match.state, bytes()) == 0);
    KEEPS("moves exist until the game is over, and none after", (run.count == 0) == (turn == GAME_OVER));
    KEEPS("the seat to move exists", turn == GAME_OVER || (turn >= 0 && turn < run.match.setup.seats));
    for (unsigned i = 0; i < run.count; i++) {
        KEEPS("moves ascend without repeats", i == 0 || run.moves[i - 1] < run.moves[i]);
        KEEPS("moves are not zero and fit their bits",
              run.moves[i] != MOVE_NONE && run.moves[i] >> GAME_MOVE_BITS == 0);
    }
    return true;
}

static bool text_is_good(const char *words) {
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_:";
    return words[0] != '\0' && words[strspn(words, letters)] == '\0' && strcmp(words, "moves") != 0;
}

static bool check_texts(void) {
    for (unsigned i = 0; i < run.count; i++) {
        char words[GAME_WORD_MAX];
        struct text_buffer buffer;
        match_text(&run.match, run.moves[i], text_into(&buffer, words, sizeof words));
        KEEPS("a move's text is a word of the allowed letters", !buffer.cut && text_is_good(words));
        KEEPS("text and back gives the same move", match_find(&run.match, words) == run.moves[i]);
    }
    return true;
}

/* ---- illegal moves */

static bool in_list(move_t move) {
    for (unsigned i = 0; i < run.count; i++) {
        if (run.moves[i] == move) {
            return true;
        }
    }
    return false;
}

static bool refused(move_t move) {
    static struct match before;
    if (in_list(move)) {
        return true;
    }
    before = run.match;
    return match_play(&run.match, move) == MATCH_ILLEGAL && memcmp(&before, &run.match, sizeof before) == 0;
}

static bool check_illegal(void) {
    KEEPS("illegal moves are refused and change nothing", refused(MOVE_NONE) && refused(UINT32_MAX));
    for (unsigned i = 0; i < TRIED_MOVES; i++) {
        const move_t near = run.count > 0 ? run.moves[rng_below(&run.rng, run.count)] : 1;
        KEEPS("illegal moves are refused and change nothing", refused(near ^ 1u << rng_below(&run.rng, 32)));
        KEEPS("illegal moves are refused and change nothing", refused(rng_next(&run.rng)));
        KEEPS("illegal moves are refused and change nothing", refused(rng_next(&run.rng) >> 8));
    }
    return true;
}

/* ---- legal moves */

static bool check_playable(void) {
    static uint32_t first[GAME_STATE_MAX / 4];
    static uint32_t second[GAME_STATE_MAX / 4];
    for (unsigned i = 0; i < run.count && i < TRIED_MOVES; i++) {
        const move_t move = run.moves[run.count > TRIED_MOVES ? rng_below(&run.rng, run.count) : i];
        memcpy(first, run.match.state, bytes());
        memcpy(second, run.match.state, bytes());
        const bool shown = run.game->apply(first, move);
        KEEPS("a move does the same each time",
              run.game->apply(second, move) == shown && memcmp(first, second, bytes()) == 0);
        KEEPS("a move changes the state", memcmp(first, run.match.state, bytes()) != 0);
    }
    return true;
}

static bool check_undo(void) {
    static struct match copy;
    static struct match back;
    copy = run.match;
    for (unsigned step = 0; step < UNDO_STEPS && match_undo(&copy) == MATCH_OK; step++) {
    }
    KEEPS("undo goes back to the barrier",
          copy.length == copy.barrier || run.match.length - copy.length == UNDO_STEPS);
    KEEPS("undo gives the state after the barrier",
          copy.length != copy.barrier || memcmp(copy.state, copy.base, bytes()) == 0);
    while (copy.length < run.match.length && match_redo(&copy) == MATCH_OK) {
    }
    KEEPS("redo gives the identical state", memcmp(copy.state, run.match.state, bytes()) == 0);
    back = run.match;
    if (match_undo(&back) == MATCH_OK) {
        KEEPS("a move taken back is legal again",
              match_play(&back, match_move(&run.match, back.length)) == MATCH_OK);
        KEEPS("played again it gives the identical state", memcmp(back.state, run.match.state, bytes()) == 0);
    }
    return true;
}

/* ---- what a seat may know */

/* What the protocol puts before a game's own members: docs/protocol.md. No name may come twice. The same for
 * each viewer, so that views differ only where the game makes them. */
static void write_frame(struct json *json) {
    setup_json(&run.match.setup, GAME_REFEREE, json);
    json_number(json, "moves", run.match.length);
    json_bool(json, "over", run.count == 0);
    json_null(json, "to_move");
}

static bool write_view(const void *state, int viewer, char *room) {
    struct text_buffer buffer;
    struct json json = {text_into(&buffer, room, JSON_ROOM), false};
    json_object(&json, NULL);
    write_frame(&json);
    run.game->json(state, viewer, &json);
    json_object_end(&json);
    KEEPS("the state is good JSON", !buffer.cut && json_check(room));
    return true;
}

/* What `score` tells: as everybody may know it. */
static bool write_score(const void *state, char *room) {
    struct text_buffer buffer;
    struct json json = {text_into(&buffer, room, JSON_ROOM), false};
    json_object(&json, NULL);
    standing_json(run.game, state, &json);
    json_object_end(&json);
    KEEPS("the score is good JSON", !buffer.cut && json_check(room));
    return true;
}

/* At the end all is shown, whatever a redeal would still shuffle. */
static bool check_score(const void *redealt) {
    static char before[JSON_ROOM];
    static char after[JSON_ROOM];
    if (!write_score(run.match.state, before) || !write_score(redealt, after)) {
        return false;
    }
    KEEPS("the score shows nothing hidden", run.count == 0 || strcmp(before, after) == 0);
    return true;
}

/* From a state that a redeal made, a game can be played to its end: it was a state that could be. */
static bool plays_on(void *state) {
    static move_t moves[GAME_MOVES_MAX];
    if (run.game->length_max > MATCH_LENGTH_MAX) {
        return true; /* longer than any log: not played out */
    }
    for (unsigned played = 0; played <= MATCH_LENGTH_MAX; played++) {
        const unsigned count = run.game->turn(state) == GAME_OVER ? 0 : run.game->moves(state, moves);
        if (count == 0) {
            return true;
        }
        run.game->apply(state, moves[rng_below(&run.rng, count)]);
    }
    return false;
}

/* Whatever is hidden, the same chance gives the same deal. */
static bool redeals_alike(int seat) {
    static uint32_t first[GAME_STATE_MAX / 4];
    static uint32_t second[GAME_STATE_MAX / 4];
    struct rng one;
    struct rng same;
    rng_seed(&one, run.match.length);
    same = one;
    memcpy(first, run.match.state, bytes());
    memcpy(second, run.match.state, bytes());
    run.game->redeal(second, seat, &run.rng);
    run.game->redeal(first, seat, &one);
    run.game->redeal(second, seat, &same);
    return memcmp(first, second, bytes()) == 0;
}

static bool check_redeal(int seat, const char *all) {
    static char before[JSON_ROOM];
    static char after[JSON_ROOM];
    static uint32_t state[GAME_STATE_MAX / 4];
    static move_t moves[GAME_MOVES_MAX];
    if (!write_view(run.match.state, seat, before)) {
        return false;
    }
    run.hidden_seen = run.hidden_seen || strcmp(before, all) != 0;
    memcpy(state, run.match.state, bytes());
    run.game->redeal(state, seat, &run.rng);
    run.hidden_changed = run.hidden_changed || memcmp(state, run.match.state, bytes()) != 0;
    if (!write_view(state, seat, after)) {
        return false;
    }
    KEEPS("redeal depends on nothing that was hidden", redeals_alike(seat));
    KEEPS("redeal keeps what the seat knows, and a view shows nothing hidden", strcmp(before, after) == 0);
    if (!check_score(state)) {
        return false;
    }
    const int turn = match_turn(&run.match);
    KEEPS("redeal keeps whose turn it is", run.game->turn(state) == turn);
    if (turn == seat) {
        const unsigned count = run.game->moves(state, moves);
        KEEPS("a seat's legal moves are known to it",
              count == run.count && memcmp(moves, run.moves, count * sizeof *moves) == 0);
    }
    KEEPS("a redealt game can be played to its end", plays_on(state));
    return true;
}

static bool check_views(void) {
    static char room[JSON_ROOM];
    if (!write_view(run.match.state, GAME_REFEREE, room)) {
        return false;
    }
    for (int seat = 0; seat < run.match.setup.seats; seat++) {
        if (!check_redeal(seat, room)) {
            return false;
        }
    }
    return true;
}

/* ---- points */

/* Counts over bytes that were all alike before: what it leaves stays as it was. */
static bool counts_over(int fill, int16_t points[GAME_SEATS_MAX][GAME_SOURCES_MAX],
                        int16_t keys[GAME_SEATS_MAX][GAME_KEYS_MAX]) {
    const unsigned seats = run.match.setup.seats, all = 1u + run.game->tie_break_count;
    int16_t blank;
    memset(&blank, fill, sizeof blank);
    memset(points, fill, sizeof(int16_t) * GAME_SEATS_MAX * GAME_SOURCES_MAX);
    memset(keys, fill, sizeof(int16_t) * GAME_SEATS_MAX * GAME_KEYS_MAX);
    run.game->count(run.match.state, points);
    KEEPS("the keys are of the seats that play", run.game->keys(run.match.state, keys) == seats);
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        for (unsigned i = seat < seats ? run.game->source_count : 0; i < GAME_SOURCES_MAX; i++) {
            KEEPS("points of no seat or source are left alone", points[seat][i] == blank);
        }
        for (unsigned i = seat < seats ? all : 0; i < GAME_KEYS_MAX; i++) {
            KEEPS("keys of no seat or tie-break are left alone", keys[seat][i] == blank);
        }
    }
    return true;
}

static bool check_points(void) {
    int16_t points[2][GAME_SEATS_MAX][GAME_SOURCES_MAX], keys[2][GAME_SEATS_MAX][GAME_KEYS_MAX];
    if (!counts_over(0, points[0], keys[0]) || !counts_over(0x55, points[1], keys[1])) {
        return false;
    }
    for (unsigned seat = 0; seat < run.match.setup.seats; seat++) {
        int sum = 0;
        for (unsigned i = 0; i < run.game->source_count; i++) {
            KEEPS("points need no zeros to begin with", points[0][seat][i] == points[1][seat][i]);
            sum += points[0][seat][i];
        }
        for (unsigned i = 0; i <= run.game->tie_break_count; i++) {
            KEEPS("keys need no zeros to begin with", keys[0][seat][i] == keys[1][seat][i]);
        }
        KEEPS("points are the sum of their sources", sum == keys[0][seat][0]);
    }
    return true;
}

/* ---- the opponents' hooks */

static bool check_hooks(void) {
    int16_t value[GAME_SEATS_MAX] = {0};
    if (run.game->rollout != NULL && run.count > 0) {
        KEEPS("a rollout's move is legal", in_list(run.game->rollout(run.match.state, &run.rng)));
    }
    if (run.game->value != NULL) {
        run.game->value(run.match.state, value);
        for (unsigned seat = 0; seat < run.match.setup.seats; seat++) {
            KEEPS("values are 0 to 1000", value[seat] >= 0 && value[seat] <= 1000);
        }
    }
    if (run.game->secret != NULL) {
        KEEPS("nobody has a secret to choose when the game is over",
              run.count > 0 || !run.game->secret(run.match.state));
    }
    return true;
}

/* ---- logs */

static bool read_log(const char *log, struct match *match) {
    const struct game *const games[] = {run.game, NULL};
    struct match_reader reader;
    match_read_begin(&reader, match, games);
    while (*log != '\0') {
        char word[GAME_WORD_MAX];
        const size_t length = strcspn(log, " ");
        if (length >= sizeof word) {
            return false;
        }
        memcpy(word, log, length);
        word[length] = '\0';
        match_read_word(&reader, word);
        log += length + (log[length] == ' ');
    }
    return match_read_end(&reader) == MATCH_OK;
}

static bool check_logs(void) {
    static char log[LOG_ROOM];
    static struct match again;
    struct text_buffer buffer;
    uint8_t packed[MATCH_SETUP_BYTES];
    struct setup setup;
    const struct game *const games[] = {run.game, NULL};
    match_log(&run.match, text_into(&buffer, log, sizeof log));
    KEEPS("the text log can be read", !buffer.cut && read_log(log, &again));
    KEEPS("the text log gives the identical state",
          again.length == run.match.length && memcmp(again.state, run.match.state, bytes()) == 0);
    match_setup_pack(&run.match.setup, packed);
    KEEPS("a packed set-up can be read", match_setup_unpack(&setup, packed, games) == MATCH_OK);
    match_start(&again, &setup);
    for (unsigned i = 0; i < run.match.length; i++) {
        KEEPS("the packed moves can be played", match_play(&again, match_move(&run.match, i)) == MATCH_OK);
    }
    KEEPS("the packed moves give the identical state",
          memcmp(again.state, run.match.state, bytes()) == 0 && again.barrier == run.match.barrier);
    return true;
}

/* ---- runs */

static bool close_look(void) {
    return check_texts() && check_illegal() && check_playable() && check_undo() && check_views() &&
           check_points() && check_score(run.match.state) && check_hooks();
}

static bool run_match(const struct setup *setup) {
    KEEPS("good set-ups are taken", match_start(&run.match, setup) == MATCH_OK);
    rng_seed(&run.rng, setup->seed * 7919 + setup->seats);
    unsigned look_at = (unsigned)(setup->seed % CLOSE_LOOK_EVERY);
    for (;;) {
        if (!list_moves() || (run.match.length == look_at && !close_look())) {
            return false;
        }
        if (run.match.length == look_at) {
            look_at +=
                CLOSE_LOOK_EVERY + look_at / 4; /* less often in long games: undo takes the whole way */
        }
        if (run.count == 0) {
            break;
        }
        KEEPS("a game ends within its bound", run.match.length < run.game->length_max);
        const enum match_result result = match_play(&run.match, run.moves[rng_below(&run.rng, run.count)]);
        if (result == MATCH_FULL) { /* longer than any log: its head must do */
            break;
        }
        KEEPS("legal moves can be played", result == MATCH_OK);
    }
    return close_look() && check_logs();
}

static bool run_seats(struct setup *setup, unsigned seeds) {
    uint64_t seed = 1;
    do {
        for (unsigned i = 0; i < seeds; i++) {
            setup->seed = seed++;
            if (!run_match(setup)) {
                return false;
            }
        }
    } while (test_next_options(setup));
    return true;
}

static bool run_game(const struct game *game, unsigned seeds) {
    KEEPS("limits are kept", game->state_bytes <= GAME_STATE_MAX && game->seats_max <= GAME_SEATS_MAX &&
                                 game->option_count <= GAME_OPTIONS_MAX &&
                                 game->source_count <= GAME_SOURCES_MAX && game->seats_min >= 1);
    for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
        struct setup setup = {.game = game, .seats = seats};
        if (!run_seats(&setup, seeds)) {
            return false;
        }
    }
    KEEPS("redeal shuffles what is hidden", run.hidden_changed == run.hidden_seen);
    return true;
}

const char *conformance_run(const struct game *game, unsigned seeds) {
    memset(&run, 0, sizeof run);
    run.game = game;
    run.match.setup = (struct setup){.game = game, .seats = game->seats_min};
    return run_game(game, seeds) ? NULL : run.broken;
}
