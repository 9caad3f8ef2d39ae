/* Choosing one of many moves without ever seeing more than twelve lines. A move's text has parts, separated
 * by colons: first the first part is chosen, then the second of those that are left, and so on. Where there
 * are more than twelve of a kind, they come in groups of neighbours first. Works for any game, for it reads
 * nothing but the texts. */
#ifndef OXHIDE_PLAIN_CHOICE_H
#define OXHIDE_PLAIN_CHOICE_H

#include "game.h"

enum { PLAIN_LINES = 12 };

/* How far the choice has come: to the moves whose first parts are those of `like`. */
struct plain_choice {
    move_t like;    /* a legal one */
    uint8_t parts;  /* so many of them */
    uint16_t from;  /* of their next parts only those from here on, */
    uint16_t count; /* so many; 0: all */
};

enum plain_kind {
    PLAIN_MOVE, /* this is a whole move */
    PLAIN_PART, /* a part that several moves have */
    PLAIN_GROUP /* several parts: `move` has the first, `last` the last */
};
struct plain_line {
    move_t move : GAME_MOVE_BITS;
    unsigned kind : 8;
    move_t last : GAME_MOVE_BITS;
    unsigned more : 8; /* lines or moves after it, as far as they can be counted */
};

/* The lines to choose from now, none only when the game is over. A part that all moves have is chosen without
 * being asked for. */
unsigned plain_choice_lines(struct plain_choice *choice, struct plain_line lines[PLAIN_LINES]);
/* The choice after a line that is no whole move. */
struct plain_choice plain_choice_enter(const struct plain_choice *choice, const struct plain_line *lines,
                                       unsigned at);
/* One step back; false: nothing was chosen yet. */
bool plain_choice_back(struct plain_choice *choice);
/* What was chosen so far, "Play 1"; and what a line adds to it. */
void plain_choice_words(const struct plain_choice *choice, struct text *out);
void plain_line_words(const struct plain_choice *choice, const struct plain_line *line, struct text *out);

#endif
