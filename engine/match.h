/* A match is its set-up and its moves. The state is rebuilt by playing them, undo plays them again from the
 * last barrier (the last move that showed something hidden), and a save is a header and three bytes a move.
 * The match is the only way in to a game's rules for everything that plays: it refuses what is not legal and
 * changes nothing. */
#ifndef OXHIDE_MATCH_H
#define OXHIDE_MATCH_H

#include <stddef.h>

#include "game.h"

enum {
    /* Moves in one match. Monuments needs the most (docs/rules-monuments.md, How long); it takes 21 kB. */
    MATCH_LENGTH_MAX = 7000,
    MATCH_SETUP_BYTES = 20, /* a packed set-up: see match_setup_pack */
    MATCH_MOVE_BYTES = 3,   /* a packed move: GAME_MOVE_BITS */
};

enum match_result {
    MATCH_OK,
    MATCH_ILLEGAL,     /* no legal move, or the game is over */
    MATCH_FULL,        /* the log has no room for another move */
    MATCH_NOTHING,     /* nothing to take back or to play again */
    MATCH_BARRIER,     /* the last move showed something hidden: it stays */
    MATCH_BAD_SETUP,   /* seats or options that the game doesn't have */
    MATCH_BAD_GAME,    /* no such game here */
    MATCH_BAD_VERSION, /* the log was written by another version of the game's rules */
    MATCH_BAD_FORM,    /* not a log at all, or cut off in its head */
};

/* A sentence for people; never NULL. */
const char *match_result_text(enum match_result result);

struct match {
    struct setup setup;
    uint16_t length;  /* moves played */
    uint16_t redo;    /* moves after them that were taken back and can be played again */
    uint16_t barrier; /* moves that can't be taken back */
    uint16_t room;    /* moves that the log can hold */
    uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)]; /* now; words, so that any game's struct is aligned */
    uint32_t base[GAME_STATE_MAX / sizeof(uint32_t)];  /* as it was after the barrier */
    uint8_t log[MATCH_LENGTH_MAX * MATCH_MOVE_BYTES];  /* last, so that less memory can hold a shorter one */
};

enum match_result match_start(struct match *match, const struct setup *setup);
/* The same in memory of MATCH_BYTES(room), for a match of at most so many moves. */
#define MATCH_BYTES(room) (offsetof(struct match, log) + (size_t)(room)*MATCH_MOVE_BYTES)
enum match_result match_start_within(struct match *match, const struct setup *setup, uint16_t room);
int match_turn(const struct match *match);
/* The legal moves, ascending; `out` takes GAME_MOVES_MAX. */
unsigned match_moves(const struct match *match, move_t *out);
bool match_legal(const struct match *match, move_t move);
/* Room for a list of legal moves, for whoever needs it between two calls: match_legal, match_play, match_find
 * and signature_match write over it. 4 kB are too much for a stack. */
move_t *match_scratch(void);
/* The same of a state that is in no match. */
bool match_legal_in(const struct game *game, const void *state, move_t move);
enum match_result match_play(struct match *match, move_t move);
enum match_result match_undo(struct match *match);
enum match_result match_redo(struct match *match);
move_t match_move(const struct match *match, unsigned index); /* of the log, redo included */

/* For a console on which moves can be taken back until their player goes on, whatever they turned up: that is
 * hidden as long. */

/* Takes back moves down to so many, whatever they showed; they can be played again. */
void match_rewind(struct match *match, uint16_t length);
/* Plays a legal move that can be taken back until it is settled. */
enum match_result match_propose(struct match *match, move_t move, bool *shown);
void match_settle(struct match *match); /* all moves so far stay */
/* What the seat could not know at the barrier is reshuffled, and the moves after it are played on that:
 * nothing of what they turned up can be seen in the state, or be found by a search. Returns which veil that
 * is; 0 if the moves can't be played, or lead to another's turn, however it is reshuffled: the state stays
 * then. Whoever plays on has to unveil it first. */
unsigned match_veil(struct match *match, int seat);
/* The state is as it was dealt again. True: a move after the barrier has shown something. */
bool match_unveil(struct match *match);
/* What such a veil begins with. */
void match_veiled_base(const struct match *match, int seat, unsigned veil, void *state);

/* Text. A move's text is looked up among the legal ones, so every game reads moves the same way. */
void match_text(const struct match *match, move_t move, struct text *out);
move_t match_find(const struct match *match, const char *words);
/* "bronze 1 seats=2 seed=7 edition=2018 moves play:1:pottery:1 done ..." in one line: the text log. */
void match_log(const struct match *match, struct text *out);

/* Reads a text log word by word as it comes, so that a log of any length needs no buffer. `match` changes
 * only when the head is complete and good; then it holds the moves as far as they were good. */
struct match_reader {
    struct match *match;
    const struct game *const *games;
    struct setup setup;
    enum { READER_GAME, READER_VERSION, READER_SETUP, READER_MOVES } step;
    uint16_t moves;           /* read so far, for the error's message */
    uint16_t room;            /* moves that the match has room for; 0: MATCH_LENGTH_MAX */
    enum match_result result; /* MATCH_OK so far */
};

void match_read_begin(struct match_reader *reader, struct match *match, const struct game *const *games);
enum match_result match_read_word(struct match_reader *reader, const char *word);
enum match_result match_read_end(struct match_reader *reader);

/* Set-ups from words: "seats=3", "seed=7", "edition=2017". */
void setup_default(struct setup *setup, const struct game *game);
bool setup_word(struct setup *setup, const char *word);
bool setup_good(const struct setup *setup);
void setup_text(const struct setup *setup, struct text *out);
void setup_json(const struct setup *setup, int viewer, struct json *out);

/* Bytes, little-endian: game's id (1), version (2), seats (1), options (6), zeros (2), seed (8). Every byte
 * has one meaning, so equal set-ups are equal bytes. docs/save-format.md */
void match_setup_pack(const struct setup *setup, uint8_t out[MATCH_SETUP_BYTES]);
enum match_result match_setup_unpack(struct setup *setup, const uint8_t in[MATCH_SETUP_BYTES],
                                     const struct game *const *games);

#endif
