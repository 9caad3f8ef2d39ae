#include "play.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "board.h"
#include "coach.h"
#include "game_ui.h"
#include "games.h"
#include "journal.h"
#include "lesson.h"
#include "match_memory.h"
#include "match_turn_end.h"
#include "recap.h"
#include "search.h"

enum { NOBODY = -1 };

static struct match match;
static struct {
    bool loaded;       /* there is a match in `match` */
    bool finished;     /* it is over, and the journal has closed it */
    bool practice;     /* it is a lesson's, and not for the journal */
    uint32_t id;       /* in the journal; 0: it is not there, or not to go on with */
    uint32_t stale_id; /* what there is of it in the journal where `id` is 0; or 0 */
    enum save_state saving;
    bool said;                      /* which was said */
    int holder;                     /* the person who has the console, or NOBODY, */
    bool uncovered;                 /* who asked to see the secret that is decided about now */
    int shown;                      /* whose decision was shown last, or NOBODY */
    bool held;                      /* the last move ended a turn, and its player hasn't gone on */
    bool hides;                     /* moves after the barrier showed what is to be hidden as long */
    uint8_t veiled;                 /* by that it is hidden: see match_veil; or 0 */
    uint8_t owner;                  /* who made the last move, and all since the barrier */
    uint16_t moved[GAME_SEATS_MAX]; /* play_moved */
    uint32_t version;               /* counts changes of the match */
    bool viewing;                   /* it is looked at as it stood before: play_view */
    bool asks;                      /* then: play_view_ask */
    uint16_t moves;                 /* then: of the whole match */
    struct journal_origin origin;
    struct journal_seat seats[GAME_SEATS_MAX];
    char names[GAME_SEATS_MAX][JOURNAL_NAME + 1];
} played;

static bool secret_now(void) {
    return played.loaded && match.setup.game->secret != NULL && match.setup.game->secret(match.state);
}

/* The state has become another: nothing that was thought or counted holds. */
static void state_changed(void) {
    played.version++;
    played.uncovered = played.uncovered && secret_now() && match_turn(&match) == played.holder;
}

void play_start(void) {
    played.loaded = false;
    played.viewing = false;
    played.saving = SAVE_WELL;
    state_changed();
}

/* ---- the journal */

static bool is_stored(enum journal_result result) {
    return result == JOURNAL_OK || result == JOURNAL_DAMAGED;
}

static bool is_unsaved(void) {
    return played.saving == SAVE_NO_ROOM || played.saving == SAVE_FAILED;
}

/* What there is of the match in the journal; 0: nothing. */
static uint32_t written(void) {
    return played.id != 0 ? played.id : played.stale_id;
}

static void set_saving(enum save_state saving) {
    if (played.saving != saving) {
        played.saving = saving;
        played.said = false;
    }
}

/* Want of room is what the owner can help, so nothing that comes after hides it. */
static void note(enum journal_result result) {
    if (result == JOURNAL_FULL && journal_oldest(written()) != 0) {
        set_saving(SAVE_NO_ROOM);
    } else if (!is_stored(result) && !is_unsaved()) {
        set_saving(SAVE_FAILED);
    }
}

/* Many come in one turn when a whole match is written again or an undo goes far back. A record may take the
 * flash a sector's erase, so each has the watchdog's whole time. */
static void append(uint32_t record) {
    board_watchdog_feed();
    if (!played.practice) {
        note(journal_append(record));
    }
}

static void open_in_journal(void) {
    set_saving(SAVE_WELL);
    played.id = 0;
    note(journal_new_match_from(&match.setup, played.seats, &played.origin, &played.id));
}

static void write_all(void) {
    open_in_journal();
    for (unsigned i = 0; i < match.length; i++) {
        append(match_move(&match, i));
        if (i + 1 == match.barrier) {
            append(JOURNAL_GO_ON);
        }
    }
}

/* What there was of the match goes when all of it stands elsewhere. */
void play_drop_oldest(void) {
    played.stale_id = written();
    (void)journal_forget(journal_oldest(played.stale_id));
    write_all();
    if (played.stale_id != 0 && !is_unsaved()) {
        (void)journal_forget(played.stale_id);
        played.stale_id = 0;
    }
    played.said = false;
}

enum save_state play_save_news(void) {
    const enum save_state news = played.said ? SAVE_WELL : played.saving;
    played.said = true;
    return news;
}

/* ---- beginning, going on, ending */

static void finish_if_over(void);
static void take_stock(uint16_t gone_on);

static void take_names(void) {
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++) {
        memset(played.names[seat], 0, sizeof played.names[seat]);
        if (played.seats[seat].kind[PLAY_KIND_LEVEL] == PLAY_PERSON) {
            memcpy(played.names[seat], played.seats[seat].name, JOURNAL_NAME);
        } else {
            strncpy(played.names[seat], settings_style_name(played.seats[seat].kind[PLAY_KIND_SEAT_STYLE]),
                    JOURNAL_NAME);
        }
    }
}

static void begun(void) {
    match_memory_clear();
    recap_clear();
    coach_clear();
    take_names();
    played.loaded = true;
    played.viewing = false;
    played.finished = match_turn(&match) == GAME_OVER;
    played.said = false;
    played.holder = NOBODY;
    played.shown = NOBODY;
    memset(played.moved, 0, sizeof played.moved);
    played.held = played.hides = false;
    played.veiled = 0;
    state_changed();
}

/* An opponent's line in the statistics is its level's. */
static void seat_down(unsigned seat, const struct play_seat *who) {
    const struct game_level *level = search_level_numbered(match.setup.game, who->level);
    const bool person = who->level == PLAY_PERSON;
    assert(person || level->number == who->level);
    memset(&played.seats[seat], 0, sizeof played.seats[seat]);
    played.seats[seat].kind[PLAY_KIND_LEVEL] = who->level;
    played.seats[seat].kind[PLAY_KIND_SEAT_STYLE] = settings()->seat_style[who->who];
    strncpy(played.seats[seat].name, person ? settings_seat_name(who->who) : level->title, JOURNAL_NAME - 1);
}

static bool start(const struct setup *setup, const struct play_seat who[GAME_SEATS_MAX]) {
    assert(setup->game != NULL);
    if (match_start(&match, setup) != MATCH_OK) {
        return false;
    }
    memset(played.seats, 0, sizeof played.seats);
    for (unsigned seat = 0; seat < setup->seats; seat++) {
        seat_down(seat, &who[seat]);
    }
    played.stale_id = 0;
    played.origin = (struct journal_origin){0, 0};
    return true;
}

bool play_new(const struct setup *setup, const struct play_seat who[GAME_SEATS_MAX]) {
    if (!start(setup, who)) {
        return false;
    }
    played.practice = false;
    open_in_journal();
    begun();
    return true;
}

bool play_practice(const struct setup *setup, const struct play_seat who[GAME_SEATS_MAX]) {
    if (!start(setup, who)) {
        return false;
    }
    played.practice = true;
    played.id = 0;
    set_saving(SAVE_WELL);
    begun();
    return true;
}

/* The seat keeps its colour; whoever else takes it brings another name. */
static void seat_becomes(unsigned seat, uint8_t level) {
    struct journal_seat *taken = &played.seats[seat];
    const unsigned who = settings_seat_of(taken->kind[PLAY_KIND_SEAT_STYLE]);
    if (taken->kind[PLAY_KIND_LEVEL] != level) {
        const char *name = level == PLAY_PERSON ? settings_seat_name(who)
                                                : search_level_numbered(match.setup.game, level)->title;
        taken->kind[PLAY_KIND_LEVEL] = level;
        memset(taken->name, 0, sizeof taken->name);
        strncpy(taken->name, name, JOURNAL_NAME - 1);
    }
}

void play_on(const uint8_t levels[GAME_SEATS_MAX]) {
    assert(played.viewing && match_turn(&match) != GAME_OVER);
    played.origin = (struct journal_origin){written(), match.length};
    match_settle(&match);
    match.redo = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        seat_becomes(seat, levels[seat]);
    }
    played.stale_id = 0;
    write_all();
    begun();
}

uint32_t play_origin(unsigned *moves) {
    *moves = played.origin.moves;
    return played.origin.match;
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
    return played.loaded && !played.finished && is_unsaved();
}

static bool lies_here(uint32_t id) {
    return played.loaded && !played.finished && id == played.id;
}

bool play_peek_last(struct play_last *last) {
    struct journal_entry entry;
    if (unsaved_waits()) {
        *last = (struct play_last){match.setup, 0, true};
        return true;
    }
    if (!find_waiting(&entry, &last->setup)) {
        return false;
    }
    last->id = entry.id;
    last->loaded = lies_here(entry.id);
    return true;
}

/* The moves of one that is over are only to be looked at: where they can't be read to the end, there is
 * nothing to see. */
static bool is_whole(const struct journal_entry *entry, enum journal_result result) {
    return is_stored(result) && (!entry->finished || match_turn(&match) == GAME_OVER);
}

bool play_take_up(uint32_t id) {
    struct journal_entry entry;
    played.loaded = false;
    played.practice = false;
    state_changed();
    if (!journal_find(id, &entry)) {
        return false;
    }
    const enum journal_result result =
        entry.finished ? journal_load(id, &match, games_all) : journal_resume(id, &match, games_all);
    if (!is_whole(&entry, result)) {
        return false;
    }
    played.id = id;
    played.stale_id = 0;
    played.origin = entry.origin;
    memcpy(played.seats, entry.seats, sizeof played.seats);
    set_saving(result == JOURNAL_DAMAGED ? SAVE_PART_LOST : SAVE_WELL);
    begun();
    played.finished = entry.finished;
    take_stock(journal_gone_on());
    finish_if_over(); /* the power went between the last move and the result */
    return true;
}

bool play_resume_last(void) {
    struct play_last last;
    if (!play_peek_last(&last)) {
        played.loaded = false;
        return false;
    }
    return last.loaded || play_take_up(last.id);
}

uint32_t play_id(void) {
    return played.id;
}

bool play_loaded(void) {
    return played.loaded;
}

uint32_t play_version(void) {
    return played.version;
}

void play_forget(void) {
    if (played.loaded && !played.finished && !played.practice) {
        (void)journal_forget(played.id);
    }
    played.loaded = false;
    state_changed();
}

void play_forget_kept(uint32_t id) {
    if (played.loaded && id == played.id) {
        played.finished = false;
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
    return played.seats[seat].kind[PLAY_KIND_LEVEL];
}

bool play_is_person(unsigned seat) {
    assert(seat < GAME_SEATS_MAX);
    return played.seats[seat].kind[PLAY_KIND_LEVEL] == PLAY_PERSON;
}

unsigned play_person_count(void) {
    unsigned count = 0;
    for (unsigned seat = 0; seat < play_seats(); seat++) {
        count += play_is_person(seat);
    }
    return count;
}

static bool is_person_at(int turn) {
    return turn != GAME_OVER && play_is_person((unsigned)turn);
}

static bool nobody_moves(void) {
    return (played.viewing ? !played.asks : played.held) || play_turn() == GAME_OVER;
}

bool play_person_to_move(void) {
    return !nobody_moves() && is_person_at(play_turn());
}

bool play_opponent_to_move(void) {
    return !nobody_moves() && !is_person_at(play_turn());
}

bool play_held(void) {
    return played.held && !played.viewing;
}

unsigned play_owner(void) {
    return played.owner;
}

unsigned play_moved(unsigned seat) {
    assert(seat < GAME_SEATS_MAX);
    return played.moved[seat];
}

const char *play_name(unsigned seat) {
    assert(seat < GAME_SEATS_MAX);
    return played.names[seat];
}

unsigned play_seat_style(unsigned seat) {
    assert(seat < GAME_SEATS_MAX);
    return played.seats[seat].kind[PLAY_KIND_SEAT_STYLE];
}

const struct standing *play_standing(void) {
    static struct standing standing; /* screens ask often */
    static uint32_t counted;         /* the version that it is of */
    if (counted != played.version) {
        standing_of(match.setup.game, match.state, &standing);
        counted = played.version;
    }
    return &standing;
}

unsigned play_seat(void) {
    const int turn = play_turn();
    unsigned winner = 0;
    while (turn == GAME_OVER && play_standing()->rank[winner] != 1) {
        winner++;
    }
    return turn == GAME_OVER ? winner : (unsigned)turn;
}

/* ---- looked at again */

static void veil(void);

/* As if moves had been taken back, or played again: the log stays as it is. */
static void set_length(unsigned moves) {
    assert(moves <= (unsigned)match.length + match.redo);
    match.redo = (uint16_t)(match.length + match.redo - moves);
    match.length = (uint16_t)moves;
}

static void stand_at(unsigned moves) {
    set_length(moves);
    state_changed();
}

void play_swap(struct play_place *place) {
    const uint16_t moves = match.length;
    set_length(place->moves);
    place->moves = moves;
    for (unsigned i = 0; i < sizeof match.state / sizeof match.state[0]; i++) {
        const uint32_t word = match.state[i];
        match.state[i] = place->state[i];
        place->state[i] = word;
    }
}

void play_view(unsigned moves, const void *state) {
    played.moves = (uint16_t)play_moves();
    played.viewing = true;
    played.asks = false;
    assert(moves <= played.moves);
    memcpy(match.state, state, match.setup.game->state_bytes);
    stand_at(moves);
}

void play_view_end(void) {
    if (!played.viewing) {
        return;
    }
    played.viewing = false;
    stand_at(played.moves);
    (void)match_unveil(&match);
    veil();
}

bool play_viewing(void) {
    return played.viewing;
}

void play_view_ask(void) {
    assert(played.viewing && match_turn(&match) != GAME_OVER);
    played.asks = true;
}

bool play_view_asks(void) {
    return played.viewing && played.asks;
}

unsigned play_moves(void) {
    return played.viewing ? played.moves : match.length;
}

bool play_finished(void) {
    return played.finished;
}

/* ---- moves */

static void finish_if_over(void) {
    if (!played.finished && !played.held && match_turn(&match) == GAME_OVER) {
        played.finished = true;
        if (played.practice) {
            return;
        }
        const bool kept = is_stored(journal_finish(play_standing()));
        set_saving(kept || is_unsaved() ? played.saving : SAVE_FAILED);
    }
}

/* ---- what can be taken back */

/* What is to be known of a move before it is made. */
struct making {
    bool person, chance, veils, ends;
    int seat;
};

static struct making making(move_t move) {
    const struct game_ui *ui = game_ui_of(match.setup.game);
    const struct match_turn_end *end = ui != NULL ? ui->turn_end : NULL;
    const int seat = match_turn(&match);
    return (struct making){
        .person = is_person_at(seat),
        .chance = ui != NULL && ui->by_chance != NULL && ui->by_chance(move),
        .veils = ui != NULL && ui->veils != NULL && ui->veils(move),
        .ends = end != NULL && (end->ends == NULL || end->ends(match.state)),
        .seat = seat,
    };
}

/* The match becomes what its players may know of it. */
static void veil(void) {
    if (played.hides) {
        played.veiled = (uint8_t)match_veil(&match, played.owner);
    }
}

/* The match becomes what it is. */
static void unveil(void) {
    if (played.veiled != 0) {
        (void)match_unveil(&match);
        played.veiled = 0;
    }
}

static void settle(void) {
    match_settle(&match);
    played.held = played.hides = false;
}

/* Of a legal move, in a match that isn't veiled. It may end a turn, whose player can still take it back; or
 * show what can be hidden as long; or show what is seen at once. False: the match is full. */
static bool make(move_t move) {
    const struct making by = making(move);
    const bool stays = !by.person || by.chance;
    bool shown;
    if (by.seat != played.owner || match.length == match.barrier) { /* nobody takes back for others */
        settle();
    }
    if (match_propose(&match, move, &shown) != MATCH_OK) {
        return false;
    }
    played.held = !stays && by.ends && match_turn(&match) != by.seat;
    played.owner = (uint8_t)by.seat;
    played.moved[by.seat] = match.length;
    played.hides = played.hides || shown;
    if (shown && !played.held && (stays || !by.veils)) {
        settle();
    }
    return true;
}

/* Of a match that was replayed: move by move again. */
static void take_stock(uint16_t gone_on) {
    const uint16_t length = match.length;
    match_rewind(&match, 0);
    while (match.length < length && make(match_move(&match, match.length))) {
        if (match.length == gone_on || (played.finished && match.length == length)) {
            settle();
        }
    }
    veil();
}

bool play_allows(move_t move) {
    return !played.held && !played.viewing && match_legal(&match, move) &&
           (!lesson_on() || lesson_allows(move));
}

bool play_move(move_t move) {
    if (!play_allows(move)) {
        return false;
    }
    unveil();
    const bool made = make(move);
    veil();
    if (made) {
        played.holder = is_person_at(played.owner) ? played.owner : played.holder;
        state_changed();
        append(move);
        finish_if_over();
        lesson_moved();
    }
    return made;
}

/* The moves stay, and what they turned up is shown. It is said to the journal before anybody sees it. */
static void stay(void) {
    if (match.length > match.barrier) {
        append(JOURNAL_GO_ON);
        unveil();
        settle();
        state_changed();
    }
}

void play_see(void) {
    const bool held = play_held();
    assert(held);
    stay();
    played.held = held;
}

void play_go_on(void) {
    if (!played.viewing) {
        stay();
        played.held = false;
        state_changed();
        finish_if_over();
    }
}

bool play_barrier_at(unsigned moves, void *state) {
    const bool there = moves == match.barrier;
    if (there && played.veiled != 0) {
        match_veiled_base(&match, played.owner, played.veiled, state);
    } else if (there) {
        memcpy(state, match.base, match.setup.game->state_bytes);
    }
    return there;
}

/* How many moves must go until a person is to move again; 0: a barrier or the beginning comes first. */
static unsigned moves_to_take_back(enum match_result *result) {
    unsigned count = 0;
    do {
        *result = match_undo(&match);
        count += *result == MATCH_OK;
    } while (*result == MATCH_OK && !is_person_at(match_turn(&match)));
    if (*result == MATCH_OK) {
        return count;
    }
    for (bool shown; count > 0; count--) {
        (void)match_propose(&match, match_move(&match, match.length), &shown);
    }
    return 0;
}

enum match_result play_undo(void) {
    enum match_result result = MATCH_BARRIER;
    if (played.finished || played.viewing) {
        return result;
    }
    unveil();
    const unsigned count = moves_to_take_back(&result);
    for (unsigned i = 0; i < count; i++) {
        append(JOURNAL_UNDO);
    }
    if (count > 0) {
        played.held = false;
        played.hides = match_unveil(&match);
    }
    veil();
    state_changed();
    lesson_moved();
    return result;
}

/* ---- handing over */

bool play_covers(void) {
    return settings()->handover != HANDOVER_NEVER && play_person_count() > 1;
}

bool play_hands_over(void) {
    const bool secret = secret_now(), always = settings()->handover == HANDOVER_ALWAYS;
    const bool other = (secret || always) && !play_has_console();
    return play_covers() && play_person_to_move() && (other || (secret && !played.uncovered));
}

bool play_has_console(void) {
    return play_turn() == played.holder;
}

void play_taken(void) {
    played.holder = play_turn();
    played.uncovered = secret_now();
}

bool play_changes_seat(void) {
    const bool changes = play_turn() != played.shown;
    played.shown = play_turn();
    return changes;
}
