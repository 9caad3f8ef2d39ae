/* The match that is being played, for every game: who sits where, moves that are saved as they are made,
 * taking back, opponents that think in slices, when to hand the console over. A game's screens
 * only name moves and ask how things stand. There is one match at a time; the others wait in the journal. */
#ifndef OXHIDE_PLAY_H
#define OXHIDE_PLAY_H

#include <stdbool.h>
#include <stdint.h>

#include "match.h"
#include "settings.h"
#include "standing.h"

enum {
    PLAY_PERSON = 0,      /* a seat's level; 1 and more: an opponent of that level */
    PLAY_SLICE_US = 4000, /* thought between two looks at the keys */
    PLAY_SEED_DIGITS = 9, /* of a seed that can be typed */
    PLAY_ROUNDS_MAX = 96, /* points kept for the chart: Monuments has 80 rounds */
};

enum { PLAY_KIND_LEVEL, PLAY_KIND_SEAT_STYLE }; /* bytes of journal_seat.kind */

/* Power-on, when the journal is mounted: no match is played. */
void play_start(void);

/* ---- beginning, going on, ending */

struct play_seat {
    uint8_t level; /* PLAY_PERSON, or an opponent's */
    uint8_t who;   /* the seat in the settings, from which name, colour and shape come */
};
/* False: the set-up is not one of the game's. */
bool play_new(const struct setup *setup, const struct play_seat seats[GAME_SEATS_MAX]);
/* The match in progress that was played last, as its head says: false if there is none. */
bool play_waiting(struct setup *setup);
bool play_resume(void); /* it becomes the match that is played */
/* Any match that the journal keeps becomes the one that is played; a finished one to be looked at. False: it
 * can't be read, and none is played. */
bool play_take_up(uint32_t id);
uint32_t play_id(void); /* of the match that is played, in the journal */
bool play_on(void);     /* there is a match that is played, or was played just now */
/* Throws away the match that is played, or any that the journal keeps. */
void play_forget(void);
void play_forget_kept(uint32_t id);
uint64_t play_random_seed(void);

/* ---- how it stands */

const struct match *play_match(void);
const struct game *play_game(void);
const void *play_state(void);
unsigned play_seats(void);
int play_turn(void);                /* GAME_OVER: it is over */
unsigned play_seat(void);           /* whose turn it is; once it is over, who has won */
unsigned play_level(unsigned seat); /* PLAY_PERSON, or an opponent's */
bool play_is_person(unsigned seat);
unsigned play_person_count(void); /* how many of the seats */
bool play_person_to_move(void);
const char *play_name(unsigned seat);
unsigned play_seat_style(unsigned seat); /* colour and shape */
/* Points now, by seat. */
const struct standing *play_standing(void);

/* ---- moves */

/* False: not legal, and nothing has changed. */
bool play_move(move_t move);
/* Takes back the last move of a person; an opponent's moves behind it go with it. */
enum match_result play_undo(void);
enum match_result play_redo(void);
/* Says once, by a dialog, that moves can't be saved: after the screens have been put right. */
void play_tell(void);

/* ---- handing over */

/* Must the console go to another person before the seat to move is shown anything? */
bool play_hands_over(void);
/* The person to move has it. */
void play_taken(void);

/* ---- opponents */

/* Goes on with an opponent's turn: thinks for a slice, and plays the move when it is decided and the pace's
 * time since the last one is over. Answers in how many ms it wants to be called again; *moved is the move
 * that was played, or MOVE_NONE. */
uint32_t play_opponent(move_t *moved);
/* A press: no more waiting between opponents' moves until a person is to move; and if one thinks, it moves by
 * what it has thought so far. As long as A stays down the next thoughts are cut short, too. */
void play_skip(void);
/* An opponent has been thinking for a while: how far it is, 1 to PLAY_THOUGHT_STEPS; or 0. */
enum { PLAY_THOUGHT_STEPS = 6 };
unsigned play_thought(void);
uint32_t play_pace_ms(void); /* between them, as it is now */

/* ---- hints, for a person who is to move: as opponents think, with the same memory */

void play_hint_begin(void);
bool play_hint_think(void);       /* a slice; true when the move is decided */
void play_hint_hurry(void);       /* the next slice decides */
unsigned play_hint_percent(void); /* of what is to be thought */
/* The move that was decided; writes what it brings by the end of the turn, or nothing. */
move_t play_hint(struct text *reason);

/* ---- the match from its beginning, on a state of its own */

/* Begins before the first move, and goes one move on: NULL when there is none left. One at a time. */
const void *replay_begin(void);
const void *replay_next(void);
unsigned replay_position(void); /* moves played so far */

#endif
