#include "replay_store.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "board.h"
#include "match_memory.h"
#include "match_screens.h"
#include "match_turn_end.h"
#include "opponents.h"
#include "play.h"
#include "standing.h"

enum { WORD_BITS = 32, TURN_WORDS = MATCH_LENGTH_MAX / WORD_BITS + 1 };

struct store {
    uint8_t memory[MATCH_MEMORY_BYTES]; /* the screens' */
    struct replay_history history;
    uint32_t turns[TURN_WORDS]; /* a bit for each move that begins one */
    uint16_t turn_count;
    uint16_t every; /* moves from one state that is kept to the next */
    uint16_t moves; /* after which `state` is */
    uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    uint32_t before[GAME_STATE_MAX / sizeof(uint32_t)]; /* the last move */
    uint32_t kept[];                                    /* states */
};

static struct store *store;

static unsigned state_words(void) {
    return (unsigned)((play_game()->state_bytes + sizeof *store->kept - 1u) / sizeof *store->kept);
}

/* As many as there is room for. */
static unsigned states_room(void) {
    return (unsigned)((OPPONENTS_LENT - sizeof *store) / sizeof *store->kept) / state_words();
}

static uint32_t *kept_state(unsigned number) {
    assert(number < states_room());
    return store->kept + (size_t)number * state_words();
}

/* ---- states */

static void begin(void) {
    memset(store->state, 0, sizeof store->state);
    play_game()->start(store->state, &play_match()->setup);
    store->moves = 0;
    (void)play_barrier_at(0, store->state);
}

static void move_on(void) {
    memcpy(store->before, store->state, play_game()->state_bytes);
    play_game()->apply(store->state, match_move(play_match(), store->moves));
    store->moves++;
    (void)play_barrier_at(store->moves, store->state); /* what is hidden stays so */
}

static void go_to_kept(unsigned moves) {
    memcpy(store->state, kept_state(moves / store->every), play_game()->state_bytes);
    store->moves = (uint16_t)(moves - moves % store->every);
}

/* The last move is always made, for the state before it. */
const void *replay_at(unsigned moves) {
    assert(moves <= play_moves());
    const unsigned before = moves > 0 ? moves - 1 : 0;
    if (store->moves > moves || before - store->moves > before % store->every) {
        go_to_kept(before);
    }
    while (store->moves < moves) {
        move_on();
    }
    return store->state;
}

const void *replay_before(void) {
    return store->before;
}

const void *replay_aside(const void *state, move_t move) {
    memcpy(store->before, state, play_game()->state_bytes);
    memcpy(store->state, state, play_game()->state_bytes);
    play_game()->apply(store->state, move);
    store->moves = UINT16_MAX; /* no state of the match: the next one begins at one that is kept */
    return store->state;
}

/* ---- turns */

static bool begins(unsigned move) {
    assert(move / WORD_BITS < TURN_WORDS);
    return (store->turns[move / WORD_BITS] >> move % WORD_BITS & 1u) != 0;
}

unsigned replay_turn_began(unsigned moves) {
    while (!begins(moves)) {
        moves--; /* the first move begins one */
    }
    return moves;
}

unsigned replay_turn_ends(unsigned moves) {
    do {
        moves++;
    } while (moves < play_moves() && !begins(moves));
    return moves;
}

int replay_progress(unsigned moves, int whole) {
    if (moves == 0) {
        return 0;
    }
    const unsigned began = replay_turn_began(moves - 1), length = replay_turn_ends(moves - 1) - began;
    unsigned turn = 0;
    for (unsigned i = 1; i <= began; i++) {
        turn += begins(i);
    }
    return (int)(((unsigned)whole * turn + (unsigned)whole * (moves - began) / length) / store->turn_count);
}

/* ---- points */

static void history_put(unsigned at) {
    struct replay_history *history = &store->history;
    struct standing standing;
    assert(at <= REPLAY_HISTORY_MAX);
    if (play_finished()) {
        standing_of(play_game(), store->state, &standing);
    } else {
        standing_known(play_game(), store->state, &standing);
    }
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        history->points[seat][at] = standing.points[seat];
        history->most = standing.points[seat] > history->most ? standing.points[seat] : history->most;
    }
    history->length = (uint16_t)(at + 1);
}

/* Was the last move a turn's? Otherwise it only made the match ready, as a bid. */
static bool ended_turn(void) {
    const struct match_turn_end *end = match_ui()->turn_end;
    return end == NULL || end->ends == NULL || end->ends(replay_before());
}

static void gather_history(void) {
    const unsigned turns = store->turn_count,
                   points = turns < REPLAY_HISTORY_MAX ? turns : REPLAY_HISTORY_MAX;
    unsigned moves = 0;
    bool leads = true;
    store->history.most = 1;
    store->history.lead = 0;
    (void)replay_at(0);
    history_put(0);
    for (unsigned turn = 1; turn <= turns; turn++) {
        moves = replay_turn_ends(moves);
        (void)replay_at(moves);
        history_put(turn * points / turns);
        leads = leads && !ended_turn();
        if (leads) {
            store->history.lead = (uint16_t)(store->history.length - 1u);
        }
        board_watchdog_feed();
    }
}

const struct replay_history *replay_history(void) {
    return &store->history;
}

/* ---- all of it */

/* The state that is gone through: kept, and does a turn begin there? Returns whose it is. */
static int note(int before) {
    const int seat = play_game()->turn(store->state);
    if (store->moves % store->every == 0) {
        memcpy(kept_state(store->moves / store->every), store->state, play_game()->state_bytes);
        board_watchdog_feed();
    }
    if (seat != before && store->moves < play_moves()) {
        store->turns[store->moves / WORD_BITS] |= UINT32_C(1) << store->moves % WORD_BITS;
        store->turn_count++;
    }
    return seat;
}

void replay_gather(void) {
    assert(play_loaded());
    store = opponents_lend_memory();
    memset(store, 0, sizeof *store);
    memcpy(store->memory, match_memory, sizeof store->memory);
    store->every = (uint16_t)(play_moves() / states_room() + 1);
    begin();
    int seat = note(GAME_OVER);
    while (store->moves < play_moves()) {
        move_on();
        seat = note(seat);
    }
    gather_history();
}

void replay_put_back(void) {
    memcpy(match_memory, store->memory, sizeof store->memory);
}
