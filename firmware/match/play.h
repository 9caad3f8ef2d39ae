/* The match that is played, for every game: who sits where, moves that are saved as they are made, taking
 * back, when to hand the console over. A game's screens only name moves and ask how things stand. There is
 * one match at a time; the others wait in the journal. Beside it: opponents.h plays the seats without a
 * person, hint.h advises those with one, replay.h goes through the match from its beginning. */
#ifndef OXHIDE_PLAY_H
#define OXHIDE_PLAY_H

#include <stdbool.h>
#include <stdint.h>

#include "match.h"
#include "settings.h"
#include "standing.h"

enum {
    PLAY_PERSON = 0,      /* a seat's level; 1 and more: an opponent of that level */
    PLAY_SEED_DIGITS = 9, /* of a seed that can be typed */
};

enum { PLAY_KIND_LEVEL, PLAY_KIND_SEAT_STYLE }; /* bytes of journal_seat.kind */

/* Power-on, when the journal is mounted: no match is played. */
void play_start(void);

/* ---- beginning, going on, ending */

struct play_seat {
    uint8_t level; /* PLAY_PERSON, or an opponent's number */
    uint8_t who;   /* the seat in the settings, from which name, colour and shape come */
};
/* False: the set-up is not one of the game's. */
bool play_new(const struct setup *setup, const struct play_seat seats[GAME_SEATS_MAX]);
/* One that is not saved and doesn't count: a lesson's (lesson.h). */
bool play_practice(const struct setup *setup, const struct play_seat seats[GAME_SEATS_MAX]);

/* The match in progress that was played last. */
struct play_last {
    struct setup setup;
    uint32_t id; /* in the journal; 0: it couldn't be saved, and lasts as long as there is power */
    bool loaded; /* it is the match that is played */
};
/* Only looks: nothing is loaded or changed. False: there is none. */
bool play_peek_last(struct play_last *last);
/* It becomes the match that is played. False: there is none, or it can't be read. */
bool play_resume_last(void);
/* Any match that the journal keeps becomes the one that is played; a finished one to be looked at. False: it
 * can't be read, and none is played. */
bool play_take_up(uint32_t id);
uint32_t play_id(void);      /* of the match that is played, in the journal */
bool play_loaded(void);      /* there is a match that is played, or was played just now */
uint32_t play_version(void); /* another number after each change of the match */
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
unsigned play_level(unsigned seat); /* PLAY_PERSON, or an opponent's number */
bool play_is_person(unsigned seat);
unsigned play_person_count(void); /* how many of the seats */
bool play_person_to_move(void);
bool play_opponent_to_move(void); /* neither is true when the match is over */
const char *play_name(unsigned seat);
unsigned play_seat_style(unsigned seat); /* colour and shape */
/* Points now, by seat. */
const struct standing *play_standing(void);

/* ---- looked at again (replay_screen.c) */

/* For everybody who asks, the match stands where it stood after so many moves, in this state, and nobody is
 * to move. Nothing of it is lost, and nothing is saved: play_view_end puts it back. */
void play_view(unsigned moves, const void *state);
void play_view_end(void);
bool play_viewing(void);
/* Until it is viewed elsewhere, the steps' screens show what the person there had to decide. No move is made.
 */
void play_view_ask(void);
bool play_view_asks(void);
/* A new match begins with the moves up to there, and is played on by these: PLAY_PERSON, or an opponent's
 * number, for each seat. Somebody is to move there. The other one stays as it is. */
void play_on(const uint8_t levels[GAME_SEATS_MAX]);
/* The match in the journal that this one was played on from, and after how many moves; 0: from none. Its
 * result is in no statistics. */
uint32_t play_origin(unsigned *moves);
unsigned play_moves(void); /* of the whole match, wherever it is viewed */
/* The match and another place in it change places: for a moment, for somebody who thinks about that one.
 * Meanwhile only the engine looks; twice is as before. */
struct play_place {
    uint16_t moves;
    uint32_t state[GAME_STATE_MAX / sizeof(uint32_t)];
};
void play_swap(struct play_place *place);
bool play_finished(void); /* the whole match is over */

/* ---- moves */

/* Is it legal now, with no lesson against it? */
bool play_allows(move_t move);
/* False: not legal, or a turn is held; nothing has changed. */
bool play_move(move_t move);
/* A person's move that ends a turn holds it: nobody is to move until that person goes on. What it turned up,
 * and what others did that the game `veils`, is hidden until then: the match is as if all that its players
 * couldn't know before were dealt again, so neither a screen nor a search can find it. So all of it can be
 * taken back, also after the power was gone. */
bool play_held(void);
unsigned play_owner(void); /* who made the last move */
/* How many moves there were after the last one that the seat made, undone or not; 0: it made none. */
unsigned play_moved(unsigned seat);
/* It stays, and what it turned up is shown; it is held until its player goes on. */
void play_see(void);
/* It stays: what it turned up is shown, and the next one is to move. */
void play_go_on(void);
/* The state after so many moves, as its players may know it, if those are all that can't be taken back; else
 * false. */
bool play_barrier_at(unsigned moves, void *state);
/* Takes back the last move of a person; an opponent's moves after it go with it. */
enum match_result play_undo(void);

/* ---- saving */

enum save_state {
    SAVE_WELL,
    SAVE_PART_LOST, /* not all that was saved can be read any more */
    SAVE_NO_ROOM,   /* moves can't be saved: as long as the oldest match in progress is kept */
    SAVE_FAILED,    /* moves can't be saved: the flash doesn't take them */
};
/* What is to be said about it, once: SAVE_WELL when there is nothing new. */
enum save_state play_save_news(void);
/* The match in progress that was begun first makes room: all of this one is saved, in a sector of its own. */
void play_drop_oldest(void);

/* ---- handing over */

/* Do several people share the console, so that what one of them alone may see stands behind a cover? */
bool play_covers(void);
/* Must the console go to another person before the seat to move is shown anything; or does that one, who has
 * it, decide about a secret, and the others are to look away? */
bool play_hands_over(void);
bool play_has_console(void); /* the seat to move, as far as is known */
void play_taken(void);       /* it has it, and looks */
/* Does somebody else decide than when this was asked last? */
bool play_changes_seat(void);

#endif
