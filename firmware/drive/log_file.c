#include "log_file.h"

#include <assert.h>
#include <string.h>

#include "journal.h"
#include "review_note.h"
#include "standing.h"
#include "text_window.h"

enum { MOVES_A_STEP = 32 }; /* some 5 ms on the device: nobody notices */

/* A better move that the coach names, and its text once the reading has come to where it could be made. */
struct better {
    uint16_t at;
    move_t move;
    char words[GAME_WORD_MAX];
};

/* Where the reading stands: before the text of `move`. */
static struct {
    uint32_t id; /* 0: nowhere */
    uint32_t at; /* bytes of text before it */
    move_t move; /* MOVE_NONE: after the last */
    uint8_t sector;
    struct setup setup;
    struct journal_walk walk;
    uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
    struct better better[REVIEW_MOMENTS];
} reading;

void log_file_forget(void) {
    reading.id = 0;
}

/* The next move, if the rules allow it: what is stored might be spoilt. */
static void step(void) {
    reading.move = journal_walk_next(&reading.walk);
    if (reading.move != MOVE_NONE && !match_legal_in(reading.setup.game, reading.state, reading.move)) {
        reading.move = MOVE_NONE;
    }
}

static void put_head(struct text *out) {
    setup_text(&reading.setup, out);
    text_put(out, " moves");
}

static void put_move(struct text *out) {
    text_char(out, ' ');
    reading.setup.game->text(reading.state, reading.move, out);
}

/* ---- comments, which `load` skips */

static void put_name(const char name[JOURNAL_NAME], struct text *out) {
    for (unsigned i = 0; i < JOURNAL_NAME && name[i] != '\0'; i++) {
        text_char(out, name[i] >= ' ' && name[i] <= '~' ? name[i] : '?');
    }
}

static void put_seat(const struct journal_entry *entry, unsigned seat, const struct standing *standing,
                     struct text *out) {
    text_format(out, "# seat %u: ", seat + 1);
    put_name(entry->seats[seat].name, out);
    if (standing != NULL) {
        text_format(out, ", %d points, place %u", standing->points[seat], (unsigned)standing->rank[seat]);
    }
    text_char(out, '\n');
}

/* What the coach found (engine/review.h), where it was asked before the drive was shown. `other` is the move
 * that it names, or words for it. */
static void put_moment(const struct review_moment *moment, const char *other, struct text *out) {
    const unsigned played = moment->played, then = moment->other;
    text_format(out, "# coach: seat %u after move %u: ", moment->seat + 1u, (unsigned)moment->at);
    switch ((enum review_kind)moment->kind) { /* 16 words at most, for what reads them as commands */
    case REVIEW_MISTAKE:
        text_format(out, "%u%% to win, %u%% by %s\n", played, then, other);
        break;
    case REVIEW_PERHAPS:
        text_format(out, "%u%% to win, perhaps %u%% (+-%u) by %s\n", played, then, (unsigned)moment->noise,
                    other);
        break;
    case REVIEW_PRAISE:
        text_format(out, "well played: %u%% to win, %u%% by %s\n", played, then, other);
        break;
    default:
        text_format(out, "turned: %u%% to win, then %u%% by %s\n", played, then, other);
        break;
    }
}

/* Goes through what it found: NULL notes the moves that it names, else all is put there. */
static void go_through_coach(struct text *out) {
    uint8_t bytes[REVIEW_NOTE_MAX];
    struct review_note note;
    struct review_moment moment;
    const unsigned count = journal_lent_note(reading.walk.id, reading.walk.slots, bytes, sizeof bytes);
    struct better *better = reading.better;
    for (bool any = review_note_begin(&note, bytes, count); any && review_note_next(&note, &moment);
         better++) {
        assert(better < reading.better + REVIEW_MOMENTS);
        if (out == NULL) {
            *better = (struct better){moment.at, review_line_move(&moment, 0), "another move"};
        } else {
            put_moment(&moment, better->words, out);
        }
    }
}

/* Of the moves that the coach names those that could be made now: what is kept might be of other rules. */
static void name_better(void) {
    for (unsigned i = 0; i < REVIEW_MOMENTS; i++) {
        struct better *const better = &reading.better[i];
        if (better->move != MOVE_NONE && better->at + 1u == reading.walk.done &&
            match_legal_in(reading.setup.game, reading.state, better->move)) {
            struct text_buffer buffer;
            reading.setup.game->text(reading.state, better->move,
                                     text_into(&buffer, better->words, sizeof better->words));
        }
    }
}

/* Who sat where and how it ended, by the moves that are in the log; and where it was played on from. */
static void put_comments(const struct journal_entry *entry, struct text *out) {
    const struct game *game = reading.setup.game;
    const bool over = game->turn(reading.state) == GAME_OVER;
    struct standing standing;
    text_char(out, '\n'); /* after the last move */
    standing_of(game, reading.state, &standing);
    for (unsigned seat = 0; seat < reading.setup.seats; seat++) {
        put_seat(entry, seat, over ? &standing : NULL, out);
    }
    if (!over) {
        text_put(out, "# in progress\n");
    } else if (standing.decided_by > 0) {
        text_format(out, "# decided by %s\n", game->tie_breaks[standing.decided_by - 1]);
    }
    if (entry->origin.match != 0) {
        text_format(out, "# played on from match %u after move %u\n", (unsigned)entry->origin.match,
                    (unsigned)entry->origin.moves);
    }
    if (over) {
        go_through_coach(out);
    }
}

static bool begin(const struct log_file *log) {
    struct journal_entry entry;
    struct text_window head;
    reading.id = 0;
    if (!journal_lent_match(log->sector, &entry) ||
        match_setup_unpack(&reading.setup, entry.setup, log->games) != MATCH_OK ||
        !journal_lent_walk(&reading.walk, log->sector, log->slots)) {
        return false;
    }
    memset(reading.better, 0, sizeof reading.better);
    go_through_coach(NULL);
    memset(reading.state, 0, sizeof reading.state);
    reading.setup.game->start(reading.state, &reading.setup);
    put_head(text_window_open(&head, UINT32_MAX, NULL, 0));
    reading.id = entry.id;
    reading.sector = log->sector;
    reading.at = head.seen;
    step();
    return true;
}

/* Goes on after the present move. */
static void pass(void) {
    assert(reading.move != MOVE_NONE);
    struct text_window window;
    put_move(text_window_open(&window, UINT32_MAX, NULL, 0));
    reading.at += window.seen;
    name_better();
    reading.setup.game->apply(reading.state, reading.move);
    step();
}

bool log_file_size_begin(unsigned sector, const struct game *const *games) {
    const struct log_file whole = {games, (uint8_t)sector, JOURNAL_WALK_MAX};
    return begin(&whole);
}

bool log_file_size_step(uint32_t *size, uint16_t *slots) {
    for (unsigned i = 0; i < MOVES_A_STEP && reading.move != MOVE_NONE; i++) {
        pass();
    }
    struct journal_entry entry;
    struct text_window comments;
    const bool done = reading.move == MOVE_NONE;
    *size = reading.at;
    *slots = reading.walk.slots;
    if (done && journal_lent_match(reading.sector, &entry)) {
        put_comments(&entry, text_window_open(&comments, UINT32_MAX, NULL, 0));
        *size += comments.seen;
    }
    return done;
}

static uint32_t head_bytes(void) {
    struct text_window head;
    put_head(text_window_open(&head, UINT32_MAX, NULL, 0));
    return head.seen;
}

bool log_file_read(const struct log_file *log, uint32_t at, uint8_t *out, uint32_t count) {
    assert(log != NULL && out != NULL);
    struct journal_entry entry;
    struct text_window window;
    if (!journal_lent_match(log->sector, &entry) ||
        ((reading.id != entry.id || at < reading.at) && !begin(log))) {
        return false;
    }
    if (at < head_bytes()) {
        put_head(text_window_open(&window, at, out, count));
        out = window.out;
        count = window.room;
        at = reading.at;
    }
    while (count > 0 && reading.move != MOVE_NONE) {
        put_move(text_window_open(&window, at - reading.at, out, count));
        at += (uint32_t)(window.out - out);
        out = window.out;
        count = window.room;
        if (reading.at + window.seen > at) {
            return true; /* the rest of this move's text is for the next piece */
        }
        pass();
    }
    if (count > 0) {
        put_comments(&entry, text_window_open(&window, at - reading.at, out, count));
        memset(window.out, '\n', window.room); /* of a log that got shorter, for a record was spoilt */
    }
    return true;
}
