#include "play.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "board.h"
#include "dialog.h"
#include "games.h"
#include "journal.h"
#include "match_memory.h"
#include "power.h"
#include "search.h"

enum { NOBODY = -1 };

static struct match match;
static struct journal_seat seats[GAME_SEATS_MAX];
static char names[GAME_SEATS_MAX][JOURNAL_NAME + 1];
static uint32_t match_id; /* in the journal */
static uint32_t part;     /* what there is of it in the journal, where it can't be gone on with; or 0 */
static bool on;           /* a match lies there */
static bool over;         /* it is finished, and the journal has closed it */
static bool trouble;      /* it can't be saved, */
static bool full;         /* for want of room, */
static bool damaged;      /* or not all of it can be read, */
static bool told;         /* which was said */
static int holder;        /* the person who has the console, or NOBODY */

/* ---- the journal */

static bool stored(enum journal_result result) {
    return result == JOURNAL_OK || result == JOURNAL_DAMAGED;
}

/* The state has become another: nothing that was thought or counted holds. */
static void state_changed(void);

void play_start(void) {
    on = false;
    trouble = false;
    state_changed();
}

static void finish_if_over(void);

/* What there is of the match in the journal; 0: nothing. */
static uint32_t written(void) {
    return match_id != 0 ? match_id : part;
}

static void note(enum journal_result result) {
    trouble = trouble || !stored(result);
    full = full || (result == JOURNAL_FULL && journal_oldest(written()) != 0);
}

/* Many come in one turn when a whole match is written anew or an undo goes far back. A record may take the
 * flash a sector's erase, so each has the watchdog's whole time. */
static void append(uint32_t record) {
    board_watchdog_feed();
    note(journal_append(record));
}

static void open_in_journal(void) {
    trouble = false;
    full = false;
    damaged = false;
    match_id = 0;
    note(journal_new_match(&match.setup, seats, &match_id));
}

/* The match that was begun first makes room, and what was played meanwhile is saved after all: in a sector of
 * its own, and what there was of it before goes when all is there. */
static void drop_oldest(void) {
    part = written();
    (void)journal_forget(journal_oldest(part));
    open_in_journal();
    for (unsigned i = 0; i < match.length; i++) {
        append(match_move(&match, i));
    }
    if (part != 0 && !trouble) {
        (void)journal_forget(part);
        part = 0;
    }
    told = false;
    play_tell();
}

void play_tell(void) {
    static const struct dialog no_room = {
        .icon = ICON_LOCK,
        .title = "No room to save",
        .words = "So many matches are in progress that this one can’t be saved. Drop the oldest of them?",
        .yes = "Drop it",
        .on_yes = drop_oldest,
        .no = "Don’t save",
    };
    static const struct dialog rotten = {
        .icon = ICON_LOCK,
        .title = "Not all is there",
        .words =
            "Part of what was saved of this match can’t be read any more. It stands where it stood before "
            "that.",
        .yes = "Go on",
    };
    static const struct dialog flash = {
        .icon = ICON_LOCK,
        .title = "Not saved",
        .words = "The flash doesn’t take what is written to it. The match goes on, but will be lost when the "
                 "power "
                 "goes.",
        .yes = "Go on",
    };
    if ((trouble || damaged) && !told) {
        told = true;
        dialog_open(damaged ? &rotten : full ? &no_room : &flash);
    }
}

/* ---- beginning, going on, ending */

static void take_names(void) {
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        memset(names[seat], 0, sizeof names[seat]);
        if (seats[seat].kind[PLAY_KIND_LEVEL] == PLAY_PERSON) {
            memcpy(names[seat], seats[seat].name, JOURNAL_NAME);
        } else {
            strncpy(names[seat], settings_style_name(seats[seat].kind[PLAY_KIND_SEAT_STYLE]), JOURNAL_NAME);
        }
    }
}

static void begun(void) {
    match_memory_clear();
    take_names();
    on = true;
    over = match_turn(&match) == GAME_OVER;
    told = false;
    holder = NOBODY;
    state_changed();
}

/* An opponent's line in the statistics is its level's. */
static void seat_down(unsigned seat, const struct play_seat *who) {
    unsigned levels;
    const struct game_level *level = search_levels(match.setup.game, &levels);
    bool const person = who->level == PLAY_PERSON;
    assert(who->level <= levels);
    memset(&seats[seat], 0, sizeof seats[seat]);
    seats[seat].kind[PLAY_KIND_LEVEL] = who->level;
    seats[seat].kind[PLAY_KIND_SEAT_STYLE] = settings()->seat_style[who->who];
    strncpy(seats[seat].name, person ? settings_seat_name(who->who) : level[who->level - 1].title,
            JOURNAL_NAME - 1);
}

bool play_new(const struct setup *setup, const struct play_seat who[GAME_SEATS_MAX]) {
    assert(setup->game != NULL);
    if (match_start(&match, setup) != MATCH_OK) {
        return false;
    }
    memset(seats, 0, sizeof seats);
    for (unsigned seat = 0; seat < setup->seats; seat++) {
        seat_down(seat, &who[seat]);
    }
    part = 0;
    open_in_journal();
    begun();
    return true;
}

static bool waits(const struct journal_entry *entry, struct setup *setup) {
    return !entry->finished && match_setup_unpack(setup, entry->setup, games_all) == MATCH_OK;
}

/* The one that was played last, if this firmware knows its game. */
static bool find_waiting(struct journal_entry *entry, struct setup *setup) {
    if (journal_find(journal_current(), entry) && waits(entry, setup)) {
        return true;
    }
    memset(entry, 0, sizeof *entry);
    while (journal_list(entry)) {
        if (waits(entry, setup)) {
            return true;
        }
    }
    return false;
}

/* A match that there was no room for, or that the flash does not take: it waits here as long as there is
 * power. */
static bool unsaved_waits(void) {
    return on && !over && trouble;
}

bool play_waiting(struct setup *setup) {
    struct journal_entry entry;
    if (unsaved_waits()) {
        *setup = match.setup;
        return true;
    }
    return find_waiting(&entry, setup);
}

bool play_take_up(uint32_t id) {
    struct journal_entry entry;
    on = false;
    if (!journal_find(id, &entry)) {
        return false;
    }
    enum journal_result const result =
        entry.finished ? journal_load(id, &match, games_all) : journal_resume(id, &match, games_all);
    match_id = id;
    part = 0;
    memcpy(seats, entry.seats, sizeof seats);
    trouble = !stored(result);
    damaged = result == JOURNAL_DAMAGED;
    full = false;
    bool const cut_short = !trouble && entry.finished && match_turn(&match) != GAME_OVER;
    if (trouble || cut_short) { /* one that is over is not played on from where its moves can't be read */
        return false;
    }
    begun();
    over = entry.finished;
    finish_if_over(); /* the power went between the last move and the result */
    return true;
}

bool play_resume(void) {
    struct journal_entry entry;
    struct setup setup;
    if (unsaved_waits()) {
        return true;
    }
    if (!find_waiting(&entry, &setup)) {
        on = false;
        return false;
    }
    return (on && !over && entry.id == match_id) /* it lies there as it was left */
           || play_take_up(entry.id);
}

uint32_t play_id(void) {
    return match_id;
}

bool play_on(void) {
    return on;
}

void play_forget(void) {
    if (on && !over) {
        (void)journal_forget(match_id);
    }
    on = false;
    state_changed();
}

void play_forget_kept(uint32_t id) {
    if (on && id == match_id) {
        over = false;
        play_forget();
    } else {
        (void)journal_forget(id);
    }
}

uint64_t play_random_seed(void) {
    enum { SEEDS = 1000000000 }; /* of PLAY_SEED_DIGITS */
    return board_random() % SEEDS;
}

/* ---- how it stands */

const struct match *play_match(void) {
    return &match;
}

const struct game *play_game(void) {
    return match.setup.game;
}

const void *play_state(void) {
    return match.state;
}

unsigned play_seats(void) {
    return match.setup.seats;
}

int play_turn(void) {
    return match_turn(&match);
}

unsigned play_level(unsigned seat) {
    assert(seat < GAME_SEATS_MAX);
    return seats[seat].kind[PLAY_KIND_LEVEL];
}

bool play_is_person(unsigned seat) {
    assert(seat < GAME_SEATS_MAX);
    return seats[seat].kind[PLAY_KIND_LEVEL] == PLAY_PERSON;
}

unsigned play_person_count(void) {
    unsigned count = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        count += play_is_person(seat);
    }
    return count;
}

bool play_person_to_move(void) {
    int const turn = play_turn();
    return turn != GAME_OVER && play_is_person((unsigned)turn);
}

const char *play_name(unsigned seat) {
    assert(seat < GAME_SEATS_MAX);
    return names[seat];
}

unsigned play_seat_style(unsigned seat) {
    assert(seat < GAME_SEATS_MAX);
    return seats[seat].kind[PLAY_KIND_SEAT_STYLE];
}

static bool counted; /* since the last move: screens ask often */

const struct standing *play_standing(void) {
    static struct standing standing;
    if (!counted) {
        standing_of(match.setup.game, match.state, &standing);
        counted = true;
    }
    return &standing;
}

unsigned play_seat(void) {
    int const turn = play_turn();
    unsigned winner = 0;
    while (turn == GAME_OVER && play_standing()->rank[winner] != 1) {
        winner++;
    }
    return turn == GAME_OVER ? winner : (unsigned)turn;
}

/* ---- moves */

static void finish_if_over(void) {
    if (!over && match_turn(&match) == GAME_OVER) {
        over = true;
        trouble |= !stored(journal_finish(play_standing()));
    }
}

bool play_move(move_t move) {
    if (match_play(&match, move) != MATCH_OK) {
        return false;
    }
    state_changed();
    append(move);
    finish_if_over();
    return true;
}

/* How many moves must go until a person is to move again; 0: a barrier or the beginning comes first. */
static unsigned moves_to_take_back(enum match_result *result) {
    unsigned count = 0;
    do {
        *result = match_undo(&match);
        count += *result == MATCH_OK;
    } while (*result == MATCH_OK && !play_person_to_move());
    if (*result == MATCH_OK) {
        return count;
    }
    while (count-- > 0) {
        (void)match_redo(&match);
    }
    return 0;
}

enum match_result play_undo(void) {
    enum match_result result = MATCH_BARRIER;
    unsigned const count = over ? 0 : moves_to_take_back(&result);
    for (unsigned i = 0; i < count; i++) {
        append(JOURNAL_UNDO);
    }
    state_changed();
    return result;
}

enum match_result play_redo(void) {
    enum match_result const result = match_redo(&match);
    if (result == MATCH_OK) {
        append(JOURNAL_REDO);
        state_changed();
        finish_if_over();
    }
    return result;
}

/* ---- handing over */

static bool secret_now(void) {
    return match.setup.game->secret != NULL && match.setup.game->secret(match.state);
}

bool play_hands_over(void) {
    enum handover const when = settings()->handover;
    bool const wanted = when == HANDOVER_ALWAYS || (when == HANDOVER_SECRETS && secret_now());
    return wanted && play_person_to_move() && play_turn() != holder && play_person_count() > 1;
}

void play_taken(void) {
    holder = play_turn();
}

/* ---- opponents */

static struct search search;
static bool thinking;
static bool skipping;         /* the rest of the opponents' turns comes at once */
static uint32_t last_move_ms; /* when an opponent's was played */
static uint32_t began_ms;     /* when it began to think */
static uint32_t pressed_ms;   /* when a press skipped or hurried */
static bool moved_before;

static void state_changed(void) {
    thinking = false;
    counted = false;
}

void play_skip(void) {
    skipping = !play_person_to_move() && play_turn() != GAME_OVER;
    pressed_ms = board_ms();
    if (thinking) {
        search_hurry(&search);
    }
}

/* A is held, not just pressed. */
static bool hurried_on(void) {
    enum { HELD_MS = 500 };
    return skipping && (board_buttons_held() >> BUTTON_A & 1) != 0 && board_ms() - pressed_ms >= HELD_MS;
}

uint32_t play_pace_ms(void) {
    return skipping ? 0 : settings_pace_ms();
}

/* The same match thinks the same thoughts. */
static void think(void) {
    unsigned levels;
    const struct game_level *level = search_levels(match.setup.game, &levels);
    unsigned const index = seats[play_turn()].kind[PLAY_KIND_LEVEL] - 1u;
    search_begin(&search, &match, &level[index < levels ? index : levels - 1],
                 match.setup.seed + ((uint64_t)match.length << 32));
    thinking = true;
    began_ms = board_ms();
}

unsigned play_thought(void) {
    enum { SHORT_MS = 250 }; /* what is over so soon needs no bar */
    bool const thinks = thinking && search.phase < SEARCH_CHOOSE && board_ms() - began_ms >= SHORT_MS;
    return thinks ? 1 + search.playouts * (PLAY_THOUGHT_STEPS - 1u) / search.wanted : 0;
}

static bool think_slice(void) {
    uint32_t const start_us = board_us();
    do {
        if (search_step(&search)) {
            return true;
        }
    } while (board_us() - start_us < PLAY_SLICE_US);
    return false;
}

static bool decided(void) {
    if (!thinking) {
        think();
    }
    if (hurried_on()) {
        search_hurry(&search);
    }
    return think_slice();
}

static uint32_t pace_left_ms(void) {
    uint32_t const since = board_ms() - last_move_ms, pace = play_pace_ms();
    return !moved_before || since >= pace ? 0 : pace - since;
}

uint32_t play_opponent(move_t *moved) {
    *moved = MOVE_NONE;
    power_stay();
    if (!decided()) {
        return 0;
    }
    uint32_t const left = pace_left_ms();
    if (left > 0) {
        return left;
    }
    *moved = search_best(&search);
    bool const legal = play_move(*moved);
    assert(legal);
    (void)legal;
    last_move_ms = board_ms();
    moved_before = true;
    if (play_person_to_move() || play_turn() == GAME_OVER) {
        skipping = false;
        moved_before = false;
    }
    return play_pace_ms();
}

/* ---- hints */

void play_hint_begin(void) {
    thinking = false; /* an opponent's thoughts are written over */
    search_hint(&search, &match);
}

bool play_hint_think(void) {
    return think_slice();
}

void play_hint_hurry(void) {
    search_hurry(&search);
}

unsigned play_hint_percent(void) {
    enum { ALL = 100 };
    return search.wanted > search.playouts ? search.playouts * (unsigned)ALL / search.wanted : ALL;
}

move_t play_hint(struct text *reason) {
    move_t const best = search_best(&search);
    search_reason(&search, reason);
    return best;
}

/* ---- the match from its beginning */

static uint32_t replay_state[GAME_STATE_MAX / sizeof(uint32_t)];
static unsigned replayed;

const void *replay_begin(void) {
    memset(replay_state, 0, sizeof replay_state);
    match.setup.game->start(replay_state, &match.setup);
    replayed = 0;
    return replay_state;
}

const void *replay_next(void) {
    if (replayed >= match.length) {
        return NULL;
    }
    match.setup.game->apply(replay_state, match_move(&match, replayed++));
    return replay_state;
}

unsigned replay_position(void) {
    return replayed;
}
