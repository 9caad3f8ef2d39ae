/* A lesson: an excerpt of a match that teaches its game while it is played, on the game's own screens. It is
 * data, made of a text by tools/converters/lesson_convert.c (docs/adding-a-lesson.md): scenes, each a set-up
 * and the moves that have been made when it begins; and steps, which are captions to be read, a decision with
 * the moves that are allowed, or an opponent's move. The frame plays lessons of any game: nothing of it is
 * saved as a match, but how far it has come is, at each step. */
#ifndef OXHIDE_LESSON_H
#define OXHIDE_LESSON_H

#include <stdbool.h>
#include <stdint.h>

#include "canvas.h"
#include "game.h"
#include "lesson_progress.h"

enum {
    LESSON_CAPTIONS_MAX = 5, /* of one step */
    LESSON_WHYS_MAX = 3,     /* likewise: why another move is not allowed */
    LESSON_MOVES_MAX = 15,   /* that one step allows: they are kept as four bits */
};

enum lesson_kind {
    LESSON_SAY,   /* to be read; A goes on */
    LESSON_DO,    /* the person's move */
    LESSON_WATCH, /* an opponent's move */
    LESSON_COUNT, /* the last count, to be read line by line: the last step */
};

/* Where the cursor stands when a step begins: where it happens to, on a move, or on what it moves; and where
 * it happens to in a decision that comes again, without what was chosen before. */
enum lesson_cursor { LESSON_ANYWHERE, LESSON_ON_MOVE, LESSON_ON_UNIT, LESSON_AGAIN };

/* What a caption points at. */
enum lesson_thing { LESSON_NOTHING, LESSON_WORDS, LESSON_CURSOR, LESSON_AREA };

/* The first of a step whose `on` stands on the screen is shown. It lies where it covers neither the cursor
 * nor what it points at. */
struct lesson_caption {
    const char *on;    /* words on the screen; NULL: always */
    const char *words; /* rich text */
    const char *at;    /* of LESSON_WORDS: which, on the screen */
    uint8_t thing;
    uint8_t top;                 /* where its box begins; 0: it ends above the keys */
    uint8_t x, y, width, height; /* of LESSON_AREA */
};

struct lesson_step {
    uint8_t kind;
    uint8_t caption_count, move_count;
    uint8_t why_count; /* after the captions: why not another move, which point at what is meant */
    uint8_t cursor;    /* enum lesson_cursor */
    move_t on;         /* that one, of the cursor */
    const struct lesson_caption *captions;
    const move_t *moves; /* that are allowed; the opponent's */
};

struct lesson_scene {
    uint32_t seed;
    uint8_t seats, level; /* the opponents' */
    uint8_t options[GAME_OPTIONS_MAX];
    uint8_t first;        /* of its steps */
    uint16_t move_count;  /* that have been made when it begins */
    const uint8_t *moves; /* three bytes each, little-endian */
};

struct lesson {
    const struct lesson_scene *scenes;
    const struct lesson_step *steps;
    uint8_t scene_count, step_count;
    uint8_t minutes; /* that it takes */
    uint8_t edition; /* a sum of its steps: how far another edition had come is no use */
};

/* ---- the way through it */

struct game_ui;

/* Is it to be offered, the game being opened? Only to those who have neither finished a match of it, nor
 * begun the lesson, nor declined it. */
bool lesson_offers(const struct game_ui *ui);
void lesson_decline(const struct game_ui *ui); /* it is not offered again */
/* Over home: begins it, or goes on where it was left. */
void lesson_open(const struct game_ui *ui);
/* Power-on. `resumes`: goes on with the one that was on the screen when the power went. False: none is. */
bool lesson_start(bool resumes);
bool lesson_on(void);
bool lesson_goes_on(void); /* it is on, and hasn't come to its end */
/* It goes off the screen: where it was is kept. */
void lesson_leave(void);
/* It has been played to its end: "That is all you need." */
void lesson_end_show(void);

/* ---- for the match that is played, while a lesson is on */

/* Does the step that it is at allow the move? Otherwise it is said why not. */
bool lesson_allows(move_t move);
/* The same of a part of one that a press chooses already, those bits of it: a card, before its column. */
bool lesson_allows_part(move_t part, move_t bits);
/* The step of the person has come up: the cursor goes where the lesson wants it. */
void lesson_point(void);
void lesson_moved(void);       /* one was played, or taken back */
unsigned lesson_barrier(void); /* so many moves can't be taken back */
/* The person's, as a hint: the one that the cursor is led to, or the first; MOVE_NONE: none is left. */
move_t lesson_meant(void);
/* The opponent's; MOVE_NONE: something is to be read first. */
move_t lesson_opponents_move(void);

/* ---- for the guide (lesson_guide.c) */

const struct lesson_step *lesson_step_now(void); /* NULL: there is none, or no more */
void lesson_next(void);                          /* what was to be read has been */
bool lesson_refused(void);                       /* a move was, just now */
void lesson_refusal_end(void);
void lesson_guide_begin(void);
void lesson_guide_end(void);
void lesson_guide_renew(void); /* another step */

/* ---- for tests */

unsigned lesson_step_number(void);
/* Words of the caption on the screen, or NULL; and whether what it points at is there. */
const char *lesson_caption_now(bool *pointed);
/* Where the caption, or why not, was drawn last; and whether it lay over the cursor or over what it points
 * at. */
struct area lesson_caption_box(bool *covers);

#endif
