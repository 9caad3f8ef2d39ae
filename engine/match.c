#include "match.h"

#include <assert.h>
#include <string.h>

#include "games.h"

_Static_assert(GAME_MOVE_BITS == 8 * MATCH_MOVE_BYTES, "a packed move holds every move");
_Static_assert(MATCH_LENGTH_MAX <= UINT16_MAX, "lengths are 16-bit numbers");

const char *match_result_text(enum match_result result) {
    static const char *const texts[] = {
        [MATCH_OK] = "good",
        [MATCH_ILLEGAL] = "not a legal move now",
        [MATCH_FULL] = "the log is full: no room for another move",
        [MATCH_NOTHING] = "there is nothing to take back or to play again",
        [MATCH_BARRIER] = "the last move showed something hidden, so it stays",
        [MATCH_BAD_SETUP] = "the game does not have such a set-up",
        [MATCH_BAD_GAME] = "no game of that name here",
        [MATCH_BAD_VERSION] = "written by another version of the game's rules",
        [MATCH_BAD_FORM] = "not a log, or cut off before its first move",
    };
    return texts[result];
}

/* ---- the log: three bytes a move, low byte first */

move_t match_move(const struct match *match, unsigned index) {
    assert(index < match->room);
    const uint8_t *at = match->log + (size_t)index * MATCH_MOVE_BYTES;
    return (move_t)at[0] | (move_t)at[1] << 8 | (move_t)at[2] << 16;
}

static void log_set(struct match *match, unsigned index, move_t move) {
    assert(index < match->room);
    uint8_t *at = match->log + (size_t)index * MATCH_MOVE_BYTES;
    at[0] = (uint8_t)move;
    at[1] = (uint8_t)(move >> 8);
    at[2] = (uint8_t)(move >> 16);
}

/* ---- playing */

enum match_result match_start(struct match *match, const struct setup *setup) {
    return match_start_within(match, setup, MATCH_LENGTH_MAX);
}

enum match_result match_start_within(struct match *match, const struct setup *setup, uint16_t room) {
    assert(setup->game != NULL && room <= MATCH_LENGTH_MAX);
    if (!setup_good(setup)) {
        return MATCH_BAD_SETUP;
    }
    memset(match, 0, offsetof(struct match, log));
    memset(match->log, 0, (size_t)room * MATCH_MOVE_BYTES);
    match->room = room;
    match->setup = *setup;
    setup->game->start(match->state, setup);
    memcpy(match->base, match->state, setup->game->state_bytes);
    return MATCH_OK;
}

int match_turn(const struct match *match) {
    return match->setup.game->turn(match->state);
}

unsigned match_moves(const struct match *match, move_t *out) {
    return match->setup.game->moves(match->state, out);
}

static move_t legal[GAME_MOVES_MAX];

move_t *match_scratch(void) {
    return legal;
}

bool match_legal(const struct match *match, move_t move) {
    return match_legal_in(match->setup.game, match->state, move);
}

bool match_legal_in(const struct game *game, const void *state, move_t move) {
    unsigned low = 0;
    unsigned high = game->moves(state, legal);
    while (low < high) {
        const unsigned middle = (low + high) / 2;
        if (legal[middle] == move) {
            return true;
        }
        if (legal[middle] < move) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return false;
}

/* What was taken back can still be played again after the same move, not after another. */
static void log_next(struct match *match, move_t move) {
    const bool same_again = match->redo > 0 && match_move(match, match->length) == move;
    match->redo = same_again ? (uint16_t)(match->redo - 1) : 0;
    log_set(match, match->length, move);
}

/* Carries out a legal move that stands in the log at the match's length. */
static void advance(struct match *match, move_t move) {
    const bool revealed = match->setup.game->apply(match->state, move);
    match->length++;
    if (revealed) {
        match->barrier = match->length;
        memcpy(match->base, match->state, match->setup.game->state_bytes);
    }
}

enum match_result match_play(struct match *match, move_t move) {
    if (!match_legal(match, move)) {
        return MATCH_ILLEGAL;
    }
    if (match->length == match->room) {
        return MATCH_FULL;
    }
    log_next(match, move);
    advance(match, move);
    return MATCH_OK;
}

enum match_result match_undo(struct match *match) {
    if (match->length == match->barrier) {
        return match->length == 0 ? MATCH_NOTHING : MATCH_BARRIER;
    }
    match->length--;
    match->redo++;
    (void)match_unveil(match);
    return MATCH_OK;
}

enum match_result match_redo(struct match *match) {
    if (match->redo == 0) {
        return MATCH_NOTHING;
    }
    match->redo--;
    advance(match, match_move(match, match->length));
    return MATCH_OK;
}

/* ---- moves that their player may still take back, and what they turned up, hidden */

void match_rewind(struct match *match, uint16_t length) {
    assert(length <= match->length);
    const struct game *game = match->setup.game;
    match->redo = (uint16_t)(match->redo + match->length - length);
    match->length = match->barrier = 0;
    memset(match->state, 0, sizeof match->state);
    game->start(match->state, &match->setup);
    memcpy(match->base, match->state, game->state_bytes);
    while (match->length < length) {
        advance(match, match_move(match, match->length));
    }
}

enum match_result match_propose(struct match *match, move_t move, bool *shown) {
    if (match->length == match->room) {
        return MATCH_FULL;
    }
    log_next(match, move);
    *shown = match->setup.game->apply(match->state, move);
    match->length++;
    return MATCH_OK;
}

void match_settle(struct match *match) {
    match->barrier = match->length;
    memcpy(match->base, match->state, match->setup.game->state_bytes);
}

void match_veiled_base(const struct match *match, int seat, unsigned veil, void *state) {
    struct rng rng;
    rng_seed(&rng, veil); /* which knows nothing of the match */
    memcpy(state, match->base, match->setup.game->state_bytes);
    match->setup.game->redeal(state, seat, &rng);
}

static bool replay_from_barrier(struct match *match) {
    bool shown = false;
    for (unsigned i = match->barrier; i < match->length; i++) {
        shown |= match->setup.game->apply(match->state, match_move(match, i));
    }
    return shown;
}

/* Are the same moves legal there? */
static bool replays_legally(struct match *match) {
    bool legally = true;
    for (unsigned i = match->barrier; i < match->length && legally; i++) {
        legally = match_legal(match, match_move(match, i));
        if (legally) {
            match->setup.game->apply(match->state, match_move(match, i));
        }
    }
    return legally;
}

unsigned match_veil(struct match *match, int seat) {
    enum { TRIES = 16 }; /* whoever may have something to decide elsewhere may come first */
    const int turn = match_turn(match);
    for (unsigned veil = 1; veil <= TRIES; veil++) {
        match_veiled_base(match, seat, veil, match->state);
        if (replays_legally(match) && match_turn(match) == turn) {
            return veil;
        }
    }
    (void)match_unveil(match);
    return 0;
}

bool match_unveil(struct match *match) {
    memcpy(match->state, match->base, match->setup.game->state_bytes);
    return replay_from_barrier(match);
}

/* ---- text */

void match_text(const struct match *match, move_t move, struct text *out) {
    match->setup.game->text(match->state, move, out);
}

move_t match_find(const struct match *match, const char *words) {
    const unsigned count = match_moves(match, legal);
    for (unsigned i = 0; i < count; i++) {
        char room[GAME_WORD_MAX];
        struct text_buffer buffer;
        match_text(match, legal[i], text_into(&buffer, room, sizeof room));
        if (strcmp(room, words) == 0) {
            return legal[i];
        }
    }
    return MOVE_NONE;
}

void match_log(const struct match *match, struct text *out) {
    /* The texts need the states before each move: played again on a state of their own. */
    uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    const struct game *game = match->setup.game;
    setup_text(&match->setup, out);
    text_put(out, " moves");
    memset(state, 0, sizeof state);
    game->start(state, &match->setup);
    for (unsigned i = 0; i < match->length; i++) {
        text_char(out, ' ');
        game->text(state, match_move(match, i), out);
        game->apply(state, match_move(match, i));
    }
}

/* ---- reading a text log */

void match_read_begin(struct match_reader *reader, struct match *match, const struct game *const *games) {
    assert(games != NULL && match != NULL);
    *reader = (struct match_reader){.match = match, .games = games, .step = READER_GAME, .result = MATCH_OK};
}

static enum match_result read_game(struct match_reader *reader, const char *word) {
    const struct game *game = games_find(reader->games, word);
    if (game == NULL) {
        return MATCH_BAD_GAME;
    }
    setup_default(&reader->setup, game);
    reader->step = READER_VERSION;
    return MATCH_OK;
}

static enum match_result read_version(struct match_reader *reader, const char *word) {
    char room[8]; /* the digits of a 16-bit number */
    struct text_buffer buffer;
    text_unsigned(text_into(&buffer, room, sizeof room), reader->setup.game->version);
    reader->step = READER_SETUP;
    return strcmp(word, room) == 0 ? MATCH_OK : MATCH_BAD_VERSION;
}

static enum match_result read_setup(struct match_reader *reader, const char *word) {
    if (strcmp(word, "moves") != 0) {
        return setup_word(&reader->setup, word) ? MATCH_OK : MATCH_BAD_SETUP;
    }
    reader->step = READER_MOVES;
    return match_start_within(reader->match, &reader->setup,
                              reader->room != 0 ? reader->room : MATCH_LENGTH_MAX);
}

static enum match_result read_move(struct match_reader *reader, const char *word) {
    const move_t move = match_find(reader->match, word);
    const enum match_result result = move == MOVE_NONE ? MATCH_ILLEGAL : match_play(reader->match, move);
    if (result == MATCH_OK) {
        reader->moves++;
    }
    return result;
}

enum match_result match_read_word(struct match_reader *reader, const char *word) {
    static enum match_result (*const steps[])(struct match_reader *, const char *) = {
        [READER_GAME] = read_game,
        [READER_VERSION] = read_version,
        [READER_SETUP] = read_setup,
        [READER_MOVES] = read_move,
    };
    if (reader->result == MATCH_OK) {
        reader->result = steps[reader->step](reader, word);
    }
    return reader->result;
}

enum match_result match_read_end(struct match_reader *reader) {
    if (reader->result == MATCH_OK && reader->step != READER_MOVES) {
        reader->result = MATCH_BAD_FORM;
    }
    return reader->result;
}
